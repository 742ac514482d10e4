"""Below a table the first list shows three entries, and the rest on a press."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from markdown import Markdown

from widgets.site.pages import fences
from widgets.site.pages.folded import AT_ONCE
from widgets.templates import LANGUAGES

ROOM = '<section class="rake-widget" data-room>\n</section>\n\n'
LABELS = {"en": "The rest", "ru": "Остальное"}


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    """Set the page being built to each language in turn."""
    before = fences.page
    fences.begin(fences.Page(request.param))
    yield request.param
    fences.begin(before)


def page(entries: int, before: str = ROOM) -> str:
    """Return the HTML of a page with two lists of as many entries."""
    written = "\n".join(f"- entry {number}" for number in range(1, entries + 1))
    return Markdown(extensions=["widgets.site.pages.folded"]).convert(f"{before}{written}\n\nThen:\n\n{written}\n")


def test_below_a_table_a_long_list_shows_three_entries_and_the_rest_on_a_press(lang: str) -> None:
    seen, _, folded = page(AT_ONCE + 2).partition("<details")
    folded, _, after = folded.partition("</details>")
    assert seen.count("<li>") == AT_ONCE
    assert folded.count("<li>") == 2
    assert f"<summary>{LABELS[lang]}</summary>" in folded
    assert after.count("<li>") == AT_ONCE + 2, "other lists stay whole"


def test_a_list_stays_whole_where_only_one_entry_would_be_hidden_or_no_table_is_above(lang: str) -> None:
    assert "<details" not in page(AT_ONCE + 1)
    assert "<details" not in page(AT_ONCE + 2, before="")

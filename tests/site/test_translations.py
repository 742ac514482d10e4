"""The translated pages beside the English ones: as new, and built alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from widgets.site.pages import translations
from widgets.site.pages.translations import DOCS, source

RUSSIAN = translations.translations()


def test_no_translation_is_older_than_its_source() -> None:
    assert translations.stale() == [], (
        "bring it up to date, then: python -m widgets.site.pages.translations --accept PAGE"
    )


def test_every_page_is_in_russian() -> None:
    assert translations.missing("ru") == []


@pytest.mark.parametrize("page", RUSSIAN, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_a_translation_has_the_headings_the_examples_and_the_links_of_its_source(page: Path) -> None:
    ours, theirs = page.read_text("utf-8"), source(page).read_text("utf-8")
    for pattern in (
        r"(?m)^(#+) .*?(\{#.*\})?$",
        r"(?ms)^```(?:rake-|game-|python$).*?^```$",
        r"(?m)^```picture .*$",
        r"(?m)^```odds \w+$",
        r"(?m)^::: .*$",
        r"\{\{ \w+ \}\}",
    ):
        # People have names of the page's language.
        unnamed = [re.sub(r'(source|table|folds)="[\w.]*"', r"\1", text) for text in (ours, theirs)]
        assert re.findall(pattern, unnamed[0]) == re.findall(pattern, unnamed[1])
    for pattern in (r"\]\((.*?)\)", r"\[([A-Z]*\d+\.\d+)\]"):
        assert sorted(re.findall(pattern, ours)) == sorted(re.findall(pattern, theirs))


def test_a_page_is_told_stale_and_accepted(tmp_path: Path) -> None:
    english, russian = tmp_path / "deck.md", tmp_path / "deck.ru.md"
    english.write_text("# The deck\n", "utf-8")
    russian.write_text("---\ntitle: Колода\n---\n\n# Колода\n", "utf-8")
    assert translations.stale(tmp_path) == [russian]
    translations.accept(russian)
    assert translations.stale(tmp_path) == []
    assert russian.read_text("utf-8").startswith(f"---\ntitle: Колода\nsource: {translations.digest(english)}\n---\n")
    english.write_text("# The whole deck\n", "utf-8")
    assert translations.stale(tmp_path) == [russian]
    translations.accept(russian)
    assert translations.stale(tmp_path) == []
    assert russian.read_text("utf-8").count("source:") == 1
    assert translations.missing("ru", tmp_path) == []
    (tmp_path / "odds.md").write_text("# Odds\n", "utf-8")
    assert translations.missing("ru", tmp_path) == [tmp_path / "odds.md"]
    (tmp_path / "odds.md").write_text("---\nonly: en\n---\n\n# Odds\n", "utf-8")
    assert translations.missing("ru", tmp_path) == []


def test_pages_in_english_only_have_no_russian_copy_and_are_not_searched(site: Path) -> None:
    pages = [page for page in DOCS.rglob("*.md") if translations.only(page)]
    assert len(pages) >= 3
    for page in pages:
        folder = page.relative_to(DOCS).with_suffix("").as_posix().removesuffix("index").rstrip("/")
        assert (site / folder / "index.html").exists()
        assert not (site / "ru" / folder).exists()
        assert folder not in (site / "search" / "en.json").read_text("utf-8")


def test_the_command_lists_and_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main([]) == 0
    assert capsys.readouterr().out == ""
    with pytest.raises(SystemExit):
        translations.main(["--accept", str(DOCS / "deck.md")])


@pytest.mark.parametrize("page", ["all.md", "all.ru.md"])
def test_the_whole_rulebook_takes_each_section_from_its_heading_on(page: str) -> None:
    taken = re.findall(r'^--8<-- "(.*):(\d+):"$', (DOCS / "rules" / page).read_text("utf-8"), re.MULTILINE)
    assert len(taken) == 9
    for path, line in taken:
        assert re.match(r"# \d ", (DOCS / path).read_text("utf-8").splitlines()[int(line) - 1])

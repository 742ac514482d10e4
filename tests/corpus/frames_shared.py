"""Frames that every widget has a share in: posted links, packs of what they show, and what is refused everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .blocks import Block
from .page import LANGUAGES, Page
from .sources import NOTHING, ROOT, Source

DECKS = ("vardic", "standard")

HAND = "rake=1&hand=AS.AW.AF.9C.2S"
HANDS = "rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W"


def half[T](lang: str, all_of_them: Sequence[T]) -> Sequence[T]:
    """Return every other one: frames that are long or much alike are held in one of the languages."""
    return all_of_them[LANGUAGES.index(lang) :: 2]


def links() -> list[tuple[str, str]]:
    """Return the widget and the query of each link that readers have posted."""
    lines = (ROOT / "tests" / "data" / "links.txt").read_text("utf-8").splitlines()
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines if line[:1] not in ("", "#")]


def linked(widget: str, lang: str, packs: Sequence[int], source: Source = NOTHING) -> Iterator[Block]:
    """Yield every posted link of a widget; of those at some places the packs in both decks."""
    for number, query in enumerate(query for name, query in links() if name == widget):
        page = Page(widget, lang, f"link {number}", source).ask(link=query)
        if number in packs:
            page.pack(*DECKS)
        yield from page.blocks


def refused(widget: str, lang: str, source: Source = NOTHING) -> Iterator[Block]:
    """Yield what is refused: a message, a state, links that cannot be read or belong to another page."""
    page = Page(widget, lang, "refused", source, shared=True)
    page.ask(keep=False).send("nonsense").ask(state="rake=1 what=this").ask(state="rake=2")
    page.ask(link=HANDS if widget == "hand" else HAND)
    yield from page.blocks


def bad_links(widget: str, lang: str, *queries: str) -> Iterator[Block]:
    """Yield links that hold something for this widget, but not what they should."""
    page = Page(widget, lang, "bad", shared=True)
    for query in queries:
        page.ask(link=query)
    yield from page.blocks

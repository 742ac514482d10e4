"""What is on the chart of a game: its rules, from its first page, and the moment of its example, as rows of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from itertools import takewhile
from typing import Any

from widgets.games.rake.picture import cell
from widgets.host import game_named, position
from widgets.kit.widget import Context
from widgets.shelf.presentation import ForChips
from widgets.site.paper.reading import Element

_STATE = re.compile(r'<form [^>]*data-widget="deal"[^>]*>\s*<input type="hidden" name="state" value="([^"]*)"')

_STEP = re.compile(r"\bstep=\d+")
_NOTHING = re.compile(r"(?<![\d,.])0(?![\d,.])")


def drawing(code: str) -> str:
    """Return what the sheet of the standard deck calls a card."""
    return cell(code, plain_ace=True)[0]


def example(html: str, word: str, lang: str, steps: str = "") -> tuple[list[dict[str, Any]], str]:
    """Return the rows of cards in the example of a game's first page, and what has just happened there.

    Before them come the first rows at earlier `steps`, such as the cards that others have played to a trick. Raises
    `ValueError` if the page has no example.
    """
    state = _STATE.search(html)
    if not state:
        raise ValueError("the first page of the game has no example")
    at_end = unescape(state[1])
    shown = position("deal", at_end, lang, word)
    before = [position("deal", _STEP.sub(f"step={step}", at_end), lang, word).rows[0] for step in steps.split()]
    notes = [row.note for row in shown.rows]
    for_chips = isinstance(game_named(word).widgets["play"].init("", Context()).presentation, ForChips)

    def noted(note: str) -> str:
        note = "" if note in shown.lines else _counted(_once(note, notes))
        return _without_chips(note) if for_chips else note

    rows = [
        {"label": _counted(row.label), "note": noted(row.note), "cards": [*map(drawing, row.cards)]}
        for row in [*before, *shown.rows]
    ]
    return rows, " ".join(shown.lines)


def _counted(words: str) -> str:
    """Return words unless they count what there is none of: no tricks so far, a pot that has been paid."""
    return "" if _NOTHING.search(words) else words


def _once(note: str, notes: list[str]) -> str:
    """Return a note unless another one says the same of a player, such as a bid."""
    return "" if any(other.startswith(f"{note}:") for other in notes) else note


def _without_chips(note: str) -> str:
    """Return a note without how many chips a player has or has won: only the others on the screen make sense of it."""
    kept = ", ".join(part for part in note.split(", ") if not re.match(r"\+?\d", part))
    return kept[:1].lower() + kept[1:]


def caption(page: Element) -> Element:
    """Return the paragraph that leads to the example of a game's first page, an empty one if none does."""
    blocks = _blocks(page)
    *_, at = (at for at, each in enumerate(blocks) if each.tag == "section")
    return blocks[at - 1] if blocks[at - 1].tag == "p" else Element("p")


def facts(page: Element) -> Iterator[Element]:
    """Yield what the first page of a game says before its lesson; what leads to an example goes with the example."""
    blocks = _blocks(page)
    for block, after in zip(blocks, [*blocks[1:], Element("p")], strict=True):
        if block.tag != "section" and (block.tag != "p" or after.tag != "section"):
            yield block


def gist(rules: Element, anchor: str) -> Element:
    """Return the first table of a rule, or its first paragraph. Raises `ValueError` if the page has no such rule."""
    blocks = [each for each in rules.children if isinstance(each, Element)]
    start = next((at for at, each in enumerate(blocks, 1) if each.attributes.get("id") == anchor), None)
    if start is None:
        raise ValueError(f"no rule is {anchor}")
    rule = [*takewhile(lambda each: each.tag not in ("h2", "h3"), blocks[start:])]
    return next((each for each in rule if each.tag == "table"), rule[0])


def lines(table: Element) -> list[str]:
    """Return what the lines of a table are called: what is in the first cell of each."""
    rows = [[each for each in row.children if isinstance(each, Element)] for row in table if row.tag == "tr"]
    return [first.text for first, *_ in rows[1:]]


def _blocks(page: Element) -> list[Element]:
    """Return what lies between the title of a game's first page and its lesson."""
    blocks = [each for each in page.children if isinstance(each, Element)][1:]
    end = next((at for at, each in enumerate(blocks) if each.attributes.get("id") == "path"), len(blocks))
    return blocks[:end]

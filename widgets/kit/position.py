"""A position for sharing: a title, rows of cards and closing lines. The template `share.html` of a widget writes it.

The template's first line is the title; a line `label|AS TW xx|note` is a row (its cards or its note may be missing);
any other line is a closing line. All forms of the forum pack, and the picture, are made from this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

_ESCAPED = {"&lt;": "<", "&gt;": ">", "&#34;": '"', "&#39;": "'", "&nbsp;": " ", "&amp;": "&"}
"""The HTML escapes that Jinja and our templates write, with their characters.

`html.unescape` would work too, but it has a table of 2,231 more, which every reader would have to download.
"""

OTHER_DECK = {"vardic": "standard", "standard": "vardic"}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cards with a label before and a note after it; cards are given by code, `xx` for one face down."""

    label: str
    cards: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class SharedPosition:
    """A position for sharing, as plain text in the reader's language: title, rows of cards, closing lines."""

    title: str
    rows: tuple[Row, ...] = ()
    lines: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """The code of every card, also face-down ones, in the order of the rows."""
        return tuple(card for row in self.rows for card in row.cards)


def plain(html: str, deck: str) -> str:
    """Return the text of a piece of HTML with the card names of one deck only.

    Links are left out, because they are only numbers of rules.
    """
    html = re.sub(rf'<span class="rake-{OTHER_DECK[deck]}">.*?</span>|<a .*?</a>', "", html)
    text = re.sub("<[^>]+>", "", html)
    for written, meant in _ESCAPED.items():
        text = text.replace(written, meant)
    return " ".join(text.split())


def read_position(html: str, deck: str) -> SharedPosition:
    """Return the position that a template `share.html` has written, with the card names of one deck."""
    title, *rest = (line for line in (plain(line, deck) for line in html.splitlines()) if line)
    rows = (_row(*map(str.strip, line.split("|"))) for line in rest if "|" in line)
    full = (row for row in rows if row.cards or row.note)
    return SharedPosition(title, tuple(full), tuple(line for line in rest if "|" not in line))


def _row(label: str, cards: str, note: str) -> Row:
    return Row(label, tuple(cards.split()), note)


def joined(pieces: Iterable[str], between: str) -> str:
    """Return the pieces that are not empty, joined by `between`."""
    return between.join(piece for piece in pieces if piece)

"""A position as people pass it on: a title, rows of cards, closing lines. Widgets write it as text in `share.html`.

The first line is the title; a line `label|AS TW xx|note` is a row (its cards or its note may be missing); any other
line is a closing one. Whatever is made for a forum is made from this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

_ESCAPED = {"&lt;": "<", "&gt;": ">", "&#34;": '"', "&#39;": "'", "&amp;": "&"}
"""What Jinja writes for these letters. `html.unescape` knows 2,231 more, and every reader would download them."""

OTHER_DECK = {"vardic": "standard", "standard": "vardic"}


@dataclass(frozen=True, slots=True)
class Row:
    """Cards that lie together, by their codes, `xx` for one face down: what they are, and what is said of them."""

    label: str
    cards: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Position:
    """What is shown, in the reader's language, without any markup."""

    title: str
    rows: tuple[Row, ...] = ()
    lines: tuple[str, ...] = ()

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the code of every card, face-down ones too, in the order of the rows."""
        return tuple(card for row in self.rows for card in row.cards)


def plain(html: str, deck: str) -> str:
    """Return the words of a piece of HTML, in the names of one deck. Links are left out: they hold rules' numbers."""
    html = re.sub(rf'<span class="rake-{OTHER_DECK[deck]}">.*?</span>|<a .*?</a>', "", html)
    text = re.sub("<[^>]+>", "", html)
    for written, meant in _ESCAPED.items():
        text = text.replace(written, meant)
    return " ".join(text.split())


def read_position(html: str, deck: str) -> Position:
    """Return the position that a template has written."""
    title, *rest = (line for line in (plain(line, deck) for line in html.splitlines()) if line)
    rows = (_row(*map(str.strip, line.split("|"))) for line in rest if "|" in line)
    full = (row for row in rows if row.cards or row.note)
    return Position(title, tuple(full), tuple(line for line in rest if "|" not in line))


def _row(label: str, cards: str, note: str) -> Row:
    return Row(label, tuple(cards.split()), note)


def joined(pieces: Iterable[str], between: str) -> str:
    """Return the pieces that are not empty, in one text."""
    return between.join(piece for piece in pieces if piece)

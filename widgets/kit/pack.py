"""The forum pack: a position in each of the forms in which people paste it elsewhere. All of them are plain text."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from itertools import groupby

from markupsafe import escape

from rake.kit.cards import UNSEEN

from .position import Position, Row, joined

FORMS = ("link", "diagram", "markdown", "bbcode", "iframe", "alt")

MOST_NAMED = 10
"""How many cards a diagram names in words; with more, their codes must do."""

_WIDE = 76
_FRAME = (640, 680)
"""An embedded widget's width and height in pixels."""

Name = Callable[[str], str]
"""What a card is called, by its code."""


def pack(position: Position, link: str, embed: str, name: Name) -> dict[str, str]:
    """Return the position in each of the `FORMS`; `link` and `embed` are the addresses of two of our pages."""
    drawn = diagram(position, name)
    wide, high = _FRAME
    title = position.title
    return {
        "link": link,
        "diagram": drawn,
        "markdown": f"[{title}]({link})\n\n```text\n{drawn}\n```",
        "bbcode": f"[url={link}]{title}[/url]\n[code]\n{drawn}\n[/code]",
        "iframe": f'<iframe src="{escape(embed)}" title="{escape(title)}" width="{wide}" height="{high}" '
        'loading="lazy"></iframe>',
        "alt": spoken(position, name),
    }


def diagram(position: Position, name: Name) -> str:
    """Return the position as lines for a monospaced font: codes in columns, then what they mean."""
    labels = max((len(row.label) for row in position.rows), default=0)
    codes = max((len(" ".join(row.cards)) for row in position.rows), default=0)
    rows = [
        joined((row.label.ljust(labels), " ".join(row.cards).ljust(codes), row.note), "  ").rstrip()
        for row in position.rows
    ]
    cards = list(dict.fromkeys(card for card in position.cards if card != UNSEEN))
    # A line never ends between a card and its name: hard spaces hold them together while lines are broken.
    named = [f"{card} {name(card)}".replace(" ", "\xa0") for card in cards if len(cards) <= MOST_NAMED]
    legend = [line.replace("\xa0", " ") for line in textwrap.wrap(", ".join(named), _WIDE)]
    closing = [line for text in position.lines for line in textwrap.wrap(text, _WIDE)]
    blocks = ([position.title], rows, closing, legend)
    return joined(map("\n".join, blocks), "\n\n")


def spoken(position: Position, name: Name) -> str:
    """Return the position in one paragraph, for a listener instead of the picture."""
    return " ".join(map(_ended, (position.title, *(_row(row, name) for row in position.rows), *position.lines)))


def _row(row: Row, name: Name) -> str:
    return f"{row.label}: {joined((', '.join(_named(row, name)), row.note), '; ')}"


def _named(row: Row, name: Name) -> Iterator[str]:
    for code, alike in groupby(row.cards):
        count = len(list(alike))
        yield name(code) if count == 1 else f"{name(code)} ×{count}"


def _ended(text: str) -> str:
    return text if text.endswith((".", "?", "!", "…")) else f"{text}."

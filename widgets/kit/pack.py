"""The forum pack: a position in several text forms (link, diagram, Markdown, BBCode, frame) to paste elsewhere."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from itertools import groupby

from markupsafe import escape

from rake.kit.cards import UNSEEN

from .position import Row, SharedPosition, joined

FORMS = ("link", "diagram", "markdown", "bbcode", "iframe", "alt")

MOST_NAMED = 10
"""The most different cards that a diagram also names in words; with more it shows only their codes."""

_WIDE = 76
FRAME = (640, 680)
"""An embedded widget's width and height in pixels."""

Name = Callable[[str], str]
"""A function from a card's code to its name in the reader's language and deck."""


def pack(position: SharedPosition, link: str, embed: str, name: Name) -> dict[str, str]:
    """Return the position in each of the `FORMS`, by form.

    `link` is the address of the position on our site, `embed` that of the same widget for a frame on another site.
    """
    drawn = diagram(position, name)
    title = position.title
    return {
        "link": link,
        "diagram": drawn,
        "markdown": f"[{title}]({link})\n\n```text\n{drawn}\n```",
        "bbcode": f"[url={link}]{title}[/url]\n[code]\n{drawn}\n[/code]",
        "iframe": iframe(embed, title),
        "alt": spoken(position, name),
    }


def iframe(address: str, title: str) -> str:
    """Return the HTML of a frame with an embedded widget, for somebody's own page."""
    wide, high = FRAME
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" width="{wide}" height="{high}" '
        'loading="lazy"></iframe>'
    )


def diagram(position: SharedPosition, name: Name) -> str:
    """Return the position as text for a monospaced font: its rows in columns, then the names of the cards."""
    labels = max((len(row.label) for row in position.rows), default=0)
    codes = max((len(" ".join(row.cards)) for row in position.rows), default=0)
    rows = [
        joined((row.label.ljust(labels), " ".join(row.cards).ljust(codes), row.note), "  ").rstrip()
        for row in position.rows
    ]
    cards = list(dict.fromkeys(card for card in position.cards if card != UNSEEN))
    # No-break spaces keep a card's code and name on one line while `textwrap` breaks the lines.
    named = [f"{card} {name(card)}".replace(" ", "\xa0") for card in cards if len(cards) <= MOST_NAMED]
    legend = [line.replace("\xa0", " ") for line in textwrap.wrap(", ".join(named), _WIDE)]
    closing = [line for text in position.lines for line in textwrap.wrap(text, _WIDE)]
    blocks = ([position.title], rows, closing, legend)
    return joined(map("\n".join, blocks), "\n\n")


def spoken(position: SharedPosition, name: Name) -> str:
    """Return the position in one paragraph of words, as the text alternative of its picture for screen readers."""
    return " ".join(map(_ended, (position.title, *(_row(row, name) for row in position.rows), *position.lines)))


def _row(row: Row, name: Name) -> str:
    between = "; " if ":" in row.label and not row.cards else ": "
    return joined((row.label, joined((", ".join(_named(row, name)), row.note), "; ")), between)


def _named(row: Row, name: Name) -> Iterator[str]:
    for code, alike in groupby(row.cards):
        count = len(list(alike))
        yield name(code) if count == 1 else f"{name(code)} ×{count}"


def _ended(text: str) -> str:
    return text if text.endswith((".", "?", "!", "…")) else f"{text}."

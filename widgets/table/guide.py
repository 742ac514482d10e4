"""A guide: a first round whose cards an author chose, with a word at every decision. The others play as ever."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rake import InvalidNotation, Phase, View
from rake.kit.cards import UNSEEN

START = "start"
"""The moment before the reader has sat down."""


@dataclass(frozen=True, slots=True)
class Guide:
    """What a page brings for a table: the table in our notation, the seed of its cards, and what is said when."""

    name: str
    table: str
    seed: str
    say: Mapping[str, str] = field(hash=False)

    def said(self, view: View) -> list[str]:
        """Return what is said to a seat whose turn it is, or whose round is over."""
        texts = (next((self.say[name] for name in moment if name in self.say), "") for moment in moments(view))
        return [text for text in texts if text]


def moments(view: View) -> Iterator[tuple[str, ...]]:
    """Yield the names of what the guide may comment on, the most exact first: the seat's last action, its state now.

    An action is `first-betting call`, or `call` in any; `first-pick take 8C`, `second-pick take xx`. A state
    is `second-betting owes`, or `second-betting`; `first-pick`; in the end `alone`, `won`, `split` or `lost`, and
    `folded`, which says all.
    """
    done = [move for move in view.moves if move.seat == view.seat and view.seat in view.still_in]
    for phase, _, action in done[-1:]:
        act = action.kind.value if phase.is_betting else f"take {action.card or UNSEEN}"
        yield f"{phase.value} {act}", act
    if view.phase is Phase.OVER:
        yield (_ending(view),)
    elif view.phase.is_betting and view.money.owes(view.seat):
        yield f"{view.phase.value} owes", view.phase.value
    else:
        yield (view.phase.value,)


def _ending(view: View) -> str:
    if view.seat not in view.still_in:
        return "folded"
    if view.still_in == (view.seat,):
        return "alone"
    won = view.result.won if view.result else {}
    if view.seat not in won:
        return "lost"
    return "split" if len(won) > 1 else "won"


def read_guide(source: str, name: str) -> Guide:
    """Return the guide of that name. Raises `InvalidNotation` for one that the page has not brought."""
    guide = _read(source) if source else None
    if guide is None or guide.name != name:
        raise InvalidNotation("guide", name)
    return guide


@lru_cache(4)
def _read(source: str) -> Guide:
    """Return the guide that a page brings as JSON; the site's build wrote it (`widgets.site.guides`)."""
    return Guide(**json.loads(source))

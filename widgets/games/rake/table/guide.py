"""A guide: a first round with cards chosen by an author, and a comment at every decision. The bots play as usual."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from rake import InvalidNotation, Phase, View
from rake.kit.cards import UNSEEN

START = "start"
"""The name of the moment before the reader begins."""


@dataclass(frozen=True, slots=True)
class Guide:
    """A page's guide to a table.

    `table` is the table's text, as `parse` reads it; `seed` decides the cards; `say` maps moments to comments.
    """

    name: str
    table: str
    seed: str
    say: Mapping[str, str] = field(hash=False)

    def said(self, view: View) -> list[str]:
        """Return the comments for a view; of the situation only if its seat has the turn, or the round is over."""
        texts = (next((self.say[name] for name in moment if name in self.say), "") for moment in moments(view))
        return [text for text in texts if text]


def moments(view: View) -> Iterator[tuple[str, ...]]:
    """Yield, for the seat's last action and then for its situation, the names of that moment, the most exact first.

    An action is `first-betting call`, or `call` in any betting round; `first-pick take 8C`, `second-pick take xx`. A
    situation is `second-betting owes`, or `second-betting`; `first-pick`; at the end of the round `alone`, `won`,
    `split`, `lost` or `folded`. For a seat that has folded there is no action, only the situation.
    """
    done = [move for move in view.moves if move.seat == view.seat and view.seat in view.still_in]
    for phase, _, action in done[-1:]:
        act = action.kind.value if phase.is_betting else f"take {action.card or UNSEEN}"
        yield f"{phase.value} {act}", act
    if view.phase is Phase.OVER:
        yield (_ending(view),)
    elif view.to_act != view.seat:
        return
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
    """Return the guide of that name from the page's JSON. Raises `InvalidNotation` if the page has no such guide."""
    guide = _read(source) if source else None
    if guide is None or guide.name != name:
        raise InvalidNotation("guide", name)
    return guide


@lru_cache(4)
def _read(source: str) -> Guide:
    """Return the guide of a page's JSON, which the site's build writes (`widgets.site.pages.guides`)."""
    return Guide(**json.loads(source))

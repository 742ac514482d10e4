"""A reader who gets up from Rake's table: what they lose by it, and with how many chips and what record they leave."""

from __future__ import annotations

from rake import Bot, Phase
from rake.notation import NOTATION

from ....kit.leaving import LeftTable, leaving_pot, says_left
from ....kit.played import link_to
from ....kit.saying import Remark
from ..sample import choice
from ..table_state import YOU
from .model import Model, is_over


def leaving(model: Model) -> Remark | None:
    """Return what the reader loses if they leave now; None if that's nothing."""
    return leaving_pot(model.now.money, model.seat) if model.seat and not is_over(model) else None


def stack_left(model: Model, bots: list[Bot]) -> int:
    """Return the chips with which the reader leaves (9.4).

    Their hand is folded at their turn, as that of an absent player is (9.3). Until then the others play, and to the end
    of the round if the reader is all-in.
    """
    now, table = model.now, model.dealt[0]
    if not model.seat:
        return table.chair(YOU).stack
    while now.phase is not Phase.OVER and now.to_act != model.seat and leaving_pot(now.money, model.seat):
        now = now.apply(choice(now, bots, model.seed))
    return table.settle(now).chair(YOU).stack if now.phase is Phase.OVER else now.stacks[model.seat]


def link_as_seen(model: Model) -> str:
    """Return the notation of a link to the round as the reader saw it; with all cards if they sat it out."""
    return link_to(NOTATION, (model.view if model.seat else model.now).record().in_field, model.who)


def show_left(model: Model) -> LeftTable | None:
    """Return how it went at the last table, if that's known."""
    return None if model.left is None else says_left(model.left, model.bought)

"""The bots of Rummy by name: plain ones with different habits, and one that plays deals out."""

from __future__ import annotations

from collections.abc import Mapping

from ...kit.actions import CardAction
from ...kit.bots import RandomBot
from ...kit.game import Bot
from ...kit.search import SearchBot
from .action import DISCARD, DRAW_PILE, DRAW_STOCK
from .deal import View
from .likely import likely
from .melds import cards_of
from .plain import PLAIN, Plain
from .position import Position

__all__ = ["BOTS", "candidates", "near_the_end"]

NEAR = 3
"""The searching bot begins once somebody holds no more cards than this: before that, luck decides too much."""

COMPARED = 3
"""How many discards are compared."""

BATCHES = 8
"""How many batches of deals it plays out for one decision at most: as many as leave the table quick."""


def candidates(view: View) -> tuple[CardAction, ...]:
    """Return the actions worth a thought: both draws, or what can be laid down, and the discards that look best."""
    now = Position.of(view.masked)
    if not now.has_drawn:
        return (DRAW_STOCK, DRAW_PILE)
    return (*(action for action in view.legal() if action.kind != DISCARD), *_discards(now))


def near_the_end(view: View) -> tuple[CardAction, ...]:
    """Return what the searching bot compares: nothing while everybody still holds many cards.

    What its policy would meld or lay off it does without a search.
    """
    now = Position.of(view.masked)
    if min(now.sizes) > NEAR or (now.has_drawn and (PLAIN.melded(now) or PLAIN.laid_off(now))):
        return ()
    return _discards(now) if now.has_drawn else (DRAW_STOCK, DRAW_PILE)


def _discards(now: Position) -> tuple[CardAction, ...]:
    """Return the discards that look best."""
    cards = now.hand & ~now.taken
    discards: list[CardAction] = []
    while cards and len(discards) < COMPARED:
        card = PLAIN.parted_with(now.outlook, now.hand, cards)
        discards.append(CardAction(DISCARD, cards_of(card)))
        cards ^= card
    return tuple(discards)


BOTS: Mapping[str, Bot[CardAction, View]] = {
    "patient": Plain(patience=4),
    "thrifty": Plain(patience=0, greedy=True),
    "secretive": Plain(patience=4, secretive=True),
    "strong": SearchBot(PLAIN, near_the_end, BATCHES, likely),
    "random": RandomBot(),
}
"""The bots by name."""

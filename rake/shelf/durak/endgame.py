"""The end of a deal of Durak, searched to its bottom: two players and no stock, so that each knows the other's hand.

Without transfers no position comes back: an attacker whose cards are taken has fewer than before, and what is beaten
off is discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from ...kit.actions import CardAction
from .bout import Stage
from .deal import View
from .masks import BITS, Table, beating, bits, bits_of, fitting
from .rules import LIMIT

__all__ = ["outcomes"]

MOST_POSITIONS = 5_000
"""After how many positions a search is given up."""

PACK = sum(BITS.values())


class _TooLarge(Exception):
    """The search has been given up."""


class _Endgame:
    """What positions are worth to the attacker: 1 if the other one becomes the durak, -1 if it does itself, 0 a draw.

    `attack` and `defence` are the masks of the two hands, and `pile` is that of the table.
    """

    def __init__(self, trumps: int, *, gives: bool) -> None:
        self.trumps, self.gives = trumps, gives
        self.worths: dict[tuple[int, int, int], int] = {}

    def opening(self, attack: int, defence: int) -> int:
        """Return what a position is worth before a bout."""
        if not attack or not defence:
            return bool(defence) - bool(attack)
        return self._remembered(attack, defence, 0, attack)

    def throwing(self, attack: int, defence: int, pile: int) -> int:
        """Return what a position is worth once all cards on the table are beaten."""
        fits = attack & fitting(pile)
        if not defence or not fits or pile.bit_count() == 2 * LIMIT:
            return -self.opening(defence, attack)
        return self._remembered(attack, defence, pile, fits)

    def _remembered(self, attack: int, defence: int, pile: int, cards: int) -> int:
        """Return what it's worth to lay the best of some cards or, once a bout is open, to pass."""
        key = (attack, defence, pile)
        if key not in self.worths:
            if len(self.worths) >= MOST_POSITIONS:
                raise _TooLarge
            self.worths[key] = self._best(attack, defence, pile, cards)
        return self.worths[key]

    def _best(self, attack: int, defence: int, pile: int, cards: int) -> int:
        best = -1
        for bit in self._in_order(cards):
            best = max(best, self.laid(attack, defence, pile, bit))
            if best > 0:
                return best
        return max(best, -self.opening(defence, attack)) if pile else best

    def _in_order(self, cards: int) -> Iterator[int]:
        """Yield the cards, plain ones first, low to high: the search is short if the first one is good."""
        yield from bits_of(cards & ~self.trumps)
        yield from bits_of(cards & self.trumps)

    def laid(self, attack: int, defence: int, pile: int, bit: int) -> int:
        """Return what it's worth to lay an attack card."""
        attack, pile, worst = attack ^ bit, pile | bit, 1
        for other in self._in_order(defence & beating(bit, self.trumps)):
            worst = min(worst, self.throwing(attack, defence ^ other, pile | other))
            if worst < 0:
                return worst
        return min(worst, self.taken(attack, defence, pile, gifts_after(defence, pile)))

    def taken(self, attack: int, defence: int, pile: int, room: int) -> int:
        """Return what a position is worth once the other one takes, when up to `room` cards may be given."""
        best = -1
        fits = tuple(bits_of(attack & fitting(pile))) if self.gives else ()
        for count in range(min(room, len(fits)), -1, -1):
            for gifts in combinations(fits, count):
                given = sum(gifts)
                best = max(best, self.opening(attack ^ given, defence | pile | given))
                if best > 0:
                    return best
        return best


def gifts_after(defence: int, pile: int) -> int:
    """Return how many cards may be given to a defender who takes the one open card of a pile (DU3.8)."""
    return min(LIMIT - (pile.bit_count() + 1) // 2, defence.bit_count() - 1)


def outcomes(view: View) -> Mapping[CardAction, int]:
    """Return what each action of the seat leads to if both play perfectly: 1 if the other one becomes the durak.

    It's 0 for a draw and -1 if the seat itself becomes the durak. Return nothing where that isn't searched: more than
    two players, cards in the stock, transfers, a limit that will still change, or too many positions.
    """
    table = Table(view.masked)
    others = [seat for seat in range(1, table.seats + 1) if table.counts[seat] and seat != table.defender]
    if table.to_come or table.limit < LIMIT or view.masked.rules.transfer:
        return {}
    if len(others) > 1 or not {*others} <= {*table.throwers}:
        return {}
    unseen = PACK & ~table.hands[view.seat] & ~bits(each.card for each in view.masked.shown)
    attacker = others[0] if others else table.attacker
    table.hands[table.defender if attacker == view.seat else attacker] |= unseen
    hands = table.hands[attacker], table.hands[table.defender]
    endgame = _Endgame(table.trumps, gives=view.masked.rules.after_take == "give")
    try:
        return {action: _worth(endgame, table, view.masked.bout.stage, action, *hands) for action in view.legal()}
    except _TooLarge:
        return {}


def _worth(endgame: _Endgame, table: Table, stage: Stage, action: CardAction, attack: int, defence: int) -> int:
    """Return what an action is worth to the seat that takes it."""
    pile, bit = table.pile, bits(action.seen)
    match stage:
        case Stage.ANSWER if bit:
            return -endgame.throwing(attack, defence ^ bit, pile | bit)
        case Stage.ANSWER:
            return -endgame.taken(attack, defence, pile, gifts_after(defence, pile))
        case Stage.GIVING if bit:
            room = table.room - len(table.thrown) - 1
            return endgame.taken(attack ^ bit, defence, pile | bit, room)
        case Stage.GIVING:
            return endgame.opening(attack, defence | pile)
    return endgame.laid(attack, defence, pile, bit) if bit else -endgame.opening(defence, attack)

"""The bots of Durak."""

from __future__ import annotations

from dataclasses import dataclass

from ...kit.actions import CardAction
from ...kit.chance import Random
from ...kit.search import SearchBot
from .action import ATTACK, BEAT, GIVE, PASS, TAKE, TRANSFER, play
from .bout import Stage
from .deal import State, View
from .endgame import outcomes
from .masks import CARDS, TRANSFERRED, Table, beating, bits_of, fitting, rank_of, same_rank
from .rules import INDEX

__all__ = ["BOLD", "CAREFUL", "STRONG", "Plain", "Strong", "candidates"]

TRUMP = 9
"""How many ranks a trump is worth more than a plain card of its rank."""

CANDIDATES = 6
"""How many cards are compared at most."""


@dataclass(frozen=True, slots=True)
class Plain:
    """A bot that goes by what cards are worth: a plain card its rank, from 0 for a six, a trump `TRUMP` more.

    It opens with the cheapest card, each other card of its rank in the hand making it 1 cheaper. It beats with the
    cheapest that it can, but takes rather than spend a card worth more than `spent`, and 1 more for each card on the
    table. It throws in cards worth at most `thrown`, and gives those worth at most `given`. Once the stock is empty it
    beats, throws in and gives whatever it can.
    """

    spent: int
    thrown: int
    given: int

    def choose(self, view: View, rng: Random) -> CardAction:
        """Return what the bot does at its turn; it uses no chance."""
        bout, table = view.masked.bout, Table(view.masked)
        hand = table.hands[view.seat]
        match bout.stage:
            case Stage.OPENING:
                return play(ATTACK, CARDS[self.opening(table, hand)])
            case Stage.ANSWER:
                bit = self.answer(table, hand)
                kind = TRANSFER if bit & TRANSFERRED else BEAT
                return play(kind, CARDS[bit & ~TRANSFERRED]) if bit else TAKE
            case _:
                bit = self.added(table, hand & fitting(table.pile))
                return play(GIVE if bout.taken else ATTACK, CARDS[bit]) if bit else PASS

    def finish(self, state: State) -> tuple[int, ...]:
        """Return the scores of a deal that the bot plays on for every seat."""
        durak = Table(state).finish(self)
        return tuple(-(seat == durak) for seat in range(1, state.deal.seats + 1))

    def opening(self, table: Table, hand: int) -> int:
        """Return the card with which it opens a bout."""
        best, least = 0, 2 * TRUMP
        for bit in bits_of(hand):
            cost = _worth(table, bit) - (hand & same_rank(bit)).bit_count()
            if cost < least:
                best, least = bit, cost
        return best

    def answer(self, table: Table, hand: int) -> int:
        """Return the card with which it beats the first open card or, with `TRANSFERRED`, passes the attack on.

        It passes the attack on whenever a plain card allows that.
        """
        open_bit = table.open_bits[0]
        if (follows := hand & same_rank(open_bit) & ~table.trumps) and table.may_transfer():
            return TRANSFERRED | follows & -follows
        best = _cheapest(table, hand & beating(open_bit, table.trumps))
        is_spent = not table.to_come or _worth(table, best) <= self.spent + table.pile.bit_count()
        return best if is_spent else 0

    def added(self, table: Table, fits: int) -> int:
        """Return which of these cards it throws in or, after a take, gives; 0 to pass."""
        best = _cheapest(table, fits)
        most = self.given if table.taken else self.thrown
        return best if not table.to_come or _worth(table, best) <= most else 0


def _worth(table: Table, bit: int) -> int:
    return rank_of(bit) + (TRUMP if bit & table.trumps else 0)


def _cheapest(table: Table, cards: int) -> int:
    """Return the lowest plain card, or else the lowest trump; 0 if there is none."""
    cheap = cards & ~table.trumps or cards
    return cheap & -cheap


CAREFUL = Plain(spent=12, thrown=8, given=3)
BOLD = Plain(spent=99, thrown=99, given=99)


def candidates(view: View) -> tuple[CardAction, ...]:
    """Return the actions worth a thought: to play one of the cheapest cards, to take and to pass."""
    legal, trump = view.legal(), view.masked.trump
    cards = sorted((card for act in legal for card in act.seen), key=lambda card: (card[1] == trump, INDEX[card]))
    return tuple(act for act in legal if not act.seen or act.seen[0] in cards[:CANDIDATES])


@dataclass(frozen=True, slots=True)
class Strong:
    """A bot that searches: random deals, and to its bottom the end of a deal between two whose stock is empty."""

    searching: SearchBot[CardAction, View]

    def choose(self, view: View, rng: Random) -> CardAction:
        """Return the action that it finds best; of those that lead to the same end, the one that its policy prefers."""
        ends = outcomes(view)
        if not ends:
            return self.searching.choose(view, rng)
        usual = self.searching.policy.choose(view, rng)
        return max(ends, key=lambda action: (ends[action], action == usual))


STRONG = Strong(SearchBot(CAREFUL, candidates, batches=4))

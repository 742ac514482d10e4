"""A deal of President played to its end by one plain bot in every seat, on numbers of cards by rank."""

from __future__ import annotations

from .deal import State
from .plans import Style, Table, beat, counted, lead
from .rules import TWO, rank

__all__ = ["finished"]


def finished(state: State, style: Style) -> tuple[int, ...]:
    """Return the scores of a deal in play, all hands of which are seen, once it's over."""
    return _Playout(state, style).scores()


class _Playout:
    """A deal as numbers; seats are counted from 0."""

    def __init__(self, state: State, style: Style) -> None:
        assert state.to_act
        self.style, self.rules = style, state.rules
        self.hands = [counted(hand.cards) for hand in state.hands]
        self.sizes = [len(hand) for hand in state.hands]
        self.unplayed = [sum(counts) for counts in zip(*self.hands, strict=True)]
        self.offices = [seat - 1 for seat in state.offices]
        self.seat = state.to_act - 1
        self.best, self.size, self.winner = -1, 0, -1
        if state.best:
            cards = state.best.action.seen
            self.best, self.size, self.winner = rank(cards[0]), len(cards), state.best.seat - 1
        self.barred = {seat - 1 for seat in state.barred}

    def scores(self) -> tuple[int, ...]:
        """Play on, and return the scores."""
        while self.offices.count(-1) > 1:
            self._act()
        (last,) = {*range(len(self.sizes))} - {*self.offices}
        self.offices[self.offices.index(-1)] = last
        return tuple(max(0, 2 - self.offices.index(seat)) for seat in range(len(self.sizes)))

    def _act(self) -> None:
        """Let the seat to act do what its bot does."""
        hand = self.hands[self.seat]
        others = [size for seat, size in enumerate(self.sizes) if size and seat != self.seat]
        table = Table(self.unplayed, min(others), max(others), self.rules.equal)
        if not self.size:
            chosen = lead(hand, table)
            self._lay(chosen, hand[chosen])
        elif (rank_chosen := beat(hand, table, self.best, self.size, self.style)) is not None:
            self._lay(rank_chosen, self.size)
        else:
            if self.rules.passing == "final":
                self.barred.add(self.seat)
            self._turn()

    def _lay(self, chosen: int, size: int) -> None:
        """Play cards of a rank."""
        self.hands[self.seat][chosen] -= size
        self.unplayed[chosen] -= size
        self.sizes[self.seat] -= size
        self.best, self.size, self.winner = chosen, size, self.seat
        if not self.sizes[self.seat]:
            free = [office for office, seat in enumerate(self.offices) if seat < 0]
            self.offices[free[-1 if chosen == TWO and self.rules.finish2 == "last" else 0]] = self.seat
        if chosen == TWO and not self.rules.equal:
            self._led()
        else:
            self._turn()

    def _turn(self) -> None:
        """Pass the turn on to the left; back at the best play, its seat has the trick."""
        seat = self.seat
        while True:
            seat = (seat + 1) % len(self.sizes)
            if seat == self.winner:
                self._led()
                return
            if self.sizes[seat] and seat not in self.barred:
                self.seat = seat
                return

    def _led(self) -> None:
        """Let the winner of the trick lead, or the next on the left with cards."""
        self.seat, self.size = self.winner, 0
        self.barred.clear()
        if any(self.sizes):
            while not self.sizes[self.seat]:
                self.seat = (self.seat + 1) % len(self.sizes)

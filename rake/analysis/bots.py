"""Players: a picker and a bettor. A bot is handed what its seat sees and nothing else, and chance from outside."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..action import CALL, CHECK, FOLD, Action, ActionKind
from ..cards import Card
from ..hands import HAND
from ..kit.betting import BetRange
from ..kit.chance import Random
from ..round import View
from ..rules import Ranking
from .outs import final_share, worths
from .pickers import PICKERS, Picker

__all__ = ["BETTORS", "Bettor", "Bot"]

# Fitted to 23,000 turns of two and of four `outs` bots with mixed bettors, each played out without bets, by the log
# loss of the chances given: round numbers near the best of a coarse grid. RESPECT is the grid's end: more may fit the
# later betting rounds better, and 1 fitted the first. A hand whose final share is 0.55, 0.75 or 0.95 beat a rival who
# had not bet in the round 0.47, 0.67 and 0.91 of the time, and the model gives it 0.43, 0.67 and 0.93.

CHOICES = {3: 4, 4: 2}
"""From about how many cards a hand of three, or of four, is still to choose the next."""

PICKED = 1.4
"""How much better than any five cards the hands of a table are: a share is raised to this power, for each rival."""

RESPECT = 2.0
"""By how much that power grows with every bet and raise that a rival has made in this betting round."""


@dataclass(frozen=True, slots=True)
class Bettor:
    """How a character bets. Shares and chances are 0..1, of the pot or of all turns.

    It calls where the chance to win is worth the price plus `margin`; bets and raises where that chance is `courage`
    times a fair share; bets `size` of the pot; bluffs at `bluff` of the turns at which it would check or fold. `decoy`
    is the rate at which it picks up another face-up card than its picker would, to show what its hand is not about.
    """

    name: str
    margin: float
    courage: float
    size: float
    bluff: float
    decoy: float = 0.0


CAREFUL = Bettor("careful", margin=0.06, courage=1.9, size=0.5, bluff=0.0)
BOLD = Bettor("bold", margin=-0.04, courage=1.2, size=0.9, bluff=0.10)
SLY = Bettor("sly", margin=0.0, courage=1.5, size=0.6, bluff=0.06, decoy=0.25)

BETTORS = {bettor.name: bettor for bettor in (CAREFUL, BOLD, SLY)}
"""The bettors by name."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A player: who picks by `picker` (a name of `policy.PICKERS`) and bets as `bettor` does."""

    picker: str
    bettor: Bettor

    @property
    def pick(self) -> Picker:
        """Return the picker itself."""
        return PICKERS[self.picker]

    def choose(self, view: View, rng: Random) -> Action:
        """Return what the bot does at its turn, legal there; chance is `rng.random()` alone."""
        if view.seat in view.absent:
            return FOLD
        if view.phase.is_pick:
            return self._take(view, rng)
        return bet(self.bettor, view, rng)

    def _take(self, view: View, rng: Random) -> Action:
        misleads = rng.random() < self.bettor.decoy
        best = self.pick(view, rng)
        if not misleads:
            return best
        worth = worths(frozenset(view.hand), view.rules.ranking)
        decoy = max((card for card in view.options().up if card != best.card), key=worth.__getitem__, default=None)
        return Action.take(decoy) if decoy else best


def strength(view: View) -> float:
    """Return about how many (0..1) of all five-card hands the seat's hand will beat in the end."""
    return _strength(frozenset(view.hand), view.rules.ranking)


@lru_cache(256)
def _strength(hand: frozenset[Card], ranking: Ranking) -> float:
    """Return the final share of a whole hand; of a growing one the mean of the best of as many cards as it will see."""
    if len(hand) == HAND:
        return final_share(hand, ranking)
    values = sorted(worths(hand, ranking).values())
    below = [(index / len(values)) ** CHOICES[len(hand)] for index in range(len(values) + 1)]
    return sum(value * (most - least) for value, least, most in zip(values, below, below[1:], strict=False))


def chance(view: View) -> float:
    """Return about how likely (0..1) the seat wins the reveal against everyone still in, who have bet as they have."""
    rivals = [seat for seat in view.still_in if seat != view.seat]
    power = sum(PICKED + RESPECT * _raised(view, rival) for rival in rivals)
    return float(strength(view) ** power)


def _raised(view: View, seat: int) -> int:
    """Return how often a seat has bet or raised in this betting round."""
    mine = (move.action.kind for move in view.moves if move.seat == seat and move.phase is view.phase)
    return sum(kind in (ActionKind.BET, ActionKind.RAISE) for kind in mine)


def bet(bettor: Bettor, view: View, rng: Random) -> Action:
    """Return what a bettor says at its turn."""
    options = view.options()
    mine = chance(view)
    span = options.bet or options.raise_to
    raised = sum(
        move.seat == view.seat and move.phase is view.phase and move.action.kind is ActionKind.RAISE
        for move in view.moves
    )
    eager = mine * len(view.still_in) >= bettor.courage * (1 + raised)
    if span and (eager or rng.random() < bettor.bluff):
        return _sized(bettor, view, span)
    if not options.call:
        return CHECK if options.check else FOLD
    worth_it = mine >= options.call / (view.pot + options.call) + bettor.margin
    return CALL if worth_it or not options.fold else FOLD


def _sized(bettor: Bettor, view: View, span: BetRange) -> Action:
    price = view.money.price
    chips = price + round(bettor.size * (view.pot + view.money.owes(view.seat)))
    return Action(ActionKind.RAISE if price else ActionKind.BET, min(max(chips, span.least), span.most))

"""Bots: each has a picker, which chooses middle cards, and a bettor, which chooses bets.

A bot gets only what its seat sees, and a random generator from its caller.
"""

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

# The three constants below were fitted to 23,000 betting turns of two and of four `outs` bots with mixed bettors: from
# each turn the round was played to its end without bets. They are round numbers near the least log loss on a coarse
# grid. RESPECT is the largest value of that grid: more may fit the later betting rounds better, and 1 fitted the first.
# A hand whose final share is 0.55, 0.75 or 0.95 beat a rival who had not bet in that betting round 0.47, 0.67 and 0.91
# of the time; the model gives 0.43, 0.67 and 0.93.

CHOICES = {3: 4, 4: 2}
"""About how many cards a hand of three, or of four, still chooses from: its next card counts as the best of them."""

PICKED = 1.4
"""The power, for each rival, to which a hand's share of all hands beaten (0..1) is raised.

It is above 1 because rivals who picked cards hold better hands than five random cards.
"""

RESPECT = 2.0
"""The amount added to the power `PICKED` for each bet or raise that the rival has made in this betting round."""


@dataclass(frozen=True, slots=True)
class Bettor:
    """A style of betting. All numbers but `courage`, a factor, are 0..1 (`margin` also below 0).

    It calls if its chance to win is at least the call's part of the pot after calling, plus `margin`. It bets or raises
    if its chance is at least `courage` divided by the number of players still in (twice that after its first raise in
    the betting round, and so on); the bet is `size` times the pot. At other turns it bluffs with probability `bluff`.
    With probability `decoy` it takes another face-up card than its picker would, to mislead the others about its hand.
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
    """A computer player that picks up by the picker of that name in `PICKERS` and bets as `bettor` does."""

    picker: str
    bettor: Bettor

    @property
    def pick(self) -> Picker:
        """The function behind the name `picker`."""
        return PICKERS[self.picker]

    def choose(self, view: View, rng: Random) -> Action:
        """Return the bot's action at its turn, always a legal one. Only `rng.random()` is called for chance."""
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
    """Return an estimate of the part (0..1) of all five-card hands that the seat's hand will beat at the reveal."""
    return _strength(frozenset(view.hand), view.rules.ranking)


@lru_cache(256)
def _strength(hand: frozenset[Card], ranking: Ranking) -> float:
    """Return the part (0..1) of all five-card hands that a five-card hand beats.

    For a hand of three or four it is an estimate: the expected worth of the best of `CHOICES` random cards.
    """
    if len(hand) == HAND:
        return final_share(hand, ranking)
    values = sorted(worths(hand, ranking).values())
    below = [(index / len(values)) ** CHOICES[len(hand)] for index in range(len(values) + 1)]
    return sum(value * (most - least) for value, least, most in zip(values, below, below[1:], strict=False))


def chance(view: View) -> float:
    """Return an estimate of the probability (0..1) that the seat beats all others still in at the reveal.

    Each bet or raise of another seat in this betting round makes that seat's hand count as stronger.
    """
    rivals = [seat for seat in view.still_in if seat != view.seat]
    power = sum(PICKED + RESPECT * _raised(view, rival) for rival in rivals)
    return float(strength(view) ** power)


def _raised(view: View, seat: int) -> int:
    """Return how often a seat has bet or raised in this betting round."""
    mine = (move.action.kind for move in view.moves if move.seat == seat and move.phase is view.phase)
    return sum(kind in (ActionKind.BET, ActionKind.RAISE) for kind in mine)


def bet(bettor: Bettor, view: View, rng: Random) -> Action:
    """Return a bettor's action at its turn in a betting round: a fold, check, call, bet or raise."""
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

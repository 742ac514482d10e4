"""Bots for Hold'em and its variants: three characters that play soundly and quickly, and one that searches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...kit.actions import Action
from ...kit.bots import RandomBot
from ...kit.chance import Random
from ...kit.game import Bot, replay
from ...kit.ranking import Ranking
from ...kit.search import SearchBot
from .action import CALL, CHECK, FOLD, Act
from .deal import State, View
from .estimates import improvement, start
from .shares import ahead

__all__ = ["BOTS", "PLAIN", "Plain", "Style", "choices", "likely"]

MOSTLY = 0.6
"""From this part of all that a seat has, a bet becomes one of everything: with little left behind, it can't fold."""

COMING = 0.8
"""The part of its improvements with which a hand also wins: a flush or a straight isn't always the best hand."""

CALLED = 0.35
"""How much a call says about a hand, beside a bet or raise."""

SLIP = 0.15
"""How likely it is that a player does what the plain bot wouldn't do with the same hand, beside what it would do."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot plays.

    Before the flop it raises with a chance above `opening`, later with one above `betting`, both 0..1. After each raise
    before the flop it asks for more; against several rivals it asks for less by `caution`, because nobody's chance is
    high then. It calls if its chance is better than the price by the part `margin`. `bluffing` is how often it bets on
    the flop or later with a hand that isn't worth it, against one rival. `faith` is how much it believes a bet: for
    each bet or raise a player counts for that many random hands more. A bet is `size` of the pot.
    """

    opening: float = 0.45
    betting: float = 0.65
    caution: float = 0.2
    margin: float = 0.2
    bluffing: float = 0.15
    faith: float = 0.6
    size: float = 0.7


class Bars(NamedTuple):
    """What a plain bot's chance is measured by: all 0..1, but for `rivals`.

    `rivals` is how many random hands the others still in count for. The bot bets or raises above the chance `bet`, and
    with the probability `bluff` below it; it calls from the chance `call`.
    """

    rivals: float
    bet: float
    bluff: float
    call: float


@dataclass(frozen=True, slots=True)
class Plain:
    """A sound player: compares its chance with the price, and bets what worse hands will call."""

    style: Style

    def choose(self, view: View, rng: Random) -> Action:
        """Return the bot's action."""
        now, seat = view.masked, view.seat
        lot = rng.random()
        if seat in now.absent:
            return FOLD
        bars = self.bars(now, seat)
        chance = _chance_of(now, seat, bars)
        if (chance > bars.bet or lot < bars.bluff) and (bet := _sized(view, self.style.size)):
            return bet
        if not now.money.owes(seat):
            return CHECK
        return CALL if chance >= bars.call else FOLD

    def bars(self, now: State, seat: int) -> Bars:
        """Return what a seat's chance is measured by at its turn, whatever its cards."""
        style, money, moves = self.style, now.money, now.moves
        strengths = dict.fromkeys(money.still_in, 1.0)
        for by, action in moves:
            if by in strengths:
                strengths[by] += style.faith if action.chips else style.faith * CALLED if action == CALL else 0
        price, others = money.call_price(seat), len(strengths) - 1
        call = min(1.0, price.break_even * (1 + style.margin))
        rivals = sum(strengths.values()) - strengths[seat]
        if not now.board:
            raises = sum([1 for _, action in moves if action.chips])
            return Bars(rivals, style.opening ** (1 / (1 + raises)), 0.0, call)
        bet = style.betting ** (1 + style.caution * (others - 1))
        return Bars(rivals, bet, 0.0 if price.call else style.bluffing / others**2, call)


def _sized(view: View, part: float) -> Action | None:
    """Return the bet or raise by this part of the pot, as near to it as is legal; None where there is none."""
    money, seat = view.masked.money, view.seat
    for verb, least, most, _ in view.ranges():
        chips = money.price + round(part * (money.pot + money.owes(seat)))
        everything = money.bets[seat - 1] + money.stacks[seat - 1]
        return Action(verb, most if chips > MOSTLY * everything else min(max(chips, least), most))
    return None


def _chance(hole: tuple[str, ...], board: tuple[str, ...], ranking: Ranking, rivals: float) -> float:
    """Return the rough chance (0..1) of these cards to win: to be ahead of all rivals, or to get there yet."""
    if not board:
        return float(start(hole, ranking) ** rivals)
    leading = float(ahead(hole, board, ranking) ** rivals)
    return leading + (1 - leading) * COMING * improvement(hole, board, ranking)


def _chance_of(now: State, seat: int, bars: Bars) -> float:
    return _chance(_cards(now.hole(seat)), _cards(now.community), now.ranking, bars.rivals)


def _cards(cards: tuple[str | None, ...]) -> tuple[str, ...]:
    return tuple([card for card in cards if card])


PLAIN = Plain(Style())
"""The bot that plays out deals for hints, reviews and searches."""


def choices(view: View) -> tuple[Act, ...]:
    """Return the few actions worth comparing: all without chips, and a bet or raise by half the pot or by all of it."""
    return _compared(view, 0.5, 1.0)


def _compared(view: View, *sizes: float) -> tuple[Act, ...]:
    bets = dict.fromkeys(bet for size in sizes if (bet := _sized(view, size)))
    return (*(action for action in view.legal() if not action.chips), *bets)


def _after_the_flop(view: View) -> tuple[Act, ...]:
    """Return what the searching bot compares: what `PLAIN` would do, and what is next to it of fold, call and raise.

    It's nothing before the flop: there the few deals that it can play out mislead more than they help.
    """
    now, seat = view.masked, view.seat
    if not now.board:
        return ()
    compared = _compared(view, PLAIN.style.size)
    if not now.money.owes(seat):
        return compared
    bars = PLAIN.bars(now, seat)
    chance = _chance_of(now, seat, bars)
    return compared[:2] if chance < bars.call else compared[1:] if chance > bars.bet else compared


class _Hint(NamedTuple):
    """What a seat still in has done: on a board of that many cards, with what chances `PLAIN` would have done it."""

    seat: int
    board: int
    rivals: float
    least: float
    most: float
    otherwise: float


def likely(view: View) -> Callable[[State], float]:
    """Return how likely (0..1) a deal makes what the others still in have done, for a seat's search.

    It goes by what `PLAIN` would have done with their cards, at every turn that they have had.
    """
    now = view.masked
    hints = tuple(_hints(now, {*now.money.still_in} - {view.seat}))
    board, ranking = _cards(now.community), now.ranking

    def likelihood(state: State) -> float:
        product = 1.0
        for seat, cards, rivals, least, most, otherwise in hints:
            if not least <= _chance(_cards(state.hole(seat)), board[:cards], ranking, rivals) <= most:
                product *= otherwise
        return product

    return likelihood


def _hints(now: State, seats: set[int]) -> Iterator[_Hint]:
    """Yield what each turn of these seats says about their cards."""
    before = replay(State.begin(now.variant, now.deal), now.moves)
    for state, (seat, action) in zip(before, now.moves, strict=False):
        if seat not in seats:
            continue
        bars = PLAIN.bars(state, seat)
        if action.chips:
            yield _Hint(seat, state.board, bars.rivals, bars.bet, 1.0, max(SLIP, bars.bluff))
        else:
            yield _Hint(seat, state.board, bars.rivals, bars.call, bars.bet if state.ranges() else 1.0, SLIP)


BATCHES = 3
"""How many batches of deals the searching bot plays out for one decision: as many as leave the table quick."""

BOTS: Mapping[str, Bot[Act, View]] = {
    "tight": Plain(Style(opening=0.6, betting=0.7, margin=0.4, bluffing=0.06, faith=0.8)),
    "loose": Plain(Style(opening=0.35, margin=0.05, bluffing=0.1, faith=0.45)),
    "bold": Plain(Style(opening=0.35, betting=0.55, margin=0.15, bluffing=0.3, faith=0.55, size=0.9)),
    "strong": SearchBot(PLAIN, _after_the_flop, BATCHES, likely),
    "random": RandomBot(),
}
"""The bots by name, for Hold'em and its variants."""

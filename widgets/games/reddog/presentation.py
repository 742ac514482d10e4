"""Red Dog's table as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rake.kit.actions import Action
from rake.shelf.reddog.action import RAISE
from rake.shelf.reddog.deal import FORM, State, View
from rake.shelf.reddog.game import GAME
from rake.shelf.reddog.match import Match
from rake.shelf.reddog.odds import bank_edge, between, gain
from rake.shelf.reddog.rules import PAIR_PAYS, PRESETS, SWITCHES, HouseRules, payout, rank

from ...kit.board import Name, Seat, Seated, Slot, positions
from ...kit.names import Names
from ...kit.widget import values
from ...shelf.presentation import AmountView, Decision, ForChips, MovesView, NothingBetween
from .words import WORDS

SIZES = (5, 10, 25)
"""Usual bets, in chips."""


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat: whether it passed, and what it has won, below 0 if it lost."""

    passed: bool
    score: int


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """The cards of a round, low, third and high, and what they make.

    `spread` is the number of ranks between the first two, -1 for a pair; `pays` what a chip wins if the third card
    falls between them, or makes three of a kind. Both are 0 before the cards are dealt.
    """

    cards: tuple[Slot, ...]
    spread: int
    pays: int


@values()
class EventView:
    """Something that happened: its code, who did it, its chips, the cards that came and what they make, the results."""

    code: str
    who: Name | None = None
    chips: int = 0
    cards: tuple[str, ...] = ()
    spread: int = 0
    pays: int = 0
    results: tuple[tuple[Name, int], ...] = ()


@values()
class HintView:
    """What hints at a decision need: whether it's a bet or a raise, and in both what the bank keeps of a bet.

    `edge` is that in hundredths of a percent. For a raise, `wins` of the `left` cards lie between, which is `chance`
    in tenths of a percent; `gain` is what a raise of `most` chips gains on average, in hundredths of a chip.
    """

    raising: bool
    edge: int
    wins: int = 0
    left: int = 0
    chance: int = 0
    pays: int = 0
    most: int = 0
    gain: int = 0


class RedDogTable(NothingBetween, ForChips):
    """How Red Dog is shown."""

    game, form, words = GAME, FORM, WORDS
    sitting, rulebooks = ("steady", "random"), {"RD": GAME.word}
    presets, switches = PRESETS, SWITCHES

    def rules(self, match: Match) -> HouseRules:
        """Return the house rules of a match."""
        return match.rules

    def format_rules(self, match: Match) -> str:
        """Return the house rules of a match in notation."""
        return str(match.rules)

    def is_broke(self, match: Match, player: int) -> bool:
        """Return whether a player has too few chips to bet."""
        return match.scores[player - 1] < match.rules.bet_min

    def board(self, view: View, names: Names) -> BoardView:
        """Return the cards on the table and who sits there."""
        now, seats = view.masked, len(view.players)
        around = positions(seats, view.seat)
        return BoardView(
            seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in range(1, seats + 1)),
            near=view.seat,
            cards=show_cards(now.cards),
            spread=_spread(now),
            pays=_pays(now),
        )

    def events(self, before: View | None, now: View, names: Names) -> Iterator[EventView]:
        """Yield what a seat did, then the cards that came of it and what they pay."""
        state = now.masked
        if before is None:
            yield EventView("begin")
            return
        move = state.moves[-1]
        yield EventView(move.action.kind, names[move.seat], move.action.chips)
        if state.is_open and not before.masked.is_open:
            cards = tuple(map(str, state.cards[:2]))
            yield EventView("dealt", cards=cards, spread=_spread(state), pays=_pays(state))
        if state.to_act is None:
            yield from _ending(state, names)

    def moves(self, view: View) -> MovesView:
        """Return what the seat to act may do; a raise begins at the most."""
        without = str(view.legal()[0])
        for verb, least, most, _ in view.ranges():
            raising = verb == RAISE
            sizes = tuple((str(chips), chips) for chips in SIZES if least < chips < most)
            amount = AmountView(verb, least, most, most if raising else min(most, max(least, SIZES[0])), sizes)
            return MovesView((without,), amount, on_enter=verb)
        return MovesView((without,), None)

    def hints(self, view: View) -> tuple[str, ...]:
        """Return the hints: for a raise how many cards win and what that is worth, for a bet the bank's edge.

        Where a raise has no limit there's none for a bet: then the bank has no edge (RD5.1).
        """
        if view.spread:
            return "chance", "worth"
        return () if view.rules.raising == "any" else ("edge",)

    def hint(self, view: View, so_far: object = None) -> HintView:
        """Return what the hints at a bet or a raise need."""
        packs = view.rules.decks
        edge = round(10_000 * bank_edge(packs))
        if not view.spread:
            return HintView(raising=False, edge=edge)
        _, _, most, _ = view.ranges()[0]
        return HintView(
            raising=True,
            edge=edge,
            wins=4 * packs * view.spread,
            left=52 * packs - 2,
            chance=round(1000 * between(packs, view.spread)),
            pays=payout(view.spread),
            most=most,
            gain=round(100 * most * gain(packs, view.spread)),
        )

    def search(self, view: View, *actions: Action) -> None:
        """Return that the odds are exact."""

    def can_judge(self, view: View) -> bool:
        """Return whether the seat is asked about a raise."""
        return bool(view.spread and view.legal())

    def judge(self, view: View, action: Action, so_far: object) -> Decision[Action]:
        """Return what the seat did about a raise, and what each raise was worth."""
        assert view.spread
        each = float(gain(view.rules.decks, view.spread))
        # The bet is there whatever the seat does: only the raise makes a difference.
        return Decision(action, {one: each * one.chips for one in (action, *view.legal())})


def _spread(now: State) -> int:
    return -1 if now.is_pair else now.spread or 0


def _pays(now: State) -> int:
    return PAIR_PAYS if now.is_pair else payout(now.spread) if now.spread else 0


def show_cards(cards: Sequence[str | None]) -> tuple[Slot, ...]:
    """Return the two cards, the lower one first, and between them the third, or where it will lie; empty for none."""
    if not cards:
        return ()
    one, other, *third = map(str, cards)
    low, high = sorted((one, other), key=rank)
    return tuple(Slot(code, here=bool(code), take="") for code in (low, third[0] if third else "", high))


def _show_seat(now: State, seat: int, who: Name, position: str) -> SeatView:
    bet, spoken = now.bets[seat - 1] + now.raises[seat - 1], len(now.moves)
    score = now.scores[seat - 1] if now.scores else 0
    over = now.to_act is None
    return SeatView(
        who=who,
        position=position,
        cards=None,
        stack=now.deal.stacks[seat - 1] + (score if over else -bet),
        bet=0 if over else bet,
        folded=False,
        all_in=False,
        turn=seat == now.to_act,
        dealer=False,
        won=max(score, 0),
        passed=not bet and seat <= spoken,
        score=score,
    )


def _ending(now: State, names: Names) -> Iterator[EventView]:
    """Yield the third card, if there was one, and what the bets came to."""
    if not now.is_open:
        yield EventView("nobody")
        return
    if len(now.cards) > 2:
        yield EventView("third", cards=(str(now.cards[2]),), spread=_spread(now), chips=now.gain)
    if not now.gain:
        yield EventView("push")
    results = tuple((names[seat], abs(score)) for seat, score in enumerate(now.scores, 1) if score)
    if results:
        yield EventView("won" if now.gain > 0 else "lost", results=results)

"""Red Dog's table as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rake.kit.actions import Action
from rake.kit.events import Event
from rake.shelf.reddog.action import RAISE
from rake.shelf.reddog.deal import FORM, State, View
from rake.shelf.reddog.events import events_between, first_two
from rake.shelf.reddog.game import GAME
from rake.shelf.reddog.match import Match
from rake.shelf.reddog.odds import bank_edge, between, gain
from rake.shelf.reddog.rules import PRESETS, SWITCHES, HouseRules, payout, rank

from ...kit.board import Name, Seat, Seated, Slot, positions
from ...kit.names import Names
from ...kit.saying import Remark
from ...kit.widget import values
from ...shelf.decision import Decision
from ...shelf.presentation import AmountView, ForChips, MovesView, NothingBetween
from .remarks import BankEdge, CardsBetween, LeavingBet, RaiseGains, RaiseLoses
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
    """The cards of a round, low, third and high, and what the first two are; None before they are dealt."""

    cards: tuple[Slot, ...]
    dealt: Event | None


@values()
class HintView:
    """What the hints at a bet or a raise say, by their codes, and the messages of the `best` actions."""

    said: Mapping[str, Remark]
    best: tuple[str, ...]


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
            dealt=first_two(now),
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Yield what a seat did, and what came of it."""
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat to act may do; a raise begins at the most."""
        without = str(view.legal()[0])
        for verb, least, most, _ in view.ranges():
            raising = verb == RAISE
            sizes = tuple((str(chips), chips) for chips in SIZES if least < chips < most)
            amount = AmountView(verb, least, most, most if raising else min(most, max(least, SIZES[0])), sizes)
            return MovesView((without,), amount, on_enter=verb)
        return MovesView((without,), None)

    def leaving(self, view: View) -> Remark | None:
        """Return that the bet stays, if there is any."""
        bet = view.masked.bets[view.seat - 1] + view.masked.raises[view.seat - 1]
        return LeavingBet(bet) if bet else None

    def absent(self, view: View) -> Action:
        """Return that the seat bets nothing more."""
        return view.legal()[0]

    def hints(self, view: View) -> tuple[str, ...]:
        """Return the hints: for a raise how many cards win and what that is worth, for a bet the bank's edge.

        Where a raise has no limit there's none for a bet: then the bank has no edge (RD5.1).
        """
        if view.spread:
            return "chance", "worth"
        return () if view.rules.raising == "any" else ("edge",)

    def hint(self, view: View, so_far: object = None) -> HintView:
        """Return what the hints at a bet or a raise say."""
        packs = view.rules.decks
        if not view.spread:
            return HintView({"edge": BankEdge(float(bank_edge(packs)))}, ())
        _, _, most, _ = view.ranges()[0]
        pays, total = payout(view.spread), float(most * gain(packs, view.spread))
        said: Mapping[str, Remark] = {
            "chance": CardsBetween(4 * packs * view.spread, 52 * packs - 2, float(between(packs, view.spread))),
            "worth": RaiseGains(pays, most, total) if total > 0 else RaiseLoses(pays, most, -total),
        }
        return HintView(said, (f"{RAISE} {most}" if total > 0 else str(view.legal()[0]),))

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
        gain=score,
        passed=not bet and seat <= spoken,
        score=score,
    )

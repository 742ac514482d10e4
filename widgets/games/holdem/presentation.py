"""The table of Hold'em and its variants as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf

from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.kit.pots import won
from rake.kit.search import Search, search
from rake.shelf.holdem.action import CALL, FOLD, Act
from rake.shelf.holdem.bots import PLAIN, choices, likely
from rake.shelf.holdem.deal import State, View, form_of
from rake.shelf.holdem.events import events_between
from rake.shelf.holdem.game import GAME, PokerGame
from rake.shelf.holdem.match import Match, usual_stake
from rake.shelf.holdem.rules import HOLDEM, RIVER, SWITCHES, HouseRules

from ...kit.bet_sizes import usual_sizes
from ...kit.board import CardView, Name, PotView, Seat, Seated, Slot, positions
from ...kit.leaving import leaving_pot
from ...kit.names import Names
from ...kit.saying import Remark
from ...kit.widget import values
from ...shelf.decision import Decision
from ...shelf.presentation import AmountView, BetweenView, ForChips, MovesView, StakeView
from .hands import HandView, show_hand
from .hints import HintView, hints_at, show_hint
from .words import STAKE, TITLE, WORDS


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat, and its hand as far as it is known: None before the flop."""

    hand: HandView | None


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """The board, with room for the cards to come, and the chips in the middle, in all and by pots.

    `title` is what a deal of the game is called.
    """

    title: str
    cards: tuple[Slot, ...]
    pot: int
    pots: tuple[PotView, ...]


@values()
class PokerMoves(MovesView):
    """What a seat may do: a call costs `call` chips, which are all it has if `all_in`."""

    call: int = 0
    all_in: bool = False


class PokerTable(ForChips):
    """How Hold'em or a variant of it is shown; `title` is what a deal of it is called."""

    words, switches = WORDS, SWITCHES
    sitting = ("tight", "loose", "bold")

    def __init__(self, game: PokerGame, title: str) -> None:
        self.game, self.form, self.title = game, form_of(game.variant), title
        self.rulebooks = {"PK": HOLDEM.word, "HE": HOLDEM.word, game.prefix: game.word}
        # Of two names for the same rules the form has one.
        names = {rules: name for name, rules in reversed(game.variant.presets.items())}
        self.presets = {name: rules for name, rules in game.variant.presets.items() if names[rules] == name}

    def rules(self, match: Match) -> HouseRules:
        """Return the house rules of a match."""
        return match.table.rules

    def format_rules(self, match: Match) -> str:
        """Return the house rules of a match in notation."""
        return match.table.variant.format_rules(match.table.rules)

    def stake(self, match: Match) -> StakeView:
        """Return the stake, which is the big blind or the ante (PK2.2)."""
        return StakeView(STAKE, match.table.stake, usual_stake(match.table.rules), "PK2.2")

    def is_broke(self, match: Match, player: int) -> bool:
        """Return whether a player has no chips."""
        return not match.scores[player - 1]

    def board(self, view: View, names: Names) -> BoardView:
        """Return the cards and chips on the table, and who sits there."""
        now, seats = view.masked, len(view.players)
        around = positions(seats, view.seat)
        board = now.community
        return BoardView(
            title=self.title,
            seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in range(1, seats + 1)),
            near=view.seat,
            cards=tuple(Slot(str(card), here=True, take="") for card in board)
            + (Slot("", here=False, take=""),) * (RIVER - len(board)),
            pot=now.money.pot,
            pots=tuple(PotView(pot.chips, tuple(names[seat] for seat in pot.contestants)) for pot in now.money.pots()),
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Yield what happened from one view to the next."""
        return events_between(before, now)

    def moves(self, view: View) -> PokerMoves:
        """Return what the seat to act may do; a bet or a raise begins at the least."""
        money, seat = view.masked.money, view.seat
        words = tuple(str(action) for action in view.legal() if not action.chips)
        price = money.call(seat) if str(CALL) in words else 0
        amounts = [
            AmountView(each.verb, each.least, each.most, each.least, usual_sizes(money, seat, money.span(seat)))
            for each in view.ranges()
        ]
        return PokerMoves(
            words,
            amounts[0] if amounts else None,
            on_enter=amounts[0].verb if amounts else "",
            call=price,
            all_in=price == money.stacks[seat - 1],
            late=str(view.masked.lapse()),
            explained=f"games/{HOLDEM.word}/#how",
        )

    def hints(self, view: View) -> tuple[str, ...]:
        """Return the codes of the hints."""
        return hints_at(view)

    def hint(self, view: View, so_far: Search[Act] | None) -> HintView:
        """Return what the hints say."""
        return show_hint(view, so_far)

    def search(self, view: View, *actions: Act) -> Search[Act]:
        """Return the search that plays the choices out, before its first batch."""
        return search(view, PLAIN, tuple(dict.fromkeys((*choices(view), *actions))), likely)

    def can_judge(self, view: View) -> bool:
        """Return that every decision can be judged."""
        del view
        return True

    def judge(self, view: View, action: Act, so_far: Search[Act] | None) -> Decision[Act]:
        """Return a decision with what each choice gains on average beside giving up, in chips."""
        assert so_far
        put = view.masked.money.contributions[view.seat - 1]
        gains = {worth.action: worth.mean + put for worth in so_far.worths}
        # What a fold costs is certain.
        return Decision(action, gains, {worth.action: worth.error for worth in so_far.worths if worth.action != FOLD})

    def leaving(self, view: View) -> Remark | None:
        """Return what a player loses who leaves during a deal."""
        return leaving_pot(view.masked.money, view.seat)

    def absent(self, view: View) -> None:
        """Return None: the hand of a player who isn't there is folded (PK2.7)."""

    def is_away(self, match: Match, player: int) -> bool:
        """Return whether a player sits out, or waits for the big blind (PK2.6, PK2.7)."""
        chair = match.table.chairs[player - 1]
        return bool(chair and (chair.away or chair.waiting))

    def between(self, match: Match, player: int) -> BetweenView:
        """Return what a player may do before the next deal."""
        chair = match.table.chairs[player - 1]
        owing = bool(chair and (chair.owes_small or chair.owes_big))
        return BetweenView(self.is_away(match, player), owing, adding="PK4.6", sitting_out="PK2.6", missing="PK2.7")

    def seconds(self, match: Match, player: int) -> float:
        """Return how long a player has for a decision (PK3.13)."""
        return float(match.table.limit(player) or 0)

    def decided(self, match: Match, player: int, *, late: bool) -> Match:
        """Return the match once its clock knows of a decision (PK3.13)."""
        return replace(match, table=match.table.decided(player, inf if late else 0))


def _show_seat(now: State, seat: int, who: Name, position: str) -> SeatView:
    money, result = now.money, now.result
    hole, hand = now.hole(seat), now.hand(seat)
    # At the showdown the hole cards that don't belong to the hand are dimmed.
    spare = {*hole} - {*hand.cards} if hand and result and seat in result.shown else set()
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(card or UNSEEN, dim=card in spare) for card in hole),
        stack=money.stacks[seat - 1],
        bet=money.bets[seat - 1],
        folded=seat in money.folded,
        all_in=not money.stacks[seat - 1] and seat in money.still_in and not result,
        turn=seat == now.to_act,
        dealer=seat == len(now.players),
        won=won(result.pots).get(seat, 0) if result else 0,
        gain=now.scores[seat - 1] if result else 0,
        hand=show_hand(hand),
    )


TABLE = PokerTable(GAME, TITLE)
"""How Hold'em is shown."""

"""The table of Trex as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from rake.kit.actions import CardAction
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.kit.points import PointsMatch
from rake.kit.records import AnyDealt
from rake.kit.search import Search
from rake.shelf.trex.action import CHOICES, EXPOSE, PLAY
from rake.shelf.trex.bots import PLAIN, above_average, candidates
from rake.shelf.trex.deal import FORM, State, View
from rake.shelf.trex.events import events_between
from rake.shelf.trex.game import GAME
from rake.shelf.trex.match import DEALS, Match
from rake.shelf.trex.rules import CONTRACTS, GOING_OUT, INDEX, PRESETS, SWITCHES, TRICKS, Contract
from rake.shelf.trex.scoring import counting

from ...kit.board import CardView, Name, Seat, positions
from ...kit.names import Names
from ...kit.widget import values
from ...shelf.decision import Decision
from ...shelf.points import ForPoints
from ...shelf.presentation import CardMove, MovesView, SheetView
from ...shelf.tricks import TrickTable, show_last, show_trick
from ...shelf.worths import BySearch, WorthsView
from ...shelf.zones import Sequence
from .choices import show_choices
from .layout import show_layout
from .remarks import SuitLed, SuitMissing
from .words import CONTRACTS as IN_SHORT
from .words import KINGDOM, WORDS


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat: how many tricks it has won, and diamonds if these count; the queens or the king that it has taken.

    Each trick `counts` or does not; `out` is what it has scored by going out of a layout, 0 before that.
    """

    tricks: int
    counts: bool
    diamonds: int
    taken: tuple[str, ...]
    out: int


@values()
class ChoiceView:
    """A contract by its word, and the message that chooses it; empty if it was already played in this kingdom."""

    contract: str
    message: str


@values(kw_only=True)
class BoardView(TrickTable[SeatView]):
    """The trick or the layout, the contract by its word, and the cards that were exposed.

    Before there's a contract, `choices` has all of them.
    `asked` says what the seat to act has to do: to `choose` a contract, to `expose` cards, to `show` low ones, to
    `lead`, to `follow`, or to `lay` a card. `following` is said of the suit that was led. Diamonds win points if
    `plus`.
    """

    choices: tuple[ChoiceView, ...]
    contract: str
    exposed: tuple[str, ...]
    rows: tuple[Sequence, ...]
    asked: str
    following: SuitLed | SuitMissing | None
    plus: bool


class Table(BySearch[CardAction, View], ForPoints):
    """How Trex is shown."""

    game, form, words, policy = GAME, FORM, WORDS, PLAIN
    sitting, rulebooks = ("careful", "bold", "careful"), {"TX": GAME.word}
    presets, switches = PRESETS, SWITCHES
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda _, card: ("SHCD".index(card[1]), -INDEX[card]),
        "rank": lambda _, card: (-INDEX[card],),
    }

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        now, seats = view.masked, range(1, len(view.players) + 1)
        around, near = positions(len(seats), view.seat), view.seat or len(seats)
        lying = now.tricks[-1] if now.tricks else None
        return BoardView(
            seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in seats),
            near=view.seat,
            settling=lying is not None and lying.complete and now.to_act is not None,
            trick=show_trick(lying, TRICKS, names, near) if lying else (),
            last=show_last(now.tricks, TRICKS, names, near),
            choices=() if now.contract else tuple(_show_choice(now, contract) for contract in CONTRACTS),
            contract=now.contract.value if now.contract else "",
            exposed=tuple(now.exposed),
            rows=show_layout(now.gone) if now.contract is Contract.TREX else (),
            asked=_asked(now),
            following=_following(view),
            plus=now.rules.diamonds == "plus",
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        return events_between(before, now)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do.

        One that can only pass, or has one contract left, isn't asked.
        """
        now, legal = view.masked, view.legal()
        forced = len(legal) == 1 and legal[0].kind != PLAY
        words = tuple(str(action) for action in legal if not action.cards)
        if now.contract is None:
            return MovesView((), None, forced=forced, on_table=words)
        if now.asking and now.contract is Contract.TREX:
            return MovesView(words, None, forced=forced)
        doing = CardMove(EXPOSE, several=True) if now.asking else CardMove(PLAY)
        hand = now.hands[view.seat - 1].cards
        return MovesView(words, None, hand=hand, cards=(doing,), forced=forced, exposed=tuple(now.exposed))

    def as_said(self, view: View, action: CardAction) -> CardAction:
        """Return what sentences call an action: a card is led, played to a trick or laid in the layout."""
        if action.kind != PLAY:
            return action
        if view.masked.contract is Contract.TREX:
            return replace(action, kind="lay")
        return action if view.masked.trick.cards else replace(action, kind="lead")

    def candidates(self, view: View) -> tuple[CardAction, ...]:
        """Return what a seat may do that is worth a thought."""
        return candidates(view)

    def hint(self, view: View, so_far: Search[CardAction] | None) -> WorthsView:
        """Return what the best actions are worth; of contracts all, compared with an average hand."""
        if view.masked.contract is None and so_far:
            return show_choices(view, so_far)
        return super().hint(view, so_far)

    def judge(self, view: View, action: CardAction, so_far: Search[CardAction] | None) -> Decision[CardAction]:
        """Return a decision with what each action is worth, of contracts more than with an average hand."""
        decision = super().judge(view, action, so_far)
        if view.masked.contract is None and so_far:
            return replace(decision, gains=above_average(view, so_far), relative=True)
        return decision

    def sheet[S: AnyDealt](self, match: PointsMatch[S], people: Names) -> SheetView:
        """Return the sheet, kingdom by kingdom, with the contracts that are still to be played in the last one."""
        assert isinstance(match, Match)
        kingdoms = [*match.kingdoms, *[()] * (len(match.sheet) % DEALS == 0 and not match.over)]
        names = [IN_SHORT[each] for kingdom in kingdoms for each in (*kingdom, *_left(kingdom))]
        groups = {DEALS * number: people[owner] for number, owner in enumerate(match.owners)}
        return replace(super().sheet(match, people), names=tuple(names), groups=groups, group=KINGDOM)


def _left(kingdom: tuple[Contract, ...]) -> tuple[Contract, ...]:
    """Return the contracts that are still to be played in a kingdom."""
    return tuple(contract for contract in CONTRACTS if contract not in kingdom)


def _show_choice(now: State, contract: Contract) -> ChoiceView:
    return ChoiceView(contract.value, str(CHOICES[contract]) if contract in now.left else "")


def _asked(now: State) -> str:
    """Return what the seat to act has to do."""
    if now.contract is None:
        return "choose"
    if now.asking:
        return "show" if now.contract is Contract.TREX else "expose"
    if now.contract is Contract.TREX:
        return "lay"
    return "follow" if now.trick.cards else "lead"


def _following(view: View) -> SuitLed | SuitMissing | None:
    """Return what is said of the suit that was led to the seat of a view, whose turn it is."""
    now = view.masked
    if view.seat != now.to_act or now.contract is Contract.TREX or not now.trick.cards:
        return None
    led, held = now.trick.cards[0][1], now.hands[view.seat - 1].cards
    return SuitLed(led) if TRICKS.to_follow(now.trick, held) else SuitMissing(led)


def _show_seat(now: State, seat: int, who: Name, position: str) -> SeatView:
    hand = now.hands[seat - 1]
    won = [trick for trick in now.tricks if trick.complete and TRICKS.winner(trick) == seat]
    taken = counting(now.contract, [card for trick in won for card in trick.cards]) if now.contract else ()
    are_diamonds = now.contract is Contract.DIAMONDS
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(code, exposed=code in now.exposed) for code in (*hand.cards, *(UNSEEN,) * hand.hidden)),
        turn=seat == now.to_act,
        dealer=seat == len(now.hands),
        tricks=len(won),
        counts=now.contract is Contract.ELTOOSH,
        diamonds=len(taken) if are_diamonds else 0,
        taken=() if are_diamonds else taken,
        out=GOING_OUT[now.out.index(seat)] if seat in now.out else 0,
    )

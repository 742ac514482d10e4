"""The table of Durak as values for the macros of `board.html`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from rake.kit.actions import CardAction
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.kit.points import Limit
from rake.kit.search import Search, Worth
from rake.shelf.durak.action import ATTACK, BEAT, GIVE, PASS, TAKE, TRANSFER
from rake.shelf.durak.bots import CAREFUL, candidates
from rake.shelf.durak.bout import Bout, Stage
from rake.shelf.durak.deal import FORM, State, View
from rake.shelf.durak.events import events_between
from rake.shelf.durak.game import GAME
from rake.shelf.durak.rules import INDEX, PRESETS, SWITCHES

from ...kit.board import CardView, Name, Seat, Seated, positions
from ...kit.names import Names
from ...kit.saying import Remark
from ...kit.widget import values
from ...shelf.decision import Decision
from ...shelf.points import ForPoints
from ...shelf.presentation import CardMove, MovesView
from ...shelf.worths import BySearch
from ...shelf.zones import Attack, Pile
from .remarks import DealsPlayedOut, FewestDuraks, LeftDurak
from .words import STOCK, WORDS


@values(kw_only=True, eq=True)
class SeatView(Seat):
    """A seat, and what it does in the bout: `attacks`, `defends`, `takes`, is `out` or the `durak`; or nothing yet."""

    role: str


@values(kw_only=True)
class BoardView(Seated[SeatView]):
    """The cards of the bout, the stock with the turned-up card under it, and the trump suit.

    `stage` is that of the bout, or `HELPLESS`.
    """

    attacks: tuple[Attack, ...]
    stock: Pile
    trump: str
    stage: str


HELPLESS = "helpless"
"""The stage in which the reader has to answer an attack, and no card of theirs can."""


class Table(BySearch[CardAction, View], ForPoints):
    """How Durak is shown."""

    game, form, words, policy = GAME, FORM, WORDS, CAREFUL
    sitting, rulebooks = ("careful", "bold"), {"DU": GAME.word}
    presets, switches, always = PRESETS, SWITCHES, (TAKE, PASS)
    orders: Mapping[str, Callable[[View, str], tuple[int, ...]]] = {
        "suit": lambda view, card: (card[1] == view.masked.trump, "CDHS".index(card[1]), INDEX[card]),
        "rank": lambda view, card: (card[1] == view.masked.trump, INDEX[card]),
    }

    def board(self, view: View, names: Names) -> BoardView:
        """Return what lies on the table, as a seat sees it."""
        now, seats = view.masked, range(1, len(view.players) + 1)
        around = positions(len(seats), view.seat)
        lying = _lying(now)
        return BoardView(
            seats=tuple(_show_seat(now, seat, names[seat], around[seat]) for seat in seats),
            near=view.seat,
            settling=lying is now.last is not None,
            attacks=show_attacks(lying) if lying else (),
            stock=show_stock(now),
            trump=now.trump,
            stage=HELPLESS if now.bout.stage is Stage.ANSWER and _can_only_take(view) else now.bout.stage.value,
        )

    def events(self, before: View | None, now: View) -> Iterator[Event]:
        """Return what happened from one view to the next, `before` None at the deal."""
        return events_between(before, now)

    def says_ending(self, limit: Limit, *, paired: bool) -> Iterator[Remark]:
        """Yield what ends a match, which is the number of deals (DU4.3)."""
        del paired
        yield FewestDuraks(limit.deals)

    def says_worth(self, view: View, worth: Worth[CardAction]) -> Remark:
        """Return how often a player is left the durak: that's what a deal costs (DU4.3)."""
        del view
        share = abs(round(worth.mean, 2))
        return LeftDurak(worth.action, share, round(100 * worth.error) if 0 < share < 1 else 0)

    def judge(self, view: View, action: CardAction, so_far: Search[CardAction] | None) -> Decision[CardAction]:
        """Return a decision with how often each action leaves the player the durak (DU4.3)."""
        return replace(super().judge(view, action, so_far), loses=True)

    def says_counted(self, view: View, deals: int) -> Remark:
        """Return how many deals are behind that."""
        del view
        return DealsPlayedOut(deals)

    def moves(self, view: View) -> MovesView:
        """Return what the seat of a view, whose turn it is, may do. One who can only pass isn't asked (DU5.3)."""
        bout, legal = view.masked.bout, view.legal()
        verb = {Stage.ANSWER: BEAT, Stage.GIVING: GIVE}.get(bout.stage, ATTACK)
        words = tuple(str(action) for action in legal if action in (TAKE, PASS))
        transfers = any(action.kind == TRANSFER for action in legal)
        return MovesView(
            words,
            None,
            hand=view.masked.hands[view.seat - 1].cards,
            cards=(CardMove(verb), *[CardMove(TRANSFER)] * transfers),
            forced=legal == (PASS,),
        )

    def as_said(self, view: View, action: CardAction) -> CardAction:
        """Return what sentences call an action: the first card of a bout is led, later ones are thrown in."""
        return replace(action, kind="lead") if view.masked.bout.stage is Stage.OPENING else action

    def candidates(self, view: View) -> tuple[CardAction, ...]:
        """Return what a seat may do that is worth a thought."""
        return candidates(view)


def show_attacks(bout: Bout) -> tuple[Attack, ...]:
    """Return the attack cards of a bout, each with the card that beats it, if one does."""
    return tuple(Attack(each.card, *bout.beating[at : at + 1]) for at, each in enumerate(bout.thrown))


def show_stock(now: State) -> Pile:
    """Return the stock: the turned-up card lies under it, and is the last one to be drawn (DU2.2)."""
    if now.stock > 1:
        return Pile(STOCK, now.stock, UNSEEN, under=now.turned_up)
    return Pile(STOCK, now.stock, now.turned_up if now.stock else "")


def _can_only_take(view: View) -> bool:
    return view.seat == view.masked.to_act and view.legal() == (TAKE,)


def _lying(now: State) -> Bout | None:
    """Return the bout whose cards lie on the table: once it's beaten off they stay there until the next attack."""
    bout = now.bout if now.bout.thrown else now.last
    picked_up = bout and bout.taken and (bout is now.last or now.ended is not None)
    return None if picked_up else bout


def _show_seat(now: State, seat: int, who: Name, position: str) -> SeatView:
    hand = now.hands[seat - 1]
    return SeatView(
        who=who,
        position=position,
        cards=tuple(CardView(code) for code in (*hand.cards, *(UNSEEN,) * hand.hidden)),
        turn=seat == now.to_act,
        dealer=seat == len(now.hands),
        role=_role(now, seat),
    )


def _role(now: State, seat: int) -> str:
    if now.ended is not None:
        return "durak" if seat == now.ended else ""
    if seat == now.bout.defender:
        return "takes" if now.bout.taken else "defends"
    if seat == now.bout.attacker:
        return "attacks"
    return "" if len(now.hands[seat - 1]) or now.stock else "out"

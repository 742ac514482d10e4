"""Hints at a decision in Hold'em: what a call costs, which cards would help, what each choice is worth."""

from __future__ import annotations

from rake.kit.search import Search, Worth
from rake.shelf.holdem.action import FOLD, Act
from rake.shelf.holdem.deal import View
from rake.shelf.holdem.draws import improving
from rake.shelf.holdem.rules import FLOP, TURN

from ...kit.betting_remarks import CallPrice
from ...kit.saying import Remark
from ...kit.widget import values
from ...shelf.worths import WorthsView, best_first, show_worths
from .remarks import (
    ChipsCounted,
    ChipsGained,
    ChipsLost,
    FoldWorth,
    KindHeld,
    NoOuts,
    OutsCounted,
    OutsForKind,
)

PRICE, OUTS, WORTH = "price", "outs", "worth"


@values()
class HintView:
    """What the hints at a decision say: `price` and `outs` where there are any, and what each choice is `worth`.

    `kinds` says what the outs are for.
    """

    price: Remark | None
    outs: Remark | None
    kinds: tuple[Remark, ...]
    worth: WorthsView

    @property
    def best(self) -> tuple[str, ...]:
        """The messages of the best actions."""
        return self.worth.best


def hints_at(view: View) -> tuple[str, ...]:
    """Return the codes of the hints at a seat's decision; outs are counted while one card at a time is to come."""
    owing = bool(view.masked.money.call_price(view.seat).call)
    return (*[PRICE] * owing, *[OUTS] * (view.masked.board in (FLOP, TURN)), WORTH)


def show_hint(view: View, so_far: Search[Act] | None) -> HintView:
    """Return what the hints at a seat's decision say; `so_far` is the search so far, if the last one was asked for."""
    price = view.masked.money.call_price(view.seat)
    outs, *kinds = _outs(view, price.break_even if price.call else 0) or (None,)
    return HintView(
        price=CallPrice(*price, price.break_even) if price.call else None,
        outs=outs,
        kinds=tuple(kinds),
        worth=_worth(view, so_far),
    )


def _outs(view: View, needed: float) -> tuple[Remark, ...]:
    """Return how many cards would make the hand one of a higher kind, then what it is now, and which kinds those are.

    `needed` is the chance (0..1) that a call needs, 0 without one.
    """
    now = view.masked
    hand = now.hand(view.seat)
    if not hand or now.board not in (FLOP, TURN):
        return ()
    better = improving(tuple(map(str, now.hole(view.seat))), tuple(map(str, now.community)), now.ranking)
    outs, unseen = sum(map(len, better.values())), len(now.deal.deck) - len(now.hole(view.seat)) - now.board
    if not outs:
        return (NoOuts(),)
    kinds = (OutsForKind(kind.name, len(cards)) for kind, cards in better.items())
    return (OutsCounted(outs, unseen, outs / unseen, needed), KindHeld(hand.category.name, hand.ranks[0]), *kinds)


def _worth(view: View, so_far: Search[Act] | None) -> WorthsView:
    """Return what each action gains on average beside giving up, which loses what is in the pot already."""
    put = view.masked.money.contributions[view.seat - 1]

    def said(worth: Worth[Act]) -> Remark:
        if worth.action == FOLD:
            return FoldWorth()  # that's certain
        gain, error = round(worth.mean + put), round(worth.error)
        return ChipsLost(worth.action, -gain, error) if gain < 0 else ChipsGained(worth.action, gain, error)

    ranked = best_first(so_far)
    counted = ChipsCounted(so_far.worths[0].samples if so_far else 0)
    return show_worths(ranked, map(said, ranked), counted, so_far)

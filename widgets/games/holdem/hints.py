"""Hints at a decision in Hold'em: what a call costs, which cards would help, what each choice is worth."""

from __future__ import annotations

from dataclasses import replace

from rake.kit.search import Search
from rake.shelf.holdem.action import FOLD, Act
from rake.shelf.holdem.deal import View
from rake.shelf.holdem.draws import improving
from rake.shelf.holdem.rules import FLOP, TURN

from ...kit.widget import values
from ...shelf.worths import WorthView, show_worths
from .hands import HandView, hand_at, show_hand

PRICE, OUTS, WORTH = "price", "outs", "worth"


@values()
class HintView:
    """What the hints at a decision need.

    A call costs `call` chips and plays for `pot`, and has to win `needed` tenths of a percent; `call` is 0 if a check
    is free. `outs` has the number of cards that make each higher kind of hand, `count` all of them together, `chance`
    that is in tenths of a percent of the `unseen` cards. `worths` are empty until there is a first number; it comes
    from `deals` random deals.
    """

    call: int
    pot: int
    needed: int
    hand: HandView | None
    outs: tuple[tuple[str, int], ...]
    count: int
    unseen: int
    chance: int
    worths: tuple[WorthView, ...]
    deals: int


def hints_at(view: View) -> tuple[str, ...]:
    """Return the codes of the hints at a seat's decision; outs are counted while one card at a time is to come."""
    return (PRICE, OUTS, WORTH) if view.masked.board in (FLOP, TURN) else (PRICE, WORTH)


def show_hint(view: View, so_far: Search[Act] | None) -> HintView:
    """Return what the hints at a seat's decision need; `so_far` is the search so far, if the last one was asked for."""
    now, seat = view.masked, view.seat
    price = now.money.call_price(seat)
    outs = _outs(view)
    unseen = len(now.deal.deck) - len(now.hole(seat)) - now.board
    count = sum(cards for _, cards in outs)
    return HintView(
        call=price.call,
        pot=price.pot,
        needed=round(1000 * price.break_even),
        hand=show_hand(hand_at(now, seat)),
        outs=outs,
        count=count,
        unseen=unseen,
        chance=round(1000 * count / unseen),
        worths=_worths(view, so_far) if so_far else (),
        deals=so_far.worths[0].samples if so_far else 0,
    )


def _outs(view: View) -> tuple[tuple[str, int], ...]:
    now = view.masked
    if now.board not in (FLOP, TURN):
        return ()
    better = improving(tuple(map(str, now.hole(view.seat))), tuple(map(str, now.community)), now.ranking)
    return tuple((kind.name, len(cards)) for kind, cards in better.items())


def _worths(view: View, so_far: Search[Act]) -> tuple[WorthView, ...]:
    """Return what each action gains on average beside giving up, which loses what is in the pot already; best first."""
    worths = show_worths(so_far, given_up=-view.masked.money.contributions[view.seat - 1])
    return tuple(replace(each, error=0) if each.action == FOLD else each for each in worths)

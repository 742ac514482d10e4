"""What happened in a deal of Hold'em from one state to the next, as values for the macros of `events.html`."""

from __future__ import annotations

from collections.abc import Iterator

from rake.kit.actions import Action
from rake.kit.stakes import blind_seats, small_blind
from rake.shelf.holdem.deal import State
from rake.shelf.holdem.rules import STREETS

from ...kit.board import Name
from ...kit.names import Names
from ...kit.widget import values
from .hands import HandView, hand_at, show_hand

STREET_CODES = ("", "flop", "turn", "river")
"""The codes of the cards that come before each betting round, in the order of `STREETS`."""


@values(kw_only=True, eq=True)
class EventView:
    """Something that happened: its code, who did it, and what the code's sentence needs of the rest.

    `pot` is the number of a pot, 0 for the main pot, and `pots` how many there are; `count` is a number of cards.
    """

    code: str
    who: tuple[Name, ...] = ()
    chips: int = 0
    all_in: bool = False
    cards: tuple[str, ...] = ()
    count: int = 0
    pot: int = 0
    pots: int = 1
    hand: HandView | None = None


def events_between(before: State | None, now: State, names: Names) -> Iterator[EventView]:
    """Yield what happened: the deal if there is no state before, else what a seat did and all that came of it."""
    if before is None:
        yield from _beginning(now, names)
    else:
        yield _action(before, now, names)
    dealt = before.board if before else 0
    yield from _away(before, now, names)
    if now.result:
        yield from _ending(now, dealt, names)
    elif now.board > dealt:
        yield _street(now, dealt)


def _beginning(now: State, names: Names) -> Iterator[EventView]:
    """Yield the forced bets, then what is paid for missed blinds, and who has the deal."""
    stake, left = now.deal.stake, dict(enumerate(now.deal.stacks, 1))
    if now.rules.forced == "ante":
        yield EventView(code="ante", chips=stake)
    else:
        for seat, due in zip(blind_seats(len(left)), (small_blind(stake), stake), strict=True):
            paid = min(due, left[seat])
            left[seat] -= paid
            yield EventView(code="blind", who=(names[seat],), chips=paid)
    for seat, chips in now.posts:
        if left[seat]:
            yield EventView(code="post", who=(names[seat],), chips=min(chips, left[seat]))
    yield EventView(code="deal", who=(names[len(left)],), count=now.variant.hole)


def _action(before: State, now: State, names: Names) -> EventView:
    """Return what a seat did; the chips of a call are those that it added, those of a bet or a raise its total."""
    move, money = now.moves[-1], before.money
    assert isinstance(move.action, Action)
    seat, action = move.seat, move.action
    chips = money.call(seat) if action.kind == "call" else action.chips
    added = chips - money.bets[seat - 1] if action.chips else chips
    all_in = chips > 0 and added == money.stacks[seat - 1]
    return EventView(code=action.kind, who=(names[seat],), chips=chips, all_in=all_in)


def _away(before: State | None, now: State, names: Names) -> Iterator[EventView]:
    """Yield the absent seats whose hands were folded because the turn passed over them (PK2.7)."""
    acted = {now.moves[-1].seat} if before else set()
    for seat in sorted(now.money.folded - (before.money.folded if before else frozenset()) - acted):
        yield EventView(code="away", who=(names[seat],))


def _street(now: State, dealt: int) -> EventView:
    """Return the cards that came to the board after the first `dealt`, and the pot."""
    cards = tuple(str(card) for card in now.community[dealt:])
    street = STREETS.index(now.board)
    code = STREET_CODES[street] if STREETS[street - 1] == dealt else "rest"
    return EventView(code=code, cards=cards, chips=now.money.pot)


def _ending(now: State, dealt: int, names: Names) -> Iterator[EventView]:
    """Yield the chips returned, the hands shown, the rest of the board, and who takes each pot (HE3.4, HE4, PK4)."""
    assert now.result
    pots, shown = now.result.pots, now.result.shown
    for seat, chips in enumerate(now.money.returned, 1):
        if chips:
            yield EventView(code="returned", who=(names[seat],), chips=chips)
    if not shown:
        yield EventView(code="unshown", who=(names[pots[0].winners[0]],), chips=sum(pot.chips for pot in pots))
        return
    if now.board > dealt:
        for seat in shown:
            yield EventView(code="opens", who=(names[seat],), cards=tuple(map(str, now.hole(seat))))
        yield _street(now, dealt)
    for seat in shown:
        yield EventView(code="shows", who=(names[seat],), hand=show_hand(hand_at(now, seat)))
    for seat in now.money.still_in:
        if seat not in shown:
            yield EventView(code="mucks", who=(names[seat],))
    for number, pot in enumerate(pots):
        code = "alone" if len(pot.contestants) == 1 else "splits" if len(pot.winners) > 1 else "wins"
        winners = tuple(names[seat] for seat in pot.winners)
        yield EventView(code=code, who=winners, chips=pot.chips, pot=number, pots=len(pots))

"""Events of Rook: what happened between two views of a deal."""

from __future__ import annotations

from collections.abc import Iterator

from ...kit.events import Event
from .action import BID, GIVE, LEAD, PASS, TRUMP, RookAction
from .deal import Phase, State, View
from .scoring import team_of
from .unseen import giver, number_of

__all__ = ["events_between"]


class CardsDealt(Event):
    """Everyone has cards, and this many lie in the kitty (RK2.1)."""

    rule = "RK2.1"
    cards: int


class Passed(Event):
    """A seat passed, and is out of the bidding (RK3.2)."""

    seat: int


class PointsBid(Event):
    """A seat bid (RK3.1)."""

    seat: int
    points: int


class BidWon(Event):
    """The bidding is over, and a seat has the bid (RK3.2)."""

    rule = "RK3.2"
    seat: int
    points: int


class HandThrownIn(Event):
    """Nobody bid, and the next dealer deals (RK5.4)."""

    rule = "RK5.4"


class CardsGiven(Event):
    """A seat laid down these cards, to be passed on to its `left` or its `right` (RK3.4)."""

    seat: int
    given: tuple[str, ...]
    side: str


class UnseenGiven(Event):
    """A seat laid down this many cards, to be passed on to its `left` or its `right` (RK3.4)."""

    seat: int
    cards: int
    side: str


class TrumpNamed(Event):
    """The high bidder named trumps (RK3.5)."""

    rule = "RK3.5"
    seat: int
    suit: str


class PartnerNamed(Event):
    """The high bidder named the card whose holder is the partner (RK6.1)."""

    rule = "RK6.1"
    seat: int
    card: str


class CardsTakenUp(Event):
    """A seat took up these cards, which were passed to it (RK3.5)."""

    seat: int
    received: tuple[str, ...]


class LeadChosen(Event):
    """The high bidder has said that this seat leads (RK3.6)."""

    rule = "RK3.6"
    seat: int


class CardLed(Event):
    """A seat led a card (RK3.7)."""

    seat: int
    card: str


class CardPlayed(Event):
    """A seat played a card to a trick that another had led (RK3.7)."""

    seat: int
    card: str


class PartnerShown(Event):
    """A seat played the partner card (RK6.1)."""

    rule = "RK6.1"
    seat: int


class TrickWon(Event):
    """A seat won a trick, and the points in it (RK3.9)."""

    seat: int
    points: int


class LastTrickWon(Event):
    """A seat won the last trick, and the points in it with those for winning it (RK4.1)."""

    rule = "RK4.1"
    seat: int
    points: int


class KittyTurnedUp(Event):
    """The kitty was turned up, whose points go to the bidders (RK3.3)."""

    rule = "RK3.3"
    turned_up: tuple[str, ...]
    points: int


class PlayedAlone(Event):
    """The partner card was in no other hand, so the high bidder had no partner (RK6.1)."""

    rule = "RK6.1"
    seat: int
    card: str


class BidReached(Event):
    """The bidders took at least the points of the bid (RK4.2); each of `shares` players scores this, or the team."""

    rule = "RK4.2"
    seats: tuple[int, ...]
    points: int
    bid: int
    score: int
    shares: int


class BidMissed(Event):
    """The bidders took fewer points than the bid (RK4.3).

    `lost` is what each of `shares` players loses, or the team if that is 1.
    """

    rule = "RK4.3"
    seats: tuple[int, ...]
    points: int
    bid: int
    lost: int
    shares: int


class EveryTrickWon(Event):
    """The bidders won every trick, which scores 100 more (RK4.2)."""

    rule = "RK4.2"
    seats: tuple[int, ...]


class PointsScored(Event):
    """Those who play as one against the bid scored their points: a team, or a player where there are five (RK4.4)."""

    rule = "RK4.4"
    seats: tuple[int, ...]
    points: int


def events_between(before: View | None, now: View) -> Iterator[Event]:
    """Yield what an action brought: `before` and `now` are the views of one seat; with None, what the deal brought."""
    state = now.masked
    if before is None:
        yield CardsDealt(len(state.kitty))
        return
    move = state.moves[-1]
    yield _done(state, move.seat, move.action)
    if move.action.kind in (BID, PASS.kind) and state.phase is not Phase.BIDDING:
        bidder, bid, _ = state.bidding
        yield BidWon(bidder, bid) if bidder else HandThrownIn()
    if move.action.kind == TRUMP:
        yield from _trumps_named(now, move.seat, move.action)
    if state.partner and not before.masked.partner:
        yield PartnerShown(state.partner)
    yield from _trick_ended(before.masked, state)


def _done(state: State, seat: int, action: RookAction) -> Event:
    """Return what a seat did."""
    if action == PASS:
        return Passed(seat)
    if action.kind == BID:
        return PointsBid(seat, action.points)
    if action.kind == GIVE:
        side = "left" if number_of(state.deal) % 2 else "right"
        return CardsGiven(seat, action.seen, side) if action.seen else UnseenGiven(seat, len(action.cards), side)
    if action.kind == TRUMP:
        return TrumpNamed(seat, action.choice)
    if action.kind == LEAD:
        return LeadChosen(state.tricks[0].leader)
    card = action.seen[0]
    is_led = any(trick.cards[:1] == (card,) for trick in state.tricks)
    return CardLed(seat, card) if is_led else CardPlayed(seat, card)


def _trumps_named(now: View, seat: int, action: RookAction) -> Iterator[Event]:
    """Yield the partner card, if one was named, and what the seat of the view took up."""
    state = now.masked
    if action.seen:
        yield PartnerNamed(seat, action.seen[0])
    if now.seat and state.given:
        came = state.given[giver(state.deal, now.seat) - 1]
        yield CardsTakenUp(now.seat, tuple(card for card in came if card))


def _trick_ended(before: State, state: State) -> Iterator[Event]:
    """Yield who won the trick, if one is complete, and at the end what came of the bid."""
    won = [seat for seat, count in enumerate(state.won, 1) if count > before.won[seat - 1]]
    for seat in won:
        points = state.points[seat - 1] - before.points[seat - 1]
        yield TrickWon(seat, points) if state.to_act else LastTrickWon(seat, points)
    if won and not state.to_act:
        yield KittyTurnedUp(tuple(card for card in state.kitty if card), state.turned_up)
        if state.wanted and not state.partner:
            yield PlayedAlone(state.bidding.bidder, state.wanted)
        yield from _scored(state)


def _scored(state: State) -> Iterator[Event]:
    """Yield what a deal scored: first those who played against the bid, if anything, and then the bidders."""
    bidders, seats, scores = tuple(sorted(state.bidders)), state.deal.seats, state.scores
    against = [team_of(seat, seats) for seat in range(1, seats + 1) if seat not in bidders]
    for side in dict.fromkeys(tuple(sorted(each)) for each in against):
        if score := scores[side[0] - 1]:
            yield PointsScored(side, score)
    if not any(count for seat, count in enumerate(state.won, 1) if seat not in bidders):
        yield EveryTrickWon(bidders)
    taken, bid = sum(state.points[seat - 1] for seat in bidders) + state.turned_up, state.bidding.bid
    score, shares = scores[bidders[0] - 1], 1 if seats == 4 else len(bidders)
    if taken >= bid:
        yield BidReached(bidders, taken, bid, score, shares)
    else:
        yield BidMissed(bidders, taken, bid, -score, shares)

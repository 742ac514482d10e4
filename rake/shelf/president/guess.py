"""A deal that a seat may be looking at, drawn so that all deals and returned cards that fit are equally likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from ...kit.actions import CardAction
from ...kit.chance import Random, shuffle, some
from ...kit.errors import IllegalPosition, Violation
from ...kit.fits import fill
from ...kit.hands import Hand
from ...kit.records import Deal, MoveLine, RecordRefusal
from .action import PLAY, RETURN
from .exchange import Exchange, dealt_to, given, start_of
from .rules import DECK, INDEX
from .unseen import Bar, Handed, Unseen

__all__ = ["Guess", "guess"]

type Line = MoveLine[CardAction]

TRIES = 20_000
"""How many deals are drawn at most for one that fits a second unseen exchange: on average it takes about ten."""


class Guess(NamedTuple):
    """A whole deal, its hands as they are by now, and the moves with the cards that were returned."""

    deal: Deal[str]
    hands: tuple[Hand, ...]
    moves: tuple[Line, ...]


class _Changed(NamedTuple):
    """An exchange with the cards that were given up and, so far, returned."""

    exchange: Exchange
    given: tuple[str, ...]
    returned: tuple[str, ...]


class _Pending(NamedTuple):
    """An exchange that the seat hasn't seen, of which `returned` cards have come back."""

    exchange: Exchange
    returned: int


class _Seen(NamedTuple):
    """What a view says: the seats where cards lie or were played, those to which cards were dealt, and unseen cards.

    `rooms` are the unseen cards of each hand, from seat 1 on. `limits` has the seats whose hands can't have any from an
    index of the pack on: what they gave up was the highest of them.
    """

    lying: Mapping[str, int]
    dealt: Mapping[str, int]
    rooms: tuple[int, ...]
    changed: tuple[_Changed, ...]
    pending: tuple[_Pending, ...]
    limits: Mapping[int, int]


def guess(rng: Random, deal: Deal[str], hands: tuple[Hand, ...], moves: tuple[Line, ...]) -> Guess:
    """Return a deal with these moves that looks like this to the seat of a view.

    Raises `IllegalPosition` if there is none.
    """
    seen, unseen = _seen(deal, hands, moves)
    if all(each.ways for each in unseen):
        for _ in range(TRIES if any(seen.rooms) else 1):
            handed = [each.draw(rng) for each in unseen]
            lying = _lying(rng, seen, handed)
            if lying is None:
                break
            if (second := _second(rng, seen, lying)) is None:
                continue
            pairs = zip(seen.pending, (*handed, *second), strict=True)
            changed = (*seen.changed, *(_completed(rng, seen, lying, *pair) for pair in pairs))
            return Guess(_dealt(rng, deal, lying, changed), _held(lying, hands, moves), _lines(moves, changed))
    raise _misfit(deal)


@lru_cache(16)
def _seen(deal: Deal[str], hands: tuple[Hand, ...], moves: tuple[Line, ...]) -> tuple[_Seen, tuple[Unseen, ...]]:
    """Return what a view says, and the first exchange that its seat hasn't seen, if there is one.

    It's cached, because a search asks for many deals of one view.
    """
    lying = _played(moves) | {card: seat for seat, hand in enumerate(hands, 1) for card in hand.cards}
    dealt = {card: index % deal.seats + 1 for index, card in enumerate(deal.deck) if card}
    rooms = tuple(hand.hidden for hand in hands)
    changed, pending, limits = [], [], {}
    for number, exchange in enumerate(start_of(deal).exchanges):
        returned = moves[number].action if number < len(moves) else CardAction(RETURN)
        if deal.seen not in exchange[:2]:
            pending.append(_Pending(exchange, len(returned.cards)))
            continue
        changed.append(_Changed(exchange, given(deal, exchange), returned.seen))
        if deal.seen == exchange.receiver:
            limits[exchange.giver] = INDEX[changed[-1].given[-1]]
    bar = next((Bar(rooms[seat - 1], limit) for seat, limit in limits.items()), Bar())
    unseen = tuple(Unseen(*each, lying, dealt, rooms, bar) for each in pending[:1])
    return _Seen(lying, dealt, rooms, tuple(changed), tuple(pending), limits), unseen


def _lying(rng: Random, seen: _Seen, handed: Sequence[Handed]) -> dict[str, int] | None:
    """Return the seats where all cards lie or were played, what changed hands included; None if they fit nowhere."""
    lying, limits, rooms = dict(seen.lying), dict(seen.limits), [*seen.rooms]
    for (exchange, _), each in zip(seen.pending, handed, strict=False):
        limits[exchange.giver] = each.limit
        for card in {*each.given, *each.returned} - {*lying}:
            lying[card] = exchange.giver if card in each.returned else exchange.receiver
            rooms[lying[card] - 1] -= 1
    rest = [card for card in DECK.cards if card not in lying]

    def barred(card: str) -> list[int]:
        return [seat - 1 for seat, limit in limits.items() if INDEX[card] >= limit]

    piles = fill(rng, rest, rooms, barred)
    return None if piles is None else lying | {card: seat for seat, pile in enumerate(piles, 1) for card in pile}


def _second(rng: Random, seen: _Seen, lying: Mapping[str, int]) -> list[Handed] | None:
    """Return what changed hands in a second exchange that wasn't seen, if there is one; it's one of one card.

    None if another deal must be drawn: the more ways there are for the card and its return, the likelier it's kept.
    """
    if len(seen.pending) < 2:
        return []
    pending, full = seen.pending[1], [0] * len(seen.rooms)
    if any(seen.rooms):
        most, ways = _ways(seen.lying, pending, seen.rooms), _ways(lying, pending, full)
        if rng.random() * most >= ways:
            return None
    unseen = Unseen(*pending, lying, seen.dealt, full, Bar())
    return [unseen.draw(rng)] if unseen.ways else None


def _ways(lying: Mapping[str, int], pending: _Pending, rooms: Sequence[int]) -> int:
    """Return in how many ways a card and its return may have changed hands, at most if there are unseen cards.

    The card given up is higher than all that the giver has left. It's the receiver's, or it was the one returned; and
    any of the giver's cards may be that.
    """
    (receiver, giver, _), back = pending
    own = [INDEX[card] for card, seat in lying.items() if seat == giver]
    second, highest = sorted([-1, -1, *own])[-2:]
    size = rooms[receiver - 1] + sum(seat == receiver for seat in lying.values())

    def higher(index: int) -> int:
        return min(size, sum(lying.get(card, receiver) == receiver for card in DECK.cards[index + 1 :]))

    returns = rooms[giver - 1] + len(own) - 1
    return 1 + higher(second) + returns * higher(highest) if back else higher(highest)


def _completed(rng: Random, seen: _Seen, lying: Mapping[str, int], pending: _Pending, handed: Handed) -> _Changed:
    """Return an exchange with all that was returned: of the giver's low cards any, unless it's seen who had them."""
    receiver, giver, _ = pending.exchange
    low = [card for card in DECK.cards[: handed.limit] if lying[card] == giver]
    surely = [card for card in low if seen.dealt.get(card) == receiver]
    perhaps = [card for card in low if card not in seen.dealt]
    returned = (*handed.returned, *surely, *some(rng, perhaps, handed.more - len(surely)))
    return _Changed(pending.exchange, handed.given, DECK.descending(returned))


def _dealt(rng: Random, deal: Deal[str], lying: Mapping[str, int], changed: Sequence[_Changed]) -> Deal[str]:
    """Return the whole deal: cards that were seen in the deck where they were, the others in any order.

    Raises `IllegalPosition` if a card was seen in the deck where it can't have been dealt.
    """
    owner = dict(lying)
    for (receiver, giver, _), up, returned in changed:
        owner |= dict.fromkeys(returned, receiver) | dict.fromkeys(up, giver)
    deck = [*deal.deck]
    for seat in range(1, deal.seats + 1):
        dealt = dealt_to(deal, seat)
        others = [card for card in DECK.cards if owner[card] == seat and card not in dealt]
        if len(others) != dealt.count(None):
            raise _misfit(deal)
        mixed = iter(shuffle(rng, others))
        deck[seat - 1 :: deal.seats] = [card or next(mixed) for card in dealt]
    return replace(deal, deck=tuple(deck), seen=None)


def _held(lying: Mapping[str, int], hands: Sequence[Hand], moves: Sequence[Line]) -> tuple[Hand, ...]:
    """Return the hands as they are by now."""
    left = lying.keys() - _played(moves).keys()
    return tuple(Hand.of(card for card in left if lying[card] == seat) for seat in range(1, len(hands) + 1))


def _lines(moves: tuple[Line, ...], changed: Sequence[_Changed]) -> tuple[Line, ...]:
    """Return the moves with the cards that were returned."""
    returned = {each.exchange.receiver: each.returned for each in changed}
    return tuple(
        MoveLine(seat, CardAction(RETURN, returned[seat])) if action.kind == RETURN else MoveLine(seat, action)
        for seat, action in moves
    )


def _played(moves: Sequence[Line]) -> dict[str, int]:
    """Return the cards that were played, each with the seat that did."""
    return {card: seat for seat, action in moves if action.kind == PLAY for card in action.seen}


def _misfit(deal: Deal[str]) -> IllegalPosition:
    return IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (deal.seen or 0,)))

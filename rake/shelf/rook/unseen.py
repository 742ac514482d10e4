"""A deal that a seat may be looking at, drawn so that all deals and cards passed on that fit are equally likely.

What nobody has seen goes to the hands and the kitty. Of the cards that a hand has had since trumps were named, any
three may have been passed to it; so each division leaves equally many ways. Only a partner card makes a difference: the
high bidder didn't hold it, and has it only if it was among the three that came.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...kit.chance import Random, shuffle, some
from ...kit.errors import IllegalPosition, Violation
from ...kit.fits import fill, ways
from ...kit.hands import Hand
from ...kit.records import Deal, RecordRefusal
from ...kit.tricks import Suits, Trick
from .rules import DECK, HouseRules

__all__ = ["Guess", "Seen", "giver", "guess", "number_of", "taker"]


type _Barred = Callable[[str], Collection[int]]


class Seen(NamedTuple):
    """What a seat knows of a deal: the parts of a state, with gaps. `wanted` is the partner card, if one was named."""

    deal: Deal[str]
    rules: HouseRules
    hands: tuple[Hand, ...]
    given: tuple[tuple[str | None, ...], ...]
    tricks: tuple[Trick, ...]
    suits: Suits
    bidder: int
    wanted: str

    @property
    def played(self) -> dict[str, int]:
        """The cards that were played, each with the seat that did."""
        return {card: seat for trick in self.tricks for seat, card in trick.laid}


class Guess(NamedTuple):
    """A whole deal, its hands as they are by now, and what each seat has passed on."""

    deal: Deal[str]
    hands: tuple[Hand, ...]
    given: tuple[tuple[str, ...], ...]


def number_of(deal: Deal[str]) -> int:
    """Return the number of a hand in its match, from 1 (RK6.6)."""
    return int(dict(deal.own).get("hand", "1"))


def taker(deal: Deal[str], seat: int) -> int:
    """Return who gets what a seat passes on: the left neighbour in odd hands, else the right one (RK3.4)."""
    return (seat if number_of(deal) % 2 else seat - 2) % deal.seats + 1


def giver(deal: Deal[str], seat: int) -> int:
    """Return who passes cards on to a seat."""
    return (seat - 2 if number_of(deal) % 2 else seat) % deal.seats + 1


def guess(rng: Random, seen: Seen) -> Guess:
    """Return a deal that fits. Raises `IllegalPosition` if there is none."""
    deal = seen.deal
    lying = _lying(rng, seen)
    if seen.suits.trump:
        hands = tuple(hand.filled(cards) for hand, cards in zip(seen.hands, lying, strict=False))
        held = [[*hand.cards] for hand in hands]
        for card, seat in seen.played.items():
            held[seat - 1].append(card)
        given = tuple(_received(rng, seen, seat, held[taker(deal, seat) - 1]) for seat in _givers(seen))
        for seat in _givers(seen):
            to = taker(deal, seat) - 1
            held[to] = [card for card in held[to] if card not in given[seat - 1]]
    else:
        given = tuple(_drawn(rng, cards, pile) for cards, pile in zip(seen.given, lying, strict=False))
        kept = ([card for card in pile if all(card not in cards for cards in given)] for pile in lying)
        hands = tuple(hand.filled(cards) for hand, cards in zip(seen.hands, kept, strict=False))
        held = [[*hand.cards] for hand in hands]
    for at, cards in enumerate(given):
        held[at].extend(cards)
    return Guess(_whole(rng, deal, held, lying[-1]), hands, given)


def _givers(seen: Seen) -> range:
    """Return the seats that have passed cards on."""
    return range(1, len(seen.given) + 1)


def _lying(rng: Random, seen: Seen) -> list[list[str]]:
    """Return the cards that this seat hasn't seen: those of each hand, passed on or not, and then the kitty's."""
    rooms = [hand.hidden for hand in seen.hands]
    if not seen.suits.trump:
        for at, cards in enumerate(seen.given):
            rooms[at] += cards.count(None)
    dealt = seen.rules.held(seen.deal.seats) * seen.deal.seats
    rooms.append(seen.deal.deck[dealt:].count(None))
    visible = {*seen.deal.deck, *seen.played, *(card for hand in seen.hands for card in hand.cards)}
    visible.update(card for cards in seen.given for card in cards)
    unseen = [card for card in seen.rules.cards if card not in visible]
    lying = fill(rng, unseen, rooms, _barred(rng, seen, unseen, rooms)) if sum(rooms) == len(unseen) else None
    if lying is None:
        raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (seen.deal.seen or 0,)))
    return lying


def _barred(rng: Random, seen: Seen, unseen: Sequence[str], rooms: Sequence[int]) -> _Barred:
    """Return where a card can't lie, by what wasn't followed and by the partner card."""
    barred, wanted, bidder = seen.suits.barred(seen.tricks), seen.wanted, seen.bidder - 1
    if not wanted or seen.deal.seen == seen.bidder:
        return barred
    others = {*range(len(rooms))} - {bidder}
    there, elsewhere = _but_for(barred, wanted, others), _but_for(barred, wanted, {bidder})
    came = seen.given[giver(seen.deal, seen.bidder) - 1] if seen.given else ()
    if None not in came:
        if wanted not in came and seen.played.get(wanted) == seen.bidder:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (seen.deal.seen or 0,)))
        return barred if wanted in came else elsewhere
    if wanted not in unseen:
        return barred
    # With the bidder it's one of the cards that came, which leaves fewer ways to choose these.
    weights = (
        ways(unseen, rooms, there) * len(came),
        ways(unseen, rooms, elsewhere) * seen.rules.held(seen.deal.seats),
    )
    return there if rng.random() * sum(weights) < weights[0] else elsewhere


def _but_for(barred: _Barred, card: str, piles: Collection[int]) -> _Barred:
    """Return the same, but for a card that can't lie in these piles either."""
    return lambda each: {*barred(each), *piles} if each == card else barred(each)


def _received(rng: Random, seen: Seen, seat: int, held: Sequence[str]) -> tuple[str, ...]:
    """Return what a seat passed on: seen cards, or any that the taker has had since trumps were named."""
    cards = seen.given[seat - 1]
    if None not in cards or taker(seen.deal, seat) != seen.bidder or seen.wanted not in held:
        return _drawn(rng, cards, held)
    others = _drawn(rng, cards[1:], [card for card in held if card != seen.wanted])
    return DECK.descending((seen.wanted, *others))


def _drawn(rng: Random, cards: tuple[str | None, ...], pile: Sequence[str]) -> tuple[str, ...]:
    """Return cards that are seen, or else as many of a pile."""
    visible = tuple(card for card in cards if card)
    return visible if len(visible) == len(cards) else DECK.descending(some(rng, sorted(pile), len(cards)))


def _whole(rng: Random, deal: Deal[str], dealt: Sequence[Collection[str]], kitty: Collection[str]) -> Deal[str]:
    """Return the deal with these cards dealt to the seats: seen ones where they were, the others in random order."""
    seats, held = deal.seats, len(dealt[0])
    rows = [_in_order(rng, deal.deck[seat : seats * held : seats], cards) for seat, cards in enumerate(dealt)]
    deck = [rows[at % seats][at // seats] for at in range(seats * held)]
    last = _in_order(rng, deal.deck[seats * held :], kitty)
    return replace(deal, deck=(*deck, *last), seen=None)


def _in_order(rng: Random, row: Sequence[str | None], cards: Collection[str]) -> list[str]:
    others = iter(shuffle(rng, sorted({*cards} - {*row})))
    return [card or next(others) for card in row]

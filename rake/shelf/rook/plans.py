"""What a plain bot of Rook does, on bit masks: which cards it passes on, what it calls, leads and plays."""

from __future__ import annotations

from typing import NamedTuple

from .masks import Masks

__all__ = ["Habits", "Seat", "best_suit", "given", "lead", "leads", "play", "wanted"]


HIGH = 4
"""How many ranks of a suit are high."""


class Habits(NamedTuple):
    """How a bot plays.

    It bids what it would take in a `share` of the deals that it imagines, or more. `draws` says whether it leads trumps
    to draw them, and `ruffs` how many points must lie in a trick for it to trump while others are still to play.
    """

    share: float
    draws: bool
    ruffs: int


class Seat:
    """What the seat to act knows of a trick; it changes from card to card, so that none has to be made for each.

    `played` are the cards that were played so far. The trick was led in the suit with the mask `led`, the number
    `led_at`; `best` is the card that is winning, `trick_points` what the trick is worth so far. Seats are bits:
    `friends` plays with this one, `ahead` is winning, and `enemies` are those others that play after it. `voids` has by
    suit the seats that didn't follow it, and `attacks` says whether this seat plays for the bid.
    """

    __slots__ = (
        *("ahead", "attacks", "best", "enemies", "friends", "hand", "led", "led_at", "masks", "played"),
        *("trick_points", "voids"),
    )

    def __init__(self, masks: Masks) -> None:
        self.masks, self.voids, self.attacks = masks, [0] * len(masks.suits), False
        self.hand = self.played = self.led = self.led_at = self.best = self.trick_points = 0
        self.friends = self.ahead = self.enemies = 0


def best_suit(masks: Masks, hand: int) -> int:
    """Return the number of the suit that a hand would name: long, and high (of equal ones the first)."""
    strengths = []
    for suit in masks.suits:
        cards = hand & suit
        high = cards & ~(suit >> HIGH)
        strengths.append((5 * cards.bit_count() + 2 * high.bit_count(), cards.bit_length() % masks.width))
    return strengths.index(max(strengths))


def given(masks: Masks, hand: int, count: int) -> int:
    """Return the cards that are passed on: of a short side suit, without points if possible; never a high one."""
    trumps = masks.suits[best_suit(masks, hand)]
    chosen = 0
    plain = hand & ~trumps & ~masks.rook
    lengths = sorted((cards.bit_count(), at) for at, suit in enumerate(masks.suits) if (cards := plain & suit))
    for value in masks.values[:2]:
        for _, at in lengths:
            cards = plain & masks.suits[at] & value
            while cards and count:
                bit = cards & -cards
                chosen |= bit
                cards ^= bit
                count -= 1
    while count:
        bit = masks.cheapest(hand & ~chosen & ~masks.rook)
        chosen |= bit
        count -= 1
    return chosen


def wanted(masks: Masks, hand: int) -> int:
    """Return the partner card that is named: the highest trump that is missing, or an ace that is."""
    missing = masks.trump & masks.all & ~hand & ~masks.rook
    top = 1 << (missing.bit_length() - 1)
    if top > hand & masks.trump:
        return top
    aces = masks.aces & ~hand
    return aces & -aces or top


def leads(masks: Masks, hand: int) -> bool:
    """Return whether the high bidder leads to the first trick: with many trumps, or with aces to cash (RK3.6)."""
    return (hand & masks.trump).bit_count() > 4 or (hand & masks.aces).bit_count() > 1


def lead(seat: Seat, habits: Habits) -> int:
    """Return the card that is led."""
    masks, hand = seat.masks, seat.hand
    out = masks.all & ~(seat.played | hand)
    mine, theirs = hand & masks.trump, out & masks.trump
    enemies = seat.enemies
    trump_voids = seat.voids[masks.trump_at]
    danger = theirs and enemies & ~trump_voids
    if danger and seat.attacks and habits.draws and mine.bit_count() > 1:
        if mine > theirs:
            return 1 << (mine.bit_length() - 1)
        if mine.bit_count() > 2:
            return masks.cheapest(mine & ~masks.rook) or mine
    best = 0
    for number, suit in enumerate(masks.suits):
        cards, others = hand & suit, out & suit
        if cards > others and suit != masks.trump:
            safe = not danger or (others.bit_count() > 3 and not enemies & seat.voids[number])
            top = 1 << (cards.bit_length() - 1)
            if safe and masks.points[top] >= (masks.points[best] if best else 0):
                best = top
    if best:
        return best
    if side := hand & ~masks.trump:
        return _low_lead(seat, side)
    return 1 << (mine.bit_length() - 1) if mine > theirs else masks.cheapest(mine)


def _low_lead(seat: Seat, side: int) -> int:
    """Return a card without points, of the shortest suit that has one; else the cheapest."""
    masks = seat.masks
    plain = side & masks.values[0]
    shortest, chosen = 99, 0
    for suit in masks.suits:
        if (cards := plain & suit) and (length := (side & suit).bit_count()) < shortest:
            shortest, chosen = length, cards & -cards
    return chosen or masks.cheapest(side)


def play(seat: Seat, playable: int, habits: Habits) -> int:
    """Return the card that is played to a trick that another has led, of two or more that may be."""
    masks, hand = seat.masks, seat.hand
    if seat.best & masks.trump:
        beats = playable & masks.trump & -(seat.best << 1)
    else:
        beats = playable & masks.trump | playable & seat.led & -(seat.best << 1)
    if seat.ahead & seat.friends:
        return _with_friend(seat, playable, beats) if seat.enemies else _fat(seat, playable)
    if not beats:
        return _spared(seat, playable)
    if not seat.enemies:
        return _taken(seat, beats)
    if playable & seat.led:
        top, out = 1 << (beats.bit_length() - 1), masks.all & ~(seat.played | hand)
        sure = top > out & seat.led and not (seat.led != masks.trump and _may_ruff(seat, out))
        return top if sure else _spared(seat, playable)
    if seat.trick_points >= habits.ruffs:
        return masks.cheapest(beats & ~masks.rook) or beats
    return _spared(seat, playable)


def _may_ruff(seat: Seat, out: int) -> bool:
    """Return whether an enemy is known to hold none of the suit led, and may have trumps, of the cards that are out."""
    masks = seat.masks
    empty = seat.enemies & seat.voids[seat.led_at]
    return bool(out & masks.trump and empty & ~seat.voids[masks.trump_at])


def _with_friend(seat: Seat, playable: int, beats: int) -> int:
    """Return the card to a trick that a friend is winning while an enemy is still to play."""
    masks = seat.masks
    out = masks.all & ~(seat.played | seat.hand)
    suit = masks.trump if seat.best & masks.trump else seat.led
    ruffed = suit != masks.trump and _may_ruff(seat, out)
    if seat.best > out & suit and not ruffed:
        return _fat(seat, playable)
    if beats & seat.led and not ruffed and (top := 1 << (beats.bit_length() - 1)) & seat.led and top > out & seat.led:
        return top
    return _spared(seat, playable)


def _fat(seat: Seat, playable: int) -> int:
    """Return the card with the most points for one's own side's trick; trumps other than the Rook are kept."""
    masks = seat.masks
    pool = playable & (~masks.trump | masks.rook)
    card = masks.dearest(pool or playable)
    return card if masks.points[card] else _spared(seat, playable)


def _spared(seat: Seat, playable: int) -> int:
    """Return the card that one misses least: no trump, no points, low."""
    masks = seat.masks
    return masks.cheapest(playable & ~masks.trump or playable)


def _taken(seat: Seat, beats: int) -> int:
    """Return the card with which a trick is won for good: with points, but not the highest if another does."""
    masks = seat.masks
    if beats & masks.rook:
        return masks.rook
    same = beats & seat.led or beats
    if seat.led != masks.trump and not beats & seat.led:
        return same & -same
    return masks.dearest(same & ~masks.aces or same)

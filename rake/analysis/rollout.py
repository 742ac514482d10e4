"""Random deals played out from a pick-up to the reveal, with nobody folding: a Monte Carlo simulation.

Private to the engine. Cards are indexes in `DECK`; the set of face-up cards still in the middle is an integer with one
bit for each. "I" and "mine" stand for the seat that is to pick up in the spot.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ..cards import Card
from ..kit.chance import Random
from ..record import DEALT
from .hand_trie import NUMBER, Hand, hand_trie
from .preferences import PREFERENCES, Candidate, Face, Preferences
from .spot import Spot

_GROWS, _WHOLE, _MINE = range(3)
"""What a pick-up leads to: another seat has four cards, another seat has all five, or I have all five."""

_WORST, _BEST = -(1 << 30), 1 << 30


class Deal(NamedTuple):
    """One random deal of the unseen cards.

    `hands` has the other seats' hands by seat, as trie nodes or, with five cards, strengths; `best` is the highest such
    strength. `cards` has the unseen cards: first those in the others' hands, seat by seat in the order dealt and taken;
    from index `at` on nobody holds them. `draws` has a random number (0..1) for each turn, used by seats that pick at
    random.
    """

    hands: list[Any]
    best: int
    cards: list[int]
    at: int
    draws: list[float]


class Pick(NamedTuple):
    """A pick-up: the seat, the index of the card it takes from the middle, and whether that card lay face up."""

    seat: int
    card: int
    face_up: bool


class Rollout:
    """The simulation of a spot: what stays the same from deal to deal, worked out once.

    `unseen` are the cards dealt at random. `rivals` has for each other seat its number, the trie node of its visible
    cards and the number of its unseen ones. `options` is what I may take: the bit and index of each face-up card, then
    0 and None for a face-down one. `turns` has for each pick-up after mine the seat, what it leads to, the seat's
    preferences (None: it picks at random), their candidates, and how many cards are then in the middle.
    """

    def __init__(self, spot: Spot, policy: str) -> None:
        ranking = spot.rules.ranking
        self.trie = trie = hand_trie(ranking)
        self.me, self.last = spot.seat, spot.pick == 2
        self.unseen, self.down = [card.index for card in spot.unseen], spot.down
        up = [card.index for card in spot.up]
        self.up: list[Face] = [(1 << index, card) for index, card in enumerate(up)]
        self.options: list[Candidate] = [*self.up, *([(0, None)] if spot.down else [])]
        self.hand = self._walked(spot.hand)
        self.rivals: list[tuple[int, Any, int]] = []
        for seat in spot.rivals:
            seen_cards = [taken.card for taken in spot.took if taken.seat == seat and taken.card]
            size = DEALT + spot.pick - (seat > spot.seat)
            self.rivals.append((seat, self._walked(seen_cards), size - len(seen_cards)))
        mine = Preferences("outs", trie, ranking, up)
        theirs = mine if policy == "outs" else Preferences(policy, trie, ranking, up) if policy in PREFERENCES else None
        turns = [(seat, _WHOLE if self.last else _GROWS, theirs) for seat in spot.rivals if seat > spot.seat]
        if not self.last:
            everyone = sorted((spot.seat, *spot.rivals))
            turns += [(seat, _MINE, mine) if seat == spot.seat else (seat, _WHOLE, theirs) for seat in everyone]
        lying = len(spot.up) + spot.down
        self.turns = [
            (seat, does, preferences, preferences.candidates if preferences else [], lying - gone)
            for gone, (seat, does, preferences) in enumerate(turns, 1)
        ]
        self._sorted: dict[int, list[int]] = {}

    def _walked(self, cards: Iterable[Card]) -> Hand:
        hand = self.trie.root
        for card in cards:
            hand = hand[card.index]
        return hand

    def sample(self, options: Sequence[int], deals: int, rng: Random) -> list[tuple[float, float]]:
        """Return, for each of these options, the sum of the pot shares (0..1) won in all deals, and of their squares.

        `options` are indexes of `self.options`. The same deals are played out for all of them.
        """
        sums = [[0.0, 0.0] for _ in options]
        asked = [(*self.after(option), total) for option, total in zip(options, sums, strict=True)]
        for deal in self.dealt(deals, rng):
            for taken, up, total in asked:
                share = self.played(taken, up, deal)
                if share:
                    total[0] += share
                    total[1] += share * share
        return [(total, squares) for total, squares in sums]

    def after(self, option: int) -> tuple[int | None, int]:
        """Return the index of the card that an option takes, None if face down, and the bits of the face-up rest."""
        bit, card = self.options[option]
        return card, (1 << len(self.up)) - 1 ^ bit

    def dealt(self, deals: int, rng: Random) -> Iterator[Deal]:
        """Yield that many random deals of the unseen cards. Each one overwrites the lists of the one before."""
        cards, chance = self.unseen.copy(), rng.random
        count = sum(hidden for _, _, hidden in self.rivals) + self.down
        spans = [(index, len(cards) - index) for index in range(count)]
        by_chance = any(preferences is None for _, _, preferences, _, _ in self.turns)
        draws: list[float] = []
        hands: list[Any] = [None] * (1 + max(self.me, *(seat for seat, _, _ in self.rivals)))
        for _ in range(deals):
            for index, span in spans:
                other = index + int(chance() * span)
                card = cards[other]
                cards[other] = cards[index]
                cards[index] = card
            at, best = 0, _WORST
            for seat, hand, hidden in self.rivals:
                for card in cards[at : at + hidden]:
                    hand = hand[card]
                at += hidden
                hands[seat] = hand
                if self.last and seat < self.me and hand > best:
                    best = hand
            if by_chance:
                draws = [chance() for _ in self.turns]
            yield Deal(hands, best, cards, at, draws)

    def played(self, card: int | None, up: int, deal: Deal) -> float:  # noqa: C901 - a call for each turn costs as much as the turn
        """Return the share (0..1) of the pot that I win in a deal if I take `card`, or a face-down one for None.

        `up` has the bits of the face-up cards left after that. If my last card is a face-down one, the result is the
        mean over all cards that it may be.
        """
        hands, best, cards, at, draws = deal
        hands = hands.copy()
        hidden, mine, open_hand = self.down, _BEST, None
        if card is not None:
            hands[self.me] = self.hand[card]
            if self.last:
                mine = hands[self.me]
                if best > mine:
                    return 0.0
        else:
            hidden -= 1
            if self.last:
                open_hand = hands[self.me] = self.hand
            else:
                hands[self.me] = self.hand[cards[at]]
                at += 1
        for seat, does, preferences, candidates, lying in self.turns:
            hand = hands[seat]
            if preferences is None:
                bit, card = self._any(draws[lying % len(draws)] * lying - hidden, up)
            else:
                for candidate in candidates[hand[NUMBER]] or preferences.fill(hand):
                    if up & candidate[0]:
                        break
                bit, card = candidate
                if card is None and not hidden:
                    for face in preferences.orders[hand[NUMBER]]:
                        if up & face[0]:
                            break
                    bit, card = face
            if card is None:
                hidden -= 1
                if does == _MINE:
                    open_hand = hand
                    continue
                card = cards[at]
                at += 1
            else:
                up ^= bit
            hand = hands[seat] = hand[card]
            if does:
                if does == _MINE:
                    mine = hand
                elif hand > best:
                    best = hand
                if best > mine:
                    return 0.0
        if open_hand is None:
            return 1.0 if mine > best else 1 / hands.count(best)
        return self._averaged(open_hand, hands, best, cards, at)

    def followed(self, option: int, deal: Deal) -> tuple[list[Pick], list[Any]]:
        """Return every pick-up of a deal from mine on, and the final strengths of the hands by seat.

        The play is the same as in `played`, which is quicker because it records no pick-ups. Here each face-down
        pick-up, my last one too, takes the next of the deal's cards.
        """
        hands, up, hidden = deal.hands.copy(), (1 << len(self.up)) - 1, self.down
        hands[self.me] = self.hand
        bits, unseen = {card: bit for bit, card in self.up}, iter(deal.cards[deal.at :])
        picks: list[Pick] = []
        for seat, _, preferences, _, lying in [(self.me, _GROWS, None, [], 0), *self.turns]:
            if not picks:
                _, card = self.options[option]
            elif preferences:
                card = preferences.choice(hands[seat], up, hidden)
            else:
                _, card = self._any(deal.draws[lying % len(deal.draws)] * lying - hidden, up)
            if card is None:
                hidden -= 1
                picks.append(Pick(seat, next(unseen), face_up=False))
            else:
                up ^= bits[card]
                picks.append(Pick(seat, card, face_up=True))
            hands[seat] = hands[seat][picks[-1].card]
        return picks, hands

    def _averaged(self, hand: Hand, hands: list[Any], best: int, cards: list[int], at: int) -> float:
        """Return the mean share (0..1) that I win if my last card is any of those that nobody holds.

        `hand` is my hand of four cards, `hands` has those of all seats, `best` is the best strength among the others.
        Nobody holds the cards from `cards[at]` on.
        """
        if 3 * at < len(cards):
            number = hand[NUMBER]
            ranked = self._sorted.get(number)
            if ranked is None:
                ranked = self._sorted[number] = sorted([hand[card] for card in cards])
            not_worse = len(ranked) - bisect_left(ranked, best)
            if not not_worse:
                return 0.0
            better = len(ranked) - bisect_right(ranked, best)
            gone: list[int] = [hand[card] for card in cards[:at]]
            better -= sum([value > best for value in gone])
            equal = not_worse - sum([value >= best for value in gone]) - better
        else:
            left: list[int] = [hand[card] for card in cards[at:]]
            better, equal = sum([value > best for value in left]), left.count(best)
        return (better + equal / (1 + hands.count(best))) / (len(cards) - at)

    def _any(self, index: float, up: int) -> Candidate:
        """Return the face-up card, with its bit, at an index among those in `up`; 0 and None for an index below 0."""
        if index < 0:
            return 0, None
        lying = [face for face in self.up if up & face[0]]
        return lying[int(index)]


@lru_cache(1)
def rollout(spot: Spot, policy: str) -> Rollout:
    """Return the simulation of a spot. Only the last one is cached, with the preferences worked out for its hands."""
    return Rollout(spot, policy)

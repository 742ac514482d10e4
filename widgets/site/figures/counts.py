"""What the page of odds counts whole: what three cards become by two more, and what the Ace of Skulls comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb

from rake import ACE_OF_SKULLS, BOOK, DECK, Card, Category, Rank, Skull, Suit, evaluate, outs
from rake.analysis.outs import worths

STARTS = ("three", "pair", "rake", "suited", "sequence", "gapped", "loose")
"""What three dealt cards may be; every hand of three is one of these."""

SKULL_STARTS = ("three", "aces", "pair", *STARTS[2:])
"""The same beside the Ace of Skulls: `aces` is a pair with it, `pair` a pair beside it."""

PLAYERS = range(2, 7)
DRAWS = comb(49, 2)
"""How many two cards may come to three."""


def start_of(cards: Sequence[Card]) -> str:
    """Return which start three cards are.

    `rake` are three values within five in sequence, of one suit; `suited` others of one suit; `sequence` three values
    in sequence and `gapped` others within five in sequence, not of one suit; `loose` is everything else.
    """
    ranks = {int(card.rank) for card in cards}
    if len(ranks) < 3:
        return "pair" if len(ranks) == 2 else "three"
    span = min(max(values) - min(values) for values in (ranks, {1 if rank == Rank.ACE else rank for rank in ranks}))
    if len({card.suit for card in cards}) == 1:
        return "rake" if span <= 4 else "suited"
    return "sequence" if span == 2 else "gapped" if span <= 4 else "loose"


def skull_start_of(cards: Sequence[Card]) -> str:
    """Return which start three cards with the Ace of Skulls are."""
    start = start_of(cards)
    return "aces" if start == "pair" and sum(card.rank is Rank.ACE for card in cards) == 2 else start


def alike() -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield three cards for all those that suits alone tell apart, and how many they are; the Ace of Skulls stays."""
    counts: Counter[tuple[bool, tuple[tuple[int, int], ...]]] = Counter()
    first_of_kind: dict[tuple[bool, tuple[tuple[int, int], ...]], tuple[Card, Card, Card]] = {}
    orders = [dict(zip(Suit, order, strict=True)) for order in permutations(range(4))]
    kept = [order for order in orders if order[Suit.SKULLS] == 3]
    for hand in combinations(DECK, 3):
        skull = ACE_OF_SKULLS in hand
        key = (
            skull,
            min(
                tuple(sorted((int(card.rank), order[card.suit]) for card in hand))
                for order in (kept if skull else orders)
            ),
        )
        first_of_kind.setdefault(key, hand)
        counts[key] += 1
    for key, hand in first_of_kind.items():
        yield hand, counts[key]


def starts() -> tuple[dict[str, dict[str, object]], dict[str, dict[str, int]]]:
    """Return for each start how many hands are one and how many ways lead to each combination; and the Ace of Skulls.

    Of the second part, `wins` counts the ways in which it wins (5.2).
    """
    hands: Counter[str] = Counter()
    ends: dict[str, Counter[Category]] = {start: Counter() for start in STARTS}
    skull_hands: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for hand, count in alike():
        start = start_of(hand)
        chances = outs(hand, [card for card in DECK if card not in hand])
        hands[start] += count
        for category, chance in chances.categories.items():
            ends[start][category] += count * round(chance * DRAWS)
        if ACE_OF_SKULLS in hand:
            start = skull_start_of(hand)
            skull_hands[start] += count
            wins[start] += count * round(chances.skull_wins * DRAWS)
    whole: dict[str, dict[str, object]] = {
        start: {
            "hands": hands[start],
            "ends": {category.name: ends[start][category] for category in Category},
        }
        for start in STARTS
    }
    return whole, {start: {"hands": skull_hands[start], "wins": wins[start]} for start in SKULL_STARTS}


def skulls() -> dict[str, list[int]]:
    """Return for each combination how many hands with the Ace of Skulls win by it and how many lose."""
    counts: Counter[tuple[Category, Skull]] = Counter()
    for others in combinations([card for card in DECK if card != ACE_OF_SKULLS], 4):
        value = evaluate((ACE_OF_SKULLS, *others))
        counts[value.category, value.skull] += 1
    return {category.name: [counts[category, Skull.WINS], counts[category, Skull.LOSES]] for category in Category}


def choices() -> dict[str, dict[str, object]]:
    """Return for each start what the first to pick up may hope for, by how many cards lie face up.

    `worth` is the mean share (0..1) of all five-card hands beaten in the end, if any card comes second, when the better
    of a face-down card and the best face-up one is taken; `0` when none lies face up. `hidden` counts the rows of
    face-up cards none of which is worth as much as a face-down card.
    """
    hands: Counter[str] = Counter()
    hidden = {start: dict.fromkeys(PLAYERS, 0) for start in STARTS}
    worth = {start: dict.fromkeys((0, *PLAYERS), 0.0) for start in STARTS}
    for hand in combinations(DECK, 3):
        start = start_of(hand)
        values = sorted(worths(frozenset(hand), BOOK.ranking).values())
        down = sum(values) / len(values)
        worse = sum(value < down for value in values)
        hands[start] += 1
        worth[start][0] += down
        for row in PLAYERS:
            none = comb(worse, row)
            hidden[start][row] += none
            # The card at an index is the best of a row if the others of the row come before it.
            total = none * down + sum(comb(index, row - 1) * values[index] for index in range(worse, len(values)))
            worth[start][row] += total / comb(len(values), row)
    return {
        start: {
            "worth": {str(row): round(total / hands[start], 6) for row, total in worth[start].items()},
            "hidden": {str(row): count for row, count in hidden[start].items()},
        }
        for start in STARTS
    }


def pairs(held: int) -> dict[str, list[float]]:
    """Return for each rank what a face-up card is worth that pairs it in a hand of three or four, beside a hidden card.

    The hands hold no pair and no Ace of Skulls, and that is not the card. A rank has the mean worth of the pair, that
    of a card that lies face down, how many such cards there are in all hands, and how many are worth less than it.
    """
    sums_of = {rank: [0.0, 0.0, 0, 0] for rank in Rank}
    for hand in combinations(DECK[:-1], held):
        ranks = {card.rank for card in hand}
        if len(ranks) < held:
            continue
        worth = worths(frozenset(hand), BOOK.ranking)
        down = sum(worth.values()) / len(worth)
        for card, value in worth.items():
            if card.rank in ranks and card != ACE_OF_SKULLS:
                sums = sums_of[card.rank]
                sums[0] += value
                sums[1] += down
                sums[2] += 1
                sums[3] += value < down
    return {
        rank.letter: [round(value / count, 6), round(down / count, 6), count, worse]
        for rank, (value, down, count, worse) in sums_of.items()
    }

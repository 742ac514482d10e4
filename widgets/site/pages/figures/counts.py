"""The exact counts of the page Odds: what three dealt cards become, and when the Ace of Skulls wins or loses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb

from rake import ACE_OF_SKULLS, BOOK, DECK, Card, Category, Rank, Skull, Suit, evaluate, outs
from rake.analysis.outs import worths

STARTS = ("three", "pair", "rake", "suited", "sequence", "gapped", "loose")
"""The kinds of three dealt cards ("starts"; see `start_of`). Every hand of three is of exactly one kind."""

SKULL_STARTS = ("three", "aces", "pair", *STARTS[2:])
"""The starts of hands with the Ace of Skulls: `aces` has one more Ace, `pair` is a pair of two other cards."""

PLAYERS = range(2, 7)
DRAWS = comb(49, 2)
"""The number of ways to draw two more cards for three: 49 over 2."""


def start_of(cards: Sequence[Card]) -> str:
    """Return the start (one of `STARTS`) that three cards are.

    `three` and `pair` have that many of a rank. `rake` is three ranks within five in sequence, all of one suit;
    `suited` any others of one suit; `sequence` three ranks in sequence and `gapped` others within five in sequence, not
    of one suit; `loose` is everything else.
    """
    ranks = {int(card.rank) for card in cards}
    if len(ranks) < 3:
        return "pair" if len(ranks) == 2 else "three"
    span = min(max(values) - min(values) for values in (ranks, {1 if rank == Rank.ACE else rank for rank in ranks}))
    if len({card.suit for card in cards}) == 1:
        return "rake" if span <= 4 else "suited"
    return "sequence" if span == 2 else "gapped" if span <= 4 else "loose"


def skull_start_of(cards: Sequence[Card]) -> str:
    """Return which of `SKULL_STARTS` three cards are, one of which is the Ace of Skulls."""
    start = start_of(cards)
    return "aces" if start == "pair" and sum(card.rank is Rank.ACE for card in cards) == 2 else start


def alike() -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield one hand of three for each group of hands that differ only by swapping suits, and the size of the group.

    Hands with the Ace of Skulls are in groups of their own, in which Skulls are not swapped.
    """
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
    """Return the counts of all starts, and those of the starts with the Ace of Skulls.

    Both have the number of `hands` of each start. The first also has `ends`: the number of ways in which two more cards
    lead to each combination. The second has `wins`: the number of ways in which the Ace of Skulls wins (5.2).
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
    """Return, by combination, the numbers of five-card hands in which the Ace of Skulls wins, and in which it loses."""
    counts: Counter[tuple[Category, Skull]] = Counter()
    for others in combinations([card for card in DECK if card != ACE_OF_SKULLS], 4):
        value = evaluate((ACE_OF_SKULLS, *others))
        counts[value.category, value.skull] += 1
    return {category.name: [counts[category, Skull.WINS], counts[category, Skull.LOSES]] for category in Category}


def choices() -> dict[str, dict[str, object]]:
    """Return, for each start, how good the choice of the first seat to pick up is, by the number of face-up cards.

    `worth` is the mean share (0..1) of all five-card hands beaten in the end if the seat takes the best face-up card or
    a face-down one, whichever is worth more, and then gets a random card; the key `0` is for no face-up cards. `hidden`
    is the number of rows of face-up cards in which no card is worth as much as a face-down one.
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
            # `values` are sorted: the card at an index is the best of a row if the other cards of the row come before
            # it.
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
    """Return, by rank, how a face-up card that makes a pair compares with a face-down card, for hands of `held` cards.

    All hands of three or four without a pair and without the Ace of Skulls are counted; the Ace of Skulls is not the
    face-up card either. Each rank has the mean worth (0..1) of the pairing card, the mean worth of a face-down card,
    the number of cases, and the number of cases in which the pairing card is worth less.
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

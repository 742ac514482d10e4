"""Questions made by chance to practise with: one seed, one question. The question itself knows what is right.

A question that has no clear answer is not made: it is drawn again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random

from .cards import ACE_OF_SKULLS, DECK, Card, Rank, Suit, shuffled
from .category import SAVING, Category
from .hand_question import Name, OfSkull, Outs, Winner
from .hands import HAND, evaluate, hand_of, read
from .kit.chance import below, pick, some
from .question import Question
from .record import DEALT
from .round_question import Pots
from .spot import Spot, Taken
from .spot_question import Holds

__all__ = ["DRILLS", "LEVELS", "drill"]

LEVELS = (1, 2, 3)
"""How hard: for a first evening, for regulars, for sharks."""

TRIES = 1_000
"""So many questions are drawn before a drill is given up; a handful will do."""

_SHAPES = {
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.FULL_PACK: (3, 2),
    Category.QUADS: (4, 1),
}
"""How many cards of each rank the combinations hold that are made of like ranks."""

_RANKS = tuple(Rank)
_ROUND = (_RANKS[-1], *_RANKS)
"""The ranks with the Ace at both ends (2.3)."""

_GROWN = (Category.PAIR, Category.TWO_PAIR, Category.THREE_OF_A_KIND)
_OFTEN = (Category.HIGH_CARD, *_GROWN, Category.RUN, Category.SUITS_FULL)


def drill(kind: str, level: int, seed: str) -> Question:
    """Return a question of a kind in `DRILLS` and of a level in `LEVELS`: the same for the same seed.

    Raises `KeyError` for another kind, `ValueError` for another level.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    make, rng = DRILLS[kind], Random(f"{kind} {level} {seed}")
    return next(made for made in _drawn(make, level, rng) if made.right and not made.right >= {*made.answers})


def _drawn(make: Callable[[int, Random], Question | None], level: int, rng: Random) -> Iterator[Question]:
    for _ in range(TRIES):
        if question := make(level, rng):
            yield question


def _name(level: int, rng: Random) -> Question:
    """Ask for a name: of what is met often, then of all nine, then of what looks like more than it is."""
    if level < max(LEVELS):
        return Name(_hand(pick(rng, _OFTEN if level == 1 else tuple(Category)), rng))
    hand = _hand(pick(rng, (Category.RUN, Category.SUITS_FULL, Category.RAKE)), rng)
    rest = [card for card in DECK if card not in hand]
    return Name(hand_of((*some(rng, hand, HAND - 1), pick(rng, rest)), HAND, HAND))


def _winner(level: int, rng: Random) -> Question | None:
    """Ask who wins: by name, then of two hands with one name, then of three, with the Ace of Skulls about."""
    if level == 1:
        one, other = some(rng, tuple(Category), 2)
        found = _hands((one, other), rng)
    elif level == 2:
        found = _hands((pick(rng, _OFTEN),) * 2, rng)
    else:
        found = _hands([pick(rng, _OFTEN) for _ in range(3)], rng)
    first, second = (evaluate(hand).combination[0].rank for hand in found[:2])
    if level == 2 and first is not second and below(rng, 8):
        return None
    skull = any(ACE_OF_SKULLS in hand for hand in found)
    return Winner(found) if skull == (level == max(LEVELS)) else None


def _skull(level: int, rng: Random) -> Question | None:
    """Ask what the Ace of Skulls does: by the name alone, then where it may be spare, then where it is hard to see."""
    hand = _hand(pick(rng, tuple(Category)), rng)
    value = evaluate(hand)
    spare = ACE_OF_SKULLS in value.kickers and value.category in SAVING
    if level == 1 and spare:
        return None
    if level == max(LEVELS) and not (spare or value.category in (Category.RUN, Category.SUITS_FULL, Category.TWO_PAIR)):
        return None
    return OfSkull(hand) if ACE_OF_SKULLS in hand or not below(rng, 40) else None


def _outs(level: int, rng: Random) -> Question | None:
    """Ask how many cards help: to a suit or a like card, then also to a Run, then with others in sight."""
    wanted = (Category.SUITS_FULL, Category.FULL_PACK, Category.QUADS, *_GROWN[1:])
    want = pick(rng, wanted if level == 1 else (*wanted, Category.RUN, Category.RUN))
    hand = hand_of(some(rng, _hand(want, rng), HAND - 1), HAND - 1, HAND - 1)
    if read(hand).category is want:
        return None
    rest = [card for card in DECK if card not in hand]
    up = tuple(some(rng, rest, 2 + level)) if level == max(LEVELS) else ()
    right = len(Outs((), hand, want, up).cards)
    return Outs(_say(right, (3, 4, 8, 9, 12, right - 1, right + 1, right + 2), rng), hand, want, up)


def _pot(level: int, rng: Random) -> Question:
    """Ask how many chips lie in a pot, or go back: one short player, then one who folded, then more of both."""
    players = level + 2
    bet = 10 * (3 + below(rng, 7))
    paid = [bet] * players
    for seat in some(rng, range(players), max(1, level - 1)):
        paid[seat] = 5 * (2 + below(rng, bet // 5 - 2))
    folded = frozenset(some(rng, range(1, players + 1), level - 1))
    if not below(rng, 3):
        paid[below(rng, players)] += 20
    chips = Pots((), tuple(paid), folded, 0).chips
    want = pick(rng, [number for number, count in chips.items() if count])
    pots = [chips[number] for number in sorted(chips) if number >= 0]
    near = range(chips[want] - 10, chips[want] + 15, 5)
    tempting = (*chips.values(), sum(paid), sum(pots), sum(pots[:2]), *near)
    return Pots(_say(chips[want], tempting, rng), tuple(paid), folded, want)


def _holds(level: int, rng: Random) -> Question:
    """Ask what a rival may hold at most who took two cards face up: the more players, the more cards are in sight."""
    players, rival = 2 * level + 1, 1
    mine = 2 + below(rng, players - 1)
    shown, gone = _pair_of(pick(rng, (Category.QUADS, Category.FULL_PACK, Category.RAKE)), rng)
    stock = [card for card in shuffled(rng) if card not in (*shown, *gone)]
    hand = [*gone, *(stock.pop() for _ in range(DEALT - len(gone)))]
    up = [stock.pop() for _ in range(players - len(shown))]
    down, took = players, []
    for seat in (*range(1, players + 1), *range(1, mine)):
        if seat == rival:
            took.append(Taken(seat, shown.pop(), face_up=True))
        elif up and (not down or below(rng, 2)):
            took.append(Taken(seat, up.pop(), face_up=True))
        else:
            down -= 1
            took.append(Taken(seat, stock.pop() if seat == mine else None, face_up=False))
    hand += [taken.card for taken in took if taken.seat == mine and taken.card]
    return Holds(Spot(players, mine, 2, tuple(hand), tuple(up), down, tuple(took)), rival)


def _pair_of(most: Category, rng: Random) -> tuple[list[Card], list[Card]]:
    """Return two cards with which a hand may well come to no more than that, and others that must be seen for it."""
    one = pick(rng, DECK)
    if most is Category.RAKE:
        near = [card for card in DECK if card.suit is one.suit and 0 < abs(card.rank - one.rank) < HAND]
        return [one, pick(rng, near)], []
    other = pick(rng, [card for card in DECK if card.suit is not one.suit and card.rank is not one.rank])
    if most is Category.QUADS:
        return [one, other], []
    like = [[card for card in DECK if card.rank is shown.rank and card is not shown] for shown in (one, other)]
    return [one, other], [pick(rng, cards) for cards in like]


DRILLS: dict[str, Callable[[int, Random], Question | None]] = {
    "name": _name,
    "winner": _winner,
    "skull": _skull,
    "outs": _outs,
    "pot": _pot,
    "holds": _holds,
}
"""What can be practised, by the word that asks it."""


def _hand(category: Category, rng: Random, gone: Collection[Card] = ()) -> tuple[Card, ...]:
    """Return a hand of that combination, without some cards; each time that it comes out otherwise, another."""
    while True:
        hand = _try(category, rng)
        if len({*hand}) == HAND and not {*hand} & {*gone} and evaluate(hand).category is category:
            return hand_of(hand, HAND, HAND)


def _try(category: Category, rng: Random) -> tuple[Card, ...]:
    suits = tuple(Suit)
    if category in _SHAPES:
        ranks = some(rng, _RANKS, len(_SHAPES[category]))
        return tuple(
            Card(rank, suit)
            for rank, count in zip(ranks, _SHAPES[category], strict=True)
            for suit in some(rng, suits, count)
        )
    low = below(rng, len(_ROUND) - HAND + 1)
    run = _ROUND[low : low + HAND]
    one = pick(rng, suits)
    if category is Category.RUN:
        return tuple(Card(rank, pick(rng, suits)) for rank in run)
    return tuple(Card(rank, one) for rank in (run if category is Category.RAKE else some(rng, _RANKS, HAND)))


def _hands(categories: Sequence[Category], rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Return a hand of each combination, from one deck."""
    found: list[tuple[Card, ...]] = []
    for category in categories:
        found.append(_hand(category, rng, [card for hand in found for card in hand]))
    return tuple(found)


def _say(right: int, tempting: Sequence[int], rng: Random) -> tuple[int, ...]:
    """Return four numbers to choose from, in their order: the right one and some that tempt."""
    others = sorted({number for number in tempting if number > 0 and number != right})
    return tuple(sorted((right, *some(rng, others, min(3, len(others))))))

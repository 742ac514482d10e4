"""What a hand is worth (sections 3 to 5) and who wins at the reveal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import total_ordering
from itertools import groupby
from types import MappingProxyType
from typing import Literal

from .cards import ACE_OF_SKULLS, DECK, Card, Rank, distinct, format_cards
from .category import COUNTING, MAKING, SAVING, Category, Skull
from .kit.chairs import check_players
from .kit.errors import IllegalPosition, Violation
from .lookup import category_order, evaluator
from .rules import BOOK, HouseRules, Ranking

__all__ = ["Decision", "HandValue", "MadeHand", "Showdown", "evaluate", "made_hand", "showdown"]

MOST_PLAYERS = 8
HAND = 5
"""The number of cards of a complete hand (1.1)."""


class HandRefusal(Enum):
    """Why a hand is refused."""

    SIZE = "hand-size"
    DRAWN = "hand-drawn"


# The category of a hand by how often its two most frequent ranks occur in it.
_BY_COUNT = {
    (1, 1): Category.HIGH_CARD,
    (2, 1): Category.PAIR,
    (2, 2): Category.TWO_PAIR,
    (3, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_PACK,
    (4, 1): Category.QUADS,
}


@dataclass(frozen=True, slots=True, repr=False)
class MadeHand:
    """The combination that one to five cards make, and what the Ace of Skulls does to them (sections 3 and 5).

    `cards` are in canonical order; `combination` holds the cards that make the combination, those compared first at
    the front (a Run from its top card down); `kickers` the spare cards, high to low; `skull` says whether the Ace of
    Skulls wins or loses the hand.
    """

    cards: tuple[Card, ...]
    category: Category
    combination: tuple[Card, ...]
    kickers: tuple[Card, ...]
    skull: Skull

    def __repr__(self) -> str:
        """Return a Python expression that gives this value."""
        return f"made_hand(parse_cards({format_cards(self.cards)!r}))"


_READ = ("cards", "category", "combination", "kickers", "skull")


@total_ordering
@dataclass(frozen=True, slots=True, eq=False, repr=False, init=False)
class HandValue(MadeHand):
    """The value of a five-card hand. The hand that `<` ranks higher wins the showdown; equal hands split (8.4).

    Comparing values worked out under different ranking rules (8.1, 8.3) raises `TypeError`.
    """

    ranking: Ranking
    strength: int
    _indexes: Sequence[int]

    def __init__(self, indexes: Sequence[int], ranking: Ranking, strength: int) -> None:
        put = object.__setattr__
        put(self, "_indexes", indexes)
        put(self, "ranking", ranking)
        put(self, "strength", strength)

    def __getattr__(self, name: str) -> object:
        """Work out what the hand makes when that is first asked for: most hands are only compared."""
        if name not in _READ:
            raise AttributeError(name)
        reading = read(_held(self._indexes))
        for each in _READ:
            object.__setattr__(self, each, getattr(reading, each))
        return getattr(reading, name)

    def _rival(self, other: HandValue) -> int:
        if self.ranking != other.ranking:
            raise TypeError("hands evaluated under different ranking rules do not compare")
        return other.strength

    def __eq__(self, other: object) -> bool:
        """Return whether two hands are equal, so that they split the pot."""
        return self.strength == self._rival(other) if isinstance(other, HandValue) else NotImplemented

    def __lt__(self, other: HandValue) -> bool:
        """Return whether the other hand beats this one."""
        return self.strength < self._rival(other) if isinstance(other, HandValue) else NotImplemented

    def __repr__(self) -> str:
        """Return an expression that gives this value."""
        return f"evaluate(parse_cards({format_cards(self.cards)!r}), {HouseRules(*self.ranking)!r})"

    def __hash__(self) -> int:
        return hash((self.ranking, self.strength))

    @property
    def counting(self) -> tuple[Rank, ...]:
        """The ranks that are compared in order with those of a hand of the same category (section 4, 8.3)."""
        ranks = tuple(dict.fromkeys(card.rank for card in self.combination + self.kickers))
        return ranks[: COUNTING[self.ranking.kickers][self.category]]


def hand_of(cards: Iterable[Card], least: int, most: int) -> tuple[Card, ...]:
    """Return the cards in canonical order. Raises `IllegalPosition` for a wrong number, or a card given twice."""
    return _held(_indexes(cards, least, most))


def _indexes(cards: Iterable[Card], least: int, most: int) -> list[int]:
    """Return the indexes of cards, in their order. Raises as `hand_of` does."""
    given = tuple(cards)
    indexes = [card.index for card in given if isinstance(card, Card)]
    if len({*indexes}) < len(given):
        distinct(given)  # says what is wrong
    if not least <= len(given) <= most:
        raise IllegalPosition(Violation(HandRefusal.SIZE, (len(given), least, most)))
    return indexes


def _held(indexes: Iterable[int]) -> tuple[Card, ...]:
    """Return the cards with these indexes in canonical order."""
    return tuple([DECK[index] for index in sorted(indexes, reverse=True)])


def seated(players: int) -> None:
    """Raise `IllegalPosition` unless two to eight can play: the number of players allowed (1.2)."""
    check_players(players, MOST_PLAYERS)


def hands_of(hands: Sequence[Iterable[Card]], least: int = 5) -> tuple[tuple[Card, ...], ...]:
    """Return the hands with each one's cards in canonical order.

    Raises `IllegalPosition` unless there are two to eight hands of `least` to five cards, all of them distinct.
    """
    seated(len(hands))
    ordered = tuple(hand_of(hand, least, 5) for hand in hands)
    distinct(card for hand in ordered for card in hand)
    return ordered


def read(cards: tuple[Card, ...]) -> MadeHand:
    """Return the combination that one to five cards make; the cards must be in canonical order."""
    ranks = [card.rank for card in cards]
    often_first = sorted(cards, key=lambda card: ranks.count(card.rank), reverse=True)
    most = ranks.count(often_first[0].rank)
    next_most = ranks.count(often_first[most].rank) if most < len(cards) else 1
    category = _BY_COUNT[most, next_most]
    if len(cards) == 5 and category is Category.HIGH_CARD:
        wheel = ranks == [Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO]
        in_sequence = wheel or ranks[0] - ranks[4] == 4
        of_one_suit = len({card.suit for card in cards}) == 1
        if in_sequence:
            category = Category.RAKE if of_one_suit else Category.RUN
            often_first = [*cards[1:], cards[0]] if wheel else often_first
        elif of_one_suit:
            category = Category.SUITS_FULL
    size = MAKING[category]
    combination, kickers = tuple(often_first[:size]), tuple(often_first[size:])
    if ACE_OF_SKULLS not in cards:
        skull = Skull.ABSENT
    else:
        skull = Skull.WINS if category in SAVING and ACE_OF_SKULLS in combination else Skull.LOSES
    return MadeHand(cards, category, combination, kickers, skull)


def comparison_key(hand: MadeHand, ranking: Ranking) -> tuple[int, list[int]]:
    """Return a sort key for hands of fewer than five cards: the higher, the better the hand.

    It holds the position of the combination in the order of the house rules, then the ranks that count.
    """
    ranks = dict.fromkeys(int(card.rank) for card in hand.combination + hand.kickers)
    return category_order(ranking)[hand.category], list(ranks)[: COUNTING[ranking.kickers][hand.category]]


def made_hand(cards: Iterable[Card]) -> MadeHand:
    """Return the combination that one to four cards make: a hand before its last pick-up.

    `skull` says what the Ace of Skulls would do if no more cards came. Raises `IllegalPosition`.
    """
    return read(hand_of(cards, 1, HAND - 1))


def evaluate(cards: Iterable[Card], rules: HouseRules = BOOK) -> HandValue:
    """Return the value of a hand of exactly five distinct cards under these house rules.

    Raises `IllegalPosition` for any other number of cards, or if a card appears twice.
    """
    indexes, ranking = _indexes(cards, HAND, HAND), rules.ranking
    return HandValue(indexes, ranking, evaluator(ranking)(*indexes))


class Decision(StrEnum):
    """What decides a showdown between the best hand and the next: the Ace of Skulls, the category or a rank.

    `SPLIT` says that nothing does, `DRAW` that a drawn card does, or will (9.7).
    """

    SKULL_WINS = "skull-wins"
    SKULL_LOSES = "skull-loses"
    CATEGORY = "category"
    SPLIT = "split"
    DRAW = "draw"
    HIGH_CARD = "high-card"
    PAIR = "pair"
    KICKER = "kicker"
    HIGH_PAIR = "high-pair"
    LOW_PAIR = "low-pair"
    TRIPLET = "triplet"
    TOP_CARD = "top-card"
    SUITS_FULL_CARD = "suits-full-card"
    QUADS = "quads"


# By category, what two hands of it are compared by, rank after rank, each with its rule; the last entry is used for all
# further ranks.
_STEPS = {
    Category.HIGH_CARD: ((Decision.HIGH_CARD, "4.1"), (Decision.KICKER, "8.3")),
    Category.PAIR: ((Decision.PAIR, "4.2"), (Decision.KICKER, "4.2"), (Decision.KICKER, "8.3")),
    Category.TWO_PAIR: ((Decision.HIGH_PAIR, "4.3"), (Decision.LOW_PAIR, "4.3"), (Decision.KICKER, "4.3")),
    Category.THREE_OF_A_KIND: ((Decision.TRIPLET, "4.4"),),
    Category.RUN: ((Decision.TOP_CARD, "4.5"),),
    Category.SUITS_FULL: ((Decision.SUITS_FULL_CARD, "4.6"),),
    Category.FULL_PACK: ((Decision.TRIPLET, "4.7"),),
    Category.QUADS: ((Decision.QUADS, "4.8"),),
    Category.RAKE: ((Decision.TOP_CARD, "4.9"),),
}


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Showdown:
    """The result of a showdown.

    `values` holds each seat's hand, `order` the seats from best to worst with equal ones together, `drawn` the cards
    that each seat drew for a tie (9.7). `decided_by` says why the best hand beats the next and `rule` is the number of
    that rule; if two ranks were compared, `ranks` holds the better one and the worse one.
    """

    values: Mapping[int, HandValue]
    order: tuple[tuple[int, ...], ...]
    decided_by: Decision
    rule: str
    ranks: tuple[Rank, ...]
    drawn: Mapping[int, tuple[Card, ...]]

    def __post_init__(self) -> None:
        for name in ("values", "drawn"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))

    def __repr__(self) -> str:
        """Return an expression that gives this showdown."""
        hands, drawn = (
            ", ".join(f"{seat}: parse_cards({format_cards(cards)!r})" for seat, cards in each.items())
            for each in ({seat: value.cards for seat, value in self.values.items()}, self.drawn)
        )
        tie: Literal["draw", "split"] = "draw" if self.decided_by is Decision.DRAW else "split"
        rules = HouseRules(*next(iter(self.values.values())).ranking, suits_full_tie=tie)
        return f"showdown({{{hands}}}, {rules!r}{f', drawn={{{drawn}}}' if drawn else ''})"

    @property
    def _parts(self) -> tuple[object, ...]:
        hands = {seat: (value.cards, value.ranking) for seat, value in self.values.items()}
        return hands, self.drawn, self.order, self.decided_by, self.rule, self.ranks

    def __eq__(self, other: object) -> bool:
        """Return whether the same hands were shown with the same result: equal hands of other cards are others."""
        return self._parts == other._parts if isinstance(other, Showdown) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.order, self.decided_by, self.rule, self.ranks))

    def __reduce__(self) -> tuple[type[Showdown], tuple[object, ...]]:
        """Return what `copy` and `pickle` need to rebuild this value: a mapping proxy can't be pickled."""
        return Showdown, (dict(self.values), self.order, self.decided_by, self.rule, self.ranks, dict(self.drawn))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win or split the pot, in order from the dealer's left (8.4)."""
        return self.order[0]


def showdown(
    hands: Mapping[int, Iterable[Card]],
    rules: HouseRules = BOOK,
    stock: Sequence[Card] | None = None,
    drawn: Mapping[int, Sequence[Card]] = MappingProxyType({}),
) -> Showdown:
    """Return the result of a showdown of two to eight five-card hands, given by seat (sections 3 to 5, 8.1 to 8.4).

    `stock` holds the cards left to draw, in the order of drawing, and `drawn` the cards that seats drew for an earlier
    pot; both are used only by the house rule that ties draw (9.7). Without a stock the seats that would draw are all
    `winners`, and the showdown is decided by `DRAW`, without ranks. Raises `IllegalPosition` for too few or too many
    hands or cards, if a card appears twice, or if of equal hands only some have drawn.
    """
    seats = sorted(hands)
    held = hands_of([tuple(hands[seat]) for seat in seats])
    distinct(card for cards in (*held, tuple(stock or ()), *drawn.values()) for card in cards)
    values = {seat: evaluate(hand, rules) for seat, hand in zip(seats, held, strict=True)}
    drawing = [seat for seat in seats if values[seat].category is Category.SUITS_FULL]
    earlier = {seat: tuple(drawn[seat]) for seat in drawing if seat in drawn and rules.suits_full_tie == "draw"}

    def comparison_key(seat: int) -> tuple[int, list[Rank]]:
        return values[seat].strength, [card.rank for card in earlier.get(seat, ())]

    best = max(map(comparison_key, seats))
    for seat in seats:
        if seat not in earlier and any(values[seat] == values[other] for other in earlier):
            raise IllegalPosition(Violation(HandRefusal.DRAWN, (seat,)))
    tied = [seat for seat in seats if comparison_key(seat) == best]
    draws = rules.suits_full_tie == "draw" and values[tied[0]].category is Category.SUITS_FULL
    if len(tied) > 1 and draws and stock is not None:
        earlier |= _draw({seat: earlier.get(seat, ()) for seat in tied}, stock)
    ranked = sorted(values, key=comparison_key, reverse=True)
    order = tuple(tuple(sorted(seats)) for _, seats in groupby(ranked, key=comparison_key))
    if len(tied) > 1 and draws and stock is None:
        return Showdown(values, order, Decision.DRAW, "9.7", (), earlier)
    return Showdown(values, order, *_decision(values, order, earlier), earlier)


def _draw(tied: Mapping[int, tuple[Card, ...]], stock: Sequence[Card]) -> dict[int, tuple[Card, ...]]:
    """Return all cards that each tied seat has drawn (9.7), those of `tied` first.

    Each seat draws one card; the seats that share the highest rank draw again, until one is ahead or too few cards are
    left for all of them.
    """
    drawn = dict(tied)
    left = list(stock)
    still = list(tied)
    while len(still) > 1 and len(left) >= len(still):
        for seat in still:
            drawn[seat] += (left.pop(0),)
        highest = max(drawn[seat][-1].rank for seat in still)
        still = [seat for seat in still if drawn[seat][-1].rank == highest]
    return {seat: cards for seat, cards in drawn.items() if cards}


def _decision(
    values: Mapping[int, HandValue], order: tuple[tuple[int, ...], ...], drawn: Mapping[int, tuple[Card, ...]]
) -> tuple[Decision, str, tuple[Rank, ...]]:
    """Return why the best hand beats the next: the code, the rule's number, and the two ranks compared, if any."""
    if len(order[0]) > 1:
        return Decision.SPLIT, "8.4", ()
    first, second = order[0][0], order[1][0]
    winner, loser = values[first], values[second]
    if winner.skull is Skull.WINS:
        return Decision.SKULL_WINS, "5.2", ()
    if loser.skull is Skull.LOSES:
        return Decision.SKULL_LOSES, "5.3", ()
    if winner.category is not loser.category:
        return Decision.CATEGORY, "8.1" if winner.category < loser.category else f"3.{winner.category + 1}", ()
    if winner == loser:
        pairs = zip(drawn[first], drawn[second], strict=False)
        return Decision.DRAW, "9.7", next((a.rank, b.rank) for a, b in pairs if a.rank != b.rank)
    steps = _STEPS[winner.category]
    step, ranks = next(
        (step, ranks)
        for step, ranks in enumerate(zip(winner.counting, loser.counting, strict=True))
        if ranks[0] != ranks[1]
    )
    code, rule = steps[min(step, len(steps) - 1)]
    return code, rule, ranks

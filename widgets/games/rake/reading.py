"""Combinations and showdowns as strings and numbers for templates."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rake import BOOK, Card, Category, HouseRules, MadeHand, Showdown, Skull, evaluate, made_hand
from rake.hands import Decision
from rake.kit.cards import UNSEEN
from rake.kit.events import Event
from rake.reveal_events import SkullJudges, decisive

from ...kit.board import CardView
from ...kit.saying import Remark
from ...kit.widget import values
from .remarks import SkullInHand, outcome


@values(eq=True)
class ReadingView:
    """A hand's combination, for the macros `hand_name` and `verdict`.

    `ranks` has the letters of the combination's ranks, `suit` the suit of its first card; `skull` is what the Ace of
    Skulls does, and `fate` and `fate_why` say it, None if it isn't there; `missing` is the number of cards to come.
    """

    category: str
    rule: str
    ranks: tuple[str, ...]
    suit: str
    skull: str
    fate: Event | None
    fate_why: Remark | None
    missing: int


@values()
class DecisionView:
    """The winners of a showdown of numbered hands, how it ended and why, and its rule.

    They `split` the pot if nothing decided it.
    """

    winners: tuple[int, ...]
    split: bool
    outcome: Remark
    why: Event
    rule: str


def read(cards: Collection[Card], rules: HouseRules = BOOK) -> MadeHand:
    """Return the combination that one to five cards make; for five cards it is a `HandValue` under these rules."""
    return evaluate(cards, rules) if len(cards) == 5 else made_hand(cards)


def show_cards(
    cards: Iterable[Card | None], lit: Collection[Card] | None = None, new: Card | None = None
) -> tuple[CardView, ...]:
    """Return cards for the macro `fan`: None face down, `new` marked; if `lit` is given, others are dimmed."""
    return tuple(
        CardView(str(card or UNSEEN), lit is not None and card not in lit, bool(card) and card == new) for card in cards
    )


def show_reading(hand: MadeHand) -> ReadingView:
    """Return a hand's combination and what the Ace of Skulls does to it."""
    missing = 5 - len(hand.cards)
    fate, why = _fate(hand, missing) if hand.skull is not Skull.ABSENT else (None, None)
    return ReadingView(
        category=hand.category.name,
        rule=f"3.{hand.category + 1}",
        ranks=tuple(dict.fromkeys(card.rank.letter for card in hand.combination)),
        suit=hand.combination[0].suit.value,
        skull=hand.skull.value,
        fate=fate,
        fate_why=why,
        missing=missing,
    )


def _fate(hand: MadeHand, missing: int) -> tuple[Event, Remark]:
    """Return what is said of the Ace of Skulls in a hand, alone and with the reason."""
    if hand.skull is Skull.WINS:
        return SkullJudges("wins"), SkullInHand("wins")
    would_lose = SkullJudges("would-lose" if missing else "loses")
    if hand.category in (Category.THREE_OF_A_KIND, Category.QUADS):
        return would_lose, SkullInHand("spare")
    return would_lose, SkullInHand("would-lose" if missing else "low")


def show_decision(result: Showdown) -> DecisionView:
    """Return the winners of a showdown and what decided it."""
    return DecisionView(
        result.winners, result.decided_by is Decision.SPLIT, outcome(result), decisive(result), result.rule
    )

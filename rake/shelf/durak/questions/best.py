"""The question what to do in Durak: by the rule of thumb that its lesson teaches, or searched where all is known."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self, override

from ....kit.chips import parse_chips
from ....kit.errors import InvalidNotation
from ....kit.hands import Hand
from ....kit.notation import Fields
from ....kit.records import Deal
from ..action import PASS, TAKE, parse_action
from ..bout import KINDS, Bout, Stage, facing
from ..deal import State
from ..rules import DECK, HELD, LIMIT, RANKS
from .table import OfTable, cards_on

__all__ = ["Best"]

DEAREST = "T"
"""The highest trump that is worth spending while there's a stock, as taking costs less then."""

GIVEN = "9"
"""The highest plain card that is worth giving to a defender who takes."""

MOST_SEARCHED = 3
"""The most cards in each hand of a position that is searched."""


@dataclass(frozen=True)
class Best(OfTable):
    """Ask what seat 1 should do: open, answer the open card, or with `taken` give cards to the defender.

    The answers are to use each card of the hand, `take` and `pass`. With `other`, the hand of the only opponent once
    the stock is empty, the right ones are those after which nobody plays better (DU4.1). Else a rule of thumb decides:
    use the lowest card that is allowed, a trump only for lack of a plain card, but take rather than beat with a trump
    above `DEAREST` while there's a stock, and give no trump and nothing above `GIVEN`.
    """

    ask = "best"
    taken: bool = False
    stock: int = 0
    other: tuple[str, ...] = ()

    @classmethod
    @override
    def read(cls, fields: Fields) -> Self:
        trump, table, hand = cls.read_table(fields)
        taken, stock = fields.read("taken", _yes_or_no, "no"), fields.read("stock", parse_chips, "0")
        other = fields.read("other", DECK.parse_cards, "-")
        DECK.distinct((*cards_on(table), *hand, *other))
        question = cls(trump, table, hand, taken, stock, other)
        if question.bout.stage is Stage.THROWING or (taken and not question.bout.open_cards):
            raise InvalidNotation("table", question.fields["table"])
        if other and (table or stock or max(len(hand), len(other)) > MOST_SEARCHED):
            raise InvalidNotation("other", question.fields["other"])
        return question

    @property
    @override
    def fields(self) -> dict[str, str]:
        taken, stock = "yes" if self.taken else "", str(self.stock or "")
        other = DECK.format_cards(self.other) if self.other else ""
        return super().fields | {"taken": taken, "stock": stock, "other": other}

    @property
    @override
    def bout(self) -> Bout:
        return super().bout._replace(taken=self.taken)

    @property
    def verb(self) -> str:
        """The kind of action for which a card is used."""
        return KINDS[self.bout.stage][0]

    @property
    @override
    def answers(self) -> tuple[str, ...]:
        alone = [action.kind for action in (TAKE, PASS) if action.kind in KINDS[self.bout.stage]]
        return (*(f"{self.verb} {card}" for card in self.hand), *alone)

    @property
    @override
    def right(self) -> frozenset[str]:
        if self.other:
            return self._searched()
        allowed = [card for card in self.hand if self.bout.why_not_card(self.verb, card, self.trump) is None]
        plain = [card for card in allowed if card[1] != self.trump]
        match self.bout.stage:
            case Stage.GIVING:
                return self._using(_lowest(_up_to(GIVEN, plain))) or frozenset({PASS.kind})
            case Stage.ANSWER if not plain and self.stock:
                return self._using(_lowest(_up_to(DEAREST, allowed))) or frozenset({TAKE.kind})
        return self._using(_lowest(plain or allowed)) or frozenset({TAKE.kind})

    def _using(self, cards: Iterable[str]) -> frozenset[str]:
        return frozenset(f"{self.verb} {card}" for card in cards)

    def _searched(self) -> frozenset[str]:
        state = self._state()
        worths = {answer: _worth(state.apply(parse_action(answer))) for answer in self.answers}
        return frozenset(answer for answer, worth in worths.items() if worth == max(worths.values()))

    def _state(self) -> State:
        """Return a deal of two in which these hands are all that is left, as seat 1 opens a bout."""
        turned_up, *others = sorted(DECK.cards, key=lambda card: card[1] != self.trump)
        deck = (*others[: 2 * HELD], turned_up, *others[2 * HELD :])
        state = State.begin(Deal((1, 2), "default", deck, own=(("durak", "2"),)))
        hands = (Hand.of(self.hand), Hand.of(self.other))
        bout = facing(1, 2, hands, state.rules, LIMIT)
        return state._replace(hands=hands, received=(tuple(range(len(deck))), ()), bout=bout)


def _worth(state: State) -> int:
    """Return what a deal of two is worth to seat 1 if both play on as well as they can: 1, 0 for a draw, or -1."""
    if state.ended is not None:
        return (0, -1, 1)[state.ended]
    worths = (_worth(state.apply(action)) for action in state.legal())
    return max(worths) if state.to_act == 1 else min(worths)


def _lowest(cards: Iterable[str]) -> tuple[str, ...]:
    """Return the cards of the lowest rank among these."""
    given = tuple(cards)
    ranks = sorted({card[0] for card in given}, key=RANKS.index)
    return tuple(card for card in given if card[0] in ranks[:1])


def _up_to(rank: str, cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(card for card in cards if RANKS.index(card[0]) <= RANKS.index(rank))


def _yes_or_no(text: str) -> bool:
    if text not in ("yes", "no"):
        raise InvalidNotation("yes|no", text)
    return text == "yes"

"""The state of the widget `versus` of Hold'em and its variants."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rake.kit.cards import CardRefusal
from rake.kit.errors import IllegalPosition, Violation
from rake.kit.ranking import DECK, HAND, Ranking
from rake.shelf.holdem.equity import PLAYERS, Equity
from rake.shelf.holdem.rules import RIVER, STREETS, EquityRefusal, Variant

AT_ONCE = 5_000
"""The most hands to compare, over all ways to deal the rest, for which a frame waits until all are counted."""

Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget; `wild` says whether deuces are wild (PK5.7).

    `editing` is the number of the hand whose cards are being chosen, 0 for the board, None without a picker; while
    there is one, cards may be missing. `equity` is None then, and for hands of five cards, which need none. A `quiet`
    widget is an example on a page: one button shows all its controls.
    """

    variant: Variant
    hands: tuple[Cards, ...]
    board: Cards = ()
    unknown: int = 0
    wild: bool = False
    editing: int | None = None
    quiet: bool = False
    equity: Equity | None = None

    @property
    def players(self) -> int:
        """The number of hands, named and unknown."""
        return len(self.hands) + self.unknown

    @property
    def fives(self) -> bool:
        """Whether the hands are whole ones of five cards, to be compared without a board (PK1.4)."""
        if self.variant.own or self.board or self.unknown:
            return False
        lengths = {*map(len, self.hands)}
        return lengths == {HAND} if self.editing is None else max(lengths) > self.variant.hole

    @property
    def ranking(self) -> Ranking:
        """How hands are made and ranked."""
        return Ranking(wild=self.wild) if self.fives else self.variant.ranking(wild=self.wild)

    @property
    def size(self) -> int:
        """How many cards a hand takes."""
        return HAND if self.fives else self.variant.hole

    @property
    def is_whole(self) -> bool:
        """Whether no card is missing."""
        return {*map(len, self.hands)} == {self.size} and len(self.board) in STREETS

    @property
    def cards(self) -> Cards:
        """All the cards that are named."""
        return (*(card for hand in self.hands for card in hand), *self.board)

    @property
    def unseen(self) -> Cards:
        """All other cards."""
        named = {*self.cards}
        return tuple(card for card in DECK.cards if card not in named)

    @property
    def edited(self) -> Cards:
        """The cards of the hand, or of the board, that is being edited."""
        return self.hands[self.editing - 1] if self.editing else self.board if self.editing == 0 else ()

    def with_cards(self, number: int, cards: Cards) -> Model:
        """Return the model with other cards in a hand, by its number, or on the board, by 0."""
        if not number:
            return replace(self, board=cards)
        return replace(self, hands=(*self.hands[: number - 1], cards, *self.hands[number:]))

    def toggled(self, card: str) -> Model:
        """Return the model with a card put into what is being edited, or taken out. Raises `IllegalPosition`."""
        number, cards = self.editing or 0, self.edited
        if card in cards:
            return self.with_cards(number, tuple(held for held in cards if held != card))
        if card in self.cards:
            raise IllegalPosition(Violation(CardRefusal.TWICE, (card,)))
        if number and len(cards) == self.size:
            raise IllegalPosition(Violation(EquityRefusal.HOLE, (number, len(cards) + 1, self.size)))
        return self.with_cards(number, (*cards, card))

    def done(self) -> Model:
        """Return the model with the picker at the first hand that lacks cards, or closed.

        Closed, too, if what is being edited lacks some: then `checked` refuses the model.
        """
        short = next((number for number, hand in enumerate(self.hands, 1) if len(hand) < self.size), None)
        finished = len(self.edited) == self.size if self.editing else len(self.board) in STREETS
        return replace(self, editing=short if finished else None)

    def refuse_surplus(self) -> None:
        """Raise `IllegalPosition` if a hand has more cards than it takes, unless all hands have five."""
        size = replace(self, editing=None).size
        for number, hand in enumerate(self.hands, 1):
            if len(hand) > size:
                raise IllegalPosition(Violation(EquityRefusal.HOLE, (number, len(hand), size)))

    def checked(self) -> Model:
        """Return the model with its equity: a new one if the cards have changed, counted if that's quick.

        Raises `IllegalPosition` for hands and cards that can't be.
        """
        if not self.hands:
            raise IllegalPosition(Violation(EquityRefusal.NO_HAND))
        if self.unknown < 0 or self.players not in PLAYERS:
            raise IllegalPosition(Violation(EquityRefusal.PLAYERS, (self.players, PLAYERS[0], PLAYERS[-1])))
        settled = self.editing is None
        for number, hand in enumerate(self.hands, 1):
            if len(hand) > self.size or (settled and len(hand) < self.size):
                raise IllegalPosition(Violation(EquityRefusal.HOLE, (number, len(hand), self.size)))
        if len(self.board) > RIVER or (settled and len(self.board) not in STREETS):
            raise IllegalPosition(Violation(EquityRefusal.BOARD, (len(self.board),)))
        DECK.distinct(self.cards)
        return replace(self, equity=self._counted() if self.is_whole and not self.fives else None)

    def _counted(self) -> Equity:
        equity = Equity(self.variant, self.hands, self.unknown, self.board, self.wild)
        if self.equity and replace(self.equity, deals=0, sums=()) == equity:
            return self.equity
        return equity.advance() if equity.countable and equity.ways * equity.players <= AT_ONCE else equity

"""The widget `trick` of Swap, which no other game has: three cards, and which of them takes the trick."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from rake.shelf.swap.rules import DECK
from rake.shelf.swap.tricks import winner

from rake.kit.chance import some
from rake.kit.errors import InvalidNotation
from rake.kit.notation import Notation
from widgets.kit.board import CardView
from widgets.kit.widget import Context, Display, FrameView, values

from ..presentation import GAME

NOTATION = Notation(GAME.word, 1)

Trick = tuple[str, ...]
"""The cards of a trick, the one led first."""


@values(kw_only=True)
class TrickView(FrameView):
    """The cards, and the one that takes the trick."""

    cards: tuple[CardView, ...]
    winner: str


class TrickWidget:
    """The widget; its model is a trick."""

    LINKED_BY, SOURCE, FIELDS = "trick", "", ("trick",)

    def init(self, seed: str, context: Context) -> Trick:
        return tuple(some(Random(seed), DECK.cards, 3))

    def parse(self, text: str, context: Context) -> Trick:
        return NOTATION.parse_fields(text, self.FIELDS).read("trick", DECK.parse_cards)

    def format(self, model: Trick) -> str:
        return NOTATION.format_fields({"trick": DECK.format_cards(model)})

    def link(self, model: Trick) -> str:
        return self.format(model)

    def update(self, model: Trick, seen: Trick, fields: Mapping[str, str], seed: str) -> Trick:
        if fields["msg"] != "deal":
            raise InvalidNotation("message", fields["msg"])
        import colorsys  # noqa: F401 - a module of the standard library that no other page needs

        return self.init(seed, Context())

    def view(self, model: Trick) -> Display[TrickView]:
        shown = TrickView(cards=tuple(map(CardView, model)), winner=winner(model), on_enter="deal")
        return Display(shown, "deal")


WIDGET = TrickWidget()
"""The widget."""

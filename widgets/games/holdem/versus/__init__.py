"""The widget `versus` of Hold'em and its variants: what each hand wins on average, or which one wins and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from random import Random

from rake.kit.cards import Deck
from rake.kit.chance import pick, some
from rake.kit.errors import InvalidNotation, read_each
from rake.kit.ranking import DECK, RANKS, SUITS
from rake.shelf.holdem.equity import EQUITY_FIELDS, format_equity, read_equity
from rake.shelf.holdem.rules import HOLDEM, NO_WILD, RIVER, STREETS, Variant, format_wild, parse_wild

from ....kit.fields import number_in
from ....kit.widget import Context, Display
from .model import Cards, Model
from .view import VersusView, show_versus

BOARD = "board"

TYPED = Deck(
    {rank: rank for rank in RANKS} | {"10": "T"},
    {suit: suit for suit in SUITS} | dict(zip("♣♦♥♠", SUITS, strict=True)),
    lambda rank, suit: rank + suit,
)
"""The pack as readers may write its cards."""


class Versus:
    """The widget of one variant."""

    LINKED_BY, SOURCE, FIELDS = "hands", "", (*EQUITY_FIELDS, "edit", "quiet")

    def __init__(self, variant: Variant) -> None:
        self._variant, self._notation = variant, variant.notation

    def init(self, seed: str, context: Context) -> Model:
        """Return a model with two random hands, and a board as it is in a random betting round."""
        del context
        return self._dealt(seed)

    def _dealt(self, seed: str, *, wild: bool = False) -> Model:
        rng, hole = Random(seed), self._variant.hole
        dealt = tuple(some(rng, DECK.cards, 2 * hole + pick(rng, STREETS)))
        return Model(self._variant, (dealt[:hole], dealt[hole : 2 * hole]), dealt[2 * hole :], wild=wild).checked()

    def parse(self, text: str, context: Context) -> Model:
        """Return the model of a link or a saved state. A link has only what is compared."""
        del context
        fields = self._notation.parse_fields(text, self.FIELDS)
        hands = fields.read("hands", partial(read_each, "_", TYPED.parse_cards))
        model = Model(
            self._variant,
            hands,
            fields.read("board", TYPED.parse_cards, "-"),
            fields.read("unknown", partial(number_in, 0, 99), "0"),
            fields.read("wild", parse_wild, NO_WILD),
            fields.read("edit", partial(_number_of, hands)) if "edit" in fields else None,
            "quiet" in fields,
        ).checked()
        return replace(model, equity=read_equity(self._variant, fields)) if model.equity and "sums" in fields else model

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads."""
        settings = {
            "edit": "" if model.editing is None else str(model.editing or BOARD),
            "quiet": "1" if model.quiet else "",
            "sums": format_equity(model.equity)["sums"] if model.equity else "",
        }
        return self._notation.format_fields(_format_cards(model) | settings)

    def link(self, model: Model) -> str:
        """Return the notation of the hands and the board, without sums; an empty text while cards are missing."""
        return self._notation.format_fields(_format_cards(model)) if model.is_whole else ""

    def advance(self, model: Model, batches: int) -> Model:
        """Return the model with its chances counted, or with that many more batches of deals behind them."""
        return replace(model, equity=model.equity.advance(batches)) if model.equity else model

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after a message.

        Messages: `try` (shows the controls of a quiet example), `deal` (two other hands), `more` and `fewer` (named
        hands), `unknown+` and `unknown-`, `wild` (makes deuces wild, or no longer), `next` and `back` (deal what is
        missing up to the next betting round, or take back what was dealt last), `edit 2` and `edit board` (choose
        cards); while cards are chosen `read` (the text fields), `toggle AS`, `clear`, `done`. What is written in the
        text fields counts whichever button is pressed, but for `deal` and `clear`.
        """
        message, _, value = fields["msg"].partition(" ")
        model = replace(model, quiet=False)
        match message:
            case "try":
                return model
            case "deal":
                return self._dealt(seed, wild=model.wild)
        if model.editing is None:
            return _changed(model, message, value, Random(seed)).checked()
        if message == "clear":
            return model.with_cards(model.editing, ()).checked()
        model = _written(model, seen, fields)
        match message:
            case "read":
                replace(model, editing=None).checked()
            case "toggle":
                model = model.toggled(TYPED.parse(value))
            case "done":
                model = model.done()
            case _:
                model = _changed(model, message, value, Random(seed))
        return model.checked()

    def view(self, model: Model) -> Display[VersusView]:
        """Return what is shown."""
        shown = show_versus(model)
        editing = model.editing is not None
        focus = "try" if model.quiet else f"edit-{model.editing or BOARD}" if editing else "deal"
        return Display(shown, focus, tick=shown.counting)


def _format_cards(model: Model) -> dict[str, str]:
    return {
        "hands": "_".join(map(DECK.format_cards, model.hands)),
        "unknown": str(model.unknown or ""),
        "board": DECK.format_cards(model.board) if model.board else "",
        "wild": format_wild(model.wild),
    }


def _number_of(hands: tuple[Cards, ...], text: str) -> int:
    """Return the number of a hand that a text names, 0 for the board. Raises `InvalidNotation`."""
    return 0 if text == BOARD else number_in(1, len(hands), text)


def _changed(model: Model, message: str, value: str, rng: Random) -> Model:
    """Return the model after a message about the number of hands, the board, or what to edit."""
    hands, board = model.hands, len(model.board)
    match message:
        case "more":
            return replace(model, hands=(*hands, tuple(some(rng, model.unseen, model.size))))
        case "fewer":
            return replace(model, hands=hands[:-1], editing=None if model.editing == len(hands) else model.editing)
        case "unknown+":
            return replace(model, unknown=model.unknown + 1)
        case "unknown-":
            return replace(model, unknown=model.unknown - 1)
        case "wild":
            return replace(model, wild=not model.wild)
        case "next" if board < RIVER:
            street = min(street for street in STREETS if street > board)
            return replace(model, board=(*model.board, *some(rng, model.unseen, street - board)))
        case "back" if board:
            return replace(model, board=model.board[: max(street for street in STREETS if street < board)])
        case "edit":
            return replace(model, editing=_number_of(hands, value))
    raise InvalidNotation("message", message)


def _written(model: Model, seen: Model, fields: Mapping[str, str]) -> Model:
    """Return the model with what the reader has written in the text fields since the frame that showed `seen`.

    Cards may be missing. Raises `InvalidNotation` and `IllegalPosition`.
    """
    written, shown = model, (seen.board, *seen.hands)
    for number in range(len(model.hands) + 1):
        text = fields.get(f"hand-{number}" if number else BOARD)
        if text is not None and text.strip() != " ".join(shown[number] if number < len(shown) else ()):
            written = written.with_cards(number, TYPED.parse_cards(text.strip() or "-"))
    if written.hands != model.hands:
        written.refuse_surplus()
    return written


WIDGET = Versus(HOLDEM)
"""Hold'em's."""

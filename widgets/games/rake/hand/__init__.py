"""The widget `hand`: one hand, dealt or chosen by the reader, who may guess its combination before it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from rake import DECK, Card, Category, InvalidNotation, format_cards, format_hand, parse_cards, parse_rules
from rake.category import parse_category
from rake.hands import hand_of
from rake.kit.chance import some
from rake.notation import NOTATION

from ....kit.board import CardView
from ....kit.widget import Context, Display, FrameView, values
from ..guess import Judgement, judge
from ..picker import picked, show_text
from ..reading import ReadingView, read, show_cards, show_reading

LINKED_BY = "hand"
SOURCE = ""
FIELDS = ("hand", "ask", "guess", "choose", "quiet", "rules")


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `cards` are in canonical order; `asking` says that the reader is asked for the combination and `guess` is what they
    answered; `choosing` says that the card picker is open. A `quiet` widget is an example on a page of rules: one
    button shows all its controls.
    """

    cards: tuple[Card, ...]
    asking: bool = False
    guess: Category | None = None
    choosing: bool = False
    quiet: bool = False


def init(seed: str, context: Context) -> Model:
    """Return a model with a random hand that asks for its combination."""
    del context
    return _dealt(seed)


def _dealt(seed: str) -> Model:
    return Model(hand_of(some(Random(seed), DECK, 5), 5, 5), asking=True)


def parse(text: str, context: Context) -> Model:
    """Return the model of a link or a saved state."""
    del context
    fields = NOTATION.parse_fields(text, FIELDS)
    choosing = "choose" in fields
    fields.read("rules", parse_rules, "book")  # checked but not used: no house rule changes a hand's combination
    return Model(
        hand_of(fields.read("hand", parse_cards), 0 if choosing else 1, 5),
        asking="ask" in fields,
        guess=fields.read("guess", parse_category) if "guess" in fields else None,
        choosing=choosing,
        quiet="quiet" in fields,
    )


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    return NOTATION.format_fields(
        {
            "hand": format_cards(model.cards),
            "ask": "1" if model.asking else "",
            "guess": model.guess.name if model.guess is not None else "",
            "choose": "1" if model.choosing else "",
            "quiet": "1" if model.quiet else "",
        }
    )


def link(model: Model) -> str:
    """Return the notation of the hand only, so that a link shows the combination and doesn't ask for it."""
    return format_hand(model.cards) if model.cards else ""


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `try` (shows the controls of a quiet example), `deal`, `guess PAIR`, `show`, `choose`; while cards are
    chosen `toggle AS`, `type`, `done` or `clear`. A guess changes nothing if the hand is no longer the
    one that the reader saw, or if its combination is already shown.
    """
    message, _, value = fields["msg"].partition(" ")
    model = replace(model, quiet=False)
    match message:
        case "try":
            return model
        case "deal":
            return _dealt(seed)
        case "guess":
            guess = parse_category(value)
            return replace(model, asking=False, guess=guess) if model.asking and model.cards == seen.cards else model
        case "show":
            return replace(model, asking=False)
        case "choose":
            return replace(model, asking=False, guess=None, choosing=True)
    if not model.choosing:
        raise InvalidNotation("message", fields["msg"])
    cards = picked(model.cards, seen.cards, fields)
    return replace(model, cards=cards, choosing=message != "done" or not cards)


@values(kw_only=True)
class HandView(FrameView):
    """The hand, with its combination unless the reader is asked for it.

    `held` has the codes of the cards chosen and `text` what the text field holds; `empty` places are drawn as outlines.
    """

    cards: tuple[CardView, ...]
    held: tuple[str, ...]
    text: str
    empty: int
    asking: bool
    quiet: bool
    reading: ReadingView | None
    judgement: Judgement | None


def view(model: Model) -> Display[HandView]:
    """Return what is shown."""
    reading = read(model.cards) if model.cards and not model.asking else None
    ordered = reading.combination + reading.kickers if reading else model.cards
    shown = HandView(
        cards=show_cards(ordered, lit=reading.combination if reading else None),
        held=tuple(map(str, model.cards)),
        text=show_text(model.cards),
        empty=5 - len(model.cards) if model.choosing else 0,
        asking=model.asking,
        quiet=model.quiet,
        picking=model.choosing,
        reading=show_reading(reading) if reading else None,
        judgement=judge(model.guess, reading) if reading and model.guess is not None else None,
        on_enter="try" if model.quiet else "type" if model.choosing else "show" if model.asking else "deal",
    )
    return Display(shown, focus="show" if model.asking else "choose" if model.choosing else "deal")

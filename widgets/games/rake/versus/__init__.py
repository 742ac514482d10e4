"""The widget `versus`: two to eight hands, which one wins and what decides, under house rules that readers choose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from rake import BOOK, Card, HouseRules, InvalidNotation, format_cards, format_hands, parse_rules, shuffled
from rake import showdown as decide
from rake.cards import distinct
from rake.hands import MOST_PLAYERS, Showdown, hand_of, hands_of
from rake.notation import NOTATION, format_rules, parse_several
from rake.rules import SWITCHES

from ....kit.board import CardView
from ....kit.fields import number_in
from ....kit.widget import Context, Display, FrameView, values
from ..picker import picked, show_text
from ..reading import (
    DecisionView,
    ReadingView,
    show_cards,
    show_decision,
    show_reading,
)
from ..words import SWITCH

LINKED_BY = "hands"
SOURCE = ""
FIELDS = ("hands", "rules", "ask", "guess", "edit", "quiet")

Hands = tuple[tuple[Card, ...], ...]

SPLIT = 0
"""The guess that the best hands are equal, so that their holders split the pot."""


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `hands` are in canonical order, and of five cards unless one is being edited. `asking` says that the reader is asked
    for the winner; `guess` is the number of the hand that they guessed, from 1, or `SPLIT`; `editing` the number of the
    hand being edited. A `quiet` widget is an example on a page of rules: one button shows all its controls.
    """

    hands: Hands
    rules: HouseRules = BOOK
    asking: bool = False
    guess: int | None = None
    editing: int | None = None
    quiet: bool = False

    @property
    def whole(self) -> bool:
        """Whether every hand has five cards."""
        return all(len(hand) == 5 for hand in self.hands)


def _dealt(players: int, seed: str) -> Hands:
    deck = shuffled(Random(seed))
    return hands_of([deck[5 * player : 5 * player + 5] for player in range(players)])


def init(seed: str, context: Context) -> Model:
    """Return a model with two random hands that asks for the winner."""
    del context
    return Model(_dealt(2, seed), asking=True)


def parse(text: str, context: Context) -> Model:
    """Return the model of a link or a saved state."""
    del context
    fields = NOTATION.parse_fields(text, FIELDS)
    hands = hands_of(fields.read("hands", parse_several), least=0 if "edit" in fields else 5)
    return Model(
        hands,
        fields.read("rules", parse_rules, "book"),
        asking="ask" in fields,
        guess=fields.read("guess", partial(number_in, SPLIT, len(hands))) if "guess" in fields else None,
        editing=fields.read("edit", partial(number_in, 1, len(hands))) if "edit" in fields else None,
        quiet="quiet" in fields,
    )


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    return NOTATION.format_fields(
        {
            "hands": "_".join(map(format_cards, model.hands)),
            "rules": format_rules(model.rules),
            "ask": "1" if model.asking else "",
            "guess": "" if model.guess is None else str(model.guess),
            "edit": "" if model.editing is None else str(model.editing),
            "quiet": "1" if model.quiet else "",
        }
    )


def link(model: Model) -> str:
    """Return the notation of the hands and the house rules; an empty text while a hand lacks cards."""
    return format_hands(model.hands, model.rules) if model.whole else ""


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `try` (shows the controls of a quiet example), `deal`, `more`, `fewer`, `guess 2`, `show`, `edit 2`,
    `rules literal`; while a hand is edited `toggle AS`, `type`, `clear` or `done`. A guess changes nothing if the hands
    have changed since the reader's frame, or the answer is shown already.
    """
    message, _, value = fields["msg"].partition(" ")
    model = replace(model, quiet=False)
    match message:
        case "try":
            return model
        case "deal":
            return Model(_dealt(len(model.hands), seed), model.rules, asking=True)
        case "more" | "fewer":
            players = len(model.hands) + (1 if message == "more" else -1)
            return Model(_dealt(players, seed), model.rules, asking=True)
        case "guess":
            guess = number_in(SPLIT, len(model.hands), value)
            return replace(model, asking=False, guess=guess) if model.asking and model.hands == seen.hands else model
        case "show":
            return replace(model, asking=False)
        case "edit":
            return replace(model, asking=False, guess=None, editing=number_in(1, len(model.hands), value))
        case "rules":
            return replace(model, rules=parse_rules(value), guess=None)
    if model.editing is None:
        raise InvalidNotation("message", fields["msg"])
    at = model.editing - 1
    hand = picked(model.hands[at], seen.hands[at] if at < len(seen.hands) else (), fields)
    hands = (*model.hands[:at], hand, *model.hands[at + 1 :])
    distinct(card for held in hands for card in held)
    if message != "done":
        return replace(model, hands=hands)
    hand_of(hand, 5, 5)
    short = next((number for number, held in enumerate(hands, 1) if len(held) < 5), None)
    return replace(model, hands=hands, editing=short)


@values()
class VersusHand:
    """A hand: its number, its cards and how many are missing; after the decision what it makes and whether it wins."""

    number: int
    missing: int
    cards: tuple[CardView, ...]
    reading: ReadingView | None = None
    wins: bool = False


@values()
class Switch:
    """A house rule about comparing hands, with the rules, in notation, that its button sets."""

    name: str
    rule: str
    on: bool
    to: str


@values(kw_only=True)
class VersusView(FrameView):
    """The hands, and once the reader need not guess any more what decides between them.

    `guess` is what they guessed; `editing` the number of the hand in the card picker, whose cards are `held`, while
    `taken` lie in other hands and `text` is in its text field. `changes` names the house rules that are not those of
    the book; no more than `most` hands can be compared.
    """

    hands: tuple[VersusHand, ...]
    result: DecisionView | None
    asking: bool
    quiet: bool
    guess: int | None
    guessed_right: bool
    editing: int | None
    held: tuple[str, ...]
    taken: tuple[str, ...]
    text: str
    whole: bool
    most: int
    changes: tuple[str, ...]
    switches: tuple[Switch, ...]


def view(model: Model) -> Display[VersusView]:
    """Return what is shown."""
    result = decide(dict(enumerate(model.hands, 1)), model.rules) if model.whole and not model.asking else None
    edited = model.hands[model.editing - 1] if model.editing else ()
    shown = VersusView(
        hands=tuple(_show_hand(number, hand, result) for number, hand in enumerate(model.hands, 1)),
        result=show_decision(result) if result else None,
        asking=model.asking,
        quiet=model.quiet,
        guess=model.guess,
        guessed_right=result is not None and model.guess == (SPLIT if len(result.winners) > 1 else result.winners[0]),
        editing=model.editing,
        picking=model.editing is not None,
        held=tuple(map(str, edited)),
        taken=tuple(str(card) for hand in model.hands if hand is not edited for card in hand),
        text=show_text(edited),
        whole=model.whole,
        most=MOST_PLAYERS,
        changes=tuple(name for name in SWITCH if getattr(model.rules, name) != getattr(BOOK, name)),
        switches=tuple(_show_switches(model.rules)),
        on_enter="try" if model.quiet else "type" if model.editing else "show" if model.asking else "deal",
    )
    return Display(shown, focus="show" if model.asking else "done" if model.editing else "deal")


def _show_hand(number: int, hand: tuple[Card, ...], result: Showdown | None) -> VersusHand:
    missing = 5 - len(hand)
    if result is None:
        return VersusHand(number, missing, show_cards(hand))
    value = result.values[number]
    cards = show_cards(value.combination + value.kickers, lit=value.combination)
    return VersusHand(number, missing, cards, show_reading(value), number in result.winners)


def _show_switches(rules: HouseRules) -> Iterator[Switch]:
    """Yield the house rules about comparing hands. Each has two values: that of the book, and the other."""
    for name in SWITCH:
        value = getattr(rules, name)
        (other,) = {*SWITCHES[name].values.values()} - {value}
        change: dict[str, Any] = {name: other}
        yield Switch(name, SWITCHES[name].rule, value != getattr(BOOK, name), str(replace(rules, **change)))

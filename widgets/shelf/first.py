"""The widget `first`: a newcomer's first deal, played once and for all. A sentence at a time says what to press."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from random import Random
from typing import NamedTuple

from rake.kit.errors import InvalidNotation
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView, DealRecord

from ..kit import words
from ..kit.board import Seat, Seated
from ..kit.fields import number_in, one_of
from ..kit.names import Names, cast_names
from ..kit.pace import pause_before_bot
from ..kit.widget import Context, Display, FrameView, control, values
from .hand_order import ordered, with_order
from .presentation import MovesView, Presentation
from .replay import Step, steps_of
from .zones import HandCard

FIELDS = ("guide", "step")
SAMPLE = "sample"
NEXT, AGAIN = "next", "again"


class Moment(NamedTuple):
    """A step of the deal at which the reader presses something, and its message.

    The message is the action that the record has there; `NEXT` if others begin, and empty at the end.
    """

    step: int
    message: str


@dataclass(frozen=True)
class Story[A, V: AnyView, M: AnyMatch]:
    """A deal with the reader in seat `own`: with all cards, or as that seat saw it. It may stop before it's over.

    `say` has a sentence for each moment.
    """

    presentation: Presentation[A, V, M]
    name: str
    record: DealRecord[A, V, str]
    own: int
    say: tuple[str, ...] = field(default=(), compare=False)

    @cached_property
    def steps(self) -> tuple[Step[V], ...]:
        """What the reader sees after the deal and after each action. Raises as the record does."""
        return steps_of(self.presentation, self.record, words.PEOPLE, self.own)

    @property
    def names(self) -> Names:
        """What the seats are called."""
        return cast_names(self.record.deal.seats, self.own)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The beginning, the reader's decisions, and the end. What nobody would be asked about is done for them."""
        moves = self.record.moves
        asked = [Moment(at, str(move.action)) for at, move in enumerate(moves) if self.moves_at(at)]
        others_begin = [Moment(0, NEXT)] * bool(moves and not self.moves_at(0))
        return (*others_begin, *asked, Moment(len(moves), ""))

    def moves_at(self, step: int) -> MovesView | None:
        """Return what the reader may do after that many actions; None if they aren't asked."""
        view = self.steps[step].view
        moves = self.presentation.moves(view) if view.to_act == self.own else None
        return None if moves is None or moves.forced else moves


@dataclass(frozen=True)
class Model[A, V: AnyView, M: AnyMatch]:
    """The state of the widget: a story, and how many of its actions have been shown."""

    story: Story[A, V, M]
    step: int = 0

    @property
    def moment(self) -> Moment | None:
        """The moment if the reader is to press something, or the end is reached; None while others act."""
        return next((moment for moment in self.story.moments if moment.step == self.step), None)

    @property
    def since(self) -> int:
        """The number of the latest moment, from 0."""
        return sum(moment.step <= self.step for moment in self.story.moments) - 1


@values(kw_only=True)
class FirstView(FrameView):
    """A deal at one of its steps, what is said of it, and what the reader may press.

    `say` is that of the latest moment. `lit` is the message that goes on, empty where there's nothing to press; its
    `verb` is on a button, with the `chips` of the action, or empty if a card or the table is pressed. `hand` are the
    reader's cards if some of them are pressed. `log` has what happened in each step, and last all that has since the
    reader's action.
    """

    table: Seated[Seat]
    seat_names: Names
    log: tuple[tuple[object, ...], ...]
    say: str
    lit: str
    verb: str
    chips: int
    moves: MovesView | None
    hand: tuple[HandCard, ...]
    over: bool
    at_end: bool


class First[A, V: AnyView, M: AnyMatch]:
    """The widget of one game."""

    LINKED_BY, SOURCE, FIELDS = "", "first", FIELDS

    def __init__(self, presentation: Presentation[A, V, M]) -> None:
        self._presentation = presentation
        self._notation = presentation.form.notation

    def parse_card(self, text: str) -> str:
        """Return the code of the game's card that a text names. Raises `InvalidNotation`."""
        return str(self._presentation.form.parse_card(text))

    def story(self, source: str) -> Story[A, V, M]:
        """Return the story of a page's JSON, which the site's build writes (`widgets.site.pages.first_deals`).

        An empty text gives a sample: a deal in which nothing has happened. Raises as the record's parser does.
        """
        return _read(self._presentation, source)

    def init(self, seed: str, context: Context) -> Model[A, V, M]:
        """Return a model at the beginning of the page's story."""
        del seed
        return Model(self.story(context.source))

    def parse(self, text: str, context: Context) -> Model[A, V, M]:
        """Return the model of a saved state. If the story has no such step any more, it starts over."""
        fields, story = self._notation.parse_fields(text, FIELDS), self.story(context.source)
        fields.read("guide", partial(one_of, (story.name,)))
        step = fields.read("step", partial(number_in, 0, 99), "0")
        return Model(story, step if step < len(story.steps) else 0)

    def format(self, model: Model[A, V, M]) -> str:
        """Return the text that `parse` reads."""
        return self._notation.format_fields({"guide": model.story.name, "step": str(model.step or "")})

    def link(self, model: Model[A, V, M]) -> str:
        """Return an empty text: a link to a story is that of its page."""
        del model
        return ""

    def update(
        self, model: Model[A, V, M], seen: Model[A, V, M], fields: Mapping[str, str], seed: str
    ) -> Model[A, V, M]:
        """Return the model after a message.

        Messages: the action that comes next, or `choose 7H` with one of its cards; `next`, where others begin; `again`
        (from the start). All but the last change nothing if the deal has gone on since the reader's frame.
        """
        del seed
        message, moment = fields["msg"], model.moment
        if message == AGAIN:
            return replace(model, step=0)
        if seen.step != model.step or not moment:
            return model
        lit = [each.message for each in _hand(model, moment.message)]
        if not message or message not in (moment.message, *lit):
            raise InvalidNotation("message", message)
        return replace(model, step=model.step + 1)

    def advance(self, model: Model[A, V, M], batches: int) -> Model[A, V, M]:
        """Return the model after the next action of the others."""
        del batches
        return model if model.moment else replace(model, step=model.step + 1)

    def view(self, model: Model[A, V, M]) -> Display[FirstView]:
        """Return what is shown."""
        story, moment = model.story, model.moment
        now, moves = story.steps[model.step].view, story.moves_at(model.step) if moment and moment.message else None
        message = moment.message if moment else ""
        verb, chips = _on_button(moves, message)
        events = [step.events for step in story.steps[: model.step + 1]]
        since = story.moments[model.since - bool(moment)].step + 1 if model.step else 0
        table = with_order(now, self._presentation.board(now, story.names), self._presentation.orders)
        shown = FirstView(
            table=table,
            seat_names=story.names,
            log=(*events[:since], tuple(event for step in events[since:] for event in step)),
            say=story.say[model.since] if story.say else "",
            lit=message,
            verb=verb,
            chips=chips,
            moves=moves,
            hand=_hand(model, message),
            over=now.to_act is None,
            at_end=bool(moment) and not message,
            on_enter="",
        )
        pause = 0 if moment else pause_before_bot(model.step, settling=table.settling)
        return Display(shown, "learn" if shown.at_end else control(message), moment is None, pause)


@lru_cache(8)
def _read[A, V: AnyView, M: AnyMatch](presentation: Presentation[A, V, M], source: str) -> Story[A, V, M]:
    if not source:
        dealt = presentation.game.deal(len(presentation.sitting) + 1, rng=Random(SAMPLE))
        return Story(presentation, SAMPLE, dealt.record(), 1)
    data = json.loads(source)
    return Story(presentation, data["name"], presentation.form.parse(data["deal"]), data["seat"], tuple(data["say"]))


def _cards(moves: MovesView, message: str) -> tuple[str, ...]:
    """Return the cards of the hand that an action takes."""
    verb, _, rest = message.partition(" ")
    return tuple(rest.split()[0].split(".")) if verb in {move.verb for move in moves.cards} else ()


def _on_button(moves: MovesView | None, message: str) -> tuple[str, int]:
    """Return the word of an action that has a button, and its chips; an empty word if something else is pressed."""
    verb, _, rest = message.partition(" ")
    if not moves:
        return message, 0
    if moves.amount and verb == moves.amount.verb:
        return verb, int(rest)
    is_of_several = any(move.verb == verb and move.several for move in moves.cards)
    return (verb if message in moves.words or (is_of_several and len(_cards(moves, message)) > 1) else ""), 0


def _hand[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], message: str) -> tuple[HandCard, ...]:
    """Return the reader's cards, those lit that the action takes; none if it takes none.

    A single card is pressed to play it, several are chosen already.
    """
    moves = model.story.moves_at(model.step) if message else None
    taken = _cards(moves, message) if moves else ()
    if not (moves and taken):
        return ()
    view, orders = model.story.steps[model.step].view, model.story.presentation.orders
    return tuple(_card(card, message, taken) for card in ordered(view, moves.hand, orders, ""))


def _card(card: str, message: str, taken: tuple[str, ...]) -> HandCard:
    if card not in taken:
        return HandCard(card, "")
    is_alone = message.endswith(f" {card}") and len(taken) == 1
    return HandCard(card, message) if is_alone else HandCard(card, f"choose {card}", chosen=True)

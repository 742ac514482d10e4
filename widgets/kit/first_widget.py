"""The widget `first`: a newcomer's first deal, played once and for all. A sentence at a time says what to press."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from typing import NamedTuple, Protocol

from rake.kit.errors import InvalidNotation
from rake.kit.notation import Notation

from .board import Seat, Seated
from .fields import number_in, one_of
from .names import Names
from .pace import pause_before_bot
from .widget import Context, Display, FrameView, control, values

FIELDS = ("guide", "step")
SAMPLE = "sample"
AGAIN = "again"


@values(kw_only=True)
class Scene:
    """A deal at one of its steps, as its game's template shows it.

    `messages` are all that go on from here. The `verb` of what is pressed is on a button; it's empty if a card or the
    table is pressed.
    """

    table: Seated[Seat]
    messages: tuple[str, ...]
    verb: str
    over: bool


class Played(Protocol):
    """A deal that was played once and for all, as the reader in seat `own` sees it. It may stop before it's over.

    `presses` has what the reader presses at each step: a message, empty while others act and at the last step. `log`
    has what happened in each step, for the game's macro `event`.
    """

    @property
    def own(self) -> int:
        """The reader's seat."""

    @property
    def names(self) -> Names:
        """What the seats are called."""

    @property
    def presses(self) -> Sequence[str]:
        """The message that goes on from each step."""

    @property
    def log(self) -> Sequence[tuple[object, ...]]:
        """What happened in each step."""

    def scene(self, step: int) -> Scene:
        """Return what is seen at a step."""


class Stage(Protocol):
    """A game on which a first deal is played."""

    def __hash__(self) -> int:
        """Return a number by which caches find it."""

    @property
    def notation(self) -> Notation:
        """The notation of the game."""

    def parse_card(self, text: str) -> object:
        """Return the card that a text names. Raises `InvalidNotation`."""

    def play(self, record: str, own: int) -> Played:
        """Return the deal of a record with the reader in seat `own`. Raises as the record's parser and replay do."""

    def sample(self) -> Played:
        """Return a deal in which nothing has happened."""


class Moment(NamedTuple):
    """A step of the deal at which the reader presses something, and its message; empty at the end."""

    step: int
    message: str


@dataclass(frozen=True)
class Story:
    """A deal and a sentence to `say` at each of its moments."""

    name: str
    played: Played
    say: tuple[str, ...] = field(default=(), compare=False)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The steps at which the reader presses something, and the end."""
        presses = self.played.presses
        return (*(Moment(*each) for each in enumerate(presses) if each[1]), Moment(len(presses) - 1, ""))


@dataclass(frozen=True)
class Model:
    """The state of the widget: a story, and how many steps of its deal have been shown."""

    story: Story
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

    `say` is that of the latest moment. `lit` is the message that goes on, empty where there's nothing to press. `log`
    has what happened in each step, and last all that has since the reader's action.
    """

    scene: Scene
    seat_names: Names
    log: tuple[tuple[object, ...], ...]
    say: str
    lit: str
    at_end: bool


class FirstWidget:
    """The widget of one game."""

    LINKED_BY, SOURCE, FIELDS = "", "first", FIELDS

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.parse_card = stage.parse_card

    def story(self, source: str) -> Story:
        """Return the story of a page's JSON, which the site's build writes (`widgets.site.pages.first_deals`).

        An empty text gives a sample. Raises as the stage does.
        """
        return _read(self._stage, source)

    def init(self, seed: str, context: Context) -> Model:
        """Return a model at the beginning of the page's story."""
        del seed
        return Model(self.story(context.source))

    def parse(self, text: str, context: Context) -> Model:
        """Return the model of a saved state. If the story has no such step any more, it starts over."""
        fields, story = self._stage.notation.parse_fields(text, FIELDS), self.story(context.source)
        fields.read("guide", partial(one_of, (story.name,)))
        step = fields.read("step", partial(number_in, 0, 99), "0")
        return Model(story, step if step < len(story.played.presses) else 0)

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads."""
        return self._stage.notation.format_fields({"guide": model.story.name, "step": str(model.step or "")})

    def link(self, model: Model) -> str:
        """Return an empty text: a link to a story is that of its page."""
        del model
        return ""

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after a message.

        Messages: what goes on from here; `again` (from the start). All but that change nothing if the deal has gone on
        since the reader's frame.
        """
        del seed
        message, moment = fields["msg"], model.moment
        if message == AGAIN:
            return replace(model, step=0)
        if seen.step != model.step or not moment:
            return model
        if not message or message not in (moment.message, *model.story.played.scene(model.step).messages):
            raise InvalidNotation("message", message)
        return replace(model, step=model.step + 1)

    def advance(self, model: Model, batches: int) -> Model:
        """Return the model after the next action of the others."""
        del batches
        return model if model.moment else replace(model, step=model.step + 1)

    def view(self, model: Model) -> Display[FirstView]:
        """Return what is shown."""
        story, moment, played = model.story, model.moment, model.story.played
        message, scene = moment.message if moment else "", played.scene(model.step)
        events = played.log[: model.step + 1]
        since = story.moments[model.since - bool(moment)].step + 1 if model.step else 0
        shown = FirstView(
            scene=scene,
            seat_names=played.names,
            log=(*events[:since], tuple(event for step in events[since:] for event in step)),
            say=story.say[model.since] if story.say else "",
            lit=message,
            at_end=bool(moment) and not message,
            on_enter="",
        )
        pause = 0 if moment else pause_before_bot(model.step, settling=scene.table.settling)
        return Display(shown, "learn" if shown.at_end else control(message), moment is None, pause)


@lru_cache(8)
def _read(stage: Stage, source: str) -> Story:
    if not source:
        return Story(SAMPLE, stage.sample())
    data = json.loads(source)
    return Story(data["name"], stage.play(data["deal"], data["seat"]), tuple(data["say"]))

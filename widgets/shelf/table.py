"""The widget `play`: the reader plays deal after deal of a game against bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from rake.kit.chips import parse_chips
from rake.kit.errors import IllegalPosition, InvalidNotation, Violation
from rake.kit.game import GameRefusal
from rake.kit.notation import Fields, Notation

from ..kit.board import Name, Seat, Seated
from ..kit.fields import number_in
from ..kit.hints import next_hint
from ..kit.house import HouseView, chosen_switches, rules_text, show_house
from ..kit.names import Names, seat_name
from ..kit.pace import pause_before_bot
from ..kit.widget import Context, Display, FrameView, values
from .links import query_of
from .presentation import Decision, MovesView, Presentation, Words
from .review import ReviewView, show_review

READER = 1
"""The reader's number among the players of a match."""

NOBODY = "-"
FIELDS = ("who", "chips", "seed", "acts", "hint", "review", "match")


@dataclass(frozen=True)
class Model:
    """The state of the widget: the match before the deal, the bots of the other players, and the deal.

    `chips` are those that everybody begins with, 0 in a game without chips. The deal is its seed and all actions so
    far; with an empty `seed` the reader chooses the table. `hint` is how many hints the reader has seen at this
    decision; `reviewed` says that they have asked for the review of a deal that is over.
    """

    presentation: Presentation
    match: Any
    bots: tuple[str, ...]
    chips: int = 0
    seed: str = ""
    actions: tuple[Any, ...] = ()
    hint: int = 0
    reviewed: bool = False

    @cached_property
    def states(self) -> tuple[Any, ...]:
        """The deal before its first action and after each. Raises `IllegalAction` for one that the rules refuse."""
        states = [self.match.deal(Random(self.seed))]
        for action in self.actions:
            states.append(states[-1].apply(action))
        return tuple(states)

    @property
    def now(self) -> Any:
        """The state of the deal."""
        return self.states[-1]

    @cached_property
    def seat(self) -> int:
        """The reader's seat in the deal; 0 if they were not dealt in."""
        players = self.states[0].players
        return players.index(READER) + 1 if READER in players else 0

    @cached_property
    def views(self) -> tuple[Any, ...]:
        """What the reader saw before the first action of the deal and after each."""
        return tuple(state.seen_by(self.seat) for state in self.states)

    @property
    def view(self) -> Any:
        """What the reader sees."""
        return self.views[-1]

    @property
    def is_over(self) -> bool:
        """Whether there is a deal, and it is over."""
        return bool(self.seed) and self.now.to_act is None

    @property
    def waiting(self) -> bool:
        """Whether a bot has the turn."""
        return bool(self.seed) and self.now.to_act not in (None, self.seat)

    @property
    def deciding(self) -> bool:
        """Whether the reader has the turn."""
        return bool(self.seed) and self.now.to_act == self.seat

    @cached_property
    def settled(self) -> Any:
        """The match after the deal."""
        return self.match.settle(self.now)

    @property
    def is_broke(self) -> bool:
        """Whether, once the deal is over, the reader can't play on, or nobody can."""
        return self.settled.over or self.presentation.is_broke(self.settled, READER)

    @cached_property
    def names(self) -> Names:
        """What the seats are called."""
        names: dict[int, Name] = {}
        met: Counter[str] = Counter()
        for seat, player in enumerate(self.states[0].players, 1):
            if player == READER:
                names[seat] = seat_name(seat, seat)
                continue
            bot = self.bots[player - READER - 1]
            met[bot] += 1
            character = self.presentation.words.characters[bot]
            names[seat] = Name("bot", character.name, character.short, str(met[bot]))
        return names

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The reader's decisions in a deal that is over, as far as they can be judged."""
        return tuple(self.presentation.decisions(self.views)) if self.is_over and self.seat else ()


@values()
class RoundView:
    """The deal in play: what lies on the table, what happened in each step, and what the reader may do.

    `hints` is how many hints there are here, of which `hint` were asked for; `helped` is what they need. `mine` is the
    query of a link to a deal that is over.
    """

    table: Seated[Seat]
    log: tuple[tuple[Any, ...], ...]
    moves: MovesView | None
    over: bool
    broke: bool
    hint: int
    hints: int
    helped: Any
    judged: bool
    review: ReviewView | None
    mine: str


@values(kw_only=True)
class TableView(FrameView):
    """The deal in play, or else the form with its choices.

    `sitting` has the bot of each player but the reader, empty for nobody; `texts` are the game's words; `chips` those
    that each begins with, 0 in a game without any.
    """

    sitting: Mapping[int, str]
    texts: Words
    chips: int
    house: HouseView
    round: RoundView | None


class GameTable:
    """The widget of one game."""

    LINKED_BY, SOURCE = "", ""

    def __init__(self, presentation: Presentation) -> None:
        self._presentation = presentation
        self._notation = Notation(presentation.game.word, 1, "match")

    def init(self, seed: str, context: Context) -> Model:
        """Return a model with a table of the usual bots and no deal."""
        del seed, context
        bots = self._presentation.sitting
        match = self._presentation.game.match(len(bots) + 1)
        return Model(self._presentation, match, bots, match.scores[0] if self._presentation.game.chips else 0)

    def parse(self, text: str, context: Context) -> Model:
        """Return the model of a saved state."""
        del context
        fields = self._notation.parse_fields(text, FIELDS)
        match = fields.read("match", self._presentation.game.parse_match)
        bots, seed = fields.read("who", self._bots, ""), fields.read("seed", str, "")
        chips = fields.read("chips", _chips) if self._presentation.game.chips else 0
        model = Model(self._presentation, match, bots, chips, seed)
        if len(model.bots) + 1 != len(match.scores):
            raise IllegalPosition(Violation(GameRefusal.SEATS, (len(match.scores),)))
        if not model.seed:
            return model
        model = replace(model, actions=fields.read("acts", self._actions, ""))
        if model.deciding:
            return replace(model, hint=_hints(model, fields))
        return replace(model, reviewed=model.is_over and "review" in fields)

    def format(self, model: Model) -> str:
        """Return the text that `parse` reads."""
        return self._notation.format_fields(
            {
                "who": ".".join(model.bots),
                "chips": str(model.chips or ""),
                "seed": model.seed,
                "acts": "~".join(map(str, model.actions)),
                "hint": str(model.hint or ""),
                "review": "1" if model.reviewed else "",
                "match": str(model.match),
            }
        )

    def link(self, model: Model) -> str:
        """Return an empty text: a deal in play is private, and one that is over has a link to its steps."""
        del model
        return ""

    def update(self, model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
        """Return the model after a message.

        Messages: `sit` (begin, at the table of the form), `next` (another deal), `again` (the same table with the chips
        of the beginning), `leave`; during a deal the word of an action, with chips in the field of that name, and
        `hint`; `judge` once it is over. A message changes nothing if the deal has gone on since the reader's frame, or
        a bot has the turn.
        """
        message = fields["msg"]
        if model.waiting or (seen.match, seen.seed, seen.actions) != (model.match, model.seed, model.actions):
            return model
        match message:
            case "sit":
                return self._dealt(self._chosen(fields), seed)
            case "leave":
                return replace(model, match=self._fresh(model), seed="", actions=(), hint=0, reviewed=False)
            case "next" if model.is_over and not model.is_broke:
                return self._dealt(replace(model, match=model.settled), seed)
            case "again" if model.is_over:
                return self._dealt(replace(model, match=self._fresh(model)), seed)
            case "judge" if model.is_over:
                return replace(model, reviewed=True)
            case "hint" if model.deciding:
                return replace(model, hint=next_hint(model.hint, seen.hint, self._presentation.hints(model.view)))
        if not model.deciding:
            raise InvalidNotation("message", message)
        return _acted(model, self._action(model, message, fields))

    def advance(self, model: Model, batches: int) -> Model:
        """Return the model after the bot that has the turn has acted."""
        del batches
        if not model.waiting:
            return model
        bot = self._presentation.game.bots[model.bots[model.now.players[model.now.to_act - 1] - READER - 1]]
        rng = Random(f"{model.seed} {len(model.actions)}")
        return _acted(model, bot.choose(model.now.seen_by(model.now.to_act), rng))

    def view(self, model: Model) -> Display[TableView]:
        """Return what is shown."""
        others = range(READER + 1, self._presentation.game.seats[-1] + 1)
        rules = self._presentation.rules(model.match)
        shown = TableView(
            sitting={player: dict(enumerate(model.bots, READER + 1)).get(player, "") for player in others},
            texts=self._presentation.words,
            chips=model.chips,
            house=show_house(rules, self._presentation.presets, self._presentation.switches),
            round=self._show_round(model) if model.seed else None,
            on_enter=_on_enter(model),
            picking=bool(model.seed),
        )
        pause = pause_before_bot(len(model.actions)) if model.waiting else 0
        return Display(shown, _focus(model, shown), tick=model.waiting, pause=pause)

    def _show_round(self, model: Model) -> RoundView:
        pairs = zip((None, *model.views), model.views, strict=False)
        steps = [tuple(self._presentation.events(before, now, model.names)) for before, now in pairs]
        mine = [number for number, move in enumerate(model.now.moves, 1) if move.seat == model.seat]
        since = min(mine[-1] + model.deciding, len(steps) - 1) if mine else 0
        return RoundView(
            table=self._presentation.board(model.view, model.names),
            log=(*steps[:since], tuple(line for step in steps[since:] for line in step)),
            moves=self._presentation.moves(model.view) if model.deciding else None,
            over=model.is_over,
            broke=model.is_over and model.is_broke,
            hint=model.hint,
            hints=self._presentation.hints(model.view) if model.deciding else 0,
            helped=self._presentation.hint(model.view) if model.hint else None,
            judged=bool(model.decisions),
            review=show_review(model.decisions) if model.reviewed else None,
            mine=query_of(model.view.record()) if model.is_over else "",
        )

    def _bots(self, text: str) -> tuple[str, ...]:
        bots = tuple(text.split(".")) if text else ()
        for bot in bots:
            if bot not in self._presentation.words.characters:
                raise InvalidNotation("|".join(self._presentation.words.characters), bot)
        return bots

    def _actions(self, text: str) -> tuple[Any, ...]:
        return tuple(map(self._presentation.game.parse_action, text.split("~"))) if text else ()

    def _fresh(self, model: Model) -> Any:
        """Return the match begun anew: with the same players, rules and chips."""
        return self._match(len(model.bots) + 1, str(self._presentation.rules(model.match)), model.chips)

    def _match(self, players: int, rules: str, chips: int) -> Any:
        return self._presentation.game.match(players, rules, stacks=(chips,) * players if chips else None)

    def _chosen(self, fields: Mapping[str, str]) -> Model:
        """Return a model with the table that the form describes. Raises as the game does."""
        game = self._presentation.game
        asked = (fields.get(f"who-{player}", NOBODY) for player in range(READER + 1, game.seats[-1] + 1))
        bots = self._bots(".".join(bot for bot in asked if bot != NOBODY))
        preset, chosen = fields.get("preset", game.presets[0]), chosen_switches(fields, self._presentation.switches)
        chips = _chips(fields.get("buy", "").strip()) if game.chips else 0
        return Model(self._presentation, self._match(len(bots) + 1, rules_text(preset, chosen), chips), bots, chips)

    def _dealt(self, model: Model, seed: str) -> Model:
        """Return the model after the deal. Raises `IllegalAction` where none is possible."""
        model = replace(model, seed=seed.replace(" ", "-"), actions=(), hint=0, reviewed=False)
        model.match.deal(Random(model.seed))
        return model

    def _action(self, model: Model, message: str, fields: Mapping[str, str]) -> Any:
        """Return the action that a message names. Raises `InvalidNotation`."""
        amount = self._presentation.moves(model.view).amount
        if amount and message == amount.verb:
            message = f"{message} {parse_chips(fields.get('chips', '').strip())}"
        try:
            return self._presentation.game.parse_action(message)
        except InvalidNotation as error:
            raise InvalidNotation("chips" if error.expected == "chips" else "message", message) from None


def _chips(text: str) -> int:
    """Return the chips that everybody begins with, at least one. Raises `InvalidNotation`."""
    if not (chips := parse_chips(text)):
        raise InvalidNotation("chips", text)
    return chips


def _acted(model: Model, action: Any) -> Model:
    """Return the model after an action of the seat that has the turn. Raises `IllegalAction`."""
    model.now.apply(action)
    return replace(model, actions=(*model.actions, action), hint=0, reviewed=False)


def _hints(model: Model, fields: Fields) -> int:
    most = model.presentation.hints(model.view)
    return fields.read("hint", lambda text: number_in(0, most, text), "0")


def _on_enter(model: Model) -> str:
    if model.waiting:
        return ""
    if not model.seed:
        return "sit"
    if model.is_over:
        return "again" if model.is_broke else "next"
    moves = model.presentation.moves(model.view)
    return moves.amount.verb if moves.amount else moves.words[0]


def _focus(model: Model, shown: TableView) -> str:
    if not shown.round:
        return "sit"
    return shown.round.moves.words[0] if shown.round.moves else "next"

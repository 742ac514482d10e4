"""The widget `table`: the reader plays round after round against up to seven bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from rake import (
    BETTORS,
    BOOK,
    Action,
    ActionKind,
    Bot,
    HouseRules,
    IllegalAction,
    IllegalPosition,
    InvalidNotation,
    Odds,
    Phase,
    Round,
    Spot,
    Table,
    View,
    parse_action,
    to_query,
)
from rake.hands import MOST_PLAYERS
from rake.kit.betting import BettingRefusal
from rake.kit.chips import MOST_CHIPS, parse_chips
from rake.kit.errors import Violation
from rake.notation import NOTATION
from rake.stakes import StakeRefusal, check_stake
from rake.table import format_table

from ..games.rake.board import BoardView, Names, bot_name, seat_name, show_board
from ..games.rake.log import Line, log_of
from ..games.rake.reading import number_in, one_of
from ..games.rake.sample import played
from ..games.rake.table_state import (
    TABLE_FIELDS,
    YOU,
    check_turn,
    deal,
    read_actions,
    read_bettor,
    read_seats,
    replay,
)
from ..games.rake.verdict import cached_odds
from ..kit.board import Name
from ..kit.hints import HINTS, next_hint
from ..kit.widget import Context, Display, FrameView, values
from .coaching import COUNTING, HintView, JudgedView, format_known, read_known, show_hint, show_judged
from .controls import Controls, MayView, show_controls
from .guide import START, Guide, read_guide
from .house import HouseView, chosen_rules, show_house

LINKED_BY = ""
SOURCE = "guide"

SKILLS = {"easy": "made", "fair": "outs", "hard": "strong"}
"""The bots' picker (a key of `PICKERS`) for each level of skill that the reader can choose."""


@dataclass(frozen=True)
class Model:
    """The state of the widget: the table before the round, and the round as its seed and all actions so far.

    `bettors` holds a character for each chair after the reader's, an empty text for an empty chair; `buy_in` the chips
    that everyone begins with. With an empty `seed` there is no round yet and the reader chooses the table. `hint` is
    the index in `HINTS` that the reader has reached at this pick-up; `odds` has the odds of this pick-up, or once the
    round is over of all the reader's pick-ups. `guide` has the page's comments on a first round, if any.
    """

    table: Table
    bettors: tuple[str, ...]
    skill: str = "fair"
    buy_in: int = 100
    seed: str = ""
    actions: tuple[Action, ...] = ()
    hint: int = 0
    odds: tuple[Odds, ...] = ()
    guide: Guide | None = None

    @property
    def guided(self) -> bool:
        """Whether the round is the one that the guide comments on."""
        return self.guide is not None and self.seed == self.guide.seed

    @property
    def dealt(self) -> tuple[Table, Round]:
        """The table during the round, and the round just after the deal."""
        return deal(self.table, self.seed)

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The states of the round: after the deal, then after every action."""
        return replay(self.table, self.seed, self.actions)

    @property
    def now(self) -> Round:
        """The current state of the round."""
        return self.rounds[-1]

    @property
    def view(self) -> View:
        """The reader's view of the current state of the round."""
        return self.now.seen_by(self.seat)

    @property
    def seat(self) -> int:
        """The reader's seat in the round."""
        return self.dealt[0].playing.index(YOU) + 1

    @property
    def turns(self) -> tuple[int, ...]:
        """The indexes in `actions` of the reader's pick-ups; the last may be one that they are to make now."""
        rounds = self.rounds if self.seed else ()
        return tuple(at for at, now in enumerate(rounds) if now.phase.is_pick and now.to_act == self.seat)

    @property
    def picking(self) -> bool:
        """Whether it is the reader's turn to take a card of the middle."""
        return len(self.actions) in self.turns

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The spots of the reader's pick-ups, the one that they are to make now included."""
        return tuple(Spot.from_view(self.rounds[turn].seen_by(self.seat)) for turn in self.turns)

    @property
    def counted_spots(self) -> tuple[Spot, ...]:
        """The spots whose odds are shown: all once the round is over, else the current one if a hint needs it."""
        if _is_over(self):
            return self.spots
        return self.spots[-1:] if self.hint >= COUNTING else ()


def _table(bettors: tuple[str, ...], buy_in: int, stake: int, rules: HouseRules) -> Table:
    table = Table((None,) * MOST_PLAYERS, stake, rules)
    for number, bettor in enumerate(("you", *bettors), YOU):
        table = table.sit(number, buy_in) if bettor else table
    return table


def init(seed: str, context: Context) -> Model:
    """Return a model with a table for four and no round yet."""
    del seed, context
    bettors = ("careful", "bold", "sly", "", "", "", "")
    return Model(_table(bettors, 100, 1, HouseRules()), bettors)


def parse(text: str, context: Context) -> Model:
    """Return the model of a saved state. A state with nothing but `guide=NAME` has the table of that guide."""
    fields = NOTATION.parse_fields(text, TABLE_FIELDS)
    guide = fields.read("guide", partial(read_guide, context.source)) if "guide" in fields else None
    if guide and "chairs" not in fields:
        return parse(f"{guide.table} guide={guide.name}", context)
    table, bettors = read_seats(fields)
    model = Model(
        table,
        bettors,
        one_of(SKILLS, fields.read("skill", str, "fair")),
        fields.read("buy", parse_chips, "100"),
        fields.read("seed", str, ""),
        fields.read("acts", read_actions, ""),
        fields.read("hint", partial(number_in, 0, len(HINTS) - 1), "0"),
        guide=guide,
    )
    if not model.seed:
        return model
    check_turn(model.table, model.seed, model.actions)
    saved = fields.read("known", str, "")
    pairs = zip(model.counted_spots, saved.split("_"), strict=False) if saved else ()
    model = replace(model, odds=tuple(read_known(spot, word) for spot, word in pairs))
    return _counting(model) if model.picking else model


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    return NOTATION.format_fields(
        format_table(model.table)
        | {
            "who": ".".join(bettor or "-" for bettor in model.bettors),
            "skill": model.skill,
            "buy": str(model.buy_in),
            "guide": model.guide.name if model.guide else "",
            "seed": model.seed,
            "acts": ".".join(str(action).replace(" ", "_") for action in model.actions),
            "hint": str(model.hint or ""),
            "known": "_".join(map(format_known, model.odds)),
        }
    )


def link(model: Model) -> str:
    """Return an empty text: a round in play is private, and a finished one has links to the widget `deal`."""
    del model
    return ""


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `sit` (begin, at the table of the guide or else of the form), `next` (next round), `same` (the guided
    round again), `rebuy`, `leave`; during a round any action in notation, `bet` alone to bet or raise the chips in the
    field, and `hint` at a pick-up; `judge` once the round is over. A message changes nothing if the table or the round
    has changed since the reader's frame.
    """
    message = fields["msg"]
    if (seen.table, seen.bettors, seen.seed, seen.actions) != (model.table, model.bettors, model.seed, model.actions):
        return model
    match message:
        case "sit":
            return _sat(model, fields, seed)
        case "leave":
            return replace(model, seed="", actions=(), table=_emptied(model), hint=0, odds=())
        case "next" if _is_over(model) and not _is_broke(model):
            return _start(replace(model, table=_bought_in(_settled(model), model)), seed)
        case "same" if _is_over(model) and model.guided:
            return _start(model, model.seed)
        case "rebuy" if _is_over(model) and _is_broke(model):
            table = _settled(model)
            return _start(replace(model, table=_bought_in(table.add_chips(YOU, model.buy_in), model)), seed)
        case "judge" if _is_over(model):
            return _counting(model)
    if not model.seed or _is_over(model):
        raise InvalidNotation("message", message)
    if message == "hint" and model.picking:
        return _counting(replace(model, hint=next_hint(model.hint, seen.hint)))
    return _played_on(model, model.now.apply(_action(model, message, fields)))


def _sat(model: Model, fields: Mapping[str, str], seed: str) -> Model:
    if model.guide:
        return _start(replace(model, table=_emptied(model)), model.guide.seed)
    return _start(_chosen(fields), seed)


def _counting(model: Model) -> Model:
    """Return the model with odds for every spot whose odds are shown: exact ones, or ones still without deals."""
    return replace(model, odds=model.odds or tuple(map(cached_odds, model.counted_spots)))


def advance(model: Model, batches: int) -> Model:
    """Return the model with that many batches of deals added to the first odds that are not done."""
    waiting = next((odds for odds in model.odds if not odds.done), None)
    better = (odds.advance(batches) if odds is waiting else odds for odds in model.odds)
    return replace(model, odds=tuple(better))


def _is_over(model: Model) -> bool:
    return bool(model.seed) and model.now.phase is Phase.OVER


def _is_broke(model: Model) -> bool:
    return _is_short(_settled(model), YOU)


def _is_short(table: Table, chair: int) -> bool:
    return table.chair(chair).stack < table.rules.least_stack(table.stake)


def _emptied(model: Model) -> Table:
    return _table(model.bettors, model.buy_in, model.table.stake, model.table.rules)


def _settled(model: Model) -> Table:
    return model.dealt[0].settle(model.now)


def _bought_in(table: Table, model: Model) -> Table:
    """Return the table with the buy-in added to the stack of every bot that can't pay the stake."""
    for number, chair in enumerate(table.chairs, 1):
        if chair and number != YOU and _is_short(table, number):
            table = table.add_chips(number, model.buy_in)
    return table


def _chosen(fields: Mapping[str, str]) -> Model:
    """Return a model with the table, bots and skill that the form describes. Raises as the table itself does."""
    bettors = tuple(read_bettor(fields.get(f"who-{number}", "-")) for number in range(YOU + 1, MOST_PLAYERS + 1))
    buy_in, stake = parse_chips(fields.get("buy", "")), parse_chips(fields.get("stake", ""))
    check_stake(BOOK, stake)
    rules = chosen_rules(fields, stake)
    if buy_in < rules.least_stack(stake):
        raise IllegalPosition(Violation(StakeRefusal.STACK, (YOU, buy_in, rules.least_stack(stake), MOST_CHIPS)))
    skill = one_of(SKILLS, fields.get("skill", "fair"))
    return Model(_table(bettors, buy_in, stake, rules), bettors, skill, buy_in)


def _start(model: Model, seed: str) -> Model:
    model = replace(model, seed=seed.replace(" ", "-"), actions=())
    return _played_on(model, model.now)


def _bots(model: Model) -> list[Bot]:
    """Return a bot for each seat, in order; the one for the reader's seat is only a placeholder."""
    picker = SKILLS[model.skill]
    names = ["careful", *model.bettors]
    return [Bot(picker, BETTORS[names[chair - 1]]) for chair in model.dealt[0].playing]


def _played_on(model: Model, on: Round) -> Model:
    """Return the model after the bots have played the round `on` up to the reader's turn or to its end."""
    on = played(on, _bots(model), model.seed, model.seat)
    return replace(model, actions=tuple(move.action for move in on.moves), hint=0, odds=())


def _action(model: Model, message: str, fields: Mapping[str, str]) -> Action:
    if message != "bet":
        try:
            return parse_action(message)
        except InvalidNotation:
            raise InvalidNotation("message", message) from None
    price, chips = model.now.money.price, parse_chips(fields.get("chips", "").strip())
    if not chips:  # no action has this amount, but the reader may type it
        raise IllegalAction(Violation(BettingRefusal.NO_RAISE, (chips, price)))
    return Action(ActionKind.RAISE if price else ActionKind.BET, chips)


@values()
class PlayView:
    """The round in play, from its first step to what follows its end.

    `picks` is the number of the reader's pick-ups; `judged` the verdicts on them, once asked for; `mine` and `all` the
    queries of links to the round, as the reader saw it and with all cards.
    """

    table: BoardView
    log: tuple[tuple[Line, ...], ...]
    your_turn: bool
    over: bool
    broke: bool
    hint: HintView | None
    picks: int
    judged: tuple[JudgedView, ...]
    mine: str
    all: str


@values(kw_only=True)
class TableView(FrameView):
    """The round in play and what the reader may do in it; without one the form, with its choices.

    `bettors` has the character of each chair but the reader's, `characters` all that there are.
    """

    seats: tuple[int, ...]
    bettors: Mapping[int, str]
    characters: tuple[str, ...]
    skill: str
    skills: tuple[str, ...]
    buy_in: int
    stake: int
    house: HouseView
    guide: tuple[str, ...]
    round: PlayView | None
    may: MayView | None


def view(model: Model) -> Display[TableView]:
    """Return what is shown."""
    controls = _controls(model) if model.seed else Controls(on_enter="sit", focus="sit")
    shown = TableView(
        seats=tuple(range(YOU + 1, MOST_PLAYERS + 1)),
        bettors=dict(enumerate(model.bettors, YOU + 1)),
        characters=tuple(BETTORS),
        skill=model.skill,
        skills=tuple(SKILLS),
        buy_in=model.buy_in,
        stake=model.table.stake,
        house=show_house(model.table.rules, model.table.stake),
        guide=_guidance(model),
        round=_show_round(model) if model.seed else None,
        may=controls.may,
        on_enter=controls.on_enter,
        picking=bool(model.seed),
    )
    return Display(shown, controls.focus, tick=any(not odds.done for odds in model.odds))


def _guidance(model: Model) -> tuple[str, ...]:
    """Return the guide's comments on the current moment; none if there is no guide or it isn't about this round."""
    if model.guide and model.guided:
        return tuple(model.guide.said(model.view))
    return (model.guide.say[START],) if model.guide and not model.seed else ()


def _names(model: Model) -> Names:
    names: dict[int, Name] = {}
    met: Counter[str] = Counter()
    for chair in sorted(model.dealt[0].playing):
        code = "" if chair == YOU else model.bettors[chair - YOU - 1]
        met[code] += 1
        seat = model.dealt[0].playing.index(chair) + 1
        names[seat] = bot_name(code, met[code]) if code else seat_name(seat, seat)
    return names


def _show_round(model: Model) -> PlayView:
    names = _names(model)
    views = [each.seen_by(model.seat) for each in model.rounds]
    steps = log_of(views, names)
    mine = [number for number, move in enumerate(model.now.moves, 1) if move.seat == model.seat]
    since = mine[-1] if mine else 0
    over = model.now.phase is Phase.OVER
    taken = [model.actions[turn] for turn in model.turns if turn < len(model.actions)]
    return PlayView(
        table=show_board(views[-1], names),
        log=(*map(tuple, steps[:since]), tuple(line for step in steps[since:] for line in step)),
        your_turn=model.now.to_act == model.seat,
        over=over,
        broke=over and _is_broke(model),
        hint=show_hint(model.hint, model.spots[-1], model.odds) if model.picking else None,
        picks=len(model.turns),
        judged=tuple(map(show_judged, model.odds, model.spots, taken)) if over else (),
        mine=_link(views[-1]) if over else "",
        all=_link(model.now) if over else "",
    )


def _link(now: Round | View) -> str:
    return to_query(NOTATION.format_fields({"round": now.record().in_field}))


def _controls(model: Model) -> Controls:
    """Return the controls that the reader may use now: those of their turn, or those after the round."""
    if model.now.to_act != model.seat:
        return Controls(on_enter="rebuy" if _is_broke(model) else "next", focus="next")
    return show_controls(model.view)

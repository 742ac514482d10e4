"""What the widget `table` shows: the form, or the round in play with what the reader may do in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import ceil

from rake import BETTORS, Phase, to_query
from rake.analysis.review import review
from rake.hands import MOST_PLAYERS
from rake.notation import NOTATION

from ....kit.board import Seat, Seated, waiting_table
from ....kit.house import HouseView
from ....kit.leaving import LeftTable
from ....kit.names import names_of
from ....kit.pace import pause_before_bot
from ....kit.played import link_to
from ....kit.saying import Remark
from ....kit.widget import Display, FrameView, values
from ..board import BoardView, bot_name, show_board
from ..log import Line, log_of
from ..review import ReviewView, show_review
from ..table_state import YOU
from .bet_hints import BetHintView, show_bet_hint
from .coaching import HintView, show_hint
from .controls import Controls, MayView, show_controls
from .guide import START
from .house import show_house
from .leaving import leaving, link_as_seen, show_left
from .model import SKILLS, Model, is_away, is_broke, owes_blinds, time_limit


@values()
class PlayView:
    """The round in play, from its first step to what follows its end.

    `decided` says, once the round is over, whether the reader decided anything in it; `review` is what they asked for
    then; `mine` and `all` are the queries of links to the round, as the reader saw it and with all cards. A reader who
    sits it out is `away`, and may be `owing` blinds when they come back. `seconds` is the time for the decision, 0
    without a clock, and `leaving` says what the reader loses who leaves now, if anything. They may take the action
    `undo` back, by its number.
    """

    table: BoardView
    log: tuple[tuple[Line, ...], ...]
    your_turn: bool
    away: bool
    owing: bool
    seconds: int
    over: bool
    broke: bool
    hint: HintView | None
    leaving: Remark | None
    undo: int | None
    bet_hint: BetHintView | None
    decided: bool
    review: ReviewView | None
    mine: str
    all: str


@values(kw_only=True)
class TableView(FrameView):
    """The round in play and what the reader may do in it; without one the table `before` a round, with its choices.

    `left` says how it went at the last table, `last` is the query of a link to the last round that is over. `bettors`
    has the character of each chair but the reader's, `characters` all that there are.
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
    before: Seated[Seat]
    left: LeftTable | None
    last: str
    round: PlayView | None
    may: MayView | None


def display(model: Model) -> Display[TableView]:
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
        before=waiting_table([*names_of(_seated(model), bot_name).values()], model.buy_in),
        left=show_left(model),
        last=to_query(model.last) if model.last else "",
        round=_show_round(model) if model.seed else None,
        may=controls.may,
        on_enter=controls.on_enter,
        picking=True,
    )
    done = all(count is None or count.done for count in (model.odds, model.equity, model.review))
    pause = pause_before_bot(len(model.actions)) if model.waiting else 0
    seconds = time_limit(model)
    late = f"late {len(model.actions)}" if seconds else ""
    return Display(shown, controls.focus, model.waiting or not done, pause, seconds=seconds, late=late)


def _guidance(model: Model) -> tuple[str, ...]:
    """Return the guide's comments on the current moment; none if there is no guide or it isn't about this round."""
    if model.guide and model.guided:
        return tuple(model.guide.said(model.view))
    return (model.guide.say[START],) if model.guide and not model.seed else ()


def _seated(model: Model) -> tuple[str, ...]:
    """Return the codes of the reader and of the bots, from the reader on."""
    reader, *bots = model.players
    return (reader, *(code for code, bettor in zip(bots, model.bettors, strict=True) if bettor))


def _show_round(model: Model) -> PlayView:
    names = names_of(model.who, bot_name)
    steps = log_of(model.views, names)
    mine = [number for number, move in enumerate(model.now.moves, 1) if move.seat == model.seat]
    since = mine[-1] if mine else 0
    over = model.now.phase is Phase.OVER
    hint = show_hint(model.hint, model.spot, model.odds) if model.picking else None
    best = {each.code: "best" for each in hint.options if each.best} if hint and hint.step == "answer" else {}
    return PlayView(
        table=show_board(model.view, names, model.seat).marked(best),
        log=(*map(tuple, steps[:since]), tuple(line for step in steps[since:] for line in step)),
        your_turn=model.now.to_act == model.seat and not model.waiting,
        away=is_away(model),
        owing=owes_blinds(model) if over else False,
        seconds=ceil(time_limit(model)),
        over=over,
        broke=over and is_broke(model),
        leaving=leaving(model),
        undo=model.undoable,
        hint=hint,
        bet_hint=show_bet_hint(model.hint, model.view, model.equity) if model.betting else None,
        decided=over and bool(review(model.views).decisions),
        review=show_review(model.review, model.seat, model.who, model.taken_back) if model.review else None,
        mine=to_query(link_as_seen(model)) if over and model.seat else "",
        all=to_query(link_to(NOTATION, model.now.record().in_field, model.who)) if over else "",
    )


def _controls(model: Model) -> Controls:
    """Return the controls that the reader may use now: those of their turn, or those after the round.

    While a bot has the turn there are none. The last hint takes its button away: the focus then goes to what it says,
    as a second press on another control would play against it.
    """
    if model.waiting:
        return Controls(on_enter="", focus="")
    if model.now.to_act is None:
        return Controls(on_enter="rebuy" if is_broke(model) else "next", focus="review" if model.review else "next")
    controls = show_controls(model.view)
    return replace(controls, focus="hinted") if model.hint else controls

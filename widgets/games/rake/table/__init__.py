"""The widget `table`: the reader plays round after round against up to seven bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from math import inf
from urllib.parse import quote_plus

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
    Table,
    parse_action,
)
from rake.analysis.equity import equity
from rake.analysis.review import review
from rake.hands import MOST_PLAYERS
from rake.kit.betting import BettingRefusal
from rake.kit.chips import MOST_CHIPS, parse_chips
from rake.kit.errors import Violation
from rake.kit.stakes import StakeRefusal, check_stake
from rake.notation import NOTATION
from rake.table import format_table

from ....kit.fields import number_in, one_of
from ....kit.hints import MOST_HINT, NOTHING, format_taken_back, next_hint, read_taken_back, with_taken_back
from ....kit.played import read_last
from ....kit.widget import Context, Display
from ..ledger import costs_of, note
from ..review import format_counts, read_counts
from ..sample import choice
from ..table_state import TABLE_FIELDS, YOU, deal, read_actions, read_bettor, read_seats, replay
from ..verdict import cached_odds, format_known, read_known
from .display import TableView, display
from .guide import read_guide
from .house import chosen_rules
from .leaving import link_as_seen, stack_left
from .model import SKILLS, Model, is_broke, is_over, is_short, settled, time_limit

__all__ = ["FIELDS", "LINKED_BY", "SOURCE", "Model", "advance", "format", "init", "link", "parse", "update", "view"]

LINKED_BY = ""
SOURCE = "guide"
FIELDS = TABLE_FIELDS


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
    fields = NOTATION.parse_fields(text, FIELDS)
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
        fields.read("hint", partial(number_in, 0, MOST_HINT), "0"),
        taken_back=fields.read("hinted", read_taken_back, NOTHING),
        bought=fields.read("bought", parse_chips, "0"),
        left=fields.read("left", parse_chips) if "left" in fields else None,
        last=fields.read("last", partial(read_last, NOTATION), ""),
        guide=guide,
    )
    if not model.seed:
        return model
    replay(model.table, model.seed, model.actions)
    if is_over(model) and "review" in fields:
        return replace(model, review=fields.read("review", partial(read_counts, review(model.views))))
    if model.picking and "known" in fields:
        model = replace(model, odds=fields.read("known", partial(read_known, model.spot)))
    return _helped(model)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    return NOTATION.format_fields(
        format_table(model.table)
        | {
            "who": ".".join(bettor or "-" for bettor in model.bettors),
            "skill": model.skill,
            "buy": str(model.buy_in),
            "bought": str(model.bought or ""),
            "left": "" if model.left is None else str(model.left),
            "last": quote_plus(model.last),
            "guide": model.guide.name if model.guide else "",
            "seed": model.seed,
            "acts": ".".join(str(action).replace(" ", "_") for action in model.actions),
            "hint": str(model.hint or ""),
            "hinted": format_taken_back(model.taken_back),
            "known": format_known(model.odds) if model.odds else "",
            "review": format_counts(model.review) if model.review else "",
        }
    )


def link(model: Model) -> str:
    """Return an empty text: a round in play is private, and a finished one has links to the widget `deal`."""
    del model
    return ""


def view(model: Model) -> Display[TableView]:
    """Return what is shown, and once the round is over what is noted of it in the reader's ledger."""
    return replace(display(model), noted=_noted(model))


def _noted(model: Model) -> str:
    """Return what is noted of a round that the reader has played to its end, at first and then with its review."""
    if not is_over(model) or model.guide or not model.seat or (model.review and not model.review.done):
        return ""
    gain = settled(model).chair(YOU).stack - model.table.chair(YOU).stack
    result = costs_of(model.review.judgements, model.taken_back) if model.review else format(replace(model, last=""))
    return note(model.seed, model.table.stake, gain, result)


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `seats` (show the players of the form), `sit` (begin, at the table of the guide or else of the form),
    `next` (next round, with the chips of the field `more` added), `out` (next round without the reader), `back` and
    `wait` (with them again, perhaps only from the big blind on), `same` (the guided round again), `rebuy`; `leave`, at
    any time; during a round any action in notation, `bet` alone to bet or raise the chips in the field, `hint`, `undo`
    (takes the reader's latest action back), and `late 7`, if the time for the decision after 7 actions is over; `judge`
    once the round is over. A message changes nothing if the table or the round has changed since the reader's frame, or
    a bot has the turn.
    """
    message = fields["msg"]
    if message == "leave":
        return _left(model)
    if model.waiting or (seen.table, seen.bettors, seen.seed, seen.actions) != (
        model.table,
        model.bettors,
        model.seed,
        model.actions,
    ):
        return model
    match message:
        case "seats" if not model.seed:
            return _chosen(model, fields)
        case "sit":
            return _sat(model, fields, seed)
        case "next" | "out" | "back" | "wait" if is_over(model) and not is_broke(model):
            return _next(model, message, fields, seed)
        case "same" if is_over(model) and model.guided:
            return _start(model, model.seed)
        case "rebuy" if is_over(model) and is_broke(model):
            table = settled(model).add_chips(YOU, model.buy_in)
            return _start(replace(model, table=_bought_in(table, model), bought=_with_more(model, model.buy_in)), seed)
        case "judge" if is_over(model):
            return replace(model, review=model.review or review(model.views))
    if not model.seed or is_over(model):
        raise InvalidNotation("message", message)
    return _decided(model, seen, message, fields)


def _decided(model: Model, seen: Model, message: str, fields: Mapping[str, str]) -> Model:
    """Return the model after a message at the reader's decision. Raises `InvalidNotation` and `IllegalAction`."""
    if message == "hint" and (last := len(model.hints) - 1):
        if seen.counting:
            return model
        return _helped(replace(model, hint=next_hint(model.hint, seen.hint, last)))
    if message == "undo" and (at := model.undoable) is not None:
        earlier = _undecided(model, model.seed, model.actions[:at])
        return replace(earlier, taken_back=with_taken_back(model.taken_back, at))
    if message == f"late {len(model.actions)}" and time_limit(model):
        return _acted(replace(model, table=model.table.decided(YOU, inf)), model.now.lapse())
    in_time = replace(model, table=model.table.decided(YOU, 0))
    return _acted(in_time, _action(model, message, fields))


def _next(model: Model, message: str, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model at the start of the next round. Raises as the table does (8.16, 9.3, 9.4)."""
    table, more = settled(model), 0
    match message:
        case "out":
            table = table.sit_out(YOU)
        case "back" | "wait":
            table = table.come_back(YOU, wait=message == "wait")
        case _ if added := fields.get("more", "").strip():
            more = parse_chips(added)
            table = table.add_chips(YOU, more)
    return _start(replace(model, table=_bought_in(table, model), bought=_with_more(model, more)), seed)


def _with_more(model: Model, chips: int) -> int:
    """Return what the reader has bought with these chips, still 0 if it isn't known what they bought before."""
    return model.bought + chips if model.bought else 0


def _left(model: Model) -> Model:
    """Return the model after the reader has left the table, which keeps with how many chips, if they were at one."""
    if not model.seed:
        return model
    left = stack_left(model, _bots(model)) if model.bought else None
    return replace(_undecided(model, "", ()), table=_emptied(model), taken_back=(), left=left)


def _sat(model: Model, fields: Mapping[str, str], seed: str) -> Model:
    if model.guide:
        return _start(replace(model, table=_emptied(model), bought=model.buy_in, left=None), model.guide.seed)
    return _start(_chosen(model, fields), seed)


def _helped(model: Model) -> Model:
    """Return the model with what its hint at this decision needs, at first without deals."""
    if not model.deciding:
        return model
    model = replace(model, hint=min(model.hint, len(model.hints) - 1))
    if model.picking:
        return replace(model, odds=model.odds or cached_odds(model.spot) if model.counts else None)
    return replace(model, equity=model.equity or equity(model.view) if model.counts else None)


def advance(model: Model, batches: int) -> Model:
    """Return the model after the bot at the turn has acted; at no bot's turn, with more deals for what is not done."""
    if model.waiting:
        return _acted(model, choice(model.now, _bots(model), model.seed))
    if model.equity:
        return replace(model, equity=model.equity.advance(batches))
    if model.odds:
        return replace(model, odds=model.odds.advance(batches))
    return replace(model, review=model.review.advance(batches)) if model.review else model


def _emptied(model: Model) -> Table:
    return _table(model.bettors, model.buy_in, model.table.stake, model.table.rules)


def _bought_in(table: Table, model: Model) -> Table:
    """Return the table with the buy-in added to the stack of every bot that can't pay the stake."""
    for number, chair in enumerate(table.chairs, 1):
        if chair and number != YOU and is_short(table, number):
            table = table.add_chips(number, model.buy_in)
    return table


def _chosen(model: Model, fields: Mapping[str, str]) -> Model:
    """Return the model with the table, bots and skill that the form describes. Raises as the table itself does."""
    bettors = tuple(read_bettor(fields.get(f"who-{number}", "-")) for number in range(YOU + 1, MOST_PLAYERS + 1))
    buy_in, stake = parse_chips(fields.get("buy", "")), parse_chips(fields.get("stake", ""))
    check_stake(BOOK, stake)
    rules = chosen_rules(fields, stake)
    if buy_in < rules.least_stack(stake):
        raise IllegalPosition(Violation(StakeRefusal.STACK, (YOU, buy_in, rules.least_stack(stake), MOST_CHIPS)))
    skill = one_of(SKILLS, fields.get("skill", "fair"))
    table = _table(bettors, buy_in, stake, rules)
    return Model(table, bettors, skill, buy_in, bought=buy_in, last=model.last)


def _start(model: Model, seed: str) -> Model:
    """Return the model after the deal. Raises `IllegalAction` if fewer than two can play."""
    seed = seed.replace(" ", "-")
    deal(model.table, seed)
    return replace(_undecided(model, seed, ()), taken_back=())


def _undecided(model: Model, seed: str, actions: tuple[Action, ...]) -> Model:
    """Return the model at another moment: the reader has asked for no help there."""
    return replace(model, seed=seed, actions=actions, hint=0, odds=None, equity=None, review=None)


def _bots(model: Model) -> list[Bot]:
    """Return a bot for each seat, in order; the one for the reader's seat is only a placeholder."""
    picker = SKILLS[model.skill]
    names = ["careful", *model.bettors]
    return [Bot(picker, BETTORS[names[chair - 1]]) for chair in model.dealt[0].playing]


def _acted(model: Model, action: Action) -> Model:
    """Return the model after an action of the seat at the turn. Raises `IllegalAction`."""
    moves = model.now.apply(action).moves
    after = _undecided(model, model.seed, tuple(move.action for move in moves))
    return replace(after, last=link_as_seen(after)) if is_over(after) else after


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

"""A match of any game in a terminal, against its bots, and a recorded deal step by step."""

from __future__ import annotations

import random
import re
import textwrap
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import cycle, pairwise
from typing import Any

from ..kit.cards import UNSEEN
from ..kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from ..kit.game import Bot, Game
from ..kit.on_table import Words
from ..kit.saying import namesake
from .games import events_between, game_of, seat_seen
from .saying import YOU, Name, Voice
from .tables import hand_of, on_table
from .terminal import Left

__all__ = ["HELP", "QUIT", "Table", "play", "replay", "sit_down"]

HUMAN = 1
"""The player of the match who sits at the terminal."""

HELP, QUIT, LEAVE = "help", "quit", "leave"
"""What may be typed in place of an action; the last is also one."""

MOST = 48
"""The most actions that are listed: of more, such as all ways to pass three cards on, two are examples."""

WIDTH = 100
"""The most characters in a line of actions."""

_UNSEEN_END = re.compile(rf"(\.{UNSEEN})+$")
"""The cards at the end of a deck that nobody has seen: a record may leave them out."""

type Ask = Callable[[], str]
"""What returns the next line that is typed."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match, who plays in it, and what says what happens. `bots` and `names` are by player, from 2 on."""

    word: str
    game: Game[Any, Any, Any, Any]
    voice: Voice
    match: Any
    bots: Mapping[int, Bot[Any, Any]]
    names: Mapping[int, str]
    rules: str
    seed: int

    def called(self, state: Any) -> Mapping[int, Name]:
        """Return what each seat of a deal is called."""
        return {seat: self.names.get(player, YOU) for seat, player in enumerate(state.players, 1)}


def sit_down(
    word: str,
    voice: Voice,
    seed: int,
    *,
    players: int | None = None,
    rules: str = "",
    stack: int | None = None,
    stake: int | None = None,
) -> Table:
    """Return a new match of a game against its bots; None and an empty text stand for what is usual.

    Raises `InvalidNotation` for rules that can't be read, and `IllegalPosition` for a table that isn't allowed.
    """
    game = game_of(word)
    seats, rules = len(voice.bots) + 1 if players is None else players, rules or game.presets[0]
    match = game.match(seats, rules, stacks=None if stack is None else [stack] * seats, stake=stake)
    if refused := match.why_no_deal():
        raise IllegalPosition(refused)
    chosen = [bot for bot, _ in zip(cycle(voice.bots), range(seats - 1), strict=False)]
    names = [voice.names[bot] for bot in chosen]
    numbered = [f"{name} {namesake(names[: at + 1].count(name))}".rstrip() for at, name in enumerate(names)]
    return Table(
        word,
        game,
        voice,
        match,
        {player: game.bots[bot] for player, bot in enumerate(chosen, HUMAN + 1)},
        dict(enumerate(numbered, HUMAN + 1)),
        rules,
        seed,
    )


def play(table: Table, ask: Ask) -> Iterator[str]:
    """Yield the lines to print while a person plays a match, until it is over.

    Raises `Left` if `ask` returns `quit`, and whatever `ask` raises.
    """
    say, number = table.voice, 0
    names = say.listed([say.phrase("you"), *table.names.values()])
    yield say.sentence("terminal-table", title=say.title, names=names, rules=table.rules, seed=str(table.seed))
    yield say.sentence("terminal-help")
    while True:
        number += 1
        yield ""
        yield say.sentence("terminal-deal", number=number)
        state = table.match.deal(random.Random(f"{table.seed} {number}"))
        over = yield from _deal(table, state, number, ask)
        table = replace(table, match=table.match.settle(over))
        yield from _settled(table, over)
        if table.match.over:
            yield from _ended(table)
            return
        going_on = yield from _between(table, ask)
        if going_on is None:
            yield say.sentence("terminal-left")
            return
        table = replace(table, match=_bought_in(table, going_on))
        if refused := table.match.why_no_deal():
            yield say.sentence("terminal-no-deal")
            yield say.refusal(IllegalAction(refused), table.game.rule_of)
            return


def _deal(table: Table, state: Any, number: int, ask: Ask) -> Generator[str, None, Any]:
    """Yield the lines of a deal as the person sees it, until it is over; return it as it ended."""
    own = state.players.index(HUMAN) + 1 if HUMAN in state.players else 0
    names = table.called(state)
    view = state.seen_by(own)
    yield from happened(table.word, table.voice, None, view, names)
    if not own:
        yield table.voice.sentence("terminal-watch")
    while state.to_act:
        if state.to_act == own:
            action = yield from _turn(table, view, names, ask)
        else:
            chance = random.Random(f"{table.seed} {number} {len(state.moves)}")
            bot = table.bots[state.players[state.to_act - 1]]
            action = bot.choose(state.seen_by(state.to_act), chance)
        state = state.apply(action)
        before, view = view, state.seen_by(own)
        yield from happened(table.word, table.voice, before, view, names)
    return state


def happened(word: str, voice: Voice, before: Any, now: Any, names: Mapping[int, Name]) -> Iterator[str]:
    """Yield a sentence for each thing that happened from one view to the next, `before` None at the deal."""
    for event in events_between(word, before, now):
        yield voice.say(event, names)


def _turn(table: Table, view: Any, names: Mapping[int, Name], ask: Ask) -> Generator[str, None, Any]:
    """Show a person the table and what they may do, and return the action they choose.

    If all they can do is a word, such as a pass, it's done for them.
    """
    actions, say = view.legal(), table.voice
    if len(actions) == 1 and " " not in str(actions[0]):
        return actions[0]

    def shown() -> Iterator[str]:
        yield ""
        words = Words(lambda seat: str(names[seat]) or say.phrase("you"), say.phrase)
        for label, text in on_table(table.word, view, words):
            yield f"{say.sentence('terminal-label', label=label)}: {text}"
        if hand := hand_of(view):
            yield say.sentence("terminal-hand", cards=" ".join(hand))
        yield say.sentence("terminal-turn")
        yield from _menu(say, actions, view.ranges())

    yield from shown()
    while True:
        text = _typed(ask)
        if text in ("", HELP):
            yield say.sentence("terminal-help")
            yield from shown()
            continue
        action = yield from _chosen(table, text, actions, view.why_not)
        if action is not None:
            return action


def _menu(say: Voice, actions: Sequence[Any], ranges: Iterable[Any]) -> Iterator[str]:
    """Yield actions by number, then the amounts that some may name."""
    if len(actions) > MOST:
        first, last = str(actions[0]), str(actions[-1])
        yield f"  {say.phrase('terminal-many', count=len(actions), first=first, last=last)}"
        return
    numbered = (f"{number}) {action}".replace(" ", "\0") for number, action in enumerate(actions, 1))
    lines = textwrap.wrap("   ".join(numbered), WIDTH, break_long_words=False, break_on_hyphens=False)
    yield from (f"  {line}".replace("\0", " ") for line in lines)
    for verb, least, most, step in ranges:
        if most > least:
            message = "terminal-any-amount" if step == 1 else "terminal-any-step"
            yield f"  {say.phrase(message, verb=verb, least=str(least), most=str(most), step=step)}"


def _typed(ask: Ask) -> str:
    """Return what is typed, in lower case and without needless spaces. Raises `Left` for `quit`."""
    text = " ".join(ask().split())
    if text.lower() == QUIT:
        raise Left(0)
    return HELP if text.lower() == HELP else text


def _chosen(
    table: Table, text: str, actions: Sequence[Any], why_not: Callable[[Any], Any]
) -> Generator[str, None, Any]:
    """Return the action that a text names, by its number or in notation; None, and yield why, if there's none."""
    say = table.voice
    if text.isdecimal():
        numbered = {str(number): action for number, action in enumerate(actions, 1)}
        if text in numbered:
            return numbered[text]
        yield say.sentence("terminal-no-number", number=text, last=str(len(actions)))
        return None
    try:
        action = table.game.parse_action(text)
        if refused := why_not(action):
            raise IllegalAction(refused)
    except ValueError as error:
        yield say.refusal(error, table.game.rule_of)
        return None
    return action


def _settled(table: Table, over: Any) -> Iterator[str]:
    """Yield the record of a deal that is over, what it has changed, and how the match is."""
    say = table.voice
    own = over.players.index(HUMAN) + 1 if HUMAN in over.players else 0
    yield say.sentence("terminal-record")
    header, *moves = str(over.seen_by(own).record()).splitlines()
    yield from (_UNSEEN_END.sub("", header), *moves)
    gains = dict(zip(over.players, over.scores, strict=True))
    yield say.sentence("terminal-won", list=_scores(table, gains, signed=True))
    total = "terminal-chips" if table.game.chips else "terminal-total"
    yield say.sentence(total, list=_scores(table, dict(enumerate(table.match.scores, 1)), signed=False))


def _scores(table: Table, scores: Mapping[int, int], *, signed: bool) -> str:
    """Return the points or the chips of players, in their order, by name."""
    say = table.voice
    return ", ".join(
        f"{table.names.get(player, say.phrase('you'))} {say.number(scores[player], signed=signed)}"
        for player in sorted(scores)
    )


def _ended(table: Table) -> Iterator[str]:
    """Yield that the match is over, and who has won it."""
    say, match = table.voice, table.match
    yield say.sentence("terminal-over")
    if winners := match.winners:
        sides = {tuple(side) for side in getattr(match, "sides", ()) if set(side) & {*winners}}
        shared = len(sides) > 1
        names = {player: table.names.get(player, YOU) for player in winners}
        yield say.sentence("win-shared" if shared else "match-won", names, seats=winners)


def _between(table: Table, ask: Ask) -> Generator[str, None, Any]:
    """Let a person do what they may before the next deal; return the match then, or None if they leave."""
    say, match = table.voice, table.match
    while True:
        actions = match.legal(HUMAN)
        yield ""
        yield say.sentence("terminal-between" if actions else "terminal-next")
        yield from _menu(say, actions, match.ranges(HUMAN))
        text = _typed(ask)
        if not text:
            broke = table.game.chips and not match.scores[HUMAN - 1]
            return None if broke else match
        if text == HELP:
            yield say.sentence("terminal-help")
            continue
        if not actions:
            yield say.sentence("terminal-wait")
            continue
        action = yield from _chosen(table, text, actions, partial(match.why_not, HUMAN))
        if action is not None and str(action) == LEAVE:
            return None
        match = match if action is None else match.apply(HUMAN, action)


def _bought_in(table: Table, match: Any) -> Any:
    """Return the match after the bots that have no chips have bought in again, if they may, as they began."""
    for player in table.names:
        if table.game.chips and not match.scores[player - 1]:
            for verb, least, most, _ in match.ranges(player):
                chips = min(max(sum(match.scores) // len(match.scores), least), most)
                match = match.apply(player, table.game.parse_action(f"{verb} {chips}"))
    return match


def replay(word: str, text: str, voice: Voice) -> Iterator[str]:
    """Yield the sentences of a recorded deal: as the seat saw it that the record is of, else as everybody did.

    Raises `ValueError`, whose message says in words what is wrong, and on which line if the text can't be read.
    """
    game = game_of(word)
    try:
        record: Any = game.parse_record(text)
        seen = seat_seen(record)
        views = record.views(seen)
    except InvalidNotation as error:
        reason, line = voice.refusal(error, game.rule_of), text.count("\n", 0, error.at) + 1
        raise ValueError(voice.sentence("terminal-line", line=str(line), reason=reason)) from None
    except ValueError as error:
        raise ValueError(voice.refusal(error, game.rule_of)) from None
    names: Mapping[int, Name] = {seat: YOU if seat == seen else seat for seat in range(1, len(views[0].players) + 1)}
    for before, now in pairwise((None, *views)):
        yield from happened(word, voice, before, now, names)
    if last := views[-1].to_act:
        yield voice.sentence("terminal-turn-of", names, seat=last)

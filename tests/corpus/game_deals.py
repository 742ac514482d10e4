"""Deals of any game but Rake, played by its bots from fixed seeds: records, views, what is legal and what not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from random import Random
from typing import Any

from rake.kit.game import Game, Match, State, View, play_until, replay
from rake.shelf import load

from .blocks import Block, canonical
from .refusals import mutated, said

DEALS = 2
"""How many deals of each match are played."""

DECISIONS = 3
"""How many decisions of each deal are looked at."""

MUTATIONS = 6
"""How many changed texts each valid one gives."""


def few_and_many(game: Game[Any, Any, Any, Any]) -> Sequence[int]:
    """Return the fewest players of a game and the most."""
    return sorted({game.seats[0], game.seats[-1]})


def spread[T](items: Sequence[T], count: int) -> Sequence[T]:
    """Return as many of these, two or more, or all, from the first to the last at equal distances."""
    chosen = {(len(items) - 1) * number // (count - 1) for number in range(count)}
    return [item for at, item in enumerate(items) if at in chosen]


def deals(word: str) -> Iterator[Block]:
    """Yield the first deals of matches by each preset, with the fewest players and the most, then refused texts."""
    game = load(word)
    for preset in game.presets:
        for seats in few_and_many(game):
            yield from _match(game, preset, seats)
    yield from _refused(game)


def _match(game: Game[Any, Any, Any, Any], preset: str, seats: int) -> Iterator[Block]:
    match = game.match(seats, preset)
    for number in range(1, DEALS + 1):
        seed = f"corpus {preset} {seats} {number}"
        lines = [f"match {match}"]
        if refused := match.why_no_deal():
            lines.append(f"no deal: rule {game.rule_of(refused.code)}")
        else:
            states = _played(game, match.deal(Random(seed)), number, seed)
            match = match.settle(states[-1])
            lines += [*_deal(game, states, seed), f"then {match}", *_between(match)]
            if number == 1:
                lines += [f"seat {seat} saw {_in_field(view)}" for seat, view in enumerate(_seen(states[-1]))]
        yield Block(canonical({"game": game.word, "rules": preset, "seats": seats, "deal": number}), "\n".join(lines))


def _played(
    game: Game[Any, Any, Any, Any], dealt: State[Any, Any], first: int, seed: str
) -> tuple[State[Any, Any], ...]:
    """Return a deal between any two actions; its bots sit in turn, beginning with another one in each deal."""
    sitting = islice(cycle(game.bots.values()), first - 1, None)
    bots = dict(zip(range(1, len(dealt.players) + 1), sitting, strict=False))
    return replay(dealt, play_until(dealt, bots, seed).moves)


def _deal(game: Game[Any, Any, Any, Any], states: Sequence[State[Any, Any]], seed: str) -> Iterator[str]:
    """Yield the record of a deal, some of its decisions, and what came of it."""
    ended = states[-1]
    yield str(ended.record())
    actions = {str(action): action for state in states for action in (*state.legal(), *_taken(state))}
    decisions = spread([state for state in states if state.to_act], DECISIONS)
    for state in decisions:
        yield from _decision(game, state, [*actions.values()], seed)
    for state in decisions[-1:]:
        yield f"might be {_in_field(state.seen_by(state.to_act or 0).resample(Random(seed)))}"
    yield f"scores {_listed(ended.scores)}, in all {game.total(ended)}"


def _seen(state: State[Any, Any]) -> Iterator[View[Any]]:
    """Yield what somebody outside sees, then what each seat does."""
    return (state.seen_by(seat) for seat in range(len(state.players) + 1))


def _taken(state: State[Any, Any]) -> Iterator[Any]:
    return (move.action for move in state.moves[-1:])


def _decision(
    game: Game[Any, Any, Any, Any], state: State[Any, Any], actions: Sequence[Any], seed: str
) -> Iterator[str]:
    """Yield what a seat sees at its turn, what it may do, what each bot does, and an action for each way to refuse."""
    assert state.to_act
    view = state.seen_by(state.to_act)
    yield f"after {len(state.moves)} seat {view.seat} sees {_in_field(view)}"
    yield f"may {_listed(view.legal())}" + "".join(
        f"; {verb} {least} to {most} by {step}" for verb, least, most, step in view.ranges()
    )
    yield "bots " + ", ".join(f"{name} {bot.choose(view, Random(seed))}" for name, bot in game.bots.items())
    refused = {
        violation.code: (action, violation) for action in reversed(actions) if (violation := view.why_not(action))
    }
    for code, (action, violation) in sorted(refused.items(), key=lambda each: str(each[1][0])):
        yield f"refuses {action}: rule {game.rule_of(code)} ({_listed(violation.values)})"


def _between(match: Match[Any, Any]) -> Iterator[str]:
    """Yield what players may do before the next deal, and who has won once there is none."""
    for player in range(1, len(match.scores) + 1):
        if legal := match.legal(player):
            yield f"player {player} may {_listed(legal)}"
    if match.over:
        yield f"won by {_listed(match.winners)}"


def _refused(game: Game[Any, Any, Any, Any]) -> Iterator[Block]:
    """Yield what is said of texts that chance has changed: an action, a match, a deal, and what a seat saw of it."""
    seed = f"corpus {game.word}"
    states = _played(game, game.deal(few_and_many(game)[0], rng=Random(seed)), 1, seed)
    ended = states[-1]
    last = ended.moves[-1]
    match = game.match(len(ended.players)).settle(ended)
    texts: Sequence[tuple[str, Callable[[str], str], str]] = (
        ("action", lambda text: str(game.parse_action(text)), str(last.action)),
        ("match", lambda text: str(game.parse_match(text)), str(match)),
        ("record", lambda text: str(game.parse_record(text).state().record()), str(ended.record())),
        ("view", lambda text: str(game.parse_record(text).views(last.seat)[-1]), str(ended.seen_by(last.seat))),
    )
    for name, parse, text in texts:
        for changed in (text, *(mutated(text, Random(f"{name} {number}")) for number in range(MUTATIONS))):
            header = canonical({"game": game.word, name: changed})
            yield Block(header, said(parse, changed, lambda violation: game.rule_of(violation.code)))


def _in_field(position: Any) -> str:
    """Return the record of a state or a view as links have it."""
    text: str = position.record().in_field
    return text


def _listed(values: Sequence[object]) -> str:
    return ", ".join(map(str, values)) or "nothing"

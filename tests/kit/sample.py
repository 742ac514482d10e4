"""Deals of a game that are played here, and texts of it with something wrong: what the checks look at."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from itertools import product
from typing import Any

import pytest
from hypothesis import strategies as st

from rake.kit.chance import Random, below
from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import AnyMatch, Game, Position, Range, State, View
from tests.bounded import states_of
from tests.examples import searching

STATES, SEARCHED = 20, 60
"""About how many states of a longer deal are looked at, at most, by what takes long: on a push, and by a search."""

TRIED = 60
"""How many actions with the same verb are tried in one state; in the next state come those that follow."""

AnyGame = Game[Any, Any, Any, Any]


class Chance:
    """Chance that gives `random()` and nothing else."""

    def __init__(self, seed: float | str) -> None:
        self._source = random.Random(seed)

    def random(self) -> float:
        return self._source.random()


def anything(game: AnyGame, legal: Sequence[Any], ranges: Sequence[Range], rng: Random) -> Any:
    """Return one of these actions, or an amount within a range."""
    choice = below(rng, len(legal) + len(ranges))
    if choice < len(legal):
        return legal[choice]
    verb, least, most, step = ranges[choice - len(legal)]
    return game.parse_action(f"{verb} {least + step * below(rng, (most - least) // step + 1)}")


@dataclass(frozen=True)
class Played:
    """A deal that was played to its end: the match before and after, and the states between."""

    preset: str
    before: AnyMatch
    states: tuple[State[Any, Any], ...]
    after: AnyMatch


@dataclass(frozen=True)
class Sample:
    """A game with some deals of it, in every preset and for every number of seats, or at these tables.

    `pack` gives the texts of the cards of a preset, and `seen` those that a seat has seen in a deal, by the rules and
    not by what its view says.
    """

    game: AnyGame
    pack: Callable[[str], Sequence[str]]
    seen: Callable[[Any, int], Collection[str]]
    deals: int = 4 if searching() else 2
    tables: Collection[tuple[str, int]] = ()

    def cards_of(self, text: str) -> list[str]:
        """Return the cards of a record as they come from the pack, `xx` for one that is hidden."""
        found = re.search(r" deck=(\S+)", text)
        assert found
        return found[1].split(".")

    def pack_of(self, state: State[Any, Any]) -> list[str]:
        """Return the pack that a deal is dealt from: the cards of its record."""
        return self.cards_of(str(state.record()))

    def recorded[P: Position[Any]](self, position: P, last: State[Any, Any]) -> P:
        """Return what the record of a deal, as far as `last`, keeps of a state or a view of that deal: everything."""
        return position

    @cached_property
    def cards(self) -> frozenset[str]:
        """The cards of the game, of all its packs."""
        rules = (*self.game.presets, *(rules for rules, _ in self.tables))
        return frozenset(card for each in rules for card in self.pack(each))

    def named(self, text: str) -> list[str]:
        """Return the cards that a text names."""
        return [word for word in re.findall(r"\w+", text) if word in self.cards]

    def dealt_anew(self, state: State[Any, Any], cards: Mapping[str, str]) -> State[Any, Any]:
        """Return the deal with other cards for these, in the pack and in what was done.

        Raises `IllegalAction` and `IllegalPosition` where that cannot be.
        """
        text = re.sub(r"\w+", lambda word: cards.get(word[0], word[0]), str(state.record()))
        return self.game.parse_record(text).state()

    @cached_property
    def played(self) -> tuple[Played, ...]:
        return tuple(self._played())

    def _played(self) -> Iterator[Played]:
        for preset, seats in self.tables or product(self.game.presets, self.game.seats):
            rng = random.Random(f"{preset} {seats}")
            match = self.game.match(seats, preset)
            for _ in range(self.deals):
                match = self.ready(match, rng)
                if match.why_no_deal():
                    break
                states = self.play(match.deal(Chance(rng.random())), rng)
                before, match = match, match.settle(states[-1])
                yield Played(preset, before, states, match)

    def play(self, state: State[Any, Any], rng: Random) -> tuple[State[Any, Any], ...]:
        return tuple(states_of(state, lambda now: anything(self.game, now.legal(), now.ranges(), rng)))

    def ready(self, match: AnyMatch, rng: Random) -> AnyMatch:
        """Return a match after some things that players may do before a deal, until it can be dealt."""
        for turn in range(20):
            for player in players_of(match):
                acts = match.why_no_deal() or (turn == 0 and below(rng, 3) == 0)
                if acts and match.legal(player):
                    match = match.apply(player, anything(self.game, match.legal(player), match.ranges(player), rng))
        return match

    @cached_property
    def states(self) -> tuple[State[Any, Any], ...]:
        return tuple(state for played in self.played for state in played.states)

    def some_played(self, most: int) -> tuple[Played, ...]:
        """Return that many of the deals at most, evenly spaced."""
        return self.played[:: -(-len(self.played) // most)]

    @cached_property
    def some_states(self) -> tuple[State[Any, Any], ...]:
        """Some of the states, for what takes long: births, ends, and some between."""
        return tuple(state for played in self.some_played(8) for state in thinned(played.states))

    @cached_property
    def views(self) -> tuple[tuple[State[Any, Any], int, View[Any]], ...]:
        """Those states as each seat, and seat 0, sees them."""
        seats = ((state, seat) for state in self.some_states for seat in range(len(state.players) + 1))
        return tuple((state, seat, state.seen_by(seat)) for state, seat in seats)

    @cached_property
    def texts(self) -> dict[str, list[str]]:
        """Texts of the game, by the parser that reads them."""
        records = [str(state.record()) for state in self.some_states]
        return {
            "parse_record": [*records, *(str(view) for _, _, view in self.views)],
            "parse_match": [str(match) for match in self.matches],
            "parse_action": [str(action) for action in self.actions],
        }

    @cached_property
    def matches(self) -> tuple[AnyMatch, ...]:
        return tuple(match for played in self.played for match in (played.before, played.after))

    @cached_property
    def actions(self) -> tuple[Any, ...]:
        """Everything that was legal anywhere, some amounts beyond, and choices that are not seen."""
        found: dict[str, Any] = {}
        for each in self.states:
            legal = [*each.legal(), *(move.action for move in each.seen_by(0).moves)]
            found |= {str(action): action for action in legal}
            for verb, least, most, step in each.ranges():
                texts = [f"{verb} {amount}" for amount in (least - step, most + step, 10 * most) if amount > 0]
                found |= {text: self.game.parse_action(text) for text in texts}
        for match in self.matches:
            for player in players_of(match):
                found |= {str(action): action for action in match.legal(player)}
        return tuple(found.values())

    @cached_property
    def by_verb(self) -> dict[str, list[Any]]:
        """Those actions by the first word of their texts."""
        found: dict[str, list[Any]] = {}
        for action in self.actions:
            found.setdefault(str(action).partition(" ")[0], []).append(action)
        return found

    def tried(self, number: int) -> Iterator[Any]:
        """Yield the actions to try in the state with a number: all, but of hundreds with one verb `TRIED` in turn.

        Over all states each comes up again and again.
        """
        for actions in self.by_verb.values():
            for at in range(min(TRIED, len(actions))):
                yield actions[(number * TRIED + at) % len(actions)]

    def has_rule(self, violation: Violation | None) -> bool:
        """Return whether this is a refusal that names a rule."""
        return violation is not None and isinstance(violation.code, Enum) and bool(self.game.rule_of(violation.code))

    def refuses(self, error: type[IllegalAction | IllegalPosition], act: Callable[[], object]) -> Violation:
        """Return with what an act is refused, which has a rule."""
        with pytest.raises(error) as refusal:
            act()
        assert isinstance(refusal.value, IllegalAction | IllegalPosition)
        assert self.has_rule(refusal.value.violation)
        return refusal.value.violation


def thinned[T](states: Sequence[T]) -> tuple[T, ...]:
    """Return the first and the last of these, and of a long deal some between them, evenly spaced."""
    most = SEARCHED if searching() else STATES
    return (*states[: -1 : 1 + len(states) // most], states[-1])


def players_of(match: AnyMatch) -> range:
    """Return the numbers of a match's players."""
    return range(1, len(match.scores) + 1)


class Allowed:
    """The texts of actions that are legal: these, and all amounts of these ranges."""

    def __init__(self, legal: Sequence[Any], ranges: Sequence[Range]) -> None:
        self._legal = {*map(str, legal)}
        self._amounts = {verb: range(least, most + 1, step) for verb, least, most, step in ranges}

    def __contains__(self, text: str) -> bool:
        verb, _, amount = text.rpartition(" ")
        return text in self._legal or (amount.isdecimal() and int(amount) in self._amounts.get(verb, ()))


@st.composite
def spoiled(draw: st.DrawFn, sample: Sample) -> tuple[str, str]:
    """Return the name of a parser, and a text of the game with a few characters or pieces changed."""
    texts = sample.texts
    parser = draw(st.sampled_from(sorted(texts)))
    text, other = (draw(st.sampled_from(texts[parser])) for _ in range(2))
    return parser, draw(changed(text, other))


@st.composite
def changed(draw: st.DrawFn, text: str, other: str) -> str:
    """Return a text with one to three small parts of it replaced, sometimes by a part of another."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        stop = min(len(text), start + draw(st.integers(0, 4)))
        piece = draw(
            st.text("0123456789RGBxX.,=~ \n-abcdeS", max_size=3)
            | st.text(max_size=2)
            | st.sampled_from(re.split(r"[ .=]", other))
        )
        text = text[:start] + piece + text[stop:]
    return text


@st.composite
def moved(draw: st.DrawFn, sample: Sample) -> str:
    """Return a deal as a link has it, with a move left out, made twice or by another seat, or after the next one."""
    deals = [lines for state in sample.some_states if len(lines := str(state.record()).splitlines()) > 1]
    header, *moves = draw(st.sampled_from(deals))
    at = draw(st.integers(0, len(moves) - 1))
    seat, _, action = moves[at].partition(" ")
    late = [*moves[at + 1 : at + 2], moves[at]]
    instead = draw(st.sampled_from([[], [moves[at]] * 2, [f"{int(seat) % 4 + 1} {action}"], late]))
    return "~".join([header.partition(" ")[2], *moves[:at], *instead, *moves[at + 1 :]])

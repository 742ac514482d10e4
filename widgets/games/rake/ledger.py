"""The reader's ledger: the rounds that they have played at their table to the end, a word for each.

`20785.3f9a2b1c4d5e.1.-4.b34cd` is the round `3f9a2b1c4d5e`, played on the day 20785 (since 1970) for a stake of 1. It
lost 4 chips; of the decisions that a review judges, the first pick-up (`b`) cost 34 tenths of a point of the chance to
win, the second betting round and pick-up nothing. A round that isn't judged has its state at the table instead, after a
slash. Such words are all that the page knows of a round: it adds the day to what `note` returns (`js/rounds.js`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from typing import Self

from rake import ActionKind, InvalidNotation, Phase, Spot
from rake.analysis.review import Decision, Judgement, Review, Verdict, review
from rake.notation import NOTATION

from ...kit.hints import NOTHING, read_taken_back
from ...kit.ledger import key_of, latest, read_words
from .table_state import TABLE_FIELDS, read_actions, read_seats, replay

MOST_OPEN = 40
"""The most rounds not judged whose state a ledger keeps; `js/rounds.js` keeps to it too."""

PHASES = tuple(phase for phase in Phase if phase is not Phase.OVER)
LETTERS = "abcde"
"""The letter of each of the `PHASES`, in their order."""

JUDGED = (Verdict.GOOD, Verdict.CLOSE, Verdict.COSTLY)

_DECISION = re.compile(rf"([{LETTERS}])(1000|[1-9]\d{{0,2}})?", re.ASCII)
_ROUND = re.compile(
    r"(?P<day>\d{1,6})\.(?P<key>[0-9a-f]{12})\.(?P<stake>[1-9]\d{0,9})\.(?P<gain>0|-?[1-9]\d{0,11})"
    rf"(?:\.(?P<costs>(?:{_DECISION.pattern})*)|/(?P<state>\S+))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a decision cost, in tenths of a point of the chance to win, 0 if nothing was clearly better."""

    phase: Phase
    tenths: int

    def __str__(self) -> str:
        """Return the letter of the phase, and the cost if there is one."""
        return f"{LETTERS[PHASES.index(self.phase)]}{self.tenths or ''}"


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round played to the end: its key, by which it's known again, and the chips that it gained for the reader.

    `costs` has those of the decisions that a review judges; None if it isn't judged. It can be, as long as its `state`
    at the table is kept.
    """

    day: int
    key: str
    stake: int
    gain: int
    costs: tuple[Cost, ...] | None = None
    state: str = ""

    @classmethod
    def parse(cls, word: str) -> Self:
        """Return the round that a word of a ledger is about. Raises `InvalidNotation`."""
        read = _ROUND.fullmatch(word)
        if not read:
            raise InvalidNotation("round played", word)
        costs = None if read["costs"] is None else tuple(map(_read_cost, _DECISION.finditer(read["costs"])))
        return cls(int(read["day"]), read["key"], int(read["stake"]), int(read["gain"]), costs, read["state"] or "")

    def __str__(self) -> str:
        """Return the word that `parse` reads."""
        return f"{self.day}.{self.noted}"

    @property
    def noted(self) -> str:
        """The word without its day."""
        rest = f"/{self.state}" if self.state else "" if self.costs is None else f".{''.join(map(str, self.costs))}"
        return f"{self.key}.{self.stake}.{self.gain}{rest}"

    def judged(self, costs: tuple[Cost, ...] | None) -> PlayedRound:
        """Return the round without its state, with what its decisions cost; None if that can't be known."""
        return replace(self, costs=costs, state="")

    def merged(self, other: PlayedRound) -> PlayedRound:
        """Return what two words say of the same round: the one that is judged counts, else the one that can be."""
        best = max(self, other, key=lambda each: (each.costs is not None, each.state != "", each.noted))
        return replace(best, day=min(self.day, other.day))


def _read_cost(decision: re.Match[str]) -> Cost:
    return Cost(PHASES[LETTERS.index(decision[1])], int(decision[2] or 0))


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rounds, the latest last: no two of the same key."""

    rounds: tuple[PlayedRound, ...] = ()

    @classmethod
    @lru_cache(2)
    def parse(cls, text: str) -> Self:
        """Return the ledger that an entry of the storage holds. Raises `InvalidNotation`."""
        return cls(_bounded(read_words(text, NOTATION.field, PlayedRound.parse)))

    def __str__(self) -> str:
        """Return the text that `parse` reads."""
        return " ".join([NOTATION.field, *map(str, self.rounds)])

    def merged(self, *rounds: PlayedRound) -> Ledger:
        """Return a ledger with these rounds too, each counted once."""
        return Ledger(_bounded((*self.rounds, *rounds)))

    def replaced(self, played: PlayedRound) -> Ledger:
        """Return the ledger with this in the place of what it knows of the same round."""
        return Ledger(tuple(played if each.key == played.key else each for each in self.rounds))

    @property
    def open(self) -> tuple[PlayedRound, ...]:
        """The rounds that aren't judged but can be, the latest first."""
        return tuple(each for each in reversed(self.rounds) if each.state)


def _bounded(rounds: Iterable[PlayedRound]) -> tuple[PlayedRound, ...]:
    """Return the latest of these rounds, each once; `MOST_OPEN` keep their states."""
    bounded = latest(rounds, attrgetter("day", "key"), PlayedRound.merged)
    kept = {each.key for each in [each for each in bounded if each.state][-MOST_OPEN:]}
    return tuple(replace(each, state=each.state if each.key in kept else "") for each in bounded)


def note(seed: str, stake: int, gain: int, result: str | tuple[Cost, ...]) -> str:
    """Return what the page notes of a round: the state in which it ended at the table, or what its decisions cost."""
    played = PlayedRound(0, key_of(seed), stake, gain)
    if isinstance(result, str):
        opening = f"{NOTATION.field} "
        return opening + replace(played, state=result.removeprefix(opening).replace(" ", "/")).noted
    return f"{NOTATION.field} {played.judged(result).noted}"


def costs_of(judgements: Iterable[Judgement], taken_back: Collection[int]) -> tuple[Cost, ...]:
    """Return what the decisions cost that were judged, without those that the reader had taken back before."""
    return tuple(
        Cost(each.decision.view.phase, round(1000 * each.cost))
        for each in judgements
        if each.verdict in JUDGED and len(each.decision.view.moves) not in taken_back
    )


def to_judge(played: PlayedRound) -> Review:
    """Return the review of those decisions of an open round whose costs count, before anything is counted.

    Raises `InvalidNotation`, `IllegalAction` and `IllegalPosition` for a state that can't be read.
    """
    fields = NOTATION.parse_fields(played.state.replace("/", " "), TABLE_FIELDS)
    table, _ = read_seats(fields)
    moments = replay(table, fields.read("seed", str), fields.read("acts", read_actions, ""))
    taken_back = fields.read("hinted", read_taken_back, NOTHING)
    whole = review([view for _, view in moments])
    decisions = tuple(each for each in whole.decisions if _counts(each) and len(each.view.moves) not in taken_back)
    return Review(decisions, (None,) * len(decisions), None)


def _counts(decision: Decision) -> bool:
    """Return whether a review judges a decision: the choice between several cards, a call or a fold."""
    if decision.view.phase.is_pick:
        return len(Spot.from_view(decision.view).options) > 1
    return decision.action.kind in (ActionKind.CALL, ActionKind.FOLD)

"""A session of drills: which question comes next, its level, and the results so far.

A session is stored as its kind, its seed and the results: these determine every question. A session can also repeat
questions missed earlier; those are stored by their names (`Asked`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import NamedTuple, Self

from rake.kit.chance import some
from rake.kit.drills import LEVELS
from rake.kit.errors import InvalidNotation, read_each
from rake.kit.notation import Fields

from .fields import number_in, one_of

MIXED, EXAM, MISSED = "mixed", "exam", "missed"
"""The words for sessions that ask all kinds of questions in turn, for the examination, and for missed questions."""

LENGTH = 10
EXAM_LENGTH = 20

FORMER = "again"
"""A field that older saved states have during a repetition. Such a session starts over; the other fields are read."""

SESSION_FIELDS = ("drill", "seed", "levels", "done", "repeat", "keep", "queue", FORMER)
MOST_SEED = 32

KEPT = "on"
MOST_QUEUED = 50
"""The most missed questions kept for a reader who has turned that on; after that the oldest drop out."""

SKIPPED, MOST_WRONG = "s", 9
"""The mark of a question left unanswered, and the most wrong answers to one question that are counted."""

STREAK = 2
"""This many questions in a row, right at the first try, raise the level; this many missed in a row lower it."""


class Asked(NamedTuple):
    """The name of a question, from which it can be drawn again: kind, level, seed of its session, number in it."""

    kind: str
    level: int
    seed: str
    number: int

    @property
    def drawn_by(self) -> str:
        """The seed of the question itself."""
        return f"{self.seed}-{self.number}"

    def __str__(self) -> str:
        """Return the notation, e.g. `name-2-rake-3`."""
        return f"{self.kind}-{self.level}-{self.seed}-{self.number}"


class Done(NamedTuple):
    """The result of a question: its number in the session, its level, and the wrong answers given, None if skipped.

    `lost` is by how many tenths of a percentage point the first answer wins less often than the best one.
    """

    number: int
    level: int
    wrong: int | None
    lost: int = 0

    @property
    def missed(self) -> bool:
        """Whether the question was skipped or not answered right at the first try."""
        return self.wrong != 0

    def __str__(self) -> str:
        """Return the notation, e.g. `3-2-0`: the third question, of level 2, answered at once."""
        said = f"{self.number}-{self.level}-{SKIPPED if self.wrong is None else self.wrong}"
        return said + (f"-{self.lost}" if self.lost else "")


@dataclass(frozen=True, slots=True)
class Session:
    """A session of drills.

    `kinds` has the words of all kinds of questions that the game's drills have, `levels` the starting level of each;
    `done` the results so far; `repeat`, if not empty, the missed questions that are asked instead of new ones. `queue`
    holds the missed questions kept to be asked again, oldest first; it changes only while `keep` is on.
    """

    kinds: tuple[str, ...]
    kind: str
    seed: str
    levels: tuple[int, ...]
    done: tuple[Done, ...] = ()
    repeat: tuple[Asked, ...] = ()
    keep: bool = False
    queue: tuple[Asked, ...] = ()

    @classmethod
    def first(cls, kinds: tuple[str, ...], seed: str) -> Self:
        """Return the session of a reader who has no saved state."""
        return cls(kinds, kinds[0], seed, (LEVELS[0],) * len(kinds))

    @property
    def title(self) -> str:
        """The word for the kind of session: `missed` if it repeats missed questions."""
        return MISSED if self.repeat else self.kind

    @property
    def length(self) -> int:
        """The number of questions of the session."""
        return len(self.repeat) or (EXAM_LENGTH if self.kind == EXAM else LENGTH)

    @property
    def over(self) -> bool:
        """Whether all questions have been asked."""
        return len(self.done) >= self.length

    @property
    def now(self) -> Done:
        """The number and level of the question that is asked now, as a result with no answer yet."""
        at = len(self.done)
        if self.repeat:
            return Done(at + 1, self.repeat[at].level, None)
        if self.kind == EXAM:
            return Done(at + 1, LEVELS[at * len(LEVELS) // EXAM_LENGTH], None)
        return Done(at + 1, self.level_of(self.kind_of(at + 1)), None)

    @property
    def missed(self) -> tuple[Asked, ...]:
        """The names of the questions missed so far in this session."""
        return tuple(self.asked(each) for each in self.done if each.missed)

    def asked(self, each: Done) -> Asked:
        """Return the name of the question that a result of this session belongs to."""
        if self.repeat:
            return self.repeat[each.number - 1]
        return Asked(self.kind_of(each.number), each.level, self.seed, each.number)

    def after(self, wrong: int | None, lost: int) -> Session:
        """Return the session with the result of its current question added."""
        done = self.now._replace(wrong=wrong, lost=lost)
        return replace(self, done=(*self.done, done), queue=self._queued(done) if self.keep else self.queue)

    def keeping(self, keep: bool) -> Session:
        """Return the session with keeping missed questions turned on or off.

        Turned on, it also queues those missed so far in this session; turned off, it leaves the queue unchanged.
        """
        return replace(self, keep=keep, queue=self._queued(*self.done) if keep else self.queue)

    def _queued(self, *done: Done) -> tuple[Asked, ...]:
        """Return the queue after these results: missed questions move to its end, the others are removed."""
        queue = dict.fromkeys(self.queue)
        for each in done:
            queue.pop(self.asked(each), None)
            if each.missed:
                queue[self.asked(each)] = None
        return (*queue,)[-MOST_QUEUED:]

    def repeating(self, questions: tuple[Asked, ...]) -> Session:
        """Return a new session that asks these questions again."""
        return replace(self.next(self.kind, self.seed), repeat=questions)

    def kind_of(self, number: int) -> str:
        """Return the kind of a question by its number in the session; mixed sessions ask all kinds in every turn."""
        if self.kind in self.kinds:
            return self.kind
        turn, index = divmod(number - 1, len(self.kinds))
        return some(Random(f"{self.seed} {turn}"), self.kinds, len(self.kinds))[index]

    def level_of(self, kind: str) -> int:
        """Return the level of the next question of a kind, given the results of this session."""
        level, streak = self.levels[self.kinds.index(kind)], 0
        for each in self.done:
            if self.kind == EXAM or self.repeat or self.kind_of(each.number) != kind:
                continue
            streak = min(streak, 0) - 1 if each.missed else max(streak, 0) + 1
            if abs(streak) == STREAK:
                level, streak = min(max(LEVELS[0], level + (1 if streak > 0 else -1)), LEVELS[-1]), 0
        return level

    def at(self, level: int) -> Session:
        """Return the session begun anew, without results, its kind of question at the level that the reader chose."""
        levels = [level if kind == self.kind else had for kind, had in zip(self.kinds, self.levels, strict=True)]
        return replace(self, levels=tuple(levels), done=())

    def next(self, kind: str, seed: str) -> Session:
        """Return a new session in which every kind starts at the level that the reader has reached."""
        levels = tuple(map(self.level_of, self.kinds))
        return Session(self.kinds, kind, seed, levels, keep=self.keep, queue=self.queue)


def session_kinds(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of sessions: one kind of question, all kinds mixed, or the examination."""
    return (*kinds, MIXED, EXAM)


def read_session(fields: Fields, first: Session) -> Session:
    """Return the session that these fields of a saved state describe; what they lack is as in the game's first session.

    Raises `InvalidNotation`.
    """
    kinds = first.kinds
    kind, seed = (
        fields.read("drill", partial(one_of, session_kinds(kinds)), first.kind),
        fields.read("seed", _seed, first.seed),
    )
    levels = fields.read("levels", partial(_levels, len(kinds)), "".join(map(str, first.levels)))
    repeat, queue = (
        fields.read(name, partial(_several, kinds)) if name in fields else () for name in ("repeat", "queue")
    )
    keep = "keep" in fields and fields.read("keep", partial(one_of, (KEPT,))) == KEPT
    session = Session(kinds, kind, seed, levels, (), repeat[:EXAM_LENGTH], keep, queue[-MOST_QUEUED:])
    if "done" not in fields or FORMER in fields:
        return session
    return replace(
        session, done=fields.read("done", partial(read_each, ".", partial(_done, session.length)))[: session.length]
    )


def format_session(session: Session) -> dict[str, str]:
    """Return a session as fields of notation, by name: what `read_session` reads."""
    return {
        "drill": session.kind,
        "seed": session.seed,
        "levels": "".join(map(str, session.levels)),
        "done": ".".join(map(str, session.done)),
        "repeat": ".".join(map(str, session.repeat)),
        "keep": KEPT if session.keep else "",
        "queue": ".".join(map(str, session.queue)),
    }


def _levels(count: int, text: str) -> tuple[int, ...]:
    levels = tuple(map(_level, text))
    if len(levels) != count:
        raise InvalidNotation(f"levels {count}", text)
    return levels


def _level(text: str) -> int:
    return number_in(LEVELS[0], LEVELS[-1], text)


def _seed(text: str) -> str:
    if not text.replace("-", "").isalnum() or len(text) > MOST_SEED:
        raise InvalidNotation("seed", text)
    return text


def _several(kinds: tuple[str, ...], text: str) -> tuple[Asked, ...]:
    return read_each(".", partial(_asked, kinds), text)


def _asked(kinds: tuple[str, ...], text: str) -> Asked:
    kind, level, named = [*text.split("-", 2), "", ""][:3]
    seed, _, number = named.rpartition("-")
    return Asked(one_of(kinds, kind), _level(level), _seed(seed), number_in(1, EXAM_LENGTH, number))


def _done(length: int, text: str) -> Done:
    number, level, wrong, lost = [*text.split("-"), "", "", ""][:4]
    return Done(
        number_in(1, length, number),
        _level(level),
        None if wrong == SKIPPED else number_in(0, MOST_WRONG, wrong),
        number_in(0, 1000, lost or "0"),
    )

"""A session of drills: which question comes next, how hard it is, and how the reader has fared so far.

A session is its kind, its seed and what was done: every question follows from these. It may also repeat questions that
were missed before, each by its own name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from rake import InvalidNotation, Odds
from rake.kit.chance import some
from rake.kit.errors import read_each
from rake.kit.notation import Fields
from rake.questions.base import Question
from rake.questions.card import BestCard
from rake.questions.drills import DRILLS, LEVELS, drill

from .bank import counted
from .reading import number_in, one_of

MIXED, EXAM, MISSED = "mixed", "exam", "missed"
CARD = "card"
"""The kind whose questions come from the bank that the page brings: odds are not counted while somebody waits."""

KINDS = (*DRILLS, CARD)
SESSION_KINDS = (*KINDS, MIXED, EXAM)
"""What can be practised: one kind, all in turn, or the examination."""

LENGTH = 10
EXAM_LENGTH = 20

FORMER = "again"
"""A field of older states, a repetition that was under way: it is given up, and all else that they hold is read."""

SESSION_FIELDS = ("drill", "seed", "levels", "done", "repeat", "keep", "queue", FORMER)
MOST_SEED = 32

KEPT = "on"
MOST_QUEUED = 50
"""Up to this many missed questions are kept for a reader who wants that; after that the oldest drop out."""

SKIPPED, MOST_WRONG = "s", 9
"""The mark of a question left unanswered; more wrong answers than these are counted no further."""

STREAK = 2
"""This many questions in a row answered at once lead a level up; this many missed, a level down."""


BANK = 366
"""Pick-ups are drawn from this many lines of the bank, however many it may hold one day: a link asks what it asked."""

CLEAR = {1: 120, 2: 60, 3: 0}
"""By how many tenths of a point the best card is ahead of any other, at least, and below the level before it."""


class Asked(NamedTuple):
    """A question by its name, which tells all of it: its kind, its level, and the seed and number that it had."""

    kind: str
    level: int
    seed: str
    number: int

    def question(self, bank: tuple[str, ...]) -> Question:
        """Return the question itself; `bank` are the spots that the page brings."""
        return _question(self.kind, self.level, f"{self.seed}-{self.number}", bank)

    def __str__(self) -> str:
        """Return the notation, e.g. `name-2-rake-3`."""
        return f"{self.kind}-{self.level}-{self.seed}-{self.number}"


class Done(NamedTuple):
    """A question that lies behind: its number in the session, its level, and the wrong answers to it; None if skipped.

    `lost` are the tenths of a point that the first card taken wins less often than the best one.
    """

    number: int
    level: int
    wrong: int | None
    lost: int = 0

    @property
    def missed(self) -> bool:
        """Return whether it was not right at the first try."""
        return self.wrong != 0

    def __str__(self) -> str:
        """Return the notation, e.g. `3-2-0`: the third question, of level 2, answered at once."""
        said = f"{self.number}-{self.level}-{SKIPPED if self.wrong is None else self.wrong}"
        return said + (f"-{self.lost}" if self.lost else "")


@dataclass(frozen=True, slots=True)
class Session:
    """Questions in a row. `levels` is where each kind begins; `repeat` are missed ones, asked instead of new ones.

    `queue` are the missed questions that wait to be asked again, the longest waiting first; it changes while `keep`.
    """

    kind: str
    seed: str
    levels: tuple[int, ...] = (LEVELS[0],) * len(KINDS)
    done: tuple[Done, ...] = ()
    repeat: tuple[Asked, ...] = ()
    keep: bool = False
    queue: tuple[Asked, ...] = ()

    @property
    def title(self) -> str:
        """Return the word for what is practised."""
        return MISSED if self.repeat else self.kind

    @property
    def length(self) -> int:
        """Return how many questions there are."""
        return len(self.repeat) or (EXAM_LENGTH if self.kind == EXAM else LENGTH)

    @property
    def over(self) -> bool:
        """Return whether all have been asked."""
        return len(self.done) >= self.length

    @property
    def now(self) -> Done:
        """Return the question that is asked now, with nothing done yet."""
        at = len(self.done)
        if self.repeat:
            return Done(at + 1, self.repeat[at].level, None)
        if self.kind == EXAM:
            return Done(at + 1, LEVELS[at * len(LEVELS) // EXAM_LENGTH], None)
        return Done(at + 1, self.level_of(self.kind_of(at + 1)), None)

    @property
    def missed(self) -> tuple[Asked, ...]:
        """Return the questions that were missed so far."""
        return tuple(self.asked(each) for each in self.done if each.missed)

    def asked(self, each: Done) -> Asked:
        """Return which of all questions one of the session's is."""
        if self.repeat:
            return self.repeat[each.number - 1]
        return Asked(self.kind_of(each.number), each.level, self.seed, each.number)

    def after(self, wrong: int | None, lost: int) -> Session:
        """Return the session once its question lies behind."""
        done = self.now._replace(wrong=wrong, lost=lost)
        return replace(self, done=(*self.done, done), queue=self._queued(done) if self.keep else self.queue)

    def keeping(self, keep: bool) -> Session:
        """Return the session with what is missed kept from now on, and what was missed so far; or with nothing kept."""
        return replace(self, keep=keep, queue=self._queued(*self.done) if keep else self.queue)

    def _queued(self, *done: Done) -> tuple[Asked, ...]:
        """Return the queue once these questions lie behind: the missed go to its end, the others leave it."""
        queue = dict.fromkeys(self.queue)
        for each in done:
            queue.pop(self.asked(each), None)
            if each.missed:
                queue[self.asked(each)] = None
        return (*queue,)[-MOST_QUEUED:]

    def repeating(self, questions: tuple[Asked, ...]) -> Session:
        """Return a session of these questions."""
        return replace(self.next(self.kind, self.seed), repeat=questions)

    def kind_of(self, number: int) -> str:
        """Return what the question of a number asks: in mixed sessions each kind once before any comes twice."""
        if self.kind in KINDS:
            return self.kind
        turn, index = divmod(number - 1, len(KINDS))
        return some(Random(f"{self.seed} {turn}"), KINDS, len(KINDS))[index]

    def level_of(self, kind: str) -> int:
        """Return how hard the next question of a kind is, after those that were answered."""
        level, streak = self.levels[KINDS.index(kind)], 0
        for each in self.done:
            if self.kind == EXAM or self.repeat or self.kind_of(each.number) != kind:
                continue
            streak = min(streak, 0) - 1 if each.missed else max(streak, 0) + 1
            if abs(streak) == STREAK:
                level, streak = min(max(LEVELS[0], level + (1 if streak > 0 else -1)), LEVELS[-1]), 0
        return level

    def at(self, level: int) -> Session:
        """Return the session with its kind made as hard as the reader wants it."""
        levels = [level if kind == self.kind else had for kind, had in zip(KINDS, self.levels, strict=True)]
        return replace(self, levels=tuple(levels), done=())

    def next(self, kind: str, seed: str) -> Session:
        """Return a new session, in which every kind is as hard as the reader has made it."""
        return Session(kind, seed, tuple(map(self.level_of, KINDS)), keep=self.keep, queue=self.queue)


FIRST_SESSION = Session(KINDS[0], "rake")
"""Where a reader begins who has no state."""


def read_session(fields: Fields) -> Session:
    """Return the session that these fields describe. Raises `InvalidNotation`."""
    kind, seed = (
        fields.read("drill", partial(one_of, SESSION_KINDS), FIRST_SESSION.kind),
        fields.read("seed", _seed, FIRST_SESSION.seed),
    )
    levels = fields.read("levels", _levels, "1" * len(KINDS))
    repeat, queue = (fields.read(name, _several) if name in fields else () for name in ("repeat", "queue"))
    keep = "keep" in fields and fields.read("keep", partial(one_of, (KEPT,))) == KEPT
    session = Session(kind, seed, levels, (), repeat[:EXAM_LENGTH], keep, queue[-MOST_QUEUED:])
    if "done" not in fields or FORMER in fields:
        return session
    return replace(
        session, done=fields.read("done", partial(read_each, ".", partial(_done, session.length)))[: session.length]
    )


def format_session(session: Session) -> dict[str, str]:
    """Return the fields that `read_session` reads back."""
    return {
        "drill": session.kind,
        "seed": session.seed,
        "levels": "".join(map(str, session.levels)),
        "done": ".".join(map(str, session.done)),
        "repeat": ".".join(map(str, session.repeat)),
        "keep": KEPT if session.keep else "",
        "queue": ".".join(map(str, session.queue)),
    }


def _levels(text: str) -> tuple[int, ...]:
    levels = tuple(map(_level, text))
    if len(levels) != len(KINDS):
        raise InvalidNotation(f"levels {len(KINDS)}", text)
    return levels


def _level(text: str) -> int:
    return number_in(LEVELS[0], LEVELS[-1], text)


def _seed(text: str) -> str:
    if not text.replace("-", "").isalnum() or len(text) > MOST_SEED:
        raise InvalidNotation("seed", text)
    return text


def _several(text: str) -> tuple[Asked, ...]:
    return read_each(".", _asked, text)


def _asked(text: str) -> Asked:
    kind, level, named = [*text.split("-", 2), "", ""][:3]
    seed, _, number = named.rpartition("-")
    return Asked(one_of(KINDS, kind), _level(level), _seed(seed), number_in(1, EXAM_LENGTH, number))


def _done(length: int, text: str) -> Done:
    number, level, wrong, lost = [*text.split("-"), "", "", ""][:4]
    return Done(
        number_in(1, length, number),
        _level(level),
        None if wrong == SKIPPED else number_in(0, MOST_WRONG, wrong),
        number_in(0, 1000, lost or "0"),
    )


@lru_cache(64)
def _question(kind: str, level: int, seed: str, bank: tuple[str, ...]) -> Question:
    if kind in DRILLS:
        return drill(kind, level, seed)
    return BestCard(_pick_up(level, Random(f"{kind} {level} {seed}"), bank[:BANK]))


def _pick_up(level: int, rng: Random, bank: tuple[str, ...]) -> Odds:
    """Return a spot of the bank in which the best card is as far ahead as the level wants; else the last one drawn."""
    for line in some(rng, bank, len(bank)):
        odds = counted(line)
        most, after = sorted((chance.win for chance in odds.options), reverse=True)[:2]
        if CLEAR[level] <= 1000 * (most - after) < CLEAR.get(level - 1, 1000):
            break
    return odds

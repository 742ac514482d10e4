"""The files of the corpus, each with what generates it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain

from widgets.other_games import words

from . import frames_drills, frames_hands, frames_lessons, frames_rounds, frames_spots, frames_table
from .blocks import Block
from .drills import questions
from .game_deals import deals
from .game_frames import first, frames
from .odds import counts
from .page import LANGUAGES
from .records import records
from .refusals import refusals
from .sources import ROOT

FOLDER = ROOT / "tests" / "data" / "corpus"

type Topic = Callable[[], Iterator[Block]]
"""What generates the blocks of a file."""

FRAMES: dict[str, Callable[[str], Iterator[Block]]] = {
    "hand": frames_hands.hand,
    "versus": frames_hands.versus,
    "pots": frames_hands.pots,
    "deal": frames_rounds.deal,
    "pickup": frames_spots.pickup,
    "day": frames_spots.day,
    "table": frames_table.table,
    "lesson": frames_lessons.lesson_frames,
    "progress": frames_lessons.progress,
    "drill": frames_drills.drill,
    "first": partial(first, "", "first"),
}
"""What generates the frames of each widget of Rake, in a language."""

RAKE: Mapping[str, Topic] = {
    **{f"frames.{name}.{lang}": partial(make, lang) for name, make in FRAMES.items() for lang in LANGUAGES},
    "records": records,
    "odds": counts,
    "drills": questions,
    "refusals": refusals,
}
"""What generates the blocks of Rake's files, by the file's name without its ending."""


def of_game(word: str) -> Mapping[str, Topic]:
    """Return the same for the files of another game: its deals, and its frames in each language."""
    return {
        f"{word}.deals": partial(deals, word),
        **{f"{word}.frames.{lang}": partial(frames, word, lang) for lang in LANGUAGES},
    }


def topics() -> Mapping[str, Topic]:
    """Return the same for all files: those of Rake, and of every other game that has a folder."""
    return dict(chain(RAKE.items(), *(of_game(word).items() for word in words())))

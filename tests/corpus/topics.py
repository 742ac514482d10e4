"""The files of the corpus, each with what generates it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from . import frames_drills, frames_hands, frames_lessons, frames_rounds, frames_spots, frames_table
from .blocks import Block
from .drills import questions
from .odds import counts
from .page import LANGUAGES
from .records import records
from .refusals import refusals
from .sources import ROOT

FOLDER = ROOT / "tests" / "data" / "corpus"

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
}
"""What generates the frames of each widget, in a language."""

TOPICS: dict[str, Callable[[], Iterator[Block]]] = {
    **{f"frames.{name}.{lang}": partial(make, lang) for name, make in FRAMES.items() for lang in LANGUAGES},
    "records": records,
    "odds": counts,
    "drills": questions,
    "refusals": refusals,
}
"""What generates the blocks of each file, by the file's name without its ending."""

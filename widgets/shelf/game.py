"""A game beside Rake for the host: the widgets that all these games share, about this one."""

from __future__ import annotations

from functools import partial

from ..kit.hosted import Hosted
from ..kit.lesson_widget import LessonWidget
from ..kit.questions import Questions
from .presentation import Presentation
from .refusal import rule_address, show_refusal
from .replay import Replay
from .table import GameTable


def hosted(shown: Presentation, questions: Questions) -> Hosted:
    """Return the game that is shown like this; its lesson asks these questions."""
    word = shown.game.word
    return Hosted(
        word=word,
        widgets={"play": GameTable(shown), "deal": Replay(shown), "lesson": LessonWidget(questions)},
        folder=f"games/{word}/",
        templates="shelf/{widget}_{name}.html",
        questions=f"games/{word}/questions/{{ask}}.html",
        table="play",
        card_names="shelf/card_name.html",
        deck="rake-french",
        to_query=shown.form.notation.to_query,
        rule_address=partial(rule_address, word),
        show_refusal=partial(show_refusal, shown),
    )

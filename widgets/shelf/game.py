"""A game other than Rake for the host: the widgets that all these games share, about this one."""

from __future__ import annotations

from functools import partial

from ..kit.hosted_game import HostedGame
from ..kit.lesson_widget import LessonWidget
from ..kit.questions import Questions
from .presentation import Presentation
from .refusal import rule_address, show_refusal
from .replay import Replay
from .table import GameTable


def hosted_game(presentation: Presentation, questions: Questions) -> HostedGame:
    """Return the game that is shown like this; its lesson asks these questions."""
    word = presentation.game.word
    return HostedGame(
        widgets={"play": GameTable(presentation), "deal": Replay(presentation), "lesson": LessonWidget(questions)},
        folder=f"games/{word}/",
        templates="shelf/{widget}_{name}.html",
        questions=f"games/{word}/questions/{{ask}}.html",
        table="play",
        card_names="shelf/card_name.html",
        deck="rake-french",
        to_query=presentation.form.notation.to_query,
        rule_address=partial(rule_address, word),
        show_refusal=partial(show_refusal, presentation),
    )

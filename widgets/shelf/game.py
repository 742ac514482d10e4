"""A game other than Rake for the host: the widgets that all these games share, about this one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import Any

from ..kit.drill_widget import Drills, DrillWidget
from ..kit.hosted_game import HostedGame
from ..kit.lesson_widget import LessonWidget
from ..kit.questions import Questions
from ..kit.widget import Widget
from .presentation import Presentation
from .refusal import rule_address, show_refusal
from .replay import Replay
from .table import GameTable


def hosted_game(
    presentation: Presentation,
    drawn_by: str = "",
    *,
    drilled: bool = False,
    own: Mapping[str, Widget[Any]] = MappingProxyType({}),
) -> HostedGame:
    """Return the game that is shown like this; its lesson asks the questions of its folder, imported only then.

    A variant names the game whose templates draw it. If the game is `drilled`, the folder of its questions also has its
    `DRILLS`. `own` has the widgets that other games lack, by name; their templates are beside those of the game's
    board, `versus_view.html` and `versus_share.html` for `versus`.
    """
    word = presentation.game.word
    shared: dict[str, Widget[Any]] = {
        "play": GameTable(presentation),
        "deal": Replay(presentation),
        "lesson": LessonWidget(partial(_questions_of, word)),
    }
    if drilled:
        shared["drill"] = DrillWidget(partial(_drills_of, word))
    drawn_by = drawn_by or word
    folders = dict.fromkeys(shared, "shelf") | dict.fromkeys(own, f"games/{drawn_by}")
    return HostedGame(
        widgets={**shared, **own},
        folder=f"games/{word}/",
        templates={widget: f"{folder}/{widget}_{{name}}.html" for widget, folder in folders.items()},
        board=f"games/{drawn_by}/board.html",
        questions=f"games/{drawn_by}/questions/{{ask}}.html",
        table="play",
        lessons="",
        card_names="shelf/card_name.html",
        deck="rake-french",
        to_query=presentation.form.notation.to_query,
        rule_address=partial(rule_address, presentation),
        show_refusal=partial(show_refusal, presentation),
    )


def _questions_of(word: str) -> Questions:
    questions: Questions = import_module(f"widgets.games.{word}.questions").QUESTIONS
    return questions


def _drills_of(word: str) -> Drills:
    drills: Drills = import_module(f"widgets.games.{word}.questions").DRILLS
    return drills

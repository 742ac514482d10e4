"""A game other than Rake for the host: the widgets that all these games share, about this one."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from importlib import import_module
from typing import Any, override

from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.drill_widget import Drills, DrillWidget
from ..kit.hosted_game import HostedGame
from ..kit.lesson_widget import LessonWidget
from ..kit.questions import Questions
from ..kit.widget import Widget
from .presentation import Presentation
from .refusal import rule_address, show_refusal
from .replay import Replay
from .table import GameTable

type AnyWidget = Widget[Any]
"""A widget of a game that is found by its word: only the widget itself knows the type of its model."""


def hosted_game[A, V: AnyView, M: AnyMatch](
    presentation: Presentation[A, V, M],
    drawn_by: str = "",
    *,
    taught: bool = True,
    drilled: bool = False,
    unit: str = "round",
    own: Collection[str] = (),
    card_names: str = "shelf/card_name.html",
) -> HostedGame:
    """Return the game that is shown like this.

    A variant names the game whose templates draw it. `unit` is what the players call a deal. If the game is `taught`,
    it has a lesson, which asks the questions of its folder, imported only then. If the game is `drilled`, the folder of
    its questions also has its `DRILLS`. `own` names the widgets that other games lack: each is the `WIDGET` of the
    folder of its name in the game's, imported when it's first asked for, and has its templates there, `view.html` and
    `share.html`. A `first` deal is among them, so that only its page fetches it, but all games share its template.
    A game with cards of its own names them in a template, `card_names`.
    """
    word = presentation.game.word
    shared: dict[str, AnyWidget] = {
        "play": GameTable(presentation),
        "deal": Replay(presentation),
    }
    if taught:
        shared["lesson"] = LessonWidget(partial(_questions_of, word))
    if drilled:
        shared["drill"] = DrillWidget(partial(_drills_of, word))
    drawn_by = drawn_by or word
    templates = {widget: f"games/{drawn_by}/{widget}/{{name}}.html" for widget in own}
    templates |= {widget: f"shelf/{widget}_{{name}}.html" for widget in (*shared, "first")}
    return HostedGame(
        widgets=_Widgets(word, shared, own),
        folder=f"games/{word}/",
        templates=templates,
        board=f"games/{drawn_by}/board.html",
        questions=f"games/{drawn_by}/questions/{{ask}}.html",
        table="play",
        lessons="",
        card_names=card_names,
        deck="rake-french",
        to_query=presentation.form.notation.to_query,
        sentences=tuple(
            f"widgets.{package}" for package in ("shelf", *dict.fromkeys((f"games.{drawn_by}", f"games.{word}")))
        ),
        rule_address=partial(rule_address, presentation),
        show_refusal=partial(show_refusal, presentation),
        unit=unit,
    )


class _Widgets(Mapping[str, AnyWidget]):
    """The widgets of a game by name: those that games share, and its own, each imported when it's first asked for.

    A page gets the file with one of its own only if it shows that one.
    """

    def __init__(self, word: str, shared: Mapping[str, AnyWidget], own: Collection[str]) -> None:
        self._word, self._shared, self._own = word, shared, own

    @override
    def __getitem__(self, name: str) -> AnyWidget:
        if name not in self._own:
            return self._shared[name]
        widget: AnyWidget = import_module(f"widgets.games.{self._word}.{name}").WIDGET
        return widget

    @override
    def __iter__(self) -> Iterator[str]:
        yield from self._shared
        yield from self._own

    @override
    def __len__(self) -> int:
        return len(self._shared) + len(self._own)


def _questions_of(word: str) -> Questions:
    questions: Questions = import_module(f"widgets.games.{word}.questions").QUESTIONS
    return questions


def _drills_of(word: str) -> Drills:
    drills: Drills = import_module(f"widgets.games.{word}.questions").DRILLS
    return drills

"""Rake's widgets: its table, its rounds step by step, who wins, lessons, drills, spots, and the day's spot."""

from __future__ import annotations

from typing import Any

from rake import to_query

from ...kit.hosted_game import HostedGame
from ...kit.widget import Widget
from . import day, deal, drill, first, hand, lesson, pickup, pots, rulebook, table, versus
from .refusal import show_refusal

WIDGETS: dict[str, Widget[Any]] = {
    "drill": drill.WIDGET,
    "pickup": pickup,
    "hand": hand,
    "versus": versus,
    "deal": deal,
    "table": table,
    "pots": pots,
    "lesson": lesson.WIDGET,
    "day": day,
    "first": first.WIDGET,
}
"""Each widget by name, most of them modules; a link belongs to the first of them whose `LINKED_BY` field it has."""

GAME = HostedGame(
    widgets=WIDGETS,
    folder="",
    templates={widget: f"games/rake/{widget}/{{name}}.html" for widget in WIDGETS},
    board="games/rake/board.html",
    questions="games/rake/questions/{ask}/kind.html",
    table="table",
    lessons="learn/",
    card_names="games/rake/card_name.html",
    deck="",
    to_query=to_query,
    rule_address=rulebook.address,
    show_refusal=show_refusal,
    sentences=("widgets.games.rake",),
)
"""The game for the host."""

"""Templates stay readable: short lines, macros with few branches, and no state kept between frames."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest
from jinja2 import nodes
from markupsafe import Markup

from rake.shelf.durak.events import CardsTaken
from widgets.host import game_named
from widgets.kit.names import Names, seat_names
from widgets.kit.saying import Voice
from widgets.other_games import words
from widgets.templates import environment

WIDGETS = Path(__file__).parents[2] / "widgets"
TEMPLATES = {
    path.relative_to(WIDGETS).as_posix(): path.read_text("utf-8")
    for path in sorted(WIDGETS.rglob("*.html"))
    if "node_modules" not in path.parts
}
WIDE, BRANCHES = 200, 12
"""The most characters of a line, and the most branches of a macro: of what has more, a table is clearer."""


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_has_no_line_too_long_and_no_macro_with_too_many_branches(name: str) -> None:
    text = TEMPLATES[name]
    assert [line for line in text.splitlines() if len(line) > WIDE] == []
    macros = re.findall(r"{%-? macro (\w+)(.*?)endmacro", text, re.DOTALL)
    assert [macro for macro, body in macros if len(re.findall(r"{%-? *(?:if|elif)\b", body)) > BRANCHES] == []


def test_the_templates_are_found() -> None:
    assert {"games/rake/table/view.html", "progress/view.html", "kit/question.html"} <= set(TEMPLATES)


THEIRS = {"partials/languages/en.html"}
"""Files of the theme that ours import macros from."""


def macro_files() -> set[str]:
    """Return our files that others import macros from, with those of games, whose names are computed."""
    trees = [environment().parse(text) for text in TEMPLATES.values()]
    files = [found.template for tree in trees for found in tree.find_all(nodes.Import)]
    files += [found.template for tree in trees for found in tree.find_all(nodes.FromImport)]
    named = {file.value for file in files if isinstance(file, nodes.Const)} - THEIRS
    games = map(game_named, ("", *words()))
    computed = [pattern for game in games for pattern in (game.board, game.questions.format(ask="*"))]
    return named | {name for name in TEMPLATES for pattern in computed if fnmatch(name, pattern)}


def test_macros_are_all_that_there_is_in_files_of_macros() -> None:
    """A file of macros is evaluated once for all frames: a text `set` in it would stay in the first language."""
    kept = (nodes.Macro, nodes.Import, nodes.FromImport)
    files = macro_files()
    assert {"kit/board.html", "games/holdem/questions/price.html", "games/rake/questions/takes/kind.html"} <= files
    for name in files:
        tree = environment().parse(TEMPLATES[name])
        aliases = [each for each in tree.body if isinstance(each, nodes.Assign) and is_of_names(each.node)]
        text = [each for each in tree.body if isinstance(each, nodes.Output) and is_blank(each)]
        assert [each for each in tree.body if not isinstance(each, kept) and each not in (*aliases, *text)] == [], name


def is_of_names(node: nodes.Node) -> bool:
    """Return whether an expression only gives macros another name."""
    return all(isinstance(each, nodes.Name) for each in (node.items if isinstance(node, nodes.Tuple) else [node]))


def is_blank(output: nodes.Output) -> bool:
    return all(isinstance(each, nodes.TemplateData) and not each.data.strip() for each in output.nodes)


def test_macros_speak_the_language_of_the_frame_that_renders_even_within_another() -> None:
    source = """{% from "kit/text.html" import chips with context %}{{ chips(2) }}, {{ within() }}, {{ chips(3) }}"""
    template = environment().from_string(source)
    nested = template.render(lang="en", within=lambda: template.render(lang="ru", within=lambda: "и"))
    assert nested == "2 chips, 2 фишки, и, 3 фишки, 3 chips"


NEW = ("Ida", "Jon", "Kit")
"""People who are in no other test: what is said of them is said for the first time."""


def test_a_log_says_a_sentence_once_for_each_reader_and_language(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    say = Voice.say

    def counted(speaker: Voice, about: object, names: Names) -> Markup:
        said.append(about)
        return say(speaker, about, names)

    monkeypatch.setattr(Voice, "say", counted)
    template = environment().from_string("{{ event | say }}")
    texts = [
        template.render(
            event=CardsTaken(seat=1), lang=lang, game=game_named("durak"), seat_names=seat_names(3, NEW, own)
        )
        for _ in range(2)
        for lang in ("en", "ru")
        for own in (1, None)
    ]
    assert texts[:4] == texts[4:]
    assert len({*texts}) == len(said) == 4


def test_a_long_sentence_about_what_happened_last_is_marked_as_such() -> None:
    template = environment().from_string(
        '{% from "kit/log.html" import lines with context %}{% macro event(said) %}{{ said }}<a>1.1</a>{% endmacro %}'
        "{{ lines(said, event) }}"
    )
    long, short = "A sentence of many words. " * 4, "Short."
    for said, marked in (([long, short], ["", ""]), ([short, long], ["", ' class="board-long"'])):
        assert re.findall(r"<p(.*?)>", template.render(said=said)) == marked

"""Templates that can be read: lines of a length to see at once, macros with few branches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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
    assert {"table/view.html", "games/rake/events.html", "kit/question.html"} <= set(TEMPLATES)

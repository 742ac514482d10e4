"""A kind of question is a module of the engine and a folder of the pages, found by its word and listed nowhere."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import ChoiceLoader, FileSystemLoader

from rake import questions
from rake.questions import parse_question
from rake.questions.drills import DRILLS
from tests.widgets.asking import part
from widgets.games.rake import questions as pages
from widgets.host import RAKE, Request, run
from widgets.site import ROOT
from widgets.templates import LANGUAGES, environment

FOLDER = ROOT / "widgets" / "games" / "rake" / "questions"

SUIT = '''
from dataclasses import dataclass
from rake.questions.find import Find

@dataclass(frozen=True)
class OfSuit(Find):
    """Ask which card has the suit of another."""

    ask = "suit"
    order = 100

    @property
    def right(self):
        return frozenset(str(card) for card in self.up if card.suit is self.want.suit)
'''
PAGE = """
from widgets.kit.questions import QuestionKind

class SuitKind(QuestionKind):
    layout = "cards"

    def feedback(self, question, answer):
        return {"suit": question.want.suit.name}

KIND = SuitKind()
"""
TEMPLATE = """
{% macro answer(code) %}{{ code | card_name }}{% endmacro %}
{% macro consequence(feedback, right) %}
<p>It is {{ "one" if right else "none" }} of the {{ feedback.suit | lower }}.</p>
{% endmacro %}
"""
LESSON = (
    '{"name": "suits", "following": null, "knows": [], "steps": [{"ask": "ask=suit want=AS up=2W.3S", "rules": ["2.1"],'
    ' "task": "Which is like it?", "idea": "", "why": "Look.", "wrong": {}}]}'
)


@pytest.fixture
def _with_suit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a kind of question where the engine and the pages look for them."""
    engine, page = tmp_path / "engine", tmp_path / "page" / "questions"
    engine.mkdir()
    (page / "suit").mkdir(parents=True)
    (engine / "suit.py").write_text(SUIT, "utf-8")
    (page / "suit" / "__init__.py").write_text(PAGE, "utf-8")
    (page / "suit" / "kind.html").write_text(TEMPLATE, "utf-8")
    found = environment()
    assert found.loader
    monkeypatch.setattr(questions, "__path__", [*questions.__path__, str(engine)])
    monkeypatch.setattr(pages, "__path__", [*pages.__path__, str(page)])
    monkeypatch.setattr(found, "loader", ChoiceLoader([found.loader, FileSystemLoader(page.parent)]))
    caches = questions.kinds, pages.kinds
    for cache in caches:
        cache.cache_clear()
    yield
    for name in ("rake.questions.suit", "widgets.games.rake.questions.suit"):
        sys.modules.pop(name, None)
    for cache in caches:
        cache.cache_clear()


@pytest.mark.usefixtures("_with_suit")
def test_a_kind_that_is_put_there_is_asked_answered_and_shown() -> None:
    assert [*questions.kinds()][-1] == "suit"
    question = parse_question("ask=suit want=AS up=2W.3S")
    assert question.right == {"3S"}
    assert str(question) == "rake=1 ask=suit want=AS up=2W.3S"
    for answer, said in (("2W", "It is none of the skulls."), ("3S", "It is one of the skulls.")):
        frame = run(Request("lesson", "w1", fields={"msg": f"answer {answer}"}, source=LESSON), strict=True)
        assert said in part(frame.html, "rake-result").text
        assert frame.html.count('class="rake-face"') == 2


def test_every_kind_has_its_folder_and_every_folder_its_kind() -> None:
    for file in ("__init__.py", "kind.html"):
        assert {path.parent.name for path in FOLDER.glob(f"*/{file}")} == {*questions.kinds()}
    assert {*pages.kinds()} == {*questions.kinds()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_that_is_drilled_has_a_title(lang: str) -> None:
    template = environment().get_template("kit/drill_title.html")
    assert len({template.render(lang=lang, about=kind, game=RAKE).strip() for kind in DRILLS}) == len(DRILLS)


def test_no_file_names_the_modules_of_all_kinds() -> None:
    words = {*questions.kinds()}
    for path in (*(ROOT / "rake").rglob("*.py"), *(ROOT / "widgets").rglob("*.py")):
        if "node_modules" not in path.parts:
            text = path.read_text("utf-8")
            assert not all(f"questions.{word} import" in text or f'"{word}"' in text for word in words), path

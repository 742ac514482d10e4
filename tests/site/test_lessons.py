"""Lessons: every step is proved by the engine, said in every language, and an author's mistakes are reported."""

from __future__ import annotations

import json
import re
import statistics
from pathlib import Path

import pytest

from rake import parse_odds
from rake.analysis.odds import TARGET
from rake.questions import parse_question
from rake.questions.card import BestCard
from tests.engine.test_rule_list import played
from tests.lessons import lesson, page_source
from widgets.games.rake.lesson import WIDGET
from widgets.host import Frame, Request, run
from widgets.kit.lesson import Step
from widgets.kit.widget import Context
from widgets.site.pages import guides
from widgets.site.pages.guides import GUIDES
from widgets.site.pages.lessons import FOLDER, LESSONS, LessonError, checked, lesson_source, main
from widgets.templates import LANGUAGES

STEPS = [
    (name, lang, at)
    for name in LESSONS
    for lang in LANGUAGES
    for at in range(len(checked(FOLDER / f"{name}.toml")["step"]))
]


def frame(name: str, lang: str, state: str, message: str = "") -> Frame:
    fields = {"msg": message} if message else {}
    return run(Request("lesson", "w1", state, fields=fields, lang=lang, source=page_source(name, lang)), strict=True)


def step_of(name: str, lang: str, at: int) -> Step:
    return lesson(name, lang).steps[at]


def test_every_lesson_has_a_file_and_a_page_in_every_language() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == set(LESSONS)
    for name in LESSONS:
        assert f'source="learn/{name}.toml"' in (FOLDER / f"{name}.md").read_text("utf-8")
        assert f'source="learn/{name}.toml"' in (FOLDER / f"{name}.ru.md").read_text("utf-8")


def test_every_testable_rule_is_taught_by_a_step() -> None:
    taught = {rule for name in LESSONS for step in lesson(name, "en").steps for rule in step.rules}
    assert [rule for rule in played() if rule not in taught] == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_short(name: str) -> None:
    assert 5 <= len(lesson(name, "en").steps) <= 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_twelve_year_old_reads_the_course_easily(lang: str) -> None:
    steps = [step for name in LESSONS for step in lesson(name, lang).steps]
    texts = [text for step in steps for text in (step.task, step.idea, step.why, *step.wrong.values())]
    sources = [guides.guide_source(path, lang) for path in GUIDES.glob("*.toml")]
    texts += [text for source in sources for text in json.loads(source)["say"].values()]
    sentences = [re.findall(r"[^\W\d]+", sentence) for text in texts for sentence in re.split(r"[.!?:;]\s", text)]
    assert max(map(len, sentences)) <= 25
    assert statistics.mean(map(len, sentences)) < 8


@pytest.mark.parametrize(("name", "lang", "at"), STEPS)
def test_every_answer_is_told_its_reason(name: str, lang: str, at: int) -> None:
    step = step_of(name, lang, at)
    state = f"lesson={name}" + (f" step={at + 1}" if at else "")
    context = Context(page_source(name, lang))
    before = frame(name, lang, state).html
    for answer in step.question.answers:
        after = frame(name, lang, state, f"answer {answer}")
        assert WIDGET.parse(after.state, context).tried == (answer,), "a reload forgets nothing"
        feedback = after.html[after.html.index("rake-result") :]
        assert feedback != before[before.index("rake-result") :]
        # Beside "Not so" and "Try again" there is a reason, the author's or the engine's.
        assert feedback.count("<p") >= (2 if answer in step.question.right else 3), (answer, feedback)


@pytest.mark.parametrize(("name", "lang", "at"), STEPS)
def test_the_hints_lead_to_the_answer(name: str, lang: str, at: int) -> None:
    step = step_of(name, lang, at)
    assert {*step.candidates} & step.question.right
    assert {*step.candidates} - step.question.right
    assert step.question.right & {*step.question.answers}


STEP = """
title = { en = "T", ru = "Т" }
says = { en = "Learned.", ru = "Выучено." }
picture = "AS xx"
knows = [{ en = "1", ru = "1" }, { en = "2", ru = "2" }, { en = "3", ru = "3" }]
[[step]]
ask = "ask=winner hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W"
rules = ["5.2"]
task = { en = "Who?", ru = "Кто?" }
idea = { en = "Look.", ru = "Смотрите." }
why = { en = "So.", ru = "Так." }
wrong.2 = { en = "No, {AS} [5.1].", ru = "Нет." }
"""


def written(tmp_path: Path, old: str, new: str) -> Path:
    assert old in STEP
    path = tmp_path / "deck.toml"
    path.write_text(STEP.replace(old, new), "utf-8")
    return path


def test_a_lesson_as_it_should_be_is_taken(tmp_path: Path) -> None:
    assert len(checked(written(tmp_path, "Who?", "Who?"))["step"]) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ask=winner", "ask=loser", r"deck\.toml:7: expected find\|highest"),
        ("ask=winner", "ask=winner=", "deck.toml:7"),
        ("DS.DW", "DS.AS", r"deck\.toml:7: there is one AS in the deck"),
        ("wrong.2", "wrong.1", r"deck\.toml:12: 1 is right"),
        ("wrong.2", "wrong.3", r"deck\.toml:12: 3 is not offered; 1, 2, split are"),
        ("wrong.2", 'wrong."raise 3"', r"deck\.toml:12: raise 3 is not offered"),
        ('rules = ["5.2"]', 'rules = ["5.9"]', r"deck\.toml:8: no rule has the number 5\.9"),
        ('rules = ["5.2"]', "rules = []", r"deck\.toml:8: no rule has the number none"),
        ("[5.1]", "[5.7]", r"deck\.toml:12: no rule has the number 5\.7"),
        ("{AS}", "{XS}", r"deck\.toml:12: has braces around 'XS', which isn't a card"),
        (', ru = "Кто?"', "", r"deck\.toml:9: is to be said in en, ru"),
        ('en = "So."', 'en = ""', r"deck\.toml:11: is to be said in en, ru"),
        ('idea = { en = "Look.", ru = "Смотрите." }\n', "", r"deck\.toml:6: idea is missing"),
        ("why =", "because =", r"deck\.toml:6: why is missing"),
        ("wrong.2 =", 'extra = 1\nwrong.2 =', r"deck\.toml:12: no extra is known"),
        ("[[step]]", "[[step]", r"deck\.toml: .*line 6"),
        ('title = { en = "T", ru = "Т" }', "", r"deck\.toml:1: title is to be said"),
        ("AS xx", "AS king", r"deck\.toml:4: picture shows 'king', which is neither a card nor one of xx"),
        ('picture = "AS xx"\n', "", r"deck\.toml:1: picture shows 'nothing'"),
        (', { en = "3", ru = "3" }]', "]", r"deck\.toml:5: knows has 2 sentences, not 3"),
        (', { en = "3", ru = "3" }]', ', { en = "3" }]', r"deck\.toml:5: knows is to be said in en, ru"),
    ],
)  # fmt: skip
def test_what_an_author_gets_wrong_is_told_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(LessonError, match=message):
        checked(written(tmp_path, old, new))


def test_a_page_brings_its_own_language_alone() -> None:
    assert "Press the Lady" in lesson_source(FOLDER / "deck.toml", "en")
    assert "Press the Lady" not in lesson_source(FOLDER / "deck.toml", "ru")


def test_after_the_last_lesson_comes_none() -> None:
    for name, after in zip(LESSONS, [*LESSONS[1:], ""], strict=True):
        following = json.loads(lesson_source(FOLDER / f"{name}.toml", "en"))["following"]
        assert (following["name"] if following else "") == after


SPOT = "players=2 seat=1 pick=2 hand=DF.8W.8C.3S up=PF down=1 took=1-x8C.2-PS"


@pytest.mark.parametrize("text", [SPOT, "players=2 seat=2 pick=1 hand=AS.AC.8F up=AW down=2 took=1-8S policy=made"])
def test_an_author_gets_the_question_of_a_spot_with_its_odds(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([text])
    question = parse_question(capsys.readouterr().out.strip())
    assert isinstance(question, BestCard)
    asked = parse_odds(text)
    assert (question.odds.spot, question.odds.policy) == (asked.spot, asked.policy)
    assert all(chance.error <= TARGET for chance in question.odds.options)


def test_an_author_hears_what_is_wrong_with_a_spot(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([SPOT.replace("down=1", "down=2")])
    assert "8.5" in capsys.readouterr().err


@pytest.mark.parametrize("name", LESSONS)
def test_a_wrong_answer_does_not_give_the_right_card_or_number_away(name: str) -> None:
    for at, step in enumerate(lesson(name, "en").steps, 1):
        question = step.question
        if question.ask not in ("card", "outs", "holds"):
            continue
        for answer in set(question.answers) - question.right:
            html = frame(name, "en", f"lesson={name} step={at}", f"answer {answer}").html
            said = html[html.index("rake-result") : html.index("rake-controls")]
            feedback, _, played = said.partition("rake-played")
            assert "is best." not in feedback
            assert "would have given" not in played, "nor the hand that the right card makes"
            assert 'class="rake-face"' not in feedback
            if question.ask != "card":
                short = question.answers.index(answer) < min(map(question.answers.index, question.right))
                more = "could be higher" if question.ask == "holds" else "are more"
                assert (more in feedback) is short


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_nothing_is_said_below_a_lesson_before_the_next_heading(name: str, lang: str) -> None:
    page = (FOLDER / f"{name}{'' if lang == 'en' else f'.{lang}'}.md").read_text("utf-8")
    _, _, after = page.partition(f"lesson={name}\n```\n")
    assert not after.strip() or after.strip().startswith("## ")

"""A lesson as a reader takes it: answers, hints, steps, and what is remembered of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import chain, pairwise
from typing import Any

import pytest

from rake import ACE_OF_SKULLS, Category, Rank, evaluate
from rake.questions.base import made_with
from tests.lessons import page_source
from tests.widgets.asking import part
from widgets.games.rake.questions import QUESTIONS
from widgets.host import Frame, Request, run
from widgets.kit.lesson import another, read_lesson
from widgets.site.pages.lessons import LESSONS

DECK = page_source("deck", "en")
STEPS = len(json.loads(DECK)["steps"])
START = "rake=1 lesson=deck"


def press(state: str, *messages: str, seen: str = "") -> Frame:
    """Return the frame after some presses."""
    found = run(Request("lesson", "w1", state, source=DECK), strict=True)
    for message in messages:
        fields = {"msg": message}
        found = run(Request("lesson", "w1", found.state, fields=fields, source=DECK, seen=seen), strict=True)
    return found


def feedback(frame: Frame) -> str:
    return part(frame.html, "rake-result").text


def test_a_right_answer_is_praised_and_explained() -> None:
    frame = press(START, "answer LW")
    assert feedback(frame).startswith("Right.")
    assert "Priest, Lady, Duke and Ace" in feedback(frame)
    assert "Go on" in frame.html


def test_a_tempting_wrong_answer_hears_its_own_reason_and_may_be_mended() -> None:
    frame = press(START, "answer DW")
    assert feedback(frame).startswith("Not quite.")
    assert "The Duke is one step above the Lady." in feedback(frame)
    assert "Try again." in feedback(frame)
    assert feedback(press(frame.state, "answer LW")).startswith("Right.")


def test_any_other_wrong_answer_hears_what_the_engine_says() -> None:
    assert "That's the Ace of Wings" in feedback(press(START, "answer AW"))


def test_the_first_frame_tells_nothing() -> None:
    frame = press(START)
    assert feedback(frame) == ""
    assert part(frame.html, "rake-hint").text == ""


def test_hints_come_one_by_one_and_end_with_the_answer() -> None:
    frames = [press(START, *["hint"] * count) for count in range(1, 5)]
    hints = [part(frame.html, "rake-hint").text for frame in frames]
    assert "letter in the corner" in hints[0]
    assert "2.2" in hints[1]
    assert "between these two" in hints[2]
    assert "The answer: Lady of Wings" in hints[3]
    assert 'value="hint"' not in frames[3].html.split("rake-result")[1]
    assert press(frames[3].state, "hint").state == frames[3].state


def test_two_quick_presses_climb_one_step_of_the_ladder() -> None:
    first = press(START)
    assert press(press(first.state, "hint").state, "hint", seen=first.state).state == press(START, "hint").state


def test_a_lesson_is_read_once_however_often_its_page_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    press(START)
    monkeypatch.setattr(import_module("widgets.kit.lesson"), "read_step", None)
    assert feedback(press(START, "answer LW")).startswith("Right.")


def test_a_step_is_marked_by_its_wrong_answers() -> None:
    assert "marks" not in press(START).state
    later = "." * (STEPS - 1)
    assert press(START, "answer LW", "next").state.endswith(f"marks=0{later}")
    assert press(START, "answer AW", "answer DW", "answer LW", "next").state.endswith(f"marks=2{later}")
    assert press(START, "next").state.endswith(f"marks=s{later}")


def test_a_lesson_begun_again_keeps_the_best_of_its_finished_runs() -> None:
    stars, skipped = "0" * STEPS, "s" * STEPS
    end = press(f"{START} step={STEPS + 1} marks={stars}")
    assert end.focus == "w1-following"
    again = press(end.state, "again")
    assert again.state == f"{START} done={stars}"
    assert press(again.state, "next", "step 5").state.endswith(f"done={stars}")
    assert press(f"{START} step={STEPS + 1} marks={skipped} done={stars}", "again").state == again.state
    assert press(f"{START} step={STEPS + 1} marks={stars} done={skipped}", "again").state == again.state
    assert press(f"{START} step={STEPS + 1} marks={stars[:-1]}.", "again").state == START, "it was never finished"
    assert press(f"{START} done=00").state == START, "the lesson had other steps then"


SKULLS = page_source("skulls", "en")


def skulls(state: str, *messages: str) -> Frame:
    """Return the frame after some presses in the lesson about the Ace of Skulls."""
    found = run(Request("lesson", "w1", state, source=SKULLS), strict=True)
    for message in messages:
        fields = {"msg": message}
        found = run(Request("lesson", "w1", found.state, fields=fields, seed="1", source=SKULLS), strict=True)
    return found


def test_a_missed_step_is_asked_again_at_the_end_with_other_cards_decided_by_the_same_rule() -> None:
    steps = read_lesson(SKULLS, QUESTIONS).steps
    right = [f"answer {next(iter(step.question.right))}" for step in steps]
    wrong = f"answer {next(answer for answer in steps[1].question.answers if answer not in steps[1].question.right)}"
    answers = [[each, "next"] for each in right]
    answers[1].insert(0, wrong)
    end = skulls("rake=1 lesson=skulls", *chain.from_iterable(answers))
    assert end.state.endswith("marks=01000000 again=2 seed=1")
    assert "What you missed, with another example · 1 to go" in end.html
    drawn = another(steps[1].question, steps[1].rules, QUESTIONS, "1 2")
    assert drawn
    assert drawn != steps[1].question
    assert QUESTIONS.rule(drawn) in steps[1].rules
    over = skulls(end.state, f"answer {next(iter(drawn.right))}", "next")
    assert feedback(over).endswith("You got 7 of 8 right first time.")
    assert over.state.endswith("marks=01000000"), "the star stays lost"


def test_a_step_under_a_house_rule_is_not_asked_again_without_it() -> None:
    steps = read_lesson(page_source("house", "en"), QUESTIONS).steps
    literal = next(step for step in steps if step.question.fields.get("rules") == "literal")
    assert [another(literal.question, literal.rules, QUESTIONS, seed) for seed in "abcdef"] == [None] * 6


SEEDS = "abcdef"


def asked_again(lesson: str, step: int) -> Iterator[Any]:
    """Yield what is asked in place of a missed step of a lesson of Rake, with some seeds."""
    missed = read_lesson(page_source(lesson, "en"), QUESTIONS).steps[step - 1]
    for seed in SEEDS:
        found = another(missed.question, missed.rules, QUESTIONS, seed)
        assert found not in (None, missed.question)
        yield found


def test_what_is_asked_again_tempts_as_the_missed_step_did() -> None:
    for quads in asked_again("skulls", 7):
        value = evaluate(quads.hand)
        assert (value.category, value.kickers) == (Category.QUADS, (ACE_OF_SKULLS,))
    for broken in asked_again("ladder", 5):
        assert evaluate(broken.hand).category is Category.HIGH_CARD
        assert {Rank.DUKE, Rank.ACE, Rank.TWO} < {card.rank for card in broken.hand}, "as if an Ace were both"
        assert sum(one.rank - other.rank == 1 for one, other in pairwise(broken.hand)) == 3
    for lower in asked_again("winners", 1):
        won, lost = sorted(map(evaluate, lower.hands), reverse=True)
        assert {won.category, lost.category} == {Category.HIGH_CARD}
        assert [one.rank < other.rank for one, other in zip(won.kickers, lost.kickers, strict=True)] == [True] * 4
    for gap in asked_again("second", 3):
        assert (gap.say, gap.right) == ((1, 4, 8), {"4"})
        assert gap.hand[0].rank - gap.hand[3].rank == 4, "the gap is inside"
    for three in asked_again("tells", 6):
        assert three.right == {"FULL_PACK"}, "the fourth of them is in sight"
    for card in asked_again("ladder", 9):
        made = [made_with(card.hand, each) for each in card.up]
        assert sorted(made) == [Category.RUN, Category.RUN, Category.SUITS_FULL, Category.RAKE]
    for pot in asked_again("pots", 3):
        all_chips, only_one = sum(pot.paid), max(pot.paid) - min(pot.paid)
        assert pot.say == (only_one, 2 * only_one, all_chips), "each number has the reason that it had"


def test_a_step_that_cannot_be_drawn_is_asked_again_as_it_was() -> None:
    end = press(f"{START} step={STEPS} marks=0001{'0' * (STEPS - 5)}.", "answer DF", "next")
    assert "again=4" in end.state
    assert "What you missed, once more · 1 to go" in end.html
    assert "Two Ladies of two suits." in end.html


def test_a_lesson_without_a_mistake_ends_at_once_and_says_what_one_knows_now() -> None:
    end = press(f"{START} step={STEPS} marks={'0' * (STEPS - 1)}.", "answer DF", "next")
    assert "again" not in end.state
    assert "Now you know:" in end.html
    assert [each in end.html for each in read_lesson(DECK, QUESTIONS).knows] == [True] * 3


def test_nothing_is_forced_and_what_was_passed_is_offered_at_the_end() -> None:
    again = press(START, "answer LW", *["next"] * STEPS)
    assert f"{STEPS - 1} to go" in again.html
    end = press(again.state, "next")
    assert feedback(end).endswith(f"You got 1 of {STEPS} right first time.")
    assert [f'value="step {number}"' in end.html for number in range(1, STEPS + 1)] == [False] + [True] * (STEPS - 1)
    assert "learn/ladder/" in end.html


def test_a_step_done_anew_takes_the_place_of_its_old_mark() -> None:
    end = press(START, *["next"] * (STEPS + 1))
    again = press(end.state, "step 2", "answer PS", "next")
    assert "marks=s0ssss" in again.state
    assert "marks=s0ssss" in press(again.state, "step 2", "next").state, "looking at it again costs nothing"


def test_a_quick_second_press_counts_once() -> None:
    first = press(START)
    twice = press(press(first.state, "answer LW").state, "answer AW", seen=first.state)
    assert twice.state == press(first.state, "answer LW").state
    gone = press(press(first.state, "answer LW", "next").state, "next", seen=press(first.state, "answer LW").state)
    assert gone.state == press(first.state, "answer LW", "next").state


@pytest.mark.parametrize(
    "state", ["lesson=deck marks=00", "lesson=deck step=2 tried=QQ", "lesson=deck tried=1_2_split"]
)
def test_what_was_kept_of_an_older_edition_is_no_error(state: str) -> None:
    assert "Step" in press(state).html


def test_a_lesson_that_was_ended_before_steps_were_asked_again_is_still_at_its_end() -> None:
    assert "You got 0 of 7" in press(f"{START} step=8 marks=sssssss").html


@pytest.mark.parametrize(
    "state", ["lesson=poker", "lesson=deck step=99", "lesson=deck marks=abcdef", "lesson=deck hint=9"]
)
def test_a_state_that_cannot_be_is_told_and_the_lesson_begins(state: str) -> None:
    frame = run(Request("lesson", "w1", state, source=DECK))
    assert part(frame.html, "rake-refusal").text
    assert frame.state == START


def pick(*messages: str) -> str:
    """Return the frame of a step that asks which card to take, after some presses."""
    source, state = page_source("first", "en"), "lesson=first step=4"
    html = run(Request("lesson", "w1", state, source=source), strict=True).html
    for message in messages:
        frame = run(Request("lesson", "w1", state, fields={"msg": message}, source=source), strict=True)
        state, html = frame.state, frame.html
    return html


def test_cards_of_the_middle_show_how_they_were_as_answers() -> None:
    assert not re.search("is-(right|wrong)", pick())
    wrong = pick("take TW", "take x1")
    pressed = re.findall(r'is-wrong"[^>]*value="take (\w+)" aria-disabled="true"', wrong)
    assert pressed == ["TW", "x1", "x2"], "the face-down cards are one answer"
    right = pick("take TW", "take AF")
    assert re.findall(r'is-(right|wrong)"><span class="rake-face" data-card="(\w+)"', right) == [
        ("wrong", "TW"),
        ("right", "AF"),
    ]


def test_a_middle_of_face_down_cards_alone_is_shown() -> None:
    spot = "players=2 seat=2 pick=2 hand=DF.8W.8C.3S down=1 took=1-PF.2-8C.1-PS"
    question = f"ask=knows want=0 {spot}"
    step = {"ask": question, "rules": ["8.6"], "task": "Who?", "idea": "?", "why": ".", "wrong": {}}
    source = json.dumps({"name": "last", "following": None, "knows": [], "steps": [step]})
    html = run(Request("lesson", "w1", "", source=source), strict=True).html
    assert part(html, "board-centre").text == "face-down card 1"


def test_an_address_of_no_step_or_of_this_one_changes_nothing() -> None:
    tried = press(START, "answer AW").state
    for message in ("step 0", "step 1", f"step {STEPS + 1}", "step 99999999999", "step x", "step"):
        assert press(tried, message).state == tried
    assert "step=3" in press(tried, "step 3").state


def test_without_a_page_there_is_a_sample() -> None:
    assert "Three-of-a-kind" in run(Request("lesson", "w1", "lesson=sample"), strict=True).html


def test_of_a_card_the_reason_comes_first_and_the_numbers_are_for_those_who_ask() -> None:
    source = page_source("first", "en")
    asked = Request("lesson", "w1", "rake=1 lesson=first step=2", fields={"msg": "take AC"}, source=source)
    frame = run(asked, strict=True)
    assert feedback(frame).startswith("Not quite.")
    assert "One Ace alone is a high card and no more." in feedback(frame)
    assert "percentage points" not in feedback(frame)
    folded = frame.html.partition('id="w1-numbers"')[2]
    assert "Show the numbers" in folded
    assert "15.2 percentage points" in folded


@pytest.mark.parametrize(("lang", "lady"), [("en", "L the Lady"), ("ru", "L — дама (Lady)")])
def test_the_letters_of_the_faces_are_explained_before_the_first_of_them_is_asked_for(lang: str, lady: str) -> None:
    html = run(Request("lesson", "w1", START, source=page_source("deck", lang), lang=lang), strict=True).html
    before, _, after = html.partition('<div class="rake-note"><span class="rake-vardic">')
    assert lady in after.partition("</span>")[0]
    assert 'class="rake-question"' in before
    assert 'value="answer LW"' not in before


@pytest.mark.parametrize(("lang", "king"), [("en", "K the Duke"), ("ru", "K — герцог")])
@pytest.mark.parametrize("name", LESSONS)
def test_a_reader_with_the_standard_deck_is_told_what_the_words_of_a_lesson_mean(
    name: str, lang: str, king: str
) -> None:
    html = run(
        Request("lesson", "w1", f"rake=1 lesson={name}", source=page_source(name, lang), lang=lang), strict=True
    ).html
    assert re.search(rf'<span class="rake-standard">[^<]*♠[^<]*{king}', html)

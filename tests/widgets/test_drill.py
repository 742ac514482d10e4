"""Drills as a reader takes them: answers and reasons, runs that follow, a summary, an examination, links."""

from __future__ import annotations

import html
import re
from dataclasses import replace

import pytest

from rake import IllegalPosition, InvalidNotation, Violation, from_query
from rake.kit.questions import Question, QuestionRefusal
from rake.questions.card import BestCard
from tests.widgets.asking import part
from widgets.games.rake.drill import WIDGET
from widgets.games.rake.drills import KINDS
from widgets.host import Frame, Request, position, run
from widgets.kit.drill_widget import Model
from widgets.kit.session import EXAM, EXAM_LENGTH, LENGTH, MIXED, MOST_QUEUED, Asked, Done, Session
from widgets.kit.widget import Context
from widgets.site.pages.bank import FILE

BANK = FILE.read_text("utf-8")
SPOILT = ["-", "name", "name-1", "name-1-rake", "name-4-rake-1", "name-1-rake-21", "name-1-<b>-1", "mixed-1-rake-1"]
"""Questions that no queue can hold."""


def press(state: str, *messages: str, seed: str = "7", seen: str = "", lang: str = "en") -> Frame:
    """Return the frame after some presses."""
    found = run(Request("drill", "w1", state, lang=lang, source=BANK), strict=True)
    for message in messages:
        asked = Request(
            "drill", "w1", found.state, fields={"msg": message}, seed=seed, seen=seen, lang=lang, source=BANK
        )
        found = run(asked, strict=True)
    return found


def feedback(frame: Frame) -> str:
    return part(frame.html, "rake-result").text


def model(frame: Frame) -> Model:
    return WIDGET.parse(frame.state, Context(BANK))


def session(kind: str, seed: str, done: tuple[Done, ...] = ()) -> Session:
    """Return a session in which every kind began at the first level."""
    return replace(Session.first(KINDS, seed), kind=kind, done=done)


def right(frame: Frame) -> str:
    """Return the message of a right answer."""
    return f"answer {min(asked(frame).right)}"


def wrong(frame: Frame) -> str:
    question = asked(frame)
    return f"answer {next(answer for answer in question.answers if answer not in question.right)}"


def asked(frame: Frame) -> Question:
    """Return the question of a frame."""
    question = model(frame).question
    assert question
    return question


def taken(state: str, outcomes: str) -> Frame:
    """Return the frame after a session: `+` for each question answered at once, `-` for each missed."""
    frame = press(state)
    for outcome in outcomes:
        frame = press(frame.state, wrong(frame)) if outcome == "-" else frame
        frame = press(frame.state, right(frame), "next") if not model(frame).solved else press(frame.state, "next")
    return frame


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_hears_its_reason(kind: str, lang: str) -> None:
    for level in "123":
        frame = press("drill=name", f"drill {kind}", f"level {level}")
        question = asked(frame)
        for answer in question.answers:
            after = press(frame.state, f"answer {answer}", lang=lang)
            result = after.html[after.html.index("rake-result") : after.html.index("rake-controls")]
            assert result.count("<p") >= (2 if answer in question.right else 3), answer


def test_a_wrong_answer_may_be_mended_and_costs_a_mark() -> None:
    frame = press("drill=winner")
    missed = press(frame.state, wrong(frame))
    assert feedback(missed).startswith("Not quite.")
    assert feedback(missed).endswith("Try again.")
    mended = press(missed.state, right(frame))
    assert feedback(mended).startswith("Right.")
    assert "done=1-1-1" in press(mended.state, "next").state


def test_a_question_may_be_skipped() -> None:
    assert "done=1-1-s" in press("drill=pot", "next").state
    frame = press("drill=pot")
    assert "done=1-1-s" in press(frame.state, wrong(frame), "next").state


def test_a_run_ends_with_what_was_missed_by_rule_each_with_a_link() -> None:
    end = taken("drill=name", "+-" * (LENGTH // 2))
    assert feedback(end).endswith(f"You got {LENGTH // 2} of {LENGTH} right first time.")
    links = re.findall(r'href="drill/\?([^"]+)">Question (\d+)<', end.html)
    assert sorted(int(number) for _, number in links) == [2, 4, 6, 8, 10]
    run_now = model(end).session
    for query, number in links:
        linked = WIDGET.parse(from_query(html.unescape(query)), Context()).linked
        assert str(linked) == str(model(end).question_of(run_now.asked(run_now.done[int(number) - 1])))
    rules = re.findall(r'class="rake-rule" href="[^"]*" aria-label="rule (3\.\d)"', end.html)
    assert rules == sorted({*rules})
    assert rules


def test_what_was_missed_can_be_asked_once_more_and_nothing_else() -> None:
    end = taken("drill=outs", "++-+-+++++")
    again = press(end.state, "missed")
    assert [each.number for each in model(again).session.repeat] == [3, 5]
    assert str(model(again).question) == str(
        model(end).question_of(model(end).session.asked(model(end).session.done[2]))
    )
    assert ">My mistakes. Question 1 of 2<" in again.html
    assert "of 2 right first time" in feedback(taken(again.state, "++"))
    assert 'value="missed"' not in taken(again.state, "++").html
    twice = press(taken(again.state, "+-").state, "missed")
    assert model(twice).session.repeat == model(again).session.repeat[1:]


def test_a_perfect_run_offers_nothing_to_repeat() -> None:
    end = taken("drill=skull", "+" * LENGTH)
    assert 'value="missed"' not in end.html
    assert press(end.state, "missed").state == end.state


def test_two_right_answers_in_a_row_lead_up_and_two_misses_down() -> None:
    start = session("name", "1")
    levels = []
    run_now = start
    for missed in (0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1):
        levels.append(run_now.level_of("name"))
        run_now = session("name", "1", done=(*run_now.done, Done(1, 1, missed)))
    assert levels == [1, 1, 2, 2, 3, 3, 3, 3, 3, 2, 2]


def test_asking_once_more_what_was_missed_costs_no_level() -> None:
    end = taken("drill=name", "++++-+++++")
    reached = model(end).session.level_of("name")
    assert reached > 1
    again = taken(press(end.state, "missed").state, "+")
    assert model(press(again.state, "again")).session.now.level == reached


def waiting(frame: Frame) -> list[str]:
    """Return the questions of the queue."""
    return [str(each) for each in model(frame).session.queue]


def test_what_is_missed_is_kept_only_if_the_reader_wants_it() -> None:
    first = press("drill=name")
    assert 'value="keep on" aria-pressed="false"' in first.html
    assert waiting(taken(first.state, "-+-")) == []
    kept = press(first.state, "keep on")
    assert 'value="keep off" aria-pressed="true"' in kept.html
    assert "My mistakes" not in kept.html
    missed = press(taken(kept.state, "+-+").state, "next")
    assert waiting(missed) == ["name-1-rake-2", "name-1-rake-4"]
    assert "My mistakes (2)" in missed.html


def test_whoever_decides_late_keeps_what_this_run_has_missed() -> None:
    late = press(taken("drill=pot seed=x", "-++-").state, "keep on")
    assert waiting(late) == ["pot-1-x-1", "pot-2-x-4"]


@pytest.mark.parametrize("kind", [*KINDS, MIXED, EXAM])
def test_a_kept_question_is_asked_again_whatever_the_reader_does_meanwhile(kind: str) -> None:
    frame = press("drill=name", "keep on", f"drill {kind}", seed="5-5")
    missed = str(asked(frame))
    later = press(press(frame.state, "next").state, "drill skull", "level 3", "drill mixed", seed="6")
    assert len(waiting(later)) == 1
    assert str(asked(press(later.state, "queue"))) == missed


def test_what_is_known_at_the_first_try_leaves_the_queue_and_what_is_missed_goes_to_its_end() -> None:
    start = press(taken("keep=on", "---+++++++").state, "drill pot", "queue")
    assert ">My mistakes. Question 1 of 3<" in start.html
    assert 'aria-current="true">My mistakes (3)<' in start.html
    assert start.html.count("aria-current") == 1
    assert waiting(taken(start.state, "-+")) == ["name-1-rake-3", "name-1-rake-1"]
    end = taken(start.state, "-++")
    assert feedback(end).startswith("My mistakes You got 2 of 3 right first time.")
    assert waiting(taken(press(end.state, "queue").state, "+")) == []


def test_the_queue_is_asked_ten_at_a_time() -> None:
    end = press("keep=on", "drill exam", *["next"] * EXAM_LENGTH, seed="ab")
    first = press(end.state, "queue")
    assert len(waiting(end)) == EXAM_LENGTH
    assert [str(each) for each in model(first).session.repeat] == waiting(end)[:LENGTH]
    assert feedback(press(first.state, wrong(first))).endswith("Try again."), "it is no examination any more"
    second = press(first.state, *["next"] * LENGTH, "queue")
    assert [str(each) for each in model(second).session.repeat] == waiting(end)[LENGTH:]


def test_the_queue_costs_no_level_and_gains_none() -> None:
    end = taken("keep=on levels=2222222", "--++++++++")
    reached = [model(end).session.level_of(kind) for kind in KINDS]
    for outcomes in ("++", "--"):
        after = taken(press(end.state, "queue").state, outcomes)
        assert [model(press(after.state, "again")).session.level_of(kind) for kind in KINDS] == reached
    assert 'value="level' not in press(end.state, "queue").html


def test_the_oldest_make_room() -> None:
    full = ".".join(f"pot-1-a-{number}.pot-2-a-{number}.pot-3-a-{number}" for number in range(1, 21))
    frame = press(f"drill=name keep=on queue={full}")
    assert len(waiting(frame)) == MOST_QUEUED
    after = press(frame.state, "next")
    assert waiting(after) == [*waiting(frame)[1:], "name-1-rake-1"]
    assert after.state.endswith("queue=" + ".".join(waiting(after)))


def test_switched_off_the_queue_rests_and_is_there_again_later() -> None:
    kept = press("keep=on", "next", "next")
    rests = press(kept.state, "keep off")
    assert "My mistakes" not in rests.html
    assert press(rests.state, "queue").state == rests.state
    later = press(rests.state, "drill pot", "next", "next", "again")
    assert waiting(later) == waiting(kept)
    assert waiting(press(later.state, "keep on")) == waiting(kept)


def test_a_question_from_a_link_is_not_kept() -> None:
    own = press("drill=pot keep=on")
    linked = run(Request("drill", "w1", own.state, link=press("drill=winner").link), strict=True)
    assert press(linked.state, "next").state == own.state


def test_an_examination_from_a_link_leaves_the_queue_and_adds_to_it() -> None:
    own = press("drill=pot keep=on", "next")
    exam = run(Request("drill", "w1", own.state, link="rake=1&drill=exam&seed=ab-3&queue=name-1-x-1"), strict=True)
    assert waiting(exam) == waiting(own)
    assert len(waiting(press(exam.state, "next"))) == 2
    assert "queue" not in exam.link


def test_an_older_state_opens_without_a_queue() -> None:
    frame = press("drill=name seed=x levels=2111111 done=1-2-0.2-2-1 tried=PAIR")
    assert model(frame).session == Session(KINDS, "name", "x", (2, *[1] * 6), (Done(1, 2, 0), Done(2, 2, 1)))
    between = press("drill=name seed=x levels=2111111 done=9-3-0 again=9-3-1.10-3-s")
    assert model(between).session == Session(KINDS, "name", "x", (2, *[1] * 6)), (
        "a repetition that was under way is given up"
    )


def test_the_name_of_a_question_is_all_of_it() -> None:
    state = "rake=1 drill=card levels=1111111 keep=on queue=card-3-a-b-7.outs-2-9-20"
    assert model(press(state)).session.queue == (Asked("card", 3, "a-b", 7), Asked("outs", 2, "9", 20))
    assert WIDGET.format(WIDGET.parse(state, Context())).endswith("keep=on queue=card-3-a-b-7.outs-2-9-20")


def test_the_level_goes_on_into_the_next_run_and_may_be_chosen() -> None:
    end = taken("drill=name", "++++++++++")
    assert model(press(end.state, "again")).session.now.level == 3
    other = press(end.state, "drill pot")
    assert model(other).session.now.level == 1
    assert model(press(other.state, "drill name")).session.now.level == 3, "each kind keeps its own"
    assert model(press(other.state, "level 2")).session.now.level == 2


@pytest.mark.parametrize("kind", [MIXED, EXAM])
def test_all_kinds_come_in_turn(kind: str) -> None:
    found = session(kind, "1")
    assert {found.kind_of(number) for number in range(1, len(KINDS) + 1)} == {*KINDS}


def test_an_examination_asks_twenty_questions_once_each_and_ever_harder() -> None:
    frame = press("drill=name", "drill exam")
    after = press(frame.state, wrong(frame))
    assert "The answer:" in feedback(after)
    assert 'value="answer' not in after.html
    assert press(after.state, right(frame)).state == after.state, "one answer each"
    end = taken(frame.state, "+-" * (EXAM_LENGTH // 2))
    assert f"You got 10 of {EXAM_LENGTH} right first time." in feedback(end)
    levels = [each.level for each in model(end).session.done]
    assert levels == sorted(levels)
    assert {*levels} == {1, 2, 3}
    assert len(levels) == EXAM_LENGTH


def test_the_result_of_an_examination_can_be_shared_with_its_questions() -> None:
    end = taken(press("drill=name", "drill exam", seed="ab-3").state, "+" * EXAM_LENGTH)
    assert end.link == "rake=1&drill=exam&seed=ab-3"
    shown = position("drill", end.state, "en")
    assert "20 of 20 right first time" in shown.lines
    assert len(shown.rows) == len(KINDS)
    other = run(Request("drill", "w1", "drill=pot levels=1111213", link=end.link), strict=True)
    assert str(model(other).question) == str(
        model(other).question_of(session(EXAM, "ab-3").asked(session(EXAM, "ab-3").now))
    )
    assert "levels=1111213" in other.state


@pytest.mark.parametrize(("level", "least", "most"), [(1, 0.12, 1), (2, 0.06, 0.12), (3, 0, 0.06)])
def test_the_harder_a_pick_up_the_closer_its_cards(level: int, least: float, most: float) -> None:
    frame = press("drill=name", "drill card", f"level {level}")
    for _ in range(LENGTH):
        question = asked(frame)
        assert isinstance(question, BestCard)
        best, after = sorted((chance.win for chance in question.odds.options), reverse=True)[:2]
        assert least <= best - after < most
        frame = press("drill=name", "drill card", f"level {level}", seed=question.odds.spot.hand[0].rank.name)


def test_the_points_that_pick_ups_gave_away_are_counted_by_the_first_choice() -> None:
    frame = press("drill=card", "level 1")
    lost = 0
    for number in range(LENGTH):
        question = asked(frame)
        assert isinstance(question, BestCard)
        if number in (2, 5):
            win = {chance.action: chance.win for chance in question.odds.options}
            lost += round(1000 * (max(win.values()) - win[question.action(wrong(frame).removeprefix("answer "))]))
            frame = press(frame.state, wrong(frame))
        frame = press(frame.state, right(frame), "next")
    assert sum(each.lost for each in model(frame).session.done) == lost
    assert f"your picks cost you {lost // 10}.{lost % 10} percentage points" in frame.html


def test_a_linked_question_stands_before_the_readers_own_run() -> None:
    own = press("drill=pot", "next", "next")
    link = press("drill=winner").link
    linked = run(Request("drill", "w1", own.state, link=link), strict=True)
    assert "A question from a link" in linked.html
    assert str(model(linked).question) == from_query(link)
    back = press(linked.state, right(linked), "next")
    assert model(back) == model(own), "and changes nothing of it"


def test_9_7_nobody_is_asked_who_wins_before_equal_suits_full_have_drawn() -> None:
    link = "rake=1&ask=winner&hands=DW.LW.9W.5W.2W_DF.LF.9F.5F.2F&rules=russian"
    with pytest.raises(IllegalPosition) as refused:
        run(Request("drill", "w1", link=link), strict=True)
    assert refused.value.violation == Violation(QuestionRefusal.ANSWERS, (0, 3))


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_passed_on_without_its_answer(kind: str) -> None:
    frame = press("drill=name", f"drill {kind}", "level 3")
    shown = position("drill", press(frame.state, right(frame)).state, "en")
    assert shown == position("drill", frame.state, "en")
    assert shown.rows


def test_a_link_opens_whatever_the_device_has_kept() -> None:
    link = press("drill=winner").link
    opened = run(Request("drill", "w1", "drill=name levels=9", link=link), strict=True)
    assert str(asked(opened)) == from_query(link)


def test_a_quick_second_press_counts_once() -> None:
    first = press("drill=name")
    once = press(first.state, right(first))
    assert press(once.state, wrong(first), seen=first.state).state == once.state
    gone = press(once.state, "next")
    assert press(gone.state, "next", seen=once.state).state == gone.state
    kept = press(gone.state, "keep on")
    assert press(kept.state, "keep on", seen=gone.state).state == kept.state
    missed = press(kept.state, "next", "next")
    second = press(missed.state, "queue", "next")
    for message in ("queue", "again", "next", "keep off"):
        assert press(second.state, message, seen=missed.state).state == second.state


@pytest.mark.parametrize(
    "state",
    [
        "drill=poker",
        "drill=name levels=9",
        "drill=name done=1-9-0",
        "drill=name done=11-1-0",
        "drill=name seed=<b>",
        "ask=find want=LW up=LW.DW",
        "drill=name keep=off",
        *(f"drill=name {field}={text}" for field in ("queue", "repeat") for text in SPOILT),
    ],
)
def test_a_state_that_cannot_be_is_told(state: str) -> None:
    frame = run(Request("drill", "w1", state))
    assert part(frame.html, "rake-refusal").text
    assert model(frame) == WIDGET.init("", Context(BANK))


@pytest.mark.parametrize("text", SPOILT)
def test_what_is_wrong_with_a_queue_is_found_at_its_place(text: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        WIDGET.parse(f"rake=1 drill=name queue=pot-1-rake-2.{text}", Context())
    assert refused.value.at == len("rake=1 drill=name queue=pot-1-rake-2.")

"""The drills of games other than Rake, as a reader takes them: reasons, sessions, links, refusals, what is shared."""

from __future__ import annotations

import html
import re

import pytest

from rake.kit.notation import from_query
from rake.kit.questions import Question
from tests.widgets.asking import part
from widgets.games.rake.drills import KINDS as KINDS_OF_RAKE
from widgets.host import RAKE, Frame, Request, game_named, position, run
from widgets.kit.drill_widget import DrillWidget, Model
from widgets.kit.session import EXAM_LENGTH, LENGTH
from widgets.kit.widget import Context
from widgets.other_games import words
from widgets.templates import LANGUAGES

DRILLED = [word for word in words() if "drill" in game_named(word).widgets]

every_game = pytest.mark.parametrize("word", DRILLED)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def widget_of(word: str) -> DrillWidget:
    widget = game_named(word).widgets["drill"]
    assert isinstance(widget, DrillWidget)
    return widget


def model(word: str, frame: Frame) -> Model:
    read = widget_of(word).parse(frame.state, Context())
    assert isinstance(read, Model)
    return read


def kinds(word: str) -> tuple[str, ...]:
    return widget_of(word).init("", Context()).session.kinds


def press(word: str, state: str, *messages: str, lang: str = "en") -> Frame:
    """Return the frame after some presses."""
    frame = run(Request("drill", "w1", state, lang=lang, game=word), strict=True)
    for message in messages:
        asked = Request("drill", "w1", frame.state, fields={"msg": message}, seed="7", lang=lang, game=word)
        frame = run(asked, strict=True)
    return frame


def question(word: str, frame: Frame) -> Question:
    asked = model(word, frame).question
    assert asked
    return asked


def answer(word: str, frame: Frame, *, right: bool) -> str:
    """Return the message of a right answer, or of one that is not."""
    asked = question(word, frame)
    return f"answer {next(each for each in asked.answers if (each in asked.right) == right)}"


def taken(word: str, state: str, outcomes: str) -> Frame:
    """Return the frame after some questions: `+` for each answered at once, `-` for each missed."""
    frame = press(word, state)
    for outcome in outcomes:
        if outcome == "-":
            frame = press(word, frame.state, answer(word, frame, right=False))
        if not model(word, frame).solved:
            frame = press(word, frame.state, answer(word, frame, right=True))
        frame = press(word, frame.state, "next")
    return frame


@every_game
@every_language
def test_every_answer_of_every_kind_and_level_hears_its_reason(word: str, lang: str) -> None:
    for kind in kinds(word):
        for level in "123":
            frame = press(word, f"drill={kind}", f"level {level}", lang=lang)
            asked = question(word, frame)
            assert asked.ask == kind
            for each in asked.answers:
                after = press(word, frame.state, f"answer {each}", lang=lang)
                result = after.html[after.html.index("rake-result") : after.html.index("rake-controls")]
                assert result.count("<p") >= (2 if each in asked.right else 3), (kind, each)


@every_game
def test_the_names_of_all_kinds_differ(word: str) -> None:
    shown = press(word, "")
    named = re.findall(r'value="drill \w+">([^<]+)<|aria-current="true">([^<\d]+)<', shown.html)
    assert len({"".join(each) for each in named}) == len(kinds(word)) + 2


@every_game
@every_language
def test_a_set_ends_with_what_was_missed_by_rule_each_with_a_link(word: str, lang: str) -> None:
    for kind in kinds(word):
        end = taken(word, f"drill={kind}", "+-" * (LENGTH // 2))
        shown = press(word, end.state, lang=lang)
        links = re.findall(rf'href="games/{word}/drill/\?([^"]+)"', shown.html)
        assert len(links) == LENGTH // 2
        done = model(word, end)
        asked = {str(done.question_of(each)) for each in done.session.missed}
        for query in links:
            linked = widget_of(word).parse(from_query(html.unescape(query)), Context()).linked
            assert str(linked) in asked
        rules = re.findall(r'class="rake-rule" href="([^"]*)"', shown.html)
        assert rules
        assert all(re.fullmatch(r"games/\w+/rules/#[a-z]{2}\d+-\d+", rule) for rule in rules)


@every_game
def test_an_examination_asks_twenty_questions_of_every_kind_and_can_be_shared(word: str) -> None:
    frame = press(word, "", "drill exam")
    asked = []
    for _ in range(EXAM_LENGTH):
        asked.append(question(word, frame).ask)
        frame = press(word, frame.state, answer(word, frame, right=True), "next")
    assert {*asked} == {*kinds(word)}
    shared = position("drill", frame.state, "en", word)
    assert shared.lines[-1] == f"{EXAM_LENGTH} of {EXAM_LENGTH} right first time"
    assert len(shared.rows) == len(kinds(word))
    again = run(Request("drill", "w1", link=frame.link, game=word), strict=True)
    assert question(word, again) == model(word, frame).question_of(
        model(word, frame).session.asked(model(word, frame).session.done[0])
    )


@every_game
@every_language
def test_what_is_asked_can_be_shared_with_all_its_cards(word: str, lang: str) -> None:
    for kind in kinds(word):
        frame = press(word, f"drill={kind}")
        fields = question(word, frame).fields
        shared = position("drill", frame.state, lang, word)
        shown = ("board", "hole", "against", "hands", "table", "gone", "hand", "kitty")
        cards = [card for name in shown for card in re.split(r"[._]", fields.get(name, ""))]
        assert sorted(shared.cards) == sorted(filter(None, cards))
        assert len(shared.rows) >= ("paid" in fields) * (fields.get("paid", "").count(".") + 1)


REFUSED = {
    "pot": [
        ("ask=pot&paid=80f.50f&want=0&say=50.60", "the rules don't allow"),
        ("ask=pot&paid=80.50&want=5&say=50.60", "Right answers here: 0 of 2"),
        ("ask=price&pot=90&call=x&wins=1&of=5", "number of chips can't be"),
        ("ask=riddle", "only one of these: five, winner, pot, outs, price"),
        ("drill=exam&seed=%C2%A7", "can't be read"),
    ],
    "beats": [
        ("ask=beats&trump=H&table=6S&hand=6S.7S&say=7S_-", "more often than the pack has it"),
        ("ask=beats&trump=H&table=6S&hand=7S&say=7S", "Right answers here: 1 of 1"),
        ("ask=best&trump=H&hand=7S.QS", "only one of these: beats, follows"),
        ("drill=exam&seed=%C2%A7", "can't be read"),
    ],
    "plays": [
        ("ask=plays&table=6S&hand=6S.7S&say=7S_-", "more often than the pack has it"),
        ("ask=sure&gone=2S.2H&hand=7S&say=-", "Right answers here: 1 of 1"),
        ("ask=best&hand=7S.QS", "only one of these: plays, sure"),
        ("drill=exam&seed=%C2%A7", "can't be read"),
    ],
}
"""Links that ask nothing, and what is said of each, by a kind that the game drills."""


@pytest.mark.parametrize(
    ("word", "link", "says"),
    [(word, *each) for word in DRILLED for kind, links in REFUSED.items() if kind in kinds(word) for each in links],
)
def test_a_link_that_asks_nothing_is_refused_with_the_reason_and_loses_nothing(word: str, link: str, says: str) -> None:
    own = taken(word, f"drill={kinds(word)[0]}", "+")
    refused = run(Request("drill", "w1", own.state, f"?{word}=1&{link}", game=word))
    assert says in html.unescape(part(refused.html, "rake-refusal").text)
    assert refused.state == own.state


@every_game
def test_a_link_to_a_question_is_offered_the_page_that_asks_it(word: str) -> None:
    kind = kinds(word)[0]
    link = press(word, f"drill={kind}").link
    assert link.startswith(f"{word}=1&ask={kind}")
    met = run(Request("hand", "w1", link=f"?{link}", root="../"))
    assert f'href="../games/{word}/drill/?{html.escape(link)}"' in met.html


def test_rakes_drills_and_those_of_other_games_are_kept_apart() -> None:
    kept = run(Request("drill", "w1", "rake=1 drill=name"), strict=True)
    assert set(RAKE.widgets["drill"].parse(kept.state, Context()).session.kinds) == set(KINDS_OF_RAKE)
    for word in DRILLED:
        refused = run(Request("drill", "w1", kept.state, game=word))
        assert refused.unread
        assert model(word, refused).session.done == ()

"""Whatever is pressed, in whatever order: a widget's text holds all of it, and a refusal changes nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import DECK, Category, Rank, Suit
from rake.kit.events import Struct
from tests.examples import examples
from tests.files import ROOT
from tests.widgets.asking import part
from widgets import progress
from widgets.games.rake import deal, drill, first, pickup, table
from widgets.games.rake.drills import KINDS
from widgets.host import REFUSALS, WIDGETS, Frame, Request, run
from widgets.kit.session import session_kinds
from widgets.kit.widget import Advancing, Context, Merging
from widgets.templates import LANGUAGES, environment

CONTEXT = Context(today=date(2026, 11, 22))
CARDS = st.sampled_from([str(card) for card in DECK])
TYPED = st.one_of(st.lists(CARDS, max_size=6).map(" ".join), st.sampled_from(["", "AZ", "<b>", "as,10♥"]))
COMMON = ["try", "deal", "show", "clear", "type", "nonsense", ""]
MESSAGES = {
    "hand": st.one_of(
        st.sampled_from([*COMMON, "choose", "guess FLUSH", *(f"guess {category.name}" for category in Category)]),
        CARDS.map("toggle {}".format),
    ),
    "versus": st.one_of(
        st.sampled_from([*COMMON, "more", "fewer", "done", "rules literal", "rules book.kickers-one", "rules x"]),
        st.sampled_from([f"{word} {number}" for word in ("guess", "edit") for number in range(10)]),
        CARDS.map("toggle {}".format),
    ),
    "deal": st.sampled_from(
        [*COMMON, "next", "back", "start", "end", "more", "fewer", *(f"view {seat}" for seat in range(10))]
    ),
    "pickup": st.one_of(
        st.sampled_from([*COMMON, "tell", "again", "deal", "change", "set", "take x1", "take x9", "take AS"]),
        CARDS.map("take {}".format),
    ),
    "pots": st.sampled_from([*COMMON, "split", "more", "fewer", *(f"fold {seat}" for seat in range(10))]),
    "drill": st.sampled_from(
        [*COMMON, "next", "next", "next", "again", "missed", "level 1", "level 3", "level 4", "drill x"]
        + ["keep on", "keep on", "keep off", "keep x", "queue", "queue"]
        + [f"drill {kind}" for kind in session_kinds(KINDS)]
        + ["answer 1", "answer 2", "answer split", "answer wins", "answer PAIR", "answer QUADS"]
    ),
    "lesson": st.sampled_from(
        [*COMMON, "hint", "next", "again", "step 1", "step 9", "answer XX", "take x1"]
        + [f"answer {category.name}" for category in Category]
    ),
    "day": st.sampled_from(
        [*COMMON, "today", "today", "day 2026-11-01", "day 2026-11-02", "day 2026-10-31", "day 9999-12-31", "day x"]
        + ["take x1", "take x9", "take AC", "take AS"] * 2
    ),
    "first": st.sampled_from([*COMMON, "ante", "ante", "deal", "show", "again", "take x1", "next"]),
    "progress": st.sampled_from([*COMMON, "look", "import", "reset", "clear", "judge", "stop", "sure", "sure"]),
    "table": st.sampled_from(
        [
            *COMMON,
            "sit",
            "next",
            "hint",
            "hint",
            "judge",
            "rebuy",
            "leave",
            "same",
            "bet",
            "bet 3",
            "bet 7",
            "raise 12",
            "raise 99",
        ]
        + ["check", "call", "fold", *(f"take x{slot}" for slot in range(5))] * 3
    ),
}
CLICKS = {name: st.lists(st.tuples(messages, TYPED), min_size=1, max_size=12) for name, messages in MESSAGES.items()}
FORM = {"who-2": "bold", "who-4": "sly", "who-7": "careful", "buy": "30", "stake": "2", "chips": "9", "chips-2": "30"}
FORM |= {"players": "4", "seat": "2", "pick": "1", "took": "1-TW", "theme": "skull", "level": "tricky"}
FORM |= {"kept": '{"drill": "rake=1 drill=outs", "old": "x"}', "text": '{"drill": "rake=1 drill=name"}'}
"""The content of the other fields of a form."""

Clicks = list[tuple[str, str]]


def pieces(value: object) -> Iterable[object]:
    """Yield what a view hands to its template, down to the last leaf."""
    if isinstance(value, Mapping):
        yield from (piece for pair in value.items() for side in pair for piece in pieces(side))
    elif is_dataclass(value):
        yield from pieces([getattr(value, each.name) for each in fields(value)])
    elif isinstance(value, Struct):
        yield from pieces(list(vars(value).values()))
    elif isinstance(value, list | tuple):
        yield from (piece for item in value for piece in pieces(item))
    else:
        yield value


def follow(name: str, clicks: Clicks, check: Callable[[Any, Any], None]) -> None:
    """Press the buttons one after another and check the model after each that was not refused."""
    widget = WIDGETS[name]
    model = widget.init("seed", CONTEXT)
    check(widget, model)
    for number, (message, typed) in enumerate(clicks):
        try:
            model = widget.update(model, model, FORM | {"msg": message, "cards": typed}, str(number))
        except REFUSALS:
            continue
        check(widget, model)


def test_every_widget_is_pressed_here() -> None:
    assert set(MESSAGES) == set(WIDGETS)


@pytest.mark.parametrize("name", WIDGETS)
@examples(60)
@given(data=st.data())
def test_the_text_of_a_widget_holds_its_whole_model(name: str, data: st.DataObject) -> None:
    def check(widget: Any, model: Any) -> None:
        assert widget.parse(widget.format(model), CONTEXT) == model
        hash(model)

    follow(name, data.draw(CLICKS[name]), check)


@pytest.mark.parametrize("name", WIDGETS)
@examples(60)
@given(data=st.data())
def test_templates_get_strings_and_numbers_only_and_events_their_cards(name: str, data: st.DataObject) -> None:
    def check(widget: Any, model: Any) -> None:
        kinds = {type(piece) for piece in pieces(widget.view(model).view)}
        assert kinds <= {str, int, float, bool, type(None), Rank, Suit}, kinds

    follow(name, data.draw(CLICKS[name]), check)


def without_notice(html: str) -> str:
    """Return a frame without what reports a refusal: the notice, what was chosen or written, what marks the field."""
    html = re.sub(r'(<div class="rake-refusal"[^>]*>).*?(</div>)', r"\1\2", html, flags=re.DOTALL)
    html = re.sub(r'(<input type="(?:text|range)"[^>]* value=)"[^"]*"', r"\1", html)
    html = re.sub(r"(<output [^>]*>)[^<]*", r"\1", html)
    html = re.sub(r'(<textarea [^>]*name="text"[^>]*>)[^<]*', r"\1", html)
    return html.replace(' aria-invalid="true"', "").replace(" selected", "")


@pytest.mark.parametrize("name", WIDGETS)
@examples(50)
@given(data=st.data())
def test_a_refusal_changes_nothing_but_the_notice(name: str, data: st.DataObject) -> None:
    state = run(Request(name, "w1", seed="seed")).state
    for number, (message, typed) in enumerate(data.draw(CLICKS[name])):
        before = run(Request(name, "w1", state))
        after = run(Request(name, "w1", state, fields=FORM | {"msg": message, "cards": typed}, seed=str(number)))
        if part(after.html, "rake-refusal").text:
            assert after.state == before.state
            assert (after.link, after.focus) == (before.link, before.focus)
            assert without_notice(after.html) == without_notice(before.html)
        state = after.state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WIDGETS)
def test_the_control_that_takes_the_focus_is_there(name: str, lang: str) -> None:
    state = ""
    for message in ("deal", "show", "deal", "choose", "edit 1", "clear"):
        frame = run(Request(name, "w1", state, fields={"msg": message}, lang=lang, seed="s"))
        assert f'id="{frame.focus}"' in frame.html, message
        state = frame.state


@pytest.mark.parametrize("name", WIDGETS)
@pytest.mark.parametrize("message", ["nonsense", "", " ", "deals", "DEAL", "parse", "__init__", "guess", "toggle 99"])
def test_an_unknown_message_ends_in_a_notice(name: str, message: str) -> None:
    state = run(Request(name, "w1", seed="s")).state
    frame = run(Request(name, "w1", state, fields={"msg": message}))
    assert part(frame.html, "rake-refusal").text
    assert frame.state == state


@pytest.mark.parametrize(("name", "lang"), [("nothing", "en"), ("kit", "en"), ("host", "en"), ("hand", "xx")])
def test_there_is_no_other_widget_and_no_other_language(name: str, lang: str) -> None:
    with pytest.raises(ValueError, match="no widget"):
        run(Request(name, "w1", lang=lang))


def test_every_template_compiles_and_escapes() -> None:
    rooms = ("kit/", "shelf/", "games/", "progress/")
    names = [name for name in environment().list_templates(["html"]) if name.startswith(rooms)]
    assert len(names) >= 6
    for name in names:
        environment().get_template(name)
    assert environment().autoescape is True


def test_the_abilities_that_some_widgets_have_are_those_that_the_host_asks_for() -> None:
    working: list[Advancing[Any]] = [pickup, deal, table, first.WIDGET, progress]
    merging: list[Merging[Any]] = [drill.WIDGET]
    assert [widget for widget in WIDGETS.values() if isinstance(widget, Advancing)] == working
    assert [widget for widget in WIDGETS.values() if isinstance(widget, Merging)] == merging


def test_the_page_knows_each_field_of_a_frame() -> None:
    engine = (ROOT / "widgets" / "js" / "engine.js").read_text("utf-8")
    (typed,) = re.findall(r"@typedef \{\{ (.*) \}\} Frame ", engine)
    assert re.findall(r"(\w+): ", typed) == [each.name for each in fields(Frame)]

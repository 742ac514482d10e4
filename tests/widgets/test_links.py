"""Links: those of version 1 open for ever, and no link, however hostile, does more than show a hand and a notice."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.widgets.asking import part
from tests.widgets.markup import Frame
from widgets.host import MOST_LINK, WIDGETS, Request, run
from widgets.links import read_link
from widgets.templates import LANGUAGES

FILE = Path(__file__).parent.parent / "data" / "links.txt"
LINKS = [tuple(line.split(" ", 1)) for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{ 7 * 7 }}",
    "%00",
    "\u202e",
    "'",
    "~",
    "_" * 99,
]
PIECES = [
    "rake",
    "hand",
    "hands",
    "rules",
    "round",
    "players",
    "deal ",
    "bets ",
    "ask",
    "guess",
    "edit",
    "choose",
    "quiet",
    "state",
    "=",
    "&",
    "+",
    ".",
    "_",
    "-",
]
PIECES += [f"&{field}=" for field in ("players", "seat", "pick", "up", "down", "took", "out", "policy", "paid", "seen")]
PIECES += [f"&{field}=" for field in ("told", "taken", "sums", "wins", "seats", "theme", "level", "known", "acts")]
PIECES += ["1", "2", "AS", "AS.AW.AF.9C.2S", "book", "literal", "%", "%41", "ü", "♠", *HOSTILE]


FROZEN = timedelta(seconds=20)
"""An answer takes milliseconds; a page that waits for this long has frozen."""


def notice(html: str) -> str:
    """Return why the widget did not take what it was given, or nothing."""
    return part(html, "rake-refusal").text


@pytest.mark.parametrize(("widget", "query"), LINKS)
def test_a_link_of_version_1_opens_for_ever(widget: str, query: str) -> None:
    for lang in LANGUAGES:
        frame = run(Request(widget, "w1", link=query, lang=lang))
        assert notice(frame.html) == ""
        again = run(Request(widget, "w1", link=frame.link, lang=lang))
        assert (again.link, again.html) == (frame.link, frame.html), "one position has one text"
        assert "%" not in frame.link
        assert len(frame.link) < 200 or query.count("_") > 3 or "round=" in query


def test_every_widget_that_can_be_linked_stands_in_the_list() -> None:
    assert {widget for widget, _query in LINKS} == {widget for widget, module in WIDGETS.items() if module.LINKED_BY}


def mutated(query: str, cuts: list[tuple[int, str]]) -> str:
    """Return the query with pieces set in, or characters taken away, here and there."""
    for offset, piece in cuts:
        at = offset % (len(query) + 1)
        query = query[:at] + piece + query[at + (offset % 3) :]
    return query


queries = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(PIECES), max_size=12).map("".join),
    st.builds(
        mutated,
        st.sampled_from([query for _widget, query in LINKS]),
        st.lists(st.tuples(st.integers(0, 300), st.sampled_from(PIECES)), max_size=4),
    ),
)


@examples(700, deadline=FROZEN)
@given(widget=st.sampled_from(sorted(WIDGETS)), query=queries, lang=st.sampled_from(LANGUAGES))
def test_a_hostile_link_ends_in_a_whole_frame(widget: str, query: str, lang: str) -> None:
    frame = run(Request(widget, "w1", link=query, lang=lang, seed="1"))
    Frame(frame.html)  # reads every tag and attribute, and refuses what no template writes
    is_asked = read_link(query).without_trackers()
    assert not is_asked or notice(frame.html) or frame.link, "what is not shown is told"
    pressed = {"table": "leave", "pots": "split", "lesson": "hint", "drill": "again"}
    pressed |= {"day": "today", "progress": "look", "first": "ante"}
    press = pressed.get(widget, "deal")
    asked = Request(widget, "w1", state=frame.state, lang=lang, fields={"msg": press}, seed="2", today="2026-11-22")
    answered = run(asked)
    assert notice(answered.html) == "", "the widget still answers"


@examples(300)
@given(
    widget=st.sampled_from(sorted(WIDGETS)),
    message=st.lists(
        st.sampled_from([*PIECES, "toggle ", "guess ", "edit ", "rules ", "type", "deal"]), max_size=4
    ).map("".join),
    cards=st.lists(st.sampled_from(PIECES), max_size=6).map("".join),
)
def test_a_hostile_message_changes_nothing_or_something_legal(widget: str, message: str, cards: str) -> None:
    before = run(Request(widget, "w1", seed="1"))
    frame = run(Request(widget, "w1", state=before.state, fields={"msg": message, "cards": cards}, seed="2"))
    Frame(frame.html)
    assert notice(frame.html) == "" or frame.state == before.state


def test_a_link_may_be_as_long_as_any_round_that_people_play_and_no_longer() -> None:
    longest = f"rake=1&hand=AS.AW{'.' * (MOST_LINK - 17)}"
    assert len(longest) == MOST_LINK
    assert notice(run(Request("hand", "w1", link=longest)).html) == ""
    assert notice(run(Request("hand", "w1", link=f"{longest}.")).html).startswith("This link is too long")


def test_a_megabyte_is_answered_with_a_notice() -> None:
    for query in ("rake=1&hand=" + "AS" * 500_000, "rake=1&hand=" + "+" * 1_000_000 + "x", "&" * 1_000_000 + "rake=1"):
        assert notice(run(Request("hand", "w1", link=query, seed="1")).html) != ""

"""Links as the world mangles them: what surely meant a position opens it, and what can't be read says so."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.notation import from_query
from tests.examples import examples
from tests.widgets.asking import part
from tests.widgets.mangling import MANGLINGS, TRACKERS
from tests.widgets.test_links import LINKS, notice
from widgets.host import Frame, Request, game_named, run
from widgets.links import read_link
from widgets.other_games import words
from widgets.templates import LANGUAGES

type Asked = tuple[str, str, str]
"""A widget, the query of a link to it, and the word of its game."""


def theirs(word: str) -> list[Asked]:
    """Return a link to each of the widgets of a game other than Rake that have links."""
    frames = {widget: run(Request(widget, "w1", seed="1", game=word)) for widget in game_named(word).widgets}
    return [(widget, frame.link, word) for widget, frame in frames.items() if frame.link]


OURS: list[Asked] = [(widget, query, "") for widget, query in LINKS]
EVERY = OURS + [link for word in words() for link in theirs(word)]

OWN = {
    "en": "What you see below is what this page shows without a link.",
    "ru": "Ниже показано то, что было на этой странице и без ссылки.",
}
"""What is said of a link that isn't shown, after the reason."""

HAND = "rake=1&hand=AS.AW.AF.9C.2S"
HANDS = "rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W"
SPOT = "rake=1&players=3&seat=2&pick=1&hand=AW.9F.8F&up=9C.7W.LF&down=2&took=1-xx"
HOLDEM = "holdem=1&hands=AS.KS_QH.QD&board=2C.3C.4D"


@cache
def opened(widget: str, query: str, game: str = "", lang: str = "en") -> Frame:
    """Return the frame that a link opens with."""
    return run(Request(widget, "w1", link=query, game=game, lang=lang, seed="1", root="../"))


def said(frame: Frame) -> str:
    """Return what a reader is told of a link."""
    return part(f'<div class="aside">{frame.aside}</div>', "aside").text


@pytest.mark.parametrize(("widget", "query", "game"), EVERY)
def test_a_link_that_nobody_mangled_is_read_as_it_stands(widget: str, query: str, game: str) -> None:
    del widget, game
    ours = "&".join(field for field in query.split("&") if "clid" not in field and "utm" not in field)
    assert read_link(query).part(dict(read_link(ours).fields))[0].text == from_query(ours)


@pytest.mark.parametrize("kind", MANGLINGS)
def test_a_mangled_link_opens_the_same_position(kind: str) -> None:
    for widget, query, game in EVERY:
        mangled, names = MANGLINGS[kind](query), game_named(game).widgets[widget].FIELDS
        if read_link(mangled).part(names) == read_link(query).part(names):
            continue
        frame = opened(widget, mangled, game)
        assert (notice(frame.html), frame.link) == ("", opened(widget, query, game).link), mangled
        assert said(frame) == "", mangled


@examples(400)
@given(asked=st.sampled_from(EVERY), kinds=st.lists(st.sampled_from(sorted(MANGLINGS)), max_size=4))
def test_a_link_that_was_mangled_more_than_once_opens_the_same_position_or_says_why_not(
    asked: Asked, kinds: list[str]
) -> None:
    widget, query, game = asked
    mangled = query
    for kind in kinds:
        mangled = MANGLINGS[kind](mangled)
    frame = opened(widget, mangled, game)
    assert notice(frame.html) or frame.link == opened(widget, query, game).link, mangled


OPENS: list[Asked] = [
    ("hand", f"{HAND}%3E", ""),
    ("hand", f"{HAND}%29.", ""),
    ("hand", f"{HAND}**", ""),
    ("hand", f"{HAND}%E2%80%9D", ""),
    ("hand", f"{HAND}%255B%252Furl%255D", ""),
    ("versus", HANDS.replace("_", "\\_"), ""),
    ("versus", HANDS.replace("&", "&amp;amp;"), ""),
    ("versus", f"utm_source=x&{HANDS}&msclkid=4", ""),
    ("pickup", SPOT.replace("=", "%3D").replace("&", "%26"), ""),
    ("pickup", SPOT.upper(), ""),
    ("pickup", f"{SPOT}?srsltid=Af&gbraid=0A", ""),
    ("versus", f"?utm_source=x&{HOLDEM}", "holdem"),
    ("versus", HOLDEM.replace("=", "=3D"), "holdem"),
    ("versus", f"{HOLDEM};{HOLDEM}", "holdem"),
    ("versus", HOLDEM.removeprefix("holdem=1&"), "holdem"),
]
"""A sample of each kind to read: how it came, and that it opens as it was meant, without a word."""


@pytest.mark.parametrize(("widget", "query", "game"), OPENS)
def test_what_surely_meant_a_position_opens_it(widget: str, query: str, game: str) -> None:
    meant = {"hand": HAND, "versus": HOLDEM if game else HANDS, "pickup": SPOT}[widget]
    frame = opened(widget, query, game)
    assert (notice(frame.html), said(frame)) == ("", "")
    assert from_query(frame.link) == from_query(opened(widget, meant, game).link)


@pytest.mark.parametrize(
    ("added", "named"),
    [
        ("&foo=1", "foo=1"),
        ("&foo=1&campaign=summer", "foo=1, campaign=summer"),
        (";see", "see"),
        ("&up=9C", "up=9C"),
        ("&hnad=KS", "hnad=KS"),  # there is a hand: this can't be meant
        ("&note=" + "so+it+goes+" * 9, "note=so it goes so it goes so it goes so it goe…"),
        ("&b=%3Cimg%20src%3Dx%3E", "b=img src=x"),
    ],
)
def test_an_unknown_field_is_left_out_and_named(added: str, named: str) -> None:
    frame = opened("hand", HAND + added)
    assert (notice(frame.html), frame.link) == ("", HAND)
    assert said(frame) == f"This link also had “{named}”. This page can't read that, so it's left out."
    assert "«" in said(opened("hand", HAND + added, lang="ru"))


@pytest.mark.parametrize("tracker", TRACKERS)
def test_what_follows_readers_about_is_left_out_and_not_worth_a_word(tracker: str) -> None:
    assert said(opened("hand", f"{HAND}&{tracker}")) == ""
    alone = opened("hand", tracker)
    assert (notice(alone.html), said(alone)) == ("", ""), "it asks for no position"


@pytest.mark.parametrize("end", ["\u2026", "...", "%E2%80%A6", "%2E%2E"])
def test_a_link_that_may_have_been_shortened_says_so(end: str) -> None:
    frame = opened("hand", f"rake=1&hand=AS.AW{end}")
    assert frame.link == "rake=1&hand=AS.AW"
    assert said(frame).endswith("part of the position may be missing.")
    assert "потерялась" in said(opened("hand", f"rake=1&hand=AS.AW{end}", lang="ru"))


@pytest.mark.parametrize(
    ("widget", "query", "game", "meant"),
    [
        ("hand", "rake=1&hnad=AS.AW", "", "“hand”"),
        ("hand", f"{HAND}&rule=literal", "", "“rules”"),
        ("hand", HAND.replace("rake", "rkae"), "", "“rake”"),
        ("pickup", SPOT.replace("seat", "saet"), "", "“seat”"),
        ("versus", HOLDEM.replace("board", "boards"), "holdem", "“board”"),
        ("versus", HOLDEM.replace("holdem", "holdm"), "holdem", "“holdem”"),
    ],
)
def test_a_slip_is_refused_and_what_was_meant_is_named(widget: str, query: str, game: str, meant: str) -> None:
    for lang in LANGUAGES:
        refusal = notice(opened(widget, query, game, lang).html)
        assert meant.strip("“”") in refusal
        assert refusal.endswith(OWN[lang])


@pytest.mark.parametrize(
    ("widget", "query", "game", "why"),
    [
        ("hand", f"{HAND}&hand=KS", "", "“hand” is unknown here, or appears twice"),
        ("hand", f"{HAND};DS", "", "“DS” is unknown"),  # a sixth card, or the end of a sentence?
        ("hand", f"{HAND}&paid=3", "", "“paid” is unknown"),
        ("hand", f"{HAND}%20as%20I%20said", "", "“I” isn't a card"),
        ("hand", "rake=1&hand=AS.AW\u20269C", "", "isn't a card"),
        ("hand", "rake=1", "", "“hand=” is missing"),
        ("hand", "game=1&cards=AS.AW", "", "“hand=” is missing"),
        ("versus", f"{HOLDEM};DS", "holdem", "“DS” is unknown"),
    ],
)
def test_what_cannot_be_read_says_so(widget: str, query: str, game: str, why: str) -> None:
    refusal = notice(opened(widget, query, game).html)
    assert why in refusal
    assert refusal.endswith(OWN["en"])
    assert notice(opened(widget, query, game, "ru").html).endswith(OWN["ru"])


@pytest.mark.parametrize(
    ("widget", "query", "game", "address"),
    [
        ("hand", f"utm_source=x&utm_id=3&{HOLDEM}", "", "../games/holdem/versus/?utm_source=x"),
        ("versus", HOLDEM, "", "../games/holdem/versus/?holdem=1"),
        ("hand", SPOT, "", "../pickup/?rake=1"),
        ("hand", HANDS.replace("&", "%26").replace("=", "%3D"), "", "../versus/?rake%3D1"),
        ("versus", f"fbclid=1&{HANDS}", "holdem", "../versus/?fbclid=1"),
        ("deal", HOLDEM.replace("&", "&amp;amp;"), "holdem", "../games/holdem/versus/?holdem=1"),
        ("versus", HOLDEM.replace("holdem", "OMAHA"), "holdem", "../games/omaha/versus/?OMAHA=1"),
    ],
)
def test_a_mangled_link_of_another_page_leads_there(widget: str, query: str, game: str, address: str) -> None:
    assert f'href="{address.replace("&", "&amp;")}' in opened(widget, query, game).html


@pytest.mark.parametrize("query", [f"{HAND}&ask=1&foo=2", f"ask=1&{HAND}&foo=2"])
def test_a_link_that_this_page_reads_leads_nowhere_else(query: str) -> None:
    assert notice(opened("hand", query).html) == ""

"""Every game is shown with every number of players that it has, from the first card to the last, in both languages."""

from __future__ import annotations

import re

import pytest

from rake.shelf import load
from tests.shelf.seating import dealt, fewest_with_bots, seating, seen_by
from tests.shelf.test_tables import every_language, played, seated
from tests.widgets.asking import Widget
from widgets.host import Frame, Request, run
from widgets.kit.words import PEOPLE
from widgets.other_games import words
from widgets.templates import said

with_every_number_of_players = pytest.mark.parametrize(
    ("word", "players"), [(word, players) for word in words() for players in load(word).seats]
)

POINTS_SEEN = re.compile(r'<span class="board-points">\s*(?:<span aria-hidden="true">)?([^<]+?)\s*<')
"""What the eye sees of points at a seat."""


def sitting(frame: Frame) -> int:
    """Return how many players are shown, each at a position of their own around the table."""
    positions = re.findall(r'<li class="board-seat board-([\w-]+)', frame.html)
    assert len({*positions}) == len(positions)
    return len(positions) + frame.html.count('<div class="board-own')


@with_every_number_of_players
@every_language
def test_a_link_opens_a_deal_of_every_number_of_players_at_any_step(word: str, players: int, lang: str) -> None:
    record = dealt(word, players)
    last = len(record.moves)
    for seat in (0, players):
        text = seen_by(seat, record)
        for step in (0, last // 2, last):
            state = f"{word}=1 step={step} deal={text}"
            assert sitting(run(Request("deal", "w1", state, lang=lang, game=word), strict=True)) == players


@with_every_number_of_players
@every_language
def test_the_text_of_a_deal_has_a_line_for_every_player(word: str, players: int, lang: str) -> None:
    link = f"{word}=1&deal={dealt(word, players).in_field.replace(' ', '+')}"
    page = "https://example.org/rake/"
    shared = run(Request("deal", "w1", link=link, lang=lang, root=page, pack="standard", game=word), strict=True).html
    (text,) = re.findall(r'<textarea id="w1-diagram".*?>(.*?)</textarea>', shared, re.DOTALL)
    people = [said(lang, name) for name in PEOPLE[:players]]
    assert re.findall(rf"^({'|'.join(people)})  ", text, re.MULTILINE) == people


@with_every_number_of_players
@every_language
def test_every_number_of_players_can_sit_down_and_play_a_deal(word: str, players: int, lang: str) -> None:
    table = Widget("play", game=word, lang=lang).click("sit", buy="100", **seating(load(word), players))
    assert table.notice == ""
    assert sitting(table.frame) == players
    assert sitting(played(table).frame) == players


@pytest.mark.parametrize("word", [word for word in words() if not load(word).chips])
@pytest.mark.parametrize(("lang", "shown"), [("en", "0 points"), ("ru", "0 очков")])
def test_the_readers_points_are_called_so_and_tell_what_the_numbers_of_the_others_are(
    word: str, lang: str, shown: str
) -> None:
    frame = seated(word, fewest_with_bots(load(word)), lang=lang).frame
    own, *others = sorted(POINTS_SEEN.findall(frame.html), key=len, reverse=True)
    assert own == shown
    assert {*others} == {"0"}

"""A match for points at the shared table: its sheet, its end, and another one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.corpus.page import Form
from widgets.host import Frame, Request, run
from widgets.shelf.ending_remarks import EndsAfter, EndsByThen, PlayerLoses, PlayerReaches, SideReaches, says_ending

from .swap_table import ask, deal_of, dealt_in

pytestmark = pytest.mark.usefixtures("toys")

NEAR_THE_END = "swap=1 rules=full seats=4 sheet=49.20.30.10 order=2.3.1.4"
"""A match that the next trick may end, which the reader leads."""


def frames(match: str) -> list[Frame]:
    """Return each frame of the next deal of a match."""
    return [*deal_of(dealt_in(match))]


def text_of(frame: Frame) -> str:
    """Return what a frame says, without its tags."""
    return re.sub(r"<[^>]+>", " ", frame.html)


def rows(frame: Frame) -> Iterator[list[str]]:
    """Yield the cells of each row of the score sheet."""
    for row in re.findall(r"<tr>(.*?)</tr>", frame.html):
        yield [re.sub("<[^>]+>", "", cell).strip() for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)]


def test_the_sheet_has_a_row_for_each_deal_and_the_totals() -> None:
    played = frames("swap=1 rules=full seats=4 sheet=5.4.3.1_0.13.0.0 order=2.3.1.4")
    first, last = played[0], played[-1]
    assert [*rows(first)] == [
        ["Deal", "you", "Martha", "Tobias", "Martha II"],
        ["1", "5", "4", "3", "1"],
        ["2", "0", "13", "0", "0"],
        ["Total", "5", "17", "3", "1"],
    ]
    assert "Martha is in the lead." in text_of(first)
    assert "The match ends when a player reaches 50 points; the highest total wins." in text_of(first)
    _, _, _, third, totals = rows(last)
    assert sum(map(int, third[1:])) == 13
    assert [int(total) for total in totals[1:]] == [
        before + int(won) for before, won in zip((5, 17, 3, 1), third[1:], strict=True)
    ]


def test_a_match_ends_with_points_or_deals_and_for_players_or_sides() -> None:
    assert [*says_ending(0, 0, paired=False)] == []
    assert [*says_ending(-50, 0, paired=False)] == [PlayerLoses(50)]
    assert [*says_ending(50, 9, paired=False)] == [PlayerReaches(50), EndsByThen(9)]
    assert [*says_ending(50, 0, paired=True)] == [SideReaches(50)]
    assert [*says_ending(0, 9, paired=True)] == [EndsAfter(9)]


def test_every_seat_shows_its_points_under_the_name_of_its_player() -> None:
    first = frames("swap=1 rules=full seats=4 sheet=5.4.3.1 order=2.3.1.4")[0]
    plates = re.findall(
        r'<strong><span>(.*?)</span>(.*?)</strong>.*?<span aria-hidden="true">(\d+)</span>', first.html, re.DOTALL
    )
    assert {"".join(name): points for *name, points in plates} == {
        "Martha": "4",
        "Tobias": "3",
        "Martha II": "1",
    }


def test_a_match_that_a_deal_has_decided_goes_to_its_end_and_to_another() -> None:
    last = frames(NEAR_THE_END)[-1]
    assert "next" in Form(last.html).messages
    assert "again" not in Form(last.html).messages
    assert "You've won the match." in text_of(last)
    assert "in the lead" not in text_of(last)
    end = ask(last, fields={"msg": "next"})
    assert "You've won the match." in text_of(end)
    assert 'class="board"' not in end.html
    assert len([*rows(end)]) == 4
    assert Form(end.html).messages == ["again", "leave"]
    assert run(Request("play", "w1", end.state, game="swap"), strict=True).html == end.html
    again = ask(end, fields={"msg": "again"})
    assert [*rows(again)][1:] == [["Total", "0", "0", "0", "0"]]
    assert "in the lead" not in text_of(again)
    assert "who=lowest.random.lowest" in again.state
    assert "sit" in Form(ask(end, fields={"msg": "leave"}).html).messages


def test_every_control_has_an_id_so_that_none_becomes_another_under_the_readers_finger() -> None:
    for frame in frames(NEAR_THE_END):
        assert not re.findall(r'<(?:button|input|select)(?![^>]* (?:id=|hidden|type="hidden"))[^>]*>', frame.html)


@pytest.mark.parametrize(
    ("sheet", "lang", "said"),
    [
        ("50.0.0.0", "en", "You've won the match."),
        ("0.0.51.50", "en", "Tobias has won the match."),
        ("50.0.0.50", "en", "You and Martha II share the win."),
        ("50.0.0.0", "ru", "Вы выиграли партию."),
        ("0.51.0.50", "ru", "Партию выигрывает Марта."),
        ("50.0.0.50", "ru", "Вы и Марта II набрали поровну и разделили победу."),
    ],
)
def test_the_end_says_who_has_won(sheet: str, lang: str, said: str) -> None:
    text = f"swap=1 who=lowest.random.lowest match=swap=1 rules=full seats=4 sheet={sheet} order=2.3.1.4"
    assert said in text_of(run(Request("play", "w1", text, game="swap", lang=lang), strict=True))


@pytest.mark.parametrize(
    ("points", "said"),
    [("-1", "−1 очко"), ("-3", "−3 очка"), ("-11", "−11 очков"), ("0", "0 очков"), ("21", "21 очко")],
)
def test_points_below_nothing_are_written_and_said_as_numbers_are(points: str, said: str) -> None:
    frame = dealt_in(f"swap=1 rules=full seats=4 sheet=0.{points}.0.0 order=2.3.1.4", "ru")
    assert said in text_of(frame)
    assert not re.search(r"-\d", text_of(frame))


PAIRS = "swap=1 rules=pairs seats=4 sheet=4.9.4.9_45.17.45.17 order=2.3.4.1"
"""A match of partners that the next trick may end."""


def test_partners_have_one_column_and_are_shown_as_such() -> None:
    first, *_, last = frames(PAIRS)
    assert next(rows(first)) == ["Deal", "you Tobias", "Martha Martha II"]
    assert [*rows(first)][-1] == ["Total", "49", "26"]
    assert "You and Tobias are in the lead." in text_of(first)
    assert "The match ends when a team reaches 50 points" in text_of(first)
    assert first.html.count("is-ally") == first.html.count("board-partner") == 1
    assert "(with Tobias)" in text_of(first)
    assert text_of(first).count("(with Martha") == 2, "of the two others each is with the other"
    end = ask(last, fields={"msg": "next"})
    assert "You and Tobias have won the match." in text_of(end)


def test_sides_with_equal_totals_share_the_win() -> None:
    state = "swap=1 rules=pairs seats=4 sheet=50.50.50.50 order=2.3.4.1"
    frame = run(Request("play", "w1", f"swap=1 who=lowest.random.lowest match={state}", game="swap"), strict=True)
    assert "You, Martha, Tobias and Martha II share the win." in re.sub(r"\s+", " ", text_of(frame))

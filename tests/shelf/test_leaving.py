"""A reader may get up at any time, is asked once if they lose something by it, and reads with what they leave."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rake.shelf import load
from tests.bounded import within
from tests.shelf.test_tables import chips, every_language, every_table, every_table_with_chips, moves, played, seated
from tests.widgets.asking import Widget
from widgets.host import Request, run
from widgets.other_games import words
from widgets.shelf.ending_remarks import LeftMatch, says_place


def said(table: Widget) -> str:
    """Return what the table asks, or tells."""
    return table.part("board-ask").text


def loss(table: Widget) -> str:
    """Return what a reader who gets up reads before they confirm it; empty if they aren't asked."""
    return "".join(re.findall(r'id="w1-loss">(.*?)</p>', table.frame.html, re.DOTALL))


@every_table
@every_language
def test_a_reader_may_leave_in_the_middle_of_a_deal_and_reads_with_what(word: str, players: int, lang: str) -> None:
    table = seated(word, players, lang)
    presses = within(200, "a loss, or the end of the deal")
    while (messages := moves(table)) and not loss(table) and next(presses):
        table.click(messages[-1], **chips(table))
    if messages:
        assert re.fullmatch(r"[^.]+\.", loss(table)), "one sentence"
        assert [each for each in table.seen.all("button") if each.get("popovertarget") == "w1-leaving"]
    before = table.click("leave")
    assert (before.notice, "seed=" in before.state) == ("", False)
    assert said(before).strip() == said(Widget("play", before.state, game=word, lang=lang)).strip() != ""
    assert re.search(r"[Yy]ou leave|Вы (выходите|забираете)", said(before))


@pytest.mark.parametrize("word", words())
def test_a_reader_may_leave_while_the_others_have_the_turn(word: str) -> None:
    table = Widget("play", game=word)
    first = run(
        Request("play", "w1", table.state, "", {"msg": "sit", **_form(table)}, seed="3", seen=table.state, game=word)
    )
    if first.tick:
        left = run(Request("play", "w1", first.state, "", {"msg": "leave"}, seen=first.state, game=word))
        assert "seed=" not in left.state
        assert "left=" in left.state


@pytest.mark.parametrize("word", [word for word in words() if not load(word).chips])
@pytest.mark.parametrize("change", [lambda left: left.partition(".")[0], lambda left: f"{left}.0.0"])
def test_a_kept_table_with_scores_for_more_or_fewer_players_is_refused(word: str, change: Callable[[str], str]) -> None:
    left = seated(word, load(word).seats[-1]).click("leave").state
    edited = re.sub(r"(?<=left=)\S+", lambda scores: change(scores[0]), left)
    assert edited != left
    assert Widget("play", edited, game=word).notice != ""


def _form(table: Widget) -> dict[str, str]:
    """Return what the form of a new table says."""
    chosen = re.findall(
        r'<select[^>]* name="([\w-]+)"(?:(?!</select>).)*?value="([^"]*)" selected', table.frame.html, re.DOTALL
    )
    typed = {each["name"]: each["value"] for each in table.seen.all("input") if each.get("name") in {"buy", "stake"}}
    return dict(chosen) | typed


@every_table_with_chips
def test_the_chips_of_one_who_leaves_are_those_they_brought_less_what_lies_in_the_pot(word: str, players: int) -> None:
    table = seated(word, players)
    presses = within(200, "a loss, or the end of the deal")
    while moves(table) and not loss(table) and next(presses):
        table.click(moves(table)[-1], **chips(table))
    stack = re.findall(r'board-stack"><span aria-hidden="true">([\d,]+)', table.frame.html)[0]
    asked = loss(table)
    table.click("leave")
    if "folded" in asked:
        assert said(table).startswith(f"You leave with {stack} chip")


@every_table
def test_after_a_deal_nobody_is_asked_twice_and_its_link_stays(word: str, players: int) -> None:
    table = played(seated(word, players))
    assert loss(table) == ""
    assert "w1-leaving" not in table.frame.html
    link = re.search(rf'(games/{word}/deal/\?[^"]*)">Step through', table.frame.html)
    assert link
    assert re.match("You leave", said(table.click("leave")))
    assert f'{link[1]}">Look at or share your last' in table.frame.html, "it can still be shared"
    older = re.sub(r" last=\S+deal%3D", " last=", table.state)
    assert older != table.state
    link = re.search(rf'games/{word}/deal/\?([^"]*)">Look at', Widget("play", older, game=word).frame.html)
    assert link
    assert Widget("deal", link=link[1].replace("&amp;", "&"), game=word).notice == "", "one saved without names"


def test_the_place_of_one_who_leaves_is_counted_by_sides() -> None:
    assert says_place((0, 0, 0)) == LeftMatch("none", 0, 1, 3)
    assert says_place((-2, 0, 3)) == LeftMatch("alone", -2, 3, 3)
    assert says_place((3, 3, -1)) == LeftMatch("shared", 3, 1, 3)


@pytest.mark.parametrize("word", ["", *words()])
def test_whom_one_chooses_sits_at_the_table_before_the_deal(word: str) -> None:
    table = Widget("play" if word else "table", game=word)
    others = re.findall(
        r'<option value="(\w+)">', table.frame.html.partition('name="who-2"')[2].partition("</select>")[0]
    )
    before = re.findall(r'data-face="([\w-]+)"', table.frame.html)
    table.click("seats", **(_form(table) | {"who-2": others[-1]}))
    after = re.findall(r'data-face="([\w-]+)"', table.frame.html)
    assert (table.notice, "seed=" in table.state) == ("", False)
    assert (after[0] != before[0], after[1:]) == (True, before[1:])
    assert 'data-presses="w1-seats"' in table.frame.html

"""The pots that follow from what everyone has paid: each is shown with where its chips come from (8.8)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import IllegalPosition
from rake.questions import parse_question
from tests.widgets.asking import Widget
from widgets.games.rake import pots
from widgets.host import Request, run
from widgets.templates import LANGUAGES

SIX = "rake=1 paid=10.25.40.70.60.15f"
PAID = st.lists(st.integers(0, 90), min_size=2, max_size=8)


class Reader(Widget):
    """A reader who writes chips into the fields."""

    def write(self, message: str, *chips: str) -> Reader:
        """Press a button with these chips in the first fields, and the others as they stand."""
        fields = {field["name"]: field["value"] for field in self.seen.all("input") if field["name"] != "state"}
        fields |= {f"chips-{seat}": text for seat, text in enumerate(chips, 1)}
        self._ask(Request("pots", "w1", self.state, "", fields | {"msg": message}, self._lang, "1", "../", self.state))
        return self


def test_8_8_the_rulebooks_six_players_make_its_pots() -> None:
    text = Widget("pots", SIX).seen.text
    assert "Seat 4 gets back the 10 chips that nobody matched." in text
    assert re.findall(r"pot(?: \d)? holds (\d+)", text) == ["60", "65", "45", "40"]
    playing = [re.findall(r"\d", seats) for seats in re.findall(r"and seats ([^.]+) play for it", text)]
    assert list(map("".join, playing)) == ["12345", "2345", "345", "45"]


def test_large_amounts_are_grouped_where_they_are_told_and_plain_where_they_are_written() -> None:
    reader = Reader("pots", SIX).write("split", "1000000", "1000000")
    assert "Side pot 3 holds 1,999,860 chips" in reader.seen.text
    assert "Everyone's chips beyond 70, up to 1,000,000, are in this pot." in reader.seen.text
    assert "1000000" in [field["value"] for field in reader.seen.all("input")]


def test_8_8_a_pot_that_one_seat_plays_for_is_theirs() -> None:
    assert ": nobody else is playing for it." in Reader("pots", SIX).write("fold 5").seen.text


def test_8_7_who_is_alone_takes_everything_and_all_cannot_fold() -> None:
    reader = Reader("pots", "rake=1 paid=10.20f").write("split", "20")
    assert "Seat 1 wins the pot of 40: everyone else has folded. 8.7" in reader.seen.text
    assert reader.write("fold 1").notice.endswith("8.7")


def test_nobody_can_have_paid_more_than_the_largest_stack() -> None:
    reader = Reader("pots", "rake=1 paid=10.20").write("split", "1000001")
    assert reader.notice.startswith("A player here has between 1 and 1,000,000 chips, not 1,000,001.")
    assert reader.state == "rake=1 paid=10.20"
    with pytest.raises(IllegalPosition):
        parse_question("ask=pot paid=10.1000001 want=0 say=20")


@given(paid=PAID)
def test_8_8_every_chip_is_told_of_once(paid: list[int]) -> None:
    shown = pots.view(pots.Model(tuple(paid))).view.paid
    assert sum(pot.chips for pot in shown.pots) + (shown.back.chips if shown.back else 0) == sum(paid)


@given(data=st.data(), paid=PAID)
def test_8_8_the_bars_show_every_chip_in_the_pot_that_it_is_in(data: st.DataObject, paid: list[int]) -> None:
    folded = data.draw(st.frozensets(st.integers(1, len(paid)), max_size=len(paid) - 1))
    shown = pots.view(pots.Model(tuple(paid), folded)).view
    parts = [part for bar in shown.picture.bars for part in bar.parts]
    drawn = {pot: sum(part.chips for part in parts if part.pot == pot) for pot in {part.pot for part in parts}}
    back = {-1: shown.paid.back.chips} if shown.paid.back else {}
    assert drawn == dict(enumerate(pot.chips for pot in shown.paid.pots)) | back
    assert all(sum(part.chips for part in bar.parts) == bar.paid for bar in shown.picture.bars)


def test_the_page_names_the_first_seats_and_the_others_keep_their_number() -> None:
    shown = Widget("pots", "rake=1 paid=10.25.40f", source="Ann.Ben").click("fold 3").click("fold 3")
    assert "Ann has paid" in shown.seen.text
    assert "Ann and Ben play for it." in shown.seen.text
    assert "Seat 3 gets back the 15 chips that nobody matched." in shown.seen.text
    assert "Ann" not in shown.frame.state + shown.frame.link


def test_what_is_written_counts_with_every_button() -> None:
    reader = Reader("pots", "rake=1 paid=10.20").write("more", "30")
    assert reader.state == "rake=1 paid=30.20.30"
    assert reader.write("fold 2", "5").state == "rake=1 paid=5.20f.30"
    assert reader.write("fewer", "6").state == "rake=1 paid=6.20f"


@pytest.mark.parametrize("text", ["", "x", "-3", "2.5", "12345678", "٣"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_chips_that_are_none_are_refused_and_nothing_written_is_lost(text: str, lang: str) -> None:
    reader = Reader("pots", SIX, lang=lang).write("split", text, "26")
    assert f"“{text}”" in reader.notice or f"«{text}»" in reader.notice
    assert [field["value"] for field in reader.seen.all("input")][1:3] == [text, "26"]
    assert reader.state == SIX


def test_a_click_on_an_older_frame_keeps_the_player_who_came_since() -> None:
    fields = {"msg": "more", "chips-1": "10", "chips-2": "20"}
    once = run(Request("pots", "w1", "rake=1 paid=10.20", fields=fields))
    assert run(Request("pots", "w1", once.state, fields=fields)).state == "rake=1 paid=10.20.20.20"


def test_the_player_who_goes_need_not_have_written_anything_sensible() -> None:
    fields = {"msg": "fewer", "chips-1": "10", "chips-2": "20", "chips-3": "abc"}
    frame = run(Request("pots", "w1", "rake=1 paid=10.20.30f", fields=fields), strict=True)
    assert frame.state == "rake=1 paid=10.20"

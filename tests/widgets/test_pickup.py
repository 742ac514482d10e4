"""A pick-up decision: asked first, then told with its error; what is told is what the engine counts."""

from __future__ import annotations

import re

import pytest

from rake import Action, odds, parse_spot
from tests.widgets.asking import Widget
from widgets import pickup
from widgets.host import LANGUAGES, Request, run

SAMPLED = "rake=1 players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx"
COUNTED = "rake=1 players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C down=1 took=1-x2W.2-9S"
PERCENT = re.compile(r"wins (\d+\.\d) %(?: ± (\d+\.\d))?")


class Reader(Widget):
    """A reader whose page works on at what is not done, as the browser does."""

    def wait(self, batches: int = 8) -> Reader:
        """Ask again until there is nothing more to work out."""
        while self.frame.tick:
            self._ask(Request("pickup", "w1", self.state, batches=batches, lang="en", root="../"))
        return self

    def write(self, **fields: str) -> Reader:
        """Press `change` or `deal` with these fields."""
        self._ask(Request("pickup", "w1", self.state, fields=fields, lang="en", seed="3", root="../", seen=self.state))
        return self

    @property
    def wins(self) -> list[tuple[str, str]]:
        """Return the chance of each option and its error, as they are written."""
        return PERCENT.findall(self.seen.text)


def test_the_card_is_asked_for_before_anything_is_told() -> None:
    reader = Reader("pickup", SAMPLED)
    assert reader.wins == []
    assert not reader.frame.tick
    assert [button["value"] for button in reader.seen.all("button") if button["value"].startswith("take")] == [
        "take 9C", "take 7W", "take LF", "take x1", "take x2",
    ]  # fmt: skip


def test_a_link_is_the_question_whatever_was_answered() -> None:
    reader = Reader("pickup", SAMPLED).click("take 7W")
    assert reader.frame.link == "rake=1&players=3&seat=2&pick=1&hand=AW.9F.8F&up=9C.7W.LF&down=2&took=1-xx"
    assert Reader("pickup", link=reader.frame.link + "&told=1&taken=7W").wins == []


def test_exact_chances_are_told_at_once_and_as_the_engine_counts_them() -> None:
    reader = Reader("pickup", COUNTED).click("take x1")
    exact = odds(parse_spot(COUNTED)).options
    assert not reader.frame.tick
    assert reader.wins == [(f"{chance.win * 100:.1f}", "") for chance in exact]
    assert "Counted exactly." in reader.seen.text


def test_a_card_that_is_not_the_best_costs_the_difference() -> None:
    reader = Reader("pickup", COUNTED)
    chances = {chance.action: chance.win for chance in odds(parse_spot(COUNTED)).options}
    nine, hidden = chances[parse("9C")], chances[parse("x1")]
    assert nine != hidden
    best, worse = ("9C", "x1") if nine > hidden else ("x1", "9C")
    assert f"It wins {abs(nine - hidden) * 100:.1f} percentage points less" in reader.click(f"take {worse}").seen.text
    assert "Right. Nothing wins more often." in reader.click("again").click(f"take {best}").seen.text


def test_the_reason_for_a_better_card_is_told_with_its_rule() -> None:
    text = Reader("pickup", COUNTED).click("take x1").seen.text
    assert "once you have it, nobody else can. 6.5" in text
    sunk = "rake=1 players=2 seat=1 pick=1 hand=AS.AW.7F up=AC.7C down=2"
    text = Reader("pickup", sunk).click("take 7C").wait().seen.text
    assert "the Ace of Skulls sinks you in 0.0 % of the deals that may come, with yours in 93.6 %. 5.3" in text


def parse(taken: str) -> Action:
    return Action.take_hidden(1) if taken == "x1" else parse_spot(COUNTED).options[0]


def test_chances_sharpen_until_their_errors_are_half_a_point() -> None:
    reader = Reader("pickup", SAMPLED).click("take 9C")
    assert reader.wins == []
    assert reader.frame.tick
    reader._ask(Request("pickup", "w1", reader.state, batches=1, lang="en", root="../"))
    first = [float(error) for _, error in reader.wins]
    assert len(first) == 4
    assert "Right." not in reader.seen.text, "too early to tell"
    last = [float(error) for _, error in reader.wait().wins]
    assert all(late < early for early, late in zip(first, last, strict=True))
    assert max(last) <= 0.5
    assert "Right. Nothing wins more often." in reader.seen.text


def test_the_same_state_goes_on_to_the_same_chances_in_any_worker() -> None:
    small = Reader("pickup", SAMPLED).click("tell").wait(batches=1)
    assert small.wins == Reader("pickup", SAMPLED).click("tell").wait(batches=50).wins


def test_one_face_down_card_is_as_another() -> None:
    assert Reader("pickup", SAMPLED).click("take x2").state == Reader("pickup", SAMPLED).click("take x1").state


def test_what_others_hold_unseen_lies_face_down() -> None:
    places = pickup.view(pickup.parse(COUNTED))["places"]
    assert isinstance(places, list)
    assert [[card["code"] for card in place["cards"]] for place in places] == [
        ["AW", "AF", "3C", "2W"],
        ["xx", "xx", "xx", "9S"],
    ]


def test_a_press_on_a_spot_that_is_gone_or_told_changes_nothing() -> None:
    told = Reader("pickup", COUNTED).click("take 9C")
    assert told.click("take x1").pressed == []
    assert "taken=9C" in told.state
    assert Reader("pickup", SAMPLED).click("take 9C", seen=COUNTED).state == SAMPLED


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players=3 seat=2 pick=1 hand=AW.9F.9X up=9C.7W.LF down=2 took=1-xx", "9X"),
        ("players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.AW down=2 took=1-xx", "Ace of Wings"),
        ("players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=3 took=1-xx", "8.5"),
        ("", "players="),
    ],
)
def test_a_spot_that_cannot_be_is_refused_and_what_was_written_stays(text: str, words: str) -> None:
    reader = Reader("pickup", SAMPLED).write(msg="change", text=text, policy="made")
    assert words in reader.notice
    assert reader.state == SAMPLED
    assert next(field["value"] for field in reader.seen.all("input") if field["name"] == "text") == text


def test_a_written_spot_and_policy_are_shown_linked_and_counted() -> None:
    reader = Reader("pickup", SAMPLED).write(msg="change", text=COUNTED, policy="random")
    assert reader.notice == ""
    assert reader.frame.link.endswith("&policy=random")
    reader.click("tell")
    assert reader.wins == [(f"{chance.win * 100:.1f}", "") for chance in odds(parse_spot(COUNTED), "random").options]


@pytest.mark.parametrize("seats", ["2", "5", "8"])
@pytest.mark.parametrize("turn", ["1", "2"])
def test_another_spot_is_of_the_kind_that_was_asked_for(seats: str, turn: str) -> None:
    reader = Reader("pickup", SAMPLED).write(msg="deal", seats=seats, turn=turn)
    spot = pickup.parse(reader.state).spot
    assert (spot.players, spot.pick) == (int(seats), int(turn))
    assert len(spot.options) > 1
    again = reader.write(msg="deal", seats=seats, turn=turn)
    assert f"seats={seats} turn={turn}" in again.state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_decimal_sign_is_the_languages(lang: str) -> None:
    frame = run(Request("pickup", "w1", COUNTED, fields={"msg": "tell"}, lang=lang, root="../"))
    assert re.search(r"\d\.\d %" if lang == "en" else r"\d,\d %", frame.html)

"""A spot a day as a reader meets it: today's, those of days gone by, and what is remembered of them."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import Odds, parse_odds
from rake.analysis.coach import advise
from tests.widgets.asking import part
from tests.widgets.markup import Frame as Markup
from widgets.games.rake.bank import read_bank
from widgets.games.rake.day import LISTED, parse
from widgets.games.rake.diary import FIRST, Diary
from widgets.host import Frame, Request, run
from widgets.kit.widget import Context
from widgets.site.pages.bank import FILE

BANK = FILE.read_text("utf-8")
START = "rake=1 day=-"
ROOT = "https://rake.example/"
NOW = date(2026, 11, 22)
ONE = timedelta(days=1)


def ask(state: str, message: str = "", *, seen: str = "", lang: str = "en", today: date = NOW) -> Frame:
    fields = {"msg": message} if message else {}
    asked = Request("day", "w1", state, fields=fields, lang=lang, source=BANK, root=ROOT, seen=seen, today=str(today))
    return run(asked)


def press(state: str, *messages: str, lang: str = "en", today: date = NOW) -> Frame:
    """Return the frame after some presses, none of which is refused."""
    frame = ask(state, lang=lang, today=today)
    for message in messages:
        frame = ask(frame.state, message, lang=lang, today=today)
        assert notice(frame) == ""
    return frame


def notice(frame: Frame) -> str:
    return part(frame.html, "rake-refusal").text


def feedback(frame: Frame) -> str:
    """Return how good the card was, and why; an empty text before one is taken."""
    graded = part(frame.html, "board-hint").text if "board-hint" in frame.html else ""
    return " ".join(filter(None, (graded, part(frame.html, "rake-result").text)))


def line(frame: Frame) -> str:
    """Return what the reader may pass on."""
    return frame.html.partition("<textarea")[2].partition(">")[2].partition("</textarea>")[0]


def odds_of(day: date) -> Odds:
    lines = read_bank(BANK)
    return parse_odds(lines[(day - FIRST).days % len(lines)])


def cards_of(frame: Frame) -> set[str]:
    """Return the codes of the cards that a frame shows, `xx` for one that lies face down."""
    return {*re.findall(r'data-card="(\w+)"', frame.html)}


def take(day: date, *, right: bool) -> str:
    """Return the message that takes the best card of a day, or the worst."""
    found = odds_of(day)
    ranked = sorted(found.options, key=lambda chance: chance.win)
    return f"take {ranked[-1 if right else 0].action.taken}"


def cost(day: date) -> str:
    """Return what the worst card of a day costs, in percentage points."""
    wins = [chance.win for chance in odds_of(day).options]
    return f"{round(1000 * (max(wins) - min(wins))) / 10:.1f}"


PINNED = {
    date(2026, 11, 1): "players=3 seat=2 pick=2 hand=AC.DF.6F.5F up=3S down=1 took=1-7W.2-AC.3-xx.1-xx",
    date(2026, 11, 22): "players=4 seat=1 pick=1 hand=TF.8C.7C up=LS.9C.6F.2S down=4",
    date(2026, 12, 5): "players=2 seat=2 pick=1 hand=5S.4S.2C up=AS.7C down=1 took=1-xx",
}


@pytest.mark.parametrize("day", PINNED)
def test_a_day_has_the_spot_that_it_always_had(day: date) -> None:
    assert str(parse(f"rake=1 day={day}", Context(BANK)).odds.spot) == f"rake=1 {PINNED[day]}"
    taken = press(f"rake=1 day={day}", take(day, right=True), today=date(2099, 1, 1))
    assert PINNED[day].replace(" ", "&amp;") in taken.html


def test_after_the_last_line_the_bank_begins_anew() -> None:
    again = FIRST + len(read_bank(BANK)) * ONE
    assert parse(f"rake=1 day={again}", Context(BANK)).odds == odds_of(FIRST)


def test_the_built_page_shows_no_day_and_needs_no_date() -> None:
    for frame in (ask(START), run(Request("day", "w1", START, source=BANK))):
        assert Markup(frame.html).messages() == ["today"]
        assert cards_of(frame) == {"xx"}


def test_without_a_date_no_day_has_come() -> None:
    asked = Request("day", "w1", START, fields={"msg": "today"}, source=BANK)
    assert "There's no spot for" in notice(run(asked))
    with pytest.raises(ValueError, match="isoformat"):
        run(replace(asked, today="today"))


def test_the_date_is_that_of_each_press() -> None:
    first = press(START, "today")
    assert first.state == f"rake=1 day={NOW}"
    assert cards_of(ask(first.state, today=NOW - ONE)) == {"xx"}, "a model that is remembered is of its date"
    assert press(first.state, "today", today=NOW + ONE).state == f"rake=1 day={NOW + ONE}"


def test_a_spot_asks_before_it_tells() -> None:
    frame = press(START, "today")
    assert feedback(frame) == ""
    assert "rake-option" not in frame.html
    assert "rake-share" not in frame.html
    takes = [message for message in Markup(frame.html).messages() if message.startswith("take ")]
    spot = odds_of(NOW).spot
    assert len(takes) == len(spot.up) + spot.down


def test_the_best_card_is_right_and_every_card_is_told() -> None:
    frame = press(START, "today", take(NOW, right=True))
    assert feedback(frame).startswith("Right.")
    assert frame.html.count('class="rake-option-win"') == len(odds_of(NOW).options)
    assert not [message for message in Markup(frame.html).messages() if message.startswith("take ")]


def test_a_worse_card_hears_what_it_gave_away_and_why() -> None:
    frame = press(START, "today", take(NOW, right=False))
    assert feedback(frame).startswith(f"Not the best: with this card you win {cost(NOW)} percentage points less often.")
    assert advise(odds_of(NOW), odds_of(NOW).spot.options[0]).reason
    assert part(frame.html, "rake-result").rules()


def test_the_first_card_counts_and_no_second_one() -> None:
    first = press(START, "today")
    taken = press(first.state, take(NOW, right=False))
    again = ask(taken.state, take(NOW, right=True), seen=first.state)
    assert again.state == taken.state
    assert notice(again) == ""
    assert feedback(again) == feedback(taken)


def test_a_card_for_a_day_that_is_gone_counts_for_no_other() -> None:
    first = press(START, "today")
    gone = press(first.state, f"day {NOW - ONE}")
    assert ask(gone.state, take(NOW, right=True), seen=first.state).state == gone.state


def test_a_card_that_does_not_lie_there_is_refused_and_nothing_is_lost() -> None:
    taken = press(START, "today", take(NOW, right=True), f"day {NOW - ONE}")
    frame = ask(taken.state, "take AS")
    assert notice(frame)
    assert frame.state == taken.state


@pytest.mark.parametrize("word", [str(NOW + ONE), str(FIRST - ONE), "9999-12-31", "0001-01-01", "2026-02-30", "never"])
def test_a_day_without_a_spot_is_refused_with_the_reason(word: str) -> None:
    taken = press(START, "today", take(NOW, right=True))
    frame = ask(taken.state, f"day {word}")
    assert notice(frame) == f"There's no spot for “{word}”: the days begin with {FIRST} and end with today (UTC)."
    assert frame.state == taken.state


def test_a_clock_before_the_first_day_is_told() -> None:
    assert str(FIRST - ONE) in notice(ask(START, "today", today=FIRST - ONE))


def test_of_a_day_to_come_nothing_is_shown_and_nothing_is_forgotten() -> None:
    taken = press(START, "today", take(NOW, right=True))
    frame = ask(taken.state, today=NOW - ONE)
    assert cards_of(frame) == {"xx"}
    assert frame.state == taken.state
    assert ask(START, take(NOW, right=True), seen=f"rake=1 day={NOW}", today=NOW - ONE).state == START


def test_one_walks_from_day_to_day_between_the_first_and_today() -> None:
    def ways(day: date) -> set[str]:
        buttons = Markup(press(f"rake=1 day={day}").html).all("button")
        return {button["value"] for button in buttons if button.get("id") in {"w1-today", "w1-before", "w1-after"}}

    assert ways(NOW) == {f"day {NOW - ONE}"}
    assert ways(NOW - ONE) == {"today", f"day {NOW - 2 * ONE}", f"day {NOW}"}
    assert ways(FIRST) == {"today", f"day {FIRST + ONE}"}


def test_the_last_days_are_listed_with_what_came_of_them() -> None:
    frame = press(START, "today", take(NOW, right=True), f"day {NOW - ONE}", take(NOW - ONE, right=False))
    buttons = {
        button["value"]: button for button in Markup(frame.html).all("button") if "-day-" in button.get("id", "")
    }
    assert list(buttons) == [f"day {NOW - number * ONE}" for number in range(LISTED)]
    assert [value for value, button in buttons.items() if button["aria-pressed"] == "true"] == [f"day {NOW - ONE}"]
    said = Markup(frame.html).text
    assert f"22 November right 21 November {cost(NOW - ONE)} points lost 20 November 19 November" in said
    assert press(f"rake=1 day={FIRST}", today=FIRST + ONE).html.count("-day-") == 2


def test_the_line_to_pass_on_names_the_day_the_cost_and_the_address_and_no_card() -> None:
    right, worse = (line(press(START, "today", take(NOW, right=is_right))) for is_right in (True, False))
    assert right == f"Rake, the spot of 22 November 2026: right. {ROOT}day/"
    assert worse == f"Rake, the spot of 22 November 2026: {cost(NOW)} points lost. {ROOT}day/"


def test_the_line_is_russian_too() -> None:
    state = press(START, f"day {NOW - ONE}", take(NOW - ONE, right=True)).state
    said = line(press(state, "today", take(NOW, right=False), lang="ru"))
    lost = cost(NOW).replace(".", ",")
    assert said == f"Рейк, задача за 22 ноября 2026 года: потеряно {lost} пункта. 2 дня без пропусков. {ROOT}day/"


def test_days_without_a_gap_are_told_once_there_are_two_and_a_gap_is_never_blamed() -> None:
    state = press(START, f"day {NOW - 2 * ONE}", take(NOW - 2 * ONE, right=True)).state
    frame = press(state, "today", take(NOW, right=False))
    assert "gap" not in frame.html
    frame = press(frame.state, f"day {NOW - ONE}", take(NOW - ONE, right=True))
    assert "2 days without a gap." in feedback(frame)
    assert "3 days without a gap." in feedback(press(frame.state, "today")), "a day may be made up for"
    assert line(press(frame.state, "today")).endswith(f"lost. 3 days without a gap. {ROOT}day/")


def test_the_spot_can_be_thought_over_where_spots_are_changed() -> None:
    frame = press(START, "today", take(NOW, right=True))
    href = next(link["href"] for link in Markup(frame.html).all("a") if "pickup/" in link["href"])
    asked = run(Request("pickup", "w1", link=href.partition("?")[2]), strict=True)
    assert asked.state == str(odds_of(NOW).spot)


def test_a_card_that_an_older_bank_had_is_as_if_not_taken() -> None:
    frame = ask(f"rake=1 day={NOW} took=21-9")
    assert notice(frame) == ""
    assert feedback(frame) == ""


@pytest.mark.parametrize(
    "state",
    ["", "rake=1", "day=2026-10-31", "day=x", "day=2026-11-22 took=21", "day=- took=21-.1", "day=- took=99999999-1"],
)
def test_a_state_that_cannot_be_is_told_and_the_page_begins_anew(state: str) -> None:
    frame = ask(state or "day=")
    assert notice(frame)
    assert frame.state == START


days = st.integers(0, 400)


@given(taken=st.dictionaries(days, st.integers(0, 9)), order=st.randoms())
def test_a_diary_holds_what_was_taken_in_whatever_order(taken: dict[int, int], order: Random) -> None:
    noted = list(taken.items())
    order.shuffle(noted)
    diary = Diary()
    for day, choice in noted:
        diary = diary.noted(day, choice)
    assert Diary.parse(str(diary)) == diary
    assert {day: diary.choice(day) for day in range(402)} == {day: taken.get(day) for day in range(402)}
    for day in range(402):
        assert diary.row(day) == next(row for row in range(403) if day - row not in taken)
    assert len(str(diary)) <= 4 + (max(taken) - min(taken) + 1 if taken else 0)

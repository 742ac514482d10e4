"""A wrong card is dealt on to the reveal: in lessons, drills and the spot of the day, in both languages."""

from __future__ import annotations

import json
import re

import pytest

from rake import Odds, Skull, format_cards, parse_odds
from rake.analysis.coach import advise
from rake.analysis.playout import PlayOut, contrast
from tests.widgets import markup
from tests.widgets.asking import part
from tests.widgets.ear import announced
from widgets.games.rake.bank import SAMPLE, read_bank
from widgets.games.rake.diary import FIRST
from widgets.host import Frame, Request, run
from widgets.kit.words import PEOPLE
from widgets.site.pages.bank import FILE
from widgets.templates import LANGUAGES, catalogue

BANK = FILE.read_text("utf-8")
SPOTS = [parse_odds(line) for line in read_bank(BANK)[:12]]
SHARED = (
    "players=5 seat=1 pick=1 hand=TC.4S.3W up=AC.7C.5S down=3 out=2.3 rules=book.kickers-one "
    "sums=2-46868-29199.2-30412-8172.2-24325-6191.2-50031-31205"
)
"""Where the Five of Skulls loses a pot that seats 4 and 5 share."""


def lesson(found: Odds, message: str = "", lang: str = "en", state: str = "") -> Frame:
    """Return a lesson of one step, which asks for the best card, after a press."""
    step = {"ask": f"ask=card {found}".replace("rake=1 ", ""), "rules": ["6.5"], "task": "?", "idea": "?", "why": "."}
    source = json.dumps({"name": "one", "following": None, "knows": [], "steps": [step | {"wrong": {}}]})
    fields = {"msg": message} if message else {}
    return run(Request("lesson", "w1", state or "lesson=one", fields=fields, lang=lang, source=source), strict=True)


def played(frame: Frame) -> str:
    """Return what is shown of the deal; an empty text in a lesson that has no answer yet."""
    return part(frame.html, "rake-played").text if "rake-played" in frame.html else ""


def hands_shown(frame: Frame) -> list[list[str]]:
    """Return the cards of each hand that is laid open below."""
    below = frame.html.partition("rake-played")[2].partition("<details")[0]
    return [re.findall(r'data-card="(\w+)"', seat) for seat in below.split("rake-place-name")[1:]]


def steps(frame: Frame) -> list[str]:
    """Return the deal card by card."""
    details = frame.html.partition('id="w1-played"')[2].partition("</details>")[0]
    return [markup.Frame(line).text for line in re.findall("<li>(.*?)</li>", details, re.DOTALL)]


def wrong_cards(found: Odds) -> list[str]:
    return [action.taken for action in found.spot.options if action not in advise(found).best]


def deals(found: Odds, taken: str) -> tuple[PlayOut, PlayOut]:
    action = next(action for action in found.spot.options if action.taken == taken)
    both = contrast(found, action)
    assert both
    return both


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_card_is_played_out_as_the_engine_says(lang: str) -> None:
    for found in SPOTS:
        for taken in wrong_cards(found):
            frame = lesson(found, f"take {taken}", lang)
            lost, _ = deals(found, taken)
            text, hands = played(frame), lost.reveal.values
            shown = [found.spot.seat, *lost.reveal.winners]
            assert [sorted(cards) for cards in hands_shown(frame)] == [
                sorted(format_cards(hands[seat].cards).split(".")) for seat in shown
            ]
            winner = catalogue(lang).gettext(PEOPLE[lost.reveal.winners[0] - 1])
            assert f"{winner} wins." in text or f"Выигрывает {winner}." in text
            assert text.endswith(("won this deal.", "круг выиграли бы."))
            others = [hand for seat, hand in hands.items() if seat not in shown]
            judged = sum(hand.skull is not Skull.ABSENT for hand in others)
            assert len(steps(frame)) == len(lost.took) + len(others) + judged


def test_it_is_told_in_the_readers_language() -> None:
    found = parse_odds(SAMPLE)
    (taken,) = wrong_cards(found)
    assert played(lesson(found, f"take {taken}")).startswith(
        "Here's one deal out of many, chosen because this card decides it."
    )
    assert played(lesson(found, f"take {taken}", "ru")).startswith("Это лишь один круг из многих — тот, где")


def first_day(message: str) -> Frame:
    """Return the first day's spot on that day, answered."""
    state = f"day={FIRST}"
    return run(Request("day", "w1", state, fields={"msg": message}, source=BANK, today=str(FIRST)), strict=True)


def named(step: str) -> str:
    """Return a step with the name of the player: the spot of the day has numbers, as its link has."""
    return re.sub(r"^Seat (\d)", lambda seat: PEOPLE[int(seat[1]) - 1], step)


def test_the_same_wrong_card_shows_the_same_deal_in_every_widget() -> None:
    found = SPOTS[0]
    for taken in wrong_cards(found):
        message = f"take {taken}"
        frame = lesson(found, message)
        day = first_day(message)
        link = f"ask=card&{str(found).replace(' ', '&')}".replace("rake=1&", "")
        asked = run(Request("drill", "w1", link=link, source=BANK), strict=True)
        drill = run(Request("drill", "w1", asked.state, fields={"msg": message}, source=BANK), strict=True)
        for other in (day, drill, lesson(found, message)):
            assert (hands_shown(other), [*map(named, steps(other))]) == (hands_shown(frame), steps(frame))
        assert played(drill) == played(frame)


def test_what_the_best_card_would_have_made_is_told_once_there_is_no_second_try() -> None:
    found = SPOTS[0]
    for taken in wrong_cards(found):
        _, won = deals(found, taken)
        day = first_day(f"take {taken}")
        assert "the best card would have given you" in played(day)
        assert played(day).endswith(won.reveal.rule), "by the rule that wins it with the best card"
        assert played(lesson(found, f"take {taken}")).endswith("With the best card, you'd have won this deal.")


def test_pick_ups_tell_what_lay_face_up_and_what_did_not() -> None:
    text = " ".join(
        step for found in SPOTS for taken in wrong_cards(found) for step in steps(lesson(found, f"take {taken}"))
    )
    assert re.search(r"You take the face-up \w+ of \w+", text)
    assert re.search(r"Ann takes the face-up \w+ of \w+", text)
    assert re.search(r"Cat takes a face-down card: the \w+ of \w+", text)


@pytest.mark.parametrize(("lang", "words"), [("en", "Dan and Eve split the pot."), ("ru", "Банк делят Дэн и Ева.")])
def test_winners_who_share_are_both_shown(lang: str, words: str) -> None:
    frame = lesson(parse_odds(SHARED), "take 5S", lang)
    assert words in played(frame)
    assert len(hands_shown(frame)) == 3


def test_a_right_card_and_an_unanswered_question_are_not_played_out() -> None:
    found = SPOTS[0]
    frame = lesson(found)
    assert (played(frame), hands_shown(frame)) == ("", [])
    missed = lesson(found, f"take {wrong_cards(found)[0]}")
    mended = lesson(found, f"take {advise(found).best[0].taken}", state=missed.state)
    for right in (mended, lesson(found, f"take {advise(found).best[0].taken}")):
        assert (played(right), hands_shown(right), steps(right)) == ("", [], [])


def test_where_no_deal_shows_a_difference_nothing_more_is_told() -> None:
    """Four Aces win with any fifth card, whatever the text says."""
    spot = "players=2 seat=1 pick=2 hand=AS.AW.AF.AC up=7F down=1 took=1-AC.2-xx"
    frame = lesson(parse_odds(f"{spot} wins=1-1.9-10"), "take x1")
    assert "On average, an unseen card would help you less" in part(frame.html, "rake-result").text
    assert (played(frame), hands_shown(frame), steps(frame)) == ("", [], [])


def test_the_ear_is_told_how_it_ends_in_a_few_words() -> None:
    found = SPOTS[0]
    before = lesson(found)
    after = lesson(found, f"take {wrong_cards(found)[0]}")
    *_, heard = announced(after.html, before.html)
    assert heard.startswith("Here's one deal out of many")
    assert len(heard.split()) < 60

"""The widget `hand`, message by message."""

from __future__ import annotations

import re

import pytest

from rake import parse_cards
from rake.category import parse_category
from tests.widgets.asking import HAND, Widget
from widgets.games.rake.guess import judge
from widgets.games.rake.reading import read

HANDS = {
    "HIGH_CARD": "AW.DS.9F.4C.2S",
    "PAIR": "AF.9S.9W.4C.2S",
    "TWO_PAIR": "9S.9W.4F.4C.2S",
    "THREE_OF_A_KIND": "9S.9W.9F.4C.2S",
    "RUN": "9S.8W.7F.6C.5S",
    "SUITS_FULL": "DW.9W.7W.4W.2W",
    "FULL_PACK": "9S.9W.9F.4S.4C",
    "QUADS": "9S.9W.9F.9C.4S",
    "RAKE": "9W.8W.7W.6W.5W",
}
# What else each of these hands holds, by section 3 at its word.
ALSO = {
    "HIGH_CARD": set[str](),
    "PAIR": {"HIGH_CARD"},
    "TWO_PAIR": {"HIGH_CARD", "PAIR"},
    "THREE_OF_A_KIND": {"HIGH_CARD", "PAIR"},
    "RUN": {"HIGH_CARD"},
    "SUITS_FULL": {"HIGH_CARD"},
    "FULL_PACK": {"HIGH_CARD", "PAIR", "TWO_PAIR", "THREE_OF_A_KIND"},
    "QUADS": {"HIGH_CARD", "PAIR", "THREE_OF_A_KIND"},
    "RAKE": {"HIGH_CARD", "RUN", "SUITS_FULL"},
}


def asked(cards: str) -> Widget:
    return Widget("hand", f"rake=1 hand={cards} ask=1")


def choosing(cards: str) -> Widget:
    return Widget("hand", f"rake=1 hand={cards} choose=1")


def test_deal_deals_five_cards_by_the_seed_and_asks_for_their_name() -> None:
    one, same, other = (Widget("hand", HAND).click("deal", seed=seed) for seed in ("7", "7", "8"))
    assert one.state == same.state != other.state
    assert one.state.endswith(" ask=1")
    assert one.state.count(".") == 4
    assert "rake-name" not in one.seen.classes()
    guesses = [message for message in one.seen.messages() if message.startswith("guess ")]
    assert guesses == [f"guess {category}" for category in HANDS]


def test_show_names_the_hand_and_dims_the_spare_cards() -> None:
    widget = asked("AS.AW.AF.9C.2S")
    assert "rake-dim" not in widget.seen.classes()
    widget.click("show")
    assert widget.state == HAND
    assert widget.part("rake-reading").rules() == ["3.4", "5.2"]
    assert "rake-skull-wins" in widget.seen.classes()
    assert sum("rake-dim" in card["class"] for card in widget.seen.all("li")) == 2
    assert not widget.notice


@pytest.mark.parametrize("guess", HANDS)
@pytest.mark.parametrize("held", HANDS)
def test_a_guess_is_right_or_short_or_wrong_and_its_rule_says_why(held: str, guess: str) -> None:
    widget = asked(HANDS[held]).click(f"guess {guess}")
    assert widget.state == f"rake=1 hand={HANDS[held]} guess={guess}"
    right = guess == held
    assert {"rake-right", "rake-wrong"} & widget.seen.classes() == {"rake-right" if right else "rake-wrong"}
    named, guessed = (f"3.{list(HANDS).index(category) + 1}" for category in (held, guess))
    assert widget.part("rake-reading").rules() == ([named] if right else [guessed, named])
    judgement = judge(parse_category(guess), read(parse_cards(HANDS[held])))
    assert judgement.kind == ("right" if right else "short" if guess in ALSO[held] else "wrong")


def test_a_short_guess_and_a_wrong_one_are_told_differently() -> None:
    short, wrong = (asked(HANDS[held]).click("guess PAIR").part("rake-reading").text for held in ("TWO_PAIR", "RUN"))
    name = len("Pair")
    assert short[:name] != wrong[:name]


@pytest.mark.parametrize(
    ("cards", "verdict", "rule"),
    [
        ("AS.AW.AF.9C.2S", "wins", "5.2"),
        ("AS.5W.4F.3C.2S", "wins", "5.2"),
        ("AS.9S.9W.9F.4C", "loses", "5.3"),
        ("AS.9S.9W.9F.9C", "loses", "5.3"),
        ("AS.AW.9F.9C.2S", "loses", "5.3"),
        ("AS.AW", "loses", "5.3"),
        ("AS.AW.AF", "wins", "5.2"),
    ],
)
def test_5_the_ace_of_skulls_has_its_verdict_and_its_rule(cards: str, verdict: str, rule: str) -> None:
    widget = Widget("hand", f"rake=1 hand={cards}")
    assert f"rake-skull-{verdict}" in widget.seen.classes()
    assert widget.part("rake-reading").rules()[-1] == rule


def test_5_3_a_spare_ace_and_a_weak_hand_and_a_growing_one_have_reasons_of_their_own() -> None:
    hands = ("AS.9S.9W.9F.4C", "AS.AW.9F.9C.2S", "AS.AW")
    reasons = [
        re.findall(r"<p class=.rake-skull .*", Widget("hand", f"rake=1 hand={cards}").frame.html) for cards in hands
    ]
    assert len({str(reason) for reason in reasons}) == 3


def test_choose_opens_the_picker_and_closes_it() -> None:
    widget = Widget("hand", HAND).click("choose")
    assert widget.state == f"{HAND} choose=1"
    assert len([message for message in widget.seen.messages() if message.startswith("toggle ")]) == 52
    assert widget.pressed == [f"toggle {card}" for card in ("AS", "2S", "AW", "AF", "9C")]
    assert widget.typed == "AS AW AF 9C 2S"
    assert widget.click("done").state == HAND
    assert not widget.seen.all("fieldset")


def test_a_question_ends_when_cards_are_chosen() -> None:
    assert asked("AW.DS.9F.4C.2S").click("choose").state == "rake=1 hand=AW.DS.9F.4C.2S choose=1"


def test_toggle_takes_a_card_and_puts_it_back_down_to_none() -> None:
    widget = choosing("9W")
    assert widget.click("toggle AS").state == "rake=1 hand=AS.9W choose=1"
    assert "3" in next(line for line in widget.frame.html.splitlines() if "rake-growing" in line)
    assert widget.click("toggle 9W").click("toggle AS").state == "rake=1 hand=- choose=1"
    assert not {"rake-name", "rake-growing"} & widget.seen.classes()
    assert widget.click("done").state == "rake=1 hand=- choose=1", "a hand of no cards cannot be left"
    assert not widget.notice


def test_a_sixth_card_is_refused_with_the_rule() -> None:
    widget = choosing("AS.AW.AF.9C.2S").click("toggle 3S")
    assert widget.state == f"{HAND} choose=1"
    assert "more than 5 cards; this one has 6" in widget.notice
    assert widget.part("rake-refusal").rules() == ["1.1"]


def test_typed_cards_are_read_generously() -> None:
    widget = choosing("-").click("type", cards="10♥, as  kd")
    assert widget.state == "rake=1 hand=AS.DF.TW choose=1"
    assert widget.typed == "AS DF TW"


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("AS AZ", "“AZ” (at character 4)"),
        ("", "There are no cards yet."),
        ("AS AS", "Ace of Skulls"),
        ("2S3S4S5S6S7S", "this one has 6"),
    ],
)
def test_unreadable_cards_keep_what_was_typed_and_say_why(typed: str, named: str) -> None:
    widget = choosing("9W").click("type", cards=typed)
    assert widget.state == "rake=1 hand=9W choose=1"
    assert named in widget.notice
    assert widget.typed == typed
    field = next(field for field in widget.seen.all("input") if field["name"] == "cards")
    assert field["aria-invalid"] == "true"
    assert field["aria-describedby"] in widget.seen.idents()


def test_clear_leaves_no_card_and_the_picker_open() -> None:
    assert choosing("AS.AW").click("clear").state == "rake=1 hand=- choose=1"


@pytest.mark.parametrize("late", ["clear", "toggle AS"])
def test_a_click_that_comes_after_the_picker_closed_leaves_a_widget_that_still_answers(late: str) -> None:
    widget = choosing("AS").click("done").click(late)
    assert not Widget("hand", widget.state).notice
    assert not widget.click("choose").notice


def test_the_link_shows_the_answer_and_hides_what_the_reader_did() -> None:
    assert asked("AS.AW").frame.link == "rake=1&hand=AS.AW"
    assert choosing("-").frame.link == ""


@pytest.mark.parametrize("field", ["rules=nonsense", "guess=FLUSH"])
def test_a_field_that_cannot_be_read_is_named(field: str) -> None:
    assert field.split("=")[1] in Widget("hand", link=f"?rake=1&hand=AS.AW&{field}").notice


def test_cards_stand_in_canonical_order_whatever_the_link_says() -> None:
    assert Widget("hand", link="?rake=1&hand=2s+9c,af.AW+AS").state == HAND


@pytest.mark.parametrize("message", ["done", "toggle 2S"])
def test_what_was_written_counts_whatever_is_pressed(message: str) -> None:
    widget = choosing("9W").click(message, cards="AS AW")
    assert widget.state == "rake=1 hand=AS.AW" + {"done": "", "toggle 2S": ".2S choose=1"}[message]
    refused = choosing("9W").click(message, cards="AS AZ")
    assert (refused.state, refused.typed) == ("rake=1 hand=9W choose=1", "AS AZ")
    assert "“AZ”" in refused.notice


def test_quick_presses_do_not_count_for_something_written() -> None:
    widget, seen = choosing("9W"), "rake=1 hand=9W choose=1"
    for card in ("AS", "AW"):
        widget.click(f"toggle {card}", cards="9W", seen=seen)
    assert widget.state == "rake=1 hand=AS.AW.9W choose=1"


def test_a_guess_counts_for_the_hand_that_it_was_made_at() -> None:
    first = asked("AW.DS.9F.4C.2S")
    seen = first.state
    second = first.click("deal", seed="7").state
    assert first.click("guess QUADS", seen=seen).state == second, "the new hand is still asked for"
    answered = first.click("guess PAIR").state
    assert first.click("guess RUN").state == answered, "the answer is out"
    assert not first.notice


def test_a_new_question_is_announced_with_its_cards() -> None:
    one, two = (Widget("hand", HAND).click("deal", seed=seed).part("rake-reading").text for seed in ("7", "8"))
    assert one != two
    assert one.startswith("What is this hand called?")


@pytest.mark.parametrize("done", ["&ask=1", "&guess=PAIR", "&choose=1", "&quiet=1", "&ask=1&guess=RUN"])
def test_a_link_opens_with_the_answer_whatever_is_hung_on_it(done: str) -> None:
    assert Widget("hand", link=f"rake=1&hand=AS.AW.AF.9C.2S{done}").state == HAND


def test_an_unreadable_link_leaves_the_page_as_it_is() -> None:
    widget = Widget("hand", "rake=1 hand=DS.DW quiet=1", link="?rake=1&hand=ZZ")
    assert widget.state == "rake=1 hand=DS.DW quiet=1"
    assert "“ZZ” isn't a card" in widget.notice

"""The widget `versus`, message by message."""

from __future__ import annotations

import pytest

from rake import parse_rules
from tests.widgets.asking import HANDS, Widget

SPLIT = "rake=1 hands=AW.DS.9F.4C.2S_AF.DC.9S.4W.2F"
SHORT = "rake=1 hands=AS.AW_DS.DW.DF.DC.2W edit=1"


def count(widget: Widget) -> int:
    return widget.state.count("_") + 1


def test_deal_keeps_the_number_of_hands_and_the_house_rules_and_asks_who_wins() -> None:
    widget = Widget("versus", f"{HANDS}_AW.7W.5W.3W.2F".replace("AW.AF", "AC.AF") + " rules=literal").click("deal")
    assert (count(widget), "rules=literal ask=1" in widget.state) == (3, True)
    assert "rake-name" not in widget.seen.classes()
    assert [m for m in widget.seen.messages() if m.startswith("guess")] == ["guess 1", "guess 2", "guess 3", "guess 0"]


def test_the_seed_decides_the_deal() -> None:
    one, same, other = (Widget("versus", HANDS).click("deal", seed=seed).state for seed in ("7", "7", "8"))
    assert one == same != other


def test_9_7_equal_suits_full_under_russian_rules_are_to_draw() -> None:
    state = "rake=1 hands=DW.LW.9W.5W.2W_DF.LF.9F.5F.2F rules=russian"
    widget = Widget("versus", f"{state} ask=1").click("guess 0")
    assert "Right." in widget.seen.text
    assert "Hands 1 and 2 are equal. Each draws a card from the stock, and the highest takes the pot." in (
        widget.seen.text
    )
    assert "splits the pot" not in widget.seen.text


@pytest.mark.parametrize(
    ("state", "guess", "right"),
    [(HANDS, 1, True), (HANDS, 2, False), (HANDS, 0, False), (SPLIT, 0, True), (SPLIT, 1, False), (SPLIT, 2, False)],
)
def test_a_guess_reveals_every_hand_and_what_decided(state: str, guess: int, right: bool) -> None:
    widget = Widget("versus", f"{state} ask=1").click(f"guess {guess}")
    assert widget.state == f"{state} guess={guess}"
    assert {"rake-right", "rake-wrong"} & widget.seen.classes() == {"rake-right" if right else "rake-wrong"}
    assert len([1 for p in widget.seen.all("p") if p.get("class") == "rake-name"]) == 2
    assert ("split the pot" if state == SPLIT else "Hand 1 wins. The Ace of Skulls") in widget.seen.text


def test_show_reveals_without_judging() -> None:
    widget = Widget("versus", f"{HANDS} ask=1").click("show")
    assert widget.state == HANDS
    assert not {"rake-right", "rake-wrong"} & widget.seen.classes()
    assert "rake-wins" in widget.seen.classes()


@pytest.mark.parametrize("guess", ["guess 3", "guess -1", "guess x", "guess", "guess ²", f"guess {'9' * 5000}"])
def test_a_guess_at_a_hand_that_is_not_there_is_refused(guess: str) -> None:
    widget = Widget("versus", f"{HANDS} ask=1").click(guess)
    assert widget.state == f"{HANDS} ask=1"
    assert widget.notice


def test_1_2_two_to_eight_hands() -> None:
    widget = Widget("versus", HANDS)
    for players in range(3, 9):
        assert count(widget.click("more")) == players
        assert not widget.notice
    assert "more" not in widget.seen.messages()
    assert count(widget.click("more")) == 8
    assert "this one has 9" in widget.notice
    for players in range(7, 1, -1):
        assert count(widget.click("fewer")) == players
    assert "fewer" not in widget.seen.messages()
    assert count(widget.click("fewer")) == 2
    assert "this one has 1" in widget.notice


def test_edit_opens_one_hand_and_greys_the_cards_of_the_others() -> None:
    widget = Widget("versus", HANDS).click("edit 1")
    assert widget.state == f"{HANDS} edit=1"
    assert widget.pressed == [f"toggle {card}" for card in ("AS", "2S", "AW", "AF", "9C")] or set(widget.pressed) >= {
        "toggle AS"
    }
    greyed = {button["value"] for button in widget.seen.all("button") if button.get("aria-disabled") == "true"}
    assert greyed == {f"toggle {card}" for card in ("DS", "DW", "DF", "DC", "2W")}


def test_a_card_that_another_hand_holds_is_refused() -> None:
    for message, cards in (("toggle DS", ""), ("type", "DS")):
        widget = Widget("versus", SHORT).click(message, cards=cards)
        assert widget.state == SHORT
        assert "Duke of Skulls" in widget.notice
        assert "../rules/deck/#r2-1" in [link["href"] for link in widget.seen.all("a")]


def test_a_sixth_card_is_refused() -> None:
    widget = Widget("versus", f"{HANDS} edit=1").click("toggle 3S")
    assert widget.state == f"{HANDS} edit=1"
    assert "this one has 6" in widget.notice


def test_done_with_a_short_hand_is_refused_until_it_is_whole() -> None:
    widget = Widget("versus", SHORT).click("done")
    assert widget.state == SHORT
    assert "A hand has 5 cards; this one has 2." in widget.notice
    assert "Every hand needs five cards." in widget.seen.text
    assert widget.frame.link == ""
    for card in ("2S", "9C", "AF"):
        widget.click(f"toggle {card}")
        assert not widget.notice
    assert widget.click("done").state == HANDS


def test_done_goes_on_to_the_next_short_hand() -> None:
    widget = Widget("versus", "rake=1 hands=AS.AW.AF.9C.2S_DS_- edit=1").click("done")
    assert widget.state.endswith(" edit=2")
    assert not widget.notice
    widget.click("done", cards="DS DW DF DC 2W")
    assert widget.state.endswith("_DS.DW.DF.DC.2W_- edit=3")


def test_what_was_written_counts_when_done_is_pressed() -> None:
    assert Widget("versus", f"{HANDS} edit=2").click("done", cards="LS LW LF LC 2W").state == HANDS.replace("D", "L")


def test_a_guess_counts_for_the_hands_that_it_was_made_at() -> None:
    widget = Widget("versus", f"{HANDS} ask=1")
    seen = widget.state
    dealt = widget.click("deal").state
    assert widget.click("guess 1", seen=seen).state == dealt
    judged = widget.click("guess 1").state
    assert widget.click("guess 2").state == judged


def test_a_house_rule_takes_an_old_judgement_away() -> None:
    widget = Widget("versus", f"{HANDS} ask=1").click("guess 1").click("rules literal")
    assert "guess" not in widget.state
    assert "House rules: Two Pair beats Three-of-a-kind, No further kickers" in widget.seen.text


def test_toggle_type_and_clear_change_the_hand_that_is_edited() -> None:
    widget = Widget("versus", SHORT)
    assert widget.click("toggle AW").state == SHORT.replace("AS.AW", "AS")
    assert widget.click("type", cards="af 10♠").state == SHORT.replace("AS.AW", "AF.TS")
    assert widget.typed == "AF TS"
    assert widget.click("clear").state == SHORT.replace("AS.AW", "-")
    assert not Widget("versus", widget.state).notice


def test_unreadable_cards_keep_what_was_typed() -> None:
    widget = Widget("versus", SHORT).click("type", cards="AS <b>")
    assert (widget.state, widget.typed) == (SHORT, "AS <b>")
    assert "“<b>”" in widget.notice


@pytest.mark.parametrize("message", ["toggle AS", "clear", "type", "done", "nonsense", "", "edit 3", "edit 0", "edit"])
def test_what_cannot_be_done_changes_nothing(message: str) -> None:
    widget = Widget("versus", HANDS).click(message, cards="AS")
    assert widget.state == HANDS
    assert widget.notice or message == "done"


def test_8_1_and_8_3_are_switches_that_keep_the_cards() -> None:
    widget = Widget("versus", "rake=1 hands=9W.9F.9C.4C.2S_9S.8W.4F.4S.8C")
    assert "Hand 1 wins. Three-of-a-kind beats Two Pair." in widget.seen.text
    two_pair, one_kicker, _ = (m for m in widget.seen.messages() if m.startswith("rules "))
    assert not widget.pressed
    assert "Hand 2 wins. Two Pair beats Three-of-a-kind." in widget.click(two_pair).seen.text
    assert widget.pressed == ["rules book"]
    assert widget.state.endswith("_9S.8W.8C.4S.4F rules=book.two_pair_beats_three-on")
    both = next(m for m in widget.seen.messages() if m.startswith("rules ") and "kickers-one" in m)
    assert widget.click(both).state.endswith(" rules=book.two_pair_beats_three-on.kickers-one")
    assert len(widget.pressed) == 2
    assert one_kicker == "rules book.kickers-one"
    assert widget.frame.link.endswith("&rules=book.two_pair_beats_three-on.kickers-one")
    back = widget.click("rules book")
    assert "rules=" not in back.state
    assert Widget("versus", widget.state).click("rules nonsense").notice


def test_the_link_holds_hands_and_house_rules_and_nothing_else() -> None:
    widget = Widget("versus", f"{HANDS} rules=literal ask=1")
    assert widget.frame.link == f"{HANDS} rules=literal".replace(" ", "&")


@pytest.mark.parametrize(
    "hands", ["AS", "AS.DS.LS.PS.TS", "_".join(f"{rank}{s}" for rank in "AD" for s in "SWFC") + "_2S"]
)
def test_1_2_holds_for_hands_that_are_being_edited_too(hands: str) -> None:
    widget = Widget("versus", link=f"?rake=1&hands={hands}&edit=1")
    assert f"this one has {hands.count('_') + 1}" in widget.notice


def test_nine_whole_hands_are_refused_as_they_are_edited() -> None:
    suits = [
        "".join(rank + suit for rank in ranks) for ranks in ("AD LPT".replace(" ", ""), "98765") for suit in "SWFC"
    ]
    hands = "_".join([*suits, "2S3S4S2W3W"])
    assert "this one has 9" in Widget("versus", link=f"?rake=1&hands={hands}&edit=1").notice


@pytest.mark.parametrize("rules", ["russian", "literal", "book"])
def test_every_house_rule_of_a_link_can_be_turned_off_and_on(rules: str) -> None:
    hands = "LS.TS.8S.6S.4S_LW.TW.8W.6W.4W"
    widget = Widget("versus", link=f"?rake=1&hands={hands}&rules={rules}")
    buttons = [press for press in widget.seen.messages() if press.startswith("rules ")]
    assert len(buttons) == 3
    for press in buttons:
        changed = Widget("versus", link=f"?rake=1&hands={hands}&rules={rules}").click(press)
        assert changed.notice == ""
        (back,) = {each for each in changed.seen.messages() if each.startswith("rules ")} & {
            f"rules {parse_rules(rules)}"
        }
        assert changed.click(back).state == widget.state

"""The table of Red Dog: what its hints say is counted exactly, and its review judges by that."""

from __future__ import annotations

import re

import pytest

from tests.widgets.asking import Widget
from widgets.host import Request, run


def dealt(deck: str, *actions: str, rules: str = "online") -> Widget:
    """Return a round at its last step: one player, one pack, these cards first."""
    text = f"reddog=1 deal=seats=1 rules={rules} seen=0 deck={deck}" + "".join(f"~1 {action}" for action in actions)
    return Widget("deal", text, game="reddog").click("end")


@pytest.mark.parametrize(
    ("deck", "actions", "said"),
    [
        (
            "6D.QS.9C",
            ("bet 10", "raise 10"),
            "The third card, the nine of clubs, falls between the first two. RD4.2 Ann wins 20 chips.",
        ),
        (
            "6D.QS.6C",
            ("bet 10", "raise 10"),
            "the six of clubs, doesn't fall between the first two. RD4.3 Ann loses 20 chips.",
        ),
        ("2S.3D", ("bet 10",), "so no third card is dealt. RD3.2 The round is a push: every bet comes back. RD4.1"),
        ("9S.9D.9H", ("bet 10",), "the nine of hearts: three-of-a-kind pays 11 to 1. RD4.1 Ann wins 110 chips."),
        ("9S.9D.TH", ("bet 10",), "doesn't match the pair. RD4.1 The round is a push: every bet comes back. RD4.1"),
        ("xx", ("pass",), "Ann passes. Nobody bets, so no cards are dealt. RD2.2"),
    ],
)
def test_what_happened_is_said_with_its_rule(deck: str, actions: tuple[str, ...], said: str) -> None:
    assert dealt(deck, *actions).part("board-told").text.endswith(said)


def test_the_ace_of_spades_has_no_skull_in_a_picture() -> None:
    state = dealt("AS.KD", "bet 10").state
    shared = Request("deal", "w1", state, root="https://example.org/", pack="standard", game="reddog")
    assert {"ace", "DF"} == set(re.findall(r"use href=&#34;#(\w+)&#34;", run(shared).html))


def asked(spread: int) -> Widget:
    """Return a table with one player, one pack and a bet of 10, at the decision about a raise at this spread."""
    table = Widget("play", game="reddog")
    for seed in range(2000):
        table.click("sit", seed=str(seed), buy="100", preset="online").click("bet", chips="10")
        if f"The spread is {spread} " in table.part("board-centre").text:
            return table
        table.click("leave")
    raise AssertionError("no such cards came up")


@pytest.mark.parametrize(
    ("spread", "wins", "chance", "pays", "advice"),
    [
        (2, 8, "16", 4, "loses 2.00 on average, so stand."),
        (6, 24, "48", 1, "loses 0.40 on average, so stand."),
        (7, 28, "56", 1, "gains 1.20 on average: raise as much as you may."),
    ],
)
def test_rd5_5_hints_count_the_cards_and_say_what_a_raise_is_worth(
    spread: int, wins: int, chance: str, pays: int, advice: str
) -> None:
    table = asked(spread)
    counted = f"Of the 50 unseen cards, {wins} fall between these two: a chance of {chance}%. RD5.3"
    assert table.click("hint").part("board-hint").text == counted
    worth = f"At {pays} to 1, a raise of 10 chips {advice} RD5.5"
    assert table.click("hint").part("board-hint").text == worth
    assert table.click("hint").part("board-hint").text == worth, "there is no third"


def test_rd5_5_a_hint_before_the_bet_says_what_the_bank_keeps() -> None:
    table = Widget("play", game="reddog").click("sit", buy="100").click("hint")
    assert "the bank wins 2.80% of your first bets in the long run" in table.part("board-hint").text


def test_rd5_1_where_a_raise_has_no_limit_nothing_is_said_of_an_edge() -> None:
    table = Widget("play", game="reddog").click("sit", buy="100", **{"raise": "any"})
    assert "hint" not in [button["value"] for button in table.seen.all("button")]


@pytest.mark.parametrize(
    ("spread", "message", "judged"),
    [
        (7, "raise", "raise by 10 chips +1.20Good: nothing was better."),
        (7, "stand", "stand 0.00You'd have done better to raise by 10 chips, which is worth +1.20 chips on average."),
        (6, "raise", "raise by 10 chips −0.40You'd have done better to stand, which comes to zero on average."),
        (6, "stand", "stand 0.00Good: nothing was better."),
    ],
)
def test_rd5_5_a_review_judges_by_what_the_cards_promised(spread: int, message: str, judged: str) -> None:
    table = asked(spread).click(message, chips="10").click("judge")
    assert judged in table.seen.text


def test_rd2_1_a_player_without_chips_starts_again() -> None:
    table = Widget("play", game="reddog").click("sit", buy="1", preset="online")
    for seed in range(100):
        messages = [button["value"] for button in table.seen.all("button")]
        if "again" in messages:
            break
        message = next(word for word in ("next", "stand", "bet") if word in messages)
        table.click(message, chips="1", seed=str(seed))
    assert "stacks=1" in table.click("again").state

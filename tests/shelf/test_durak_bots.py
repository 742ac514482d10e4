"""The bots of Durak: what the facts ask of them, and the end of a deal searched to its bottom."""

from __future__ import annotations

import random
from functools import cache

import pytest

from rake.kit.actions import CardAction
from rake.kit.chance import some
from rake.kit.game import Bot
from rake.shelf.durak import endgame
from rake.shelf.durak.bots import BOLD, CAREFUL, STRONG
from rake.shelf.durak.deal import State, View
from rake.shelf.durak.endgame import outcomes
from rake.shelf.durak.rules import DECK
from tests.bounded import LONGEST, within
from tests.examples import searching

from .durak_positions import after, position

PLENTY = "AC KC QC AD KD QD TC JC"
"""Cards to draw, so that the stock isn't empty."""


def chosen(state: State, bot: Bot[CardAction, View] = CAREFUL) -> str:
    """Return what a bot does at its turn."""
    assert state.to_act
    return str(bot.choose(state.seen_by(state.to_act), random.Random(1)))


@pytest.mark.parametrize("bot", [CAREFUL, BOLD, STRONG])
def test_lesson_1_and_2_the_lowest_card_that_beats(bot: Bot[CardAction, View]) -> None:
    one = position(["TS 7C 8C 9C", "9S JS 6H 7D 8D"], 1, "TH", PLENTY)
    assert chosen(after(one, "attack TS"), bot) == "beat JS"
    two = position(["QH 7C 8C 9C", "KH AS 6D 7D"], 1, "TH", PLENTY)
    assert chosen(after(two, "attack QH"), bot) in ("beat KH", "take")


@pytest.mark.parametrize("bot", [CAREFUL, BOLD, STRONG])
def test_lesson_3_it_opens_with_the_lowest_plain_card_of_a_pair(bot: Bot[CardAction, View]) -> None:
    state = position(["7D 7S JC QS 6H", "8S 9S 9D TD JD"], 1, "TH", PLENTY.replace("JC", "9C"))
    assert chosen(state, bot) in ("attack 7D", "attack 7S")


def test_lesson_5_it_takes_rather_than_spend_the_best_trump_and_the_bold_one_does_not() -> None:
    state = after(position(["6S 9D", "7D 8D AH"], 1, "TH", PLENTY), "attack 6S")
    assert chosen(state) == "take"
    assert chosen(state, BOLD) == "beat AH"


def test_lesson_6_it_gives_a_low_plain_card_and_keeps_a_high_one() -> None:
    state = position(["8H 8S 8C KD", "KH 9D TD JD"], 1, "TC", PLENTY.replace("TC", "9C").replace("KD", "TS"))
    state = after(state, "attack 8H", "take")
    assert chosen(state) == "give 8S"
    kings = position(["KD KS 6S", "9D TD JD"], 1, "TC", "AC QC AD QD JC 9C")
    assert chosen(after(kings, "attack KS", "take")) == "pass"


def test_lesson_8_the_end_is_searched_to_its_bottom() -> None:
    state = position(["8S KD", "9S TD"], 1, "H")
    assert {str(act): worth for act, worth in outcomes(state.seen_by(1)).items()} == {"attack KD": 1, "attack 8S": 0}
    assert chosen(state, STRONG) == "attack KD"


def minimax(state: State, seat: int) -> int:
    """Return how a deal ends if both of two players play perfectly: 1 if the other one becomes the durak."""

    @cache
    def worth(hands: object, bout: object) -> int:
        now = states[hands, bout]
        ends = []
        for action in now.legal():
            following = now.apply(action)
            if following.ended is not None:
                ends.append(0 if not following.ended else 1 if following.ended != seat else -1)
                continue
            key = (following.hands, following.bout)
            states[key] = following
            ends.append(worth(*key))
        return max(ends) if now.to_act == seat else min(ends)

    if state.ended is not None:
        return 0 if not state.ended else 1 if state.ended != seat else -1
    states: dict[tuple[object, object], State] = {(state.hands, state.bout): state}
    return worth(state.hands, state.bout)


@pytest.mark.property
@pytest.mark.parametrize("rules", ["default", "default.after_take-none", "default.throwers-neighbours"])
def test_the_end_of_a_deal_is_that_of_a_search_of_all_actions(rules: str) -> None:
    for number in range(60 if searching() else 4):
        rng = random.Random(f"{rules} {number}")
        cards = some(rng, DECK.cards[::2], 6)
        hands = [" ".join(cards[:3]), " ".join(cards[3:])]
        if number % 2:
            hands.insert(1, "")
        state = position(hands, 1, "C", rules=rules)
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            ends = outcomes(state.seen_by(state.to_act))
            assert ends == {action: minimax(state.apply(action), state.to_act) for action in state.legal()}
            state = state.apply(STRONG.choose(state.seen_by(state.to_act), rng))


def test_only_an_end_whose_cards_are_all_seen_is_searched_to_its_bottom(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["8S KD 9D", "9S TD JS"]
    assert outcomes(position(hands, 1, "H").seen_by(1))
    assert not outcomes(position(hands, 1, "TH", "AC").seen_by(1))
    assert not outcomes(position([*hands, "AD"], 1, "H").seen_by(1))
    assert not outcomes(position(hands, 1, "H", rules="default.transfer-yes").seen_by(1))
    monkeypatch.setattr(endgame, "MOST_POSITIONS", 3)
    assert not outcomes(position(hands, 1, "H").seen_by(1))

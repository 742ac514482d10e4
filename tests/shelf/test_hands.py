"""The reader's hand at a table: in their order, and one too long for cards that a finger can't miss."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.corpus.page import Form
from widgets.host import Frame

from .swap_table import CHOSEN, ask, deal_of, dealt_in

pytestmark = pytest.mark.usefixtures("toys")

LONG = "swap=1 rules=long seats=3 sheet=4.9.4 order=1.2.3"
"""The reader, who won the last deal, holds seventeen cards and one more from the last seat."""
FULL = "swap=1 rules=full seats=4 sheet=4.9.4.9 order=1.3.4.2"


def hand_of(frame: Frame) -> list[str]:
    """Return the cards of the reader's hand from left to right."""
    _, _, rest = frame.html.partition('<ul class="board-hand')
    return re.findall(r'data-card="(\w+)"', rest.partition("</ul>")[0])


def choices(frame: Frame) -> list[str]:
    return [each for each in Form(frame.html).messages if each.startswith("choose")]


def test_a_hand_lies_by_suit_until_the_reader_sorts_it_by_rank() -> None:
    frame = dealt_in(FULL)
    by_suit = hand_of(frame)
    assert "".join(dict.fromkeys(card[1] for card in by_suit)) == "SHCD"
    frame = ask(frame, fields={"msg": "sort rank"})
    by_rank = hand_of(frame)
    assert sorted(by_rank) == sorted(by_suit)
    assert [card[0] for card in by_rank] == sorted((card[0] for card in by_rank), key="AKQJT98765432".index)
    assert hand_of(ask(frame, fields={"msg": "sort suit"})) == by_suit


def test_the_order_is_kept_through_the_deal_and_in_the_next() -> None:
    *_, last = deal_of(ask(dealt_in(FULL), fields={"msg": "sort rank"}))
    following = ask(last, fields={"msg": "next"})
    ranks = [card[0] for card in hand_of(following)]
    assert len(ranks) >= 13
    assert ranks == sorted(ranks, key="AKQJT98765432".index)


def test_a_hand_is_sorted_while_a_bot_has_the_turn() -> None:
    waiting = next(frame for frame in deal_of(dealt_in(FULL)) if frame.tick)
    sorted_by_rank = ask(waiting, fields={"msg": "sort rank"})
    assert hand_of(sorted_by_rank) != hand_of(waiting)
    assert sorted_by_rank.tick


def test_a_saved_order_that_the_game_no_longer_has_costs_nothing_but_the_order() -> None:
    frame = dealt_in(FULL)
    kept = ask(replace(frame, state=frame.state.replace("seed=", "sort=colour seed=")))
    assert (kept.unread, hand_of(kept)) == (False, hand_of(frame))


def test_an_order_that_the_game_does_not_have_is_refused() -> None:
    frame = ask(dealt_in(FULL), fields={"msg": "sort colour"}, strict=False)
    assert "rake-refusal" in frame.html
    assert hand_of(frame) == hand_of(dealt_in(FULL))


def test_of_a_long_hand_a_press_lifts_a_card_and_the_next_one_plays_it() -> None:
    frame = dealt_in(LONG)
    assert len(hand_of(frame)) == len(choices(frame)) == 18
    lifted = ask(frame, fields={"msg": choices(frame)[4]})
    other = ask(lifted, fields={"msg": choices(lifted)[0]})
    assert (lifted.html.count(CHOSEN), other.html.count(CHOSEN)) == (1, 1), "another card takes its turn"
    (card,) = {*hand_of(frame)} - {message.removeprefix("choose ") for message in choices(other)}
    assert f'value="return {card}"' in other.html, "the card itself, and the button, play it"
    assert other.html.count(f'value="return {card}"') == 2
    assert other.focus == f"w1-return-{card}", "so that the key that lifted it plays it"
    assert card not in hand_of(ask(other, fields={"msg": f"return {card}"}))


def test_of_a_long_hand_a_card_that_the_rules_refuse_says_why_at_once() -> None:
    frames = [*deal_of(dealt_in(LONG.replace("1.2.3", "2.1.3")))]
    frame = next(each for each in frames if "aria-disabled" in each.html and len(hand_of(each)) > 14 and not each.tick)
    refused = re.search(r'value="(play \w+)"[^>]*aria-disabled', frame.html)
    assert refused
    answer = ask(frame, fields={"msg": refused[1]}, strict=False)
    assert "You can follow suit, so you must." in answer.html

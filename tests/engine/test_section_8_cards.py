"""Section 8, rulings on cards: the middle, dealing, the reveal, exposed cards."""

import random

import pytest

from rake import (
    ACE_OF_SKULLS,
    DECK,
    Action,
    IllegalAction,
    IllegalPosition,
    Phase,
    Round,
    format_cards,
    parse_record,
    shuffled,
)

from .rounds import FILLER, FIVE, chips, dealt, picked, play, played_out, refused, stacked

FOLDED = "1 bet 1, 2 fold, 3 fold, 4 call"
"""How of four the first and the last stay in."""


def four(rules: str = "book") -> Round:
    """Return a round of four whose third seat has folded, at the first pick-up."""
    return play(dealt([9] * 4, rules), "1 check, 2 check, 3 check, 4 bet 1, 1 call, 2 call, 3 fold")


# 8.5


def test_8_5_contesting_two_cards_for_each_player_still_in() -> None:
    now = four()
    assert (len(now.middle.up), len(now.middle.down)) == (3, 3)
    over = played_out(now)
    assert over.middle.face_up == ()
    assert over.middle.face_down == ()


def test_8_5_seated_two_cards_for_everyone_dealt_in() -> None:
    now = four("book.middle-seated")
    assert (len(now.middle.up), len(now.middle.down)) == (4, 4)
    assert four().middle.up == now.middle.up[:3]
    assert now.phase is Phase.FIRST_PICK


# 8.6


def test_8_6_cards_that_nobody_takes_stay_where_they_lie() -> None:
    over = played_out(four("literal"))
    assert len(over.middle.face_up) + len(over.middle.face_down) == 2
    assert over.middle.up == four("literal").middle.up


@pytest.mark.parametrize("rules", ["literal", "book"])
def test_8_6_face_down_ones_stay_unseen(rules: str) -> None:
    now = picked(four(rules))
    over = played_out(play(now, f"{now.to_act} bet 1, 2 call, 4 fold"))
    assert over.result
    assert over.result.showdown
    assert over.middle.face_down
    for seat in range(1, 5):
        down = over.seen_by(seat).middle.down
        assert all(down[slot - 1] is None for slot in over.middle.face_down)


# 8.11


def test_8_11_one_card_at_a_time_from_the_dealers_left_and_none_burnt() -> None:
    for players in range(2, 9):
        deck = shuffled(random.Random(players))
        now = Round.from_deck(players, 9, 1, dealt([9, 9]).rules, deck)
        for seat, hand in now.hands.items():
            assert set(hand) == {deck[seat - 1], deck[seat - 1 + players], deck[seat - 1 + 2 * players]}
        now = played_out(now)
        laid = deck[3 * players : 5 * players]
        assert now.middle.up + now.middle.down == laid
        assert now.stock == deck[5 * players :]


def test_8_11_places_keep_their_number_when_cards_are_taken() -> None:
    now = play(dealt([9] * 3), "1 check, 2 check, 3 check")
    third = now.middle.down[2]
    now = play(now, "1 x1, 2 x3")
    assert now.middle.face_down == (2,)
    assert now.hands[2][3] == third
    assert refused(now, "x1") == ("not-face-down", "6.5")


def test_8_11_a_deck_too_small_is_refused() -> None:
    assert dealt([9] * 4, deck=DECK[:20]).players == 4
    with pytest.raises(IllegalPosition, match="deck"):
        dealt([9] * 4, deck=DECK[:19])


# 8.14


def test_8_14_every_hand_still_in_is_shown_in_order_from_the_dealers_left() -> None:
    over = played_out(play(dealt([9] * 4, deck=stacked(FIVE[0], FILLER, FILLER, FIVE[7])), FOLDED))
    assert over.result
    assert over.result.showdown
    assert list(over.result.showdown.values) == [1, 4]
    assert str(over.seen_by(2).record()).splitlines()[-1] == f"reveal 1={FIVE[0]} 4={FIVE[7]}"
    view = over.seen_by(2)
    assert (format_cards(view.hands[1]), format_cards(view.hands[4])) == (FIVE[0], FIVE[7])


def test_8_14_folded_hands_are_never_shown() -> None:
    over = played_out(four())
    assert over.seen_by(1).hands[3] == (None,) * 3
    over = play(picked(four()), "1 bet 1, 2 fold, 4 call")
    taken = over.middle.up[1]
    over = played_out(over)
    assert over.seen_by(1).hands[2] == (None, None, None, taken)
    assert "2=" not in str(over.seen_by(1).record()).splitlines()[-1]


def test_8_14_a_folded_ace_of_skulls_does_nothing() -> None:
    deck = (ACE_OF_SKULLS, *DECK[:-1])
    over = played_out(play(dealt([9] * 3, deck=deck), "1 check, 2 bet 1, 3 call, 1 fold"))
    assert over.result
    assert over.result.showdown
    assert set(over.result.showdown.values) == {2, 3}
    assert over.result.showdown.decided_by not in {"skull-wins", "skull-loses"}


# 8.15


def test_8_15_the_dealer_folded_so_the_last_still_in_is_last_to_speak_and_pick() -> None:
    now = played_out(play(dealt([9] * 4), "1 check, 2 check, 3 bet 1, 4 fold, 1 call, 2 call"))
    assert [move.seat for move in now.moves if move.phase is not Phase.FIRST_BETTING] == [1, 2, 3] * 4


def test_8_15_who_folds_between_pick_ups_is_passed_over() -> None:
    now = play(picked(four()), "1 bet 1, 2 fold, 4 call")
    assert now.phase is Phase.SECOND_PICK
    assert [move.seat for move in picked(now).moves[-2:]] == [1, 4]
    now = play(picked(four()), "1 check, 2 bet 1, 4 call, 1 fold")
    assert now.to_act == 2


# 8.17


def test_8_17_a_card_exposed_before_anyone_has_spoken_means_a_redeal() -> None:
    now = dealt([9, 7, 8], "book.forced-blinds", stake=2, posts={3: 1})
    again = now.redeal(rng=random.Random(1))
    assert (again.start, again.stake, again.rules, again.posts, again.money) == (
        now.start,
        now.stake,
        now.rules,
        now.posts,
        now.money,
    )
    assert again.hands != now.hands
    assert chips(again) == chips(now)


def test_8_17_no_redeal_once_somebody_has_spoken() -> None:
    with pytest.raises(IllegalAction, match="spoken"):
        play(dealt([9, 9]), "1 check").redeal(rng=random.Random(1))


def test_8_17_a_middle_card_exposed_later_stays_face_up() -> None:
    now = four()
    card = now.middle.down[1]
    now = now.expose(2)
    assert card
    assert now.middle.face_up[-1] == card
    assert now.middle.face_down == (1, 3)
    assert now.options().up[-1] == card
    assert refused(now, "x2") == ("not-face-down", "6.5")
    for seat in range(1, 5):
        assert now.seen_by(seat).middle.face_up == now.middle.face_up
    now = now.apply(Action.take(card))
    assert now.seen_by(2).hands[1][3] == card
    assert card not in now.middle.face_up
    assert now.middle.face_down == (1, 3)


def test_8_17_only_a_card_that_lies_face_down_is_exposed() -> None:
    now = play(four(), "1 x2").expose(1)
    for slot in (0, 1, 2, 4):
        with pytest.raises(IllegalAction, match="not-face-down"):
            now.expose(slot)
        with pytest.raises(IllegalAction, match="not-face-down"):
            now.middle.expose(slot)
        with pytest.raises(IllegalAction, match="not-face-"):
            now.middle.take(Action.take_hidden(slot) if slot else Action.take(ACE_OF_SKULLS))
    with pytest.raises(IllegalAction, match="not-face-down"):
        dealt([9, 9]).expose(1)


def test_8_17_a_pick_up_is_final() -> None:
    now = play(four(), "1 x2")
    assert (now.to_act, now.middle.taken) == (2, frozenset({2}))
    assert refused(play(now, "2 x1"), "x2") == ("not-face-down", "6.5")


TWO = "rake 1 players=2 ante=1 stacks=9.9\ndeal 1=9S.8W.7F 2=DW.LW.9W\n"
LAID = "bets 1 check, 2 check\nmiddle up=2C.3C down=4C.5C\n"


@pytest.mark.parametrize("line", ["bets 2 check", "bets 1 check, 1 check", f"{LAID}picks 2 2C"])
def test_8_18_a_word_or_a_pick_up_out_of_turn_does_not_count(line: str) -> None:
    with pytest.raises(IllegalPosition, match="out-of-turn"):
        parse_record(f"{TWO}{line}").rounds()


@pytest.mark.parametrize("hand", ["9S.8W", "9S.8W.7F.2C"])
def test_8_19_a_hand_with_a_wrong_number_of_cards_is_refused(hand: str) -> None:
    with pytest.raises(IllegalPosition, match="dealt"):
        parse_record(TWO.replace("9S.8W.7F", hand))

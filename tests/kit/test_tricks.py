"""Tricks: who follows, who wins, and what is known of hands that failed to follow."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from rake.kit.tricks import Suits, Trick

HEIGHTS = {rank + suit: height for height, rank in enumerate("23A") for suit in "CDH"}
PLAIN, HEARTS = Suits(HEIGHTS, lambda card: card[1]), Suits(HEIGHTS, lambda card: card[1], "H")
# As in Rook: a card that belongs to the trump suit, and is the lowest of it.
BIRD = Suits(HEIGHTS | {"RO": -1}, lambda card: "H" if card == "RO" else card[1], "H")


def naive_winner(cards: tuple[str, ...], leader: int, trump: str) -> int:
    """Play a trick card by card: each beats the best so far, or doesn't."""
    best = 0
    for at in range(1, len(cards)):
        card, winning = cards[at], cards[best]
        higher = card[1] == winning[1] and "23A".index(card[0]) > "23A".index(winning[0])
        if higher or (card[1] == trump and winning[1] != trump):
            best = at
    return (leader - 1 + best) % len(cards) + 1


@pytest.mark.parametrize("trump", ["", "H"])
def test_the_highest_trump_wins_or_else_the_highest_card_of_the_suit_led(trump: str) -> None:
    suits = HEARTS if trump else PLAIN
    for cards, leader in product(permutations(HEIGHTS, 3), (1, 2, 3)):
        assert suits.winner(Trick(3, leader, cards)) == naive_winner(cards, leader, trump), cards


def test_a_trick_is_played_clockwise_from_its_leader() -> None:
    trick = Trick(4, 3)
    turns = []
    for card in ("2C", "3C", "AC", "2D"):
        turns.append(trick.to_act)
        trick = trick.plus(card)
    assert turns == [3, 4, 1, 2]
    assert trick.laid == ((3, "2C"), (4, "3C"), (1, "AC"), (2, "2D"))
    assert (trick.complete, trick.to_act) == (True, None)


def test_the_turn_may_pass_the_other_way() -> None:
    trick = Trick(4, 2, ("2C", "3C", "AC"), step=-1)
    assert trick.laid == ((2, "2C"), (1, "3C"), (4, "AC"))
    assert (trick.to_act, PLAIN.winner(trick)) == (3, 4)


def test_the_suit_that_was_led_must_be_followed_by_who_has_it() -> None:
    led = Trick(3, 1, ("2C",))
    assert PLAIN.to_follow(Trick(3, 1), ["2C", "2D"]) == ""
    assert PLAIN.to_follow(led, ["AC", "2D"]) == "C"
    assert PLAIN.to_follow(led, ["AD", "2H"]) == ""
    assert PLAIN.to_follow(led, []) == "", "of a hand that isn't known nothing is asked"


def test_a_card_may_belong_to_another_suit_than_its_name_says() -> None:
    assert BIRD.to_follow(Trick(3, 1, ("2H",)), ["RO", "AC"]) == "H"
    assert BIRD.to_follow(Trick(3, 1, ("RO",)), ["2H", "AC"]) == "H"
    assert BIRD.winner(Trick(3, 1, ("AC", "RO", "3C"))) == 2
    assert BIRD.winner(Trick(3, 1, ("RO", "2H", "AC"))) == 2


def test_who_fails_to_follow_holds_none_of_that_suit() -> None:
    tricks = (Trick(3, 1, ("2C", "3C", "AH")), Trick(3, 3, ("2H", "RO")), Trick(3, 2))
    assert PLAIN.voids(tricks[:1]) == {"C": {3}}
    assert BIRD.voids(tricks) == {"C": {3}}, "the bird follows a heart"


def test_a_card_cannot_lie_in_the_hands_that_did_not_follow_it() -> None:
    tricks = (Trick(3, 1, ("2C", "3C", "AH")), Trick(3, 3, ("2H", "RO", "2D")))
    barred = BIRD.barred(tricks)
    assert {card: sorted(barred(card)) for card in ("AC", "3H", "RO", "AD")} == {
        "AC": [2],
        "3H": [1],
        "RO": [1],
        "AD": [],
    }


def test_of_cards_between_which_others_have_none_only_the_first_is_unlike() -> None:
    heights = Suits({rank + suit: height for height, rank in enumerate("23456") for suit in "CD"}, lambda card: card[1])
    hand = ["6C", "4C", "3C", "4D"]
    assert heights.unlike(hand, hand, []) == ("6C", "4C", "4D")
    assert heights.unlike(hand, hand, ["5C"]) == ("6C", "4D"), "the five is gone"
    assert heights.unlike(["3C", "6C"], hand, ["5C"]) == ("3C",), "it need not be one of the cards asked about"

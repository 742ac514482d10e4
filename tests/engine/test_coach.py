"""The coach: what is best, what another card costs, and the one reason for it; silence where there is none."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import (
    ACE_OF_SKULLS,
    CHECK,
    DECK,
    Action,
    Card,
    Category,
    IllegalAction,
    Odds,
    Rank,
    Skull,
    evaluate,
    odds,
    parse_action,
    parse_spot,
)
from rake.analysis.coach import Idea, ReasonCode, advise, idea, outs_after, tells


def counted(text: str) -> Odds:
    """Return the odds of a spot once every error is small enough."""
    return odds(parse_spot(text)).settled()


@pytest.mark.parametrize(
    ("spot", "best", "taken", "why"),
    [
        ("players=2 seat=1 pick=2 hand=DF.4C.3W.3F up=AS down=1 took=1-3W.2-xx", "x1", "AS", ReasonCode.SKULL),
        ("players=4 seat=1 pick=1 hand=PW.5F.3S up=TS.LW.3F.PF down=4", "PF", "TS", ReasonCode.MADE),
        ("players=4 seat=1 pick=1 hand=PW.5F.3S up=TS.LW.3F.PF down=4", "PF", "3F", ReasonCode.HIGHER),
        ("players=6 seat=4 pick=1 hand=9S.7S.6S up=4C.8S.6C down=6 took=1-DS.2-4S.3-TF", "8S", "4C", ReasonCode.BIG),
        ("players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C down=1 took=1-x2W.2-9S", "9C", "x1", ReasonCode.DENIES),
        ("players=4 seat=3 pick=1 hand=AF.DC.PC up=8S.2S down=4 took=1-9S.2-6S", "x1", "2S", ReasonCode.HIDDEN),
        ("players=2 seat=1 pick=1 hand=TS.8C.4F up=PS.DW down=2", "DW", "x1", ReasonCode.RATHER_UP),
    ],
)
def test_each_reason_is_told_where_it_matters_most(spot: str, best: str, taken: str, why: ReasonCode) -> None:
    found = counted(spot)
    advice = advise(found, parse_action(f"take {taken}"))
    chances = {chance.action: chance.win for chance in found.options}
    assert [action.taken for action in advice.best] == [best]
    assert advice.cost == chances[advice.best[0]] - chances[parse_action(f"take {taken}")] > 0.005
    assert advice.reason is not None
    assert advice.reason.why is why


def test_5_3_the_skull_is_told_with_both_chances() -> None:
    """Of the 47 unseen cards, the Ace of Fangs and two Sevens save two Aces and two Sevens."""
    reason = advise(counted("players=2 seat=1 pick=1 hand=AS.AW.7F up=AC.7C down=2"), parse_action("take 7C")).reason
    assert reason == (ReasonCode.SKULL, 0.0, 44 / 47)


def test_nothing_is_said_of_the_best_card_or_of_none() -> None:
    found = counted("players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C down=1 took=1-x2W.2-9S")
    assert advise(found) == advise(found, parse_action("take 9C")) == ((parse_action("take 9C"),), 0.0, None)


def test_cards_closer_than_half_a_point_are_equal() -> None:
    found = counted("players=2 seat=1 pick=2 hand=DS.DW.8S.3S up=4S down=1 took=1-8S.2-xx")
    close, other = found.options
    assert 0 < abs(close.win - other.win) < 0.005
    for action in (close.action, other.action):
        advice = advise(found, action)
        assert set(advice.best) == {close.action, other.action}
        assert advice.reason is None


def test_6_5_a_face_up_take_tells_how_likely_it_matches_the_cards_that_nobody_sees() -> None:
    spot = parse_spot("players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx")
    hidden = [card for card in DECK if card not in spot.up]
    hands = list(combinations(hidden, 3))
    matching = sum(any(card.rank is Rank.NINE for card in hand) for hand in hands)
    assert tells(spot, parse_action("take 9C")) == pytest.approx(matching / len(hands))
    assert tells(spot, Action.take_hidden(1)) == 0


def test_6_7_a_second_card_of_a_value_that_was_taken_face_up_tells_all() -> None:
    text = "players=2 seat=1 pick=2 hand=9F.4C.2W.9S up=9C.4S took=1-{}.2-xx"
    assert tells(parse_spot(text.format("9S")), parse_action("take 9C")) == 1
    assert tells(parse_spot(text.format("x9S")), parse_action("take 9C")) < 0.5


def test_a_card_that_does_not_lie_there_is_refused() -> None:
    found = counted("players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C down=1 took=1-x2W.2-9S")
    with pytest.raises(IllegalAction, match=r"not-face-up \(AS\)"):
        advise(found, parse_action("take AS"))
    with pytest.raises(IllegalAction, match="not-face-up"):
        advise(found, CHECK)
    none_lie_hidden = counted("players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C.4S took=1-x2W.2-xx")
    with pytest.raises(IllegalAction, match="not-face-down"):
        advise(none_lie_hidden, Action.take_hidden(1))


def test_one_face_down_card_is_as_another() -> None:
    found = counted("players=4 seat=1 pick=1 hand=PW.5F.3S up=TS.LW.3F.PF down=4")
    assert advise(found, Action.take_hidden(3)) == advise(found, Action.take_hidden(1))


def test_8_1_a_better_combination_is_better_by_the_order_of_the_house() -> None:
    """Two Pair for a Pair of Nines is worth more there than the third Nine."""
    spot = "players=2 seat=1 pick=2 hand=9W.9F.4C.2W up=9C.4S took=1-x2W.2-xx"
    for rules, better, worse in (("book", "9C", "4S"), ("book.two_pair_beats_three-on", "4S", "9C")):
        advice = advise(counted(f"{spot} rules={rules}"), parse_action(f"take {worse}"))
        assert [action.taken for action in advice.best] == [better]
        assert advice.reason
        assert advice.reason.why is ReasonCode.MADE


@pytest.mark.parametrize(
    ("text", "take"),
    [
        ("players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx", "x2"),
        ("players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx", "9C"),
        ("players=2 seat=1 pick=2 hand=9W.9F.4C.2W up=9C down=1 took=1-x2W.2-PS", "x1"),
    ],
)
def test_what_a_card_may_become_is_every_end_by_its_share(text: str, take: str) -> None:
    spot, action = parse_spot(text), parse_action(f"take {take}")
    held = (*spot.hand, action.card) if action.card else spot.hand
    seen = {*spot.hand, *spot.up, *(taken.card for taken in spot.took)}
    unseen = [card for card in DECK if card not in seen]
    ends = [evaluate((*held, *drawn)) for drawn in combinations(unseen, 5 - len(held))]
    categories, skulls = Counter(end.category for end in ends), Counter(end.skull for end in ends)
    outs = outs_after(spot, action)
    assert outs.categories == {category: categories[category] / len(ends) for category in Category}
    assert sum(outs.categories.values()) == pytest.approx(1)
    assert (outs.skull_wins, outs.skull_loses) == tuple(
        skulls[skull] / len(ends) for skull in (Skull.WINS, Skull.LOSES)
    )
    drawn = (5 - len(held)) / len(unseen)
    assert outs.skull_wins + outs.skull_loses == pytest.approx(drawn), "how likely the Ace of Skulls comes at all"


def test_5_2_5_3_the_skull_wins_by_the_cards_that_give_it_a_place_and_loses_by_all_others() -> None:
    spot = parse_spot("players=2 seat=1 pick=1 hand=AS.AW.7F up=AC.7C down=2")
    third_ace, sevens = (outs_after(spot, parse_action(f"take {card}")) for card in ("AC", "7C"))
    assert (third_ace.skull_wins, third_ace.skull_loses) == (1, 0)
    assert (sevens.skull_wins, sevens.skull_loses) == (3 / 47, 44 / 47)


def test_6_7_a_face_up_card_at_the_last_pick_up_leaves_nothing_to_chance() -> None:
    spot = parse_spot("players=2 seat=1 pick=2 hand=AF.4C.3W.3F up=AS down=1 took=1-3W.2-xx")
    found = outs_after(spot, Action.take(ACE_OF_SKULLS))
    assert [category for category, chance in found.categories.items() if chance] == [Category.TWO_PAIR]
    assert (found.skull_wins, found.skull_loses) == (0, 1)


def test_what_a_card_may_become_is_asked_of_a_card_that_lies_there() -> None:
    spot = parse_spot("players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C.4S took=1-x2W.2-xx")
    with pytest.raises(IllegalAction, match=r"not-face-up \(AS\)"):
        outs_after(spot, parse_action("take AS"))
    with pytest.raises(IllegalAction, match="not-face-down"):
        outs_after(spot, Action.take_hidden(1))


@pytest.mark.parametrize(
    ("hand", "up", "thought"),
    [
        ("TC.5S.5W", "7F.8C", Idea.KICKER),
        ("TC.5S.5W", "TF.8C", Idea.ALIKE),
        ("TC.5S.5W", "5F.8C", Idea.ALIKE),
        ("6C.5S.2W", "TF.8C", Idea.NOTHING),
        ("6C.5S.2W", "TF.4C", Idea.RUN),
        ("4C.5S.2W", "TF.AC", Idea.RUN),
        ("6C.5S.2W", "6F.TC", Idea.PAIR),
        ("6C.5C.2C", "TC.9F", Idea.SUIT),
        ("6C.5C.2C", "TW.9F", Idea.NOTHING),
        ("6C.5C.2C", "TW.AS", Idea.SKULL_THERE),
        ("6C.5C.AS", "TW.2C", Idea.SKULL_HELD),
    ],
)
def test_a_hint_names_only_a_hope_that_a_face_up_card_keeps(hand: str, up: str, thought: Idea) -> None:
    assert idea(parse_spot(f"players=2 seat=1 pick=1 hand={hand} up={up} down=2")) is thought


@given(st.randoms(use_true_random=False))
def test_what_a_hint_says_of_the_face_up_cards_is_true(rng: Random) -> None:
    cards = rng.sample([card for card in DECK if card != ACE_OF_SKULLS], 3 + 4)
    hand, up = cards[:3], cards[3:]
    thought = idea(
        parse_spot(f"players=4 seat=1 pick=1 hand={'.'.join(map(str, hand))} up={'.'.join(map(str, up))} down=4")
    )
    ranks = [card.rank for card in hand]
    goes = [card for card in up if card.rank in ranks]
    letters = "A23456789TPLDA"

    def fits(four: list[Card]) -> bool:
        return any({card.rank.letter for card in four} <= {*letters[at : at + 5]} for at in range(10))

    fours = [[*hand, card] for card in up]
    truths = {
        Idea.ALIKE: len({*ranks}) < 3 and goes,
        Idea.KICKER: len({*ranks}) < 3 and not goes,
        Idea.SUIT: any(len({card.suit for card in four}) == 1 for four in fours),
        Idea.RUN: any(len({card.rank for card in four}) == 4 and fits(four) for four in fours),
        Idea.PAIR: len({*ranks}) == 3 and goes,
        Idea.NOTHING: not goes,
    }
    assert truths[thought]

"""Swap by its rules: hidden passes, a forced exchange, a deal thrown in; and that resampling is uniform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import play_until, replay
from rake.kit.records import RecordRefusal
from tests.toys.shelf.swap import GAME, deal
from tests.toys.shelf.swap.match import Match
from tests.toys.shelf.swap.rules import INDEX, PRESETS, SwapRefusal

from .chances import alike

PACK = PRESETS["short"].deck.cards
FIRST = "swap 1 seats=3 rules=short deck=6C.5C.2H.3C.5H.3H.2S.4H.6S.2C.4C.6H.3S.4S.5S"
"""Seat 1 holds 6C 3C 2S, seat 2 5C 5H 4H, seat 3 2H 3H 6S."""
LOW = FIRST.replace("=6C", "=2C").replace(".2C", ".6C")
"""The same, but that seat 1 holds 2C for 6C."""
LATER = FIRST.replace("deck", "last=3 deck")


def state_of(text: str) -> deal.State:
    """Return the state at the end of a record."""
    record = deal.FORM.parse(text)
    return replay(deal.State.begin(record.deal), record.moves)[-1]


def views(text: str, seat: int) -> list[str]:
    """Return the actions as a seat saw them in the end."""
    return str(GAME.parse_record(text).state().seen_by(seat)).split("\n")[1:]


def test_sw2_what_is_passed_is_hidden_until_all_have_chosen_and_then_seen_by_giver_and_taker() -> None:
    halfway = f"{FIRST}\n1 give 6C\n2 give 5C"
    assert views(halfway, 2) == ["1 give xx", "2 give 5C"]
    done = f"{halfway}\n3 give 6S"
    assert views(done, 1) == ["1 give 6C", "2 give xx", "3 give 6S"]
    assert views(done, 2) == ["1 give 6C", "2 give 5C", "3 give xx"]
    assert views(done, 0) == ["1 give xx", "2 give xx", "3 give xx"]
    assert [str(act) for act in GAME.parse_record(done).state().legal()] == ["play 6S", "play 3C", "play 2S"]


def test_sw3_the_last_hands_its_highest_card_to_the_first_and_gets_one_back() -> None:
    state = GAME.parse_record(LATER).state()
    assert [str(act) for act in state.legal()] == ["return 6S", "return 6C", "return 3C", "return 2S"]
    assert str(state.seen_by(1)).endswith("seen=1 deck=6C.xx.xx.3C.xx.xx.2S.xx.6S.xx.xx.xx.xx.xx.xx")
    after = f"{LATER}\n1 return 2S"
    assert (views(after, 2), views(after, 3)) == (["1 return xx"], ["1 return 2S"])


def test_sw4_only_who_holds_no_high_card_may_throw_the_deal_in() -> None:
    state = state_of(f"{LOW}\n1 throw in")
    assert (state.to_act, state.scores, GAME.total(state)) == (None, (0, 0, 0), 0)
    with pytest.raises(IllegalAction) as error:
        GAME.parse_record(f"{FIRST}\n1 throw in").state()
    assert error.value.violation == Violation(SwapRefusal.HIGH_CARD, ("6C",))


def test_sw6_seats_go_by_the_last_deal_and_a_deal_thrown_in_changes_nothing() -> None:
    match = Match("short", 3)
    ended = state_of(f"{FIRST}\n1 give 6C\n2 give 5C\n3 give 6S\n1 play 2S\n2 play 4H\n3 play 3H")
    assert (ended.to_act, ended.scores) == (None, (1, 0, 0))
    after = match.settle(state_of(str(ended.record()).replace("seats=3", "seats=3 players=3.1.2")))
    assert str(after) == "swap=1 rules=short seats=3 sheet=0.0.1 order=3.1.2"
    following = after.deal(Random(1))
    assert (following.players, following.deal.own, following.to_act) == ((3, 1, 2), (("last", "3"),), 1)
    thrown_in = state_of(f"{LOW}\n1 throw in")
    again = match.settle(thrown_in)
    assert (again.sheet, again.order) == ((), thrown_in.players), "the same dealer deals again"


def test_sw7_partners_sit_opposite_and_share_their_tricks_and_the_deal_goes_round() -> None:
    match = GAME.match(4, "pairs")
    assert match.sides == ((1, 3), (2, 4))
    dealt = match.deal(Random(1))
    ended = play_until(dealt, dict.fromkeys(range(1, 5), GAME.bots["lowest"]), "pairs")
    one, two, three, four = ended.scores
    assert (one, two) == (three, four)
    assert one + two == 13
    after = match.settle(ended)
    assert after.deal(Random(2)).players == (*dealt.players[1:], dealt.players[0])
    assert {dealt.players.index(1) - dealt.players.index(3), dealt.players.index(2) - dealt.players.index(4)} <= {2, -2}


def test_a_view_that_no_deal_fits_is_refused() -> None:
    text = "swap 1 seats=3 rules=short last=3 seen=2 deck=xx.5C.xx.xx.5H.xx.xx.4H.xx.xx.xx.xx.xx.xx.xx"
    assert GAME.parse_record(text).views(2)
    with pytest.raises(IllegalPosition) as error:
        GAME.parse_record(text.replace("5C", "xx")).views(2)
    assert error.value.violation == Violation(RecordRefusal.NOT_AS_PLAYED, (2,))
    # Seat 3 gave seat 1 its highest card, but none is lower than 2C.
    view = GAME.parse_record("swap 1 seats=3 rules=short last=3 seen=1 deck=6C.xx.2C.3C.xx.xx.2S" + 8 * ".xx").views(1)[
        0
    ]
    with pytest.raises(IllegalPosition):
        view.resample(Random(1))


def test_resampling_is_uniform_over_hidden_passes() -> None:
    # Seat 1 knows that seat 2 was given 6C; seat 3 did not follow suit.
    moves = "1 give 6C\n2 give 5H\n3 give 6S\n1 play 3C\n2 play 6C\n3 play 5H"
    view = state_of(f"{FIRST}\n{moves}").seen_by(1)
    assert str(view).split("\n")[1:3] == ["1 give 6C", "2 give xx"]
    unseen = [card for card in PACK if card not in ("6C", "3C", "2S", "6S", "5H")]
    expected: Counter[str] = Counter()
    # After the passes seat 2 holds 6C and two others; seat 3 holds 5H and two others, none of them clubs.
    for theirs in combinations(unseen, 2):
        for third in combinations([card for card in unseen if card not in theirs and card[1] != "C"], 2):
            expected.update(["5H", *third])
    counts = Counter(str(state.moves[1].action.cards[0]) for state in samples(view, 1_500))
    assert alike(counts, expected)


def test_resampling_is_uniform_over_a_forced_exchange() -> None:
    view = state_of(f"{LATER}\n1 return 2S\n1 play 3C\n2 play 5C\n3 play 3H").seen_by(2)
    own = ("5C", "5H", "4H")
    unseen = [card for card in PACK if card not in (*own, "3C", "3H")]
    index = INDEX.__getitem__
    expected: Counter[str] = Counter()
    for first in combinations(unseen, 2):
        for third in combinations([card for card in unseen if card not in first and card[1] != "C"], 2):
            for returned in ("3H", *third):
                had = [*first, "3C", returned]
                kept = [card for card in ("3H", *third) if card != returned]
                expected.update(best for best in had if all(index(best) > index(card) for card in kept))
    counts = Counter(
        max(deal.dealt_to(state.deal, 3), key=lambda card: index(str(card))) for state in samples(view, 1_500)
    )
    assert alike({str(card): count for card, count in counts.items()}, expected)


def samples(view: deal.View, count: int) -> Iterator[deal.State]:
    rng = Random("uniform")
    return (view.resample(rng) for _ in range(count))

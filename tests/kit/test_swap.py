"""Swap by its rules: hidden passes, a forced exchange, a deal thrown in; and that resampling is uniform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import replay
from rake.kit.records import RecordRefusal

from . import swap
from .chances import alike
from .swap import DECK, GAME, SwapRefusal

FIRST = "swap 1 seats=3 rules=short deck=5R.4R.1G.2R.4G.2G.1B.3G.5B.1R.3R.5G.2B.3B.4B"
"""Seat 1 holds 5R 2R 1B, seat 2 4R 4G 3G, seat 3 1G 2G 5B."""
LOW = FIRST.replace("=5R", "=1R").replace(".1R", ".5R")
"""The same, but that seat 1 holds 1R for 5R."""
LATER = FIRST.replace("deck", "last=3 deck")


def state_of(text: str) -> swap.State:
    """Return the state at the end of a record."""
    record = swap.FORM.parse(text)
    return replay(swap.State.begin(record.deal), record.moves)[-1]


def views(text: str, seat: int) -> list[str]:
    """Return the actions as a seat saw them in the end."""
    return str(GAME.parse_record(text).state().seen_by(seat)).split("\n")[1:]


def test_sw2_what_is_passed_is_hidden_until_all_have_chosen_and_then_seen_by_giver_and_taker() -> None:
    halfway = f"{FIRST}\n1 give 5R\n2 give 4R"
    assert views(halfway, 2) == ["1 give xx", "2 give 4R"]
    done = f"{halfway}\n3 give 5B"
    assert views(done, 1) == ["1 give 5R", "2 give xx", "3 give 5B"]
    assert views(done, 2) == ["1 give 5R", "2 give 4R", "3 give xx"]
    assert views(done, 0) == ["1 give xx", "2 give xx", "3 give xx"]
    assert [str(act) for act in GAME.parse_record(done).state().legal()] == ["play 5B", "play 2R", "play 1B"]


def test_sw3_the_last_hands_its_highest_card_to_the_first_and_gets_one_back() -> None:
    state = GAME.parse_record(LATER).state()
    assert [str(act) for act in state.legal()] == ["return 5B", "return 5R", "return 2R", "return 1B"]
    assert str(state.seen_by(1)).endswith("seen=1 deck=5R.xx.xx.2R.xx.xx.1B.xx.5B.xx.xx.xx.xx.xx.xx")
    after = f"{LATER}\n1 return 1B"
    assert (views(after, 2), views(after, 3)) == (["1 return xx"], ["1 return 1B"])


def test_sw4_only_who_holds_no_high_card_may_throw_the_deal_in() -> None:
    state = state_of(f"{LOW}\n1 throw in")
    assert (state.to_act, state.scores, GAME.total(state)) == (None, (0, 0, 0), 0)
    with pytest.raises(IllegalAction) as error:
        GAME.parse_record(f"{FIRST}\n1 throw in").state()
    assert error.value.violation == Violation(SwapRefusal.HIGH_CARD, ("5R",))


def test_sw6_seats_go_by_the_last_deal_and_a_deal_thrown_in_changes_nothing() -> None:
    match = swap.Match("short", (0, 0, 0))
    ended = state_of(f"{FIRST}\n1 give 5R\n2 give 4R\n3 give 5B\n1 play 1B\n2 play 3G\n3 play 2G")
    assert (ended.to_act, ended.scores) == (None, (1, 0, 0))
    after = match.settle(state_of(str(ended.record()).replace("seats=3", "seats=3 players=3.1.2")))
    assert str(after) == "swap=1 rules=short scores=0.0.1 order=3.1.2"
    following = after.deal(Random(1))
    assert (following.players, following.deal.own, following.to_act) == ((3, 1, 2), (("last", "3"),), 1)
    thrown_in = state_of(f"{LOW}\n1 throw in")
    assert after.settle(thrown_in) == after


def test_a_view_that_no_deal_fits_is_refused() -> None:
    text = "swap 1 seats=3 rules=short last=3 seen=2 deck=xx.4R.xx.xx.4G.xx.xx.3G.xx.xx.xx.xx.xx.xx.xx"
    assert GAME.parse_record(text).views(2)
    with pytest.raises(IllegalPosition) as error:
        GAME.parse_record(text.replace("4R", "xx")).views(2)
    assert error.value.violation == Violation(RecordRefusal.NOT_AS_PLAYED, (2,))
    # Seat 3 gave seat 1 its highest card, but none is lower than 1R.
    view = GAME.parse_record("swap 1 seats=3 rules=short last=3 seen=1 deck=5R.xx.1R.2R.xx.xx.1B" + 8 * ".xx").views(1)[
        0
    ]
    with pytest.raises(IllegalPosition):
        view.resample(Random(1))


def test_resampling_is_uniform_over_hidden_passes() -> None:
    # Seat 1 knows that seat 2 was given 5R; seat 3 did not follow suit.
    moves = "1 give 5R\n2 give 4G\n3 give 5B\n1 play 2R\n2 play 5R\n3 play 4G"
    view = state_of(f"{FIRST}\n{moves}").seen_by(1)
    assert str(view).split("\n")[1:3] == ["1 give 5R", "2 give xx"]
    unseen = [card for card in DECK.cards if card not in ("5R", "2R", "1B", "5B", "4G")]
    expected: Counter[str] = Counter()
    # After the passes seat 2 holds 5R and two others; seat 3 holds 4G and two others, none of them red.
    for theirs in combinations(unseen, 2):
        for third in combinations([card for card in unseen if card not in theirs and card[1] != "R"], 2):
            expected.update(["4G", *third])
    counts = Counter(str(state.moves[1].action.card) for state in samples(view, 1_500))
    assert alike(counts, expected)


def test_resampling_is_uniform_over_a_forced_exchange() -> None:
    view = state_of(f"{LATER}\n1 return 1B\n1 play 2R\n2 play 4R\n3 play 2G").seen_by(2)
    own = ("4R", "4G", "3G")
    unseen = [card for card in DECK.cards if card not in (*own, "2R", "2G")]
    index = DECK.cards.index
    expected: Counter[str] = Counter()
    for first in combinations(unseen, 2):
        for third in combinations([card for card in unseen if card not in first and card[1] != "R"], 2):
            for returned in ("2G", *third):
                had = [*first, "2R", returned]
                kept = [card for card in ("2G", *third) if card != returned]
                expected.update(best for best in had if all(index(best) > index(card) for card in kept))
    counts = Counter(
        max(swap.dealt_to(state.deal, 3), key=lambda card: index(str(card))) for state in samples(view, 1_500)
    )
    assert alike({str(card): count for card, count in counts.items()}, expected)


def samples(view: swap.Seen, count: int) -> Iterator[swap.State]:
    rng = Random("uniform")
    return (view.resample(rng) for _ in range(count))

"""A match for points keeps its sheet, passes the deal on, and ends where its rules say."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.chance import Random as Chance
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from rake.kit.game import GameRefusal
from rake.kit.notation import Notation
from rake.kit.points import Limit, PointsMatch
from rake.kit.records import Deal, RecordFormat, parse_number, preset_of

LIMITS = {
    "default": Limit(points=10),
    "deals": Limit(deals=3),
    "both": Limit(points=10, deals=3),
    "lost": Limit(points=-10),
}
SEATS = range(2, 5)


@dataclass(frozen=True)
class Ended:
    """A deal that is over, as far as a match looks at it."""

    deal: Deal[str]
    scores: tuple[int, ...]
    to_act: int | None = None

    @property
    def players(self) -> tuple[int, ...]:
        return self.deal.players


def parse_own(text: str) -> str:
    return str(parse_number(text))


def never(deal: Deal[str]) -> Any:
    raise AssertionError("nobody reads a record here")


class Match(PointsMatch[Any]):
    __slots__ = ()
    form = RecordFormat(
        Notation("toy", 1),
        seats=SEATS,
        rules=preset_of(LIMITS),
        pack=lambda rules: (),
        parse_card=str,
        parse_action=str,
        begin=never,
        own={"led": parse_own},
    )

    @property
    def limit(self) -> Limit:
        return LIMITS[self.rules]

    def begin(self, players: tuple[int, ...], rng: Chance) -> Any:
        del rng
        return Deal(players, self.rules, (), own=self.own)


class Leading(Match):
    """A match in which seat 1 leads the next deal by the points that it has scored."""

    __slots__ = ()
    handed_on = ("led",)

    def next_own(self, ended: Any) -> tuple[tuple[str, str], ...]:
        return (("led", str(ended.scores[0])),) if ended.scores[0] else ()


def scored(match: Match, *scores: int, **changes: Any) -> Match:
    """Return the match after its next deal, in which the seats score this."""
    return match.settle(Ended(match.deal(Random(1)), scores, **changes))


rows = st.integers(2, 4).flatmap(lambda seats: st.lists(st.tuples(*[st.integers(-99999, 99999)] * seats)))


@given(rows, st.sampled_from(sorted(LIMITS)), st.randoms())
def test_a_match_reads_back(sheet: list[tuple[int, ...]], rules: str, rng: Random) -> None:
    seats = len(sheet[0]) if sheet else 3
    order = list(range(1, seats + 1))
    rng.shuffle(order)
    for match in (Match(rules, seats, tuple(sheet)), Match(rules, seats, tuple(sheet), tuple(order))):
        assert Match.parse(str(match)) == match
        assert match.scores == tuple(sum(row[player] for row in sheet) for player in range(seats))


def test_chance_draws_the_first_dealer_and_then_the_deal_passes_to_the_left() -> None:
    first = {Match("default", 3).deal(Random(seed)).players for seed in range(30)}
    assert first == {(1, 2, 3), (2, 3, 1), (3, 1, 2)}
    match = Match("default", 3, order=(2, 3, 1))
    dealers = []
    for _ in range(4):
        dealers.append(match.deal(Random(1)).players[-1])
        match = scored(match, 0, 0, 0)
    assert dealers == [1, 2, 3, 1]


def test_scores_by_seat_are_kept_by_player() -> None:
    match = scored(Match("default", 3, order=(2, 3, 1)), 5, -1, 0)
    assert str(match) == "toy=1 rules=default seats=3 sheet=0.5.-1 order=3.1.2"
    assert scored(match, 2, 2, 2).scores == (2, 7, 1)


def test_what_a_deal_leaves_to_the_next_is_kept_and_written() -> None:
    match = scored(Leading("default", 3, order=(2, 3, 1)), 5, 0, 0)
    assert str(match) == "toy=1 rules=default seats=3 sheet=0.5.0 order=3.1.2 led=5"
    assert Leading.parse(str(match)) == match
    assert match.deal(Random(1)).own == (("led", "5"),)
    assert scored(match, 0, 1, 0).own == ()
    with pytest.raises(IllegalPosition) as error:
        match.settle(Ended(Deal((3, 1, 2), "default", ()), (0, 0, 0)))
    assert error.value.violation.code is GameRefusal.OTHER_DEAL
    with pytest.raises(InvalidNotation):
        Leading.parse("toy=1 seats=3 rules=default led=x")


def test_a_match_ends_at_its_points_or_after_its_deals() -> None:
    points = scored(Match("default", 2, order=(1, 2)), 9, 0)
    assert (points.over, points.winners) == (False, ())
    won = scored(points, 0, 1)
    assert (won.scores, won.over, won.winners) == ((10, 0), True, (1,))
    assert won.why_no_deal() == Violation(GameRefusal.MATCH_OVER)
    with pytest.raises(IllegalAction):
        won.deal(Random(1))
    deals = Match("deals", 2, ((9, 9), (9, 9)), (1, 2))
    assert not deals.over
    assert scored(deals, -5, -5).winners == (1, 2)
    assert scored(Match("both", 2, order=(1, 2)), 12, 0).winners == (1,)
    assert Match("both", 2, ((0, 1),) * 3).winners == (2,)


def test_a_match_may_end_once_a_player_has_lost_its_points() -> None:
    lost = scored(Match("lost", 2, order=(1, 2)), -9, 30)
    assert not lost.over
    assert scored(lost, 0, -1).winners == (2,)


def test_a_deal_that_is_not_over_or_not_of_this_match_is_refused() -> None:
    match = Match("default", 3, order=(2, 3, 1))
    for violation, ended in (
        (GameRefusal.NOT_OVER, Ended(match.deal(Random(1)), (), to_act=1)),
        (GameRefusal.OTHER_DEAL, Ended(Deal((1, 2, 3), "default", ()), (0, 0, 0))),
        (GameRefusal.OTHER_DEAL, Ended(Deal((2, 3, 1), "deals", ()), (0, 0, 0))),
        (GameRefusal.OTHER_DEAL, Ended(Deal((2, 3, 1), "default", (), own=(("led", "5"),)), (0, 0, 0))),
    ):
        with pytest.raises(IllegalPosition) as error:
            match.settle(ended)
        assert error.value.violation.code is violation
    over = Match("default", 3, ((10, 0, 0),), (2, 3, 1))
    for match, players in ((Match("default", 3), (1, 2)), (over, (2, 3, 1))):
        with pytest.raises(IllegalPosition):
            match.settle(Ended(Deal(players, "default", ()), (0,) * len(players)))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("seats=3 sheet=1.2 order=1.2.3", IllegalPosition),
        ("seats=3 sheet=1.2.3 order=1.2.2", IllegalPosition),
        ("seats=5", IllegalPosition),
        ("seats=3.3", InvalidNotation),
        ("sheet=1.2.3", InvalidNotation),
        ("seats=3 sheet=1.2.x", InvalidNotation),
        ("seats=3 sheet=1.2.-0", InvalidNotation),
        ("seats=3 rules=none", InvalidNotation),
    ],
)
def test_a_text_that_is_no_match_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Match.parse(f"toy=1 {text}")

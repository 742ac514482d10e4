"""What a hint says of actions: the best first, and which of them are too close to call."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from rake.kit.search import Worth
from widgets.shelf.worths import (
    ActionGains,
    ClearlyBest,
    DealsCounted,
    PlusMinus,
    TooClose,
    WorthsView,
    best_first,
    show_worths,
)


def searched(*worths: tuple[float, float], samples: int = 240) -> Any:
    """Return a search that has come to these averages and errors, of actions a, b and so on."""
    return SimpleNamespace(
        batches=1,
        worths=[Worth(letter, mean, error, samples) for letter, (mean, error) in zip("abcde", worths, strict=False)],
    )


def shown(ranked: list[Worth[str]], so_far: Any = None) -> WorthsView:
    """Return what is said of these actions of a search, but for what each is worth."""
    return show_worths(ranked, (), DealsCounted(240), so_far)


@pytest.mark.parametrize(
    ("worths", "verdict"),
    [
        ([(0.5, 0.1), (1.0, 0.1)], ClearlyBest("b")),
        ([(0.5, 0.1), (1.0, 0.1), (0.95, 0.1)], TooClose("b", "c", 2)),
        ([(0.95, 0.1), (1.0, 0.1)], TooClose("b", "a", 2)),
        ([(0.95, 0.1), (1.0, 0.1), (0.97, 0.1)], TooClose("b", "c", 3)),
        ([(1.0, 0.0)], ClearlyBest("a")),
    ],
)
def test_a_hint_names_the_best_action_or_those_that_it_cannot_tell_from_it(
    worths: list[tuple[float, float]], verdict: TooClose | ClearlyBest
) -> None:
    assert shown(best_first(searched(*worths))).verdict == verdict


def test_only_actions_that_a_hint_names_are_counted() -> None:
    alike = searched((1.0, 0.1), (0.99, 0.1), (0.98, 0.1), (0.97, 0.1))
    hint = shown(best_first(alike, lambda order, action: order < 2 or action == "d"))
    assert (hint.verdict, hint.best) == (TooClose("a", "b", 3), ("a", "b", "d"))


def test_no_action_is_marked_where_three_and_more_are_all_alike() -> None:
    alike, apart = [(1.0, 0.1), (0.99, 0.1), (0.98, 0.1)], (0.5, 0.1)
    for worths, best in ((alike, ()), (alike[:2], ("a", "b")), ([*alike, apart], ("a", "b", "c"))):
        so_far = searched(*worths)
        assert shown(best_first(so_far), so_far).best == best


def test_nothing_is_best_before_all_deals_are_counted() -> None:
    assert best_first(None) == []
    assert not shown([]).best
    assert not shown(best_first(searched((1.0, 0.1), (0.5, 0.1), samples=236))).best


@pytest.mark.parametrize(("error", "margin"), [(0.1, PlusMinus()), (0.0, None)])
def test_what_a_plus_minus_means_is_said_where_there_is_one(error: float, margin: PlusMinus | None) -> None:
    worths = (ActionGains("a", 1.0, error), ActionGains("b", 0.5, 0.0))
    assert show_worths([], worths, DealsCounted(240), None).margin == margin

"""Five-card evaluators side by side, in one run: `python -m benchmarks.evaluate`.

Every evaluator gets the same hands as its own card objects, made outside of the timing, and is called from Python in
the best way that its documentation shows. Rounds are interleaved, so a slow spell of the machine hits all alike; the
table shows medians over the rounds.
"""

import gc
import random
import statistics
import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import phevaluator  # type: ignore[import-untyped]
import pokerkit
import treys  # type: ignore[import-untyped]

from rake import BOOK, DECK, evaluate
from rake.lookup import evaluator, tables

with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):  # from its own parser
    import eval7  # type: ignore[import-untyped]

HANDS = 20_000
ROUNDS = 15
TABLE_ROUNDS = 21
SLOW_SHARE = 10
"""The evaluators that make objects get one hand in so many, to keep the run short."""

LOOKUP = "rake, lookup"


class Contender(NamedTuple):
    """Somebody to time: `run` evaluates all of `hands`."""

    name: str
    call: str
    run: Callable[[Sequence[Any]], None]
    hands: Sequence[Any]


def with_five(function: Callable[..., Any]) -> Callable[[Sequence[Any]], None]:
    """Return the loop that calls a function of five cards."""

    def run(hands: Sequence[Any]) -> None:
        for a, b, c, d, e in hands:
            function(a, b, c, d, e)

    return run


def with_one(function: Callable[[Any], Any]) -> Callable[[Sequence[Any]], None]:
    """Return the loop that calls a function of one hand."""

    def run(hands: Sequence[Any]) -> None:
        for hand in hands:
            function(hand)

    return run


def with_board(function: Callable[[Any, Any], Any]) -> Callable[[Sequence[Any]], None]:
    """Return the loop that calls a function of three cards and two."""

    def run(hands: Sequence[Any]) -> None:
        for board, hand in hands:
            function(board, hand)

    return run


def contenders() -> list[Contender]:
    """Return everybody with their cards, ours first."""
    rng = random.Random(1)
    hands = [tuple(rng.sample(range(52), 5)) for _ in range(HANDS)]
    few = hands[::SLOW_SHARE]
    names = [str(card).translate(str.maketrans("PLDSWFC", "JQKshdc")) for card in DECK]

    def dealt(make: Callable[[str], Any], chosen: Sequence[tuple[int, ...]]) -> list[list[Any]]:
        cards = [make(name) for name in names]
        return [[cards[index] for index in hand] for hand in chosen]

    of_pokerkit = {name: next(iter(pokerkit.Card.parse(name))) for name in names}
    lookup = pokerkit.StandardLookup()
    return [
        Contender(LOOKUP, "strength(a, b, c, d, e)", with_five(evaluator(BOOK.ranking)), hands),
        Contender(
            "rake, public", "evaluate(cards)", with_one(evaluate), [[DECK[index] for index in hand] for hand in few]
        ),
        Contender("eval7", "evaluate(cards)", with_one(eval7.evaluate), dealt(eval7.Card, hands)),
        Contender(
            "treys",
            "Evaluator().evaluate(board, hand)",
            with_board(treys.Evaluator().evaluate),
            [(cards[:3], cards[3:]) for cards in dealt(treys.Card.new, hands)],
        ),
        Contender(
            "phevaluator",
            "evaluate_cards(*ids)",
            with_five(phevaluator.evaluate_cards),
            dealt(lambda name: phevaluator.Card(name).id_, hands),
        ),
        Contender(
            "pokerkit, hand",
            "StandardHighHand(cards)",
            with_one(pokerkit.StandardHighHand),
            dealt(of_pokerkit.get, few),
        ),
        Contender(
            "pokerkit, lookup",
            "StandardLookup().get_entry(cards)",
            with_one(lookup.get_entry),
            dealt(of_pokerkit.get, few),
        ),
    ]


def seconds(function: Callable[[], object]) -> float:
    """Return how long a call takes."""
    start = time.perf_counter()
    function()
    return time.perf_counter() - start


def rates(racing: Sequence[Contender]) -> dict[str, float]:
    """Return the hands per second of each, the median over interleaved rounds; one round before them is not counted."""
    measured: dict[str, list[float]] = {one.name: [] for one in racing}
    gc.collect()
    gc.disable()
    for lap in range(-1, ROUNDS):
        for one in racing:
            taken = seconds(lambda one=one: one.run(one.hands))  # type: ignore[misc]
            if lap >= 0:
                measured[one.name].append(len(one.hands) / taken)
    gc.enable()
    return {name: statistics.median(found) for name, found in measured.items()}


def table_time() -> float:
    """Return the median time to build the tables of one ranking."""
    return statistics.median(seconds(lambda: tables.__wrapped__(BOOK.ranking)) for _ in range(TABLE_ROUNDS))


def main() -> None:
    """Measure and print."""
    racing = contenders()
    found = rates(racing)
    ours = found[LOOKUP]
    print(f"{'evaluator':<18}{'call':<36}{'hands/s':>12}{'rake, lookup is':>18}")
    for one in racing:
        print(f"{one.name:<18}{one.call:<36}{found[one.name]:>12,.0f}{ours / found[one.name]:>17.2f}x")
    print(f"\ntables of one ranking: {1000 * table_time():.1f} ms (median of {TABLE_ROUNDS})\n")
    pokerkit_best = max(found["pokerkit, hand"], found["pokerkit, lookup"])
    for kind, times, peer, theirs in (
        ("floor", 2, "eval7", found["eval7"]),
        ("floor", 2, "treys", found["treys"]),
        ("floor", 15, "pokerkit", pokerkit_best),
        ("goal", 3, "eval7", found["eval7"]),
    ):
        ratio = ours / theirs
        print(f"{kind:<6}{times:>3}x {peer:<9}{'holds' if ratio >= times else 'MISSED'} ({ratio:.2f}x)")


if __name__ == "__main__":
    main()

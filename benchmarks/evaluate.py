"""Evaluators side by side, in one run: `python -m benchmarks.evaluate`; exit status 1 if a floor is missed.

The first table is of five cards, as in Rake, the second of the best five of seven, as in Hold'em.

Every evaluator gets the same hands as its own card objects, made outside of the timing, and is called from Python in
the best way that its documentation shows, each from a loop of its own: Python makes a loop fast for the one function
that it calls. Rounds are interleaved, so a slow spell of the machine hits all alike; the table shows medians.
"""

import random
import statistics
import timeit
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import phevaluator
import pokerkit
import treys

from benchmarks import command
from rake import BOOK, DECK, evaluate, evaluator
from rake.kit import ranking
from rake.lookup import tables

with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):  # from its own parser
    import eval7

SLOW_SHARE = 10
"""The evaluators that make objects get one hand in this many, to keep the run short."""

OURS, READ, SEVEN = "rake, evaluator", "rake, evaluate", "rake, strength"


class Size(NamedTuple):
    """How much is measured."""

    hands: int = 20_000
    rounds: int = 25
    table_rounds: int = 21


SMOKE = Size(hands=100, rounds=1, table_rounds=1)


class Contender(NamedTuple):
    """Somebody to time, by the call that evaluates one hand: `called` names what the loop takes from `hands`."""

    name: str
    call: str
    function: Callable[..., Any]
    called: str
    hands: Sequence[Any]

    def timer(self) -> timeit.Timer:
        """Return the timer of a loop over all the hands, compiled for this contender alone."""
        loop = f"for {self.called} in hands: function({self.called})"
        names = {"given_function": self.function, "given_hands": self.hands}
        return timeit.Timer(loop, "function, hands = given_function, given_hands", globals=names)


def contenders(hand_count: int) -> list[Contender]:
    """Return everybody with their cards, ours first."""
    rng = random.Random(1)
    hands = [tuple(rng.sample(range(52), 5)) for _ in range(hand_count)]
    few = hands[::SLOW_SHARE]
    names = [str(card).translate(str.maketrans("PLDSWFC", "JQKshdc")) for card in DECK]

    def dealt(make: Callable[[str], Any], chosen: Sequence[tuple[int, ...]]) -> list[list[Any]]:
        cards = [make(name) for name in names]
        return [[cards[index] for index in hand] for hand in chosen]

    of_pokerkit = dealt(lambda name: next(iter(pokerkit.Card.parse(name))), few)
    lookup = pokerkit.StandardLookup()
    five = "a, b, c, d, e"
    of_treys = [(cards[:3], cards[3:]) for cards in dealt(treys.Card.new, hands)]
    of_phevaluator = [tuple(hand) for hand in dealt(lambda name: phevaluator.Card(name).id_, hands)]
    of_rake = [[DECK[index] for index in hand] for hand in few]
    return [
        Contender(OURS, "evaluator(BOOK.ranking)(a, b, c, d, e)", evaluator(BOOK.ranking), five, hands),
        Contender(READ, "evaluate(cards)", evaluate, "hand", of_rake),
        Contender("eval7", "evaluate(cards)", eval7.evaluate, "hand", dealt(eval7.Card, hands)),
        Contender("treys", "Evaluator().evaluate(board, hand)", treys.Evaluator().evaluate, "board, hand", of_treys),
        Contender("phevaluator", "evaluate_cards(*ids)", phevaluator.evaluate_cards, five, of_phevaluator),
        Contender("pokerkit, hand", "StandardHighHand(cards)", pokerkit.StandardHighHand, "hand", of_pokerkit),
        Contender("pokerkit, lookup", "StandardLookup().get_entry(cards)", lookup.get_entry, "hand", of_pokerkit),
    ]


def contenders_of_seven(hand_count: int) -> list[Contender]:
    """Return everybody who evaluates seven cards, with their cards, ours first."""
    rng = random.Random(2)
    hands = [rng.sample(ranking.DECK.cards, 7) for _ in range(hand_count)]

    def dealt(make: Callable[[str], Any]) -> list[list[Any]]:
        cards = {card: make(card[0] + card[1].lower()) for card in ranking.DECK.cards}
        return [[cards[card] for card in hand] for hand in hands]

    of_treys = [(cards[:5], cards[5:]) for cards in dealt(treys.Card.new)]
    seven = "a, b, c, d, e, f, g"
    of_phevaluator = dealt(lambda name: phevaluator.Card(name).id_)
    return [
        Contender(SEVEN, "strength(cards)", ranking.strength, "hand", hands),
        Contender("eval7, 7", "evaluate(cards)", eval7.evaluate, "hand", dealt(eval7.Card)),
        Contender("treys, 7", "Evaluator().evaluate(board, hand)", treys.Evaluator().evaluate, "board, hand", of_treys),
        Contender("phevaluator, 7", "evaluate_cards(*ids)", phevaluator.evaluate_cards, seven, of_phevaluator),
    ]


def rates(racing: Sequence[Contender], rounds: int) -> dict[str, float]:
    """Return the hands per second of each, the median over interleaved rounds; one round before them is not counted."""
    timers = {one.name: one.timer() for one in racing}
    laps = [{name: timer.timeit(1) for name, timer in timers.items()} for _ in range(1 + rounds)]
    return {one.name: len(one.hands) / statistics.median(lap[one.name] for lap in laps[1:]) for one in racing}


def table_time(rounds: int) -> float:
    """Return the median time to build the tables of one ranking."""
    build = timeit.Timer(lambda: tables.__wrapped__(BOOK.ranking))
    return statistics.median(build.repeat(rounds, 1))


type Aims = tuple[tuple[str, str, float], ...]

FLOORS: Aims = ((OURS, "eval7", 1.5), (OURS, "treys", 2), (READ, "pokerkit, hand", 1), (SEVEN, "treys, 7", 1))
"""How many times as quick as a peer each call of ours is, at least."""

GOALS: Aims = ((OURS, "eval7", 2), (READ, "pokerkit, hand", 2), (SEVEN, "eval7, 7", 1))


def race(racing: Sequence[Contender], rounds: int, ours: Mapping[str, str]) -> dict[str, float]:
    """Measure and print; return the hands per second of each. `ours` has the heading of each of our own by name."""
    found = rates(racing, rounds)
    print(f"{'evaluator':<18}{'call':<40}{'hands/s':>12}" + "".join(f"{heading:>16}" for heading in ours.values()))
    for one in racing:
        ratios = "".join(f"{found[name] / found[one.name]:>15.2f}x" for name in ours)
        print(f"{one.name:<18}{one.call:<40}{found[one.name]:>12,.0f}{ratios}")
    return found


def main(size: Size) -> bool:
    """Measure and print; return whether every floor holds."""
    found = race(contenders(size.hands), size.rounds, {OURS: "evaluator is", READ: "evaluate is"})
    tables_ms = 1000 * table_time(size.table_rounds)
    print(f"\ntables of one ranking: {tables_ms:.1f} ms (median of {size.table_rounds})\n")
    found |= race(contenders_of_seven(size.hands), size.rounds, {SEVEN: "strength is"})
    print()
    missed = 0
    for kind, aims in (("floor", FLOORS), ("goal", GOALS)):
        for ours, peer, times in aims:
            ratio = found[ours] / found[peer]
            missed += kind == "floor" and ratio < times
            print(f"{kind:<6}{ours:<18}{times:>4g}x {peer:<18}{'holds' if ratio >= times else 'MISSED'} ({ratio:.2f}x)")
    return not missed


if __name__ == "__main__":
    command.run(main, Size(), SMOKE)

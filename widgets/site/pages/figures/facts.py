"""The numbers in the sentences of the page Odds, by the names that its Markdown uses (`{{ name }}`)."""

from __future__ import annotations

from collections.abc import Iterable

from widgets.site.pages.figures.counts import DRAWS, STARTS
from widgets.site.pages.figures.data import Data, Speech


def facts(data: Data, speech: Speech) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers, whole = speech.numbers, data.hands.total()

    def hands(*names: str) -> float:
        return sum(data.hands[name] for name in names) / whole

    def ends(start: str, *names: str) -> float:
        ways = sum(data.starts[start]["ends"][name] for name in names)
        return float(ways / data.starts[start]["hands"] / DRAWS)

    def won(players: int, names: Iterable[str]) -> str:
        return numbers.fixed(100 * sum(data.winners(players)[name].share for name in names), 0)

    def hidden(row: int) -> float:
        rows = sum(data.starts[start]["hidden"][str(row)] for start in STARTS)
        return float(rows / data.rows(row))

    def worse(held: str) -> float:
        counts = data.pairs[held].values()
        return sum(worse for *_, worse in counts) / sum(count for *_, count, _ in counts)

    skulls = data.skull_wins + data.skull_loses
    low = ("HIGH_CARD", "PAIR")
    return {
        "hands": numbers.count(whole),
        "pair_or_less": numbers.percent(hands(*low)),
        "run_or_better": numbers.one_in(hands("RUN", "SUITS_FULL", "FULL_PACK", "QUADS", "RAKE")),
        "sunk": numbers.percent(data.skull_loses / whole),
        "saved_one_in": numbers.one_in(data.skull_wins / whole),
        "skull_hands": numbers.count(skulls),
        "skull_wins": numbers.count(data.skull_wins),
        "skull_one_in": numbers.one_in(data.skull_wins / skulls),
        "saved_by_three": numbers.percent(data.skulls["THREE_OF_A_KIND"][0] / data.skull_wins),
        "dealt_pair": numbers.one_in(data.starts["pair"]["hands"] / data.dealings),
        "dealt_loose": numbers.percent(data.starts["loose"]["hands"] / data.dealings),
        "pair_grows": numbers.percent(1 - ends("pair", "PAIR")),
        "pair_grows_one_in": numbers.one_in(1 - ends("pair", "PAIR")),
        "suited_fills": numbers.one_in(ends("suited", "SUITS_FULL")),
        "sequence_runs": numbers.one_in(ends("sequence", "RUN")),
        "ace_saves": numbers.percent(data.skull_starts["aces"]["wins"] / data.skull_starts["aces"]["hands"] / DRAWS),
        "saved_2": numbers.fixed(100 * data.saved(2).share, 1),
        "saved_6": numbers.fixed(100 * data.saved(6).share, 1),
        "saved_2_one_in": numbers.one_in(data.saved(2).share),
        "saved_6_one_in": numbers.one_in(data.saved(6).share),
        "somebody_6": numbers.percent(18 / 52),
        "first_6": numbers.fixed(100 * data.seats(6)[0].share, 0),
        "last_6": numbers.fixed(100 * data.seats(6)[-1].share, 0),
        "fair_6": numbers.fixed(100 / 6, 0),
        "low_wins_2": won(2, low),
        "low_wins_6": won(6, low),
        "hidden_2": numbers.percent(hidden(2)),
        "hidden_6": numbers.percent(hidden(6)),
        "gain_6": numbers.fixed(100 * (data.worth("any", 6) - data.worth("any", 0)), 0),
        "pairs_hold_first": numbers.percent(1 - worse("3")),
        "pairs_worse_last": numbers.percent(worse("4")),
        "pair_of_twos": numbers.fixed(100 * data.pairs["3"]["2"][0], 0),
        "rounds": numbers.count(data.rounds),
    }

"""The numbers on Red Dog's pages, exactly, by the names that their Markdown uses (`{{ name }}`)."""

from __future__ import annotations

from rake.shelf.reddog.odds import SPREADS, bank_edge, between, gain, pair_gain
from rake.shelf.reddog.rules import MOST_PACKS, payout

from ...kit.numbers import Numbers

PACKS = range(1, MOST_PACKS + 1)
USUAL = 6
"""The number of packs on this site."""

TO_ONE = {"en": "{}&nbsp;to&nbsp;1", "ru": "{}&nbsp;к&nbsp;1"}


def facts(lang: str) -> dict[str, str]:
    """Return every number by its name, formatted for the language."""
    numbers = Numbers(lang)

    def percent(share: float, decimals: int) -> str:
        return numbers.fixed(100 * share, decimals) + numbers.sign

    def signed(chips: float) -> str:
        return f"{'−' if chips < 0 else '+'}{numbers.fixed(abs(chips), 2)}"

    pays = (
        f"| {ranks} | {TO_ONE[lang].format(payout(ranks))} | {percent(float(between(USUAL, ranks)), 1)} | "
        f"{signed(float(gain(USUAL, ranks)))} |"
        for ranks in SPREADS
    )
    chances = (
        f"| {ranks} | {' | '.join(numbers.fixed(100 * float(between(packs, ranks)), 2) for packs in PACKS)} |"
        for ranks in SPREADS
    )
    edges = (percent(float(bank_edge(packs)), 3) for packs in PACKS)
    return {
        "pays": "\n".join(pays),
        "chances": "\n".join(chances),
        "edges": f"| {' | '.join(edges)} |",
        "pair": numbers.fixed(float(pair_gain(USUAL)), 2),
        "pair_1": numbers.fixed(float(pair_gain(1)), 2),
        "gain_from_1": signed(float(gain(USUAL, 1))),
        "gain_from_6": signed(float(gain(USUAL, 6))),
        "edge": percent(float(bank_edge(USUAL)), 1),
        "never_1": percent(float(bank_edge(1, raise_from=SPREADS[-1] + 1)), 2),
        "from_six_1": percent(float(bank_edge(1, raise_from=6)), 2),
        "never": percent(float(bank_edge(USUAL, raise_from=SPREADS[-1] + 1)), 2),
        "from_six": percent(float(bank_edge(USUAL, raise_from=6)), 2),
    }

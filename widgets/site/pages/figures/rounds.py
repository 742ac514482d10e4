"""The numbers of the page Odds that come from simulated rounds: all pick up by `outs`, nobody bets or folds."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, variance
from typing import NamedTuple

from rake import ACE_OF_SKULLS, CHECK, PICKERS, ActionKind, Card, Category, Round, Showdown, Skull, shuffled
from rake.kit.margin import margin
from rake.rules import BOOK

DEALS = {2: 6_000, 3: 5_000, 4: 4_000, 5: 3_500, 6: 3_000}
"""The number of deals by number of players. Each is played once for every seat, all hands moved on by one seat."""

SKULL_DEALS = 5_000
"""The number of deals, for each number of players, in which a seat is dealt the Ace of Skulls."""

SKULL = "SKULL"
"""The key, among the winning combinations, for hands that win by the Ace of Skulls, whatever their combination."""


class Mean(NamedTuple):
    """A mean share (0..1) and its error: half of the 95 % interval."""

    share: float
    error: float


def mean(samples: Sequence[float]) -> Mean:
    """Return the mean of independent samples, with its error."""
    return Mean(round(fmean(samples), 5), round(margin(variance(samples), len(samples)), 5))


def play(players: int, deck: Iterable[Card]) -> Round:
    """Return the finished round of a deck in which all seats check and pick up by `outs`."""
    chance = random.Random(0)  # required by pickers, though `outs` does not use it
    now = Round.from_deck(players, 100, 1, BOOK, deck)
    while now.to_act:
        view = now.seen_by(now.to_act)
        now = now.apply(PICKERS["outs"](view, chance) if now.phase.is_pick else CHECK)
    return now


def shown(over: Round) -> Showdown:
    """Return the showdown of a round that ended in a reveal."""
    assert over.result
    assert over.result.showdown
    return over.result.showdown


def moved(deck: Sequence[Card], players: int, shift: int) -> list[Card]:
    """Return a deck that deals each hand `shift` seats further on and lays the same middle."""
    dealt = [deck[turn * players : (turn + 1) * players] for turn in range(3)]
    return [*(row[column - shift] for row in dealt for column in range(players)), *deck[3 * players :]]


def seats(players: int, deals: int) -> dict[str, object]:
    """Return how often each seat wins, what wins, and how often each seat takes a face-down card at each pick-up.

    Each deal is one sample: the mean over its rounds, in which every seat has had every hand. So differences between
    seats come from the seats, not from lucky hands.
    """
    samples: dict[str, list[float]] = defaultdict(lambda: [0.0] * deals)
    for deal in range(deals):
        deck = shuffled(random.Random(f"{players} {deal}"))
        for shift in range(players):
            over = play(players, moved(deck, players, shift))
            reveal = shown(over)
            for seat in reveal.winners:
                samples[f"seat {seat}"][deal] += 1 / len(reveal.winners) / players
            best = reveal.values[reveal.winners[0]]
            samples[SKULL if best.skull is Skull.WINS else best.category.name][deal] += 1 / players
            taken = [move for move in over.moves if move.action.kind is ActionKind.TAKE]
            for number, move in enumerate(taken):
                samples[f"hidden {1 + number // players} {move.seat}"][deal] += (move.action.card is None) / players
    means = {name: mean(each) for name, each in samples.items()}
    everyone = range(1, players + 1)
    return {
        "deals": deals,
        "seats": [means[f"seat {seat}"] for seat in everyone],
        "winners": {name: means.get(name, Mean(0.0, 0.0)) for name in (*(each.name for each in Category), SKULL)},
        "hidden": [[means[f"hidden {pick} {seat}"] for seat in everyone] for pick in (1, 2)],
    }


def saved(players: int, deals: int) -> dict[str, object]:
    """Return how often a seat that is dealt the Ace of Skulls wins by it; each seat is dealt it in as many deals."""
    samples = []
    for deal in range(deals):
        deck = shuffled(random.Random(f"skull {players} {deal}"))
        index = deal % players
        other = deck.index(ACE_OF_SKULLS)
        cards = list(deck)
        cards[index], cards[other] = cards[other], cards[index]
        value = shown(play(players, cards)).values[index + 1]
        samples.append(float(value.skull is Skull.WINS))
    return {"deals": deals, "wins": mean(samples)}

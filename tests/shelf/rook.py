"""What the conformance checks and the benchmark of bots need to know of Rook."""

from __future__ import annotations

from collections.abc import Sequence

from rake.shelf.rook.deal import State
from rake.shelf.rook.game import GAME
from tests.kit.sample import Sample
from tests.shelf.pairing import Pairing

FRENCH = ["RO", *(rank + suit for rank in "23456789TJQKA" for suit in "SHDC")]
ROOK57 = ["RO", *(f"{rank}{colour}" for rank in range(1, 15) for colour in "RGYB")]

TABLES = (
    ("default", 4),
    ("default.pack-rook57.made-points", 4),
    ("default.minbid-75.give-0.last-0.allpass-dealer", 4),
    ("default", 5),
    ("default.pack-rook57", 5),
)


def pack(rules: str) -> Sequence[str]:
    """RK1.2, RK1.4: 52 cards and the Rook, or 56 and the Rook."""
    return ROOK57 if "rook57" in rules else FRENCH


def seen(state: State, seat: int) -> set[str]:
    """RK2.2, RK3.3, RK3.10: one's own cards, those that came once trumps were named, those played, the kitty last."""
    seats = len(state.players)
    held = len(state.deal.deck) // seats
    moves = [(line.seat, str(line.action).split()) for line in state.moves]
    cards = {words[1] for _, words in moves if words[0] == "play"}
    if len(cards) == held * seats:
        cards.update(map(str, state.deal.deck[held * seats :]))
    # Everyone learns which card makes the partner, though not where it is.
    cards.update(words[3] for _, words in moves if len(words) > 3)
    if not seat:
        return cards
    cards.update(map(str, state.deal.deck[seat - 1 : held * seats : seats]))
    if any(words[0] == "trump" for _, words in moves):
        odd = int(dict(state.deal.own).get("hand", "1")) % 2
        giver = (seat - 2 if odd else seat) % seats + 1
        gifts = [words[1] for gave, words in moves if words[0] == "give" and gave == giver]
        cards.update(card for gift in gifts for card in gift.split("."))
    return cards


SAMPLE = Sample(GAME, pack, seen, deals=1, tables=TABLES)

LADDER = (
    Pairing("careful", "random", 4, 60),
    Pairing("bold", "random", 4, 60),
    Pairing("careful", "bold", 4, 600),
    Pairing("careful", "random", 5, 60),
    Pairing("strong", "careful", 4, 120),
)

"""What the checks that games share and the benchmark of bots need to know of President."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.shelf.president.deal import State
from rake.shelf.president.game import GAME
from tests.kit.sample import Sample
from tests.shelf.pairing import Pairing

RANKS, SUITS = "3456789TJQKA2", "CDHS"

TABLES = (("default", 3), ("default.exchange-two.reseat-no", 4), ("default.passing-final.equal-yes.finish2-last", 4))


def pack(rules: str) -> Sequence[str]:
    """PR1.1: a pack of 52."""
    return [rank + suit for rank in RANKS for suit in SUITS]


def pairs(state: State) -> list[tuple[int, int, int]]:
    """PR2.4, PR6: which seats receive cards, which give them up, and how many."""
    if not state.deal.own:
        return []
    offices = [int(seat) for seat in state.deal.own[0][1].split(".")]
    if "exchange-two" not in state.deal.rules:
        return [(offices[0], offices[-1], 1)]
    return [(offices[0], offices[-1], 2), (offices[1], offices[-2], 1)][: 2 if len(offices) > 3 else 1]


def seen(state: State, seat: int) -> set[str]:
    """PR5.7: one's own cards, those exchanged with one, those played, who opens, and at the end all that is left."""
    seats = len(state.players)
    moves = [(line.seat, str(line.action).split()) for line in state.moves]
    cards = {card for _, (kind, *named) in moves if kind == "play" for card in named[0].split(".")}
    if state.to_act is None:
        return {*pack("default")}
    if seat:
        cards.update(map(str, state.deal.deck[seat - 1 :: seats]))
    if not state.deal.own:
        return cards | {"3S"}
    for number, (receiver, giver, count) in enumerate(pairs(state)):
        if seat in (receiver, giver):
            dealt = sorted(map(str, state.deal.deck[giver - 1 :: seats]), key=pack("default").index)
            cards.update(dealt[-count:])
            cards.update(card for _, (_, named) in moves[number : number + 1] for card in named.split("."))
    return cards


SAMPLE = Sample(GAME, pack, seen, deals=3, tables=TABLES)

LADDER = (
    Pairing("thrifty", "random", 4, 300),
    Pairing("hasty", "random", 4, 300),
    Pairing("thrifty", "hasty", 4, 1_500),
    Pairing("strong", "thrifty", 4, 250),
)

FIRST = "seats=3 rules=default seen=0 deck=3S~"

QUESTIONS = {
    "ask=plays table=7S.7H hand=KS.KD.9S say=KS_KS.KD_-": {"2"},
    "ask=sure gone=2S.2H.2D hand=2C.AS.KS say=2C_2C.AS_-": {"2"},
    "ask=sure hand=2C.AS say=2C_-": {"1"},
    "ask=best hand=4H.3S turn=first": {"play 3S"},
    "ask=best table=8S hand=2D.QS": {"play QS"},
    f"ask=next deal={FIRST}1 play 3S": {"2"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    ("ask=bluff hand=6S", InvalidNotation, "expected plays|sure|best|next"),
    ("ask=plays hand=7S say=7S_-", InvalidNotation, "table"),
    ("ask=plays table=6S.8S hand=7S say=7S_-", InvalidNotation, "table"),
    ("ask=plays table=6S hand=7S say=7S_8S", InvalidNotation, "say"),
    ("ask=plays table=6S hand=6S.7S say=7S_-", IllegalPosition, "card-twice"),
    ("ask=plays table=6S hand=7S say=7S", IllegalPosition, "answers (1, 1)"),
    ("ask=sure gone=2S hand=2S say=2S_-", IllegalPosition, "card-twice"),
    ("ask=sure hand=- say=-", InvalidNotation, "hand"),
    ("ask=best hand=8D.9D turn=first", InvalidNotation, "turn"),
    ("ask=best table=7S hand=3S.9D turn=first", InvalidNotation, "turn"),
    ("ask=best hand=8D.9D turn=maybe", InvalidNotation, "lead|first|return"),
    (f"ask=next deal={FIRST}1 pass", IllegalAction, "must-lead"),
]
"""Questions that can't be asked, with the error and a part of what it says."""

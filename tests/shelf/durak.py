"""What the checks that games share and the benchmark of bots need to know of Durak."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
from rake.shelf.durak.deal import State
from rake.shelf.durak.game import GAME
from tests.kit.sample import Sample
from tests.shelf.pairing import Pairing

from . import durak_reference as reference
from .references import options_of


def pack(rules: str) -> Sequence[str]:
    """DU1.2: six to ace in four suits."""
    return reference.PACK


def seen(state: State, seat: int) -> set[str]:
    """DU5.9: one's own cards and draws, and what has lain open, by the reference."""
    options = options_of(state.deal.rules)
    game = reference.deal(len(state.players), options, list(map(str, state.deal.deck)), bool(state.deal.own))
    for move in state.moves:
        reference.play(game, str(move.action))
    cards: set[str] = game["seen"][seat]
    return cards


TABLES = [
    ("default", 2),
    ("default.next_start-lowest.transfer-yes", 3),
    ("default.throwers-neighbours.after_take-none.first_limit-5.next_start-under", 4),
]

SAMPLE = Sample(GAME, pack, seen, deals=2, tables=TABLES)

LADDER = (
    Pairing("careful", "random", 2, 1_000),
    Pairing("bold", "random", 2, 1_000),
    Pairing("careful", "bold", 2, 2_000),
    Pairing("strong", "careful", 2, 300),
    Pairing("strong", "careful", 4, 100),
)

DEAL = f"seats=3 rules=default durak=3 seen=0 deck={'.'.join(['xx'] * 18)}.9H"

QUESTIONS = {
    "ask=beats trump=H table=QH hand=KH.AS say=KH_AS_KH.AS_-": {"1"},
    "ask=follows trump=C table=8H.JH hand=8D.JS.9C say=8D_8D.JS_8D.JS.9C": {"2"},
    "ask=best trump=H hand=8S.KD other=9S.TD": {"attack KD"},
    "ask=best trump=H hand=7D.QS.6H stock=18": {"attack 7D"},
    "ask=best trump=H table=8S.KS_8D hand=8C.KC taken=yes stock=8": {"give 8C"},
    f"ask=next deal={DEAL}~1 attack 7S~2 take~1 pass~3 pass": {"3"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    ("ask=bluff trump=H hand=6S", InvalidNotation, "expected beats|follows|best|next"),
    ("ask=beats trump=X table=6S hand=7S say=7S_-", InvalidNotation, "X"),
    ("ask=beats trump=H hand=7S say=7S_-", InvalidNotation, "table"),
    ("ask=beats trump=H table=6S.8S hand=7S say=7S_-", InvalidNotation, "table"),
    ("ask=beats trump=H table=6S hand=7S say=7S_8S", InvalidNotation, "say"),
    ("ask=beats trump=H table=6S hand=6S.7S say=7S_-", IllegalPosition, "card-twice"),
    ("ask=beats trump=H table=6S hand=7S say=7S", IllegalPosition, "answers (1, 1)"),
    ("ask=follows trump=H table=8S hand=8D say=8D_-", InvalidNotation, "table"),
    ("ask=follows trump=H table=8S.7S hand=8D say=8D_-", IllegalPosition, "lower"),
    ("ask=follows trump=H table=8S_9S hand=8D say=8D_-", InvalidNotation, "8S_9S"),
    ("ask=best trump=H table=8S.9S hand=8D", InvalidNotation, "table"),
    ("ask=best trump=H hand=8D taken=yes", InvalidNotation, "table"),
    ("ask=best trump=H hand=8D taken=maybe", InvalidNotation, "yes|no"),
    ("ask=best trump=H table=6S hand=8D.9D other=7S", InvalidNotation, "other"),
    ("ask=best trump=H hand=8D.9D other=7S stock=3", InvalidNotation, "other"),
    ("ask=best trump=H hand=8D.9D.TD.JD other=7S", InvalidNotation, "other"),
    (f"ask=next deal={DEAL}~1 attack 7S", IllegalPosition, "answers (0, 3)"),
    (f"ask=next deal={DEAL}~1 take", IllegalAction, "opening"),
]
"""Questions that can't be asked, with the error and a part of what it says."""

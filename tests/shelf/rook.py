"""What the checks that games share and the benchmark of bots need to know of Rook."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation
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

DIAMONDS = "KS.KD.QD.JD.TS.9H.9D.7D.5S.5D.5C.4C.2C"
KEPT = "KS.KD.QD.JD.TS.9D.7D.5S.5D.5C"
BIDDING = "seats=4 rules=default seen=0 deck=xx~1 bid 80~2 bid 85~3 pass~4 bid 90~1 pass~2 pass"
OPEN = "seats=4 rules=default seen=0 deck=xx~1 bid 80~2 pass~3 pass~4 bid 85"

QUESTIONS = {
    f"ask=call hand={DIAMONDS} say=pass.70.120": {"70"},
    f"ask=give hand={DIAMONDS} say=9H.4C.2C_5C.4C.2C": {"give 9H.4C.2C"},
    f"ask=trump hand={KEPT}": {"D"},
    f"ask=next deal={OPEN}": {"1"},
    f"ask=next deal={BIDDING}": {"1"},
    "ask=legal trump=D table=AD hand=QS.9H.4C.RO say=QS.9H.4C_RO": {"2"},
    "ask=legal trump=S table=KH hand=3H.RO say=3H_RO_3H.RO": {"1"},
    "ask=legal trump=H table=9C hand=4S.RO say=4S_4S.RO": {"2"},
    "ask=legal trump=H table=9S hand=4S.RO say=4S_4S.RO": {"1"},
    "ask=legal trump=H table=RO hand=AS.2H say=2H_AS.2H": {"1"},
    "ask=takes trump=H table=AS.RO.KS.TS": {"RO"},
    "ask=takes trump=H table=AS.RO.KS.2H": {"2H"},
    "ask=takes trump=H table=RO.AS.3H.KS": {"3H"},
    "ask=points table=AS.RO.KS.TS say=35.45.55": {"55"},
    "ask=points table=AS.RO.KS.TS last=1 say=55.75": {"75"},
    "ask=points table=QS.JH.2C.5D say=5.25": {"5"},
    "ask=scores bid=100 side=bidders won=95 kitty=TC say=-100.100.105": {"100"},
    "ask=scores bid=100 side=others won=95 kitty=TC say=95.105": {"95"},
    "ask=scores bid=100 side=bidders won=120 kitty=2C say=100.120": {"100"},
    "ask=scores bid=100 side=others won=120 kitty=2C say=80.-80": {"80"},
    "ask=scores bid=120 side=bidders won=115 kitty=2C say=-120.115": {"-120"},
    "ask=scores bid=120 side=others won=115 kitty=2C say=85.120": {"85"},
    "ask=scores bid=110 side=bidders won=190 tricks=13 kitty=KC say=110.210": {"210"},
    "ask=scores bid=200 side=bidders won=190 tricks=13 kitty=KC say=200.300": {"300"},
}
"""Questions of every kind, with the answers of the facts."""

REFUSED = [
    ("ask=bluff hand=6S", InvalidNotation, "expected takes|legal|points|call|scores|give|trump|next"),
    ("ask=takes trump=H table=6S.7S", InvalidNotation, "table"),
    ("ask=takes trump=X table=AS.RO.KS.TS", InvalidNotation, "S|H|D|C"),
    ("ask=takes table=AS.RO.KS.TS", InvalidNotation, "trump"),
    ("ask=takes trump=H table=AS.RO.KS.14B", InvalidNotation, "card"),
    ("ask=takes trump=H table=AS.RO.KS.AS", IllegalPosition, "card-twice"),
    ("ask=legal trump=H table=2C.3C.4C.6C hand=5C say=5C_-", InvalidNotation, "table"),
    ("ask=legal trump=H table=2C hand=5C.2C say=5C_2C", IllegalPosition, "card-twice"),
    ("ask=legal trump=H table=2C hand=5C.2S say=5C_AS", InvalidNotation, "say"),
    ("ask=points table=AS.RO.KS.TS last=2 say=55.75", InvalidNotation, "expected 1"),
    ("ask=points table=AS.RO.KS.TS say=50.60", IllegalPosition, "answers (0, 2)"),
    (f"ask=call calls=70.65 hand={DIAMONDS} say=pass.75", IllegalPosition, "too-low"),
    (f"ask=call calls=75.75 hand={DIAMONDS} say=pass.80", IllegalPosition, "not-higher"),
    (f"ask=call calls=72 hand={DIAMONDS} say=pass.80", IllegalPosition, "step"),
    (f"ask=call calls=0 hand={DIAMONDS} say=pass.80", InvalidNotation, "points"),
    (f"ask=call calls=200 hand={DIAMONDS} say=pass.80", InvalidNotation, "calls"),
    (f"ask=call calls=200.pass hand={DIAMONDS} say=pass.80", InvalidNotation, "calls"),
    (f"ask=call calls=90 hand={DIAMONDS} say=pass.90", IllegalPosition, "not-higher"),
    ("ask=call hand=AS.KS say=pass.80", InvalidNotation, "hand"),
    (f"ask=give hand={DIAMONDS} say=9H.4C.2C_5C.4C", InvalidNotation, "say"),
    (f"ask=give hand={DIAMONDS} say=9H.4C.2C_AS.4C.2C", InvalidNotation, "say"),
    (f"ask=trump hand={DIAMONDS}", InvalidNotation, "hand"),
    ("ask=scores bid=72 side=bidders won=95 kitty=TC say=-72.72", InvalidNotation, "bid"),
    ("ask=scores bid=100 side=dealers won=95 kitty=TC say=1.2", InvalidNotation, "bidders|others"),
    ("ask=scores bid=100 side=bidders won=195 kitty=TC say=1.2", InvalidNotation, "won"),
    ("ask=scores bid=100 side=bidders won=95 tricks=13 kitty=TC say=1.2", InvalidNotation, "won"),
    ("ask=scores bid=100 side=bidders won=95 tricks=12 kitty=TC say=1.2", InvalidNotation, "expected 13"),
    ("ask=scores bid=100 side=bidders won=95 kitty=TC.2C say=1.2", InvalidNotation, "card"),
    (f"ask=next deal={OPEN}~2 bid 90", IllegalPosition, "out-of-turn"),
    (f"ask=next deal={OPEN}~1 bid 85", IllegalAction, "not-higher"),
]
"""Questions that can't be asked, with the error and a part of what it says."""

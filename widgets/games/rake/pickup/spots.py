"""Spots to ask about: random ones that fit a reader's wishes, or ones that a form describes, completed at random."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from rake import (
    ACE_OF_SKULLS,
    DECK,
    PICKERS,
    Category,
    HouseRules,
    IllegalPosition,
    Phase,
    Round,
    Spot,
    View,
    Violation,
    made_hand,
    parse_cards,
)
from rake.analysis.coach import is_near_big
from rake.analysis.spot import SpotRefusal, Taken, read_folded, read_taken, turns
from rake.kit.errors import read_each
from rake.record import DEALT

from ..sample import BOTS, choice, played

STACK, STAKE = 100, 1

TRIES = 200
"""The most rounds that are dealt to find a spot, so that the reader doesn't wait too long."""


def _has_skull(spot: Spot) -> bool:
    return ACE_OF_SKULLS in (*spot.hand, *spot.up)


def _has_pair(spot: Spot) -> bool:
    return made_hand(spot.hand).category >= Category.PAIR


def _is_last(spot: Spot) -> bool:
    return all(seat < spot.seat for seat in spot.rivals)


THEMES: dict[str, Callable[[Spot], bool]] = {
    "any": lambda spot: True,
    "skull": _has_skull,
    "pairs": _has_pair,
    "runs": lambda spot: is_near_big(spot.hand),
    "last": _is_last,
}
"""The themes of spots, each with a test: any, the Ace of Skulls, pairs, Runs and suits, the last to pick up."""


def _agree(view: View) -> bool:
    """Return whether `made` (best hand now) and `outs` (best hand in the end) take the same card."""
    now, later = (PICKERS[name](view, Random(0)) for name in ("made", "outs"))
    return now == later


LEVELS: dict[str, Callable[[View], bool]] = {
    "any": lambda view: True,
    "plain": _agree,
    "tricky": lambda view: not _agree(view),
}
"""The levels of spots, each with a test: in a `tricky` one the best card now is not the most promising one."""


def dealt(seats: int, turn: int, theme: str, level: str, seed: str) -> Spot:
    """Return a random spot with a choice of cards that fits the wishes, from a round that bots have played so far.

    `seats` is the number of players and `turn` that of the pick-up, 0 for any; `theme` and `level` are keys of `THEMES`
    and `LEVELS`. Raises `IllegalPosition` if no such spot is found: the last of two players, for example, has no choice
    at the second pick-up.
    """
    rng = Random(seed)
    for _ in range(TRIES):
        players = seats or 2 + int(rng.random() * 5)
        view = _view(players, turn or 1 + int(rng.random() * 2), rng)
        if view:
            spot = Spot.from_view(view)
            if len(spot.options) > 1 and THEMES[theme](spot) and LEVELS[level](view):
                return spot
    raise IllegalPosition(Violation(SpotRefusal.RARE, (TRIES,)))


def _view(players: int, turn: int, rng: Random) -> View | None:
    """Return the view of a seat that is still in, at its turn in a pick-up of a random round; None if that ends before.

    `turn` is 1 for the first pick-up, 2 for the second.
    """
    bots = [BOTS[seat % len(BOTS)] for seat in range(players)]
    seed = str(rng.random())
    now = Round.deal(players, STACK, STAKE, rng=rng)
    pick_up = Phase.FIRST_PICK if turn == 1 else Phase.SECOND_PICK
    while now.phase not in (pick_up, Phase.OVER):
        now = now.apply(choice(now, bots, seed))
    if now.phase is Phase.OVER:
        return None
    seat = now.still_in[int(rng.random() * len(now.still_in))]
    return played(now, bots, seed, seat).seen_by(seat)


def composed(fields: Mapping[str, str], players: int, seat: int, pick: int, rules: HouseRules, seed: str) -> Spot:
    """Return the spot that a form describes, completed at random.

    The fields `hand` and `up` hold cards, `took` pick-ups (`1-TW 2-xx`), `out` folded seats. Missing cards are drawn at
    random; missing pick-ups are face down as long as the face-down row has cards. Raises `InvalidNotation` and
    `IllegalPosition`.
    """
    hand, up = (list(parse_cards(fields.get(name, "").strip() or "-")) for name in ("hand", "up"))
    said = _listed(partial(read_taken, players), fields.get("took", ""))
    out = _listed(partial(read_folded, players, pick), fields.get("out", ""))
    named = {*hand, *up, *(taken.card for taken in said)}
    stock = [card for card in DECK if card not in named]
    Random(seed).shuffle(stock)
    mine = [taken.card for taken in said if taken.seat == seat and taken.card and taken.card not in hand]
    hand += [mine.pop() if mine else stock.pop() for _ in range(DEALT + pick - 1 - len(hand))]
    row = players - sum(left == 1 for _, left in out if rules.middle == "contesting")
    took: list[Taken] = []
    still = list(said)
    for turn in turns(players, seat, pick, dict(out)):
        if still and still[0].seat == turn:
            took.append(still.pop(0))
        else:
            hidden = sum(not taken.face_up for taken in (*took, *still)) < row
            card = hand[-1] if turn == seat else None if hidden else stock.pop()
            took.append(Taken(turn, card, not hidden))
    took += still
    up += [stock.pop() for _ in range(row - len(up) - sum(taken.face_up for taken in took))]
    down = max(0, 2 * row - len(up) - len(took))
    return Spot(players, seat, pick, tuple(hand), tuple(up), down, tuple(took), out, rules)


def _listed[T](parse: Callable[[str], T], text: str) -> tuple[T, ...]:
    pieces = ".".join(re.split(r"[.,\s]+", text.strip(" .,")))
    return read_each(".", parse, pieces) if pieces else ()

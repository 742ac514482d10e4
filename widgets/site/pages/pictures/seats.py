"""Pictures of the seats and of time: the table seen from above, and a round as a line."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from rake import CALL, CHECK, FOLD, Action, Phase, Round
from rake.record import DEALT
from widgets.kit.widget import values

WIDTH, MIDDLE, REACH = 340, (170, 140), (118, 76)
"""The picture's width, the middle of the table, and how far from it the seats are; in the picture's units."""


@values()
class SeatAround:
    """A seat of the table seen from above: `turn` is when it speaks and picks up, from 1, and 0 if it has folded."""

    name: str
    x: int
    y: int
    turn: int
    dealer: bool
    above: bool


@values()
class Station:
    """A station of a round: its code, where it is on the line, and the cards that a hand has from there on, or 0."""

    code: str
    x: int
    cards: int


def _played(players: int, folds: frozenset[int] = frozenset()) -> list[Round]:
    """Return a round after each action. The seats in `folds` fold in the first betting round; all others stay in."""
    now = Round.deal(players, 100, 1, rng=Random("picture"))
    rounds = [now]
    while (seat := now.to_act) is not None:
        if now.phase.is_pick:
            down, up = now.middle.face_down, now.middle.face_up
            action = Action.take_hidden(down[0]) if down else Action.take(up[0])
        elif now.money.owes(seat):
            action = FOLD if seat in folds else CALL
        else:  # somebody must bet before anybody may fold (8.13)
            action = Action.bet(1) if folds and seat not in folds and now.phase is Phase.FIRST_BETTING else CHECK
        now = now.apply(action)
        rounds.append(now)
    return rounds


def table(people: str, folds: str = "") -> tuple[SeatAround, ...]:
    """Return the seats of people such as `Ann.Ben.Cat`, the last of whom deals, and the order in which they pick up.

    The dealer is nearest. Raises `ValueError` if somebody folds who isn't there.
    """
    names = people.split(".")
    gone = frozenset(names.index(name) + 1 for name in filter(None, folds.split(".")))
    order = [now.to_act for now in _played(len(names), gone) if now.phase is Phase.FIRST_PICK]
    seats = []
    for seat, name in enumerate(names, 1):
        angle = radians(90 + 360 * seat / len(names))
        x, y = round(MIDDLE[0] + REACH[0] * cos(angle)), round(MIDDLE[1] + REACH[1] * sin(angle))
        turn = order.index(seat) + 1 if seat in order else 0
        seats.append(SeatAround(name, x, y, turn, seat == len(names), y < MIDDLE[1] - 1))
    return tuple(seats)


def timeline() -> tuple[Station, ...]:
    """Return the stations of a round in which nobody folds."""
    rounds = _played(4)
    stations = [("ante", 0), ("deal", DEALT)]
    for phase in dict.fromkeys(now.phase for now in rounds if now.to_act):
        after = next(now for now in reversed(rounds) if now.phase is phase)
        if phase is Phase.FIRST_PICK:
            stations.append(("middle", 0))
        stations.append(("pick", len(after.hands[1])) if phase.is_pick else ("bet", 0))
    stations.append(("reveal", 0))
    apart = WIDTH // len(stations)
    return tuple(Station(code, apart // 2 + apart * at, cards) for at, (code, cards) in enumerate(stations))

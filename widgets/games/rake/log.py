"""The log of a round: for each step, what is said of its events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rake import Decision, HandValue, Skull
from rake.analysis.spot import Taken
from rake.events import Decided, HandShown, PickedUp, RoundEvent, events_between
from rake.kit.events import Event
from rake.reveal_events import SkullJudges, decisive, revealed
from rake.round_state import RoundState

from ...kit.names import Names
from ...kit.saying import Remark
from ...kit.widget import values
from .remarks import TakenDown

_SAID_OF_THE_HAND = (Decision.SKULL_WINS, Decision.SKULL_LOSES)
"""What decides, where the line of the hand that holds the Ace of Skulls has said it already."""


@values()
class Line:
    """A line of the log: what it's about, the names of the seats, and the number of the rule behind it, if any."""

    about: Event | Remark
    names: Names
    rule: str = ""


def log_of(rounds: Sequence[RoundState], names: Names) -> list[list[Line]]:
    """Return a list of lines for each step: the deal, then each action with the events that follow it automatically."""
    steps = [events_between(None, rounds[0]), *(events_between(*pair) for pair in pairwise(rounds))]
    return [[line for event in step for line in _lines(event, names)] for step in steps]


def show_taken(taken: Taken, names: Names) -> Line:
    """Return a pick-up of a spot as a line."""
    about = PickedUp(taken.seat, 0, taken.card) if taken.face_up else TakenDown(taken.seat, taken.card)
    return Line(about, names)


def show_hand(seat: int, hand: HandValue, names: Names) -> Iterator[Line]:
    """Yield a hand at the reveal as a line, and another if the Ace of Skulls is in it."""
    yield Line(revealed(seat, hand), names)
    if hand.skull is not Skull.ABSENT:
        yield Line(SkullJudges(hand.skull.value), names, "5.2" if hand.skull is Skull.WINS else "5.3")


def _lines(event: RoundEvent, names: Names) -> Iterator[Line]:
    match event:
        case HandShown(seat, hand):
            yield from show_hand(seat, hand, names)
        case Decided(showdown):
            if showdown.decided_by not in _SAID_OF_THE_HAND:
                yield Line(decisive(showdown), names, showdown.rule)
        case _:
            yield Line(event, names, event.rule)

"""The log of a round: for each step, lines of codes and values that the macro `event` of `log.html` shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rake.events import (
    AntesPaid,
    BettingEnded,
    BlindPaid,
    DeadMoneyPaid,
    Dealt,
    Decided,
    Drew,
    Event,
    MiddleLaid,
    PickedUp,
    PotWon,
    Returned,
    Revealed,
    Spoke,
    WonUnshown,
    events_between,
)
from rake.round_state import RoundState

from .board import Names, show_fan
from .reading import show_decision, show_reading

type Line = dict[str, object]


def log_of(rounds: Sequence[RoundState], names: Names) -> list[list[Line]]:
    """Return a list of lines for each step: the deal, then each action with the events that follow it automatically."""
    steps = [events_between(None, rounds[0]), *(events_between(*pair) for pair in pairwise(rounds))]
    return [[_named(line, names) for event in step for line in _lines(event)] for step in steps]


def _named(line: Line, names: Names) -> Line:
    """Return the line with the names of its seats added as `who`."""
    seats = line.get("seats", [line["seat"]] if "seat" in line else [])
    assert isinstance(seats, list)
    return line | {"who": [names[seat] for seat in seats]}


def _lines(event: Event) -> Iterator[Line]:
    """Yield the lines of an event, as a code and values. The beginning of a phase has no line."""
    match event:
        case AntesPaid(stake):
            yield {"code": "ante", "chips": stake}
        case DeadMoneyPaid(seat, chips):
            yield {"code": "post", "seat": seat, "chips": chips}
        case BlindPaid(seat, chips):
            yield {"code": "blind", "seat": seat, "chips": chips}
        case Dealt(hands):
            yield {"code": "deal", "dealer": True, "seat": len(hands)}
        case Spoke(seat, action, chips, all_in):
            yield {"code": action.kind.value, "seat": seat, "chips": action.chips or chips, "all_in": all_in}
        case PickedUp(seat, slot, card):
            yield {"code": "take", "seat": seat, "card": str(card) if card else "", "slot": slot}
        case BettingEnded(pot, skipped):
            yield {"code": "skipped" if skipped else "closed", "chips": pot}
        case MiddleLaid(up, down):
            yield {"code": "middle", "cards": show_fan(up), "down": down}
        case _:
            yield from _ending(event)


def _ending(event: Event) -> Iterator[Line]:
    """Yield the lines of an event at the end of a round: chips returned, hands shown, pots won, and by what."""
    match event:
        case Returned(seat, chips):
            yield {"code": "returned", "seat": seat, "chips": chips}
        case WonUnshown(seat, chips):
            yield {"code": "unshown", "seat": seat, "chips": chips}
        case Revealed(hands):
            for seat, value in hands:
                cards = show_fan(value.combination + value.kickers, value.combination)
                yield {"code": "shows", "seat": seat, "cards": cards, "reading": show_reading(value)}
        case Drew(seat, card):
            yield {"code": "draws", "seat": seat, "card": str(card)}
        case PotWon(number, pots, pot):
            code = "alone" if len(pot.contestants) == 1 else "splits" if len(pot.winners) > 1 else "wins"
            yield {"code": code, "seats": list(pot.winners), "chips": pot.chips, "side": number, "pots": pots}
        case Decided(showdown) if showdown.decided_by != "split":
            yield {"code": "decided", "result": show_decision(showdown)}

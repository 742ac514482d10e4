"""The log of a round: for each step, lines of codes and values that the macros of `events.html` say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rake.analysis.spot import Taken
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

from ...kit.board import CardView, Name
from ...kit.names import Names
from ...kit.widget import values
from .reading import DecisionView, ReadingView, show_cards, show_decision, show_reading


@values(kw_only=True, eq=True)
class Line:
    """A line of the log: the code of what happened, who did it, and what the code's sentence needs of the rest.

    `pot` is the number of a pot, 0 for the main pot, and `pots` how many there are; `slot` is that of a card taken face
    down, which is `hidden` where the log doesn't say so otherwise.
    """

    code: str
    who: tuple[Name, ...] = ()
    chips: int = 0
    all_in: bool = False
    card: str = ""
    slot: int = 0
    hidden: bool = False
    cards: tuple[CardView, ...] = ()
    down: int = 0
    pot: int = 0
    pots: int = 1
    reading: ReadingView | None = None
    result: DecisionView | None = None


def log_of(rounds: Sequence[RoundState], names: Names) -> list[list[Line]]:
    """Return a list of lines for each step: the deal, then each action with the events that follow it automatically."""
    steps = [events_between(None, rounds[0]), *(events_between(*pair) for pair in pairwise(rounds))]
    return [[line for event in step for line in _lines(event, names)] for step in steps]


def show_taken(taken: Taken, names: Names) -> Line:
    """Return a pick-up of a spot as a line."""
    return Line(code="take", who=(names[taken.seat],), card=str(taken.card or ""), hidden=not taken.face_up)


def _lines(event: Event, names: Names) -> Iterator[Line]:
    """Yield the lines of an event. The beginning of a phase has no line."""
    match event:
        case AntesPaid(stake):
            yield Line(code="ante", chips=stake)
        case DeadMoneyPaid(seat, chips):
            yield Line(code="post", who=(names[seat],), chips=chips)
        case BlindPaid(seat, chips):
            yield Line(code="blind", who=(names[seat],), chips=chips)
        case Dealt(hands):
            yield Line(code="deal", who=(names[len(hands)],))
        case Spoke(seat, action, chips, all_in):
            chips = action.chips or chips
            yield Line(code=action.kind.value, who=(names[seat],), chips=chips, all_in=all_in)
        case PickedUp(seat, slot, card):
            yield Line(code="take", who=(names[seat],), card=str(card) if card else "", slot=slot)
        case BettingEnded(pot, skipped):
            yield Line(code="skipped" if skipped else "closed", chips=pot)
        case MiddleLaid(up, down):
            yield Line(code="middle", cards=show_cards(up), down=down)
        case _:
            yield from _ending(event, names)


def _ending(event: Event, names: Names) -> Iterator[Line]:
    """Yield the lines of an event at the end of a round: chips returned, hands shown, pots won, and by what."""
    match event:
        case Returned(seat, chips):
            yield Line(code="returned", who=(names[seat],), chips=chips)
        case WonUnshown(seat, chips):
            yield Line(code="unshown", who=(names[seat],), chips=chips)
        case Revealed(hands):
            for seat, value in hands:
                cards = show_cards(value.combination + value.kickers, value.combination)
                yield Line(code="shows", who=(names[seat],), cards=cards, reading=show_reading(value))
        case Drew(seat, card):
            yield Line(code="draws", who=(names[seat],), card=str(card))
        case PotWon(number, pots, pot):
            code = "alone" if len(pot.contestants) == 1 else "splits" if len(pot.winners) > 1 else "wins"
            who = tuple(names[seat] for seat in pot.winners)
            yield Line(code=code, who=who, chips=pot.chips, pot=number, pots=pots)
        case Decided(showdown) if showdown.decided_by != "split":
            yield Line(code="decided", result=show_decision(showdown))

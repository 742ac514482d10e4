"""What happens in a round, told step by step: codes and values for the macro `event` of `telling.html`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rake import Kind, Phase, Result
from rake.betting import blind_seats, small_blind
from rake.play import Play

from .board import Names, show_fan
from .reading import show_decision, show_reading

type Event = dict[str, object]

_PHASES = list(Phase)


def tell(rounds: Sequence[Play], names: Names) -> list[list[Event]]:
    """Return the events of each step: of the deal, then of every action with what follows from it by itself."""
    steps = [[*_dealt(rounds[0]), *_passed(None, rounds[0])]]
    steps += [[_done(before, after), *_passed(before, after)] for before, after in pairwise(rounds)]
    return [[_named(event, names) for event in step] for step in steps]


def _named(event: Event, names: Names) -> Event:
    """Return the event with what its seats are called."""
    seats = event.get("seats", [event["seat"]] if "seat" in event else [])
    assert isinstance(seats, list)
    return event | {"who": [names[seat] for seat in seats]}


def _dealt(first: Play) -> Iterator[Event]:
    for seat, chips in first.posts:
        yield {"code": "post", "seat": seat, "chips": min(chips, first.start[seat - 1])}
    if first.rules.forced == "blinds":
        small, big = blind_seats(first.players)
        posted = dict(first.posts)
        for seat, due in ((small, small_blind(first.ante)), (big, first.ante)):
            yield {"code": "blind", "seat": seat, "chips": min(due, first.start[seat - 1] - posted.get(seat, 0))}
    else:
        yield {"code": "ante", "chips": first.ante}
    yield {"code": "deal", "dealer": True, "seat": first.players}


def _done(before: Play, after: Play) -> Event:
    """Return the event of the last action."""
    move = after.moves[-1]
    event: Event = {"code": move.action.kind.value, "seat": move.seat}
    if move.action.kind is Kind.TAKE:
        card = move.action.card or after.middle.down[move.action.place - 1]
        return event | {"card": str(card) if card else "", "place": move.action.place}
    chips = before.money.call(move.seat) if move.action.kind is Kind.CALL else move.action.chips
    paid = chips - (0 if move.action.kind is Kind.CALL else before.bets[move.seat])
    return event | {"chips": chips, "all_in": bool(chips) and paid == before.stacks[move.seat]}


def _passed(before: Play | None, after: Play) -> Iterator[Event]:
    """Yield what the table did by itself between two decisions."""
    start = _PHASES.index(before.phase) if before else 0
    for phase in _PHASES[start : _PHASES.index(after.phase)]:
        if phase.is_betting:
            skipped = phase is not (before.phase if before else None)
            if len(after.still_in) > 1:
                yield {"code": "skipped" if skipped else "closed", "chips": _pot(after)}
        if phase is Phase.FIRST_BETTING and after.middle.up:
            yield {"code": "middle", "cards": show_fan(after.middle.up), "down": len(after.middle.down)}
    if after.result:
        yield from _ended(after, after.result)


def _pot(now: Play) -> int:
    return sum(pot.chips for pot in now.result.pots) if now.result else now.pot


def _ended(over: Play, result: Result) -> Iterator[Event]:
    for seat, chips in result.returned:
        yield {"code": "returned", "seat": seat, "chips": chips}
    if not result.showdown:
        yield {"code": "unshown", "seat": over.still_in[0], "chips": _pot(over)}
        return
    for seat, value in result.showdown.values.items():
        cards = show_fan(value.combination + value.kickers, value.combination)
        yield {"code": "shows", "seat": seat, "cards": cards, "reading": show_reading(value)}
    for seat, card in result.drawn:
        yield {"code": "draws", "seat": seat, "card": str(card)}
    for number, pot in enumerate(result.pots):
        alone = len(pot.contestants) == 1
        code = "alone" if alone else "splits" if len(pot.winners) > 1 else "wins"
        yield {"code": code, "seats": list(pot.winners), "chips": pot.chips, "side": number, "pots": len(result.pots)}
    if result.showdown.decided_by != "split":
        yield {"code": "decided", "result": show_decision(result.showdown)}

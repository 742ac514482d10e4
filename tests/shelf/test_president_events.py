"""What is said to have happened in President, and to whom."""

from __future__ import annotations

from rake.kit.events import Event
from rake.shelf.president.deal import State
from rake.shelf.president.events import (
    CardsDealt,
    CardsGivenUp,
    CardsPlayed,
    CardsReturned,
    OfficeLeft,
    OfficeWon,
    OpeningHeld,
    Passed,
    TrickEnded,
    UnseenGivenUp,
    UnseenReturned,
    events_between,
)

from .president_tables import after, at_table, dealt


def happened(state: State, action: str, seat: int = 0) -> list[Event]:
    """Return what an action brought, as a seat saw it."""
    return [*events_between(state.seen_by(seat), after(state, action).seen_by(seat))]


def test_a_first_deal_names_the_seat_that_leads() -> None:
    view = dealt("", "3S", "").seen_by(1)
    assert [*events_between(None, view)] == [CardsDealt(), OpeningHeld(2, "3S")]


def test_what_is_exchanged_is_named_to_those_who_exchange_only() -> None:
    state = dealt("4C", "", "2S", offices="1.2.3")
    for seat in (1, 3):
        assert [*events_between(None, state.seen_by(seat))] == [CardsDealt(), CardsGivenUp(3, ("2S",))]
        assert happened(state, "return 4C", seat) == [CardsReturned(1, ("4C",))]
    for seat in (0, 2):
        assert [*events_between(None, state.seen_by(seat))] == [CardsDealt(), UnseenGivenUp(3, 1)]
        assert happened(state, "return 4C", seat) == [UnseenReturned(1, 1)]


def test_plays_passes_and_the_next_lead() -> None:
    state = at_table("5S.5H.6S", "7S.8S", "9S.TS")
    assert happened(state, "play 5S.5H") == [CardsPlayed(1, ("5S", "5H"))]
    state = after(state, "play 5S.5H")
    assert happened(state, "pass") == [Passed(2)]
    assert happened(after(state, "pass"), "pass") == [Passed(3), TrickEnded(1)]


def test_a_player_who_goes_out_has_an_office_and_so_has_the_one_left() -> None:
    state = at_table("2S", "3S", "4S.5S")
    assert happened(state, "play 2S") == [CardsPlayed(1, ("2S",)), OfficeWon(1, "president"), TrickEnded(2)]
    assert happened(after(state, "play 2S"), "play 3S") == [
        CardsPlayed(2, ("3S",)),
        OfficeWon(2, "citizen"),
        OfficeLeft(3, "beggar"),
    ]

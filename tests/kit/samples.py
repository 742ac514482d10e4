"""The games that are checked, and which cards a seat of each has seen: by its rules, not by what its views say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any

from rake import deals, game, shelf
from rake.cards import DECK, Card
from rake.deals import parse_act
from rake.kit.chance import Random, pick
from rake.kit.game import AnyMatch, State
from tests.toys import bank, stakes
from tests.toys.shelf.swap import GAME as SWAP
from tests.toys.shelf.swap import deal as swap
from tests.toys.shelf.swap.action import PLAY
from tests.toys.shelf.swap.rules import PRESETS as SWAPS

from .sample import Sample, players_of


def seen_in_swap(state: swap.State, seat: int) -> set[str]:
    """SW2, SW3, SW5: one's own cards, those that one chose or was handed, and those that were played."""
    seats, seen = state.deal.seats, {*swap.dealt_to(state.deal, seat)} if seat else set()
    if state.deal.own and seat in (1, seats):
        seen.add(swap.highest(swap.dealt_to(state.deal, seats)))
    for line in state.moves:
        takes = state.handed and seat == swap.taker(line.action, seats, line.seat)
        if takes or line.action.kind == PLAY:
            seen.update(line.action.seen)
    return {card for card in seen if card}


def seen_in_stakes(state: stakes.State, seat: int) -> set[str]:
    """ST1, ST4: one's own card, and those of all who are still in at the end, if not alone."""
    still_in = state.money.still_in
    shown = still_in if state.to_act is None and len(still_in) > 1 else ()
    return {str(state.deal.deck[other - 1]) for other in {seat, *shown} if other}


def seen_in_bank(state: bank.State, seat: int) -> set[str]:
    """BK3: what was turned up."""
    return {str(card) for card in state.turned_up}


def seen_in_rake(state: deals.State, seat: int) -> set[str]:
    """6.2, 6.4, 6.5, 8.14, 9.7: one's own cards, those that lay face up, the hands shown, and what was drawn."""
    now = state.round
    shown = now.still_in if now.result and now.result.showdown else ()
    rows = [now.middle.up, *(now.cards[other - 1] for other in {seat, *shown} if other)]
    drawn = now.result.drawn if now.result else ()
    return {str(card) for card in (*(card for row in rows for card in row), *(card for _, card in drawn))}


def _drawn(state: deals.State) -> int:
    """Return how many cards of the stock were drawn for a tie (9.7)."""
    return len(state.round.result.drawn) if state.round.result else 0


class RakeSample(Sample):
    """Deals of Rake, whose records have a form of their own.

    They leave out two things that a deal knows: the cards that were not dealt yet, and which player has which seat.
    """

    def cards_of(self, text: str) -> list[str]:
        """Return the cards that were dealt, laid and drawn, in which a record names them."""
        lines = [line.split() for line in text.splitlines()]
        fields = [field for word, *fields in lines if word in ("deal", "middle", "draw") for field in fields]
        return [card for field in fields for card in field.partition("=")[2].split(".")]

    def pack_of(self, state: State[Any, Any]) -> list[str]:
        """Return the cards of a deal's record, and those of the stock that it leaves out."""
        assert isinstance(state, deals.State)
        return [*super().pack_of(state), *map(str, state.round.stock[_drawn(state) :])]

    def recorded[P](self, position: P, last: State[Any, Any]) -> P:
        """Return a state or a view with players numbered as seats, and without the cards that stayed in the stock."""
        assert isinstance(position, deals.State | deals.DealView)
        assert isinstance(last, deals.State)
        players = tuple(range(1, len(position.players) + 1))
        if isinstance(position, deals.DealView):
            return replace(position, players=players)
        dealt = len(position.round.stock) - len(last.round.stock) + _drawn(last)
        return replace(position, players=players, round=replace(position.round, stock=position.round.stock[:dealt]))

    def ready(self, match: AnyMatch, rng: Random) -> AnyMatch:
        """Return a match that can deal, often with somebody who sits out or has come back."""
        match = super().ready(match, rng)
        for player, act in ((pick(rng, players_of(match)), act) for act in ("sit out", "back")):
            after = match if match.why_not(player, parse_act(act)) else match.apply(player, parse_act(act))
            match = match if after.why_no_deal() else after
        return match

    def dealt_anew(self, state: State[Any, Any], cards: Mapping[str, str]) -> State[Any, Any]:
        """Return the deal with other cards for these, in the stock too."""
        other = super().dealt_anew(state, cards)
        assert isinstance(state, deals.State)
        assert isinstance(other, deals.State)
        stock = tuple(Card.parse(cards.get(str(card), str(card))) for card in state.round.stock)
        return replace(other, players=state.players, round=replace(other.round, stock=stock))


TABLES = (
    ("default", 2),
    ("card-room.betting-pot-limit", 3),
    ("literal.betting-fixed-limit", 4),
    ("russian.buy_in_max-150", 6),
    ("book.forced-blinds.buy_in_max-150", 5),
    ("book.forced-blinds.missed_blinds-dealt.buy_in_max-150", 5),
)
"""Rules and seats of the deals of Rake."""

SWAP_TABLES = (("default", 3), ("default", 4), ("short", 3), ("short", 4), ("full", 4))

SAMPLES = {
    sample.game.word: sample
    for sample in (
        Sample(SWAP, lambda rules: SWAPS[rules].deck.cards, seen_in_swap, deals=3, tables=SWAP_TABLES),
        Sample(stakes.GAME, lambda rules: stakes.DECK.cards, seen_in_stakes, deals=8),
        Sample(bank.GAME, bank.pack, seen_in_bank, deals=8),
        RakeSample(
            game.GAME,
            lambda rules: [*map(str, DECK)],
            seen_in_rake,
            deals=3,
            tables=TABLES,
        ),
        *(import_module(f"tests.shelf.{word}").SAMPLE for word in shelf.words()),
    )
}

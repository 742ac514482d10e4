"""The players of a table of any game: the form's fields that seat them, and a deal that bots have played."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from rake.kit.game import Game, play_until
from rake.kit.records import DealRecord
from rake.shelf import load


def seating(game: Game[Any, Any, Any, Any], players: int, bot: str = "") -> dict[str, str]:
    """Return the form's fields that seat the reader and, up to this many players, a bot: by default the first."""
    named = bot or next(iter(game.bots))
    return {f"who-{player}": named if player <= players else "-" for player in range(2, game.seats[-1] + 1)}


def fewest_with_bots(game: Game[Any, Any, Any, Any]) -> int:
    """Return the fewest players of a table with at least one bot."""
    return max(2, game.seats[0])


@cache
def dealt(word: str, players: int, bot: str = "") -> DealRecord[Any, Any, Any]:
    """Return a deal of a game with a bot in every seat, by default the first, played to its end."""
    game = load(word)
    bots = dict.fromkeys(range(1, players + 1), game.bots[bot or next(iter(game.bots))])
    record: DealRecord[Any, Any, Any] = play_until(game.deal(players, rng=Random("1")), bots, "1").record()
    return record


def seen_by(seat: int, record: DealRecord[Any, Any, Any]) -> str:
    """Return what a seat saw of a deal, 0 for what everybody did, as the field `deal` has it."""
    view: Any = record.views(seat)[-1]
    text: str = view.record().in_field
    return text

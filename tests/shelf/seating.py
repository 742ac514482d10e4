"""The players of a table, for any game, as fields of the form of its widget."""

from __future__ import annotations

from typing import Any

from rake.kit.game import Game


def seating(game: Game[Any, Any], players: int) -> dict[str, str]:
    """Return the fields that seat this many players: the reader, and the game's first bot in every other chair."""
    bot = next(iter(game.bots))
    return {f"who-{player}": bot if player <= players else "-" for player in range(2, game.seats[-1] + 1)}


def fewest(game: Game[Any, Any]) -> int:
    """Return how many players a table has at least that isn't the reader's alone."""
    return max(2, game.seats[0])

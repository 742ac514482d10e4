"""The form fields that seat players at a table, for any game."""

from __future__ import annotations

from typing import Any

from rake.kit.game import Game


def seating(game: Game[Any, Any], players: int) -> dict[str, str]:
    """Return the form's fields that seat the reader and, up to this many players, the game's first bot."""
    bot = next(iter(game.bots))
    return {f"who-{player}": bot if player <= players else "-" for player in range(2, game.seats[-1] + 1)}


def fewest_with_bots(game: Game[Any, Any]) -> int:
    """Return the fewest players of a table with at least one bot."""
    return max(2, game.seats[0])

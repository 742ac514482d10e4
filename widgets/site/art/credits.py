"""Whose icons the deck is made from."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Credit:
    """One icon, its author, and what was changed as its licence asks us to say."""

    icon: str
    author: str
    source: str
    licence: str
    changes: str


def _credit(icon: str, author: str, changes: str) -> Credit:
    source = f"https://game-icons.net/1x1/{author.lower()}/{icon}.html"
    return Credit(icon, author, source, "CC BY 3.0", f"background removed, recoloured, resized; {changes}")


CREDITS = (
    _credit("death-skull", "sbed", "x"),
)

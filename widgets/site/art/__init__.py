"""The deck of cards as one SVG sprite, and whose drawings it is made from."""

from pathlib import Path

from . import back, marks, standard, vardic
from .cards import shared
from .credits import CREDITS, Credit
from .outlines import Icons, Letters
from .svg import tag

__all__ = ["CREDITS", "Credit", "sprite"]


def sprite(icons: Path, font: Path) -> str:
    """One SVG document with a symbol for every card."""
    drawings, letters = Icons(icons), Letters(font)
    return tag(
        "svg",
        tag("defs", shared(letters), vardic.shapes(drawings), standard.shapes()),
        marks.vardic(drawings),
        marks.standard(),
        vardic.deck(drawings).symbols(),
        standard.deck().symbols(),
        back.back(),
        xmlns="http://www.w3.org/2000/svg",
    )

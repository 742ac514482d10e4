"""The decks as SVG, and the credits for the icons that they contain.

A deck is one sheet, a single SVG, of 13 columns (`RANKS`) and 5 rows: the four `SUITS`, then the back, a plain ace, the
four suit marks, and cards without a suit, in cells of 180 by 252. The pack of Rook has 14 columns. Pages show cards as
parts of it, as a CSS background, so that hundreds of cards cost no more than one sheet. (With `<use>` of a symbol each
card was a hundred nodes, and the rulebook took twice as long to lay out.)
"""

from pathlib import Path

from . import rook, standard, vardic
from .back import back
from .cards import RANKS, SUITS, document
from .credits import CREDITS, Credit
from .outlines import Icons, Letters

__all__ = ["CREDITS", "RANKS", "SUITS", "Credit", "back_alone", "sheets"]


def sheets(icons: Path, font: Path) -> dict[str, str]:
    """Return the SVG document of each deck, `vardic`, `standard` and `rook`, by name.

    `icons` is the icons.json of game-icons in Iconify's form, `font` a variable EB Garamond. Raises `KeyError` if an
    icon or a letter is missing.
    """
    drawings, letters = Icons(icons), Letters(font)
    return {
        "vardic": vardic.deck(drawings).sheet(letters),
        "standard": standard.deck(drawings).sheet(letters),
        "rook": rook.sheet(drawings, letters),
    }


def back_alone() -> str:
    """Return the SVG document of the back of every card, which the styles show by itself (see widgets/cards.css)."""
    return document(1, back(), rows=1)

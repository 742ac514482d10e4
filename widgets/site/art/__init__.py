"""The cards as one SVG sprite, and whose drawings they are made from.

Ids in the sprite: the Vardic cards `AS` to `DC`, the standard deck `std-AS` to `std-DC` by the same codes, `back`
(each 180 by 252); the suit marks `suit-S`, `std-suit-S` and so on (512 by 512, in the current colour). Every other id
begins with an underscore and may change.
"""

from pathlib import Path

from . import marks, standard, vardic
from .back import back
from .cards import RANKS, SUITS, shared
from .credits import CREDITS, Credit
from .outlines import Icons, Letters
from .svg import tag

__all__ = ["CREDITS", "RANKS", "SUITS", "Credit", "sprite"]


def sprite(icons: Path, font: Path) -> str:
    """Return the sprite: an SVG document of symbols for `<use href="sprite.svg#AS">`.

    `icons` is the icons.json of game-icons in Iconify's form, `font` a variable EB Garamond. Raises KeyError where an
    icon or a letter is missing.
    """
    drawings, letters = Icons(icons), Letters(font)
    return tag(
        "svg",
        tag("defs", shared(letters), vardic.shapes(drawings), standard.shapes()),
        marks.vardic(drawings),
        marks.standard(),
        vardic.deck(drawings).symbols(),
        standard.deck().symbols(),
        back(),
        xmlns="http://www.w3.org/2000/svg",
    )

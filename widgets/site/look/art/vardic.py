"""The Vardic deck of the novels: Priest, Lady and Duke; Skulls, Wings, Fangs and Crosses."""

from . import marks
from .cards import Deck
from .colours import GOLD, PAPER
from .outlines import Box, Icons, fitted
from .panels import bend, lines, stepped
from .svg import MIDDLE, circle, mark, path, tag, turned, use

_EMBLEMS = {"P": "pope-crown", "L": "jewel-crown", "D": "queen-crown"}
_COLOURS = {"S": "#1d1715", "W": "#1b5590", "F": "#981814", "C": "#2d7a47"}
_GILT, _EYE = "#f4e2b4", "#d4331f"

# The indexes of the contours that make up the crown, the skull and, as part of the skull, the eye sockets in the icon
# crowned-skull.
_CROWN, _SKULL, _SOCKETS = {0, 1, 2, 3}, {4, 5, 6, 7}, {5, 6}


def deck(icons: Icons) -> Deck:
    """Return the Vardic deck; suit marks, court cards and the Ace of Skulls use drawings of `icons`."""
    return Deck({"T": "10"}, _COLOURS, _face, _ace, _plate(icons), marks.vardic(icons) + _shapes(icons))


def _shapes(icons: Icons) -> str:
    box = Box(110, 62, 74, 68)
    drawn = {rank: path(fitted(icons.drawing(name), box), id=f"_d{rank}") for rank, name in _EMBLEMS.items()}
    emblems = "".join(
        tag("g", emblem, turned(f"_d{rank}"), id=f"_e{rank}", fill=_GILT) for rank, emblem in drawn.items()
    )
    rules = lines(path(stepped(2.5, 4.5)), path(bend()), colour=GOLD, width=1.3)
    seal = circle(21, fill=PAPER, stroke=GOLD, stroke_width=1.6)
    panel = path(stepped(0, 6), fill="currentColor")
    return tag("g", panel, rules, seal, id="_panel") + emblems


def _face(rank: str, suit: str) -> str:
    return use("_panel") + use(f"_e{rank}") + mark(f"_{suit}", *MIDDLE, 28)


def _ace(_rank: str, suit: str) -> str:
    return use("_aureole") + mark(f"_{suit}", *MIDDLE, 84)


def _plate(icons: Icons) -> str:
    whole = icons.drawing("crowned-skull")
    box = Box(MIDDLE[0], MIDDLE[1] + 2, 90, 112)

    def part(contours: set[int], colour: str) -> str:
        others = (_CROWN | _SKULL) - contours
        return path(fitted(icons.drawing("crowned-skull", others), box, within=whole), fill=colour)

    return use("_night") + part(_SOCKETS, _EYE) + part(_CROWN, GOLD) + part(_SKULL, PAPER)

"""What the decks have in common: the layout of the sheet, and a card's paper, border lines, corner index and pips."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .back import back
from .colours import EDGE, EMBER, GOLD, NIGHT, PAPER
from .outlines import Box, Letters
from .panels import aureole, burst, stepped
from .svg import HEIGHT, MIDDLE, WIDTH, both_ways, cell, circle, frame, mark, num, path, tag, turned, use

RANKS = "23456789TPLDA"
SUITS = "SWFC"
OTHERS = 2 + len(SUITS)
"""The column of the last row in which cards without a suit begin: after the back, a plain ace and the suit marks."""

_INDEX = Box(33, 36, 39, 43)
_INDEX_TAIL = 6
_MARK_Y, _MARK = 80, 30

# By rank: the size of a pip, and the positions (x, y) of the pips in the upper half of the card. The lower half is the
# same after half a turn; odd ranks have one more pip in the middle.
_PIPS: Mapping[str, tuple[float, tuple[tuple[float, float], ...]]] = {
    "2": (54, ((111, 70),)),
    "3": (54, ((111, 56),)),
    "4": (42, ((85, 66), (137, 66))),
    "5": (42, ((85, 58), (137, 58))),
    "6": (36, ((85, 44), (137, 44), (111, 88))),
    "7": (36, ((85, 41), (137, 41), (111, 80))),
    "8": (32, ((85, 42), (137, 42), (85, 88), (137, 88))),
    "9": (32, ((85, 40), (137, 40), (85, 82), (137, 82))),
    "T": (30, ((83, 38), (139, 38), (111, 64), (83, 90), (139, 90))),
}


@dataclass(frozen=True)
class Deck:
    """A deck.

    `letters` maps a rank to what is printed in the card's corner, where that is not the rank's notation; `colours` maps
    suits to colours. `face` and `ace` draw the middle of court cards and aces from rank and suit; `plate` is the SVG of
    the Ace of Skulls, `others` has that of cards without a suit, by name, and `shapes` defines the shapes that all of
    these use.
    """

    letters: Mapping[str, str]
    colours: Mapping[str, str]
    face: Callable[[str, str], str]
    ace: Callable[[str, str], str]
    plate: str
    shapes: str
    others: Mapping[str, str] = field(default_factory=dict)

    def sheet(self, letters: Letters) -> str:
        """Return the SVG document: a row for each suit, then one with the back, a plain ace, the suit marks and others.

        The plain ace is an ace of spades without a skull, for games without an Ace of Skulls.
        """
        suits = "".join(self._suit(row, suit) for row, suit in enumerate(SUITS))
        ace = cell("ace", 1, len(SUITS), *self._ordinary("A", "S"), color=self.colours["S"])
        marks = "".join(
            cell(f"mark-{suit}", column, len(SUITS), mark(f"_{suit}", *MIDDLE, WIDTH))
            for column, suit in enumerate(SUITS, 2)
        )
        others = "".join(
            cell(name, column, len(SUITS), drawing)
            for column, (name, drawing) in enumerate(self.others.items(), OTHERS)
        )
        defs = tag("defs", *(index(letters, self._letter(rank)) for rank in RANKS), shared(), _field(), self.shapes)
        return document(len(RANKS), defs, suits, cell("back", 0, len(SUITS), back()), ace, marks, others)

    def _suit(self, row: int, suit: str) -> str:
        corners = mark(f"_{suit}", _INDEX.x, _MARK_Y, _MARK, id=f"_corner{suit}") + turned(f"_corner{suit}")
        ground = tag("g", use("_paper"), corners, id=f"_ground{suit}")
        cards = (
            cell(
                rank + suit,
                column,
                row,
                *self._card(rank, suit),
                color=PAPER if rank + suit == "AS" else self.colours[suit],
            )
            for column, rank in enumerate(RANKS)
        )
        return tag("defs", ground) + "".join(cards)

    def _letter(self, rank: str) -> str:
        return self.letters.get(rank, rank)

    def _card(self, rank: str, suit: str) -> tuple[str, ...]:
        if rank + suit == "AS":
            return self.plate, use("_iA"), use("_cornerS"), turned("_cornerS")
        return self._ordinary(rank, suit)

    def _ordinary(self, rank: str, suit: str) -> tuple[str, ...]:
        draw = _pips if rank in _PIPS else self.ace if rank == "A" else self.face
        return use(f"_ground{suit}"), use(f"_i{self._letter(rank)}"), draw(rank, suit)


def _pips(rank: str, suit: str) -> str:
    size, pips = _PIPS[rank]
    pip = f"_{suit}"
    middle = mark(pip, *MIDDLE, size) if rank in "3579" else ""
    return use("_field") + both_ways(f"_half{rank}{suit}", *(mark(pip, x, y, size) for x, y in pips)) + middle


def _field() -> str:
    """Return the shape that pips lie on. It keeps them apart from the mark under an index, which isn't one of them."""
    panel = stepped(0, 5)
    return path(panel, id="_field", fill="currentColor", fill_opacity=0.08, stroke="currentColor", stroke_opacity=0.4)


def document(columns: int, *parts: str, rows: int = len(SUITS) + 1) -> str:
    """Return the SVG document of a sheet with that many columns and rows.

    With `preserveAspectRatio="none"` it stretches to its box: WebKit rounds the size of the box, and would otherwise
    shift the sheet within it.
    """
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH * columns} {HEIGHT * rows}",
        preserveAspectRatio="none",
    )


def shared() -> str:
    """Return the shapes that cards of all decks use: `_paper`, the dark `_night` with rays, and the `_aureole`."""
    rules = frame(6.5, 8, stroke_width=1.3) + frame(9.3, 5.5, stroke_width=0.6)
    paper = frame(0.75, 12, fill=PAPER, stroke=EDGE, stroke_width=1.5)
    rays = path(burst(), fill=EMBER) + circle(49, fill=NIGHT)
    gilt = frame(8, 6, stroke_width=1.4) + frame(11, 4, stroke_width=0.7)
    return (
        tag("g", paper, tag("g", rules, fill="none", stroke="currentColor", opacity=0.7), id="_paper")
        + tag("g", paper, frame(4.5, 8.5, fill=NIGHT), tag("g", gilt, fill="none", stroke=GOLD), rays, id="_night")
        + path(aureole(), id="_aureole", fill="currentColor")
    )


def big_letter(text: str, height: float) -> str:
    """Return the SVG of the index letter `text`, enlarged to `height` card units, in the middle of the card."""
    scale = height / _INDEX.height
    x, y = MIDDLE[0] - scale * _INDEX.x, MIDDLE[1] - scale * _INDEX.y
    return use(f"_j{text}", transform=f"matrix({scale:.3f} 0 0 {scale:.3f} {num(x)} {num(y)})", fill="currentColor")


def index(letters: Letters, text: str) -> str:
    """Return a card's index, the shape `_i` and its text, made of `_j` and its text in the upper left corner."""
    glyph = path(letters.word(text, _INDEX, _INDEX_TAIL), id=f"_j{text}")
    return tag("g", glyph, turned(f"_j{text}"), id=f"_i{text}", fill="currentColor")

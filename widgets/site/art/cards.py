"""What the cards of both decks have in common: paper, rules, index, pips."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .outlines import Box, Letters
from .panels import burst
from .svg import MIDDLE, both_ways, circle, frame, mark, num, path, symbol, tag, turned, use

RANKS = "23456789TPLDA"
SUITS = "SWFC"

PAPER, EDGE = "#fbf6e9", "#5a4c3d"
NIGHT, GOLD, EMBER = "#15110f", "#dcb866", "#5f4a22"

_INDEX = Box(33, 36, 39, 43)
_INDEX_TAIL = 6
_MARK_Y, _MARK = 82, 32

# The size of a pip and the places in the upper half, beside the index; the lower half repeats them after half a turn,
# and an odd rank has one more in the middle.
_PIPS: Mapping[str, tuple[float, tuple[tuple[float, float], ...]]] = {
    "2": (58, ((109, 68),)),
    "3": (58, ((114, 56),)),
    "4": (46, ((84, 70), (138, 70))),
    "5": (46, ((84, 60), (138, 60))),
    "6": (40, ((84, 42), (138, 42), (111, 88))),
    "7": (40, ((84, 38), (138, 38), (111, 80))),
    "8": (35, ((84, 44), (138, 44), (84, 96), (138, 96))),
    "9": (35, ((84, 36), (138, 36), (84, 82), (138, 82))),
    "T": (35, ((82, 38), (140, 38), (111, 66), (82, 94), (140, 94))),
}


@dataclass(frozen=True)
class Deck:
    """A deck: what its ids begin with, its letters and colours, how its faces and aces are drawn."""

    prefix: str
    letters: Mapping[str, str]
    colours: Mapping[str, str]
    face: Callable[[str, str], str]
    ace: Callable[[str, str], str]
    plate: str

    def symbols(self) -> str:
        """Return the 52 cards, and the shapes that only they refer to."""
        return "".join(self._suit(suit) for suit in SUITS)

    def _suit(self, suit: str) -> str:
        own = f"{self.prefix}suit-{suit}"
        sizes = {size for size, _ in _PIPS.values()}
        corners = both_ways(f"_{own}", mark(own, _INDEX.x, _MARK_Y, _MARK))
        pips = "".join(tag("g", mark(own, 0, 0, size), id=self._pip(suit, size)) for size in sorted(sizes))
        ground = tag("g", use("_paper"), corners, id=f"_{self.prefix}{suit}")
        return tag("defs", ground, pips) + "".join(self._card(rank, suit) for rank in RANKS)

    def _pip(self, suit: str, size: float) -> str:
        return f"_{self.prefix}{suit}{size:g}"

    def _card(self, rank: str, suit: str) -> str:
        if rank + suit == "AS":
            skull = f"_{self.prefix}suit-S"
            return symbol(f"{self.prefix}AS", self.plate, use("_iA"), use(skull), turned(skull), color=PAPER)
        draw = self._pips if rank in _PIPS else self.ace if rank == "A" else self.face
        return symbol(
            self.prefix + rank + suit,
            use(f"_{self.prefix}{suit}"),
            use(f"_i{self.letters.get(rank, rank)}"),
            draw(rank, suit),
            color=self.colours[suit],
        )

    def _pips(self, rank: str, suit: str) -> str:
        size, places = _PIPS[rank]
        pip = self._pip(suit, size)
        middle = use(pip, x=MIDDLE[0], y=MIDDLE[1]) if rank in "3579" else ""
        return both_ways(f"_{self.prefix}{rank}{suit}", *(use(pip, x=x, y=y) for x, y in places)) + middle


def shared(letters: Letters) -> str:
    """Return the shapes that every deck refers to: both kinds of paper and every index."""
    rules = frame(6.5, 8, stroke_width=1.3) + frame(9.3, 5.5, stroke_width=0.6)
    paper = frame(0.75, 12, fill=PAPER, stroke=EDGE, stroke_width=1.5)
    rays = path(burst(), fill=EMBER) + circle(49, fill=NIGHT)
    gilt = frame(8, 6, stroke_width=1.4) + frame(11, 4, stroke_width=0.7)
    return (
        tag("g", paper, tag("g", rules, fill="none", stroke="currentColor", opacity=0.7), id="_paper")
        + tag("g", paper, frame(4.5, 8.5, fill=NIGHT), tag("g", gilt, fill="none", stroke=GOLD), rays, id="_night")
        + "".join(_index(letters, text) for text in (*"23456789", "10", *"APLDJQK"))
    )


def big_letter(text: str, height: float) -> str:
    """Return the index letter `text` again, `height` high in the middle of the card."""
    scale = height / _INDEX.height
    x, y = MIDDLE[0] - scale * _INDEX.x, MIDDLE[1] - scale * _INDEX.y
    return use(f"_j{text}", transform=f"matrix({scale:.3f} 0 0 {scale:.3f} {num(x)} {num(y)})", fill="currentColor")


def _index(letters: Letters, text: str) -> str:
    glyph = path(letters.word(text, _INDEX, _INDEX_TAIL))
    return tag("g", both_ways(f"_j{text}", glyph), id=f"_i{text}", fill="currentColor")

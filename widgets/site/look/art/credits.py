"""The authors of the icons that the decks contain."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Credit:
    """The credit for one icon: its author, address and licence, and our changes, which the licence makes us name."""

    icon: str
    author: str
    source: str
    licence: str
    changes: str


def _credit(icon: str, author: str, changes: str) -> Credit:
    source = f"https://game-icons.net/1x1/{author.lower()}/{icon}.html"
    return Credit(icon, author, source, "CC BY 3.0", changes)


_PLAIN = "background removed, recoloured, scaled, coordinates rounded"

CREDITS: tuple[Credit, ...] = (
    _credit("death-skull", "Sbed", _PLAIN),
    _credit("liberty-wing", "Delapouite", f"{_PLAIN}; thickened by a thin stroke"),
    _credit("fangs", "Skoll", f"{_PLAIN}; thickened by a stroke, the two smallest lower teeth left out"),
    _credit("pope-crown", "Delapouite", _PLAIN),
    _credit("jewel-crown", "Delapouite", _PLAIN),
    _credit("queen-crown", "Lorc", _PLAIN),
    _credit("raven", "Lorc", _PLAIN),
    _credit("crowned-skull", "Lorc", f"{_PLAIN}; crown, skull and eye sockets in colours of their own"),
)
"""The credits of all icons in the decks. All other shapes are our own, apart from letters, which are EB Garamond's."""

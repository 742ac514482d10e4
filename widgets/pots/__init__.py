"""What each player has paid, and the pots that follow from it: the main pot, side pots, what goes back (8.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rake import IllegalPosition, InvalidNotation, Violation
from rake.hands import MOST_PLAYERS, seated
from rake.kit.chips import parse_chips
from rake.kit.pots import PotRefusal, format_contributions, parse_contributions
from rake.notation import NOTATION

from ..games.rake.contributions import show_contributions
from ..games.rake.reading import number_in
from ..kit.widget import Context

LINKED_BY = "paid"


@dataclass(frozen=True, slots=True)
class Model:
    """What each seat has paid in the whole round, in chips, and who has folded; a `quiet` one is an example."""

    paid: tuple[int, ...]
    folded: frozenset[int] = frozenset()
    quiet: bool = False

    def __post_init__(self) -> None:
        seated(len(self.paid))
        if len(self.folded) == len(self.paid):
            raise IllegalPosition(Violation(PotRefusal.ALL_FOLDED))


def init(seed: str, context: Context) -> Model:
    """Return four contributions of four sizes."""
    del seed, context
    return Model((10, 25, 40, 60))


def parse(text: str, context: Context) -> Model:
    """Return what a state says: `paid=10.25.40f`, where the third seat has folded."""
    del context
    fields = NOTATION.parse_fields(text, ("quiet", "paid"))
    paid, folded = fields.read("paid", parse_contributions)
    return Model(paid, folded, "quiet" in fields)


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the state."""
    return NOTATION.format_fields(
        {"quiet": "1" if model.quiet else "", "paid": format_contributions(model.paid, model.folded)}
    )


def link(model: Model) -> str:
    """Return what was paid, for the address of the page."""
    return format(replace(model, quiet=False))


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    `try` (wakes a quiet example), `split` (reads what was written), `fold 2` (out, or back in), `more`, `fewer`. What
    was written counts with every message.
    """
    del seen, seed
    message, _, value = fields["msg"].partition(" ")
    if message == "try":
        return replace(model, quiet=False)
    written = [fields.get(f"chips-{seat}", str(chips)) for seat, chips in enumerate(model.paid, 1)]
    paid, folded = tuple(parse_chips(text.strip()) for text in written), model.folded
    match message:
        case "split":
            return Model(paid, folded)
        case "fold":
            return Model(paid, folded ^ {number_in(1, len(paid), value)})
        case "more" if len(paid) < MOST_PLAYERS:
            return Model((*paid, max(paid)), folded)
        case "fewer" if len(paid) > 2:
            return Model(paid[:-1], folded - {len(paid)})
    raise InvalidNotation("message", fields["msg"])


def view(model: Model) -> dict[str, object]:
    """Return what `view.html` shows."""
    return {
        "seats": [
            {"number": seat, "paid": chips, "folded": seat in model.folded} for seat, chips in enumerate(model.paid, 1)
        ],
        **show_contributions(model.paid, model.folded),
        "least": len(model.paid) == 2,
        "most": len(model.paid) == MOST_PLAYERS,
        "quiet": model.quiet,
        "picking": False,
        "on_enter": "try" if model.quiet else "split",
        "focus": "try" if model.quiet else "split",
    }

"""The widget `pots`: the main pot, the side pots and the chips that go back, from what each player has paid (8.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rake import InvalidNotation
from rake.hands import MOST_PLAYERS
from rake.kit.chips import parse_chips
from rake.kit.pots import format_contributions, parse_contributions
from rake.notation import NOTATION
from rake.stakes import check_contributions

from ....kit.board import Name
from ....kit.contributions import ContributionsView, show_contributions
from ....kit.fields import number_in
from ....kit.names import parse_people, seat_names
from ....kit.widget import Context, Display, FrameView, values
from ..pots_picture import PotsPicture, draw_pots

LINKED_BY = "paid"
SOURCE = "people"
FIELDS = ("quiet", "paid")


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `paid` is the chips that each seat has paid in the whole round, from seat 1 on; `folded` the seats that have folded.
    A `quiet` widget is an example on a page of rules: one button shows all its controls. `people` are the names that
    its page gives to the first seats.
    """

    paid: tuple[int, ...]
    folded: frozenset[int] = frozenset()
    quiet: bool = False
    people: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_contributions(self.paid, self.folded)


def init(seed: str, context: Context) -> Model:
    """Return a model with four seats that have paid four different numbers of chips."""
    del seed
    return Model((10, 25, 40, 60), people=parse_people(context.source))


def parse(text: str, context: Context) -> Model:
    """Return the model of a link or a saved state, e.g. `paid=10.25.40f`, in which seat 3 has folded."""
    fields = NOTATION.parse_fields(text, FIELDS)
    paid, folded = fields.read("paid", parse_contributions)
    return Model(paid, folded, "quiet" in fields, parse_people(context.source))


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    return NOTATION.format_fields(
        {"quiet": "1" if model.quiet else "", "paid": format_contributions(model.paid, model.folded)}
    )


def link(model: Model) -> str:
    """Return the notation of what each seat has paid."""
    return format(replace(model, quiet=False))


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `try` (shows the controls of a quiet example), `split` (reads the fields), `fold 2` (seat 2 folds, or is
    back in), `more`, `fewer`. All but `try` also read the chips typed into the fields.
    """
    del seen, seed
    message, _, value = fields["msg"].partition(" ")
    if message == "try":
        return replace(model, quiet=False)
    stays = model.paid[:-1] if message == "fewer" else model.paid
    written = [fields.get(f"chips-{seat}", str(chips)) for seat, chips in enumerate(stays, 1)]
    paid, folded = tuple(parse_chips(text.strip()) for text in written), model.folded
    match message:
        case "split":
            return replace(model, paid=paid, folded=folded)
        case "fold":
            return replace(model, paid=paid, folded=folded ^ {number_in(1, len(paid), value)})
        case "more" if len(paid) < MOST_PLAYERS:
            return replace(model, paid=(*paid, max(paid)), folded=folded)
        case "fewer" if len(paid) > 1:
            return replace(model, paid=paid, folded=folded - {len(model.paid)})
    raise InvalidNotation("message", fields["msg"])


@values()
class PotSeat:
    """A seat, its name, the chips that it has paid, and whether it has folded."""

    number: int
    who: Name
    paid: int
    folded: bool


@values(kw_only=True)
class PotsView(FrameView):
    """The seats, the pots that follow, and a picture of both.

    `least` and `most` say that there can be no fewer or no more seats.
    """

    seats: tuple[PotSeat, ...]
    paid: ContributionsView
    picture: PotsPicture
    least: bool
    most: bool
    quiet: bool


def view(model: Model) -> Display[PotsView]:
    """Return what is shown."""
    on_enter = "try" if model.quiet else "split"
    names = seat_names(len(model.paid), model.people)
    pots = show_contributions(model.paid, model.folded, names)
    shown = PotsView(
        seats=tuple(
            PotSeat(seat, names[seat], chips, seat in model.folded) for seat, chips in enumerate(model.paid, 1)
        ),
        paid=pots,
        picture=draw_pots(model.paid, model.folded, pots, tuple(names.values())),
        least=len(model.paid) == 2,
        most=len(model.paid) == MOST_PLAYERS,
        quiet=model.quiet,
        on_enter=on_enter,
    )
    return Display(shown, focus=on_enter)

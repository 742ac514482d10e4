"""A pick-up decision as a value and as text: what a seat knows when it is its turn to take a middle card (6.5, 6.7).

rake=1 players=6 seat=3 pick=1 hand=AS.AW.9F up=DS.2W.7C.LF.LC down=5 took=1-TW.2-xx
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import NamedTuple

from ..action import Action, ActionKind
from ..cards import DECK, Card, distinct, format_cards, parse_cards
from ..hands import hand_of, seated
from ..kit.cards import UNSEEN
from ..kit.chairs import check_seat
from ..kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, offset_by, read_each
from ..kit.notation import Fields
from ..middle import PickRefusal
from ..notation import NOTATION, format_rules
from ..phase import Move, Phase
from ..record import DEALT, seat_of
from ..round import View
from ..rules import BOOK, HouseRules, parse_rules

__all__ = ["Spot", "Taken", "parse_spot"]

FIELDS = ("players", "seat", "pick", "hand", "up", "down", "took", "out", "rules")
"""The names of the fields of a spot in notation, in order."""

PICKS = (1, 2)
_NUMBER = re.compile(r"0|[1-9][0-9]?", re.ASCII)


class SpotRefusal(Enum):
    """Why a spot is refused, cannot be taken from a view, or cannot be found."""

    PICK = "pick"
    FOLD = "out"
    FOLDED_TWICE = "folded-twice"
    ALONE = "alone"
    SEEN = "seen"
    NOT_IN_HAND = "not-in-hand"
    LAID = "laid"
    FACE_UP = "laid-face-up"
    NOT_PICKING = "not-picking"
    RARE = "rare"


class Taken(NamedTuple):
    """A pick-up as the asking seat knows it: the seat that took, the card, and whether it lay face up.

    `card` is None for a card that another seat took face down.
    """

    seat: int
    card: Card | None
    face_up: bool

    def __str__(self) -> str:
        """Return the notation: `1-TW` face up, `3-x9F` face down by the asking seat, `2-xx` face down by another."""
        return f"{self.seat}-{'' if self.face_up else 'x'}{self.card or 'x'}"


@dataclass(frozen=True, slots=True, repr=False)
class Spot:
    """What a seat knows when it is its turn to pick up: the decision whose chances `odds` works out.

    `pick` is the number of the pick-up, 1 or 2; `hand` the seat's three or four cards; `up` the face-up cards still in
    the middle, in the order laid, and `down` how many lie face down; `took` every pick-up so far, in order. `out` holds
    the seats that folded, each with the number of the pick-up before which it folded. A face-down card that was turned
    up by mistake (8.17) is one more of `up`. An absent seat for which the middle was laid (9.3) counts as one that
    folded before pick-up 2 and took nothing.

    Raises `IllegalPosition` for what cannot happen: a card that appears twice, a pick-up out of turn (6.5 to 6.7,
    8.15), a middle of more or fewer cards than was laid (8.5), nobody to play against (8.7).
    """

    players: int
    seat: int
    pick: int
    hand: tuple[Card, ...]
    up: tuple[Card, ...] = ()
    down: int = 0
    took: tuple[Taken, ...] = ()
    out: tuple[tuple[int, int], ...] = ()
    rules: HouseRules = BOOK

    def __post_init__(self) -> None:
        seated(self.players)
        check_seat(self.seat, self.players)
        if self.pick not in PICKS:
            raise IllegalPosition(Violation(SpotRefusal.PICK, (self.pick, *PICKS)))
        held = DEALT + self.pick - 1
        object.__setattr__(self, "hand", hand_of(self.hand, held, held))
        object.__setattr__(self, "out", tuple(sorted(self.out)))
        self._check_folds()
        self._check_turns()
        self._check_cards()
        self._check_middle()

    def _check_folds(self) -> None:
        seats = [seat for seat, _ in self.out]
        for seat, left in self.out:
            check_seat(seat, self.players)
            if seat == self.seat or left not in PICKS:
                raise IllegalPosition(Violation(SpotRefusal.FOLD, (seat, left)))
            if seats.count(seat) > 1:
                raise IllegalPosition(Violation(SpotRefusal.FOLDED_TWICE, (seat,)))
        if not self.rivals:
            raise IllegalPosition(Violation(SpotRefusal.ALONE))

    def _check_turns(self) -> None:
        """Raise `IllegalPosition` unless `took` lists exactly the pick-ups that were due before this one, in order."""
        took = [taken.seat for taken in self.took]
        # A seat that folded between the pick-ups took a card in the first. One that took none was absent, and folded
        # instead of taking (9.3).
        absent = {seat for seat, left in self.out if left == 2 and seat not in took}
        due = turns(self.players, self.seat, self.pick, dict(self.out), absent)
        for index in range(max(len(took), len(due))):
            picker, due_picker = (seats[index] if index < len(seats) else 0 for seats in (took, due))
            if picker != due_picker:
                raise IllegalPosition(Violation(PickRefusal.OUT_OF_TURN, ("picks", picker, due_picker)))

    def _check_cards(self) -> None:
        mine = [taken for taken in self.took if taken.seat == self.seat]
        for seat, card, face_up in self.took:
            if (card is None) != (not face_up and seat != self.seat):
                raise IllegalPosition(Violation(SpotRefusal.SEEN, (seat, str(card or UNSEEN))))
        for taken in mine:
            if taken.card not in self.hand:
                raise IllegalPosition(Violation(SpotRefusal.NOT_IN_HAND, (str(taken.card),)))
        theirs = (taken.card for taken in self.took if taken.card and taken not in mine)
        distinct((*self.hand, *self.up, *theirs))

    def _check_middle(self) -> None:
        """Raise `IllegalPosition` unless the cards in the middle and those taken make up two whole rows (6.4, 8.5)."""
        row = self._row
        laid = len(self.up) + self.down + len(self.took)
        if self.down < 0 or laid != 2 * row:
            raise IllegalPosition(Violation(SpotRefusal.LAID, (laid, 2 * row)))
        shown = len(self.up) + sum(taken.face_up for taken in self.took)
        if shown < row:
            raise IllegalPosition(Violation(SpotRefusal.FACE_UP, (shown, row)))

    @property
    def _row(self) -> int:
        """How many cards lay in each row of the middle at first (6.4, 8.5)."""
        before = [seat for seat, left in self.out if left == 1]
        return self.players - (len(before) if self.rules.middle == "contesting" else 0)

    @property
    def _seats(self) -> range:
        return range(1, self.players + 1)

    @property
    def rivals(self) -> tuple[int, ...]:
        """The other seats that have not folded."""
        gone = dict(self.out)
        return tuple(seat for seat in self._seats if seat not in gone and seat != self.seat)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that the seat has not seen: they lie face down, or are in other hands or in the stock."""
        seen = {*self.hand, *self.up, *(taken.card for taken in self.took)}
        return tuple(card for card in DECK if card not in seen)

    @property
    def options(self) -> tuple[Action, ...]:
        """The pick-ups to choose from: one for each face-up card, then `take x1` if any card lies face down."""
        return (*map(Action.take, self.up), *([Action.take_hidden(1)] if self.down else []))

    def option(self, action: Action) -> Action:
        """Return the one of `options` that a pick-up belongs to: `take x1` for every face-down slot.

        Raises `IllegalAction` for a card that is not in the middle, and for a slot that the row doesn't have.
        """
        option = Action.take_hidden(1) if action.slot else action
        if option in self.options and action.slot <= self._row:
            return option
        if action.slot:
            raise IllegalAction(Violation(PickRefusal.NOT_FACE_DOWN, (action.slot,)))
        raise IllegalAction(Violation(PickRefusal.NOT_FACE_UP, (str(action.card or action),)))

    @classmethod
    def from_view(cls, view: View) -> Spot:
        """Return the spot of a view whose seat has the turn to pick up. Of the face-down row only the number is kept.

        Raises `IllegalPosition` for any other view, and if all other seats are absent (9.3), because those will fold.
        """
        if not view.phase.is_pick or view.to_act != view.seat or view.seat in view.absent:
            raise IllegalPosition(Violation(SpotRefusal.NOT_PICKING, (view.phase.value, view.seat, view.to_act or 0)))
        folded = {move.seat: move.phase for move in view.moves if move.action.kind is ActionKind.FOLD}
        gone = [seat for seat in view.hands if seat not in view.still_in or seat in view.absent]
        return cls(
            players=view.players,
            seat=view.seat,
            pick=1 if view.phase is Phase.FIRST_PICK else 2,
            hand=view.hand,
            up=view.middle.face_up,
            down=len(view.middle.face_down),
            took=tuple(_seen(view, move) for move in view.moves if move.action.kind is ActionKind.TAKE),
            out=tuple((seat, 1 if folded.get(seat) is Phase.FIRST_BETTING else 2) for seat in gone),
            rules=view.rules,
        )

    def __str__(self) -> str:
        """Return the notation, e.g. `rake=1 players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W down=2`."""
        return NOTATION.format_fields(format_spot(self))

    def __repr__(self) -> str:
        """Return an expression that gives this spot."""
        return f"parse_spot({str(self)!r})"


def turns(players: int, seat: int, pick: int, out: Mapping[int, int], absent: Collection[int] = ()) -> list[int]:
    """Return the seats whose pick-ups come before pick-up `pick` of `seat`, in order (6.5, 6.7, 8.15).

    At the second pick-up a seat may be listed twice. `out` has, for each seat that folded, the number of the pick-up
    before which it folded; the `absent` seats took none (9.3).
    """
    everyone = range(1, players + 1)
    first = [other for other in everyone if out.get(other) != 1 and other not in absent] if pick == 2 else []
    return [*first, *(other for other in everyone if other not in out and other < seat)]


def _seen(view: View, move: Move) -> Taken:
    """Return a pick-up of the round as the seat of the view knows it."""
    hidden = view.middle.down[move.action.slot - 1] if move.seat == view.seat and move.action.slot else None
    return Taken(move.seat, move.action.card or hidden, face_up=move.action.card is not None)


def format_spot(spot: Spot) -> dict[str, str]:
    """Return a spot as fields of notation, by name; those with empty values are not written."""
    return {
        "players": str(spot.players),
        "seat": str(spot.seat),
        "pick": str(spot.pick),
        "hand": format_cards(spot.hand),
        "up": format_cards(spot.up) if spot.up else "",
        "down": str(spot.down or ""),
        "took": ".".join(map(str, spot.took)),
        "out": ".".join(str(seat) if left == spot.pick else f"{seat}-{left}" for seat, left in spot.out),
        "rules": format_rules(spot.rules),
    }


def parse_spot(text: str) -> Spot:
    """Return the spot that a text describes, e.g. `rake=1 players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W down=2`.

    Raises `InvalidNotation` and `IllegalPosition`.
    """
    return read_spot(NOTATION.parse_fields(text, FIELDS))


def read_spot(fields: Fields) -> Spot:
    """Return the spot that these fields describe. Raises as `parse_spot` does."""
    players = fields.read("players", _number)
    seated(players)
    pick = fields.read("pick", _number)
    return Spot(
        players=players,
        seat=fields.read("seat", seat_of(players)),
        pick=pick,
        hand=fields.read("hand", parse_cards),
        up=fields.read("up", parse_cards, "-"),
        down=fields.read("down", _number, "0"),
        took=fields.read("took", _each(read_taken, players), ""),
        out=fields.read("out", _each(read_folded, players, pick), ""),
        rules=fields.read("rules", parse_rules, "book"),
    )


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise InvalidNotation("number", text)
    return int(text)


def _each[T](parse: Callable[..., T], *arguments: int) -> Callable[[str], tuple[T, ...]]:
    """Return a parser of a list joined by dots; `parse` reads each piece. An empty text or `-` is an empty list."""
    return lambda text: read_each(".", partial(parse, *arguments), text) if text not in ("", "-") else ()


def read_taken(players: int, text: str) -> Taken:
    """Return the pick-up that `1-TW`, `3-x9F` or `2-xx` stands for. Raises `InvalidNotation`."""
    said, dash, card = text.partition("-")
    seat = seat_of(players)(said)
    if not dash:
        raise InvalidNotation("seat-card", text)
    hidden = card[:1].lower() == "x"
    if card.lower() == UNSEEN:
        return Taken(seat, None, face_up=False)
    with offset_by(len(said) + 1 + hidden):
        return Taken(seat, Card.parse(card[hidden:]), not hidden)


def read_folded(players: int, pick: int, text: str) -> tuple[int, int]:
    """Return a seat that folded and the number of the pick-up before which it did: `4` for pick-up `pick`, `4-1` for 1.

    Raises `InvalidNotation`.
    """
    said, dash, left = text.partition("-")
    seat = seat_of(players)(said)
    with offset_by(len(said) + 1 if dash else 0):
        return seat, _number(left) if dash else pick

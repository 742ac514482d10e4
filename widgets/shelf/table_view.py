"""What the widget `play` shows: the table before a deal, the deal in play, or the end of a match."""

from __future__ import annotations

from collections.abc import Mapping

from ..kit.board import Seat, Seated
from ..kit.house import HouseView
from ..kit.names import Names
from ..kit.saying import Remark
from ..kit.widget import FrameView, values
from .choosing import ChoiceView
from .presentation import BetweenView, Help, MovesView, SheetView, StakeView, Words
from .review import ReviewView
from .score import EndView
from .zones import HandCard


@values()
class RoundView:
    """The deal in play: what lies on the table, what happened in each step, and what the reader may do.

    `hand` are the reader's cards if they can be pressed, `choices` is what can be done with those that are chosen,
    `targets` are the messages by which they go to things on the table, by the target's words, and `order` is how a
    press sorts the hand, empty for not at all. They may take the action `undo` back, by its number. `hint` is the code
    of the latest hint, which needs what is `helped`, and a press asks for the next one as `asked` says. If it's the
    last, `best` has the messages of the actions that it finds best. `seconds` is the time for the decision, 0 without a
    clock; `leaving` says what the reader loses who leaves now, if anything. Once it is over, `rebuy` is for how many
    chips a reader who is `broke` may buy in again, 0 if they can't; `end` is that of the match, if the deal has ended
    it, and `mine` is the query of a link to the deal. `sheet` is None in a game for chips.
    """

    table: Seated[Seat]
    log: tuple[tuple[object, ...], ...]
    moves: MovesView | None
    hand: tuple[HandCard, ...]
    choices: tuple[ChoiceView, ...]
    targets: Mapping[str, str]
    order: str
    over: bool
    broke: bool
    rebuy: int
    away: bool
    between: BetweenView | None
    seconds: int
    leaving: Remark | None
    undo: int | None
    hint: str
    asked: str
    helped: Help | None
    best: tuple[str, ...]
    judged: bool
    review: ReviewView | None
    mine: str
    sheet: SheetView | None
    end: EndView | None


@values(kw_only=True)
class TableView(FrameView):
    """The deal in play, or the `end` of a match, or else the table `before` a deal with its choices.

    `sitting` has the bot of each player but the reader, empty for nobody, which it may be with `fewer`; `texts` are the
    game's words; `chips` those that each begins with, 0 in a game without any; `stake` is None in a game where nobody
    chooses one. `left` says how it went at the last table, and `last` is the query of a link to the last deal that is
    over. `seat_names` are what the seats of the deal are called.
    """

    sitting: Mapping[int, str]
    fewer: bool
    texts: Words
    chips: int
    stake: StakeView | None
    house: HouseView
    left: Remark | None
    last: str
    before: Seated[Seat]
    round: RoundView | None
    seat_names: Names
    end: EndView | None

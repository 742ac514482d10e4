"""An example of a deal that the card taken loses and the best card wins, as values for `playout.html`."""

from __future__ import annotations

from functools import lru_cache

from rake import Action, HandValue, Odds, showdown
from rake.analysis.playout import contrast
from rake.reveal_events import called_by

from ...kit.board import CardView, Name
from ...kit.names import Names
from ...kit.saying import Remark
from ...kit.widget import values
from .log import Line, show_hand, show_taken
from .reading import DecisionView, ReadingView, show_cards, show_decision, show_reading
from .remarks import BestCardWins, DealWon
from .verdict import show_cost


@values()
class HandView:
    """A hand at the reveal: whose it is, its cards, what they make, and whether it won."""

    who: Name
    cards: tuple[CardView, ...]
    reading: ReadingView
    won: bool


@values()
class PlayoutView:
    """A deal lost with the card taken and won with the best one.

    `hands` are the reader's and the winners'; `ended` says who wins, and `lost` why the reader's hand loses. `better`
    says what the best card instead would make, and `won` why that wins; `took` has every pick-up, `others` the
    remaining hands.
    """

    hands: tuple[HandView, ...]
    ended: Line
    lost: DecisionView
    better: Remark
    won: DecisionView
    took: tuple[Line, ...]
    others: tuple[Line, ...]


_contrasted = lru_cache(16)(contrast)


def show_playout(odds: Odds, taken: Action, names: Names) -> PlayoutView | None:
    """Return a deal that the card taken loses and the best one wins; None if the card is right or none was found."""
    both = _contrasted(odds, taken) if show_cost(odds, taken) else None
    if not both:
        return None
    (took, lost), (_, won) = both
    spot, hands = odds.spot, lost.values
    shown = (spot.seat, *lost.winners)
    against = showdown({seat: hands[seat].cards for seat in shown[:2]}, spot.rules, drawn=lost.drawn)
    return PlayoutView(
        hands=tuple(_show_seat(names[seat], hands[seat], won=seat != spot.seat) for seat in shown),
        ended=Line(DealWon(lost.winners), names),
        lost=show_decision(against),
        better=BestCardWins(*called_by(won.values[spot.seat])),
        won=show_decision(won),
        took=tuple(show_taken(each, names) for each in took),
        others=tuple(line for seat in hands if seat not in shown for line in show_hand(seat, hands[seat], names)),
    )


def _show_seat(who: Name, hand: HandValue, *, won: bool) -> HandView:
    """Return a seat's hand at the reveal."""
    return HandView(who, _show_hand(hand), show_reading(hand), won)


def _show_hand(hand: HandValue) -> tuple[CardView, ...]:
    return show_cards(hand.combination + hand.kickers, hand.combination)

"""The cards of the reader's hand at a table: to press, or to choose several of them for one action."""

from __future__ import annotations

from dataclasses import replace

from rake.kit.errors import InvalidNotation
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.widget import values
from .hand_order import ordered
from .presentation import MovesView
from .table_model import Model
from .zones import HandCard

LONG = 14
"""The longest hand from which one press plays a card. In a longer one the cards are narrow: a press first chooses."""


@values()
class ChoiceView:
    """What can be done with the chosen cards: the action's word, its message, and if it's legal.

    `count` is how many are chosen; 0 where it can only be one.
    """

    verb: str
    message: str
    count: int
    allowed: bool


def hand_of[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> tuple[HandCard, ...]:
    """Return the reader's cards, to press or to choose; none where the game has nothing to do with single cards."""
    if not (moves := model.moves):
        return ()
    hand = ordered(moves.hand, model.presentation.orders, model.order)
    if moves.several:
        return tuple(HandCard(card, f"choose {card}", chosen=card in model.chosen) for card in hand)
    allowed = {str(action) for action in model.view.legal()}
    played = [(card, f"{moves.verb} {card}") for card in hand]
    if len(hand) <= LONG:
        return tuple(HandCard(card, message, allowed=message in allowed) for card, message in played)
    return tuple(
        HandCard(card, f"choose {card}", chosen=False)
        if message in allowed and card not in model.chosen
        else HandCard(card, message, allowed=message in allowed, chosen=card in model.chosen)
        for card, message in played
    )


def choosing[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], *cards: str) -> Model[A, V, M]:
    """Return the model with the choice of each of these cards switched on or off.

    The chosen cards are in the order of the hand; where only one can be chosen, a new one replaces it. Raises
    `InvalidNotation` for a card that can't be chosen.
    """
    moves = model.moves
    hand = ordered(moves.hand, model.presentation.orders, model.order) if moves and _is_chosen_from(moves) else ()
    for card in cards:
        if card not in hand:
            raise InvalidNotation("|".join(hand) or "message", card)
    if moves and not moves.several:
        return replace(model.kept, chosen=tuple(card for card in cards[-1:] if card not in model.chosen))
    return replace(model.kept, chosen=tuple(card for card in hand if (card in model.chosen) != (card in cards)))


def _is_chosen_from(moves: MovesView) -> bool:
    """Return whether a press on a card of the hand chooses it."""
    return moves.several or len(moves.hand) > LONG


def choice_of[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> ChoiceView | None:
    """Return what can be done with the chosen cards; None in a game, or at a moment, where none can be chosen."""
    moves = model.moves
    if not (moves and _is_chosen_from(moves)):
        return None
    message = f"{moves.verb} {'.'.join(model.chosen)}".strip()
    return ChoiceView(moves.verb, message, len(model.chosen) if moves.several else 0, _is_legal(model, message))


def _is_legal[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], message: str) -> bool:
    try:
        return model.view.why_not(model.presentation.game.parse_action(message)) is None
    except InvalidNotation:
        return False  # nothing is chosen, or more than can be written

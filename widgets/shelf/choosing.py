"""The cards of the reader's hand at a table: to press, or to choose several of them for one action."""

from __future__ import annotations

from rake.kit.errors import InvalidNotation

from ..kit.widget import values
from .table_model import Model
from .zones import HandCard


@values()
class ChoiceView:
    """What can be done with the chosen cards: the action's word, its message, how many there are, and if it's legal."""

    verb: str
    message: str
    count: int
    allowed: bool


def hand_of(model: Model) -> tuple[HandCard, ...]:
    """Return the reader's cards, to press or to choose; none where the game has nothing to do with single cards."""
    if not (moves := model.moves):
        return ()
    if moves.several:
        return tuple(HandCard(card, f"choose {card}", chosen=card in model.chosen) for card in moves.hand)
    allowed = {str(action) for action in model.view.legal()}
    messages = [(card, f"{moves.verb} {card}") for card in moves.hand]
    return tuple(HandCard(card, message, allowed=message in allowed) for card, message in messages)


def choosing(model: Model, *cards: str) -> Model:
    """Return the model with the choice of each of these cards switched on or off.

    The chosen cards are in the order of the hand. Raises `InvalidNotation` for a card that can't be chosen.
    """
    hand = model.moves.hand if model.moves and model.moves.several else ()
    for card in cards:
        if card not in hand:
            raise InvalidNotation("|".join(hand) or "message", card)
    return model.but(chosen=tuple(card for card in hand if (card in model.chosen) != (card in cards)))


def choice_of(model: Model) -> ChoiceView | None:
    """Return what can be done with the chosen cards; None in a game, or at a moment, where none can be chosen."""
    if not (model.moves and model.moves.several):
        return None
    message = f"{model.moves.verb} {'.'.join(model.chosen)}".strip()
    return ChoiceView(model.moves.verb, message, len(model.chosen), _is_legal(model, message))


def _is_legal(model: Model, message: str) -> bool:
    try:
        return model.view.why_not(model.presentation.game.parse_action(message)) is None
    except InvalidNotation:
        return False  # nothing is chosen, or more than can be written

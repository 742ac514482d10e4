"""The cards of the reader's hand at a table: to press, or to choose several of them for one action."""

from __future__ import annotations

from rake.kit.errors import IllegalAction, InvalidNotation

from ..kit.refusal import RefusalView
from ..kit.widget import values
from .refusal import show_refusal
from .table_model import Model
from .zones import HandCard


@values()
class ChoiceView:
    """What can be done with the cards that are chosen: the action's word, its message, how many they are.

    `refusal` is why the rules don't allow it; None where they do.
    """

    verb: str
    message: str
    count: int
    refusal: RefusalView | None


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
    """Return the model with other cards chosen: each of these that isn't yet, and no longer each that is.

    They are in the order of the hand. Raises `InvalidNotation` for a card that can't be chosen.
    """
    hand = model.moves.hand if model.moves and model.moves.several else ()
    for card in cards:
        if card not in hand:
            raise InvalidNotation("|".join(hand) or "message", card)
    return model.but(chosen=tuple(card for card in hand if (card in model.chosen) != (card in cards)))


def choice_of(model: Model) -> ChoiceView | None:
    """Return what can be done with the cards that are chosen; None where none can be."""
    if not (model.moves and model.moves.several):
        return None
    verb, presentation = model.moves.verb, model.presentation
    message = f"{verb} {'.'.join(model.chosen)}".strip()
    violation = model.view.why_not(presentation.game.parse_action(message)) if model.chosen else None
    refusal = show_refusal(presentation, IllegalAction(violation)) if violation else None
    return ChoiceView(verb, message, len(model.chosen), refusal)

"""The cards of the reader's hand at a table: to press, or to choose for something that can be done with them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from rake.kit.errors import InvalidNotation
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.widget import values
from .hand_order import ordered
from .presentation import CardMove, MovesView
from .table_model import Model
from .zones import HandCard

LONG = 14
"""The longest hand from which one press plays a card. In a longer one the cards are narrow: a press first chooses."""


@values()
class ChoiceView:
    """Something that can be done with the chosen cards: the action's word, its message, and if it's legal.

    `count` is how many are chosen; 0 where it can only be one.
    """

    verb: str
    message: str
    count: int
    allowed: bool


def hand_of[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], best: Sequence[str] = ()) -> tuple[HandCard, ...]:
    """Return the reader's cards, to press or to choose; none where the game has nothing to do with single cards.

    `best` are the actions that a hint finds best: their cards are marked. Where several cards may be chosen, it's those
    of the first, which the hint names: marks on the cards of two would look like one choice.
    """
    if not (moves := model.moves):
        return ()
    legal = {*map(str, model.view.legal())}
    cards = (_to_press(moves, card, legal, model.chosen) for card in _in_order(model, moves))
    named = best[:1] if _several(moves) else best
    marked = {card for message in named for word in message.split()[1:2] for card in word.split(".")}
    return tuple(
        replace(each, action=_as_said(model, each), exposed=each.code in moves.exposed, best=each.code in marked)
        for each in cards
    )


def pressed(moves: MovesView, message: str) -> str:
    """Return the message of the button for an action: one with chips or a card from a list has those in a field."""
    if moves.amount and message.startswith(f"{moves.amount.verb} "):
        return moves.amount.verb
    return message.partition(moves.added.before)[0] if moves.added else message


def _to_press(moves: MovesView, card: str, legal: Collection[str], chosen: Collection[str]) -> HandCard:
    """Return a card as it's pressed: the first press chooses it where there's more than one thing to do with it."""
    choose, lifted = f"choose {card}", card in chosen
    if _always_chosen(moves):
        return HandCard(card, choose, chosen=lifted)
    ready = [message for move in moves.cards if (message := f"{move.verb} {card}") in legal]
    is_long = len(moves.hand) > LONG
    if len(ready) > 1 or (ready and is_long and not lifted):
        return HandCard(card, choose, chosen=lifted)
    message = ready[0] if ready else f"{moves.cards[0].verb} {card}"
    return HandCard(card, message, allowed=bool(ready), chosen=lifted if is_long else None)


def _as_said[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], card: HandCard) -> object:
    """Return what sentences call the action of a press on a card; None if it only chooses the card."""
    if card.message.startswith("choose "):
        return None
    return model.presentation.as_said(model.view, model.presentation.game.parse_action(card.message))


def choosing[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], *cards: str) -> Model[A, V, M]:
    """Return the model with the choice of each of these cards switched on or off.

    The chosen cards are in the order of the hand; where only one can be chosen, a new one replaces it. Raises
    `InvalidNotation` for a card that can't be chosen.
    """
    hand = to_choose(model)
    for card in cards:
        if card not in hand:
            raise InvalidNotation("|".join(hand) or "message", card)
    if model.moves and not _several(model.moves):
        return replace(model.kept, chosen=tuple(card for card in cards[-1:] if card not in model.chosen))
    return replace(model.kept, chosen=tuple(card for card in hand if (card in model.chosen) != (card in cards)))


def to_choose[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> tuple[str, ...]:
    """Return the cards that can be chosen, in the order of the hand."""
    return tuple(each.code for each in hand_of(model) if each.chosen is not None)


def choices_of[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> tuple[ChoiceView, ...]:
    """Return what can be done with the chosen cards by a button; nothing where no card can be chosen."""
    moves = model.moves
    if not moves or not (model.chosen or _always_chosen(moves) or len(moves.hand) > LONG):
        return ()
    return tuple(_choice(model, move) for move in moves.cards if not move.targets)


def _choice[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], move: CardMove) -> ChoiceView:
    message = _message(model, move.verb)
    return ChoiceView(move.verb, message, len(model.chosen) if move.several else 0, _is_legal(model, message))


def targets_of[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> dict[str, str]:
    """Return where the chosen cards may go: the messages by their targets."""
    if not (model.moves and model.chosen):
        return {}
    pairs = [(target, _message(model, move.verb, target)) for move in model.moves.cards for target in move.targets]
    return {target: message for target, message in pairs if _is_legal(model, message)}


def _message[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], verb: str, target: str = "") -> str:
    return " ".join(filter(None, (verb, ".".join(model.chosen), target)))


def _in_order[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], moves: MovesView) -> tuple[str, ...]:
    return ordered(model.view, moves.hand, model.presentation.orders, model.order)


def _several(moves: MovesView) -> bool:
    return any(move.several for move in moves.cards)


def _always_chosen(moves: MovesView) -> bool:
    """Return whether a press on any card only chooses it."""
    return any(move.several or move.targets for move in moves.cards)


def _is_legal[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], message: str) -> bool:
    try:
        return model.view.why_not(model.presentation.game.parse_action(message)) is None
    except InvalidNotation:
        return False  # nothing is chosen, or more than can be written

"""The card picker: the reader chooses the cards of a hand by pressing cards or by typing them."""

from __future__ import annotations

from collections.abc import Mapping

from rake import Card, InvalidNotation, parse_cards
from rake.hands import hand_of

Hand = tuple[Card, ...]


def picked(hand: Hand, seen: Hand, fields: Mapping[str, str]) -> Hand:
    """Return the hand after the message `toggle AS`, `type`, `done` or `clear`.

    Cards typed into the text field are read first, whichever button was pressed, except `clear`. `seen` is the hand
    that the field showed before the reader typed. Raises `InvalidNotation` and `IllegalPosition`.
    """
    message, _, value = fields["msg"].partition(" ")
    match message:
        case "type":
            return hand_of(parse_cards(fields.get("cards", "")), 1, 5)
        case "done":
            return _written(hand, seen, fields)
        case "toggle":
            return _toggled(_written(hand, seen, fields), Card.parse(value))
        case "clear":
            return ()
    raise InvalidNotation("message", fields["msg"])


def _written(hand: Hand, seen: Hand, fields: Mapping[str, str]) -> Hand:
    text = fields.get("cards", "").strip()
    if not text or text == show_text(seen):
        return hand
    return hand_of(parse_cards(text), 1, 5)


def _toggled(hand: Hand, card: Card) -> Hand:
    return tuple(held for held in hand if held != card) if card in hand else hand_of((*hand, card), 0, 5)


def show_text(hand: Hand) -> str:
    """Return the text field's content for a hand: the cards separated by spaces."""
    return " ".join(map(str, hand))

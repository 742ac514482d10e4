"""The end of a round: the winners of every pot and their shares (6.9, 8.4, 8.8, 8.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .cards import Card
from .hands import Showdown, showdown
from .kit.pots import Pot, SharedPot, shared, won
from .rules import HouseRules

__all__ = ["Result"]


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended.

    `pots` are the main pot and the side pots; `showdown` compares all hands shown, None if all but one had folded, so
    that none is shown (8.7); `drawn` holds seats and the cards they drew for a tie (9.7), in the order of drawing;
    `returned` holds seats and the chips they got back because nobody matched them (8.8).
    """

    pots: tuple[SharedPot, ...]
    showdown: Showdown | None = None
    drawn: tuple[tuple[int, Card], ...] = ()
    returned: tuple[tuple[int, int], ...] = ()

    @property
    def won(self) -> dict[int, int]:
        """The chips that each winner got from all pots together, by seat."""
        return won(self.pots)


def unshown(pots: Sequence[Pot], returned: tuple[tuple[int, int], ...]) -> Result:
    """Return the result of a round in which all but one seat have folded: that seat takes everything (8.7)."""
    return Result(tuple(shared(pot, pot.contestants) for pot in pots), returned=returned)


def revealed(
    pots: Sequence[Pot],
    hands: Mapping[int, Sequence[Card]],
    stock: Sequence[Card],
    rules: HouseRules,
    returned: tuple[tuple[int, int], ...],
) -> Result:
    """Return the result of a round with these hands shown. Each pot goes to the best seat that plays for it (8.9).

    `stock` holds the cards left to draw, in the order of drawing; a card that a seat draws counts for every pot (9.7).
    """
    pots_shared: list[SharedPot] = []
    shown: Showdown | None = None
    drawn: dict[int, tuple[Card, ...]] = {}
    order: list[tuple[int, Card]] = []
    for pot in pots:
        winners = pot.contestants
        if len(winners) > 1:
            result = showdown({seat: hands[seat] for seat in winners}, rules, stock[len(order) :], drawn)
            order += _fresh(drawn, result.drawn)
            drawn |= result.drawn
            shown = shown or result
            winners = result.winners
        pots_shared.append(shared(pot, winners))
    return Result(tuple(pots_shared), shown, tuple(order), returned)


def _fresh(before: Mapping[int, Sequence[Card]], after: Mapping[int, Sequence[Card]]) -> list[tuple[int, Card]]:
    """Return the seats and cards of `after` that are not in `before`, in the order of drawing (9.7).

    Each tied seat draws one card, from the dealer's left, before any draws its second.
    """
    turns = range(max(map(len, after.values()), default=0))
    cards = [(seat, after[seat][turn]) for turn in turns for seat in sorted(after) if turn < len(after[seat])]
    earlier = {card for drawn in before.values() for card in drawn}
    return [(seat, card) for seat, card in cards if card not in earlier]

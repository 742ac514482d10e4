"""The order in which the reader's hand lies: by suit or by rank, as they like it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from rake.kit.cards import UNSEEN
from rake.kit.errors import InvalidNotation
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView

from ..kit.board import Seat, Seated
from .presentation import Orders
from .table_model import Model


def ordered[V](view: V, cards: Iterable[str], orders: Orders[V], order: str) -> tuple[str, ...]:
    """Return cards of a view in one of a game's orders, by default the usual one; as they are if the game has none."""
    return tuple(sorted(cards, key=partial(orders[order or next(iter(orders))], view)) if orders else cards)


def with_order[V](view: V, table: Seated[Seat], orders: Orders[V], order: str = "") -> Seated[Seat]:
    """Return the table of a view with the hand at the reader's side in an order."""
    own = table.own
    if not (own and own.cards):
        return table
    shown = {card.code: card for card in own.cards if card.code != UNSEEN}
    hidden = (card for card in own.cards if card.code == UNSEEN)
    cards = (*(shown[code] for code in ordered(view, shown, orders, order)), *hidden)
    near = table.near
    return replace(table, seats=(*table.seats[: near - 1], replace(own, cards=cards), *table.seats[near:]))


def put_in_order[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], order: str) -> Model[A, V, M]:
    """Return the model with the hand sorted like this. Raises `InvalidNotation` for an order that the game lacks."""
    if order not in model.presentation.orders:
        raise InvalidNotation("|".join(model.presentation.orders) or "message", order)
    return replace(model.kept, order=order)


def other_order[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> str:
    """Return the order that a press brings next; empty where there's nothing to sort."""
    orders = (*model.presentation.orders, "")
    if len(orders) <= 2 or model.is_over or not model.seat:
        return ""
    return orders[orders.index(model.order or orders[0]) + 1] or orders[0]

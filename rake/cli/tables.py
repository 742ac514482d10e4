"""What a seat sees on the table of each game, as labels and cards in notation: beside the sentences, which say why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .games import RAKE

__all__ = ["Words", "hand_of", "on_table"]

type Line = tuple[str, str]
"""A label, as `terminal-label` names it, and what is there."""


class Words(NamedTuple):
    """What a seat is called, and what says a message of the game with its values."""

    called: Callable[[int], str]
    phrase: Callable[..., str]


def hand_of(view: Any) -> tuple[str, ...]:
    """Return the cards that a view's own seat holds, by suit and then by rank; none if it wasn't dealt in."""
    if hasattr(view, "round"):
        return tuple(map(str, view.round.hand)) if view.seat else ()
    state = view.masked
    if not view.seat or not (hasattr(state, "hands") or hasattr(state, "hole")):
        return ()
    cards = state.hands[view.seat - 1].cards if hasattr(state, "hands") else state.hole(view.seat)
    return tuple(sorted(map(str, cards), key=_order))


def _order(card: str) -> tuple[str, int]:
    """Return where a card lies in a hand: its suit, then its rank; a card without either lies at the end."""
    rank = card[:-1]
    return (card[-1], int(rank) if rank.isdecimal() else "0123456789TJQKA".find(rank) if len(rank) == 1 else 99)


def on_table(word: str, view: Any, words: Words) -> Iterator[Line]:
    """Yield what lies on the table of a game, then the cards or the chips of each seat."""
    if word == RAKE.word:
        yield from _rake(view.round, words)
        return
    state = view.masked
    if word in _LINES:
        yield from _LINES[word](state, words)
    seats = range(1, len(view.players) + 1)
    if hasattr(state, "hands"):
        yield "cards", ", ".join(f"{words.called(seat)} {len(state.hands[seat - 1])}" for seat in seats)


def _rake(state: Any, words: Words) -> Iterator[Line]:
    yield "pot", str(state.pot)
    yield from _if_any("middle", map(str, state.middle.face_up))
    yield from _if_any("down", (f"x{slot}" for slot in state.middle.face_down))
    for seat in state.still_in:
        shown = [str(card) for card in state.hands[seat] if card]
        if seat != state.seat:
            yield from _if_any("table", [f"{words.called(seat)} {' '.join(shown)}"] * bool(shown))
    yield "chips", ", ".join(f"{words.called(seat)} {chips}" for seat, chips in state.stacks.items())


def _durak(state: Any, _: Words) -> Iterator[Line]:
    yield "trumps", state.trump
    yield "stock", str(state.stock)
    beaten = (*state.bout.beating, *[""] * len(state.bout.thrown))
    pairs = [
        f"{each.card}/{beat}" if beat else each.card for each, beat in zip(state.bout.thrown, beaten, strict=False)
    ]
    yield from _if_any("table", pairs)


def _reddog(state: Any, words: Words) -> Iterator[Line]:
    yield from _if_any("table", map(str, state.cards))
    bets = (bet + more for bet, more in zip(state.bets, state.raises, strict=True))
    yield from _if_any("chips", [f"{words.called(seat)} {chips}" for seat, chips in enumerate(bets, 1) if chips])


def _holdem(state: Any, words: Words) -> Iterator[Line]:
    yield from _if_any("board", map(str, state.community))
    yield "pot", str(state.money.pot)
    yield "chips", ", ".join(f"{words.called(seat)} {stack}" for seat, stack in enumerate(state.money.stacks, 1))


def _president(state: Any, words: Words) -> Iterator[Line]:
    if state.best:
        yield "table", f"{words.called(state.best.seat)} {' '.join(state.best.action.seen)}"


def _rook(state: Any, words: Words) -> Iterator[Line]:
    if state.bidding.bidder:
        yield "bid", f"{words.called(state.bidding.bidder)} {state.bidding.bid}"
    yield from _trumps_and_trick(state, words)


def _rummy(state: Any, _: Words) -> Iterator[Line]:
    yield "stock", str(len(state.stock))
    yield from _if_any("pile", state.pile[-1:])
    yield from _if_any("melds", [f"{number}: {'.'.join(meld.cards)}" for number, meld in enumerate(state.melds, 1)])


def _solo(state: Any, words: Words) -> Iterator[Line]:
    if state.bidding.bid:
        yield "bid", f"{words.called(state.bidding.bidder)} {words.phrase('bid', bid=state.bidding.bid.word)}"
    yield from _trumps_and_trick(state, words)


def _trex(state: Any, words: Words) -> Iterator[Line]:
    if not state.contract:
        return
    yield "contract", words.phrase("contract", contract=state.contract.value)
    if state.contract.value == "trex":
        laid = [card for move in state.moves if move.action.kind == "play" for card in move.action.seen]
        yield from _if_any("layout", sorted(laid, key=_order))
    else:
        yield from _trick(state.tricks, words)


def _trumps_and_trick(state: Any, words: Words) -> Iterator[Line]:
    """Yield the trump suit, once there is one, and the trick that's being played."""
    yield from _if_any("trumps", [state.trump] * bool(state.trump))
    yield from _trick(state.tricks, words)


def _trick(tricks: Sequence[Any], words: Words) -> Iterator[Line]:
    """Yield the trick that's being played, if a card lies in it."""
    laid = tricks[-1].laid if tricks and not tricks[-1].complete else ()
    yield from _if_any("trick", [f"{words.called(seat)} {card}" for seat, card in laid])


def _if_any(label: str, texts: Iterable[str]) -> Iterator[Line]:
    listed = ", ".join(texts)
    if listed:
        yield label, listed


_LINES: Mapping[str, Callable[[Any, Words], Iterator[Line]]] = {
    "durak": _durak,
    "holdem": _holdem,
    "omaha": _holdem,
    "president": _president,
    "reddog": _reddog,
    "rook": _rook,
    "rummy": _rummy,
    "solo": _solo,
    "trex": _trex,
}

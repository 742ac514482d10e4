"""Whether a view holds anything that its seat has not seen: that is dealt anew, and the view must stay as it is."""

from __future__ import annotations

import io
import pickle
import random
from collections.abc import Collection, Iterator
from typing import Any

from rake.kit.chance import pick, shuffle
from rake.kit.errors import IllegalAction, IllegalPosition
from rake.kit.game import State

from .sample import Sample

TRIES, WANTED = 10, 2
"""How often cards change places, and how many deals of these are enough."""

VIEWS = 100
"""About how many views are looked at."""


def check_a_view_holds_nothing_that_its_seat_has_not_seen(sample: Sample) -> None:
    compared, views = 0, sample.views[:: len(sample.views) // VIEWS + 1]
    for number, (state, seat, view) in enumerate(views):
        bare, held = without_memo(view)
        assert pickle.loads(bare) == view
        unseen = {*sample.pack_of(state)} - {*sample.seen(state, seat)}
        assert not unseen & {*sample.named(str(view))}, f"{view} names a card that seat {seat} has not seen"
        assert not unseen & {card for text in held for card in sample.named(text)}
        for other in unseen_dealt_anew(sample, state, seat, random.Random(number)):
            again = other.seen_by(seat)
            assert (again, hash(again), str(again)) == (view, hash(view), str(view))
            assert without_memo(again)[0] == bare
            compared += 1
    assert compared > len(views), "too few deals that a seat cannot tell apart"


def unseen_dealt_anew(
    sample: Sample, state: State[Any, Any], seat: int, rng: random.Random
) -> Iterator[State[Any, Any]]:
    """Yield some deals with the same actions in which the cards that a seat has not seen have changed places."""
    seen = {*sample.seen(state, seat)}
    unseen = sorted({*sample.pack_of(state)} - seen)
    found = 0
    for turn in range(TRIES if len(unseen) > 1 else 0):
        # Where few deals allow the same actions, two cards are exchanged rather than all.
        anew = shuffle(rng, unseen) if turn % 2 == 0 else exchanged(unseen, pick(rng, unseen), pick(rng, unseen))
        if anew == tuple(unseen):
            continue
        try:
            other = sample.dealt_anew(state, dict(zip(unseen, anew, strict=True)))
        except (IllegalAction, IllegalPosition):
            continue
        # What lies open may follow from cards that were hidden, as the highest of a hand.
        if {*sample.seen(other, seat)} != seen:
            continue
        yield other
        found += 1
        if found == WANTED:
            return


def exchanged(cards: Collection[str], one: str, other: str) -> tuple[str, ...]:
    """Return cards with two of them in each other's place."""
    return tuple({one: other, other: one}.get(card, card) for card in cards)


class _Pickler(pickle.Pickler):
    """Collects the text of every value that is pickled, containers aside: what these hold is pickled by itself."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file)
        self.texts: set[str] = set()
        # Values that are equal may share parts or not, which is all that the memo adds.
        self.fast = True

    def persistent_id(self, obj: object) -> None:
        if not isinstance(obj, tuple | list | dict | set | frozenset | type):
            self.texts.add(str(obj))


def without_memo(value: object) -> tuple[bytes, set[str]]:
    """Return the pickle of a value, the same for equal ones, and the texts of all that it holds."""
    file = io.BytesIO()
    pickler = _Pickler(file)
    pickler.dump(value)
    return file.getvalue(), pickler.texts

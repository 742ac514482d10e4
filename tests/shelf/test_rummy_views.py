"""What is public in Rummy and what is not: positions that come again, views, and the deals that a view allows."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rake.kit.errors import IllegalPosition
from rake.shelf.rummy.game import GAME
from rake.shelf.rummy.rules import DECK
from tests.kit.chances import alike

from . import rummy_reference as reference
from .rummy_deals import dealt, does, over

EXCHANGE = [f"draw pile,discard {card}" for card in ("7S", "8H", "2D", "7S", "8H", "2D")]
"""Six turns, in which two cards of a player and one of the other go round by the pile."""


def test_rm5_7_the_third_time_in_the_same_position_ends_the_deal() -> None:
    start = dealt(["7S KS", "8H KH"], "2D")
    steps = [action for turn in 2 * EXCHANGE for action in turn.split(",")]
    assert does(start, *steps[:12]).to_act == 1, "the second time"
    assert does(start, *steps[:23]).to_act == 2
    state = does(start, *steps)
    assert (state.to_act, state.out) == (None, None)
    assert len(state.scores) == 2
    for seat in range(3):
        assert state.record().views(seat)[-1] == state.seen_by(seat)
        assert state.record().views(seat)[-2].to_act == 2


@pytest.mark.parametrize(("restocks", "turns"), [(0, 31), (1, 63), (2, 64), (3, 64)])
def test_rm5_7_a_position_may_come_again_after_the_pile_was_turned(restocks: int, turns: int) -> None:
    # Everybody discards what was drawn, so that the pile and the stock change places. Turnings don't count.
    state = over(dealt(["KS", "QH"], "2D", rules=f"default.restocks-{restocks}"))
    assert len(state.moves) == 2 * turns
    for seat in range(3):
        view = state.seen_by(seat)
        assert GAME.parse_record(str(view)).views(seat)[-1] == view
        other = view.resample(Random(1))
        assert GAME.parse_record(str(other.record())).state() == other


def test_rm5_7_a_stock_in_another_order_is_another_position() -> None:
    # As the first stock ends seat 1 keeps a card, so that the pile and the stock are never again what they were.
    state = dealt(["KS", "QH"], "2D", rules="default.restocks-3")
    for _ in range(30):
        state = does(state, "draw stock", f"discard {state.stock[0]}")
    state = over(does(state, "draw stock", "discard KS"))
    deal = reference.begin([str(card) for card in state.deal.deck], 2, {"restocks": "3"})
    for move in state.moves:
        assert not deal["over"]
        reference.play(deal, str(move.action))
    assert deal["over"]
    assert len(state.moves) == 2 * 95
    for seat in range(3):
        view = state.seen_by(seat)
        assert GAME.parse_record(str(view)).views(seat)[-1] == view
        assert GAME.parse_record(str(view)).views(seat)[2 * 64].to_act == 1


def test_rm5_7_a_view_does_not_say_how_the_first_stock_lay() -> None:
    # For all that the others know, seat 2 has discarded what it drew. Then this would be the third time.
    state = does(dealt(["KS", "QH"], "2D", "4C 3C", rules="default.restocks-3"), "draw stock", "discard 4C")
    state = does(state, "draw stock", "discard QH")
    for _ in range(62):
        state = does(state, "draw stock", f"discard {(state.stock or state.pile)[0]}")
    assert (len(state.moves), state.to_act) == (2 * 64, 1)
    for seat in range(3):
        view = state.seen_by(seat)
        assert GAME.parse_record(str(view)).views(seat)[-1] == view
    assert len(over(state).moves) == 2 * 66


def test_rm5_10_a_view_hides_hands_and_what_was_drawn() -> None:
    state = does(dealt(["KS QH", "JD"], "2D", "4C 3C"), "draw stock", "discard KS", "draw pile", "discard JD")
    own, other = state.seen_by(1), state.seen_by(2)
    deck = str(own).split("deck=")[1].split("\n")[0].split(".")
    assert deck[:4:2] == ["KS", "QH"]
    assert {*deck[1:20:2]} == {"xx"}, "where a card played by another came from is not shown"
    assert (deck[20], deck[21], {*deck[22:]}) == ("2D", "4C", {"xx"})
    assert own.masked.hands[1].cards == ("KS",), "who took a card from the pile holds it"
    assert other.masked.hands[0].cards == ()
    assert str(state.seen_by(0)).count("xx") == 51


def test_rm5_10_at_the_end_the_cards_left_in_hands_are_shown_where_they_were_dealt_or_drawn() -> None:
    start = dealt(["4C 5C 6C 9S 9H 9D TC JC QC 8D", "JD"], "2D", "KC 3C", rules="default.melds-any")
    turns = ("draw stock", "meld 4C.5C.6C", "meld 9S.9H.9D", "meld TC.JC.QC.KC", "discard 8D")
    state = does(start, *turns)
    assert state.out == 1
    deck = str(state.seen_by(0)).split("deck=")[1].split("\n")[0].split(".")
    assert deck[:20:2] == ["xx"] * 10
    assert (deck[1:20:2], deck[20:22]) == (list(start.deal.deck[1:20:2]), ["2D", "xx"])


def test_rm5_10_resampling_keeps_what_the_discards_tell() -> None:
    # Seat 2 drew two cards, and discarded one after each: the second was dealt, or drawn before or after the first.
    state = dealt(["KS", "8C 9H"], "2D", "4C 3C 6C 7C")
    state = does(state, "draw stock", "discard 4C", "draw stock", "discard 8C")
    state = does(state, "draw stock", "discard 6C", "draw stock", "discard 9H")
    view, rng = state.seen_by(1), Random("uniform")
    indices = [*range(1, 20, 2), 22, 24]
    expected = {f"{one} {two}": 1 for one in indices[:-1] for two in indices if one != two}
    counts: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for _ in range(4_000):
        other = view.resample(rng)
        deck = other.deal.deck
        counts[f"{deck.index('8C')} {deck.index('9H')}"] += 1
        held.update(other.hands[1].cards)
    assert alike(counts, expected)
    unseen = {card for card in DECK.cards if card not in {*view.masked.hands[0].cards, "2D", "4C", "6C", "8C", "9H"}}
    assert alike(held, dict.fromkeys(unseen, 1))


def test_rm5_10_resampling_keeps_a_turned_stock_and_who_drew_from_it() -> None:
    state = dealt(["KS", "QH"], "2D")
    for _ in range(31):
        state = does(state, "draw stock", f"discard {state.stock[0]}")
    state = does(state, "draw stock", "discard QH", "draw stock", f"discard {state.pile[1]}")
    view = state.seen_by(1)
    assert view.masked.hands[1].cards == ("2D",), "the first card of the turned stock went to seat 2"
    for seed in range(20):
        other = view.resample(Random(seed))
        assert other.stock == state.stock
        assert "2D" in other.hands[1]
        assert other.deal.deck.index("QH") in (*range(1, 20, 2), *range(22, 52, 2)), "it was dealt, or drawn before"


def test_rm5_10_a_view_that_no_deal_fits_is_refused() -> None:
    record = str(does(dealt(["KS", "QH"], "2D", "4C"), "draw stock", "discard KS").seen_by(1))
    assert GAME.parse_record(record).views(1)
    for gone in ("KS", "2D", "4C"):
        with pytest.raises(IllegalPosition):
            GAME.parse_record(record.replace(f"{gone}.", "xx.", 1)).views(1)

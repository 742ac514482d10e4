"""A deal that the reader plays to its end is noted, for the page of progress, with what it brought them."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rake.kit.notation import Notation
from rake.shelf import load
from tests.shelf.seating import fewest_with_bots
from tests.shelf.test_tables import moves, played, seated
from tests.widgets.asking import Widget
from widgets.kit.ledger import Deals, PlayedDeal, key_of
from widgets.other_games import words
from widgets.shelf.points import ForPoints
from widgets.shelf.table import FIELDS

every_game = pytest.mark.parametrize("word", words())


def noted(table: Widget, word: str) -> PlayedDeal:
    """Return the deal that a table's frame says is over."""
    version, note = table.frame.noted.split(" ")
    (deal,) = Deals.parse(word, f"{version} 20785.{note}").rounds
    return deal


def ended(word: str, table: Widget) -> Any:
    """Return the deal at a table, played again by the engine alone."""
    fields = Notation(word, 1, "match").parse_fields(table.state, FIELDS)
    game = load(word)
    deal = fields.read("match", game.parse_match).deal(Random(fields.read("seed", str)))
    for action in fields.read("acts", lambda text: text.split("~"), ""):
        deal = deal.apply(game.parse_action(action))
    return deal


@every_game
def test_a_deal_is_noted_once_it_is_over_with_what_the_engine_says(word: str) -> None:
    game = load(word)
    table = seated(word, fewest_with_bots(game))
    assert (table.frame.noted == "") == bool(moves(table))
    deal = ended(word, played(table))
    scores = dict(zip(deal.players, deal.scores, strict=True))
    note = noted(table, word)
    assert note.key == key_of("1")
    assert note.gain == (scores[1] if game.chips else None)
    assert note.is_won == (scores[1] > 0 if game.chips else scores[1] == max(scores.values()))


@pytest.mark.parametrize("word", [word for word in words() if not load(word).chips])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_at_its_end_everyone_with_the_most_points_of_a_deal_is_marked_at_their_seat(word: str, seed: str) -> None:
    table = seated(word, fewest_with_bots(load(word)), seed=seed)
    assert not any(marked(table))
    deal = ended(word, played(table))
    mine = deal.players.index(1) + 1
    scores = (*deal.scores[mine:], *deal.scores[:mine])
    assert marked(table) == [score == max(scores) > min(scores) for score in scores]


def marked(table: Widget) -> list[bool]:
    """Return whether each seat is marked as a winner's, clockwise from the reader's left neighbour to the reader."""
    others, own = (re.findall(rf' class="board-{which}\b([^"]*)"', table.frame.html) for which in ("seat", "own"))
    return ["is-winner" in seat.split() for seat in (*others, *own)]


def test_a_deal_is_not_noted_again_when_it_is_reviewed_or_another_one_begins() -> None:
    table = played(seated("reddog", 2))
    assert table.click("judge").frame.noted == ""
    assert table.click("next", seed="2").frame.noted == ""


def test_a_deal_in_which_the_reader_sits_out_is_not_noted() -> None:
    table = played(seated("holdem", 3))
    assert table.frame.noted
    table.click("out", seed="2")
    assert not moves(table)
    assert table.frame.noted == ""


@pytest.mark.parametrize(("row", "results"), [((0, -1, 0), "w l w"), ((-1, 0, 0), "l w w"), ((0, 0, 0), "w w w")])
def test_a_deal_for_points_is_won_by_everyone_with_the_most(row: tuple[int, ...], results: str) -> None:
    before = load("durak").match(3)
    after = replace(before, sheet=(row,))
    assert [ForPoints().result(before, after, player)[0] for player in (1, 2, 3)] == results.split()


def test_the_deal_that_ends_a_match_says_who_has_won_that() -> None:
    durak = load("durak")
    before = durak.parse_match("durak=1 rules=default.deals-3 seats=3 sheet=0.-1.0_0.0.-1 order=1.2.3")
    after = replace(before, sheet=(*before.sheet, (0, 0, -1)))
    assert [ForPoints().result(before, after, player) for player in (1, 2, 3)] == ["ww", "wl", "ll"]


@pytest.mark.parametrize("word", [word for word in words() if not load(word).chips])
def test_a_deal_that_is_not_on_the_sheet_is_not_noted(word: str) -> None:
    match = load(word).match(load(word).seats[-1])
    assert ForPoints().result(match, replace(match, order=(*range(1, match.seats + 1),)), 1) == ""

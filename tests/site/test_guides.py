"""A guide has a word for whatever the reader does at its table, and what it says is true."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rake import Action, ActionKind, Category, Phase, evaluate
from tests.bounded import LONGEST, within
from widgets.games.rake import table
from widgets.games.rake.table.guide import START, moments, read_guide
from widgets.kit.widget import Context
from widgets.site.pages.guides import GUIDES, guide_source
from widgets.site.pages.lessons import LessonError
from widgets.templates import LANGUAGES

WHOLE = GUIDES / "whole.toml"
ALL = sorted(GUIDES.glob("*.toml"))
EIGHT = "8C"


@cache
def lines_of_play(path: Path) -> tuple[table.Model, ...]:
    """Return every position of a reader who folds, checks, calls, bets least, in between or all, and takes any card."""
    waiting = table.parse(f"guide={path.stem}", Context(guide_source(path, "en")))
    found = [press(waiting, "sit")]
    for model in found:
        found += [press(model, message) for message in messages(model)]
    return tuple(found)


def press(model: table.Model, message: str) -> table.Model:
    """Return the model after a press, at the reader's next turn or the end of the round."""
    model = table.update(model, model, {"msg": message}, "chance")
    actions = within(LONGEST, "the reader's turn")
    while model.waiting and next(actions):
        model = table.advance(model, 1)
    return model


def messages(model: table.Model) -> Iterator[str]:
    """Yield what the reader may do, each a message of the table; nothing once the round is over."""
    now = model.now
    if now.phase.is_pick:
        yield from map(str, now.options().actions)
    elif now.to_act:
        options = now.options()
        yield from (word for word in ("fold", "check", "call") if getattr(options, word))
        if span := options.bet or options.raise_to:
            kind = ActionKind.RAISE if options.raise_to else ActionKind.BET
            yield from (
                str(Action(kind, chips)) for chips in sorted({span.least, (span.least + span.most) // 2, span.most})
            )


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_whatever_the_reader_does_there_is_a_word_on_it_and_no_word_is_never_said(path: Path) -> None:
    said, say = {START}, read_guide(guide_source(path, "en"), path.stem).say
    for model in lines_of_play(path):
        for moment in moments(model.view):
            assert any(name in say for name in moment), moment
            said.add(next(name for name in moment if name in say))
    assert said == {*say}


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_guided_round_can_be_won_and_lost_and_one_wrong_pick_up_can_be_mended(path: Path) -> None:
    endings = {tuple(moments(model.view))[-1] for model in lines_of_play(path) if not model.now.to_act}
    assert {("won",), ("lost",), ("folded",)} <= endings


def test_what_is_said_of_the_whole_round_is_true() -> None:
    for model in lines_of_play(WHOLE):
        now, me = model.now, model.seat
        mine = [str(move.action) for move in now.moves if move.seat == me and move.phase.is_pick]
        assert (me, now.players) == (1, 3), "you speak first, the dealer is last"
        if now.phase.is_pick:
            assert now.still_in == (1, 3), "two of you are left"
            assert (f"take {EIGHT}" in mine) or EIGHT in map(str, now.middle.face_up), "the third Eight is still there"
        if now.phase.is_betting and now.money.owes(me):
            assert (now.phase, now.money.owes(me)) == (Phase.FIRST_BETTING, 2), "the dealer bets 2"
        if now.phase is Phase.OVER and me not in now.still_in:
            assert len(now.still_in) == 1, "nobody shows what it might have been"
        elif now.phase is Phase.OVER:
            assert now.still_in == (1, 3), "the dealer calls every bet"
            mine_is, theirs_is = (evaluate([card for card in now.hands[seat] if card]) for seat in (me, 3))
            three = f"take {EIGHT}" in mine
            assert mine_is.category is (Category.THREE_OF_A_KIND if three else Category.PAIR)
            assert (theirs_is.category, str(theirs_is.combination[0])[0]) == (Category.PAIR, "A")
            assert now.result
            assert [*now.result.won] == [me if three else 3]


def test_a_page_brings_its_own_language_alone() -> None:
    english, russian = (guide_source(WHOLE, lang) for lang in LANGUAGES)
    assert "The third Eight!" in english
    assert "The third Eight!" not in russian


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed =", "sead =", "whole.toml: a guide has say, seed, table"),
        ("start =", "begin =", "whole.toml: a guide has say, seed, table"),
        ('won = { en', 'won = { de', r"whole\.toml:\d+: won is to be said in en, ru"),
        ("[6.9]. Three", "[6.99]. Three", r"whole\.toml:\d+: won no rule has the number 6\.99"),
        ("[say]", "[say", r"whole\.toml: .*line 4"),
    ],
)  # fmt: skip
def test_what_an_author_gets_wrong_is_told_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = WHOLE.read_text("utf-8")
    assert old in text
    path = tmp_path / "whole.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(LessonError, match=message):
        guide_source(path, "en")

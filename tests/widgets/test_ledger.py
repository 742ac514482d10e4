"""The reader's ledger: each round noted once, two ledgers joined in whatever order, and what it says of few rounds."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import InvalidNotation
from rake.analysis.review import review
from tests.bounded import LONGEST, counted, within
from tests.widgets.test_progress import device, leaving, press, refusal, text_of
from widgets.games.rake import table
from widgets.games.rake.ledger import MOST_OPEN, PHASES, Cost, Ledger, PlayedRound, costs_of, to_judge
from widgets.games.rake.table.model import Model, is_over
from widgets.host import Frame, Request, run
from widgets.kit.ledger import MOST, Deals, PlayedDeal
from widgets.kit.widget import Context
from widgets.progress.statistics import FEW, statistics

ROUNDS_SCRIPT = Path(__file__).parents[2] / "widgets" / "js" / "rounds.js"
STATE = "chairs=100.100.100.100/dealer=4/who=careful.bold.sly/seed=7/acts=check"
"""What a state looks like, though this one can't be read."""

costs = st.lists(st.builds(Cost, st.sampled_from(PHASES), st.integers(0, 1000)), max_size=6).map(tuple)
knowledge: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.fixed_dictionaries({"costs": costs}), st.fixed_dictionaries({"state": st.just(STATE)}), st.just({})
)


@st.composite
def rounds(draw: st.DrawFn) -> PlayedRound:
    """Return a round; its key is one of few, so that two ledgers have some in common."""
    key, day = draw(st.integers(0, 40)), draw(st.integers(20_000, 20_010))
    return PlayedRound(day, f"{key:012x}", 1, key - 20, **draw(knowledge))


ledgers = st.lists(rounds(), max_size=12).map(lambda played: Ledger().merged(*played))
results = st.sampled_from(["w", "l", "ww", "wl", "lw", "ll"]) | st.integers(-900, 900).map(str)
deals = st.lists(
    st.builds(PlayedDeal, st.integers(20_000, 20_010), st.integers(0, 40).map("{:012x}".format), results), max_size=12
).map(lambda played: Deals("durak", ()).merged(*played))


@given(ledgers)
def test_a_ledger_reads_back(ledger: Ledger) -> None:
    assert Ledger.parse(str(ledger)) == ledger


@given(ledgers, ledgers)
def test_ledgers_are_joined_in_whatever_order_and_however_often(one: Ledger, other: Ledger) -> None:
    joined = one.merged(*other.rounds)
    assert joined == other.merged(*one.rounds)
    assert joined.merged(*other.rounds) == joined == joined.merged(*one.rounds)
    assert one.merged(*one.rounds) == one
    assert {each.key for each in joined.rounds} == {each.key for each in (*one.rounds, *other.rounds)}


@given(deals, deals)
def test_deals_of_another_game_read_back_and_are_joined_in_whatever_order_and_however_often(
    one: Deals, other: Deals
) -> None:
    assert Deals.parse("durak", str(one)) == one
    joined = one.merged(*other.rounds)
    assert joined == other.merged(*one.rounds)
    assert joined.merged(*other.rounds) == joined == joined.merged(*one.rounds)
    keys = [each.key for each in joined.rounds]
    assert sorted(keys) == sorted({each.key for each in (*one.rounds, *other.rounds)})


@given(ledgers, ledgers)
def test_what_is_judged_stays_judged_when_ledgers_are_joined(one: Ledger, other: Ledger) -> None:
    judged = {each.key for each in (*one.rounds, *other.rounds) if each.costs is not None}
    assert {each.key for each in one.merged(*other.rounds).rounds if each.costs is not None} == judged


def test_a_ledger_keeps_the_latest_rounds_and_the_states_of_fewer() -> None:
    played = [PlayedRound(20_000 + number, f"{number:012x}", 1, 0, state=STATE) for number in range(MOST + 7)]
    ledger = Ledger().merged(*played)
    assert [each.day for each in ledger.rounds] == [*range(20_007, 20_007 + MOST)]
    assert [each.day for each in ledger.open] == [*range(20_006 + MOST, 20_006 + MOST - MOST_OPEN, -1)]


def test_the_page_keeps_as_many_rounds_as_python() -> None:
    found = re.search(
        r"\[ROUNDS, MOST, MOST_OPEN\] = \[`\$\{PREFIX\}rounds`, (\d+), (\d+)\]", ROUNDS_SCRIPT.read_text("utf-8")
    )
    assert found
    assert [int(number) for number in found.groups()] == [MOST, MOST_OPEN]


@pytest.mark.parametrize(
    "text",
    [
        "rounds=1",
        "rake=2 20785.3f9a2b1c4d5e.1.-4",
        "rake=1 20785.3f9a2b1c4d5e.1",
        "rake=1 20785.3f9a2b1c4d5e.1.-4.f3",
        "rake=1 20785.3f9a2b1c4d5e.1.-4.b1001",
        "rake=1 20785.3f9a2b1c4d5e.1.-4.b034",
        "rake=1 20785.3f9a2b1c4d5e.0.-4",
        "rake=1 20785.3f9a2b1c4d5e.1.4e3",
        "rake=1 20785.3f9a.1.-4",
        "rake=1 20785.3f9a2b1c4d5e.1.-4/",
        "",
    ],
)
def test_what_is_no_ledger_is_refused_and_nothing_is_lost(text: str) -> None:
    with pytest.raises(InvalidNotation):
        Ledger.parse(text)
    kept = device(rounds="rake=1 20785.3f9a2b1c4d5e.1.-4.b34")
    frame = press(None, "import", kept, device(rounds=text))
    assert "rounds" in refusal(frame)
    assert frame.stored is None


@cache
def played(seed: str, *, take: bool = True) -> Model:
    """Return the table after a round in which the reader takes cards, calls and checks, or folds to the first bet."""
    form = {"msg": "sit", "buy": "100", "stake": "2", "who-2": "careful", "who-3": "bold"}
    model = table.update(table.init("1", Context()), table.init("1", Context()), form, seed)
    actions = within(LONGEST, "the end of the round")
    while not is_over(model) and next(actions):
        if model.waiting:
            model = table.advance(model, 1)
            continue
        options = model.view.options()
        answer = "check" if options.check else "call" if take else "fold"
        action = str(options.actions[-1]) if model.picking else answer
        model = table.update(model, model, {"msg": action}, seed)
    return model


def noted(model: Model) -> PlayedRound:
    """Return what the page would note of a table."""
    version, word = table.view(model).noted.split(" ")
    assert version == "rake=1"
    return PlayedRound.parse(f"20785.{word}")


@pytest.mark.parametrize("seed", ["1", "5", "12"])
def test_a_round_judged_later_costs_what_its_review_at_the_table_says(seed: str) -> None:
    model = played(seed)
    asked = table.update(model, model, {"msg": "judge"}, seed)
    assert table.view(asked).noted == ""
    asked = table.advance(asked, 10_000)
    parts = within(50, "the end of the review")
    while asked.review and not asked.review.done and next(parts):
        asked = table.advance(asked, 10_000)
    at_table, later = noted(asked), noted(model)
    assert later.judged(costs_of(counted(to_judge(later)).judgements, ())) == at_table
    assert at_table.costs == costs_of(counted(review(model.views)).judgements, ())
    assert at_table.gain == table.update(model, model, {"msg": "next"}, "2").table.chair(1).stack - 100


def test_what_was_taken_back_does_not_count() -> None:
    judged = counted(review(played("5").views)).judgements
    first = len(judged[1].decision.view.moves)
    assert judged[1].decision.view.phase.is_pick
    assert len(costs_of(judged, (first,))) == len(costs_of(judged, ())) - 1


def test_only_a_round_of_ones_own_table_that_is_over_is_noted() -> None:
    model = played("1")
    again = table.update(model, model, {"msg": "next"}, "2")
    assert table.view(again).noted == ""
    out = table.update(model, model, {"msg": "out"}, "2")
    actions = within(LONGEST, "the end of the round")
    while not is_over(out) and next(actions):
        out = table.advance(out, 1)
    assert table.view(out).noted == ""


def frame_of(model: Model, message: str) -> Frame:
    """Return the frame after a press at a table."""
    state = table.format(model)
    fields = {"msg": message, "more": "x"}
    return run(Request("table", "w1", state, seed="3", fields=fields, seen=state))


def test_a_press_that_is_refused_notes_nothing() -> None:
    frame = frame_of(played("1"), "next")
    assert "rake-refusal" in frame.html
    assert frame.noted == ""


def words(number: int, cost: str, gain: int = 1) -> str:
    """Return a ledger of that many rounds, each with the same decisions."""
    return " ".join(["rake=1", *(f"20785.{each:012x}.2.{gain}.{cost}" for each in range(number))])


def test_few_decisions_and_few_rounds_are_no_finding() -> None:
    few = statistics(Ledger.parse(words(FEW - 1, "b40")))
    assert few
    assert all(row.pots is None and not row.parts for row in few.rows)
    assert few.marks == ()
    text = text_of(press(None, "look", device(rounds=words(FEW - 1, "b40"))))
    assert "That's too few rounds to say how well you play." in text
    assert "That's too few to say what your decisions cost." in text
    assert "±" not in text.partition("The number after")[0]


def test_a_mean_has_its_margin_of_error_and_the_number_behind_it() -> None:
    ledger = Ledger.parse(words(20, "b40") + words(20, "b").removeprefix("rake=1").replace(".0000", ".1111"))
    shown = statistics(ledger)
    assert shown
    rows = {row.phase: row for row in shown.rows}
    pick = rows["first-pick"]
    assert (pick.decisions, pick.costly, pick.pots) == (40, 20, 20)
    assert pick.error == round(1.96 * 20 * (40 / 39) ** 0.5 / 40**0.5)
    assert rows["second-pick"].decisions == 0
    assert all(part.end - part.error >= 0 and part.end + part.error <= 100 for part in pick.parts)


def test_an_import_counts_no_round_twice_loses_none_and_asks_nothing() -> None:
    here, there = words(3, "b40"), words(5, "b40").replace(f"20785.{0:012x}.2.1.b40 ", "")
    frame = press(None, "import", device(rounds=here), device(rounds=there))
    assert frame.stored == {"rounds": words(5, "b40")}
    again = press(frame, "import", json.dumps(frame.stored), device(rounds=there))
    assert again.stored == frame.stored


def test_an_export_from_before_there_were_rounds_leaves_them_alone() -> None:
    frame = press(None, "import", device(rounds=words(3, "b")), device(first="rake=1 guide=first step=2"))
    assert frame.stored == {"rounds": words(3, "b"), "first": "rake=1 guide=first step=2"}


def test_rounds_are_forgotten_alone_and_only_when_asked_twice() -> None:
    kept = device(rounds=words(3, "b"), first="rake=1 guide=first step=2")
    asked = press(press(None, "look", kept), "clear", kept)
    assert asked.stored is None
    assert press(asked, "leave", kept).stored is None
    sure = press(asked, "sure", kept)
    assert sure.stored == {"first": "rake=1 guide=first step=2"}
    assert "rounds" not in leaving(sure)


DURAK = "durak=1 20785.00000000000a.w 20786.00000000000b.l 20786.00000000000c.wl"
RED_DOG = "reddog=1 20785.00000000000a.5 20786.00000000000b.-7 20786.00000000000c.0"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ("The Durak table 3 deals, 2 won; 1 match, 0 won", "The Red Dog table 3 deals, 1 won; −2 chips"),
        ),
        ("ru", ("Сыграть в дурака 3 раздачи, побед: 2; 1 партия, побед: 0", "3 раздачи, побед: 1; −2 фишки")),
    ],
)
def test_the_deals_of_each_other_game_have_a_line(lang: str, said: tuple[str, ...]) -> None:
    text = text_of(press(None, "look", device(rounds_durak=DURAK, rounds_reddog=RED_DOG), lang=lang))
    assert all(each in text for each in said)


@pytest.mark.parametrize("text", ["", "durak=2 20785.00000000000a.w", "rake=1 20785.00000000000a.w", "durak=1 a.w"])
def test_deals_that_cannot_be_read_are_said_to_be_kept(text: str) -> None:
    frame = press(None, "look", device(rounds_durak=text))
    assert "this version can't read it: your deals of another game" in text_of(frame)
    assert press(frame, "import", device(rounds_durak=DURAK), device(rounds_durak=text)).stored is None


def test_the_deals_of_a_game_that_this_version_lacks_are_taken_along_without_a_line() -> None:
    frame = press(None, "look", device(rounds_chess="chess=1 20785.00000000000a.w"))
    assert "rounds-chess" in leaving(frame)
    assert "1 deal" not in text_of(frame)


def test_deals_are_joined_by_an_import_and_forgotten_with_the_rounds() -> None:
    there = DURAK.replace("0a.w", "0d.l")
    kept = device(rounds=words(1, "b"), rounds_durak=DURAK, first="rake=1 guide=first step=2")
    frame = press(None, "import", kept, device(rounds_durak=there, rounds_reddog=RED_DOG))
    assert frame.stored
    assert frame.stored["rounds-durak"] == f"{there.replace(' ', ' 20785.00000000000a.w ', 1)}"
    assert frame.stored["rounds-reddog"] == RED_DOG
    asked = press(None, "clear", json.dumps(frame.stored))
    assert press(asked, "sure", json.dumps(frame.stored)).stored == {"first": "rake=1 guide=first step=2"}


def test_rounds_are_judged_one_after_the_other_and_each_is_noted() -> None:
    ledger = Ledger().merged(*(noted(played(seed)) for seed in ("1", "5")))
    broken = PlayedRound(20_784, "0" * 12, 1, 3, state=STATE)
    kept = device(rounds=str(ledger.merged(broken)))
    frame, seen = press(press(None, "look", kept), "judge", kept), []
    assert frame.tick
    parts = within(500, "the last round that is judged")
    while frame.tick and next(parts):
        frame = run(Request("progress", "w1", frame.state, batches=100, root="../"))
        seen += [frame.noted] if frame.noted else []
    assert len(seen) >= 2
    assert all(len(word.split()[1].split(".")) >= 3 and "/" not in word for word in seen)
    assert "rounds" in leaving(frame)
    assert "/" not in leaving(frame)
    assert "judged yet" not in text_of(frame)


def test_judging_is_stopped_and_what_is_counted_is_kept_in_the_state() -> None:
    kept = device(rounds=str(Ledger().merged(noted(played("5")))))
    frame = press(press(None, "look", kept), "judge", kept)
    assert "judging=-" in frame.state
    went_on = run(Request("progress", "w1", frame.state, batches=1, root="../"))
    assert "judging=" in went_on.state
    assert went_on.state != frame.state
    stopped = press(went_on, "stop", kept)
    assert not stopped.tick
    assert "judging" not in stopped.state

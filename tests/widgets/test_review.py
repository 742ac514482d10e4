"""A round reviewed, at the table and for a linked record: its picture, words and rows, and what its link shows."""

from __future__ import annotations

import re

import pytest

from rake import ActionKind, InvalidNotation, Spot, from_query, parse_record, parse_spot
from rake.analysis.review import Review, Verdict
from tests.bounded import within
from tests.widgets.asking import Widget, at_rest
from tests.widgets.test_table import Player, at_a_pick_up, last_of_two, waited
from widgets.games.rake import deal, table
from widgets.host import Frame, Request, run
from widgets.kit.widget import Context
from widgets.templates import LANGUAGES

ROUND = (
    "players=4 ante=1 stacks=50.50.50.50~deal 1=9S.9F.5C 2=TW.7F.2S 3=TS.8F.6W 4=LC.PF.8W"
    "~bets 1 check, 2 check, 3 bet 2, 4 call, 1 call, 2 fold~middle up=9C.3W.LW down=7C.AS.PS~picks 1 9C, 3 x1, 4 LW"
    "~bets 1 check, 3 bet 3, 4 call, 1 raise 8, 3 fold, 4 call~picks 1 x2, 4 x3~bets 1 bet 12, 4 call"
)


def kept_review(state: str) -> Review | None:
    return table.parse(state, Context()).review


def reviewed(seed: str = "1") -> Player:
    """Return a reader who has played a round to its end and asked for its review."""
    player = judging(at_a_pick_up(seed))
    assert not player.frame.tick
    return player.press("judge")


def judging(player: Player) -> Player:
    """Return the reader at the end of the round, who has done the first thing that is neither a fold nor a hint."""
    presses = within(40, "the button that judges")
    while "judge" not in player.shown and next(presses):
        player.press(next(message for message in player.shown if message not in ("fold", "hint")))
    return player


@pytest.mark.parametrize("seed", "12")
def test_after_the_round_each_decision_of_the_reader_is_judged_by_what_they_saw(seed: str) -> None:
    player = reviewed(seed)
    assert "judge" not in player.shown
    found = waited(player).model.review
    assert found
    assert found.done
    mine = [number for number, move in enumerate(player.model.now.moves) if move.seat == player.model.seat]
    assert [each.view for each in found.decisions] == [player.model.views[number] for number in mine]
    rows = player.frame.html.partition("<tbody>")[2].split("</tr>")[:-1]
    assert len(rows) == len(mine)
    for row, judged in zip(rows, found.judgements, strict=True):
        assert f"{judged.win * 100:.1f}%" in row
        assert ("better" in row.lower().replace("clearly better", "")) == (judged.verdict is Verdict.COSTLY)
    spots = [link["href"] for link in player.seen.all("a") if "pickup/?" in link["href"]]
    picks = [
        each.view for each in found.decisions if each.view.phase.is_pick and len(Spot.from_view(each.view).options) > 1
    ]
    assert [parse_spot(from_query(link.partition("?")[2])) for link in spots] == [
        Spot.from_view(view) for view in picks
    ]
    assert player.press("next" if "next" in player.shown else "rebuy").model.review is None


def test_a_review_is_kept_and_goes_on_where_it_was_left() -> None:
    player = reviewed()
    for _ in range(3):
        player._ask(Request("table", "w1", player.state, batches=8, lang="en", root="../"))
    kept = Widget("table", player.state)
    assert kept.notice == ""
    assert kept.frame.tick
    assert kept_review(kept.state) == player.model.review
    done = waited(player).state
    assert kept_review(done) == player.model.review
    for wrong in ("-", f"{player.state.partition(' review=')[2]}_-", "x"):
        with pytest.raises(InvalidNotation):
            kept_review(re.sub(r"review=\S+", f"review={wrong}", done))


def counted(seat: int, lang: str = "en") -> Frame:
    """Return the frame in which a seat of `ROUND` is reviewed, with everything counted."""
    return at_rest(Request("deal", "w1", f"rake=1 round={ROUND}", fields={"msg": f"review {seat}"}, lang=lang))


def of(frame: Frame) -> Review:
    found = deal.parse(frame.state, Context()).review
    assert found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [1, 2, 4])
def test_picture_words_and_rows_say_the_same(seat: int, lang: str) -> None:
    frame = counted(seat, lang)
    review, (mark, sign) = of(frame), (",", "\N{NO-BREAK SPACE}%") if lang == "ru" else (".", "%")
    shown = frame.html.partition("<svg")[2]
    drawn, _, said = shown.partition("</svg>")
    percents = [f"{each.win * 100:.1f}".replace(".", mark) + sign for each in review.judgements]
    assert percents[0] in said.partition("<table")[0]
    assert re.findall(r"<td>([^<]+%)(?:<br>|</td>)", said) == percents
    heights = [14 + round(128 * (1 - each.win)) for each in review.judgements]
    marks = re.findall(r'text-anchor="middle">(\d+)<', drawn)
    assert marks == [str(number) for number in range(1, len(heights) + 1)]
    for each, height in zip(review.judgements, heights, strict=True):
        costly = each.verdict is Verdict.COSTLY
        assert (f" {height - 14}l14 14" if costly else f'cy="{height}" r="11"') in drawn
    labels = [int(x) for x in re.findall(r'x="(\d+)" y="\d+" text-anchor="end"', drawn)]
    assert int(re.findall(r'x="(\d+)" y="\d+" text-anchor="middle"', drawn)[0]) - 14 > max(labels), (
        "no mark covers them"
    )
    ends = re.findall(r'rake-course-end" cx="\d+" cy="(\d+)"', drawn)
    assert ends == ([] if review.end is None else [str(14 + round(128 * (1 - review.end)))])
    worst = max(review.judgements, key=lambda each: each.cost)
    number = review.judgements.index(worst) + 1
    assert (f"Decision {number} cost the most" in said or f"обошлось решение № {number}." in said) == bool(worst.cost)


def words(frame: Frame) -> str:
    """Return what a review says below its picture."""
    return frame.html.partition("</svg>")[2].partition("<table")[0]


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_how_far_the_chance_moved_is_the_difference_of_the_figures_that_are_shown(seat: int) -> None:
    said = words(counted(seat))
    chances = [float(each) for each in re.findall(r"([\d.]+)%", said)]
    if "In the end" in said:
        chances.append(0 if "lost the pot" in said else 100)
    way, points = re.findall(r"(raised|lowered) the chance by ([\d.]+) percentage points", said)[0]
    cost = sum(map(float, re.findall(r"pick-ups cost ([\d.]+) percentage points", said)))
    moved = float(points) if way == "raised" else -float(points)
    assert chances[0] + moved - cost == pytest.approx(chances[-1])


def test_of_pick_ups_nothing_is_said_where_none_was_reached() -> None:
    short = ROUND.partition("~picks")[0]
    for lang, about in (("en", "pick-ups cost"), ("ru", "карт в прикупе")):
        frame = at_rest(Request("deal", "w1", f"rake=1 round={short}", fields={"msg": "review 1"}, lang=lang))
        assert "<tbody>" in frame.html
        assert about not in words(frame)
        assert about in words(counted(1, lang))


def test_the_last_card_left_is_not_judged() -> None:
    player = waited(judging(last_of_two()).press("judge"))
    assert player.model.review
    only = player.model.review.judgements[
        [len(each.view.options().actions) for each in player.model.review.decisions].index(1)
    ]
    assert (only.verdict, only.cost) == (Verdict.OPEN, 0)
    assert "Nothing to decide: there was only one card left, or only face-down ones." in player.seen.text


def test_a_costly_decision_says_what_was_better_and_by_how_much() -> None:
    for seat in (1, 2, 3, 4):
        frame = counted(seat)
        rows = frame.html.partition("<tbody>")[2].split("</tr>")
        for row, judged in zip(rows, of(frame).judgements, strict=False):
            if judged.verdict is not Verdict.COSTLY:
                assert "± " not in row.rpartition("<td>")[2]
                continue
            error = f"{judged.cost_error * 100:.1f}"
            margin = "" if error == "0.0" else f" ± {error}"
            assert f"{judged.cost * 100:.1f}{margin} percentage points" in row
            kinds = {each.kind for each in judged.better}
            assert kinds & {ActionKind.TAKE} or f"{judged.better[0].kind.value.title()}ing was better" in row


def test_a_moment_at_a_bet_is_linked_as_its_seat_saw_it() -> None:
    frame = counted(4)
    links = re.findall(r'href="deal/\?([^"]+)"', frame.html)
    bets = [each.view for each in of(frame).decisions if each.view.phase.is_betting]
    for link, view in zip(links, bets, strict=True):
        opened = deal.parse(from_query(link.replace("&amp;", "&")), Context())
        assert opened.record == view.record()
        assert opened.step == len(view.moves)


def test_a_link_opens_the_review_of_the_whole_round() -> None:
    frame = counted(2)
    linked = run(Request("deal", "w1", link=frame.link))
    assert linked.tick
    opened = deal.parse(linked.state, Context())
    assert opened.reviewed == 2
    assert opened.record == parse_record(f"rake 1 {ROUND}")


def test_other_eyes_end_a_review_that_their_link_could_not_open() -> None:
    def press(state: str, message: str) -> deal.Model:
        frame = run(Request("deal", "w1", state, fields={"msg": message}))
        run(Request("deal", "w1", link=frame.link), strict=True)
        return deal.parse(frame.state, Context())

    state = counted(2).state
    assert press(state, "view 2").reviewed == 2
    assert press(state, "view 0").reviewed == 2
    other = press(state, "view 1")
    assert (other.reviewed, other.view) == (0, 1)
    again = press(deal.format(other), "review 3")
    assert (again.reviewed, again.view) == (3, 3)


def test_what_a_seat_saw_reviews_that_seat_alone() -> None:
    own = f"rake=1 round={parse_record(f'rake 1 {ROUND}').views(4)[-1].record().in_field}"
    frame = run(Request("deal", "w1", own, fields={"msg": "review 4"}))
    assert frame.tick
    assert "xx" in deal.parse(frame.state, Context()).record.in_field
    refused = run(Request("deal", "w1", own, fields={"msg": "review 1"}))
    assert not refused.tick
    assert "rake-refusal" in refused.html
    assert re.findall(r'value="review (\d)"', refused.html) == ["4"]


@pytest.mark.parametrize("wrong", ["review=9", "review=0", "review=2 known=x", "review=2 known=-"])
def test_a_review_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(InvalidNotation):
        deal.parse(f"rake=1 {wrong} round={ROUND}", Context())

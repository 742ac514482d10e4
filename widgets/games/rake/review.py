"""A review of a round as values for the macros of `review.html`: a row for each decision, and a picture of them all.

Chances, errors and costs are in tenths of a percent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rake import ActionKind, InvalidNotation, Odds, Spot, View, to_query
from rake.analysis.equity import Equity
from rake.analysis.odds import parse_tally
from rake.analysis.review import Decision, Judgement, Review, Verdict
from rake.kit.cards import UNSEEN
from rake.notation import NOTATION

from ...kit.margin import margin
from ...kit.saying import Remark
from ...kit.widget import values
from .coach_remarks import (
    CallBetter,
    CallClose,
    CallGood,
    CardBetter,
    CardGood,
    CardLeft,
    CardsBetter,
    ChanceAtFirst,
    ChanceAtLast,
    ChanceMoved,
    CostliestDecision,
    DecisionMade,
    FoldBetter,
    FoldGood,
    NotJudged,
    PicksCost,
    PotsWon,
)
from .verdict import format_known, read_known, share

UNCOUNTED = "-"
"""What stands for a decision of which nothing is counted, in a saved state."""

DEALS = "deals"
"""The word before the tally of a bet, in a saved state."""


@values()
class RowView:
    """A decision and the judgement on it.

    `verdict` is the code of a `Verdict`, and `said` what is said of it; the decision `picks` one of several cards, or
    it `answers` a bet if something was owed. It was made `again` if the reader had taken another one back. `link` is
    the query of a link: for a pick-up to its spot, for a bet to answer to that question, else to the moment in the
    round.
    """

    number: int
    phase: str
    decision: DecisionMade
    win: int
    error: int
    verdict: str
    said: Remark
    picks: bool
    answers: bool
    link: str
    again: bool


@values()
class PointView:
    """A decision in the picture: where it is, and the height of the chance after it; all in the picture's units."""

    number: int
    x: int
    y: int
    after: int
    verdict: str


@values()
class PictureView:
    """The picture of a review: its width, its points, the line through them, and the point of the end, if there is one.

    The line is text for the attribute `points` of an SVG element.
    """

    width: int
    points: tuple[PointView, ...]
    line: str
    end: tuple[int, ...]


@values()
class ReviewView:
    """A review: the decisions counted so far, out of `total`.

    `course` says how the chance changed and what came of it, once there are decisions, and `costliest` which of several
    cost most; None of a single one that cost something.
    """

    seat: int
    rows: tuple[RowView, ...]
    total: int
    done: bool
    picture: PictureView
    course: tuple[Remark, ...]
    costliest: Remark | None


HEIGHT, TOP, LEFT, RIGHT, APART, LEAST = 128, 14, 56, 18, 26, 336
"""The picture in its units: the height of 100 %, the margins, the least distance of two points, the least width."""


def show_review(review: Review, seat: int, who: Sequence[str], taken_back: tuple[int, ...] = ()) -> ReviewView:
    """Return a review of a seat as values; `who` has the players' codes, for links to a moment.

    `taken_back` are the actions of the round, by number, before another try.
    """
    judged = review.judgements
    costs = [each.cost for each in judged]
    costliest = costs.index(max(costs)) + 1 if any(costs) else 0
    return ReviewView(
        seat=seat,
        rows=tuple(
            show_row(number, each, who, again=len(each.decision.view.moves) in taken_back)
            for number, each in enumerate(judged, 1)
        ),
        total=len(review.decisions),
        done=review.done,
        picture=_show_picture(review),
        course=tuple(_course(review)) if judged else (),
        costliest=CostliestDecision(costliest) if len(judged) > 1 or not costliest else None,
    )


def _course(review: Review) -> Iterator[Remark]:
    """Yield what is said of the chance at the first decision and in the end, and of what changed it."""
    first, last = review.judgements[0], review.judgements[-1]
    yield ChanceAtFirst(review.end is None and first is last, first.win)
    if review.end is not None:
        yield PotsWon(review.end)
    elif first is not last:
        yield ChanceAtLast(last.win)
    cost = share(-review.by_choices)
    if review.end is not None or first is not last:
        # The figures are rounded as they are shown, so that they add up on the page.
        moved = share(last.after if review.end is None else review.end) - share(first.win) + cost
        yield ChanceMoved("up" if moved > 0 else "down" if moved < 0 else "same", abs(moved) / 10)
    if any(_is_choice(each) for each in review.judgements):
        yield PicksCost(cost / 10)


def _is_choice(judged: Judgement) -> bool:
    """Return whether a decision was a pick-up of one card out of several."""
    return judged.decision.view.phase.is_pick and judged.verdict is not Verdict.OPEN


def show_row(number: int, judged: Judgement, who: Sequence[str], *, again: bool = False) -> RowView:
    """Return a decision, by its number, and the judgement on it; `who` has the players' codes, for its link."""
    view, action = judged.decision.view, judged.decision.action
    answers = share(judged.break_even) > 0
    return RowView(
        number=number,
        phase=view.phase.value,
        decision=DecisionMade(
            action.kind.value,
            view.money.call(view.seat) if action.kind is ActionKind.CALL else action.chips,
            str(action.card or UNSEEN),
        ),
        win=share(judged.win),
        error=share(margin(judged.win, judged.error)),
        verdict=judged.verdict.value,
        said=_said(judged),
        picks=_is_choice(judged),
        answers=answers,
        link=to_query(str(Spot.from_view(view))) if _is_choice(judged) else _moment(view, who, asks=answers),
        again=again,
    )


def _said(judged: Judgement) -> Remark:
    """Return what is said of a decision."""
    needed, points, error = judged.break_even, 100 * judged.cost, round(100 * judged.cost_error, 1)
    calls, picks = judged.decision.action.kind is ActionKind.CALL, judged.decision.view.phase.is_pick
    match judged.verdict:
        case Verdict.OPEN:
            return CardLeft() if picks else NotJudged()
        case Verdict.CLOSE:
            return CallClose(needed)
        case Verdict.GOOD:
            return CardGood() if picks else CallGood(needed) if calls else FoldGood(needed)
    if not picks:
        return (FoldBetter if calls else CallBetter)(needed, points, error)
    best, *others = (str(each.card or UNSEEN) for each in judged.better)
    return CardsBetter((best, *others), points, error) if others else CardBetter(best, points, error)


def _moment(view: View, who: Sequence[str], *, asks: bool) -> str:
    """Return the query of a link to the last step of a round so far, or to the question of what to do there."""
    step = "" if asks else str(len(view.moves) or "")
    fields = {"step": step, "decide": "1" if asks else "", "who": ".".join(who), "round": view.record().in_field}
    return to_query(NOTATION.format_fields(fields))


def _show_picture(review: Review) -> PictureView:
    stops = len(review.decisions) + (review.end is not None)
    width = max(LEAST, LEFT + RIGHT + APART * (stops - 1))
    step = (width - LEFT - RIGHT) / max(1, stops - 1)
    points = tuple(
        PointView(at + 1, round(LEFT + at * step), _height(each.win), _height(each.after), each.verdict.value)
        for at, each in enumerate(review.judgements)
    )
    end = (width - RIGHT, _height(review.end)) if review.done and review.end is not None else ()
    path = [pair for point in points for pair in ((point.x, point.y), (point.x, point.after))]
    line = " ".join(f"{x},{y}" for x, y in dict.fromkeys([*path, *([end] if end else [])]))
    return PictureView(width, points, line, end)


def _height(chance: float) -> int:
    return TOP + round(HEIGHT * (1 - chance))


def format_counts(review: Review) -> str:
    """Return what has been counted of a review, a word for each decision; the round already gives the rest."""
    return "_".join(map(_format_count, review.counts))


def _format_count(count: Odds | Equity | None) -> str:
    if isinstance(count, Odds):
        return format_known(count)
    return f"{DEALS}:{'-'.join(map(str, count.tally))}" if count and count.tally.batches else UNCOUNTED


def read_counts(review: Review, text: str) -> Review:
    """Return a review with what `format_counts` wrote. Raises `InvalidNotation` if that is not of these decisions."""
    words = text.split("_") if text else [UNCOUNTED] * len(review.decisions)
    if len(words) != len(review.decisions):
        raise InvalidNotation(f"{len(review.decisions)} decisions", text)
    return replace(review, counts=tuple(map(_read_count, review.decisions, words)))


def _read_count(decision: Decision, word: str) -> Odds | Equity | None:
    view = decision.view
    if word == UNCOUNTED:
        return None
    if view.phase.is_pick:
        return read_known(Spot.from_view(view), word)
    name, _, tally = word.partition(":")
    if name != DEALS:
        raise InvalidNotation(DEALS, word)
    return Equity(view, parse_tally(tally))

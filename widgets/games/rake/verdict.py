"""Odds and the coach's verdict on a pick-up, as values for the macros of `verdict.html`.

Chances, errors and costs are in tenths of a percent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from rake import Action, Category, Chance, Odds, Spot, odds, parse_odds
from rake.analysis.coach import Reason, ReasonCode, advise, outs_after, tells
from rake.analysis.odds import format_odds
from rake.kit.cards import UNSEEN
from rake.lookup import category_order

from ...kit.margin import margin
from ...kit.saying import Remark
from ...kit.widget import values
from .coach_remarks import (
    AnyCard,
    AnyCardSunk,
    BestCard,
    BestCards,
    BestDenies,
    BestTaken,
    BetterAtOnce,
    BigLessOften,
    ChancesCounted,
    EqualTaken,
    FaceUpBetter,
    HigherLater,
    OthersPick,
    OtherWorse,
    RankTold,
    SkullSinks,
    UnseenBetter,
    WorseTaken,
)
from .reading import ReadingView, read, show_reading

cached_odds = lru_cache(16)(odds)
"""Return the odds of a spot, cached: exact, or still without deals. Arguments and errors are those of `odds`."""

_advised = lru_cache(32)(advise)

ALMOST_ALWAYS = 0.99
"""The chance (0..1) from which on the Ace of Skulls is said to sink a hand almost always."""

REASONS: Mapping[ReasonCode, Callable[..., Remark]] = {
    ReasonCode.SKULL: SkullSinks,
    ReasonCode.MADE: BetterAtOnce,
    ReasonCode.BIG: BigLessOften,
    ReasonCode.HIDDEN: UnseenBetter,
    ReasonCode.RATHER_UP: FaceUpBetter,
    ReasonCode.DENIES: BestDenies,
    ReasonCode.HIGHER: HigherLater,
}
"""What is said of each reason why a card is worse than the best one."""


@values()
class OptionView:
    """A card to take: its chance and error so far, and the hand that it makes at once, None for a hidden card.

    `counted` as soon as there are deals; `best` only once the odds are done; `taken` if the reader took it.
    """

    code: str
    win: int
    error: int
    counted: bool
    best: bool
    taken: bool
    reading: ReadingView | None


@values()
class TakenView:
    """The card taken and what it costs beside the best one; no code and no cost for no card."""

    code: str
    cost: int


@values()
class OtherView:
    """What is said of another card: what it costs, and why; None if the cards show no clear reason."""

    cost: Remark
    why: Remark | None


@values()
class VerdictView:
    """The verdict on the card taken: what is said of how good it is, why, what it tells, and of the other cards.

    What isn't said is None. `right` if the card is one of the best, whose codes are in `best`: then `grade` names them.
    """

    taken: TakenView
    right: bool
    grade: Remark | None
    why: Remark | None
    tells: Remark | None
    best: tuple[str, ...]
    best_cards: Remark | None
    others: tuple[OtherView, ...]


@values()
class BasisView:
    """What is said of what odds rest on: how they were counted, None if they aren't yet, and how the others pick."""

    counted: Remark | None
    others: OthersPick


@values()
class FutureView:
    """What the hand may become with a card: the chance of each combination, the strongest first.

    `whole` if it has five cards then; `skull_wins` and `skull_loses` are the chances of the Ace of Skulls in it.
    """

    code: str
    whole: bool
    ends: tuple[tuple[str, int], ...]
    skull_wins: int
    skull_loses: int


def format_known(odds: Odds) -> str:
    """Return odds as `sums:...` or `wins:...`, `-` if they have no deals; the round already gives the spot itself."""
    fields = format_odds(odds)
    return next((f"{name}:{fields[name]}" for name in ("sums", "wins") if fields[name]), "-")


def read_known(spot: Spot, text: str) -> Odds:
    """Return the odds that `format_known` wrote. Raises `InvalidNotation`."""
    name, _, value = text.partition(":")
    return parse_odds(f"{spot} {name}={value}") if value else Odds(spot)


def share(part: float) -> int:
    """Return a probability (0..1) in tenths of a percent."""
    return round(part * 1000)


def show_options(odds: Odds, taken: Action | None) -> tuple[OptionView, ...]:
    """Return the options of a spot, with their odds so far: as they lie, and once they're counted the best first."""
    spot = odds.spot
    best = _advised(odds).best if odds.done else ()
    return tuple(
        OptionView(
            code=str(chance.action.card or UNSEEN),
            win=share(chance.win),
            error=share(margin(chance.win, chance.error)),
            counted=chance.exact or chance.samples > 0,
            best=chance.action in best,
            taken=chance.action == taken,
            reading=show_reading(read((*spot.hand, chance.action.card), spot.rules)) if chance.action.card else None,
        )
        for chance in (_best_first(odds) if odds.done else odds.options)
    )


def _best_first(odds: Odds) -> list[Chance]:
    return sorted(odds.options, key=lambda chance: -chance.win)


def show_verdict(odds: Odds, taken: Action | None) -> VerdictView:
    """Return the verdict on the card taken, None if the reader only asked for the odds."""
    advice = _advised(odds, taken)
    others = [chance.action for chance in _best_first(odds) if chance.action not in (*advice.best, taken)]
    best = tuple(str(action.card or UNSEEN) for action in advice.best)
    return VerdictView(
        taken=TakenView(str(taken.card or UNSEEN) if taken else "", share(advice.cost)),
        right=taken in advice.best,
        grade=_grade(odds, taken, best) if taken else None,
        why=_why(advice.reason),
        tells=_tells(odds.spot, taken) if taken else None,
        best=best,
        best_cards=None if taken in advice.best else _named(odds.spot, best),
        others=tuple(_show_other(odds, action) for action in others),
    )


def show_second(odds: Odds) -> OtherView | None:
    """Return what is said of the option with the highest chance that isn't one of the best; None if all are."""
    best = _advised(odds).best
    others = [chance for chance in odds.options if chance.action not in best]
    return _show_other(odds, max(others, key=lambda chance: chance.win).action) if others else None


def _grade(odds: Odds, taken: Action, best: tuple[str, ...]) -> Remark:
    if _advised(odds, taken).cost:
        return WorseTaken(_points_behind(odds, taken))
    if len(best) == 1:
        return BestTaken(*best)
    return _any(odds.spot) if len(best) == len(odds.spot.options) else EqualTaken(best)


def _points_behind(odds: Odds, action: Action) -> float:
    """Return by how many percentage points a card wins less often than the best one, as their chances are shown."""
    wins = {chance.action: share(chance.win) for chance in odds.options}
    return (max(wins.values()) - wins[action]) / 10


def _named(spot: Spot, best: tuple[str, ...]) -> Remark:
    if len(best) == 1:
        return BestCard(*best)
    return _any(spot) if len(best) == len(spot.options) else BestCards(best)


def _any(spot: Spot) -> Remark:
    """Return what is said where all options are equally good: that any will do, or that none can save the hand."""
    sunk = all(outs_after(spot, action).skull_loses >= ALMOST_ALWAYS for action in spot.options)
    return AnyCardSunk() if sunk else AnyCard()


def _why(reason: Reason | None) -> Remark | None:
    if not reason:
        return None
    chances = (reason.best, reason.taken) if reason.taken or reason.best else ()
    return REASONS[reason.why](*chances)


def _tells(spot: Spot, taken: Action) -> Remark | None:
    chance = tells(spot, taken)
    return RankTold(taken.card.rank.letter, chance) if taken.card and chance else None


def _show_other(odds: Odds, action: Action) -> OtherView:
    advice = _advised(odds, action)
    return OtherView(OtherWorse(str(action.card or UNSEEN), _points_behind(odds, action)), _why(advice.reason))


def marks_of(verdict: VerdictView) -> dict[str, str]:
    """Return the marks (see `Slot.mark`) of the card taken and of the best ones, by code."""
    taken = {verdict.taken.code: "right" if verdict.right or not verdict.taken.code else "wrong"}
    return dict.fromkeys(verdict.best, "best") | taken


def show_cost(odds: Odds, taken: Action) -> int:
    """Return how much less often a card wins than the best one, in tenths of a percentage point; 0 for a best card."""
    wins = {chance.action: chance.win for chance in odds.options}
    return 0 if taken in _advised(odds).best else share(max(wins.values()) - wins[taken])


def show_basis(odds: Odds) -> BasisView:
    """Return what odds rest on, for the macro `counted`."""
    deals = max(chance.samples for chance in odds.options)
    counted = ChancesCounted(0 if odds.wins else deals) if odds.wins or deals else None
    return BasisView(counted, OthersPick(odds.policy))


def show_futures(spot: Spot) -> tuple[FutureView, ...]:
    """Return what the hand may become with each option; cards still to come are random."""
    order = category_order(spot.rules.ranking)
    strongest_first = sorted(Category, key=order.__getitem__, reverse=True)
    return tuple(_show_future(spot, action, strongest_first) for action in spot.options)


def _show_future(spot: Spot, action: Action, order: list[Category]) -> FutureView:
    outs = outs_after(spot, action)
    return FutureView(
        code=str(action.card or UNSEEN),
        whole=spot.pick == 2 and action.card is not None,
        ends=tuple((category.name, share(outs.categories[category])) for category in order),
        skull_wins=share(outs.skull_wins),
        skull_loses=share(outs.skull_loses),
    )

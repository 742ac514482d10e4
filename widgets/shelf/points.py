"""A game that is played for points, at the shared table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from rake.kit.game import leaders
from rake.kit.points import Limit, PointsMatch
from rake.kit.records import AnyDealt
from rake.kit.switches import Switch, parse_rules

from ..kit.names import Names
from ..kit.saying import Remark
from .ending_remarks import LeavingDeal, says_ending, says_place
from .presentation import NothingBetween, SheetView


class ForPoints(NothingBetween):
    """What the presentations of games for points share. `presets` are sets of house rules, each a dataclass."""

    presets: Mapping[str, object]
    switches: Mapping[str, Switch] = MappingProxyType({})

    def rules[S: AnyDealt](self, match: PointsMatch[S]) -> object:
        """Return the house rules of a match."""
        return parse_rules(match.rules, self.presets, self.switches)

    def format_rules[S: AnyDealt](self, match: PointsMatch[S]) -> str:
        """Return the house rules of a match in notation."""
        return match.rules

    def is_broke[S: AnyDealt](self, match: PointsMatch[S], player: int) -> bool:
        """Return False: nobody can run out of points."""
        del match, player
        return False

    def sheet[S: AnyDealt](self, match: PointsMatch[S], people: Names) -> SheetView:
        """Return the sheet with a column for each side."""
        sides = {side[0]: tuple(side) for side in match.sides}
        leading = leaders(match.scores) if match.sheet else ()
        return SheetView(
            columns=tuple(tuple(people[player] for player in side) for side in sides.values()),
            rows=tuple(tuple(row[first - 1] for first in sides) for row in match.sheet),
            totals=tuple(match.scores[first - 1] for first in sides),
            leading=tuple(sides[player] for player in leading if player in sides),
            people=people,
            ending=(*self.says_ending(match.limit, paired=len(match.sides[0]) > 1),),
        )

    def leaving(self, view: object) -> Remark:
        """Return that the deal isn't counted."""
        del view
        return LeavingDeal()

    def absent(self, view: object) -> None:
        """Return None: nobody plays on in the match."""

    def left[S: AnyDealt](self, match: PointsMatch[S], scores: tuple[int, ...], bought: int) -> Remark:
        """Return what is said of the points with which the reader has left, and of their place."""
        del bought
        return says_place(tuple(scores[side[0] - 1] for side in match.sides))

    def result[S: AnyDealt](self, before: PointsMatch[S], after: PointsMatch[S], player: int) -> str:
        """Return whether the deal was won, and whether the match was if that ended it; empty if it isn't on the sheet.

        Everyone with the most points from a deal has won it: if there's a single loser, that's all the others.
        """
        if after.sheet == before.sheet:
            return ""
        won = [player in leaders(after.sheet[-1]), *([player in after.winners] if after.over else [])]
        return "".join("w" if each else "l" for each in won)

    def says_ending(self, limit: Limit, *, paired: bool) -> Iterator[Remark]:
        """Yield what ends a match."""
        return says_ending(limit.points, limit.deals, paired)

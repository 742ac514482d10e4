"""Round after round of Red Dog: the stacks of those at the table, and the next deal (RD1.2, RD4.4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ...kit.actions import Action
from ...kit.chance import Random, shuffle
from ...kit.chips import MOST_CHIPS
from ...kit.errors import IllegalAction, IllegalPosition, Violation
from ...kit.game import GameRefusal, NothingBetween
from ...kit.records import Deal, format_numbers, parse_stacks
from .deal import NOTATION, SEATS, RoundRefusal, State
from .rules import HouseRules, parse_house_rules

__all__ = ["Match", "match_of", "parse_match"]


@dataclass(frozen=True, slots=True)
class Match(NothingBetween[Action]):
    """A table between two rounds. `scores` are the players' stacks."""

    rules: HouseRules
    scores: tuple[int, ...]

    def __str__(self) -> str:
        """Return the notation."""
        return NOTATION.format_fields({"rules": str(self.rules), "stacks": format_numbers(self.scores)})

    @property
    def over(self) -> bool:
        """Whether nobody can bet any more, or a stack has grown past a million chips."""
        return self.why_no_deal() is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody: each player plays against the bank alone."""
        return ()

    def why_no_deal(self) -> Violation | None:
        """Return why the next round can't be dealt; None if it can."""
        richest = max(self.scores)
        if richest < self.rules.bet_min:
            return Violation(GameRefusal.MATCH_OVER)
        return Violation(RoundRefusal.STACK, (richest, MOST_CHIPS)) if richest > MOST_CHIPS else None

    def deal(self, rng: Random) -> State:
        """Return the next round, all packs shuffled anew (RD1.2). Raises `IllegalAction` where there is none."""
        if violation := self.why_no_deal():
            raise IllegalAction(violation)
        players = tuple(range(1, len(self.scores) + 1))
        return State(Deal(players, str(self.rules), shuffle(rng, self.rules.pack), stacks=self.scores))

    def settle(self, ended: State) -> Match:
        """Return the match after a round. Raises `IllegalPosition` for one that is not over or not of this match."""
        if ended.to_act is not None:
            raise IllegalPosition(Violation(GameRefusal.NOT_OVER))
        dealt = (ended.deal.players, ended.deal.stacks, ended.deal.rules)
        if dealt != (tuple(range(1, len(self.scores) + 1)), self.scores, str(self.rules)):
            raise IllegalPosition(Violation(GameRefusal.OTHER_DEAL))
        return replace(self, scores=tuple(map(sum, zip(self.scores, ended.scores, strict=True))))


def match_of(rules: HouseRules, stacks: tuple[int, ...]) -> Match:
    """Return a match before its first deal. Raises `IllegalPosition` for too many players or chips."""
    if len(stacks) not in SEATS:
        raise IllegalPosition(Violation(GameRefusal.SEATS, (len(stacks),)))
    return Match(rules, stacks)


def parse_match(text: str) -> Match:
    """Return the match that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
    fields = NOTATION.parse_fields(text, ("rules", "stacks"))
    return match_of(fields.read("rules", parse_house_rules, "default"), fields.read("stacks", parse_stacks))

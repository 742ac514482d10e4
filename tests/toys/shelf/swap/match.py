"""What lasts from deal to deal of Swap."""

from __future__ import annotations

from dataclasses import dataclass

from rake.kit.actions import CardAction
from rake.kit.chance import Random, pick
from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import GameRefusal, NothingBetween
from rake.kit.records import Deal, format_numbers, parse_numbers

from .deal import FORM, NOTATION, State
from .rules import PRESETS, SEATS


@dataclass(frozen=True, slots=True)
class Match(NothingBetween[CardAction]):
    """The points by player, and the players in the order in which they came out of the last deal."""

    rules: str
    scores: tuple[int, ...]
    order: tuple[int, ...] = ()

    def __str__(self) -> str:
        fields = {"rules": self.rules, "scores": format_numbers(self.scores), "order": format_numbers(self.order)}
        return NOTATION.format_fields(fields)

    @property
    def over(self) -> bool:
        return max(self.scores) >= PRESETS[self.rules].target

    def why_no_deal(self) -> Violation | None:
        return Violation(GameRefusal.MATCH_OVER) if self.over else None

    def deal(self, rng: Random) -> State:
        if violation := self.why_no_deal():
            raise IllegalAction(violation)
        players = seats = tuple(range(1, len(self.scores) + 1))
        if not self.order:
            dealer = pick(rng, seats)
            players = (*seats[dealer:], *seats[:dealer])
        own = (("last", str(len(seats))),) if self.order else ()
        return State.begin(Deal(self.order or players, self.rules, PRESETS[self.rules].deck.shuffled(rng), own=own))

    def settle(self, ended: State) -> Match:
        if ended.to_act is not None:
            raise IllegalPosition(Violation(GameRefusal.NOT_OVER))
        if sorted(ended.players) != list(range(1, len(self.scores) + 1)) or ended.deal.rules != self.rules:
            raise IllegalPosition(Violation(GameRefusal.OTHER_DEAL))
        if not sum(ended.scores):
            return self
        won = dict(zip(ended.players, ended.scores, strict=True))
        scores = tuple(score + won[player] for player, score in enumerate(self.scores, 1))
        return Match(self.rules, scores, tuple(sorted(ended.players, key=lambda player: -won[player])))


def parse_match(text: str) -> Match:
    """Return the match that a text holds. Raises `InvalidNotation` and `IllegalPosition`."""
    fields = NOTATION.parse_fields(text, ("rules", "scores", "order"))
    scores = fields.read("scores", parse_numbers)
    order = fields.read("order", parse_numbers) if "order" in fields else ()
    if len(scores) not in SEATS or sorted(order) not in ([], list(range(1, len(scores) + 1))):
        raise IllegalPosition(Violation(GameRefusal.SEATS, (len(scores),)))
    return Match(fields.read("rules", FORM.rules), scores, order)

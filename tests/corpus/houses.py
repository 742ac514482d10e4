"""Rounds under many house rules, played by bots from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from rake import BETTORS, Action, Bot, Round, parse_rules
from tests.bounded import states_of

from .blocks import drawn

HOUSES = (
    "book",
    "card-room",
    "literal",
    "russian",
    "book.betting-pot-limit",
    "book.betting-fixed-limit.small_bet-2.big_bet-4",
    "book.forced-blinds",
    "book.table_stakes-off",
    "book.min_raise-last.forced-blinds.missed_blinds-wait",
    "book.middle-seated.suits_full_tie-draw",
    "book.betting-fixed-limit.small_bet-2.big_bet-4.cap-1.forced-blinds",
    "book.two_pair_beats_three-on.kickers-one.betting-pot-limit.forced-blinds.missed_blinds-dealt",
    "book.buy_in_min-20.buy_in_max-200.clock-30",
)
"""House rules in which every switch is turned somewhere."""

DRAWN = (
    "players=4 ante=2 stacks=10.50.50.50 rules=russian~deal 1=DW.TW.8W 2=DF.TF.8F 3=LS.LW.6F 4=DC.TC.8C"
    "~bets 1 bet 8, 2 call, 3 call, 4 call~middle up=5W.5F.9S.5C down=4W.4F.4C.PW~picks 1 5W, 2 5F, 3 9S, 4 5C"
    "~bets 2 bet 10, 3 call, 4 call~picks 1 x1, 2 x2, 3 x4, 4 x3~bets 2 check, 3 check, 4 check"
    "~draw 1=AS 2=AC 4=7S 1=6S 2=3S"
)
"""A round that ends in draws for a tie, twice for some."""

PICKERS = ("made", "outs", "random")
"""The pickers that are quick."""


@dataclass(frozen=True)
class Recipe:
    """From what a round is dealt and played; the round of a seed is the same everywhere."""

    seed: int
    rules: str
    stacks: list[int]
    ante: int
    absent: list[int] = field(default_factory=list)
    posts: dict[int, int] = field(default_factory=dict)
    pickers: tuple[str, ...] = PICKERS

    @classmethod
    def drawn(cls, seed: int) -> Recipe:
        """Return the recipe of a seed: each house rules and each number of players in turn, the chips by chance."""
        rng = Random(f"recipe {seed}")
        rules, players = HOUSES[seed % len(HOUSES)], 2 + seed % 7
        ante = 2 if "fixed-limit" in rules else drawn(rng.random(), (1, 2, 5))
        stacks = [ante * drawn(rng.random(), (1, 4, 12, 30, 100, 100)) for _ in range(players)]
        absent = [1 + int(rng.random() * players)] if seed % 5 == 4 else []
        posts = {players: 1 + int(rng.random() * ante)} if "forced-blinds" in rules and seed % 2 else {}
        return cls(seed, rules, stacks, ante, absent, posts)

    def dealt(self) -> Round:
        """Return the round as it was dealt."""
        rng, rules = Random(f"deal {self.seed}"), parse_rules(self.rules)
        return Round.deal(
            len(self.stacks), self.stacks, self.ante, rules, rng=rng, absent=self.absent, posts=self.posts
        )

    def rounds(self) -> Iterator[Round]:
        """Yield the round after the deal and after every action of its bots."""
        bettors = list(BETTORS.values())

        def choose(now: Round) -> Action:
            seat = now.to_act or 0
            bot = Bot(self.pickers[seat % len(self.pickers)], bettors[(seat + self.seed) % len(bettors)])
            return bot.choose(now.seen_by(seat), Random(f"{self.seed} {len(now.moves)}"))

        return states_of(self.dealt(), choose)

    def played(self, most: int | None = None) -> Round:
        """Return the round at its end, or after at most that many actions."""
        return [*self.rounds()][: None if most is None else most + 1][-1]

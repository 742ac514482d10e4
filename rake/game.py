"""Rake as one of the games of `kit.game`: the interface that lets tables, bots and pages play any card game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from .action import Action
from .analysis.bots import BETTORS, Bot
from .deals import Act, DealView, State, parse_act, parse_deal
from .hands import MOST_PLAYERS
from .kit.chance import Random
from .kit.errors import IllegalAction, IllegalPosition, Violation
from .kit.game import Bot as AnyBot
from .kit.game import Game, GameRefusal
from .match import Match
from .notation import NOTATION
from .round_state import RoundRefusal
from .rule_of import RULE_OF
from .rules import BOOK, PRESETS, parse_rules
from .table import Table, parse_table

__all__ = ["GAME"]

STAKE, STACK = 1, 100
"""The default ante and the default stack of each player in a match, in chips."""

RULES: Mapping[Enum, str] = {
    **RULE_OF,
    GameRefusal.HIDDEN: "6.2",
    GameRefusal.OUT_OF_TURN: "7.1",
    GameRefusal.OTHER_DEAL: "6.9",
    GameRefusal.BETWEEN_DEALS: "9.4",
}


@dataclass(frozen=True, slots=True)
class Player:
    """A bot of Rake behind the interface `kit.game.Bot`."""

    bot: Bot

    def choose(self, view: DealView, rng: Random) -> Action:
        """Return the bot's action at its turn, always a legal one. Only `rng.random()` is called for chance."""
        return self.bot.choose(view.round, rng)


class Rake(Game[Act, State, DealView, Match]):
    """Rake behind the interface `kit.game.Game`."""

    word, seats, chips = NOTATION.word, range(2, MOST_PLAYERS + 1), True
    presets = ("default", *(name for name in PRESETS if name != "book"))
    bots: Mapping[str, AnyBot[Act, DealView]] = {name: Player(Bot("outs", bettor)) for name, bettor in BETTORS.items()}
    parse_action, parse_record = staticmethod(parse_act), staticmethod(parse_deal)

    def rule_of(self, code: Enum) -> str:
        """Return the number of the rule behind a code of Rake's refusals, e.g. `8.13`."""
        return RULES[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> Match:
        """Return a match before its first deal. `rules` is a preset's name or any house rules in notation.

        Raises `InvalidNotation` for rules that cannot be read and `IllegalPosition`.
        """
        bought = (STACK,) * seats if stacks is None else tuple(stacks)
        if len(bought) != seats:
            raise IllegalPosition(Violation(RoundRefusal.STACKS, (len(bought), seats)))
        house = BOOK if rules == "default" else parse_rules(rules)
        try:
            return Match(Table.of(bought, STAKE if stake is None else stake, house))
        except IllegalAction as error:
            raise IllegalPosition(error.violation) from None

    def total(self, state: State) -> int:
        """Return 0, the sum of all scores of a deal: the chips that some win are those that others lose."""
        return 0

    def parse_match(self, text: str) -> Match:
        """Return the match of a table in notation. Raises `InvalidNotation` and `IllegalPosition`."""
        return Match(parse_table(text))


GAME: Game[Act, State, DealView, Match] = Rake()
"""The one instance of `Rake`: what code that works with any game is given to play Rake."""

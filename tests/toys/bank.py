"""Bank, a game made up here: one player against a bank that deals from two packs.

BK1 A pack has the numbers 1 to 4 in two suits, and a joker; the bank deals from two (preset `single`: from one).
BK2 The player bets (`bet 2`) up to three chips, or says `pass` and the deal is over.
BK3 A card is turned up; a joker ends the deal. `higher` or `lower`: the next card decides. The same number loses.
BK4 A win pays the bet, a joker as the second card twice the bet. The match is over when the player has no chips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from operator import add

from rake.kit.bots import RandomBot
from rake.kit.cards import CardRefusal, Deck
from rake.kit.chance import Random, shuffle
from rake.kit.chips import parse_chips
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, offset_by
from rake.kit.game import Bot, Game, GameRefusal, NothingBetween, Range, replay
from rake.kit.notation import Notation
from rake.kit.records import Deal, DealRecord, DealView, MoveLine, RecordFormat, RecordRefusal, parse_stacks, preset_of

DECK = Deck({rank: rank for rank in "1234"}, {suit: suit for suit in "RG"}, add, others={"JO": "JO"})
PACKS = {"default": 2, "single": 1}
STACK, MOST = 5, 3


class BankRefusal(Enum):
    """Why Bank refuses."""

    NOT_NOW = "not-now"
    BET = "bet"


RULE_OF: dict[Enum, str] = {
    **dict.fromkeys(GameRefusal, "BK2"),
    **dict.fromkeys(RecordRefusal, "BK1"),
    **dict.fromkeys(BankRefusal, "BK2"),
    CardRefusal.TWICE: "BK1",
}


class Verb(StrEnum):
    """What the player says."""

    PASS = "pass"
    BET = "bet"
    HIGHER = "higher"
    LOWER = "lower"


@dataclass(frozen=True, slots=True)
class Act:
    """Something that the player says; a bet names chips."""

    verb: Verb
    chips: int = 0

    def __str__(self) -> str:
        return f"{self.verb} {self.chips}" if self.chips else self.verb


WORDS = {verb.value: Act(verb) for verb in Verb if verb is not Verb.BET}


def parse_action(text: str) -> Act:
    said = text.strip()
    with offset_by(len(text) - len(text.lstrip())):
        if said in WORDS:
            return WORDS[said]
        if not said.startswith("bet "):
            raise InvalidNotation("action", said)
        with offset_by(len("bet ")):
            chips = parse_chips(said.removeprefix("bet "))
            if said != f"bet {chips}" or not chips:
                raise InvalidNotation("chips", said)
    return Act(Verb.BET, chips)


def pack(rules: str) -> tuple[str, ...]:
    """Return all cards of the bank."""
    return DECK.cards * PACKS[rules]


@dataclass(frozen=True, slots=True)
class State:
    """A deal; a card of None is one that a view does not know."""

    deal: Deal[str]
    moves: tuple[MoveLine[Act], ...] = ()

    @property
    def players(self) -> tuple[int, ...]:
        return self.deal.players

    @property
    def turned_up(self) -> tuple[str | None, ...]:
        """The cards that lie open: one after the bet, and one more after the call."""
        verbs = [line.action.verb for line in self.moves]
        return self.deal.deck[: 0 if Verb.PASS in verbs else len(verbs)]

    @property
    def to_act(self) -> int | None:
        return 1 if not self.moves or (len(self.turned_up) == 1 and self.turned_up != ("JO",)) else None

    @property
    def scores(self) -> tuple[int, ...]:
        if self.to_act:
            return ()
        if len(self.turned_up) < 2:
            return (0,)
        bet, call = (line.action for line in self.moves)
        first, second = (str(card) for card in self.turned_up)
        if second == "JO":
            return (2 * bet.chips,)
        won = second[0] > first[0] if call.verb is Verb.HIGHER else second[0] < first[0]
        return (bet.chips if won else -bet.chips,)

    def legal(self) -> tuple[Act, ...]:
        if self.to_act is None:
            return ()
        bets = (Act(Verb.BET, chips) for each in self.ranges() for chips in {each.least: 0, each.most: 0})
        return tuple(act for act in (*WORDS.values(), *bets) if self.why_not(act) is None)

    def ranges(self) -> tuple[Range, ...]:
        most = 0 if self.moves else min(MOST, self.deal.stacks[0])
        return (Range(Verb.BET, 1, most),) if most else ()

    def why_not(self, action: Act) -> Violation | None:
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        if (action.verb in (Verb.BET, Verb.PASS)) == bool(self.moves):
            return Violation(BankRefusal.NOT_NOW, (str(action.verb),))
        most = min(MOST, self.deal.stacks[0])
        return Violation(BankRefusal.BET, (action.chips, most)) if action.chips > most else None

    def apply(self, action: Act) -> State:
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        return replace(self, moves=(*self.moves, MoveLine(1, action)))

    def seen_by(self, seat: int) -> View:
        return View(seat, replay(State(self.deal.masked(seat, range(len(self.turned_up)))), self.moves)[-1])

    def record(self) -> DealRecord[Act, View, str]:
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[Act, State]):
    """What the player, or anybody, knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        deal = self.masked.deal
        return State(deal.filled(pack(deal.rules), rng), self.masked.moves)


@dataclass(frozen=True, slots=True)
class Match(NothingBetween[Act]):
    """The player's stack."""

    rules: str
    scores: tuple[int, ...]

    def __str__(self) -> str:
        return NOTATION.format_fields({"rules": self.rules, "stacks": str(self.scores[0])})

    @property
    def over(self) -> bool:
        return not self.scores[0]

    @property
    def winners(self) -> tuple[int, ...]:
        return ()

    def why_no_deal(self) -> Violation | None:
        return Violation(GameRefusal.MATCH_OVER) if self.over else None

    def deal(self, rng: Random) -> State:
        if violation := self.why_no_deal():
            raise IllegalAction(violation)
        return State(Deal((1,), self.rules, shuffle(rng, pack(self.rules)), stacks=self.scores))

    def settle(self, ended: State) -> Match:
        if ended.to_act is not None:
            raise IllegalPosition(Violation(GameRefusal.NOT_OVER))
        if (ended.deal.stacks, ended.deal.rules) != (self.scores, self.rules):
            raise IllegalPosition(Violation(GameRefusal.OTHER_DEAL))
        return replace(self, scores=(self.scores[0] + ended.scores[0],))


class Bank(Game[Act, State, View, Match]):
    """The game."""

    word, seats, presets, chips = "bank", range(1, 2), tuple(PACKS), True
    bots: Mapping[str, Bot[Act, View]] = {"random": RandomBot()}
    parse_action = staticmethod(parse_action)

    def rule_of(self, code: Enum) -> str:
        return RULE_OF[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> Match:
        chips = (STACK,) if stacks is None else tuple(stacks)
        if seats not in self.seats or len(chips) != seats:
            raise IllegalPosition(Violation(GameRefusal.SEATS, (seats,)))
        if stake is not None:
            raise IllegalPosition(Violation(GameRefusal.NO_CHIPS))
        return Match(FORM.rules(rules), chips)

    def total(self, state: State) -> int | None:
        return None

    def parse_record(self, text: str) -> DealRecord[Act, View, str]:
        return FORM.parse(text)

    def parse_match(self, text: str) -> Match:
        fields = NOTATION.parse_fields(text, ("rules", "stacks"))
        stacks = fields.read("stacks", parse_stacks)
        return self.match(len(stacks), fields.read("rules", FORM.rules), stacks=stacks)


NOTATION = Notation("bank", 1)
FORM = RecordFormat(
    NOTATION,
    seats=Bank.seats,
    rules=preset_of(PACKS),
    pack=pack,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State,
    stack=STACK,
)
GAME: Game[Act, State, View, Match] = Bank()

"""Stakes, a game made up here: one card each and one betting round, for chips.

ST1 Two to four with chips are dealt one card each of twelve, two suits from 1 to 6.
ST2 Everyone puts in the stake first, or all that is left.
ST3 Seat 1 speaks first; no limit, or bets of twice the stake and two raises (preset `limit`).
ST4 The highest number wins, equal ones share; odd chips go to the first seats. All who are still in show, if not alone.
ST5 Who has no chips is not dealt in, and may buy in between deals (`buy 20`): two to ten times the stake.
ST6 The deal moves left to the next with chips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from operator import add

from rake.kit.betting import Betting, BettingRefusal, Limits
from rake.kit.bots import RandomBot
from rake.kit.cards import CardRefusal, Deck
from rake.kit.chance import Random, below, shuffle
from rake.kit.chips import MOST_CHIPS, parse_chips
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, offset_by
from rake.kit.game import Bot, Game, GameRefusal, Range, replay
from rake.kit.notation import Notation
from rake.kit.records import (
    Deal,
    DealRecord,
    DealView,
    MoveLine,
    RecordFormat,
    RecordRefusal,
    format_numbers,
    parse_numbers,
    parse_stacks,
    preset_of,
)

DECK = Deck({rank: rank for rank in "123456"}, {suit: suit for suit in "RG"}, add)
STAKE, STACK = 2, 12
PRESETS = ("default", "limit")


class StakesRefusal(Enum):
    """Why Stakes refuses."""

    STACK = "stack"
    STAKE = "stake"
    TOO_FEW = "too-few"
    NOT_BROKE = "not-broke"
    BUY_IN = "buy-in"


RULE_OF: dict[Enum, str] = {
    **dict.fromkeys((GameRefusal.SEATS, GameRefusal.SEAT, GameRefusal.HIDDEN, CardRefusal.TWICE), "ST1"),
    **dict.fromkeys((RecordRefusal.DECK, RecordRefusal.PLAYERS, RecordRefusal.STACKS), "ST1"),
    **dict.fromkeys(BettingRefusal, "ST3"),
    **dict.fromkeys((GameRefusal.OUT_OF_TURN, GameRefusal.OVER), "ST3"),
    **dict.fromkeys((GameRefusal.NOT_OVER, GameRefusal.OTHER_DEAL, RecordRefusal.NOT_AS_PLAYED), "ST4"),
    **dict.fromkeys(StakesRefusal, "ST5"),
    GameRefusal.BETWEEN_DEALS: "ST5",
    StakesRefusal.STAKE: "ST2",
}


class ActionKind(StrEnum):
    """What is done at a turn, and between deals."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    BUY = "buy"


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a player does; chips of a bet or a raise are the total in this betting round."""

    kind: ActionKind
    chips: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.chips}" if self.chips else self.kind


def parse_action(text: str) -> Act:
    said = text.strip()
    verb, gap, chips = said.partition(" ")
    with offset_by(len(text) - len(text.lstrip())):
        if verb not in tuple(ActionKind) or (gap and verb in (ActionKind.FOLD, ActionKind.CHECK, ActionKind.CALL)):
            raise InvalidNotation("action", said)
        if verb in (ActionKind.FOLD, ActionKind.CHECK, ActionKind.CALL):
            return Act(ActionKind(verb))
        with offset_by(len(verb + gap)):
            if chips.startswith("0"):
                raise InvalidNotation("chips", chips)
            return Act(ActionKind(verb), parse_chips(chips))


@dataclass(frozen=True, slots=True)
class State:
    """A deal; a card of None is one that a view does not know."""

    deal: Deal[str]
    money: Betting
    moves: tuple[MoveLine[Act], ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        if not all(1 <= stack <= MOST_CHIPS for stack in deal.stacks):
            raise IllegalPosition(Violation(StakesRefusal.STACK, (min(deal.stacks),)))
        limits = limits_of(deal.rules, deal.stake)
        return cls(deal, Betting.of(limits, deal.stacks).post_antes(deal.stake))

    @property
    def players(self) -> tuple[int, ...]:
        return self.deal.players

    @property
    def to_act(self) -> int | None:
        return self.money.to_act

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats whose cards lie open."""
        still_in = self.money.still_in
        return still_in if self.to_act is None and len(still_in) > 1 else ()

    @property
    def scores(self) -> tuple[int, ...]:
        if self.to_act:
            return ()
        money, won = self.money.closed(), [0] * self.deal.seats
        ranks = [(card or "0")[0] for card in self.deal.deck]
        for pot in money.pots():
            best = max(ranks[seat - 1] for seat in pot.contestants)
            winners = [seat for seat in pot.contestants if ranks[seat - 1] == best]
            share, odd = divmod(pot.chips, len(winners))
            for index, seat in enumerate(winners):
                won[seat - 1] += share + (index < odd)
        stacks = money.shared_out(won).stacks
        return tuple(left - start for left, start in zip(stacks, self.deal.stacks, strict=True))

    def legal(self) -> tuple[Act, ...]:
        acts = [Act(kind) for kind in (ActionKind.FOLD, ActionKind.CHECK, ActionKind.CALL)]
        acts += [Act(ActionKind(each.verb), chips) for each in self.ranges() for chips in (each.least, each.most)]
        return tuple(dict.fromkeys(act for act in acts if self.why_not(act) is None))

    def ranges(self) -> tuple[Range, ...]:
        if self.to_act is None:
            return ()
        kind, (least, most) = ActionKind.RAISE if self.money.price else ActionKind.BET, self.money.span(self.to_act)
        return () if self.why_not(Act(kind, least)) else (Range(kind, least, most),)

    def why_not(self, action: Act) -> Violation | None:
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        if action.kind is ActionKind.BUY:
            return Violation(GameRefusal.BETWEEN_DEALS)
        return self.money.why_not(self.to_act, action)

    def apply(self, action: Act) -> State:
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        money = self.money.apply(self.to_act, action)
        return replace(self, money=money, moves=(*self.moves, MoveLine(self.to_act, action)))

    def seen_by(self, seat: int) -> View:
        indices = {shown - 1 for shown in (seat, *self.shown) if shown}
        return View(seat, replay(State.begin(self.deal.masked(seat, indices)), self.moves)[-1])

    def record(self) -> DealRecord[Act, View, str]:
        return DealRecord(FORM, self.deal, self.moves)


def limits_of(rules: str, stake: int) -> Limits:
    """Return the limits of these rules. Raises `IllegalPosition`."""
    if not 1 <= stake <= MOST_CHIPS:
        raise IllegalPosition(Violation(StakesRefusal.STAKE, (stake,)))
    return Limits("fixed-limit", (2 * stake,), cap=2) if rules == "limit" else Limits(least_bets=(stake,))


class View(DealView[Act, State]):
    """What one seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        deal = self.masked.deal
        unseen = list(shuffle(rng, (card for card in DECK.cards if card not in deal.deck)))
        deck = tuple(card or unseen.pop() for card in deal.deck)
        return replace(self.masked, deal=replace(deal, deck=deck, seen=None))


class Between:
    """A bot that bets anything that it may."""

    def choose(self, view: View, rng: Random) -> Act:
        for verb, least, most, _ in view.ranges():
            return Act(ActionKind(verb), least + below(rng, most - least + 1))
        return view.legal()[-1]


@dataclass(frozen=True, slots=True)
class Match:
    """The stacks by player, and who dealt last: 0 before the first deal."""

    rules: str
    stake: int
    scores: tuple[int, ...]
    dealer: int = 0
    over: bool = False
    winners: tuple[int, ...] = ()

    def __str__(self) -> str:
        fields = {"rules": self.rules, "stake": str(self.stake), "stacks": format_numbers(self.scores)}
        return NOTATION.format_fields({**fields, "dealer": str(self.dealer or "")})

    def why_no_deal(self) -> Violation | None:
        with_chips = sum(stack > 0 for stack in self.scores)
        return Violation(StakesRefusal.TOO_FEW, (with_chips,)) if with_chips < 2 else None

    def deal(self, rng: Random) -> State:
        if violation := self.why_no_deal():
            raise IllegalAction(violation)
        with_chips = [player for player, stack in enumerate(self.scores, 1) if stack]
        # As the seats of the last deal were, so that its dealer's left deals next.
        clockwise = sorted(with_chips, key=lambda player: (player <= self.dealer, player))
        dealer = 0 if self.dealer else below(rng, len(clockwise))
        players = (*clockwise[dealer + 1 :], *clockwise[: dealer + 1])
        stacks = tuple(self.scores[player - 1] for player in players)
        return State.begin(Deal(players, self.rules, DECK.shuffled(rng), self.stake, stacks))

    def settle(self, ended: State) -> Match:
        if ended.to_act is not None:
            raise IllegalPosition(Violation(GameRefusal.NOT_OVER))
        before = {player: stack for player, stack in enumerate(self.scores, 1) if stack}
        deal = ended.deal
        if dict(zip(deal.players, deal.stacks, strict=True)) != before or deal.rules != self.rules:
            raise IllegalPosition(Violation(GameRefusal.OTHER_DEAL))
        won = dict(zip(ended.players, ended.scores, strict=True))
        scores = tuple(stack + won.get(player, 0) for player, stack in enumerate(self.scores, 1))
        return replace(self, scores=scores, dealer=ended.players[-1])

    def legal(self, player: int) -> tuple[Act, ...]:
        return tuple(Act(ActionKind.BUY, chips) for each in self.ranges(player) for chips in (each.least, each.most))

    def ranges(self, player: int) -> tuple[Range, ...]:
        return () if self.scores[player - 1] else (Range(ActionKind.BUY, 2 * self.stake, 10 * self.stake, self.stake),)

    def why_not(self, player: int, action: Act) -> Violation | None:
        if action.kind is not ActionKind.BUY:
            return Violation(GameRefusal.BETWEEN_DEALS)
        if self.scores[player - 1]:
            return Violation(StakesRefusal.NOT_BROKE, (self.scores[player - 1],))
        if action.chips % self.stake or not 2 <= action.chips // self.stake <= 10:
            return Violation(StakesRefusal.BUY_IN, (action.chips,))
        return None

    def apply(self, player: int, action: Act) -> Match:
        if violation := self.why_not(player, action):
            raise IllegalAction(violation)
        return replace(self, scores=(*self.scores[: player - 1], action.chips, *self.scores[player:]))


class Stakes(Game[Act, State, View, Match]):
    """The game."""

    word, seats, presets, chips = "stakes", range(2, 5), PRESETS, True
    bots: Mapping[str, Bot[Act, View]] = {"random": RandomBot(), "between": Between()}
    parse_action = staticmethod(parse_action)

    def rule_of(self, code: Enum) -> str:
        return RULE_OF[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> Match:
        chips = (STACK,) * seats if stacks is None else tuple(stacks)
        if seats not in self.seats or len(chips) != seats:
            raise IllegalPosition(Violation(GameRefusal.SEATS, (seats,)))
        match = Match(FORM.rules(rules), STAKE if stake is None else stake, chips)
        limits_of(match.rules, match.stake)
        return match

    def total(self, state: State) -> int | None:
        return 0

    def parse_record(self, text: str) -> DealRecord[Act, View, str]:
        return FORM.parse(text)

    def parse_match(self, text: str) -> Match:
        fields = NOTATION.parse_fields(text, ("rules", "stake", "stacks", "dealer"))
        stacks, rules = fields.read("stacks", parse_stacks), fields.read("rules", FORM.rules)
        dealer = fields.read("dealer", parse_numbers, "0")
        if len(dealer) != 1 or dealer[0] > len(stacks):
            raise IllegalPosition(Violation(GameRefusal.SEAT, dealer))
        match = self.match(len(stacks), rules, stacks=stacks, stake=fields.read("stake", parse_chips))
        return replace(match, dealer=dealer[0])


NOTATION = Notation("stakes", 1)
FORM = RecordFormat(
    NOTATION,
    seats=Stakes.seats,
    rules=preset_of(PRESETS),
    pack=lambda rules: DECK.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    stake=STAKE,
    stack=STACK,
)
GAME: Game[Act, State, View, Match] = Stakes()

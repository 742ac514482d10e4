"""Swap, a game made up here: cards are passed in secret, then tricks are taken.

SW1 Three or four hold three cards each of fifteen, three suits from 1 to 5. The rest is seen by nobody.
SW2 In turn each chooses a card for the left neighbour (`give 3R`); all are handed over together.
SW3 Instead, after a deal with a winner: the last seat hands the first its highest card and gets any back (`return 1B`).
SW4 Who is asked for a card and holds none above 3 may throw the deal in (`throw in`): it counts for nothing.
SW5 There are two tricks (preset `short`: one). Seat 1 leads; follow suit if you can. The highest of the suit led
wins, and leads the next.
SW6 A trick is a point. Seats go by the last deal's points, ties by its seats. Five points win the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from operator import add

from rake.kit.cards import UNSEEN, CardRefusal, Deck
from rake.kit.chance import Random, pick, shuffle
from rake.kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation, offset_by
from rake.kit.game import Bot, Game, GameRefusal, NothingBetween, Range, View, replay
from rake.kit.notation import Notation
from rake.kit.records import (
    Deal,
    DealRecord,
    Form,
    Line,
    RecordRefusal,
    SeatView,
    format_numbers,
    parse_numbers,
    preset_of,
)

from .sample import Anyhow

PRESETS = {"default": 2, "short": 1}
"""How many tricks are played."""
DECK = Deck({rank: rank for rank in "12345"}, {suit: suit for suit in "RGB"}, add)
HELD = 3
TARGET = 5
TRIES = 5_000
Hand = tuple[str | None, ...]


class SwapRefusal(Enum):
    """Why Swap refuses."""

    NOT_NOW = "not-now"
    NOT_HELD = "not-held"
    HIGH_CARD = "high-card"
    FOLLOW = "follow"
    RANKED = "ranked"


RULE_OF: dict[Enum, str] = {
    **dict.fromkeys(GameRefusal, "SW6"),
    **dict.fromkeys(RecordRefusal, "SW1"),
    **dict.fromkeys(SwapRefusal, "SW5"),
    GameRefusal.HIDDEN: "SW2",
    GameRefusal.OUT_OF_TURN: "SW5",
    RecordRefusal.NOT_AS_PLAYED: "SW2",
    CardRefusal.TWICE: "SW1",
    SwapRefusal.HIGH_CARD: "SW4",
    SwapRefusal.RANKED: "SW3",
}


class Verb(StrEnum):
    """What is done with a card, and what without one."""

    GIVE = "give"
    RETURN = "return"
    PLAY = "play"
    THROW_IN = "throw in"


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a seat does; a card of None is one that is not seen."""

    verb: Verb
    card: str | None = None

    def __str__(self) -> str:
        return self.verb if self.verb is Verb.THROW_IN else f"{self.verb} {self.card or UNSEEN}"


THROW_IN = Act(Verb.THROW_IN)


def parse_action(text: str) -> Act:
    said = text.strip()
    if said.lower() == Verb.THROW_IN:
        return THROW_IN
    verb, gap, card = said.partition(" ")
    with offset_by(len(text) - len(text.lstrip())):
        if verb.lower() not in (Verb.GIVE, Verb.RETURN, Verb.PLAY):
            raise InvalidNotation("action", verb)
        with offset_by(len(verb + gap)):
            return Act(Verb(verb.lower()), None if card.lower() == UNSEEN else DECK.parse(card))


def highest(cards: Hand) -> str | None:
    return max((card for card in cards if card), key=DECK.cards.index, default=None)


def without(hand: Hand, card: str | None) -> Hand:
    """Return a hand after a card has left it; where nobody knows which, nothing is known of it any more."""
    if card is None:
        return (None,) * (len(hand) - 1)
    index = hand.index(card if card in hand else None)
    return hand[:index] + hand[index + 1 :]


def dealt_to(deal: Deal[str], seat: int) -> Hand:
    return deal.deck[seat - 1 : deal.seats * HELD : deal.seats]


def taker(action: Act, seats: int, seat: int) -> int:
    """Return the place, from 0, of the seat that gets what a seat chose: the last one (SW3) or the left neighbour."""
    return seats - 1 if action.verb is Verb.RETURN else seat % seats


@dataclass(frozen=True, slots=True)
class State:
    """A deal; a card of None is one that a view does not know."""

    deal: Deal[str]
    hands: tuple[Hand, ...]
    leader: int = 1
    table: tuple[tuple[int, str], ...] = ()
    tricks: tuple[int, ...] = ()
    moves: tuple[Line[Act], ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        hands = [dealt_to(deal, seat) for seat in range(1, deal.seats + 1)]
        if deal.own:
            if deal.own != (("last", str(deal.seats)),):
                raise IllegalPosition(Violation(SwapRefusal.RANKED, (deal.seats,)))
            best = highest(hands[-1])
            hands[0], hands[-1] = (*hands[0], best), without(hands[-1], best)
        return cls(deal, tuple(hands), tricks=(0,) * deal.seats)

    @property
    def players(self) -> tuple[int, ...]:
        return self.deal.players

    @property
    def choices(self) -> int:
        """How many cards are chosen before the first trick."""
        return 1 if self.deal.own else self.deal.seats

    @property
    def thrown_in(self) -> bool:
        return bool(self.moves) and self.moves[-1].action == THROW_IN

    @property
    def handed(self) -> bool:
        """Whether the cards chosen have changed hands."""
        return len(self.moves) >= self.choices and not self.thrown_in

    @property
    def to_act(self) -> int | None:
        if self.thrown_in or sum(self.tricks) == PRESETS[self.deal.rules]:
            return None
        if len(self.moves) < self.choices:
            return len(self.moves) + 1
        return (self.leader + len(self.table) - 1) % self.deal.seats + 1

    @property
    def scores(self) -> tuple[int, ...]:
        return self.tricks if self.to_act is None else ()

    def legal(self) -> tuple[Act, ...]:
        if self.to_act is None:
            return ()
        held = DECK.descending(card for card in self.hands[self.to_act - 1] if card)
        acts = (*(Act(verb, card) for verb in Verb if verb is not Verb.THROW_IN for card in held), THROW_IN)
        return tuple(act for act in acts if self.why_not(act) is None)

    def ranges(self) -> tuple[Range, ...]:
        return ()

    def why_not(self, action: Act) -> Violation | None:
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        hand, card = self.hands[self.to_act - 1], action.card
        choosing = (Verb.RETURN if self.deal.own else Verb.GIVE, Verb.THROW_IN)
        if action.verb not in (choosing if len(self.moves) < self.choices else (Verb.PLAY,)):
            return Violation(SwapRefusal.NOT_NOW, (str(action.verb),))
        if action == THROW_IN:
            high = next((held for held in hand if held and held[0] > "3"), None)
            return Violation(SwapRefusal.HIGH_CARD, (high,)) if high else None
        if card is None:
            return None if None in hand and action.verb is not Verb.PLAY else Violation(GameRefusal.HIDDEN)
        if card not in hand and (None not in hand or self.lies_elsewhere(card)):
            return Violation(SwapRefusal.NOT_HELD, (card,))
        led = self.table[0][1][1] if self.table else card[1]
        if card[1] != led and any(held and held[1] == led for held in hand):
            return Violation(SwapRefusal.FOLLOW, (led,))
        return None

    def lies_elsewhere(self, card: str) -> bool:
        played = (line.action.card for line in self.moves if line.action.verb is Verb.PLAY)
        return card in played or any(card in hand for hand in self.hands)

    def apply(self, action: Act) -> State:
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        after = replace(self, moves=(*self.moves, Line(self.to_act, action)))
        if action.verb is Verb.PLAY:
            return after.laid(self.to_act, action.card)
        return after.handed_over() if after.handed else after

    def handed_over(self) -> State:
        """Return the deal once what was chosen has changed hands."""
        hands = list(self.hands)
        for seat, action in self.moves:
            hands[seat - 1] = without(hands[seat - 1], action.card)
        for seat, action in self.moves:
            to = taker(action, self.deal.seats, seat)
            hands[to] = (*hands[to], action.card)
        if self.deal.seen and None in hands[self.deal.seen - 1]:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.deal.seen,)))
        return replace(self, hands=tuple(hands))

    def laid(self, seat: int, card: str | None) -> State:
        assert card
        hands = (*self.hands[: seat - 1], without(self.hands[seat - 1], card), *self.hands[seat:])
        table = (*self.table, (seat, card))
        if len(table) < self.deal.seats:
            return replace(self, hands=hands, table=table)
        winner, _ = max((laid for laid in table if laid[1][1] == table[0][1][1]), key=lambda laid: laid[1][0])
        tricks = tuple(won + (seat == winner) for seat, won in enumerate(self.tricks, 1))
        return replace(self, hands=hands, table=(), leader=winner, tricks=tricks)

    def seen_by(self, seat: int) -> Seen:
        seats = self.deal.seats
        indices = {index for index in range(seats * HELD) if index % seats == seat - 1}
        if self.deal.own and seat == 1:
            indices.add(self.deal.deck.index(highest(dealt_to(self.deal, seats))))

        def sees(line: Line[Act]) -> bool:
            if line.action.verb is Verb.GIVE:
                return seat == line.seat or (self.handed and seat == line.seat % seats + 1)
            return line.action.verb is not Verb.RETURN or seat in (1, seats)

        moves = [line if sees(line) else Line(line.seat, Act(line.action.verb)) for line in self.moves]
        return Seen(seat, replay(State.begin(self.deal.masked(seat, indices)), moves)[-1])

    def record(self) -> DealRecord[Act, str]:
        return DealRecord(FORM, self.deal, self.moves)


class Seen(SeatView[Act, State]):
    """What one seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        for _ in range(TRIES):
            guess = self._guess(rng)
            try:
                state = replay(State.begin(guess.deal), guess.moves)[-1]
            except IllegalAction:
                continue
            if state.seen_by(self.seat) == self:
                return state
        raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.seat,)))

    def _guess(self, rng: Random) -> DealRecord[Act, str]:
        """Return a deal in which every card comes to lie where this seat knows that it did; the rest is chance."""
        masked, deal, moves = self.masked, self.masked.deal, list(self.masked.moves)
        hands = [list(hand) for hand in masked.hands]
        for seat, action in moves:
            if action.verb is Verb.PLAY:
                hands[seat - 1].append(action.card)
        dealt = {card for hand in hands for card in hand}
        unseen = list(shuffle(rng, (card for card in DECK.cards if card not in dealt)))
        hands = [[card or unseen.pop() for card in hand] for hand in hands]
        for index, (seat, action) in enumerate(moves):
            if action.card is None and action != THROW_IN:
                held = hands[taker(action, deal.seats, seat) if masked.handed else seat - 1]
                moves[index] = Line(seat, Act(action.verb, pick(rng, held)))
        chosen = moves[: masked.choices * masked.handed]
        for seat, action in chosen:
            hands[taker(action, deal.seats, seat)].remove(action.card)
        for seat, action in chosen:
            hands[seat - 1].append(action.card)
        if deal.own:
            best = highest(dealt_to(deal, deal.seats)) or pick(rng, hands[0])
            hands[0].remove(best)
            hands[-1].append(best)
        rows = [dealt_to(deal, seat) if seat == self.seat else shuffle(rng, hand) for seat, hand in enumerate(hands, 1)]
        deck = (*(rows[index % deal.seats][index // deal.seats] for index in range(deal.seats * HELD)), *unseen)
        return DealRecord(FORM, replace(deal, deck=deck, seen=None), tuple(moves))


class Lowest:
    """A bot that parts with its lowest card."""

    def choose(self, view: View[Act], rng: Random) -> Act:
        return view.legal()[-1]


@dataclass(frozen=True, slots=True)
class Match(NothingBetween[Act]):
    """The points by player, and the players in the order in which they came out of the last deal."""

    rules: str
    scores: tuple[int, ...]
    order: tuple[int, ...] = ()

    def __str__(self) -> str:
        fields = {"rules": self.rules, "scores": format_numbers(self.scores), "order": format_numbers(self.order)}
        return NOTATION.format_fields(fields)

    @property
    def over(self) -> bool:
        return max(self.scores) >= TARGET

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
        return State.begin(Deal(self.order or players, self.rules, DECK.shuffled(rng), own=own))

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


class Swap(Game[Act, State]):
    """The game."""

    word, seats, presets, chips = "swap", range(3, 5), tuple(PRESETS), False
    bots: Mapping[str, Bot[Act]] = {"lowest": Lowest(), "anyhow": Anyhow()}
    parse_action = staticmethod(parse_action)

    def rule_of(self, code: Enum) -> str:
        return RULE_OF[code]

    def match(
        self, seats: int, rules: str = "default", *, stacks: Sequence[int] | None = None, stake: int | None = None
    ) -> Match:
        if seats not in self.seats:
            raise IllegalPosition(Violation(GameRefusal.SEATS, (seats,)))
        if (stacks, stake) != (None, None):
            raise IllegalPosition(Violation(GameRefusal.NO_CHIPS))
        return Match(FORM.rules(rules), (0,) * seats)

    def total(self, state: State) -> int | None:
        return 0 if state.thrown_in else PRESETS[state.deal.rules]

    def parse_record(self, text: str) -> DealRecord[Act, str]:
        return FORM.parse(text)

    def parse_match(self, text: str) -> Match:
        fields = NOTATION.parse_fields(text, ("rules", "scores", "order"))
        scores = fields.read("scores", parse_numbers)
        order = fields.read("order", parse_numbers) if "order" in fields else ()
        if len(scores) not in self.seats or sorted(order) not in ([], list(range(1, len(scores) + 1))):
            raise IllegalPosition(Violation(GameRefusal.SEATS, (len(scores),)))
        return Match(fields.read("rules", FORM.rules), scores, order)


def _last(text: str) -> str:
    return format_numbers(parse_numbers(text))


NOTATION = Notation("swap", 1)
FORM = Form(
    NOTATION,
    seats=Swap.seats,
    rules=preset_of(Swap.presets),
    pack=lambda rules: DECK.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    own={"last": _last},
)
GAME: Game[Act, State] = Swap()

"""A deal of Swap, what a seat knows of it, and how both are written."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from operator import add, itemgetter

from rake.kit.actions import CardAction
from rake.kit.chance import Random, pick, shuffle, some
from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.fits import fill
from rake.kit.game import GameRefusal, Range
from rake.kit.hands import Hand
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
    preset_of,
)
from rake.kit.tricks import Suits, Trick

from .action import GIVE, PLAY, RETURN, THROW_IN, parse_action
from .rules import DECK, HIGH, INDEX, PRESETS, SEATS, Rules, SwapRefusal

TRIES = 5_000
SUITS = Suits(INDEX, itemgetter(1))


@lru_cache
def rules_of(rules: str, seats: int) -> Rules:
    """Return the rules of a preset for this many seats."""
    return PRESETS[rules].at(seats)


def highest(cards: Iterable[str | None]) -> str | None:
    """Return the highest card that is known; None if none is."""
    return max((card for card in cards if card), key=INDEX.__getitem__, default=None)


def dealt_to(deal: Deal[str], seat: int) -> tuple[str | None, ...]:
    """Return the cards that a seat was dealt."""
    return deal.deck[seat - 1 : deal.seats * rules_of(deal.rules, deal.seats).held : deal.seats]


def taker(action: CardAction, seats: int, seat: int) -> int:
    """Return the seat that gets what a seat chose: the last one (SW3) or the left neighbour."""
    return seats if action.kind == RETURN else seat % seats + 1


@dataclass(frozen=True, slots=True)
class State:
    """A deal: how many tricks each seat has won, and every trick so far. In a view, some hands have hidden cards."""

    deal: Deal[str]
    hands: tuple[Hand, ...]
    tricks: tuple[int, ...]
    laid: tuple[Trick, ...] = ()
    moves: tuple[MoveLine[CardAction], ...] = ()

    @classmethod
    def begin(cls, deal: Deal[str]) -> State:
        """Return a deal before its first action; after a deal with a winner a card has changed hands (SW3)."""
        hands = [Hand.of(dealt_to(deal, seat)) for seat in range(1, deal.seats + 1)]
        if deal.own:
            if deal.own != (("last", str(deal.seats)),):
                raise IllegalPosition(Violation(SwapRefusal.RANKED, (deal.seats,)))
            best = highest(hands[-1].cards)
            hands[0], hands[-1] = hands[0].plus(best), hands[-1].without(best)
        return cls(deal, tuple(hands), tricks=(0,) * deal.seats)

    @property
    def rules(self) -> Rules:
        return rules_of(self.deal.rules, self.deal.seats)

    @property
    def trick(self) -> Trick:
        """The trick to which the next card is played."""
        if not self.laid:
            return Trick(self.deal.seats, 1)
        last = self.laid[-1]
        return Trick(last.seats, SUITS.winner(last)) if last.complete else last

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
        if self.thrown_in or sum(self.tricks) == self.rules.tricks:
            return None
        if len(self.moves) < self.choices:
            return len(self.moves) + 1
        return self.trick.to_act

    @property
    def scores(self) -> tuple[int, ...]:
        return self.scored(self.tricks) if self.to_act is None else ()

    def scored(self, tricks: tuple[int, ...]) -> tuple[int, ...]:
        """Return the scores of a deal in which the seats have won this many tricks."""
        return tuple(map(add, tricks, tricks[2:] + tricks[:2])) if self.rules.pairs else tricks

    @property
    def verbs(self) -> tuple[str, ...]:
        """What the seat to act may do, as far as its cards allow."""
        if len(self.moves) >= self.choices:
            return (PLAY,)
        return (RETURN if self.deal.own else GIVE, THROW_IN.kind)

    def legal(self) -> tuple[CardAction, ...]:
        if self.to_act is None:
            return ()
        held = DECK.descending(self.hands[self.to_act - 1].cards)
        verb, *others = self.verbs
        chosen = combinations(held, self.rules.passed if verb == GIVE else 1)
        acts = (*(CardAction(verb, cards) for cards in chosen), *(THROW_IN for _ in others))
        return tuple(act for act in acts if self.why_not(act) is None)

    def ranges(self) -> tuple[Range, ...]:
        return ()

    def why_not(self, action: CardAction) -> Violation | None:
        if self.to_act is None:
            return Violation(GameRefusal.OVER)
        hand = self.hands[self.to_act - 1]
        if action.kind not in self.verbs:
            return Violation(SwapRefusal.NOT_NOW, (action.kind,))
        if action == THROW_IN:
            high = next((held for held in hand.cards if held[0] in HIGH), None)
            return Violation(SwapRefusal.HIGH_CARD, (high,)) if high else None
        if action.kind == GIVE and len(action.cards) != self.rules.passed:
            return Violation(SwapRefusal.COUNT, (self.rules.passed,))
        if len(action.seen) < len(action.cards) and (action.kind == PLAY or not hand.hidden):
            return Violation(GameRefusal.HIDDEN)
        for card in action.seen:
            if card not in hand and (not hand.hidden or self.lies_elsewhere(card)):
                return Violation(SwapRefusal.NOT_HELD, (card,))
        led = SUITS.to_follow(self.trick, hand.cards) if action.kind == PLAY else ""
        return Violation(SwapRefusal.FOLLOW, (led,)) if led and action.seen[0][1] != led else None

    def lies_elsewhere(self, card: str) -> bool:
        """Return whether a card is known to lie somewhere else than in the hand of the seat to act."""
        if card not in self.rules.deck.cards:
            return True
        return card in self.played() or any(card in hand for hand in self.hands)

    def played(self) -> dict[str, int]:
        """Return the cards that were played, and by whom."""
        return {card: seat for trick in self.laid for seat, card in trick.laid}

    def apply(self, action: CardAction) -> State:
        if violation := self.why_not(action):
            raise IllegalAction(violation)
        assert self.to_act
        moves = (*self.moves, MoveLine(self.to_act, action))
        if action.kind == PLAY:
            return self._laid(self.to_act, action.seen[0], moves)
        after = replace(self, moves=moves)
        return after._handed_over() if after.handed else after

    def _handed_over(self) -> State:
        """Return the deal once what was chosen has changed hands."""
        hands = list(self.hands)
        for seat, action in self.moves:
            for card in action.cards:
                hands[seat - 1] = hands[seat - 1].without(card)
        for seat, action in self.moves:
            to = taker(action, self.deal.seats, seat)
            for card in action.cards:
                hands[to - 1] = hands[to - 1].plus(card)
        if self.deal.seen and hands[self.deal.seen - 1].hidden:
            raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.deal.seen,)))
        return replace(self, hands=tuple(hands))

    def _laid(self, seat: int, card: str, moves: tuple[MoveLine[CardAction], ...]) -> State:
        hands = (*self.hands[: seat - 1], self.hands[seat - 1].without(card), *self.hands[seat:])
        trick = self.trick
        laid = (*(self.laid[:-1] if trick.cards else self.laid), trick := trick.plus(card))
        winner = SUITS.winner(trick) if trick.complete else 0
        tricks = tuple(won + (each == winner) for each, won in enumerate(self.tricks, 1))
        return State(self.deal, hands, tricks, laid, moves)

    def seen_by(self, seat: int) -> View:
        seats, own, deck = self.deal.seats, self.deal.own, self.deal.deck
        indices = {*range(seat - 1, seats * self.rules.held, seats)} if seat else set()
        best = highest(dealt_to(self.deal, seats)) if own and seat in (1, seats) else None
        if best:
            indices.add(deck.index(best))
        masked = self.deal.masked(seat, indices)
        choices = tuple(self._shown(move, seat) for move in self.moves[: self.choices])
        shown = {card for card in (best, *(card for move in choices for card in move.action.cards)) if card}
        hands = tuple(hand if each == seat else hand.masked(shown) for each, hand in enumerate(self.hands, 1))
        moves = choices + self.moves[self.choices :]
        return View(seat, State(masked, hands, self.tricks, self.laid, moves))

    def _shown(self, move: MoveLine[CardAction], seat: int) -> MoveLine[CardAction]:
        """Return what a seat sees of a card that was chosen."""
        action, seats = move.action, self.deal.seats
        if action.kind == GIVE:
            sees = seat == move.seat or (self.handed and seat == taker(action, seats, move.seat))
        else:
            sees = action.kind != RETURN or seat in (1, seats)
        return move if sees else MoveLine(move.seat, action.masked)

    def record(self) -> DealRecord[CardAction, View, str]:
        return DealRecord(FORM, self.deal, self.moves)


class View(DealView[CardAction, State]):
    """What one seat knows of a deal."""

    __slots__ = ()

    def resample(self, rng: Random) -> State:
        for _ in range(TRIES):
            if state := self._guess(rng):
                return state
        raise IllegalPosition(Violation(RecordRefusal.NOT_AS_PLAYED, (self.seat,)))

    def _guess(self, rng: Random) -> State | None:
        """Return a deal of which this may be a view; None if the last seat would have handed over another card (SW3).

        What nobody played goes where it may lie; then, of each card that was chosen unseen, it's drawn which it was.
        """
        masked, deal = self.masked, self.masked.deal
        lying = self._lying(rng)
        if not lying:
            return None
        hands = [hand.filled(cards) for hand, cards in zip(masked.hands, lying, strict=False)]
        held = [list(hand.cards) for hand in hands]
        for card, seat in masked.played().items():
            held[seat - 1].append(card)
        moves = list(masked.moves)
        for at, (seat, action) in enumerate(moves[: masked.choices]):
            if None in action.cards:
                to = taker(action, deal.seats, seat) if masked.handed else seat
                given = DECK.descending(some(rng, sorted(held[to - 1]), len(action.cards)))
                moves[at] = MoveLine(seat, CardAction(action.kind, given))
        if masked.handed:
            _take_back(held, moves[: masked.choices])
        if deal.own:
            best = highest(dealt_to(deal, deal.seats)) or pick(rng, sorted(held[0]))
            if best not in held[0] or highest([best, *held[-1]]) != best:
                return None
            held[0].remove(best)
            held[-1].append(best)
        rows = [_in_order(rng, dealt_to(deal, seat), cards) for seat, cards in enumerate(held, 1)]
        dealt = (rows[index % deal.seats][index // deal.seats] for index in range(deal.seats * masked.rules.held))
        whole = replace(deal, deck=(*dealt, *shuffle(rng, lying[-1])), seen=None)
        return State(whole, tuple(hands), masked.tricks, masked.laid, tuple(moves))

    def _lying(self, rng: Random) -> list[list[str]] | None:
        """Return the cards that this seat has not seen, by where they may lie: each hand, then the rest of the pack."""
        masked = self.masked
        played = masked.played()
        visible = {*played, *(card for hand in masked.hands for card in hand.cards)}
        visible.update(card for move in masked.moves for card in move.action.seen)
        rest = masked.rules.deck.cards
        unseen = [card for card in rest if card not in visible]
        rooms = [hand.hidden for hand in masked.hands]
        void = SUITS.barred(masked.laid)
        low = {masked.moves[-1].seat - 1} if masked.thrown_in else set()
        best = highest(dealt_to(masked.deal, masked.deal.seats)) if masked.deal.own and self.seat == 1 else None
        last = {masked.deal.seats - 1} if best else set()

        def barred(card: str) -> set[int]:
            beats = best is not None and INDEX[card] > INDEX[best]
            return {*void(card)} | (low if card[0] in HIGH else set()) | (last if beats else set())

        return fill(rng, unseen, (*rooms, len(unseen) - sum(rooms)), barred)


def _take_back(held: list[list[str]], choices: Sequence[MoveLine[CardAction]]) -> None:
    """Give every card that was passed on back to the seat that had it."""
    for seat, action in choices:
        for card in action.seen:
            held[taker(action, len(held), seat) - 1].remove(card)
    for seat, action in choices:
        held[seat - 1].extend(action.seen)


def _in_order(rng: Random, dealt: Sequence[str | None], cards: Collection[str]) -> list[str]:
    """Return the cards that a seat was dealt: known ones where they were, the others in random order."""
    others = iter(shuffle(rng, sorted({*cards} - {*dealt})))
    return [card or next(others) for card in dealt]


def _last(text: str) -> str:
    return format_numbers(parse_numbers(text))


NOTATION = Notation("swap", 1)
FORM = RecordFormat(
    NOTATION,
    seats=SEATS,
    rules=preset_of(PRESETS),
    pack=lambda rules: PRESETS[rules].deck.cards,
    parse_card=DECK.parse,
    parse_action=parse_action,
    begin=State.begin,
    own={"last": _last},
)

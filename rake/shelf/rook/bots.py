"""The bots of Rook: plain ones that bid boldly or carefully, and a strong one that plays deals out with one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random as Seeded

from ...kit.bots import RandomBot
from ...kit.chance import Random, shuffle
from ...kit.game import Bot
from ...kit.search import SearchBot
from .action import BID, GIVE, PASS, PLAY, TRUMP, RookAction
from .deal import Phase, State, View
from .masks import masks_of
from .plans import Habits
from .playout import Table
from .rules import DECK, PACKS, POINTS, ROOK, HouseRules

__all__ = ["BOTS", "PLAIN", "Plain", "candidates", "chances", "taken"]

IMAGINED = 10
"""How many deals a bot imagines before it bids."""

LONG = 6
"""How many cards of one suit are worth a bid without an ace."""


class _ImaginedDeals:
    """The points that a high bidder with this hand takes in deals that it imagines, played out as they are asked for.

    A hand imagines the same deals again whenever it's asked.
    """

    def __init__(self, rules: HouseRules, seats: int, hand: tuple[str, ...], habits: Habits) -> None:
        self.rules, self.seats, self.held, self.habits = rules, seats, len(hand), habits
        self.own, self.unseen = masks_of(rules.pack).of(hand), [card for card in rules.cards if card not in hand]
        self.rng = Seeded(".".join(hand))
        self.points: list[int] = []

    def first(self, deals: int) -> list[int]:
        """Return the points that it takes in the first deals."""
        while len(self.points) < deals:
            self.points.append(self._played())
        return self.points[:deals]

    def reaches(self, bid: int, share: float) -> bool:
        """Return whether it takes as much as a bid in a share of the deals; no more are played out than decide that."""
        may_miss, missed = _missed(share, IMAGINED), 0
        for deal in range(1, IMAGINED + 1):
            missed += self.first(deal)[-1] < bid
            if missed > may_miss or deal - missed == IMAGINED - may_miss:
                break
        return missed <= may_miss

    def _played(self) -> int:
        """Return the points that it takes in the next deal."""
        cards, held = shuffle(self.rng, self.unseen), self.held
        others = [cards[at : at + held] for at in range(0, (self.seats - 1) * held, held)]
        kitty = sum(POINTS[card] for card in cards[len(others) * held :])
        hands = [self.own, *map(masks_of(self.rules.pack).of, others)]
        return Table(self.rules, self.habits, hands, [*range(1, self.seats), 0], 0, kitty).taken()


_imagine = lru_cache(256)(_ImaginedDeals)


def _missed(share: float, deals: int) -> int:
    """Return in how many deals a bid may be missed that is to be made in a share of them."""
    return round((1 - share) * deals)


def taken(
    rules: HouseRules, seats: int, hand: tuple[str, ...], habits: Habits, deals: int = IMAGINED
) -> tuple[int, ...]:
    """Return the points that a high bidder with this hand takes in each of some imagined deals, the least first."""
    return tuple(sorted(_imagine(rules, seats, hand, habits).first(deals)))


@lru_cache(256)
def _is_biddable(rules: HouseRules, hand: tuple[str, ...]) -> bool:
    """Return whether a hand is worth a bid at all: it has an ace, or a long suit."""
    masks = masks_of(rules.pack)
    own = masks.of(hand)
    return bool(own & masks.aces) or any((own & suit).bit_count() >= LONG for suit in masks.suits)


@dataclass(frozen=True, slots=True)
class Plain:
    """A sound player, who bids by deals that it imagines; without an ace only with a long suit."""

    habits: Habits

    def choose(self, view: View, rng: Random) -> RookAction:
        """Return the bot's action; it draws no lots."""
        return self._act(view.masked)

    def finish(self, state: State) -> tuple[int, ...]:
        """Return the scores of a deal that it plays on for every seat."""
        while state.phase is Phase.BIDDING:
            state = state.apply(self._act(state))
        return state.scores if state.to_act is None else Table.of(state, self.habits).scores(state.bidding.bid)

    def _act(self, state: State) -> RookAction:
        """Return what the seat to act does; only its own hand is looked at."""
        return self._bid(state) if state.phase is Phase.BIDDING else Table.of(state, self.habits).action()

    def _bid(self, state: State) -> RookAction:
        """Return a bid of as little as is allowed, or a pass; a partner who is ahead is not overbid."""
        assert state.to_act
        bidder, seats, rules = state.bidding.bidder, state.deal.seats, state.rules
        hand = state.hands[state.to_act - 1].cards
        if not _is_biddable(rules, hand) or (seats == 4 and bidder and (bidder - state.to_act) % 2 == 0):
            return PASS
        least = state.bidding.least(rules)
        will = least <= rules.most and _imagine(rules, seats, hand, self.habits).reaches(least, self.habits.share)
        return RookAction(BID, points=least) if will else PASS

    def limit(self, rules: HouseRules, seats: int, hand: tuple[str, ...]) -> int:
        """Return the points that the bot bids for at most."""
        points = taken(rules, seats, hand, self.habits)
        return points[_missed(self.habits.share, len(points))]


def chances(view: View, deals: int) -> Mapping[int, float]:
    """Return for each bid of the seat to act how likely (0..1) it takes that many points, in some imagined deals."""
    state = view.masked
    points = taken(state.rules, state.deal.seats, state.hands[view.seat - 1].cards, PLAIN.habits, deals)
    bids = (bid for each in state.ranges() for bid in range(each.least, each.most + 1, each.step))
    return {bid: sum(got >= bid for got in points) / deals for bid in bids}


def candidates(view: View) -> tuple[RookAction, ...]:
    """Return the actions that differ enough to be compared.

    Bids are left to the plain bot. Of cards that win the same tricks and count the same, one is enough.
    """
    state = view.masked
    match state.phase:
        case Phase.GIVING:
            return tuple(_gifts(state))
        case Phase.TRUMP if state.deal.seats == 5:
            return tuple(_calls(state))
        case Phase.TRUMP | Phase.LEAD:
            return view.legal()
        case Phase.PLAY:
            return _plays(view)
    return ()


def _plays(view: View) -> tuple[RookAction, ...]:
    """Return one of the cards that win the same tricks and count the same."""
    state = view.masked
    cards = [card for act in view.legal() for card in act.seen]
    current = state.tricks[-1].cards
    gone = [card for card in state.played if card not in current]
    hand = state.hands[view.seat - 1].cards
    alike = [[card for card in cards if POINTS[card] == points] for points in sorted({POINTS[card] for card in cards})]
    different = {card for group in alike for card in state.suits.unlike(group, hand, gone)}
    return tuple(RookAction(PLAY, (card,)) for card in cards if card in different)


def _calls(state: State) -> Iterator[RookAction]:
    """Yield each suit as trumps with its highest missing card as the partner's, the longest also with missing aces."""
    assert state.to_act
    hand, pack = state.hands[state.to_act - 1].cards, PACKS[state.rules.pack]
    missing = [card for card in DECK.descending(state.rules.cards) if card not in hand and card != ROOK]
    tops = {suit: next((card for card in missing if card[-1] == suit), ROOK) for suit in pack.suits}
    longest = max(pack.suits, key=lambda suit: sum(card[-1] == suit for card in hand))
    calls = [*tops.items()]
    calls += [(longest, card) for card in missing if card[:-1] == pack.ranks[-1]]
    for suit, card in dict.fromkeys(calls):
        yield RookAction(TRUMP, (card,), choice=suit)


def _gifts(state: State) -> Iterator[RookAction]:
    """Yield some ways to pass on cards: of those that count nothing or little, the lowest of each suit."""
    assert state.to_act
    hand = DECK.descending(state.hands[state.to_act - 1].cards)
    low = [card for card in reversed(hand) if card != ROOK and POINTS[card] <= 5][: state.rules.give + 2]
    for cards in combinations(low, state.rules.give):
        yield RookAction(GIVE, DECK.descending(cards))


PLAIN = Plain(Habits(share=0.9, draws=True, ruffs=5))
"""The plain bot with which deals are played out."""

BATCHES = 5
"""How many batches of deals the searching bot plays out for one decision: as many as leave the table quick."""

BOTS: Mapping[str, Bot[RookAction, View]] = {
    "careful": PLAIN,
    "bold": Plain(Habits(share=0.6, draws=True, ruffs=0)),
    "strong": SearchBot(PLAIN, candidates, BATCHES),
    "random": RandomBot(),
}
"""The bots by name."""

"""The counts of the guide: what three cards are worth, when a face-down card is better, what the advice is worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from random import Random
from typing import Any

from rake import BOOK, DECK, Action, Card, Rank, Round
from rake.analysis.bots import BETTORS, Bot
from rake.analysis.exact import chances
from rake.analysis.outs import preferred
from rake.analysis.rollout import Rollout
from rake.analysis.spot import Spot, Taken
from rake.kit.margin import SIGMAS, margin
from widgets.site.pages.figures import quick
from widgets.site.pages.figures.advice import DUELS, KINDS, SKULL, advised, duel, kind_of
from widgets.site.pages.figures.counts import skull_start_of, start_of
from widgets.site.pages.figures.rounds import Mean, mean, moved

PLAYERS = range(2, 9)

STARTS = (
    *("three", "pair_ace", "pair_high", "pair_middle", "pair_low", "rake", "suited", "sequence", "gapped"),
    *("loose_high", "loose_low", "skull_near", "skull_far"),
)
"""The kinds of three dealt cards in the guide (see `start`)."""

SKULL_STARTS = ("aces", "rake", "suited", "sequence", "gapped", "pair", "loose")
"""What lies beside the Ace of Skulls among three cards. Beside two more Aces it has won already."""

DEALS = {2: 300_000, 3: 220_000, 4: 170_000, 5: 140_000, 6: 120_000, 7: 100_000, 8: 90_000}
"""The number of deals by number of players."""

SKULL_DEALS = 80_000
"""The number of deals, for each number of players, in which a seat is dealt the Ace of Skulls."""

DUEL_DEALS = {2: 40_000, 4: 30_000, 6: 24_000, 8: 20_000}
BET_DEALS = {2: 5_000, 4: 2_000, 6: 2_000}
DENIED = 400
"""The number of pick-ups in which every card's chance is counted."""


def start(cards: Sequence[Card]) -> str:
    """Return which of `STARTS` three cards are.

    The pairs are of Aces, of Tens to Dukes, of Sixes to Nines and of lower cards. `loose_high` holds a face (2.2). With
    the Ace of Skulls, `skull_near` is another Ace or two more Skulls beside it, and `skull_far` anything else but two
    more Aces. The rest is as in `counts.start_of`.
    """
    kind = start_of(cards)
    ranks = sorted(card.rank for card in cards)
    if kind != "three" and DECK[SKULL] in cards:
        return "skull_near" if ranks[1] is Rank.ACE or kind in ("rake", "suited") else "skull_far"
    if kind == "pair":
        pair = ranks[1]
        if pair is Rank.ACE:
            return "pair_ace"
        return "pair_high" if pair >= Rank.TEN else "pair_middle" if pair >= Rank.SIX else "pair_low"
    if kind == "loose":
        return "loose_high" if ranks[-1] > Rank.TEN else "loose_low"
    return kind


def ratio(pairs: Iterable[tuple[float, float]]) -> Mean:
    """Return the sum of the first values divided by that of the second ones, with its error; a pair is a sample."""
    pairs = list(pairs)
    whole = sum(count for _, count in pairs)
    share = sum(total for total, _ in pairs) / whole
    squares = sum((total - share * count) ** 2 for total, count in pairs)
    return Mean(round(share, 5), round(SIGMAS * sqrt(squares) / whole, 5))


def rounds(players: int, deals: int) -> dict[str, object]:
    """Return what each start wins, what each seat wins, and how often someone is left with the Ace of Skulls.

    `starts` and `seats` are shares (0..1) of the pot. `left` has the shares of rounds in which a player who wasn't
    dealt the Ace of Skulls loses with it: taken face `down`, or taken face `up`; and `saved`, in which one wins by it.
    """
    start_by_cards: dict[tuple[int, ...], str] = {
        cards: start([DECK[card] for card in cards]) for cards in combinations(range(len(DECK)), 3)
    }
    wins: dict[str, list[tuple[float, float]]] = defaultdict(list)
    seats: list[list[float]] = [[] for _ in range(players)]
    left: Counter[str] = Counter()
    chance = Random(f"guide {players}")
    for _ in range(deals):
        over = quick.play(players, quick.shuffled(players, chance))
        sums: dict[str, tuple[float, float]] = {}
        for seat, (hand, share) in enumerate(zip(over.hands, over.shares, strict=True)):
            seats[seat].append(share)
            kind, taken = start_by_cards[tuple(sorted(hand[:3]))], hand[3:]
            total, count = sums.get(kind, (0.0, 0.0))
            sums[kind] = total + share, count + 1
            if SKULL in taken:
                shown = over.face_up[seat][taken.index(SKULL)]
                left["saved" if share else "up" if shown else "down"] += 1
        for kind, sum_and_count in sums.items():
            wins[kind].append(sum_and_count)
    return {
        "deals": deals,
        "starts": {kind: ratio(wins[kind]) for kind in STARTS},
        "seats": [mean(each) for each in seats],
        "left": {
            way: Mean(round(share, 5), round(margin(share * (1 - share), deals), 5))
            for way, share in ((way, left[way] / deals) for way in ("down", "up", "saved"))
        },
    }


def skulls(players: int, deals: int) -> dict[str, Mean]:
    """Return the share (0..1) of the pot that a seat wins if it is dealt the Ace of Skulls, by what lies beside it."""
    wins: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for deal in range(deals):
        deck = Random(f"guide skull {players} {deal}").sample(range(SKULL), 5 * players - 1)
        seat = deal % players
        deck.insert(seat, SKULL)
        over = quick.play(players, deck)
        kind = skull_start_of([DECK[card] for card in over.hands[seat][:3]])
        wins[kind].append((over.shares[seat], 1))
    return {kind: ratio(wins[kind]) for kind in SKULL_STARTS}


def kinds(held: int) -> dict[str, list[int]]:
    """Return, for each kind of face-up card, in how many cases it is worth at least a face-down one, and of how many.

    The cases are all hands of `held` cards without the Ace of Skulls, each with every other card of the deck.
    """
    counts = {kind: [0, 0] for kind in KINDS}
    for hand in combinations(range(SKULL), held):
        worth, down = quick.order(hand)
        for card in range(len(DECK)):
            if card not in hand:
                count = counts[kind_of(hand, card)]
                count[0] += worth[card] >= down
                count[1] += 1
    return counts


def agreed(players: int, deals: int) -> list[Mean]:
    """Return how often the guide's rules take what the card engine's count takes, at the first and second pick-up."""
    samples: list[list[float]] = [[], []]
    chance = Random(f"guide agreed {players}")
    for _ in range(deals):
        same = [0, 0]

        def compared(hand: Sequence[int], up: Sequence[int], hidden: bool, same: list[int] = same) -> int | None:
            best = quick.by_worth(hand, up, hidden)
            said = advised(hand, up, hidden)
            worth, _ = quick.order(hand)
            equal = best is not None and said is not None and worth[best] == worth[said]
            same[len(hand) - 3] += best == said or equal
            return best

        quick.play(players, quick.shuffled(players, chance), (compared,))
        for number, count in enumerate(same):
            samples[number].append(count / players)
    return [mean(each) for each in samples]


def bets(players: int, deals: int) -> list[Mean]:
    """Return what each seat wins in a round with bets, in antes, if all seats are the bot that bets carefully.

    Each deal is one sample: the mean over its rounds, in which every seat has had every hand.
    """
    bot, stake, stack = Bot("outs", BETTORS["careful"]), 2, 40
    samples: list[list[float]] = [[] for _ in range(players)]
    for deal in range(deals):
        deck = list(DECK)
        Random(f"guide bets {players} {deal}").shuffle(deck)
        won = [0.0] * players
        for shift in range(players):
            now = Round.from_deck(players, stack, stake, BOOK, moved(deck, players, shift))
            while now.to_act:
                chance = Random(f"{deal} {shift} {len(now.moves)}")
                now = now.apply(bot.choose(now.seen_by(now.to_act), chance))
            for seat in range(players):
                won[seat] += (now.stacks[seat + 1] - stack) / stake / players
        for seat, each in enumerate(won):
            samples[seat].append(each)
    return [mean(each) for each in samples]


def last_choice(deal: int) -> Spot:
    """Return the second pick-up of the first of two players in a random round, played by `outs` so far."""
    deck = quick.shuffled(2, Random(f"guide last {deal}"))
    over = quick.play(2, deck)
    (shown, _), (theirs, _) = over.face_up
    mine, other = over.hands[0][:4], over.hands[1][3]
    up = [card for card in deck[6:8] if card not in (mine[3], other)]
    took = Taken(1, DECK[mine[3]], shown), Taken(2, DECK[other] if theirs else None, theirs)
    down = 2 - (not shown) - (not theirs)
    return Spot(2, 1, 2, tuple(DECK[card] for card in mine), tuple(DECK[card] for card in up), down, took)


def denied(deals: int) -> dict[str, object]:
    """Return what it is worth to look at the other player's hand before taking the card that's best for one's own.

    Two players, the first one's second pick-up, in which the other still has to pick: every deal is counted. `other` is
    the share (0..1) of pick-ups in which another card wins at least one percentage point more than the card worth most
    to the hand; `cost` is what that card gives away on average, over all pick-ups (0..1).
    """
    others, costs = [], []
    for deal in range(deals):
        spot = last_choice(deal)
        assert spot
        wins = chances(Rollout(spot, "outs"))
        own = preferred(spot.hand, spot.up, bool(spot.down), BOOK.ranking)
        taken = spot.options.index(Action.take(own) if own else Action.take_hidden(1))
        costs.append(float(max(wins) - wins[taken]))
        others.append(float(costs[-1] >= 0.01))
    return {"deals": deals, "other": mean(others), "cost": mean(costs)}


CALLS: dict[str, Callable[[], object]] = {
    **{f"rounds/{players}": partial(rounds, players, deals) for players, deals in DEALS.items()},
    **{
        f"duels/{way}/{players}": partial(duel, players, deals, ways, "guide")
        for way, ways in DUELS.items()
        for players, deals in DUEL_DEALS.items()
    },
    **{f"skulls/{players}": partial(skulls, players, SKULL_DEALS) for players in PLAYERS},
    **{f"bets/{players}": partial(bets, players, deals) for players, deals in BET_DEALS.items()},
    **{f"agreed/{players}": partial(agreed, players, 20_000) for players in DUEL_DEALS},
    **{f"kinds/{held}": partial(kinds, held) for held in (3, 4)},
    "denied": partial(denied, DENIED),
}
"""All that is counted for the guide, by path."""


def guide(counts: Mapping[str, Any]) -> dict[str, object]:
    """Return all numbers of the guide, of the counts of `CALLS`."""
    return {
        "rounds": counts["rounds"],
        "skulls": counts["skulls"],
        "skull_deals": SKULL_DEALS,
        "kinds": counts["kinds"],
        "agreed": counts["agreed"],
        "bets": {
            players: {"deals": BET_DEALS[int(players)], "seats": seats} for players, seats in counts["bets"].items()
        },
        "denied": counts["denied"],
        "duels": counts["duels"],
        "duel_deals": {str(players): deals for players, deals in DUEL_DEALS.items()},
    }

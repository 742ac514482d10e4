"""Rounds for the tests of bots: random ones under any house rules, and the same ones dealt otherwise where unseen."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

from rake import Action, ActionKind, HouseRules, Round, View
from tests.bounded import states_of, within

from .strategies import EVERY_RULES


def random_round(seed: int, rules: HouseRules | None = None) -> Round:
    """Return a round at its start: players, stacks, stake and house rules drawn from the seed; some seats absent."""
    rng = random.Random(seed)
    house = rules or rng.choice(EVERY_RULES)
    stake = house.small_bet if house.forced == "blinds" and house.betting == "fixed-limit" else rng.choice((1, 2, 5))
    players = rng.randint(2, 6)
    stacks = [rng.choice((stake, 7 * stake, 100)) for _ in range(players)]
    absent = [seat for seat in range(1, players + 1) if rng.random() < 0.08]
    return Round.deal(players, stacks, stake, house, rng=rng, absent=absent)


def steps(start: Round, rng: random.Random) -> Iterator[Round]:
    """Yield a round after the deal and after every action, drawn by chance; rarely a fold."""

    def drawn(now: Round) -> Action:
        actions = now.options().actions
        kept = [action for action in actions if action.kind is not ActionKind.FOLD] if rng.random() < 0.8 else actions
        return rng.choice(kept or actions)

    return states_of(start, drawn)


def some_view(seed: int, wanted: Callable[[View], bool], rules: HouseRules | None = None) -> View:
    """Return what the seat to act sees at some turn of a random round, the first wanted from a drawn place on."""
    found, seeds = list[View](), within(1_000, "the view that is wanted")
    while not found and next(seeds):
        rng = random.Random(seed)
        views = [now.seen_by(now.to_act) for now in steps(random_round(seed, rules), rng) if now.to_act]
        found = [view for view in views if wanted(view)]
        seed += 1_000_003
    return rng.choice(found)


def unseen_dealt_anew(view: View, rng: random.Random) -> Round:
    """Return another round that the seat whose view it is cannot tell from its own."""
    unseen = list(view.unseen)
    rng.shuffle(unseen)
    cards = iter(unseen)
    hands = tuple(tuple(card or next(cards) for card in hand) for hand in view.cards)
    down = list(view.middle.down)
    for seat, hand in enumerate(hands, 1):
        taken = [move.action for move in view.moves if move.seat == seat and move.action.kind is ActionKind.TAKE]
        for card, action in zip(hand[3:], taken, strict=True):
            if not action.card:
                down[action.slot - 1] = card
    return Round(
        rules=view.rules,
        stake=view.stake,
        start=view.start,
        absent=view.absent,
        posts=view.posts,
        phase=view.phase,
        money=view.money,
        cards=hands,
        middle=replace(view.middle, down=tuple(card or next(cards) for card in down)),
        stock=tuple(cards),
        picker=view.picker,
        moves=view.moves,
    )

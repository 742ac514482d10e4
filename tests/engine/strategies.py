"""What the property tests draw from."""

import random
from dataclasses import replace
from itertools import combinations, product
from typing import Any

from hypothesis import strategies as st

from rake import BOOK, CARD_ROOM, DECK, LITERAL, RUSSIAN, Action, ActionKind, Card, HouseRules, Options, Round
from tests.bounded import LONGEST, within

SWITCHES: dict[str, tuple[Any, ...]] = {
    "two_pair_beats_three": (False, True),
    "kickers": ("all", "one"),
    "middle": ("contesting", "seated"),
    "table_stakes": (True, False),
    "min_raise": ("any", "last"),
    "betting": ("no-limit", "pot-limit", "fixed-limit"),
    "small_bet": (1, 2),
    "big_bet": (2, 4),
    "cap": (3, 1),
    "forced": ("ante", "blinds"),
    "missed_blinds": ("post", "wait", "dealt"),
    "buy_in_min": (1, 20),
    "buy_in_max": (1_000_000, 200),
    "clock": (0, 30),
    "suits_full_tie": ("split", "draw"),
}
"""Every switch of the house rules, in the order of the rules, with its values, the default first."""


def _every(*names: str) -> tuple[HouseRules, ...]:
    chosen = product(*(SWITCHES[name] for name in names))
    return tuple(replace(BOOK, **dict(zip(names, values, strict=True))) for values in chosen)


EVERY_RULES = tuple(dict.fromkeys(house for names in combinations(SWITCHES, 2) for house in _every(*names)))
"""The book and every house rules with one or two changes to it."""

EVERY_RANKING = _every("two_pair_beats_three", "kickers")
"""One house rules for each order of hands."""


def hands(least: int = 5, most: int = 5) -> st.SearchStrategy[tuple[Card, ...]]:
    """Draw distinct cards in any order."""
    return st.lists(st.sampled_from(DECK), min_size=least, max_size=most, unique=True).map(tuple)


@st.composite
def tables(draw: st.DrawFn) -> tuple[tuple[Card, ...], ...]:
    """Draw two to eight hands of five that share no card."""
    count = draw(st.integers(2, 8))
    cards = draw(hands(5 * count, 5 * count))
    return tuple(cards[start : start + 5] for start in range(0, len(cards), 5))


def rules() -> st.SearchStrategy[HouseRules]:
    """Draw house rules: any value of each switch."""
    return st.builds(HouseRules, **{name: st.sampled_from(values) for name, values in SWITCHES.items()})


def random_hands(count: int, seed: int) -> list[tuple[Card, ...]]:
    """Return many hands of five, the same for the same seed."""
    rng = random.Random(seed)
    return [tuple(rng.sample(DECK, 5)) for _ in range(count)]


@st.composite
def deals(draw: st.DrawFn) -> Round:
    """Draw a round just dealt: two to eight seats, short stacks and deep ones, absent seats and dead money."""
    presets = st.sampled_from((BOOK, CARD_ROOM, LITERAL, RUSSIAN))
    agreed = draw(presets | rules())
    players = draw(st.integers(2, 8))
    blinds = agreed.forced == "blinds"
    stake = agreed.small_bet if blinds and agreed.betting == "fixed-limit" else draw(st.integers(1, 6))
    least = 1 if agreed.table_stakes else stake
    deep = draw(st.sampled_from((8, 15, 40)))
    stacks = draw(st.lists(st.integers(least, deep), min_size=players, max_size=players))
    seats = st.integers(1, players)
    absent = draw(st.just(frozenset()) | st.frozensets(seats, max_size=2))
    most = stake + max(1, stake // 2)
    posts = draw(st.just({}) | st.dictionaries(seats, st.integers(1, most), max_size=2)) if blinds else {}
    deck = random.Random(draw(st.integers(0, 2**32))).sample(DECK, len(DECK))
    return Round.from_deck(players, stacks, stake, agreed, deck, absent=absent, posts=posts)


def chosen(options: Options, rng: random.Random) -> Action:
    """Return some action that these options allow; staying in is likelier than folding, small bets than large ones."""
    actions = [action for action in options.actions if action.kind is not ActionKind.FOLD or rng.random() < 0.3]
    action = rng.choice(actions or options.actions)
    span = {ActionKind.BET: options.bet, ActionKind.RAISE: options.raise_to}.get(action.kind)
    if span and rng.random() < 0.7:
        return Action(action.kind, min(span.most, span.least + int(rng.expovariate(0.4))))
    return action


def random_play(start: Round, seed: int, exposing: float = 0) -> list[Round]:
    """Return a round between any two actions, to its end; now and then a middle card is exposed (8.17)."""
    rng = random.Random(seed)
    rounds = [start]
    actions = within(LONGEST, "the end of the round")
    while rounds[-1].to_act and next(actions):
        now = rounds[-1]
        if now.middle.face_down and rng.random() < exposing:
            rounds.append(now.expose(rng.choice(now.middle.face_down)))
        else:
            rounds.append(now.apply(chosen(now.options(), rng)))
    return rounds

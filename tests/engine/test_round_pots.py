"""What each player gets at the end, worked out again: chip by chip from what each paid, by the slow order of hands."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rake import CALL, Card, Category, Round
from tests.examples import examples

from . import reference
from .strategies import deals, random_play

many = examples(600)


def paid(rounds: list[Round]) -> tuple[list[int], list[int]]:
    """Return the dead money of each seat (9.3), and what each has put in by ante, blinds and bets (6.1, 7.2, 9.2)."""
    start, seats = rounds[0], range(1, rounds[0].players + 1)
    dead = [min(have, dict(start.posts).get(seat, 0)) for seat, have in enumerate(start.start, 1)]
    due = dict.fromkeys(seats, start.stake)
    if start.rules.forced == "blinds":
        small, big = (2, 1) if start.players == 2 else (1, 2)
        due = {small: max(1, start.stake // 2), big: start.stake}
    have = [chips - post for chips, post in zip(start.start, dead, strict=True)]
    put_in = [min(have[seat - 1], due.get(seat, 0)) for seat in seats]
    for before, after in pairwise(rounds):
        _, seat, action = after.moves[-1]
        if action == CALL:
            put_in[seat - 1] += before.options().call
        elif action.chips:
            put_in[seat - 1] += action.chips - before.bets[seat]
    return dead, put_in


def by_the_chip(put_in: list[int], dead: int, still_in: tuple[int, ...]) -> tuple[Counter[tuple[int, ...]], int]:
    """Return the chips that each set of seats plays for, and how many went back to the one who paid them (8.8)."""
    pots: Counter[tuple[int, ...]] = Counter()
    back = 0
    contestants = still_in
    for level in range(1, max(put_in) + 1):
        payers = [seat for seat, chips in enumerate(put_in, 1) if chips >= level]
        if len(payers) == 1:
            back += 1
            continue
        # What only folded seats have paid goes to those who play for the chips below.
        contestants = tuple(seat for seat in still_in if seat in payers) or contestants
        pots[contestants] += len(payers)
    # Dead money is in the main pot, or a pot before it if someone has paid nothing else.
    pots[still_in] += dead
    return +pots, back


def best(hands: dict[int, tuple[Card | None, ...]], start: Round) -> set[int]:
    """Return who holds the best of these hands, by the order of sections 3 to 5."""
    ranking = start.rules.ranking
    keys = {seat: reference.key((card for card in hand if card), *ranking) for seat, hand in hands.items()}
    return {seat for seat, key in keys.items() if key == max(keys.values())}


@given(start=deals(), seed=st.integers(0, 2**32))
@many
def test_every_chip_goes_where_it_belongs(start: Round, seed: int) -> None:
    rounds = random_play(start, seed)
    over = rounds[-1]
    assert over.result
    dead, put_in = paid(rounds)
    pots, back = by_the_chip(put_in, sum(dead), over.still_in)
    assert {pot.contestants: pot.chips for pot in over.result.pots} == pots
    returned = dict(over.result.returned)
    assert sum(returned.values()) == back
    for pot in over.result.pots:
        winners = best({seat: over.hands[seat] for seat in pot.contestants}, start)
        if over.result.showdown and len(pot.contestants) > 1 and set(pot.winners) != winners:
            values = over.result.showdown.values
            assert over.result.drawn
            assert values[pot.winners[0]].category is Category.SUITS_FULL
            assert set(pot.winners) < winners
    for seat, chips in over.stacks.items():
        gone = dead[seat - 1] + put_in[seat - 1]
        assert chips == over.start[seat - 1] - gone + over.result.won.get(seat, 0) + returned.get(seat, 0)

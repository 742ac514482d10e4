"""What a seat of President knows, and that every deal which it leaves possible is drawn as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, islice, product
from random import Random

import pytest

from rake.kit.chance import pick, shuffle
from rake.kit.errors import IllegalPosition, Violation
from rake.kit.records import RecordRefusal
from rake.shelf.president.deal import FORM, State, View
from rake.shelf.president.game import GAME
from rake.shelf.president.rules import DECK, INDEX
from tests.bounded import LONGEST, within
from tests.examples import searching
from tests.kit.chances import alike

from .president import pairs
from .president_tables import after, dealt, legal

type Key = tuple[tuple[str, ...], ...]

DRAWN = 400
TRIED = 20_000 if searching() else 4_000
"""How many deals are tried for a view."""


def played(state: State, rng: Random, until: Callable[[State], bool]) -> State:
    """Return the deal played on by chance, with few passes, until this holds or it's over."""
    actions = within(LONGEST, "the end of the deal")
    while state.to_act and not until(state) and next(actions):
        acts = legal(state)
        state = after(state, rng.choice(acts if rng.random() < 0.3 else acts[:-1] or acts))
    return state


def lines(state: State, seat: int) -> list[str]:
    """Return the actions as a seat saw them."""
    return str(state.seen_by(seat)).split("\n")[1:]


def deck_of(state: State, seat: int) -> dict[int, str]:
    """Return the cards of the deck that a seat knows, by their indices."""
    return {index: card for index, card in enumerate(state.seen_by(seat).masked.deal.deck) if card}


def test_pr5_7_in_a_first_deal_all_know_who_holds_3s() -> None:
    state = GAME.deal(4, rng=Random(1))
    opens = state.deal.deck.index("3S")
    for seat in range(5):
        view = state.seen_by(seat)
        own = {index: state.deal.deck[index] for index in range(seat - 1, 52, 4)} if seat else {}
        assert deck_of(state, seat) == own | {opens: "3S"}
        assert "3S" in view.masked.hands[opens % 4]
        assert view.to_act == opens % 4 + 1
        assert "3S" in view.resample(Random(2)).hands[opens % 4]


def test_pr5_7_the_two_cards_exchanged_are_seen_by_president_and_beggar_only() -> None:
    start = dealt("4C", "5C", "6C", "2H.2C.AS", offices="1.2.3.4")
    state = after(start, "return 4C")
    assert [lines(state, seat) for seat in range(5)] == [
        *(["1 return xx"], ["1 return 4C"], ["1 return xx"], ["1 return xx"], ["1 return 4C"])
    ]
    at = state.deal.deck.index("2H")
    assert at % 4 == 3
    assert deck_of(state, 1)[at] == "2H", "the President's deck shows it where it was dealt"
    assert "2H" in state.seen_by(4).masked.hands[0], "the Beggar knows who has it"
    assert "4C" in state.seen_by(1).masked.hands[3]
    for seat in (0, 2, 3):
        view = state.seen_by(seat)
        assert at not in deck_of(state, seat)
        assert [hand.hidden for hand in view.masked.hands] == [13 * (seat != each) for each in range(1, 5)]
    assert "4C" not in deck_of(state, 4).values(), "a deck shows what was dealt to a seat"


def test_pr5_7_with_two_exchanges_a_seat_sees_its_own_only() -> None:
    state = dealt("3S.3H", "4S", "", "AS", "2S.2H.AC", rules="default.exchange-two", offices="1.2.3.4.5")
    state = after(state, "return 3S.3H", "return 4S")
    seen = {seat: lines(state, seat) for seat in range(6)}
    assert seen[1] == seen[5] == ["1 return 3S.3H", "2 return xx"]
    assert seen[2] == seen[4] == ["1 return xx.xx", "2 return 4S"]
    assert seen[0] == seen[3] == ["1 return xx.xx", "2 return xx"]


def test_pr5_7_where_a_played_card_came_from_is_not_shown_and_the_last_cards_are() -> None:
    state = played(dealt("4C", "5C", "2H.2C.AS", offices="1.2.3"), Random(3), lambda state: len(state.moves) > 10)
    for seat in range(1, 4):
        own = {index: str(state.deal.deck[index]) for index in range(seat - 1, 52, 3)}
        given = {} if seat == 2 else {state.deal.deck.index("2H"): "2H"}
        assert deck_of(state, seat) == own | given
    last = played(state, Random(4), lambda state: False)
    left = [card for hand in last.hands for card in hand.cards]
    assert left
    assert {last.deal.deck.index(card): card for card in left}.items() <= deck_of(last, 0).items()
    assert len(deck_of(last, 0)) == len(left), "nothing else"
    assert [*last.seen_by(0).masked.hands] == [*last.hands]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("seen=2 deck=xx.5C.xx.xx.6C" + 47 * ".xx", ""),
        ("seen=1 offices=1.2.3 deck=" + ".xx.xx.".join(DECK.cards[:18]), ""),
        ("seen=3 offices=1.2.3 deck=xx.xx." + ".xx.xx.".join(DECK.cards[:17]) + ".xx", "\n1 return xx"),
    ],
)
def test_a_view_without_what_its_seat_has_seen_is_refused(text: str, moves: str) -> None:
    record = FORM.parse(f"president 1 seats=3 rules=default {text}{moves}")
    with pytest.raises(IllegalPosition) as error:
        record.views(record.deal.seen or 0)
    assert error.value.violation.code is RecordRefusal.NOT_AS_PLAYED


def test_a_view_that_no_deal_fits_is_refused() -> None:
    # The Beggar gave up 6C, the highest of the hand, and then plays the 9C.
    own = [card for card in DECK.cards if card not in ("6C", "9C")][:18]
    deck = [card for cards in zip(own, ["xx"] * 18, ["6C", *["xx"] * 17], strict=True) for card in cards][:52]
    text = f"president 1 seats=3 rules=default seen=1 offices=1.2.3 deck={'.'.join(deck)}\n1 return {own[0]}"
    assert GAME.parse_record(text).views(1)[-1].legal()
    view = GAME.parse_record(f"{text}\n1 play {own[1]}\n2 pass\n3 play 9C").views(1)[-1]
    with pytest.raises(IllegalPosition) as error:
        view.resample(Random(1))
    assert error.value.violation == Violation(RecordRefusal.NOT_AS_PLAYED, (1,))


def returns(state: State) -> list[tuple[str, ...]]:
    """Return the cards of each return, in their order."""
    return [state.moves[number].action.seen for number in range(min(len(pairs(state)), len(state.moves)))]


def gifts(state: State) -> list[tuple[str, ...]]:
    """Return the cards given up in each exchange: the highest of the hand that was dealt."""
    return [
        DECK.descending(map(str, state.deal.deck[giver - 1 :: state.deal.seats]))[:count]
        for _, giver, count in pairs(state)
    ]


def key_of(state: State) -> Key:
    """Return what a view hides late in a deal: what changed hands, and the hands of those who gave up cards."""
    givers = [giver for _, giver, _ in pairs(state)]
    return (*gifts(state), *returns(state), *(tuple(sorted(state.hands[giver - 1].cards)) for giver in givers))


def shared(cards: list[str], rooms: list[int]) -> Iterator[dict[str, int]]:
    """Yield every way to share out cards among seats that have this much room."""
    if not cards:
        yield {}
        return
    for at, room in enumerate(rooms):
        if room:
            left = [*rooms[:at], room - 1, *rooms[at + 1 :]]
            yield from ({cards[0]: at + 1} | rest for rest in shared(cards[1:], left))


def exchanged(state: State, number: int, lying: Mapping[str, int]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield what may have changed hands in an exchange if cards lie, or were played, like this: given up, returned."""
    receiver, giver, count = pairs(state)[number]
    upper, lower = ({card for card, seat in lying.items() if seat == each} for each in (receiver, giver))
    for back in combinations(DECK.descending(lower), count if number < len(state.moves) else 0):
        highest = max((INDEX[card] for card in lower - {*back}), default=-1)
        higher = DECK.descending(card for card in {*upper, *back} if INDEX[card] > highest)
        yield from ((gift, back) for gift in combinations(higher, count))


def every_deal(view: View, state: State) -> Counter[Key]:
    """Return how many deals and returns there are with each key, found by trying all that there may be."""
    now = view.masked
    lying = {card: seat for seat, act in now.moves if act.kind == "play" for card in act.seen}
    lying |= {card: seat for seat, hand in enumerate(now.hands, 1) for card in hand.cards}
    unseen = [card for card in DECK.cards if card not in lying]
    found: Counter[Key] = Counter()
    for rest in shared(unseen, [hand.hidden for hand in now.hands]):
        whole = lying | rest
        for changed in product(*(exchanged(state, number, whole) for number in range(len(pairs(state))))):
            if fits(view, state, whole, changed):
                hands = [
                    [*now.hands[giver - 1].cards, *(card for card in rest if rest[card] == giver)]
                    for _, giver, _ in pairs(state)
                ]
                backs = [back for _, back in changed if back]
                found[(*(gift for gift, _ in changed), *backs, *(tuple(sorted(hand)) for hand in hands))] += 1
    return found


def fits(
    view: View, state: State, whole: Mapping[str, int], changed: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
) -> bool:
    """Return whether the seat may have seen this: its own exchange, and in the deck whose cards were whose."""
    owners = dict(whole)
    for (receiver, giver, _), (gift, back), truth in zip(
        pairs(state), changed, zip(gifts(state), returns(state) or [()] * 2, strict=False), strict=True
    ):
        if view.seat in (receiver, giver) and (gift, back) != truth:
            return False
        owners |= dict.fromkeys(back, receiver) | dict.fromkeys(gift, giver)
    seats = state.deal.seats
    return all(card is None or owners[card] == index % seats + 1 for index, card in enumerate(view.masked.deal.deck))


def draws(view: View, count: int = DRAWN) -> Iterator[State]:
    rng = Random("uniform")
    return (view.resample(rng) for _ in range(count))


def late(rules: str, seats: int, seed: int, unseen: int) -> State:
    """Return a later deal by chance, with at most that many cards left in all hands, or just over."""
    rng = Random(f"{rules} {seats} {seed}")
    start = dealt(*[""] * seats, rules=rules, offices=".".join(map(str, range(1, seats + 1))))
    deck = ".".join(shuffle(rng, DECK.cards))
    state = GAME.parse_record(str(start.record()).partition(" deck=")[0] + f" deck={deck}").state()
    assert isinstance(state, State)
    return played(state, rng, lambda state: sum(map(len, state.hands)) <= unseen)


LATE = [
    *(("default", 3, 0), ("default", 3, 6), ("default", 4, 6)),
    *(("default.exchange-two", 3, 0), ("default.exchange-two", 3, 6), ("default.exchange-two", 4, 0)),
    ("default.exchange-two", 4, 3),
]
"""Rules, seats, and how many cards are left in all hands: with more there are too many deals to try them all."""


@pytest.mark.property
@pytest.mark.parametrize(("rules", "seats", "left"), LATE if searching() else LATE[1::4])
@pytest.mark.parametrize("seed", range(20 if searching() else 1))
def test_pr2_4_late_in_a_deal_all_that_fits_is_equally_likely_for_every_seat(
    rules: str, seats: int, left: int, seed: int
) -> None:
    state = late(rules, seats, seed, left)
    for seat in range(seats + 1):
        view = state.seen_by(seat)
        expected = every_deal(view, state)
        assert key_of(state) in expected
        counts = Counter(map(key_of, draws(view)))
        assert {*counts} <= {*expected}
        for facet in range(len(facets(key_of(state)))):
            drawn, weights = (by_facet(each, facet) for each in (counts, expected))
            drawn, weights = merged(drawn, weights)
            assert len(weights) < 2 or alike(drawn, weights)


def facets(key: Key) -> list[str]:
    """Return what is looked at of a deal: what each exchange changed, each of its parts, and the givers' hands."""
    half = len(key) // 3 if key else 0
    return [*map(str, key), *(str(({*gift} & {*back}, gift[-1])) for gift, back in zip(key, key[half:], strict=False))]


def by_facet(counts: Counter[Key], facet: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for key, count in counts.items():
        found[facets(key)[facet]] += count
    return found


def merged(counts: Counter[str], expected: Counter[str]) -> tuple[Counter[str], Counter[str]]:
    """Return both with all that is expected less than ten times as one."""
    least = 10 * sum(expected.values()) / sum(counts.values())
    found: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for facet in {**counts, **expected}:
        for sums, each in zip(found, (counts, expected), strict=True):
            sums[facet if expected[facet] >= least else "rare"] += each[facet]
    return found


def tried(view: View, rng: Random) -> State | None:
    """Return a deal found by trying: unseen cards and returns by chance, if this makes the same view."""
    now = view.masked
    state = State.begin(now.deal.filled(DECK.cards, rng))
    for move in now.moves:
        if move.action.kind == "return" and None in move.action.cards:
            state = state.apply(pick(rng, state.legal()))
        elif state.why_not(move.action) is None:
            state = state.apply(move.action)
        else:
            return None
    return state if state.seen_by(view.seat) == view else None


EARLY = [
    *(("default", 3, 2, 3), ("default", 4, 0, 3), ("default", 7, 1, 2), ("default", 4, 4, 3)),
    *(("default.exchange-two", 4, seat, 4) for seat in range(5)),
    *(("default.exchange-two", 5, 3, moves) for moves in (0, 1)),
    ("default.exchange-two.reseat-no", 4, 2, 3),
]
"""Rules, seats, the seat that looks, and how many actions it has seen."""


@pytest.mark.property
@pytest.mark.parametrize(("rules", "seats", "seat", "moves"), EARLY if searching() else EARLY[:7:3])
def test_pr2_4_early_in_a_deal_the_draws_are_those_that_trying_finds(
    rules: str, seats: int, seat: int, moves: int
) -> None:
    start = dealt(*[""] * seats, rules=rules, offices=".".join(map(str, range(1, seats + 1))))
    deck = ".".join(shuffle(Random(f"early {rules} {seats}"), DECK.cards))
    state = FORM.parse(str(start.record()).partition(" deck=")[0] + f" deck={deck}").state()
    assert isinstance(state, State)
    view = played(state, Random(1), lambda state: len(state.moves) == moves).seen_by(seat)
    rng = Random("tried")
    found = [*islice(filter(None, (tried(view, rng) for _ in range(TRIED))), DRAWN // 2)]
    assert len(found) > 30
    others = [*draws(view, 6 * DRAWN)]
    assert all(other.seen_by(seat) == view for other in others[:50])
    for facet in range(len(marks(state))):
        counts, weights = (Counter(marks(other)[facet] for other in each) for each in (found, others))
        counts, weights = merged(counts, weights)
        assert len(weights) < 2 or alike(counts, weights)


def marks(state: State) -> list[str]:
    """Return some things about a deal: what was given up and returned, and who has the twos and aces."""
    high = [sum(card[0] in "2A" for card in hand.cards) for hand in state.hands]
    changed = [
        f"{gift[-1][0]} {len({*gift} & {*back})}"
        for gift, back in zip(gifts(state), returns(state) or [()] * 2, strict=False)
    ]
    return [*changed, *(str(each and each[0][0]) for each in returns(state)), *map(str, high)]

"""What a seat of Rook knows, and that every deal which it leaves possible is drawn as often as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest

from rake.kit.errors import IllegalAction, IllegalPosition, Violation
from rake.kit.game import GameRefusal
from rake.kit.records import RecordRefusal
from rake.shelf.rook.action import parse_action
from rake.shelf.rook.deal import FORM, Phase, State, View
from rake.shelf.rook.game import GAME
from rake.shelf.rook.match import Match
from rake.shelf.rook.unseen import giver, taker
from tests.bounded import LONGEST, states_of, within
from tests.examples import searching
from tests.kit.chances import alike

from .rook_tables import after, bid, dealt, given

DRAWN = 2_000 if searching() else 300

type Hands = list[list[str]]


def lines(state: State, seat: int) -> list[str]:
    """Return what was passed on, as a seat saw it."""
    return [line for line in str(state.seen_by(seat)).split("\n") if " give " in line]


def low_gifts(state: State) -> State:
    """Return the deal with trumps named, after each seat has passed on its own low cards."""
    return after(given(state), "trump S")


def test_rk6_6_others_see_no_cards_and_the_receiver_sees_them_once_trump_is_named() -> None:
    start = bid(dealt("2S.3S.4S", "2H.3H.4H", "2D.3D.4D", "2C.3C.4C"), 70, "pass", "pass", "pass")
    start = after(start, "give 2S.3S.4S", "give 2H.3H.4H", "give 2D.3D.4D", "give 2C.3C.4C")
    unseen = [f"{seat} give xx.xx.xx" for seat in range(1, 5)]
    assert lines(start, 0) == unseen
    assert lines(start, 2) == [unseen[0], "2 give 4H.3H.2H", *unseen[2:]]
    named = after(start, "trump S")
    assert lines(named, 0) == unseen
    assert lines(named, 2) == ["1 give 4S.3S.2S", "2 give 4H.3H.2H", *unseen[2:]]
    assert lines(named, 1) == ["1 give 4S.3S.2S", *unseen[1:3], "4 give 4C.3C.2C"]


def test_rk3_10_the_giver_knows_where_the_cards_are_until_they_are_played() -> None:
    named = low_gifts(bid(dealt("2S.3S.4S", "AS.KS"), 70, "pass", "pass", "pass"))
    view = named.seen_by(1).masked
    assert [hand.hidden for hand in view.hands] == [0, 10, 13, 13]
    assert view.hands[1].cards == tuple(sorted(map(str, named.given[0])))
    for other in (0, 3, 4):
        assert named.seen_by(other).masked.hands[1].hidden == 13


def test_rk6_6_a_views_deck_shows_nothing_but_ones_own_cards_and_the_kitty_at_the_end() -> None:
    start = low_gifts(bid(dealt(), 70, "pass", "pass", "pass"))
    for state in states_of(start, lambda now: now.legal()[-1]):
        for seat in range(5):
            deck = state.seen_by(seat).masked.deal.deck
            own = {*range(seat - 1, 52, 4)} if seat else set()
            assert {at for at, card in enumerate(deck) if card} == own | ({52} if state.to_act is None else set())


def test_rk6_6_a_view_is_the_same_wherever_a_played_card_was_dealt() -> None:
    start = bid(dealt("2S.3S.4S.KH", "5D.6D.7D", "2D.3D.4D", "2C.3C.4C"), 70, "pass", "pass", "pass")
    first = after(start, "give 4S.3S.2S", "give 7D.6D.5D", "give 4D.3D.2D", "give 4C.3C.2C", "trump H", "lead left")
    # Seat 3 leads 7D, which came from seat 2; in the other deal it was dealt to seat 3, who got another card.
    deck = [*first.deal.deck]
    mine, theirs = deck.index("7D"), next(at for at in range(2, 52, 4) if deck[at] not in ("2D", "3D", "4D"))
    other_card = deck[theirs]
    deck[mine], deck[theirs] = deck[theirs], deck[mine]
    record = str(first.record()).replace(".".join(map(str, first.deal.deck)), ".".join(map(str, deck)))
    other = GAME.parse_record(record.replace("2 give 7D.6D.5D", f"2 give {other_card}.6D.5D")).state()
    assert isinstance(other, State)
    assert other.deal != first.deal
    assert [hand.cards for hand in other.hands] == [hand.cards for hand in first.hands]
    for seat in (0, 1, 4):
        assert first.seen_by(seat) == other.seen_by(seat)


def test_rk6_1_only_its_holder_knows_who_the_partner_is_until_the_card_is_played() -> None:
    state = given(bid(dealt("2S.3S.4S", "KC", "AC", seats=5), *["pass"] * 4, 70))
    named = after(state, "trump D partner AC", "lead me")
    for seat in (0, 1, 2, 4, 5):
        view = named.seen_by(seat)
        assert not any("AC" in hand for hand in view.masked.hands)
        holders = {at for _ in range(60) for at, hand in enumerate(view.resample(Random(_)).hands, 1) if "AC" in hand}
        assert len(holders) > 1
    assert (named.partner, named.bidders) == (0, (5,))


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ("1 give xx.xx.xx", GameRefusal.HIDDEN),
        ("1 give 4S.3S.2S~2 give xx.xx.xx~3 give xx.xx.xx~4 give xx.xx.xx~1 trump S", RecordRefusal.NOT_AS_PLAYED),
        ("1 give 4S.3S.2S~2 give AS.KS.QS", RecordRefusal.NOT_AS_PLAYED),
    ],
)
def test_a_view_without_what_its_seat_has_seen_or_with_more_is_refused(moves: str, code: object) -> None:
    start = bid(dealt("2S.3S.4S"), 70, "pass", "pass", "pass").seen_by(1)
    record = GAME.parse_record(f"{start}~{moves}")
    with pytest.raises((IllegalAction, IllegalPosition)) as error:
        record.views(1)
    assert isinstance(error.value, IllegalAction | IllegalPosition)
    assert error.value.violation.code is code


def played_on(state: State, rng: Random, left: int, kept: str = "") -> State:
    """Return the deal played on by chance until each seat holds that many cards; one card is kept while it can be."""
    actions = within(LONGEST, "that many cards")
    while (sum(map(len, state.hands)) > left * state.deal.seats or len(state.tricks[-1].cards)) and next(actions):
        acts = [act for act in state.legal() if kept not in act.seen] or state.legal()
        state = state.apply(rng.choice(acts))
    return state


def late(rules: str, seats: int, seed: int, left: int) -> State:
    """Return a deal by chance in which each seat holds that many cards; among five, seat 1 wants what others hold."""
    rng = Random(f"{rules} {seats} {seed}")
    own = (("hand", str(seed + 1)),) if seed else ()
    state = Match(rules, seats, order=tuple(range(1, seats + 1)), own=own).deal(rng)
    state = bid(state, 70, *["pass"] * (seats - 1))
    actions = within(50, "the choice of the lead")
    while state.phase is not Phase.LEAD and next(actions):
        state = state.apply(rng.choice(state.legal()))
    return played_on(after(state, "lead me"), rng, left, state.wanted or "none")


def shared(cards: Sequence[str], rooms: Sequence[int]) -> Iterator[Hands]:
    """Yield every way to share out cards among piles that have this much room."""
    if not cards:
        yield [[] for _ in rooms]
        return
    for at, room in enumerate(rooms):
        if room:
            for piles in shared(cards[1:], [*rooms[:at], room - 1, *rooms[at + 1 :]]):
                piles[at].append(cards[0])
                yield piles


def suit(state: State, card: str) -> str:
    return state.trump if card == "RO" else card[-1]


def followed(state: State, hands: Hands) -> bool:
    """Return whether these hands could all along have been played as they were."""
    for trick in state.tricks:
        for seat, card in trick.laid[1:]:
            led = suit(state, trick.cards[0])
            if suit(state, card) != led and any(suit(state, held) == led for held in hands[seat - 1]):
                return False
    return True


@cache
def choices(held: int, wanted: bool) -> int:
    """Return in how many ways three of these cards can have come, all of them tried; if one is wanted, it came."""
    return sum(not wanted or 0 in came for came in combinations(range(held), 3))


def gifts(view: View, final: Hands) -> int:
    """Return in how many ways the gifts that a seat hasn't seen can have been chosen.

    `final` is all that each seat has had since trumps were named.
    """
    now, count = view.masked, 1
    for seat, cards in enumerate(final, 1):
        came = now.given[giver(now.deal, seat) - 1] if now.given else ()
        bidder = seat == now.bidding.bidder and now.wanted in cards
        if None in came:
            count *= choices(len(cards), bidder)
        elif bidder and now.wanted not in came:
            return 0
    return count


def every_deal(view: View) -> Counter[str]:
    """Return how many deals there are with each unseen card in each hand, found by trying them all."""
    now = view.masked
    pack = [str(card) for card in FORM.pack(now.deal.rules)]
    seen = {*now.played, *(card for hand in now.hands for card in hand.cards), *now.deal.deck}
    seen.update(card for cards in now.given for card in cards)
    whereabouts: Counter[str] = Counter()
    rooms = [*(hand.hidden for hand in now.hands), now.kitty.count(None)]
    for piles in shared([card for card in pack if card not in seen], rooms):
        hands = [[*hand.cards, *pile] for hand, pile in zip(now.hands, piles, strict=False)]
        if followed(now, hands):
            done = [[card for card, by in now.played.items() if by == seat] for seat in range(1, len(hands) + 1)]
            weight = gifts(view, [[*hand, *cards] for hand, cards in zip(hands, done, strict=True)])
            whereabouts.update({f"{card} {at}": weight for at, pile in enumerate(piles) for card in pile})
    return whereabouts


def lying(state: State, cards: set[str]) -> Iterator[str]:
    """Yield where these cards lie: by seat, counted from 0, the kitty last."""
    for at, pile in enumerate((*(hand.cards for hand in state.hands), state.kitty)):
        yield from (f"{card} {at}" for card in pile if card in cards)


def of(counts: Counter[str], card: str) -> Counter[str]:
    return Counter({key: count for key, count in counts.items() if key.split()[0] == card and count})


LATE = [
    *(("default", 4, 1), ("default", 5, 1), ("default.pack-rook57", 4, 1)),
    *(("default.give-0", 5, 1), ("default.pack-rook57", 5, 1), ("default.give-0", 4, 2), ("default", 4, 2)),
]
"""Rules, seats, and how many cards each still holds."""


@pytest.mark.property
@pytest.mark.parametrize(("rules", "seats", "left"), LATE if searching() else LATE[:3])
@pytest.mark.parametrize("seed", range(20 if searching() else 1))
def test_late_in_a_deal_a_card_lies_in_each_hand_as_often_as_in_all_deals_that_fit(
    rules: str, seats: int, left: int, seed: int
) -> None:
    state = late(rules, seats, seed, left)
    for seat in range(seats + 1 if searching() else 3):
        view = state.seen_by(seat)
        expected = every_deal(view)
        cards = {key.split()[0] for key in expected}
        rng = Random("drawn")
        drawn = Counter(key for _ in range(DRAWN) for key in lying(view.resample(rng), cards))
        for card in cards:
            lies = of(expected, card)
            assert {*of(drawn, card)} <= {*lies}
            assert len(lies) < 2 or alike(of(drawn, card), lies)


def test_the_partner_card_is_with_the_bidder_only_if_it_came_and_as_often_as_that_leaves_ways() -> None:
    """RK6.4: with all of the bidder's ten cards unseen, it's among the three that came."""
    state = late("default", 5, 0, 1)
    bidder = state.bidding.bidder
    named = next(each for each in state.record().states() if isinstance(each, State) and each.phase is Phase.LEAD)
    others = (seat for seat in range(1, 6) if seat not in (bidder, giver(state.deal, bidder)))
    unaware = next(seat for seat in others if named.wanted not in named.hands[seat - 1])
    view, rng, held, drawn = named.seen_by(unaware), Random(1), 0, 5 * DRAWN
    for _ in range(drawn):
        guess = view.resample(rng)
        if named.wanted in guess.hands[bidder - 1]:
            held += 1
            assert named.wanted in guess.given[giver(guess.deal, bidder) - 1]
    # By hand: ten of the bidder's cards are like any others, but only three of them can be this one.
    unseen = sum(hand.hidden for hand in view.masked.hands) + len(view.masked.kitty)
    share = 3 / (unseen - 7)
    assert abs(held / drawn - share) < 4 * (share * (1 - share) / drawn) ** 0.5


def test_every_card_that_a_hand_has_had_may_have_been_passed_to_it() -> None:
    state = late("default", 4, 0, 2)
    view, rng = state.seen_by(1), Random(1)
    unseen = [seat for seat in range(1, 5) if None in view.masked.given[seat - 1]]
    assert len(unseen) == 2
    for seat in unseen:
        to = taker(state.deal, seat)
        came = Counter(card for _ in range(DRAWN) for card in view.resample(rng).given[seat - 1])
        sure = [card for card, by in state.played.items() if by == to]
        assert {*sure} <= {*came}
        assert alike({card: came[card] for card in sure}, dict.fromkeys(sure, 1))


def test_before_trumps_are_named_gifts_are_three_of_the_cards_dealt() -> None:
    state = bid(dealt(), 70, "pass", "pass", "pass")
    state = state.apply(state.legal()[0])
    state = state.apply(state.legal()[0])
    view, rng = state.seen_by(3), Random(1)
    for _ in range(50):
        guess = view.resample(rng)
        for seat in (1, 2):
            assert {*guess.given[seat - 1]} <= {*guess.deal.deck[seat - 1 : 52 : 4]}
            assert not {*guess.given[seat - 1]} & {*guess.hands[seat - 1].cards}
    came = Counter(str(card) for _ in range(DRAWN) for card in view.resample(rng).given[0])
    unseen = [card for card in FORM.pack("default") if card not in view.masked.hands[2]]
    assert alike(came, dict.fromkeys(unseen, 1))


def from_seat_1(*plays: str) -> State:
    """Return what seat 1, which holds AS, KS and QS, knows after these cards were played, of which it led the first."""
    state = after(bid(dealt("AS.KS.QS", rules="default.give-0"), 70, *["pass"] * 3), "trump H", "lead me")
    return after(state.seen_by(1).masked, *(f"play {card}" for card in plays))


def test_a_view_in_which_a_seat_plays_a_suit_that_it_did_not_follow_is_refused() -> None:
    now = from_seat_1("AS", "JD", "TS", "9S", "KS")
    assert now.to_act == 2
    assert now.why_not(parse_action("play JS")) == Violation(GameRefusal.NOT_HELD, ("JS",))
    assert now.why_not(parse_action("play TD")) is None


def test_a_view_that_no_deal_fits_is_refused() -> None:
    # Nobody else has spades, but of those that seat 1 doesn't hold only one can be the kitty.
    now = from_seat_1("AS", "JD", "TD", "9D")
    with pytest.raises(IllegalPosition) as error:
        View(1, now).resample(Random(1))
    assert error.value.violation == Violation(RecordRefusal.NOT_AS_PLAYED, (1,))


def test_rk6_4_a_bidder_who_plays_the_partner_card_must_have_got_it() -> None:
    state = given(bid(dealt("2S.3S.4S", "KC", "AC", seats=5, hand=2), *["pass"] * 4, 70))
    assert taker(state.deal, 1) == 5
    state = after(state, "trump D partner AC", "lead me")
    now = after(state.seen_by(1).masked, "play AC")
    with pytest.raises(IllegalPosition):
        View(1, now).resample(Random(1))
    now = after(state.seen_by(2).masked, "play AC")
    assert "AC" in View(2, now).resample(Random(1)).given[0]

"""The pickers: their definitions on hand-made views, and that nothing unseen moves them."""

import random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import BOOK, LITERAL, Card, HouseRules, View, parse_record
from rake.analysis.outs import final_share
from rake.analysis.pickers import PICKERS
from rake.cards import DECK
from tests.examples import examples

from .random_rounds import some_view, unseen_dealt_anew

HEADER = "rake 1 players=2 ante=1 stacks=9.9 seen=1{rules}\ndeal 1={hand} 2=xx.xx.xx\nbets 1 check, 2 check\n"
MIDDLE = "middle up={up} down={down}\n"
SECOND = "picks 1 {first}, 2 {theirs}\nbets 1 check, 2 check\n"


def first_pick(hand: str, up: str, rules: HouseRules = BOOK) -> View:
    """Return what seat 1 of two sees at its first pick-up."""
    return viewed(HEADER + MIDDLE, hand=hand, up=up, rules=f" rules={rules}")


def second_pick(hand: str, up: str, first: str, theirs: str, rules: HouseRules = BOOK) -> View:
    """Return what seat 1 of two sees at its second pick-up, after it and seat 2 took these."""
    return viewed(HEADER + MIDDLE + SECOND, hand=hand, up=up, first=first, theirs=theirs, rules=f" rules={rules}")


def viewed(text: str, **said: str) -> View:
    view = parse_record(text.format(**{"down": "xx.xx"} | said)).replay()[-1]
    assert isinstance(view, View)
    assert view.phase.is_pick
    return view


def picks(picker: str, view: View, seed: int = 1) -> str:
    return PICKERS[picker](view, random.Random(seed)).taken


def test_random_takes_any_middle_card_alike() -> None:
    view = first_pick("AW.9F.2C", "DS.2W")
    taken = [picks("random", view, seed) for seed in range(2000)]
    assert set(taken) == {"DS", "2W", "x1", "x2"}
    assert all(420 < taken.count(card) < 580 for card in set(taken))


@pytest.mark.parametrize(
    ("hand", "up", "taken"),
    [
        ("AW.9F.2C", "DS.2W", "2W"),  # a pair
        ("AW.9F.2C", "9S.2W", "9S"),  # the better pair
        ("AW.9F.2C", "DS.LW", "x1"),  # nothing better
        ("9W.9F.2C", "AS.9C", "9C"),
        ("9W.9F.2C", "2S.2W", "2S"),  # equal: the first
        ("9W.9F.2C", "9S.2W", "9S"),
        ("9W.9F.9C", "AF.2W", "x1"),  # still three
    ],
)
def test_made_at_the_first_pick_up(hand: str, up: str, taken: str) -> None:
    assert picks("made", first_pick(hand, up)) == taken


def test_8_1_made_follows_the_order_of_the_house() -> None:
    assert picks("made", first_pick("9W.9F.2C", "9S.2W", LITERAL)) == "2W"


def test_8_3_kickers_that_do_not_count_are_no_better() -> None:
    rules = HouseRules(kickers="one")
    assert picks("made", second_pick("9W.8F.5C", "3W.4W", "4W", "x2", rules)) == "x1"
    assert picks("made", second_pick("9W.8F.5C", "9S.4W", "4W", "x2", rules)) == "9S"


@pytest.mark.parametrize(
    ("hand", "up", "first", "theirs", "taken"),
    [
        ("9W.8W.5W", "2W.3W", "3W", "x2", "2W"),  # Suits Full
        ("9W.8W.5W", "2F.3W", "3W", "x2", "x1"),
    ],
)
def test_made_at_the_second_pick_up(hand: str, up: str, first: str, theirs: str, taken: str) -> None:
    view = second_pick(hand, up, first, theirs)
    hidden = [f"x{slot}" for slot in view.options().down]
    assert picks("made", view) == (taken if taken[0] != "x" else hidden[0])


@pytest.mark.parametrize("picker", PICKERS)
def test_without_face_down_cards_a_face_up_one_is_taken(picker: str) -> None:
    view = viewed(
        HEADER + MIDDLE + SECOND, hand="9W.9F.5W", up="2F.9C", down="5C.xx", first="x1", theirs="x2", rules=""
    )
    assert picks(picker, view) in {"2F", "9C"}
    if picker != "random":
        assert picks(picker, view) == "9C"


@pytest.mark.parametrize("picker", PICKERS)
def test_the_last_card_is_taken_whatever_it_is(picker: str) -> None:
    text = HEADER.replace("seen=1", "seen=2").replace("1={hand} 2=xx.xx.xx", "1=xx.xx.xx 2={hand}") + MIDDLE + SECOND
    for taken, left in (("2F", "3C"), ("3C", "2F")):
        view = viewed(
            text + "picks 1 {last}",
            hand="9W.8F.5W",
            up="2F.3C",
            down="xx.5C",
            first="x1",
            theirs="x2",
            rules="",
            last=taken,
        )
        assert picks(picker, view) == left


def naive_outs(view: View) -> str:
    """Return what the odds model's definition takes, worked out by plain means."""
    ranking, hand = view.rules.ranking, view.hand

    def worth(card: Card) -> float:
        trie = (*hand, card)
        if len(trie) == 5:
            return final_share(trie, ranking)
        return mean(final_share((*trie, last), ranking) for last in DECK if last not in trie)

    options = view.options()
    best = max(options.up, key=worth, default=None)
    on_the_whole = mean(worth(card) for card in DECK if card not in hand)
    if best and (not options.down or worth(best) >= on_the_whole):
        return str(best)
    return f"x{options.down[0]}"


def test_outs_follows_the_definition_of_the_odds_model() -> None:
    rng = random.Random(7)
    for turn in range(40):
        cards = [str(card) for card in rng.sample(DECK, 5)]
        hand, up = ".".join(cards[:3]), ".".join(cards[3:])
        first = first_pick(hand, up, (BOOK, LITERAL)[turn % 2])
        assert picks("outs", first) == naive_outs(first)
        second = second_pick(hand, up, cards[3], "x1", (BOOK, LITERAL)[turn % 2])
        assert picks("outs", second) == naive_outs(second)


def test_outs_takes_the_first_of_cards_that_are_worth_the_same() -> None:
    assert picks("outs", first_pick("9W.9F.2C", "9S.9C")) == "9S"
    assert picks("outs", first_pick("9W.9F.2C", "9C.9S")) == "9C"


@pytest.mark.parametrize(("hand", "up", "taken"), [("AW.AF.AC", "AS.2W", "AS"), ("9W.9F.2C", "9S.3W", "9S")])
def test_strong_takes_what_clearly_wins(hand: str, up: str, taken: str) -> None:
    assert {picks("strong", first_pick(hand, up), seed) for seed in range(5)} == {taken}


def test_strong_counts_on_what_it_can_still_take() -> None:
    """Two players take all four cards in the end, so with three Wings in hand and two up either Wing will do."""
    view = first_pick("AW.DW.7W", "2W.3W")
    assert picks("strong", view) in {"2W", "3W"}


@pytest.mark.parametrize(
    ("up", "down", "mine", "theirs", "taken"),
    [
        ("9S.9C", "2W.xx", "x1", "9S", "9C"),  # they hold a Nine: the other one would make them a pair
        ("9C.2W", "xx.xx", "2W", "x1", "x2"),  # they left the Nine: nothing to deny
    ],
)
def test_strong_denies_a_card_to_who_wants_it_and_not_to_who_left_it(
    up: str, down: str, mine: str, theirs: str, taken: str
) -> None:
    """Twice the same hand of mine, and the same two cards left: the Nine of Crosses and one face down."""
    said = {"hand": "AW.AF.3C", "up": up, "down": down, "first": mine, "theirs": theirs, "rules": " rules=book"}
    view = viewed(HEADER + MIDDLE + SECOND, **said)
    assert picks("outs", view) == "x2"
    assert {picks("strong", view, seed) for seed in range(5)} == {taken}


def test_strong_keeps_the_better_hand_where_it_costs_little_at_the_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other Seven may still lie there at the second pick-up; but a pair wins bets before."""
    view = first_pick("7F.AS.9W", "7W.LW")
    assert {picks("strong", view, seed) for seed in range(5)} == {"7W"}
    monkeypatch.setattr("rake.analysis.strong.HAND_WEIGHT", 0)
    assert {picks("strong", view, seed) for seed in range(5)} == {"x1"}


@pytest.mark.parametrize("picker", PICKERS)
@given(seed=st.integers(0, 10_000), again=st.integers(1, 5))
@examples(15)
def test_what_a_seat_cannot_see_does_not_move_its_pick(picker: str, seed: int, again: int) -> None:
    view = some_view(seed, lambda view: view.phase.is_pick and view.seat not in view.absent)
    other = unseen_dealt_anew(view, random.Random(again)).seen_by(view.seat)
    assert other == view
    assert picks(picker, view) == picks(picker, other)

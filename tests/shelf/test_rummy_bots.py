"""The bots of Rummy: legal everywhere, from views alone, and sound where it's plain what to do."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rake.kit.chance import some
from rake.kit.game import play_until
from rake.shelf.rummy.bots import BOTS, candidates, near_the_end
from rake.shelf.rummy.deal import State
from rake.shelf.rummy.game import GAME
from rake.shelf.rummy.likely import likely
from rake.shelf.rummy.melds import BOTH_ACES, LOW_ACE, bits, cards_of
from rake.shelf.rummy.plain import PLAIN, Plain
from rake.shelf.rummy.rules import DECK
from tests.bounded import LONGEST, within

from . import rummy_reference as reference
from .rummy import CHANGED
from .rummy_deals import does, midway
from .test_rummy_reference import HOUSE_RULES

CHARACTERS = {name: bot for name, bot in BOTS.items() if isinstance(bot, Plain)}
every_plain_bot = pytest.mark.parametrize("name", CHARACTERS)


def chosen(name: str, state: State) -> str:
    """Return what a bot does at its turn."""
    assert state.to_act
    return str(BOTS[name].choose(state.seen_by(state.to_act), Random(1)))


@pytest.mark.parametrize("bot", [PLAIN, *CHARACTERS.values()], ids=str)
@pytest.mark.parametrize("rules", [*HOUSE_RULES.one_changed, CHANGED])
def test_a_deal_finished_at_once_scores_as_by_choices(bot: Plain, rules: str) -> None:
    for seed in range(6):
        state = GAME.deal(2 + seed % 5, rules, rng=Random(f"{rules} {seed}"))
        assert isinstance(state, State)
        bots = dict.fromkeys(range(1, 7), bot)
        ended = play_until(state, bots, seed)
        assert bot.finish(state) == ended.scores
        halfway = does(state, *(str(move.action) for move in ended.moves[: len(ended.moves) // 2 + seed % 2]))
        assert bot.finish(halfway) == ended.scores


@every_plain_bot
def test_a_bot_knows_no_more_than_its_seat(name: str) -> None:
    for seed in range(3):
        state = GAME.deal(3, rng=Random(seed))
        turns = within(LONGEST, "the end of the deal")
        while state.to_act and next(turns):
            view = state.seen_by(state.to_act)
            elsewhere = view.resample(Random(seed + 100)).seen_by(state.to_act)
            action = BOTS[name].choose(view, Random(7))
            assert action == BOTS[name].choose(elsewhere, Random(7))
            state = state.apply(action)


@every_plain_bot
def test_it_takes_a_card_that_completes_a_meld(name: str) -> None:
    hand = "4C 5C 9D KH"
    assert chosen(name, midway(hand, pile="6C", has_drawn=False)) == "draw pile"
    assert chosen(name, midway(hand, pile="TH", has_drawn=False)) == "draw stock"


@every_plain_bot
def test_it_takes_a_card_that_it_can_lay_off(name: str) -> None:
    assert chosen(name, midway("4C 9H KH", pile="8D", melds=["5D 6D 7D"], has_drawn=False)) == "draw pile"


def test_a_thrifty_one_takes_a_low_card_for_a_high_one() -> None:
    state = midway("4C 9D KH", pile="2H", has_drawn=False)
    assert chosen("thrifty", state) == "draw pile"
    assert chosen("thrifty", does(state, "draw pile")) == "discard KH"
    assert chosen("patient", state) == "draw stock"


def test_a_patient_one_keeps_what_waits_for_many_cards() -> None:
    assert chosen("patient", midway("7S 8S 8C AH", melds=["8D 9D TD"])) == "discard 8C"
    assert chosen("patient", midway("QS QH 6D 2D", pile="9D")) == "discard 6D"
    assert chosen("patient", midway("QS QH 6D 2D", pile="QD QC 9D")) != "discard 6D", "no other queen will come"


def test_a_watchful_one_hopes_less_the_fewer_cards_another_holds() -> None:
    hand = "QS QH 6D 2D"
    many, one = midway(hand, "KS KH KD KC JS JH JD"), midway(hand, "KS")
    assert str(PLAIN.choose(many.seen_by(1), Random(1))) == "discard 6D"
    assert str(PLAIN.choose(one.seen_by(1), Random(1))) in ("discard QS", "discard QH")


def test_a_secretive_one_keeps_its_first_meld_until_somebody_is_about_to_go_out() -> None:
    hand = "7S 7H 7D 2C 4D 9H KC JD"
    assert chosen("patient", midway(hand, "KS QS 3S 4S")) == "meld 7S.7H.7D"
    assert chosen("secretive", midway(hand, "KS QS 3S 4S")).startswith("discard")
    assert chosen("secretive", midway(hand, "KS QS 3S")) == "meld 7S.7H.7D"


@every_plain_bot
def test_it_goes_out_when_it_can(name: str) -> None:
    assert chosen(name, midway("8D", melds=["5D 6D 7D"])) == "lay 8D on 1"
    state = midway("4C 5C 6C KD", "QS 2S 3S 4S")
    assert chosen(name, state) == "meld 4C.5C.6C"
    assert chosen(name, does(state, "meld 4C.5C.6C")) == "discard KD"


@every_plain_bot
def test_it_keeps_a_card_of_its_own_meld_and_one_to_discard(name: str) -> None:
    own = midway("8D 9D TD 2C KH", "KS", melds=["5D 6D 7D"], has_melded=True)
    assert chosen(name, own).startswith("discard")
    last = midway("8D 9S 9H 9C", "KS", melds=["5D 6D 7D"], has_melded=True)
    assert chosen(name, last) == "discard 8D", "not a card of the group"


@pytest.mark.parametrize("ace", ["low", "both"])
def test_what_cards_wait_for_is_what_makes_a_meld_of_two_of_them(ace: str) -> None:
    melds, pack = {"low": LOW_ACE, "both": BOTH_ACES}[ace], DECK.cards
    for number in range(40):
        hand = some(Random(number), pack, 2 + number % 6)
        thirds = {
            pair: {card for card in pack if reference.as_meld([*pair, card], ace)} for pair in combinations(hand, 2)
        }
        assert {*cards_of(melds.waits(bits(hand)))} == set[str]().union(*thirds.values()) - {*hand}
        near = {card for pair, cards in thirds.items() if cards for card in pair}
        assert {*cards_of(melds.apart(bits(hand)))} == {*hand} - near


def test_a_search_compares_draws_and_the_discards_that_look_best() -> None:
    waiting, drawn = midway("4C 5C 9D KH", pile="6C", has_drawn=False), midway("4C 5C 9D KH 2S", taken="KH")
    for compared in (candidates, near_the_end):
        assert [str(action) for action in compared(waiting.seen_by(1))] == ["draw stock", "draw pile"]
        assert [str(action) for action in compared(drawn.seen_by(1))] == ["discard 9D", "discard 5C", "discard 4C"]


def test_hints_compare_melds_too_and_the_strong_bot_searches_only_near_the_end() -> None:
    melding, early = midway("4C 5C 6C 9D KH").seen_by(1), GAME.deal(2, rng=Random(1)).seen_by(1)
    assert [str(action) for action in candidates(melding)][:2] == ["meld 4C.5C.6C", "discard KH"]
    assert near_the_end(melding) == (), "melds come first"
    assert candidates(early)
    assert near_the_end(early) == ()


def test_the_deal_that_was_played_is_more_likely_than_others() -> None:
    truth, others = [], []
    for seed in range(40):
        state = GAME.deal(2, rng=Random(seed))
        for _ in range(20):
            if state.to_act:
                state = state.apply(PLAIN.choose(state.seen_by(state.to_act), Random(1)))
        if state.to_act:
            view = state.seen_by(state.to_act)
            truth.append(likely(view)(state))
            others.append(likely(view)(view.resample(Random(seed))))
    assert truth.count(1) > 0.9 * len(truth), "this bot always does what is likely"
    assert sum(truth) > 4 * sum(others) > 0

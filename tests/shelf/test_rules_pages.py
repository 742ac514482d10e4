"""The rules of poker and Red Dog that readers stumbled over: the examples on their pages, and what they say, played."""

from __future__ import annotations

import re
from random import Random
from typing import NamedTuple

import pytest

from rake.kit.betting import BettingRefusal
from rake.kit.errors import IllegalAction
from rake.kit.pots import Pot
from rake.kit.ranking import DECK
from rake.shelf.holdem.action import parse_act
from rake.shelf.holdem.deal import State
from rake.shelf.holdem.game import GAME
from rake.shelf.reddog.game import GAME as REDDOG
from rake.shelf.reddog.odds import pair_gain
from rake.shelf.reddog.rules import payout
from tests.bounded import LONGEST, end_of, within
from widgets.site.pages.game_facts import GAMES, filled
from widgets.templates import LANGUAGES

from .test_holdem import FOUR, dealt, legal, played, refused

EXAMPLE = re.compile(
    r"(?m)^(?P<text>(?:(?!```|#).+\n)+)\n```game-deal[^\n]*\n(?:step=(?P<step>\d+) )?deal=(?P<deal>[^\n]+)"
)


class Example(NamedTuple):
    """An example on a page: its words, and the deal when its picture is taken, with the cards that nobody saw."""

    text: str
    state: State

    @property
    def numbers(self) -> set[int]:
        """The numbers that its words name."""
        return {int(number) for number in re.findall(r"\b\d+\b", re.sub(r"\[[A-Z]{2}\d\.\d+\]", "", self.text))}


def example(rule: str, index: int = -1, lang: str = "en") -> Example:
    """Return one of the examples under a rule of Hold'em, the last if no index is given."""
    page = GAMES / f"holdem/rules{'' if lang == 'en' else f'.{lang}'}.md"
    anchor = f"{{#{rule.lower().replace('.', '-')}}}"
    section = page.read_text("utf-8").split(anchor)[1].split("\n### ")[0]
    found = [*EXAMPLE.finditer(section)][index]
    header, *moves = found["deal"].split("~")
    fields = header.replace(" seen=0", "").split(" deck=")
    cards = fields[1].split(".")
    rest = iter(card for card in DECK.cards if card not in cards)
    deck = [next(rest) if card == "xx" else card for card in cards]
    record = "\n".join([f"holdem 1 {fields[0]} deck={'.'.join([*deck, *rest])}", *moves[: int(found["step"] or 0)]])
    state = GAME.parse_record(record).state()
    assert isinstance(state, State)
    return Example(found["text"], state)


def pots(state: State) -> list[Pot]:
    assert state.result
    return [Pot(pot.chips, pot.contestants) for pot in state.result.pots]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk3_2_the_pot_counts_the_bets_of_the_betting_round(lang: str) -> None:
    words, state = example("PK2.3", lang=lang)
    assert state.money.pot == sum(state.money.bets) == 15
    assert str(state.money.pot) in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk2_4_of_two_players_the_small_blind_still_answers_a_short_big_blind(lang: str) -> None:
    _, state = shown = example("PK2.4", lang=lang)
    assert (state.to_act, state.money.owes(2), legal(state)) == (2, 5, ["fold", "call"])
    assert refused(state, "raise 20") is BettingRefusal.NOBODY_TO_ANSWER
    called, folded = played(state, "2 call"), played(state, "2 fold")
    assert (called.money.returned[1], pots(called)) == (7, [Pot(6, (1, 2))])
    assert (folded.money.returned[1], pots(folded)) == (2, [Pot(6, (1,))])
    assert {3, 5, 6, 7, 2} <= shown.numbers
    short = dealt((100, 3))
    assert (short.to_act, short.money.returned) == (None, (7, 0))


def test_pk3_3_only_a_blind_owes_nothing_at_a_price() -> None:
    state = played(dealt((100, 100, 100), stake="1"), "3 call")
    assert legal(state) == ["check", "raise 2", "raise 100"]
    assert legal(played(state, "1 check")) == ["check", "raise 2", "raise 100"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk3_7_ends_the_betting_before_the_big_blind_acts(lang: str) -> None:
    words, state = shown = example("PK3.7", lang=lang)
    assert state.result
    assert (state.to_act, state.money.answered, state.result.shown) == (None, (None,) * 3, (1, 2))
    assert (state.money.returned[1], 5 in shown.numbers) == (5, True), words
    called = played(dealt((5, 100, 100)), "3 call")
    assert (called.to_act, "raise 20" in legal(called)) == (2, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk3_10_a_bet_of_less_than_the_stake_does_not_reopen_the_betting(lang: str) -> None:
    words, state = shown = example("PK3.10", 1, lang)
    assert (state.to_act, state.money.owes(1), legal(state)) == (1, 3, ["fold", "call"]), words
    assert {3, 10} <= shown.numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk3_9_pk3_10_two_all_ins_reopen_the_betting_but_are_not_one_raise(lang: str) -> None:
    words, state = shown = example("PK3.10", 2, lang)
    assert (state.to_act, state.money.price) == (2, 42), words
    assert legal(state)[2] == "raise 62"
    assert refused(state, "raise 61") is BettingRefusal.TOO_LITTLE
    assert {20, 30, 42, 22, 62} <= shown.numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk3_12_a_short_all_in_is_completed_and_does_not_reopen_the_betting(lang: str) -> None:
    words, state = shown = example("PK3.12", lang=lang)
    assert (state.to_act, state.money.owes(3), legal(state)) == (3, 5, ["fold", "call"]), words
    before = GAME.parse_record(str(state.record()).rsplit("\n", 2)[0]).state()
    assert isinstance(before, State)
    assert legal(before) == ["fold", "call", "raise 30"]
    assert "raise 40" in legal(played(before, "1 raise 30", "2 fold"))
    assert {20, 25, 30, 5} <= shown.numbers


@pytest.mark.parametrize(("small_bet", "blinds"), [(10, (5, 10)), (3, (1, 3)), (1, (1, 1))])
def test_pk3_12_the_blinds_are_one_small_bet_and_half_of_it(small_bet: int, blinds: tuple[int, int]) -> None:
    rules = f"limit.small_bet-{small_bet}.big_bet-{2 * small_bet}"
    assert dealt(FOUR, rules=rules, stake=str(small_bet)).money.bets[:2] == blinds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk3_13_lapses_run_on_into_the_next_round_and_keep_fractions(lang: str) -> None:
    page = (GAMES / f"holdem/rules{'' if lang == 'en' else f'.{lang}'}.md").read_text("utf-8")
    said = filled(page, "holdem", lang).split("{#pk3-13}")[1].split("\n### ")[0]
    match = GAME.match(2, "pirates")
    limits = []
    for seed in range(3):
        match = type(match)(match.table.decided(1, 31))
        match = match.settle(end_of(match.deal(Random(seed)), State.lapse))
        limits.append(match.table.limit(1))
    assert limits == [15, 7.5, 6]
    assert all(f"{float(limit):g}".replace(".", "." if lang == "en" else ",") in said for limit in limits if limit)
    assert re.search(r"\b20\b.*\b10, (потом )?5\b.*\b4\b", said, re.DOTALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk4_1_what_nobody_matched_comes_back_before_the_pot_is_won(lang: str) -> None:
    words, state = shown = example("PK4.1", lang=lang)
    assert (state.money.returned[1], pots(state), state.scores[1]) == (5, [Pot(10, (2,))], 5), words
    assert {5, 10} <= shown.numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk4_2_pots_with_a_folded_player_and_dead_money(lang: str) -> None:
    words, state = shown = example("PK4.2", lang=lang)
    assert pots(state) == [Pot(95, (1, 2, 3)), Pot(90, (2, 3))], words
    assert state.result
    assert [pot.winners for pot in state.result.pots] == [(1,), (3,)]
    assert {15, 20, 60, 95, 40, 10, 90} <= shown.numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pk5_4_a_short_bet_does_not_lower_a_full_raise_nor_does_a_later_one(lang: str) -> None:
    words, state = shown = example("PK5.4", lang=lang)
    assert (state.to_act, legal(state)[2]) == (3, "raise 47"), words
    before = GAME.parse_record(str(state.record()).rsplit("\n", 1)[0]).state()
    assert isinstance(before, State)
    assert legal(before)[2] == "raise 27"
    assert {7, 20, 27, 47} <= shown.numbers


def test_pk5_4_with_antes_the_smallest_bet_is_the_stake_too() -> None:
    assert legal(dealt(FOUR, rules="default.forced-ante"))[1] == "bet 10"
    assert legal(dealt(FOUR, rules="default.forced-ante.min_raise-any"))[1] == "bet 1"


def test_pk5_8_only_a_player_who_owes_can_be_unanswerable() -> None:
    unanswerable = 0
    for seed in range(1000):
        rng = Random(seed)
        stacks = [rng.choice((1, 3, 5, 10, 15, 30, 100)) for _ in range(rng.randint(2, 4))]
        forced = rng.choice(("blinds", "ante"))
        state = dealt(stacks, rules=f"default.forced-{forced}", stake=str(rng.choice((1, 2, 10))))
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            verb = "raise" if state.money.price else "bet"
            try:
                state.apply(
                    parse_act(f"{verb} {state.money.bets[state.to_act - 1] + state.money.stacks[state.to_act - 1]}")
                )
            except IllegalAction as error:
                if error.violation.code is BettingRefusal.NOBODY_TO_ANSWER:
                    unanswerable += 1
                    assert state.money.owes(state.to_act) > 0
            state = state.apply(rng.choice(state.legal()))
    assert unanswerable > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_he4_2_seat_1_shows_first_even_if_all_in(lang: str) -> None:
    words, state = example("HE4.2", lang=lang)
    assert state.result
    assert state.result.shown == (1, 2, 3), words
    assert state.moves[3].seat == 2


def test_rd3_3_with_equal_a_player_with_less_left_is_not_asked() -> None:
    record = "reddog 1 seats=2 rules=default.raise-equal seen=0 deck=4H.KC.9S\n1 bet 60\n2 bet 50\n2 raise 50"
    assert [view.to_act for view in REDDOG.parse_record(record).views(0)] == [1, 2, 2, None]


@pytest.mark.parametrize("packs", range(1, 9))
def test_rd5_4_what_a_pair_gains_is_counted_card_by_card(packs: int) -> None:
    unseen = 52 * packs - 2
    assert pair_gain(packs) * unseen == 11 * (4 * packs - 2)


def test_rd5_5_the_higher_pay_of_a_narrow_gap_is_not_enough() -> None:
    assert [payout(spread) for spread in (1, 2, 3, 4)] == [5, 4, 2, 1]

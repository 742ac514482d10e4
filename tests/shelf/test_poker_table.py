"""The table of Hold'em and Omaha: what the log says, what the hints count, chips between two deals, the clock."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from rake.kit.ranking import DECK, Category, Hand, Ranking
from rake.shelf import load
from rake.shelf.holdem.draws import improving
from tests.bounded import within
from tests.widgets.asking import Widget
from widgets.host import game_named
from widgets.kit.widget import Context
from widgets.shelf.searching import HINT_BATCHES, REVIEW_BATCHES, judged

CARDS = "AS.KH.7C.AD.KD.7D.2S.QH.JH.TH.3S.4C.5S.9D"
"""The pack of HE-V3: two aces for seat 1, kings for seat 2, sevens for seat 3."""


def deck(top: str) -> str:
    """Return a whole pack as notation: these cards, and below them all others."""
    first = top.split(".")
    return ".".join([*first, *(card for card in DECK.cards if card not in first)])


def stepped(record: str, word: str = "holdem") -> Widget:
    """Return a deal at its end, as a spectator steps through it; the record has no deck of its own."""
    fields, *actions = record.split("~")
    seen: Any = load(word).parse_record("\n".join([f"{word} 1 {fields}", *actions])).state().seen_by(0).record()
    return Widget("deal", f"deal={seen.in_field}", game=word, source="Ann.Ben.Cat").click("end")


def log(widget: Widget) -> str:
    """Return all that the log says, without the numbers of rules."""
    lines = widget.frame.html.partition('<details class="board-log"')[2].partition("</details>")[0]
    return re.sub(r"\s+", " ", re.sub(r"<a .*?</a>|<[^>]+>", "", lines))


def test_he3_4_hands_are_shown_at_once_and_then_the_rest_of_the_board() -> None:
    said = log(stepped(f"seats=3 rules=default stacks=100.100.100 deck={deck(CARDS)}~3 raise 100~1 call~2 fold"))
    order = [
        "Cat raises to 100, all-in.",
        "Ann calls 95 more, all-in.",
        "Cat turns up the seven",
        "Ann turns up the ace",
    ]
    assert [said.index(part) for part in order] == sorted(said.index(part) for part in order)
    assert "all five cards of the board are dealt: the queen of hearts, the jack of hearts, the ten of hearts" in said


def test_he3_4_after_an_all_in_on_the_flop_two_cards_are_left() -> None:
    flop = "3 call~1 call~2 check~1 bet 40~2 call~3 fold"
    said = log(stepped(f"seats=3 rules=default stacks=50.50.50 deck={deck(CARDS)}~{flop}"))
    assert re.search(r"the last two cards of the board are dealt: the \w+ of \w+ and the \w+ of \w+\.", said)


def test_he3_4_the_river_after_an_all_in_on_the_turn_says_what_is_in_the_pot() -> None:
    passing = "3 call~1 call~2 check~1 check~2 check~3 check~1 check~2 check~3 check"
    said = log(stepped(f"seats=3 rules=default stacks=50.50.50 deck={deck(CARDS)}~{passing}"))
    assert "The pot is 30." in said
    said = log(
        stepped(
            f"seats=3 rules=default stacks=50.50.50 deck={deck(CARDS)}~3 call~1 call~2 check~1 check~2 check~3 check"
            "~1 bet 40~2 call~3 fold"
        )
    )
    assert re.search(r"The river is the \w+ of \w+\. The pot is 110\.", said)


def test_he5_3_a_beaten_hand_is_thrown_in_unseen() -> None:
    passing = "~".join(["1 check~2 check~3 check"] * 3)
    said = log(stepped(f"seats=3 rules=default.showdown-muck deck={deck(CARDS)}~3 call~1 call~2 check~{passing}"))
    assert "Ann shows a pair of aces: " in said
    assert "Ben shows a straight, " in said
    assert "Cat is beaten, and mucks without showing." in said


def test_pk4_1_unmatched_chips_go_back_and_pk3_8_nothing_is_shown() -> None:
    said = log(stepped(f"seats=3 rules=default deck={deck(CARDS)}~3 raise 60~1 fold~2 fold"))
    assert "Cat gets back the 50 chips that nobody matched." in said
    assert "Cat wins the pot of 25: everyone else has folded." in said
    assert "ace of spades" not in said


def test_what_a_winner_gains_leaves_out_the_chips_that_were_theirs() -> None:
    seen = stepped(f"seats=3 rules=default deck={deck(CARDS)}~3 raise 60~1 fold~2 fold").frame.html
    assert re.findall(r'title="(.*?) than before"', seen) == ["15 more"], "of the pot of 25, 10 were Cat's"


@pytest.mark.parametrize("word", ["holdem", "omaha"])
def test_the_words_of_a_bet_are_explained_at_its_table(word: str) -> None:
    table = Widget("play", game=word).click("sit", **{"buy": "100", "who-2": "tight"})
    assert 'href="../games/holdem/#how"' in table.frame.html


def test_pk2_7_dead_money_is_in_the_log_after_the_blinds() -> None:
    said = log(stepped(f"seats=3 rules=default posts=3:15 deck={deck(CARDS)}~3 call~1 fold~2 check"))
    order = ["Ann posts the small blind of 5.", "Ben posts the big blind of 10.", "Cat pays 15 for missed blinds."]
    assert [said.index(part) for part in order] == sorted(said.index(part) for part in order)


def test_pk2_7_the_log_says_what_a_short_stack_paid_of_its_blind_and_its_dead_money() -> None:
    short = f"seats=3 rules=default stacks=12.100.100 posts=1:10 deck={deck(CARDS)}"
    said = "Ann posts the small blind of 5. Ben posts the big blind of 10. Ann pays 7 for missed blinds."
    assert said in log(stepped(short))
    assert "missed blinds" not in log(stepped(short.replace("stacks=12", "stacks=5")))


def test_pk2_7_the_fold_of_an_absent_player_whom_the_turn_passes_over_is_in_the_log() -> None:
    rules = f"seats=3 rules=default.missed_blinds-dealt stacks=100.5.100 absent=2 deck={deck(CARDS)}"
    said = log(stepped(f"{rules}~3 call~1 call~1 check~3 check~1 check~3 check~1 check~3 check"))
    assert said.index("Ann calls") < said.index("Ben is away, so the hand is folded.") < said.index("The flop")
    assert "Ben shows" not in said


def test_pk5_7_the_log_says_what_a_wild_card_stands_for() -> None:
    top = deck("AS.KH.AD.2C.2S.QH.JH.TH.3S.4C.5S.9D")
    passing = "~".join(["1 check~2 check"] * 3)
    said = log(stepped(f"seats=2 rules=default.wild-deuces deck={top}~2 call~1 check~{passing}"))
    assert "Ben shows a royal flush: " in said
    assert "The two of clubs stands for the ace of hearts." in said


def test_pk2_5_antes_are_in_the_log() -> None:
    said = log(stepped(f"seats=2 rules=default.forced-ante deck={deck(CARDS)}~1 check"))
    assert "Everyone pays an ante of 10." in said
    assert "blind" not in said


def test_pk4_2_and_pk4_4_every_pot_is_named_with_its_winners() -> None:
    said = log(
        stepped(f"seats=3 rules=default stacks=30.100.100 deck={deck(CARDS)}~3 raise 100~1 call~2 call"),
    )
    assert "Ben wins the main pot of 90." in said
    assert "Ben wins the 140 in side pot 1." in said


def test_pk4_4_equal_hands_are_said_to_split_the_pot() -> None:
    passing = "~".join(["1 check~2 check"] * 3)
    top = deck("AS.AH.KD.KC.2S.QH.JH.TH.3S.4C.5S.9D")
    said = log(stepped(f"seats=2 rules=default deck={top}~2 call~1 check~{passing}"))
    assert "The best hands are equal. Ann and Ben split the pot of 20." in said


def test_om2_1_four_cards_are_dealt_in_omaha() -> None:
    top = "AS.KD.AH.KC.7S.8D.7C.8H"
    said = log(stepped(f"seats=2 rules=default deck={deck(top)}~2 fold", "omaha"))
    assert "Ben deals everyone four cards." in said


def kind_of_all(hole: tuple[str, ...], board: tuple[str, ...], ranking: Ranking) -> Category:
    """Return the best kind of hand, by trying every five that the rules allow."""
    fives = combinations((*hole, *board), 5)
    allowed = (five for five in fives if not ranking.own or len({*five} & {*hole}) == ranking.own)
    return max(Hand(five, ranking.wild).category for five in allowed)


@pytest.mark.parametrize(
    ("hole", "board", "ranking"),
    [
        ("AH.4H", "KH.9H.2C.7D", Ranking()),
        ("8S.9D", "TC.7H.2S", Ranking()),
        ("AS.KD", "QC.QH.2D.2S", Ranking()),
        ("5C.5D", "5H.KS.KD.9C", Ranking()),
        ("AH.4C.7D.9S", "KH.9H.2H.7C", Ranking(2)),
        ("AH.4H.KC.9S", "KH.9H.2C", Ranking(2)),
        ("AH.4H", "KH.9H.8C.7D", Ranking(wild=True)),
        ("AH.2H", "KH.9H.8C", Ranking(wild=True)),
        ("AS.KD", "QC.QH.2D.9S", Ranking(wild=True)),
        ("AH.2C.7D.9S", "KH.9H.2H.7C", Ranking(2, wild=True)),
    ],
)
def test_outs_are_the_cards_that_better_the_hand_but_not_everybody_s(hole: str, board: str, ranking: Ranking) -> None:
    mine, shared = DECK.parse_cards(hole), DECK.parse_cards(board)
    better = improving(mine, shared, ranking)
    now = kind_of_all(mine, shared, ranking)
    others = [card for card in DECK.cards if card not in mine + shared]
    for card in others:
        kind = kind_of_all(mine, (*shared, card), ranking)
        listed = [name for name, cards in better.items() if card in cards]
        assert listed in ([], [kind])
        if kind <= now:
            assert not listed
        elif not listed:
            # What isn't counted lies on the board for everybody.
            ranks = [each[0] for each in (*shared, card)]
            assert max(map(ranks.count, ranks)) > 1 or any(map(ranking.is_wild, (*shared, card)))


def test_four_hearts_on_the_turn_have_nine_outs_to_a_flush() -> None:
    better = improving(("AH", "4H"), ("KH", "9H", "2C", "7D"), Ranking())
    assert len(better[Category.FLUSH]) == 9
    assert len(better[Category.PAIR]) == 6
    assert sum(map(len, better.values())) == 15


def test_a_pair_on_the_board_is_nobody_s_out() -> None:
    better = improving(("AH", "4D"), ("KH", "9S", "2C", "7D"), Ranking())
    assert better[Category.PAIR] == ("AS", "AD", "AC", "4S", "4H", "4C")


def test_a_second_pair_on_the_board_is_nobody_s_out_either() -> None:
    better = improving(("9S", "4D"), ("8S", "9H", "AH", "QC"), Ranking())
    assert better == {Category.THREE_OF_A_KIND: ("9D", "9C"), Category.TWO_PAIR: ("4S", "4H", "4C")}
    full = improving(("9S", "9D"), ("8S", "9H", "AH", "QC"), Ranking())
    assert len(full[Category.FULL_HOUSE]) == 9


def at_table(*, chips: str = "1000", **fields: str) -> Widget:
    """Return a table of two with a bot that plays at random, at the reader's turn or the end of a deal."""
    seats = {f"who-{player}": "-" for player in range(3, 11)}
    return Widget("play", game="holdem").click("sit", buy=chips, **{"who-2": "random"} | seats | fields)


def finish(table: Widget, *usual: str) -> Widget:
    """Return the table at the end of the deal: the reader checks or folds, if they do nothing else first."""
    presses = within(50, "the end of the deal")
    while not {"next", "rebuy"} & {*messages(table)} and next(presses):
        table.click(next(each for each in (*usual, "check", "fold") if each in messages(table)))
        assert table.notice == ""
    return table


def come_to(table: Widget, *wanted: str) -> Widget:
    """Return the table once it has one of these buttons, in this deal or another."""
    deals = within(50, " or ".join(wanted))
    while not {*wanted} & {*messages(table)} and next(deals):
        finish(table).click("rebuy" if "rebuy" in messages(table) else "next", seed=f"{len(table.state)}")
    return table


def hinted() -> Widget:
    """Return a table at which the reader has asked for every hint, and waited for none."""
    table, presses = come_to(at_table(), "hint"), within(20, "the last hint")
    while "hint" in messages(table) and next(presses):
        table.click("hint")
    return table


def messages(table: Widget) -> list[str]:
    return [button["value"] for button in table.seen.all("button") if button.get("name") == "msg"]


def match_of(table: Widget) -> str:
    return table.state.partition("match=")[2]


def test_pk4_6_chips_are_added_between_two_deals() -> None:
    table = finish(at_table())
    assert "PK4.6" in table.frame.html
    scores = [
        load("holdem").parse_match(match_of(Widget("play", table.state, game="holdem").click("next", more=more))).scores
        for more in ("", "250")
    ]
    assert scores[1] == (scores[0][0] + 250, scores[0][1])
    assert Widget("play", table.state, game="holdem").click("next", more="1000000").notice != ""


def stake_of(table: Widget) -> int:
    match: Any = load("holdem").parse_match(match_of(table))
    return int(match.table.stake)


def stake_field(table: Widget) -> dict[str, str]:
    return next(each for each in table.seen.all("input") if each.get("name") == "stake")


def test_pk2_2_the_reader_chooses_the_stake() -> None:
    table = at_table(stake=" 20 ")
    assert stake_of(table) == 20
    finish(table).click("next" if "next" in messages(table) else "again", seed="2")
    assert stake_of(table) == 20
    table = finish(table).click("leave")
    assert stake_field(table)["value"] == "20"
    assert stake_of(table.click("sit", buy="500", stake="20")) == 20


@pytest.mark.parametrize(("preset", "usual"), [("card-room", 10), ("limit", 1)])
def test_a_table_whose_form_names_no_stake_has_the_usual_one(preset: str, usual: int) -> None:
    table = at_table(preset=preset, stake="")
    assert stake_of(table) == usual
    field = stake_field(finish(table).click("leave"))
    assert (field["value"], field["placeholder"]) == ("", str(usual))


def test_pk3_12_fixed_limit_with_blinds_refuses_another_stake_than_its_small_bet() -> None:
    table = at_table(preset="limit", stake="20")
    assert "PK3.12" in table.notice
    assert stake_field(table)["value"] == "20"
    assert stake_of(at_table(preset="limit", stake="20", small_bet="20", big_bet="40")) == 20


@pytest.mark.parametrize("stake", ["0", "x", "1000001"])
def test_a_stake_that_is_none_is_refused_and_stays_in_its_field(stake: str) -> None:
    table = at_table(stake=stake)
    assert table.notice
    assert stake_field(table)["value"] == stake


def test_pk2_6_a_reader_sits_out_and_pk2_7_comes_back() -> None:
    table = finish(at_table(**{"who-3": "random"}))
    table.click("out", seed="2")
    assert "You're sitting this one out." in table.seen.text
    assert "back" in messages(table)
    table.click("back", seed="3")
    assert "You're sitting this one out." not in table.seen.text


def test_pk4_7_bots_without_chips_buy_in_again() -> None:
    table = at_table(chips="1")
    for seed in map(str, range(2, 9)):
        finish(table)
        table.click("rebuy" if "rebuy" in messages(table) else "next", seed=seed)
        assert table.notice == ""
        assert all(load("holdem").parse_match(match_of(table)).scores)


def test_pk3_13_the_clock_runs_out_and_the_next_limit_is_half() -> None:
    table = come_to(at_table(preset="pirates"), "fold", "check")
    assert table.frame.seconds == 30
    table.click(table.frame.late)
    assert table.notice == ""
    assert "t1" in match_of(table)
    come_to(table, "fold", "check")
    assert table.frame.seconds in (15, 30), "a decision in time restores it"


def test_he1_1_the_table_has_room_for_ten() -> None:
    names = [each["name"] for each in Widget("play", game="holdem").seen.all("select")]
    assert [name for name in names if name.startswith("who-")] == [f"who-{player}" for player in range(2, 11)]


def hints(table: Widget) -> list[str]:
    """Return what the hints say at the reader's next turn, in this deal or another."""
    table, said, presses = come_to(table, "hint"), list[str](), within(20, "the last hint")
    while "hint" in messages(table) and next(presses):
        said.append(table.click("hint").wait().part("board-hint").text)
    return said


def test_the_hints_name_the_price_then_outs_then_what_each_choice_is_worth() -> None:
    table = at_table()
    said = hints(table)
    assert said[0].startswith(("Calling costs", "A check is free"))
    assert said[-1].startswith(("You'd do ", "Several choices"))
    deals = within(50, "a choice that is best")
    while not said[-1].startswith("You'd do best") and next(deals):
        said = hints(finish(table).click("next", seed=f"{len(table.state)}"))
    assert re.search(r"If you (fold|check), you .*deals played out by bots", table.seen.text, re.DOTALL)
    named = re.findall(
        r'<button [^>]*class="is-best"[^>]*>[^<]*(?:<output[^>]*>\d+</output>)?<span class="rake-said"> \((.*?)\)',
        table.frame.html,
    )
    assert {*named} == {"recommended"}, "seen and heard"


def test_a_search_goes_on_where_a_reload_found_it() -> None:
    table = hinted()
    assert "Counting the deals." in table.seen.text
    table.wait()
    assert "Counting the deals." not in table.seen.text
    again = Widget("play", table.state, game="holdem")
    assert again.frame.html == table.frame.html
    assert "sums=" in table.state


def test_a_review_judges_every_decision_of_the_reader() -> None:
    table = finish(come_to(at_table(), "check", "fold"))
    decided = len(re.findall(r"You (fold|check|call|bet|raise)", log(table)))
    assert decided
    decisions = table.click("judge").wait().frame.html.rpartition("<table>")[2]
    assert decisions.count("<tr>") == 1 + decided


def test_a_review_counts_a_close_decision_as_far_as_a_hint_does() -> None:
    play = game_named("holdem").widgets["play"]
    counted: Counter[int] = Counter()
    table = at_table()
    for _ in range(12):
        if "judge" not in messages(finish(table, "call")):
            continue
        model = play.parse(table.click("judge").wait().state, Context())
        for at, search in enumerate(model.searches):
            counted[search.batches] += 1
            assert search.batches >= HINT_BATCHES or not judged(model, at).is_close
        table.click("next" if "next" in messages(table) else "rebuy", seed=f"{len(table.state)}")
    assert REVIEW_BATCHES <= min(counted) < max(counted), "some were close, and were counted further"


def test_a_damaged_search_in_a_saved_table_is_counted_anew() -> None:
    table = hinted()
    damaged = re.sub(r"sums=\S+", "sums=5-5", table.state)
    frame = Widget("play", damaged, game="holdem").frame
    assert (frame.unread, frame.tick) == (False, True)
    assert re.search(r"sums=0[-.0]+ ", frame.state)

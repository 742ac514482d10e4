"""The widget `versus` of Hold'em and Omaha: its messages, its texts, and that it says what the library counts."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.errors import IllegalPosition, InvalidNotation
from rake.kit.ranking import DECK, Category, Hand, Ranking, category_of
from rake.shelf.holdem.equity import Equity, parse_equity
from rake.shelf.holdem.rules import HOLDEM, STREETS, Variant
from rake.shelf.omaha.game import OMAHA
from tests.examples import examples
from tests.widgets.asking import Widget, percent
from tests.widgets.markup import Frame
from widgets.games.holdem.remarks import DECIDING, CardDecides, KindDecides, RanksDecide
from widgets.games.holdem.versus import Versus
from widgets.games.holdem.versus.model import AT_ONCE, Model
from widgets.games.holdem.versus.view import show_versus
from widgets.host import Request, run
from widgets.kit.widget import Context
from widgets.templates import LANGUAGES

VARIANTS = {"holdem": HOLDEM, "omaha": OMAHA}
each_variant = pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)

FLOP = "holdem=1 hands=QH.QC_AS.KS board=TS.6S.2H"
BEFORE = "holdem=1 hands=QH.QC_AS.KS"
RIVER = f"{FLOP}.3D.4S"
FIVES = "holdem=1 hands=AS.AH.QD.8C.5S_2H.2C.9D.6S.4H"
OMAHA_FLOP = "omaha=1 hands=AS.AH.7S.7C_KD.KC.8D.8H board=7D.8S.2C"


def versus(text: str = "", *, game: str = "", lang: str = "en", link: str = "") -> Widget:
    """Return the widget of the game with which a text or a link begins."""
    word = game or (text or link.removeprefix("?")).partition("=")[0]
    return Widget("versus", text, game=word, lang=lang, link=link)


def said(widget: Widget) -> str:
    """Return the words of a frame, without those for the ear."""
    return Frame(re.sub(r'<span class="rake-said">.*?</span>', "", widget.frame.html)).text


def position(widget: Widget) -> str:
    """Return the state without its sums."""
    return widget.state.partition(" sums=")[0]


def hands(widget: Widget) -> list[str]:
    return re.sub(r".*hands=(\S+).*", r"\1", widget.state).split("_")


def board(widget: Widget) -> list[str]:
    found = re.search(r"board=(\S+)", widget.state)
    return found[1].split(".") if found else []


def after(text: str, batches: int) -> Widget:
    """Return the widget of a state once that many batches were asked for."""
    word = text.partition("=")[0]
    return versus(run(Request("versus", "w1", text, batches=batches, game=word)).state)


# What is said of the chances


@pytest.mark.parametrize(
    "text",
    [
        FLOP,
        f"{FLOP}.3D",
        f"{FLOP} unknown=0",
        "holdem=1 hands=AS.KD_AH.KC_2D.2C board=TS.6S.2H.7D",
        OMAHA_FLOP,
        "omaha=1 hands=AS.AH.7S.7C_KD.KC.8D.8H_TS.TH.9S.9H board=7D.8S.2C.2D",
    ],
)
def test_what_can_be_counted_quickly_is_exact_at_once_and_as_the_library_counts(text: str) -> None:
    widget = versus(text)
    assert not widget.frame.tick
    for chance in parse_equity(VARIANTS[text.partition("=")[0]], text).chances:
        assert chance.exact
        assert f"This hand wins {percent(chance.win)} of the pot on average" in said(widget)
        assert (f"splits it in {percent(chance.split)}" in said(widget)) == (round(1000 * chance.split) > 0)
    assert f"Every way to deal the rest is counted, {chance.deals} in all." in said(widget)
    assert "±" not in said(widget)


@pytest.mark.parametrize(
    "text",
    [
        "holdem=1 hands=QH.QC_AS.KS_JH.TH_9C.9D board=TS.6S.2H.3D unknown=1",
        BEFORE,
        f"{BEFORE} unknown=2",
        "omaha=1 hands=AS.AH.7S.7C unknown=1",
    ],
)
def test_what_takes_longer_is_counted_by_ticks_and_continues_where_it_was(text: str) -> None:
    start = versus(text)
    assert (start.frame.tick, position(start)) == (True, start.state)
    assert "Counting the deals." in said(start)
    assert "This hand wins" not in said(start)
    at_once, in_two = after(text, 4), after(after(text, 3).state, 1)
    assert at_once.state == in_two.state
    assert position(at_once) == position(start)
    wanted = parse_equity(VARIANTS[text.partition("=")[0]], text).advance(4)
    for chance in wanted.chances:
        error = "" if chance.exact else f" (± {100 * chance.error:.1f})"
        assert f"This hand wins {percent(chance.win)} of the pot{error} on average" in said(at_once)
    assert at_once.frame.tick == (not wanted.done)
    assert ("Counting the deals." in said(at_once)) == (not wanted.done)


def test_the_count_stops_once_every_error_is_small_enough() -> None:
    start = Equity(HOLDEM, (("AS", "AH"), ("7D", "2C")))
    settled = after("holdem=1 hands=AS.AH_7D.2C", 1000)
    chances = start.advance(1000).chances
    assert not settled.frame.tick
    rests_on = f"from {chances[0].deals:,} random deals. The ± is the margin of error:"
    assert rests_on in said(settled)
    assert f"Hand 1 is the favourite: it wins {percent(chances[0].win)} of the pot (± 0.5) on average." in said(settled)


def test_an_error_too_small_to_show_is_not_shown_as_none() -> None:
    """As if the aces had won all of 12,800 random deals: that doesn't make the number exact."""
    widget = versus("holdem=1 hands=AS.AH_7D.2C sums=12800.12800.0")
    assert "This hand wins 100% of the pot (± 0.1) on average." in said(widget)
    assert "This hand wins 0% of the pot (± 0.1) on average." in said(widget)


def test_what_has_been_counted_stays_while_the_cards_are_the_same() -> None:
    counted = after(BEFORE, 3)
    sums = counted.state.partition("sums=")[2]
    assert sums
    assert counted.click("edit 1").state == f"{BEFORE} edit=1 sums={sums}"
    assert counted.click("done").state == f"{BEFORE} sums={sums}"
    assert "sums" not in counted.click("unknown+").state


def test_what_unknown_hands_win_together_is_the_rest() -> None:
    one = after(f"{FLOP}.3D unknown=1", 1)
    parts = [float(part) for part in re.findall(r"wins? ([\d.]+)%", said(one), re.IGNORECASE)]
    named, rest = parts[:2], float(re.findall(r"The unknown hand wins ([\d.]+)% of the pot on average", said(one))[0])
    assert sum(named) + rest == pytest.approx(100)
    assert "Together the 2 unknown hands win " in said(after(f"{FLOP} unknown=2", 1))
    assert "2 unknown hands" in said(versus(f"{FLOP} unknown=2"))


@pytest.mark.parametrize(
    ("text", "batches", "favourite"),
    [
        (FLOP, 0, 2),
        ("holdem=1 hands=AS.KS_AH.KH board=2S.2H.7D", 0, 0),
        ("holdem=1 hands=AS.AH_7D.2C", 1, 1),
        # So near to each other that one batch doesn't part them.
        ("holdem=1 hands=AD.KC_2S.2C", 1, 0),
        # Ahead of the other named hand, but not of those that nobody has seen.
        ("holdem=1 hands=7D.2C_7H.2H unknown=2", 30, 0),
        ("holdem=1 hands=AS.AH unknown=1", 1, 1),
        ("holdem=1 hands=7D.2C unknown=1", 1, 0),
    ],
)
def test_only_a_hand_that_is_clearly_ahead_is_the_favourite_and_words_say_so(
    text: str, batches: int, favourite: int
) -> None:
    widget = after(text, batches) if batches else versus(text)
    marked = [
        number
        for number, html in enumerate(widget.frame.html.split('<div class="rake-seat')[1:], 1)
        if "favourite</strong>" in html
    ]
    assert marked == [favourite] * (favourite > 0)
    assert (f"Hand {favourite} is the favourite" in said(widget)) == (favourite > 0 and not widget.frame.tick)


@each_language
def test_hands_are_named_from_the_flop_on_with_the_five_cards_that_count(lang: str) -> None:
    named = {"en": "Three sevens", "ru": "Тройка семёрок"}[lang]
    assert named not in versus("omaha=1 hands=AS.AH.7S.7C_KD.KC.8D.8H", lang=lang).seen.text
    # OM1.2: two of the hand's own cards and three of the board, so the aces aren't among them.
    shown = re.sub("\ufe0e", "", said(versus(OMAHA_FLOP, lang=lang)))
    assert f"{named} 7♠ 7♣ 7♦ 8♠ 2♣" in shown.replace("\xa0", " ")


# The winner, and what decides


@pytest.mark.parametrize(
    ("text", "winners", "words"),
    [
        (RIVER, [2], "Hand 2 wins: a flush beats a pair. PK1.2"),
        ("holdem=1 hands=AC.AD_KH.3H board=6S.7D.8H.9C.TS", [1, 2], "Hands 1 and 2 are equal and split the pot. PK1.5"),
        (
            "holdem=1 hands=AC.KD_AD.QS board=AS.9C.7D.5H.2C",
            [1],
            "Hand 1 wins on the kicker: the king of diamonds beats the queen of spades.",
        ),
        (
            "omaha=1 hands=AS.KD.QD.2C_6H.5H.TC.TD board=9S.7S.4S.3S.JH",
            [2],
            "Hand 2 wins: a straight beats",
        ),
        (FIVES, [1], "Hand 1 wins with the higher pair: aces beat twos. PK1.4"),
        ("holdem=1 hands=AS.AH.QD.8C.5S_AD.AC.QS.8D.5H_2H.2C.9D.6S.4H", [1, 2], "Hands 1 and 2 are equal"),
    ],
)
def test_where_no_card_is_to_come_the_winner_is_named_and_why(text: str, winners: list[int], words: str) -> None:
    widget = versus(text)
    assert words in said(widget)
    assert "of the pot on average" not in said(widget)
    assert not widget.frame.tick
    badge = "splits the pot" if len(winners) > 1 else "wins"
    seats = widget.frame.html.split('<div class="rake-seat')[1:]
    assert [number for number, html in enumerate(seats, 1) if f"{badge}</strong>" in html] == winners


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ("KS.QD.9C.7H.3D", "QS.JD.9H.7C.3H", "on the highest card: the king of spades beats the queen of spades."),
        (
            "KS.QD.9C.7H.3D",
            "KD.JD.9H.7C.3H",
            "on the first card that differs: the queen of diamonds beats the jack",
        ),
        ("KS.KD.9C.7H.3D", "QS.QD.9H.7C.3H", "with the higher pair: kings beat queens."),
        ("KS.KD.9C.9H.3D", "QS.QD.JH.JC.3H", "with the higher pair: kings beat queens."),
        ("KS.KD.9C.9H.3D", "KH.KC.8H.8C.AH", "with the higher second pair: nines beat eights."),
        ("KS.KD.9C.9H.4D", "KH.KC.9D.9S.3H", "on the kicker: the four of diamonds beats the three of hearts."),
        ("KS.KD.KC.9H.3D", "QS.QD.QC.AH.4H", "with the higher three of a kind: kings beat queens."),
        ("8S.7H.6D.5C.4S", "5H.4H.3D.2C.AS", "on the top card: the eight of spades beats the five of hearts."),
        (
            "KD.TD.8D.5D.3D",
            "KS.TS.8S.5S.2S",
            "on the first card that differs: the three of diamonds beats the two",
        ),
        ("QS.QH.QD.9S.9C", "JS.JH.JD.AS.AC", "with the higher three of a kind: queens beat jacks."),
        ("6S.6H.6D.6C.2S", "5S.5H.5D.5C.AS", "with the higher four of a kind: sixes beat fives."),
        ("9H.8H.7H.6H.5H", "5D.4D.3D.2D.AD", "on the top card: the nine of hearts beats the five of diamonds."),
    ],
)
def test_pk1_4_what_decides_between_two_hands_of_a_kind(one: str, other: str, words: str) -> None:
    for order, winner in ((f"{one}_{other}", 1), (f"{other}_{one}", 2)):
        widget = versus(f"holdem=1 hands={order}")
        assert f"Hand {winner} wins {words}" in said(widget)
        assert "PK1.4" in said(widget)


def test_every_kind_of_hand_in_which_a_rank_can_decide_has_its_sentences() -> None:
    """Of two royal flushes neither is better."""
    assert {*DECIDING} == {*Category} - {Category.ROYAL_FLUSH}


@given(cards=st.permutations(DECK.cards).map(lambda pack: pack[:15]), wild=st.booleans())
@examples(100)
def test_five_cards_against_five_are_decided_as_the_ranking_decides(cards: list[str], wild: bool) -> None:
    dealt, strength = tuple(tuple(cards[at : at + 5]) for at in (0, 5, 10)), Ranking(wild=wild).strength
    shown = show_versus(Model(HOLDEM, dealt, wild=wild).checked())
    best = max(map(strength, dealt))
    assert shown.result
    assert [hand.wins for hand in shown.hands] == [strength(hand) == best for hand in dealt]
    if len(shown.result.winners) == 1:
        second = sorted(map(strength, dealt))[-2]
        why = shown.result.why
        if isinstance(why, KindDecides):
            assert (why.better.kind, why.worse.kind) == (category_of(best).name, category_of(second).name)
        else:
            assert category_of(best) is category_of(second)
            assert isinstance(why, RanksDecide | CardDecides)
            pair = (why.better_rank, why.worse_rank) if isinstance(why, RanksDecide) else (why.card[0], why.other[0])
            high, low = map("23456789TJQKA".index, pair)
            assert high > low
    assert all(
        hand.hand and Hand(hand.hand.cards, wild).strength == strength(five)
        for hand, five in zip(shown.hands, dealt, strict=True)
    )


def test_pk5_7_wild_deuces_are_switched_on_and_off_and_are_part_of_the_link() -> None:
    now = versus("holdem=1 hands=KS.2C_AS.AH board=KH.9D.8C.4S.3H")
    assert "Hand 2 wins with the higher pair: aces beat kings." in said(now)
    wild = now.click("wild")
    assert position(wild) == "holdem=1 hands=KS.2C_AS.AH board=KH.9D.8C.4S.3H wild=deuces"
    assert "wild=deuces" in wild.frame.link
    assert "Deuces are wild: each stands for the card that suits its hand best." in said(wild)
    assert "The two of clubs stands for the king of clubs." in said(wild)
    assert "Hand 1 wins: three of a kind beats a pair." in said(wild)
    assert wild.click("wild").state == now.state


def test_pk5_7_five_of_a_kind_beats_all_and_the_higher_one_decides() -> None:
    five = versus("holdem=1 hands=AS.AH.AD.AC.2S_KS.KH.KD.KC.2H wild=deuces")
    assert "Hand 1 wins with the higher five of a kind: aces beat kings." in said(five)
    assert "Five aces" in said(five)
    assert "Пять тузов" in said(versus(five.state, lang="ru"))
    assert "Каре тузов" in said(versus("holdem=1 hands=AS.AH.AD.AC.3S_KS.KH.KD.KC.4H", lang="ru"))


@each_variant
def test_pk5_7_a_new_deal_keeps_the_wild_cards_and_a_share_says_that_there_are_some(variant: Variant) -> None:
    wild = versus(game=variant.word).click("wild")
    assert "wild=deuces" in wild.click("deal").state
    pack = run(Request("versus", "w1", wild.state, pack="standard", game=variant.word, root="https://x.example/"))
    assert "Deuces are wild" in pack.html
    assert "wild=deuces" in pack.link


def test_hands_of_five_cards_have_no_board_and_no_unknown_hands() -> None:
    messages = versus(FIVES).seen.messages()
    assert messages == ["edit 1", "edit 2", "deal", "more", "wild"]
    more = versus(FIVES).click("more")
    assert [len(hand.split(".")) for hand in hands(more)] == [5, 5, 5]
    for message in ("next", "back", "unknown+"):
        refused = versus(FIVES).click(message)
        assert (refused.state, bool(refused.notice)) == (FIVES, True)


def test_om1_2_five_cards_are_no_hand_in_omaha() -> None:
    widget = versus(link="?omaha=1&hands=AS.AH.QD.8C.5S_2H.2C.9D.6S.4H")
    assert "Hand 1 takes 4 cards here, not 5." in widget.notice


# Messages


@each_variant
def test_deal_gives_two_hands_on_a_random_street_and_the_seed_decides(variant: Variant) -> None:
    widgets = [versus(game=variant.word).click("deal", seed=str(seed)) for seed in range(40)]
    assert {len(board(widget)) for widget in widgets} == {*STREETS}
    assert {len(hand.split(".")) for widget in widgets for hand in hands(widget)} == {variant.hole}
    assert {len(hands(widget)) for widget in widgets} == {2}
    assert len({widget.state for widget in widgets}) == 40
    assert versus(game=variant.word).click("deal", seed="7").state == widgets[7].state


@each_variant
def test_two_to_eight_hands_named_and_unknown_together(variant: Variant) -> None:
    widget = versus(game=variant.word).click("deal", seed="3")
    dealt = hands(widget)
    for count in (3, 4, 5):
        assert len(hands(widget.click("more", seed=str(count)))) == count
    assert hands(widget)[:2] == dealt
    for count in (1, 2, 3):
        assert f"unknown={count}" in widget.click("unknown+").state
    assert not {"more", "unknown+"} & {*widget.seen.messages()}
    for message in ("more", "unknown+"):
        before = widget.state
        assert widget.click(message).state == before
        assert "You can compare 2 to 8 hands, unknown ones included, not 9." in widget.notice
    for _ in range(4):
        widget.click("fewer")
    assert hands(widget) == dealt[:1]
    assert "fewer" not in widget.seen.messages()
    assert "Name the cards of at least one hand." in widget.click("fewer").notice
    for _ in range(2):
        widget.click("unknown-")
    assert "unknown=1" in widget.state
    assert "unknown-" not in widget.seen.messages()
    assert "not 1." in widget.click("unknown-").notice


def test_the_next_cards_come_from_the_rest_of_the_pack_and_go_back_street_by_street() -> None:
    widget = versus(BEFORE)
    assert [message for message in widget.seen.messages() if message in ("next", "back")] == ["next"]
    for street, name in ((3, "flop"), (4, "turn"), (5, "river")):
        assert f"Deal the {name}" in said(widget)
        dealt = board(widget)
        widget.click("next", seed=str(street))
        assert (len(board(widget)), board(widget)[: len(dealt)]) == (street, dealt)
        assert not {*board(widget)} & {"QH", "QC", "AS", "KS"}
        assert f"Take back the {name}" in said(widget)
    assert "next" not in widget.seen.messages()
    assert widget.click("next").notice
    for street in (4, 3, 0):
        assert len(board(widget.click("back"))) == street
    assert widget.state == BEFORE
    assert widget.click("back").notice


def test_a_card_goes_to_the_hand_that_is_chosen_or_to_the_board() -> None:
    widget = versus(FLOP).click("edit 1")
    assert widget.pressed == ["edit 1", "toggle QH", "toggle QC"]
    taken = {button["value"] for button in widget.seen.all("button") if button.get("aria-disabled") == "true"}
    assert taken == {f"toggle {card}" for card in ("AS", "KS", "TS", "6S", "2H")}
    widget.click("toggle QC").click("toggle JH")
    assert hands(widget) == ["QH.JH", "AS.KS"]
    widget.click("edit board").click("toggle 2H").click("toggle 2C")
    assert board(widget) == ["TS", "6S", "2C"]
    # With all cards there, the chances are counted while the picker is still open.
    assert "This hand wins" in said(widget)
    assert position(widget.click("done")) == "holdem=1 hands=QH.JH_AS.KS board=TS.6S.2C"


def test_done_needs_all_cards_and_goes_to_the_next_hand_that_lacks_some() -> None:
    widget = versus(FLOP).click("edit 2").click("clear").click("edit 1").click("clear")
    assert widget.state == "holdem=1 hands=-_- board=TS.6S.2H edit=1"
    assert "Every hand needs 2 cards." in said(widget)
    assert (widget.frame.link, widget.frame.tick) == ("", False)
    before = widget.click("toggle QH").state
    assert widget.click("done").state == before
    assert "Hand 1 takes 2 cards here, not 1." in widget.notice
    assert widget.click("toggle QC").click("done").state.endswith("edit=2")
    widget.click("toggle AS").click("toggle KS")
    assert position(widget.click("done")) == FLOP


def test_a_board_of_one_or_two_cards_is_not_done_and_the_next_cards_complete_it() -> None:
    widget = versus(BEFORE).click("edit board").click("toggle 2S")
    assert "The board has 3, 4 or 5 cards, or none, but never 1." in widget.click("done").notice
    assert len(board(widget.click("next"))) == 3
    assert board(widget)[0] == "2S"


def test_a_card_too_many_is_refused() -> None:
    full = versus(FLOP).click("edit 1")
    before = full.state
    assert full.click("toggle 3S").state == before
    assert "Hand 1 takes 2 cards here, not 3." in full.notice
    laid = versus(RIVER).click("edit board").click("toggle 9S")
    assert "but never 6." in laid.notice
    five = versus(FIVES).click("edit 2").click("toggle 3S")
    assert "Hand 2 takes 5 cards here, not 6." in five.notice


def fields(widget: Widget) -> dict[str, str]:
    """Return what the text fields show."""
    return {field["name"]: field["value"] for field in widget.seen.all("input") if field.get("type") == "text"}


@pytest.mark.parametrize("written", ["as 10h", "A♠ T♥", "AS.TH", "asth", "AS,10♥", " aS  Th "])
def test_cards_are_read_as_people_write_them(written: str) -> None:
    widget = versus(BEFORE).click("edit 2").click("read", **{"hand-2": written, "board": "2c 3c 4c"})
    assert position(widget) == "holdem=1 hands=QH.QC_AS.TH board=2C.3C.4C edit=2"
    assert fields(widget) == {"hand-1": "QH QC", "hand-2": "AS TH", "board": "2C 3C 4C"}


def test_one_button_reads_all_fields_and_an_empty_one_clears_the_board() -> None:
    widget = versus(FLOP).click("edit 1")
    widget.click("read", **{"hand-1": "2H 2D", "hand-2": "3H 3D", "board": ""})
    assert position(widget) == "holdem=1 hands=2H.2D_3H.3D edit=1"
    # Five cards each make whole hands of them.
    widget.click("read", **{"hand-1": "2H 2D 2C 5H 5D", "hand-2": "3H 3D 3C 6H 6D"})
    assert "Hand 2 wins with the higher three of a kind: threes beat twos." in said(widget)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ({"hand-1": "QH 1X"}, "I can't read “1X”."),
        ({"board": "TS 6S <b>"}, "I can't read “<b>”."),
        ({"hand-2": "AS"}, "Hand 2 takes 2 cards here, not 1. HE1.1"),
        ({"hand-2": ""}, "Hand 2 takes 2 cards here, not 0. HE1.1"),
        ({"hand-1": "QH QC QD"}, "Hand 1 takes 2 cards here, not 3. HE1.1"),
        ({"hand-1": "QH QC QD 2H 2D"}, "Hand 1 takes 2 cards here, not 5. HE1.1"),
        ({"board": "TS 6S"}, "The board has 3, 4 or 5 cards, or none, but never 2. HE1.1"),
        ({"board": "2S 3S 4S 5S 6S 7S"}, "but never 6. HE1.1"),
        ({"hand-1": "QH QH"}, "There's only one queen of hearts in the deck, but you have it here twice. PK1.1"),
        ({"hand-1": "AS QH"}, "There's only one ace of spades in the deck, but you have it here twice. PK1.1"),
        ({"hand-1": "TS QH"}, "There's only one ten of spades in the deck, but you have it here twice. PK1.1"),
    ],
)
def test_what_cannot_be_is_refused_in_words_and_what_was_written_stays(written: dict[str, str], reason: str) -> None:
    widget = versus(FLOP).click("edit 2")
    before = widget.state
    every = {"hand-1": "QH QC", "hand-2": "AS KS", "board": "TS 6S 2H"} | written
    widget.click("read", **every)
    assert widget.state == before
    assert reason in widget.notice
    assert fields(widget) == every
    wrong = {field["name"] for field in widget.seen.all("input") if field.get("aria-invalid") == "true"}
    assert wrong == {*written}


def test_too_many_cards_in_a_field_are_refused_whichever_button_is_pressed() -> None:
    for message in ("read", "toggle 9S", "edit 2", "more", "next"):
        widget = versus(BEFORE).click("edit 1").click(message, **{"hand-1": "JH JC JD"})
        assert widget.state == f"{BEFORE} edit=1", message
        assert "Hand 1 takes 2 cards here, not 3." in widget.notice


def test_while_cards_are_missing_the_rest_is_checked_too() -> None:
    widget = versus("holdem=1 hands=QH.QC_AS.KS_2S.2C").click("edit 1").click("clear")
    before = widget.state
    assert widget.click("unknown-").state == before
    assert widget.click("toggle QH", **{"hand-2": "2S 3S"}).state == before
    assert "There's only one two of spades in the deck" in widget.notice


@pytest.mark.parametrize("message", ["toggle 9S", "edit board", "more", "next", "unknown+"])
def test_what_was_written_counts_whichever_button_is_pressed(message: str) -> None:
    # A field may hold too few cards for now: the next one that is pressed goes there.
    written = {"hand-1": "JH JC"} | ({"hand-2": "AS"} if message == "toggle 9S" else {})
    widget = versus(BEFORE).click("edit 2").click(message, **written)
    assert hands(widget)[:2] == ["JH.JC", "AS.9S" if message == "toggle 9S" else "AS.KS"]


@pytest.mark.parametrize("message", ["clear", "deal"])
def test_what_was_written_does_not_hold_up_what_throws_cards_away(message: str) -> None:
    widget = versus(BEFORE).click("edit 2").click(message, **{"hand-1": "JH 1X"})
    assert not widget.notice
    assert not hands(widget)[0].startswith("JH")


def test_a_field_that_the_reader_has_not_changed_leaves_a_later_hand_alone() -> None:
    widget = versus(BEFORE).click("edit 2")
    seen = widget.state
    widget.click("clear")
    widget.click("toggle 9S", seen=seen, **{"hand-1": "QH QC", "hand-2": "AS KS", "board": ""})
    assert hands(widget) == ["QH.QC", "9S"]


def test_a_quiet_example_has_one_button_that_shows_the_others() -> None:
    widget = versus(f"{FLOP} quiet=1")
    assert widget.seen.messages() == ["try"]
    assert "This hand wins" in said(widget)
    assert {"deal", "edit 1", "next", "back", "more"} <= {*widget.click("try").seen.messages()}
    assert position(widget) == FLOP


@pytest.mark.parametrize(
    "message", ["", "nonsense", "edit", "edit 0", "edit 3", "edit ²", "toggle AS", "toggle", "clear", "done", "read"]
)
def test_what_cannot_be_done_changes_nothing(message: str) -> None:
    widget = versus(FLOP)
    before = widget.state
    assert widget.click(message).state == before
    assert widget.notice


# Texts


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (FLOP, FLOP),
        (f"{BEFORE} unknown=2", f"{BEFORE} unknown=2"),
        ("holdem=1 board=10s,6s,2h hands=qhqc_A♠K♠", FLOP),
        (FIVES, FIVES),
        (OMAHA_FLOP, OMAHA_FLOP),
    ],
)
def test_a_link_has_the_hands_and_the_board_and_never_sums(text: str, link: str) -> None:
    widget = after(text, 1)
    assert widget.frame.link == link.replace(" ", "&")
    opened = versus(link=f"?{widget.frame.link}")
    assert opened.notice == ""
    assert opened.frame.link == widget.frame.link


def test_a_link_with_sums_counts_anew() -> None:
    counted = after(f"{BEFORE} unknown=2", 3)
    assert "sums=" in counted.state
    opened = versus(link=f"?{counted.state.replace(' ', '&')}")
    assert opened.state == f"{BEFORE} unknown=2"


@each_language
@pytest.mark.parametrize(
    ("query", "named"),
    [
        ("holdem=1&hands=AS.KS", ["2", "8", "1"]),
        ("holdem=1&hands=AS.KS&unknown=8", ["2", "8", "9"]),
        ("holdem=1&hands=AS.KS.QS_QD.QC", ["1", "2", "3"]),
        ("holdem=1&hands=-_QD.QC", ["1", "2", "0"]),
        ("holdem=1&hands=AS.KS_QD.QC&board=2S", ["3, 4", "1"]),
        ("holdem=1&hands=AS.KS_QD.1C", ["1C"]),
        ("holdem=1&hands=AS.KS_QD.QC&unknown=one", ["one"]),
        ("holdem=1&hands=AS.AH.QD.8C.5S_AS.2C.9D.6S.4H", []),
        ("omaha=1&hands=AS.KS_QD.QC", ["1", "4", "2"]),
    ],
)
def test_a_link_that_cannot_be_is_refused_in_the_readers_language(query: str, named: list[str], lang: str) -> None:
    widget = versus(link=f"?{query}", lang=lang)
    assert all(each in widget.notice for each in named)
    plain = re.sub(r"[HP][EK]\d+\.\d+|“.*?”|«.*?»", "", widget.notice)
    assert bool(re.search("[а-яё]", plain)) == (lang == "ru")
    assert lang == "en" or not re.search(r"[a-z]{2,}", plain)


@pytest.mark.parametrize(
    ("asked", "query", "leads"),
    [
        (("versus", ""), "holdem=1&hands=AS.AH_KS.KD", "games/holdem/versus/"),
        (("deal", "reddog"), "omaha=1&board=2S.3S.4S&hands=AS.AH.7S.6C_KD.QD.JH.TH", "games/omaha/versus/"),
        (("deal", "holdem"), "holdem=1&unknown=2&hands=AS.AH", "games/holdem/versus/"),
        (("versus", "holdem"), "holdem=1&deal=seats=2", "games/holdem/deal/"),
        (("versus", "holdem"), "rake=1&hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W", "versus/"),
        (("versus", "holdem"), "holdem=1&hands=AS", ""),
        (("hand", ""), "reddog=1&hands=AS.AH_KS.KD", ""),
        (("hand", ""), "newer=1&deal=seats=2", "games/newer/deal/"),
    ],
)
def test_a_link_for_another_page_is_offered_there(asked: tuple[str, str], query: str, leads: str) -> None:
    widget, game = asked
    frame = Frame(run(Request(widget, "w1", link=f"?{query}", game=game, root="../")).html)
    offered = [link["href"] for link in frame.all("a") if "?" in link.get("href", "")]
    assert offered == ([f"../{leads}?{query}"] if leads else [])


@each_language
@each_variant
def test_the_forum_pack_has_every_hand_the_board_and_what_is_said(variant: Variant, lang: str) -> None:
    text = {"holdem": FLOP, "omaha": OMAHA_FLOP}[variant.word]
    request = Request("versus", "w1", text, lang=lang, root="https://example.org/", pack="standard", game=variant.word)
    packed = Frame(run(request).html).text.replace("\xa0", " ")
    for cards in (*re.findall(r"hands=(\S+)", text)[0].split("_"), text.partition("board=")[2]):
        assert cards.replace(".", " ") in packed
    assert f"https://example.org/games/{variant.word}/versus/?{text.replace(' ', '&')}" in packed
    for chance in parse_equity(variant, text).chances:
        number = percent(chance.win)
        assert (number if lang == "en" else number.replace(".", ",").replace("%", " %")) in packed


MESSAGES = st.one_of(
    st.sampled_from(
        ["deal", "more", "fewer", "unknown+", "unknown-", "next", "back", "done", "read", "clear", "try", "x"]
    ),
    st.sampled_from(["edit board", *(f"edit {number}" for number in range(10))]),
    st.sampled_from(DECK.cards).map("toggle {}".format),
)
WRITTEN = st.dictionaries(
    st.sampled_from(["board", *(f"hand-{number}" for number in range(1, 9))]),
    st.one_of(st.lists(st.sampled_from(DECK.cards), max_size=6).map(" ".join), st.just("as,10♥"), st.just("1X")),
    max_size=3,
)


@given(
    variant=st.sampled_from([HOLDEM, OMAHA]),
    seed=st.integers(0, 50),
    presses=st.lists(st.tuples(MESSAGES, WRITTEN), max_size=8),
    batches=st.integers(0, 2),
)
@examples(150)
def test_whatever_is_pressed_the_text_holds_all_of_it(
    variant: Variant, seed: int, presses: list[tuple[str, dict[str, str]]], batches: int
) -> None:
    widget, nothing = Versus(variant), Context()
    model = widget.init(str(seed), nothing)
    for number, (message, written) in enumerate(presses):
        try:
            model = widget.update(model, model, {"msg": message} | written, f"{seed}-{number}")
        except (IllegalPosition, InvalidNotation):
            continue
    # The largest counts take a second each, and their texts look the same.
    if model.equity and (not model.equity.countable or model.equity.ways * model.equity.players <= AT_ONCE):
        model = widget.advance(model, batches)
    text = widget.format(model)
    assert widget.parse(text, nothing) == model
    assert (widget.link(model) != "") == model.is_whole
    assert model.is_whole or model.editing is not None
    shown = widget.view(model)
    assert shown.tick == (model.equity is not None and not model.equity.done)
    run(Request("versus", "w1", text, game=variant.word), strict=True)

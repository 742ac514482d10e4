"""The forum pack: what a reader pastes elsewhere says what the widget shows, and no more."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.widgets.markup import Frame
from tests.widgets.test_links import LINKS
from widgets.host import WIDGETS, Request, run
from widgets.kit.pack import FORMS
from widgets.templates import LANGUAGES

ROOT = "https://rake.example/"
SPOT = "rake=1 players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx"
ROUND = (
    "rake=1&round=players=2+ante=2+stacks=30.30~deal+1=AS.AF.AC+2=TW.9W.2S~"
    "bets+1+bet+6,+2+call~middle+up=9C.3W+down=7C.PS"
)


def at_the_end(view: int) -> str:
    """Return the round's last step as a seat saw it, or everyone."""
    state = run(Request("deal", "w1", link=ROUND)).state
    for message in (f"view {view}", "end"):
        state = run(Request("deal", "w1", state, fields={"msg": message})).state
    return state


def forms(widget: str, state: str, *, lang: str = "en", deck: str = "vardic") -> dict[str, str]:
    """Return the texts of a state's pack by their form."""
    root = ROOT if lang == "en" else f"{ROOT}{lang}/"
    html = run(Request(widget, "w1", state, lang=lang, root=root, pack=deck)).html
    Frame(html)
    return {
        name: unescape(text)
        for name, text in re.findall(r'<textarea id="w1-(\w+)"[^>]*>(.*?)</textarea>', html, re.DOTALL)
    }


def test_a_hand_in_plain_text() -> None:
    assert (
        forms("hand", "rake=1 hand=AS.AW.AF.9C.2S")["diagram"]
        == """\
Three Aces

The hand  AS AW AF 9C 2S

The Ace of Skulls wins.

AS Ace of Skulls, AW Ace of Wings, AF Ace of Fangs, 9C Nine of Crosses,
2S Two of Skulls"""
    )


def test_two_hands_in_plain_text() -> None:
    hands = "rake=1 hands=LS.LF.AW.9C.3F_LW.LC.AF.8S.6W rules=book.kickers-one"
    assert (
        forms("versus", hands)["diagram"]
        == """\
Who wins?

Hand 1  LS LF AW 9C 3F  Pair of Ladies
Hand 2  LW LC AF 8S 6W  Pair of Ladies

Hands 1 and 2 split the pot. Nothing that counts tells them apart.
House rules: No further kickers

LS Lady of Skulls, LF Lady of Fangs, AW Ace of Wings, 9C Nine of Crosses,
3F Three of Fangs, LW Lady of Wings, LC Lady of Crosses, AF Ace of Fangs,
8S Eight of Skulls, 6W Six of Wings"""
    )


def test_a_spot_in_plain_text() -> None:
    assert (
        forms("pickup", SPOT)["diagram"]
        == """\
The first pick-up. Which card do you take?

You, seat 2  AW 9F 8F     High Card: Ace
Face up      9C 7W LF
Face down    xx xx
Ann          xx xx xx xx
Cat          xx xx xx     the dealer

AW Ace of Wings, 9F Nine of Fangs, 8F Eight of Fangs, 9C Nine of Crosses,
7W Seven of Wings, LF Lady of Fangs"""
    )


def test_a_spot_in_plain_russian() -> None:
    assert (
        forms("pickup", SPOT, lang="ru")["diagram"]
        == """\
Первая карта из прикупа. Какую возьмёте?

Вы, место 2  AW 9F 8F     Простое старшинство: туз
Открытые     9C 7W LF
Закрытые     xx xx
Анна         xx xx xx xx
Кэт          xx xx xx     сдающий

AW туз крыльев, 9F девятка клыков, 8F восьмёрка клыков, 9C девятка крестов,
7W семёрка крыльев, LF дама клыков"""
    )


def test_chips_in_plain_text() -> None:
    assert (
        forms("pots", "rake=1 paid=10.25.25f")["diagram"]
        == """\
Who has paid what, and the pots that follow

Seat 1  10
Seat 2  25
Seat 3  25 (folded)

The main pot holds 30 chips, and seats 1 and 2 play for it. Everyone's first
10 chips are in this pot.
Seat 2 takes the 30 in side pot 1: nobody else is playing for it. Everyone's
chips beyond 10, up to 25, are in this pot."""
    )


def test_a_round_in_plain_text_is_that_of_the_step_which_the_link_opens() -> None:
    shared = forms("deal", at_the_end(view=1))
    assert "/deal/?rake=1&step=2&round=" in shared["link"]
    assert (
        shared["diagram"]
        == """\
A round of Rake. Step 2 of 2

Face up    9C 3W
Face down  xx xx
Ann        AS AF AC  Three Aces, 22 chips, to act
Ben        xx xx xx  22 chips

Pot: 16

9C Nine of Crosses, 3W Three of Wings, AS Ace of Skulls, AF Ace of Fangs,
AC Ace of Crosses"""
    )


def test_what_one_seat_saw_holds_no_card_of_another() -> None:
    eyes, everything = (forms("deal", at_the_end(view)) for view in (1, 0))
    for name in FORMS:
        assert not re.search(r"TW|9W|2S|7C|PS", eyes[name])
    assert "TW" in everything["diagram"]
    assert "TW" in everything["link"]


def test_the_picture_in_words_names_every_card_and_counts_the_hidden_ones() -> None:
    assert forms("pickup", SPOT)["alt"] == (
        "The first pick-up. Which card do you take? You, seat 2: Ace of Wings, Nine of Fangs, Eight of Fangs; "
        "High Card: Ace. Face up: Nine of Crosses, Seven of Wings, Lady of Fangs. Face down: a face-down card ×2. "
        "Ann: a face-down card ×4. Cat: a face-down card ×3; the dealer."
    )


def test_names_are_those_of_the_readers_deck() -> None:
    alt = forms("hand", "rake=1 hand=DS.DW.DF.DC.2W", deck="standard")["alt"]
    assert (
        alt == "Four Kings. The hand: King of spades, King of hearts, King of diamonds, King of clubs, Two of hearts."
    )


@pytest.mark.parametrize(
    ("widget", "state"),
    [("hand", "rake=1 hand=AS.AW.AF.9C.2S ask=1"), ("versus", "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W ask=1")],
)
def test_an_answer_that_the_reader_is_still_asked_for_is_not_given_away(widget: str, state: str) -> None:
    for text in forms(widget, state).values():
        assert not re.search("Three|Four|wins[^?]", text)


def test_a_spot_is_passed_on_as_a_question_whatever_was_answered() -> None:
    answered = run(Request("pickup", "w1", SPOT, fields={"msg": "take 7W"})).state
    assert "told=1" in answered
    assert forms("pickup", answered) == forms("pickup", SPOT)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("widget", "query"), LINKS)
def test_every_link_has_a_pack_whose_own_link_opens_the_same(widget: str, query: str, lang: str) -> None:
    opened = run(Request(widget, "w1", link=query, lang=lang))
    texts = forms(widget, opened.state, lang=lang)
    assert tuple(texts) == FORMS
    page, _, link = texts["link"].partition("?")
    assert page == f"{ROOT}{'' if lang == 'en' else 'ru/'}{widget}/"
    assert run(Request(widget, "w1", link=link, lang=lang)) == opened
    assert texts["markdown"].count(texts["link"]) == texts["bbcode"].count(texts["link"]) == 1
    for name in ("markdown", "bbcode"):
        assert texts["diagram"] in texts[name]
    embedded = re.fullmatch(
        r'<iframe src="([^"]*)" title="[^"]+" width="\d+" height="\d+" loading="lazy"></iframe>', texts["iframe"]
    )
    assert embedded
    assert unescape(embedded[1]) == texts["link"].replace(f"/{widget}/", f"/embed/{widget}/")
    assert not any(re.search(r"[<>{}]|\bNone\b|rake-", texts[name]) for name in FORMS if name != "iframe")
    assert max(map(len, texts["diagram"].splitlines())) <= 100


def test_where_there_is_no_link_there_is_nothing_to_share() -> None:
    for widget, state in (("hand", "rake=1 hand=- choose=1"), ("versus", "rake=1 hands=AS_DS edit=1"), ("table", "")):
        assert run(Request(widget, "w1", state, pack="vardic")).html == ""


def test_an_ordinary_frame_pays_nothing_for_the_pack() -> None:
    for widget in WIDGETS:
        assert "data-picture" not in run(Request(widget, "w1", seed="1")).html


def test_there_is_no_third_deck() -> None:
    with pytest.raises(ValueError, match="no widget"):
        run(Request("hand", "w1", pack="tarot"))


def test_house_rules_are_told_where_they_are_not_the_books() -> None:
    assert "House rules" not in forms("pickup", SPOT)["diagram"]
    assert "House rules: literal" in forms("pickup", f"{SPOT} rules=literal")["diagram"]
    assert "House rules: book.kickers-one" in forms("pickup", f"{SPOT} rules=book.kickers-one")["diagram"]

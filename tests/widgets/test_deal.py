"""Stepping through a round: forwards, back, with all cards or one seat's; and rounds that somebody linked."""

from __future__ import annotations

import re

import pytest

from rake import CALL, FOLD, parse_record
from rake.analysis.review import Decision, Review, Verdict
from tests.bounded import counted as all_counted
from tests.widgets.asking import Widget, at_rest, percent
from widgets.host import Request, run
from widgets.templates import LANGUAGES

ROUND = (
    "players=4 ante=1 stacks=50.50.50.50~deal 1=9S.9F.5C 2=TW.7F.2S 3=TS.8F.6W 4=LC.PF.8W"
    "~bets 1 check, 2 check, 3 bet 2, 4 call, 1 call, 2 fold~middle up=9C.3W.LW down=7C.AS.PS~picks 1 9C, 3 x1, 4 LW"
    "~bets 1 check, 3 bet 3, 4 call, 1 raise 8, 3 fold, 4 call~picks 1 x2, 4 x3~bets 1 bet 12, 4 call"
)
STEPS = 19


def opened(lang: str = "en", extra: str = "") -> Widget:
    """Return the widget with that round."""
    return Widget("deal", f"rake=1 {extra}round={ROUND}", lang=lang)


def faces(widget: Widget) -> set[str]:
    """Return the cards that lie face up in the frame."""
    return {span["data-card"] for span in widget.seen.all("span") if "data-card" in span} - {"xx"}


def test_next_and_back_lead_through_every_step() -> None:
    widget = opened()
    texts = [widget.part("board-told").text]
    for _ in range(STEPS):
        texts.append(widget.click("next").part("board-told").text)
    assert texts[3] == "Cat bets 2."
    assert "The Ace of Skulls loses. 5.3" in texts[-1]
    assert re.search(r"wins the pot of \d+\.$", texts[-1]), "first the reason, then the pot"
    assert widget.click("next").part("board-told").text == texts[-1], "there is no step after the last"
    for step in range(STEPS - 1, -1, -1):
        assert widget.click("back").part("board-told").text == texts[step]
    assert widget.click("end").part("board-told").text == texts[-1]
    assert widget.click("start").part("board-told").text == texts[0]


def test_a_card_that_was_taken_is_marked_until_its_seat_acts_again() -> None:
    widget = opened()
    marked: list[str] = []
    for _ in range(STEPS):
        html = widget.click("next").frame.html
        cards = " ".join(sorted(re.findall(r'<li class="board-new"><span [^>]*><span [^>]*data-card="(\w+)"', html)))
        if not marked or marked[-1] != cards:
            marked.append(cards)
    assert marked == ["", "9C", "7C 9C", "7C 9C LW", "7C LW", "LW", "", "AS", "AS PS", "PS", ""]


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_borrowed_eyes_see_what_their_seat_saw(seat: int) -> None:
    widget = opened()
    widget.click("end")
    everything = faces(widget)
    assert {"7F", "TS", "7C"} < everything
    widget.click(f"view {seat}")
    seen = {card for hand in parse_record(ROUND).round().seen_by(seat).hands.values() for card in hand if card}
    middle = {"9C", "3W", "LW"}
    assert faces(widget) <= {str(card) for card in seen} | middle | ({"7C"} if seat == 3 else set())
    assert ("7F" in faces(widget)) == (seat == 2)


def test_the_link_holds_what_the_borrowed_eyes_saw_at_the_step_that_is_shown() -> None:
    assert opened().frame.link == f"rake=1&round={ROUND.replace(' ', '+')}"
    widget = opened().click("next")
    assert widget.frame.link == f"rake=1&step=1&round={ROUND.replace(' ', '+')}"
    link = widget.click("view 2").frame.link
    assert "seen=2" in link
    assert "xx.xx.xx" in link
    again = Widget("deal", link=link)
    assert again.part("board-told").text == widget.part("board-told").text
    assert again.click("view 0").notice, "what is hidden cannot be turned up"


@pytest.mark.parametrize(
    ("lang", "names", "others"),
    [
        ("en", ["Bram", "You", "Tamsin", "Bram II"], ["Bram", "Ben", "Tamsin", "Bram II"]),
        ("ru", ["Брэм", "Вы", "Тэмсин", "Брэм II"], ["Брэм", "Бен", "Тэмсин", "Брэм II"]),
    ],
)
def test_a_link_may_say_who_sat_where_and_what_is_shared_keeps_the_readers_seat_to_itself(
    lang: str, names: list[str], others: list[str]
) -> None:
    widget = Widget("deal", link=f"rake=1&who=bold.you.careful.bold2&round={ROUND}", lang=lang)
    assert widget.players == [*names[2:], *names[:2]], "the reader's hand lies before them, also with all cards"
    for press in ("end", "view 2", "view 3", "review 2", "view 0"):
        assert sorted(widget.click(press).players) == sorted(names)
        assert "who=bold.-.careful.bold2&" in widget.frame.link
        assert sorted(Widget("deal", widget.state, lang=lang).players) == sorted(names)
        assert sorted(Widget("deal", link=widget.frame.link, lang=lang).players) == sorted(others)
    root = "https://example.org/rake/"
    shared = run(Request("deal", "w1", widget.state, lang=lang, root=root, pack="standard")).html
    (text,) = re.findall(r'<textarea id="w1-diagram".*?>(.*?)</textarea>', shared, re.DOTALL)
    assert re.findall(rf"^({'|'.join(others)})  ", text, re.MULTILINE) == others
    assert "you." not in shared
    assert "who=" not in widget.click("deal").state, "others play it"


def test_a_round_that_a_seat_saw_is_said_to_be_the_readers_own() -> None:
    seen = parse_record(ROUND).views(2)[-1].record().in_field
    assert "This is what you saw." in Widget("deal", link=f"rake=1&who=sly.you.bold.-&round={seen}").seen.text
    assert "This is what Quill saw." in Widget("deal", link=f"rake=1&who=you.sly.bold.-&round={seen}").seen.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("who", "named"),
    [
        ("you.grim.bold.sly", "grim"),
        ("you.bold.sly.bold1", "bold1"),
        ("you.bold.sly.bold22", "bold22"),
        ("you2.bold.sly.-", "you2"),
        ("you.bold..sly", ""),
        ("you.bold.sly", "you.bold.sly"),
        ("you.bold.you.sly", "you.bold.you.sly"),
        ("you.bold.sly.bold", "you.bold.sly.bold"),
    ],
)
def test_who_sat_where_is_refused_if_it_cannot_be_read(who: str, named: str, lang: str) -> None:
    widget = Widget("deal", link=f"rake=1&who={who}&round={ROUND}", lang=lang)
    assert f"“{named}”" in widget.notice or f"«{named}»" in widget.notice


def test_a_round_of_one_seat_refuses_other_eyes() -> None:
    link = opened().click("view 2").frame.link
    seen = Widget("deal", link=link)
    assert seen.click("view 3").notice
    assert "7F" in faces(seen)
    assert "9S" not in faces(seen)


def test_samples_have_as_many_players_as_asked_for() -> None:
    widget = opened()
    for players in (5, 6, 7, 8):
        widget.click("more", seed=str(players))
        assert f"players={players} " in widget.state
    assert widget.click("more").notice == "A table has 2 to 8 players; this one has 9. 1.2"
    widget.click("fewer")
    assert "players=7 " in widget.state


def test_another_round_is_dealt_to_the_same_stacks() -> None:
    text = "players=2 ante=1000 stacks=5000.6000 rules=card-room~deal 1=AS.AF.AC 2=TW.9W.2S"
    widget = Widget("deal", f"rake=1 round={text}").click("deal")
    assert "players=2 ante=1000 stacks=5000.6000 rules=card-room" in widget.state
    assert "stacks=5000.6000.6000" in widget.click("more").state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("broken", "rule"),
    [
        (ROUND.replace("2 check", "2 fold", 1), "8.13"),
        (ROUND.replace("1 check, 2 check", "2 check, 1 check", 1), "7.1"),
        (ROUND.replace("picks 1 9C", "picks 1 9D", 1), "6.5"),
        (ROUND.replace("down=7C.AS.PS", "down=7C.AS"), "6.4"),
        (ROUND.replace("2=TW.7F.2S", "2=TW.7F.9S"), "2.1"),
    ],
)
def test_a_record_that_cannot_have_been_is_refused_with_its_rule(broken: str, rule: str, lang: str) -> None:
    assert broken != ROUND
    widget = Widget("deal", link=f"rake=1&round={broken}", lang=lang)
    assert f" {rule} " in widget.notice


def test_a_record_that_cannot_be_read_names_the_piece() -> None:
    assert "“flod”" in Widget("deal", link=f"rake=1&round={ROUND.replace('2 fold', '2 flod')}").notice
    assert "“ZZ”" in Widget("deal", link=f"rake=1&round={ROUND.replace('LC.PF.8W', 'LC.PF.ZZ')}").notice


def test_the_whole_story_is_told_in_words() -> None:
    text = opened().click("end").seen.text
    for words in (
        "Everyone pays an ante of 1.",
        "Dan deals three cards to everyone.",
        "Ben folds.",
        "The betting round is over, with 10 chips in the pot.",
        "Ann raises to 8.",
        "Dan takes face-down card 3: the Priest of Skulls",
    ):
        assert words in text, words
    assert not re.search(r"[{}%]", text)


def test_a_round_names_its_people_in_its_log_its_buttons_and_its_review() -> None:
    shown = Widget("deal", f"rake=1 round={ROUND}", source="Ann.Ben").click("next").click("view 2").click("review 2")
    assert "Ann checks." in shown.seen.text
    assert "Ben, decision by decision" in shown.seen.text
    assert "Seat 3" in shown.seen.text
    assert "Ann" not in shown.frame.state + shown.frame.link
    assert "Ann" in shown.click("deal").seen.text


BET = (
    "players=4 ante=1 stacks=50.50.50.50 seen=4~deal 1=xx.xx.xx 2=xx.xx.xx 3=xx.xx.xx 4=LC.PF.8W"
    "~bets 1 check, 2 check, 3 bet 2"
)
"""What seat 4 knew when it had to decide about a bet of 2 into a pot of 4."""


def counted(widget: Widget, lang: str = "en") -> Widget:
    """Return the widget once the deals are counted."""
    frame = at_rest(Request("deal", "w1", widget.state, lang=lang, batches=20))
    return Widget("deal", frame.state, lang=lang)


def asked(lang: str = "en") -> Widget:
    return Widget("deal", link=f"rake=1&decide=1&round={BET}", lang=lang)


@pytest.mark.parametrize("answer", ["call", "fold"])
def test_a_bet_of_a_review_is_asked_again_and_judged_by_its_price(answer: str) -> None:
    widget = asked()
    assert "Do you call or fold?" in widget.seen.text
    assert [button["value"] for button in widget.seen.all("button")[-2:]] == ["fold", "call"]
    assert "Call 2" in widget.seen.text
    widget = counted(widget.click(answer))
    said = widget.part("board-hint").text + widget.part("board-ask").text
    decision = Decision(parse_record(BET).views(4)[-1], {"call": CALL, "fold": FOLD}[answer])
    (row,) = all_counted(Review((decision,), (None,), None)).judgements
    assert f"you win the reveal in {percent(row.win)} of the deals that fit" in said
    assert f"(± {100 * row.error:.1f})." in said
    assert row.break_even == 2 / 8
    assert (" 25%" in said) == (row.verdict is not Verdict.OPEN)
    assert ("Good" in said, "better" in said) == (row.verdict is Verdict.GOOD, row.verdict is Verdict.COSTLY)
    assert f"You {answer}ed." in said
    other = widget.click("fold" if answer == "call" else "call")
    assert other.part("board-hint").text + other.part("board-ask").text == said, "it is answered"
    again = widget.click("again")
    assert [button["value"] for button in again.seen.all("button")[-2:]] == ["fold", "call"]
    assert "Step 3 of 3" in again.click("try").seen.text


def test_a_link_to_a_bet_asks_and_does_not_tell_what_was_answered() -> None:
    widget = counted(asked().click("call"))
    assert "answer=call" in widget.state
    assert widget.frame.link == asked().frame.link
    assert "decide=1" in widget.frame.link
    assert Widget("deal", widget.state).seen.text == widget.seen.text


@pytest.mark.parametrize(
    "text",
    [
        BET.removesuffix(", 3 bet 2"),  # nobody has bet
        f"{BET}, 4 call",  # it is answered
        BET.replace(" seen=4", "").replace("4=LC.PF.8W", "4=xx.xx.xx"),
        ROUND,
    ],
)
def test_only_a_bet_that_a_seat_must_answer_is_asked(text: str) -> None:
    assert Widget("deal", link=f"rake=1&decide=1&round={text}").notice
    assert Widget("deal", link=f"rake=1&decide=2&round={BET}").notice


def test_what_a_review_calls_a_bet_opens_as_that_question() -> None:
    widget = counted(Widget("deal", f"rake=1 round={ROUND}").click("review 4"))
    links = [str(link["href"]) for link in widget.seen.all("a") if "deal/?" in str(link.get("href"))]
    asking = [link.partition("?")[2] for link in links if "decide=1" in link]
    assert len(asking) >= 2
    for link in asking:
        assert "Do you call or fold?" in Widget("deal", link=link).seen.text
    assert "Answer this bet" in widget.seen.text


@pytest.mark.parametrize("extra", ["", "decide=1 "], ids=["whole", "question"])
@pytest.mark.parametrize(("lang", "title"), [("en", "A round of Rake."), ("ru", "Круг рейка.")])
def test_a_shared_round_says_which_game_it_is_and_leads_to_it(lang: str, title: str, extra: str) -> None:
    asked = opened(lang, extra).part("board-ask")
    assert asked.text.startswith(title)
    assert asked.all("a")[0]["href"] == "../"

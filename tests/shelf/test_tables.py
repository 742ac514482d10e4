"""Every game other than Rake can be played, reviewed, linked to and refused at the table that they share."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake.kit.notation import from_query
from rake.shelf import load
from tests.bounded import within
from tests.corpus.page import Form
from tests.files import ROOT
from tests.kit.sample import changed, moved
from tests.kit.samples import SAMPLES
from tests.shelf.seating import dealt, fewest_with_bots, seating
from tests.widgets.asking import Widget
from widgets import games
from widgets.host import Request, game_named, run
from widgets.kit.widget import Context
from widgets.kit.words import PEOPLE
from widgets.other_games import words
from widgets.shelf.presentation import MovesView
from widgets.shelf.table import GameTable
from widgets.templates import LANGUAGES

WORKER = ROOT / "widgets" / "js" / "worker.js"
every_game = pytest.mark.parametrize("word", words())
TABLES = [(word, players) for word in words() for players in (fewest_with_bots(load(word)), load(word).seats[-1])]
"""Every game with the fewest players that are not alone, and with the most."""

every_table = pytest.mark.parametrize(("word", "players"), TABLES)
every_table_with_chips = pytest.mark.parametrize(("word", "players"), [each for each in TABLES if load(each[0]).chips])
every_language = pytest.mark.parametrize("lang", LANGUAGES)
ONWARDS = ("next", "rebuy", "again")
"""What leads on once a deal is over: a reader who has lost everything buys in again or starts anew."""

SEEDS = ("1", "2", "3", "4", "5")
SPOKEN = [(seed, LANGUAGES[at % len(LANGUAGES)]) for at, seed in enumerate(SEEDS)]
"""Every seed in one of the languages."""


def moves(table: Widget) -> list[str]:
    """Return the messages of the buttons that do something, without those that help or lead on.

    A card that is chosen stays so: the button for all that are chosen comes last.
    """
    others = ("hint", "undo", "judge", "sit", "leave", "out", "back", "wait", "put back", *ONWARDS)
    buttons = [
        each for each in table.seen.all("button") if "name" in each and not {"hidden", "aria-disabled"} & {*each}
    ]
    taken = [each["value"] for each in buttons if each.get("aria-pressed") == "true"]
    values = [each["value"] for each in buttons if not each["value"].startswith("sort ")]
    return [value for value in values if value not in others and not (value in taken and value.startswith("choose "))]


def chips(table: Widget) -> dict[str, str]:
    """Return the amount that the form shows, if there is one."""
    return {field["name"]: field["value"] for field in table.seen.all("input") if field.get("name") == "chips"}


def seated(word: str, players: int, lang: str = "en", seed: str = "1") -> Widget:
    """Return a table of a game after the deal."""
    fields = seating(load(word), players) | {"buy": "100"}
    return Widget("play", game=word, lang=lang).click("sit", seed=seed, **fields)


def played(table: Widget) -> Widget:
    """Return the table once the deal is over: the reader always presses the last button.

    Where cards that are chosen lead nowhere, the reader takes them back and begins with another one.
    """
    presses = within(500, "the end of the deal")
    while (messages := moves(table)) and next(presses):
        table.click(messages[-1], **chips(table))
        if not moves(table) and "put back" in (button.get("value") for button in table.seen.all("button")):
            table.click("put back").click(moves(table)[0])
        assert table.notice == ""
    return table


@every_table
@pytest.mark.parametrize(("seed", "lang"), SPOKEN)
def test_a_deal_is_played_to_its_end_and_the_next_one_follows(word: str, players: int, seed: str, lang: str) -> None:
    table = played(seated(word, players, lang, seed))
    (onwards,) = {*ONWARDS} & {button.get("value") for button in table.seen.all("button")}
    table.click(onwards, seed="later")
    if any(button.get("value") == "again" for button in table.seen.all("button")):
        table.click("again", seed="later")  # a single deal was all of the match
    # The new deal may be over by now: a bot that speaks first may have folded.
    assert "seed=later" in table.state
    assert table.notice == ""


@every_table
@every_language
def test_a_saved_table_comes_back_as_it_was(word: str, players: int, lang: str) -> None:
    table = seated(word, players, lang)
    for _ in within(500, "the end of the deal"):
        assert Widget("play", table.state, game=word, lang=lang).frame.html == table.frame.html
        messages = moves(table)
        if not messages:
            break
        table.click(messages[-1], **chips(table))


def cards_in_the_middle(widget: Widget) -> list[str]:
    """Return the cards that lie there."""
    return [each["data-card"] for each in widget.part("board-centre").all("span") if "data-card" in each]


@every_table
def test_after_the_deal_a_link_opens_it_step_by_step(word: str, players: int) -> None:
    table = played(seated(word, players))
    stepped, shared = re.findall(r'href="([^"]*/deal/\?[^"]*)"', table.frame.html)[::-1]
    assert shared == f"{stepped}#w1-share"
    link = stepped.partition("?")[2]
    replay = Widget("deal", link=link.replace("&amp;", "&"), game=word)
    assert replay.notice == ""
    replay.click("end")
    assert cards_in_the_middle(replay) == cards_in_the_middle(table)
    assert not re.search(r"deck=[^~]*\bxx(~|$)", from_query(link)), "nobody has to read what was never dealt"
    assert replay.players == table.players
    assert "You" in table.players
    other = Widget("deal", link=replay.frame.link, game=word)
    assert [name for name in other.players if name not in PEOPLE] == [name for name in table.players if name != "You"]
    assert "who=" not in replay.click("deal").state, "others play it"


@every_game
@every_language
def test_who_sat_where_is_refused_if_it_cannot_be_read(word: str, lang: str) -> None:
    players = fewest_with_bots(load(word))
    record = dealt(word, players).in_field
    for who, named in ((["you", "nobody"], "nobody"), (["you"], "you"), (["you", "you"], "you.you")):
        text = ".".join([*who, *(["-"] * (players - 2))])
        notice = Widget("deal", link=f"{word}=1&who={text}&deal={record}", game=word, lang=lang).notice
        assert re.search(f"[“«]{named}", notice), text


@every_table
def test_the_steps_of_a_deal_lead_forwards_and_back(word: str, players: int) -> None:
    replay = Widget("deal", f"{word}=1 deal={dealt(word, players).in_field}", game=word)
    texts = [replay.part("board-told").text]
    presses = within(500, "the last step")
    while not [b for b in replay.seen.all("button") if b["value"] == "next" and "aria-disabled" in b] and next(presses):
        texts.append(replay.click("next").part("board-told").text)
    for text in reversed(texts[:-1]):
        assert replay.click("back").part("board-told").text == text
    assert replay.click("end").part("board-told").text == texts[-1]
    assert replay.click("start").part("board-told").text == texts[0]


@every_table
@every_language
def test_a_deal_can_be_shared_in_every_form(word: str, players: int, lang: str) -> None:
    state = Widget("deal", f"{word}=1 deal={dealt(word, players).in_field}", game=word, lang=lang).click("end").state
    root = "https://example.org/rake/"
    frame = run(Request("deal", "w1", state, lang=lang, root=root, pack="standard", game=word))
    assert f"{root}games/{word}/deal/?{word}=1" in frame.html
    assert f"{root}embed/games/{word}/deal/?{word}=1" in frame.html
    assert "data-picture" in frame.html


@every_table
@every_language
def test_a_link_and_what_is_shared_come_to_the_step_that_is_shown(word: str, players: int, lang: str) -> None:
    replay = Widget("deal", f"{word}=1 deal={dealt(word, players).in_field}", game=word, lang=lang)
    last = int(re.findall(r"\d+", replay.part("board-ask").text)[0])
    for _ in range(last // 2):
        replay.click("next")
    opened = Widget("deal", link=replay.frame.link, game=word, lang=lang)
    assert opened.notice == ""
    for part in ("board-ask", "board-told"):
        assert opened.part(part).text == replay.part(part).text
    assert opened.frame.html == replay.frame.html, "the same cards are seen"
    said = replay.part("board-ask").text.strip()
    root = "https://example.org/rake/"
    shared = run(Request("deal", "w1", replay.state, lang=lang, root=root, pack="standard", game=word)).html
    assert f"step={last // 2}&amp;" in shared
    assert said in re.sub(r"\s+", " ", shared)


@every_table_with_chips
def test_another_table_has_the_players_chips_and_rules_that_the_form_names(word: str, players: int) -> None:
    game = load(word)
    table = Widget("play", game=word).click("sit", preset=game.presets[-1], buy="37", **seating(game, players))
    match = game.parse_match(table.state.partition("match=")[2])
    assert match.scores == (37,) * players
    assert f"rules={game.presets[-1]}" in str(match)
    assert played(table).click("leave").notice == ""
    assert "acts=" not in table.state
    left = game.parse_match(table.state.partition("match=")[2])
    assert left.scores == (37,) * players
    assert f"rules={game.presets[-1]}" in str(left)


@every_table
def test_the_focus_goes_to_something_that_may_be_done_now(word: str, players: int) -> None:
    table = seated(word, players)
    for _ in range(12):
        if not (messages := moves(table)):
            break
        due = next(each for each in table.seen.all("button") if each.get("id") == table.frame.focus)
        assert "aria-disabled" not in due, due["value"]
        assert due.get("tabindex") != "-1", "a press of Tab leads to it too"
        table.click(messages[-1], **chips(table))


@every_table
@pytest.mark.parametrize("message", ["fly", "judge", "next", "again"])
def test_a_press_that_is_not_due_says_why_and_changes_nothing(word: str, players: int, message: str) -> None:
    table = seated(word, players)
    before = table.state
    assert table.click(message).notice != ""
    assert table.state == before


@every_table_with_chips
@pytest.mark.parametrize("amount", ["many", "0", "", "-1", "1000001"])
def test_an_amount_that_is_none_says_why_and_changes_nothing(word: str, players: int, amount: str) -> None:
    table = seated(word, players)
    presses = within(50, "an amount to choose")
    while not chips(table) and next(presses):
        table.click(moves(table)[0])
    before = table.state
    notice = table.click(moves(table)[-1], chips=amount).notice
    assert (f"{int(amount):,}" if amount == "1000001" else f"“{amount}”") in notice
    assert table.state == before


@every_table_with_chips
def test_nobody_sits_down_without_chips(word: str, players: int) -> None:
    table = Widget("play", game=word)
    before = table.state
    for chips in ("0", "", "-1", "many"):
        assert table.click("sit", buy=chips, **seating(load(word), players)).notice != ""
        assert table.state == before


@pytest.mark.parametrize("word", [word for word in words() if load(word).chips and word != "reddog"])
def test_more_chips_than_a_table_may_have_are_refused_with_both_numbers(word: str) -> None:
    table = Widget("play", game=word)
    notice = table.click("sit", buy="999999", **seating(load(word), 2)).notice
    assert "1,000,000 chips at most" in notice
    assert f"{2 * 999_999:,}" in notice


@every_game
def test_with_the_fewest_players_one_sees_what_came_of_a_press(word: str) -> None:
    game = load(word)
    table = Widget("play", game=word).click("sit", buy="100", **seating(game, game.seats[0]))
    table.click(moves(table)[-1], **chips(table))
    assert table.part("board-told").text != ""


@pytest.mark.parametrize(
    ("word", "players", "seed"),
    [(*table, seed) for table in TABLES for seed in SEEDS[: None if load(table[0]).chips else 1]],
)
def test_enter_takes_the_action_whose_amount_is_in_the_field_and_no_other(word: str, players: int, seed: str) -> None:
    table = seated(word, players, seed=seed)
    presses = within(500, "the end of the deal")
    while (messages := moves(table)) and next(presses):
        entered = Form(table.frame.html).default
        assert bool(entered) == bool(chips(table))
        assert not entered or Widget("play", table.state, game=word).click(entered, chips="many").notice
        table.click(messages[-1], **chips(table))


def test_enter_takes_no_action_unless_a_game_says_so() -> None:
    assert MovesView(("play 7H", "play 9H"), None).on_enter == ""


@every_table
def test_a_press_on_an_older_frame_changes_nothing(word: str, players: int) -> None:
    table = seated(word, players)
    old = table.state
    message = moves(table)[-1]
    table.click(message, **chips(table))
    after = table.state
    assert table.click(message, seen=old, **chips(table)).state == after


@every_game
@every_language
@given(data=st.data())
def test_any_link_is_read_or_refused_in_words(word: str, lang: str, data: st.DataObject) -> None:
    opened = f"{word}=1&deal="
    deals = moved(SAMPLES[word]) | st.text(max_size=60)
    link = data.draw(deals.map(opened.__add__) | changed(Widget("deal", game=word).frame.link, opened))
    for widget in ("play", "deal"):
        request = Request(widget, "w1", link=link, lang=lang, game=word)
        assert f'data-widget="{widget}"' in run(request).html


@every_game
@every_language
@given(data=st.data())
def test_any_state_is_read_or_refused_in_words(word: str, lang: str, data: st.DataObject) -> None:
    state = data.draw(changed(saved(word), "left=1.2 undo=3.4 hint=1") | st.text(max_size=60))
    for widget in ("play", "deal"):
        assert f'data-widget="{widget}"' in run(Request(widget, "w1", state=state, lang=lang, game=word)).html


@cache
def saved(word: str) -> str:
    """Return the state of a table of a game in the middle of a deal."""
    table = seated(word, fewest_with_bots(load(word)))
    for _ in range(4):
        if messages := moves(table):
            table.click(messages[-1], **chips(table))
    return table.state


@every_game
@every_language
def test_a_link_of_rake_is_refused_on_the_page_of_another_game(word: str, lang: str) -> None:
    replay = Widget("deal", link="rake=1&round=players=2", game=word, lang=lang)
    assert "../deal/?rake=1&amp;round" in replay.frame.html, "it leads to the page that reads it"


@every_game
@every_language
@pytest.mark.parametrize("widget", ["hand", "deal"])
def test_a_link_of_a_game_on_a_page_of_rake_leads_to_the_page_that_reads_it(word: str, lang: str, widget: str) -> None:
    link = Widget("deal", game=word).frame.link
    page = Widget(widget, link=link, lang=lang)
    assert f'href="../games/{word}/deal/?{link.replace("&", "&amp;")}"' in page.frame.html
    assert Widget("deal", link=link, game=word).notice == ""


@every_game
def test_a_table_is_kept_in_the_version_of_the_games_notation(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    presentation = game_named(word).widgets["play"].init("", Context()).presentation
    later = replace(presentation.form.notation, version=2)
    monkeypatch.setattr(presentation, "form", replace(presentation.form, notation=later))
    table: GameTable[Any, Any, Any] = GameTable(presentation)
    kept = table.format(table.init("", Context()))
    assert kept.startswith(f"{word}=2 ")
    assert table.format(table.parse(kept, Context())) == kept


def test_a_game_that_is_not_here_is_no_request() -> None:
    for word in ("chess", "rake", "../rake", "reddog.words"):
        with pytest.raises(ValueError, match="no game"):
            run(Request("play", "w1", game=word))


def test_a_game_whose_import_fails_says_so_by_an_error_to_which_the_page_adds_its_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mistyped").mkdir()
    (tmp_path / "mistyped" / "__init__.py").write_text("import jsno", "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="jsno") as refused:
        run(Request("play", "w1", game="mistyped"))
    missing = re.search("^const MISSING = /(.*)/;$", WORKER.read_text("utf-8"), re.MULTILINE)
    assert missing
    assert re.search(missing[1], refused.type.__name__)


@every_game
@every_language
def test_the_rule_behind_every_refusal_has_its_place_on_the_page_of_rules(word: str, lang: str) -> None:
    for rule in {*import_module(f"rake.shelf.{word}.game").RULE_OF.values()}:
        page, _, anchor = game_named(word).rule_address(rule).partition("/#")
        text = (ROOT / "docs" / f"{page}{'' if lang == 'en' else '.ru'}.md").read_text("utf-8")
        assert f"{{#{anchor}}}" in text

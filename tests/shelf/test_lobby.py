"""Before the first deal a reader sees the table: who sits there, an empty seat, and one press that begins."""

from __future__ import annotations

import re

import pytest

from tests.shelf.test_tables import every_language
from widgets.games.rake.words import BETTOR
from widgets.host import Frame, Request, run
from widgets.kit.widget import Context, control
from widgets.other_games import load, words


def lobby(word: str, lang: str = "en") -> Frame:
    """Return the first frame of a game's table, of Rake's for an empty word."""
    return run(Request("play" if word else "table", "w1", lang=lang, game=word), strict=True)


every_table = pytest.mark.parametrize("word", ["", *words()])


def sitting(word: str) -> list[str]:
    """Return the names of the bots that sit at a new table."""
    if not word:
        return [BETTOR["careful"], BETTOR["bold"], BETTOR["sly"]]
    presentation = load(word).widgets["play"].init("", Context()).presentation
    return [presentation.words.names[bot] for bot in presentation.sitting]


@every_table
def test_each_bot_sits_there_with_its_face_its_name_and_how_it_plays(word: str) -> None:
    html = lobby(word).html
    faces = re.findall(r'<span class="board-face" data-face="([\w-]+)"', html)
    assert faces == [control(name).lower() for name in sitting(word)]
    centre = html.partition('<div class="board-welcome">')[2].partition("</div>")[0]
    introduced = re.findall(r"<dt>(.*?)</dt><dd>(.+?)</dd>", centre)
    assert [name for name, _ in introduced] == [*dict.fromkeys(sitting(word))] or not sitting(word)


@every_table
@every_language
def test_one_press_deals_and_all_else_is_one_press_away(word: str, lang: str) -> None:
    html = lobby(word, lang).html
    board, _, drawer = html.partition('<div class="board-drawer board-setup" id="w1-choices"')
    assert re.findall(r'id="([\w-]+)"[^>]*class="board-main"', html) == ["w1-sit"], "the one button that is filled"
    assert 'id="w1-choose" popovertarget="w1-choices"' in board
    assert not re.findall(r"<select|<input type=.text|<textarea", board), "nothing to fill in"
    assert "<select" in drawer
    assert "board-vacant" in board, "the reader's seat"


@every_table
def test_a_refusal_is_said_on_the_table(word: str) -> None:
    fields = {"msg": "sit", "buy": "none", "stake": "1"} | {f"who-{number}": "-" for number in range(2, 11)}
    request = Request("play" if word else "table", "w1", lobby(word).state, fields=fields, game=word)
    actions = run(request).html.partition('<div class="board-actions"')[2].partition('<div class="board-news"')[0]
    assert re.search(r'id="w1-refusal" role="status">\s*\S', actions)
    assert 'id="w1-sit"' in actions


@every_table
def test_a_fraction_in_a_house_rule_is_refused_as_it_was_typed(word: str) -> None:
    typed = re.findall(r'<input type="text"[^>]* name="([a-z_]+)"', lobby(word).html)
    for name in {*typed} - {"buy", "stake"}:
        fields = {"msg": "sit", "buy": "100", "stake": "1", name: "10.5"}
        html = run(Request("play" if word else "table", "w1", lobby(word).state, fields=fields, game=word)).html
        assert re.search(r'id="w1-refusal" role="status">[^<]*<p>[^<]*“10\.5”', html), name


@every_table
@every_language
def test_every_house_rule_and_every_value_of_one_is_named_in_words(word: str, lang: str) -> None:
    drawer = lobby(word, lang).html.partition('<div class="board-drawer board-setup" id="w1-choices"')[2]
    options = re.findall(r"<option [^>]*>(.*?)</option>", drawer)
    names = [name for _, name in re.findall(r'<label for="(w1-[\w-]+)">(.*?)</label>', drawer)]
    usual = re.findall(r'placeholder="(.*?)"', drawer)
    assert options
    assert [name for name in (*names, *usual) if "_" in name] == []
    assert [name for name in names if re.match(r"[a-z]", name)] == []
    if lang == "ru":
        said = [re.sub(r"<.*?>|\w+\.com", "", each) for each in (*options, *names, *usual)]
        assert [each for each in said if re.search(r"[a-z]{3}", each)] == [], "left as it's written in notation"

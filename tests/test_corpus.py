"""What the engine and the widgets answer, byte for byte; tests/corpus says how tests/data/corpus is written anew."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from rake import BOOK, parse_rules
from rake.rules import SWITCHES
from rake.shelf import load
from tests.corpus import sources
from tests.corpus.blocks import Block, joined, parted
from tests.corpus.comparing import check
from tests.corpus.frames_shared import DECKS, links
from tests.corpus.game_frames import OVER
from tests.corpus.houses import HOUSES
from tests.corpus.topics import FOLDER, of_game, topics
from widgets.host import WIDGETS, game_named
from widgets.other_games import words
from widgets.site.pages import first_deals, guides, lessons
from widgets.templates import LANGUAGES


@cache
def computed(name: str) -> tuple[Block, ...]:
    """Return the blocks of a file as they come out now."""
    return tuple(topics()[name]())


@pytest.mark.parametrize("name", topics())
def test_all_comes_out_as_it_is_stored(name: str) -> None:
    check(name, joined(computed(name)).encode())


def test_no_other_file_is_stored() -> None:
    assert {path.name for path in FOLDER.iterdir()} <= {f"{name}.txt" for name in topics()}


def test_every_house_rule_is_turned_in_the_rounds() -> None:
    houses = [parse_rules(house) for house in HOUSES]
    turned = {name for name in SWITCHES for house in houses if getattr(house, name) != getattr(BOOK, name)}
    assert turned == {*SWITCHES}


@pytest.mark.usefixtures("toys")
def test_a_game_is_asked_everything_as_soon_as_it_has_a_folder() -> None:
    made = {name: [json.loads(block.header) for block in topics()[name]()] for name in of_game("swap")}
    assert any("deal" in each for each in made["swap.deals"])
    for lang in LANGUAGES:
        shown = made[f"swap.frames.{lang}"]
        assert {each["widget"] for each in shown} == {*game_named("swap").widgets}
        assert "next" in [each.get("fields", {}).get("msg") for each in shown], "a deal is played to its end"


@pytest.mark.parametrize("word", words())
def test_both_pythons_play_a_whole_deal_at_a_table_with_the_most_players(word: str) -> None:
    most = load(word).seats[-1]
    asked = [json.loads(block.header) for lang in LANGUAGES for block in computed(f"{word}.frames.{lang}")]
    tables = [each for each in asked if each["widget"] == "play" and f" {most}-" in each["seed"]]
    assert {each.get("fields", {}).get("msg") for each in tables} & {*OVER}


@pytest.mark.usefixtures("toys")
def test_a_game_without_a_corpus_is_told_how_to_write_one() -> None:
    with pytest.raises(
        pytest.fail.Exception, match=r"swap.deals.txt isn't stored yet: `python -m tests.corpus` writes it"
    ):
        check("swap.deals", b"")


def test_a_difference_names_its_question_and_the_lines() -> None:
    stored = (FOLDER / "reddog.deals.txt").read_text("utf-8")
    with pytest.raises(pytest.fail.Exception) as failed:
        check("reddog.deals", stored.replace("\nthen reddog=1", "\nthen reddog=2").encode())
    said = str(failed.value)
    assert said.startswith(f"reddog.deals.txt, block 1: {parted(stored)[0].splitlines()[0]}\n")
    assert "\n-then reddog=1" in said
    assert "\n+then reddog=2" in said


@pytest.mark.parametrize("word", words())
def test_a_game_plays_by_every_preset_with_the_fewest_and_the_most(word: str) -> None:
    game = load(word)
    played = {(each["rules"], each["seats"]) for each in asked(f"{word}.deals") if "deal" in each}
    assert played == {(preset, seats) for preset in game.presets for seats in (game.seats[0], game.seats[-1])}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", words())
def test_every_widget_of_a_game_speaks_both_languages(word: str, lang: str) -> None:
    shown = asked(f"{word}.frames.{lang}")
    assert {(each["game"], each["lang"]) for each in shown} == {(word, lang)}
    for widget in game_named(word).widgets:
        frames = [each for each in shown if each["widget"] == widget]
        assert any("fields" not in each and "link" not in each for each in frames), "a first frame"
        assert any("fields" in each for each in frames), "a press"


def asked(name: str) -> list[dict[str, Any]]:
    """Return what is asked in a file whose questions are JSON."""
    return [json.loads(block.header) for block in computed(name)]


def frames(widget: str, lang: str) -> list[dict[str, Any]]:
    """Return the requests of a widget of Rake whose frames are stored."""
    return asked(f"frames.{widget}.{lang}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("widget", WIDGETS)
def test_every_widget_speaks_both_languages(widget: str, lang: str) -> None:
    asked = frames(widget, lang)
    assert {(each["widget"], each["lang"]) for each in asked} == {(widget, lang)}
    assert any("state" not in each and "link" not in each for each in asked), "a first frame"
    assert any("fields" in each for each in asked), "a press"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_posted_link_is_opened(lang: str) -> None:
    opened = {(widget, each["link"]) for widget in WIDGETS for each in frames(widget, lang) if "link" in each}
    assert opened >= {*links()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("widget", [word for word, widget in WIDGETS.items() if widget.LINKED_BY])
def test_every_widget_with_links_is_packed_in_both_decks(widget: str, lang: str) -> None:
    assert {each["pack"] for each in frames(widget, lang) if "pack" in each} == {*DECKS}


def test_the_corpus_is_large_enough() -> None:
    assert sum(len(frames(widget, lang)) for widget in WIDGETS for lang in LANGUAGES) >= 300
    assert sum('"stacks"' in block.header for block in computed("records")) >= 50
    assert sum('"spot"' in block.header for block in computed("odds")) >= 50
    assert sum('"drill"' in block.header for block in computed("drills")) >= 60
    assert sum(not block.body.startswith("reads ") for block in computed("refusals")) >= 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sources_are_those_of_the_pages(lang: str) -> None:
    assert sources.COURSE == lessons.LESSONS
    assert sources.course(lang).text == lessons.course_source(lang)
    assert sources.guide(lang).text == guides.guide_source(guides.GUIDES / "whole.toml", lang)
    for word in words():
        folder = sources.ROOT / "docs" / "games" / word
        assert sources.first_of(word, lang).text == first_deals.first_source(folder / "first.toml", lang)
        files = sorted(path for path in folder.glob("*.toml") if path.stem != sources.FIRST)
        assert [each.text for each in sources.lessons_of(word, lang)] == [
            lessons.lesson_source(file, lang) for file in files
        ]
    for name in sources.COURSE:
        assert sources.lesson(name, lang).text == lessons.lesson_source(lessons.FOLDER / f"{name}.toml", lang)

"""The named spots say what is true: their odds, their best card, their price for the one that tempts."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

from rake import Action
from rake.analysis.coach import advise
from rake.analysis.odds import odds
from widgets.site import counting
from widgets.site.pages import spots
from widgets.site.pages.spots import LEVELS, NamedSpot

ALL = spots.load().spots
LANGUAGES = ("en", "ru")
CLEAR = 0.03
"""By how much (0..1) the tempting card wins less often, at least."""

by_slug = pytest.mark.parametrize("named", ALL, ids=lambda named: named.slug)
by_lang = pytest.mark.parametrize("lang", LANGUAGES)


def page_of(site: Path, named: NamedSpot, lang: str) -> str:
    folder = site if lang == "en" else site / lang
    return (folder / "spots" / named.slug / "index.html").read_text("utf-8")


def test_there_are_many_spots_of_every_theme_and_level() -> None:
    assert len(ALL) >= 24
    assert {named.level for named in ALL} == set(LEVELS)
    for lang in ("", ".ru"):
        gallery = (spots.DOCS / f"spots{lang}.md").read_text("utf-8")
        headings, galleries = (re.findall(f, gallery) for f in (r"(?m)^## .*\{#(\w+)\}$", r"<!-- spots: (\w+) -->"))
        assert headings == galleries == list(dict.fromkeys(named.theme for named in ALL))


def test_the_spots_are_of_many_kinds() -> None:
    assert {named.spot.players for named in ALL} >= {2, 3, 4, 6}
    assert {named.spot.pick for named in ALL} == {1, 2}
    assert any(named.spot.out for named in ALL)
    assert any(named.policy != "outs" for named in ALL)
    assert {str(named.spot.rules) for named in ALL if named.theme == "house"} != {"book"}
    assert any(action.card is None for named in ALL for action in best(named))
    assert any(action.card for named in ALL for action in best(named))


@by_slug
def test_6_4_half_of_the_middle_was_laid_face_up_and_no_accident_has_changed_that(named: NamedSpot) -> None:
    spot = named.spot
    face_up = len(spot.up) + sum(taken.face_up for taken in spot.took)
    assert 2 * face_up == len(spot.up) + spot.down + len(spot.took)


def test_no_two_spots_ask_or_say_the_same() -> None:
    assert len({(named.spot, named.policy) for named in ALL}) == len(ALL)
    for lang in LANGUAGES:
        for part in ("title", "description"):
            assert len({named.front(lang)[part] for named in ALL}) == len(ALL)


def best(named: NamedSpot) -> set[Action]:
    assert named.odds
    return set(advise(named.odds).best)


@by_slug
def test_the_tempting_card_is_clearly_worse_than_the_best_beyond_the_errors(named: NamedSpot) -> None:
    assert named.odds, "python -m widgets.site.pages.spots --count"
    assert named.odds.done
    chances = {chance.action: chance for chance in named.odds.options}
    most, tempts = max(named.odds.options, key=lambda chance: chance.win), chances[named.tempting]
    assert most.win - tempts.win > max(CLEAR, most.error + tempts.error)
    assert named.tempting not in best(named)


CHEAP = ("the-dukes-companion", "the-lesser-pair", "mind-your-own-hand", "the-last-rung", "two-aces-at-the-lambs-table")


@pytest.mark.parametrize("slug", CHEAP)
def test_counting_again_gives_the_odds_that_stand_there(slug: str) -> None:
    named = next(named for named in ALL if named.slug == slug)
    assert odds(named.spot, named.policy).settled() == named.odds


@by_lang
@by_slug
def test_a_page_asks_first_and_keeps_its_answer_behind_a_button(site: Path, named: NamedSpot, lang: str) -> None:
    asked, _, answer = page_of(site, named, lang).partition('<details class="rake-widget rake-house rake-answer"')
    assert "<h1 id=" in asked
    assert asked.count('data-widget="pickup"') == 1
    assert 'value="take ' in asked
    assert "rake-option-win" not in asked
    assert answer.count('class="rake-option-win"') == len(named.spot.options)
    assert answer.count("rake-option rake-best") == len(best(named))
    assert answer.index("rake-best") < answer.index('id="tempting"'), "the best card stands first"


@by_lang
@by_slug
def test_a_page_shows_its_rules_and_names_the_price_of_the_tempting_card(
    site: Path, named: NamedSpot, lang: str
) -> None:
    answer = page_of(site, named, lang).partition("rake-answer")[2].partition("</details>")[0]
    assert re.search(r'href="\.\./\.\./rules/[\w-]+/#r\d+-\d+"', answer)
    assert named.odds
    cost = f"{round(1000 * advise(named.odds, named.tempting).cost) / 10:.1f}"
    said = {"en": f"win {cost} percentage points less often", "ru": cost.replace(".", ",")}[lang]
    assert said in answer.rpartition("rake-growing")[2]


@by_lang
def test_from_any_spot_the_next_one_and_the_gallery_are_one_step_away(site: Path, lang: str) -> None:
    for index, named in enumerate(ALL):
        html = page_of(site, named, lang)
        assert f'href="../#{named.theme}"' in html
        for other, direction in ((index - 1, "prev"), (index + 1, "next")):
            link = f'<a href="../{ALL[other % len(ALL)].slug}/" class="md-footer__link md-footer__link--{direction}"'
            assert (link in html) == (0 <= other < len(ALL))


@by_lang
def test_the_gallery_leads_to_every_spot_and_shows_its_cards(site: Path, lang: str) -> None:
    html = ((site if lang == "en" else site / lang) / "spots" / "index.html").read_text("utf-8")
    assert re.findall(r'<h3><a href="([\w-]+)/">', html) == [named.slug for named in ALL]
    cards = sum(len(named.spot.hand) + len(named.spot.up) + named.spot.down for named in ALL)
    assert html.count('class="rake-face"') == cards


def test_spots_do_not_stand_in_the_side_navigation_of_other_pages(site: Path) -> None:
    assert "the-early-bird" not in (site / "pickup" / "index.html").read_text("utf-8")


@by_lang
def test_search_finds_each_spot_by_name_in_the_gallery_and_nowhere_else(site: Path, lang: str) -> None:
    pages = json.loads((site / "search" / f"{lang}.json").read_text("utf-8"))
    found = [page for page in pages if "spots/" in page["location"]]
    assert {page["location"].partition("#")[0] for page in found} == {"spots/" if lang == "en" else "ru/spots/"}
    said = unescape(" ".join(page["title"] + page["text"] for page in found))
    assert [named.slug for named in ALL if named.front(lang)["title"] not in said] == []
    drawn = {"en": "Nine of Crosses", "ru": "девятка крестов"}[lang]
    assert drawn not in said, "the cards of the small pictures are left out"


def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **front: str) -> None:
    """Write one spot into a folder of its own, with what is asked for in its front matter."""
    usual = {"title": "A", "description": "B", "theme": "skull", "level": "first", "wrong": "DS"}
    header = usual | {"spot": "players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W down=2"} | front
    lines = [f"{name}: {value}\n" for name, value in header.items() if value]
    (tmp_path / "new.md").write_text(f"---\n{''.join(lines)}---\n\nText.\n", "utf-8")
    (tmp_path / "new.ru.md").write_text("---\ntitle: А\ndescription: Б\n---\n\nТекст.\n", "utf-8")
    monkeypatch.setattr(spots, "FOLDER", tmp_path)


@pytest.mark.parametrize(
    ("front", "said"),
    [
        ({"spot": ""}, "spot"),
        ({"spot": "players=2 seat=1 pick=1 hand=AS.AS.9F up=DS.2W down=2"}, "one AS in the deck"),
        ({"theme": "fishing"}, "fishing"),
        ({"level": "hard"}, "hard"),
        ({"wrong": "9C"}, "9C"),
        ({"wrong": ""}, "the front matter has no wrong"),
        ({"title": ""}, "the front matter has no title"),
    ],
)
def test_a_page_that_lacks_what_a_spot_needs_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, front: dict[str, str], said: str
) -> None:
    written(tmp_path, monkeypatch, **front)
    with pytest.raises(ValueError, match=f"new.md: .*{said}"):
        spots.load()


def test_a_spot_that_is_not_translated_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, monkeypatch)
    (tmp_path / "new.ru.md").unlink()
    with pytest.raises(ValueError, match=r"^new\.ru\.md: "):
        spots.load()


def test_odds_that_cannot_be_read_are_refused_by_their_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spots, "COUNTED", tmp_path / "odds.txt")
    good = (spots.FOLDER / "odds.txt").read_text("utf-8").splitlines()[0]
    spots.COUNTED.write_text(f"{good}\nnew rake=1 <<<<<<<\n", "utf-8")
    with pytest.raises(ValueError, match=r"^odds\.txt, line 2: "):
        spots.load()


def test_counting_writes_a_file_that_cannot_be_read_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = {(named.spot, named.policy): named.odds for named in ALL}
    monkeypatch.setattr(spots, "odds", lambda spot, policy: counted[spot, policy])
    monkeypatch.setattr(counting, "KEPT", tmp_path / "counted")
    monkeypatch.setattr(spots, "COUNTED", tmp_path / "odds.txt")
    spots.COUNTED.write_text("new rake=1 <<<<<<<\n", "utf-8")
    spots.main(["--count"])
    assert spots.load().spots == ALL


def test_a_spot_that_was_not_counted_stops_the_build_and_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, monkeypatch)
    with pytest.raises(ValueError, match=r"new is not counted: python -m widgets\.site\.pages\.spots --count"):
        spots.load().page("new", "Text.", "en")

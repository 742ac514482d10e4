"""A game is on the site once its folders are laid in: a copy of the sources with the toy Swap is built and played."""

from __future__ import annotations

import gzip
import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.served import Host, build, serving
from tests.toys.site import lay

PAGES = ("index", "hand", "engine", "odds", "spots", "rules/*", "games/*", "games/reddog/*")
"""The pages that are left of the site, so that it is built quickly."""

BOOT = 60_000
"""How long Python may take to wake up, in milliseconds."""
AT_REST = "#w1:not([aria-busy])"


@pytest.fixture(scope="module")
def home(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Serve the site with the toys; the site itself is built first, so that its pieces can be used again."""
    del site
    scratch = tmp_path_factory.mktemp("toys")
    folder = scratch / "site"
    folder.mkdir()
    with serving(Host(folder)) as host:
        build(folder, host.url, lay(scratch / "sources", PAGES), strict=False)
        yield host


def read(home: Host, path: str) -> str:
    return (home.folder / path).read_text("utf-8")


@pytest.mark.parametrize(("prefix", "name"), [("", "Swap"), ("ru/", "Обмен")])
def test_a_game_is_in_the_navigation_the_list_of_games_and_the_map_of_the_site(
    home: Host, prefix: str, name: str
) -> None:
    games = read(home, f"{prefix}games/index.html")
    navigation, content = games.partition('<div class="md-content"')[::2]
    assert re.search(rf">\s*{name}\s*<", navigation)
    assert f'<a href="swap/">{name}</a>' in content
    own = read(home, f"{prefix}games/swap/index.html").partition('<div class="md-content"')[0]
    for page in ("./", "rules/", "play/", "deal/", "trick/"):
        assert f'href="{page}"' in own, page
        page = page.removeprefix("./")
        assert f"{home.url}{prefix}games/swap/{page}<" in read(home, "sitemap.xml"), page


def test_a_page_lists_the_pages_of_its_own_game_alone(home: Host) -> None:
    for page in ("games/index.html", "rules/all/index.html", "games/reddog/index.html"):
        navigation = read(home, page).partition('<div class="md-content"')[0]
        assert 'swap/"' in navigation, page
        assert "swap/rules/" not in navigation, page


def test_a_game_has_frames_previews_rules_to_find_and_files_of_its_own(home: Host) -> None:
    for folder in ("", "ru/"):
        assert 'class="board' in read(home, f"{folder}embed/games/swap/deal/index.html")
        assert 'data-widget="trick"' in read(home, f"{folder}embed/games/swap/trick/index.html")
    for lang in ("en", "ru"):
        assert (home.folder / f"assets/previews/games-swap-index.{lang}.png").stat().st_size > 10_000
    assert "games/swap/rules/#sw5" in read(home, "search/en.json")
    files = {path.name.rpartition("-")[0] for path in home.folder.glob("assets/rake/games/swap-*.bin")}
    assert files == {"swap", "swap-trick"}


def test_what_only_a_press_in_a_game_needs_of_the_standard_library_comes_with_the_games(home: Host) -> None:
    (shared,) = home.folder.glob(f"assets/rake/games/shared-{12 * '?'}.bin")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(shared.read_bytes()))) as held:
        assert "colorsys.pyc" in held.namelist()


def test_a_link_on_a_page_of_rake_leads_to_the_widget_that_only_this_game_has(home: Host, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(f"{home.url}ru/hand/?swap=1&trick=6H.3C.4H")
    page.locator("#w1-refusal a").press("Enter", timeout=BOOT)
    expect(page).to_have_url(f"{home.url}ru/games/swap/trick/?swap=1&trick=6H.3C.4H")
    page.locator("#w1-deal").press("Enter")
    expect(page.locator("#w1 .board-hand > li")).to_have_count(3)
    expect(page).not_to_have_url(re.compile("6H.3C.4H$"), timeout=BOOT)
    page.context.close()


def test_a_deal_of_thirteen_cards_is_played_by_keyboard_and_written_down(home: Host, browser: Browser) -> None:
    page = browser.new_page(reduced_motion="reduce", viewport={"width": 360, "height": 740})
    page.goto(f"{home.url}games/swap/play/")
    page.locator("#w1-sit").press("Enter")
    expect(page.locator("#w1 .board-choice")).to_have_count(13, timeout=BOOT)
    page.locator("#w1 .board-choice").first.focus()
    for key in ("Space", "ArrowRight", "Space", "ArrowRight", "Space"):
        page.keyboard.press(key)
        page.wait_for_selector(AT_REST)
    expect(page.locator("#w1 [aria-pressed=true]")).to_have_count(3)
    page.locator("#w1 .board-main").press("Enter")
    for left in range(13, 0, -1):
        expect(page.locator("#w1 .board-take")).to_have_count(left, timeout=BOOT)
        page.locator("#w1 .board-take:not([aria-disabled])").first.press("Enter")
    expect(page.locator("#w1-next")).to_be_visible(timeout=BOOT)
    score(page)
    page.locator("#w1-next").press("Enter")
    expect(page.locator("#w1-next")).to_have_count(0, timeout=BOOT)
    expect(page.locator("#w1 .board-hand")).to_be_visible()
    page.context.close()


def score(page: Page) -> None:
    """Check that the sheet, once it's asked for, has the deal, whose tricks are thirteen."""
    page.locator("#w1 .board-score").press("Enter")
    row = page.locator("#w1 .rake-sheet tbody tr")
    expect(row).to_have_count(1)
    expect(row).to_be_visible()
    assert sum(map(int, row.locator("td").all_inner_texts())) == 13
    page.keyboard.press("Escape")
    expect(row).to_be_hidden()

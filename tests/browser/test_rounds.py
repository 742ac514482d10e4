"""The rounds played at the table, on the page of progress: counted once, judged, taken along, forgotten."""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest
from playwright.sync_api import Page, expect

from rake.analysis.review import review
from tests.bounded import counted, within
from widgets.games.rake import table
from widgets.games.rake.ledger import LETTERS, MOST_OPEN, PHASES
from widgets.kit.ledger import MOST
from widgets.kit.widget import Context

from .conftest import BOOT, FITS, HOST, PHONE, OpenPage, follow, settle, state
from .playing import finish, over, press_something, sit
from .test_every_page import barriers

ROUNDS = "localStorage['rake-rounds'] ?? ''"
ROWS = "#w1 .rake-numbers tbody tr"
NOTE = f"async ([noted, game]) => (await import(new URL('rounds.js', {HOST}))).noteRound(noted, game)"


def play(page: Page) -> str:
    """Play the round to its end; return the table's state then."""
    finish(page)
    return state(page)


def test_a_deal_of_another_game_is_counted_once_and_its_line_leads_back(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}games/reddog/play/")
    sit(page)
    presses = within(20, "the end of the round")
    while not over(page) and next(presses):
        page.locator("#w1-pass").click()
    kept = "localStorage['rake-rounds-reddog'] ?? ''"
    page.wait_for_function(f"() => {kept}")
    version, word = page.evaluate(kept).split()
    page.evaluate(NOTE, [f"{version} {word.partition('.')[2]}", "reddog"])
    assert page.evaluate(kept) == f"{version} {word}"
    look(page, base_url)
    line = page.locator("#w1-rounds li", has_text="Red Dog")
    expect(line).to_contain_text("1 deal, ")
    line.get_by_role("link").click()
    page.wait_for_url("**/games/reddog/play/")


@cache
def sums(text: str) -> tuple[int, dict[str, list[int]]]:
    """Return what a round gained, and by phase what its decisions cost in tenths of a point, by the engine's review."""
    model = table.parse(text, Context())
    now, had = model.now, model.table.chair(1).stack
    found: dict[str, list[int]] = {phase.value: [] for phase in PHASES}
    for each in counted(review(model.views)).judgements:
        if each.verdict.value != "open":
            found[each.decision.view.phase.value].append(round(1000 * each.cost))
    seat = model.seat - 1
    return now.money.stacks[seat] - had, found


def rows(page: Page) -> list[list[str]]:
    """Return the numbers of the table of costs: for all decisions, then for each phase."""
    return [page.locator(ROWS).nth(number).locator("td").all_inner_texts() for number in range(len(PHASES) + 1)]


def look(page: Page, base_url: str, lang: str = "") -> None:
    """Open the page of progress where rounds are kept."""
    follow(page, f"{base_url}{lang}progress/")
    expect(page.locator("#w1-clear")).to_be_visible(timeout=BOOT)


def test_two_rounds_are_counted_judged_exported_forgotten_and_brought_in_again(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    played = [play(page)]
    press_something(page)
    played.append(play(page))
    kept = page.evaluate(ROUNDS).split()[1:]
    gains, costs = zip(*map(sums, played), strict=True)
    assert [int(word.split("/")[0].split(".")[3]) for word in kept] == [*gains]
    look(page, base_url)
    expect(page.locator("#w1-rounds")).to_contain_text("You've played 2 rounds to the end")
    total = abs(sum(gains))
    expect(page.locator("#w1-rounds")).to_contain_text(f"{total} chip" if total else "neither won nor lost")
    page.locator("#w1-judge").click()
    expect(page.locator("#w1-rounds")).not_to_contain_text("judged yet", timeout=2 * BOOT)
    settle(page)
    groups = [[cost for each in costs for cost in each[phase.value]] for phase in PHASES]
    found = [[str(len(group)), str(sum(map(bool, group))), "too few"] for group in [[*chain(*groups)], *groups]]
    assert rows(page) == found
    judged = page.evaluate(ROUNDS)
    assert "/" not in judged
    letters = dict(zip((phase.value for phase in PHASES), LETTERS, strict=True))
    written = "".join(
        f"{letters[phase]}{tenths or ''}" for each in costs for phase, group in each.items() for tenths in group
    )
    assert "".join(word.split(".")[4] for word in judged.split()[1:]) == written
    text = page.locator("#w1-leaving").input_value()
    page.locator("#w1-clear").click()
    page.locator("#w1-sure").click()
    expect(page.locator("#w1-table")).to_be_visible()
    settle(page)
    assert page.evaluate(ROUNDS) == ""
    assert "rake-table" in page.evaluate("Object.keys(localStorage)")
    for _ in range(2):
        page.locator("#w1-text").fill(text)
        page.locator("#w1-import").click()
        if page.locator("#w1-sure").count():
            page.locator("#w1-sure").click()
        expect(page.locator("#w1 .rake-right").first).to_contain_text("all here")
        settle(page)
        assert rows(page) == found
        assert {*page.evaluate(ROUNDS).split()} == {*judged.split()}


def test_a_round_reviewed_at_the_table_is_judged_by_that_and_not_noted_twice(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}table/")
    sit(page)
    play(page)
    page.wait_for_function(f"() => ({ROUNDS}).split('/').length > 2")
    page.locator("#w1-judge").click()
    page.wait_for_function(f"() => !({ROUNDS}).includes('/')", timeout=2 * BOOT)
    settle(page)
    judged = page.evaluate(ROUNDS)
    assert len(judged.split()) == 2
    look(page, base_url)
    page.locator("#w1-clear").click()
    page.locator("#w1-sure").click()
    expect(page.locator("#w1-table")).to_be_visible()
    page.locator("#w1-table").click()
    expect(page.locator("#w1-next")).to_be_visible(timeout=BOOT)
    settle(page)
    assert page.evaluate(ROUNDS) == "", "what is forgotten doesn't come back with the table"


def test_the_device_keeps_a_bounded_number_of_rounds_each_once(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}table/")
    note = f"async (all) => {{ for (const each of all) await ({NOTE})([each]); }}"
    page.evaluate(note, [f"rake=1 {number:012x}.1.2/seed=7" for number in (*range(MOST + 20), 300)])
    words = page.evaluate(ROUNDS).split()
    assert words[0] == "rake=1"
    assert [word.split(".")[1] for word in words[1:]] == [f"{number:012x}" for number in range(20, MOST + 20)]
    assert [number for number, word in enumerate(words[1:]) if "/" in word] == [*range(MOST - MOST_OPEN, MOST)]
    page.evaluate(note, [f"rake=1 {MOST:012x}.1.2.b7", f"rake=1 {9999:012x}.1.2.b7"])
    after = page.evaluate(ROUNDS).split()
    assert len(after) == len(words)
    assert [word for word in after if word not in words] == [f"{words[-20].split('.')[0]}.{MOST:012x}.1.2.b7"]
    assert sum("/" in word for word in after) == MOST_OPEN - 1, "a judged round takes no open one's place"
    page.evaluate("localStorage.setItem('rake-rounds', 'rake=2 unknown')")
    page.evaluate(note, [f"rake=1 {1:012x}.1.2/seed=7"])
    assert page.evaluate(ROUNDS) == "rake=2 unknown", "an entry of a later version is left alone"


def filled(count: int) -> str:
    """Return a ledger of that many rounds, all of them judged."""
    words = (
        f"{20_700 + each // 4}.{each:012x}.1.{each % 9 - 4}.a{each % 7 + 1}b{each % 90 + 1}cd{each % 50 + 1}"
        for each in range(count)
    )
    return " ".join(("rake=1", *words))


@pytest.mark.parametrize("lang", ["", "ru/"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_fits_a_phone_is_printed_and_has_no_barrier(
    warm_page: OpenPage, base_url: str, lang: str, scheme: str
) -> None:
    page = warm_page(f"{base_url}{lang}about/", **PHONE, color_scheme=scheme)
    for count in (1, 200):
        page.evaluate("(text) => localStorage.setItem('rake-rounds', text)", filled(count))
        look(page, base_url, lang)
        settle(page)
        assert page.evaluate(FITS)
        assert barriers(page, "#w1-rounds") == []
        assert page.locator("#w1-rounds .rake-plot").count() == (count > 1)
        page.emulate_media(media="print")
        expect(page.locator("#w1-rounds .rake-figure")).to_be_visible()
        expect(page.locator("#w1-clear")).to_be_hidden()
        page.emulate_media(media="screen")
        follow(page, f"{base_url}{lang}about/")


def test_rounds_are_judged_and_stopped_by_keyboard(warm_page: OpenPage, base_url: str) -> None:
    # What is said has the focus where it doesn't fit the window together with the button.
    page = warm_page(f"{base_url}table/", viewport={"width": 1280, "height": 1400})
    sit(page)
    play(page)
    look(page, base_url)
    version, word = page.evaluate(ROUNDS).split()
    key = word.split(".")[1]
    copies = " ".join((version, *(word.replace(key, f"{number:012x}") for number in range(6))))
    page.evaluate("(text) => localStorage.setItem('rake-rounds', text)", copies)
    judge = page.locator("#w1-judge")
    judge.focus()
    for label in ("Stop", "Judge my decisions", "Stop"):
        page.keyboard.press("Enter")
        expect(judge).to_have_text(label)
        expect(judge).to_be_focused()
    page.wait_for_function(f"() => !({ROUNDS}).includes('/')", timeout=2 * BOOT)
    expect(page.locator("#w1-clear")).to_be_focused()


def test_without_rounds_there_is_a_way_to_the_table(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}progress/")
    expect(page.locator("#w1-table")).to_be_visible()
    page.locator("#w1-table").click()
    page.wait_for_url("**/table/")

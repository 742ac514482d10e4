"""A reader follows a link that others have mangled: they see the position, or read why not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import BOOT, OpenPage, settle, state

HAND = "rake=1&hand=9S.9W.9F.9C.2S"
HANDS = "rake=1&hands=4S.4W.4F.9C.2S_AW.AF.DS.DC.7W"
ROUND = "rake=1&round=players=2+ante=2+stacks=30.30~deal+1=AS.AF.AC+2=TW.9W.2S~bets+1+bet+6,+2+fold"
HOLDEM = "holdem=1&hands=AS.KS_QH.QD&board=2C.3C.4D"
OMAHA = "omaha=1&hands=AS.KS.2D.3D_QH.QD.JH.TD"
REDDOG = "reddog=1&deal=seats=1+rules=online+seen=0+deck=2S.3D~1+bet+10"


@pytest.mark.parametrize(
    ("address", "mangled", "shown"),
    [
        ("hand/", f"{HAND}%3E", "hand=9S.9W.9F.9C.2S"),
        ("hand/", HAND.upper(), "hand=9S.9W.9F.9C.2S"),
        ("versus/", HANDS.replace("_", "\\_").replace("&", "&amp;amp;"), "hands=9C.4S.4W.4F.2S_AW.AF"),
        ("deal/", f"utm_source=x&{ROUND}&msclkid=5", "deal 1=AS.AF.AC 2=TW.9W.2S"),
        ("games/holdem/versus/", f"fbclid=x&{HOLDEM}**", "hands=AS.KS_QH.QD board=2C.3C.4D"),
        ("games/omaha/versus/", OMAHA.replace("=", "=3D"), "hands=AS.KS.2D.3D_QH.QD.JH.TD"),
        ("games/reddog/deal/", REDDOG.replace("=", "%3D").replace("&", "%26"), "deck=2S.3D"),
        ("ru/hand/", f"{HAND}%255B%252Furl%255D", "hand=9S.9W.9F.9C.2S"),
        ("ru/games/holdem/versus/", HOLDEM.replace("&", ";"), "hands=AS.KS_QH.QD board=2C.3C.4D"),
    ],
)
def test_a_mangled_link_opens_its_position(
    warm_page: OpenPage, base_url: str, address: str, mangled: str, shown: str
) -> None:
    page = warm_page(f"{base_url}{address}?{mangled}")
    expect(page.locator("#w1 input[name=state]")).to_have_value(re.compile(re.escape(shown)), timeout=BOOT)
    expect(page.locator("#w1-refusal, #w1-aside")).to_have_text(["", ""])


@pytest.mark.parametrize(
    ("address", "line"),
    [
        (f"hand/?{HAND}&foo=1", "This link also had “foo=1”."),
        (f"ru/games/reddog/deal/?{REDDOG}&foo=1", "В ссылке было ещё «foo=1»."),
    ],
)
def test_what_was_left_out_is_named_until_the_reader_goes_on(
    warm_page: OpenPage, base_url: str, address: str, line: str
) -> None:
    page = warm_page(base_url + address)
    expect(page.locator("#w1-aside")).to_contain_text(line, timeout=BOOT)
    page.locator("#w1-deal, #w1-end").first.click()
    expect(page.locator("#w1-aside")).to_be_empty()


def test_a_refusal_stays_while_the_page_counts_its_own_example(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}games/holdem/versus/?{HOLDEM.replace('board', 'baord')}")
    expect(page.locator("#w1 input[name=state]")).to_have_value(re.compile("sums="), timeout=BOOT)
    expect(page.locator("#w1-refusal")).to_contain_text("was probably meant to be “board”.")
    expect(page.locator("#w1-refusal")).to_contain_text("What you see below is what this page shows without a link.")
    page.locator("#w1-deal").click()
    expect(page.locator("#w1-refusal")).to_be_empty()


def test_a_link_needs_no_word_of_the_game_and_one_of_trackers_alone_opens_nothing(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}hand/?utm_id=5&fbclid=IwAR0")
    before = state(page)
    page.locator("#w1-choose").click()
    expect(page.locator("#w1-clear")).to_be_visible(timeout=BOOT)
    settle(page)
    expect(page.locator("#w1-refusal, #w1-aside")).to_have_text(["", ""])
    assert before.partition("hand=")[2].split()[0] in state(page)
    page.goto(f"{base_url}hand/?{HAND.removeprefix('rake=1&')}")
    expect(page.locator("#w1 input[name=state]")).to_have_value(re.compile("hand=9S.9W.9F.9C.2S"), timeout=BOOT)


def test_on_the_page_of_a_link_one_skips_to_the_content_too(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}hand/?{HAND}")
    expect(page.locator("#w1 input[name=state]")).to_have_value(re.compile("9S.9W.9F.9C.2S"), timeout=BOOT)
    page.locator(".md-skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('.md-content').contains(document.activeElement)")
    expect(page).to_have_url(re.compile(re.escape(HAND)))


SPOT = "rake=1&players=3&seat=2&pick=1&hand=AW.9F.8F&up=9C.7W.LF&down=2&took=1-xx"


@pytest.mark.parametrize("address", [f"ru/pickup/?{SPOT}", f"deal/?{ROUND}", f"ru/games/reddog/deal/?{REDDOG}"])
def test_the_first_position_after_the_one_in_a_link_has_its_own_address_and_back_returns_to_the_link(
    page: Page, base_url: str, address: str
) -> None:
    page.goto(base_url + address)
    settle(page)
    opened = state(page)
    page.locator("#w1-deal").click()
    expect(page.locator("#w1 input[name=state]")).not_to_have_value(opened, timeout=BOOT)
    settle(page)
    assert page.url != base_url + address, "what is copied now is what is shown"
    other, entries = page.url, page.evaluate("history.length")
    page.locator("#w1-deal").click()
    page.wait_for_url(lambda url: url != other)
    assert page.evaluate("history.length") == entries, "others take the place of each other"
    page.go_back()
    page.wait_for_url(base_url + address)
    expect(page.locator("#w1 input[name=state]")).to_have_value(opened)


def test_an_answer_to_a_linked_question_stays_under_its_address(page: Page, base_url: str) -> None:
    page.goto(f"{base_url}pickup/?{SPOT}")
    settle(page)
    entries = page.evaluate("history.length")
    page.locator("#w1-tell").click()
    expect(page.locator("#w1-again")).to_be_visible(timeout=BOOT)
    settle(page)
    assert page.url == f"{base_url}pickup/?{SPOT}"
    page.locator("#w1-deal").click()
    page.wait_for_url(lambda url: SPOT not in url)
    assert page.evaluate("history.length") == entries + 1
    page.go_back()
    page.wait_for_url(f"{base_url}pickup/?{SPOT}")

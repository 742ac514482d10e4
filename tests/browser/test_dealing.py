"""A deal and a pick-up are seen: frames show cards on their way, at the pace that the reader has chosen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.bounded import within

from .conftest import BOOT, DEALT, OpenPage, settle
from .test_moving import HELD_PAUSES, LONGEST, MOVES, STILL, WATCHED, hurried, seated

STEP = 50
"""The time between two frames that are looked at, in milliseconds."""

# What moves is stopped where it begins, and says where each card is seen at a time, and at the end.
FILM = f"""
() => {{
  const moving = document.getAnimations().filter((each) => each.playState === "paused");
  const cards = [...document.querySelectorAll(".board :is(.board-hand, .board-cards) > li")];
  const seen = (time) => {{
    for (const each of moving) each.currentTime = time;
    return cards.map((card) => {{
      const {{ x, y }} = card.getBoundingClientRect();
      return [Math.round(x), Math.round(y)];
    }});
  }};
  const ends = moving.map((each) => each.effect.getComputedTiming().endTime);
  const frames = [];
  for (let time = 0; time <= Math.max(...ends); time += {STEP}) frames.push(seen(time));
  const seat = (card) => card.closest(".board-own, .board-seat").className;
  const [home, start, seats] = [seen(5000), frames[0], cards.map(seat)];
  for (const each of moving) each.play();
  return {{ frames, home, start, seats, lasts: Math.max(...ends) }};
}}
"""


def deal_filmed(page: Page) -> Any:
    """Return the frames of the first deal of a page whose motion stands still."""
    page.evaluate("still = true")
    page.locator("#w1-sit").click()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    return page.evaluate(FILM)


def table(new_page: OpenPage, base_url: str, **options: Any) -> Page:
    """Return a page with a table at which nobody has sat down, and whose bots wait for ever."""
    page = new_page(reduced_motion="no-preference", **options)
    page.add_init_script(WATCHED + HELD_PAUSES)
    page.goto(f"{base_url}table/")
    settle(page)
    return page


def test_frames_of_a_deal_show_cards_on_their_way_one_after_the_other(new_page: OpenPage, base_url: str) -> None:
    film = deal_filmed(table(new_page, base_url))
    cards = range(len(film["home"]))
    assert len(cards) == 12
    assert film["lasts"] <= LONGEST
    flying = [
        {card for card in cards if frame[card] not in (film["home"][card], film["start"][card])}
        for frame in film["frames"]
    ]
    assert sum(map(bool, flying)) >= 15, "of twenty frames"
    assert max(map(len, flying)) < len(cards), "never all at once"
    landing = [next(at for at, each in enumerate(film["frames"]) if each[card] == film["home"][card]) for card in cards]
    assert len({*landing}) >= 8


def test_every_seat_has_a_card_before_one_gets_its_second(new_page: OpenPage, base_url: str) -> None:
    film = deal_filmed(table(new_page, base_url))
    leaving = [
        next(at for at, each in enumerate(film["frames"]) if each[card] != film["start"][card])
        for card in range(len(film["home"]))
    ]
    firsts = {seat: film["seats"].index(seat) for seat in film["seats"]}
    seconds = [card for card in range(len(leaving)) if card not in firsts.values()]
    assert max(leaving[card] for card in firsts.values()) <= min(leaving[card] for card in seconds)


def test_a_table_that_was_left_is_shown_without_a_deal(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, base_url, WATCHED + HELD_PAUSES)
    page.reload()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    assert page.evaluate("motions") == []


def test_a_card_of_the_middle_flies_to_the_hand_that_takes_it(new_page: OpenPage, base_url: str) -> None:
    page = seated(new_page, base_url)
    hurried(page)
    presses = within(40, "a card to take")
    while not page.locator("#w1 .board-take").count() and next(presses):
        page.locator(MOVES).first.click()
        hurried(page)
    taken = page.locator("#w1 .board-take").first
    code = taken.locator("[data-card]").get_attribute("data-card")
    lay = taken.bounding_box()
    page.evaluate("still = true")
    taken.click()
    card = page.locator(f".board-hand li:has([data-card='{code}'])")
    expect(card).to_be_visible()
    flight = "(card) => card.getAnimations({ subtree: false }).length"
    assert card.evaluate(flight)
    flies = card.bounding_box()
    assert lay
    assert flies
    assert abs(flies["x"] - lay["x"]) < 30
    assert abs(flies["y"] - lay["y"]) < 30


def test_the_pace_is_chosen_once_for_all_pages(new_page: OpenPage, base_url: str) -> None:
    page = table(new_page, base_url)
    slow = deal_filmed(page)["lasts"]
    page.locator("button[data-pace=quick]").click()
    page.goto(f"{base_url}games/holdem/play/")
    expect(page.locator("button[data-pace=quick]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("button[data-pace=slow]")).to_have_attribute("aria-pressed", "false")
    assert deal_filmed(page)["lasts"] <= slow / 2


def test_a_reader_in_a_hurry_sees_no_motion_and_waits_for_nobody(new_page: OpenPage, base_url: str) -> None:
    page = table(new_page, base_url)
    page.locator("button[data-pace=off]").click()
    page.locator("#w1-sit").click()
    expect(page.locator(MOVES).first).to_be_visible(timeout=BOOT)
    assert page.evaluate("[motions, waits]") == [[], []]
    page.wait_for_function(STILL)


def test_whoever_asks_the_system_for_less_motion_gets_none_at_any_pace(new_page: OpenPage, base_url: str) -> None:
    page = new_page(reduced_motion="reduce")
    page.add_init_script(WATCHED + "localStorage.setItem('rake-pace', 'slow');")
    page.goto(f"{base_url}table/")
    expect(page.locator(".rake-pace")).to_be_hidden()
    page.locator("#w1-sit").click()
    expect(page.locator(MOVES).first).to_be_visible(timeout=BOOT)
    assert page.evaluate("motions") == []

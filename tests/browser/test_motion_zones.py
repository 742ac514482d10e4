"""Cards fly from where they lay: one is played, a trick goes to the seat that won it, and hands are shown in turn."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from rake.shelf import load
from tests.bounded import within
from tests.corpus.page import Form
from tests.shelf.swap_table import deal_of, dealt_in
from widgets.host import Frame, Request, run

from .conftest import OpenPage
from .test_boards import LOAD_FONTS
from .test_moving import LONGEST

pytestmark = pytest.mark.usefixtures("toys")

# Shows one frame, moves on to the next, and says which card began where, what flew off, and when each thing moved.
MOVED = """
async ([script, before, after]) => {
  const { move, end } = await import(script);
  const form = document.querySelector("[data-room] > form");
  const inside = (html) =>
    Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild.innerHTML;
  form.innerHTML = inside(before);
  const old = new Map();
  for (const face of form.querySelectorAll(".board [data-card]"))
    old.set(face.dataset.card, face.closest("li").getBoundingClientRect().toJSON());
  const seats = Object.fromEntries([...form.querySelectorAll(".board-seat")].map((seat) =>
    [seat.querySelector(".board-name strong").innerText, seat.getBoundingClientRect().toJSON()]));
  const [flights, motions] = [[], []];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const [, x, y] = /translate\\((.+?)px, (.+?)px\\)/.exec(frames[0].transform ?? "") ?? [];
    const code = (this.dataset.card ?? this.querySelector("[data-card]")?.dataset.card) ?? "";
    const zone = this.closest(".board-air, ul")?.classList[0];
    const now = this.getBoundingClientRect();
    const part = this.closest(".board-air, .board-plate, .board-status, .board-own, .board-seat");
    motions.push({ part: part?.className, ...timing });
    if (x !== undefined) flights.push({ code, zone, x: now.x + parseFloat(x), y: now.y + parseFloat(y) });
    return animate.call(this, frames, timing);
  };
  const board = form.querySelector(".board");
  move(form, () => {
    const next = Object.assign(document.createElement("template"), { innerHTML: inside(after) }).content;
    form.querySelector("[name=state]").setAttribute("value", next.querySelector("[name=state]").value);
    board.replaceChildren(...next.querySelector(".board").childNodes);
  });
  end();
  Element.prototype.animate = animate;
  return { flights, motions, old: Object.fromEntries(old), seats };
}
"""


def moved(page: Page, base_url: str, site: Path, before: Frame, after: Frame) -> Any:
    """Return the flights of cards from one frame to the next, and where cards and seats were before."""
    (script,) = site.glob("assets/rake/js-*/motion.js")
    page.evaluate(LOAD_FONTS)
    return page.evaluate(MOVED, [base_url + script.relative_to(site).as_posix(), before.html, after.html])


def trick_of(frame: Frame) -> list[str]:
    """Return the cards of the trick on the table."""
    _, _, rest = frame.html.partition('<ul class="board-trick"')
    return re.findall(r'data-card="(\w+)"', rest.partition("</ul>")[0])


@pytest.fixture
def table(new_page: OpenPage, base_url: str) -> Page:
    page = new_page(reduced_motion="no-preference")
    page.goto(f"{base_url}games/reddog/play/")
    return page


def steps(wanted: str) -> tuple[Frame, Frame]:
    """Return two frames in turn of a deal: the reader or a bot plays a card, or a trick is taken."""
    frames = [*deal_of(dealt_in("swap=1 rules=full seats=4 sheet=4.9.4.9 order=2.3.1.4"))]
    for before, after in pairwise(frames):
        laid, lies = trick_of(before), trick_of(after)
        moment = "taken" if len(laid) == 4 and len(lies) == 1 else "bot" if before.tick else "reader"
        if moment == wanted and (moment == "taken" or len(lies) == len(laid) + 1):
            return before, after
    raise AssertionError(wanted)


def test_a_card_flies_from_the_hand_to_the_trick(table: Page, base_url: str, site: Path) -> None:
    before, after = steps("reader")
    (card,) = {*trick_of(after)} - {*trick_of(before)}
    seen = moved(table, base_url, site, before, after)
    (flight,) = [each for each in seen["flights"] if each["zone"] == "board-trick"]
    assert flight["code"] == card
    assert (flight["x"], flight["y"]) == pytest.approx((seen["old"][card]["x"], seen["old"][card]["y"]), abs=40)


def test_a_bots_card_comes_from_its_seat(table: Page, base_url: str, site: Path) -> None:
    before, after = steps("bot")
    seen = moved(table, base_url, site, before, after)
    (flight,) = [each for each in seen["flights"] if each["zone"] == "board-trick"]
    at = [
        name
        for name, area in seen["seats"].items()
        if area["left"] - 40 <= flight["x"] <= area["right"] and area["top"] - 40 <= flight["y"] <= area["bottom"]
    ]
    assert len(at) == 1, (flight, seen["seats"])


def test_a_whole_trick_flies_off_when_the_next_card_is_led(table: Page, base_url: str, site: Path) -> None:
    before, after = steps("taken")
    seen = moved(table, base_url, site, before, after)
    gone = [each["code"] for each in seen["flights"] if each["zone"] == "board-air"]
    assert sorted(gone) == sorted(trick_of(before))


def test_the_cards_of_a_new_deal_come_from_the_deck(table: Page, base_url: str, site: Path) -> None:
    *_, last = deal_of(dealt_in("swap=1 rules=full seats=4 sheet=4.9.4.9 order=2.3.1.4"))
    following = run(Request("play", "w1", last.state, fields={"msg": "next"}, seed="another", game="swap"), strict=True)
    seen = moved(table, base_url, site, last, following)
    assert {each["zone"] for each in seen["flights"]} == {"board-hand", "board-cards"}
    left = {(round(area["x"]), round(area["y"])) for area in seen["old"].values()}
    assert not left & {(round(each["x"]), round(each["y"])) for each in seen["flights"]}, "not from the last trick"


def flop_after_a_fold() -> tuple[Frame, Frame]:
    """Return two frames in turn of Hold'em: with a fold a betting round ends, and the flop comes."""
    bots = {f"who-{player}": bot for player, bot in zip((2, 3), load("holdem").bots, strict=False)}
    for seed in map(str, range(50)):
        after = run(Request("play", "w1", fields={"msg": "sit", "buy": "100", **bots}, seed=seed, game="holdem"))
        steps = within(200, "the end of the deal")
        while ({"check", "call"} & {*Form(after.html).messages} or after.tick) and next(steps):
            before, press = after, next((each for each in ("check", "call") if each in Form(after.html).messages), "")
            about = {"batches": 1} if before.tick else {"fields": {"msg": press}}
            after = run(Request("play", "w1", before.state, game="holdem", **about), strict=True)
            backs = [frame.html.count('class="board-back"') for frame in (before, after)]
            if "board-row" in after.html and backs[1] < backs[0] and len(row_of(after)) == 3 > len(row_of(before)):
                return before, after
    raise AssertionError("no flop after a fold")


def row_of(frame: Frame) -> list[str]:
    _, _, rest = frame.html.partition('<ul class="board-row"')
    return re.findall(r'data-card="(\w+)"', rest.partition("</ul>")[0])


def test_a_hand_that_is_thrown_away_gives_nothing_to_the_board(table: Page, base_url: str, site: Path) -> None:
    seen = moved(table, base_url, site, *flop_after_a_fold())
    flop = [each for each in seen["flights"] if each["zone"] == "board-row"]
    assert len(flop) == 3
    assert len({(round(each["x"]), round(each["y"])) for each in flop}) == 1, "all from the deck"


def reveal(hands: int) -> tuple[Frame, Frame]:
    """Return the last two frames of a round of Rake in which that many of the others show their hands at once."""
    for seed in map(str, range(200)):
        after = run(Request("table", "w1", fields={"msg": "sit", "buy": "100", "stake": "1", **CAREFUL}, seed=seed))
        steps = within(200, "the end of the round")
        while not {"next", "rebuy"} & {*Form(after.html).messages} and next(steps):
            before, said = after, Form(after.html).messages
            take = (each for each in said if each.startswith("take"))
            press = next((each for each in ("check", "call") if each in said), next(take, ""))
            about = {"batches": 1} if before.tick else {"fields": {"msg": press}}
            after = run(Request("table", "w1", before.state, **about), strict=True)
        hidden = [frame.html.count('<li class="board-back">') for frame in (before, after)]  # the first of each hand
        if hidden == [hands, 0]:
            return before, after
    raise AssertionError(hands)


CAREFUL = {"who-2": "careful", "who-3": "careful", "who-4": "careful"}


def test_hands_are_shown_seat_by_seat_and_then_the_pot_goes_to_the_winner(
    table: Page, base_url: str, site: Path
) -> None:
    motions = moved(table, base_url, site, *reveal(3))["motions"]
    shown: dict[str, set[float]] = {}
    for each in motions:
        if each["part"].startswith("board-seat"):
            shown.setdefault(each["part"], set()).add(each["delay"])
    assert len(shown) == 3
    assert all(len(delays) == 1 for delays in shown.values()), "a hand at once"
    assert len({*map(min, shown.values())}) == 3, "and each at its own time"
    last = max(map(max, shown.values()))
    (pot,) = [each for each in motions if each["part"] == "board-air" and each["delay"]]
    lit = [each for each in motions if each["part"] in ("board-plate", "board-status")]
    assert pot["delay"] > last
    assert [each["delay"] for each in lit] == [pot["delay"]], "the name of the winner lights up"
    assert all(each["delay"] + each["duration"] <= LONGEST for each in motions)

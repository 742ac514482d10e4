"""The games other than Rake come to a page when they are asked for, whatever happens on the way, and stay offline."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from itertools import cycle
from math import inf
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rake.kit.drills import LEVELS
from rake.shelf import load
from tests.bounded import LONGEST, within
from tests.corpus.page import Form
from tests.examples import searching, share
from tests.served import serving
from tests.shelf.seating import dealt, seating, seen_by
from tests.shelf.test_drills import DRILLED
from tests.shelf.test_drills import kinds as kinds_of
from tests.shelf.test_lessons import LESSONS, lesson, opened
from widgets.host import Frame, Request, game_named, run
from widgets.other_games import words
from widgets.templates import LANGUAGES

from .conftest import (
    ANOTHER_PRESS,
    BOOT,
    DEALT,
    HOST,
    KEPT,
    PHONE,
    OpenPage,
    Watch,
    await_kept,
    follow,
    pythons,
    settle,
)
from .playing import sit
from .test_boards import FAULTS_OF_ALL, LOAD_FONTS, LOW, SCREENS, SHOW, faults
from .test_boot import ASK, press_and_see, refuse, way
from .test_faults import LOST, Frail, flipped, kept, plainly, see_that_it_failed, truncated
from .test_learn import by_keyboard
from .test_offline import IN_CHARGE, PYTHON, excerpt

TABLE = "games/reddog/play/"


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Frail]:
    """Serve an excerpt of the site, which a test may change."""
    with serving(Frail(excerpt(site, tmp_path / "site"))) as started:
        yield started


@pytest.fixture
def reader(new_page: OpenPage, host: Frail, watch: Watch, request: pytest.FixtureRequest) -> Page:
    """Return a page whose browser keeps the site or does not."""
    watch.origin = host.url
    page = new_page(service_workers=request.param)
    if request.param == "allow":
        page.goto(f"{host.url}about/")
        page.wait_for_function(IN_CHARGE)
    return page


# Without the bundle an image can't fetch modules that it lacks: all that a game needs is in its own file.
@pytest.mark.parametrize(
    ("expected", "missing"), [("image", ["bundle"]), ("bundle", ["heap"]), ("plain", ["heap", "bundle"])]
)
def test_games_come_by_each_way_and_every_one_by_the_usual(
    page: Page, base_url: str, watch: Watch, expected: str, missing: list[str]
) -> None:
    watch.expected = ("404",)
    refuse(page, *missing)
    page.goto(base_url)
    # All games by the usual way and every other one by each of the rest; each in one language, the next in the other.
    languages = ["", "ru/"] if expected == "bundle" else ["ru/", ""]
    own = {"image": words(), "bundle": words()[::2], "plain": words()[1::2]}[expected]
    starts = {"image": 1, "bundle": 2, "plain": 3}[expected]
    for lang, word in zip(cycle(languages), own, strict=False):
        follow(page, f"{base_url}{lang}games/{word}/deal/")
        page.locator("#w1-end").click()
        page.wait_for_function("starts => pythons.length === starts", arg=starts, timeout=BOOT)
        expect(page.locator("#w1 .rake-step")).to_have_text(re.compile(r" (\d+) \S+ \1$"), timeout=BOOT)
        follow(page, f"{base_url}{lang}games/{word}/play/")
        sit(page)
        follow(page, f"{base_url}{lang}games/{word}/learn/")
        page.locator("#w1-answer-1").click()
        expect(page.locator("#w1 .rake-right, #w1 .rake-wrong").first).to_be_visible(timeout=BOOT)
        if "versus" in game_named(word).widgets:
            follow(page, f"{base_url}{lang}games/{word}/versus/")
            page.locator("#w1-more").click()
            expect(page.locator("#w1 .rake-seat")).to_have_count(3, timeout=BOOT)
        page.evaluate("localStorage.clear()")
    assert way(page) == expected
    assert pythons(page) == starts


def test_the_deck_switch_is_on_pages_of_rake_and_not_on_those_of_other_games(
    warm_page: OpenPage, base_url: str
) -> None:
    page = warm_page(f"{base_url}games/")
    expect(page.locator("[data-deck-switch]")).to_be_hidden()
    follow(page, f"{base_url}rules/")
    expect(page.locator("[data-deck-switch]")).to_be_visible()
    follow(page, f"{base_url}games/durak/play/")
    expect(page.locator("[data-deck-switch]")).to_be_hidden()


@plainly
def test_a_game_that_can_not_be_had_alone_comes_with_everything_else(reader: Page, host: Frail, watch: Watch) -> None:
    watch.expected = LOST
    host.lose("reddog-")
    reader.goto(f"{host.url}{TABLE}")
    sit(reader)
    assert way(reader) == "plain"


# What a game's file is refused for, once Python runs.
ADD_ALONE = f"""
async (word) => {{
  const {{ boot }} = await import(new URL("boot.js", {HOST}));
  window.booted ??= boot("image");
  return (await booted).addGame(word).then(() => "it was added", String);
}}
"""


@plainly
def test_a_damaged_game_is_never_used_and_fetched_anew(reader: Page, host: Frail, watch: Watch) -> None:
    watch.expected = LOST
    reader.goto(f"{host.url}about/")
    reader.set_default_timeout(BOOT)
    for damage in (truncated, flipped, lambda _: b"", lambda _: b"<!doctype html>"):
        host.damage = {"reddog-": damage, "shared-": damage}
        assert reader.evaluate(ADD_ALONE, "reddog") != "it was added"
    host.damage = {}
    assert reader.evaluate(ADD_ALONE, "reddog") == "it was added"


# Notes that Python has told the page of something that must still be fetched: it may take a while to arrive there.
NOTE_ADDING = """
window.Worker = class extends Worker {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({ data }) => (window.isAdding ||= data.adding));
  }
};
"""


@plainly
def test_a_game_that_is_late_is_waited_for(reader: Page, host: Frail) -> None:
    reader.clock.install()
    reader.add_init_script(NOTE_ADDING)
    host.held = ("reddog-",)
    reader.goto(f"{host.url}{TABLE}")
    reader.locator("#w1-sit").click()
    assert host.asked_for_any("reddog-", BOOT / 1000)
    reader.wait_for_function("() => window.isAdding", timeout=BOOT)
    expect(reader.locator(".rake-boot-loading")).to_be_visible()
    reader.clock.fast_forward(25_000)
    expect(reader.locator(".rake-boot-loading")).to_be_visible()
    host.let_go.set()
    expect(reader.locator(DEALT)).to_be_visible(timeout=BOOT)
    assert way(reader) == "image"


# Keeps a page's answers back until `letGo` is called.
HELD = """
window.Worker = class extends Worker {
  set onmessage(receive) {
    super.onmessage = (event) => {
      if (event.data.frame === undefined || window.letGone) receive(event);
      else window.letGo = () => (window.letGone = true, receive(event));
    };
  }
};
"""


@plainly
def test_a_game_that_takes_long_for_its_first_answer_is_waited_for(reader: Page, host: Frail) -> None:
    reader.clock.install()
    reader.add_init_script(HELD)
    reader.goto(f"{host.url}{TABLE}")
    reader.locator("#w1-sit").click()
    reader.wait_for_function("() => Boolean(window.letGo)", timeout=BOOT)
    reader.clock.fast_forward(25_000)
    expect(reader.locator(".rake-boot-loading")).to_be_visible()
    reader.evaluate("letGo()")
    expect(reader.locator(DEALT)).to_be_visible(timeout=BOOT)
    assert pythons(reader) == 1


@plainly
@pytest.mark.parametrize("fault", ["late", "lost"])
def test_a_game_that_nobody_asked_for_yet_holds_up_nothing_else(
    reader: Page, host: Frail, watch: Watch, fault: str
) -> None:
    watch.expected = LOST
    if fault == "late":
        host.held = ("reddog-",)
    else:
        host.lose("reddog-", share=0)
    reader.goto(f"{host.url}{TABLE}")
    assert host.asked_for_any("reddog-", BOOT / 1000), "a rehearsal fetches it, before anybody has pressed"
    dealt = reader.evaluate(ASK, {"widget": "versus", "ident": "w1", "lang": "ru", "fields": {"msg": "deal"}})
    assert "Чья взяла?" in dealt["html"]
    assert not host.let_go.is_set()
    host.let_go.set()
    host.mend()
    sit(reader)
    assert way(reader) == "image"
    assert pythons(reader) == 1


def test_home_and_end_lead_to_the_ends_of_a_hand(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}games/durak/play/")
    sit(page)
    cards = page.locator(".board-hand button")
    expect(cards).to_have_count(6, timeout=BOOT)
    cards.nth(2).focus()
    for key, at in (("End", 5), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        expect(cards.nth(at)).to_be_focused()


def test_a_page_fetches_the_part_of_a_game_that_it_shows_and_no_other(page: Page, base_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    def parts() -> set[str]:
        return {found[1] for url in asked if (found := re.search(r"/games/(\w+-\w+)-\w+\.bin$", url))}

    page.goto(f"{base_url}games/omaha/play/")
    sit(page)
    assert parts() == {"shared-several"}
    follow(page, f"{base_url}games/omaha/versus/")
    page.locator("#w1-wild").click()
    expect(page.locator("#w1")).to_contain_text("Deuces are wild", timeout=BOOT)
    assert parts() == {"shared-several", "holdem-versus", "omaha-versus"}


@plainly
def test_without_a_network_for_the_game_the_page_says_so_and_a_press_tries_again(
    reader: Page, host: Frail, watch: Watch
) -> None:
    watch.expected = LOST
    host.lose("reddog-", share=0, stays_broken=True)
    reader.goto(f"{host.url}{TABLE}")
    reader.locator("#w1-sit").click()
    see_that_it_failed(reader)
    host.mend()
    sit(reader)
    assert way(reader) == "image"


@kept
def test_whoever_reads_a_page_of_a_game_can_play_it_without_a_network(reader: Page, host: Frail, watch: Watch) -> None:
    reader.goto(f"{host.url}hand/")
    press_and_see(reader)
    await_kept(reader, *PYTHON)
    assert not any("/games/" in path for path in reader.evaluate(KEPT)), "nobody has asked for it"
    reader.goto(f"{host.url}games/reddog/")
    await_kept(reader, "/games/reddog/play/", "/games/reddog-", "/games/shared-")
    assert not any("/ru/games/" in path for path in reader.evaluate(KEPT)), "the other language was not read"
    reader.context.set_offline(True)
    reader.goto(f"{host.url}{TABLE}")
    sit(reader)
    assert way(reader) == "image"


# The rim of the cloth may be under the header.
SEEN_FROM_ITS_TOP = "(header) => Math.abs(document.querySelector('.board').getBoundingClientRect().top - header) < 1"


def test_a_saved_table_is_seen_from_its_top_when_the_page_is_opened_again(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}{TABLE}", viewport=PHONE["viewport"])
    sit(page)
    page.evaluate("scrollTo(0, 60)")
    page.reload()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    page.wait_for_function(SEEN_FROM_ITS_TOP, arg=48)


@pytest.mark.parametrize(("viewport", "header"), [(PHONE["viewport"], 48), ({"width": 640, "height": 400}, 0)])
def test_the_end_of_a_scored_deal_is_seen_from_the_table_to_the_button_that_goes_on(
    warm_page: OpenPage, base_url: str, viewport: ViewportSize, header: int
) -> None:
    frame = press("durak", run(Request("play", "w1", game="durak")), "en", "sit", seating(load("durak"), 2))
    for _ in within(200, "the end of the deal"):
        message = next(each for each in Form(frame.html).messages if each not in ASIDE and not each.startswith("sort "))
        after = press("durak", frame, "en", message)
        if "judge" in Form(after.html).messages:
            break
        frame = after
    page = warm_page(f"{base_url}games/durak/play/", viewport=viewport)
    page.evaluate("(state) => localStorage.setItem('rake-play-durak', state)", frame.state)
    page.reload()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    page.evaluate("scrollTo(0, 20)")
    page.locator(f"#w1 [value='{message}']").click()
    expect(page.locator("#w1 .board-main")).to_be_in_viewport(ratio=1)
    page.wait_for_function(SEEN_FROM_ITS_TOP, arg=header)


COUNT_LEADS = """
const lead = Element.prototype.scrollIntoView;
Element.prototype.scrollIntoView = function (...where) {
  window.led = (window.led ?? 0) + 1;
  lead.apply(this, where);
};
"""


def test_a_saved_table_leaves_a_reader_where_an_address_has_led_them(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}{TABLE}", viewport=PHONE["viewport"], script=COUNT_LEADS)
    page.evaluate("scrollTo(0, 60)")
    sit(page)
    assert page.evaluate("led") > 0
    ident = page.locator(".md-content h2[id]").last.get_attribute("id")
    page.goto(f"{base_url}{TABLE}#{ident}")
    page.reload()
    expect(page.locator(DEALT)).to_be_visible(timeout=BOOT)
    settle(page)
    assert page.evaluate("window.led") is None


DEAL = "reddog=1&deal=seats=1+rules=online+seen=0+deck=2S.3D~1+bet+10"


@pytest.mark.parametrize("folder", ["", "embed/", "ru/"])
def test_a_link_to_a_deal_opens_it(warm_page: OpenPage, base_url: str, folder: str) -> None:
    page = warm_page(f"{base_url}{folder}games/reddog/deal/?{DEAL}")
    expect(page.locator("#w1 .board-seat")).to_have_count(1, timeout=BOOT)
    page.locator("#w1-end").click()
    expect(page.locator("#w1 .board-row > li")).to_have_count(3)
    expect(page).to_have_url(re.compile("reddog=1.*2S.3D"))
    page.reload()
    expect(page.locator("#w1 .board-seat")).to_have_count(1, timeout=BOOT)


@pytest.mark.parametrize(
    ("address", "leads"),
    [
        (f"deal/?{DEAL}", "games/reddog/deal/"),
        ("games/reddog/deal/?rake=1&hand=AS.AW.AF.9C.2S", "hand/"),
        (f"ru/hand/?{DEAL}", "ru/games/reddog/deal/"),
    ],
)
def test_a_link_on_the_page_of_another_game_leads_to_its_own(
    warm_page: OpenPage, base_url: str, address: str, leads: str
) -> None:
    page = warm_page(base_url + address)
    page.locator("#w1-refusal a").click(timeout=BOOT)
    expect(page).to_have_url(re.compile(f"^{base_url}{leads}\\?"))
    expect(page.locator("#w1 .board-seat, #w1 .rake-name").first).to_be_visible(timeout=BOOT)
    expect(page.locator("#w1-refusal")).to_be_empty()


def test_after_a_round_its_steps_are_a_link_away(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}{TABLE}")
    sit(page)
    page.wait_for_timeout(ANOTHER_PRESS)
    page.locator("#w1-bet").click()
    expect(page.locator("#w1-raise, #w1-next").first).to_be_visible(timeout=BOOT)
    if page.locator("#w1-stand").count():
        page.locator("#w1-stand").click()
    page.get_by_role("link", name="Step through this round again").click()
    expect(page).to_have_url(re.compile("games/reddog/deal/.*reddog=1"))
    expect(page.locator("#w1 .rake-step")).to_contain_text("Before the first of", timeout=BOOT)
    page.locator("#w1-next").click()
    expect(page.locator("#w1 .board-told")).to_contain_text("You bet 5 chips", timeout=BOOT)


def press(
    word: str, frame: Frame, lang: str, message: str, fields: Mapping[str, str] | None = None, batches: float = inf
) -> Frame:
    """Return the frame of a table after a press, once the reader has the turn again.

    Of a search for a hint it is the frame after that many batches, if it takes more.
    """
    sent = Form(frame.html).fields | dict(fields or {}) | {"msg": message}
    frame = run(Request("play", "w1", frame.state, fields=sent, lang=lang, seed="5", game=word), strict=True)
    parts = within(LONGEST, "the reader's turn")
    while frame.tick and (frame.pause or batches > 0) and next(parts):
        batches -= not frame.pause
        frame = run(Request("play", "w1", frame.state, lang=lang, batches=1, game=word), strict=True)
    return frame


def wildest(word: str) -> str:
    """Return the bot of a game that does anything: the last one."""
    return [*load(word).bots][-1]


ASIDE = ("hint", "undo", "leave", "again", "judge", "fold")
"""Messages that lead nowhere in a deal, or out of it."""
SHOWN = 20
"""How many turns of a deal are looked at, beside its end; after them there is less on most tables."""


def plays(word: str, players: int, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the reader's turns in a deal with bots that do anything, with a name each, its end, and the table left.

    The reader presses the last button and the last but one in turn, and chooses cards until something can be done with
    them, each once. Only with two players the search for the first hint is whole: it takes as long as all the rest.
    """
    table = run(Request("play", "w1", lang=lang, game=word))
    frame = press(word, table, lang, "sit", {"buy": "10000", **seating(load(word), players, wildest(word))})
    chosen = set[str]()
    for turn in range(4 * SHOWN):
        messages = Form(frame.html).messages
        if turn < SHOWN or "judge" in messages:
            yield f"turn {turn}", frame.html
        hinted, presses = frame, within(20, "the last hint")
        is_shown = turn < 3 or (turn < SHOWN and not turn % 3)
        while is_shown and "hint" in Form(hinted.html).messages and next(presses):
            hinted = press(word, hinted, lang, "hint", batches=1 if turn or players > 2 else inf)
            yield f"turn {turn}, with a hint", hinted.html
        if "judge" in messages:
            yield "the table left", press(word, frame, lang, "leave").html
            return
        own = [message for message in messages if message not in {*ASIDE, *chosen}]
        choices = [message for message in own if message.startswith("choose ")]
        acts = [message for message in own if not message.startswith(("choose ", "put back", "sort "))]
        due = (acts if acts and (chosen or turn % 3) else choices) or acts or ["put back"]
        message = due[max(0, len(due) - 1 - turn % 2)]
        chosen = {*chosen, message} if message in choices else set()
        frame = press(word, frame, lang, message)


def replays(word: str, players: int, lang: str) -> Iterator[tuple[str, str]]:
    """Yield some steps and the last of a deal with bots that do anything, as everybody and as one seat saw it."""
    record = dealt(word, players, wildest(word))
    steps = len(record.moves)
    stride = max(3, steps // 12)
    for seat in (0, (players + 1) // 2):
        text = seen_by(seat, record)
        for step in sorted({*range(0, steps, stride), steps}):
            state = f"{word}=1 step={step} deal={text}"
            yield f"step {step}, seen by {seat}", run(Request("deal", "w1", state, lang=lang, game=word)).html


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", words())
def test_a_whole_decision_of_a_game_is_seen_without_scrolling(
    warm_page: OpenPage, base_url: str, word: str, lang: str
) -> None:
    seats = load(word).seats
    counts = {plays: seats, replays: seats}
    if not searching():
        # Russian texts are the longer ones: with them the most play. What is left is looked at in English.
        counts = {plays: seats[-1:], replays: seats[:1]} if lang == "ru" else {plays: seats[:1], replays: seats[-1:]}
    frames = [
        (players, f"{players} players, {moment}", html)
        for shown, numbers in counts.items()
        for players in numbers
        for moment, html in shown(word, players, lang)
    ]
    assert len(frames) >= 10
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}games/{word}/play/")
    wrong = list(faults(page, frames, everywhere=True))
    assert not wrong, "\n".join(wrong)


# Where the hand lies, how much of why something was refused is outside the window, and how much of the reader's name
# it covers, in pixels.
HAND_AND_REFUSAL = f"""
(frames) => {{
  {SHOW}
  return frames.map((html) => {{
    show(html, "vardic", "#w1");
    const [hand, refusal, status] = ["hand", "refusal", "status"].map((each) =>
      document.querySelector(`#w1 :is(.board-${{each}}, .rake-${{each}})`).getBoundingClientRect());
    const across = Math.min(refusal.right, status.right) - Math.max(refusal.left, status.left);
    const down = Math.min(refusal.bottom, status.bottom) - Math.max(refusal.top, status.top);
    const covered = across > 0 ? Math.max(0, down) : 0;
    return [hand.top, Math.max(0, -refusal.top, refusal.bottom - innerHeight), covered];
  }});
}}
"""


@pytest.mark.parametrize(("word", "lang"), [*zip(["durak", "trex", "solo", "rummy"], cycle(LANGUAGES), strict=False)])
def test_why_a_card_is_refused_is_seen_and_moves_nothing(
    warm_page: OpenPage, base_url: str, word: str, lang: str
) -> None:
    players = max(3, load(word).seats[0])
    table = run(Request("play", "w1", lang=lang, game=word))
    frame = press(word, table, lang, "sit", seating(load(word), players))
    for _ in range(5):
        if refused := re.findall(r'value="([^"]+)"[^>]* aria-disabled="true"', frame.html):
            break
        *_, last = (message for message in Form(frame.html).messages if message.startswith(("bid ", "play ")))
        frame = press(word, frame, lang, last)
    sent = Form(frame.html).fields | {"msg": refused[0]}
    after = run(Request("play", "w1", frame.state, fields=sent, lang=lang, game=word))
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}games/{word}/play/")
    for screen in SCREENS:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        page.evaluate(LOAD_FONTS)
        (before, _, _), (now, outside, covered) = page.evaluate(HAND_AND_REFUSAL, [frame.html, after.html])
        assert now == before, screen
        assert not outside or screen.scrolls, screen
        assert not covered or screen == LOW, "two lines above buttons need the place of the name on a short phone"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", words())
def test_a_deal_of_the_most_players_is_whole_in_a_frame_of_the_size_that_is_offered(
    warm_page: OpenPage, base_url: str, word: str, lang: str
) -> None:
    shared = run(Request("deal", "w1", lang=lang, root=base_url, pack="standard", game=word)).html
    ((width, height),) = re.findall(r"width=&#34;(\d+)&#34; height=&#34;(\d+)&#34; loading", shared)
    frames = [html for _, html in replays(word, load(word).seats[-1], lang)]
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}embed/games/{word}/deal/")
    page.set_viewport_size({"width": int(width), "height": int(height)})
    page.evaluate(LOAD_FONTS)
    found = page.evaluate(FAULTS_OF_ALL, [frames, [*range(len(frames))], "vardic", False, "#w1"])
    assert [wrong for _, wrong in found if wrong] == []


SENT = """
([frame, form]) => {
  const next = Object.assign(document.createElement("template"), { innerHTML: frame }).content.firstElementChild;
  document.querySelector(form).replaceChildren(...next.childNodes);
  window.sent = [];
  document.addEventListener("submit", ({ submitter }) => sent.push(submitter?.value), true);
}
"""
"""Puts a frame into a form, and notes what is sent from then on."""


@pytest.mark.parametrize(("entered", "sent"), [("raise", ["raise"]), ("", [])])
def test_enter_in_a_field_does_what_the_game_says_or_nothing(
    warm_page: OpenPage, base_url: str, monkeypatch: pytest.MonkeyPatch, entered: str, sent: list[str]
) -> None:
    table = import_module("widgets.games.holdem.presentation").TABLE
    shown = table.moves
    monkeypatch.setattr(table, "moves", lambda view: replace(shown(view), on_enter=entered))
    frame = press("holdem", run(Request("play", "w1", game="holdem")), "en", "sit", seating(load("holdem"), 2))
    page = warm_page(f"{base_url}games/holdem/play/")
    page.evaluate(SENT, [frame.html, "#w1"])
    page.locator("#w1 [name=chips]").press("Enter")
    assert page.evaluate("sent") == sent


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_a_lesson_is_seen_without_scrolling(
    warm_page: OpenPage, base_url: str, name: str, lang: str
) -> None:
    frames = [
        (1, f"step {number}", opened(name, lang, number).frame.html)
        for number in range(1, 1 + len(lesson(name, lang).steps))
    ]
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}games/{name}/")
    wrong = list(faults(page, share(frames, lang)))
    assert not wrong, "\n".join(wrong)


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", DRILLED)
def test_every_question_of_a_drill_is_seen_without_scrolling(
    warm_page: OpenPage, base_url: str, word: str, lang: str
) -> None:
    kinds = kinds_of(word)
    frames = [
        (1, f"{kind}, level {level}, seed {seed}", run(Request("drill", "w1", state, lang=lang, game=word)).html)
        for kind in kinds
        for level in LEVELS
        for seed in "abc"
        for state in [f"{word}=1 drill={kind} seed={seed} levels={str(level) * len(kinds)}"]
    ]
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}games/{word}/drill/")
    wrong = list(faults(page, share(frames, lang)))
    assert not wrong, "\n".join(wrong)


def test_a_lesson_is_answered_by_keyboard_and_kept(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}games/reddog/learn/")
    result = page.locator("#w1 .rake-result")
    by_keyboard(page, "w1-answer-2")
    expect(result).to_contain_text("Not quite.", timeout=BOOT)
    by_keyboard(page, "w1-answer-1")
    expect(result).to_contain_text("Right.")
    expect(page.locator("#w1-next-1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#w1 .rake-step")).to_have_text("Step 2 of 8")
    expect(page.locator("#w1-answer-1")).to_be_focused()
    page.reload()
    expect(page.locator("#w1 .rake-step")).to_have_text("Step 2 of 8", timeout=BOOT)

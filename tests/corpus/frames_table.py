"""Frames of tables: whole rounds of several tables, with hints and what is said of the pick-ups afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from tests.bounded import within

from .blocks import Block, drawn
from .frames_shared import half, refused
from .frames_spots import counted, finished
from .page import Page
from .sources import guide

ALONE = {f"who-{chair}": "-" for chair in range(2, 9)}
FULL = {f"who-{chair}": ("bold", "sly", "careful")[chair % 3] for chair in range(2, 9)}
SIX = FULL | {"who-4": "-", "who-7": "-"}

TABLES: dict[str, tuple[Mapping[str, str], Mapping[str, str]]] = {
    "two": (ALONE | {"who-5": "sly"}, {"skill": "hard", "buy": "40", "stake": "2", "forced": "blinds"}),
    "six": (SIX, {"betting": "fixed-limit", "preset": "russian", "skill": "easy", "stake": "3", "buy": "60"}),
    "three": (ALONE | {"who-2": "bold", "who-8": "bold"}, {"betting": "pot-limit", "preset": "literal", "buy": "12"}),
    "limits": (ALONE | {"who-2": "sly", "who-3": "sly"}, {"betting": "fixed-limit", "forced": "blinds", "stake": "5"}),
}
"""The players at the table, and what else is chosen."""

COACHED = {"four": (ALONE | {"who-2": "careful", "who-3": "bold", "who-4": "sly"}, {}), "three": TABLES["three"]}

OVER = ("next", "rebuy")
ASIDE = ("hint", "undo", "leave", "judge", "same", *OVER)
"""Messages that aren't actions of the round."""


def played(page: Page, seed: str, *, keep: bool = True) -> Page:
    """Play the reader's round to its end, by buttons that chance chooses: seldom a fold, never all chips at once."""
    rng = Random(seed)
    presses = within(100, "the end of the round")
    while not set(OVER) & {*page.form.messages} and next(presses):
        acts = [message for message in page.form.messages if message not in ASIDE]
        kept = [message for message in acts if message != "fold"] or acts
        bold = rng.random() < 0.3
        quiet = [message for message in kept if bold or not message.startswith(("bet", "raise"))] or kept
        page.press(drawn(rng.random(), quiet), keep=keep)
    return page


def hinted(page: Page) -> Page:
    """Check or call until a card is to be taken, and ask for every hint before it is."""
    presses = within(40, "a card to take")
    while "hint" not in page.form.messages and not set(OVER) & {*page.form.messages} and next(presses):
        page.press(next(message for message in ("check", "call", "fold") if message in page.form.messages), keep=False)
    presses = within(20, "the last hint")
    while "hint" in page.form.messages and next(presses):
        page.press("hint", keep=len(page.blocks) % 3 == 0).work(1)
        if page.frame.tick:
            page.ask(state=counted(page.frame.state), keep=False)
    return page


def judged(page: Page) -> Page:
    """Ask for a review of the round, and count all of it."""
    return finished(page.press("judge")) if "judge" in page.form.messages else page


def table(lang: str) -> Iterator[Block]:
    """Yield a table that is chosen, and rounds at it."""
    yield from Page("table", lang, "1").first().blocks
    first = Page("table", lang, "2", shared=True).ask(keep=False)
    for wrong in ({"who-2": "grim"}, {"buy": "many"}, {"buy": "1000000"}, {"stake": "0"}, {"preset": "chess"}, ALONE):
        first.press("sit", wrong).ask(state=first.frame.state, keep=False)
    yield from first.blocks
    for name in half(lang, list(TABLES)):
        who, agreed = TABLES[name]
        page = played(Page("table", lang, name).ask(keep=False).press("sit", {**who, **agreed}), f"{lang} {name}")
        if "next" in page.form.messages:
            played(page.press("next", keep=False), f"{lang} {name} 2", keep=False)
            page.press(next(message for message in OVER if message in page.form.messages))
        yield from page.blocks
    yield from coached(lang)
    yield from guided(lang)
    yield from refused_there(lang)
    yield from refused("table", lang)


def coached(lang: str) -> Iterator[Block]:
    """Yield hints at pick-ups and what is said of them once the round is over."""
    for name in half(lang, list(COACHED)):
        who, agreed = COACHED[name]
        page = Page("table", lang, f"coached {name} {lang}").first().press("sit", {**who, **agreed}, keep=False)
        hinted(page)
        first = next((each for each in page.form.messages if each.startswith("take")), page.form.messages[0])
        page.press(first, keep=False)
        if "undo" in page.form.messages:
            page.press("undo").press(first, keep=False)
        yield from judged(played(page, "coached", keep=False)).blocks[1:]


def guided(lang: str) -> Iterator[Block]:
    """Yield the first round of the course, twice, and the round after it."""
    page = Page("table", lang, "guided", guide(lang)).ask(state="guide=whole").press("sit")
    played(page, f"guided {lang}").press("same", keep=False)
    played(page, f"again {lang}", keep=False).press("next").press("fold" if "fold" in page.form.messages else "check")
    yield from page.blocks


def refused_there(lang: str) -> Iterator[Block]:
    """Yield actions that the rules refuse, presses that come too late, and chips that run out."""
    who, _ = TABLES["two"]
    page = Page("table", lang, "refused 3", shared=True).ask(keep=False)
    page.press("sit", {**who, "buy": "10", "stake": "2"}, keep=False)
    before = page.frame.state
    for message, chips in (("fold", ""), ("bet", "0"), ("bet", "99"), ("take AS", ""), ("bet 2 3", "")):
        page.ask(state=before, keep=False).send(message, {"chips": chips} if chips else {})
    page.ask(state=before, keep=False).send("check", seen="").send("check", seen=before).send("rebuy").send("hint")
    for fault in ("acts=check.dance", "seed=1 acts=raise_500", "seed=1 hint=9", "guide=nobody", "who=grim"):
        page.ask(state=f"rake=1 chairs=40.40.-.-.-.-.-.- ante=2 who=sly.-.-.-.-.-.- {fault}")
    yield from page.blocks
    yield from broke(lang)


def broke(lang: str) -> Iterator[Block]:
    """Yield the end of a reader's chips, who bets all of them whenever they may, and buys in again."""
    page = Page("table", lang, "broke", shared=True).ask(keep=False).press("sit", {**FULL, "buy": "6", "stake": "2"})
    presses = within(500, "the end of the reader's chips")
    while "rebuy" not in page.form.messages and next(presses):
        ways = [message for message in page.form.messages if message.startswith(("bet ", "raise "))]
        ways += [message for message in ("call", "check", "next", *page.form.messages) if message in page.form.messages]
        page.press(ways[0], keep=False)
    yield from page.ask(state=page.frame.state).press("rebuy").send("leave").blocks

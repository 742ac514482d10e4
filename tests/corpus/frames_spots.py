"""Frames of pick-ups: spots that are dealt, written and counted, and a spot a day."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from rake import to_query
from tests.bounded import within

from .blocks import Block
from .frames_shared import bad_links, half, linked, refused
from .page import Page
from .sources import bank, bank_lines

TODAY = date(2026, 11, 22)

EXACT = "players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C down=1 took=1-x2W.2-9S"
OPEN = "players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx"

_SUM = re.compile(r"\d+-\d+-\d+")


def counted(state: str) -> str:
    """Return a state in which every option's deals are counted to the end: invented sums, each option's another."""
    numbers = iter(range(len(_SUM.findall(state))))
    return _SUM.sub(lambda _: "-".join(map(str, (320, *(16_384_000 + 1_228_800 * next(numbers),) * 2))), state)


def finished(page: Page) -> Page:
    """Count one decision of a review after another, each to the end, and keep the frame with the first and the last."""
    first = True
    counts = within(500, "the end of the count")
    while page.frame.tick and next(counts):
        page.work(1).ask(state=counted(page.frame.state), keep=first)
        first = False
    return page.ask(state=page.frame.state)


def pickup(lang: str) -> Iterator[Block]:
    """Yield spots that are dealt to wishes, answered, counted, changed and written."""
    yield from Page("pickup", lang, "8").first().blocks
    page = (
        Page("pickup", lang, "8", shared=True)
        .ask(keep=False)
        .press("take x1", keep=False)
        .work(3)
        .press("again", keep=False)
    )
    page.press("deal", {"seats": "2", "turn": "2", "level": "plain"}).press("tell").press("deal", {"theme": "last"})
    page.press("deal", {"seats": "3", "turn": "1", "theme": "skull", "level": "tricky"})
    page.press(page.form.messages[0], keep=False).work(1).pack("standard").ask(state=counted(page.frame.state))
    yield from page.blocks
    written = Page("pickup", lang, "written", shared=True).ask(state=f"rake=1 {OPEN}", keep=False)
    fields = {"players": "4", "seat": "3", "pick": "2", "hand": "AS AW", "up": "DS", "took": "1-TW 3-x9F", "out": "4-1"}
    written.press("set", fields | {"rules": "literal", "policy": "made"}).press("tell", keep=False).work(1)
    written.press("change", {"text": EXACT, "policy": "random"}, keep=False).press("take 9C")
    written.press("enter", {"text": OPEN}).press("enter", {"hand": "AS"}).press("enter", keep=False).press("enter")
    written.ask(state=written.frame.state, keep=False).press("set", {"hand": "AS AS"})
    written.ask(state=written.frame.state, keep=False).press("set", {"took": "1 TW"})
    written.ask(state=written.frame.state, keep=False).send("take 2S", {"theme": "love", "level": "plain"})
    yield from written.blocks
    for index, line in half(lang, list(enumerate(bank_lines()[:9:3]))):
        taken = re.findall(r"up=([^ ]*)", line)[0].split(".")[0] if index % 3 else "x1"
        yield from Page("pickup", lang, "bank").ask(state=f"rake=1 told=1 taken={taken} {line[7:]}").blocks
    quiet = Page("pickup", lang, "quiet", shared=True).ask(state=f"rake=1 quiet=1 {OPEN}")
    quiet.press("tell", keep=False).press("again")
    quiet.send("take 9C", seen=f"rake=1 {EXACT}").ask(state=f"rake=1 told=1 sums=1-2-3 {OPEN}")
    quiet.ask(state=f"rake=1 {EXACT}", keep=False).press("take x1")
    yield from quiet.blocks
    yield from linked("pickup", lang, (1,))
    bad = ("players=1", f"{OPEN} policy=strong", OPEN.replace("9C", "AW"), EXACT.replace("2-9S", ""))
    yield from bad_links("pickup", lang, *(to_query(f"rake=1 {each}") for each in bad))
    yield from refused("pickup", lang)


def day(lang: str) -> Iterator[Block]:
    """Yield days on which cards are taken, a list of them, and days that have no spot."""
    yield from Page("day", lang, "4", bank(), today=TODAY).first().press("today").blocks
    page = Page("day", lang, "5", bank(), shared=True, today=TODAY)
    page.ask(keep=False).press("today", keep=False)
    for index in (0, -1, 1, 0, -1):
        takes = [message for message in page.form.messages if message.startswith("take ")]
        page.press(takes[index])
        page.press(next(message for message in page.form.messages if message.startswith("day ")), keep=index > 0)
    page.press("today", keep=False).press("day 2026-11-12").send("take AS", keep=False).send("day 2027-01-01")
    page.send("day 2026-10-31", keep=False).send("day never").send("take x1", seen="rake=1 day=2026-11-10")
    for state in ("day=2026-11-01 took=0-0", "day=2026-11-23", "day=2026-10-01", "day=- took=x", "day="):
        page.ask(state=f"rake=1 {state}")
    yield from page.blocks
    yield from refused("day", lang, bank())
    yield from Page("day", lang, "early", bank(), today=date(2026, 10, 31)).first().press("today").blocks
    again = Page("day", lang, "again", bank(), shared=True, today=date(2028, 3, 1))
    again.ask(state="rake=1 day=2028-02-29 took=470-00.0123.450")
    yield from again.wander(3, lang).blocks

"""Plays deals of the toy Swap with thirteen cards each through the host, as a page does, and times it.

`benchmarks.search` runs it here and inside Pyodide.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any

from widgets.host import answer

type Frame = dict[str, Any]

SLICE = 0.1
"""How long a page lets one request of an unfinished search take, in seconds."""

BUTTON = re.compile(r'name="msg" value="((?:give|play|choose) [\w.]+)"([^>]*)>')
FIRST = "±"
"""What a hint says as soon as it has a number."""


def asked(frame: Frame, **request: object) -> tuple[Frame, float]:
    """Return the frame that answers a request, and the seconds that it took."""
    text = json.dumps(
        {"game": "swap", "widget": "play", "ident": "w1", "state": frame["state"], "seed": "7", **request}
    )
    began = time.perf_counter()
    answered = answer(text)
    return json.loads(answered), time.perf_counter() - began


def seated(bot: str, deal: int) -> Frame:
    """Return the frame of a new deal with three bots of a kind."""
    bots = {f"who-{player}": bot for player in (2, 3, 4)}
    fields = {"msg": "sit", "preset": "full", **bots}
    return asked({"state": ""}, fields=fields, seed=f"deal {deal}")[0]


def message_of(frame: Frame) -> str:
    """Return what a reader presses who always does the first thing that they may; empty if there is none."""
    pressable = (
        message
        for message, rest in BUTTON.findall(frame["html"])
        if "aria-disabled" not in rest and 'aria-pressed="true"' not in rest
    )
    return min(pressable, key=lambda message: message.startswith("choose"), default="")


def played(frame: Frame) -> Iterator[tuple[Frame, float, bool]]:
    """Yield each further frame of a deal with its seconds, and whether a bot has acted."""
    while True:
        message = message_of(frame)
        if not (frame["tick"] or message):
            return
        by_bot = bool(frame["tick"])
        request: dict[str, object] = {"batches": 1} if by_bot else {"fields": {"msg": message}, "seen": frame["state"]}
        frame, took = asked(frame, **request)
        yield frame, took, by_bot


def settled(frame: Frame, first: str) -> tuple[float, float]:
    """Return the seconds until a search that a page goes on with shows this text, and until it is whole."""
    total = seen = 0.0
    batches = 1
    while frame["tick"]:
        frame, took = asked(frame, batches=batches)
        total += took
        batches = max(1, round(batches * SLICE / took))
        if not seen and first in frame["html"]:
            seen = total
    return seen, total


def times(deals: int) -> dict[str, list[float]]:
    """Return the seconds of frames early and late in a deal, of bots' moves, of hints and of reviews.

    Frames are those of bots that hardly think; of a hint there are two figures, its first number and all of it.
    """
    found: dict[str, list[float]] = {"early": [], "late": [], "bot": [], "first": [], "hint": [], "review": []}
    for deal in range(deals):
        frames = [took for _, took, _ in played(seated("lowest", deal))]
        quarter = len(frames) // 4
        found["early"] += frames[1 : 1 + quarter]
        found["late"] += frames[-1 - quarter : -1]
        start = frame = seated("thinker", deal)
        for frame, took, by_bot in played(start):
            found["bot"] += [took] * by_bot
            if not frame["tick"] and not found["hint"][deal:] and "hint" in frame["html"]:
                hinted, press = asked(frame, fields={"msg": "hint"}, seen=frame["state"])
                first, whole = settled(hinted, FIRST)
                found["first"].append(press + first)
                found["hint"].append(press + whole)
        judged, press = asked(frame, fields={"msg": "judge"}, seen=frame["state"])
        found["review"].append(press + settled(judged, "<td>")[1])
    return found

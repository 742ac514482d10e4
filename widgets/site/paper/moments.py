"""Examples that a page steps through: on paper their moments are side by side, those that the fence names.

Below each is what has happened since the one before it, and below the first since the deal.
"""

from __future__ import annotations

import re
from html import unescape

from widgets.host import Request, run

_EXAMPLE = re.compile(r'(<section class="rake-widget"[^>]* data-paper="([\d.]+)"[^>]*>)(.*?)</section>', re.DOTALL)
_STATE = re.compile(r'name="state" value="([^"]*)"')
_STEP = re.compile(r"\bstep=\d+")
_CARDS = re.compile(r" \(<span class=\"rake-vardic\">[^()]*\)")
"""The cards of a hand that is shown: on paper they lie above."""
_NEWS = re.compile(r'(?<=<div class="board-told" role="status">).*?(?=</div>)', re.DOTALL)


def unfolded(html: str) -> str:
    """Return the HTML of a page with the moments of its examples in the place of the one that the page begins with."""
    return _CARDS.sub("", _EXAMPLE.sub(_unfold, html))


def _unfold(example: re.Match[str]) -> str:
    opening, steps, body = example.groups()
    attributes = dict(re.findall(r'data-(\w+)="([^"]*)"', opening))
    state = _STATE.search(body)
    assert state

    def frame(step: int) -> str:
        at_step = _STEP.sub(f"step={step}", unescape(state[1]))
        return run(Request("deal", "moment", at_step, lang=attributes["lang"], source=attributes["source"])).html

    moments, before = [], 0
    for step in map(int, steps.split(".")):
        frames = [frame(each) for each in range(min(before + 1, step), step + 1)]
        news = "".join(_NEWS.findall("".join(frames)))
        at = _NEWS.search(frames[-1])
        assert at
        moments.append(frames[-1][: at.start()] + news + frames[-1][at.end() :])
        before = step
    shown = moments[0] if len(moments) == 1 else f'<div class="rake-moments">{"".join(moments)}</div>'
    return f"{opening}{shown}</section>"

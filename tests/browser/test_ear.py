"""What Chromium tells a screen reader of the course is what its transcripts hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.lessons import lesson
from tests.widgets.ear import announced, controls, read
from tests.widgets.test_transcripts import frame, tries

from .conftest import BOOT, OpenPage, settle, state
from .test_learn import buttons

CONTROLS = {"button", "link"}


def exposed(page: Page) -> Iterator[tuple[str, str, bool]]:
    """Yield the role and the name of all that Chromium exposes of the lesson, and whether it is in a live region."""
    session = page.context.new_cdp_session(page)
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    form = session.send("DOM.querySelector", {"nodeId": root, "selector": "#w1"})["nodeId"]
    number = session.send("DOM.describeNode", {"nodeId": form})["node"]["backendNodeId"]
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}

    def under(node: dict[str, Any], live: bool) -> Iterator[tuple[str, str, bool]]:
        role = "" if node["ignored"] else node["role"]["value"]
        name = "" if node["ignored"] else node["name"]["value"] if "name" in node else ""
        if role in {"StaticText", "group", "list", *CONTROLS}:
            yield role, name, live
        if role not in {"StaticText", *CONTROLS}:
            for child in node.get("childIds", []):
                yield from under(nodes[child], live or role == "status")

    yield from under(next(node for node in nodes.values() if node.get("backendDOMNodeId") == number), False)
    session.detach()


def letters(words: str) -> str:
    """Return what is pronounced: signs and spaces part words in many ways."""
    return re.sub(r"[\W_]", "", words)


def proved(page: Page, name: str) -> None:
    """Prove that Chromium exposes what a frame's transcript says."""
    html = frame(name, "en", state(page)).html
    nodes = list(exposed(page))
    assert [said for role, said, _ in nodes if role in CONTROLS] == controls(html)
    assert letters("".join(said for _, said, live in nodes if live)) == letters("".join(announced(html)))
    rest = "".join(said for role, said, live in nodes if not live and role not in CONTROLS)
    assert letters(rest) == letters("".join(read(html)))


# Takes what lies around the lesson out of the page: Chromium is asked for all that it exposes, again and again.
ALONE = "() => document.querySelectorAll('.md-sidebar, .md-footer').forEach((around) => around.remove())"


@pytest.mark.parametrize("name", ["winners", "round"])
def test_chromium_tells_what_the_transcript_of_a_lesson_holds(warm_page: OpenPage, base_url: str, name: str) -> None:
    page = warm_page(f"{base_url}learn/{name}/")
    page.evaluate(ALONE)
    for number, step in enumerate(lesson(name).steps, 1):
        proved(page, name)
        for code, mark in zip(tries(step), ("wrong", "right"), strict=True):
            page.locator(f"#{buttons(page, f'answer {code}')}").click()
            expect(page.locator(f"#w1 .rake-{mark}")).to_be_visible(timeout=BOOT)
            settle(page)
            proved(page, name)
        page.locator(f"#w1-next-{number}").click()
        settle(page)
    proved(page, name)

"""The browser holds the site to its policy, and a test learns about every breach."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Watch, follow

ELSEWHERE = "fetch('http://127.0.0.1:9/').catch(() => {})"
HEARD = ("",)
"""Whatever else the browser says about a breach that was reported."""
EVAL = "try { (0, eval)('1') } catch {}"


@pytest.mark.parametrize(
    ("directive", "breach"),
    [
        ("script-src-elem inline", "body.append(Object.assign(document.createElement('script'), { text: '1' }))"),
        ("script-src-attr inline", "body.setAttribute('onclick', '1')"),
        ("style-src-attr inline", "body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">')"),
        ("script-src eval", EVAL),
        ("connect-src http://127.0.0.1:9/", ELSEWHERE),
        ("frame-src", "body.append(Object.assign(document.createElement('iframe'), { src: '/hand/' }))"),
        ("form-action", "body.appendChild(document.createElement('form')).submit()"),
    ],
)
def test_every_breach_in_a_page_is_heard_of(
    page: Page, base_url: str, watch: Watch, directive: str, breach: str
) -> None:
    page.goto(f"{base_url}about/")
    assert watch.unexpected() == []
    with page.expect_console_message(lambda message: message.text.startswith(f"policy: {directive}")):
        # What a test evaluates itself may do more than a page, so the page does it a moment later.
        page.evaluate(f"() => void setTimeout(() => {{ const {{ body }} = document; {breach} }})")
    assert watch.unexpected() != []
    watch.expected = HEARD


@pytest.mark.parametrize(
    ("directive", "breach"), [("script-src eval", EVAL), ("connect-src http://127.0.0.1:9/", ELSEWHERE)]
)
def test_every_breach_in_a_worker_is_heard_of(
    page: Page, base_url: str, site: Path, watch: Watch, directive: str, breach: str
) -> None:
    (script,) = site.rglob("worker.js")
    worker = base_url + script.relative_to(site).as_posix()
    policy = page.request.get(worker).headers["content-security-policy"]
    headers = {"Content-Type": "text/javascript", "Content-Security-Policy": policy}
    page.route(worker, lambda route: route.fulfill(body=breach, headers=headers))
    page.goto(f"{base_url}about/")
    with page.expect_console_message(lambda message: message.text.startswith(f"policy: {directive}")):
        page.evaluate(f"() => void new Worker('{worker}', {{ type: 'module' }})")
    assert watch.unexpected() != []
    watch.expected = HEARD


def test_a_page_that_the_theme_swaps_in_adds_no_second_policy(page: Page, base_url: str) -> None:
    page.goto(base_url)
    meta = page.locator("meta[http-equiv=Content-Security-Policy]")
    meta.evaluate("meta => void (meta.first = true)")
    follow(page, f"{base_url}versus/")
    expect(page.locator("h1")).to_contain_text("Who wins")
    assert meta.evaluate("meta => meta.first") is True

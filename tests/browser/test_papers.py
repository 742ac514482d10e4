"""A reader asks for a paper: the PDF comes, and the page stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import OpenPage


@pytest.mark.parametrize(
    ("address", "link", "file"),
    [
        ("", "cheat sheet", "cheat-sheet.pdf"),
        ("ru/rules/", "брошюра", "booklet.pdf"),
        ("games/rook/", "a score sheet", "scores.pdf"),
    ],
)
def test_a_press_on_a_paper_brings_its_pdf(
    warm_page: OpenPage, base_url: str, address: str, link: str, file: str
) -> None:
    page = warm_page(base_url + address)
    before = page.url
    with page.expect_download() as coming:
        page.get_by_role("link", name=link).click()
    assert coming.value.suggested_filename == file
    assert coming.value.path().read_bytes().startswith(b"%PDF-")
    expect(page).to_have_url(before)

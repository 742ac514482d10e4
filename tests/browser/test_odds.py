"""The pages of odds and of good play on a phone: nothing is cut off, and nobody has to push a table to and fro."""

from __future__ import annotations

import pytest

from widgets.site.pages.figures import of_guide, of_odds

from .conftest import OpenPage

CUT = """
() => [...document.querySelectorAll(".rake-figure")].flatMap((figure) => {
  const written = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  return [...figure.querySelectorAll("table, td, th, text")].filter((part) => {
    const edge = (/^t[dh]$/i.test(part.tagName) ? part : figure).getBoundingClientRect();
    const { left, right } = written(part);
    return left < edge.left - 1 || right > edge.right + 1;
  }).map((part) => part.textContent);
})
"""
TOUCHING = """
() => [...document.querySelectorAll(".rake-plot:not(.rake-dots)")].flatMap((plot) => {
  const texts = [...plot.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
  return texts.flatMap(([one, a], place) => texts.slice(place + 1).filter(([, b]) =>
    a.width && b.width && a.left < b.right && b.left < a.right && a.top + 4 < b.bottom && b.top + 4 < a.bottom
  ).map(([other]) => `${one} | ${other}`));
})
"""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("where", ["odds/", "ru/odds/", "well/", "ru/well/"])
def test_no_table_and_no_word_of_a_plot_is_cut_off_or_written_over(
    warm_page: OpenPage, base_url: str, where: str, width: int
) -> None:
    page = warm_page(base_url + where, viewport={"width": width, "height": 740})
    assert page.locator(".rake-figure").count() == len(of_guide() if "well" in where else of_odds())
    assert page.evaluate(CUT) == []
    assert page.evaluate(TOUCHING) == []

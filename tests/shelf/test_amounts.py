"""An amount that goes in steps, such as a bid by fives."""

from __future__ import annotations

import re

import pytest

from widgets.templates import environment

AMOUNT = """
{%- from "kit/amount.html" import amount with context -%}
{{ amount(70, 200, (), "Bid", 70, step) }}"""


@pytest.mark.parametrize(("step", "written"), [(1, ""), (5, ' step="5"')])
def test_a_slider_goes_in_the_steps_of_the_amount(step: int, written: str) -> None:
    html = environment().from_string(AMOUNT).render(step=step, ident="w1", lang="en", typed={})
    (slider,) = re.findall(r'<input type="range".*?>', html)
    assert f'min="70" max="200"{written} value' in slider

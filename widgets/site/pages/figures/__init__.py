"""The figures (tables and plots) of the pages Odds and `well`, and the numbers in their sentences.

A fence names each figure.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from widgets.site.pages import fences

if TYPE_CHECKING:
    from widgets.site.pages.figures.data import Data, Speech
    from widgets.site.pages.figures.drawn import Figure

_FACT = re.compile(r"\{\{ (\w+) \}\}( ?%)?")


type Draw = Callable[[Data, Speech], Figure]
"""A function that makes a figure from the data, in a language."""


def of_odds() -> tuple[Draw, ...]:
    """Return the functions that make the figures of the page Odds."""
    from widgets.site.pages.figures import exact, sampled

    return (
        *(exact.combinations, exact.ladder, exact.skulls, exact.dealt, exact.starts, exact.skull_starts),
        *(exact.where, exact.hidden, exact.gain, exact.pairs),
        *(sampled.saved, sampled.seats, sampled.winners, sampled.taken),
    )


def of_guide() -> tuple[Draw, ...]:
    """Return the functions that make the figures of the guide."""
    from widgets.site.pages.figures import well

    return well.dealt_worth, well.skull_worth, well.face_up, well.duels, well.seat_worth, well.bluffs


def figures() -> dict[str, Draw]:
    """Return the function that makes each figure, by the name that its fence gives."""
    return {draw.__name__: draw for draw in (*of_odds(), *of_guide())}


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown
) -> bool:
    """Store the options of a fence; return whether it names exactly one figure that exists."""
    options.update(inputs)
    return len(inputs) == 1 and inputs.keys() <= figures().keys()


def render(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **_unused: Any) -> str:
    """Return the HTML of a figure, with the fence's text as its caption."""
    from widgets.site.pages.figures.data import Data, Speech
    from widgets.templates import environment

    (name,) = options
    if not source.strip():
        raise SuperFencesException(f"{language} {name}: a figure needs a sentence that says what it shows")
    figure = figures()[name](Data(), Speech(fences.page.lang))
    template = environment().get_template("site/pages/figures/figure.html")
    return template.render(lang=fences.page.lang, name=name, caption=source.strip(), figure=figure)


def filled(markdown: str, lang: str) -> str:
    """Return a page's Markdown with its number in place of each `{{ name }}`. Raises `ValueError` for unknown names."""
    if not _FACT.search(markdown):
        return markdown
    from widgets.site.pages.figures.data import Data, Speech
    from widgets.site.pages.figures.facts import facts
    from widgets.site.pages.figures.guide_facts import guide_facts

    data, speech = Data(), Speech(lang)
    numbers = facts(data, speech) | guide_facts(data, speech)

    def number(placeholder: re.Match[str]) -> str:
        name, percent = placeholder.groups(default="")
        if name not in numbers:
            raise ValueError(f"no number is called {name!r}")
        return numbers[name] + (Speech(lang).numbers.sign if percent else "")

    return _FACT.sub(number, markdown)

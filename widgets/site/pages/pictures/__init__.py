"""Pictures in the rulebook, each from a fence and drawn when the site is built, with what the engine says of it.

A fence names the picture and what it shows; its text is the caption: `picture table="Ann.Ben.Cat" folds="Cat"`.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from widgets.site.pages import fences
from widgets.site.pages.pictures import cards, seats
from widgets.templates import environment


def pictures() -> dict[str, Callable[..., object]]:
    """Return the function that draws each picture, by the name that its fence gives.

    The option of that name, if it has a value, is the function's first argument; other options go by their names. Each
    has a template of its name in this folder.
    """
    return {draw.__name__: draw for draw in (cards.ladder, cards.skulls, cards.middle, seats.table, seats.timeline)}


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown
) -> bool:
    """Store the options of a fence; return whether they name one picture and nothing that it doesn't take."""
    options.update(inputs)
    named = pictures().keys() & inputs.keys()
    return len(named) == 1 and inputs.keys() - named <= signature(pictures()[min(named)]).parameters.keys()


def render(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **_unused: Any) -> str:
    """Return the HTML of a picture, with the fence's text as its caption. Raises `SuperFencesException`."""
    (name,) = pictures().keys() & options.keys()
    first = () if options[name] == name else (options[name],)  # an option without a value has its own name as one
    others = {option: value for option, value in options.items() if option != name}
    try:
        shown = pictures()[name](*first, **others)
    except (TypeError, ValueError) as error:
        raise SuperFencesException(f"picture {name}: {error}") from error
    template = environment().get_template(f"site/pages/pictures/{name}.html")
    return template.render(lang=fences.page.lang, root=fences.page.root, caption=source.strip(), shown=shown)

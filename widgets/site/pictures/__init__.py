"""Pictures in the rulebook, each from a fence and drawn when the site is built, with what the engine says of it.

A fence names the picture and what it shows; its text is the caption: `picture table="Ann.Ben.Cat" folds="Cat"`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from widgets.site import fences

OPTIONS = {
    "ladder": set[str](),
    "skulls": set[str](),
    "round": set[str](),
    "table": {"folds"},
    "middle": {"down", "taken"},
}
"""The pictures, and the options that each takes beside its own name."""


def validate(
    language: str, inputs: dict[str, str], options: dict[str, Any], attrs: dict[str, Any], md: Markdown
) -> bool:
    """Store the options of a fence; return whether they name one picture and nothing that it doesn't take."""
    options.update(inputs)
    named = OPTIONS.keys() & inputs.keys()
    return len(named) == 1 and set(inputs) - named <= OPTIONS[min(named)]


def render(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **_unused: Any) -> str:
    """Return the HTML of a picture, with the fence's text as its caption. Raises `SuperFencesException`."""
    # Imported here, not above: `make serve` drops the widgets' modules before each build, to reload edited ones.
    from widgets.site.pictures import cards, seats
    from widgets.templates import environment

    drawn: Mapping[str, Callable[..., object]] = {
        "ladder": cards.ladder,
        "skulls": cards.skulls,
        "round": seats.timeline,
        "table": seats.table,
        "middle": cards.middle,
    }
    (name,) = OPTIONS.keys() & options.keys()
    own = () if options[name] == name else (options[name],)
    try:
        shown = drawn[name](*own, **{option: value for option, value in options.items() if option != name})
    except (TypeError, ValueError) as error:
        raise SuperFencesException(f"picture {name}: {error}") from error
    template = environment().get_template(f"site/pictures/{name}.html")
    return template.render(lang=fences.page.lang, root=fences.page.root, caption=source.strip(), shown=shown)

"""Words that tables of every game need. They are in English; templates translate them."""

from __future__ import annotations


def N_(text: str) -> str:  # noqa: N802 - the field's name for "translate later"
    """Return the text unchanged. The call marks it for the tool that collects texts to translate."""
    return text


YOU, YOU_IN_SHORT, SEAT = N_("You"), N_("you"), N_("Seat %(number)s")
"""The names of the reader's seat, and of a seat without a name."""

PEOPLE = (
    N_("Ann"),
    N_("Ben"),
    N_("Cat"),
    N_("Dan"),
    N_("Eve"),
    N_("Finn"),
    N_("Gwen"),
    N_("Hal"),
    N_("Ivy"),
    N_("Joan"),
)
"""The people at a table whose players have no names of their own, by seat."""

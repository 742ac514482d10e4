"""Why the reader's input was refused, as values for the template `refusal.html`."""

from __future__ import annotations

from rake.kit.errors import InvalidNotation

from .saying import Remark
from .widget import values

MAY_BE_MISSING = ("card", "entry", "field", "progress")
"""The codes of what may also be missing altogether."""


class AgainstRules(Remark):
    """Something that the rules don't allow, without details; `linked` says that it's in a link."""

    linked: int


class Unreadable(Remark):
    """Text that isn't notation: the code of what was expected, what is there, at which character, and details.

    `linked` says that it's in a link.
    """

    code: str
    text: str
    at: int
    detail: str
    linked: int


@values()
class RefusalView:
    """What is said of a refusal, and the number of the rule behind it.

    `address` is where the rule can be read, from the language's first page; both are empty if no rule is.
    `linked` says that it was a link, in place of which the page shows something of its own.
    """

    remark: Remark
    rule: str
    address: str
    linked: bool


def expected(error: InvalidNotation) -> tuple[str, str, int, str]:
    """Return the first four fields of an `Unreadable`."""
    words = error.expected.replace("|", ", ")
    is_choice = "|" in error.expected or error.expected[0].isdigit()
    code, _, detail = ("value", "", words) if is_choice else words.partition(" ")
    missing = " none" if code in MAY_BE_MISSING and not error.found else ""
    return code + missing, error.found, error.at + 1, detail

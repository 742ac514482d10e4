"""Why the reader's input was refused, as values for the template `refusal.html`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rake.kit.errors import InvalidNotation

from .saying import Remark
from .widget import values

type Value = str | int


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence and the names that it has for the values of a refusal, in their order; empty for one that it omits.

    A value called `card` is a card's code. `rule` is the number of the rule to name, empty for none; if it is None, the
    refusal's own rule is named.
    """

    text: str
    names: tuple[str, ...] = ()
    rule: str | None = None

    def named(self, values: Sequence[Value]) -> dict[str, Value]:
        """Return the values of a refusal by the names that the sentence has for them."""
        return {name: value for name, value in zip(self.names, values, strict=False) if name}


@values()
class RefusalView:
    """A sentence, its values by name (`card` is a card's code), and the rule behind it.

    In place of a sentence and its values there can be a `remark`.
    `rule` is its number, `address` where it can be read, from the language's first page; both are empty if no rule is.
    `linked` says that it was a link, in place of which the page shows something of its own.
    """

    text: str
    values: Mapping[str, Value]
    rule: str
    address: str
    linked: bool = False
    remark: Remark | None = None


def expected(error: InvalidNotation) -> tuple[str, tuple[Value, ...]]:
    """Return a code for what notation was expected, and values: what was there, at which character, and details."""
    words = error.expected.replace("|", ", ")
    code, _, detail = ("value", "", words) if words != error.expected else words.partition(" ")
    return code, (error.found, error.at + 1, detail)

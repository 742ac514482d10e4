"""Numbers formatted for a language."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor, log10

from babel.numbers import format_decimal


@dataclass(frozen=True, slots=True)
class Numbers:
    """A formatter of numbers for one language. Shares (0..1) become percentages without the percent sign."""

    lang: str

    @property
    def sign(self) -> str:
        """The percent sign as it is written after a number: in English without a space."""
        return "%" if self.lang == "en" else "\N{NO-BREAK SPACE}%"

    def count(self, number: float) -> str:
        """Return a number rounded to a whole one, as text."""
        return str(format_decimal(round(number), "#,##0", locale=self.lang))

    def fixed(self, value: float, decimals: int) -> str:
        """Return a number with that many decimals, as text."""
        return str(format_decimal(value, "#,##0" + ("." + "0" * decimals if decimals else ""), locale=self.lang))

    def percent(self, share: float) -> str:
        """Return an exact share as a percentage with one decimal; near 0 or 100, with two significant digits."""
        value = 100 * share
        if value in (0, 100):
            return self.fixed(value, 0)
        near = min(value, 100 - value)
        return self.fixed(value, 1 if near >= 1 else max(2, 1 - floor(log10(near))))

    def short(self, share: float) -> str:
        """Return a share as a short percentage for small spaces: at most one decimal, `<0.1` for the smallest."""
        value = 100 * share
        if value in (0, 100):
            return self.fixed(value, 0)
        if 0 < value < 0.05:
            return "<" + self.fixed(0.1, 1)
        return self.fixed(value, 0 if 9.95 <= value < 99.5 else 1)

    def one_in(self, share: float) -> str:
        """Return the N of "one in N" for a share, as text."""
        return self.count(1 / share) if share < 0.1 else self.fixed(1 / share, 1)

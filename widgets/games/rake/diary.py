"""Which card the reader took on which day, in a digit a day."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from rake import InvalidNotation

LEFT_OUT = "."
_DIARY = re.compile(r"(0|[1-9]\d{0,4})-(\d(?:[\d.]*\d)?)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Diary:
    """The card taken each day, as its index among the options, from the day `since` on; days are numbers."""

    since: int = 0
    choices: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the diary of a text, `21-3.0` for the fourth card on day 21 and the first on day 23.

        Raises `InvalidNotation`.
        """
        if not text:
            return cls()
        match = _DIARY.fullmatch(text)
        if not match:
            raise InvalidNotation("diary", text)
        return cls(int(match[1]), match[2])

    def __str__(self) -> str:
        """Return the text; nothing for an empty diary."""
        return f"{self.since}-{self.choices}" if self.choices else ""

    def choice(self, day: int) -> int | None:
        """Return the index of the card taken on a day, if one was."""
        at = day - self.since
        is_noted = 0 <= at < len(self.choices) and self.choices[at] != LEFT_OUT
        return int(self.choices[at]) if is_noted else None

    def noted(self, day: int, choice: int) -> Diary:
        """Return the diary with one day more."""
        first = min(self.since, day) if self.choices else day
        before, after = LEFT_OUT * (self.since - first), LEFT_OUT * (day + 1 - self.since - len(self.choices))
        choices = before + self.choices + after if self.choices else LEFT_OUT
        at = day - first
        return Diary(first, f"{choices[:at]}{choice}{choices[at + 1 :]}")

    @property
    def days(self) -> int:
        """Return on how many days a card was taken."""
        return len(self.choices.replace(LEFT_OUT, ""))

    @property
    def last(self) -> int:
        """Return the last day on which one was."""
        return self.since + len(self.choices) - 1

    def row(self, day: int) -> int:
        """Return how many days up to this one, itself included, are without a gap."""
        row = 0
        while self.choice(day - row) is not None:
            row += 1
        return row


EMPTY = Diary()

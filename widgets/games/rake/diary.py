"""The reader's diary of the spot of the day: which card they took on each day, as one digit for each day."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from typing import Self

from rake import InvalidNotation

FIRST = date(2026, 11, 1)
"""The day of the bank's first spot. Each later day has the next line of the bank; after the last the first follows."""

NO_DAY = "-"
"""The day shown, in a saved state, before one is."""

LEFT_OUT = "."
_DIARY = re.compile(r"(0|[1-9]\d{0,4})-(\d(?:[\d.]*\d)?)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Diary:
    """The cards taken in the spots of the day. Days are numbered from 0, the day of the first spot.

    `choices` has one character for each day from `since` on: the index of the card among the spot's options, or `.` for
    a day without a card.
    """

    since: int = 0
    choices: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the diary that a text holds: `21-3.0` is the fourth card on day 21 and the first on day 23.

        Raises `InvalidNotation`.
        """
        if not text:
            return cls()
        match = _DIARY.fullmatch(text)
        if not match:
            raise InvalidNotation("diary", text)
        return cls(int(match[1]), match[2])

    def __str__(self) -> str:
        """Return the text that `parse` reads; an empty text for an empty diary."""
        return f"{self.since}-{self.choices}" if self.choices else ""

    def choice(self, day: int) -> int | None:
        """Return the index of the card taken on a day, None if none was."""
        at = day - self.since
        is_noted = 0 <= at < len(self.choices) and self.choices[at] != LEFT_OUT
        return int(self.choices[at]) if is_noted else None

    def noted(self, day: int, choice: int) -> Diary:
        """Return the diary with the card of index `choice` noted for a day."""
        first = min(self.since, day) if self.choices else day
        before, after = LEFT_OUT * (self.since - first), LEFT_OUT * (day + 1 - self.since - len(self.choices))
        choices = before + self.choices + after if self.choices else LEFT_OUT
        at = day - first
        return Diary(first, f"{choices[:at]}{choice}{choices[at + 1 :]}")

    @property
    def days(self) -> int:
        """The number of days on which a card was taken."""
        return len(self.choices.replace(LEFT_OUT, ""))

    @property
    def last(self) -> int:
        """The last day on which a card was taken; meaningless for an empty diary."""
        return self.since + len(self.choices) - 1

    def row(self, day: int) -> int:
        """Return the number of days in a row, ending with this one, on which a card was taken."""
        row = 0
        while self.choice(day - row) is not None:
            row += 1
        return row


EMPTY = Diary()


def read_shown(text: str) -> date | None:
    """Return the day that a saved state shows, None before one is shown. Raises as `read_day`."""
    return None if text == NO_DAY else read_day(text)


def read_day(text: str) -> date:
    """Return the date that a text gives, past or future. Raises `InvalidNotation`, also before the first spot's day."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < FIRST:
        raise InvalidNotation(f"day {FIRST}", text)
    return day

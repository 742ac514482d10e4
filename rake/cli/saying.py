"""Says in a terminal what happened and why something is refused, in the sentences that the site's tables say.

The files in `sentences/`, one for each language, are compiled from those of the site: `widgets.site.terminal.compiling`
writes them, and its docstring says what they hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, override

from ..kit import saying
from ..kit.cards import UNSEEN
from ..kit.errors import IllegalAction, IllegalPosition

__all__ = ["LANGUAGES", "YOU", "Voice", "voice"]

LANGUAGES = ("en", "ru")

YOU = ""
"""The name of the person at the terminal: a sentence about them says "you"."""

SHARED = "shared"
"""What all games share, beside the words of the games."""

type Name = str | int
"""What a seat is called: `YOU`, a name, or the number of a seat whose player has no name."""


@cache
def _read(lang: str) -> Mapping[str, Any]:
    text = (Path(__file__).parent / "sentences" / f"{lang}.json").read_text("utf-8")
    read: Mapping[str, Any] = json.loads(text)
    return read


@cache
def voice(lang: str, word: str = SHARED) -> Voice:
    """Return what says the sentences of a game, or only those that all games share, in a language."""
    return Voice(lang, word)


class Voice(saying.Voice[Name, str]):
    """Says the sentences of a game in a language, as plain text.

    `title` is what the game is called, `bots` are those that sit down, and `names` what each bot is called.
    """

    def __init__(self, lang: str, word: str) -> None:
        shared, own = _read(lang)[SHARED], _read(lang)[word]
        super().__init__(lang, shared["messages"] | own["messages"])
        self.title: str = own.get("title", "")
        self.bots: Sequence[str] = own.get("bots", ())
        self.names: Mapping[str, str] = own.get("names", {})
        self._refusals: Mapping[str, Sequence[str]] = shared["refusals"] | own["refusals"]

    def refusal(self, error: ValueError, rule_of: Callable[[Any], str]) -> str:
        """Return why something is refused, in words, with the number of the rule if it's a rule that refuses it."""
        if not isinstance(error, IllegalAction | IllegalPosition):
            return self.sentence("unreadable", code="", linked=0, text=getattr(error, "found", str(error)))
        code, values = error.violation.code, error.violation.values
        named = self._refusals.get(f"{type(code).__module__}.{code}")
        message, *fields = named or ("against-rules",)
        said = self.sentence(message, **(dict(zip(fields, values, strict=False)) if named else {"linked": 0}))
        return f"{said.removesuffix('.')} ({self.phrase('terminal-rule', rule=rule_of(code))})."

    @override
    def marked(self, text: str) -> str:
        return text

    @override
    def plain(self, text: str) -> str:
        return text

    @override
    def is_reader(self, name: Name) -> bool:
        return name == YOU

    @override
    def number_of(self, name: Name) -> str | None:
        return str(name) if isinstance(name, int) else None

    @override
    def person(self, name: Name) -> str:
        return str(name)

    @override
    def card(self, code: str, case: str) -> str:
        if code == UNSEEN:
            return self.phrase("face-down-card", case=case)
        if code == "RO":
            return self.phrase("rook", case=case)
        if code[-1] in "RGYB":
            return self.phrase("rook-card", number=code[:-1], rank=code[:-1], colour=code[-1], case=case)
        if "vardic-card" in self.messages:
            return self.phrase("vardic-card" if code[1:] else "rank", rank=code[0], suit=code[1:], case=case)
        if not code[1:]:
            return self.phrase("rank", rank=code, case=case).lower()
        return self.phrase("french-card", rank=code[0], suit=code[1], case=case).lower()

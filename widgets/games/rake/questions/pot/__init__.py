"""`ask=pot`: how many chips the main pot or a side pot holds, or how many go back because nobody matched them."""

from __future__ import annotations

from .....kit.pot_question import PotKind

KIND = PotKind("8.8", "8.8")

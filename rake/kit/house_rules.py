"""Checks that the house rules of every game but Rake share, and the reasons why such rules are refused."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from .errors import IllegalPosition, Violation
from .switches import Switch

__all__ = ["RulesRefusal", "check_switches"]


class RulesRefusal(Enum):
    """Why house rules are refused."""

    VALUE = "rules-value"
    ENDLESS = "endless"


def check_switches(rules: object, switches: Mapping[str, Switch]) -> None:
    """Raise `IllegalPosition` if a field of some rules has a value that its switch can't have."""
    for name, switch in switches.items():
        if not switch.allows(value := getattr(rules, name)):
            raise IllegalPosition(Violation(RulesRefusal.VALUE, (name, str(value))))

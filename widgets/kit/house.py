"""The house rules that a reader may choose before they sit down: a preset, and any switch on top of it."""

from __future__ import annotations

from collections.abc import Mapping

from rake.kit.errors import InvalidNotation
from rake.kit.switches import Switch

from .widget import values


@values()
class SwitchView:
    """A switch of the form: its name, the number of its rule, and the words of its values.

    A `number` is typed instead. `chosen` is the value that differs from the preset, empty for the preset's own, which
    is `usual`.
    """

    name: str
    rule: str
    words: tuple[str, ...]
    number: bool
    chosen: str
    usual: str


@values()
class HouseView:
    """What the form says of the house rules: the nearest preset, all presets, and all switches."""

    preset: str
    presets: tuple[str, ...]
    switches: tuple[SwitchView, ...]


def show_house(rules: object, presets: Mapping[str, object], switches: Mapping[str, Switch]) -> HouseView:
    """Return the form's choices for a table's rules; `switches` has one for each of their fields."""
    preset = min(presets, key=lambda name: len(_differing(rules, presets[name], switches)))
    differing = _differing(rules, presets[preset], switches)
    shown = (
        SwitchView(
            name=switch.word or name,
            rule=switch.rule,
            words=tuple(switch.values),
            number=switch.least is not None,
            chosen=switch.said(getattr(rules, name)) if name in differing else "",
            usual=switch.said(getattr(presets[preset], name)),
        )
        for name, switch in switches.items()
    )
    return HouseView(preset, tuple(presets), tuple(shown))


def _differing(rules: object, preset: object, switches: Mapping[str, Switch]) -> list[str]:
    return [name for name in switches if getattr(rules, name) != getattr(preset, name)]


def chosen_switches(fields: Mapping[str, str], switches: Mapping[str, Switch]) -> dict[str, str]:
    """Return the words of the switches that the form sets, by their names in notation.

    Raises `InvalidNotation` for a value with a point, which in notation would begin the next switch.
    """
    by_name = {switch.word or name: switch for name, switch in switches.items()}
    chosen = {name: value for name in by_name if (value := fields.get(name, "").strip())}
    for name, value in chosen.items():
        if "." in value:
            raise InvalidNotation(by_name[name].expected, value)
    return chosen


def rules_text(preset: str, chosen: Mapping[str, str]) -> str:
    """Return the notation of a preset with these changes, e.g. `book.kickers-one`."""
    return ".".join([preset, *map("-".join, chosen.items())])

"""What the package promises stays: each public name, with its signature, is as it was when it was listed."""

from __future__ import annotations

import rake
from rake.shelf import words

from .public_names import LIST, differences, lines_of, offered, promised, promised_modules, public_names

ANEW = f"`python -m tests.public_names` writes tests/data/{LIST.name} anew"


def broken(was: list[str], now: list[str]) -> str:
    """Return what to say of promises that no longer hold, or of new names; an empty text if the list is as it was."""
    gone, new = differences(was, now)
    if gone:
        return "\n".join(
            [
                "These lines are promised until version 2.0, and no longer true:",
                *(f"  - {line}" for line in gone),
                *(f"  + {line}" for line in new),
                "Keep the old name or signature beside the new one. If you mean to break the promise, say so in",
                f"CHANGELOG.md under Changed or Removed; {ANEW}.",
            ]
        )
    if new:
        return "\n".join(["These names are public, and not listed yet:", *(f"  + {line}" for line in new), ANEW + "."])
    return ""


def test_every_public_name_is_as_it_was_promised() -> None:
    message = broken(promised(), public_names())
    assert not message, message


def test_the_list_is_in_the_order_in_which_it_is_written() -> None:
    assert promised() == public_names()


def test_a_name_that_goes_or_changes_is_called_a_broken_promise_and_a_new_one_is_not() -> None:
    was = ["rake.fold: Action", "rake.deal(players: int)"]
    for now in (was[:1], [was[0], "rake.deal(players: int, seed: int)"]):
        message = broken(was, now)
        assert "promised" in message
        assert "- rake.deal(players: int)" in message
        assert ANEW in message
    assert "not listed yet" in broken(was, [*was, "rake.new: int"])
    assert broken(was, was) == ""


def test_the_list_has_all_that_the_front_of_the_package_offers_and_every_game() -> None:
    listed = promised()
    assert {line.split(".")[1].split(":")[0].split("(")[0] for line in listed} >= set(rake.__all__)
    assert {f"rake.shelf.{word}" for word in words()} <= {*promised_modules()}


def test_what_is_private_is_not_listed() -> None:
    assert not [line for line in promised() if "._" in line.partition("(")[0]]
    assert not [line for line in promised() if line.startswith(("rake.cli", "rake.shelf.durak.masks"))]


def test_a_line_says_how_a_name_is_used() -> None:
    class Hand:
        size: int

        def add(self, card: str, *, first: bool = False) -> Hand:
            return self

        @property
        def cards(self) -> tuple[str, ...]:
            return ()

        @classmethod
        def of(cls, text: str) -> Hand:
            return cls()

    Hand.__module__ = "rake"
    assert [*lines_of("Hand", Hand)] == [
        "Hand: class",
        "Hand()",
        "Hand.add(self, card: str, *, first: bool = False) -> Hand",
        "Hand.cards: tuple[str, ...]",
        "Hand.of(text: str) -> Hand",
        "Hand.size: int",
    ]
    assert "evaluate" in offered(rake)

"""Rounds written by hand from the rules alone, each played by the engine; rounds.txt says how they are written."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from rake import IllegalAction, Options, Round, parse_action, parse_record, rule_of
from rake.record import ActionsLine, Transcript

ROUNDS = Path(__file__).parents[1] / "data" / "rounds.txt"
CHECK = re.compile(r"> (\S+) ?(.*)")


class Golden(NamedTuple):
    """What a round shows, its record, and the checks: each with how many lines of the record come before it."""

    shows: str
    steps: list[str]
    checks: list[tuple[int, str, str]]


def golden() -> list[Golden]:
    """Return every round of the file."""
    rounds = []
    for block in ROUNDS.read_text("utf-8").strip().split("\n\n"):
        title, *lines = block.splitlines()
        found = Golden(title.removeprefix("# "), [], [])
        for line in lines:
            if check := CHECK.fullmatch(line):
                found.checks.append((len(found.steps), check[1], check[2]))
            else:
                found.steps.append(line)
        rounds.append(found)
    return rounds


def joined(steps: list[str]) -> str:
    """Return the record of these lines, those of one betting round as one."""
    lines: list[str] = []
    for line in steps:
        if lines and line.startswith("bets ") and lines[-1].startswith("bets "):
            lines[-1] += f", {line.removeprefix('bets ')}"
        else:
            lines.append(line)
    return "\n".join(lines)


def said(options: Options, phase_is_pick: bool) -> str:
    """Return what a seat may do, as the file writes it."""
    words = [word for word, may in (("fold", options.fold), ("check", options.check)) if may]
    if phase_is_pick:
        hidden = ".".join(f"x{slot}" for slot in options.down)
        cards = ".".join(map(str, options.up))
        return " ".join(word for word in (*words, "take" if cards or hidden else "", cards, hidden) if word)
    words += [f"call={options.call}"] if options.call else []
    for word, span in (("bet", options.bet), ("raise", options.raise_to)):
        words += [f"{word}={span.least}-{span.most}"] if span else []
    return " ".join(words)


def pots(played: Round) -> str:
    """Return how the pots went, as the file writes it."""
    assert played.result
    return " ".join(
        f"{pot.chips}={'.'.join(map(str, pot.contestants))}:{'.'.join(map(str, pot.winners))}"
        for pot in played.result.pots
    )


def refused(played: Round, text: str) -> None:
    """Assert that a seat's action is refused with the number of the rule that the file gives."""
    action, rule = text.split(": ")
    seat, _, verb = action.partition(" ")
    wanted = parse_action(verb)
    if int(seat) != played.to_act:
        assert rule == "7.1"
        return
    violation = played.why_not(wanted)
    assert violation is not None
    assert rule_of(violation) == rule
    with pytest.raises(IllegalAction):
        played.apply(wanted)


@pytest.mark.parametrize("case", golden(), ids=lambda case: case.shows[:60])
def test_golden_round(case: Golden) -> None:
    record = parse_record(joined(case.steps))
    whole = record.round()
    assert whole.record() == record == parse_record(str(record))
    rounds = {len(played.moves): played for played in record.rounds()}
    for lines, word, text in case.checks:
        part = Transcript.parse(joined(case.steps[:lines]))
        moves = sum(len(line.actions) for line in part.lines if isinstance(line, ActionsLine))
        played = rounds[moves]
        if word == "to-act":
            assert str(played.to_act or "-") == text
        elif word == "options":
            assert said(played.options(), played.phase.is_pick) == text
        elif word == "refused":
            refused(played, text)
        elif word == "pot":
            assert str(played.pot) == text
        elif word == "pots":
            assert pots(played) == text
        elif word == "back":
            assert played.result
            assert " ".join(f"{seat}={chips}" for seat, chips in played.result.returned) == text
        else:
            assert word == "ends"
            assert ".".join(map(str, played.stacks.values())) == text


def test_every_golden_round_names_its_rules_and_is_checked() -> None:
    rounds = golden()
    assert len(rounds) >= 30
    assert all(case.checks and re.match(r"\d+\.\d+ ", case.shows) for case in rounds)

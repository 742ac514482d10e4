"""Records of rounds, whole or so far, with all cards or as a seat saw them, and tables from round to round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from rake import BETTORS, Bot, IllegalAction, Round, Table, parse_record, parse_rules, parse_table, rule_of
from tests.bounded import LONGEST, within

from .blocks import Block, canonical
from .description import describe_end, describe_state
from .houses import DRAWN, PICKERS, Recipe

ROUNDS, TABLES = 56, 6


def records() -> Iterator[Block]:
    """Yield rounds played from fixed seeds, then tables."""
    for seed in range(ROUNDS):
        yield _block(_varied(seed), most=3 + 2 * (seed % 5) if seed % 4 == 3 else None, exposed=seed % 8 == 5)
    yield Block(canonical({"round": DRAWN}), _lines(parse_record(DRAWN).round(), 4))
    for seed in range(TABLES):
        yield _table(seed)


def _varied(seed: int) -> Recipe:
    recipe = Recipe.drawn(seed)
    return replace(recipe, pickers=(*PICKERS, "strong")) if seed % 14 == 6 else recipe


def _block(recipe: Recipe, most: int | None, *, exposed: bool) -> Block:
    """Return the record of a round, of one seat's view of it, and what comes of playing the record again."""
    values = {name: value for name, value in vars(recipe).items() if value not in ([], {})}
    now = _exposed(recipe) if exposed else recipe.played(most)
    return Block(canonical(values | {"most": most, "exposed": exposed}), _lines(now, 1 + recipe.seed % now.players))


def _lines(now: Round, seat: int) -> str:
    lines = [str(now.record())]
    replayed = parse_record(lines[0]).rounds()
    lines += [f"{number} {describe_state(each)}" for number, each in enumerate(replayed)]
    lines += describe_end(replayed[-1])
    seen = str(now.seen_by(seat).record())
    lines += [f"as seat {seat} saw it", seen, f"{describe_state(parse_record(seen).views(seat)[-1])}"]
    lines += [f"unseen {len(now.seen_by(seat).unseen)}", f"in a field {now.record().in_field}"]
    return "\n".join(lines)


def _exposed(recipe: Recipe) -> Round:
    """Return a round in which a face-down card was turned up by mistake, with one pick-up after it where there is."""
    for now in recipe.rounds():
        if now.phase.is_pick and now.middle.face_down:
            return (shown := now.expose(now.middle.face_down[-1])).apply(shown.options().actions[-1])
    return now


def _table(seed: int) -> Block:
    """Return rounds at one table, where players leave, come back, buy chips and think too long."""
    house, rng = HOUSES[seed % len(HOUSES)], Random(f"table {seed}")
    table = Table.of([40 + 10 * chair for chair in range(3 + seed % 4)], 4, parse_rules(house))
    lines = [str(table)]
    for number in range(9):
        for said in (AT_THE_TABLE[(number + seed) % len(AT_THE_TABLE)], AT_THE_TABLE[number % 5]):
            try:
                table = said(table, 1 + seed % len(table.chairs))
            except IllegalAction as error:
                lines.append(f"refused: {error}, rule {rule_of(error.violation)}")
        try:
            table, now = table.next_round(rng)
        except IllegalAction as error:
            lines.append(f"refused: {error}, rule {rule_of(error.violation)}")
            break
        lines.append(str(table))
        actions = within(LONGEST, "the end of the round")
        while now.to_act and next(actions):
            bot = Bot("made", [*BETTORS.values()][now.to_act % len(BETTORS)])
            now = now.apply(bot.choose(now.seen_by(now.to_act), rng))
        lines.append(str(now.record().in_field))
        table = table.settle(now)
        limits = " ".join(str(table.limit(number)) for number, held in enumerate(table.chairs, 1) if held)
        lines.append(f"{parse_table(str(table))}; limits {limits}")
    return Block(canonical({"rules": house, "seed": seed, "table": True}), "\n".join(lines))


HOUSES = (
    "book.forced-blinds",
    "book.forced-blinds.missed_blinds-wait",
    "book.forced-blinds.missed_blinds-dealt",
    "book.clock-40",
    "book.forced-blinds.buy_in_min-20.buy_in_max-90.clock-7",
    "literal",
)
"""The house rules of the tables."""


def _anew(table: Table, chair: int) -> Table:
    return table.leave(chair).sit(chair, 44)


AT_THE_TABLE: tuple[Callable[[Table, int], Table], ...] = (
    Table.sit_out,
    lambda table, chair: table.decided(chair, 39.5),
    lambda table, chair: table.add_chips(1 + chair % len(table.chairs), 15),
    lambda table, chair: table.come_back(chair, wait=chair % 2 == 0),
    lambda table, chair: table.decided(1 + chair % len(table.chairs), 40.5),
    _anew,
    lambda table, chair: table.decided(chair, 1),
)
"""What happens between rounds."""

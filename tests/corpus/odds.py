"""Odds of pick-ups, what the coach says of them, what cards a hand may still find, and what bots choose."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rake import BETTORS, PICKERS, Bot, Odds, Round, Spot, View, odds, outs, parse_odds
from rake.analysis.coach import advise, idea
from rake.analysis.playout import contrast
from tests.bounded import within

from .blocks import Block, canonical, drawn
from .houses import HOUSES, Recipe

SPOTS, EXACT, HANDS, CHOICES = 48, 3, 10, 42

POLICIES = ("outs", "made", "random")


def views(seed: int, *, picks: bool, players: int = 0, pick: str = "") -> Iterator[View]:
    """Yield what the seat whose turn it is sees, at turns of rounds from this seed on at which there is a choice."""
    for _ in within(1_000, "the turn that is wanted"):
        rules = HOUSES[seed % len(HOUSES)]
        stacks = [100] * (players or 3 + seed % 5)
        for now in Recipe(seed, rules, stacks, 2).rounds():
            if _is_wanted(now, picks=picks, pick=pick):
                yield now.seen_by(now.to_act or 1)
        seed += 1_000


def _is_wanted(now: Round, *, picks: bool, pick: str) -> bool:
    if not now.to_act or now.phase.is_pick != picks:
        return False
    return len(now.options().actions) > 1 and pick in ("", now.phase.value)


def view_of(seed: int, *, picks: bool = True) -> View:
    """Return one of the first views from a seed on, early or late in its round."""
    found = views(seed, picks=picks)
    return drawn(Random(f"view {seed}").random(), [next(found) for _ in range(6)])


def counts() -> Iterator[Block]:
    """Yield spots with their odds by a few deals, spots with exact ones, hands with what they become, and choices."""
    for seed in range(SPOTS):
        found = odds(Spot.from_view(view_of(seed)), POLICIES[seed % 3])
        batches = 1 + seed % 2
        yield _counted(found.advance(batches), batches)
    for seed in range(EXACT):
        view = next(views(7_000 + seed, picks=True, players=2, pick="second-pick"))
        yield _counted(odds(Spot.from_view(view), POLICIES[seed % 3]), 0)
    for seed in range(HANDS):
        yield _grown(view_of(3_000 + seed))
    for seed in range(CHOICES):
        yield _chosen(seed, view_of(5_000 + seed, picks=seed % 3 != 2))


def _counted(found: Odds, batches: int) -> Block:
    asked = {"spot": str(found.spot), "policy": found.policy, "batches": batches}
    lines = [str(found)]
    for chance in found.options:
        basis = "exact" if chance.exact else f"{chance.samples} deals"
        lines.append(f"{chance.action}: {chance.win!r} ± {chance.error!r}, {basis}")
    for action in found.spot.options:
        advice = advise(found, action)
        best, reason = " ".join(each.taken for each in advice.best), advice.reason
        why = f"; {reason.why.value} {reason.best!r} {reason.taken!r}" if reason else ""
        lines.append(f"{action}: best {best}, costs {advice.cost!r}{why}")
        if action == found.spot.options[-1] and (both := contrast(found, action)):
            took = (" ".join(map(str, each.took)) for each in both)
            ends = (f"{each.reveal.decided_by} {'.'.join(map(str, each.reveal.winners))}" for each in both)
            lines.append(f"{action}: {' | '.join(took)}; {' | '.join(ends)}")
    lines.append(f"idea {idea(found.spot).value}; read again {str(parse_odds(str(found))) == str(found)}")
    return Block(canonical(asked), "\n".join(lines))


def _grown(view: View) -> Block:
    """Return what a hand of three or four may become, by chance alone."""
    found = outs(view.hand, view.unseen)
    lines = [f"{category.name} {chance!r}" for category, chance in found.categories.items()]
    lines += [f"the Ace of Skulls wins {found.skull_wins!r}, loses {found.skull_loses!r}"]
    return Block(canonical({"hand": " ".join(map(str, view.hand)), "unseen": len(view.unseen)}), "\n".join(lines))


def _chosen(seed: int, view: View) -> Block:
    """Return what each picker takes, or what each bettor says, in a round as its seat sees it."""
    rng = Random(f"choice {seed}")
    if view.phase.is_pick:
        names = [name for name in PICKERS if name != "strong" or seed % 4 == 0]
        bots = {f"{name} {seed}": Bot(name, [*BETTORS.values()][seed % 3]) for name in names}
        lines = [f"{name}: {PICKERS[name](view, rng)}" for name in names]
    else:
        bots = {name: Bot("outs", bettor) for name, bettor in BETTORS.items()}
        lines = []
    for name, bot in bots.items():
        times = 1 if view.phase.is_pick else 6
        lines.append(f"bot {name}: {', '.join(str(bot.choose(view, rng)) for _ in range(times))}")
    return Block(canonical({"seat": view.seat, "round": view.record().in_field}), "\n".join(lines))

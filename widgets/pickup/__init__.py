"""A pick-up decision: which card do I take? First the reader says, then each option's chance to win is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random

from rake import Action, InvalidNotation, Odds, Round, Spot, odds, parse_action, parse_spot
from rake.cards import UNSEEN
from rake.coach import advise
from rake.hands import MOST_PLAYERS
from rake.notation import format_fields, parse_fields
from rake.odds import ODDS_FIELDS, POLICIES, format_odds, read_odds, read_policy
from rake.spot import format_spot, read_spot

from ..parts.board import show_fan
from ..parts.reading import number_in, read, show_reading
from ..parts.sample import BOTS, played

STACK, STAKE = 100, 1


@dataclass(frozen=True, slots=True)
class Model:
    """A spot and how the others pick; once told, its odds as far as they are known, and what the reader has taken.

    `seats` and `turn` say which spots to deal next: the number of players and the pick-up, 0 for any. A `quiet` spot is
    an example among rules: its controls wait behind one button.
    """

    spot: Spot
    policy: str = "outs"
    odds: Odds | None = None
    taken: Action | None = None
    seats: int = 0
    turn: int = 0
    quiet: bool = False


_begun = lru_cache(16)(odds)


def init(seed: str) -> Model:
    """Return a fresh spot, the card asked for."""
    return Model(_dealt(0, 0, seed))


def _dealt(seats: int, turn: int, seed: str) -> Spot:
    """Return what some seat sees at its turn, in a round that our bots have played so far, with a choice of cards."""
    rng = Random(seed)
    while True:
        players = seats or 2 + int(rng.random() * 5)
        seat, pick = 1 + int(rng.random() * players), turn or 1 + int(rng.random() * 2)
        bots = [BOTS[other % len(BOTS)] for other in range(players)]
        now = Round.deal(players, STACK, STAKE, rng=rng)
        while (now := played(now, bots, seed, seat)).to_act:
            if now.phase.is_pick and len(now.hands[seat]) == 2 + pick:
                spot = Spot.from_view(now.seen_by(seat))
                if len(spot.options) > 1:
                    return spot
                break
            now = now.apply(bots[seat - 1].choose(now.seen_by(seat), rng))


def parse(text: str) -> Model:
    """Return the spot of a link or a state. A link is the question: the spot and, if it is not `outs`, the policy."""
    fields = parse_fields(text, ("quiet", "seats", "turn", "told", "taken", *ODDS_FIELDS))
    spot = read_spot(fields)
    return Model(
        spot,
        fields.read("policy", read_policy, "outs"),
        read_odds(fields) if "told" in fields else None,
        fields.read("taken", partial(_option, spot)) if "taken" in fields else None,
        fields.read("seats", _seats, "0"),
        fields.read("turn", partial(number_in, 0, 2), "0"),
        "quiet" in fields,
    )


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the state."""
    settings = {
        "quiet": "1" if model.quiet else "",
        "seats": str(model.seats or ""),
        "turn": str(model.turn or ""),
        "told": "1" if model.odds else "",
        "taken": model.taken.taken if model.taken else "",
    }
    return format_fields(settings | (format_odds(model.odds) if model.odds else _question(model)))


def _seats(text: str) -> int:
    """Return how many players are asked for, 0 for any number. Raises `InvalidNotation`."""
    return number_in(2, MOST_PLAYERS, text) if text != "0" else 0


def _question(model: Model) -> dict[str, str]:
    return format_spot(model.spot) | {"policy": "" if model.policy == "outs" else model.policy}


def link(model: Model) -> str:
    """Return the spot, as a question."""
    return format_fields(_question(model))


def _option(spot: Spot, text: str) -> Action:
    """Return an option of a spot; one face-down card is as another. Raises `InvalidNotation`."""
    action = parse_action(f"take {text}")
    action = Action.take_hidden(1) if action.place else action
    if action not in spot.options:
        raise InvalidNotation("card", text)
    return action


def advance(model: Model, batches: int) -> Model:
    """Return the model with odds that rest on more deals."""
    return replace(model, odds=model.odds and model.odds.advance(batches))


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    `try` (wakes a quiet example), `take TW`, `tell` (without a guess), `again` (asks once more), `deal` (another spot,
    by the fields `seats` and `turn`), `change` (to the spot in the field `text`, the others picking by `policy`). A
    card taken from a spot that is gone, or told, changes nothing.
    """
    message, _, value = fields["msg"].partition(" ")
    model = replace(model, quiet=False)
    match message:
        case "try":
            return model
        case "take":
            taken = _option(seen.spot, value)
            return _told(model, taken) if not model.odds and model.spot == seen.spot else model
        case "tell":
            return _told(model, None)
        case "again":
            return replace(model, odds=None, taken=None)
        case "deal":
            seats, turn = _seats(fields.get("seats", "0")), number_in(0, 2, fields.get("turn", "0"))
            return Model(_dealt(seats, turn, seed), model.policy, seats=seats, turn=turn)
        case "change":
            policy = read_policy(fields.get("policy", "outs"))
            return replace(model, spot=parse_spot(fields.get("text", "")), policy=policy, odds=None, taken=None)
    raise InvalidNotation("message", fields["msg"])


def _told(model: Model, taken: Action | None) -> Model:
    return replace(model, odds=model.odds or _begun(model.spot, model.policy), taken=taken)


def view(model: Model) -> dict[str, object]:
    """Return what `view.html` shows."""
    spot, found = model.spot, model.odds
    return {
        "players": spot.players,
        "pick": spot.pick,
        "places": [_show_place(spot, seat) for seat in range(1, spot.players + 1)],
        "middle_rows": {
            "up": [{"code": str(card), "here": True} for card in spot.up],
            "down": [{"code": UNSEEN, "place": at, "here": True, "exposed": False} for at in range(1, spot.down + 1)],
        },
        "options": _show_options(model, found) if found else [],
        "verdict": _show_advice(found, model.taken) if found and found.done else None,
        "exact": bool(found and found.wins),
        "deals": max(chance.samples for chance in found.options) if found else 0,
        "tick": bool(found and not found.done),
        "asking": not found,
        "policy": model.policy,
        "policies": list(POLICIES),
        "text": format_fields(format_spot(spot)).removeprefix("rake=1 "),
        "seats": model.seats,
        "turn": model.turn,
        "most": MOST_PLAYERS,
        "quiet": model.quiet,
        "picking": False,
        "on_enter": "try" if model.quiet else "deal" if found else "tell",
        "focus": "try" if model.quiet else "deal" if found else "tell",
    }


def _show_place(spot: Spot, seat: int) -> dict[str, object]:
    """Return a seat: its cards as the reader knows them, and whether it is out."""
    took = [taken.card for taken in spot.took if taken.seat == seat]
    mine = seat == spot.seat
    cards = [*spot.hand] if mine else [*(None,) * 3, *took]
    return {
        "number": seat,
        "mine": mine,
        "folded": seat in dict(spot.out),
        "dealer": seat == spot.players,
        "cards": show_fan(cards),
        "reading": show_reading(read(spot.hand, spot.rules)) if mine else None,
    }


def _share(part: float) -> int:
    """Return a probability (0..1) in tenths of a percent."""
    return round(part * 1000)


def _show_options(model: Model, found: Odds) -> list[dict[str, object]]:
    best = advise(found).best if found.done else ()
    return [
        {
            "code": str(chance.action.card or UNSEEN),
            "win": _share(chance.win),
            "error": _share(chance.error),
            "known": chance.exact or chance.samples > 0,
            "best": chance.action in best,
            "taken": chance.action == model.taken,
            "reading": show_reading(read((*model.spot.hand, chance.action.card), model.spot.rules))
            if chance.action.card
            else None,
        }
        for chance in found.options
    ]


def _show_advice(found: Odds, taken: Action | None) -> dict[str, object]:
    """Return how good what the reader took is: `best`, `equal` to others, or `worse` by so many tenths of a percent."""
    advice = advise(found, taken)
    kind = "none" if not taken else "worse" if advice.cost else "equal" if len(advice.best) > 1 else "best"
    reason = advice.reason
    return {
        "kind": kind,
        "cost": _share(advice.cost),
        "cards": [str(action.card or UNSEEN) for action in advice.best],
        "why": reason.why.value if reason else "",
        "ends": [_share(reason.best), _share(reason.taken)] if reason else [],
    }

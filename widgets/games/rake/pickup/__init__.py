"""The widget `pickup`: a spot. The reader says which card they would take, then sees each option's chance to win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rake import Action, InvalidNotation, Odds, Spot, parse_rules, parse_spot
from rake.action import parse_taken
from rake.analysis.odds import ODDS_FIELDS, format_odds, read_odds, read_policy
from rake.analysis.spot import format_spot, read_spot
from rake.hands import MOST_PLAYERS
from rake.notation import NOTATION
from rake.rules import PRESETS

from ....kit.fields import number_in, one_of
from ....kit.widget import Context, Display, FrameView, values
from ..board import BoardView, show_spot, spot_names
from ..log import Line, show_taken
from ..verdict import (
    BasisView,
    FutureView,
    OptionView,
    VerdictView,
    cached_odds,
    marks_of,
    show_basis,
    show_futures,
    show_options,
    show_verdict,
)
from .spots import LEVELS, THEMES, composed, dealt

LINKED_BY = "pick"
SOURCE = ""

WISHES = ("seats", "turn", "theme", "level")
FIELDS = ("quiet", *WISHES, "told", "taken", *ODDS_FIELDS)


@dataclass(frozen=True, slots=True)
class Wishes:
    """The reader's choice of which spots to deal.

    `seats` is the number of players and `turn` the number of the pick-up, 0 for any; `theme` and `level` are keys of
    `THEMES` and `LEVELS`.
    """

    seats: int = 0
    turn: int = 0
    theme: str = "any"
    level: str = "any"

    @classmethod
    def read(cls, fields: Mapping[str, str]) -> Wishes:
        """Return the wishes that the fields of a saved state or a form hold. Raises `InvalidNotation`."""
        seats = fields.get("seats", "0")
        return cls(
            number_in(2, MOST_PLAYERS, seats) if seats != "0" else 0,
            number_in(0, 2, fields.get("turn", "0")),
            one_of(THEMES, fields.get("theme", "any")),
            one_of(LEVELS, fields.get("level", "any")),
        )


@dataclass(frozen=True, slots=True)
class Model:
    """The state of the widget.

    `odds` holds the spot; until it is `answered` they have no deals. `taken` is the card that the reader took, None if
    they only asked to see the odds. `wishes` say which spots to deal next. A `quiet` widget is an example in a text:
    it shows no form for other spots until the reader asks for another one.
    """

    odds: Odds
    answered: bool = False
    taken: Action | None = None
    wishes: Wishes = Wishes()
    quiet: bool = False

    @property
    def spot(self) -> Spot:
        """The spot of the odds."""
        return self.odds.spot

    @property
    def question(self) -> Odds:
        """The same spot and policy with odds that have no deals yet, to be asked again."""
        return Odds(self.spot, self.odds.policy)


def init(seed: str, context: Context) -> Model:
    """Return a model with a random spot that asks which card to take."""
    del context
    return _dealt(Wishes(), seed)


def _dealt(wishes: Wishes, seed: str, policy: str = "outs") -> Model:
    spot = dealt(wishes.seats, wishes.turn, wishes.theme, wishes.level, seed)
    return Model(Odds(spot, policy), wishes=wishes)


def parse(text: str, context: Context) -> Model:
    """Return the model of a link or a saved state. A link has only the spot and, if it is not `outs`, the policy."""
    del context
    fields = NOTATION.parse_fields(text, FIELDS)
    answered = "told" in fields
    odds = read_odds(fields) if answered else Odds(read_spot(fields), fields.read("policy", read_policy, "outs"))
    return Model(
        odds,
        answered,
        fields.read("taken", lambda card: odds.spot.option(parse_taken(card))) if "taken" in fields else None,
        Wishes.read({name: fields.read(name, str) for name in WISHES if name in fields}),
        "quiet" in fields,
    )


def format(model: Model) -> str:  # noqa: A001 - the pair of parse
    """Return the text that `parse` reads."""
    wishes = model.wishes
    settings = {
        "quiet": "1" if model.quiet else "",
        "seats": str(wishes.seats or ""),
        "turn": str(wishes.turn or ""),
        "theme": "" if wishes.theme == "any" else wishes.theme,
        "level": "" if wishes.level == "any" else wishes.level,
        "told": "1" if model.answered else "",
        "taken": model.taken.taken if model.taken else "",
    }
    return NOTATION.format_fields(settings | format_odds(model.odds))


def link(model: Model) -> str:
    """Return the notation of the spot and the policy, without the odds, so that a link asks the question anew."""
    return NOTATION.format_fields(format_odds(model.question))


def advance(model: Model, batches: int) -> Model:
    """Return the model with that many batches of deals added to its odds, if the spot is answered."""
    return replace(model, odds=model.odds.advance(batches)) if model.answered else model


def update(model: Model, seen: Model, fields: Mapping[str, str], seed: str) -> Model:
    """Return the model after a message.

    Messages: `take TW`, `tell` (shows the odds without a guess), `again` (asks the same spot again), `deal` (another
    spot, by the fields `seats`, `turn`, `theme` and `level`), `set` (the spot of the form, see `composed`, with its
    `rules`), `change` (the spot in the field `text`); the last two read the others' `policy` too. `enter`, the Enter
    key, stands for `tell`, `deal`, `set` or `change`. An answer changes nothing if the spot has changed since the
    reader's frame, or is answered already.
    """
    message, _, value = (_meant(seen, fields) if fields["msg"] == "enter" else fields["msg"]).partition(" ")
    match message:
        case "take":
            taken = seen.spot.option(parse_taken(value))
            return _answer(model, taken) if _is_asked(model, seen) else model
        case "tell":
            return _answer(model, None) if _is_asked(model, seen) else model
        case "again":
            return replace(model, odds=model.question, answered=False, taken=None)
        case "deal":
            return _dealt(Wishes.read(fields), seed, model.odds.policy)
        case "set":
            return _changed(model, _composed(fields, seed), fields)
        case "change":
            return _changed(model, parse_spot(fields.get("text", "")), fields)
    raise InvalidNotation("message", fields["msg"])


def _is_asked(model: Model, seen: Model) -> bool:
    """Return whether the spot that the reader saw is still shown and has not been answered yet."""
    return not model.answered and model.spot == seen.spot


def _answer(model: Model, taken: Action | None) -> Model:
    return replace(model, odds=cached_odds(model.spot, model.odds.policy), answered=True, taken=taken)


def _meant(seen: Model, fields: Mapping[str, str]) -> str:
    """Return the message that the Enter key stands for: that of the button for the fields that the reader changed."""
    shown = _show_written(seen.spot) | {"policy": seen.odds.policy}
    changed = [name for name, value in shown.items() if fields.get(name, value) != value]
    if not changed:
        return "deal" if seen.answered else "tell"
    return "change" if "text" in changed else "set"


def _changed(model: Model, spot: Spot, fields: Mapping[str, str]) -> Model:
    return Model(Odds(spot, read_policy(fields.get("policy", "outs"))), wishes=model.wishes)


def _composed(fields: Mapping[str, str], seed: str) -> Spot:
    players = number_in(2, MOST_PLAYERS, fields.get("players", ""))
    seat, pick = number_in(1, MOST_PLAYERS, fields.get("seat", "")), number_in(1, 2, fields.get("pick", ""))
    return composed(fields, players, seat, pick, parse_rules(fields.get("rules", "book")), seed)


@values(kw_only=True)
class PickupView(FrameView):
    """A spot and the pick-ups so far; once it is answered, the odds of each card.

    The verdict and the futures follow when the odds are done. `asked` is the spot before a card was taken: that's what
    is shared. `tables` has the numbers of players that there can be, `written` what the form's fields hold, `presets`
    the house rules that it offers.
    """

    spot: BoardView
    asked: BoardView
    log: tuple[Line, ...]
    options: tuple[OptionView, ...]
    verdict: VerdictView | None
    futures: tuple[FutureView, ...]
    basis: BasisView
    asking: bool
    wishes: Wishes
    tables: tuple[int, ...]
    written: Mapping[str, str]
    presets: tuple[str, ...]
    quiet: bool


def view(model: Model) -> Display[PickupView]:
    """Return what is shown."""
    spot, odds = model.spot, model.odds
    names = spot_names(spot)
    verdict = show_verdict(odds, model.taken) if model.answered and odds.done else None
    shown = PickupView(
        spot=show_spot(spot, names, model.taken).marked(marks_of(verdict) if verdict else {}),
        asked=show_spot(spot, names),
        log=tuple(show_taken(taken, names) for taken in spot.took),
        options=show_options(odds, model.taken) if model.answered else (),
        verdict=verdict,
        futures=show_futures(spot) if verdict else (),
        basis=show_basis(odds),
        asking=not model.answered,
        wishes=model.wishes,
        tables=tuple(range(2, MOST_PLAYERS + 1)),
        written=_show_written(spot),
        presets=tuple(dict.fromkeys((*PRESETS, str(spot.rules)))),
        quiet=model.quiet,
        on_enter="enter",
    )
    return Display(shown, "deal" if model.answered else "tell", tick=model.answered and not odds.done)


def _show_written(spot: Spot) -> dict[str, str]:
    """Return the contents of the form's fields for a spot. Cards that others took face down are left out of `took`."""
    fields = format_spot(spot)
    return fields | {
        "hand": fields["hand"].replace(".", " "),
        "up": fields["up"].replace(".", " "),
        "took": " ".join(str(taken) for taken in spot.took if taken.card),
        "out": fields["out"].replace(".", " "),
        "rules": str(spot.rules),
        "text": NOTATION.format_fields(fields).removeprefix(f"{NOTATION.field} "),
    }

"""The widget `play`: the reader plays deal after deal of a game against bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from math import ceil
from random import Random
from urllib.parse import quote_plus

from rake.kit.chips import parse_chips
from rake.kit.errors import IllegalPosition, InvalidNotation, Violation
from rake.kit.game import AnyMatch, GameRefusal
from rake.kit.records import AnyView, format_numbers

from ..kit.board import waiting_table
from ..kit.fields import number_in
from ..kit.hints import MOST_HINT, NOTHING, format_taken_back, next_hint, next_step, read_taken_back, with_taken_back
from ..kit.house import chosen_switches, rules_text, show_house
from ..kit.pace import pause_before_bot
from ..kit.played import read_last
from ..kit.widget import Context, Display, control
from .choosing import choices_of, choosing, hand_of, pressed, targets_of, to_choose
from .hand_order import other_order, put_in_order, with_order
from .leaving import leaving, parse_scores, scores_left
from .noting import noted
from .presentation import MovesView, Presentation
from .review import ReviewView, show_review
from .score import show_end, with_points
from .searching import is_done, judged, searching
from .table_model import READER, Model
from .table_view import RoundView, TableView

NOBODY = "-"
FIELDS = (
    *("who", "chips", "sort", "seed", "acts", "chosen", "hint", "hinted", "review", "sums", "bought", "left", "last"),
    "match",
)

BETWEEN = {"out": "sit out", "back": "back", "wait": "wait"}
"""What the reader may do before the next deal: the messages, and the actions in notation."""


class GameTable[A, V: AnyView, M: AnyMatch]:
    """The widget of one game."""

    LINKED_BY, SOURCE, FIELDS = "", "", FIELDS

    def __init__(self, presentation: Presentation[A, V, M]) -> None:
        self._presentation = presentation
        self._notation = replace(presentation.form.notation, record="match")
        self._others = range(READER + 1, presentation.game.seats[-1] + 1)

    def init(self, seed: str, context: Context) -> Model[A, V, M]:
        """Return a model with a table of the usual bots and no deal."""
        del seed, context
        bots = self._presentation.sitting
        match = self._presentation.game.match(len(bots) + 1)
        return Model(self._presentation, match, bots, match.scores[0] if self._presentation.game.chips else 0)

    def parse(self, text: str, context: Context) -> Model[A, V, M]:
        """Return the model of a saved state."""
        del context
        fields = self._notation.parse_fields(text, FIELDS)
        match = fields.read("match", self._presentation.game.parse_match)
        bots, seed = fields.read("who", self._bots, ""), fields.read("seed", str, "")
        chips = fields.read("chips", _chips) if self._presentation.game.chips else 0
        model = Model(self._presentation, match, bots, chips, seed)
        order = fields.read("sort", str, "")
        bought = fields.read("bought", parse_chips, "0")
        left = fields.read("left", parse_scores) if "left" in fields else ()
        last = fields.read("last", partial(read_last, self._presentation.form.notation), "")
        order = order if order in self._presentation.orders else ""
        model = replace(model, order=order, bought=bought, left=left, last=last)
        players = len(match.scores)
        counts = {players, 1} if self._presentation.game.chips else {players}
        if len(model.bots) + 1 != players or (left and len(left) not in counts):
            raise IllegalPosition(Violation(GameRefusal.SEATS, (players,)))
        if not model.seed:
            return model
        taken_back = fields.read("hinted", read_taken_back, NOTHING)
        model = replace(model.kept, actions=fields.read("acts", self._actions, ""), taken_back=taken_back)
        if model.deciding:
            chosen = fields.read("chosen", lambda text: text.split("."), "")
            hint = fields.read("hint", partial(number_in, 0, MOST_HINT), "0")
            model = replace(model.kept, hint=min(hint, len(self._presentation.hints(model.view))))
            model = choosing(model, *(card for card in chosen if card in to_choose(model)))
        return searching(replace(model.kept, reviewed=model.is_over and "review" in fields), fields)

    def format(self, model: Model[A, V, M]) -> str:
        """Return the text that `parse` reads."""
        return self._notation.format_fields(
            {
                "who": ".".join(model.bots),
                "chips": str(model.chips or ""),
                "sort": model.order,
                "seed": model.seed,
                "acts": "~".join(map(str, model.actions)),
                "chosen": ".".join(model.chosen),
                "hint": str(model.hint or ""),
                "hinted": format_taken_back(model.taken_back),
                "review": "1" if model.reviewed else "",
                "sums": "_".join(each.sums for each in model.searches),
                "bought": str(model.bought or ""),
                "left": format_numbers(model.left),
                "last": quote_plus(model.last),
                "match": str(model.match),
            }
        )

    def link(self, model: Model[A, V, M]) -> str:
        """Return an empty text: a deal in play is private, and one that is over has a link to its steps."""
        del model
        return ""

    def update(
        self, model: Model[A, V, M], seen: Model[A, V, M], fields: Mapping[str, str], seed: str
    ) -> Model[A, V, M]:
        """Return the model after a message.

        Messages: `seats` (show the players of the form), `sit` (begin, at its table); `leave`, at any time; once a deal
        is over, `next` (another one, with the chips of the field `more` added, or the end of the match), `out` (another
        one without the reader), `back` and `wait` (with them again, perhaps only from the big blind on), `rebuy` (the
        chips of the beginning), `again` (the same players begin another match), `judge`; during a deal the word of an
        action, with chips in the field of that name, `choose 7H` (a card of the hand, or takes that back), `put back`
        (takes all back), `hint`, `undo` (takes the latest decision back), and `late 7` if the time for the decision
        after 7 actions is over; at any time `sort rank` (the hand, from now on). Any other message changes nothing if
        the deal has gone on since the reader's frame, or a bot has the turn.
        """
        message = fields["msg"]
        if message.startswith("sort "):
            return put_in_order(model, message.removeprefix("sort "))
        if message == "leave":
            return self._left(model)
        if model.waiting or (seen.match, seen.seed, seen.actions) != (model.match, model.seed, model.actions):
            return model
        match message:
            case "seats" | "sit":
                chosen = replace(self._chosen(fields), last=model.last)
                return self._dealt(chosen, seed) if message == "sit" else chosen
            case "next" if model.is_over and model.settled.winners:
                return model.without_deal(model.settled)
            case "next" | "out" | "back" | "wait" if model.is_over and not model.is_broke:
                return self._dealt(_with(model, self._between(model, message, fields)), seed)
            case "rebuy" if model.is_over and self._rebuy(model):
                return self._dealt(_with(model, self._bought_in(model.settled, READER, model.chips)), seed)
            case "again" if model.is_over or model.match.winners:
                return self._dealt(replace(model.without_deal(self._fresh(model)), bought=model.chips), seed)
            case "judge" if model.is_over:
                return searching(replace(model.kept, reviewed=True))
        return self._decided(model, seen, message, fields)

    def _decided(
        self, model: Model[A, V, M], seen: Model[A, V, M], message: str, fields: Mapping[str, str]
    ) -> Model[A, V, M]:
        """Return the model after what the reader does at their turn. Raises `InvalidNotation` and `IllegalAction`."""
        if not (moves := model.moves):
            raise InvalidNotation("message", message)
        if message == "hint":
            hint = next_hint(model.hint, seen.hint, len(self._presentation.hints(model.view)))
            return searching(replace(model.kept, hint=hint))
        if message == "undo" and (at := model.undoable) is not None:
            return _taken_back(model, at)
        if message.startswith("choose ") and message not in (*moves.words, *moves.on_table):
            # A card that was pressed twice before the page changed is switched once.
            cards = [card for card in message.split()[1:] if (card in model.chosen) == (card in seen.chosen)]
            return choosing(model, *cards) if cards else model
        if message == "put back":
            return replace(model.kept, chosen=())
        late = message == f"late {len(model.actions)}" and model.seconds > 0
        action = self._action(moves, moves.late if late else message, fields)
        return _acted(model, self._presentation.decided(model.match, READER, late=late), action)

    def advance(self, model: Model[A, V, M], batches: int) -> Model[A, V, M]:
        """Return the model after the seat at the turn has acted, or with more batches for a search that isn't done."""
        seat = model.now.to_act if model.waiting else None
        if not seat:
            at = next((at for at in range(len(model.searches)) if not is_done(model, at)), None)
            if at is None:
                return model
            further = model.searches[at].advance(batches)
            return replace(model.kept, searches=(*model.searches[:at], further, *model.searches[at + 1 :]))
        view, player = model.now.seen_by(seat), model.now.players[seat - 1]
        if player == READER:
            return _acted(model, model.match, view.legal()[0])
        bot = self._presentation.game.bots[model.bots[player - READER - 1]]
        return _acted(model, model.match, bot.choose(view, Random(f"{model.seed} {len(model.actions)}")))

    def view(self, model: Model[A, V, M]) -> Display[TableView]:
        """Return what is shown."""
        rules = self._presentation.rules(model.match)
        end = None if model.seed else show_end(model)
        shown = TableView(
            sitting={player: dict(enumerate(model.bots, READER + 1)).get(player, "") for player in self._others},
            fewer=len(self._presentation.game.seats) > 1,
            texts=self._presentation.words,
            chips=model.chips,
            stake=self._presentation.stake(model.match),
            house=show_house(rules, self._presentation.presets, self._presentation.switches),
            left=self._presentation.left(model.match, model.left, model.bought) if model.left else None,
            last=self._query(model.last) if model.last else "",
            before=waiting_table([*model.people.values()], model.chips or None),
            round=self._show_round(model) if model.seed else None,
            seat_names=model.names if model.seed else {},
            end=end,
            on_enter=_on_enter(model, rebuy=model.is_over and self._rebuy(model)),
            picking=end is None,
        )
        counting = not all(is_done(model, at) for at in range(len(model.searches)))
        settling = shown.round is not None and shown.round.table.settling
        pause = pause_before_bot(len(model.actions), settling=settling) if model.waiting else 0
        late = f"late {len(model.actions)}" if model.seconds else ""
        tick, focus = model.waiting or counting, _focus(shown)
        return Display(shown, focus, tick, pause, seconds=model.seconds, late=late, noted=noted(model))

    def _show_round(self, model: Model[A, V, M]) -> RoundView:
        steps = [step.events for step in model.steps]
        since = min(model.decided + model.deciding, len(steps) - 1) if model.decided else 0
        so_far = model.searches[0] if model.hint and model.searches else None
        hints = self._presentation.hints(model.view) if model.deciding else ()
        helped = self._presentation.hint(model.view, so_far) if model.hint else None
        best = helped.best if helped and model.hint == len(hints) else ()
        board = self._presentation.board(model.view, model.names)
        return RoundView(
            table=with_points(with_order(model.view, board, self._presentation.orders, model.order), model),
            log=(*steps[:since], tuple(line for step in steps[since:] for line in step)),
            moves=model.moves,
            hand=hand_of(model, best),
            choices=choices_of(model),
            targets=targets_of(model),
            order=other_order(model),
            over=model.is_over,
            broke=model.is_over and model.is_broke,
            rebuy=model.chips if model.is_over and self._rebuy(model) else 0,
            away=model.is_away,
            between=self._presentation.between(model.settled, READER) if model.is_over else None,
            seconds=ceil(model.seconds),
            leaving=leaving(model),
            undo=model.undoable,
            hint=hints[model.hint - 1] if model.hint else "",
            asked=next_step(model.hint, len(hints)),
            helped=helped,
            best=tuple(pressed(model.moves, message) for message in best) if model.moves else (),
            judged=bool(model.judged),
            review=self._review(model) if model.reviewed else None,
            mine=self._query(model.link) if model.is_over else "",
            sheet=model.sheet,
            end=show_end(model),
        )

    def _query(self, link: str) -> str:
        return self._presentation.form.notation.to_query(link)

    def _review(self, model: Model[A, V, M]) -> ReviewView:
        """Return the decisions that are judged so far."""
        decisions = {
            number: judged(model, at)
            for at, number in enumerate(model.judged)
            if not model.searches or is_done(model, at)
        }
        total = len(model.judged)
        return show_review(decisions, model.taken_back, total, lambda number: self._query(model.link_at(number)))

    def _bots(self, text: str) -> tuple[str, ...]:
        bots = tuple(text.split(".")) if text else ()
        for bot in bots:
            if bot not in self._presentation.words.characters:
                raise InvalidNotation("|".join(self._presentation.words.characters), bot)
        return bots

    def _actions(self, text: str) -> tuple[A, ...]:
        return tuple(map(self._presentation.game.parse_action, text.split("~"))) if text else ()

    def _fresh(self, model: Model[A, V, M]) -> M:
        """Return the match begun anew: with the same players, rules, chips and stake."""
        stake = self._presentation.stake(model.match)
        rules = self._presentation.format_rules(model.match)
        return self._match(len(model.bots) + 1, rules, model.chips, stake.chips if stake else None)

    def _match(self, players: int, rules: str, chips: int, stake: int | None) -> M:
        stacks = (chips,) * players if chips else None
        return self._presentation.game.match(players, rules, stacks=stacks, stake=stake)

    def _chosen(self, fields: Mapping[str, str]) -> Model[A, V, M]:
        """Return a model with the table that the form describes. Raises as the game does."""
        game = self._presentation.game
        asked = (fields.get(f"who-{player}", NOBODY) for player in self._others)
        bots = self._bots(".".join(bot for bot in asked if bot != NOBODY))
        preset, chosen = fields.get("preset", game.presets[0]), chosen_switches(fields, self._presentation.switches)
        chips = _chips(fields.get("buy", "").strip()) if game.chips else 0
        stake = fields.get("stake", "").strip()
        match = self._match(len(bots) + 1, rules_text(preset, chosen), chips, _chips(stake) if stake else None)
        return Model(self._presentation, match, bots, chips, bought=chips)

    def _left(self, model: Model[A, V, M]) -> Model[A, V, M]:
        """Return the model after the reader has got up, before the first deal of another match."""
        if not model.seed and not model.match.winners:
            return model
        return replace(model.without_deal(self._fresh(model)), left=scores_left(model))

    def _dealt(self, model: Model[A, V, M], seed: str) -> Model[A, V, M]:
        """Return the model after the deal, for which bots without chips buy in. Raises `IllegalAction`."""
        match = model.match
        for player in range(READER + 1, len(match.scores) + 1):
            if self._presentation.is_broke(match, player):
                match = self._bought_in(match, player, model.chips)
        dealt = replace(model.without_deal(match), seed=seed.replace(" ", "-"))
        _ = dealt.start  # raises if it can't be dealt
        return dealt

    def _between(self, model: Model[A, V, M], message: str, fields: Mapping[str, str]) -> M:
        """Return the match after what the reader does before the next deal. Raises `IllegalAction`."""
        if word := BETWEEN.get(message):
            return model.settled.apply(READER, self._presentation.game.parse_action(word))
        if more := fields.get("more", "").strip():
            return model.settled.apply(READER, self._presentation.game.parse_action(f"buy {parse_chips(more)}"))
        return model.settled

    def _rebuy(self, model: Model[A, V, M]) -> bool:
        """Return whether the reader has no chips and may buy in again."""
        broke = self._presentation.is_broke(model.settled, READER)
        return bool(broke and not model.settled.over and model.settled.ranges(READER))

    def _bought_in(self, match: M, player: int, chips: int) -> M:
        """Return the match after a player has bought in for these chips, or what comes nearest, if they may."""
        for verb, least, most, _ in match.ranges(player):
            match = match.apply(player, self._presentation.game.parse_action(f"{verb} {min(max(chips, least), most)}"))
        return match

    def _action(self, moves: MovesView, message: str, fields: Mapping[str, str]) -> A:
        """Return the action that a message names. Raises `InvalidNotation`."""
        if moves.amount and message == moves.amount.verb:
            message = f"{message} {parse_chips(fields.get('chips', '').strip())}"
        if moves.added and message in moves.words:
            message = f"{message}{moves.added.before}{fields.get('card', moves.added.cards[0])}"
        try:
            return self._presentation.game.parse_action(message)
        except InvalidNotation as error:
            if message in {move.verb for move in moves.cards}:
                raise InvalidNotation("choice", message) from None
            if error.expected == "chips":
                raise
            raise InvalidNotation("message", message) from None


def _chips(text: str) -> int:
    """Return chips that must be at least one, e.g. those that everyone begins with. Raises `InvalidNotation`."""
    if not (chips := parse_chips(text)):
        raise InvalidNotation("chips", text)
    return chips


def _with[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], match: M) -> Model[A, V, M]:
    """Return the model between two deals, in the match to which the reader has added chips, if any."""
    added = match.scores[READER - 1] - model.settled.scores[READER - 1]
    return replace(model.without_deal(match), bought=model.bought + added if model.bought else 0)


def _acted[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], match: M, action: A) -> Model[A, V, M]:
    """Return the model after an action of the seat to act, without any hint or review.

    `match` is the model's own, perhaps with another time on its clock. Raises `IllegalAction`.
    """
    actions = (*model.actions, action)
    after = replace(model.kept, match=match, actions=actions, hint=0, reviewed=False, searches=(), chosen=())
    _ = after.steps  # raises if the rules refuse it
    return replace(after.kept, last=after.link) if after.is_over else after


def _taken_back[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], at: int) -> Model[A, V, M]:
    """Return the model before the action of that number, from 0, which the reader decided on."""
    taken_back = with_taken_back(model.taken_back, at)
    earlier = replace(model, actions=model.actions[:at], earlier=model.steps[: at + 1], taken_back=taken_back)
    return replace(earlier, hint=0, searches=(), chosen=())


def _on_enter[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], *, rebuy: bool) -> str:
    if model.waiting:
        return ""
    if not model.seed:
        return "again" if model.match.winners else "sit"
    if model.is_over:
        return "rebuy" if rebuy else "again" if model.is_broke and not model.settled.winners else "next"
    return model.moves.on_enter if model.moves else ""


def _focus(shown: TableView) -> str:
    if not shown.round:
        return "again" if shown.end else "sit"
    if shown.round.hint:
        return "hinted"  # The last hint takes its button away, and a second press would play a card against it.
    hand = shown.round.hand
    lifted = (each.message for each in hand if each.chosen and not each.message.startswith("choose "))
    allowed = (each.message for each in hand if each.allowed)
    moves = shown.round.moves
    steady = (moves.steady,) if moves and moves.steady else ()
    words = (*moves.on_table, *steady, *moves.words) if moves else ("review",) if shown.round.review else ("next",)
    return control((*lifted, *allowed, *words, *(each.message for each in hand))[0])

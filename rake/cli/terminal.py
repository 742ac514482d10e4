"""Rounds in a terminal, in notation and plain words: played against bots or replayed from a record."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial
from itertools import cycle, pairwise

from ..action import Action, parse_action
from ..analysis.bots import BETTORS, Bot
from ..cards import Card, format_cards
from ..events import (
    ChipsReturned,
    Dealt,
    Decided,
    DrawDue,
    Drew,
    HandShown,
    MiddleLaid,
    PickedUp,
    RoundEvent,
    WonAlone,
    WonUnshown,
    events_between,
)
from ..hands import HAND, Decision, MadeHand, Showdown, hand_of, read
from ..kit.betting_events import BetPlaced, Called, Checked, Folded, PotWon, RaisedTo
from ..kit.chance import Random
from ..kit.errors import IllegalAction, IllegalPosition, InvalidNotation, Violation
from ..phase import Options, Phase
from ..record import ActionsLine
from ..round import Record, Round, View, parse_record
from ..round_state import RoundState
from ..rules import HouseRules
from ..table import Table
from .refusals import refusal

__all__ = ["Left", "play", "replay", "result", "words"]

HUMAN = 1
"""The chair of the person who plays."""

_CAST = (("outs", "careful"), ("made", "bold"), ("strong", "sly"), ("outs", "bold"), ("strong", "careful"))
"""The bots at the other chairs, clockwise, each by its picker and its bettor; with more chairs the list repeats."""


_SAID = {Folded: "folds", Checked: "checks", BetPlaced: "bets", RaisedTo: "raises to"}

_DECIDED = {
    Decision.SKULL_WINS: "the Ace of Skulls beats everything",
    Decision.SKULL_LOSES: "the Ace of Skulls sinks the hand that shows it",
    Decision.CATEGORY: "the higher combination decides",
    Decision.SPLIT: "nothing that counts tells them apart",
    Decision.DRAW: "the draw decides",
    Decision.HIGH_CARD: "the highest card decides",
    Decision.PAIR: "the higher pair decides",
    Decision.KICKER: "the kicker decides",
    Decision.HIGH_PAIR: "the higher of the two pairs decides",
    Decision.LOW_PAIR: "the lower of the two pairs decides",
    Decision.TRIPLET: "the higher triplet decides",
    Decision.TOP_CARD: "the top card decides",
    Decision.SUITS_FULL_CARD: "the first card that differs decides",
    Decision.QUADS: "the higher Quads decide",
}


class Left(Exception):
    """Raised when the human player quits; `chips` is the stack with which they leave."""

    def __init__(self, chips: int) -> None:
        self.chips = chips
        super().__init__(chips)


def words(member: Enum) -> str:
    """Return the name of a member of an enumeration (category, rank, suit, phase) as words: e.g. `Two pair`."""
    return member.name.replace("_", " ").capitalize()


def reading(hand: MadeHand) -> str:
    """Return a hand's combination in words, its cards in notation, the spare cards, and what the Ace of Skulls does."""
    spare = f"  spare {format_cards(hand.kickers)}" if hand.kickers else ""
    skull = "" if hand.skull.value == "absent" else f"  Ace of Skulls {hand.skull.value}"
    return f"{words(hand.category)}  {format_cards(hand.combination)}{spare}{skull}"


def decision(shown: Showdown) -> str:
    """Return what decided a showdown, the ranks compared if any, and the rule's number, as text."""
    ranks = " over ".join(words(rank) for rank in shown.ranks)
    return f"{_DECIDED[shown.decided_by]}{', ' if ranks else ''}{ranks} (rule {shown.rule})"


def result(shown: Showdown) -> str:
    """Return a showdown as lines: each seat's hand, then the winners and what decided it."""
    lines = [f"{seat}  {format_cards(value.cards)}  {reading(value)}" for seat, value in shown.values.items()]
    best = _listed(shown.winners)
    if shown.decided_by is Decision.DRAW and not shown.ranks:
        end = f"{best} are equal: each draws a card from the stock, and the highest wins (rule 9.7)"
    else:
        end = f"{best} {'split the pot' if len(shown.winners) > 1 else 'wins'}: {decision(shown)}"
    return "\n".join([*lines, end])


def _listed(items: Iterable[int | str]) -> str:
    *others, last = map(str, items)
    return f"{', '.join(others)} and {last}" if others else last


def _named(cards: Iterable[Card | None]) -> str:
    """Return cards in notation and, in brackets, in words; cards not seen have no words."""
    named = list(cards)
    names = (f"{words(card.rank)} of {words(card.suit)}" for card in named if card)
    return f"{format_cards(named)} ({', '.join(names)})"


def _who(now: RoundState, seat: int) -> str:
    return f"seat {seat}{' (you)' if isinstance(now, View) and seat == now.seat else ''}"


def opening(now: RoundState) -> Iterator[str]:
    """Yield the first lines of a round: seats, chips, stake and rules, then the deal."""
    stake = "the big blind" if now.rules.forced == "blinds" else "the ante"
    yield f"seats {_listed(range(1, 1 + now.players))} have {_listed(now.start)} chips; seat {now.players} deals"
    yield f"{stake} is {now.stake}, and the rules are {now.rules}"
    yield from _in_words(None, now)


def step(before: RoundState, now: RoundState) -> Iterator[str]:
    """Yield lines for one action and everything that followed from it; `before` and `now` are the states around it."""
    yield from _in_words(before, now)
    if now.phase is Phase.OVER and not now.result:
        yield "the round is over; not all hands are known"


def _in_words(before: RoundState | None, now: RoundState) -> Iterator[str]:
    who = partial(_who, now)
    for event in events_between(before, now):
        if isinstance(event, HandShown) and event.seat == min(now.still_in):
            yield "reveal"
        yield from _lines(event, who)
    if now.phase is not Phase.OVER and (not before or now.phase is not before.phase):
        yield f"{words(now.phase)}, pot {now.pot}".replace(" pick", " pick-up")


def _lines(event: RoundEvent, who: Callable[[int], str]) -> Iterator[str]:
    """Yield the lines for an event. Antes, blinds and ends of betting rounds have none: other lines imply them."""
    match event:
        case Dealt(hands=hands):
            for seat, hand in enumerate(hands, 1):
                if None not in hand:
                    yield f"{who(seat)} is dealt {_named(hand)}"
        case MiddleLaid(up, down):
            yield f"the middle has {down} cards face down and, face up, {_named(up)}"
        case Folded(seat) | Checked(seat):
            yield f"  {who(seat)} {_SAID[type(event)]}"
        case Called(seat, chips, bet_before=bet_before):
            yield f"  {who(seat)} calls {chips}{' more' if bet_before else ''}"
        case BetPlaced(seat, chips) | RaisedTo(seat, chips):
            yield f"  {who(seat)} {_SAID[type(event)]} {chips}"
        case PickedUp(seat, slot, card):
            hidden = f"face-down card {slot}" if slot else ""
            yield f"  {who(seat)} takes {hidden}{': ' if hidden and card else ''}{_named([card]) if card else ''}"
        case _:
            yield from _ending(event, who)


def _ending(event: RoundEvent, who: Callable[[int], str]) -> Iterator[str]:
    """Yield the lines for an event at the end of a round: chips returned, hands shown, pots won, and by what."""
    match event:
        case ChipsReturned(seat, chips):
            yield f"{who(seat)} gets back the {chips} that nobody matched (rule 8.8)"
        case WonUnshown(seat, chips):
            yield f"{who(seat)} wins the pot of {chips}: all others have folded (rule 8.7)"
        case HandShown(seat, hand):
            yield f"  {who(seat)} shows {format_cards(hand.cards)}  {reading(hand)}"
        case DrawDue():
            yield "The best hands are equal, so each draws a card from the stock (rule 9.7)"
        case Drew(seat, card):
            yield f"  {who(seat)} draws {_named([card])} (rule 9.7)"
        case PotWon(seats, shares, number=number, chips=chips):
            pot = f"side pot {number} of {chips}" if number else f"the pot of {chips}"
            verb, each = ("split", f": {_listed(shares)}") if len(seats) > 1 else ("wins", "")
            yield f"{_listed(map(who, seats))} {verb} {pot}{each}"
        case WonAlone(seat, number, chips):
            yield f"{who(seat)} takes side pot {number} of {chips}: nobody else plays for it (rule 8.8)"
        case Decided(shown):
            yield decision(shown)


def replay(text: str) -> Iterator[str]:
    """Yield the lines of a record's round, step by step. Raises `ValueError` with the place and kind of an error."""
    try:
        record = parse_record(text)
    except InvalidNotation as error:
        line, at = text.count("\n", 0, error.at) + 1, error.at - text.rfind("\n", 0, error.at)
        raise ValueError(f"line {line}, character {at}: expected {error.expected}, found {error.found!r}") from None
    try:
        rounds = record.replay()
    except (IllegalAction, IllegalPosition) as error:
        raise ValueError(f"{_position(record, text, error.violation)}{refusal(error.violation)}") from None
    yield from opening(rounds[0])
    for before, now in pairwise(rounds):
        yield from step(before, now)
    if last := rounds[-1].to_act:
        yield f"it is the turn of {_who(rounds[-1], last)}"


_LINE_END = re.compile(r"\r\n|[\r\n~]")
"""What ends a line of a record; in links that is `~`."""


def _position(record: Record, text: str, violation: Violation) -> str:
    """Return `line 4, step 2: `, the place at which a record breaks a rule; an empty text if none is found.

    The record is replayed up to each step in turn until that raises the same violation.
    """
    written = [number for number, line in enumerate(_LINE_END.split(text), 1) if line.strip()]
    header = len(written) - len(record.lines)
    for number, line in enumerate(record.lines):
        steps = range(1, 1 + len(line.actions)) if isinstance(line, ActionsLine) else (0,)
        for count in steps:
            cut = ActionsLine(line.word, line.actions[:count]) if isinstance(line, ActionsLine) else line
            try:
                replace(record, lines=(*record.lines[:number], cut)).replay()
            except (IllegalAction, IllegalPosition) as error:
                if error.violation == violation:
                    return f"line {written[header + number]}, step {count or 1}: "
    return ""


def play(players: int, stack: int, stake: int, rules: HouseRules, rng: Random, ask: Callable[[], str]) -> Iterator[str]:
    """Yield the lines to print while a person in chair 1 plays rounds against bots; `ask` returns what they type.

    Ends when the person, or everybody else, lacks the chips for another round. Raises `Left` if `ask` returns `quit`,
    and `ValueError` for a table that the rules don't allow.
    """
    table = Table.of([stack] * players, stake, rules)
    cast = [Bot(picker, BETTORS[bettor]) for (picker, bettor), _ in zip(cycle(_CAST), range(players - 1), strict=False)]
    number = 0
    while True:
        number += 1
        table, now = table.next_round(rng)
        bots = {seat: cast[chair - 2] for seat, chair in enumerate(table.playing, 1) if chair != HUMAN}
        seat = table.playing.index(HUMAN) + 1
        yield f"round {number}: you are seat {seat}"
        over = yield from _round(now, seat, bots, rng, ask)
        yield "record"
        yield str(over.seen_by(seat).record())
        table = table.settle(over)
        chips = table.chair(HUMAN).stack
        least = rules.least_stack(stake)
        rich = [chair for chair in table.chairs if chair and chair.stack >= least]
        yield f"you have {chips} chips"
        if chips < least or len(rich) < 2:
            yield "you cannot go on" if len(rich) > 1 else "nobody else can go on"
            return
        yield ""


def _round(
    now: Round, seat: int, bots: Mapping[int, Bot], rng: Random, ask: Callable[[], str]
) -> Generator[str, None, Round]:
    """Yield the lines of a round as a seat sees it, until it is over; return the finished round."""
    yield from opening(now.seen_by(seat))
    while now.to_act:
        before = now.seen_by(seat)
        if now.to_act == seat:
            yield from turn(before)
            action = yield from _answer(before, ask)
        else:
            action = bots[now.to_act].choose(now.seen_by(now.to_act), rng)
        now = now.apply(action)
        yield from step(before, now.seen_by(seat))
    return now


def _answer(view: View, ask: Callable[[], str]) -> Generator[str, None, Action]:
    """Ask for an action until it is allowed, and return it; yield a line with the reason for each one refused.

    Raises `Left` for the answer `quit`.
    """
    while True:
        text = " ".join(ask().split())
        if text.lower() == "quit":
            raise Left(view.stacks[view.seat])
        try:
            action = parse_action(text)
        except InvalidNotation as error:
            yield f"no: {error}"
            continue
        refused = view.why_not(action)
        if not refused:
            return action
        yield f"no: {refusal(refused)}"


def turn(view: View) -> Iterator[str]:
    """Yield the lines shown to a seat at its turn: pot, stack, hand, the others' face-up cards, the actions allowed."""
    hand = view.hand
    growing = read(hand_of(hand, 1, HAND))
    yield f"your turn: the pot is {view.pot}, you have {view.stacks[view.seat]}, and you hold {format_cards(hand)}"
    yield f"  {reading(growing)}"
    for seat in view.still_in:
        shown = [card for card in view.hands[seat] if card]
        if shown and seat != view.seat:
            yield f"  seat {seat} has taken {format_cards(shown)}"
    yield f"you may {', '.join(_choices(view.options()))}"


def _choices(options: Options) -> Sequence[str]:
    """Return the allowed actions as they can be typed, e.g. `call (5)`, `raise 10 to 95`, `take x3`."""
    choices = [word for word, may in (("fold", options.fold), ("check", options.check)) if may]
    if options.call:
        choices.append(f"call ({options.call})")
    for word, span in (("bet", options.bet), ("raise", options.raise_to)):
        if span:
            choices.append(f"{word} {span.least}" + (f" to {span.most}" if span.most > span.least else ""))
    choices += [f"take {card}" for card in options.up]
    return [*choices, *(f"take x{slot}" for slot in options.down)]

"""Everything that reads text or takes a command, by a word; each gives back the text of what it read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from rake import (
    BOOK,
    DECK,
    RUSSIAN,
    Card,
    Chair,
    HouseRules,
    IllegalAction,
    Outs,
    Round,
    Showdown,
    Spot,
    Table,
    evaluate,
    format_cards,
    format_hand,
    format_hands,
    from_query,
    made_hand,
    odds,
    outs,
    parse_action,
    parse_cards,
    parse_hand,
    parse_hands,
    parse_odds,
    parse_record,
    parse_rules,
    parse_spot,
    parse_table,
    showdown,
    to_query,
)
from rake.analysis.coach import advise
from rake.questions import parse_question

COMMAND = " > "
"""Parts a text from the command that is given to what it describes."""


def _replayed(text: str) -> str:
    rounds = parse_record(text).replay()
    return f"{len(rounds)} steps"


def _round(text: str) -> str:
    record, _, command = text.partition(COMMAND)
    whole = parse_record(record)
    match command.split():
        case ["see" | "record", seat]:
            return str(whole.views(int(seat))[-1].record())
        case ["expose", slot]:
            return str(whole.round().expose(int(slot)).record())
        case ["redeal"]:
            return str(whole.round().redeal(rng=Random("redeal")).record())
        case ["spot", seat]:
            return str(Spot.from_view(whole.views(int(seat))[-1]))
        case ["record"]:
            # Of what one seat saw too all cards are asked for.
            return str(replace(whole, seen=None).round().record())
        case ["late"]:
            return str(whole.round().lapse())
    action = parse_action(command)
    if refused := whole.replay()[-1].why_not(action):
        raise IllegalAction(refused)
    return str(whole.round().apply(action).record())


def _table(text: str) -> str:
    start, _, command = text.partition(COMMAND)
    table = parse_table(start)
    match command.split():
        case ["sit", chair, chips]:
            return str(table.sit(int(chair), int(chips)))
        case ["add", chair, chips]:
            return str(table.add_chips(int(chair), int(chips)))
        case ["leave", chair]:
            return str(table.leave(int(chair)))
        case ["away", chair]:
            return str(table.sit_out(int(chair)))
        case ["back", chair]:
            return str(table.come_back(int(chair)))
        case ["late", chair]:
            return str(table.decided(int(chair), 99))
        case ["next"]:
            return str(table.next_round(Random("next"))[0])
        case ["settle", *record]:
            return str(table.settle(parse_record(" ".join(record)).round()))
    return str(table)


def _spot(text: str) -> str:
    start, _, command = text.partition(COMMAND)
    spot = parse_spot(start)
    if not command:
        return str(spot)
    return " ".join(action.taken for action in advise(odds(spot), parse_action(command)).best)


def _decided(text: str) -> str:
    hands = [parse_cards(hand) for hand in text.split("_")]
    found: Showdown = showdown(dict(enumerate(hands, 1)))
    return f"{found.decided_by} {found.rule} {'.'.join(map(str, found.winners))}"


def _becomes(text: str) -> str:
    hand, _, unseen = text.partition(COMMAND)
    found: Outs = outs(parse_cards(hand), parse_cards(unseen))
    return repr(found.skull_wins)


PARSERS: dict[str, Callable[[str], str]] = {
    "card": lambda text: str(Card.parse(text)),
    "cards": lambda text: format_cards(parse_cards(text)),
    "action": lambda text: str(parse_action(text)),
    "rules": lambda text: str(parse_rules(text)),
    "hand": lambda text: format_hand(*parse_hand(text)),
    "hands": lambda text: format_hands(*parse_hands(text)),
    "link": lambda text: to_query(format_hand(*parse_hand(from_query(text)))),
    "record": lambda text: str(parse_record(text)),
    "replay": _replayed,
    "whole": lambda text: str(parse_record(text).round().record()),
    "round": _round,
    "table": _table,
    "spot": _spot,
    "odds": lambda text: str(parse_odds(text)),
    "question": lambda text: str(parse_question(text)),
    "evaluate": lambda text: evaluate(parse_cards(text)).category.name,
    "made": lambda text: made_hand(parse_cards(text)).category.name,
    "showdown": _decided,
    "outs": _becomes,
}
"""The parsers; `round`, `table`, `spot` and `outs` take a command after what they read."""

NO_SUCH_VALUE: dict[str, Any] = {"kickers": "two"}

MADE: dict[str, Callable[[], object]] = {
    "rules whose kickers are two": lambda: HouseRules(**NO_SUCH_VALUE),
    "rules whose clock is yes": lambda: HouseRules(clock=True),
    "rules whose cap is 0": lambda: HouseRules(cap=0),
    "rules whose least buy-in is above the most": lambda: HouseRules(buy_in_min=9, buy_in_max=8),
    "a chair with less than no chips": lambda: Chair(-1),
    "a chair with four lapses": lambda: Chair(5, lapses=4),
    "a table of one chair": lambda: Table((None,), 1),
    "a table whose third of two chairs dealt": lambda: Table((Chair(5), Chair(5)), 1, dealer=3),
    "a table with more chips than there can be": lambda: Table((Chair(999_999), Chair(2)), 1),
    "a table where one of two plays": lambda: Table((Chair(5), Chair(5)), 1, dealer=1, playing=(1,)),
    "a table bought into for too much": lambda: Table.of([50, 2_000_000], 1),
    "a round of nine": lambda: Round.from_deck(9, 5, 1, BOOK, DECK),
    "a round with a deck of nine": lambda: Round.from_deck(2, 5, 1, BOOK, DECK[:9]),
    "a round with a card twice": lambda: Round.from_deck(2, 5, 1, BOOK, (*DECK, DECK[0])),
    "a round with three stacks for two": lambda: Round.from_deck(2, [5, 5, 5], 1, BOOK, DECK),
    "a round whose third of two is absent": lambda: Round.from_deck(2, 5, 1, BOOK, DECK, absent=[3]),
    "a round with dead money without blinds": lambda: Round.from_deck(2, 5, 1, BOOK, DECK, posts={1: 1}),
    "a round for a stake of nothing": lambda: Round.from_deck(2, 5, 0, RUSSIAN, DECK),
    "a spot at the third pick-up": lambda: Spot(2, 1, 3, DECK[:3]),
    "a spot of a third seat of two": lambda: Spot(2, 3, 1, DECK[:3]),
    "a spot where a third seat of two folded": lambda: Spot(2, 1, 1, DECK[:3], out=((3, 1),)),
    "a showdown of one": lambda: showdown({1: DECK[:5]}),
    "a query of no fields": lambda: to_query("what is this"),
}
"""What can only be refused where it is made, for no text holds it."""

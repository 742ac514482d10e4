"""A question on its board: what is shown, the answers, and what the engine says of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from rake import Card, Category, IllegalAction, Round, evaluate, showdown
from rake.action import parse_action
from rake.cards import UNSEEN
from rake.question import BestCard, Holds, Legal, Makes, Name, OfSeat, OfSkull, Outs, Owes, Pots, Question, Turn, Winner

from .board import show_board, show_spot
from .guess import judge, parse_category
from .purses import show_purses
from .reading import read, show_cards, show_decision, show_reading
from .refusal import show_refusal
from .verdict import show_verdict

type Shown = dict[str, object]


def answer_of(message: str) -> str:
    """Return the answer that a press means: `answer 2`, or `take TW` and `take x3` in the middle."""
    kind, _, answer = message.partition(" ")
    return UNSEEN if kind == "take" and answer.startswith("x") else answer


def show_question(question: Question, tried: Sequence[str]) -> Shown:
    """Return a question for the macros of `question.html`, with what is said of the last answer that was tried."""
    right = question.right
    answers = [{"code": answer, "tried": answer in tried, "right": answer in right} for answer in question.answers]
    return {
        "ask": question.ask,
        "answers": answers,
        "solved": bool(right & {*tried}),
        "told": {"answer": tried[-1]} | _told(question, tried[-1]) if tried else None,
        "board": _board(question),
    }


@singledispatch
def _board(question: Question) -> Shown:
    """Return what lies on the board; nothing where the answers are all there is to see."""
    del question
    return {}


@_board.register(Makes)
@_board.register(Name)
def _(question: Makes | Name) -> Shown:
    return {"cards": show_cards(question.hand)}


@_board.register
def _(question: Outs) -> Shown:
    return {"cards": show_cards(question.hand), "up": show_cards(question.up)}


@_board.register
def _(question: Winner) -> Shown:
    return {"hands": [{"cards": show_cards(hand), "reading": None} for hand in question.hands]}


@_board.register
def _(question: BestCard) -> Shown:
    return show_spot(question.odds.spot)


@_board.register
def _(question: OfSeat) -> Shown:
    return show_spot(question.spot)


@_board.register(Turn)
@_board.register(Legal)
@_board.register(Owes)
def _(question: Turn | Legal | Owes) -> Shown:
    return _show_table(question.now)


def _show_table(now: Round) -> Shown:
    names = {seat: {"kind": "seat", "code": str(seat), "number": "1"} for seat in range(1, now.players + 1)}
    return show_board(now, names)


@_board.register
def _(question: Pots) -> Shown:
    return {"paid": list(question.paid), "folded": sorted(question.folded)}


@singledispatch
def _told(question: Question, answer: str) -> Shown:
    """Return what the engine says of an answer, right or wrong."""
    del question, answer
    return {}


@_told.register
def _(question: Makes, answer: str) -> Shown:
    return {"reading": show_reading(read((*question.hand, Card.parse(answer))))}


@_told.register
def _(question: Name, answer: str) -> Shown:
    value = evaluate(question.hand)
    told = show_reading(value) if answer in question.right else None
    return {"judgement": judge(parse_category(answer), value), "reading": told}


@_told.register
def _(question: OfSkull, answer: str) -> Shown:
    del answer
    return {"reading": show_reading(evaluate(question.hand))}


@_told.register
def _(question: Winner, answer: str) -> Shown:
    del answer
    result = showdown(dict(enumerate(question.hands, 1)), question.rules)
    hands = [
        {
            "cards": show_cards(value.combination + value.kickers, lit=value.combination),
            "reading": show_reading(value),
        }
        for _, value in sorted(result.values.items())
    ]
    return {"decision": show_decision(result), "hands": hands}


@_told.register
def _(question: BestCard, answer: str) -> Shown:
    options = question.odds.spot.options
    taken = next(action for action in options if str(action.card or UNSEEN) == answer)
    return {"verdict": show_verdict(question.odds, taken)}


@_told.register
def _(question: Holds, answer: str) -> Shown:
    return {"more": all(Category[answer] < Category[right] for right in question.right)}


@_told.register
def _(question: Turn, answer: str) -> Shown:
    del answer
    return {"seat": question.now.to_act}


@_told.register
def _(question: Legal, answer: str) -> Shown:
    violation = question.now.why_not(parse_action(answer))
    return {"refusal": show_refusal(IllegalAction(violation)) if violation else None}


@_told.register
def _(question: Owes, answer: str) -> Shown:
    del answer
    now = question.now
    seat = now.to_act or 0
    return {"seat": seat, "price": now.money.price, "bet": now.bets[seat], "stack": now.stacks[seat]}


@_told.register
def _(question: Pots, answer: str) -> Shown:
    del answer
    return show_purses(question.paid, question.folded)


@_told.register
def _(question: Outs, answer: str) -> Shown:
    return {"cards": show_cards(question.cards), "more": int(answer) < len(question.cards)}

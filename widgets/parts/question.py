"""A question on its board: what is shown, the answers, and what the engine says of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch

from rake import Card, Category, IllegalAction, evaluate, showdown
from rake.action import parse_action
from rake.cards import UNSEEN
from rake.category import parse_category
from rake.hand_question import Makes, Name, OfSkull, Outs, Winner
from rake.phase import Phase
from rake.play import Play
from rake.question import Question
from rake.round_question import Laid, Legal, Next, OfRound, Owes, Pots, Takes, Turn
from rake.spot_question import BestCard, Holds, OfSeat

from .board import Names, show_board, show_spot
from .guess import judge
from .playout import show_playout
from .purses import show_purses
from .reading import read, show_cards, show_decision, show_reading
from .refusal import show_refusal
from .telling import Line, tell
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
        "deal": _deal(question, tried[-1]) if tried else None,
    }


def rule_of(question: Question) -> str:
    """Return the number of the rule that answers a question of the drills."""
    match question:
        case OfSkull():
            return {"wins": "5.2", "loses": "5.3", "absent": "5.1"}[next(iter(question.right))]
        case Name():
            return str(show_reading(evaluate(question.hand))["rule"])
        case Winner():
            return showdown(dict(enumerate(question.hands, 1)), question.rules).rule
        case Outs():
            return f"3.{question.want + 1}"
        case BestCard():
            return "6.5" if question.odds.spot.pick == 1 else "6.7"
    return "6.5" if isinstance(question, Holds) else "8.8"


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
    return _show_table(question, question.now, tell(question.rounds, _names(question)))


@_board.register(Next)
@_board.register(Laid)
@_board.register(Takes)
def _(question: Next | Laid | Takes) -> Shown:
    log = tell(question.rounds, _names(question))
    return _show_table(question, _paused(question), [*log[:-1], log[-1][:1]])


def _show_table(question: OfRound, now: Play, log: list[list[Line]]) -> Shown:
    """Return the board with what was done in this betting round or pick-up; before the first action, the deal.

    Only hands of which something is known are shown, and whose turn it is only where that is not the question.
    """
    told = isinstance(question, Legal | Owes)
    board = show_board(now, _names(question))
    seats = board["seats"]
    assert isinstance(seats, list)
    shown = [
        seat
        | {
            "turn": told and seat["turn"],
            "cards": seat["cards"] if any(card["code"] != UNSEEN for card in seat["cards"]) else [],
        }
        for seat in seats
    ]
    done = sum(move.phase is now.phase for move in question.now.moves)
    return board | {"seats": shown, "log": log[len(log) - max(done, now.phase is Phase.FIRST_BETTING) :]}


def _names(question: OfRound) -> Names:
    """Return what the seats are called: by their numbers, whose view it is too where an answer names a seat."""
    mine = None if isinstance(question, Turn) else question.record.seen
    seats = range(1, question.now.players + 1)
    return {seat: {"kind": "you" if seat == mine else "seat", "code": str(seat), "number": "1"} for seat in seats}


def _paused(question: Next | Laid | Takes) -> Play:
    """Return the round right after its last action, before the table goes on; at the end the pots are made."""
    rounds: Sequence[Play] = question.rounds
    before, now = (rounds[0], *rounds)[-2:]
    for move in now.moves[-1:] if before.phase.is_betting else ():
        before = replace(before, money=before.money.apply(move.seat, move.action))
    if isinstance(question, Takes):
        before = replace(before, money=before.money.closed())
    return replace(before, cards=now.cards, middle=now.middle if before.phase.is_pick else before.middle)


@_board.register
def _(question: Pots) -> Shown:
    return {
        "purses": [
            {
                "seat": seat,
                "paid": paid,
                "folded": seat in question.folded,
                "all_in": seat not in question.folded and paid < max(question.paid),
            }
            for seat, paid in enumerate(question.paid, 1)
        ]
    }


def _deal(question: Question, answer: str) -> Shown | None:
    """Return a deal that the answer loses, if it is a wrong card."""
    return show_playout(question.odds, question.action(answer)) if isinstance(question, BestCard) else None


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
    return {"verdict": show_verdict(question.odds, question.action(answer))}


@_told.register
def _(question: Holds, answer: str) -> Shown:
    return {"more": all(Category[answer] < Category[right] for right in question.right)}


@_told.register
def _(question: Turn, answer: str) -> Shown:
    now, seat = question.now, int(answer)
    done = seat in [move.seat for move in now.moves if move.phase is now.phase]
    if answer in question.right:
        why = "first"
    elif seat not in now.still_in:
        why = "folded"
    elif now.phase.is_betting and not now.stacks[seat]:
        why = "all-in"
    elif now.phase.is_betting and done and not now.money.owes(seat):
        why = "answered"
    else:
        why = "taken" if now.phase.is_pick and done else "later"
    return {"seat": seat, "why": why, "picking": now.phase.is_pick}


@_told.register
def _(question: Next, answer: str) -> Shown:
    now = question.now
    last = now.moves[-1].phase if now.moves else now.phase
    if now.phase is Phase.OVER:
        why = "five" if len(now.still_in) > 1 else "one"
    elif now.phase is last:
        why = "unspoken" if now.phase.is_betting else "untaken"
    else:
        why = "taken" if now.phase.is_betting else "skipped" if last.is_pick else "answered"
    names = _names(question)
    follows = tell(question.rounds, names)[-1][1:] if answer in question.right else []
    return {"why": why, "who": names[now.to_act] if now.to_act else None, "follows": follows}


@_told.register
def _(question: Laid, answer: str) -> Shown:
    del answer
    return {"row": len(question.now.middle.up)}


@_told.register
def _(question: Takes, answer: str) -> Shown:
    ends = ("returned", "unshown", "alone", "splits", "wins", "decided")
    last = tell(question.rounds, _names(question))[-1]
    return {"follows": [event for event in last if event["code"] in ends], "more": _more(question, answer)}


@_told.register
def _(question: Legal, answer: str) -> Shown:
    violation = question.now.why_not(parse_action(answer))
    return {"refusal": show_refusal(IllegalAction(violation)) if violation else None}


@_told.register
def _(question: Owes, answer: str) -> Shown:
    del answer
    now = question.now
    seat = now.to_act or 0
    left = now.stacks[seat]
    return {"price": now.money.price, "bet": now.bets[seat], "short": left if now.money.owes(seat) > left else 0}


@_told.register
def _(question: Pots, answer: str) -> Shown:
    return show_purses(question.paid, question.folded) | {"more": _more(question, answer)}


@_told.register
def _(question: Outs, answer: str) -> Shown:
    return {"cards": show_cards(question.cards), "more": _more(question, answer)}


def _more(question: Question, answer: str) -> bool:
    """Return whether the right number is more than that."""
    return int(answer) < min(map(int, question.right))

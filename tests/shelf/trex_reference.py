"""Trex as its facts say it, in plain lists and dictionaries: what the engine is held against.

A table is a dictionary: `hands` by seat, the contract that is `played` in this deal, the seats still to be `asked`,
who `exposed` which card, the `trick` of seats and cards, what each seat has `taken`, the `rows` of the layout, the
seats that went `out`, and whose `turn` it is.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

RANKS = "23456789TJQKA"
CONTRACTS = ["diamonds", "eltoosh", "girls", "king", "trex"]
DEFAULTS = {"diamonds": "plus", "turn": "left", "doubling": "on", "void": "on", "kingdoms": "4"}
QUEENS = ["QS", "QH", "QD", "QC"]

type Table = dict[str, Any]


def dealt(deck: list[str], options: dict[str, str], before: list[str]) -> Table:
    """Deal one card at a time from seat 1 on; seat 4 chooses."""
    hands: dict[int, list[str]] = {1: [], 2: [], 3: [], 4: []}
    for number, card in enumerate(deck):
        hands[number % 4 + 1].append(card)
    return {
        "rules": DEFAULTS | options,
        "hands": hands,
        "before": before,
        "played": "",
        "asked": [],
        "exposed": {},
        "trick": [],
        "taken": {1: [], 2: [], 3: [], 4: []},
        "points": {1: 0, 2: 0, 3: 0, 4: 0},
        "rows": {suit: [] for suit in "SHDC"},
        "out": [],
        "void": False,
        "turn": 4,
    }


def after(table: Table, seat: int) -> int:
    """The seat to the left, or to the right."""
    if table["rules"]["turn"] == "left":
        return {1: 2, 2: 3, 3: 4, 4: 1}[seat]
    return {1: 4, 2: 1, 3: 2, 4: 3}[seat]


def legal(table: Table) -> set[str]:
    """All that the seat whose turn it is may do; nothing once the deal is over."""
    if table["turn"] is None:
        return set()
    hand = table["hands"][table["turn"]]
    if not table["played"]:
        return {"choose " + contract for contract in CONTRACTS if contract not in table["before"]}
    if table["asked"]:
        return {"pass"} | answers(table, hand)
    if table["played"] == "trex":
        return {"play " + card for card in hand if goes_down(table, card)} or {"pass"}
    cards = hand
    if table["trick"]:
        led = table["trick"][0][1][1]
        cards = [card for card in hand if card[1] == led] or hand
    elif table["played"] == "king":
        cards = [card for card in hand if card[1] != "H"] or hand
    return {"play " + card for card in cards}


def answers(table: Table, hand: list[str]) -> set[str]:
    if table["played"] == "trex":
        return {"show"} if low_cards(hand) else set()
    can = [card for card in (QUEENS if table["played"] == "girls" else ["KH"]) if card in hand]
    return {"expose " + ".".join(cards) for size in range(1, 5) for cards in combinations(can, size)}


def low_cards(hand: list[str]) -> list[str]:
    """Four twos, or three and the three of the fourth suit."""
    twos = [card for card in hand if card[0] == "2"]
    if len(twos) == 4:
        return twos
    if len(twos) == 3:
        (fourth,) = {*"SHDC"} - {card[1] for card in twos}
        return [*twos, "3" + fourth] if "3" + fourth in hand else []
    return []


def goes_down(table: Table, card: str) -> bool:
    if card[0] == "J":
        return True
    row = [RANKS.index(other[0]) for other in table["rows"][card[1]]]
    return bool(row) and RANKS.index(card[0]) in (max(row) + 1, min(row) - 1)


def act(table: Table, action: str) -> None:
    """Do what the seat whose turn it is has chosen."""
    seat = table["turn"]
    verb, _, rest = action.partition(" ")
    if verb == "choose":
        table["played"] = rest
        asks = table["rules"]["void" if rest == "trex" else "doubling"] == "on"
        if asks and rest in ("girls", "king", "trex"):
            others = [after(table, 4), after(table, after(table, 4)), after(table, after(table, after(table, 4)))]
            table["asked"] = [4, *others]
    elif table["asked"]:
        answer(table, seat, verb, rest)
    elif verb == "pass":
        table["turn"] = next_with_cards(table, seat)
    elif table["played"] == "trex":
        table["hands"][seat].remove(rest)
        table["rows"][rest[1]].append(rest)
        if not table["hands"][seat]:
            table["out"].append(seat)
        table["turn"] = next_with_cards(table, seat)
    else:
        table["hands"][seat].remove(rest)
        table["trick"].append((seat, rest))
        table["turn"] = after(table, seat)
        if len(table["trick"]) == 4:
            trick_won(table)


def answer(table: Table, seat: int, verb: str, rest: str) -> None:
    if verb == "show":
        table["void"], table["turn"] = True, None
        return
    if verb == "expose":
        table["exposed"] |= dict.fromkeys(rest.split("."), seat)
    table["asked"].pop(0)
    table["turn"] = table["asked"][0] if table["asked"] else 4


def next_with_cards(table: Table, seat: int) -> int | None:
    for _ in range(4):
        seat = after(table, seat)
        if table["hands"][seat]:
            return seat
    return None


def trick_won(table: Table) -> None:
    """Give the trick to the highest card of the suit led, and count it."""
    leader, first = table["trick"][0]
    followed = [(seat, card) for seat, card in table["trick"] if card[1] == first[1]]
    winner = max(followed, key=lambda each: RANKS.index(each[1][0]))[0]
    points, plus = table["points"], table["rules"]["diamonds"] == "plus"
    if table["played"] == "eltoosh":
        points[winner] -= 15
    for _, card in table["trick"]:
        table["taken"][winner].append(card)
        if table["played"] == "diamonds" and card[1] == "D":
            points[winner] += 10 if plus else -10
        single = {"girls": 25, "king": 75}.get(table["played"], 0)
        counts = card in QUEENS if table["played"] == "girls" else card == "KH" and table["played"] == "king"
        if counts and card not in table["exposed"]:
            points[winner] -= single
        elif counts:
            points[winner] -= 2 * single
            owner = table["exposed"][card]
            points[leader if owner == winner else owner] += single
    table["trick"] = []
    table["turn"] = winner if table["hands"][winner] else None


def scores(table: Table) -> tuple[int, ...]:
    """The points of seats 1 to 4 once the deal is over."""
    if table["void"]:
        return (0, 0, 0, 0)
    if table["played"] == "trex":
        return tuple({0: 200, 1: 150, 2: 100, 3: 50}[table["out"].index(seat)] for seat in (1, 2, 3, 4))
    return tuple(table["points"][seat] for seat in (1, 2, 3, 4))


def next_deal(players: list[int], table: Table) -> tuple[list[int], list[str]]:
    """The players of the next deal by seat, and the contracts that its owner has already played."""
    if table["void"]:
        return players, table["before"]
    done = [*table["before"], table["played"]]
    if len(done) < 5:
        return players, done
    # The old seat 3 becomes seat 4, and all others move up with it.
    return [players[3], players[0], players[1], players[2]], []

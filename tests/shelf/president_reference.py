"""President as its facts say it, in plain lists and dictionaries: what the engine is held against.

A table is a dictionary: `hands` by seat, who `holds` which office, whose `turn` it is, the `trick` (the plays of the
trick, none where a seat leads), who is still `asked` to beat the last of them, and the `owed` returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

RANKS, SUITS = "3456789TJQKA2", "SHDC"
DEFAULTS = {"passing": "again", "equal": "no", "finish2": "yes", "exchange": "one", "reseat": "yes"}

type Table = dict[str, Any]


def order(card: str) -> tuple[int, int]:
    """High to low, equal ranks in the order S H D C."""
    return -RANKS.index(card[0]), SUITS.index(card[1])


def dealt(deck: list[str], seats: int, options: dict[str, str], offices: list[int]) -> Table:
    """Deal one card at a time from seat 1 on, and hand up what the offices ask for."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
    for number, card in enumerate(deck):
        hands[number % seats + 1].append(card)
    rules = DEFAULTS | options
    table: Table = {"seats": seats, "rules": rules, "hands": hands, "holds": {}, "trick": [], "asked": [], "owed": []}
    if not offices:
        table["turn"] = next(seat for seat in hands if "3S" in hands[seat])
        table["opens"] = True
        return table
    table["opens"] = False
    if rules["exchange"] != "none":
        table["owed"].append((offices[0], offices[-1], {"one": 1, "two": 2}[rules["exchange"]]))
    if rules["exchange"] == "two" and seats >= 4:
        table["owed"].append((offices[1], offices[-2], 1))
    for upper, lower, count in table["owed"]:
        for card in sorted(hands[lower], key=order)[:count]:
            hands[lower].remove(card)
            hands[upper].append(card)
    table["turn"] = table["owed"][0][0] if table["owed"] else offices[0]
    table["president"] = offices[0]
    return table


def cards_of(action: str) -> list[str]:
    return action.split(" ")[1].split(".")


def legal(table: Table) -> set[str]:
    """All that the seat whose turn it is may do; nothing once the deal is over."""
    if table["turn"] is None:
        return set()
    hand = sorted(table["hands"][table["turn"]], key=order)
    if table["owed"]:
        return {"return " + ".".join(cards) for cards in combinations(hand, table["owed"][0][2])}
    equal = [[card for card in hand if card[0] == rank] for rank in RANKS]
    plays = [cards for same in equal for size in (1, 2, 3, 4) for cards in combinations(same, size)]
    acts = {"play " + ".".join(cards) for cards in plays if beats(table, cards)}
    return acts | ({"pass"} if table["trick"] else set())


def beats(table: Table, cards: Sequence[str]) -> bool:
    if not table["trick"]:
        return not table["opens"] or "3S" in cards
    last = table["trick"][-1][1]
    if len(cards) != len(last):
        return False
    higher = RANKS.index(cards[0][0]) - RANKS.index(last[0][0])
    return higher > 0 or (higher == 0 and table["rules"]["equal"] == "yes")


def act(table: Table, action: str) -> None:
    """Do what the seat whose turn it is has chosen."""
    seat = table["turn"]
    if action.startswith("return"):
        upper, lower, _ = table["owed"].pop(0)
        for card in cards_of(action):
            table["hands"][upper].remove(card)
            table["hands"][lower].append(card)
        table["turn"] = table["owed"][0][0] if table["owed"] else table["president"]
    elif action == "pass":
        table["asked"].remove(seat)
        table.setdefault("passed", []).append(seat)
        go_on(table, seat)
    else:
        play(table, seat, cards_of(action))


def play(table: Table, seat: int, cards: list[str]) -> None:
    hands, rules = table["hands"], table["rules"]
    table["opens"] = False
    for card in cards:
        hands[seat].remove(card)
    table["trick"].append((seat, cards))
    if not hands[seat]:
        free = [office for office in range(1, table["seats"] + 1) if office not in table["holds"]]
        worst = cards[0][0] == "2" and rules["finish2"] == "last"
        table["holds"][free[-1] if worst else free[0]] = seat
    left = [other for other in hands if hands[other]]
    if len(left) == 1:
        (office,) = {*range(1, table["seats"] + 1)} - {*table["holds"]}
        table["holds"][office] = left[0]
        table["turn"] = None
        return
    final = rules["passing"] == "final"
    table["asked"] = [other for other in left if other != seat and not (final and other in table.get("passed", []))]
    if cards[0][0] == "2" and rules["equal"] == "no":
        table["asked"] = []
    go_on(table, seat)


def go_on(table: Table, seat: int) -> None:
    """Ask the next seat that has to be asked, or let the trick's last player lead, or the next one with cards."""
    around = [(seat + step - 1) % table["seats"] + 1 for step in range(1, table["seats"] + 1)]
    if table["asked"]:
        table["turn"] = next(other for other in around if other in table["asked"])
        return
    winner = table["trick"][-1][0]
    table["trick"], table["passed"] = [], []
    onwards = [(winner + step - 1) % table["seats"] + 1 for step in range(table["seats"])]
    table["turn"] = next(other for other in onwards if table["hands"][other])


def offices(table: Table) -> list[int]:
    """The seats by office, the best first, once the deal is over."""
    return [table["holds"][office] for office in sorted(table["holds"])]


def scores(table: Table) -> tuple[int, ...]:
    """The President 2, the second office 1, the others nothing."""
    by_office = offices(table)
    return tuple(2 if seat == by_office[0] else 1 if seat == by_office[1] else 0 for seat in table["hands"])


def next_deal(players: list[int], by_office: list[int], reseat: str) -> tuple[list[int], list[int]]:
    """The players of the next deal by seat, and its offices: seats in the order of the offices that were won."""
    ranked = [players[seat - 1] for seat in by_office]
    if reseat == "yes":
        return ranked, list(range(1, len(players) + 1))
    circle = list(players)
    while circle[-1] != ranked[-1]:
        circle.append(circle.pop(0))
    return circle, [circle.index(player) + 1 for player in ranked]

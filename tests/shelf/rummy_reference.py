"""Rummy written once more from its facts, with plain lists and dictionaries: what the engine is held against.

Actions are the texts of the notation. A deal is a dictionary that `play` changes. Nothing here is quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

RANKS, SUITS = "A23456789TJQK", "SHDC"
DEFAULTS = {
    "melds": "one",
    "layoff": "always",
    "ace": "low",
    "out": "any",
    "restocks": "1",
    "deadwood": "unmatched",
    "score": "penalty",
}
"""The options of section 6 that change a deal."""

type Deal = dict[str, Any]


def begin(deck: Sequence[str], seats: int, options: dict[str, str]) -> Deal:
    """Return a deal before its first action (RM2.2). Seats are counted from 0 here."""
    each = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}[seats]
    rest = list(deck[each * seats :])
    deal: Deal = {
        "options": DEFAULTS | options,
        "hands": [[deck[turn * seats + seat] for turn in range(each)] for seat in range(seats)],
        "pile": rest[:1],
        "stock": rest[1:],
        "table": [],
        "owners": [],
        "seat": 0,
        "over": False,
        "out": None,
        "turned": 0,
        "positions": [],
    }
    begin_turn(deal)
    return deal


def begin_turn(deal: Deal) -> None:
    """Begin the turn of the seat that has it, or end the deal: the third time in the same position (RM5.7)."""
    deal.update(drawn=False, taken=None, melded=False)
    position = str([deal["seat"], [sorted(hand) for hand in deal["hands"]], deal["table"], deal["pile"], deal["stock"]])
    deal["positions"].append(position)
    deal["over"] = deal["positions"].count(position) == 3


def value(card: str) -> int:
    """Return what a card costs (RM1.3)."""
    return {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0])


def as_meld(cards: Sequence[str], ace: str) -> list[str] | None:
    """Return the cards in the order in which a meld of them is written; None if they are none (RM1.4)."""
    if not 3 <= len(cards) <= 13:
        return None
    if len({card[0] for card in cards}) == 1:
        return sorted(cards, key=lambda card: SUITS.index(card[1]))
    if len({card[1] for card in cards}) > 1:
        return None
    for order in [RANKS] + [RANKS[1:] + "A"] * (ace == "both"):
        ordered = sorted(cards, key=lambda card: order.index(card[0]))
        if "".join(card[0] for card in ordered) in order:
            return ordered
    return None


def melds_of(hand: Sequence[str], ace: str) -> list[list[str]]:
    """Return every meld that can be made of a hand."""
    held = {*hand}
    by_rank = [[rank + suit for suit in SUITS if rank + suit in held] for rank in RANKS]
    groups = [list(cards) for same in by_rank for count in (3, 4) for cards in combinations(same, count)]
    runs: list[list[str]] = []
    for suit in SUITS:
        ranks = RANKS + "A" * (ace == "both")
        for start in range(len(ranks)):
            run: list[str] = []
            for rank in ranks[start : start + 13]:
                if rank + suit not in held:
                    break
                run.append(rank + suit)
                if len(run) >= 3:
                    runs.append([*run])
    melds = [as_meld(cards, ace) for cards in groups + runs]
    return [meld for at, meld in enumerate(melds) if meld and meld not in melds[:at]]


def deadwood(hand: Sequence[str], options: dict[str, Any]) -> int:
    """Return the fewest points that are left of a hand (RM4.1)."""
    total = sum(value(card) for card in hand)
    if options["deadwood"] == "all":
        return total
    rests = [[card for card in hand if card not in meld] for meld in melds_of(hand, options["ace"])]
    return min([total, *(deadwood(rest, options) for rest in rests)])


def fits(deal: Deal, card: str, meld: Sequence[str]) -> bool:
    """Return whether a card can be added to a meld (RM3.4)."""
    return as_meld([*meld, card], deal["options"]["ace"]) is not None


def may_leave(deal: Deal, left: list[str], table: list[list[str]]) -> bool:
    """Return whether a meld or a lay-off may leave these cards in the hand, and these melds on the table (RM3.7)."""
    if deal["options"]["out"] == "discard":
        return any(card != deal["taken"] for card in left)
    return left != [deal["taken"]] or any(fits(deal, left[0], meld) for meld in table)


def legal(deal: Deal) -> set[str]:
    """Return what the seat that has the turn may do (RM3.1 to RM3.8)."""
    options, hand, table = deal["options"], deal["hands"][deal["seat"]], deal["table"]
    if deal["over"]:
        return set()
    if not deal["drawn"]:
        can_draw = deal["stock"] or (deal["pile"] and deal["turned"] < int(options["restocks"]))
        return {"draw pile"} | ({"draw stock"} if can_draw else set())
    actions = {f"discard {card}" for card in hand if card != deal["taken"]}
    if options["layoff"] == "always" or deal["seat"] in deal["owners"]:
        for card in hand:
            left = [other for other in hand if other != card]
            for at, meld in enumerate(table):
                after = [*table[:at], [*meld, card], *table[at + 1 :]]
                if fits(deal, card, meld) and may_leave(deal, left, after):
                    actions.add(f"lay {card} on {at + 1}")
    if not deal["melded"] or options["melds"] == "any":
        for meld in melds_of(hand, options["ace"]):
            if may_leave(deal, [card for card in hand if card not in meld], [*table, meld]):
                actions.add(f"meld {'.'.join(meld)}")
    return actions


def play(deal: Deal, action: str) -> None:
    """Change a deal by a legal action of the seat that has the turn."""
    word, what, *rest = action.split()
    hand = deal["hands"][deal["seat"]]
    if word == "draw":
        draw(deal, what)
        return
    cards = what.split(".")
    for card in cards:
        hand.remove(card)
    if deal["taken"] in cards:
        deal["taken"] = None
    if word == "meld":
        deal["table"].append(cards)
        deal["owners"].append(deal["seat"])
        deal["melded"] = True
    elif word == "lay":
        at = int(rest[-1]) - 1
        deal["table"][at] = as_meld([*deal["table"][at], *cards], deal["options"]["ace"])
    else:
        deal["pile"] += cards
    if not hand:
        deal.update(over=True, out=deal["seat"])
    elif word == "discard" and not deal["stock"] and deal["turned"] >= int(deal["options"]["restocks"]):
        deal["over"] = True
    elif word == "discard":
        deal["seat"] = (deal["seat"] + 1) % len(deal["hands"])
        begin_turn(deal)


def draw(deal: Deal, source: str) -> None:
    """Draw a card from the stock or the pile, and turn the pile over if the stock is empty (RM3.1, RM3.8)."""
    if source == "pile":
        card = deal["taken"] = deal["pile"].pop()
    else:
        if not deal["stock"]:
            deal["stock"], deal["pile"] = deal["pile"], []
            deal["turned"] += 1
        card = deal["stock"].pop(0)
    deal["hands"][deal["seat"]].append(card)
    deal["drawn"] = True


def scores(deal: Deal) -> list[int]:
    """Return the scores of a deal that is over, by seat (RM4.2)."""
    costs = [deadwood(hand, deal["options"]) for hand in deal["hands"]]
    if deal["options"]["score"] == "penalty":
        return [-cost for cost in costs]
    return [sum(costs) if seat == deal["out"] else 0 for seat in range(len(costs))]

"""Solo Whist as its facts say it, in plain lists and dictionaries: what the engine is held against.

A table is a dictionary: `hands` by seat, the `turned` card, who has `passed`, the last `bid`, its `bidder` and the
`cop` who accepted it, what the seat whose `turn` it is is `asked` (`call`, `late`, `alone`, `trump`, `card`), the
`trump` suit, the `trick` and the `tricks` that each seat has won.
"""

from __future__ import annotations

from typing import Any

RANKS, SUITS = "23456789TJQKA", "SHDC"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
LADDER = ["prop", "solo", "misere", "abundance", "royal", "ouverte", "slam"]
CREDITS = {"prop": 1, "solo": 1, "misere": 2, "abundance": 3, "royal": 3, "ouverte": 4, "slam": 6}
DEFAULTS = {"latecop": "next", "loneprop": "change", "redeal": "same", "scoring": "chips"}

type Table = dict[str, Any]


def dealt(deck: list[str], options: dict[str, str]) -> Table:
    """SW2.1, SW2.2: three cards at a time to each, four times, then one each; the last one is turned up."""
    hands: dict[int, list[str]] = {seat: [] for seat in (1, 2, 3, 4)}
    left = list(deck)
    for count in (3, 3, 3, 3, 1):
        for seat in (1, 2, 3, 4):
            hands[seat] += left[:count]
            left = left[count:]
    table: Table = {"hands": hands, "turned": deck[-1], "rules": DEFAULTS | options, "passed": [], "bid": ""}
    table |= {"bidder": 0, "cop": 0, "turn": 1, "asked": "call", "trump": "", "trick": [], "played": []}
    return table | {"tricks": dict.fromkeys(hands, 0), "late": False, "shown": 0, "void": False}


def legal(table: Table) -> set[str]:
    """All that the seat whose turn it is may do."""
    asked = table["asked"]
    if asked == "call":
        above = LADDER[LADDER.index(table["bid"]) + 1 :] if table["bid"] else LADDER
        cop = {"cop"} if table["bid"] == "prop" and not table["cop"] else set()
        return {"pass"} | cop | {f"bid {bid}" for bid in above}
    if asked == "late":
        return {"pass", "cop"}
    if asked == "alone":
        return {"pass"} | {f"bid {bid}" for bid in LADDER[1:]}
    if asked == "trump":
        return {f"trump {suit}" for suit in SUITS}
    if asked == "card":
        hand = table["hands"][table["turn"]]
        led = table["trick"][0][1][1] if table["trick"] else ""
        return {f"play {card}" for card in [card for card in hand if card[1] == led] or hand}
    return set()


def act(table: Table, action: str) -> None:
    """Do what the seat whose turn it is has chosen."""
    seat, asked = table["turn"], table["asked"]
    if asked == "trump":
        table["trump"] = action[-1]
        lead(table)
    elif asked == "card":
        lay(table, seat, action[-2:])
    elif asked == "alone":
        if action == "pass":
            throw_in(table)
        else:
            table["bid"] = action.split()[1]
            settle(table)
    elif action == "cop":
        table["cop"] = seat
        go_on(table)
    elif action == "pass":
        table["passed"].append(seat)
        go_on(table)
    else:
        table |= {"bid": action.split()[1], "bidder": seat, "cop": 0}
        go_on(table)


def go_on(table: Table) -> None:
    """Ask the next seat in the bidding, or end it."""
    if table["bid"] == "slam":
        settle(table)
        return
    for step in (1, 2, 3):
        seat = (table["turn"] + step - 1) % 4 + 1
        if seat not in table["passed"] and seat not in (table["bidder"], table["cop"]):
            table["turn"] = seat
            return
    if not table["bid"]:
        throw_in(table)
    elif table["bid"] != "prop" or table["cop"]:
        settle(table)
    else:
        lonely(table)


def lonely(table: Table) -> None:
    """A Prop that nobody accepted: perhaps seat 1 is asked, then the proposer."""
    late = {"next": [2], "any": [2, 3, 4], "none": []}[table["rules"]["latecop"]]
    if table["bidder"] in late and not table["late"]:
        table |= {"late": True, "asked": "late", "turn": 1}
    elif table["rules"]["loneprop"] == "change":
        table |= {"asked": "alone", "turn": table["bidder"]}
    else:
        throw_in(table)


def throw_in(table: Table) -> None:
    table |= {"void": True, "turn": None, "asked": ""}


def settle(table: Table) -> None:
    """The bidding is over: name a trump suit, or play."""
    if table["bid"] in ("prop", "solo", "royal"):
        table["trump"] = table["turned"][1]
    if table["bid"] == "abundance":
        table |= {"asked": "trump", "turn": table["bidder"]}
    else:
        lead(table)


def lead(table: Table) -> None:
    table |= {"asked": "card", "turn": table["bidder"] if table["bid"] == "slam" else 1}


def lay(table: Table, seat: int, card: str) -> None:
    """Play a card; four are a trick."""
    table["hands"][seat].remove(card)
    table["trick"].append((seat, card))
    table["played"].append(card)
    table["turn"] = seat % 4 + 1
    if len(table["trick"]) < 4:
        return
    led = table["trick"][0][1][1]
    suit = table["trump"] if any(card[1] == table["trump"] for _, card in table["trick"]) else led
    winner, _ = max((laid for laid in table["trick"] if laid[1][1] == suit), key=lambda laid: RANKS.index(laid[1][0]))
    table["tricks"][winner] += 1
    table |= {"trick": [], "turn": winner}
    if table["bid"] == "ouverte":
        table["shown"] = table["bidder"]
    if not any(table["hands"].values()):
        table |= {"turn": None, "asked": ""}


def scores(table: Table) -> tuple[int, ...]:
    """SW4: what each seat wins or pays."""
    paid = dict.fromkeys(table["hands"], 0)
    if table["void"]:
        return tuple(paid.values())
    declarers = [seat for seat in (table["bidder"], table["cop"]) if seat]
    won = sum(table["tricks"][seat] for seat in declarers)
    bid = table["bid"]
    if bid in ("misere", "ouverte"):
        made = won == 0
    else:
        made = won >= {"prop": 8, "solo": 5, "abundance": 9, "royal": 9, "slam": 13}[bid]
    for one in declarers:
        for other in [seat for seat in paid if seat not in declarers]:
            paid[one if made else other] += CREDITS[bid]
            paid[other if made else one] -= CREDITS[bid]
    if table["rules"]["scoring"] == "pencil":
        return tuple(CREDITS[bid] if (seat in declarers) == made else 0 for seat in paid)
    return tuple(paid.values())


def next_players(table: Table, players: list[int]) -> list[int]:
    """SW2.4: who sits where in the next deal, the dealer last."""
    if table["void"] and table["rules"]["redeal"] == "same":
        return players
    return [*players[1:], players[0]]

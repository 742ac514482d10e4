"""Rook as its facts say it, in plain lists and dictionaries: what the engine is held against.

A table is a dictionary: `hands` by seat, whose `turn` it is and what is asked of that seat (`stage`), the `bid` and its
`bidder`, who is `in` the bidding, the `gifts` that lie face down, the `trick` (pairs of seat and card), and by seat the
cards of the tricks `taken`, as lists of tricks.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

DEFAULTS = {
    "pack": "french",
    "target": "1000",
    "minbid": "70",
    "give": "3",
    "last": "20",
    "made": "bid",
    "allpass": "redeal",
}
RANKS = {"french": [*"23456789TJQKA"], "rook57": [*map(str, range(2, 15)), "1"]}
SUITS = {"french": "SHDC", "rook57": "RGYB"}
WORTH = {"french": {"A": 15, "K": 10, "T": 10, "5": 5}, "rook57": {"1": 15, "14": 10, "10": 10, "5": 5}}

type Table = dict[str, Any]


def pack(name: str) -> list[str]:
    return [rank + suit for rank in RANKS[name] for suit in SUITS[name]] + ["RO"]


def dealt(deck: list[str], seats: int, options: dict[str, str], number: int) -> Table:
    """Deal one card at a time from seat 1 on until all hands are full; the rest is the kitty."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
    full = {("french", 4): 13, ("rook57", 4): 14, ("french", 5): 10, ("rook57", 5): 11}
    rules = DEFAULTS | options
    each = full[rules["pack"], seats]
    for at in range(each * seats):
        hands[at % seats + 1].append(deck[at])
    return {
        "rules": rules,
        "seats": seats,
        "number": number,
        "hands": hands,
        "kitty": deck[each * seats :],
        "turn": 1,
        "stage": "bidding",
        "bid": 0,
        "bidder": 0,
        "in": [*hands],
        "gifts": {},
        "trump": "",
        "wanted": "",
        "trick": [],
        "taken": {seat: [] for seat in hands},
        "last": 0,
    }


def left_of(table: Table, seat: int) -> int:
    return 1 if seat == table["seats"] else int(seat + 1)


def right_of(table: Table, seat: int) -> int:
    return table["seats"] if seat == 1 else seat - 1


def highest_bid(table: Table) -> int:
    return 180 + int(table["rules"]["last"])


def legal(table: Table) -> set[str]:
    """All that the seat whose turn it is may do, every bid included; nothing once the deal is over."""
    seat, stage, rules = table["turn"], table["stage"], table["rules"]
    if stage == "over":
        return set()
    hand = table["hands"][seat]
    if stage == "bidding":
        bids = [bid for bid in range(int(rules["minbid"]), highest_bid(table) + 1) if bid % 5 == 0]
        return {"pass", *(f"bid {bid}" for bid in bids if bid > table["bid"])}
    if stage == "giving":
        return {"give " + ".".join(sorted(cards)) for cards in combinations(hand, int(rules["give"]))}
    if stage == "trump":
        names = [f"trump {suit}" for suit in SUITS[rules["pack"]]]
        if table["seats"] == 4:
            return {*names}
        others = [card for card in pack(rules["pack"]) if card not in hand]
        return {f"{name} partner {card}" for name in names for card in others}
    if stage == "lead":
        return {"lead me", "lead left"}
    following = [card for card in hand if table["trick"] and suit(table, card) == suit(table, table["trick"][0][1])]
    return {f"play {card}" for card in following or hand}


def suit(table: Table, card: str) -> str:
    """The suit of a card; the Rook has that of the trumps."""
    return str(table["trump"]) if card == "RO" else card[-1]


def act(table: Table, action: str) -> None:
    """Do what the seat whose turn it is has chosen."""
    word, _, rest = action.partition(" ")
    {"pass": bid, "bid": bid, "give": give, "trump": name, "lead": lead, "play": play}[word](table, rest)


def bid(table: Table, said: str) -> None:
    seat, rules = table["turn"], table["rules"]
    if said:
        table["bid"], table["bidder"] = int(said), seat
    else:
        table["in"].remove(seat)
    if len(table["in"]) == 1 and not table["bidder"] and rules["allpass"] == "dealer":
        table["bid"], table["bidder"] = int(rules["minbid"]), table["seats"]
    if not table["in"]:
        table["stage"], table["turn"] = "over", None
    elif table["bidder"] and (table["in"] == [table["bidder"]] or table["bid"] == highest_bid(table)):
        giving = rules["give"] == "3"
        table["stage"], table["turn"] = ("giving", 1) if giving else ("trump", table["bidder"])
    else:
        table["turn"] = left_of(table, seat)
        while table["turn"] not in table["in"]:
            table["turn"] = left_of(table, table["turn"])


def give(table: Table, said: str) -> None:
    seat = table["turn"]
    table["gifts"][seat] = said.split(".")
    for card in table["gifts"][seat]:
        table["hands"][seat].remove(card)
    if seat == table["seats"]:
        table["stage"], table["turn"] = "trump", table["bidder"]
    else:
        table["turn"] = left_of(table, seat)


def name(table: Table, said: str) -> None:
    table["trump"] = said.split(" ")[0]
    table["wanted"] = said.split(" ")[2] if " " in said else ""
    for seat, cards in table["gifts"].items():
        odd = table["number"] in range(1, 1000, 2)
        table["hands"][left_of(table, seat) if odd else right_of(table, seat)] += cards
    holders = [seat for seat, hand in table["hands"].items() if table["wanted"] in hand]
    table["holder"] = holders[0] if holders else 0
    table["stage"] = "lead"


def lead(table: Table, said: str) -> None:
    table["stage"] = "play"
    if said == "left":
        table["turn"] = left_of(table, table["bidder"])


def play(table: Table, card: str) -> None:
    seat, ranks = table["turn"], RANKS[table["rules"]["pack"]]
    table["hands"][seat].remove(card)
    table["trick"].append((seat, card))
    table["turn"] = left_of(table, seat)
    if len(table["trick"]) < table["seats"]:
        return
    cards = [played for _, played in table["trick"]]
    trumps = [played for played in cards if suit(table, played) == table["trump"]]
    candidates = trumps or [played for played in cards if suit(table, played) == suit(table, cards[0])]
    best = max(candidates, key=lambda played: -1 if played == "RO" else ranks.index(played[:-1]))
    table["turn"] = next(player for player, played in table["trick"] if played == best)
    table["taken"][table["turn"]].append(cards)
    table["trick"] = []
    if not any(table["hands"].values()):
        table["last"], table["stage"], table["turn"] = table["turn"], "over", None


def points(table: Table, cards: list[str]) -> int:
    worth = WORTH[table["rules"]["pack"]]
    return sum(20 if card == "RO" else worth.get(card[:-1], 0) for card in cards)


def scores(table: Table) -> tuple[int, ...]:
    """By seat; nothing for anybody if the hand was thrown in."""
    seats, bidder = table["seats"], table["bidder"]
    if not bidder:
        return tuple(0 for _ in table["hands"])
    own: dict[int, int] = dict.fromkeys(table["taken"], 0)
    for seat, tricks in table["taken"].items():
        own[seat] = sum(points(table, trick) for trick in tricks)
    own[table["last"]] += int(table["rules"]["last"])
    if seats == 4:
        team = [bidder, left_of(table, left_of(table, bidder))]
    else:
        team = [bidder, *([table["holder"]] if table["holder"] not in (0, bidder) else [])]
    total = sum(own[seat] for seat in team) + points(table, table["kitty"])
    tricks = sum(len(table["taken"][seat]) for seat in team)
    all_of_them = tricks == sum(len(each) for each in table["taken"].values())
    if total < table["bid"]:
        change, bonus = -table["bid"], 0
    else:
        change = total if seats == 5 or table["rules"]["made"] == "points" else table["bid"]
        bonus = 100 if all_of_them else 0
    if seats == 5 and len(team) == 2:
        change, bonus = int(change / 2), int(bonus / 2)
    others = sum(own[seat] for seat in own if seat not in team)
    return tuple(change + bonus if seat in team else others if seats == 4 else own[seat] for seat in own)


def winners(totals: list[int], target: int) -> list[int]:
    """The players who have won a match with these totals, of which partners share each; nobody if it goes on."""
    best = max(totals)
    ahead = [player for player, total in enumerate(totals, 1) if total == best]
    sides = [[1, 3], [2, 4]] if len(totals) == 4 else [[player] for player in range(1, 6)]
    return ahead if best >= target and ahead in sides else []

"""Durak from the facts once more, with lists and dictionaries and nothing of the engine, which is compared with it.

A deal is a dictionary that `play` changes. Actions are texts, and seats are numbered from 1.
"""

from __future__ import annotations

from typing import Any

RANKS = "6789TJQKA"
PACK = [rank + suit for rank in RANKS for suit in "SHDC"]
DEFAULTS = {
    "throwers": "all",
    "after_take": "give",
    "first_limit": "6",
    "next_start": "left",
    "transfer": "no",
}


def deal(seats: int, options: dict[str, str], deck: list[str], has_durak: bool = False) -> dict[str, Any]:
    """DU2, DU5.11: a deal before the first action."""
    hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
    stock = list(deck)
    for _ in range(6):
        for seat in range(1, seats + 1):
            hands[seat].append(stock.pop(0))
    turned_up = stock.pop(0)
    game: dict[str, Any] = {
        "options": DEFAULTS | options,
        "hands": hands,
        "trump": turned_up[1],
        "stock": [*stock, turned_up],
        "seen": {seat: {turned_up, *hands.get(seat, ())} for seat in range(seats + 1)},
        "beaten_off": False,
        "history": [],
        "scores": None,
    }
    start, attacker = game["options"]["next_start"], 1
    if not has_durak or start == "lowest":
        trumps = {card: seat for seat in hands for card in hands[seat] if card[1] == game["trump"]}
        if trumps:
            lowest = min(trumps, key=lambda card: RANKS.index(card[0]))
            attacker = trumps[lowest]
            show(game, lowest)
    elif start == "under":
        attacker = seats - 1
    begin_bout(game, attacker)
    return game


def show(game: dict[str, Any], *cards: str) -> None:
    """DU5.9: everybody sees these cards."""
    for seen in game["seen"].values():
        seen.update(cards)


def left_of(game: dict[str, Any], seat: int) -> list[int]:
    """The other seats that have cards, clockwise from the left of a seat."""
    seats = len(game["hands"])
    around = [(seat + step - 1) % seats + 1 for step in range(1, seats)]
    return [other for other in around if game["hands"][other]]


def begin_bout(game: dict[str, Any], attacker: int) -> None:
    """DU3.1, DU5.8: the next bout, or a draw if it has begun like this twice before."""
    hands = {seat: tuple(sorted(hand)) for seat, hand in game["hands"].items()}
    situation = (str(hands), len(game["stock"]), attacker)
    game["history"].append(situation)
    if game["history"].count(situation) == 3:
        end(game, None)
        return
    game["table"], game["taking"], game["helped"] = [], False, []
    defend(game, attacker, left_of(game, attacker)[0])
    game["turn"] = attacker


def defend(game: dict[str, Any], attacker: int, defender: int) -> None:
    """DU3.1, DU3.8: somebody is attacked, and by whom."""
    most = 6 if game["beaten_off"] else int(game["options"]["first_limit"])
    game["attacker"], game["defender"] = attacker, defender
    game["room"] = min(most, len(game["hands"][defender]))
    after = left_of(game, defender)
    helpers = {"all": after, "neighbours": after[:1], "attacker": []}[game["options"]["throwers"]]
    game["throwers"] = [attacker] + [seat for seat in helpers if seat != attacker]


def on_table(game: dict[str, Any]) -> list[str]:
    return [card for pair in game["table"] for card in pair]


def open_pairs(game: dict[str, Any]) -> list[list[str]]:
    return [pair for pair in game["table"] if len(pair) == 1]


def legal(game: dict[str, Any]) -> set[str]:
    """DU3: what the seat whose turn it is may do."""
    if game["scores"] is not None:
        return set()
    hand = game["hands"][game["turn"]]
    if not game["table"]:
        return {f"attack {card}" for card in hand}
    fitting = [card for card in hand if card[0] in {other[0] for other in on_table(game)}]
    if game["taking"]:
        return {"pass"} | {f"give {card}" for card in fitting}
    if not open_pairs(game):
        return {"pass"} | {f"attack {card}" for card in fitting}
    target = open_pairs(game)[0][0]
    acts = {"take"} | {f"beat {card}" for card in hand if is_beating(game, card, target)}
    if game["options"]["transfer"] == "yes" and all(len(pair) == 1 for pair in game["table"]):
        following = left_of(game, game["defender"])
        most = 6 if game["beaten_off"] else int(game["options"]["first_limit"])
        if following and len(game["table"]) + 1 <= min(most, len(game["hands"][following[0]])):
            acts |= {f"transfer {card}" for card in fitting}
    return acts


def is_beating(game: dict[str, Any], card: str, target: str) -> bool:
    """DU1.4."""
    if card[1] != target[1]:
        return bool(card[1] == game["trump"])
    return RANKS.index(card[0]) > RANKS.index(target[0])


def play(game: dict[str, Any], act: str) -> None:
    """Change a deal by a legal action of the seat whose turn it is."""
    verb, _, card = act.partition(" ")
    seat = game["turn"]
    if card:
        game["hands"][seat].remove(card)
        show(game, card)
    if verb in ("attack", "give", "transfer"):
        game["table"].append([card])
        game["helped"].append(seat)
    if verb == "transfer":
        defend(game, seat, left_of(game, seat)[0])
    if verb in ("attack", "transfer"):
        game["turn"] = game["defender"]
    elif verb == "beat":
        open_pairs(game)[0].append(card)
        if not open_pairs(game):
            ask(game, game["throwers"])
    elif verb == "take":
        game["taking"] = True
        ask(game, game["throwers"] if game["options"]["after_take"] == "give" else [])
    elif verb == "give":
        ask(game, game["to_ask"])
    elif verb == "pass":
        ask(game, game["to_ask"][1:])


def ask(game: dict[str, Any], seats: list[int]) -> None:
    """DU3.6, DU3.8, DU3.11: the next who is asked to throw in or give; with nobody left the bout is over."""
    game["to_ask"] = [seat for seat in seats if game["hands"][seat]]
    if len(game["table"]) >= game["room"] or (not game["taking"] and not game["hands"][game["defender"]]):
        game["to_ask"] = []
    if game["to_ask"]:
        game["turn"] = game["to_ask"][0]
    else:
        end_bout(game)


def end_bout(game: dict[str, Any]) -> None:
    """DU3.6 to DU4.1."""
    attacker, defender, hands = game["attacker"], game["defender"], game["hands"]
    if game["taking"]:
        hands[defender] += on_table(game)
    else:
        game["beaten_off"] = True
    seats = len(hands)
    around = [(defender + step - 1) % seats + 1 for step in range(1, seats)]
    helpers = [seat for seat in around if seat in game["helped"] and seat != attacker]
    for seat in [attacker, *helpers, defender]:
        while len(hands[seat]) < 6 and game["stock"]:
            card = game["stock"].pop(0)
            hands[seat].append(card)
            game["seen"][seat].add(card)
    holders = [seat for seat in hands if hands[seat]]
    if len(holders) < 2:
        end(game, holders[0] if holders else None)
    elif game["taking"] or not hands[defender]:
        begin_bout(game, left_of(game, defender)[0])
    else:
        begin_bout(game, defender)


def end(game: dict[str, Any], durak: int | None) -> None:
    """DU4.1, DU5.9: the deal is over, and all see the cards that are left."""
    game["scores"] = [-1 if seat == durak else 0 for seat in game["hands"]]
    game["turn"], game["durak"] = None, durak
    for hand in game["hands"].values():
        show(game, *hand)

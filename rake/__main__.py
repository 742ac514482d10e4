"""Rake in a terminal: `python -m rake rank|showdown|deal`. Also installed as `rake-cards`."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from enum import Enum

from . import Card, HouseRules, evaluate, format_cards, made, parse_cards, parse_rules
from .cards import shuffled
from .hands import MOST_PLAYERS, Made, Showdown, hand_of, seated, showdown


def _words(member: Enum) -> str:
    return member.name.replace("_", " ").capitalize()


def _reading(hand: Made) -> str:
    spare = f"  spare {format_cards(hand.kickers)}" if hand.kickers else ""
    skull = "" if hand.skull.value == "absent" else f"  Ace of Skulls {hand.skull.value}"
    return f"{_words(hand.category)}  {format_cards(hand.combination)}{spare}{skull}"


def _result(result: Showdown) -> str:
    lines = [f"{seat}  {format_cards(value.cards)}  {_reading(value)}" for seat, value in result.values.items()]
    winners = " and ".join(map(str, result.winners))
    ranks = " over ".join(_words(rank) for rank in result.ranks)
    decided = f"{result.decided_by}{': ' if ranks else ''}{ranks} (rule {result.rule})"
    return "\n".join([*lines, f"winner {winners}  {decided}"])


def rank(cards: Sequence[Card], rules: HouseRules) -> str:
    """Return what one to five cards make."""
    hand = hand_of(cards, 1, 5)
    return _reading(evaluate(hand, rules) if len(hand) == 5 else made(hand))


def _read(text: str) -> dict[int, Sequence[Card]]:
    """Return the hands that low lines part. What cannot be read is told with the number of its hand."""
    hands: dict[int, Sequence[Card]] = {}
    for seat, hand in enumerate(text.split("_"), 1):
        try:
            hands[seat] = parse_cards(hand)
        except ValueError as refused:
            raise ValueError(f"hand {seat}: {refused}") from None
    return hands


def deal(players: int, seed: int, rules: HouseRules) -> str:
    """Return a sample showdown: five cards for each player, and who wins."""
    seated(players)
    deck = shuffled(random.Random(seed))
    hands = {seat: deck[5 * seat - 5 : 5 * seat] for seat in range(1, players + 1)}
    return f"seed {seed}\n{_result(showdown(hands, rules))}"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status. Refused input is told on standard error, with status 2."""
    parser = argparse.ArgumentParser(prog="rake", description="Rake, the five-card game of Vardia.")
    parser.add_argument("--rules", default="book", help="house rules, e.g. book.kickers-one")
    commands = parser.add_subparsers(dest="command", required=True)
    ranked = commands.add_parser("rank", help="say what one to five cards make, e.g. rank AS AW AF 9C 2S")
    ranked.add_argument("cards", nargs="+")
    shown = commands.add_parser("showdown", help="say who wins among two to eight hands of five")
    shown.add_argument("hands", nargs="+", help="each as one word, e.g. AS.AW.AF.9C.2S DS.DW.DF.DC.2W, or as in a link")
    dealt = commands.add_parser("deal", help="deal a sample hand to each player and say who wins")
    dealt.add_argument("players", nargs="?", type=int, default=4, help=f"2 to {MOST_PLAYERS}")
    dealt.add_argument("--seed", type=int, default=None)
    given = parser.parse_args(argv)
    try:
        rules = parse_rules(given.rules)
        if given.command == "rank":
            print(rank(parse_cards(" ".join(given.cards)), rules))
        elif given.command == "showdown":
            print(_result(showdown(_read("_".join(given.hands)), rules)))
        else:
            seed = random.randrange(1_000_000) if given.seed is None else given.seed
            print(deal(given.players, seed, rules))
    except ValueError as refused:
        print(f"rake: {refused}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The commands of `python -m rake`, also installed as `rake-cards`: rank, showdown, deal, odds, play, replay."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from ..analysis.odds import POLICIES, odds
from ..analysis.spot import parse_spot
from ..cards import Card, parse_cards, shuffled
from ..hands import MOST_PLAYERS, evaluate, hand_of, made, seated, showdown
from ..rules import HouseRules, parse_rules
from .refusals import explained
from .terminal import Left, play, reading, replay, result


def rank(cards: Sequence[Card], rules: HouseRules) -> str:
    """Return the line that the command `rank` prints: the combination that one to five cards make."""
    hand = hand_of(cards, 1, 5)
    return reading(evaluate(hand, rules) if len(hand) == 5 else made(hand))


def _read(text: str) -> dict[int, Sequence[Card]]:
    """Return hands, numbered from 1, of a text in which underscores separate them.

    Raises `ValueError`; its message begins with the number of the hand that can't be read.
    """
    hands: dict[int, Sequence[Card]] = {}
    for seat, hand in enumerate(text.split("_"), 1):
        try:
            hands[seat] = parse_cards(hand)
        except ValueError as refused:
            raise ValueError(f"hand {seat}: {explained(refused)}") from None
    return hands


def deal(players: int, seed: int, rules: HouseRules) -> str:
    """Return the lines that the command `deal` prints: a showdown of random hands, five cards for each player."""
    seated(players)
    deck = shuffled(random.Random(seed))
    hands = {seat: deck[5 * seat - 5 : 5 * seat] for seat in range(1, players + 1)}
    return f"seed {seed}\n{result(showdown(hands, rules, deck[5 * players :]))}"


def weigh(spot: str, policy: str) -> str:
    """Return the lines that the command `odds` prints: each pick-up with its chance to win, in percent.

    Deals are added until every error is small enough, unless the odds are exact.
    """
    counted = odds(parse_spot(spot), policy)
    while not counted.done:
        counted = counted.advance()
    lines = (
        f"{chance.action!s:<8}{100 * chance.win:>6.1f} %  {'exact' if chance.exact else f'± {100 * chance.error:.1f}'}"
        for chance in counted.options
    )
    return "\n".join([f"the others pick by {policy}", *lines])


def _ask() -> str:
    """Return the next line of standard input. A line that is not typed (from a pipe or file) is also printed.

    Raises `EOFError` at the end of input.
    """
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        print(line, end="" if line.endswith("\n") else "\n")
    return line


def _play(players: int, stack: int, ante: int, seed: int, rules: HouseRules) -> None:
    """Run the command `play`: play rounds until the player types `quit`, the input ends, or Ctrl-C is pressed."""
    seated(players)
    print(f"seed {seed}; answer fold, check, call, bet 5, raise 12, take TW, take x3 or quit")
    try:
        for line in play(players, stack, ante, rules, random.Random(seed), _ask):
            print(line)
    except Left as left:
        print(f"you leave with {left.chips} chips")
    except (EOFError, KeyboardInterrupt):
        print("\nyou leave")


def _replay(name: str) -> None:
    """Run the command `replay`: print the recorded round of a file step by step; `-` is standard input.

    Raises `ValueError` for a file that can't be read.
    """
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{name}: not UTF-8 text") from None
    for line in list(replay(text)):
        print(line)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status: 0, or 2 for refused input, which is reported on standard error."""
    parser = argparse.ArgumentParser(prog="rake", description="Rake, the five-card game of Vardia.")
    parser.add_argument("--rules", default="", help="house rules, e.g. book.kickers-one")
    commands = parser.add_subparsers(dest="command", required=True)
    ranked = commands.add_parser("rank", help="say what one to five cards make, e.g. rank AS AW AF 9C 2S")
    ranked.add_argument("cards", nargs="+")
    shown = commands.add_parser("showdown", help="say who wins among two to eight hands of five")
    shown.add_argument("hands", nargs="+", help="each as one word, e.g. AS.AW.AF.9C.2S DS.DW.DF.DC.2W, or as in a link")
    dealt = commands.add_parser("deal", help="deal a sample hand to each player and say who wins")
    dealt.add_argument("players", nargs="?", type=int, default=4, help=f"2 to {MOST_PLAYERS}")
    dealt.add_argument("--seed", type=int, default=None)
    weighed = commands.add_parser(
        "odds", help="weigh the cards of a pick-up, e.g. odds players=2 seat=1 pick=1 hand=..."
    )
    weighed.add_argument("spot", nargs="+", help="the fields of the spot, as in a link")
    weighed.add_argument("--policy", default="outs", help=f"how the others pick: {', '.join(POLICIES)}")
    played = commands.add_parser("play", help="play against bots")
    played.add_argument("--players", type=int, default=4, help=f"2 to {MOST_PLAYERS}, you included")
    played.add_argument("--stack", type=int, default=100, help="the chips that everyone brings")
    played.add_argument("--ante", type=int, default=1, help="the stake; with blinds the big one")
    played.add_argument("--seed", type=int, default=None)
    # `--rules` is allowed before and after `play`. Without a default here, a value given before it is not overwritten.
    played.add_argument("--rules", default=argparse.SUPPRESS, help="house rules")
    replayed = commands.add_parser("replay", help="tell a recorded round step by step")
    replayed.add_argument("file", help="a file that holds a record; - for standard input")
    given = parser.parse_args(argv)
    try:
        if given.rules and given.command in ("odds", "replay"):
            raise ValueError(f"{given.command} takes the house rules from its text, not from --rules")
        rules = parse_rules(given.rules or "book")
        if given.command == "rank":
            print(rank(parse_cards(" ".join(given.cards)), rules))
        elif given.command == "showdown":
            print(result(showdown(_read("_".join(given.hands)), rules)))
        elif given.command == "odds":
            print(weigh(" ".join(given.spot), given.policy))
        elif given.command == "replay":
            _replay(given.file)
        else:
            seed = random.randrange(1_000_000) if given.seed is None else given.seed
            if given.command == "play":
                _play(given.players, given.stack, given.ante, seed, rules)
            else:
                print(deal(given.players, seed, rules))
    except ValueError as refused:
        print(f"rake: {explained(refused)}", file=sys.stderr)
        return 2
    return 0

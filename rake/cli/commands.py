"""The commands of `python -m rake`, also installed as `rake-cards`: rank, showdown, deal, odds, play, replay."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from ..analysis.odds import POLICIES, odds
from ..analysis.spot import parse_spot
from ..cards import Card, parse_cards, shuffled
from ..hands import MOST_PLAYERS, evaluate, hand_of, made_hand, seated, showdown
from ..rules import HouseRules, parse_rules
from .games import RAKE, all_words, game_of
from .refusals import explained
from .saying import LANGUAGES, Voice, voice
from .shelf import play as play_match
from .shelf import replay as replay_match
from .shelf import sit_down
from .terminal import Left, play, reading, replay, result


def rank(cards: Sequence[Card], rules: HouseRules) -> str:
    """Return the line that the command `rank` prints: the combination that one to five cards make."""
    hand = hand_of(cards, 1, 5)
    return reading(evaluate(hand, rules) if len(hand) == 5 else made_hand(hand))


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


def weigh(spot: str, policy: str, lang: str = "en") -> str:
    """Return the lines that the command `odds` prints in a language: each pick-up with its chance to win, in percent.

    Deals are added until every error is small enough, unless the odds are exact.
    """
    counted = odds(parse_spot(spot), policy).settled()
    say = voice(lang, RAKE.word)
    lines = (
        f"{chance.action!s:<8}{say.number(100 * chance.win, 1):>6} %  "
        f"{say.phrase('terminal-exact') if chance.exact else f'± {say.number(100 * chance.error, 1)}'}"
        for chance in counted.options
    )
    return "\n".join([say.phrase("terminal-policy", policy=policy), *lines])


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


def _played(lines: Iterable[str], left: Callable[[int], str], gone: str) -> None:
    """Print a game until it ends, the player types `quit`, the input ends, or Ctrl-C is pressed.

    `left` says that the player leaves with their chips, and `gone` that the input has ended.
    """
    try:
        for line in lines:
            print(line, flush=True)
    except Left as end:
        print(left(end.chips))
    except (EOFError, KeyboardInterrupt):
        print(f"\n{gone}")


def _play(given: argparse.Namespace) -> None:
    """Run the command `play`. Raises `ValueError` for a table that can't be."""
    seed = _seed(given)
    if given.game or given.lang != LANGUAGES[0]:
        _play_match(given, given.game or RAKE.word, seed)
        return
    players = 4 if given.players is None else given.players
    stack, ante = (usual if chips is None else chips for chips, usual in ((given.stack, 100), (given.ante, 1)))
    rules = parse_rules(given.rules or "book")
    seated(players)
    print(f"seed {seed}; answer fold, check, call, bet 5, raise 12, take TW, take x3 or quit")
    lines = play(players, stack, ante, rules, random.Random(seed), _ask)
    _played(lines, lambda chips: f"you leave with {chips} chips", "you leave")


def _play_match(given: argparse.Namespace, word: str, seed: int) -> None:
    """Play a match of a game by its word, in the language that was asked for. Raises `ValueError` as `_play` does."""
    say = _voice(word, given.lang)
    game = game_of(word)
    if not game.chips and (given.stack is not None or given.ante is not None):
        raise ValueError(say.sentence("terminal-no-chips", title=say.title))
    try:
        table = sit_down(word, say, seed, players=given.players, rules=given.rules, stack=given.stack, stake=given.ante)
    except ValueError as error:
        raise ValueError(say.refusal(error, game.rule_of)) from None
    gone = say.sentence("terminal-left")
    _played(play_match(table, _ask), lambda _: gone, gone)


def _voice(word: str, lang: str) -> Voice:
    """Return what says the sentences of a game. Raises `ValueError`, in words, if there's no game of this word."""
    if word not in all_words():
        raise ValueError(voice(lang).sentence("terminal-no-game", word=word, words=", ".join(all_words())))
    return voice(lang, word)


def _replay(given: argparse.Namespace) -> None:
    """Run the command `replay`: print the recorded deal of a file step by step; `-` is standard input.

    Raises `ValueError` for a file that can't be read, or a record that can't be.
    """
    name = given.file
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except OSError as error:
        raise ValueError(f"{name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{name}: not UTF-8 text") from None
    word = next(iter(text.split()), RAKE.word)
    if word not in all_words() or (word == RAKE.word and given.lang == LANGUAGES[0]):
        lines = list(replay(text))
    else:
        lines = list(replay_match(word, text, voice(given.lang, word)))
    for line in lines:
        print(line)


def _odds(given: argparse.Namespace) -> None:
    """Run the command `odds`. Raises `ValueError` for a spot that can't be."""
    try:
        print(weigh(" ".join(given.spot), given.policy, given.lang))
    except ValueError as error:
        if given.lang == LANGUAGES[0]:
            raise
        raise ValueError(voice(given.lang, RAKE.word).refusal(error, RAKE.rule_of)) from None


def _seed(given: argparse.Namespace) -> int:
    """Return the seed that was given, else a random one."""
    return random.randrange(1_000_000) if given.seed is None else int(given.seed)


def _run(given: argparse.Namespace) -> None:
    """Run a command. Raises `ValueError` for input that is refused."""
    if given.rules and given.command in ("odds", "replay"):
        raise ValueError(f"{given.command} takes the house rules from its text, not from --rules")
    match given.command:
        case "rank":
            print(rank(parse_cards(" ".join(given.cards)), parse_rules(given.rules or "book")))
        case "showdown":
            print(result(showdown(_read("_".join(given.hands)), parse_rules(given.rules or "book"))))
        case "deal":
            print(deal(given.players, _seed(given), parse_rules(given.rules or "book")))
        case "odds":
            _odds(given)
        case "play":
            _play(given)
        case _:
            _replay(given)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status: 0, or 2 for refused input, which is reported on standard error."""
    parser = argparse.ArgumentParser(
        prog="rake", description="Rake, the five-card game of Vardia, and nine other card games."
    )
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
    played = commands.add_parser("play", help="play against bots, e.g. play durak")
    played.add_argument("game", nargs="?", default="", help=f"one of {', '.join(all_words())}; Rake without it")
    played.add_argument("--players", type=int, default=None, help="how many play, you included")
    played.add_argument("--stack", type=int, default=None, help="the chips that everyone brings")
    played.add_argument("--ante", type=int, default=None, help="the stake; with blinds the big one")
    played.add_argument("--seed", type=int, default=None)
    # `--rules` is allowed before and after `play`. Without a default here, a value given before it is not overwritten.
    played.add_argument("--rules", default=argparse.SUPPRESS, help="house rules")
    replayed = commands.add_parser("replay", help="go through a recorded round or deal step by step")
    replayed.add_argument("file", help="a file that holds a record; - for standard input")
    for command in (weighed, played, replayed):
        command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language of what is printed")
    given = parser.parse_args(argv)
    try:
        _run(given)
    except ValueError as refused:
        print(f"rake: {explained(refused)}", file=sys.stderr)
        return 2
    return 0

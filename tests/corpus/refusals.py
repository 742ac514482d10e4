"""What is refused, and in which words: texts chosen by hand, valid texts changed by chance, values that cannot be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from rake import IllegalAction, IllegalPosition, InvalidNotation, rule_of
from rake.kit.errors import Violation

from .blocks import Block, canonical, drawn
from .parsers import MADE, PARSERS
from .refused_texts import CHOSEN

MUTATIONS = 9
"""How many changed texts each valid one gives."""

VALID = {
    "card": "10♥",
    "cards": "AS.TW.9F",
    "action": "raise 12",
    "rules": "book.two_pair_beats_three-on.kickers-one",
    "hand": "rake=1 hand=AS.AW.AF.9C.2S rules=book.kickers-one.min_raise-last",
    "hands": "rake=1 hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W rules=literal",
    "link": "?rake=1&hand=AS.AW.AF.9C.2S",
    "record": "rake 1 players=3 ante=2 stacks=9.20.9 seen=3 absent=1 rules=book.forced-blinds\npost 3=1\n"
    "deal 1=xx.xx.xx 2=xx.xx.xx 3=AS.TW.9F\nbets 3 raise 4, 1 fold, 2 call\nmiddle up=DS.2W down=xx.7C exposed=2\n"
    "picks 2 7C, 3 x1\ndraw 2=9C\nreveal 2=4S.4W.4F.3C.2S",
    "replay": "rake 1 ante=1 stacks=9.20\ndeal 1=AS.TW.9F 2=DS.2W.7C\nbets 1 check, 2 check\n"
    "middle up=2S.3S down=4S.6S\npicks 1 2S, 2 x1\nbets 1 bet 2, 2 raise 5, 1 call",
    "table": "rake=1 chairs=100wsb.-.80at2.0 ante=2 dealer=3 playing=1.3 rules=book.forced-blinds",
    "spot": "rake=1 players=5 seat=3 pick=2 hand=AS.AW.9F.2C up=DS.7C.LF down=2 took=1-TW.2-xx.3-x9F.5-3C.1-xx"
    " out=2.4-1 rules=book.middle-seated",
    "odds": "rake=1 players=3 seat=3 pick=1 hand=AS.AW.9F up=DS.2W down=2 took=1-TW.2-xx policy=made"
    " sums=2-201422-175310.2-164003-111870.1-0-0",
    "question": "rake=1 ask=outs want=RUN hand=9S.TW.PF.LC say=4.8.9",
}
"""A valid text for each parser that is fed changed ones."""

PIECES = (
    *(
        "AS",
        "10",
        "xx",
        "♥",
        ".",
        ",",
        " ",
        "-",
        "_",
        "=",
        "&",
        "+",
        "%",
        "%FF",
        "~",
        "?",
        "#",
        "\n",
        "",
        "",
        "x3",
        "5",
    ),
    *(
        "bets ",
        "picks ",
        "middle ",
        "deal ",
        "reveal ",
        "draw ",
        "1 check",
        "2 bet 5",
        "1=AS",
        "players=",
        "seat=",
        "up=",
    ),
    *("took=", "out=", "policy=", "sums=", "wins=", "1-2-3", "2-x9F", "4-1", "ante=", "dealer=", "80a", "t3", "9" * 30),
    *(
        "rake=1",
        "rake=2",
        "hand=",
        "rules=",
        "literal",
        "kickers-one",
        "İ",
        "ſ",
        "\ud800",
        "\x00",
        "\u202e",
        "\u2028",
        "é",
    ),
)


def refusals() -> Iterator[Block]:
    """Yield what each parser says of each text."""
    for name, parse in PARSERS.items():
        for text in CHOSEN[name]:
            yield Block(f"{name} {canonical(text)}", said(parse, text))
    for name, text in VALID.items():
        yield Block(f"{name} {canonical(text)}", said(PARSERS[name], text))
        for number in range(MUTATIONS):
            changed = mutated(text, Random(f"{name} {number}"))
            yield Block(f"{name} {canonical(changed)}", said(PARSERS[name], changed))
    for name, make in MADE.items():
        yield Block(name, said(partial(_text_of, make), name))


def _text_of(make: Callable[[], object], _name: str) -> str:
    return str(make())


def said(parse: Callable[[str], str], text: str, rule: Callable[[Violation], str] = rule_of) -> str:
    """Return the error in its own words, with the number of its rule; of a text that is read, what was read."""
    try:
        return f"reads {canonical(parse(text))}"
    except InvalidNotation as error:
        return f"InvalidNotation: {error}"
    except (IllegalPosition, IllegalAction) as error:
        # What a violation is called in Python is not pinned here; its rule and its values are.
        values = ", ".join(map(str, error.violation.values))
        return f"{type(error).__name__}: rule {rule(error.violation)} ({values})"


def mutated(text: str, rng: Random) -> str:
    """Return a text in which some pieces are replaced by others."""
    for _ in range(1 + int(4 * rng.random())):
        start = int((len(text) + 1) * rng.random())
        text = text[:start] + drawn(rng.random(), PIECES) + text[start + int(5 * rng.random()) :]
    return text

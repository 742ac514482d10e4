"""Runs inside Pyodide: a checksum of what Python says of characters, of many floats and of matches."""

import math
import re
from random import Random

PREDICATES = [getattr(str, name) for name in dir(str) if name.startswith("is")]
CONVERSIONS = (str.upper, str.lower, str.title, str.casefold, str.swapcase, str.strip, repr)
PATTERNS = [
    re.compile(text, re.IGNORECASE) for text in (r"\w", r"\d", r"\s", "[a-z]", "[\u0430-\u044f]", "\u03c3", "\ufb05")
]
FLOAT_FUNCTIONS = (repr, "{:.3f}".format, "{:,.1f}".format, "{:e}".format, math.atan, math.sin, math.tanh)


def described_character(character: str) -> str:
    """Return the results of all predicates, patterns and conversions for a character."""
    tells = "".join("01"[tell(character)] for tell in PREDICATES)
    matches = "".join("01"[bool(pattern.match(character))] for pattern in PATTERNS)
    return f"{tells}{matches}{' '.join(change(character) for change in CONVERSIONS)}"


def described_float(number: float) -> str:
    """Return a number formatted in several ways, with its logarithm and powers."""
    positive = abs(number) + 1e-300
    more = (math.log(positive), math.exp(math.log(positive) / 3), positive**0.37, float(repr(number)))
    return " ".join([*(str(each(number)) for each in FLOAT_FUNCTIONS), *map(repr, more)])


def checksum(step: int) -> int:
    """Return the checksum of one character in `step`, and of as small a share of the floats."""
    total = 0
    for code in range(0, 0x110000, step):
        total = hash((total, described_character(chr(code))))
    rng = Random(1)
    for _ in range(20_000 // step):
        number = math.ldexp(rng.random() - 0.5, rng.randrange(-1000, 1000))
        total = hash((total, described_float(number)))
    return total

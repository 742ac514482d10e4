"""Links as other sites and programs mangle them: the fields that they were made with, and those that were added."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import unquote

from rake.kit.errors import InvalidNotation

ENCODED = 4
"""How often a link may have been percent-encoded."""

QUOTED = 48
"""The most characters of a link that are quoted."""

PIECE = ""
"""The name of the field that stands for a piece of a link without a name of its own."""

# Mail writes `=3D` for each `=`, and a `=` at the end of each line.
_MAIL = re.compile(r"(?<![a-z])[a-z]+=3D\d\d?(?![\w.])", re.IGNORECASE)
_AMPERSAND = re.compile(r"&(?:(?:amp|#38|#x26);?)+", re.IGNORECASE)
_PARAGRAPH = re.compile(r"\r?\n[ \t>]*\r?\n.*", re.DOTALL)
_WRAP = re.compile(r"\s{0,9}[\r\n][>\s]*")
_RECORD = re.compile(r"=[^&?;=]*=")
# Where a record has real line ends instead of `~`, each line begins with a word or a seat.
_WRAP_IN_LINE = re.compile(rf"{_WRAP.pattern}(?!\w+[ +])")
# Soft hyphens, joiners and marks of direction can't be seen. Forums put a backslash before an underscore.
_UNSEEN = re.compile(r"[\\\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
_TAG = re.compile(r"</\w+>|<w?br\b[^<>]*>|\[/\w+\]", re.IGNORECASE)
_ENTITY = re.compile(r"&(?:#?\w+;|(?:[lg]t|quot|apos|nbsp)(?![\w=]))", re.IGNORECASE)
_ADDRESS = re.compile(r"https?://[^?&\s]*", re.IGNORECASE)
_DASH = re.compile(r"[\u2010-\u2015\u2212]")
_SPACED = re.compile(r" {0,9}([._]) {0,9}")
_SHORTENED = re.compile(r"\u2026|\.\.")
# No name and no value begins or ends with these: anything but letters, digits, dashes, and suits and cards as symbols.
_AROUND = re.compile(r"[^\w\u2660-\u2667\ufe0e\ufe0f\U0001f0a0-\U0001f0ff-]")

_TRACKER = re.compile(r"[a-z]{0,4}_\w*|\w+id|ref|from|source|src|via|si|spm|igsh|epik", re.ASCII)
"""What other sites call the fields that they add: an id, a word after a short prefix (`utm_source`), and some more."""


@dataclass(frozen=True, slots=True)
class Link:
    """The fields of a link in their order: one that is written twice alike counts once, others may have two values.

    `is_shortened` says that part may be missing: there are dots, as where other sites shorten a link.
    """

    fields: tuple[tuple[str, str], ...]
    is_shortened: bool = False

    @property
    def text(self) -> str:
        """The notation of its position. A record is last, because it takes all that follows."""
        return " ".join(f"{name}={value}" for name, value in sorted(self.fields, key=lambda field: "=" in field[1]))

    @property
    def quoted(self) -> str:
        """Its fields for a sentence, shortened."""
        text = ", ".join(f"{name}={value}" if value else name for name, value in self.fields)
        return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"

    def __bool__(self) -> bool:
        """Return whether there is any field."""
        return bool(self.fields)

    def part(self, names: Collection[str]) -> tuple[Link, Link]:
        """Return the fields of these names, and the others."""
        ours, others = (tuple(each for each in self.fields if (each[0] in names) is own) for own in (True, False))
        return Link(ours), Link(others, self.is_shortened)

    def without_trackers(self) -> Link:
        """Return the link without what other sites have added to follow their readers."""
        return Link(tuple(each for each in self.fields if not is_tracker(each[0])), self.is_shortened)


def read_link(query: str) -> Link:
    """Return the fields in a link's query, whatever other sites have made of it.

    What our own pages write is read as it stands: it has no sign that is taken for a trace of others.
    """
    text = query
    for _ in range(ENCODED):
        text = unquote(text)
    text = _TAG.sub("", _UNSEEN.sub("", _AMPERSAND.sub("&", text)))
    if _MAIL.search(text):
        text = re.sub(r"=(3D)?", lambda sign: "=" if sign[1] else "", text)
    has_lines = "~" not in text and _RECORD.search(text)
    text = (_WRAP_IN_LINE if has_lines else _WRAP).sub("", _PARAGRAPH.sub("", text))
    text = _ADDRESS.sub("&", _ENTITY.sub(" ", text)).partition("#")[0]
    text = _SPACED.sub(r"\1", _DASH.sub("-", text).replace("+", " ").replace("\xa0", " "))
    if text.upper() == text:
        text = text.lower()
    pieces = [piece for piece in re.split("[&?;]", text) if _bare(piece, "_")]
    return Link(tuple(dict.fromkeys(map(_field, pieces))), bool(_SHORTENED.search(text)))


def _field(piece: str) -> tuple[str, str]:
    name, sign, value = piece.partition("=")
    name = _bare(name).lower()
    if not sign and not re.fullmatch(r"[a-z_]{3,}", name):
        return PIECE, _bare(piece)
    return name, _bare(value, "_")


def _bare(text: str, also: str = "") -> str:
    """Return a name or a value without the punctuation and markup around it."""
    return text.strip("".join({*_AROUND.findall(text), also}))


def is_tracker(name: str) -> bool:
    """Return whether a field is one that other sites add to a link."""
    return bool(_TRACKER.fullmatch(name))


def check_left_out(link: Link, names: Collection[str], others: Collection[str]) -> None:
    """Check that the fields of a link may be left out.

    Raises `InvalidNotation` for a piece that may belong to a value, for one of the `others`, which belong to other
    pages, and for a slip in one of the `names`.
    """
    for name, value in link.fields:
        if name == PIECE or name in others:
            raise InvalidNotation("field", value if name == PIECE else name)
        meant = "" if is_tracker(name) else next((each for each in names if is_slip(name, each)), "")
        if meant:
            raise InvalidNotation(f"slip {meant}", name)


def is_slip(name: str, meant: str) -> bool:
    """Return whether two names differ by one letter: a wrong one, one too many or too few, or one in another place."""
    if len(name) < 3 or abs(len(name) - len(meant)) > 1:
        return False
    one, other = ({text, *(text[:at] + text[at + 1 :] for at in range(len(text)))} for text in (name, meant))
    return not one.isdisjoint(other)

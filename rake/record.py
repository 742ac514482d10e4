"""A round as text, finished or not, with all cards or as one seat saw it: one step on each line (notation version 1).

    rake 1 players=4 ante=1 stacks=100.100.100.100 seen=1
    deal 1=AS.TW.9F 2=xx.xx.xx 3=xx.xx.xx 4=xx.xx.xx
    bets 1 check, 2 bet 5, 3 fold, 4 call, 1 call
    middle up=DS.2W.7C down=xx.xx.xx
    picks 1 DS, 2 x3, 4 7C
    ...
    reveal 1=... 2=... 4=...

Whether the steps are legal is found out by replaying them (`round.py`); of a reveal, `fill_in_reveal` checks its hands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import NamedTuple, Self

from .action import FOLD, Action, ActionKind, parse_action, parse_taken
from .cards import Card, descending, distinct, format_cards, parse_cards, parse_seen
from .hands import HAND, seated
from .kit.chips import MOST_CHIPS
from .kit.errors import IllegalPosition, InvalidNotation, Violation, offset_by, read_each
from .notation import NOTATION, format_rules
from .rules import BOOK, HouseRules, parse_rules

__all__ = ["Transcript"]

DEALT = 3
"""The number of cards dealt to each seat (6.2)."""

_HEADER = ("players", "ante", "stacks", "seen", "absent", "rules")
# In links and in a widget's saved state, which can't hold line ends, `~` stands for one.
_LINE = re.compile(r"[^\r\n~]+")
_PIECE = re.compile(r"\S+")
_CHIPS = re.compile(r"0|[1-9][0-9]{0,6}", re.ASCII)
_SEAT = re.compile(r"[1-8]", re.ASCII)


class RecordRefusal(Enum):
    """Why a record is refused, or why a round cannot be recorded."""

    DEALT = "dealt"
    HIDDEN = "hidden"
    UNEQUAL_ROWS = "unequal-rows"
    ROWS = "rows"
    NO_MIDDLE = "no-middle"
    OUT_OF_TURN = "bet-out-of-turn"
    DRAWN = "drawn"
    REVEAL = "reveal"
    REVEAL_MISSES = "reveal-misses"
    NOT_AS_PLAYED = "not-as-played"


class ActionsLine(NamedTuple):
    """A line with the actions of a betting round (`bets`) or a pick-up (`picks`), each with its seat."""

    word: str
    actions: tuple[tuple[int, Action], ...]

    def __str__(self) -> str:
        said = (f"{seat} {action.taken if action.kind is ActionKind.TAKE else action}" for seat, action in self.actions)
        return f"{self.word} {', '.join(said)}"


class MiddleLine(NamedTuple):
    """A line with the middle as it was laid, and the face-down slots that were turned up by mistake (8.17)."""

    up: tuple[Card | None, ...]
    down: tuple[Card | None, ...]
    exposed: tuple[int, ...] = ()

    def __str__(self) -> str:
        shown = f" exposed={'.'.join(map(str, self.exposed))}" if self.exposed else ""
        return f"middle up={format_cards(self.up)} down={format_cards(self.down)}{shown}"


class CardsLine(NamedTuple):
    """A line with cards by seat: those drawn for a tie (9.7), in that order (`draw`), or whole hands (`reveal`)."""

    word: str
    cards: tuple[tuple[int, tuple[Card, ...]], ...]

    def __str__(self) -> str:
        return f"{self.word} {' '.join(f'{seat}={format_cards(cards)}' for seat, cards in self.cards)}"


Line = ActionsLine | MiddleLine | CardsLine


@dataclass(frozen=True, slots=True, repr=False)
class Transcript:
    """The contents of a record: the stacks, stake and rules, the cards dealt, and then what happened, line by line.

    `stacks` are those before any ante; `stake` is the ante or the big blind; `seen` is the seat whose view it is, None
    if all cards are shown; `absent` holds seats that fold at their turn, `posts` seats and their dead money (9.3). A
    card not seen is None.
    """

    stacks: tuple[int, ...]
    stake: int
    hands: tuple[tuple[Card | None, ...], ...]
    rules: HouseRules = BOOK
    seen: int | None = None
    absent: frozenset[int] = frozenset()
    posts: tuple[tuple[int, int], ...] = ()
    lines: tuple[Line, ...] = ()

    def __str__(self) -> str:
        """Return the notation."""
        header = {
            "players": str(len(self.stacks)),
            "ante": str(self.stake),
            "stacks": ".".join(map(str, self.stacks)),
            "seen": str(self.seen or ""),
            "absent": ".".join(map(str, sorted(self.absent))),
            "rules": format_rules(self.rules),
        }
        lines = [NOTATION.format_header(header)]
        if self.posts:
            lines.append("post " + " ".join(f"{seat}={chips}" for seat, chips in self.posts))
        hands = (f"{seat}={format_cards(hand)}" for seat, hand in enumerate(self.hands, 1))
        lines.append("deal " + " ".join(hands))
        return "\n".join([*lines, *map(str, self.lines)])

    @property
    def in_field(self) -> str:
        """The value of the field `round` in links and saved states: notation without `rake 1`, `~` between lines."""
        return str(self).removeprefix(f"{NOTATION.header} ").replace("\n", "~")

    def __repr__(self) -> str:
        """Return an expression that gives this record."""
        return f"parse_record({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the record that a text holds.

        Raises `InvalidNotation` for text that can't be read and `IllegalPosition` for what can't happen: nine players,
        a card that appears twice, a middle of unequal rows.
        """
        lines = [(line.group(), line.start()) for line in _LINE.finditer(text) if not line.group().isspace()]
        if not lines:
            raise InvalidNotation(NOTATION.header, "")
        header, at = lines.pop(0)
        with offset_by(at):
            fields = NOTATION.parse_header(header, _HEADER)
            stacks = fields.read("stacks", _chips_of)
            players = fields.read("players", _number(len(stacks)), str(len(stacks)))
            stake = fields.read("ante", _number())
            seen = fields.read("seen", seat_of(players)) if "seen" in fields else None
            absent = frozenset(fields.read("absent", _seats_of(players))) if "absent" in fields else frozenset()
            rules = fields.read("rules", parse_rules, "book")
        posts = (
            tuple(sorted(_pairs(*lines.pop(0), players, _number()))) if lines and _word(lines[0][0]) == "post" else ()
        )
        if not lines or _word(lines[0][0]) != "deal":
            raise InvalidNotation("deal", *(_first(lines[0]) if lines else ("", len(text))))
        hands = _hands(*lines.pop(0), players)
        rest = tuple(_line(line, at, players) for line, at in lines)
        record = cls(stacks, stake, hands, rules, seen, absent, posts, rest)
        distinct(record._named())
        return record

    def _named(self) -> Iterator[Card]:
        """Yield every known card once, where it came from the deck: dealt, laid in the middle, or drawn for a tie."""
        rows = [*self.hands]
        for line in self.lines:
            if isinstance(line, MiddleLine):
                rows += [line.up, line.down]
            elif isinstance(line, CardsLine) and line.word == "draw":
                rows += [cards for _, cards in line.cards]
        yield from (card for row in rows for card in row if card)


def _first(line: tuple[str, int]) -> tuple[str, int]:
    text, at = line
    return _word(text), at + len(text) - len(text.lstrip())


def _word(line: str) -> str:
    return line.split(maxsplit=1)[0]


def _number(only: int | None = None) -> Callable[[str], int]:
    """Return a parser of an amount of chips; with `only`, one that accepts nothing but that number."""

    def parse(text: str) -> int:
        if not _CHIPS.fullmatch(text) or int(text) > MOST_CHIPS or only not in (None, int(text)):
            raise InvalidNotation("chips" if only is None else str(only), text)
        return int(text)

    return parse


def _chips_of(text: str) -> tuple[int, ...]:
    chips = read_each(".", _number(), text)
    seated(len(chips))
    return chips


def seat_of(players: int) -> Callable[[str], int]:
    """Return a parser of a seat's number, from 1 to the number of players."""

    def parse(text: str) -> int:
        if not _SEAT.fullmatch(text) or int(text) > players:
            raise InvalidNotation(f"seat 1..{players}", text)
        return int(text)

    return parse


def _seats_of(players: int) -> Callable[[str], tuple[int, ...]]:
    return partial(read_each, ".", seat_of(players))


def _pairs[T](line: str, at: int, players: int, parse: Callable[[str], T]) -> Iterator[tuple[int, T]]:
    """Yield each seat of a line such as `deal 1=AS.TW.9F 2=...` with what `parse` makes of the value after its `=`."""
    for piece in list(_PIECE.finditer(line))[1:]:
        seat, sign, value = piece.group().partition("=")
        with offset_by(at + piece.start()):
            if not sign:
                raise InvalidNotation("seat=", piece.group())
            number = seat_of(players)(seat)
            with offset_by(len(seat) + 1):
                yield number, parse(value)


def _hands(line: str, at: int, players: int) -> tuple[tuple[Card | None, ...], ...]:
    hands = list(_pairs(line, at, players, parse_seen))
    if [seat for seat, _ in hands] != list(range(1, players + 1)):
        raise InvalidNotation(f"hands of seats 1..{players}", line.strip(), at)
    for seat, hand in hands:
        if len(hand) != DEALT:
            raise IllegalPosition(Violation(RecordRefusal.DEALT, (seat, len(hand), DEALT)))
    return tuple(in_order(hand) for _, hand in hands)


def in_order(hand: Iterable[Card | None]) -> tuple[Card | None, ...]:
    """Return a hand in canonical order, cards not seen last."""
    cards = list(hand)
    seen = descending(card for card in cards if card)
    return (*seen, *[None] * (len(cards) - len(seen)))


def fill_in_reveal(
    reveal: CardsLine, hands: Mapping[int, tuple[Card | None, ...]], still_in: tuple[int, ...]
) -> tuple[tuple[Card | None, ...], ...]:
    """Return the cards of all seats with the hands of a record's `reveal` line filled in.

    Raises `IllegalPosition` if the line shows other seats than those still in, or a hand that its seat can't hold.
    """
    shown = dict(reveal.cards)
    if tuple(shown) != still_in:
        raise IllegalPosition(Violation(RecordRefusal.REVEAL, (len(shown), len(still_in))))
    for seat, hand in shown.items():
        if len(hand) != HAND or not set(hands[seat]) <= {*hand, None}:
            raise IllegalPosition(Violation(RecordRefusal.REVEAL_MISSES, (seat,)))
    return tuple(shown.get(seat, hand) if None in hand else hand for seat, hand in hands.items())


def _line(line: str, at: int, players: int) -> Line:
    word = _word(line)
    match word:
        case "bets" | "picks":
            return ActionsLine(word, tuple(_actions(line, at, word, players)))
        case "middle":
            return _laid(line, at)
        case "draw":
            return CardsLine(word, tuple(_pairs(line, at, players, parse_cards)))
        case "reveal":
            return CardsLine(word, tuple(_pairs(line, at, players, lambda hand: descending(parse_cards(hand)))))
    raise InvalidNotation("step", *_first((line, at)))


def _actions(line: str, at: int, word: str, players: int) -> Iterator[tuple[int, Action]]:
    start = line.index(word) + len(word)
    if line[start:].isspace() or not line[start:]:
        raise InvalidNotation(f"seat 1..{players}", "", at + start)
    for piece in re.finditer(r"[^,]+", line[start:]):
        offset = at + start + piece.start() + len(piece.group()) - len(piece.group().lstrip())
        seat, gap, said = piece.group().strip().partition(" ")
        with offset_by(offset):
            number = seat_of(players)(seat)
            with offset_by(len(seat + gap)):
                yield number, _picked(said) if word == "picks" else _spoken(said)


def _spoken(text: str) -> Action:
    action = parse_action(text)
    if action.kind is ActionKind.TAKE:
        raise InvalidNotation("bet or fold", text)
    return action


def _picked(text: str) -> Action:
    return FOLD if text == FOLD.kind else parse_taken(text)


def _laid(line: str, at: int) -> MiddleLine:
    start = line.index("middle") + len("middle")
    with offset_by(at + start):
        fields = NOTATION.parse_fields(line[start:], ("up", "down", "exposed"))
        up, down = fields.read("up", parse_seen), fields.read("down", parse_seen)
        if len(up) != len(down):
            raise IllegalPosition(Violation(RecordRefusal.UNEQUAL_ROWS, (len(up), len(down))))
        exposed = fields.read("exposed", _seats_of(len(down))) if "exposed" in fields else ()
        if any(down[slot - 1] is None for slot in exposed):  # it lies face up, so that everyone has seen it (8.17)
            raise IllegalPosition(Violation(RecordRefusal.HIDDEN))
    return MiddleLine(up, down, tuple(sorted(set(exposed))))

"""A naive reading of the rules of betting, which the checks of Hold'em and its variants compare the engine with."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rake.shelf.holdem.deal import State


def text_of(state: State) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Return the fields of a deal's record, and its actions by seat."""
    header, *lines = str(state.record()).splitlines()
    return dict(re.findall(r"(\w+)=(\S+)", header)), [
        (int(seat), act) for seat, act in (line.split(" ", 1) for line in lines)
    ]


class Ledger:
    """What a deal's text says, added up move by move: who is still in, what lies on the board, who has shown."""

    def __init__(self, state: State) -> None:
        fields, moves = text_of(state)
        self.seats = [*range(1, int(fields["seats"]) + 1)]
        stacks = fields.get("stacks")
        self.left = dict(
            zip(self.seats, map(int, stacks.split(".")) if stacks else [1000] * len(self.seats), strict=True)
        )
        stake = int(fields.get("stake", 10))
        self.bets = dict.fromkeys(self.seats, 0)
        self.board, self.folded, self.spoken = 0, set[int](), set[int]()
        if "ante" in fields["rules"]:
            self.price = 0
            for seat in self.seats:
                self.left[seat] -= min(stake, self.left[seat])
        else:
            small, big = (2, 1) if len(self.seats) == 2 else (1, 2)
            self.pay(small, max(1, stake // 2))
            self.pay(big, stake)
            self.price = stake
        for post in filter(None, fields.get("posts", "").split(".")):
            seat, chips = map(int, post.split(":"))
            self.left[seat] -= min(chips, self.left[seat])
        self.advance()
        for seat, act in moves:
            self.act(seat, act)

    def pay(self, seat: int, chips: int) -> None:
        put = min(chips, self.left[seat])
        self.left[seat] -= put
        self.bets[seat] += put

    def act(self, seat: int, act: str) -> None:
        word, _, total = act.partition(" ")
        self.spoken.add(seat)
        if word == "fold":
            self.folded.add(seat)
        elif word == "call":
            self.pay(seat, self.price - self.bets[seat])
        elif total:
            self.price, self.spoken = int(total), {seat}
            self.pay(seat, self.price - self.bets[seat])
        self.advance()

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.folded]

    def asked(self) -> list[int]:
        """Return the seats that still have to speak in this betting round, in no order."""
        if len(self.still_in) == 1:
            return []
        owing = [seat for seat in self.still_in if self.left[seat] and self.bets[seat] < self.price]
        with_chips = [seat for seat in self.still_in if self.left[seat]]
        if not owing and len(with_chips) < 2:
            return []
        return [*owing, *(seat for seat in with_chips if seat not in self.spoken)]

    def advance(self) -> None:
        """Deal to the board for as long as nobody has to speak."""
        while not self.asked() and len(self.still_in) > 1 and self.board < 5:
            self.board = max(3, self.board + 1)
            self.price, self.spoken = 0, set()
            self.bets = dict.fromkeys(self.seats, 0)

    @property
    def over(self) -> bool:
        return not self.asked()


def seen(state: State, seat: int, hole: int) -> set[str]:
    """PK4.5, HE2.3: a seat's own cards, the board, and every hand still in once nobody has to speak."""
    fields, _ = text_of(state)
    deck, ledger = fields["deck"].split("."), Ledger(state)
    players = len(ledger.seats)
    first = hole * players
    cards = {deck[first + at] for at in (1, 2, 3, 5, 7)[: ledger.board]}
    shown: Sequence[int] = ledger.still_in if ledger.over and len(ledger.still_in) > 1 else []
    return cards | {deck[each - 1 + players * turn] for each in {seat, *shown} - {0} for turn in range(hole)}

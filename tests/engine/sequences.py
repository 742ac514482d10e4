"""How many ways a round can go, counted by brute force from the rules: slow, plain, sharing nothing with the engine.

Only amounts matter: a pick-up counts as many ways as there are cards to take. Seats are places in a list, from the
dealer's left; everyone is present and nobody has dead money.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Agreed:
    """What is agreed on at the table: a stake, and those house rules that decide who may do what with chips."""

    stake: int
    betting: str = "no-limit"
    min_raise: str = "any"
    small_bet: int = 1
    big_bet: int = 2
    cap: int = 3
    forced: str = "ante"
    table_stakes: bool = True
    middle: str = "contesting"


@dataclass(frozen=True)
class Chips:
    """Chips in a betting round. `queue` holds who has still to speak, in their order; `raises` counts for the cap.

    `answered` is the price that each has last answered, and `open` who may raise under fixed-limit.
    """

    left: list[int]
    folded: set[int]
    pot: int
    bets: list[int]
    price: int
    step: int
    size: int
    opened: bool
    queue: list[int]
    raises: int = 0
    answered: dict[int, int] = field(default_factory=dict)
    open: set[int] = field(default_factory=set)

    @property
    def still_in(self) -> list[int]:
        return [seat for seat in range(len(self.left)) if seat not in self.folded]


def changed(amounts: list[int], seat: int, by: int) -> list[int]:
    return [amount + by * (index == seat) for index, amount in enumerate(amounts)]


def owed(agreed: Agreed, chips: Chips, seat: int) -> int:
    """8.8: a player who is all-in owes nothing, under table stakes."""
    if agreed.table_stakes and chips.left[seat] == 0:
        return 0
    return chips.price - chips.bets[seat]


def is_over(agreed: Agreed, chips: Chips) -> bool:
    """7.3, 8.7."""
    if len(chips.still_in) == 1 or not chips.queue:
        return True
    owing = [seat for seat in chips.still_in if owed(agreed, chips, seat)]
    return not owing and len([seat for seat in chips.still_in if chips.left[seat]]) <= 1


def raises(agreed: Agreed, chips: Chips, seat: int) -> list[int]:
    """Return every total that a seat may bet or raise to (7.2, 8.8, 8.10, 9.1)."""
    everything = chips.bets[seat] + chips.left[seat]
    if agreed.table_stakes and all(
        chips.bets[other] + chips.left[other] <= chips.price for other in chips.still_in if other != seat
    ):
        return []
    above = range(chips.price + 1, everything + 1)
    if agreed.betting == "fixed-limit":
        whole = next(total for total in range(chips.price + 1, 10**9) if total % chips.size == 0)
        if chips.raises == agreed.cap or seat not in chips.open:
            return []
        return [total for total in above if total == whole or (total == everything and total < whole)]
    if seat in chips.answered and chips.price - chips.answered[seat] < chips.step:
        return []
    found = [total for total in above if total >= chips.price + chips.step or total == everything]
    if agreed.betting == "pot-limit":
        call = chips.price - chips.bets[seat]
        found = [total for total in found if total - chips.price <= chips.pot + call]
    return found


def others_after(seat: int, chips: Chips) -> list[int]:
    """Return the others clockwise who may have to answer a raise."""
    count = len(chips.left)
    return [other for turn in range(1, count) if (other := (seat + turn) % count) not in chips.folded]


def after_raise(agreed: Agreed, chips: Chips, seat: int, total: int) -> Chips:
    by = total - chips.price
    added = total - chips.bets[seat]
    queue = [
        other for other in others_after(seat, chips) if chips.left[other] or (not agreed.table_stakes and total > 0)
    ]
    after = replace(
        chips,
        left=changed(chips.left, seat, -added),
        bets=changed(chips.bets, seat, added),
        pot=chips.pot + added,
        price=total,
        queue=queue,
        answered={**chips.answered, seat: total},
        open=chips.open - {seat},
    )
    if agreed.betting == "fixed-limit":
        if total % chips.size == 0:  # an all-in for less neither counts nor reopens
            return replace(
                after, raises=chips.raises + chips.opened, opened=True, open=set(range(len(chips.left))) - {seat}
            )
        return after
    return replace(after, step=by) if agreed.min_raise == "last" and by >= chips.step else after


def betting(agreed: Agreed, chips: Chips, then: Callable[[Chips], int]) -> int:
    """Return in how many ways a betting round and what comes `then` can go."""
    if is_over(agreed, chips):
        return then(chips)
    seat, rest = chips.queue[0], chips.queue[1:]
    debt, left = owed(agreed, chips, seat), chips.left[seat]
    answered = {**chips.answered, seat: chips.price}
    passed = replace(chips, queue=rest, answered=answered, open=chips.open - {seat})
    ways = 0
    if debt:
        ways += betting(agreed, replace(passed, folded=chips.folded | {seat}), then)
    if not debt:
        ways += betting(agreed, passed, then)
    elif agreed.table_stakes or debt <= left:
        paid = min(debt, left)
        called = replace(
            passed, left=changed(chips.left, seat, -paid), bets=changed(chips.bets, seat, paid), pot=chips.pot + paid
        )
        ways += betting(agreed, called, then)
    for total in raises(agreed, chips, seat):
        ways += betting(agreed, after_raise(agreed, chips, seat, total), then)
    return ways


def start(agreed: Agreed, stacks: list[int]) -> Chips:
    """Return the chips when the stake has been paid (6.1, 8.12, 9.2)."""
    count = len(stacks)
    due = [agreed.stake] * count
    first = 0
    if agreed.forced == "blinds":
        small = max(1, agreed.stake // 2)
        due = [agreed.stake, small] if count == 2 else [small, agreed.stake, *[0] * (count - 2)]
        first = 1 if count == 2 else 2 % count
    paid = [min(pair) for pair in zip(stacks, due, strict=True)]
    left = [have - put for have, put in zip(stacks, paid, strict=True)]
    blinds = agreed.forced == "blinds"
    order = [(first + turn) % count for turn in range(count)]
    price = agreed.stake if blinds else 0
    bets = paid if blinds else [0] * count
    return Chips(
        left=left,
        folded=set(),
        pot=sum(paid),
        bets=bets,
        price=price,
        step=least(agreed),
        size=agreed.small_bet,
        opened=blinds,
        queue=[seat for seat in order if left[seat] or (not agreed.table_stakes and bets[seat] < price)],
        open=set(range(count)),
    )


def least(agreed: Agreed) -> int:
    return agreed.stake if agreed.forced == "blinds" and agreed.min_raise == "last" else 1


def reopened(agreed: Agreed, chips: Chips) -> Chips:
    """Return the next betting round (7.1, 7.3)."""
    count = len(chips.left)
    return Chips(
        left=chips.left,
        folded=chips.folded,
        pot=chips.pot,
        bets=[0] * count,
        price=0,
        step=least(agreed),
        size=agreed.big_bet,
        opened=False,
        queue=[seat for seat in chips.still_in if chips.left[seat]],
        open=set(range(count)),
    )


def takes(players: int, lying: int) -> int:
    """Return in how many ways that many players can each take one of the cards that lie there (6.5, 6.7)."""
    return lying * takes(players - 1, lying - 1) if players else 1


def first_betting(agreed: Agreed, stacks: list[int]) -> int:
    """Return in how many ways the first betting round can go."""
    return betting(agreed, start(agreed, stacks), lambda _: 1)


def whole(agreed: Agreed, stacks: list[int]) -> int:
    """Return in how many ways a round can go, cards aside."""

    def after(picks: int, lying: int) -> Callable[[Chips], int]:
        def goes_on(chips: Chips) -> int:
            players = len(chips.still_in)
            if players == 1 or picks == 2:
                return 1  # 8.7, or the reveal
            cards = lying or 2 * (players if agreed.middle == "contesting" else len(stacks))
            then = after(picks + 1, cards - players)
            return takes(players, cards) * betting(agreed, reopened(agreed, chips), then)

        return goes_on

    return betting(agreed, start(agreed, stacks), after(0, 0))

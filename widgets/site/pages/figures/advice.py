"""The guide's advice on pick-ups as a function, and how well it does against others. Cards are indexes in `DECK`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rake import DECK, Rank
from widgets.site.pages.figures import quick
from widgets.site.pages.figures.quick import Choice
from widgets.site.pages.figures.rounds import Mean, mean

SKULL = len(DECK) - 1
ACE, DUKE = (DECK.index(next(card for card in DECK if card.rank is rank)) // 4 for rank in (Rank.ACE, Rank.DUKE))

KINDS = ("matches", "suit", "run", "ace", "duke", "other", "with_match", "skull")
"""The kinds of a face-up card for a hand (see `kind_of`), in the order of the guide's table."""


def fits_a_run(cards: Sequence[int]) -> bool:
    """Return whether cards have different ranks that fit within five in sequence; the Ace may count as One (2.3)."""
    ranks = {card // 4 for card in cards}
    low = {-1 if rank == ACE else rank for rank in ranks}
    return len(ranks) == len(cards) and min(max(each) - min(each) for each in (ranks, low)) < 5


def kind_of(hand: Sequence[int], card: int) -> str:
    """Return which of `KINDS` a face-up card is for a hand of three or four.

    `skull` is the Ace of Skulls. `matches` is a card of a rank in the hand; `with_match` is any other beside a hand
    that has two of a rank already. For the rest: `suit` makes all cards one suit, `run` all cards part of a Run, `ace`
    and `duke` are these ranks, `other` is none of these.
    """
    ranks = [each // 4 for each in hand]
    rank = card // 4
    if card == SKULL:
        return "skull"
    if rank in ranks:
        return "matches"
    if len(set(ranks)) < len(ranks):
        return "with_match"
    if len({each % 4 for each in (*hand, card)}) == 1:
        return "suit"
    if fits_a_run((*hand, card)):
        return "run"
    return "ace" if rank == ACE else "duke" if rank == DUKE else "other"


def advised(hand: Sequence[int], up: Sequence[int], hidden: bool) -> int | None:
    """Return the card that the guide's rules say to take, or None for a face-down one.

    1. A card that completes five of one suit, or else a Run. 2. A card that matches one of yours; of several, one that
    you have two of already, then the highest. 3. A fourth card of your suit. 4. An Ace, or at the first pick-up a Duke,
    unless you have two of a rank. 5. Else a face-down card. With the Ace of Skulls, held or face up: `_beside_skull`.
    """
    best = max(up, key=lambda card: _precedence(hand, card), default=None)
    if best is None or (hidden and _precedence(hand, best) < (1, 0)):
        return None
    return best


def _precedence(hand: Sequence[int], card: int) -> tuple[int, int]:
    """Return how the rules order a face-up card; below (1, 0) if they prefer a face-down one."""
    rank, cards = card // 4, (*hand, card)
    if SKULL in cards:
        return _beside_skull(cards), 0
    kind = kind_of(hand, card)
    if kind in ("suit", "run") and len(cards) == 5:
        return (8 if kind == "suit" else 7), rank
    if kind == "matches":
        return 3 + [each // 4 for each in hand].count(rank), rank
    if kind == "suit":
        return 2, rank
    if kind == "with_match":
        return 0, rank
    return int(rank == ACE or (rank == DUKE and len(hand) == 3)), rank


def _beside_skull(cards: Sequence[int]) -> int:
    """Return how the rules order four or five cards with the Ace of Skulls, by the hands that it wins with (5.2).

    The highest is three Aces; then five of one suit or a Run, complete or so far; then two Aces. The rest is -1 if the
    Ace of Skulls is the last card, the one to be taken, else 0.
    """
    aces = sum(card // 4 == ACE for card in cards)
    one_suit = len({card % 4 for card in cards}) == 1
    if aces >= 3:
        return 9
    taken = cards[-1] == SKULL
    if len(cards) == 5:
        return 8 if one_suit or fits_a_run(cards) else -int(taken)
    if taken:
        return -1
    return 7 if one_suit else 6 if aces == 2 else 5 if fits_a_run(cards) else 0


def greedy(hand: Sequence[int], up: Sequence[int], hidden: bool) -> int | None:
    """Return the face-up card that makes the best hand at once, whatever may still come; None only if there is none."""
    del hidden
    if len(hand) == 4:
        return max(up, key=lambda card: quick.strength((*hand, card)), default=None)

    def made(card: int) -> list[tuple[int, int]]:
        ranks = [each // 4 for each in (*hand, card)]
        return sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)

    return max(up, key=made, default=None)


def always_hidden(hand: Sequence[int], up: Sequence[int], hidden: bool) -> int | None:
    """Return None, for a face-down card; if none is left, what the guide says."""
    return None if hidden else advised(hand, up, hidden)


def duel(players: int, deals: int, ways: tuple[Choice, Choice], seed: str) -> Mean:
    """Return the share (0..1) of the pots that go to those who pick up the first way, at a table half of each.

    Every other seat plays the first way, the rest the second; then the same deal is played with the ways exchanged. A
    deal is one sample, so luck with the cards cancels out. If both ways are as good, the share is a half.
    """
    one, other = ways
    samples = []
    for deal in range(deals):
        deck = quick.shuffled(players, Random(f"{seed} {players} {deal}"))
        first, second = quick.play(players, deck, (one, other)), quick.play(players, deck, (other, one))
        samples.append((sum(first.shares[::2]) + sum(second.shares[1::2])) / 2)
    return mean(samples)


DUELS: dict[str, tuple[Choice, Choice]] = {
    "greedy": (advised, greedy),
    "hidden": (advised, always_hidden),
    "worth": (advised, quick.by_worth),
}
"""Those who follow the guide's rules against those who take the best face-up card, who always take a face-down one,
and who pick up by the card engine's own count."""

"""What the widget `versus` of Hold'em and its variants shows: the hands, their chances, and what decides."""

from __future__ import annotations

from collections.abc import Sequence

from rake.kit.ranking import HAND, Hand
from rake.shelf.holdem.equity import PLAYERS, Chance
from rake.shelf.holdem.rules import FLOP, RIVER, STREETS, TURN

from ....kit.board import CardView
from ....kit.saying import Remark
from ....kit.widget import FrameView, values
from ..hands import HandView, show_hand
from ..remarks import (
    DECIDING,
    SINGLE,
    CardDecides,
    FavouriteHand,
    HandKind,
    KindDecides,
    NothingDecides,
    RanksDecide,
    SharesCounted,
    ShareWon,
    UnknownShare,
)
from .model import Cards, Model

STREET_NAMES = {0: "", FLOP: "flop", TURN: "turn", RIVER: "river"}
"""What was dealt to the board last, by how many cards it has."""


@values()
class ShareView:
    """What a hand wins of the pot on average, half its 95 % interval, both in tenths of a percent, and what is said.

    The error is 0 if the numbers are exact, else at least 1.
    """

    win: int
    error: int
    said: Remark


@values()
class VersusHand:
    """A hand: its number, its cards, how many are missing, and the text of its field.

    `hand` is what it makes with the board so far, None before the flop. `share` is None until there is a number, and
    where no card is to come: there it `wins`, alone or with others, or it doesn't.
    """

    number: int
    cards: tuple[CardView, ...]
    missing: int
    text: str
    hand: HandView | None
    share: ShareView | None
    wins: bool


@values()
class DecisionView:
    """Which hands win, by their numbers, and what is said of that."""

    winners: tuple[int, ...]
    why: Remark


@values(kw_only=True)
class VersusView(FrameView):
    """The hands, the board, and what there is to say of the chances; `wild` says whether deuces are wild.

    `result` is set where no card is to come: on the river, and for `fives`, hands of five cards without a board, of
    which `size` is the number of cards. `rest` is the share of all unknown hands in tenths of a percent, -1 until there
    is a number, and `unknown_share` says it; `favourite` is the number of the hand that is clearly ahead of all others,
    0 for none, and `ahead` says so. `counted` says from how many deals the numbers are; while `counting`, there will be
    more.

    `coming` and `latest` name the next deal to the board and the last one, empty for none. `editing` is the number of
    the hand in the card picker, 0 for the board, None without a picker; `held` are its cards, `taken` all others.
    """

    hands: tuple[VersusHand, ...]
    size: int
    fives: bool
    board: tuple[CardView, ...]
    board_text: str
    board_missing: int
    unknown: int
    wild: bool
    rest: int
    unknown_share: Remark | None
    result: DecisionView | None
    favourite: int
    ahead: Remark | None
    counting: bool
    counted: Remark | None
    coming: str
    latest: str
    editing: int | None
    held: Cards
    taken: Cards
    whole: bool
    quiet: bool
    can_grow: bool
    can_shrink: bool


def show_versus(model: Model) -> VersusView:
    """Return what is shown of a model."""
    board, fives, equity = len(model.board), model.fives, model.equity
    best = [_best(model, hand) for hand in model.hands]
    is_over = model.is_whole and (fives or (board == RIVER and not model.unknown))
    result = _decided([hand for hand in best if hand]) if is_over else None
    shares = [*map(_share, equity.chances)] if equity and equity.deals and not result else []
    rest = max(0, 1000 - sum(share.win for share in shares)) if shares else -1
    favourite = _favourite(shares, rest, model.unknown)
    leader = shares[favourite - 1] if favourite else None
    editing = model.editing is not None
    return VersusView(
        hands=tuple(
            VersusHand(
                number,
                _show_cards(hand, best[number - 1] if result else None),
                model.size - len(hand),
                " ".join(hand),
                show_hand(best[number - 1]),
                shares[number - 1] if shares else None,
                result is not None and number in result.winners,
            )
            for number, hand in enumerate(model.hands, 1)
        ),
        size=model.size,
        fives=fives,
        board=_show_cards(model.board),
        board_text=" ".join(model.board),
        board_missing=RIVER - board,
        unknown=model.unknown,
        wild=model.wild,
        rest=rest,
        unknown_share=UnknownShare(model.unknown, rest / 1000) if rest >= 0 else None,
        result=result,
        favourite=favourite,
        ahead=FavouriteHand(favourite, leader.win / 1000, leader.error / 10) if leader else None,
        counting=equity is not None and not equity.done,
        counted=SharesCounted(equity.countable, equity.deals) if equity else None,
        coming="" if fives else STREET_NAMES[min([street for street in STREETS if street > board], default=0)],
        latest=STREET_NAMES[max(FLOP, board)] if board else "",
        editing=model.editing,
        held=model.edited,
        taken=tuple(card for card in model.cards if card not in model.edited),
        whole=model.is_whole,
        quiet=model.quiet,
        can_grow=model.players < PLAYERS[-1],
        can_shrink=model.players > PLAYERS[0],
        on_enter="try" if model.quiet else "read" if editing else "deal",
        picking=editing,
    )


def _best(model: Model, hand: Cards) -> Hand | None:
    """Return what a hand makes with the board so far; None before the flop, or while cards of it are missing."""
    if model.fives:
        return Hand(hand, model.wild) if len(hand) == HAND else None
    return model.ranking.hand_of(hand, model.board) if len(hand) == model.size and len(model.board) >= FLOP else None


def _show_cards(cards: Cards, best: Hand | None = None) -> tuple[CardView, ...]:
    """Return cards as values; those that don't belong to the hand that they make are dimmed."""
    return tuple(CardView(card, dim=best is not None and card not in best.cards) for card in cards)


def _share(chance: Chance) -> ShareView:
    win, error, split = (round(1000 * part) for part in (chance.win, chance.error, chance.split))
    error = error if chance.exact else max(1, error)
    return ShareView(win, error, ShareWon(win / 1000, error / 10, split / 1000))


def _favourite(shares: Sequence[ShareView], rest: int, unknown: int) -> int:
    """Return the number of the hand that is ahead of all others by more than both errors, 0 if none is.

    An unknown hand wins its part of the `rest`, with an error like that of the hand that it's compared with.
    """
    for number, share in enumerate(shares, 1):
        others = [(other.win, other.error) for other in shares if other is not share]
        if unknown:
            others.append((rest // unknown, share.error))
        if all(share.win - win > share.error + error for win, error in others):
            return number
    return 0


def _decided(hands: Sequence[Hand]) -> DecisionView:
    """Return which of several hands win, and what decides between the best of them and the next (PK1.2 to PK1.5)."""
    best = max(hands, key=lambda hand: hand.strength)
    winners = tuple(number for number, hand in enumerate(hands, 1) if hand.strength == best.strength)
    *others, last = winners
    if others:
        return DecisionView(winners, NothingDecides(", ".join(map(str, others)), last))
    second = max((hand for hand in hands if hand is not best), key=lambda hand: hand.strength)
    if best.category != second.category:
        kinds = (HandKind(hand.category.name) for hand in (best, second))
        return DecisionView(winners, KindDecides(last, *kinds))
    return DecisionView(winners, _decision(last, best, second))


def _decision(winner: int, best: Hand, second: Hand) -> Remark:
    """Return which of the ranks compared decides between two hands of a kind, the first of which wins (PK1.4)."""
    ranks = [*zip(best.ranks, second.ranks, strict=True)]
    at = next(at for at, (high, low) in enumerate(ranks) if high != low)
    by = DECIDING[best.category][min(at, len(DECIDING[best.category]) - 1)]
    if by in SINGLE:
        cards = (_card_of(hand, rank) for hand, rank in zip((best, second), ranks[at], strict=True))
        return CardDecides(winner, by, *cards)
    return RanksDecide(winner, by, *ranks[at])


def _card_of(hand: Hand, rank: str) -> str:
    """Return the card of a hand that has a rank, or stands for one that has."""
    meant = (hand.stand_ins.get(card, card) for card in hand.cards)
    return next(card for card in meant if card[0] == rank)

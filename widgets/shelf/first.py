"""A newcomer's first deal of any game but Rake, for the widget `first`: see `widgets.kit.first_widget`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from rake.kit.game import AnyMatch
from rake.kit.notation import Notation
from rake.kit.records import AnyView, DealRecord

from ..kit.first_widget import SAMPLE, FirstWidget, Scene
from ..kit.names import Names, cast_names
from ..kit.widget import values
from .hand_order import ordered, with_order
from .presentation import MovesView, Presentation
from .replay import Step, steps_of
from .zones import HandCard

NEXT = "next"
"""The message that lets others begin."""


@values(kw_only=True)
class CardScene(Scene):
    """A scene with what the reader may do, the `chips` of the `verb`, and their cards if some are pressed."""

    chips: int
    moves: MovesView | None
    hand: tuple[HandCard, ...]


@dataclass(frozen=True)
class Deal[A, V: AnyView, M: AnyMatch]:
    """A deal with the reader in seat `own`: with all cards, or as that seat saw it. It may stop before it's over."""

    presentation: Presentation[A, V, M]
    record: DealRecord[A, V, str]
    own: int

    @cached_property
    def steps(self) -> tuple[Step[V], ...]:
        """What the reader sees after the deal and after each action. Raises as the record does."""
        return steps_of(self.presentation, self.record, self.own)

    @property
    def names(self) -> Names:
        """What the seats are called."""
        return cast_names(self.record.deal.seats, self.own)

    @property
    def log(self) -> tuple[tuple[object, ...], ...]:
        """What happened in each step."""
        return tuple(step.events for step in self.steps)

    @cached_property
    def presses(self) -> tuple[str, ...]:
        """The reader's actions, and `NEXT` where others begin. What nobody would be asked about is done for them."""
        moves = self.record.moves
        pressed = [str(move.action) if self._moves_at(at) else "" for at, move in enumerate(moves)]
        return (*(pressed[:1] and [pressed[0] or NEXT]), *pressed[1:], "")

    def scene(self, step: int) -> CardScene:
        """Return what is seen at a step."""
        now, message = self.steps[step].view, self.presses[step]
        moves = self._moves_at(step) if message else None
        verb, chips = _on_button(moves, message)
        table = self.presentation.board(now, self.names)
        hand = self._hand(now, moves, message)
        return CardScene(
            table=with_order(now, table, self.presentation.orders),
            messages=tuple(card.message for card in hand if card.message) or (message,),
            verb=verb,
            over=now.to_act is None,
            chips=chips,
            moves=moves,
            hand=hand,
        )

    def _moves_at(self, step: int) -> MovesView | None:
        """Return what the reader may do after that many actions; None if they aren't asked."""
        view = self.steps[step].view
        moves = self.presentation.moves(view) if view.to_act == self.own else None
        return None if moves is None or moves.forced else moves

    def _hand(self, view: V, moves: MovesView | None, message: str) -> tuple[HandCard, ...]:
        """Return the reader's cards, those lit that the action takes; none if it takes none.

        A single card is pressed to play it, several are chosen already.
        """
        taken = _cards(moves, message) if moves else ()
        if not (moves and taken):
            return ()
        cards = ordered(view, moves.hand, self.presentation.orders, "")
        action = self.presentation.as_said(view, self.presentation.game.parse_action(message))
        return tuple(_card(card, message, taken, action) for card in cards)


@dataclass(frozen=True)
class GameStage[A, V: AnyView, M: AnyMatch]:
    """A game as a stage for its first deal."""

    presentation: Presentation[A, V, M]

    @property
    def notation(self) -> Notation:
        """The notation of the game."""
        return self.presentation.form.notation

    def parse_card(self, text: str) -> object:
        """Return the card that a text names. Raises `InvalidNotation`."""
        return self.presentation.form.parse_card(text)

    def play(self, record: str, own: int) -> Deal[A, V, M]:
        """Return the deal of a record with the reader in seat `own`. Raises as the record's parser does."""
        return Deal(self.presentation, self.presentation.form.parse(record), own)

    def sample(self) -> Deal[A, V, M]:
        """Return a deal in which nothing has happened."""
        dealt = self.presentation.game.deal(len(self.presentation.sitting) + 1, rng=Random(SAMPLE))
        return Deal(self.presentation, dealt.record(), 1)


class First(FirstWidget):
    """The widget of one game."""

    def __init__[A, V: AnyView, M: AnyMatch](self, presentation: Presentation[A, V, M]) -> None:
        super().__init__(GameStage(presentation))


def _cards(moves: MovesView, message: str) -> tuple[str, ...]:
    """Return the cards of the hand that an action takes."""
    verb, _, rest = message.partition(" ")
    return tuple(rest.split()[0].split(".")) if verb in {move.verb for move in moves.cards} else ()


def _on_button(moves: MovesView | None, message: str) -> tuple[str, int]:
    """Return what the button of an action is called by, and its chips; an empty word if something else is pressed."""
    verb, _, rest = message.partition(" ")
    if not moves or message in moves.words:
        return message, 0
    if moves.amount and verb == moves.amount.verb:
        return verb, int(rest)
    is_of_several = any(move.verb == verb and move.several for move in moves.cards)
    return (verb if is_of_several and len(_cards(moves, message)) > 1 else ""), 0


def _card(card: str, message: str, taken: tuple[str, ...], action: object) -> HandCard:
    if card not in taken:
        return HandCard(card, "")
    is_alone = message.endswith(f" {card}") and len(taken) == 1
    return HandCard(card, message, action=action) if is_alone else HandCard(card, f"choose {card}", chosen=True)

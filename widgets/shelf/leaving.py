"""A reader who gets up from a table: what they lose by it, and with which points or chips they leave."""

from __future__ import annotations

import re
from random import Random

from rake.kit.errors import InvalidNotation, read_each
from rake.kit.game import AnyMatch
from rake.kit.records import AnyView, Dealt

from ..kit.saying import Remark
from .table_model import READER, Model

_SCORE = re.compile(r"-?[0-9]{1,8}", re.ASCII)


def parse_scores(text: str) -> tuple[int, ...]:
    """Return the scores, by player, of a text such as `12.-3.5`. Raises `InvalidNotation`."""
    return read_each(".", _parse_score, text)


def _parse_score(text: str) -> int:
    if not _SCORE.fullmatch(text):
        raise InvalidNotation("number", text)
    return int(text)


def leaving[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> Remark | None:
    """Return what the reader loses if they leave now; None if that's nothing."""
    return model.presentation.leaving(model.view) if model.seat and not model.is_over else None


def scores_left[A, V: AnyView, M: AnyMatch](model: Model[A, V, M]) -> tuple[int, ...]:
    """Return the scores with which the reader leaves, by player; in a game for chips only theirs.

    Their chips may still be at stake. Then the bots play until the reader's hand would be folded, or to the end of the
    deal, without a decision of the reader's.
    """
    if model.is_over or not model.presentation.game.chips:
        return tuple(model.latest.scores)
    if not model.seat:
        return (model.match.scores[READER - 1],)
    now = model.now
    while now.to_act is not None and model.presentation.leaving(now.seen_by(model.seat)):
        action = _without_the_reader(model, now)
        if action is None:
            break
        now = now.apply(action)
    if now.to_act is None:
        return (model.match.settle(now).scores[READER - 1],)
    board = model.presentation.board(now.seen_by(model.seat), model.names)
    return (board.seats[model.seat - 1].stack or 0,)


def _without_the_reader[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], now: Dealt[A, V, str]) -> A | None:
    """Return what is done next in a deal that the reader has left; None where their hand is folded."""
    assert now.to_act
    view, player = now.seen_by(now.to_act), now.players[now.to_act - 1]
    if player == READER:
        return model.presentation.absent(view)
    bot = model.presentation.game.bots[model.bots[player - READER - 1]]
    return bot.choose(view, Random(f"{model.seed} {len(now.moves)}"))

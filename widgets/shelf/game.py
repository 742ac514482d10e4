"""A game beside Rake for the host: the widgets that all these games share, about this one."""

from __future__ import annotations

from functools import partial

from ..kit.hosted import Hosted
from .presentation import Presentation
from .refusal import rule_address, show_refusal
from .replay import Replay
from .table import GameTable


def hosted(shown: Presentation) -> Hosted:
    """Return the game that is shown like this."""
    word = shown.game.word
    return Hosted(
        word=word,
        widgets={"play": GameTable(shown), "deal": Replay(shown)},
        folder=f"games/{word}/",
        templates="shelf/{widget}_{name}.html",
        card_names="shelf/card_name.html",
        deck="rake-french",
        to_query=shown.form.notation.to_query,
        rule_address=partial(rule_address, word),
        show_refusal=partial(show_refusal, shown),
    )

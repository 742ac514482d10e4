"""The searches behind a table's help: which are wanted, and how far they go."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from rake.kit.errors import InvalidNotation
from rake.kit.game import AnyMatch
from rake.kit.notation import Fields
from rake.kit.records import AnyView
from rake.kit.search import Search

from .decision import Decision
from .table_model import Model

HINT_BATCHES, REVIEW_BATCHES = 60, 15
"""How far a search goes for a hint, and for each decision of a review; one that is close is counted as for a hint."""


def searching[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], fields: Fields | None = None) -> Model[A, V, M]:
    """Return the model with the searches that its help needs: those that it has, or as far as saved `fields` go.

    Sums that don't fit these searches, such as those of an older version of the game, are counted anew.
    """
    presentation = model.presentation
    if model.reviewed:
        wanted = [presentation.search(model.steps[at].view, model.now.moves[at].action) for at in model.judged]
    elif model.hint and model.hint == len(presentation.hints(model.view)) and presentation.can_judge(model.view):
        wanted = [presentation.search(model.view)]
    else:
        wanted = []
    searches = tuple(each for each in wanted if each is not None)
    if fields and "sums" in fields:
        with suppress(InvalidNotation):
            searches = fields.read("sums", lambda text: _continued(searches, text.split("_")))
    return replace(model.kept, searches=model.searches or searches)


def is_done[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], at: int) -> bool:
    """Return whether the search with this index has gone as far as the help needs."""
    search = model.searches[at]
    if not model.reviewed or search.batches < REVIEW_BATCHES:
        return search.batches >= HINT_BATCHES
    return search.batches >= HINT_BATCHES or not judged(model, at).is_close


def judged[A, V: AnyView, M: AnyMatch](model: Model[A, V, M], at: int) -> Decision[A]:
    """Return the reader's decision with this index, as far as its search goes, if it has one."""
    number = model.judged[at]
    so_far = model.searches[at] if model.searches else None
    return model.presentation.judge(model.steps[number].view, model.now.moves[number].action, so_far)


def _continued[A](searches: tuple[Search[A], ...], sums: list[str]) -> tuple[Search[A], ...]:
    """Return searches as far as their saved sums say. Raises `InvalidNotation`."""
    if len(sums) != len(searches):
        raise InvalidNotation(f"{len(searches)} searches", "_".join(sums))
    return tuple(each.continued(text) for each, text in zip(searches, sums, strict=True))

"""Events: what happened from one view of a deal to the next, as values that others put into words."""

from __future__ import annotations

from typing import ClassVar, dataclass_transform

__all__ = ["Event"]


@dataclass_transform(frozen_default=True)
class Event:
    """Something that happened: the base of a game's classes, one for each kind, which hold seats, chips, cards.

    Widgets say it in the message that has the name of its class. Fields with seats are called `seat` or `seats`. A
    class lists its fields as a dataclass does, and may be one; if it isn't, it takes a third of the memory.
    """

    __match_args__: tuple[str, ...] = ()
    rule: ClassVar[str] = ""
    """The number of the rule behind it, e.g. `RD3.3`; empty if none is worth a look."""

    def __init_subclass__(cls) -> None:
        if cls.__annotations__:
            type.__setattr__(cls, "__match_args__", tuple(cls.__annotations__))

    def __init__(self, *values: object, **named: object) -> None:
        vars(self).update(zip(self.__match_args__, values, strict=False), **named)

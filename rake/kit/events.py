"""Events: what happened from one view of a deal to the next, as values that others put into words."""

from __future__ import annotations

from typing import ClassVar, dataclass_transform, override

__all__ = ["Event", "Struct"]


@dataclass_transform(frozen_default=True)
class Struct:
    """A value with the fields that its class lists: it equals another one of its class with the same values.

    It takes them as a frozen dataclass does. But each dataclass has methods of its own: they take time when Python
    starts, and two thirds of the class's room in the memory image that readers download.
    """

    __match_args__: tuple[str, ...] = ()
    rule: ClassVar[str] = ""
    """The number of the rule behind what is said, e.g. `RD3.3`; empty if none is worth a look."""

    def __init_subclass__(cls) -> None:
        if cls.__annotations__:
            type.__setattr__(cls, "__match_args__", tuple(cls.__annotations__))

    def __init__(self, *values: object, **named: object) -> None:
        names = self.__match_args__
        if len(values) + len(named) != len(names):
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(names)}")
        vars(self).update(zip(names, values, strict=False), **named)

    @override
    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    @override
    def __hash__(self) -> int:
        return hash((type(self), *map(vars(self).get, self.__match_args__)))

    @override
    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"


class Event(Struct):
    """Something that happened: the base of a game's classes, one for each kind, which hold seats, chips, cards.

    Widgets say it in the message that has the name of its class. Names of fields with seats end in `seat` or `seats`.
    """

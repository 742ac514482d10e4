"""Reads and rewrites WebAssembly modules: sections, the bodies of functions and constants in them, data segments."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

IMPORTS, GLOBALS, EXPORTS, CODE, DATA = 2, 6, 7, 10, 11
"""The numbers of sections of a module."""

HEADER = 8
"""The length of what precedes the first section."""

I32_CONST, BULK = 0x41, 0xFC
LOADS_AND_STORES = range(0x28, 0x3F)

_PLAIN = (0x00, 0x01, 0x05, 0x0B, 0x0F, 0x19, 0x1A, 0x1B, *range(0x45, 0xC5), 0xD1)
_WITH_NUMBER = (0x02, 0x03, 0x04, *range(0x06, 0x0A), 0x0C, 0x0D, 0x10, 0x12, 0x18, *range(0x20, 0x27))
_WITH_NUMBER += (0x3F, 0x40, I32_CONST, 0x42, 0xD0, 0xD2)
_WITH_TWO = (0x11, 0x13, *LOADS_AND_STORES)
_NUMBERS_AFTER = dict.fromkeys(_PLAIN, 0) | dict.fromkeys(_WITH_NUMBER, 1) | dict.fromkeys(_WITH_TWO, 2)
"""How many numbers (LEB128) follow an instruction."""

_NUMBERS_AFTER_BULK = {**dict.fromkeys(range(8), 0), 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}
"""How many numbers follow the instructions that begin with `BULK` and a number of their own."""

_BYTES_AFTER = {0x43: 4, 0x44: 8}
"""How many bytes follow an instruction that holds a float."""

_LISTS_AFTER = {0x0E: 1, 0x1C: 0}
"""The instructions that a list follows, its length first, and how many numbers follow the list."""


class Section(NamedTuple):
    """A section of a module: its number and its content."""

    number: int
    content: bytes


class Segment(NamedTuple):
    """A piece of data: its address, and where its content begins and ends in the data section."""

    address: int
    start: int
    end: int


def read_number(content: bytes, at: int, *, signed: bool = False) -> tuple[int, int]:
    """Return the number (LEB128) at this index, and the index after it."""
    value = shift = 0
    while True:
        byte = content[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value - (1 << shift if signed and byte & 64 else 0), at


def format_number(value: int) -> bytes:
    """Return a number, not below 0, as LEB128."""
    content = bytearray()
    while value > 127:
        content.append(value & 127 | 128)
        value >>= 7
    return bytes((*content, value))


def sections(wasm: bytes) -> Iterator[Section]:
    """Yield the sections of a module."""
    at = HEADER
    while at < len(wasm):
        length, start = read_number(wasm, at + 1)
        yield Section(wasm[at], wasm[start : start + length])
        at = start + length


def section(wasm: bytes, number: int) -> bytes:
    """Return the content of a section, empty if there is none."""
    return next((content for each, content in sections(wasm) if each == number), b"")


def joined(wasm: bytes, parts: Iterable[Section]) -> bytes:
    """Return the module with these sections in place of its own."""
    return wasm[:HEADER] + b"".join(
        bytes((number,)) + format_number(len(content)) + content for number, content in parts
    )


def function_bodies(wasm: bytes) -> list[bytes]:
    """Return the bodies of the module's own functions."""
    code = section(wasm, CODE)
    count, at = read_number(code, 0)
    own = []
    for _ in range(count):
        length, start = read_number(code, at)
        at = start + length
        own.append(code[start:at])
    return own


def with_bodies(wasm: bytes, bodies: Collection[bytes]) -> bytes:
    """Return the module with these bodies in place of its own."""
    code = format_number(len(bodies)) + b"".join(format_number(len(body)) + body for body in bodies)
    return joined(wasm, [Section(number, code if number == CODE else content) for number, content in sections(wasm)])


def with_entries(content: bytes, more: Collection[bytes]) -> bytes:
    """Return the content of a section with these entries appended, and its count raised."""
    count, start = read_number(content, 0)
    return format_number(count + len(more)) + content[start:] + b"".join(more)


def after_locals(body: bytes) -> int:
    """Return the index of a function's first instruction."""
    groups, at = read_number(body, 0)
    for _ in range(groups):
        at = read_number(body, at)[1] + 1
    return at


def import_kinds(content: bytes) -> Iterator[int]:
    """Yield the kind of each import: 0 a function, 1 a table, 2 a memory, 3 a global, 4 a tag."""
    count, at = read_number(content, 0)
    for _ in range(count):
        for _ in range(2):  # module and name
            length, start = read_number(content, at)
            at = start + length
        kind = content[at]
        yield kind
        at += 1
        if kind == 0:
            at = read_number(content, at)[1]
        elif kind in (1, 2):
            at += kind == 1
            flags, at = read_number(content, at)
            for _ in range(1 + (flags & 1)):
                at = read_number(content, at)[1]
        else:
            at = at + 2 if kind == 3 else read_number(content, at + 1)[1]


def addresses(body: bytes) -> Iterator[int]:
    """Yield every number in a function's body that may be an address: 32-bit constants, offsets of loads and stores.

    Raises `ValueError` for an instruction that isn't known here.
    """
    at = after_locals(body)
    while at < len(body):
        instruction, at = body[at], at + 1
        if instruction == I32_CONST:
            yield read_number(body, at, signed=True)[0]
        elif instruction in LOADS_AND_STORES:
            yield read_number(body, read_number(body, at)[1])[0]
        at = _after_operands(body, instruction, at)


def _after_operands(body: bytes, instruction: int, at: int) -> int:
    if instruction in _BYTES_AFTER:
        return at + _BYTES_AFTER[instruction]
    numbers = _NUMBERS_AFTER.get(instruction)
    if instruction == BULK:
        kind, at = read_number(body, at)
        numbers = _NUMBERS_AFTER_BULK.get(kind)
    elif instruction in _LISTS_AFTER:
        length, at = read_number(body, at)
        numbers = length + _LISTS_AFTER[instruction]
    if numbers is None:
        raise ValueError(f"instruction {instruction:#x} at {at - 1}")
    for _ in range(numbers):
        at = read_number(body, at)[1]
    return at


def segments(content: bytes) -> Iterator[Segment]:
    """Yield the pieces of a data section whose addresses are constants, none if it is empty."""
    count, at = read_number(content, 0) if content else (0, 0)
    for _ in range(count):
        kind, at = read_number(content, at)
        address = -1
        if kind == 0 and content[at] == I32_CONST:
            address, at = read_number(content, at + 1, signed=True)
            at += 1  # end
        elif kind != 1:
            raise ValueError(f"a data segment of kind {kind}")
        length, start = read_number(content, at)
        at = start + length
        if address >= 0:
            yield Segment(address, start, at)

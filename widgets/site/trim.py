"""Leaves out of Pyodide's WebAssembly the functions that no page calls: most of them, and a third of its bytes.

`functions.txt` beside this module lists those that pages do call; `make functions` finds them out, by answering all of
the corpus. Whatever else is called stops Python, and then the page boots the whole of it (see `worker.js`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

FUNCTIONS = Path(__file__).with_name("functions.txt")

IMPORTS, GLOBALS, EXPORTS, CODE = 2, 6, 7, 10
"""The numbers of sections of a WebAssembly module."""

HEADER = 8
"""The length of what precedes the first section."""

UNREACHABLE = bytes((0, 0, 0x0B))
"""The body of a function that stops the program: no locals, `unreachable`, `end`."""

MARK = "called-"
"""How the names of the globals that `counting` exports begin."""

NEAR = 1
"""How many functions before and after one that is called are kept too. They are mostly of the same file of C, and the
likeliest to be called by what nobody has tried: of 158 functions that the corpus calls and the start of pages doesn't,
one neighbour on either side covers 83, two cover 101 and three 110, and each step costs readers some 50 kB."""

_WIDTH = 64


class Section(NamedTuple):
    """A section of a module: its number and its content."""

    number: int
    content: bytes


def trimmed(wasm: bytes, kept: Collection[int]) -> bytes:
    """Return the module with all functions, but only the bodies of those kept, counted from 0 in the code section.

    The others stop the program. Nothing else changes, so that a memory image of the whole module fits this one too.
    """
    return _with_bodies(wasm, [body if at in kept else UNREACHABLE for at, body in enumerate(_bodies(_code(wasm)))])


def kept_functions(wasm: bytes) -> frozenset[int] | None:
    """Return the functions that pages call, and those `NEAR` them; None if the list is of another module."""
    called = read_functions(wasm, FUNCTIONS.read_text("utf-8"))
    return called and frozenset(at + step for at in called for step in range(-NEAR, NEAR + 1))


def counting(wasm: bytes) -> bytes:
    """Return the module with a global for each function, exported as `MARK` and its number: 1 once it is called."""
    bodies = _bodies(_code(wasm))
    imported = sum(kind == 3 for kind in _import_kinds(_section(wasm, IMPORTS)))
    first = imported + _number(_section(wasm, GLOBALS), 0)[0]
    marked = []
    for at, body in enumerate(bodies):
        start = _after_locals(body)
        marked.append(body[:start] + b"\x41\x01\x24" + _written(first + at) + body[start:])  # i32.const 1, global.set
    globals_ = [b"\x7f\x01\x41\x00\x0b"] * len(bodies)  # i32, mutable, i32.const 0, end
    names = [f"{MARK}{at}".encode() for at in range(len(bodies))]
    exports = [_written(len(name)) + name + b"\x03" + _written(first + at) for at, name in enumerate(names)]
    more = {GLOBALS: globals_, EXPORTS: exports}
    parts = [
        Section(number, _longer(content, more[number]) if number in more else content)
        for number, content in _sections(wasm)
    ]
    return _with_bodies(_joined(wasm, parts), marked)


def exported_functions(wasm: bytes) -> dict[str, int]:
    """Return the functions of the code section that the module exports, by name."""
    imported = sum(kind == 0 for kind in _import_kinds(_section(wasm, IMPORTS)))
    content = _section(wasm, EXPORTS)
    count, at = _number(content, 0)
    functions = {}
    for _ in range(count):
        length, start = _number(content, at)
        name, at = content[start : start + length].decode(), start + length
        kind = content[at]
        index, at = _number(content, at + 1)
        if kind == 0:
            functions[name] = index - imported
    return functions


def read_functions(wasm: bytes, text: str) -> frozenset[int] | None:
    """Return the functions that a text lists; None if it was made for another module.

    Its first line is the module's SHA-256; the others are a number in hexadecimal whose bits are the functions.
    """
    digest, *lines = text.split()
    if digest != hashlib.sha256(wasm).hexdigest():
        return None
    bits = int("".join(lines), 16)
    return frozenset(at for at in range(bits.bit_length()) if bits >> at & 1)


def format_functions(wasm: bytes, called: Iterable[int]) -> str:
    """Return the text that `read_functions` reads."""
    digits = f"{sum(1 << at for at in set(called)):x}"
    digits = digits.zfill(-(-len(digits) // _WIDTH) * _WIDTH)
    lines = [digits[at : at + _WIDTH] for at in range(0, len(digits), _WIDTH)]
    return "\n".join([hashlib.sha256(wasm).hexdigest(), *lines, ""])


def _number(content: bytes, at: int) -> tuple[int, int]:
    """Return the number (LEB128, without sign) at this index, and the index after it."""
    value = shift = 0
    while True:
        byte = content[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def _written(value: int) -> bytes:
    """Return a number as LEB128."""
    content = bytearray()
    while value > 127:
        content.append(value & 127 | 128)
        value >>= 7
    return bytes((*content, value))


def _sections(wasm: bytes) -> Iterator[Section]:
    at = HEADER
    while at < len(wasm):
        length, start = _number(wasm, at + 1)
        yield Section(wasm[at], wasm[start : start + length])
        at = start + length


def _section(wasm: bytes, number: int) -> bytes:
    return next(content for each, content in _sections(wasm) if each == number)


def _code(wasm: bytes) -> bytes:
    return _section(wasm, CODE)


def _joined(wasm: bytes, parts: Iterable[Section]) -> bytes:
    written = (bytes((number,)) + _written(len(content)) + content for number, content in parts)
    return wasm[:HEADER] + b"".join(written)


def _bodies(code: bytes) -> list[bytes]:
    count, at = _number(code, 0)
    bodies = []
    for _ in range(count):
        length, start = _number(code, at)
        at = start + length
        bodies.append(code[start:at])
    return bodies


def _with_bodies(wasm: bytes, bodies: Collection[bytes]) -> bytes:
    code = _written(len(bodies)) + b"".join(_written(len(body)) + body for body in bodies)
    return _joined(wasm, [Section(number, code if number == CODE else content) for number, content in _sections(wasm)])


def _longer(content: bytes, more: Collection[bytes]) -> bytes:
    """Return the content of a section that begins with how many entries it has, with more of them."""
    count, start = _number(content, 0)
    return _written(count + len(more)) + content[start:] + b"".join(more)


def _after_locals(body: bytes) -> int:
    """Return the index of a function's first instruction."""
    groups, at = _number(body, 0)
    for _ in range(groups):
        at = _number(body, at)[1] + 1
    return at


def _import_kinds(content: bytes) -> Iterator[int]:
    """Yield the kind of each import: 0 a function, 1 a table, 2 a memory, 3 a global, 4 a tag."""
    count, at = _number(content, 0)
    for _ in range(count):
        for _ in range(2):  # module and name
            length, start = _number(content, at)
            at = start + length
        kind = content[at]
        yield kind
        at += 1
        if kind == 0:
            at = _number(content, at)[1]
        elif kind in (1, 2):
            at += kind == 1
            flags, at = _number(content, at)
            for _ in range(1 + (flags & 1)):
                at = _number(content, at)[1]
        else:
            at = at + 2 if kind == 3 else _number(content, at + 1)[1]

"""Leaves out of Pyodide's WebAssembly the functions that no page calls, and large tables that only these read.

`functions.txt` beside this module lists those that are kept; `make functions` finds them out, by answering all of the
corpus and trying ordinary Python. If a page calls any other, Python stops, and the page boots the whole of it (see
`worker.js`).
A table is left out only if no kept function holds an address in it; `tests/pyodide/test_tables.py` checks that nothing
misses it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from pathlib import Path

from .wasm import (
    DATA,
    EXPORTS,
    GLOBALS,
    IMPORTS,
    Section,
    addresses,
    after_locals,
    format_number,
    function_bodies,
    import_kinds,
    joined,
    read_number,
    section,
    sections,
    segments,
    with_bodies,
    with_entries,
)

FUNCTIONS = Path(__file__).with_name("functions.txt")

UNREACHABLE = bytes((0, 0, 0x0B))
"""The body of a function that stops the program: no locals, `unreachable`, `end`."""

MARK = "called-"
"""How the names of the globals that `counting` exports begin."""

TABLES = {
    "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6": (
        range(800_545, 2_051_568),  # the codecs of Chinese, Japanese and Korean, and `unicodedata`
        range(2_715_120, 2_791_104),  # SQLite, and checksums of archives
        range(2_824_342, 2_958_000),  # the character sets of musl's `iconv`
        range(3_000_804, 3_135_456),  # how C++ writes floats
    )
}
"""Where in memory large tables are, by the SHA-256 of the module: two fifths of what readers would download of it.

They are stretches between addresses that kept functions hold; `make functions` prints the longest. To see what lies
there, and which functions read it, run binaryen's `wasm-dis` on the module.
"""

NOT_ADDRESSES = frozenset(
    {
        *(0xE2080, 0xFFC00, 0x10FFFF, 0x110000),  # about code points
        *(0xFFFFF, 0x100000, 0x101000, 0x120000),  # flags and masks
        *(999_999, 1_000_000, 1_000_003, 1_664_525),  # of clocks, hashes and random numbers
    }
)
"""Numbers in kept functions that look like addresses in a table, but aren't."""

_WIDTH = 64


def trimmed(wasm: bytes, kept: Collection[int]) -> bytes:
    """Return the module with all functions, but only the bodies of those kept, counted from 0 in the code section.

    The others stop the program. `TABLES` that only these read are zeros. Nothing else changes, so that a memory image
    of the whole module fits this one too.
    """
    bodies = [body if at in kept else UNREACHABLE for at, body in enumerate(function_bodies(wasm))]
    unread = [table for table in TABLES.get(digest(wasm), ()) if not _is_read(table, bodies)]
    return without_tables(with_bodies(wasm, bodies), unread)


def _is_read(table: range, bodies: Iterable[bytes]) -> bool:
    return any(held in table and held not in NOT_ADDRESSES for body in bodies for held in addresses(body))


def without_tables(wasm: bytes, tables: Iterable[range]) -> bytes:
    """Return the module with zeros in these parts of its memory."""
    content = bytearray(section(wasm, DATA))
    for address, start, end in segments(bytes(content)):
        for table in tables:
            first, stop = max(table.start, address), min(table.stop, address + end - start)
            content[start + first - address : start + stop - address] = bytes(max(0, stop - first))
    return joined(wasm, [Section(number, bytes(content) if number == DATA else own) for number, own in sections(wasm)])


def digest(wasm: bytes) -> str:
    """Return the SHA-256 by which a module is known here."""
    return hashlib.sha256(wasm).hexdigest()


def kept_functions(wasm: bytes) -> frozenset[int] | None:
    """Return the functions that are kept, counted from 0 in the code section; None if the list is of another module."""
    return read_functions(wasm, FUNCTIONS.read_text("utf-8"))


def counting(wasm: bytes) -> bytes:
    """Return the module with a global for each function, exported as `MARK` and its number: 1 once it is called."""
    bodies = function_bodies(wasm)
    imported = sum(kind == 3 for kind in import_kinds(section(wasm, IMPORTS)))
    first = imported + read_number(section(wasm, GLOBALS), 0)[0]
    marked = []
    for at, body in enumerate(bodies):
        start = after_locals(body)
        marked.append(
            body[:start] + b"\x41\x01\x24" + format_number(first + at) + body[start:]
        )  # i32.const 1, global.set
    globals_ = [b"\x7f\x01\x41\x00\x0b"] * len(bodies)  # i32, mutable, i32.const 0, end
    names = [f"{MARK}{at}".encode() for at in range(len(bodies))]
    exports = [format_number(len(name)) + name + b"\x03" + format_number(first + at) for at, name in enumerate(names)]
    more = {GLOBALS: globals_, EXPORTS: exports}
    parts = [
        Section(number, with_entries(content, more[number]) if number in more else content)
        for number, content in sections(wasm)
    ]
    return with_bodies(joined(wasm, parts), marked)


def exported_functions(wasm: bytes) -> dict[str, int]:
    """Return the functions of the code section that the module exports, by name."""
    imported = sum(kind == 0 for kind in import_kinds(section(wasm, IMPORTS)))
    content = section(wasm, EXPORTS)
    count, at = read_number(content, 0)
    functions = {}
    for _ in range(count):
        length, start = read_number(content, at)
        name, at = content[start : start + length].decode(), start + length
        kind = content[at]
        index, at = read_number(content, at + 1)
        if kind == 0:
            functions[name] = index - imported
    return functions


def read_functions(wasm: bytes, text: str) -> frozenset[int] | None:
    """Return the functions that a text lists; None if it was made for another module.

    Its first line is the module's SHA-256; the others are a number in hexadecimal whose bits are the functions.
    """
    made_for, *lines = text.split()
    if made_for != digest(wasm):
        return None
    bits = int("".join(lines), 16)
    return frozenset(at for at in range(bits.bit_length()) if bits >> at & 1)


def format_functions(wasm: bytes, kept: Iterable[int]) -> str:
    """Return the text that `read_functions` reads."""
    digits = f"{sum(1 << at for at in set(kept)):x}"
    digits = digits.zfill(-(-len(digits) // _WIDTH) * _WIDTH)
    lines = [digits[at : at + _WIDTH] for at in range(0, len(digits), _WIDTH)]
    return "\n".join([digest(wasm), *lines, ""])

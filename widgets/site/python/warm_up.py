"""Runs inside Pyodide while the site is built, before the memory image is taken, so that first answers are quick.

It fills the caches: loads every template and runs every widget in every language. Then it shrinks
what the image will hold.
"""

import gc
import json
from collections.abc import Hashable
from functools import _lru_cache_wrapper
from types import CodeType, FunctionType
from typing import Any

from rake import BOOK
from rake.analysis.hand_trie import hand_trie
from rake.lookup import shares, tables

# The tables need the most memory, so they come first: what they free is then used by the rest.
tables(BOOK.ranking)
shares(BOOK.ranking)

# Rake's own modules before Jinja2, which the host brings along: this way round the image compresses 8 kB better.
import widgets.games.rake  # noqa: E402, F401
from widgets.host import WIDGETS, answer  # noqa: E402
from widgets.templates import LANGUAGES, environment  # noqa: E402


def unspecialized(code: CodeType, parts: dict[Hashable, Any]) -> CodeType:
    """Return a fresh copy of the code, without line numbers. Equal tuples and bytes are kept once, in `parts`.

    Python specializes bytecode as it runs, so that equal code no longer has equal bytes and compresses worse.
    """
    eights, rest = divmod(len(code.co_code) // 2, 8)
    no_lines = b"\xff" * eights + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(
        co_consts=tuple(
            unspecialized(value, parts) if isinstance(value, CodeType) else value for value in code.co_consts
        ),
        co_names=parts.setdefault(code.co_names, code.co_names),
        co_linetable=parts.setdefault(no_lines, no_lines),
        co_exceptiontable=parts.setdefault(code.co_exceptiontable, code.co_exceptiontable),
    )


env: Any = environment()
for template in env.list_templates(extensions=["html"]):
    env.get_template(template)
for lang in LANGUAGES:
    for widget in WIDGETS:
        first = {"widget": widget, "ident": "w1", "lang": lang, "seed": "1"}
        state = json.loads(answer(json.dumps(first)))["state"]
        for message in ("deal", "show"):
            asked = first | {"state": state, "fields": {"msg": message}}
            state = json.loads(answer(json.dumps(asked)))["state"]
        answer(json.dumps(first | {"state": state, "pack": "vardic"}))
# What was found out for the positions shown here is of no use for a reader's.
for each in gc.get_objects():
    if type(each) is _lru_cache_wrapper and each.cache_parameters()["maxsize"] and each is not hand_trie:
        each.cache_clear()
gc.collect()
parts: dict[Hashable, Any] = {}
for each in gc.get_objects():
    if type(each) is FunctionType:
        each.__code__ = unspecialized(each.__code__, parts)
gc.collect()
# Overwrite the memory that small objects have freed with zeros, which compress to almost nothing in the image.
for size in range(0, 512, 8):
    zeros = [bytes(size) for _ in range(600)]
del zeros, env, parts, each, first, asked, state, template, lang, widget, message, size
gc.collect()

"""Runs inside Pyodide while the site is built, before the memory image is taken, so that first answers are quick.

It fills the caches: loads every template and runs every widget in every language. Then it collects garbage.
"""

import ast
import gc
import json
from types import CodeType
from typing import Any

from rake import BOOK
from rake.lookup import shares, tables

# The tables need the most memory, so they come first: what they free is then used by the rest.
tables(BOOK.ranking)
shares(BOOK.ranking)

from widgets.host import WIDGETS, answer  # noqa: E402
from widgets.templates import LANGUAGES, environment  # noqa: E402


def on_one_line(source: str, filename: str) -> CodeType:
    """Compile a template as if it had one line: line numbers would be a tenth of what templates take in the image."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.expr | ast.stmt | ast.excepthandler | ast.arg | ast.keyword | ast.alias):
            node.lineno = node.end_lineno = 1
            node.col_offset = node.end_col_offset = 0
    code: CodeType = compile(tree, filename, "exec", optimize=2)
    return code


env: Any = environment()
env._compile = on_one_line
for template in env.list_templates(extensions=["html"]):
    env.get_template(template)
del env._compile
for lang in LANGUAGES:
    for widget in WIDGETS:
        first = {"widget": widget, "ident": "w1", "lang": lang, "seed": "1"}
        state = json.loads(answer(json.dumps(first)))["state"]
        for message in ("deal", "show"):
            asked = first | {"state": state, "fields": {"msg": message}}
            state = json.loads(answer(json.dumps(asked)))["state"]
        answer(json.dumps(first | {"state": state, "pack": "vardic"}))
gc.collect()
# Overwrite the memory that small objects have freed with zeros, which compress to almost nothing in the image.
for size in range(0, 512, 8):
    zeros = [bytes(size) for _ in range(600)]
del zeros, env, first, asked, state, template, lang, widget, message, size
gc.collect()

"""Runs inside Pyodide while the site is built: compiles a module to small bytecode.

Instead of a date it holds a hash of the source, which is never checked: so the same source gives the same bytecode.
"""

from __future__ import annotations

import ast
import marshal
import re
import sys
from collections import Counter
from functools import cache
from importlib.util import MAGIC_NUMBER, source_hash
from types import CodeType

STDLIB = "/lib/python{}{}.zip".format(*sys.version_info)
"""Where Python has its standard library, and a page all modules."""

UNCHECKED = (1).to_bytes(4, "little")
"""The flags in a bytecode file that say: named by a hash of the source, which Python shall not check."""

SPECIAL_ANNOTATIONS = re.compile("ClassVar|InitVar|KW_ONLY")
"""What dataclasses look for in annotations."""

MODULES_OF_TYPES = ("collections.abc", "typing")
"""The modules that are imported mainly for annotations."""

DATACLASS_DECORATOR = re.compile(r"(dataclass|values)\b")
"""How the decorator of a dataclass begins: the second is that of `widgets.kit.widget`."""


@cache
def compiled(source: bytes, name: str) -> bytes:
    """Return a module's bytecode file, made small: no assertions or line numbers, few docstrings and annotations.

    Cached, because the bundle is written twice.
    """
    tree = _without_unused(_Plain().visit(ast.parse(source)))
    code = compile(ast.fix_missing_locations(tree), f"{STDLIB}/{name}", "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(_unnumbered(code))


class _Plain(ast.NodeTransformer):
    """Removes the annotations of functions, the type variables that only these name, and the bounds of all others.

    Functions registered with `singledispatch` keep theirs, because it reads them. A type that has a name
    is an object like any other, and no method says that it overrides another.

    Fields and variables are all of the type `object`, unless their annotation says what kind of field they are.
    A dataclass gets a docstring of one sign, because else it would write itself a long one.
    """

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.generic_visit(node)
        if any(DATACLASS_DECORATOR.match(ast.unparse(decorator)) for decorator in node.decorator_list):
            node.body.insert(0, ast.parse('__doc__ = "."').body[0])
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        self.generic_visit(node)
        if not SPECIAL_ANNOTATIONS.search(ast.unparse(node.annotation)):
            node.annotation = ast.Name("object", ast.Load())
        return node

    def visit_TypeVar(self, node: ast.TypeVar) -> ast.TypeVar:
        node.bound = None
        return node

    def visit_TypeAlias(self, node: ast.TypeAlias) -> ast.Assign:
        return ast.Assign([ast.Name(node.name.id, ast.Store())], ast.Name("object", ast.Load()))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        node.decorator_list = [each for each in node.decorator_list if ast.unparse(each) != "override"]
        if not any(ast.unparse(decorator).endswith(".register") for decorator in node.decorator_list):
            node.returns, node.type_params = None, []
            taken = node.args
            for argument in (*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg):
                if argument:
                    argument.annotation = None
        return node


def _without_unused(tree: ast.Module) -> ast.Module:
    """Return a module without the types that it imports but doesn't use, and without its `__all__`."""
    used = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module in MODULES_OF_TYPES:
            node.names = [each for each in node.names if used[each.asname or each.name]]
    tree.body = [node for node in tree.body if not _is_unused(node, used)]
    return tree


def _is_unused(node: ast.stmt, used: Counter[str]) -> bool:
    match node:
        case ast.ImportFrom(names=names):
            return not names
        case ast.Assign(targets=[ast.Name("__all__")]):
            return used["__all__"] == 1
    return False


def _unnumbered(code: CodeType) -> CodeType:
    """Return the code with an empty table of line numbers: one entry "no line" for every eight instructions."""
    constants = tuple(_unnumbered(value) if isinstance(value, CodeType) else value for value in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * eights + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=constants)

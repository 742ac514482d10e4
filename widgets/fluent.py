"""Reads Fluent files (`sentences/<lang>.ftl`) as the nested values that `rake.kit.saying` says.

Only a checkout has this and its sources. The build writes what it returns as JSON, and that is all that a page gets.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast

from rake.kit.saying import CASES, Messages, Part, Pattern

type Options = Mapping[str, tuple[str, ...]]
"""A function's options in the order in which they are compiled, each with its values, of which the first is usual."""

FUNCTIONS: Mapping[str, Options] = {
    "CARD": {"case": CASES},
    "NUMBER": {
        "minimumFractionDigits": ("0", "1", "2"),
        "maximumFractionDigits": ("0", "1"),
        "signDisplay": ("auto", "exceptZero"),
        "style": ("decimal", "percent"),
    },
}
"""What a message may do with a variable; the numbers' options have the names and the meaning that JavaScript gives."""


class FluentFileError(ValueError):
    """A Fluent file says something that can't be said. The message has the file, the line, and what is wrong."""


def compiled(source: str, file: str | Path) -> Messages:
    """Return the messages of a Fluent file by name. Raises `FluentFileError`, which names the `file`."""
    return _Reader(source, file).messages()


class _Reader:
    """Reads one file."""

    def __init__(self, source: str, file: str | Path) -> None:
        self._source, self._file = source, file

    def messages(self) -> Messages:
        """Return the patterns of all messages by name."""
        messages: dict[str, Pattern] = {}
        for entry in FluentParser().parse(self._source).body:
            if isinstance(entry, ast.Junk):
                first = entry.annotations[0]
                raise self._error(first, f"{first.message} ({first.code})")
            if isinstance(entry, ast.Message | ast.Term):
                if isinstance(entry, ast.Term) or entry.attributes or not entry.value:
                    raise self._error(entry, f"{entry.id.name}: only messages can be said, no terms and no attributes")
                if entry.id.name in messages:
                    raise self._error(entry, f"there are two messages {entry.id.name}")
                messages[entry.id.name] = self._pattern(entry.value)
        return messages

    def _error(self, node: ast.SyntaxNode, what: str) -> FluentFileError:
        at = node.span.start if node.span else 0
        line = self._source.count("\n", 0, at) + 1
        return FluentFileError(f"{self._file}, line {line}: {what}")

    def _pattern(self, pattern: ast.Pattern) -> Pattern:
        parts = [self._part(element) for element in pattern.elements]
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def _part(self, element: ast.TextElement | ast.Placeable) -> Part:
        if isinstance(element, ast.TextElement):
            return element.value.replace("\n", " ")
        match element.expression:
            case ast.SelectExpression(selector=selector, variants=variants):
                default = next(_key(variant) for variant in variants if variant.default)
                patterns = {_key(variant): self._pattern(variant.value) for variant in variants}
                if len(patterns) < len(variants):
                    raise self._error(element, "two variants have the same key")
                return ["?", self._variable(selector), default, patterns]
            case ast.MessageReference(id=message, attribute=None):
                return ["@", message.name]
            case ast.StringLiteral() as text:
                return str(text.parse()["value"])
            case expression:
                return self._variable(expression)

    def _variable(self, expression: ast.SyntaxNode) -> Part:
        """Return a variable, or a function of one."""
        match expression:
            case ast.VariableReference(id=variable):
                return ["$", variable.name]
            case ast.FunctionReference(
                id=function, arguments=ast.CallArguments(positional=[ast.VariableReference(id=variable)], named=named)
            ):
                return [function.name, variable.name, *self._options(function, named)]
        raise self._error(expression, "expected a variable, a function of a variable, or the name of a message")

    def _options(self, function: ast.Identifier, named: list[ast.NamedArgument]) -> list[Part | int]:
        """Return the options of a function: the case of a card by its word, those of a number by their order."""
        if function.name not in FUNCTIONS:
            raise self._error(function, f"{function.name} isn't one of the functions: {', '.join(FUNCTIONS)}")
        options = FUNCTIONS[function.name]
        given = {each.name.name: each.value.value for each in named}
        for each in named:
            if each.value.value not in options.get(each.name.name, ()):
                raise self._error(each, f"{function.name} has no option {each.name.name}: {each.value.value}")
        chosen = {name: given.get(name, values[0]) for name, values in options.items()}
        return [word if function.name == "CARD" else options[name].index(word) for name, word in chosen.items()]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value

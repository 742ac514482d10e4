"""What a test of the terminal is handed to run its commands: the fixture `typed`."""

from __future__ import annotations

from collections.abc import Callable

type Run = Callable[[str, str], tuple[int, str, str]]
"""Runs a command with what is typed; returns its exit status, what it prints, and what goes to standard error."""

"""What the benchmarks have in common as commands: `--smoke`, `--site`, and exit status 1 if a floor is missed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path


def asked_of(main: Callable[..., bool]) -> argparse.Namespace:
    """Return what the command line of a benchmark asks for: `smoke`, a truth value, and `site`, a path or None."""
    described = sys.modules[main.__module__].__doc__
    options = argparse.ArgumentParser(description=described, formatter_class=argparse.RawDescriptionHelpFormatter)
    smoke = "measure next to nothing, only to see whether the benchmark still runs: a missed floor doesn't count"
    options.add_argument("--smoke", action="store_true", help=smoke)
    site = "if pages are measured, those of the site in this folder; by default the site is built anew"
    options.add_argument("--site", type=Path, help=site)
    return options.parse_args()


def end(*, holds: bool, smoke: bool) -> None:
    """End with exit status 1 if a floor is missed. The figures of a smoke run mean nothing."""
    sys.exit(not (holds or smoke))


def run[Size](main: Callable[[Size], bool], whole: Size, smoke: Size) -> None:
    """Run a benchmark at the size that the command line asks for. `main` tells whether every floor holds."""
    asked = asked_of(main)
    end(holds=main(smoke if asked.smoke else whole), smoke=asked.smoke)

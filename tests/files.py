"""The files whose text tests read: our code, and the templates."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent

CODE = sorted(
    path
    for folder, pattern in (
        ("rake", "**/*.py"),
        ("widgets", "**/*.py"),
        ("tests", "**/*.py"),
        ("benchmarks", "**/*.py"),
        ("widgets/js", "*.js"),
        ("widgets/site", "**/*.mjs"),
    )
    for path in (ROOT / folder).glob(pattern)
    if "node_modules" not in path.parts
)

TEMPLATES = sorted(path for path in (ROOT / "widgets").glob("**/*.html") if "node_modules" not in path.parts)

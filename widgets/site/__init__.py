"""Code that runs only while the site is built, in rooms by trade; none of it runs in the browser."""

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
"""The folder of the checkout."""

GENERATED = ROOT / ".cache" / "assets"
"""Where the build keeps the files that it makes for the site."""

"""Runs inside Pyodide while the site is built, after warm_up.py: imports what every game other than Rake needs.

It finds out which modules they need beyond those of Rake's pages. The games are in `/games`; `/whole.zip` has all of
the standard library, `/needed` the names of all modules to import. The value of the last line is the names of what was
imported for them, ours too.
"""

import os
import sys
from importlib import import_module

from widgets.other_games import add_zip

before = {*sys.modules}
# `pathlib` may be missing here.
for name in sorted(os.listdir("/games"), key=lambda name: (name != "shared.zip", "-" in name)):  # noqa: PTH208
    add_zip(f"/games/{name}")
sys.path.append("/whole.zip")
with open("/needed") as file:  # noqa: PTH123
    for name in file.read().split():
        import_module(name)
" ".join(name for name in sys.modules if name not in before)

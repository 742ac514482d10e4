"""Runs inside Pyodide while the site is built, after warm_up.py: plays every game other than Rake, as a page does.

It finds out which modules of the standard library they need beyond those of Rake's pages. The games are in `/games`;
`/whole.zip` has all of that library. The value of the last line is the names of those modules.
"""

import json
import os
import sys

from widgets.host import answer, game_named
from widgets.other_games import add_zip

# `pathlib` may be missing here.
for name in sorted(os.listdir("/games"), key=lambda name: (name != "shared.zip", "-" in name)):  # noqa: PTH208
    add_zip(f"/games/{name}")
sys.path.append("/whole.zip")

from widgets.other_games import words as games  # noqa: E402

BATCHES = 4

PRESSES = (
    ("lesson", ("hint", "next")),
    (
        "drill",
        (
            *("drill five", "level 3", "answer 1", "answer 2", "answer 3", "answer 4", "next"),
            *("drill winner", "level 3", "answer 1", "answer 2", "answer 3", "answer split", "next"),
            *("drill pot", "level 3", "next", "drill outs", "next", "level 3", "next"),
            *("drill price", "level 3", "answer call", "answer fold", "keep on", "next"),
            *("drill exam", *["next"] * 20, "missed", "next", "queue"),
        ),
    ),
    ("play", ("sit", *("hint", "hint", "hint", "check", "call", "stand") * 8, "judge", "out", "back", "next", "leave")),
    ("deal", ("next", "end")),
    (
        "versus",
        (
            "edit 1",
            "read",
            "toggle AS",
            "clear",
            *("deal", "next", "back", "more", "next", "next", "next") * 3,
            "unknown+",
        ),
    ),
    (
        "versus",
        ("wild", *("deal", "unknown+", "fewer", "back", "back", "back", "next", "next", "next") * 2, "unknown+"),
    ),
)

for game in games():
    for lang in ("en", "ru"):
        for widget, messages in PRESSES:
            if widget not in game_named(game).widgets:
                continue
            first = {"game": game, "widget": widget, "ident": "w1", "lang": lang, "seed": lang}
            frame = json.loads(answer(json.dumps(first)))
            for number, message in enumerate(messages):
                fields = {"msg": message, "buy": "100", "hand-1": "as, 10♥"}
                press = {"state": frame["state"], "fields": fields, "seed": f"{lang} {number}"}
                frame = json.loads(answer(json.dumps(first | press)))
                # Of a search the first batches are enough, but all bots have their turns.
                batches = 0
                while frame["tick"] and batches < BATCHES:
                    batches += not frame["pause"]
                    frame = json.loads(answer(json.dumps(first | {"state": frame["state"], "batches": 1})))
        answer(json.dumps(first | {"state": frame["state"], "pack": "standard"}))

files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
" ".join(name for name, file in files.items() if file.startswith("/whole.zip"))

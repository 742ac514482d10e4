"""Runs inside Pyodide while the site is built, before the memory image is taken, so that first answers are quick.

It fills the caches: loads every template and runs every widget in every language. Then it collects garbage.
"""

import gc
import json

from rake import BOOK
from rake.lookup import shares, tables

# The tables need the most memory, so they come first: what they free is then used by the rest.
tables(BOOK.ranking)
shares(BOOK.ranking)

from widgets.host import WIDGETS, answer  # noqa: E402
from widgets.templates import LANGUAGES, environment  # noqa: E402

for template in environment().list_templates(extensions=["html"]):
    environment().get_template(template)
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
del zeros, first, asked, state, template, lang, widget, message, size
gc.collect()

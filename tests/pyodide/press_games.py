"""Runs inside the Pyodide that counts its functions: presses whatever the games other than Rake offer."""

import json
import re
from random import Random

from widgets.host import answer, game_named
from widgets.other_games import words as games

PRESSES, BATCHES = 40, 4

CARDS = "as, 10♥"
"""What a reader may type into a field that isn't for numbers."""

# `html.parser` would count as needed.
CONTROL = re.compile(r"<(button|input|select|option)\b([^>]*)>")
ATTRIBUTE = re.compile(r' ([\w-]+)="([^"]*)"')
OFF = re.compile(r' (?:hidden|disabled|aria-disabled="true")')


def form(html: str) -> tuple[dict[str, str], list[str]]:
    """Return what a frame's form sends, and the messages of its buttons."""
    fields, messages, select = dict[str, str](), list[str](), ""
    for tag, text in CONTROL.findall(html):
        attributes = dict(ATTRIBUTE.findall(text))
        name, value = attributes.get("name", ""), attributes.get("value", "")
        match tag:
            case "button" if name == "msg" and not OFF.search(text):
                messages.append(value)
            case "input" if name != "state":
                fields[name] = value if "inputmode" in attributes else CARDS
            case "select":
                select = name
            case "option" if select not in fields or text.endswith(" selected"):
                fields[select] = value
    return fields, messages


for game in games():
    for widget in game_named(game).widgets:
        rng, pressed = Random(f"{game} {widget}"), set[str]()
        asked = {"game": game, "widget": widget, "ident": "w1"}
        frame = json.loads(answer(json.dumps(asked | {"lang": "en", "seed": "en"})))
        for number in range(PRESSES):
            about = asked | {"lang": ("ru", "en")[number % 2]}  # both languages come to all that is pressed often
            fields, messages = form(frame["html"])
            # First what says something new, otherwise anything.
            verbs = [message.partition(" ")[0] for message in messages]
            verb = rng.choice([each for each in verbs if each not in pressed] or sorted({*verbs}))
            own = [message for message, each in zip(messages, verbs, strict=True) if each == verb]
            message = rng.choice([each for each in own if each not in pressed] or own)
            pressed |= {verb, message}
            press = {"state": frame["state"], "fields": fields | {"msg": message}, "seed": str(number)}
            frame = json.loads(answer(json.dumps(about | press)))
            # Of a search the first batches are enough, but all bots have their turns.
            batches = 0
            while frame["tick"] and batches < BATCHES:
                batches += not frame["pause"]
                frame = json.loads(answer(json.dumps(about | {"state": frame["state"], "batches": 1})))
        answer(json.dumps(about | {"state": frame["state"], "pack": "standard"}))

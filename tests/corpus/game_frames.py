"""Frames of any game but Rake: its table, a deal step by step, its lessons and drills, and widgets of its own.

Rake's first round is like the first deal of any other game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, cycle, islice
from random import Random
from typing import Any

from rake.kit.game import Game
from rake.shelf import load
from tests.bounded import within
from widgets.host import game_named

from .blocks import Block, drawn, thinned
from .frames_drills import solved
from .frames_shared import DECKS, half
from .page import LANGUAGES, Page
from .sources import first_of, lessons_of

PRESSES = 60
"""How many buttons the reader of a deal presses at most."""

SHOWN = (1, 3, 9, 27)
"""The presses of a deal after which the frame is held."""

ASIDE = {"hint", "judge", "sit", "leave", "out", "back", "wait"}
OVER = ("next", "rebuy", "again")
"""Messages that aren't actions of the deal, and those that lead on once it is over."""

EVERY = 3
"""Of how many steps of a lesson one is held in a language."""

WANDERED = 9
"""How many buttons of a widget chance presses."""


def frames(word: str, lang: str) -> Iterator[Block]:
    """Yield frames of all widgets of a game in a language; what of it an earlier one has is left out."""
    widgets = game_named(word).widgets
    return thinned(chain.from_iterable(SHOWS.get(widget, _own)(word, widget, lang) for widget in widgets))


def _tables(game: Game[Any, Any, Any, Any]) -> Sequence[tuple[str, int]]:
    """Return each preset, of a single one two, with a number of players: the fewest that are not alone, or the most."""
    few, many = max(2, game.seats[0]), game.seats[-1]
    # Each language has every other one, and so the fewest and the most in turn.
    tables = zip(cycle(game.presets), cycle((few, many, many, few)), strict=False)
    return list(islice(tables, max(2, len(game.presets))))


def _seated(game: Game[Any, Any, Any, Any], seats: int) -> Mapping[str, str]:
    """Return the fields that seat the bots in turn."""
    bots = islice(cycle(game.bots), seats - 1)
    return {f"who-{player}": next(bots, "-") for player in range(2, game.seats[-1] + 1)}


def _play(word: str, widget: str, lang: str) -> Iterator[Block]:
    """Yield tables at which a deal is played to its end, with hints and a review, and the next one begins."""
    game = load(word)
    yield from Page(widget, lang, "first", game=word).first().blocks
    for preset, seats in half(lang, _tables(game)):
        page = Page(widget, lang, f"{preset} {seats}", game=word).ask(keep=False)
        page.press("sit", {"preset": preset, "buy": "100", **_seated(game, seats)})
        _finished(page, f"{word} {preset} {seats}")
        page.send("fly", keep=preset == game.presets[0])
        if "judge" in page.form.messages:
            page.press("judge").work(1)
        for message in [message for message in OVER if message in page.form.messages]:
            page.press(message)
        yield from page.blocks


def _finished(page: Page, seed: str) -> None:
    """Play a deal by buttons that chance chooses, with a hint whenever the frame is held.

    Cards are chosen until an action takes them, each once, or all are put back. Only once something is taken back: else
    no deal would end.
    """
    rng, chosen, aside = Random(seed), set[str](), {*ASIDE}
    for number in range(1, PRESSES + 1):
        if number in SHOWN and "hint" in page.form.messages:
            page.press("hint").work(1)
        if {*OVER} & {*page.form.messages}:
            break
        acts = [message for message in page.form.messages if message not in {*aside, *chosen}]
        takes = [message for message in acts if not message.startswith(("choose ", "put back", "fold", "sort "))]
        message = drawn(rng.random(), takes or acts)
        chosen = {*chosen, message} if message.startswith("choose ") else set()
        aside |= {message} & {"undo"}
        page.press(message, keep=number in SHOWN)
    page.ask(state=page.frame.state)


def _deal(word: str, widget: str, lang: str) -> Iterator[Block]:
    """Yield a deal at some of its steps, with the packs of its link, and links that hold no deal."""
    page = Page(widget, lang, "1", game=word).first()
    link = page.frame.link
    page.press("next").press("end").pack(*half(lang, DECKS)).press("start", keep=False).press("deal")
    for fault in (f"{word}=1&deal=", link[:-4], link.replace("seats=", "seats=9"), f"{link}~1+dance"):
        page.ask(link=fault)
    yield from page.send("nonsense").blocks


def _lesson(word: str, widget: str, lang: str) -> Iterator[Block]:
    """Yield steps of all lessons, each with a hint, its first answer and the right one, and what is said in the end."""
    for source in lessons_of(word, lang):
        page = Page(widget, lang, "1", source, game=word).first()
        asked = LANGUAGES.index(lang)
        presses = within(60, "the end of the lesson")
        while "next" in page.form.messages and next(presses):
            asked += 1
            if asked % EVERY == 0:
                solved(page.press("hint"))
            page.press("next", keep=False)
        yield from page.ask(state=page.frame.state).blocks


def first(word: str, widget: str, lang: str) -> Iterator[Block]:
    """Yield a first deal after every other press, in each language after others, and its end."""
    page = Page(widget, lang, "1", first_of(word, lang), game=word).first()
    pressed = LANGUAGES.index(lang)
    presses = within(500, "the end of the first deal")
    while page.form.messages != ["again"] and next(presses):
        pressed += 1
        page.press(page.form.messages[-1], keep=pressed % len(LANGUAGES) == 0)
    yield from page.ask(state=page.frame.state).send("nonsense").blocks


def _drill(word: str, widget: str, lang: str) -> Iterator[Block]:
    """Yield a question of each kind, of another level in each language, answered up to the right answer."""
    page = Page(widget, lang, "1", game=word).first()
    for kind in [message for message in page.form.messages if message.startswith("drill ")]:
        page.press(kind, keep=False)
        for level in half(lang, [message for message in page.form.messages if message.startswith("level ")]):
            solved(page.press(level, keep=False))
    yield from page.pack(*half(lang, DECKS)).blocks


def _own(word: str, widget: str, lang: str) -> Iterator[Block]:
    """Yield a widget that only some games have, where chance presses its buttons, and the packs of its links."""
    page = Page(widget, lang, "1", game=word).first()
    yield from page.wander(WANDERED, f"{word} {widget} {lang}").pack(*half(lang, DECKS)).send("nonsense").blocks


SHOWS: Mapping[str, Callable[[str, str, str], Iterator[Block]]] = {
    "play": _play,
    "deal": _deal,
    "first": first,
    "lesson": _lesson,
    "drill": _drill,
}
"""What shows a widget that all games share; any other is one of the game's own."""

"""Frames of rounds that are stepped through."""

from __future__ import annotations

from collections.abc import Iterator

from rake import Round, View, to_query

from .blocks import Block
from .frames_shared import bad_links, half, linked, refused
from .frames_spots import finished
from .houses import DRAWN, PICKERS, Recipe
from .page import Page

EXPOSED = (
    "players=2 ante=1 stacks=20.20~deal 1=DW.LW.9W 2=PS.TC.3C~bets 1 check, 2 check"
    "~middle up=5W.8S down=2W.2F exposed=2~picks 1 2F, 2 x1"
)

UNPLAYED = "players=2 ante=1 stacks=20.20~deal 1=DW.LW.9W 2=PS.TC.3C~bets 1 check, 2 bet 50"
OPENED = "players=2 ante=1 stacks=9.9 seen=1~deal 1=AS.AF.AC 2=xx.xx.xx~bets 1 check"


def played() -> list[Round]:
    """Return rounds of different lengths, with several house rules, sizes, absent seats and dead money."""
    recipes = [Recipe.drawn(seed) for seed in (4, 7, 19)]
    literal = Recipe(101, "literal", [60, 12, 60], 2, pickers=("made", "outs"))
    blinds = Recipe(102, "book.forced-blinds.min_raise-last", [80, 4, 80, 80, 80], 4, [3], {5: 4}, PICKERS[:2])
    fixed = Recipe(103, "book.betting-fixed-limit.small_bet-2.big_bet-4.cap-2", [50, 9, 50, 50], 2)
    return [each.played() for each in (*recipes, literal, blinds, fixed)]


def round_link(now: Round | View) -> str:
    """Return the query of a round, whole or as a seat saw it."""
    return to_query(f"rake=1 round={now.record().in_field}")


def deal(lang: str) -> Iterator[Block]:
    """Yield rounds step by step, with all cards and as a seat saw them."""
    yield from Page("deal", lang, "3").first().blocks
    page = Page("deal", lang, "3", shared=True).ask(keep=False)
    page.press("next").press("next").press("view 2").pack("vardic")
    page.press("end", keep=False).press("view 3").press("back", keep=False).press("start").press("more", keep=False)
    page.press("fewer", keep=False).press("fewer", keep=False).press("fewer").press("deal").send("fewer")
    yield from page.blocks
    for number, now in half(lang, list(enumerate(played()))):
        ended = Page("deal", lang, f"played {number}").ask(link=round_link(now), keep=False).press("end", keep=False)
        ended.press(f"view {1 + number % now.players}" if number > 2 else "view 0")
        yield from ended.blocks
    drawn = Page("deal", lang, "drawn", shared=True).ask(state=f"rake=1 round={DRAWN}", keep=False).press("end")
    drawn.ask(state=f"rake=1 step=4 round={EXPOSED}").ask(state=f"rake=1 quiet=1 step=3 round={EXPOSED}").press("try")
    drawn.send("view 9").ask(link=round_link(played()[4].seen_by(2))).pack("standard").send("view 1")
    drawn.ask(state=f"rake=1 view=1 round={OPENED}").ask(state=f"rake=1 step=99 round={EXPOSED}")
    yield from drawn.blocks
    reviewed = Page("deal", lang, "reviewed").ask(state=f"rake=1 round={DRAWN}", keep=False)
    finished(reviewed.press("review 2")).press("view 2").press("view 1", keep=False).press("review 1")
    yield from reviewed.blocks
    yield from linked("deal", lang, (0,))
    faults = ("", "~deal 1=AS.AF.AC", UNPLAYED, DRAWN.replace("7S 1", "8S 1"), DRAWN[:-30])
    yield from bad_links("deal", lang, *(to_query(f"rake=1 round={fault}") for fault in faults))
    yield from refused("deal", lang)

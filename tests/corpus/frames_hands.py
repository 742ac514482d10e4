"""Frames of hands that are looked at and compared, and of pots."""

from __future__ import annotations

from collections.abc import Iterator

from .blocks import Block
from .frames_shared import bad_links, linked, refused
from .page import Page

LONG = f"rake=1&hand=AS.AW{'.' * 8_000}"
"""A link longer than any that is read."""

MANGLED = (
    "rake%253D1%2526hand%253DAS.AW.AF%2C9C%3C/a%3E%22%3E",
    "RAKE=1&HAND=AS.A\u00adW\u00a0AF%5D(https://rake.example/hand/?x",
    "utm_source=x&amp;amp;rake=1&hand=AS.AW.AF**&foo=1&srsltid=2", "rake=3D1&hand=3DAS.=AW&quot;#:~:text=Aces",
    "hand=AS.%0A%3E%20AW\\_\u2026%0A%0ASent", "rake=1&hnad=AS", "rake=1&hand=AS;DS",
    "rake=1&hand=AS\u2010A\u2660\u201d&quiet",
    "utm_id=3&fbclid=x", "x=1&holdem=1&hands=AS", "rake=1&HAND=\u0422\u0423%FF%e2%99&\u0444=\u0416",
)  # fmt: skip
"""Links that others have mangled, one or more of each kind."""


def hand(lang: str) -> Iterator[Block]:
    """Yield a hand that is guessed, dealt, chosen card by card and written."""
    yield from Page("hand", lang, "8").first().pack("vardic").blocks
    page = Page("hand", lang, "9", shared=True).ask(keep=False)
    page.press("guess RAKE").press("deal").press("show").press("deal").press("guess PAIR")
    page.press("deal").press("guess HIGH_CARD")
    page.press("choose", keep=False).press("clear", keep=False).press("toggle AS", keep=False)
    page.press("type", {"cards": "as 10♥ 9c k♦"}).press("type", {"cards": "as tw 9x"})
    page.send("done", {"cards": "AS AW AF 2S 2W"})
    yield from page.blocks
    quiet = Page("hand", lang, "quiet", shared=True)
    quiet.ask(state="rake=1 hand=AS.DW.DF.DC.2S quiet=1").press("try")
    quiet.ask(state="rake=1 hand=AS.8F.5C.3C.2S ask=1 quiet=1").press("show")
    quiet.ask(state="rake=1 hand=5W.4S.3F.2C.AW ask=1", keep=False)
    quiet.send("guess RUN", seen="rake=1 hand=5W.4S.3F.2C.AC ask=1").press("guess RUN").send("guess RUN")
    quiet.send("guess RUM").ask(state="rake=1 hand=- choose=1", keep=False).pack("standard")
    yield from quiet.blocks
    yield from linked("hand", lang, (7,))
    yield from bad_links("hand", lang, LONG, "rake=1&hand=AS.1X", "rake=1&hand=AS.AS", "rake=1&hand=AS.AW.AF.AC.DS.DW")
    yield from bad_links("hand", lang, *MANGLED)
    yield from bad_links("hand", lang, "rake=1&hand=", "rake=1", "rake=1&hand=AS&rules=chess", "hand=AS&hand=AW")
    yield from bad_links("hand", lang, "rake=1&hand=%3Cscript%3Ealert(1)%3C/script%3E", "rake=7&hand=AS&_ga=1")
    yield from refused("hand", lang)


def versus(lang: str) -> Iterator[Block]:
    """Yield hands that are compared, under several house rules, and changed."""
    yield from Page("versus", lang, "4").first().blocks
    page = Page("versus", lang, "4", shared=True).ask(keep=False)
    page.pack("standard").press("guess 1").press("deal").press("guess 0")
    page.press("more", keep=False).press("show").press("rules book.kickers-one").press("more", keep=False)
    page.press("show").press("fewer", keep=False).press("fewer", keep=False).press("guess 2")
    page.press("edit 2", keep=False).press("clear", keep=False).press("toggle AS").press("done").pack("vardic")
    yield from page.blocks
    tied = Page("versus", lang, "tied", shared=True)
    tied.ask(state="rake=1 hands=DS.LS.TS.5S.2S_DW.LW.TW.5W.2W ask=1").press("guess 0")
    tied.press("rules book.two_pair_beats_three-on").ask(state="rake=1 hands=AS.4W.4F.9C.2S_AW.AF.DS.DC.7W quiet=1")
    tied.press("try").send("rules book.kickers-two").send("fewer")
    yield from tied.blocks
    yield from linked("versus", lang, (3,))
    yield from bad_links("versus", lang, "rake=1&hands=AS.AW.AF.9C.2S", "rake=1&hands=AS.AW.AF.9C.2S_AS.DW.DF.DC.2W")
    yield from bad_links("versus", lang, "rake=1&hands=AS.AW.AF.9C_DS.DW.DF.DC.2W", "rake=1&hands=AW.AF_&rules=kickers")
    yield from refused("versus", lang)


def pots(lang: str) -> Iterator[Block]:
    """Yield contributions that are filled in, folded and split."""
    yield from Page("pots", lang, "6").first().blocks
    page = Page("pots", lang, "6", shared=True).ask(keep=False).pack("vardic")
    page.press("split", {"chips-1": "15", "chips-4": "123456"}).press("fold 4").press("more").press("fold 1")
    page.press("split", {"chips-2": "0", "chips-5": " 1000 "}).press("fold 1").press("fewer").press("fewer")
    page.press("fewer").press("fold 2").press("fold 1").press("split", {"chips-1": "many"}).send("fold 9").send("fewer")
    yield from page.blocks
    quiet = Page("pots", lang, "quiet").ask(state="rake=1 quiet=1 paid=10.25f.40.40").press("try")
    quiet.ask(state="rake=1 paid=5.5.5.5.5.5.5.5", keep=False).send("more")
    yield from quiet.blocks
    yield from linked("pots", lang, (2,))
    bad = ("rake=1&paid=1", "rake=1&paid=1.x", "rake=1&paid=1f.2f", "rake=1&paid=99999999.1", "rake=1&paid=1000001.1")
    yield from bad_links("pots", lang, *bad)
    yield from refused("pots", lang)

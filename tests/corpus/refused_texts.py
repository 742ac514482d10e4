"""Texts chosen by hand, so that each refusal that the engine knows comes to pass."""

from __future__ import annotations

from .refused_rounds import RECORDS, REPLAYS, ROUNDS, TABLES, TWO, WHOLE

SPOT = "players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W down=2"
LATER = SPOT.replace("seat=1", "seat=2")
LAST = "players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C down=1 took=1-x2W.2-9S"
HANDS = "hands=AS.AW.AF.9C.2S_DS.DW.DF.DC.2W"

CHOSEN: dict[str, tuple[str, ...]] = {
    "card": ("", "A", "1S", "AS ", "Z♥", "10", "xx", "ASS", "\ud800", "A\u2028", "k♥"),
    "cards": ("", " ", "-", "--", "AS AS", "AS.as", "10♠ AS T♠", "AS;AW", "\x1f-", "AS..AW", "9" * 60, "🂡"),
    "action": (
        "", "bet", "bet 0", "bet -1", "raise 1234567890", "take", "take x0", "take 10S", "check 5", "allin", " call x",
        "Fold", "take X3", " take  x3", "bet 5.0", "raise ٥",
    ),
    "rules": (
        "", "Book.Kickers-ONE", "chess", "book.", "book.kickers", "book.kickers-two", "book.cap-0", "book.clock-off",
        "book.cap-1.cap-2", "book.buy_in_min-9.buy_in_max-8", "literal.small_bet-1000001", "book.middle-seated.x-1",
    ),
    "hand": (
        "", "hand", "rake=2 hand=AS", "hand=AS hand=AW", "hand=-", "hand=AS.AW.AF.AC.DS.DW", "hand=AS what=1", "rake=1",
        "x hand=AS", "hands=AS", "hand=AS rules=two", "hand=AS.AX rules=book",
    ),
    "hands": (
        "hands=AS.AW.AF.9C.2S", HANDS.replace(".2S", ""), "hands=", HANDS.replace("DS", "AS"), "hands=______",
        HANDS.replace("2W", "2X"), f"{HANDS} rules=book rules=book", HANDS.replace("_", "__"),
    ),
    "link": ("", "?", "rake=1&hand=", "rake=1&hand=AS&hand=AS", "hand=AS&x=1", "hand=%FF", "&hand=AS."),
    "record": RECORDS,
    "replay": REPLAYS,
    "whole": WHOLE,
    "round": ROUNDS,
    "table": TABLES,
    "spot": (
        "", "players=9", "players=2 seat=3", "seat=1", SPOT.replace("pick=1", "pick=3"), SPOT.replace(".9F", ""),
        SPOT.replace("9F", "DS"), SPOT.replace("down=2", "down=1"), SPOT.replace("up=DS.2W down=2", "up=DS down=3"),
        f"{SPOT} took=2-xx", f"{SPOT} out=2", f"{SPOT} out=1", f"{SPOT} out=2-3", f"{SPOT} out=2-x", f"{SPOT} took=1",
        f"{SPOT} took=3-xx", LATER, f"{LATER} took=1-xAC", f"{SPOT.replace('players=2', 'players=3')} out=2.2",
        LAST.replace("x2W", "xAC"), LAST.replace("1-x2W", "1-xx"), LAST.replace("pick=2", "pick=1"),
        f"{SPOT} > take 9S", f"{SPOT} > check", f"{SPOT} > take x3", f"{SPOT.replace(' down=2', '')} > take x1",
        f"{LAST} > take 2W", f"{LAST} > take x3", f"{LAST.replace('up=9C down=1', 'up=9C.8C')} > take x1",
    ),
    "odds": (
        "", f"{SPOT} policy=strong", f"{SPOT} sums=1-2-3", f"{SPOT} sums=1-2-1.1-2-1.1-999999-999999", LAST,
        f"{SPOT} sums=1-2-1.1-2-3.1-2-1", f"{LAST} wins=1-2", f"{LAST} wins=1-2.3-2", f"{LAST} wins=1-0.1-2",
        f"{LAST} wins=1-2.x", f"{SPOT} sums=0-0-0.0-0-0.0-0-5", f"{SPOT} policy=made sums=0-0-0.0-0-0.0-0-0",
    ),
    "question": (
        "", "ask=why", "ask=name hand=AS", "ask=makes want=PAIR hand=AS.AW up=AS", "ask=highest up=AS",
        "ask=find want=AS up=AW.AF", f"ask=knows want=9 {SPOT}", "ask=pot paid=1.2 want=x say=1.2",
        "ask=winner hands=AS", "ask=pot paid=1 want=0 say=1.2", "ask=outs hand=AS.AW.AF.AC want=RUM say=1",
        f"ask=turn round={TWO}",
        f"ask=legal say=dance round={TWO}", f"ask=takes want=1 say=1.2 round={TWO}", f"ask=legal say=fold round={TWO}",
    ),
    "evaluate": ("AS.AW", "AS.AW.AF.AC.DS.DW"),
    "made": ("-", "AS.AW.AF.AC.DS"),
    "showdown": ("AS.AW.AF.AC.DS", "AS.AW.AF.AC.DS_AS.LS.TS.9S.8S", "AS.AW.AF.AC.DS_DW.DF.DC.LS"),
    "outs": ("AS.AW > DS", "AS.AW.AF > DS.AS", "- > DS", "AS.AW.AF.AC > DS.DW"),
}  # fmt: skip
"""Texts for each parser."""

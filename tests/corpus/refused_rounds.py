"""Records, and what is done in rounds and at tables, chosen by hand so that each refusal of theirs comes to pass."""

from __future__ import annotations

TWO = "rake 1 ante=1 stacks=9.20\ndeal 1=AS.TW.9F 2=DS.2W.7C"
HIDDEN = "rake 1 ante=1 stacks=9.20 seen=1\ndeal 1=AS.TW.9F 2=xx.xx.xx"
LAID = f"{TWO}\nbets 1 check, 2 check\nmiddle up=2S.3S down=4S.6S"
BET = f"{TWO}\nbets 1 bet 3"
OVER = f"{BET}, 2 fold"
PICKED = "picks 1 2S, 2 x1\nbets 1 check, 2 check\npicks 1 3S, 2 x2\nbets 1 check, 2 check"
SEEN = f"{HIDDEN}\nbets 1 check, 2 check\nmiddle up=2S.3S down=xx.xx\n{PICKED}\nreveal"
OWN, OTHER = "1=AS.TW.9F.3S.2S", "2=DS.7C.6S.4S.2W"

FULL = "rake=1 chairs=40.50.-.0 ante=2"
PLAYING = "chairs=9.20 ante=1 dealer=2 playing=1.2"


def ruled(rules: str, steps: str = "", chips: str = "9.20.40") -> str:
    """Return the record of a round of three by some house rules."""
    deal = "deal 1=AS.TW.9F 2=DS.2W.7C 3=LC.LF.5S"
    return f"rake 1 ante=2 stacks={chips} rules={rules}\n{deal}" + (f"\n{steps}" if steps else "")


def blinds(post: str) -> str:
    """Return the record of a round of three with blinds and dead money."""
    return ruled("book.forced-blinds").replace("\n", f"\npost {post}\n", 1)


def headed(start: str, other: str) -> str:
    """Return the record of two with a piece of it replaced."""
    return TWO.replace(start, other)


LIMIT, LIMIT_4 = "book.betting-fixed-limit", "book.betting-fixed-limit.small_bet-4"
POT = "book.betting-pot-limit"

RECORDS = (
    "", "~", "rake 2 x", "rake 1", f"{TWO}\nsteps", f"{TWO}\nbets", f"{TWO}\nbets 3 check", f"{TWO}\nbets 1 take 9F",
    f"{TWO}\npicks 1 check", f"{TWO}\nmiddle up=2S down=3S.4S", f"{TWO}\nmiddle up=AS down=3S", f"{TWO} 3=2S.3S.4S",
    f"{TWO}\nmiddle up=2S", f"{TWO}\nreveal 1=AS.AS", f"{TWO}\ndraw 1", headed(".9F", ""), headed("2=D", "1=D"),
    headed("9.20", "9"), headed("ante=1", ""), headed("ante=1", "ante=1 players=3"), headed("9.20", "9.1000001"),
    headed("1=A", "1:A"), headed("ante=1", "ante=1 seen=3"), headed("ante=1", "ante=1 absent=0"),
)  # fmt: skip

REPLAYS = (
    f"{TWO}\nbets 2 check", f"{TWO}\npicks 1 AS", f"{LAID}\nbets 1 check", f"{TWO}\nbets 1 check, 2 check",
    f"{TWO}\nmiddle up=2S.3S down=4S.6S", f"{LAID}\npicks 1 9S", f"{LAID}\npicks 1 x1, 2 x1", f"{LAID}\npicks 1 fold",
    LAID.replace(".3S", "").replace(".6S", ""), f"{LAID}\n{PICKED}", f"{LAID}\n{PICKED}\nbets 1 check",
    f"{LAID}\n{PICKED}\ndraw 1=9S", f"{LAID} exposed=1\npicks 1 4S, 2 x1", f"{OVER}\nmiddle up=2S.3S down=4S.6S",
    headed("ante=1", "ante=0"), headed("9.20", "0.20"), ruled("literal", chips="1.20.20"), blinds("1=4"),
    blinds("1=1 1=2"), f"{HIDDEN}\nbets 1 check, 2 bet 3, 1 fold", HIDDEN.replace("1=AS", "1=xx"), f"{SEEN} {OWN}",
    f"{SEEN} {OWN} 2=DS.6S.4S.2W", f"{SEEN} {OWN} {OTHER}", f"{SEEN} 1=AS.TW.9F.3S.7C {OTHER}",
    f"{SEEN} {OWN} {OTHER}".replace("down=xx.xx", "down=4S.6S"), ruled(f"book.forced-blinds.{LIMIT[5:]}"),
    ruled("book", "bets 1 check, 2 check, 3 check"), headed("ante=1", "ante=1 absent=1"),
)  # fmt: skip

WHOLE = (HIDDEN, f"{HIDDEN}\nbets 1 check")

ROUNDS = (
    *(f"{TWO} > {act}" for act in ("fold", "call", "raise 5", "bet 9", "bet 0", "take AS", "take x1", "bet", "redeal")),
    *(f"{BET} > {act}" for act in ("check", "bet 5", "raise 3", "raise 99", "fold now", "redeal", "late", "record")),
    *(f"{LAID} > {act}" for act in ("fold", "check", "take AS", "take x3", "expose 3", "expose 1", "see 3", "spot 2")),
    *(f"{OVER} > {act}" for act in ("check", "late", "fold", "spot 1", "redeal", "see 2", "record 3")),
    *(f"{HIDDEN} > {act}" for act in ("record", "record 2", "see 2", "record 9", "fold")),
    f"{headed('ante=1', 'ante=1 absent=1')} > check",
    f"{ruled('book.table_stakes-off', 'bets 1 check, 2 bet 12, 3 call')} > call",
    f"{ruled('card-room', 'bets 1 check, 2 bet 6')} > raise 8",
    f"{ruled('card-room', 'bets 1 check, 2 bet 5, 3 raise 7')} > raise 7",
    f"{ruled('card-room', 'bets 1 bet 4, 2 call, 3 raise 6', '40.20.8')} > raise 12",
    f"{ruled('book.forced-blinds')} > raise 1",
    f"{ruled('book.forced-blinds.min_raise-last')} > raise 3",
    f"{ruled(LIMIT)} > bet 2",
    f"{ruled(LIMIT, 'bets 1 bet 1')} > raise 1",
    f"{ruled(LIMIT_4)} > bet 2",
    f"{ruled(LIMIT_4, 'bets 1 bet 4, 2 raise 6, 3 call', '40.8.40')} > raise 8",
    f"{ruled(LIMIT, 'bets 1 bet 1, 2 raise 2, 3 raise 3, 1 raise 4')} > raise 5",
    f"{ruled(POT)} > bet 7",
    f"{ruled(POT, 'bets 1 bet 6')} > raise 19",
)

TABLES = (
    "", "chairs=5", "chairs=5.5 ante=", "chairs=5.5x ante=1", "chairs=5aw.5 ante=1", "chairs=5.5 ante=0",
    "chairs=5.5 ante=1 dealer=3", "chairs=5.5 ante=1 playing=1.2", "chairs=5.5.5 ante=1 dealer=2 playing=1.3.2",
    "chairs=1000000.1 ante=1", "chairs=5.5t4 ante=1", f"{PLAYING} > next", f"{PLAYING} > leave 1",
    "chairs=5.5a ante=1 > next", "chairs=5.5 ante=2 rules=book.forced-blinds.betting-fixed-limit",
    "chairs=5.5 ante=1 rules=book.buy_in_max-9 > add 1 5", f"{PLAYING} > settle {TWO.replace('\n', '~')}",
    f"{PLAYING.replace('9', '8')} > settle {OVER.replace('\n', '~')}", f"{PLAYING} > settle {OVER.replace('\n', '~')}",
    *(f"{FULL} > {act}" for act in ("sit 1 9", "sit 5 9", "sit 3 0", "add 3 5", "add 1 0", "add 9 9", "leave 3")),
    *(f"{FULL} > {act}" for act in ("away 0", "back 3", "late 3", "add 1 1000000", "next", "away 1", "leave 1")),
)  # fmt: skip

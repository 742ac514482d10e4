"""A record that can be read is played exactly as it stands, or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import IllegalAction, IllegalPosition, InvalidNotation, Phase, Round, parse_record
from rake.record import RecordRefusal
from tests.examples import examples

from .rounds import FIVE, chips, dealt, play, stacked
from .strategies import deals, random_play

SEEDS = st.integers(0, 2**32)
many = examples(600)

WHOLE = """\
rake 1 players=3 ante=1 stacks=9.9.9
deal 1=DW.LW.9F 2=AW.AF.AC 3=DF.LF.9C
bets 1 check, 2 check, 3 bet 1, 1 call, 2 fold
middle up=5C.5S down=2S.2W
picks 1 5C, 3 x2
bets 1 check, 3 check
picks 1 x1, 3 5S
bets 1 check, 3 check"""

SEEN = """\
rake 1 players=3 ante=1 stacks=9.9.9 seen=1
deal 1=DW.LW.9F 2=xx.xx.xx 3=xx.xx.xx
bets 1 check, 2 check, 3 bet 1, 1 call, 2 fold
middle up=5C.5S down=2S.xx
picks 1 5C, 3 x2
bets 1 check, 3 check
picks 1 x1, 3 5S
bets 1 check, 3 check
reveal 1=DW.LW.9F.5C.2S 3=DF.LF.9C.5S.2W"""


def test_a_whole_record_replays_to_the_last_chip() -> None:
    over = parse_record(WHOLE).round()
    assert str(over.record()) == WHOLE
    assert str(over.seen_by(1).record()) == SEEN
    assert (over.phase, chips(over)) == (Phase.OVER, (10, 8, 9))


def test_6_4_a_round_from_a_record_goes_on_to_where_its_cards_end() -> None:
    dealt_only = parse_record(WHOLE.split("\nbets")[0]).round()
    betting = play(dealt_only, "1 check, 2 check")
    with pytest.raises(IllegalPosition) as refused:
        play(betting, "3 check")
    assert refused.value.violation.code is RecordRefusal.NO_MIDDLE


def test_a_record_of_what_one_seat_saw_replays_to_the_last_chip() -> None:
    over = parse_record(SEEN).views(1)[-1]
    assert (over.phase, chips(over)) == (Phase.OVER, (10, 8, 9))
    for hidden in (parse_record(SEEN).round, parse_record(SEEN).rounds, lambda: parse_record(SEEN).views(2)):
        with pytest.raises(IllegalPosition, match="hidden"):
            hidden()


def test_a_whole_record_may_end_anywhere() -> None:
    steps = WHOLE.split(", ")
    for count in range(1, len(steps)):
        text = ", ".join(steps[:count])
        assert str(parse_record(text).round().record()) == text


@pytest.mark.parametrize(
    ("text", "said", "instead"),
    [
        pytest.param(WHOLE, "2=AW.AF.AC", "2=xx.xx.xx", id="a hidden hand in a whole record"),
        pytest.param(WHOLE, "down=2S.2W", "down=2S.xx", id="a hidden card in the middle of a whole record"),
        pytest.param(WHOLE, "up=5C.5S", "up=5C.xx", id="a face-up card of a whole record"),
        pytest.param(SEEN, "up=5C.5S", "up=xx.5S", id="a face-up card not seen"),
        pytest.param(WHOLE, "1 check, 3 check\npicks", "1 check\npicks", id="a pick-up before its turn"),
        pytest.param(WHOLE, "2 fold\nmiddle", "2 fold\nmiddle up=AS.3S down=4S.6S\nmiddle", id="two middles"),
        pytest.param(WHOLE, "up=5C.5S down=2S.2W", "up=5C.5S.3S down=2S.2W.4S", id="too wide a middle"),
        pytest.param(WHOLE, "bets 1 check, 2", "bets 3 check, 2", id="out of turn"),
        pytest.param(WHOLE, "ante=1", "ante=10 rules=literal", id="a stake above the stacks"),
        pytest.param(WHOLE + "\nreveal 1=DW.LW.9F.5C.2S 3=DF.LF.9C.5S.2W", "", "", id="what follows from the rest"),
        pytest.param(WHOLE + "\ndraw 1=TS", "", "", id="a draw that nobody drew"),
        pytest.param(WHOLE, "middle up", "picks 1 5C\nmiddle up", id="a pick-up before the middle"),
        pytest.param(WHOLE.split("\nmiddle")[0], "", "", id="no middle where it has been laid"),
        pytest.param(SEEN, "deal 1=DW", "deal 1=xx", id="an own card not seen"),
        pytest.param(SEEN, "2=xx.xx.xx", "2=AS.3S.4S", id="the hand of another"),
        pytest.param(SEEN, "down=2S.xx", "down=xx.xx", id="an own pick-up not seen"),
        pytest.param(SEEN, "down=2S.xx", "down=2S.2W", id="the pick-up of another"),
        pytest.param(SEEN, "reveal 1=DW.LW.9F.5C.2S", "reveal 1=DW.LW.9F.5C.3S", id="another own hand"),
        pytest.param(SEEN, "DF.LF.9C.5S.2W", "DF.LF.9C.4S.2W", id="a hand without the face-up card it took"),
        pytest.param(SEEN, "DF.LF.9C.5S.2W", "DF.LF.9C.5S.2S", id="a hand with a card of another"),
        pytest.param(SEEN, "DF.LF.9C.5S.2W", "DF.LF.9C.5S", id="a hand of four"),
        pytest.param(SEEN, "DF.LF.9C.5S.2W", "DF.LF.9C.5S.2W.3W", id="a hand of six"),
        pytest.param(SEEN, "3=DF.LF.9C.5S.2W", "2=DF.LF.9C.5S.2W", id="the hand of a seat that folded"),
        pytest.param(SEEN, "reveal 1", "reveal 1=DW.LW.9F.5C.2S\nreveal 1", id="two reveals"),
        pytest.param(SEEN, "1 check, 3 check\nreveal", "1 check\nreveal", id="a reveal before its turn"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(text: str, said: str, instead: str) -> None:
    assert said in text
    record = parse_record(text.replace(said, instead))
    with pytest.raises((IllegalPosition, IllegalAction)):
        record.replay()


def test_8_17_an_exposed_card_that_nobody_saw_is_refused() -> None:
    with pytest.raises(IllegalPosition) as refused:
        parse_record(SEEN.replace("down=2S.xx", "down=2S.xx exposed=2"))
    assert refused.value.violation.code is RecordRefusal.HIDDEN


def test_a_revealed_card_lies_nowhere_else() -> None:
    """Seat 1 knows its own folded cards and what was left lying face up: neither can be in a hand that was shown."""
    now = dealt([9] * 3, "book.middle-seated", deck=stacked(*FIVE[:3]))
    now = play(now, "1 check, 2 bet 1, 3 call, 1 fold, 2 x1, 3 x2, 2 check, 3 check, 2 x3, 3 5C, 2 check, 3 check")
    text = str(now.seen_by(1).record())
    assert parse_record(text).replay()[-1].result == now.result
    left, own = now.middle.face_up[0], now.hands[1][0]
    for card in (left, own):
        lie = parse_record(text.replace(f"2={now.hands[2][0]}.", f"2={card}."))
        with pytest.raises(IllegalPosition, match="card-twice"):
            lie.replay()


@pytest.mark.parametrize(
    ("said", "instead", "code"),
    [
        ("3 bet 1", "3 bet 9", "more-than-stack"),
        ("3 bet 1", "3 call", "nothing-to-call"),
        ("1 5C", "1 AC", "not-face-up"),
        ("3 x2", "3 x3", "not-face-down"),
        ("1 x1", "1 fold", "must-take"),
    ],
)
def test_a_step_that_the_rules_refuse_is_refused(said: str, instead: str, code: str) -> None:
    with pytest.raises(IllegalAction, match=code):
        parse_record(WHOLE.replace(said, instead)).round()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bets", "seat 1..2"),
        ("bets ", "seat 1..2"),
        ("bets 1 take TW", "bet or fold"),
        ("bets 3 check", "seat 1..2"),
        ("picks 1 check", "card"),
        ("picks", "seat 1..2"),
        ("middle up=2W", "field down"),
        ("moves 1 check", "step"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, expected: str) -> None:
    with pytest.raises(InvalidNotation) as error:
        parse_record(f"rake 1 ante=1 stacks=5.5\ndeal 1=2S.3S.4S 2=2F.3F.4F\n{text}")
    assert error.value.expected == expected


def test_what_is_written_anyhow_reads_as_one_text() -> None:
    loose = """
  rake 1  stacks=9.9.9 ante=2 rules=BOOK.forced-blinds

deal 1=9f.dw.LW 2=A♣.A♥.A♦ 3=kd.qd.9C
bets 3 CALL,1 fold ,  2 check"""
    strict = """\
rake 1 players=3 ante=2 stacks=9.9.9 rules=book.forced-blinds
deal 1=DW.LW.9F 2=AW.AF.AC 3=DF.LF.9C
bets 3 call, 1 fold, 2 check"""
    assert str(parse_record(loose)) == strict
    assert str(parse_record(loose.replace("\n\n", "\n \t\n\r\n"))) == strict
    post = strict.replace("\ndeal", "\npost 3=1 1=2\ndeal")
    assert "post 1=2 3=1" in str(parse_record(post))
    shuffled = SEEN.replace("3=DF.LF.9C.5S.2W", "3=2W.5S.9C.DF.LF")
    assert parse_record(shuffled) == parse_record(SEEN)


def test_dead_money_of_a_seat_stands_once() -> None:
    text = "rake 1 ante=2 stacks=9.9.9 rules=book.forced-blinds\npost 3=2 3=3\ndeal 1=2S.3S.4S 2=2F.3F.4F 3=2W.3W.4W"
    with pytest.raises(IllegalPosition, match="posted-twice"):
        parse_record(text).round()


@pytest.mark.parametrize("text", [WHOLE, SEEN])
@pytest.mark.parametrize("seat", [0, -1, 4])
def test_a_record_has_views_of_its_seats_alone(text: str, seat: int) -> None:
    with pytest.raises(IllegalPosition, match="seat"):
        parse_record(text).views(seat)


PIECES = ["1", "2", "x1", "xx", "AS", "2W", "-", ".", ",", " ", "\n", "fold", "check", "call", "bet 1", "raise 2", "0"]


@given(start=deals(), seed=SEEDS, data=st.data())
@many
def test_a_damaged_record_is_refused_or_played_as_it_stands(start: Round, seed: int, data: st.DataObject) -> None:
    now = random_play(start, seed, exposing=0.03)[-1]
    seat = data.draw(st.none() | st.integers(1, start.players))
    text = str((now.seen_by(seat) if seat else now).record())
    for _ in range(data.draw(st.integers(1, 2))):
        at = data.draw(st.integers(0, len(text)))
        end = min(len(text), at + data.draw(st.integers(0, 3)))
        text = text[:at] + data.draw(st.sampled_from(PIECES) | st.just("")) + text[end:]
    try:
        record = parse_record(text)
    except (InvalidNotation, IllegalPosition):
        return
    assert parse_record(str(record)) == record
    try:
        replayed = record.replay()
    except (IllegalAction, IllegalPosition):
        return
    assert replayed[-1].record() == record

"""Tables as text: what is written reads back, and what cannot be read says where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import Chair, InvalidNotation, Table, parse_table
from tests.examples import examples

from .strategies import rules
from .tables import next_round, passed, table


@st.composite
def chairs(draw: st.DrawFn) -> Chair:
    """Draw who may sit in a chair."""
    away, waiting = draw(st.sampled_from([(False, False), (True, False), (False, True)]))
    owes_small, owes_big = draw(st.booleans()), draw(st.booleans())
    stack = draw(st.sampled_from((0, 1)) | st.integers(0, 125_000))
    return Chair(stack, away, waiting, owes_small, owes_big, draw(st.integers(0, 3)))


@st.composite
def some_tables(draw: st.DrawFn) -> Table:
    """Draw a table between rounds, or during one."""
    agreed = draw(rules())
    sitting = tuple(draw(st.lists(st.none() | chairs(), min_size=2, max_size=8)))
    stake = agreed.small_bet if agreed.betting == "fixed-limit" else draw(st.integers(1, 1_000_000))
    taken = [number for number, chair in enumerate(sitting, 1) if chair]
    if len(taken) < 2 or draw(st.booleans()):
        return Table(sitting, stake, agreed, draw(st.integers(0, len(sitting))))
    playing = sorted(draw(st.lists(st.sampled_from(taken), min_size=2, unique=True)))
    turn = draw(st.integers(1, len(playing)))
    return Table(sitting, stake, agreed, playing[turn - 1], (*playing[turn:], *playing[:turn]))


@given(now=some_tables())
@examples(500)
def test_a_table_reads_back(now: Table) -> None:
    text = str(now)
    assert parse_table(text) == now
    assert str(parse_table(text)) == text
    assert eval(repr(now), {"parse_table": parse_table}) == now


def test_the_notation() -> None:
    assert str(table("100.-.80a", "ante=2 dealer=3")) == "rake=1 chairs=100.-.80a ante=2 dealer=3"
    fields = "chairs=1wsbt3.20t1.7asb ante=2 dealer=1 playing=2.1 rules=book.forced-blinds"
    now = parse_table(fields)
    assert now.chairs == (Chair(1, False, True, True, True, 3), Chair(20, lapses=1), Chair(7, True, False, True, True))
    assert (now.dealer, now.playing, now.rules.forced) == (1, (2, 1), "blinds")
    assert str(now) == f"rake=1 {fields}"
    assert str(parse_table("rules=book dealer=1 ante=02 chairs=5.6")) == "rake=1 chairs=5.6 ante=2 dealer=1"


def test_a_table_reads_back_at_every_step() -> None:
    now = table("99.99.99", "ante=2 rules=book.forced-blinds.clock-30")
    during, _ = next_round(now)
    away = passed(now.sit_out(2), 2).decided(3, 31)
    left = away.leave(away.dealer)
    for each in (now, during, away, away.come_back(2, wait=True), left):
        assert parse_table(str(each)) == each
    assert left.dealer
    assert left.chairs[left.dealer - 1] is None


GOOD = "rake=1 chairs=100.-.80a ante=2 dealer=3"


@pytest.mark.parametrize(
    ("text", "expected", "piece"),
    [
        ("rake=1 chairs=100.x.80a ante=2", "chair", "x"),
        ("rake=1 chairs=100.-.80ba ante=2", "chair", "80ba"),
        ("rake=1 chairs=100.-.80a2 ante=2", "chair", "80a2"),
        ("rake=1 chairs=100.-.80at4 ante=2", "chair", "80at4"),
        ("rake=1 chairs=100.-.080 ante=2", "chair", "080"),
        ("rake=1 chairs=100.-.-80 ante=2", "chair", "-80"),
        ("rake=1 chairs=5.10000000 ante=2", "chair", "10000000"),
        ("rake=1 chairs=5.٣ ante=2", "chair", "٣"),
        ("rake=1 chairs=5.6 ante=two", "chips", "two"),
        ("rake=1 chairs=5.6 ante=+2", "chips", "+2"),
        ("rake=1 chairs=5.6 ante=٣", "chips", "٣"),
        ("rake=1 chairs=5.6 ante=10000000", "chips", "10000000"),
        ("rake=1 chairs=5.6 ante=2 dealer=3", "chair 1..2", "3"),
        ("rake=1 chairs=5.6 ante=2 dealer=0", "chair 1..2", "0"),
        ("rake=1 chairs=5.6 ante=2 dealer=1 playing=2.9", "chair 1..2", "9"),
        ("rake=1 chairs=5.6 ante=2 dealer=1 playing=2,1", "chair 1..2", "2,1"),
        ("rake=1 chairs=5.6 ante=2 rules=poker", "preset", "poker"),
        ("rake=1 chairs=5.6 ante=2 seat=1", "field", "seat"),
        ("rake=1 chairs=5.6 ante=2 ante=3", "field", "ante"),
        ("rake=7 chairs=5.6 ante=2", "version 1", "7"),
    ],
)
def test_unreadable_text_tells_the_place(text: str, expected: str, piece: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_table(text)
    error = refused.value
    assert (error.expected, error.found, error.at) == (expected, piece, text.rindex(piece))


@pytest.mark.parametrize("missing", ["chairs", "ante"])
def test_a_table_has_chairs_and_a_stake(missing: str) -> None:
    text = " ".join(field for field in GOOD.split() if not field.startswith(missing))
    with pytest.raises(InvalidNotation, match=f"field {missing}"):
        parse_table(text)


@pytest.mark.parametrize("field", ["chairs", "ante", "dealer", "playing"])
def test_endless_numbers_are_refused(field: str) -> None:
    fields = {"chairs": "5.6", "ante": "2", "dealer": "1", "playing": "2.1"} | {field: "1" * 10_000}
    text = " ".join(f"{name}={value}" for name, value in fields.items())
    with pytest.raises(InvalidNotation) as refused:
        parse_table(text)
    assert refused.value.at == text.index("1" * 10_000)

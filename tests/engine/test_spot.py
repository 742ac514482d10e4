"""A pick-up decision as a value and as text: what round-trips, what is refused, and what a view becomes."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rake import (
    BETTORS,
    BOOK,
    CHECK,
    DECK,
    PICKERS,
    Action,
    ActionKind,
    Bot,
    Card,
    HouseRules,
    IllegalAction,
    IllegalPosition,
    Round,
    Spot,
    Taken,
    View,
    format_cards,
    from_query,
    parse_action,
    parse_cards,
    parse_record,
    parse_spot,
    rule_of,
    to_query,
)
from tests.bounded import LONGEST, within
from tests.examples import examples

from .strategies import EVERY_RULES, deals, random_play
from .test_notation_errors import unread

many = examples(250)

FIRST = "rake=1 players=6 seat=3 pick=1 hand=AS.AW.9F up=DS.2W.7C.LF.LC down=5 took=1-TW.2-xx"
SECOND = "rake=1 players=3 seat=2 pick=2 hand=AS.AW.9F.5C up=DS down=1 took=1-TW.2-x9F.3-xx.1-2W"
FOLDED = "rake=1 players=5 seat=5 pick=2 hand=AS.AW.9F.5C up=DS down=1 took=1-xx.2-2W.5-5C.2-xx out=1.3-1.4-1"
LAST = "rake=1 players=2 seat=2 pick=2 hand=AS.AW.9F.5C down=1 took=1-2W.2-5C.1-xx"
SEATED = "rake=1 players=3 seat=1 pick=1 hand=AS.AW.9F up=DS.2W.7C down=3 out=2 rules=literal"


def turns(start: Round, seed: int) -> list[View]:
    """Return what each seat sees at its turns to pick up in a round that chance plays."""
    views = [now.seen_by(now.to_act) for now in random_play(start, seed, exposing=0.03) if now.to_act]
    return [view for view in views if view.phase.is_pick and view.seat not in view.absent]


def refusal(text: str) -> tuple[str, tuple[str | int, ...], str]:
    with pytest.raises(IllegalPosition) as refused:
        parse_spot(text)
    violation = refused.value.violation
    return violation.code.value, violation.values, rule_of(violation)


# Text


@pytest.mark.parametrize("text", [FIRST, SECOND, FOLDED, LAST, SEATED])
def test_a_spot_has_one_text(text: str) -> None:
    spot = parse_spot(text)
    assert str(spot) == text
    assert eval(repr(spot), {"parse_spot": parse_spot}) == spot
    assert from_query(to_query(text)) == text
    assert set(to_query(text)) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=&._-")
    assert len(to_query(text)) < 200


def test_a_spot_says_what_its_text_says() -> None:
    spot = parse_spot(FOLDED)
    assert (spot.players, spot.seat, spot.pick, spot.down, spot.rules) == (5, 5, 2, 1, BOOK)
    assert (spot.hand, spot.up) == (parse_cards("AS AW 9F 5C"), parse_cards("DS"))
    five, two = parse_cards("5C 2W")
    assert spot.took == (Taken(1, None, False), Taken(2, two, True), Taken(5, five, True), Taken(2, None, False))
    assert spot.out == ((1, 2), (3, 1), (4, 1))
    assert spot.rivals == (2,)
    assert spot.options == (Action.take(spot.up[0]), Action.take_hidden(1))
    assert set(spot.unseen) == set(DECK) - {*spot.hand, *spot.up, two}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "rake=1  down=5 up=ks,2♥ 7c QdQC took=1-10H.2-XX pick=1 seat=3 hand=9F,aw,as players=6 out=- rules=BOOK",
            FIRST,
        ),
        (SECOND.replace("2-x9F", "2-X9f"), SECOND),
        (FOLDED.replace("1.3-1.4-1", "4-1.1-2.3-1"), FOLDED),
        (LAST + " up=- rules=book", LAST),
        (FIRST + " out=", FIRST),
    ],
)
def test_spots_are_read_generously(text: str, said: str) -> None:
    assert str(parse_spot(text)) == said


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        ("", "field players"),
        (FIRST.replace("seat=3 ", ""), "field seat"),
        (FIRST.replace("pick=1 ", ""), "field pick"),
        (FIRST.replace("hand=AS.AW.9F ", ""), "field hand"),
        (FIRST.replace("players=6", "players=«six»"), "number"),
        (FIRST.replace("players=6", "players=«06»"), "number"),
        (FIRST.replace("seat=3", "seat=«7»"), "seat 1..6"),
        (FIRST.replace("seat=3", "seat=«0»"), "seat 1..6"),
        (FIRST.replace("pick=1", "pick=«-1»"), "number"),
        (FIRST.replace("down=5", "down=«many»"), "number"),
        (FIRST.replace("down=5", "down=«100»"), "number"),
        (FIRST.replace("AS.AW.9F", "AS.AW.«1F»"), "card"),
        (FIRST.replace("7C.LF", "7C.«xx»"), "card"),
        (FIRST.replace("1-TW", "1-«YW»"), "card"),
        (FIRST.replace("1-TW", "«7»-TW"), "seat 1..6"),
        (FIRST.replace("1-TW", "«TW»"), "seat 1..6"),
        (FIRST.replace("1-TW", "«1»"), "seat-card"),
        (FIRST.replace("2-xx", "2-«»"), "card"),
        (SECOND.replace("2-x9F", "2-x«YF»"), "card"),
        (FOLDED.replace("out=1", "out=«9»"), "seat 1..5"),
        (FOLDED.replace("out=1.3-1", "out=1.3-«q»"), "number"),
        (FOLDED + " rules=«poker»", "preset"),
        (FOLDED + " «guess»=2", "field"),
        (FOLDED + " «pick»=2", "field"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(marked: str, expected: str) -> None:
    before, _, rest = marked.partition("«")
    piece, _, after = rest.partition("»")
    offset = len(before) if "«" in marked else 0
    assert unread(parse_spot, before + piece + after) == (expected, piece, offset)


# Rules


@pytest.mark.parametrize(
    ("text", "violation"),
    [
        (FIRST.replace("players=6", "players=9"), ("players", (9, 2, 8), "1.2")),
        (FIRST.replace("players=6", "players=1"), ("players", (1, 2, 8), "1.2")),
        (FIRST.replace("pick=1", "pick=3"), ("pick", (3, 1, 2), "6.7")),
        (FIRST.replace("pick=1", "pick=2"), ("hand-size", (3, 4, 4), "1.1")),
        (FIRST.replace("AS.AW.9F", "AS.AW"), ("hand-size", (2, 3, 3), "1.1")),
        # A card twice, wherever it is.
        (FIRST.replace("AS.AW.9F", "AS.AW.AS"), ("card-twice", ("AS",), "2.1")),
        (FIRST.replace("DS.2W", "AW.2W"), ("card-twice", ("AW",), "2.1")),
        (FIRST.replace("1-TW", "1-2W"), ("card-twice", ("2W",), "2.1")),
        (SECOND.replace("1-2W", "1-TW"), ("card-twice", ("TW",), "2.1")),
        (SECOND.replace("1-2W", "1-9F"), ("card-twice", ("9F",), "2.1")),
        # Folded seats.
        (FIRST + " out=3", ("out", (3, 1), "7.4")),
        (FIRST + " out=4-3", ("out", (4, 3), "7.4")),
        (FIRST + " out=4-0", ("out", (4, 0), "7.4")),
        (FIRST + " out=4.4-2", ("folded-twice", (4,), "7.4")),
        (LAST + " out=1", ("alone", (), "8.7")),
        # Turns.
        (FIRST.replace("1-TW.2-xx", "2-xx.1-TW"), ("pick-out-of-turn", ("picks", 2, 1), "6.5")),
        (FIRST.replace(".2-xx", ""), ("pick-out-of-turn", ("picks", 0, 2), "6.5")),
        (FIRST + ".3-x9F", ("pick-out-of-turn", ("picks", 3, 0), "6.5")),
        (FIRST + " out=1-2", ("pick-out-of-turn", ("picks", 1, 2), "6.5")),
        (SECOND.replace(".3-xx", ""), ("pick-out-of-turn", ("picks", 1, 3), "6.5")),
        (SECOND.replace(".1-2W", ""), ("pick-out-of-turn", ("picks", 0, 1), "6.5")),
        (FOLDED.replace("out=1.", "out=1-1."), ("pick-out-of-turn", ("picks", 1, 2), "6.5")),
        (FOLDED.replace("2-2W.5-5C.2-xx", "2-2W.5-5C.1-xx"), ("pick-out-of-turn", ("picks", 1, 2), "6.5")),
        # Which seat knows which card.
        (FIRST.replace("2-xx", "2-x9C"), ("seen", (2, "9C"), "6.5")),
        (SECOND.replace("2-x9F", "2-xx"), ("seen", (2, "xx"), "6.5")),
        (SECOND.replace("2-x9F", "2-9C"), ("not-in-hand", ("9C",), "6.5")),
        (SECOND.replace("2-x9F", "2-x9C"), ("not-in-hand", ("9C",), "6.5")),
        # The middle.
        (FIRST.replace("down=5", "down=4"), ("laid", (11, 12), "8.5")),
        (FIRST.replace("down=5", "down=6"), ("laid", (13, 12), "8.5")),
        (FIRST + " out=4", ("laid", (12, 10), "8.5")),
        (FIRST.replace("up=DS.2W.7C.LF.LC down=5", "up=DS.2W.7C.LF down=6"), ("laid-face-up", (5, 6), "6.4")),
        (SEATED.replace("literal", "book"), ("laid", (6, 4), "8.5")),
    ],
)
def test_what_cannot_come_about_is_refused_with_the_rule(
    text: str, violation: tuple[str, tuple[str | int, ...], str]
) -> None:
    assert refusal(text) == violation


@pytest.mark.parametrize(
    ("change", "code"),
    [({"seat": 7}, "seat"), ({"seat": 0}, "seat"), ({"out": ((7, 1),)}, "seat"), ({"down": -1}, "laid")],
)
def test_a_spot_made_in_python_is_held_to_the_rules_too(change: dict[str, int], code: str) -> None:
    spot = parse_spot(FIRST)
    fields = {name: getattr(spot, name) for name in Spot.__slots__} | change
    with pytest.raises(IllegalPosition, match=code):
        Spot(**fields)


def test_a_spot_made_in_python_is_canonical() -> None:
    hand, up = parse_cards("9F AS AW"), parse_cards("2W DS")
    spot = Spot(4, 1, 1, hand, up, 2, out=((4, 1), (3, 1)))
    assert spot.hand == parse_cards("AS AW 9F")
    assert spot.up == up
    assert str(spot) == "rake=1 players=4 seat=1 pick=1 hand=AS.AW.9F up=2W.DS down=2 out=3.4"


def test_8_17_a_card_turned_up_by_mistake_is_one_more_that_lies_face_up() -> None:
    view = parse_record(
        "rake 1 players=2 ante=1 stacks=9.9 seen=1\ndeal 1=AS.AW.9F 2=xx.xx.xx\nbets 1 check, 2 check\n"
        "middle up=DS.2W down=xx.7C exposed=2"
    ).views(1)[-1]
    spot = Spot.from_view(view)
    assert str(spot) == "rake=1 players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W.7C down=1"
    assert spot == parse_spot(str(spot))


def test_9_3_an_absent_seat_for_which_the_middle_was_laid_takes_nothing() -> None:
    """Its stack is in the pot, so it owes nothing and folds no sooner than at its turn to pick up."""
    deck = parse_cards("AS 2F 3F AW 4F 5F 9F 6F 7F DS 2W 7C LF LC LW")
    now = Round.from_deck(3, (9, 1, 9), 1, BOOK, deck, absent=[2])
    now = now.apply(CHECK).apply(CHECK)
    assert str(Spot.from_view(now.seen_by(1))) == (
        "rake=1 players=3 seat=1 pick=1 hand=AS.AW.9F up=DS.2W.7C down=3 out=2-2"
    )
    now = now.apply(Action.take(now.options().up[0]))
    now = now.apply(now.lapse())
    assert str(Spot.from_view(now.seen_by(3))) == (
        "rake=1 players=3 seat=3 pick=1 hand=7F.5F.3F up=2W.7C down=3 took=1-DS out=2-2"
    )
    now = now.apply(Action.take(now.options().up[0]))
    actions = within(20, "a pick-up")
    while not now.phase.is_pick and next(actions):
        now = now.apply(CHECK)
    assert str(Spot.from_view(now.seen_by(1))) == (
        "rake=1 players=3 seat=1 pick=2 hand=AS.AW.DS.9F up=7C down=3 took=1-DS.3-2W out=2"
    )


# Views


def facts(view: View) -> dict[str, object]:
    """Return what a view says about the decision, read off by plain means."""
    took = []
    for move in view.moves:
        if move.action.kind is ActionKind.TAKE and move.action.card:
            took.append(f"{move.seat}-{move.action.card}")
        elif move.action.kind is ActionKind.TAKE:
            mine = move.seat == view.seat
            took.append(f"{move.seat}-x{view.middle.down[move.action.slot - 1] if mine else 'x'}")
    return {
        "players": len(view.stacks),
        "seat": view.to_act,
        "pick": len(view.hand) - 2,
        "hand": format_cards(sorted(view.hand, key=DECK.index, reverse=True)),
        "up": format_cards(view.options().up),
        "down": len(view.options().down),
        "took": ".".join(took),
        "rivals": tuple(seat for seat in view.still_in if seat != view.seat and seat not in view.absent),
        "unseen": set(view.unseen) - set(view.middle.face_up),
        "rules": view.rules,
    }


@given(start=deals(), seed=st.integers(0, 2**32))
@many
def test_every_turn_to_pick_up_is_a_spot_that_round_trips(start: Round, seed: int) -> None:
    for view in turns(start, seed):
        rivals = set(view.still_in) - view.absent - {view.seat}
        if not rivals:
            with pytest.raises(IllegalPosition, match="alone"):
                Spot.from_view(view)
            continue
        spot = Spot.from_view(view)
        assert parse_spot(str(spot)) == spot
        assert {
            "players": spot.players,
            "seat": spot.seat,
            "pick": spot.pick,
            "hand": format_cards(spot.hand),
            "up": format_cards(spot.up),
            "down": spot.down,
            "took": ".".join(map(str, spot.took)),
            "rivals": spot.rivals,
            "unseen": set(spot.unseen),
            "rules": spot.rules,
        } == facts(view)


@pytest.mark.parametrize("rules", EVERY_RULES[::11], ids=str)
def test_bots_come_to_spots_that_round_trip_under_any_rules(rules: HouseRules) -> None:
    blinds = rules.forced == "blinds" and rules.betting == "fixed-limit"
    for seed in range(3):
        rng = random.Random(f"{rules} {seed}")
        players = rng.randint(2, 8)
        bots = [Bot(rng.choice(list(PICKERS)[:3]), rng.choice(list(BETTORS.values()))) for _ in range(players)]
        now = Round.deal(players, 40, rules.small_bet if blinds else 2, rules, rng=rng)
        actions = within(LONGEST, "the end of the round")
        while now.to_act and next(actions):
            view = now.seen_by(now.to_act)
            if view.phase.is_pick:
                spot = Spot.from_view(view)
                assert parse_spot(str(spot)) == spot
                assert spot.options == (
                    *map(Action.take, view.options().up),
                    *([Action.take_hidden(1)] if view.options().down else []),
                )
            now = now.apply(bots[now.to_act - 1].choose(view, rng))


@pytest.mark.parametrize("text", ["x1", "x2"])
def test_a_face_down_slot_is_the_option_of_any_hidden_card(text: str) -> None:
    spot = parse_spot("rake=1 players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W down=2")
    assert spot.option(parse_action(f"take {text}")) == Action.take_hidden(1)


@pytest.mark.parametrize("text", ["x3", "x9", "DF"])
def test_a_slot_or_a_card_that_the_middle_does_not_have_is_no_option(text: str) -> None:
    spot = parse_spot("rake=1 players=2 seat=1 pick=1 hand=AS.AW.9F up=DS.2W down=2")
    with pytest.raises(IllegalAction) as refused:
        spot.option(parse_action(f"take {text}"))
    assert rule_of(refused.value.violation) == "6.5"


def test_only_a_seat_at_its_turn_to_pick_up_is_in_a_spot() -> None:
    now = Round.deal(3, 9, 1, rng=random.Random(1))
    refused = {}
    actions = within(LONGEST, "the end of the round")
    while now.to_act and next(actions):
        for seat in now.hands:
            view = now.seen_by(seat)
            if not view.phase.is_pick or seat != view.to_act:
                with pytest.raises(IllegalPosition) as error:
                    Spot.from_view(view)
                refused[view.phase.value] = error.value.violation.code.value
        now = now.apply(next(action for action in now.options().actions if action.kind is not ActionKind.FOLD))
    assert set(refused.values()) == {"not-picking"}
    assert len(refused) == 5
    with pytest.raises(IllegalPosition, match="not-picking"):
        Spot.from_view(now.seen_by(1))


def test_what_others_hold_and_what_lies_face_down_is_not_in_a_spot() -> None:
    for seed in range(30):
        now = Round.deal(4, 40, 1, rng=random.Random(seed))
        for view in turns(now, seed):
            spot = Spot.from_view(view)
            shown: set[Card | None] = {*spot.hand, *spot.up, *(taken.card for taken in spot.took)} - {None}
            assert shown <= set(view.hand) | set(view.middle.up) | set(view.middle.face_up) | {
                move.action.card for move in view.moves
            }

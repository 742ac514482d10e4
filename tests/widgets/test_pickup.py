"""A pick-up decision: asked first, then shown with its error; what is shown is what the engine counts."""

from __future__ import annotations

import re
from random import Random

import pytest

from rake import ACE_OF_SKULLS, Action, Rank, Spot, odds, parse_cards, parse_spot
from tests.widgets.asking import Widget
from tests.widgets.markup import Frame
from widgets.games.rake import pickup
from widgets.games.rake.pickup import spots
from widgets.host import Request, run
from widgets.kit.widget import Context
from widgets.templates import LANGUAGES

SAMPLED = "rake=1 players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=2 took=1-xx"
COUNTED = "rake=1 players=2 seat=1 pick=2 hand=AW.AF.3C.2W up=9C down=1 took=1-x2W.2-9S"
PERCENT = re.compile(r"(?<!Skulls )wins (\d+\.\d)%(?: ± (\d+\.\d))?")


class Reader(Widget):
    """A reader who writes a spot, and reads what its cards are worth."""

    def write(self, **fields: str) -> Reader:
        """Press `change` or `deal` with these fields."""
        self._ask(Request("pickup", "w1", self.state, fields=fields, lang="en", seed="3", root="../", seen=self.state))
        return self

    @property
    def wins(self) -> list[tuple[str, str]]:
        """Return the chance of each option and its error, as they are written."""
        return PERCENT.findall(self.seen.text)


RIGHT = r"Right\. (The [\w ]+|A face-down card) is best\."


def test_the_card_is_asked_for_before_anything_is_told() -> None:
    reader = Reader("pickup", SAMPLED)
    assert reader.wins == []
    assert not reader.frame.tick
    assert [button["value"] for button in reader.seen.all("button") if button["value"].startswith("take")] == [
        "take 9C", "take 7W", "take LF", "take x1", "take x2",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "rake=1 players=2 seat=1 pick=2 hand=AS.7F.5C.2W up=9C down=1 took=1-x2W.2-9S",
            "Whichever card you take, the Ace of Skulls almost certainly sinks your hand.",
        ),
        (
            "rake=1 players=2 seat=1 pick=2 hand=AW.AF.AC.2W up=2F down=1 took=1-x2W.2-9S",
            "Any card will do: they're all equally good.",
        ),
    ],
)
def test_5_3_cards_that_are_all_equally_good_are_not_listed_one_by_one(source: str, said: str) -> None:
    reader = Reader("pickup", source).click("take x1").wait()
    assert said in reader.seen.text


def test_a_link_is_the_question_whatever_was_answered() -> None:
    reader = Reader("pickup", SAMPLED).click("take 7W")
    assert reader.frame.link == "rake=1&players=3&seat=2&pick=1&hand=AW.9F.8F&up=9C.7W.LF&down=2&took=1-xx"
    assert Reader("pickup", link=reader.frame.link + "&told=1&taken=7W").wins == []


def test_exact_chances_are_told_at_once_and_as_the_engine_counts_them() -> None:
    reader = Reader("pickup", COUNTED).click("take x1")
    exact = odds(parse_spot(COUNTED)).options
    assert not reader.frame.tick
    assert reader.wins == [(f"{chance.win * 100:.1f}", "") for chance in exact]
    assert "counted exactly." in reader.seen.text


def test_a_card_that_is_not_the_best_costs_the_difference_of_the_numbers_that_are_shown() -> None:
    reader = Reader("pickup", COUNTED)
    chances = {chance.action: round(100 * chance.win, 1) for chance in odds(parse_spot(COUNTED)).options}
    nine, hidden = chances[parse("9C")], chances[parse("x1")]
    assert nine != hidden
    best, worse = ("9C", "x1") if nine > hidden else ("x1", "9C")
    assert (
        f"with this card you win {abs(nine - hidden):.1f} percentage points less"
        in reader.click(f"take {worse}").seen.text
    )
    assert re.search(RIGHT, reader.click("again").click(f"take {best}").seen.text)


def test_the_reason_for_a_better_card_is_told_with_its_rule() -> None:
    text = Reader("pickup", COUNTED).click("take x1").seen.text
    assert "taking the best one keeps it from everyone else. 6.5" in text
    sunk = "rake=1 players=2 seat=1 pick=1 hand=AS.AW.7F up=AC.7C down=2"
    text = Reader("pickup", sunk).click("take 7C").wait().seen.text
    assert "With this card the Ace of Skulls sinks you in 93.6% of the deals; with the best card, in none. 5.3" in text


def parse(taken: str) -> Action:
    return Action.take_hidden(1) if taken == "x1" else parse_spot(COUNTED).options[0]


def test_chances_sharpen_until_their_errors_are_half_a_point() -> None:
    reader = Reader("pickup", SAMPLED).click("take 9C")
    assert reader.wins == []
    assert reader.frame.tick
    reader._ask(Request("pickup", "w1", reader.state, batches=1, lang="en", root="../"))
    first = [float(error) for _, error in reader.wins]
    assert len(first) == 4
    assert "Right." not in reader.seen.text, "too early to tell"
    last = [float(error) for _, error in reader.wait().wins]
    assert all(late < early for early, late in zip(first, last, strict=True))
    assert max(last) <= 0.5
    assert reader.wins == sorted(reader.wins, key=lambda win: -float(win[0])), "the best first, once that's known"
    assert re.search(RIGHT, reader.seen.text)


def test_the_same_state_goes_on_to_the_same_chances_in_any_worker() -> None:
    small = Reader("pickup", SAMPLED).click("tell").wait(batches=1)
    assert small.wins == Reader("pickup", SAMPLED).click("tell").wait(batches=50).wins


def test_one_face_down_card_is_as_another() -> None:
    assert Reader("pickup", SAMPLED).click("take x2").state == Reader("pickup", SAMPLED).click("take x1").state


def test_what_others_hold_unseen_lies_face_down() -> None:
    seats = pickup.view(pickup.parse(COUNTED, Context())).view.spot.seats
    assert [[card.code for card in seat.cards or ()] for seat in seats] == [
        ["AW", "AF", "3C", "2W"],
        ["xx", "xx", "xx", "9S"],
    ]


def test_a_press_on_a_spot_that_is_gone_or_told_changes_nothing() -> None:
    answered = Reader("pickup", COUNTED).click("take 9C")
    assert answered.click("take x1").pressed == []
    assert "taken=9C" in answered.state
    assert Reader("pickup", SAMPLED).click("take 9C", seen=COUNTED).state == SAMPLED


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players=3 seat=2 pick=1 hand=AW.9F.9X up=9C.7W.LF down=2 took=1-xx", "9X"),
        ("players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.AW down=2 took=1-xx", "Ace of Wings"),
        ("players=3 seat=2 pick=1 hand=AW.9F.8F up=9C.7W.LF down=3 took=1-xx", "8.5"),
        ("", "players="),
    ],
)
def test_a_spot_that_cannot_be_is_refused_and_what_was_written_stays(text: str, words: str) -> None:
    reader = Reader("pickup", SAMPLED).write(msg="change", text=text, policy="made")
    assert words in reader.notice
    assert reader.state == SAMPLED
    assert next(field["value"] for field in reader.seen.all("input") if field["name"] == "text") == text


def test_a_written_spot_and_policy_are_shown_linked_and_counted() -> None:
    reader = Reader("pickup", SAMPLED).write(msg="change", text=COUNTED, policy="random")
    assert reader.notice == ""
    assert reader.frame.link.endswith("&policy=random")
    reader.click("tell")
    assert reader.wins == [(f"{chance.win * 100:.1f}", "") for chance in odds(parse_spot(COUNTED), "random").options]


@pytest.mark.parametrize("seats", ["2", "5", "8"])
@pytest.mark.parametrize("turn", ["1", "2"])
def test_another_spot_is_of_the_kind_that_was_asked_for(seats: str, turn: str) -> None:
    reader = Reader("pickup", SAMPLED).write(msg="deal", seats=seats, turn=turn)
    spot = pickup.parse(reader.state, Context()).spot
    assert (spot.players, spot.pick) == (int(seats), int(turn))
    assert len(spot.options) > 1
    again = reader.write(msg="deal", seats=seats, turn=turn)
    assert f"seats={seats} turn={turn}" in again.state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_decimal_sign_is_the_languages(lang: str) -> None:
    frame = run(Request("pickup", "w1", COUNTED, fields={"msg": "tell"}, lang=lang, root="../"))
    assert re.search(r"\d\.\d%" if lang == "en" else r"\d,\d\xa0%", frame.html)


@pytest.mark.parametrize(("lang", "deals"), [("en", r"from \d{2},\d{3} deals"), ("ru", r"по \d{2}\xa0\d{3} раскладам")])
def test_a_large_number_is_grouped_as_the_language_writes_it(lang: str, deals: str) -> None:
    state = Reader("pickup", SAMPLED).click("tell").wait().state
    assert re.search(deals, run(Request("pickup", "w1", state, lang=lang, root="../")).html)


HOME = "rake=1 players=4 seat=1 pick=2 hand=AS.AW.7F.7C up=7S.AC.LS down=1 took=1-7F.2-xx.3-xx.4-xx"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Right. These are equally good: Seven of Skulls and Ace of Crosses."),
        ("ru", "Верно. Одинаково хороши семёрка черепов и туз крестов."),
    ],
)
def test_a_right_card_is_called_so_once(lang: str, said: str) -> None:
    state = Reader("pickup", HOME).click("take 7S").wait().state
    html = run(Request("pickup", "w1", state, lang=lang, root="../")).html
    text = Frame(re.sub(r'<span class="rake-standard">.*?</span>', "", html)).text
    assert said in text
    assert len(re.findall("equally|clearly|Одинаково|одинаково|Лучше", text)) == 1


def test_no_chance_is_shown_as_more_than_always_or_less_than_never() -> None:
    wins = Reader("pickup", HOME).click("take 7S").wait().wins
    assert ("100.0", "") in wins
    assert ("0.0", "") in wins
    assert any(error for _, error in wins), "the others have been estimated too"
    for win, error in wins:
        assert 0 <= float(win) - float(error or 0) <= float(win) + float(error or 0) <= 100


def test_whoever_was_right_can_ask_why_not_another_card() -> None:
    """Every card that is not the best has its cost, the difference of the chances, and a reason."""
    spot = "rake=1 players=2 seat=1 pick=1 hand=AS.AW.7F up=AC.7C down=2"
    reader = Reader("pickup", spot).click("take AC").wait()
    best, *others = (float(win) for win, _ in reader.wins)
    assert re.search(RIGHT, reader.seen.text)
    why_not = reader.seen.text.split("Why not another card?")[1]
    costs = re.findall(r"win (\d+\.\d) percentage points less often\. ([^.]+)", why_not)
    assert [float(cost) for cost, _ in costs] == [pytest.approx(best - other, abs=0.11) for other in others]
    assert all("Ace of Skulls sinks you" in why for _, why in costs)


BECOMES = "What could your hand become?"
PERCENT_OF = re.compile(r"(\w+-of-a-kind|Two Pair|\w+) (\d+\.\d)%")


def futures(reader: Reader) -> str:
    """Return what is shown about the cards' futures."""
    return reader.seen.text.split(BECOMES)[1].split("The chances of winning")[0]


def test_what_each_card_may_become_is_told_with_the_verdict_strongest_first() -> None:
    """Of the unseen cards two Nines make three of a kind, three Aces or three Eights Two Pair."""
    reader = Reader("pickup", SAMPLED).click("take 9C")
    assert BECOMES not in reader.seen.text, "too early to tell"
    shown = futures(reader.wait())
    unseen = len(parse_spot(SAMPLED).unseen)
    nine = shown.split("Nine of clubs")[1].split("Seven of Wings")[0]
    three, two = (f"{100 * outs / unseen:.1f}" for outs in (2, 3 + 3))
    assert f"Three-of-a-kind {three}% Two Pair {two}% Pair" in nine
    assert "Run" not in nine
    assert f"The Ace of Skulls loses {100 / unseen:.1f}%" in nine
    assert "The Ace of Skulls wins" not in nine
    assert "This isn't the chance of winning." in shown


def test_each_card_has_a_future_and_its_parts_make_a_whole() -> None:
    shown = pickup.view(pickup.parse(Reader("pickup", SAMPLED).click("tell").wait().state, Context())).view.futures
    assert [future.code for future in shown] == ["9C", "7W", "LF", "xx"]
    assert all(sum(part for _, part in future.ends) == pytest.approx(1000, abs=3) for future in shown)


def test_a_face_up_card_at_the_second_pick_up_makes_the_hand_whole_and_leaves_no_chances() -> None:
    sunk = COUNTED.replace("AW", "AS")
    shown = futures(Reader("pickup", sunk).click("take 9C"))
    whole, hidden = shown.split("a face-down card")
    assert "Nine of clubs makes your hand whole. Pair The Ace of Skulls loses" in whole
    assert PERCENT_OF.findall(whole) == []
    assert [kind for kind, _ in PERCENT_OF.findall(hidden)] == ["Three-of-a-kind", "Two Pair", "Pair", "wins", "loses"]


def test_8_1_the_strongest_is_so_by_the_order_of_the_house() -> None:
    reader = Reader("pickup", COUNTED + " rules=book.two_pair_beats_three-on").click("take x1")
    assert [kind for kind, _ in PERCENT_OF.findall(futures(reader))][:3] == ["Two Pair", "Three-of-a-kind", "Pair"]


FORM = {"players": "3", "seat": "2", "pick": "1", "hand": "", "up": "", "took": "", "out": "", "rules": "book"}


def laid_out(**fields: str) -> Spot:
    """Return the spot that the form gives with these fields."""
    reader = Reader("pickup", SAMPLED).write(msg="set", **(FORM | fields))
    assert reader.notice == ""
    return pickup.parse(reader.state, Context()).spot


def test_a_form_says_what_matters_and_the_rest_is_dealt() -> None:
    spot = laid_out(players="5", seat="3", hand="AS 9F", up="2W", took="1-TW", out="5")
    assert spot.hand[:1] == parse_cards("AS")
    assert set(parse_cards("AS.9F")) < set(spot.hand)
    assert spot.up[:1] == parse_cards("2W")
    assert [str(taken) for taken in spot.took] == ["1-TW", "2-xx"]
    assert (len(spot.hand), len(spot.up), spot.down, spot.rivals) == (3, 3, 3, (1, 2, 4))


def test_at_the_second_pick_up_everyone_has_taken_once_and_my_own_card_is_the_last_that_i_wrote() -> None:
    spot = laid_out(players="3", seat="2", pick="2", hand="AS 9F 8F 2W", took="3-TW", out="1-2")
    assert [str(taken) for taken in spot.took] == ["1-xx", "2-x2W", "3-TW"]
    assert spot.rivals == (3,)


def test_what_i_took_comes_into_my_hand() -> None:
    spot = laid_out(players="3", seat="2", pick="2", hand="AS", took="2-TW")
    assert set(parse_cards("AS.TW")) < set(spot.hand)
    assert [str(taken) for taken in spot.took] == ["1-xx", "2-TW", "3-xx", "1-xx"]


def test_fields_of_blanks_are_empty_and_commas_part_as_dots_do() -> None:
    spot = laid_out(players="4", seat="3", hand="  ", up=" ", took="1-TW, 2-DS")
    assert [str(taken) for taken in spot.took] == ["1-TW", "2-DS"]


@pytest.mark.parametrize("seed", range(40))
def test_a_form_in_which_nothing_was_written_lays_out_the_spot_that_it_shows(seed: int) -> None:
    spot = spots.dealt(0, 0, "any", "any", str(seed))
    shown = pickup.view(pickup.parse(str(spot), Context())).view.written
    assert spots.composed(shown, spot.players, spot.seat, spot.pick, spot.rules, "1") == spot


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_chosen_in_the_form_can_be_laid_out(seed: int) -> None:
    rng = Random(seed)
    players = rng.randint(2, 8)
    seat = rng.randint(1, players)
    gone = rng.choice(["", *(str(other) for other in range(1, players + 1) if other != seat and players > 2)])
    rules = rng.choice(["book", "literal", "russian", "card-room"])
    spot = laid_out(players=str(players), seat=str(seat), pick=str(rng.randint(1, 2)), out=gone, rules=rules)
    assert (spot.players, spot.seat, str(spot.rules)) == (players, seat, rules)
    assert [str(other) for other, _ in spot.out] == ([gone] if gone else [])


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"hand": "AS 9F 8F 2W"}, "A hand can't have more than 3 cards; this one has 4."),
        ({"hand": "AS", "up": "AS"}, "you have it here twice"),
        (
            {"up": "2W 3W 4W 5W 6W 7W"},
            "With 3 players, 6 cards are laid in the middle; here there are 7, counting those already taken.",
        ),
        ({"pick": "2", "hand": "AS 9F 8F 2W", "took": "2-TW"}, "The spot says you took the Ten of Wings"),
        ({"took": "3-TW"}, "seat 3 can't have"),
        ({"seat": "4"}, "There's no seat 4 here: the last one is 3."),
        ({"out": "1 3"}, "Nobody is left to play against."),
        ({"hand": "AX"}, "AX"),
    ],
)
def test_a_form_that_cannot_be_is_refused_by_what_is_wrong_and_keeps_its_words(
    fields: dict[str, str], words: str
) -> None:
    reader = Reader("pickup", SAMPLED).write(msg="set", **(FORM | fields))
    assert words in reader.notice
    assert reader.state == SAMPLED
    shown = {field["name"]: field["value"] for field in reader.seen.all("input")}
    assert all(shown[name] == text for name, text in fields.items() if name in shown)


@pytest.mark.parametrize("level", spots.LEVELS)
@pytest.mark.parametrize("theme", spots.THEMES)
def test_spots_are_about_what_was_asked_for(theme: str, level: str) -> None:
    reader = Reader("pickup", SAMPLED).write(msg="deal", theme=theme, level=level)
    spot = pickup.parse(reader.state, Context()).spot
    if theme == "skull":
        assert ACE_OF_SKULLS in (*spot.hand, *spot.up)
    elif theme == "pairs":
        assert len({card.rank for card in spot.hand}) < len(spot.hand)
    elif theme == "runs":
        one_suit = len({card.suit for card in spot.hand}) == 1
        assert one_suit or any({card.rank for card in spot.hand} <= run for run in SESSION_KINDS)
    elif theme == "last":
        assert max(spot.rivals) < spot.seat
    assert all(
        f"{name}={value}" in reader.state for name, value in (("theme", theme), ("level", level)) if value != "any"
    )


SESSION_KINDS = [{Rank(2 + (first + step) % 13) for step in range(5)} for first in (12, *range(9))]


def test_the_last_of_two_has_no_choice_at_the_second_pick_up_and_nobody_waits_for_one() -> None:
    reader = Reader("pickup", SAMPLED).write(msg="deal", seats="2", turn="2", theme="last")
    assert "No such spot came up" in reader.notice
    assert reader.state == SAMPLED


@pytest.mark.parametrize(
    ("fields", "pressed"),
    [
        ({}, "tell"),
        ({"text": COUNTED}, "change"),
        ({"hand": "AW 9F"}, "set"),
        ({"policy": "made"}, "set"),
    ],
)
def test_enter_presses_the_button_of_what_the_reader_has_written(fields: dict[str, str], pressed: str) -> None:
    shown = pickup.view(pickup.parse(SAMPLED, Context())).view.written
    entered = Reader("pickup", SAMPLED).write(msg="enter", **{**shown, **fields})
    assert entered.notice == ""
    assert entered.state == Reader("pickup", SAMPLED).write(msg=pressed, **{**shown, **fields}).state
    assert 'value="enter"' in entered.frame.html


def test_an_answer_that_comes_after_another_changes_nothing() -> None:
    answered = Reader("pickup", COUNTED).click("take 9C")
    assert "taken=9C" in answered.click("tell", seen=COUNTED).state
    assert Reader("pickup", SAMPLED).click("tell", seen=COUNTED).state == SAMPLED


@pytest.mark.parametrize("link", [SAMPLED.replace("seat=2", "seat=9"), SAMPLED.replace("1-xx", "9-xx")])
def test_a_seat_that_no_table_has_is_refused_in_a_link_and_in_the_form(link: str) -> None:
    assert "“9” doesn't belong there" in Reader("pickup", link=link.replace(" ", "&")).notice
    assert "I can't read “9”." in Reader("pickup", SAMPLED).write(msg="set", **(FORM | {"took": "9-TW"})).notice


def test_a_face_up_card_that_was_taken_is_in_the_hand_and_its_place_keeps_its_number() -> None:
    spot = "rake=1 players=3 seat=1 pick=2 hand=LW.LF.8S.5C up=AC.5W down=1 took=1-8S.2-xx.3-TF"
    frame = run(Request("pickup", "w1", spot, fields={"msg": "take 5W"}), strict=True)
    frame = run(Request("pickup", "w1", frame.state, batches=1), strict=True)
    hand, gone = re.findall(r'<ul class="board-hand">.*?</ul>|<li class="board-gone.*?</li>', frame.html, re.DOTALL)
    assert re.findall(r'data-card="(\w+)"', hand) == ["LW", "LF", "8S", "5C", "5W"]
    assert re.search(r'board-note">.*\d', gone)
    shared = run(Request("pickup", "w1", frame.state, pack="vardic", root="http://rake.test/"), strict=True).html
    assert "Two Pair" not in shared, "a friend is asked, not told"


@pytest.mark.parametrize(("lang", "title"), [("en", "Rake."), ("ru", "Рейк.")])
def test_a_shared_spot_says_which_game_it_is_and_leads_to_it(lang: str, title: str) -> None:
    asked = Widget("pickup", SAMPLED, lang=lang).part("board-ask")
    assert asked.text.startswith(title)
    assert asked.all("a")[0]["href"] == "../"

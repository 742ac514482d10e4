"""A table to play at: every button shown may be pressed, no card is shown too early, chips and rounds go on."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from urllib.parse import quote_plus

import pytest

from rake import ACE_OF_SKULLS, BOOK, CALL, Action, Phase, Round, odds, parse_record, parse_rules, to_query
from rake.analysis.coach import advise, idea
from rake.analysis.equity import equity, price
from rake.kit.notation import from_query
from rake.rules import PRESETS, SWITCHES
from tests.bounded import within
from tests.corpus.page import Form
from tests.widgets.asking import Widget, part, percent
from tests.widgets.markup import Frame
from tests.widgets.test_deal import faces
from widgets.games.rake import GAME, table
from widgets.games.rake.coach_remarks import PickIdea
from widgets.games.rake.table.bet_hints import bet_hints
from widgets.games.rake.table.leaving import leaving
from widgets.games.rake.table.model import settled as chips_after
from widgets.games.rake.table_state import YOU
from widgets.host import Request, run
from widgets.kit.leaving import LeavingAllIn
from widgets.kit.widget import Context
from widgets.site.pages.guides import GUIDES, guide_source
from widgets.templates import LANGUAGES, environment, voice

GUIDE = guide_source(GUIDES / "whole.toml", "en")
FORM = {"who-2": "bold", "who-3": "sly", "who-5": "careful", "buy": "40", "stake": "2", "skill": "easy"}
IN_PLAY = "rake=1 chairs=40.40.40.-.40.-.-.- ante=2 who=bold.sly.-.careful.-.-.- skill=easy buy=40"


class Player(Widget):
    """A reader at the table, who presses what is shown."""

    def press(self, message: str, **fields: str) -> Player:
        """Press a button with these fields filled in, and all others as they stand."""
        stand = {field["name"]: field["value"] for field in self.seen.all("input") if field.get("name") == "chips"}
        sent = FORM | stand | fields | {"msg": message}
        self._ask(Request("table", "w1", self.state, "", sent, self._lang, "5", "../", self.state))
        return self

    def press_until(self, come: Callable[[Player], object], what: str, *wanted: str) -> Player:
        """Press what begins with the first of these words, else with the next one, until this has come."""
        presses = within(60, what)
        while not come(self) and next(presses):
            self.press(next(each for start in wanted for each in self.shown if each.startswith(start)))
        return self

    def to_the_end(self, *wanted: str) -> Player:
        """Press buttons like these until the round is over."""
        return self.press_until(is_over, "the end of the round", *wanted)

    @property
    def model(self) -> table.Model:
        """Return what the state holds."""
        return table.parse(self.state, Context(self.source))

    @property
    def shown(self) -> list[str]:
        """Return the messages of the buttons in the frame, the hidden default excepted."""
        return [button["value"] for button in self.seen.all("button") if "name" in button and "hidden" not in button]


def is_over(player: Player) -> bool:
    return player.model.now.phase is Phase.OVER


def seated(seed: str = "1", lang: str = "en", **fields: str) -> Player:
    """Return a reader who has just sat down."""
    player = Player("table", lang=lang)
    player._ask(Request("table", "w1", player.state, "", FORM | fields | {"msg": "sit"}, lang, seed, "../"))
    return player


def ended(seed: int, lang: str = "en") -> Player:
    """Return a reader who has stayed in to the end of a round whenever that was possible, and taken any card."""
    return stayed_in(seated(str(seed), lang))


def stayed_in(player: Player) -> Player:
    """Return the reader at the end of the round, who has stayed in whenever that was possible."""
    return player.to_the_end("check", "call", "take ")


def test_a_hand_that_has_won_lies_in_the_middle_with_its_name_unless_it_is_the_readers_own() -> None:
    met = set()
    for seed in range(12):
        player = ended(seed)
        result = player.model.view.result
        assert result
        winners = [seat for seat, won in result.won.items() if won]
        shown = re.search(r'<div class="board-best">(.*?)</div>', player.frame.html, re.DOTALL)
        met.add(bool(shown))
        assert bool(shown) == bool(result.showdown and player.model.view.seat not in winners)
        assert ("board-row" in player.frame.html) != bool(shown)
        if shown:
            hands = player.model.view.hands
            assert {*re.findall(r'data-card="(\w+)"', shown[1])} in [{*map(str, hands[seat])} for seat in winners]
    assert met == {True, False}


def form_of(player: Player) -> dict[str, str]:
    """Return what the form of the frame would send as it stands."""
    return Form(player.frame.html).fields


@pytest.mark.parametrize("seed", range(25))
def test_every_button_leads_on_and_no_card_is_shown_too_early(seed: int) -> None:
    rng = Random(seed)
    forced, betting = rng.choice(["ante", "blinds"]), rng.choice(["no-limit", "pot-limit", "fixed-limit"])
    preset = rng.choice(["book", "card-room", "literal", "russian"])
    player = seated(str(seed), forced=forced, betting=betting, preset=preset)
    for _ in range(60):
        now = player.model.view
        visible = {str(card) for hand in now.hands.values() for card in hand if card} | {str(c) for c in now.middle.up}
        visible |= {str(card) for card in now.middle.down if card}
        assert faces(player) <= visible
        assert sum(now.stacks.values()) + now.pot == sum(now.start)
        press = rng.choice(player.shown)
        player.press(press)
        assert player.notice == "", press
        if press == "leave":
            break


OFFERED = [
    (name, word)
    for name, switch in SWITCHES.items()
    for word in (*switch.values, *(["7"] if switch.least is not None else []))
]


@pytest.mark.parametrize(("name", "word"), OFFERED)
def test_every_house_rule_can_be_chosen_and_is_shown_again(name: str, word: str) -> None:
    rules = parse_rules(f"book.{name}-{word}")
    player = seated(**{name: word}, buy="7", stake="1")
    assert player.model.table.rules == rules
    form = form_of(player.click("leave"))
    assert rules == BOOK or form[name] == word or form["preset"] == str(rules)
    assert seated(**form).model.table.rules == rules


@pytest.mark.parametrize("preset", PRESETS)
def test_the_form_shows_the_preset_that_was_chosen(preset: str) -> None:
    player = seated(preset=preset)
    assert str(player.model.table.rules) == preset
    assert form_of(player.click("leave"))["preset"] == preset


def test_fixed_bets_follow_the_stake_unless_they_are_typed() -> None:
    rules = seated(betting="fixed-limit", stake="3").model.table.rules
    assert (rules.small_bet, rules.big_bet) == (3, 6)
    player = seated(betting="fixed-limit", stake="3", big_bet="4")
    assert (player.model.table.rules.small_bet, player.model.table.rules.big_bet) == (3, 4)
    assert form_of(seated(betting="fixed-limit", stake="3").click("leave"))["small_bet"] == ""


@pytest.mark.parametrize("fields", [{"cap": "x"}, {"kickers": "none"}, {"buy_in_min": "9", "buy_in_max": "8"}])
def test_a_house_rule_that_cannot_be_is_refused_and_the_form_stays(fields: dict[str, str]) -> None:
    player = seated(**fields)
    assert player.notice
    assert not player.model.seed
    assert form_of(player).items() >= {name: text for name, text in fields.items() if name != "kickers"}.items()


def test_the_round_goes_to_the_readers_turn_or_its_end() -> None:
    player = seated()
    for _ in range(12):
        model = player.model
        assert model.now.to_act in (model.seat, None)
        player.press(player.shown[0])


def test_the_log_tells_what_has_happened_since_the_readers_last_turn() -> None:
    player = seated("4")
    player.press(player.shown[0])
    assert player.part("board-told").text.startswith("You ")


def test_tab_stops_at_the_latest_rule_in_the_log_alone() -> None:
    log = ended(1).frame.html.partition('class="board-log"')[2].partition("</details>")[0]
    *earlier, latest = Frame(log).all("a")
    assert earlier
    assert [link.get("tabindex") for link in earlier] == ["-1"] * len(earlier)
    assert "tabindex" not in latest


def test_what_the_reader_gains_or_loses_is_the_difference_to_the_chips_before_the_round() -> None:
    met = set()
    for seed in range(12):
        player = ended(seed)
        before, now = player.model.table.chair(YOU).stack, chips_after(player.model).chair(YOU).stack
        own = player.frame.html.partition('class="board-own')[2].partition("</p>")[0]
        won = "is-winner" in player.frame.html.partition('class="board-own')[2].partition('"')[0]
        met.add((won, now < before))
        assert f">{now}<" in own
        assert (f'title="{now - before} more than before"' in own) == (won and now > before)
        assert (f'title="{before - now} fewer than before"' in own) == (now < before)
        assert (f">+{now - before}<" in own or f">−{before - now}<" in own) == (now != before)
    assert {(True, False), (False, True)} <= met


def test_the_dealers_button_is_named_and_has_no_letter_that_could_be_a_cards() -> None:
    (mark,) = re.findall(r'<span class="board-dealer".*?</span></span>', seated().frame.html, re.DOTALL)
    assert re.findall(r'title="(.*?)"', mark) == ["Dealer"]
    assert re.findall(r">([^<]+)<", mark) == ["the dealer"]
    assert 'class="rake-said">the dealer' in mark


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_bet_are_explained_beside_it_and_nowhere_else(lang: str) -> None:
    address = 'href="../glossary/#betting"'
    assert address in at_a_bet(owing=True, lang=lang).frame.html
    assert address not in at_a_pick_up(lang=lang).frame.html


def test_stacks_and_the_deal_pass_on_to_the_next_round() -> None:
    player = seated(buy="400").to_the_end("fold", "")
    before = player.model
    after = player.press("next").model
    settled = before.dealt[0].settle(before.now)
    for old, new in zip(settled.chairs, after.table.chairs, strict=True):
        assert (old and (old.stack or 400)) == (new and new.stack), "who is broke buys in for what all began with"
    assert after.dealt[0].dealer != before.dealt[0].dealer


def most(player: Player) -> dict[str, str]:
    """Return the largest amount that may be bet, as the content of its field; nothing if no bet is allowed."""
    return next(({"chips": field["max"]} for field in player.seen.all("input") if field.get("type") == "range"), {})


def test_who_is_broke_buys_in_again() -> None:
    for seed in range(200):
        player, presses = seated(str(seed), buy="4"), within(60, "the end of the round")
        while not is_over(player) and next(presses):
            player.press(next((m for m in ("bet", "call") if m in player.shown), player.shown[0]), **most(player))
        if "rebuy" in player.shown:
            break
    assert "next" not in player.shown
    assert player.model.now.stacks[player.model.seat] == 0
    chairs = player.press("rebuy").model.table.chairs
    assert chairs[0]
    assert chairs[0].stack == 4
    assert all(chair.stack >= 1 for chair in chairs if chair)


def over(player: Player) -> Player:
    """Play to the end of the round, without a bet if possible."""
    return player.to_the_end("check", "fold", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_8_16_who_sits_out_watches_and_sees_no_hidden_card(lang: str) -> None:
    player = over(seated("4", lang, buy="400"))
    stack = player.model.now.stacks[player.model.seat]
    frame = run(Request("table", "w1", player.state, fields=FORM | {"msg": "out"}, lang=lang, seed="8"))
    actions = within(60, "the end of the round")
    while frame.pause and next(actions):
        model = table.parse(frame.state, Context())
        public = model.now.public_view()
        visible = {str(card) for hand in public.hands.values() for card in hand if card}
        visible |= {str(card) for card in (*public.middle.up, *public.middle.down) if card}
        shown = {face["data-card"] for face in Frame(frame.html).all("span") if "data-card" in face}
        assert shown - {"xx"} <= visible
        assert "board-own" not in frame.html
        frame = run(Request("table", "w1", frame.state, batches=1, lang=lang))
    player = Player("table", frame.state, lang=lang)
    chair = player.model.table.chairs[0]
    assert chair
    assert (player.model.seat, chair.stack, chair.away) == (0, stack, True)
    assert {"next", "back", "leave"} <= {*player.shown}
    links = [link["href"] for link in player.seen.all("a") if "/deal/?" in link["href"]]
    assert links == [f"{links[1]}#w1-share", links[1]], "nobody saw it from a seat of theirs"
    assert player.press("next").model.seat == 0
    assert over(player).press("back").model.seat


def missing_blinds(rule: str) -> Player:
    """Return a reader who has sat out rounds with blinds until they owed the big one, at the end of a round."""
    player = over(seated("4", forced="blinds", missed_blinds=rule, buy="400")).press("out")
    for _ in range(6):
        you = over(player).model.dealt[0].chairs[0]
        if "wait" in player.shown and you and you.owes_big:
            break
        player.press("next")
    return player


def test_9_3_who_comes_back_pays_the_blinds_missed_or_waits() -> None:
    player = missing_blinds("post")
    before = player.state
    paid = player.press("back").model
    assert paid.seat
    assert dict(paid.now.posts).get(paid.seat) or paid.now.bets[paid.seat] == paid.table.stake
    player = Player("table", before).press("wait")
    for _ in range(6):
        if player.model.seat:
            break
        over(player).press("next")
    assert player.model.seat
    assert not player.model.now.posts


def test_9_3_an_empty_chair_that_is_dealt_in_pays_its_blinds_and_folds() -> None:
    player = over(seated("4", forced="blinds", missed_blinds="dealt", buy="400")).press("out")
    model = over(player).model
    assert model.seat in model.now.absent
    assert model.seat not in model.now.still_in
    assert "back" in player.shown


def test_9_4_chips_are_added_between_rounds_within_the_bounds() -> None:
    player = over(seated("4", buy="40", buy_in_max="60"))
    held = player.model.now.stacks[player.model.seat]
    before = player.state
    for more, said in (("100", "60"), ("few", "number of chips")):
        assert said in player.press("next", more=more).notice
        assert player.state == before
    chair = player.press("next", more="5").model.table.chairs[0]
    assert chair
    assert chair.stack == held + 5


def test_8_16_with_one_other_nobody_can_sit_out() -> None:
    player = over(seated("4", **{"who-2": "-", "who-3": "-"}, buy="400"))
    before = player.state
    assert player.press("out").notice
    assert player.state == before


def late(player: Player) -> Player:
    """Let the reader's time run out."""
    frame = player.frame
    player._ask(
        Request("table", "w1", player.state, fields={"msg": frame.late}, lang="en", root="../", seen=frame.state)
    )
    return player


def test_9_5_who_is_late_checks_or_folds_and_takes_the_leftmost_hidden_card() -> None:
    player = seated("3", clock="20", buy="400")
    lapses = set()
    for _ in range(40):
        model = player.model
        if not model.now.to_act:
            break
        view = model.view
        assert player.frame.seconds
        if view.phase.is_pick:
            wanted = f"take x{view.middle.face_down[0]}"
        else:
            wanted = "fold" if view.money.owes(model.seat) else "check"
        late(player)
        assert str(player.model.actions[len(model.actions)]) == wanted
        lapses.add(wanted.split()[0])
    assert {"check", "take"} <= lapses


def test_9_5_each_lapse_halves_the_next_limit_to_a_fifth_and_a_decision_in_time_restores_it() -> None:
    player = seated("3", clock="20", buy="400")
    limits = [player.frame.seconds]
    for _ in range(4):
        late(player)
        player.press_until(lambda player: player.model.now.to_act, "the reader's turn", "next")
        limits.append(player.frame.seconds)
    assert limits == [20, 10, 5, 4, 4]
    player.press(next(message for message in ("check", "call", *player.shown) if message in player.shown))
    player.press_until(lambda player: player.model.now.to_act, "the reader's turn", "next")
    assert player.frame.seconds == 20


def test_9_5_a_hint_takes_its_time_and_a_late_message_of_another_decision_is_refused() -> None:
    player = seated("3", clock="20")
    first = player.frame.late
    assert player.press("hint").frame.late == first
    before = player.press(next(message for message in ("check", "call") if message in player.shown)).state
    assert player.frame.late != first
    assert player.press(first).notice
    assert player.state == before


def test_without_a_clock_nobody_is_late() -> None:
    player = seated("3")
    before = player.state
    assert not player.frame.seconds
    assert player.press("late 0").notice
    assert player.state == before


def test_what_is_over_is_linked_as_it_was_seen_and_with_all_cards() -> None:
    player = seated("2").to_the_end("")
    sharing, *links = [link["href"] for link in player.seen.all("a") if "/deal/?" in link["href"]]
    assert sharing == f"{links[0]}#w1-share", "as the reader saw it"
    mine, everything = (Widget("deal", link=link.partition("?")[2]) for link in links)
    assert mine.notice == everything.notice == ""
    assert f"seen={player.model.seat}" in mine.state
    assert "seen=" not in everything.state
    assert parse_record(everything.state.partition("round=")[2]).round().stacks == player.model.now.stacks


def test_an_amount_is_typed_and_a_wrong_one_refused_with_its_rule() -> None:
    player = seated("3").press_until(lambda player: "bet" in player.shown, "a bet", "")
    for chips, said in (("0", "isn't a bet"), ("99", "too much"), ("five", "number of chips can't be “five”")):
        before = player.state
        assert said in player.press("bet", chips=chips).notice
        assert player.state == before
    least = next(field["min"] for field in player.seen.all("input") if field.get("type") == "range")
    assert player.press("bet", chips=least).notice == ""


@pytest.mark.parametrize(
    ("field", "text", "words"),
    [
        ("buy", "0", "chips"),
        ("buy", "lots", "number of chips can't be “lots”"),
        ("stake", "0", "The stake must be between"),
        ("who-2", "-", ""),
    ],
)
def test_a_table_that_cannot_be_is_refused(field: str, text: str, words: str) -> None:
    others = {"who-3": "-", "who-5": "-"} if field == "who-2" else {}
    player = Player("table").press("sit", **others | {field: text})
    assert player.notice
    assert words in player.notice
    assert player.model.seed == ""


@pytest.mark.parametrize("betting", ["no-limit", "pot-limit", "fixed-limit"])
def test_6_1_a_stake_of_nothing_is_refused_at_any_limits(betting: str) -> None:
    assert seated(betting=betting, stake="0").notice.startswith("The stake must be between 1 and")


def test_a_press_on_a_round_that_has_moved_on_changes_nothing() -> None:
    player = seated()
    stale = player.state
    player.press(player.shown[0])
    frame = run(Request("table", "w1", player.state, "", {"msg": "fold"}, "en", "9", "../", stale))
    assert frame.state == player.state


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_kept_table_goes_on_where_it_was(lang: str) -> None:
    player = seated("6", lang)
    player.press(player.shown[0])
    again = run(Request("table", "w1", player.state, lang=lang, root="../"))
    assert (again.state, again.html) == (player.state, player.frame.html)


def test_two_of_one_character_are_told_apart() -> None:
    seen = seated("1", **{"who-2": "bold", "who-3": "bold"}).seen
    assert "Bram" in seen.text
    assert "Bram II" in seen.text
    faces = [face.get("data-number") for face in seen.all("span") if face.get("data-face") == "bram-kettle"]
    assert sorted(faces, key=str) == ["II", None]


def test_who_sits_at_the_table_is_introduced_there_and_the_others_where_they_are_chosen() -> None:
    waiting = Widget("table", "chairs=50.50.50.-.-.-.-.- ante=1 who=careful.careful.-.-.-.-.- skill=easy buy=50")
    there, others = waiting.frame.html.split('<div class="board-drawer board-setup"')
    assert (there.count("<dt>"), others.count("<dt>")) == (1, 2)
    assert "never bluffs" in there
    assert "never bluffs" not in others


BROKEN_SEATS = [
    "chairs=40.40.40.-.-.-.-.- who=bold",
    "chairs=40.40.40.-.-.-.-.- who=bold.-.-.-.-.-.-",
    "chairs=-.40.40.-.-.-.-.- who=bold.sly.-.-.-.-.-",
    "chairs=40x.40.40.-.-.-.-.- who=bold.sly.-.-.-.-.-",
    "chairs=40.40.40 who=bold.sly",
]


@pytest.mark.parametrize("seats", BROKEN_SEATS)
def test_a_state_with_other_people_than_chairs_ends_in_a_fresh_table_and_a_notice(seats: str) -> None:
    widget = Widget("table", f"rake=1 ante=2 skill=easy buy=40 seed=1 {seats}")
    assert widget.notice
    assert widget.frame.unread
    assert "seed=" not in widget.state


def test_bots_act_one_at_a_time_and_the_reader_has_time_to_look() -> None:
    frame = run(Request("table", "w1", fields=FORM | {"msg": "sit"}, seed="1"))
    paused = []
    actions = within(60, "the reader's turn")
    while frame.pause and next(actions):
        paused.append(frame.pause)
        before, frame = frame, run(Request("table", "w1", frame.state, batches=9))
        one, next_one = (table.parse(each.state, Context()).actions for each in (before, frame))
        assert next_one[:-1] == one
        assert frame.state == run(Request("table", "w1", before.state, batches=1)).state
    assert frame.state == seated("1").state
    assert len(paused) >= 2
    assert paused[0] > paused[1], "a deal takes longer to read"


def test_a_state_at_the_turn_of_a_bot_goes_on() -> None:
    player = seated("3")
    player.press(player.shown[0])
    now = player.model
    before = table.format(replace(now, actions=now.actions[:-1]))
    assert now.views[-2].to_act != now.seat, "the last action is a bot's"
    opened = run(Request("table", "w1", before))
    assert opened.tick
    assert Widget("table", before).state == player.state


def test_a_press_while_a_bot_has_the_turn_changes_nothing() -> None:
    dealt = run(Request("table", "w1", fields=FORM | {"msg": "sit"}, seed="1"))
    for message in ("check", "sit", "nonsense"):
        pressed = run(Request("table", "w1", dealt.state, fields=FORM | {"msg": message}, seed="9"))
        assert replace(pressed, stored=None) == replace(dealt, stored=None)


def test_a_press_on_a_frame_from_before_the_saved_table_came_changes_nothing() -> None:
    first = run(Request("table", "w1"))
    saved = seated("7", buy="250").state
    pressed = run(Request("table", "w1", saved, seen=first.state, fields=FORM | {"msg": "sit"}, seed="9"))
    assert pressed.state == saved


def test_a_second_press_that_ends_a_round_is_passed_over() -> None:
    player, presses = seated("4"), within(60, "the end of the round")
    while not is_over(player) and next(presses):
        before, press = player.state, "fold" if "fold" in player.shown else player.shown[0]
        player.press(press)
    again = run(Request("table", "w1", player.state, seen=before, fields={"msg": press}, seed="9"))
    assert (again.state, part(again.html, "rake-refusal").text) == (player.state, "")


@pytest.mark.parametrize(
    "broken", ["acts=check.check.check.check.check", "acts=take_x1", "seed=1 acts=raise_5", "dealer=9"]
)
def test_a_state_that_cannot_be_ends_in_a_fresh_table_and_a_notice(broken: str) -> None:
    seed = "" if "seed" in broken or "dealer" in broken else " seed=1"
    widget = Widget("table", f"{IN_PLAY}{seed} {broken}")
    assert widget.notice
    assert Frame(widget.frame.html).all("select")
    assert re.search("who=careful.bold.sly", widget.state)


def at_a_pick_up(seed: str = "1", lang: str = "en") -> Player:
    """Return a reader who has just been asked for a card of the middle."""
    return seated(seed, lang).press_until(lambda player: player.model.picking, "a pick-up", "check", "call", "next")


def waited(player: Player) -> Player:
    """Let the odds be counted, as the page does."""
    return player.wait(8)


def marked(player: Player) -> set[str]:
    """Return the messages of the buttons that a hint finds best."""
    return {each["value"] for each in player.seen.all("button") if "is-best" in each.get("class", "")}


def test_a_hint_says_a_little_more_each_time_and_the_best_card_last() -> None:
    player = at_a_pick_up()
    spot = player.model.spot
    assert player.press("hint").part("board-hint").text == voice("en", GAME).say(PickIdea(idea(spot).value), {})
    best = advise(odds(spot).settled()).best
    likely = waited(player.press("hint")).part("board-hint").text.partition(" cards are worth a look: ")[2]
    likely = likely.replace("the ", "")
    assert likely.startswith(tuple(map(spoken, spot.options)))
    assert all(spoken(action) in likely for action in best)
    assert "best" not in player.part("board-hint").text
    assert "is-best" not in player.frame.html
    text = waited(player.press("hint")).seen.text
    said = re.search(r"(These are the best.*?|(?:The|A) [\w -]+ is best)\.", text)
    assert said
    assert all(spoken(action) in said[0] for action in best)
    assert {str(action.card or "xx") for action in best} == {
        value.removeprefix("take ") if not value.startswith("take x") else "xx" for value in marked(player)
    }
    assert "hint" not in player.shown


def test_where_only_two_cards_can_be_taken_a_hint_does_not_name_both_but_says_why_one_is_worse() -> None:
    player = next(found for found in map(at_a_pick_up, map(str, range(60))) if len(found.model.spot.options) == 2)
    player.press("hint")
    shown = waited(player.press("hint"))
    said = shown.part("board-hint").text
    assert "Two cards are worth a look" not in said
    assert "is best" in said
    assert "hint" not in shown.shown
    found = odds(player.model.spot).settled()
    worst = min(found.options, key=lambda chance: chance.win)
    if worst.action not in advise(found).best:
        assert f"you win {100 * advise(found, worst.action).cost:.1f} percentage points less often" in shown.seen.text


def spoken(action: Action) -> str:
    """Return what a card is called in the frames, in both decks."""
    if action.slot:
        return "a face-down card"
    return Frame(environment().from_string("{{ code | card_name }}").render(lang="en", code=str(action.card))).text


def test_a_hint_is_gone_once_a_card_is_taken_and_tells_nothing_that_the_seat_cannot_see() -> None:
    player = at_a_pick_up().press("hint").press("hint")
    assert "known=" in waited(player).state
    player.press(next(message for message in player.shown if message.startswith("take")))
    assert (player.model.hint, player.model.odds) == (0, None)


def test_hints_and_judgement_are_refused_where_there_is_nothing_to_say() -> None:
    player = seated()
    assert player.model.betting
    before = player.state
    assert player.press("judge").notice
    player.press("hint")
    stayed_in(player)
    assert before != player.state
    before = player.state
    assert player.press("hint").notice
    assert player.state == before


def at_a_bet(owing: bool, lang: str = "en") -> Player:
    """Return a reader with the turn in a betting round who must pay to stay in, or need not."""
    for seed in range(50):
        player = seated(str(seed), lang)
        if player.model.betting and ("call" in player.shown) is owing:
            return player
    raise AssertionError("no such deal")


def test_a_hint_at_a_bet_says_the_price_then_the_chance_then_what_follows() -> None:
    player = at_a_bet(owing=True)
    view = player.model.view
    asked, chance = price(view), equity(view).advance(500)
    needed = percent(asked.break_even)
    said = player.press("hint").part("board-hint").text
    assert f"costs {asked.call} chips" in said
    assert f"makes the pot {asked.pot}," in said
    assert f"more than {needed}" in said
    assert "Counting the deals" in player.press("hint").part("board-hint").text
    said = waited(player).part("board-hint").text
    assert f"in {percent(chance.win)} of the deals" in said
    assert "If nobody folds" in said
    assert f"(± {chance.error * 100:.1f}). A call pays if you win more than {needed} of the time." in said
    said = player.press("hint").part("board-hint").text
    pays, loses = chance.win - chance.error > asked.break_even, chance.win + chance.error < asked.break_even
    assert ("a call pays" in said, "a call loses" in said) == (pays, loses)
    assert needed in said
    assert re.search(rf"You win (only )?{percent(chance.win)} of the time", said)
    assert marked(player) == ({"call"} if pays else {"fold"} if loses else set())
    assert "hint" not in player.shown


def test_where_a_check_is_free_a_hint_says_the_chance_then_whether_a_bet_pays() -> None:
    player = at_a_bet(owing=False)
    view = player.model.view
    chance, fair = equity(view).advance(500), 1 / len(view.still_in)
    assert "you win the reveal" in waited(player.press("hint")).part("board-hint").text
    said = player.press("hint").part("board-hint").text
    assert f"your fair share of {percent(fair)}" in said
    pays, loses = chance.win - chance.error > fair, chance.win + chance.error < fair
    assert ("more than" in said, "less than" in said) == (pays, loses)
    assert marked(player) == ({"bet"} if pays else {"check"})
    assert "hint" not in player.shown


def test_a_bet_that_somebody_is_too_poor_to_call_is_not_set_beside_a_fair_share() -> None:
    now = Round.deal(3, (100, 5, 100), 1, rng=Random(1))
    actions = within(40, "the second betting round")
    while now.phase is not Phase.SECOND_BETTING and next(actions):
        options = now.options()
        all_in = Action.bet(4) if options.bet and not now.moves else None
        now = now.apply(all_in or (CALL if options.call else options.actions[-1]))
    assert now.to_act
    assert bet_hints(now.seen_by(now.to_act)) == ("", "chance")


def test_5_3_a_hint_at_a_bet_says_what_the_ace_of_skulls_does_to_the_hand() -> None:
    players = (seated(str(seed)) for seed in range(100))
    holder = next(each for each in players if each.model.betting and ACE_OF_SKULLS in each.model.view.hand)
    assert "The Ace of Skulls would lose" in holder.press("hint").seen.text
    assert "The Ace of Skulls would lose" in waited(holder.press("hint")).seen.text


def test_a_hint_at_a_bet_is_kept_and_gone_after_the_next_action() -> None:
    player = at_a_bet(owing=True).press("hint").press("hint")
    again = waited(Player("table", player.state))
    assert again.part("board-hint").text == waited(player).part("board-hint").text
    too_far = Player("table", player.state.replace("hint=2", "hint=4"))
    assert "hint=3" in too_far.state
    assert player.press("call").model.equity is None
    assert player.model.hint == 0


def test_a_hint_counts_once_for_the_frame_in_which_it_was_asked_for() -> None:
    player = at_a_pick_up()
    asked = player.state
    twice = player.press("hint").click("hint", seen=asked)
    assert twice.model.hint == 1
    player.press(next(message for message in player.shown if message.startswith("take")))
    assert player.click("hint", seen=asked).model.hint == 0


def test_a_kept_hint_without_its_odds_counts_them_again() -> None:
    player = waited(at_a_pick_up().press("hint").press("hint"))
    kept = Widget("table", re.sub(r" known=\S+", "", player.state))
    assert kept.notice == ""
    assert kept.frame.tick


@pytest.mark.parametrize(("lang", "said"), [("en", "You leave with"), ("ru", "Вы забираете со стола")])
def test_who_leaves_reads_how_it_went(lang: str, said: str) -> None:
    ways: set[bool] = set()
    for seed in range(40):
        if ways == {True, False}:
            break
        player = ended(seed, lang)
        chips = chips_after(player.model).chair(1).stack
        gain = chips - 40
        player.press("leave")
        way = ("more" if gain > 0 else "fewer") if lang == "en" else ("больше" if gain > 0 else "меньше")
        assert f"{said} {chips} " in player.seen.text
        assert gain == 0 or re.search(rf"\b{abs(gain)} {way}", player.seen.text)
        ways.add(gain > 0)
        assert said in Player("table", player.state, lang=lang).seen.text, "it is kept"
    assert ways == {True, False}


def test_after_leaving_the_last_finished_round_is_still_linked() -> None:
    player = next(player for player in map(ended, range(20)) if "next" in player.shown)
    link = re.search(r'(deal/\?[^"]*)">as you saw it', player.frame.html)
    assert link
    lobby = player.press("next").press("leave").seen.text
    assert "See or share your last round" in lobby, "the one that was left isn't over"
    assert f'{link[1]}">See or share your last round' in player.frame.html
    player.press("sit").press("leave")
    assert f'{link[1]}">See or share your last round' in player.frame.html
    assert "See or share your last round" not in Player("table").seen.text


def test_links_to_the_round_call_everybody_as_the_table_does() -> None:
    player = stayed_in(seated("1", **{"who-2": "bold", "who-3": "bold"}))
    for _ in range(3):
        names = player.players
        assert {*names} == {"Bram", "Bram II", "Tamsin", "You"}
        player.press("judge").wait()
        links = re.findall(r'deal/\?([^"#]*)', player.frame.html)
        assert len(links) > 5, "as the reader saw it and with all cards, to step through and to share; and the review's"
        for link in links:
            replay = Widget("deal", link=link.replace("&amp;", "&"))
            assert replay.notice == ""
            assert " ".join(replay.players) in " ".join(names * 2), "in the same order around the table"
            assert len(replay.players) == len(names)
        player = stayed_in(player.press("next"))


def test_the_last_round_of_an_older_saved_table_is_still_linked() -> None:
    player = next(player for player in map(ended, range(20)) if "next" in player.shown).press("leave")
    record = parse_record(from_query(re.findall(r'deal/\?([^"]*)"', player.frame.html)[0]).partition("round=")[2])
    older = re.sub(r" last=\S+", f" last={quote_plus(record.in_field)}", player.state)
    assert older != player.state
    table = Player("table", older)
    assert table.notice == ""
    (link,) = re.findall(r'deal/\?([^"]*)">See or share', table.frame.html)
    assert link.replace("&amp;", "&") == to_query(f"rake=1 round={record.in_field}")


def test_chips_that_were_bought_at_the_table_count_as_brought() -> None:
    player = next(player for player in map(ended, range(20)) if "next" in player.shown)
    stayed_in(player.press("next", more="7"))
    assert player.model.bought == 47
    gain = chips_after(player.model).chair(1).stack - 47
    assert f"{abs(gain)} {'more' if gain > 0 else 'fewer'} than you brought" in player.press("leave").seen.text


def test_9_3_whoever_leaves_in_the_middle_of_a_round_is_told_what_stays_in_the_pot_and_folds() -> None:
    player = at_a_bet(owing=True)
    put, stack = player.model.now.money.contributions[player.model.seat - 1], player.model.now.stacks[player.model.seat]
    assert "your hand is folded" in player.seen.text
    assert re.search(rf"the {put} chips? that you've put into the pot stays? there", player.seen.text)
    assert f"You leave with {stack} chip" in player.press("leave").seen.text


def all_in(seed: int) -> Player | None:
    """Return a table at which the reader has bet everything and is to pick up a card, if the round comes to that."""
    player, presses = seated(str(seed)), within(60, "the end of the round")
    while player.model.now.to_act and next(presses):
        if player.model.picking and isinstance(leaving(player.model), LeavingAllIn):
            return player
        press = next((each for each in ("bet", "call", "check") if each in player.shown), player.shown[0])
        player.press(press, **most(player))
    return None


def test_whoever_is_all_in_leaves_with_what_their_hand_wins() -> None:
    player = next(filter(None, map(all_in, range(20))))
    assert "You're all-in" in player.seen.text
    assert re.search(r"You leave with \d+ chips?,", player.press("leave").seen.text)


def test_a_reader_may_leave_while_a_bot_has_the_turn() -> None:
    dealt = run(Request("table", "w1", fields=FORM | {"msg": "sit"}, seed="1"))
    assert dealt.tick
    left = run(Request("table", "w1", dealt.state, fields={"msg": "leave"}, seed="9"))
    assert "seed=" not in left.state
    assert "You leave with" in left.html


def test_who_leaves_takes_no_hint_along() -> None:
    player = at_a_pick_up().press("hint").press("hint").press("leave")
    assert not player.frame.tick
    assert not re.search(r"hint=|known=", player.state)


@pytest.mark.parametrize("begin", [lambda: at_a_pick_up().press("hint"), lambda: at_a_bet(owing=True).press("hint")])
def test_the_next_hint_waits_until_the_deals_of_this_one_are_counted(begin: Callable[[], Player]) -> None:
    player = begin()
    button = asked_for(player)
    player.press("hint")
    assert player.frame.tick
    assert "Counting the deals" in player.part("board-hint").text
    waiting = player.state
    again = player.press("hint")
    assert (again.state, asked_for(again)) == (waiting, button)
    assert 'aria-disabled="true"' in player.frame.html
    assert asked_for(waited(again)) != button
    if player.model.picking:
        assert asked_for(player.click("hint", seen=waiting)) != button, "it was pressed before it was counted"


def asked_for(player: Widget) -> str:
    """Return what the button for the next hint says."""
    button = re.search(r'id="w1-hint"[^>]*>(.*?)</button>', player.frame.html, re.DOTALL)
    assert button
    return button[1]


def test_a_hint_kept_by_an_older_page_is_still_read() -> None:
    player = at_a_pick_up().press("hint")
    older = waited(Player("table", player.state.replace("hint=1", "hint=4")))
    assert "hint=3" in older.state
    assert "hint" not in older.shown


def test_after_the_last_hint_the_focus_is_on_what_it_says_and_plays_nothing() -> None:
    for player in (at_a_pick_up(), at_a_bet(owing=True), at_a_bet(owing=False)):
        presses = within(20, "the last hint")
        while "hint" in player.shown and next(presses):
            waited(player.press("hint"))
            assert player.frame.focus == "w1-hinted"
            assert 'id="w1-hinted" tabindex="0"' in player.frame.html
        player.press(next(message for message in player.shown if message.startswith(("take", "check", "call"))))
        assert player.frame.focus != "w1-hinted"


@pytest.mark.parametrize(("lang", "said"), [("en", "One card is left"), ("ru", "Осталась одна карта")])
def test_where_one_card_is_left_nothing_is_asked_and_no_hint_offered(lang: str, said: str) -> None:
    player = last_of_two(lang)
    assert len(player.model.spot.options) == 1
    assert said in player.seen.text
    assert "hint" not in player.shown
    assert player.press("hint").notice


def one_left(player: Player) -> bool:
    return player.model.picking and len(player.model.spot.options) == 1


def last_of_two(lang: str = "en") -> Player:
    """Return a reader who deals for two and comes to the last pick-up."""
    for seed in range(20):
        player = seated(str(seed), lang, **{"who-3": "-", "who-5": "-"})
        player.press_until(lambda player: is_over(player) or one_left(player), "the end", "check", "call", "take")
        if one_left(player):
            return player
    raise AssertionError("the reader never dealt")


def guided(*presses: str, lang: str = "en") -> Player:
    """Return a reader at a table with a guide, who has pressed these."""
    player = Player("table", "guide=whole", lang=lang, source=GUIDE)
    for message in presses:
        assert message in player.shown
        player.press(message)
    return player


def test_a_guide_speaks_before_at_and_after_the_round_and_deals_its_own_cards() -> None:
    assert "The cards of this first round are chosen" in guided().part("rake-guide").text
    player = guided("sit", "check")
    assert "Now you owe 2" in player.part("rake-guide").text
    assert [str(card) for card in player.model.now.hands[1]] == ["8S", "8F", "5F"]
    player.press("call").press("take 8C")
    assert "The third Eight!" in player.part("rake-guide").text
    player.press("check").press("take 3S").press("check")
    assert "Three Eights beat the Pair of Aces" in player.part("rake-guide").text


def test_the_choices_of_a_table_are_not_offered_where_a_guide_has_made_them() -> None:
    assert {*guided().shown} == {"sit"}
    assert not guided().seen.all("select")


def test_the_same_cards_can_be_dealt_again_and_what_was_wrong_be_done_right() -> None:
    player = guided("sit", "check", "fold", "same")
    assert replace(player.model, last="") == guided("sit").model


def test_after_the_guided_round_the_guide_is_silent_and_the_cards_are_chances() -> None:
    player = guided("sit", "check", "fold", "next")
    assert player.model.seed != guided("sit").model.seed
    assert "rake-guide" not in player.frame.html
    player.to_the_end("fold", "check", "take")
    assert "same" not in player.shown


def test_who_leaves_a_table_with_a_guide_may_sit_down_to_it_again_with_all_chips() -> None:
    player = guided("sit", "check", "fold", "next")
    player.to_the_end("fold", "check", "take")
    assert player.press("leave").model.table == guided().model.table
    assert replace(player.press("sit").model, last="") == guided("sit").model


def test_a_guided_round_is_kept_as_it_stands() -> None:
    player = guided("sit", "check", "call")
    assert Player("table", player.state, source=GUIDE).frame.html == player.frame.html


def test_a_guide_that_no_page_has_brought_is_refused() -> None:
    assert "nobody" in Widget("table", "guide=nobody", source=GUIDE).notice
    assert "whole" in Widget("table", "guide=whole").notice


def test_the_same_cards_are_not_dealt_again_without_a_guide() -> None:
    player = seated()
    player.to_the_end("fold", "check", "take")
    before = player.state
    assert "same" not in player.shown
    assert "can't be done here" in player.press("same").notice
    assert player.state == before


def test_8_12_a_buy_in_that_cannot_pay_the_stake_is_refused_where_nobody_goes_all_in() -> None:
    assert seated(buy="5", stake="100").model.seed
    refused = seated(buy="5", stake="100", table_stakes="off")
    assert refused.notice.startswith("A player here has between 100 and 1,000,000 chips, not 5.")

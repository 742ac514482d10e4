"""Trex's table as a seat sees it: the contract, tricks and what was taken, open cards, the layout, hints, the sheet."""

from __future__ import annotations

from rake.kit.actions import CardAction
from rake.shelf.trex.bots import above_average
from rake.shelf.trex.deal import State
from rake.shelf.trex.game import GAME
from tests.bounded import within
from widgets.games.trex.presentation import BoardView, Table
from widgets.games.trex.remarks import ContractGains, ContractLoses, SuitLed, SuitMissing
from widgets.kit.names import cast_names
from widgets.shelf.searching import HINT_BATCHES
from widgets.shelf.worths import ClearlyBest

from .trex_deals import after, chosen, dealt, over

TABLE = Table()
PEOPLE = cast_names(4, 1)
SUITS = [" ".join(rank + suit for rank in "A23456789TJQK") for suit in "SHDC"]
LOW = "2S 3S 4S 5H 6H 2H 3D 4D 5D 6C 5C 3C 4C"


def board(state: State, seat: int) -> BoardView:
    return TABLE.board(state.seen_by(seat), cast_names(4, seat))


def words(state: State) -> tuple[str, ...]:
    assert state.to_act
    return TABLE.moves(state.seen_by(state.to_act)).words


def test_the_contract_is_in_sight_from_the_choice_on() -> None:
    state = dealt()
    assert (board(state, 1).contract, board(state, 1).asked) == ("", "choose")
    for contract in ("diamonds", "eltoosh", "girls", "king", "trex"):
        ended = over(chosen(state, contract))
        assert board(after(state, f"choose {contract}"), 1).contract == contract
        assert board(ended, 1).contract == contract


def test_the_owner_presses_a_contract_on_the_table_and_is_not_asked_for_the_last_one() -> None:
    state = dealt(played="girls.king")
    assert TABLE.moves(state.seen_by(4)).on_table == ("choose diamonds", "choose eltoosh", "choose trex")
    shown = {each.contract: each.message for each in board(state, 4).choices}
    assert shown == {
        "diamonds": "choose diamonds",
        "eltoosh": "choose eltoosh",
        "girls": "",
        "king": "",
        "trex": "choose trex",
    }
    assert not board(after(state, "choose trex"), 4).choices
    assert not TABLE.moves(state.seen_by(4)).forced
    assert TABLE.moves(dealt(played="girls.king.diamonds.trex").seen_by(4)).forced


def test_tx3_3_exposed_cards_are_marked_in_the_hand_that_holds_them_for_its_own_player_too() -> None:
    state = after(dealt("", "", "QS", "QH QC QD"), "choose girls", "expose QD.QC")
    actions = within(50, "the end of what is asked")
    while state.asking and next(actions):
        state = after(state, "pass")
    for seat in (0, 1, 4):
        held = [card for each in board(state, seat).seats for card in each.cards or ()]
        assert {card.code for card in held if card.exposed} == {"QD", "QC"}
    assert {*TABLE.moves(state.seen_by(4)).exposed} == {"QD", "QC"}


def test_cards_to_expose_are_chosen_together_and_a_hand_without_any_is_not_asked() -> None:
    state = after(dealt("", "", "QS", "QH QC QD"), "choose girls")
    moves = TABLE.moves(state.seen_by(4))
    assert (moves.words, moves.cards[0].verb, moves.cards[0].several) == (("pass",), "expose", True)
    assert (len(moves.hand), moves.forced, board(state, 4).asked) == (13, False, "expose")
    state = after(state, "expose QD.QC")
    assert TABLE.moves(state.seen_by(1)).forced


def test_exposed_cards_lie_face_up_at_their_seats() -> None:
    state = after(dealt("", "", "QS", "QH QC QD"), "choose girls", "expose QD.QC", "pass", "pass", "expose QS")
    table = board(state, 1)
    assert table.exposed == ("QD", "QC", "QS")
    open_cards = [{card.code for card in seat.cards or ()} - {"xx"} for seat in table.seats[1:]]
    assert open_cards == [set(), {"QS"}, {"QD", "QC"}]


def test_low_cards_are_shown_by_a_button() -> None:
    state = after(dealt("", "", "", "2S 2H 2D 3C"), "choose trex")
    assert (words(state), board(state, 4).asked) == (("show", "pass"), "show")
    assert TABLE.moves(after(state, "pass").seen_by(1)).forced


def test_it_says_what_has_to_be_followed() -> None:
    low = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"
    state = after(chosen(dealt(f"KH 3H {low}", "2D", "", "5D AC"), "king"), "play 5D")
    assert (board(state, 1).asked, board(state, 2).following) == ("follow", None)
    missing, led = board(state, 1).following, board(after(state, "play KH"), 2).following
    assert isinstance(missing, SuitMissing)
    assert isinstance(led, SuitLed)
    assert (missing.suit, led.suit) == ("D", "D")


def test_tricks_and_the_cards_that_count_are_shown_at_the_seats() -> None:
    state = chosen(dealt("AH AS KS QS JS TS AD KD QD JD TD KH QH", "9C 9D", "QC 2D", "5C"), "girls")
    state = after(state, "play 5C", "play QH", "play 9C", "play QC")
    assert [(seat.tricks, seat.taken) for seat in board(state, 2).seats] == [(0, ())] * 2 + [(1, ("QH", "QC")), (0, ())]
    table = board(state, 2)
    assert (table.settling, [card.code for card in table.trick]) == (True, ["5C", "QH", "9C", "QC"])
    assert [card.who for card in table.last if card.won] == [table.seats[2].who]
    assert [card.code for card in board(after(state, "play 2D"), 2).last] == ["5C", "QH", "9C", "QC"]


def test_diamonds_are_counted() -> None:
    state = after(chosen(dealt("3D", "4D", "5D", "2D"), "diamonds"), "play 2D", "play 3D", "play 4D", "play 5D")
    assert [(seat.diamonds, seat.taken) for seat in board(state, 1).seats] == [(0, ())] * 2 + [(4, ()), (0, ())]


def test_the_layout_has_four_rows_which_grow_from_the_jacks() -> None:
    state = after(chosen(dealt("JS TS", "QS", "9S KS", "8S"), "trex"))
    assert [[*filter(None, row.cards)] for row in board(state, 1).rows] == [[]] * 4
    state = over(chosen(dealt(*SUITS), "trex"))
    rows = board(state, 1).rows
    assert [row.cards[0] for row in rows] == ["2S", "2H", "2D", "2C"]
    assert all(len(row.cards) == 13 and all(row.cards) for row in rows)
    assert [seat.out for seat in board(state, 1).seats] == [150, 100, 50, 200]
    assert board(chosen(dealt(), "king"), 1).rows == ()


def test_a_hint_for_a_choice_says_what_each_contract_scores_and_compares_it_with_an_average_hand() -> None:
    view = dealt("", "", "", LOW).seen_by(4)
    so_far = TABLE.search(view).advance(HINT_BATCHES)
    help_ = TABLE.hint(view, so_far)
    said = help_.worths
    assert len(said) == 5
    assert help_.verdict == ClearlyBest(CardAction("choose eltoosh"))
    first = said[0]
    assert isinstance(first, ContractGains)
    assert first.contract == "eltoosh"
    gains = [each.more for each in said if isinstance(each, ContractGains)]
    losses = [each.less for each in said if isinstance(each, ContractLoses)]
    assert (len(gains) + len(losses), gains, losses) == (5, sorted(gains, reverse=True), sorted(losses))
    assert not TABLE.hint(view, TABLE.search(view)).worths, "nothing before the first deal"


def test_a_choice_is_judged_by_how_much_it_beats_an_average_hand() -> None:
    view = dealt("", "", "", LOW).seen_by(4)
    so_far = TABLE.search(view).advance(3)
    decision = TABLE.judge(view, GAME.parse_action("choose trex"), so_far)
    assert decision.gains == above_average(view, so_far)
    assert str(decision.best) == "choose eltoosh"
    played = chosen(dealt("", "", "", LOW), "eltoosh").seen_by(4)
    search = TABLE.search(played).advance(1)
    judged = TABLE.judge(played, GAME.parse_action("play 2S"), search)
    assert {*judged.gains.values()} == {each.mean for each in search.worths}


def test_the_sheet_says_what_is_still_to_be_played_in_each_kingdom() -> None:
    one = "0.0.0.130_0.0.-195.0_0.-100.0.0_-75.0.0.0_200.150.100.50"
    match = GAME.parse_match(f"trex=1 rules=default seats=4 sheet={one}_0.0.-100.0 order=2.3.4.1")
    sheet = TABLE.sheet(match, PEOPLE)
    assert len(sheet.rows) == 6
    assert sheet.names == (
        *("Diamonds", "Eltoosh", "Girls", "King", "Trex"),
        *("Girls", "Diamonds", "Eltoosh", "King", "Trex"),
    )
    assert sheet.groups == {0: PEOPLE[2], 5: PEOPLE[1]}
    assert TABLE.sheet(GAME.match(4), PEOPLE).names == ("Diamonds", "Eltoosh", "Girls", "King", "Trex")
    ended = GAME.parse_match(f"trex=1 rules=default.kingdoms-1 seats=4 sheet={one} order=2.3.4.1")
    assert len(TABLE.sheet(ended, PEOPLE).names) == 5
    assert TABLE.sheet(ended, PEOPLE).groups == {0: PEOPLE[2]}

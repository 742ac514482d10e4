"""A pick-up dealt on to its end: the very round that views and pickers play, and the shares that the odds count."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from rake import (
    ACE_OF_SKULLS,
    CHECK,
    PICKERS,
    Action,
    ActionKind,
    Card,
    IllegalAction,
    Round,
    Spot,
    Taken,
    View,
    odds,
    parse_action,
    parse_odds,
    parse_spot,
    showdown,
)
from rake.analysis.coach import advise
from rake.analysis.playout import PlayOut, contrast, played_out
from rake.analysis.rollout import Deal, Rollout
from rake.analysis.spot import turns
from tests.bounded import LONGEST, within

from .naive_odds import takes
from .random_rounds import unseen_dealt_anew
from .test_odds_truth import POLICIES, rounds, walked


def spots(count: int) -> list[View]:
    """Return turns to pick up: of two to eight players, of both pick-ups, under all house rules of ranking."""
    return [random.Random(seed).choice(turns) for seed, turns in enumerate(rounds(count))]


def share(spot: Spot, played: PlayOut) -> float:
    """Return the share (0..1) that the seat of a spot wins of a play-out."""
    winners = played.reveal.winners
    return (spot.seat in winners) / len(winners)


# The game


def deal_of(now: Round, follows: Rollout, spot: Spot) -> Deal:
    """Return the cards of a round as a deal of a spot's rollout."""
    hidden: list[int] = []
    hands: list[object] = [None] * (now.players + 1)
    for seat, _, _ in follows.rivals:
        seen_taken = [taken.card for taken in spot.took if taken.seat == seat]
        hidden += [card.index for card in now.hands[seat] if card and card not in seen_taken]
        hands[seat] = walked(follows.trie.root, [card for card in now.hands[seat] if card])
    down = [card.index for slot in now.middle.face_down if (card := now.middle.down[slot - 1])]
    stock = [card.index for card in now.stock if card]
    return Deal(hands, 0, [*hidden, *down, *stock], len(hidden), [])


def play(now: Round, action: Action, me: int, policy: str) -> Round:
    """Return the round at its end, after the seat has taken this and nobody folds."""
    now = now.apply(action)
    actions = within(LONGEST, "the end of the round")
    while now.to_act and next(actions):
        picker = PICKERS["outs" if now.to_act == me else policy]
        now = now.apply(picker(now.seen_by(now.to_act), random.Random(0)) if now.phase.is_pick else CHECK)
    return now


@pytest.mark.parametrize("policy", ["made", "outs"])
def test_a_play_out_is_the_round_that_views_and_pickers_play(policy: str) -> None:
    seen: set[object] = set()
    for seed, view in enumerate(spots(84)):
        spot = Spot.from_view(view)
        start, follows = unseen_dealt_anew(view, random.Random(seed)), Rollout(spot, policy)
        for option, action in enumerate(takes(view)):
            over = play(start, action, view.seat, policy)
            found = played_out(spot, follows, option, deal_of(start, follows, spot))
            done = [move for move in over.moves[len(view.moves) :] if move.action.kind is ActionKind.TAKE]
            cards = [move.action.card or over.middle.down[move.action.slot - 1] for move in done]
            assert found.took == tuple(
                Taken(move.seat, card, move.action.card is not None) for move, card in zip(done, cards, strict=True)
            )
            assert over.result
            assert found.reveal == over.result.showdown
            held = found.reveal.values.values()
            seen |= {spot.pick, spot.players, "skull" if any(ACE_OF_SKULLS in hand.cards for hand in held) else None}
    assert seen == {*range(1, 9), "skull", None}


# The odds


def of_any_last(spot: Spot, follows: Rollout, option: int, deal: Deal) -> float:
    """Return the share that a play-out wins; where my last card is face down, on the average of all that are left."""

    def with_last(index: int) -> PlayOut:
        cards = [*deal.cards]
        cards.insert(mine, cards.pop(index))
        return played_out(spot, follows, option, deal._replace(cards=cards))

    found = played_out(spot, follows, option, deal)
    *_, last = (taken for taken in found.took if taken.seat == spot.seat)
    if last.face_up:
        return share(spot, found)
    mine = deal.at + hidden(found).index(last)
    left = deal.at + len(hidden(with_last(len(deal.cards) - 1))) - 1
    return fmean(share(spot, with_last(index)) for index in range(left, len(deal.cards)))


def hidden(found: PlayOut) -> list[Taken]:
    return [taken for taken in found.took if not taken.face_up]


@pytest.mark.parametrize("policy", POLICIES)
def test_play_outs_win_the_shares_that_the_odds_count_in_the_same_deals(policy: str) -> None:
    counted: set[object] = set()
    for seed, view in enumerate(spots(42)):
        spot = Spot.from_view(view)
        follows = Rollout(spot, policy)
        options = range(len(spot.options))
        won = [0.0 for _ in options]
        for deal in follows.dealt(3, random.Random(seed)):
            for option in options:
                won[option] += of_any_last(spot, follows, option, deal)
        sums = follows.sample(options, 3, random.Random(seed))
        assert won == pytest.approx([shares for shares, _ in sums], abs=1e-9)
        counted |= {spot.pick, spot.players, *(0 < shares < 3 for shares, _ in sums)}
    assert counted == {*range(1, 9), True, False}


# The rules


@pytest.mark.parametrize("policy", POLICIES)
def test_6_7_each_takes_in_turn_what_lies_there_and_every_card_is_held_once(policy: str) -> None:
    for seed, view in enumerate(spots(42)):
        spot = Spot.from_view(view)
        follows = Rollout(spot, policy)
        for deal in follows.dealt(4, random.Random(seed)):
            for option, action in enumerate(spot.options):
                found = played_out(spot, follows, option, deal)
                first = found.took[0]
                assert first.seat == spot.seat
                assert (first.card if first.face_up else None) == action.card
                check_turns(spot, found)
                check_cards(spot, found)


def check_turns(spot: Spot, found: PlayOut) -> None:
    """Hold the seats to their turns: to the end of this pick-up, then once round."""
    out = dict(spot.out)
    gone = {seat for seat, left in spot.out if left == 2 and seat not in [taken.seat for taken in spot.took]}
    everyone = turns(spot.players, spot.players + 1, 2, out, gone)
    assert [taken.seat for taken in (*spot.took, *found.took)] == everyone


def check_cards(spot: Spot, found: PlayOut) -> None:
    """Hold the cards to what is known of them: up those that lay up, face down no more than lay there."""
    up = [taken.card for taken in found.took if taken.face_up]
    down = [taken.card for taken in hidden(found)]
    assert {*up} <= {*spot.up}
    assert {*down} <= {*spot.unseen}
    assert len(down) <= spot.down
    hands = {seat: hand.cards for seat, hand in found.reveal.values.items()}
    assert {*hands} == {spot.seat, *spot.rivals}
    held = [card for hand in hands.values() for card in hand]
    assert len({*held}) == len(held) == 5 * len(hands)
    for seat, card, _ in (*spot.took, *found.took):
        assert card is None or seat not in hands or card in hands[seat]
    assert {*spot.hand} <= {*hands[spot.seat]}
    assert {card for seat in spot.rivals for card in hands[seat]} <= {*spot.unseen, *spot.up, *seen_taken(spot)}
    if spot.rules.suits_full_tie == "split":
        assert found.reveal == showdown(hands, spot.rules)


def seen_taken(spot: Spot) -> list[Card]:
    return [taken.card for taken in spot.took if taken.card]


# The difference

SPOT = "players=3 seat=1 pick=1 hand=LF.9F.5F up=7C.TW.3C.AF down=2"
COUNTED = parse_odds(
    f"{SPOT} sums=28-428973-132087.28-481471-145307.24-308804-88901.72-3037185-1552254.156-4544635-3619725"
)


def test_the_card_taken_loses_the_deal_that_the_best_one_alone_wins() -> None:
    asked = 0
    for seed, view in enumerate(spots(28)):
        policy = POLICIES[seed % 3]
        seen_taken = odds(Spot.from_view(view), policy).advance(8)
        most = max(seen_taken.options, key=lambda chance: chance.win)
        for taken in {*seen_taken.spot.options} - {*advise(seen_taken).best}:
            pair = contrast(seen_taken, taken)
            assert pair, "in so many deals one shows it"
            lost, won = pair
            assert seen_taken.spot.seat not in lost.reveal.winners
            assert won.reveal.winners == (seen_taken.spot.seat,)
            assert (lost.took[0].card if lost.took[0].face_up else None) == taken.card
            assert (won.took[0].card if won.took[0].face_up else None) == most.action.card
            asked += 1
    assert asked > 50


def test_both_times_the_same_cards_are_unseen() -> None:
    for taken in COUNTED.spot.options[:3]:
        found = contrast(COUNTED, taken)
        assert found
        dealt = [
            {seat: {*hand.cards} - {one.card for one in each.took} for seat, hand in each.reveal.values.items()}
            for each in found
        ]
        assert dealt[0] == dealt[1]
        first, second = ([taken.card for taken in hidden(each)] for each in found)
        assert all(one == other for one, other in zip(first, second, strict=False)), "the same lie face down in a row"


def test_the_same_spot_and_card_show_the_same_deal_whatever_was_asked_before() -> None:
    one, other = COUNTED.spot.options[:2]
    first = contrast(COUNTED, one)
    assert contrast(COUNTED, other) != first
    assert contrast(parse_odds(str(COUNTED)), one) == first
    assert contrast(odds(COUNTED.spot).advance(8), one) == first
    assert contrast(COUNTED, parse_action("take x2")) == contrast(COUNTED, parse_action("take x1"))


def test_where_no_deal_differs_there_is_none() -> None:
    """Four Aces beat everything with the Ace of Skulls among them, whatever the fifth card is."""
    sure = odds(parse_spot("players=2 seat=1 pick=2 hand=AS.AW.AF.AC up=7F down=1 took=1-AC.2-xx"))
    for taken in sure.spot.options:
        assert contrast(sure, taken) is None


def test_what_does_not_lie_there_is_no_card_to_play_out() -> None:
    with pytest.raises(IllegalAction):
        contrast(COUNTED, parse_action("take 2S"))

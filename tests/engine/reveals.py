"""Hands and showdowns in notation, for tests that prove one rule."""

from rake import Category, HandValue, Rank, Showdown, evaluate, format_cards, parse_cards, parse_rules, showdown


def worth(hand: str, rules: str = "book") -> HandValue:
    """Return what the hand is worth."""
    return evaluate(parse_cards(hand), parse_rules(rules))


def reveal(*hands: str, rules: str = "book", stock: str = "-") -> Showdown:
    """Return the showdown of these hands, the first of them in seat 1."""
    dealt = {seat: parse_cards(hand) for seat, hand in enumerate(hands, 1)}
    return showdown(dealt, parse_rules(rules), parse_cards(stock))


def assert_makes(hand: str, category: Category, combination: str, kickers: str = "-") -> None:
    """Assert what the hand makes, in which cards, and which are spare."""
    value = worth(hand)
    assert value.category is category
    assert format_cards(value.combination) == combination
    assert format_cards(value.kickers) == kickers


def assert_beats(better: str, worse: str, code: str, rule: str, *ranks: Rank, rules: str = "book") -> None:
    """Assert that the first hand wins from either seat, and what is said to have decided."""
    assert worth(worse, rules) < worth(better, rules)
    assert worth(worse, rules) != worth(better, rules)
    for result, winner, loser in (
        (reveal(better, worse, rules=rules), 1, 2),
        (reveal(worse, better, rules=rules), 2, 1),
    ):
        assert result.order == ((winner,), (loser,))
        assert (result.decided_by, result.rule, result.ranks) == (code, rule, ranks)


def assert_splits(*hands: str, rules: str = "book") -> None:
    """Assert that all these hands share the pot (8.4)."""
    result = reveal(*hands, rules=rules)
    assert len({worth(hand, rules) for hand in hands}) == 1
    assert result.winners == tuple(range(1, len(hands) + 1))
    assert (result.decided_by, result.rule, result.ranks) == ("split", "8.4", ())

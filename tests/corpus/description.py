"""Rounds in words of notation: what may be done, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from rake import Options, Round, View, format_cards


def describe_options(options: Options) -> str:
    """Return what a seat may do, e.g. `fold call=5 raise=6-99` or `take DS.2W x1.x3`."""
    words = [word for word, so in (("fold", options.fold), ("check", options.check)) if so]
    words += [f"call={options.call}"] if options.call else []
    for word, span in (("bet", options.bet), ("raise", options.raise_to)):
        words += [f"{word}={span.least}-{span.most}"] if span else []
    if options.up or options.down:
        hidden = ".".join(f"x{slot}" for slot in options.down)
        words += ["take", *([format_cards(options.up)] if options.up else []), *([hidden] if hidden else [])]
    return " ".join(words)


def describe_state(now: Round | View) -> str:
    """Return the state of a round: the phase, the turn, the pot, the stacks and what may be done."""
    stacks = ".".join(str(chips) for chips in now.stacks.values())
    turn = (
        f"seat {now.to_act} may {describe_options(now.options())}; late: {now.lapse()}"
        if now.to_act
        else "nobody's turn"
    )
    bets = ".".join(str(chips) for chips in now.bets.values())
    return f"{now.phase.value}: pot {now.pot}, stacks {stacks}, bets {bets}; {turn}"


def describe_end(now: Round) -> Iterator[str]:
    """Yield the lines that tell how a round ended."""
    if not now.result:
        return
    for pot in now.result.pots:
        seats, winners, shares = (".".join(map(str, each)) for each in (pot.contestants, pot.winners, pot.shares))
        yield f"pot {pot.chips} of {seats} to {winners}: {shares}"
    for seat, chips in now.result.returned:
        yield f"returned {chips} to {seat}"
    for seat, card in now.result.drawn:
        yield f"drawn {card} by {seat}"
    shown = now.result.showdown
    if not shown:
        return
    for seat, hand in shown.values.items():
        held, makes, spare = (format_cards(cards) for cards in (hand.cards, hand.combination, hand.kickers))
        yield f"shown {seat}={held}: {hand.category.name} {makes}, spare {spare}, the Ace of Skulls {hand.skull.value}"
    order = " > ".join("=".join(map(str, seats)) for seats in shown.order)
    ranks = "".join(f" {rank.letter}" for rank in shown.ranks)
    yield f"order {order}: {shown.decided_by}{ranks}, rule {shown.rule}"

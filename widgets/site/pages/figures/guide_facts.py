"""The numbers in the sentences of the guide, by the names that its Markdown uses (`{{ name }}`)."""

from __future__ import annotations

from widgets.site.pages.figures.data import Data, Speech
from widgets.site.pages.figures.guided import PLAYERS
from widgets.site.pages.figures.rounds import Mean
from widgets.site.pages.figures.well import BET_SIZES, caller_needs, must_work

SPACE = "\N{NO-BREAK SPACE}"


def guide_facts(data: Data, speech: Speech) -> dict[str, str]:
    """Return every number by its name, formatted for the language; names begin with `well_`."""
    numbers, guide = speech.numbers, data.guide

    def share(mean: Mean) -> str:
        return numbers.short(mean.share)

    def with_error(mean: Mean, unit: int = 100, decimals: int = 1) -> str:
        return (
            f"{numbers.fixed(unit * mean.share, decimals)}{SPACE}±{SPACE}{numbers.fixed(unit * mean.error, decimals)}"
        )

    def gain(mean: Mean) -> Mean:
        return Mean(abs(mean.share), mean.error)

    def lost(players: int) -> Mean:
        up, down = data.left(players, "up"), data.left(players, "down")
        return Mean(up.share + down.share, (up.error**2 + down.error**2) ** 0.5)

    kinds = {
        f"well_{kind}_{number}": numbers.short(data.kind(kind, 2 + number))
        for kind in ("suit", "run", "ace", "duke", "other", "with_match", "skull")
        for number in (1, 2)
    }
    starts = {
        f"well_{kind}_{players}": share(data.start(kind, players))
        for kind in ("pair_ace", "pair_low", "three", "loose_high", "loose_low", "suited", "skull_near", "skull_far")
        for players in PLAYERS
    }
    skulls = {
        f"well_skull_{kind}_{players}": share(data.beside_skull(kind, players))
        for kind in ("aces", "suited", "loose", "pair")
        for players in PLAYERS
    }
    duels = {
        f"well_against_{way}_{players}": with_error(data.duel(way, int(players)))
        for way, by_players in guide["duels"].items()
        for players in by_players
    }
    bets = {
        f"well_bets_{seat}_{players}": with_error(gain(data.bets(int(players))[index]), 1, 2)
        for seat, index in (("first", 0), ("dealer", -1))
        for players in guide["bets"]
    }
    return {
        **kinds,
        **starts,
        **skulls,
        **duels,
        **bets,
        **{f"well_fair_{players}": numbers.fixed(100 / players, 1) for players in PLAYERS},
        **{f"well_lost_{players}": with_error(lost(players)) for players in PLAYERS},
        **{f"well_first_{players}": share(data.seat_shares(players)[0]) for players in PLAYERS},
        **{f"well_last_{players}": share(data.seat_shares(players)[-1]) for players in PLAYERS},
        **{
            f"well_agreed_{players}_{number}": numbers.fixed(100 * mean[0], 0)
            for players, means in guide["agreed"].items()
            for number, mean in enumerate(means, 1)
        },
        **{f"well_left_{way}_6": with_error(data.left(6, way)) for way in ("up", "down")},
        "well_pairs_dealt": numbers.one_in(data.starts["pair"]["hands"] / data.dealings),
        "well_deals": numbers.count(sum(each["deals"] for each in guide["rounds"].values())),
        "well_skull_deals": numbers.count(guide["skull_deals"]),
        "well_duel_deals": numbers.count(sum(2 * deals for deals in guide["duel_deals"].values())),
        "well_denied": numbers.count(guide["denied"]["deals"]),
        "well_denied_other": with_error(Mean(*guide["denied"]["other"])),
        "well_denied_cost": with_error(Mean(*guide["denied"]["cost"]), decimals=2),
        "well_bluff_pot": numbers.fixed(100 * float(must_work(BET_SIZES["1"])), 0),
        "well_bluff_half": numbers.fixed(100 * float(must_work(BET_SIZES["1/2"])), 0),
        "well_call_half": numbers.fixed(100 * float(caller_needs(BET_SIZES["1/2"])), 0),
        "well_fold_pot_3": numbers.fixed(100 * float(must_work(BET_SIZES["1"])) ** (1 / 3), 0),
    }

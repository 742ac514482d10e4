"""The hint at a choice of contract: what each scores on average, and which one suits the hand best."""

from __future__ import annotations

from math import ceil

from rake.kit.actions import CardAction
from rake.kit.search import Search, Worth
from rake.shelf.trex.action import contract_of
from rake.shelf.trex.bots import above_average
from rake.shelf.trex.deal import View

from ...kit.saying import Remark
from ...shelf.worths import DealsCounted, WorthsView, show_worths
from .remarks import ContractGains, ContractLoses


def show_choices(view: View, so_far: Search[CardAction]) -> WorthsView:
    """Return what is said of each contract, the one first that an average hand is furthest behind."""
    more = above_average(view, so_far)
    worths = {worth.action: worth for worth in so_far.worths} if so_far.batches else {}
    ranked = sorted((each._replace(mean=more[each.action]) for each in worths.values()), key=lambda each: -each.mean)
    said = (_said(worths[each.action], each.mean) for each in ranked)
    return show_worths(ranked, said, DealsCounted(so_far.worths[0].samples), so_far)


def _said(worth: Worth[CardAction], more: float) -> Remark:
    contract = contract_of(worth.action)
    points, error, gain = round(worth.mean), ceil(worth.error), round(more)
    name = contract.value if contract else ""
    return ContractGains(name, points, error, gain) if gain >= 0 else ContractLoses(name, points, error, -gain)

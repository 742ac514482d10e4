"""The page of odds: its counts against others made by hand or by the reference, its samples, its figures."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import markdown
import pytest
from mkdocs.config import load_config
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pymdownx.superfences import SuperFencesException

from rake import ACE_OF_SKULLS, BOOK, DECK, Card, Round, parse_cards, shuffled
from tests.engine import reference
from widgets.kit.numbers import Numbers
from widgets.site.pages import fences, figures, mkdocs_hook, previews
from widgets.site.pages.figures import counts, rounds
from widgets.site.pages.figures.data import Data, Speech
from widgets.site.pages.figures.drawn import Figure
from widgets.templates import LANGUAGES

ROOT = Path(__file__).parents[2]
DRAWN = sorted(figures.figures())
PLAYED = {"saved", "seats", "winners", "taken", "dealt_worth", "skull_worth"}


@pytest.fixture(scope="module")
def data() -> Data:
    return Data()


@pytest.fixture(autouse=True)
def _page() -> Iterator[None]:
    yield
    fences.begin(fences.Page())


def by_hand() -> dict[str, tuple[int, int, int]]:
    """Return hands, wins and losses by combination as they were counted by hand."""
    text = (ROOT / "tests" / "data" / "counts.tsv").read_text("utf-8")
    lines = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    return {name: (int(hands), int(wins), int(loses)) for name, hands, wins, loses, *_ in lines}


def test_every_hand_is_ten_times_a_start_and_two_cards(data: Data) -> None:
    for name, (hands, _, _) in by_hand().items():
        assert sum(start["ends"][name] for start in data.starts.values()) == comb(5, 3) * hands
        assert data.hands[name] == hands


def test_the_ace_of_skulls_does_what_was_counted_by_hand(data: Data) -> None:
    assert {name: tuple(verdicts) for name, verdicts in data.skulls.items()} == {
        name: (wins, loses) for name, (_, wins, loses) in by_hand().items()
    }
    assert counts.skulls() == data.skulls
    # With it among the first three, two of the other four come first too.
    assert sum(start["wins"] for start in data.skull_starts.values()) == comb(4, 2) * 4_581
    assert sum(start["hands"] for start in data.skull_starts.values()) == comb(51, 2)


def test_there_are_as_many_hands_of_each_start_as_there_must_be(data: Data) -> None:
    # The lowest of three values, and two of the four above it; above the Priest there are fewer; the Ace may be one.
    near = 9 * comb(4, 2) + comb(3, 2) + 1 + comb(4, 2)
    in_sequence, values = 12, comb(13, 3)
    assert {name: start["hands"] for name, start in data.starts.items()} == {
        "three": 13 * 4,
        "pair": 13 * comb(4, 2) * 48,
        "rake": near * 4,
        "suited": (values - near) * 4,
        "sequence": in_sequence * (4**3 - 4),
        "gapped": (near - in_sequence) * (4**3 - 4),
        "loose": (values - near) * (4**3 - 4),
    }
    assert data.dealings == comb(52, 3)


@pytest.mark.parametrize(
    ("cards", "start", "beside_the_skull"),
    [
        ("AS AW AF", "three", "three"),
        ("AS AW 2F", "pair", "aces"),
        ("AS 2W 2F", "pair", "pair"),
        ("AS 2S 5S", "rake", "rake"),
        ("AS DS 9S", "suited", "suited"),
        ("AS DW LF", "sequence", "sequence"),
        ("AS 2W 3F", "sequence", "sequence"),
        ("AS 3W 5S", "gapped", "gapped"),
        ("AS TW PF", "gapped", "gapped"),
        ("AS 9W 6F", "loose", "loose"),
        ("AS DW 2F", "loose", "loose"),
    ],
)
def test_a_start_is_what_the_page_says(cards: str, start: str, beside_the_skull: str) -> None:
    assert counts.start_of(parse_cards(cards)) == start
    assert counts.skull_start_of(parse_cards(cards)) == beside_the_skull


def test_hands_that_are_alike_become_the_same() -> None:
    groups = list(counts.alike())
    assert sum(count for _, count in groups) == comb(52, 3)
    assert sum(count for hand, count in groups if ACE_OF_SKULLS in hand) == comb(51, 2)
    assert len({hand for hand, _ in groups}) == len(groups)


def ends(hands: Sequence[tuple[Card, ...]]) -> tuple[Counter[str], int]:
    """Return what these starts become by all pairs of further cards, and how often the Ace of Skulls wins."""
    found: Counter[str] = Counter()
    wins = 0
    for hand in hands:
        for drawn in combinations([card for card in DECK if card not in hand], 2):
            found[reference.read((*hand, *drawn)).category] += 1
            wins += reference.skull((*hand, *drawn)) == "wins"
    return found, wins


def test_the_reference_makes_the_same_of_starts(data: Data) -> None:
    hands = [hand for hand in combinations(DECK, 3) if counts.start_of(hand) == "three"]
    found, _ = ends(hands)
    assert {name: count for name, count in data.starts["three"]["ends"].items() if count} == found
    for start in ("three", "rake", "sequence"):
        beside = [(ACE_OF_SKULLS, *two) for two in combinations(DECK[:-1], 2)]
        _, wins = ends([hand for hand in beside if counts.skull_start_of(hand) == start])
        assert data.skull_starts[start]["wins"] == wins


def test_what_a_choice_is_worth_is_what_the_engine_says_today(data: Data) -> None:
    worth = counts.choices()
    assert {start: {key: data.starts[start][key] for key in ("worth", "hidden")} for start in worth} == worth
    # The mean hand beats half of all hands.
    assert data.worth("any", 0) == pytest.approx(0.5, abs=1e-6)


def test_a_pair_is_worth_what_the_engine_says_today(data: Data) -> None:
    assert counts.pairs(3) == {letter: list(values) for letter, values in data.pairs["3"].items()}


@pytest.mark.parametrize("held", [3, 4])
def test_every_card_that_makes_a_pair_was_looked_at(held: int, data: Data) -> None:
    for letter, (pair, down, looked_at, worse) in data.pairs[str(held)].items():
        # The other ranks of the hand may be any of twelve, the Ace among them with three suits.
        others = comb(11, held - 1) * 4 ** (held - 1) + comb(11, held - 2) * 4 ** (held - 2) * 3
        aces = 3 * comb(12, held - 1) * 4 ** (held - 1) * 2
        assert looked_at == (aces if letter == "A" else 4 * others * 3)
        assert pair > down
        assert worse == 0 or (held == 4 and letter in "2345")


def test_the_first_to_pick_takes_hidden_cards_as_often_as_was_counted(data: Data) -> None:
    for players in counts.PLAYERS:
        rows = sum(start["hidden"][str(players)] for start in data.starts.values())
        share, error = data.hidden(players, 0)[0]
        assert abs(rows / data.rows(players) - share) < 1.5 * error


def test_shares_of_rounds_add_up(data: Data) -> None:
    for players in counts.PLAYERS:
        assert sum(mean.share for mean in data.seats(players)) == pytest.approx(1, abs=1e-4)
        assert sum(mean.share for mean in data.winners(players).values()) == pytest.approx(1, abs=1e-4)
        assert all(0 < mean.error < 0.01 for mean in data.seats(players))


def test_rounds_played_today_agree_with_those_kept(data: Data) -> None:
    played: Any = rounds.seats(2, 600)
    today = [*played["seats"], *played["hidden"][0], *played["hidden"][1], rounds.saved(6, 300)["wins"]]
    kept = [*data.seats(2), *data.hidden(2, 0), *data.hidden(2, 1), data.saved(6)]
    for now, then in zip(today, kept, strict=True):
        assert abs(now.share - then.share) < 1.5 * (now.error + then.error)


@pytest.mark.parametrize("players", [2, 5])
def test_moved_hands_are_the_same_hands_at_the_same_middle(players: int) -> None:
    deck = shuffled(random.Random(7))
    first = Round.from_deck(players, 100, 1, BOOK, deck)
    for shift in range(players):
        now = Round.from_deck(players, 100, 1, BOOK, rounds.moved(deck, players, shift))
        for seat in range(players):
            assert now.hands[1 + (seat + shift) % players] == first.hands[1 + seat]
        assert rounds.moved(deck, players, shift)[3 * players :] == list(deck[3 * players :])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_a_plot_shows_what_its_table_says(name: str, lang: str, data: Data) -> None:
    figure: Figure = figures.figures()[name](data, Speech(lang))
    assert all(len(row.cells) == len(figure.table.columns) for row in figure.table.rows)
    if not figure.plot or figure.plot.dots:
        return
    heads = [row.head for row in figure.table.rows if not row.last or len(figure.plot.bars) == len(figure.table.rows)]
    if name in ("where", "seats", "saved"):
        heads = [bar.label for bar in figure.plot.bars]
    assert [bar.label for bar in figure.plot.bars] == heads
    for bar in figure.plot.bars:
        assert bar.parts[0].start >= 0
        assert bar.parts[-1].end <= 100.01
    if figure.plot.thick:
        assert all(bar.parts[-1].end == pytest.approx(100, abs=0.1) for bar in figure.plot.bars)


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_what_was_played_says_its_error(name: str, data: Data) -> None:
    table = figures.figures()[name](data, Speech("en")).table
    assert "±" in table.foot or all("±" in cell.note for row in table.rows for cell in row.cells)


@pytest.mark.parametrize(
    ("share", "english", "russian"),
    [
        (0, "0", "0"),
        (1, "100", "100"),
        (0.4225, "42.2", "42,2"),
        (0.0000154, "0.0015", "0,0015"),
        (0.9982, "99.82", "99,82"),
    ],
)
def test_a_share_is_written_as_its_readers_write_it(share: float, english: str, russian: str) -> None:
    assert Numbers("en").percent(share) == english
    assert Numbers("ru").percent(share) == russian


def test_small_numbers_do_not_become_nothing() -> None:
    assert Numbers("en").short(0.0001) == "<0.1"
    assert Numbers("ru").one_in(1 / 64_974) == "64\N{NO-BREAK SPACE}974"


def page_of(text: str) -> str:
    custom = [{"name": "odds", "class": "odds", "format": figures.render, "validator": figures.validate}]
    options = {"pymdownx.superfences": {"custom_fences": custom}}
    return markdown.markdown(text, extensions=["pymdownx.superfences"], extension_configs=options)


def test_a_figure_needs_its_sentence_and_a_known_name() -> None:
    assert "rake-figure" in page_of("```odds dealt\nHow often.\n```\n")
    assert "rake-figure" not in page_of("```odds delt\nHow often.\n```\n")
    with pytest.raises(SuperFencesException, match="needs a sentence"):
        page_of("```odds dealt\n```\n")


def test_a_sentence_gets_its_number_in_its_language() -> None:
    assert figures.filled("{{ hands }} hands, {{ pair_or_less }}% low", "en") == "2,598,960 hands, 92.4% low"
    assert figures.filled("{{ pair_or_less }} % низких", "ru") == "92,4\N{NO-BREAK SPACE}% низких"
    assert figures.filled("{{ pair_or_less }}", "ru") == "92,4"


def test_a_number_that_nobody_knows_ends_the_build_with_its_name_and_its_page(monkeypatch: pytest.MonkeyPatch) -> None:
    config = load_config(str(ROOT / "mkdocs.yml"))
    page = Page("Odds", File("odds.md", config.docs_dir, config.site_dir, use_directory_urls=True), config)
    picture = previews.Preview(Path("odds.png"), "Odds")
    monkeypatch.setattr(mkdocs_hook, "pictures", {previews.address("odds.md", "en"): picture})
    with pytest.raises(PluginError, match=r"^odds\.md: no number is called 'nothing'$"):
        mkdocs_hook.on_page_markdown("{{ hands }} hands, {{ nothing }}% low", page, config, Files([page.file]))


@pytest.mark.parametrize("folder", ["odds", "ru/odds"])
def test_the_page_has_every_figure_with_a_name_and_a_table(site: Path, folder: str) -> None:
    html = (site / folder / "index.html").read_text("utf-8")
    assert "{{" not in html
    blocks = re.findall(r'<section class="rake-figure" data-search-exclude>.*?</section>', html, re.DOTALL)
    names = []
    for block in blocks:
        tree = ElementTree.fromstring(block.replace(" data-search-exclude", "", 1))
        name = tree.find("p")
        assert name is not None
        assert name.text
        names.append(name.attrib["id"].removeprefix("odds-"))
        (table,) = tree.findall("table")
        assert {each.attrib["aria-labelledby"] for each in tree.iter() if "aria-labelledby" in each.attrib} == {
            name.attrib["id"]
        }
        assert all(head.attrib["scope"] for head in table.iter("th"))
        assert not [each for each in tree.iter() if "style" in each.attrib]
    assert sorted(names) == sorted(draw.__name__ for draw in figures.of_odds())
    assert bool(re.search(r"<td>\d+,\d</td>", html)) == folder.startswith("ru")


def test_search_finds_the_sentences_and_not_the_tables(site: Path) -> None:
    pages = json.loads((site / "search" / "en.json").read_text("utf-8"))
    texts = " ".join(page["text"] for page in pages if page["location"].startswith("odds/"))
    assert "2,598,960" in texts
    assert "1,302,540" not in texts


def test_the_data_can_be_taken(site: Path) -> None:
    assert json.loads((site / "data" / "odds.json").read_text("utf-8"))["starts"]

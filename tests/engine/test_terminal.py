"""`python -m rake`: a golden transcript, and refusals with exit status 2."""

import random
import re
from pathlib import Path

import pytest

from rake import DECK, format_cards, parse_cards, shuffled
from rake.cli.commands import main

from . import reference

TRANSCRIPT = Path(__file__).parents[1] / "data" / "terminal.txt"


def entries(path: Path) -> dict[str, str]:
    """Return the commands of a committed transcript, each with what it prints."""
    text = path.read_text(encoding="utf-8")
    lines = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    pairs = (entry.split("\n", 1) for entry in lines.removeprefix("$ ").split("\n$ "))
    return {command: printed.rstrip("\n") + "\n" for command, printed in pairs}


def answers_in(printed: str) -> str:
    """Return what was typed in a transcript, line by line."""
    return "".join(f"{line}\n" for line in re.findall(r"^> (.+)$", printed, re.MULTILINE))


def deal(seed: int) -> list[str]:
    """Return the whole deck as a seed shuffles it: from the last place down, each card changes with one below."""
    rng = random.Random(seed)
    deck = [str(card) for card in DECK]
    for last in reversed(range(1, 52)):
        other = int(rng.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return deck


@pytest.mark.parametrize(("command", "printed"), list(entries(TRANSCRIPT).items()))
def test_transcript(command: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 0
    assert capsys.readouterr() == (printed, "")


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (4, 7), (8, 1)])
def test_a_seed_means_one_deal_everywhere(players: int, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    main(["deal", str(players), "--seed", str(seed)])
    first, *lines, last = capsys.readouterr().out.splitlines()
    dealt = [parse_cards(".".join(deal(seed)[5 * seat : 5 * seat + 5])) for seat in range(players)]
    assert first == f"seed {seed}"
    assert [set(parse_cards(line.split()[1])) for line in lines] == [set(hand) for hand in dealt]
    keys = [reference.key(hand, two_pair_beats_three=False, kickers="all") for hand in dealt]
    assert last.startswith(f"{1 + keys.index(max(keys))} wins: ")


def test_9_7_equal_suits_full_of_a_deal_draw(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = parse_cards("DW.LW.9W.5W.2W.DF.LF.9F.5F.2F.7S.8S")
    monkeypatch.setattr("rake.cli.commands.shuffled", lambda _rng: deck)
    assert main(["--rules", "russian", "deal", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 wins: the draw decides, Eight over Seven (rule 9.7)"


@pytest.mark.parametrize("seed", range(20))
def test_shuffles_draw_from_random_alone(seed: int) -> None:
    class Chance:
        def __init__(self) -> None:
            self.source = random.Random(seed)

        def random(self) -> float:
            return self.source.random()

    deck = shuffled(Chance())
    assert format_cards(deck) == ".".join(deal(seed))
    assert set(deck) == set(DECK)


def test_shuffles_with_the_least_and_the_greatest_chance() -> None:
    class Constant:
        def __init__(self, value: float) -> None:
            self.value = value

        def random(self) -> float:
            return self.value

    assert shuffled(Constant(1 - 2**-53)) == DECK
    assert sorted(card.index for card in shuffled(Constant(0.0))) == list(range(52))


def test_a_deal_without_a_seed_tells_the_seed_that_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "3"]) == 0
    printed = capsys.readouterr().out
    seed = printed.splitlines()[0].removeprefix("seed ")
    assert main(["deal", "3", "--seed", seed]) == 0
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("rank 1S", "expected card at character 1, found '1S'"),
        ("rank AS AX", "expected card at character 4, found 'AX'"),
        ("rank AS.AW.AS", "there is one AS in the deck, but you have it here twice (rule 2.1)"),
        ("rank AS.AW.AF.9C.2S.3S", "a hand has 1 to 5 cards here, not 6 (rule 1.1)"),
        ("rank -", "a hand has 1 to 5 cards here, not 0 (rule 1.1)"),
        ("--rules poker rank AS", "expected preset at character 1, found 'poker'"),
        ("--rules book.kickers-two rank AS", "expected all|one at character 14, found 'two'"),
        ("showdown AS.AW.AF.9C.2S", "2 to 8 can play, not 1 (rule 1.2)"),
        ("showdown AS.AW.AF.9C.2S DS.DW.DF.DC", "a hand has 5 cards here, not 4 (rule 1.1)"),
        (
            "showdown AS.AW.AF.9C.2S DS.DW.DF.DC.2S",
            "there is one 2S in the deck, but you have it here twice (rule 2.1)",
        ),
        ("deal 9 --seed 1", "2 to 8 can play, not 9 (rule 1.2)"),
        ("deal 1 --seed 1", "2 to 8 can play, not 1 (rule 1.2)"),
        ("deal 0 --seed 1", "2 to 8 can play, not 0 (rule 1.2)"),
        ("deal -1 --seed 1", "2 to 8 can play, not -1 (rule 1.2)"),
        ("deal 1000000000 --seed 1", "2 to 8 can play, not 1000000000 (rule 1.2)"),
        ("showdown AS.AW.AF.9C.2S DS.DW.XX", "hand 2: expected card at character 7, found 'XX'"),
        ("odds players=2 seat=1 pick=1 hand=AS.AW.ZF up=DS.2W down=2", "expected card at character 36, found 'ZF'"),
        (
            "odds players=2 seat=1 pick=1 hand=AS.AW.AF up=DS.2W down=3",
            "there should be 4 cards in the middle, counting those already taken, not 5 (rule 8.5)",
        ),
        (
            "odds players=2 seat=1 pick=1 hand=AS.AW.AF up=DS.2W down=2 --policy strong",
            "expected random|made|outs at character 1, found 'strong'",
        ),
        ("showdown AS.AW.AF.9C.2S_DS.DS", "hand 2: there is one DS in the deck, but you have it here twice (rule 2.1)"),
    ],
)
def test_refusals(command: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 2
    assert capsys.readouterr() == ("", f"rake: {said}\n")


@pytest.mark.parametrize("command", ["", "rank", "showdown", "deal two", "fold", "rank --seed 1 AS"])
def test_wrong_usage(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(command.split())
    printed, said = capsys.readouterr()
    assert left.value.code == 2
    assert printed == ""
    assert "usage" in said

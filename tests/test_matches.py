"""Matches of all ten games in a terminal: played to their end, in both languages, in the sentences of the site.

`python -m tests.test_matches` writes the golden matches anew; read the difference before it is committed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest
from markupsafe import Markup

from rake.cli.games import all_words, events_between, game_of
from rake.cli.saying import LANGUAGES, YOU, voice
from rake.cli.shelf import play, replay, sit_down
from rake.cli.terminal import Left
from rake.shelf.durak.rules import DECK
from tests.bounded import LONGEST, within
from tests.terminal import Run
from widgets import other_games
from widgets.games.rake import GAME as RAKE
from widgets.games.rake.log import log_of
from widgets.kit.board import Name
from widgets.site.terminal.compiling import FOLDER, text_of
from widgets.templates import voice as page_voice

from .engine.test_terminal import entries

DATA = Path(__file__).parent / "data"
WORDS = all_words()
ENTER = {lang: voice(lang).phrase("terminal-next").split(",")[0].rstrip(".") for lang in LANGUAGES}
MOST_DEALS = 40
"""After how many deals a player for chips gets up: such a match ends only when somebody does."""

CARD = re.compile(
    r"\b(?:two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace|duke|lady|priest|rook)\b", re.I
)
NUMBERED = re.compile(r"(\d+)\) ")
MANY = re.compile(r"^  (?:any of|любое из) (\d+)")

NOTE = """\
# A match of Durak in a terminal: the command, then all that is printed; what follows `> ` was typed. What happened and
# what was refused was read beside sections 1 to 4 of its rules.
"""
RECORD = f"durak 1 seats=2 rules=default deck={'.'.join(DECK.cards)}\n1 attack ZZ\n"


class Player:
    """A person who answers by the number of a random action, and reads what is printed."""

    def __init__(self, lang: str, seed: int) -> None:
        self.lines: list[str] = []
        self._rng, self._enter = random.Random(seed), ENTER[lang]

    def watch(self, lines: Iterator[str]) -> None:
        """Read everything, up to the end of the match or the most deals."""
        with suppress(Left):
            for line in lines:
                self.lines.append(line)

    def ask(self) -> str:
        """Return the number of one of the actions listed last; nothing before the next deal."""
        menu: list[str] = []
        for line in reversed(self.lines):
            if not line.startswith("  "):
                break
            menu.append(line)
        if self.lines[-1 - len(menu)].startswith(self._enter):
            return "quit" if sum(line.startswith(self._enter) for line in self.lines) == MOST_DEALS else ""
        numbers = [int(number) for line in menu for number in NUMBERED.findall(line)]
        numbers += [self._rng.randint(1, int(count)) for line in menu for count in MANY.findall(line)]
        return str(self._rng.choice(numbers))


def played(word: str, lang: str, seed: int) -> list[str]:
    """Return what a player who acts at random is shown of a match."""
    player = Player(lang, seed)
    player.watch(play(sit_down(word, voice(lang, word), seed), player.ask))
    return player.lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", WORDS)
def test_every_game_is_played_from_start_to_end(word: str, lang: str) -> None:
    say, lines = voice(lang, word), played(word, lang, 3)
    deals = lines.count(say.sentence("terminal-record"))
    assert deals == sum(line.startswith(say.sentence("terminal-won", list="")[:-2]) for line in lines) > 0
    if game_of(word).chips:
        assert lines[-1] == say.sentence("terminal-left") or deals == MOST_DEALS
    else:
        assert lines[-2] == say.sentence("terminal-over")
    unanswered = (say.sentence("against-rules", linked=0), say.sentence("unreadable", code="", text="", linked=0)[:8])
    assert [line for line in lines if line.startswith(unanswered)] == []


@pytest.mark.parametrize(("word", "label"), [("trex", "contract"), ("solo", "bid")])
def test_what_lies_on_the_table_is_said_in_the_language_of_the_match(word: str, label: str) -> None:
    labelled = voice("ru", word).sentence("terminal-label", label=label)
    said = [line for line in played(word, "ru", 3) if line.startswith(f"{labelled}: ")]
    assert said
    assert [line for line in said if re.search("[a-z]", line)] == []


@pytest.mark.parametrize("word", WORDS)
def test_the_record_that_a_deal_ends_with_is_replayed_card_by_card(word: str) -> None:
    say, lines = voice("en", word), played(word, "en", 5)
    record = lines.index(say.sentence("terminal-record"))
    end = next(at for at, line in enumerate(lines) if line.startswith("This deal: "))
    start = lines.index(say.sentence("terminal-deal", number=1)) + 1
    asked = ("You hold", say.sentence("terminal-turn"))
    happened = [line for line in lines[start:record] if line.endswith(".") and not line.startswith(asked)]
    replayed = [*replay(word, "\n".join(lines[record + 1 : end]), say)]
    assert [CARD.findall(line) for line in replayed] == [CARD.findall(line) for line in happened]
    assert len(replayed) > 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", [word for word in WORDS if word != "rake"])
def test_the_terminal_says_what_the_page_says(word: str, lang: str) -> None:
    game, say, page = game_of(word), voice(lang, word), page_voice(lang, other_games.load(word))
    for seed in range(3):
        state = game.deal(len(say.bots) + 1, rng=random.Random(seed))
        names, called = people(len(state.players))
        views = [None, state.seen_by(1)]
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            view = state.seen_by(state.to_act)
            state = state.apply(game.bots["random"].choose(view, random.Random(len(views))))
            views.append(state.seen_by(1))
        for before, now in pairwise(views):
            for event in events_between(word, before, now):
                assert say.say(event, names) == page.say(event, called).unescape()


def plain(said: Markup) -> str:
    """Return what a page says in the words of the Vardic deck, as plain text."""
    return Markup(re.sub(r'<span class="rake-standard">.*?</span>|<[^>]*>', "", said)).unescape()


def people(players: int) -> tuple[dict[int, str | int], dict[int, Name]]:
    """Return what seats are called in the terminal, and the same on a page: the reader in seat 1, and people."""
    others = range(2, players + 1)
    names = {1: YOU} | {seat: f"Ann {seat}" for seat in others}
    called = {1: Name("you", "You", "you", "1")} | {seat: Name("person", names[seat], "", str(seat)) for seat in others}
    return {**names}, called


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rake_is_said_as_on_its_page_in_the_words_of_its_own_deck(lang: str) -> None:
    say, page = voice(lang, "rake"), page_voice(lang, RAKE)
    for seed in range(5):
        state = game_of("rake").deal(3, rng=random.Random(seed))
        views = [state.seen_by(1)]
        actions = within(LONGEST, "the end of the deal")
        while state.to_act and next(actions):
            legal = [action for action in state.legal() if str(action) != "fold"]
            state = state.apply(random.Random(len(views)).choice(legal))
            views.append(state.seen_by(1))
        names, called = people(3)
        lines = [line for step in log_of([view.round for view in views], called) for line in step]
        shown = [plain(page.say(each.about, called)) for each in lines]
        events = [event for before, now in pairwise([None, *views]) for event in events_between("rake", before, now)]
        assert [say.say(event, names) for event in events] == shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_in_the_package_are_those_of_the_site(lang: str) -> None:
    anew = "`python -m widgets.site.terminal.compiling` writes the terminal's sentences anew"
    assert (FOLDER / f"{lang}.json").read_text("utf-8") == text_of(lang), anew


def said_by(pattern: object) -> Iterator[str]:
    """Yield the names of the messages that a pattern says."""
    for part in pattern if isinstance(pattern, list) else []:
        if isinstance(part, list) and part[0] == "@":
            yield part[1]
        elif isinstance(part, list) and part[0] == "?":
            for variant in part[3].values():
                yield from said_by(variant)


@pytest.mark.parametrize("word", WORDS)
def test_every_message_that_another_one_says_is_in_the_package(word: str) -> None:
    english, russian = (voice(lang, word).messages for lang in LANGUAGES)
    assert {name for name in english if name.startswith("terminal-")} <= {*russian}
    assert {name for name in russian if name.startswith("terminal-")} <= {*english}
    for messages in (english, russian):
        assert {each for pattern in messages.values() for each in said_by(pattern)} <= {*messages}


# Refusals, with nothing lost


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_action_is_explained_and_changes_nothing(lang: str) -> None:
    say = voice(lang, "durak")
    answers = iter(["beat 6S", "attack ZZ", "99", "nonsense", "0", "attack 2S", "quit"])
    player = Player(lang, 3)
    player.watch(play(sit_down("durak", say, 3), lambda: next(answers)))
    asked = max(at for at, line in enumerate(player.lines) if line.startswith("  "))
    assert not [line for line in player.lines[asked + 1 :] if line.startswith("  ")]
    rule, *others = player.lines[asked + 1 :]
    assert re.search(r"\((?:rule|правило) DU3\.\d\)\.$", rule)
    assert others[0] == say.sentence("unreadable", code="", linked=0, text="ZZ")
    assert others[1] == say.sentence("terminal-no-number", number="99", last=str(say_last(player.lines[asked])))
    assert others[2] == say.sentence("unreadable", code="", linked=0, text="nonsense")
    assert len(others) == 5


NONSENSE = ("0", "-1", "9" * 5_000, "²", "play", "play xx", "give xx.xx.xx", "~", "🂡", "deal=", "raise 1.5", "\x00")


@pytest.mark.parametrize("word", WORDS)
def test_nothing_that_is_typed_ends_a_match_or_takes_a_turn(word: str) -> None:
    answers = iter((*NONSENSE, "quit"))
    player = Player("en", 4)
    player.watch(play(sit_down(word, voice("en", word), 4), lambda: next(answers)))
    asked = max(at for at, line in enumerate(player.lines) if line == voice("en").sentence("terminal-turn"))
    refusals = [line for line in player.lines[asked + 1 :] if not line.startswith("  ")]
    assert len(refusals) == len(NONSENSE)


def say_last(menu: str) -> int:
    """Return the number of the last action of a line of actions."""
    return int(NUMBERED.findall(menu)[-1])


@pytest.mark.parametrize("end", ["", "help\n", "quit\n"])
def test_the_end_of_the_input_or_quit_ends_the_game_at_any_time(end: str, typed: Run) -> None:
    for lang in LANGUAGES:
        status, printed, errors = typed(f"play durak --seed 3 --lang {lang}", end)
        assert (status, errors) == (0, "")
        assert printed.splitlines()[-1] == voice(lang).sentence("terminal-left")
        assert ("\n\n" in printed) is True


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play whist", "There's no game called “whist”. These are: " + ", ".join(WORDS) + "."),
        ("play whist --lang ru", "Игры «whist» нет. Есть такие: " + ", ".join(WORDS) + "."),
        ("play durak --players 9", "This game can't have 9 players (rule DU1.1)."),
        ("play durak --players 9 --lang ru", "В этой игре не может быть 9 игроков (правило DU1.1)."),
        ("play reddog --stack 0", "Nobody can play on (rule RD"),
        ("play durak --players 1000000000", "This game can't have 1,000,000,000 players (rule DU1.1)."),
        ("play durak --stack 5", "Durak isn't played for chips, so leave out --stack and --ante."),
        ("play durak --rules poker --lang ru", "Не могу прочесть «poker»."),
        ("replay - --lang ru", "Строка 2: Не могу прочесть «ZZ»."),
        ("replay -", "Line 2: I can't read “ZZ”."),
        ("odds players=2 --lang ru", "Не могу прочесть"),
    ],
)
def test_what_cannot_be_is_refused_in_words(command: str, said: str, typed: Run) -> None:
    status, printed, errors = typed(f"{command}", RECORD)
    assert (status, printed) == (2, "")
    assert errors.startswith(f"rake: {said}"), errors


@pytest.mark.parametrize(
    ("spot", "says"),
    [
        (
            "players=2 seat=1 pick=1 hand=AW.9F.2C up=DS.2W down=2",
            ["take DS   49,6 %  ± 0,5", "take 2W   58,2 %  ± 0,5"],
        ),
        ("players=2 seat=2 pick=2 hand=AS.AW.9F.5C down=1 took=1-2W.2-5C.1-LF", ["take x1    4,3 %  точно"]),
    ],
)
def test_odds_are_said_in_russian_with_its_own_numbers(spot: str, says: list[str], typed: Run) -> None:
    status, printed, errors = typed(f"odds {spot} --lang ru", "")
    assert (status, errors) == (0, "")
    assert printed.splitlines()[0] == "остальные берут карты по правилу «outs»"
    assert {*says} <= {*printed.splitlines()[1:]}


# Golden matches

SCRIPT = ("attack ZZ", "beat 6S", "99", "", "help")
"""What is typed at the first turn. Then it's always the first action, and before the next deal one too early."""


def golden(lang: str) -> Path:
    return DATA / f"matches.{lang}.txt"


def answers_in(printed: str) -> str:
    """Return what was typed in a transcript, line by line, empty lines too."""
    return "".join(f"{line}\n" for line in re.findall(r"^> (.*)$", printed, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_golden_matches(lang: str, typed: Run) -> None:
    for command, printed in entries(golden(lang)).items():
        assert typed(command, answers_in(printed)) == (0, printed, "")


def test_the_golden_matches_are_the_same_in_both_languages() -> None:
    english, russian = ([answers_in(printed) for printed in entries(golden(lang)).values()] for lang in LANGUAGES)
    assert english == russian
    assert len(english[0].splitlines()) > 15


def transcript(lang: str) -> str:
    """Return a golden match as it's printed now: a deal of Durak with everything that can be refused in it."""
    say, printed, script = voice(lang, "durak"), list[str](), iter((*SCRIPT, *["1"] * 60))
    early = iter(("attack 6S", "quit"))

    def ask() -> str:
        answer = next(early) if any(line.startswith(ENTER[lang]) for line in printed) else next(script)
        printed.append(f"> {answer}")
        return answer

    with suppress(Left):
        for line in play(sit_down("durak", say, 7), ask):
            printed.append(line)
    return "\n".join(["$ play durak --seed 7 --lang " + lang, *printed, say.sentence("terminal-left"), ""])


if __name__ == "__main__":
    for language in LANGUAGES:
        golden(language).write_text(NOTE + transcript(language), "utf-8")

"""Tables of other games, made up here from the zones that they share, fit one screen as Rake's own tables do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from rake.kit.cards import UNSEEN
from widgets.games.rake.board import bot_name
from widgets.host import game_named
from widgets.kit.board import CardView, Name, Seat, Seated, Slot, positions
from widgets.kit.names import seat_name
from widgets.shelf.tricks import SIDES as SEATED
from widgets.shelf.tricks import TrickCard
from widgets.shelf.zones import Attack, HandCard, Meld, Pile, Sequence
from widgets.templates import LANGUAGES, environment

from .conftest import DESKTOP, PHONE, OpenPage, overflow
from .test_boards import faults
from .test_focus import RING

FRAME = """
{% from "kit/board.html" import board, row with context %}
{% from "kit/log.html" import listed with context %}
{% from "kit/text.html" import link_to_rule with context %}
{% from "shelf/tricks.html" import trick with context %}
{% from "shelf/zones.html" import attacks, hand, melds, piles, sequences with context %}
{% macro event(said) %}{{ said }} {{ link_to_rule("1.1", "rules/") }}{% endmacro %}
<form id="w1" class="rake rake-zones" method="get"><input type="hidden" name="state" value="">
{% call(part, seat=none) board(table) %}
{% if part == "ask" %}<p>{{ asked }}</p>
{% elif part == "hand" %}{{ hand(cards) if cards }}
{% elif part == "hand_name" %}{{ named }}
{% elif part == "shown" %}{{ named }}
{% elif part == "centre" %}CENTRE
{% elif part == "pot" %}{{ piles(stock) if stock }}
{% elif part == "actions" %}<p class="board-moves">{% for act in acts %}
<button type="submit" id="w1-{{ loop.index }}" name="msg" value="{{ act }}"
{%- if loop.last %} class="board-main"{% endif %}>{{ act }}</button>{% endfor %}</p>
{% elif part == "news" %}<p>{{ asked }}</p><p>{{ asked }}</p>
{% elif part == "log" %}{{ listed([[asked, asked], [asked]], event) }}{% endif %}
{% endcall %}
</form>
"""
"""A frame of a game that is nothing but its table; `CENTRE` stands for what lies in its centre."""

RANKS, SUITS = "23456789TPLDA", "SWFC"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
ASKED = {"en": "Your card. Follow hearts if you can.", "ru": "Ваша карта. Если есть черви, кладите их."}
NAMED = {"en": "two tricks", "ru": "две взятки"}
ACTS = {"en": ("Take all", "Lay off", "Lay down 3"), "ru": ("Взять всё", "Приложить", "Выложить 3")}


def sitting(players: int, held: int) -> Seated[Seat]:
    """Return a table at which every other player holds that many cards, the second has the turn, the last deals."""
    around = positions(players, 1)
    return Seated(
        seats=tuple(
            Seat(
                who=seat_name(seat, 1) if seat == 1 else bot_name(("careful", "bold", "sly")[seat % 3], 2),
                cards=() if seat == 1 else (CardView(UNSEEN),) * held,
                stack=None,
                bet=0,
                folded=seat == 4,
                all_in=False,
                turn=seat == 2,
                dealer=seat == players,
                won=0,
                position=around[seat],
            )
            for seat in range(1, players + 1)
        ),
        near=1,
    )


def who(seat: int) -> Name:
    return sitting(4, 0).seats[seat].who


def to_play(count: int) -> list[HandCard]:
    """Return a hand of cards to press, some of which the rules refuse."""
    return [HandCard(code, f"play {code}", allowed=at % 3 != 1) for at, code in enumerate(DECK[5 : 5 + count])]


def to_choose(count: int) -> list[HandCard]:
    """Return a hand of cards to choose from, three of which are chosen."""
    return [HandCard(code, f"choose {code}", chosen=at in (2, 3, 4)) for at, code in enumerate(DECK[5 : 5 + count])]


TRUMPED = [Pile("Stock", 12, UNSEEN, under="6C")]
TO_DRAW = [Pile("Stock", 18, UNSEEN, take="draw"), Pile("Discards", 7, "LC", take="pick up")]
SUIT_ROWS = [Sequence(suit, tuple(rank + suit if rank in "6789TPLDA" else "" for rank in RANKS)) for suit in SUITS]
NOBODY = TrickCard("", "near", who(0))
SIDES = ("left", "top", "right")
LED = [*(TrickCard(code, side, who(at)) for at, (code, side) in enumerate(zip(DECK, SIDES, strict=False), 1)), NOBODY]
PAIRS = [Attack("9S", "LS"), Attack("9W", "TW"), Attack("TS")]
LAID = [
    Meld(tuple(CardView(code) for code in DECK[at : at + 4]), who(at // 4 % 4), f"on {at}") for at in range(0, 24, 4)
]
LAYING = {"targets": {f"on {at}": f"lay AC on {at}" for at in (4, 16)}, "best": ()}
GAP = (Slot("5S", here=True, take=""), Slot("", here=False, take=""), Slot("PW", here=True, take=""))

type Zone = tuple[str, range, int, dict[str, object]]

ZONES: dict[str, Zone] = {
    "trick": ("{{ trick(led) }}", range(4, 5), 12, {"led": LED, "cards": to_play(13)}),
    "attack": (
        "{{ attacks(pairs) }}",
        range(2, 7),
        6,
        {"pairs": PAIRS, "cards": to_play(9), "stock": TRUMPED},
    ),
    "meld": (
        "{{ melds(laid) }}",
        range(2, 7),
        9,
        {"laid": LAID, "round": LAYING, "cards": to_choose(11), "stock": TO_DRAW},
    ),
    "sequence": ("{{ sequences(suits) }}", range(3, 5), 8, {"suits": SUIT_ROWS, "cards": to_play(8)}),
    "stock": ('{{ row("", gap) }}', range(2, 3), 0, {"gap": GAP, "stock": [Pile("Stock", 50, UNSEEN)]}),
}
"""What lies in the centre, for how many players, how many cards the others hold, and the rest of the table."""


def frames(zone: str, lang: str, cards: tuple[HandCard, ...] = ()) -> Iterator[tuple[int, str, str]]:
    """Yield a frame for each number of players, with that number and a name, perhaps with another hand."""
    centre, players, held, rest = ZONES[zone]
    template = environment().from_string(FRAME.replace("CENTRE", centre))
    about: dict[str, object] = {"lang": lang, "ident": "w1", "root": "../", "cards": (), "stock": ()}
    about["game"] = game_named("rummy")  # whose sentences say what lies there
    about |= {"asked": ASKED[lang], "named": NAMED[lang], "acts": ACTS[lang][-1 if zone == "stock" else 0 :]}
    about |= rest | ({"cards": cards} if cards else {})
    for number in players:
        yield number, f"{zone}, {number} players", template.render(**about, table=sitting(number, held))


# The pages of Rake have no use for this style sheet.
STYLE = """
(url) => new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url, onload: done });
  link.dataset.zones = "";
  document.head.append(link);
})
"""


@pytest.mark.property
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("zone", ZONES)
def test_the_tables_of_other_games_fit_one_screen(
    warm_page: OpenPage, base_url: str, site: Path, zone: str, lang: str
) -> None:
    page = warm_page(f"{base_url}{'' if lang == 'en' else 'ru/'}pickup/")
    (style,) = site.glob("assets/rake/zones.*.css")
    page.evaluate(STYLE, f"{base_url}{style.relative_to(site).as_posix()}")
    wrong = list(faults(page, list(frames(zone, lang))))
    page.evaluate("document.querySelector('[data-zones]').remove()")
    assert not wrong, "\n".join(wrong)


LYING = """
() => [...document.querySelectorAll(".board-trick > li")].map((li) => {
  const { x, y, width, height } = li.getBoundingClientRect();
  return [li.className.split(" ")[0], Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
})
"""


@pytest.mark.parametrize("players", SEATED)
def test_a_card_of_a_trick_lies_in_its_place_whoever_led(
    warm_page: OpenPage, base_url: str, site: Path, players: int
) -> None:
    page = warm_page(f"{base_url}pickup/", **PHONE)
    (style,) = site.glob("assets/rake/zones.*.css")
    page.evaluate(STYLE, f"{base_url}{style.relative_to(site).as_posix()}")
    template = environment().from_string(FRAME.replace("CENTRE", "{{ trick(led) }}"))
    about = {
        "game": game_named("rummy"),
        "lang": "en",
        "ident": "w1",
        "root": "../",
        "stock": (),
        "asked": "",
        "named": "",
        "acts": (),
    }
    sides, lying = ("near", *SEATED[players]), []
    for leader in range(players):
        order = [(leader + turn) % players for turn in range(players)]
        led = [
            TrickCard(DECK[seat] if turn < 2 else "", sides[seat], bot_name("careful", 2))
            for turn, seat in enumerate(order)
        ]
        html = template.render(**about, led=led, cards=to_play(8), table=sitting(players, 8))
        page.evaluate(SHOW, html)
        lying.append(sorted(page.evaluate(LYING)))
    assert all(each == lying[0] for each in lying)
    assert len({(x, y) for _, x, y, _, _ in lying[0]}) == players


SHOW = "(html) => { document.querySelector('[data-room] > form').outerHTML = html; }"


def test_a_hand_is_one_stop_for_tab_and_arrows_lead_along_it(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/")
    _, _, html = next(frames("meld", "en"))
    page.evaluate(SHOW, html)
    cards = page.locator(".board-hand button")
    cards.first.focus()
    for key, at in (("ArrowLeft", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("x", 1)):
        page.keyboard.press(key)
        expect(cards.nth(at)).to_be_focused()
    assert page.locator(".board-hand button:not([tabindex='-1'])").count() == 1
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.board-hand button')")


def test_the_log_is_one_stop_for_tab_and_arrows_lead_from_rule_to_rule(warm_page: OpenPage, base_url: str) -> None:
    page = warm_page(f"{base_url}pickup/")
    _, _, html = next(frames("meld", "en"))
    page.evaluate(SHOW, html)
    page.locator(".board-log").evaluate("(log) => { log.open = true; }")
    rules = page.locator(".board-log a")
    page.locator(".board-moves button").last.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(rules.last).to_be_focused()
    for key, at in (("ArrowUp", 1), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1), ("End", 2)):
        page.keyboard.press(key)
        expect(rules.nth(at)).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.board-log')")


CONTRACT = '<ul class="board-contracts"><li><button class="board-contract">Girls</button></li></ul>'


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_has_the_same_ring_on_a_card_that_may_not_be_played_and_on_a_contract(
    warm_page: OpenPage, base_url: str, site: Path, scheme: str
) -> None:
    page = warm_page(f"{base_url}pickup/", color_scheme=scheme)
    (style,) = site.glob("assets/rake/zones.*.css")
    page.evaluate(STYLE, f"{base_url}{style.relative_to(site).as_posix()}")
    _, _, html = next(frames("trick", "en"))
    page.evaluate(SHOW, html)
    page.evaluate("(html) => { document.querySelector('.board-centre').innerHTML = html; }", CONTRACT)
    cards = page.locator(".board-hand button")
    assert [cards.nth(at).get_attribute("aria-disabled") for at in (0, 1)] == [None, "true"]
    page.keyboard.press("Tab")
    rings = []
    for each in (cards.nth(0), cards.nth(1), page.locator(".board-contract")):
        each.focus()
        rings.append(each.evaluate(RING))
    page.evaluate("document.querySelector('[data-zones]').remove()")
    assert rings[0]["outlineStyle"] == "solid"
    assert all(ring == rings[0] for ring in rings)


WHOLE = """
() => {
  const card = document.activeElement;
  const [inside, around] = [card, card.closest("ul")].map((each) => each.getBoundingClientRect());
  const out = Math.max(around.left - inside.left, inside.right - around.right, inside.bottom - innerHeight);
  return out <= 0;
}
"""


@pytest.mark.parametrize("size", [PHONE["viewport"], DESKTOP])
def test_a_hand_of_many_cards_scrolls_and_each_can_be_reached_by_keyboard(
    warm_page: OpenPage, base_url: str, site: Path, size: ViewportSize
) -> None:
    page = warm_page(f"{base_url}pickup/", viewport=size)
    (style,) = site.glob("assets/rake/zones.*.css")
    page.evaluate(STYLE, f"{base_url}{style.relative_to(site).as_posix()}")
    _, _, html = next(frames("attack", "en", tuple(to_play(24))))
    page.evaluate(SHOW, html)
    cards = page.locator(".board-hand button")
    expect(cards).to_have_count(24)
    cards.first.focus()
    for at in range(24):
        expect(cards.nth(at)).to_be_focused()
        box = cards.nth(at).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        page.wait_for_function(WHOLE)
        page.keyboard.press("ArrowRight")
    assert overflow(page) == 0
    page.evaluate("document.querySelector('[data-zones]').remove()")

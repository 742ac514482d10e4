"""What other sites and programs do to a link on its way: each kind as a function of its query."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import quote

type Mangle = Callable[[str], str]

AFTER = [">", ")", "]", "}", "*", "**", "_", "`", "|", "||", "~~", '"', "'", ",", ".", ";", ":", "!", "?", "\\", "/"]
AFTER += ["»", "”", "“", "’", "。", "）", "」", "\xa0", " ", "\u200b", '">', "**)", ").", "_).", '",', "&gt;", "&quot;"]
AFTER += ["[/url]", "</a>", "[/b][/url]", "<br>", "\r\n", "\n\nSent from my phone", "#:~:text=Four,Aces", "😀"]

TRACKERS = [
    "utm_source=x",
    "UTM_Source=x",
    "msclkid=8f",
    "srsltid=Af",
    "gbraid=0A",
    "wbraid=1",
    "fbclid=IwAR0",
    "_ga=1.2",
]
TRACKERS += [
    "_=1763",
    "si=x",
    "ref=x",
    "mc_eid=5",
    "igshid=x",
    "ttclid=x",
    "_hsenc=p",
    "utm_id=7",
    "gclid=1&gad_source=1",
]

UNSEEN = ["\u00ad", "\u200b", "\u200d", "\u2060", "\ufeff", "\\"]


def after(mark: str) -> Mangle:
    """Return what puts a mark at a link's end."""
    return lambda query: query + mark


def replacing(old: str, new: str) -> Mangle:
    """Return what replaces each `old` in a link."""
    return lambda query: query.replace(old, new)


def in_the_middle(mark: str) -> Mangle:
    """Return what sets a mark into the middle of a link, but not within a sign that is percent-encoded."""

    def mangle(query: str) -> str:
        signs = re.findall("(?:%..)+|=3D|.", query)
        return "".join([*signs[: len(signs) // 2], mark, *signs[len(signs) // 2 :]])

    return mangle


def before(field: str) -> Mangle:
    """Return what puts a field before a link's own."""
    return lambda query: f"?{field}&{query.removeprefix('?')}"


def encoded(query: str) -> str:
    """Return a link with every sign percent-encoded that isn't a letter or a digit."""
    return quote(query.removeprefix("?"), safe="")


def mailed(query: str) -> str:
    """Return a link as mail writes it, with its lines broken; browsers drop the line ends."""
    return in_the_middle("=\r\n")(query.replace("=", "=3D")).replace("\r\n", "")


def backwards(query: str) -> str:
    """Return a link with its fields the other way round."""
    return "&".join(reversed(query.removeprefix("?").split("&")))


def unrecorded(query: str) -> str:
    """Return a link with real line ends in its record."""
    return query.replace("~", "%0A")


MARKS: dict[str, Mangle] = {f"after {mark!r}": after(mark) for mark in AFTER}
MARKS |= {f"after {mark!r} encoded": after(quote(mark, safe="")) for mark in AFTER}
MARKS |= {f"after {mark!r} encoded twice": after(quote(quote(mark, safe=""))) for mark in AFTER}

AMPERSANDS = ["&amp;", "&amp;amp;", "&#38;", "&amp", "%26amp%3B", "&amp%3B", "%26", "%2526", ";", "?", "&&", " &"]
OTHER_SIGNS = [("&", "&%20"), ("&", "&\xa0"), ("=", "%3D"), ("_", "\\_"), ("_", "%5C_"), ("-", "\u2011")]
OTHER_SIGNS += [("-", "%E2%80%93"), ("+", "%20"), ("+", "%2B"), (".", "%2E"), (".", ".%20"), (".", ". ")]

SIGNS = {f"{old} as {new}": replacing(old, new) for old, new in [*(("&", new) for new in AMPERSANDS), *OTHER_SIGNS]}
SIGNS |= {f"unseen {mark!r}": in_the_middle(mark) for mark in UNSEEN}
SIGNS |= {f"unseen {mark!r} encoded": in_the_middle(quote(mark)) for mark in UNSEEN}
SIGNS |= {f"wrapped by {mark!r}": in_the_middle(mark) for mark in ("%0A", "%0D%0A", "%0A%3E%20", "%0A%20%20")}

ADDED: dict[str, Mangle] = {f"before it {field}": before(field) for field in TRACKERS}
ADDED |= {f"after it {field}": after(f"&{field}") for field in TRACKERS}
ADDED |= {"after it ?utm_source": after("?utm_source=x"), "twice": lambda query: f"{query}&{query.removeprefix('?')}"}
ADDED |= {"pasted twice": lambda query: f"{query}https://rake.example/ru/hand/?{query.removeprefix('?')}"}
ADDED |= {"Markdown": lambda query: f"{query}](https://rake.example/hand/?{query.removeprefix('?')})"}
ADDED |= {"??": lambda query: f"??{query}", "a game's word in capitals": lambda query: query.replace("rake=", "RAKE=")}

WHOLE: dict[str, Mangle] = {
    "encoded": encoded,
    "encoded twice": lambda query: encoded(encoded(query)),
    "mailed": mailed,
    "backwards": backwards,
    "real line ends": unrecorded,
}

CASES: dict[str, Mangle] = {
    "names in capitals": lambda query: re.sub("(^|[?&])[a-z]+=", lambda name: name[0].upper(), query),
    "in capitals": str.upper,
    "in small letters": str.lower,
}

MANGLINGS = MARKS | SIGNS | ADDED | WHOLE | CASES
"""Each kind that leaves no doubt which position was meant, by what is done."""

"""The manual: its pages in order, what their links lead to, the cases of their examples.

A page is a Markdown file in ``resources/help``, one folder a language; ``index.md`` names
them all, by section and in order. Links between pages name the file (``glossary.md``). Two
kinds of links open a case:

- ``goref:open/NAME?rules=ID`` a game of ``resources/games``, by its name without ``.sgf``;
- ``goref:position/N?rules=ID`` the Nth block of rows in the page (tag ``position``), or with
  ``position/PAGE/N`` that of another page.

A line ``{incidents}`` is the table of kinds and consequences, ``{incidents ko-retaken 1}`` what
every regulation says of the first time of one kind: both are made from the data.

What follows the ``?`` says more about the case, in the words of the command line's options:
``komi=0&handicap=2&first=B&first-pass=W&last-play=B&prisoners=B=4,W=1&plays=B=15,W=15&
pass-stones=B=0,W=0&end=alive&dead=D4,Q16&seki=C3&claim=ko:B:A1``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, unquote

from goref.core.base.faults import fault, why
from goref.core.base.language import SOURCE, Language, Text
from goref.io.places import resources

if TYPE_CHECKING:
    from goref.core.base.colour import Pair
    from goref.core.case.case import Case

INDEX = "index"
"""The page that names all others."""
RULES = "rules-"
"""What the pages of rule sets are called, before the rule set's id."""
INSTEAD = Text("", "", "> 日本語の説明書はまだありません。英語のページを表示しています。\n\n")
"""What is said above a page that is shown in English instead; empty where there are pages."""
SCHEME = "goref:"

_SECTION = re.compile(r"^## +(.+?) *$")
_ENTRY = re.compile(r"^- \[(?P<title>[^\]]+)\]\((?P<id>[a-z0-9.-]+)\.md\)")
_PAGE_LINK = re.compile(r"(?P<id>[a-z0-9.-]+)\.md")
_MADE = re.compile(r"^\{incidents(?: (?P<kind>[a-z-]+) (?P<times>[1-9]))?\}$", re.MULTILINE)
_ROWS = re.compile(r"^```position *\n(.*?)^```", re.MULTILINE | re.DOTALL)


class ManualError(ValueError):
    """There is no such page, or a link leads nowhere; the message names it."""


@dataclass(frozen=True)
class ManualPage:
    """A page of the manual.

    Attributes:
        id: its file without ``.md``.
        title: in the language it was asked for in.
        section: the heading it is listed under in the table of contents; the table itself
            has none.
    """

    id: str
    title: str
    section: str


def pages(language: Language) -> tuple[ManualPage, ...]:
    """All pages in order, the table of contents first; in English where there are none."""
    return _listed(_written(language))


def page(id_: str, language: Language) -> str:
    """The Markdown text of a page, in English with a note where the language has none.

    Raises ManualError for an unknown page.
    """
    return INSTEAD.in_(language) + _text(id_, _written(language))


def rules_page(rules_id: str) -> str:
    """The id of the page of a rule set. Raises ManualError if it has none."""
    id_ = RULES + rules_id
    if all(page.id != id_ for page in pages("en")):
        raise ManualError(fault("manual-no-rules", rules=rules_id))
    return id_


def page_of(link: str) -> str | None:
    """The id of the page a link leads to; None for a link that leads elsewhere.

    Raises ManualError if it names a page that there is not.
    """
    named = _PAGE_LINK.fullmatch(unquote(link).partition("#")[0])
    if named is None:
        return None
    if all(page.id != named["id"] for page in pages("en")):
        raise ManualError(fault("manual-link-nowhere", link=link))
    return named["id"]


def is_example(link: str) -> bool:
    """Whether a link opens a case."""
    return link.startswith(SCHEME)


def positions(text: str) -> tuple[str, ...]:
    """The rows of a page's positions, in order."""
    return tuple(_ROWS.findall(text))


def example(link: str, page_id: str = "") -> Case:
    """The case a link opens.

    Args:
        link: as it stands in a page.
        page_id: the page it stands in; needed for ``goref:position/N`` alone.

    Raises:
        ManualError: the link cannot be followed; the message says what is wrong with it.
    """
    where, _, query = unquote(link).partition("?")
    kind, _, name = where.removeprefix(SCHEME).partition("/")
    if not is_example(link) or kind not in ("open", "position") or not name:
        raise ManualError(fault("manual-link-form", link=link))
    try:
        case = _game(name) if kind == "open" else _position(name, page_id)
        return _stated(case, query)
    except (ValueError, KeyError, IndexError) as error:
        raise ManualError(fault("manual-no-case", link=link, reason=why(error))) from None


def _written(language: Language) -> str:
    return SOURCE if INSTEAD.in_(language) else language


@cache
def _listed(language: Language) -> tuple[ManualPage, ...]:
    """The pages as the table of contents has them."""
    text = _text(INDEX, language)
    found = [ManualPage(INDEX, text.partition("\n")[0].removeprefix("# ").strip(), "")]
    section = ""
    for line in text.splitlines():
        if heading := _SECTION.match(line):
            section = heading[1]
        elif entry := _ENTRY.match(line):
            found.append(ManualPage(entry["id"], entry["title"], section))
    return tuple(found)


@cache
def _text(id_: str, language: Language) -> str:
    if id_ != INDEX and all(page.id != id_ for page in _listed(language)):
        raise ManualError(fault("manual-no-page", page=id_))
    written = (resources() / "help" / language / f"{id_}.md").read_text(encoding="utf-8")
    return _MADE.sub(lambda found: _made(found, language), written)


def _made(found: re.Match[str], language: Language) -> str:
    """A table that is made from the data, in the place of the line that asks for it."""
    from goref.app.incidents.pages import case_table, kinds_page  # two pages have them

    if found["kind"] is None:
        return kinds_page(language)
    return case_table(found["kind"], int(found["times"]), language)


def _game(name: str) -> Case:
    from goref.app.opening import open_path  # a reader of pages need not open games

    if not re.fullmatch(r"[\w-]+", name):
        raise ValueError(fault("manual-game-name", name=name))
    path = resources() / "games" / f"{name}.sgf"
    if not path.is_file():
        raise ValueError(fault("manual-no-game", name=name))
    return open_path(path)[0].case


def _position(name: str, page_id: str) -> Case:
    from goref.core.case.case import Case
    from goref.io.text.rows import read_rows

    other, _, number = name.rpartition("/")
    rows = positions(page(other or page_id or INDEX, "en"))
    if not number.isdecimal() or not 1 <= int(number) <= len(rows):
        raise ValueError(fault("manual-positions", page=other or page_id, count=len(rows)))
    return Case(read_rows(rows[int(number) - 1]))


def _stated(case: Case, query: str) -> Case:
    """The case with the rule set, the facts and the ruling that a link states.

    What an example does not mark as dead or in seki, it says is alive.
    """
    from goref.core.rulesets.table import ruleset

    said = parse_qsl(query, keep_blank_values=True, strict_parsing=True)
    if "rules" not in dict(said):
        raise ValueError(fault("manual-no-rule-set"))
    for key, value in said:
        if key == "rules":
            case = replace(case, rules=ruleset(value).id)
        elif key in ("dead", "seki"):
            case = _marked(case, key, value)
        elif key == "claim":
            case = _claimed(case, value)
        else:
            answer, read = _facts()[key]
            case = case.answering(**{answer: read(value)})
    return replace(case, ruling=case.ruling.as_it_stands())


@cache
def _facts() -> dict[str, tuple[str, Callable[[str], Any]]]:
    """How each fact is called in a case, and how it is read."""
    from goref.core.base.colour import Colour, Who
    from goref.core.base.numbers import parse_decimal
    from goref.core.case.case import End

    return {
        "komi": ("komi", parse_decimal),
        "handicap": ("handicap", int),
        "first": ("began", Colour.from_letter),
        "first-pass": ("first_pass", Who),
        "last-play": ("last_play", Who),
        "prisoners": ("prisoners", _pair),
        "plays": ("plays", _pair),
        "pass-stones": ("pass_stones", _pair),
        "end": ("end", End),
    }


def _pair(text: str) -> Pair[int]:
    from goref.core.base.colour import Pair

    both = re.fullmatch(r"B=(\d+),W=(\d+)", text)
    if both is None:
        raise ValueError(fault("pair-form", text=text))
    return Pair(int(both[1]), int(both[2]))


def _marked(case: Case, life: str, names: str) -> Case:
    from goref.core.ruling.ruling import Life

    for name in names.split(","):
        point = case.record.grid.point(name)
        if not case.position.cells[point]:
            raise ValueError(fault("no-stone-at", point=name))
        chain = case.position.chain(point)
        case = replace(case, ruling=case.ruling.with_lives(chain, Life(life)))
    return case


def _claimed(case: Case, text: str) -> Case:
    from goref.core.base.colour import Colour
    from goref.core.ruling.ruling import Claim, Kind

    kind, owner, names = text.split(":")
    claim = Claim(Kind(kind), None if owner == "-" else Colour.from_letter(owner))
    points = [case.record.grid.point(name) for name in names.split(",")]
    return replace(case, ruling=case.ruling.with_claim(points, claim))

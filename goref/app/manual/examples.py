"""The cases that links of the manual open.

There are two kinds of such links:

- ``goref:open/NAME?rules=ID`` a game of ``resources/games``, by its name without ``.sgf``;
- ``goref:position/N?rules=ID`` the Nth block of rows in the page (tag ``position``), or with
  ``position/PAGE/N`` that of another page.

The part after the ``?`` states more about the case, as in the options of the command line:
``komi=0&handicap=2&first=B&first-pass=W&last-play=B&last-dame=B&prisoners=B=4,W=1&plays=B=15,W=15&
pass-stones=B=0,W=0&end=alive&dead=D4,Q16&seki=C3&claim=ko:B:A1``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import parse_qsl, unquote

from goref.app.manual.pages import INDEX, SCHEME, ManualError, is_example, page, positions
from goref.app.opening import open_path
from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.faults import fault, why
from goref.core.base.frozen import replace
from goref.core.base.language import ENGLISH
from goref.core.base.numbers import parse_decimal
from goref.core.case.case import Case
from goref.core.game.play_rules import End
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.io.places import resources
from goref.io.text.rows import read_rows


def example(link: str, page_id: str = "") -> Case:
    """Returns the case that a link opens.

    Args:
        link: the link as written in a page.
        page_id: the id of the page with the link; needed only for ``goref:position/N``.

    Raises:
        ManualError: if the link has no case; the message names the reason.
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


def _game(name: str) -> Case:
    if not re.fullmatch(r"[\w-]+", name):
        raise ValueError(fault("manual-game-name", name=name))
    path = resources() / "games" / f"{name}.sgf"
    if not path.is_file():
        raise ValueError(fault("manual-no-game", name=name))
    return open_path(path)[0].case


def _position(name: str, page_id: str) -> Case:
    other, _, number = name.rpartition("/")
    rows = positions(page(other or page_id or INDEX, ENGLISH))
    if not number.isdecimal() or not 1 <= int(number) <= len(rows):
        raise ValueError(fault("manual-positions", page=other or page_id, count=len(rows)))
    return Case(read_rows(rows[int(number) - 1]))


def _stated(case: Case, query: str) -> Case:
    """Returns the case with the rule set, the facts and the ruling that a link states.

    All stones that the link does not mark as dead or in seki are ruled alive.
    """
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
    """Returns, by a fact's name in a link, its name in a case and a function that reads its
    value."""
    return {
        "komi": ("komi", parse_decimal),
        "handicap": ("handicap", int),
        "first": ("began", Colour.from_letter),
        "first-pass": ("first_pass", Who),
        "last-play": ("last_play", Who),
        "last-dame": ("last_dame", Who),
        "last-competitive": ("last_competitive", Who),
        "prisoners": ("prisoners", _pair),
        "plays": ("plays", _pair),
        "pass-stones": ("pass_stones", _pair),
        "end": ("end", End),
    }


def _pair(text: str) -> Pair[int]:
    both = re.fullmatch(r"B=(\d+),W=(\d+)", text)
    if both is None:
        raise ValueError(fault("pair-form", text=text))
    return Pair(int(both[1]), int(both[2]))


def _marked(case: Case, life: str, names: str) -> Case:
    for name in names.split(","):
        point = case.record.grid.point(name)
        if not case.position.cells[point]:
            raise ValueError(fault("no-stone-at", point=name))
        chain = case.position.chain(point)
        case = replace(case, ruling=case.ruling.with_lives(chain, StoneStatus(life)))
    return case


def _claimed(case: Case, text: str) -> Case:
    kind, owner, names = text.split(":")
    claim = PointRuling(PointKind(kind), None if owner == "-" else Colour.from_letter(owner))
    points = [case.record.grid.point(name) for name in names.split(",")]
    return replace(case, ruling=case.ruling.with_claim(points, claim))

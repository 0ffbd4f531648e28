"""A sheet as HTML: all that it says is printed, and what matters stands out."""

from __future__ import annotations

import re
from html import escape
from itertools import count, cycle
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from goref.app.act_log.lines import ProtocolLine
from goref.app.sheet.html import WebSheet, page
from goref.app.sheet.photograph import SheetPhoto
from goref.app.sheet.sections import annex, sections
from goref.app.sheet.sheet import ScoreSheet
from goref.core.base.colour import Pair
from goref.core.base.frozen import replace
from tests.languages import EN

NUMBER = 7_000_000
GIVEN = {
    "language": EN,
    "code": "c0de",
    "verdicts": (),
    "photo": SheetPhoto(None, ("<photo>",)),  # type: ignore[arg-type]
}


class Filled:
    """Values in which every text is another, and of two truths one holds."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._numbers, self._truths = count(), cycle((True, False))

    def made(self, kind: Any) -> Any:
        if kind is str:
            self.texts.append(f"<{next(self._numbers)}>")
            return self.texts[-1]
        if kind is bool:
            return next(self._truths)
        if kind is int:
            return NUMBER
        if get_origin(kind) is tuple:
            return tuple(self.made(get_args(kind)[0]) for _ in range(2))
        if get_origin(kind) is Pair:
            return Pair(self.made(str), self.made(str))
        kind = get_args(kind)[0] if get_args(kind) else kind
        hints = get_type_hints(kind)
        return kind(**{n: GIVEN[n] if n in GIVEN else self.made(hints[n]) for n in hints})


def printed(sheet: ScoreSheet, *lines: ProtocolLine) -> str:
    more = (*sections(sheet, "<img>"), *([annex(sheet, lines)] if lines else []))
    web = WebSheet(sheet, lambda key, across, about: f"<i>{escape(key)}</i>", more)
    return page([web], 400).decode()


@pytest.fixture
def filled() -> Filled:
    return Filled()


@pytest.mark.parametrize("final", [True, False])
def test_all_that_a_sheet_says_is_printed(filled: Filled, final: bool) -> None:
    sheet: ScoreSheet = filled.made(ScoreSheet)
    if final:
        filled.texts = [text for text in filled.texts if text not in sheet.open]
        sheet = replace(sheet, settled=True, open=())
    line = filled.made(ProtocolLine)
    html = printed(sheet, line)
    told = (*filled.texts, "<photo>", "c0de")
    lost = [text for text in told if escape(text) not in html]
    assert lost == [line.party], "who it was says that"
    assert [text for text in filled.texts if text in html] == []
    assert html.count(str(NUMBER)) == 3, "of two trials and an act"
    assert ("PROVISIONAL" in html) is not final


def test_payments_stand_apart_and_what_differs_stands_out(filled: Filled) -> None:
    sheet: ScoreSheet = filled.made(ScoreSheet)
    html = printed(sheet)
    counted, paid = sheet.lines
    assert (counted.paid, paid.paid) == (False, True)
    heading = sheet.word("payments")
    places = [html.index(escape(text)) for text in (counted.name, heading, paid.name)]
    assert places == sorted(places)
    for check in sheet.checks:
        sign = "✓" if check.agrees else "✕"
        told = escape(f"{sign} {check.verdict}")
        assert (f"<b>{told}</b>" in html) is not check.agrees
        assert told in html
    assert heading not in printed(replace(sheet, lines=(counted,)))


def test_columns_fill_the_page_and_headings_stand_over_their_figures(filled: Filled) -> None:
    def to_the_right(row: str) -> list[bool]:
        return ['align="right"' in cell for cell in re.findall("<t[hd] [^>]*>", row)]

    found = 0
    for section in sections(filled.made(ScoreSheet)):
        head = to_the_right(section.head)
        for row in (section.head, *section.rows):
            widths = map(int, re.findall(r'width="(\d+)%"', row))
            assert sum(widths) in (0, 100)
        told = [cells for row in section.rows if len(cells := to_the_right(row)) == len(head)]
        assert told == [head] * len(told)
        found += sum(map(sum, told))
    assert found == 2 * 3, "both sides' counts and the margin, each twice"

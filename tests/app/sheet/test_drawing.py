"""A sheet's board as SVG: every stone, mark and sign is there, and nothing fetched."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from goref.app.sheet.drawing import board_drawn, sign_drawn
from goref.app.sheet.final_board import FinalBoard
from goref.app.sheet.legend import legend_of
from goref.core.base.colour import WHITE
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.ruling.ruling import PointKind, Ruling
from goref.core.texts.paper.sheet import LEGEND
from tests.core.build import bare, counted, played, ruled
from tests.languages import EN

STANDS = bare(".X.O.", "XX.OO", ".X.O.", "OXXOO", ".XXO.", komi="0")
OPEN = replace(STANDS, ruling=Ruling())
SVG = "{http://www.w3.org/2000/svg}"


def drawn(case: Case) -> ElementTree.Element:
    score = counted(case, "chinese-2002")
    return ElementTree.fromstring(
        board_drawn(FinalBoard.of(case, score, ()), 400, "the <board>")
    )


def groups(svg: ElementTree.Element) -> dict[str | None, str]:
    """What stands on each point, by where it stands."""
    return {
        g.get("transform"): ElementTree.tostring(g, encoding="unicode")
        for g in svg.findall(f"{SVG}g")
        if g.get("transform")
    }


def test_every_stone_stands_where_it_is() -> None:
    case = ruled(STANDS, dead="A2")
    svg = drawn(case)
    assert (svg.get("width"), svg.get("height"), svg.get("aria-label")) == (
        "400", "400", "the <board>",
    )  # fmt: skip
    shown = groups(svg)
    position = case.moments[-1].position
    stones = [place for place, inside in shown.items() if 'r="46.25"' in inside]
    assert len(stones) == sum(map(bool, position.cells))
    a2 = shown["translate(130 430)"]
    assert 'opacity="0.4"' in a2
    assert "M-27 -27L27 27" in a2
    assert a2.count("<ns0:path") == 1, "no mark of territory over the cross"
    assert "M-15.5 -15.5" in shown["translate(130 130)"], "A5 is Black's"
    names = "".join(svg.itertext())
    assert names.count("A") == names.count("5") == 2


def test_what_nobody_ruled_is_not_marked() -> None:
    assert "M-15.5 -15.5" not in "".join(groups(drawn(OPEN)).values())


def test_a_game_that_ends_without_a_count_marks_only_what_was_ruled() -> None:
    resigned = replace(STANDS.record, entries=(Statement(StatementKind.RESIGN, WHITE),))
    for ruling, marked in ((Ruling(), False), (STANDS.ruling, True)):
        case = replace(STANDS, record=resigned, ruling=ruling)
        assert counted(case, "chinese-2002").outcome is not None
        assert ("M-15.5 -15.5" in "".join(groups(drawn(case)).values())) is marked
        names = [sign.key for sign in legend_of(case, counted(case, "chinese-2002"), (), EN)]
        assert ("territory" in names) is marked


def test_the_last_move_is_ringed() -> None:
    assert 'r="22"' in "".join(groups(drawn(played(5, "C3 D3"))).values())
    assert 'r="22"' not in "".join(groups(drawn(ruled(played(5, "C3 D3"), dead="D3"))).values())


@pytest.mark.parametrize("key", [*(kind.value for kind in PointKind), "dead", "seki", *LEGEND])
def test_every_sign_of_the_legend_is_drawn_and_like_no_other(key: str) -> None:
    text = sign_drawn(key, 16, "its name")
    ElementTree.fromstring(text)
    keys = [*(kind.value for kind in PointKind), "dead", "seki", *LEGEND]
    assert [other for other in keys if sign_drawn(other, 16, "its name") == text] == [key]
    assert not re.search(r"https?:(?!//www\.w3\.org)|<script|<image|href", text)

"""What a referee reads out before the count: by group, for both sides, and what is asked."""

from __future__ import annotations

import pytest

from goref.app.assessment import Assessment
from goref.app.board.board_summary import SummaryLine, board_summary, summary_state
from goref.app.edits.ruling import ConfirmAllOthers, MarkStones
from goref.app.opening import open_bytes, open_path
from goref.core.base.frozen import replace
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.ruling.ruling import StatusSource, StoneStatus
from tests.languages import EN, LANGUAGES
from tests.project import ROOT

ROWS = (
    ". . X O . . .",
    ". O X O . X X",
    "X X X O O X .",
    "O O O X X X X",
    ". . O X . . .",
    ". X O X . O .",
    ". . O X . . .",
)
"""White stones at B6 and F2, a black one at B2 are dead; G7 to E7 are open."""
BLACK_TOOK = "(;SZ[7]RU[%s]KM[0];B[ba];W[aa];B[ab])"


def case_of(rules: str = "japanese") -> Case:
    case = open_bytes("\n".join(ROWS).encode())[0].case
    grid = case.record.grid
    dead = frozenset(map(grid.point, ("B6", "B2", "F2")))
    for edit in (MarkStones(dead, StoneStatus.DEAD), ConfirmAllOthers()):
        case = edit.apply(case)
    return case


def lines(case: Case, *asked: str, language: Language = EN) -> tuple[SummaryLine, ...]:
    grid = case.record.grid
    points = [frozenset(map(grid.point, names.split())) for names in asked]
    return board_summary(Assessment(case, ()), points, language)


def told(line: SummaryLine) -> tuple[str, str, str]:
    return line.what, line.black, line.white


def test_dead_stones_are_told_by_group_in_the_column_of_their_side() -> None:
    case = case_of()
    dead = [line for line in lines(case) if line.stands_out]
    assert [told(line) for line in dead] == [
        ("Dead, B6", "", "1"),
        ("Dead, B2", "1", ""),
        ("Dead, F2", "", "1"),
    ]
    assert [sorted(map(case.record.grid.name, line.points)) for line in dead] == [
        ["B6"],
        ["B2"],
        ["F2"],
    ]


def test_stones_that_are_asked_about_are_not_told_as_certain() -> None:
    asked = [line for line in lines(case_of(), "A5 B5 C5", "E7") if "Asked" in line.what]
    assert [told(line) for line in asked] == [("Asked above, on the left (A5)", "3 ?", "")]


def test_a_group_is_one_area_however_many_chains_it_has() -> None:
    case = open_bytes(b"(;SZ[7]AB[ga][fb][gc])")[0].case
    grid = case.record.grid
    stones = frozenset(map(grid.point, ("G7", "F6", "G5")))
    case = MarkStones(stones, StoneStatus.DEAD).apply(case)
    assert told(lines(case)[0]) == ("Dead, top right (G7)", "3", "")


@pytest.mark.parametrize(
    ("rules", "what"),
    [("Japanese", "Own stones captured in play"),
     ("Chinese", "Own stones captured in play, not counted in these rules")],
)  # fmt: skip
def test_captures_say_whether_they_count(rules: str, what: str) -> None:
    case = open_bytes((BLACK_TOOK % rules).encode())[0].case
    assert (what, "0", "1") in map(told, lines(case))


def test_captures_that_nobody_knows_are_left_out() -> None:
    assert not any("Captured" in line.what for line in lines(case_of()))


def test_dame_and_kos_are_named_or_said_to_be_none() -> None:
    case = open_bytes(b"(;SZ[5]AB[bb][ac][bd]AW[bc][cb][dc][cd])")[0].case
    found = {line.what: line.white for line in lines(case)}
    assert found["Open kos"] == "C3"
    assert set(found) == {"Dame left", "Open kos"}
    none = {line.what: line.white for line in lines(open_bytes(b"(;SZ[5]AB[cc])")[0].case)}
    assert none == {"Dame left": "none", "Open kos": "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(language: Language) -> None:
    english = {line.what for line in lines(case_of(), "A5 B5")}
    mine = {line.what for line in lines(case_of(), "A5 B5", language=language)}
    assert len(mine) == len(english)
    assert language == EN or not mine & english


def test_a_ko_that_only_its_holder_can_connect_is_open_too() -> None:
    case = open_path(ROOT / "resources/games/iwamoto--go-seigen-1948.sgf")[0].case
    found = {line.what: line.white for line in lines(case)}
    assert found["Open kos"] == "N8"


@pytest.mark.parametrize(
    ("source", "state"),
    [
        (StatusSource.RECORD, "according to the record"),
        (StatusSource.SUGGESTION, "accepted"),
        (StatusSource.REFEREE, "ruled"),
    ],
)
def test_who_decided_is_told_and_what_is_only_suggested(
    source: StatusSource, state: str
) -> None:
    case = case_of()
    case = replace(case, ruling=replace(case.ruling, word=source))
    assert summary_state(case, EN, is_offered=False) == state
    assert summary_state(case, EN, is_offered=True) == "suggested, not accepted yet"

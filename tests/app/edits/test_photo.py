"""The position of a photograph taken: one act, its journal entry, what stays of the case."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.app.edits.photo import TakePhotographed
from goref.app.edits.table import decode_edit
from goref.app.opening import Opened
from goref.app.session.session import Session
from goref.core.base.colour import Pair, Who
from goref.core.base.geometry import grid
from goref.core.case.case import Answers, Case
from goref.core.game.record import GameInfo
from goref.core.ruling.ruling import Ruling
from goref.io.files import json_bytes
from tests.core.build import played

ROWS = ("X....", ".....", "..O..", ".....", "....X")
TAKEN = TakePhotographed(ROWS, Pair(3, 4), Pair(170, 171))


def test_the_board_is_the_photographs_and_what_was_agreed_before_play_stays() -> None:
    game = played(9, "A9 B2 C3 D4", last_play=Who.WHITE)
    info = GameInfo((("PB", "Ann"),), komi=Fraction(7))
    said = replace(game.answers, komi=Fraction(6), handicap=2)
    case = replace(
        game, record=replace(game.record, info=info), answers=said, rules="aga", notes="late"
    )
    after = TAKEN.apply(case)
    assert after.position.rows == list(ROWS)
    assert after.record.is_bare
    assert after.record.info == info
    assert (after.rules, after.notes) == ("aga", "late")
    assert after.answers == Answers(
        komi=Fraction(6), handicap=2, prisoners=Pair(3, 4), bowls=Pair(170, 171)
    )
    assert after.ruling == Ruling()


def test_undo_takes_the_whole_of_it_back() -> None:
    session = Session(Opened(Case()))
    before = session.case
    session.do(TAKEN)
    assert session.case.record.grid == grid(5)
    session.undo()
    assert session.case == before


@pytest.mark.parametrize("edit", [TAKEN, TakePhotographed(ROWS)])
def test_it_comes_back_from_its_journal_entry(edit: TakePhotographed) -> None:
    entry = edit.encode(grid(19))
    json_bytes(entry)
    assert decode_edit(grid(19), entry) == edit


@pytest.mark.parametrize(
    "damage", [{"rows": 3}, {"counted": None}, {"counted": {"prisoners": [1]}}]
)
def test_a_damaged_entry_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_edit(grid(19), TAKEN.encode(grid(19)) | damage)


@pytest.mark.parametrize("rows", [(), ("X..", "..."), ("X?.", "...", "..."), ("." * 26,) * 26])
def test_rows_that_are_no_board_are_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        TakePhotographed(rows).apply(Case())

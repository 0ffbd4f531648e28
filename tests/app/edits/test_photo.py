"""The position of a photograph taken: one act, its journal entry, what stays of the case."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from goref.app.act_log.lines import protocol_lines
from goref.app.edits.photo import UsePhotoPosition
from goref.app.edits.position import NewBoard, PaintStones, TurnBoard
from goref.app.edits.table import decode_edit
from goref.app.opening import Opened
from goref.app.session.change import Part
from goref.app.session.session import Session
from goref.core.base.colour import Pair, Who
from goref.core.base.geometry import grid
from goref.core.case.case import Case, StatedFacts
from goref.core.case.stored_photo import StoredPhoto
from goref.core.case.symmetry import Symmetry
from goref.core.game.record import GameInfo
from goref.core.ruling.ruling import Ruling
from goref.core.texts.act_log import STATES
from goref.io.case.journal import unfinished
from goref.io.files import json_bytes
from tests.core.build import played
from tests.languages import EN
from tests.wordings import in_words

ROWS = ("X....", ".....", "..O..", ".....", "....X")
TAKEN = UsePhotoPosition(ROWS, Pair(3, 4), Pair(170, 171))
CORNERS = ((10, 12), (300, 11), (320, 290), (-2, 299))
KEPT = StoredPhoto("IMG 1.jpg", "0f" * 32, CORNERS, bytes(range(256)) * 600)
WITH_PICTURE = replace(TAKEN, photograph=KEPT)


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
    assert after.answers == StatedFacts(
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


def test_the_photograph_is_kept_and_undo_takes_it_back_with_the_rest() -> None:
    session = Session(Opened(Case()))
    before = session.case
    session.do(WITH_PICTURE)
    assert session.case.photograph == KEPT
    told: list[Part] = []
    session.listen(lambda change: told.append(change.parts))
    session.do(TAKEN)
    assert session.case.photograph is None, "another board was read, and no picture kept"
    assert Part.RECORD in told[0]
    session.undo()
    assert session.case.photograph == KEPT
    session.undo()
    assert session.case == before


def test_the_log_of_acts_tells_that_it_was_kept() -> None:
    session = Session(Opened(Case()))
    session.do(TAKEN)
    session.do(WITH_PICTURE)
    session.undo()
    without, kept, undone = list(protocol_lines(session.protocol, EN))[-3:]
    assert "photograph" not in without.after.lower()
    assert (kept.before, kept.after) == (in_words(STATES["photo-none"]), "kept")
    assert undone.after == "photograph: not kept"


def test_a_sitting_that_was_killed_comes_back_with_its_photograph(tmp_path: Path) -> None:
    session = Session.begin(Opened(Case()), tmp_path)
    session.do(WITH_PICTURE)
    session.undo()
    session.redo()
    (journal,) = tmp_path.iterdir()
    assert journal.stat().st_size < 1.5 * len(KEPT.picture), "the picture is written once"
    killed = tmp_path / "killed"
    killed.mkdir()
    (killed / journal.name).write_bytes(journal.read_bytes())
    (left,) = unfinished(killed)
    back = Session.recover(left)
    assert back.lost == 0
    assert back.case == session.case
    assert back.case.photograph == KEPT
    back.undo()
    assert back.case == Case()
    back.finish()
    session.finish()


def test_what_is_done_to_the_board_later_leaves_the_photograph() -> None:
    session = Session(Opened(Case()))
    session.do(WITH_PICTURE)
    session.do(TurnBoard(Symmetry.QUARTER_RIGHT))
    session.do(PaintStones(black=frozenset({7})))
    assert session.case.photograph == KEPT
    session.do(NewBoard(9))
    assert session.case.photograph is None


@pytest.mark.parametrize("edit", [TAKEN, UsePhotoPosition(ROWS), WITH_PICTURE])
def test_it_comes_back_from_its_journal_entry(edit: UsePhotoPosition) -> None:
    entry = edit.encode(grid(19))
    json_bytes(entry)
    assert decode_edit(grid(19), entry) == edit


@pytest.mark.parametrize(
    "damage",
    [{"rows": 3}, {"counted": None}, {"counted": {"prisoners": [1]}}, {"photograph": 3}],
)
def test_a_damaged_entry_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        decode_edit(grid(19), TAKEN.encode(grid(19)) | damage)


@pytest.mark.parametrize("rows", [(), ("X..", "..."), ("X?.", "...", "..."), ("." * 26,) * 26])
def test_rows_that_are_no_board_are_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        UsePhotoPosition(rows).apply(Case())

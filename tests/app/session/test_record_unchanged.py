"""What holds of a file that was read once its record was corrected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from goref.app.edits.base import Edit
from goref.app.edits.correcting import CorrectMove, InsertMove, RemoveMove
from goref.app.edits.play import PlayAct
from goref.app.edits.position import SwapColours
from goref.app.edits.ruling import ChooseRules
from goref.app.opening import open_bytes
from goref.app.session.record_unchanged import is_as_read, still_true
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import grid
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.io.case.case_file import dump, load

SGF = b"(;SZ[9]KM[x];B[cc];W[dc];B[bd]C[good];B[ee];W[dd](;B[gg];B[gh])(;B[hh]C[better]))"
"""Black plays twice running with moves 4 and 7; the komi cannot be read; a variation."""
READ = {
    ("komi-unreadable", None),
    ("same-colour-twice", 4),
    ("same-colour-twice", 7),
    ("variations-kept", None),
}


@pytest.fixture
def session() -> Session:
    return Session(open_bytes(SGF)[0])


def play(name: str, colour: Colour = BLACK) -> Act:
    return Act(ActKind.PLAY, colour, grid(9).point(name))


def told(session: Session) -> set[tuple[str, int | None]]:
    codes = {code for code, _ in READ}
    return {(f.code, f.move) for f in session.assessment.findings if f.code in codes}


KOMI, EARLY = ("komi-unreadable", None), ("same-colour-twice", 4)


@pytest.mark.parametrize(
    ("edit", "left"),
    [
        (CorrectMove(6, play("J9")), {KOMI, EARLY}),
        (CorrectMove(5, play("J9", WHITE)), {KOMI, EARLY}),
        (CorrectMove(4, play("J9", WHITE)), {KOMI}),
        (RemoveMove(7), {KOMI, EARLY}),
        (RemoveMove(1), {KOMI}),
        (InsertMove(4, play("J9", WHITE)), {KOMI}),
        (InsertMove(8, play("J9", WHITE)), {KOMI, EARLY, ("same-colour-twice", 7)}),
        (SwapColours(), set()),
    ],
    ids=["6", "5", "4", "out-7", "out-1", "in-4", "in-8", "swap"],
)
def test_only_what_a_correction_cannot_touch_is_still_told(
    session: Session, edit: Edit, left: set[tuple[str, int | None]]
) -> None:
    assert told(session) == READ
    session.do(edit)
    assert told(session) == left
    session.undo()
    assert told(session) == READ
    session.redo()
    assert told(session) == left


@pytest.mark.parametrize(
    "edit", [CorrectMove(6, play("J9")), RemoveMove(7), InsertMove(1, play("J9", WHITE))]
)
def test_the_tree_is_written_only_with_the_record_it_belongs_to(
    session: Session, edit: Edit
) -> None:
    before = session.case
    session.do(edit)
    assert not is_as_read(session.history)
    assert session.game is None
    text = dump(session.case, session.game)
    assert b"better" not in text
    assert load(text).case == session.case
    session.undo()
    assert session.case == before
    assert is_as_read(session.history)
    assert b"better" in dump(session.case, session.game)


def test_also_where_a_move_was_corrected_back(session: Session) -> None:
    before = session.case
    session.do(CorrectMove(6, play("J9")))
    session.do(CorrectMove(6, play("G3")))
    assert session.case.record == before.record
    assert session.game is None
    assert told(session) == READ - {("variations-kept", None)}


@pytest.mark.parametrize(
    "act", [lambda s: s.do(ChooseRules("aga")), lambda s: s.do(PlayAct(play("J9", WHITE)))]
)
def test_acts_that_leave_the_moves_as_they_are_leave_it_all(
    session: Session, act: Callable[[Session], None]
) -> None:
    act(session)
    assert is_as_read(session.history)
    assert told(session) == READ
    assert b"better" in dump(session.case, session.game)


def test_nothing_was_done_yet(session: Session) -> None:
    findings = open_bytes(SGF)[0].findings
    assert still_true(findings, session.history) == findings

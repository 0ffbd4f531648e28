"""What the board shows of a session: the moment's stones, and what was captured by then."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.qt.picture.picture import describe, standing_text
from tests.languages import EN
from tests.qt.conftest import Start
from tests.qt.desk import ALT, GAMES, NONE, Desk, Key


def lids(desk: Desk) -> list[tuple[str, QImage]]:
    """What is written at Black's lid and at White's, and how the lids are painted."""
    sides = desk.window.lids.sides
    return [(side.label.text(), side.grab().toImage()) for side in sides]


def test_nothing_is_said_of_a_ruling_that_is_not_to_be_seen() -> None:
    session = Session(open_path(GAMES / "gold-petal-bowls.sgf")[0])
    grid, survey = session.case.record.grid, session.assessment.score.survey
    dead = min(survey.dead)
    (empty,) = (p for p in [grid.point("A19")] if not session.case.position.cells[p])
    for point, kind in ((dead, ", dead"), (empty, "territory")):
        assert kind in describe(session, point, EN)
        told = describe(session, point, EN, ruled=False)
        assert told == standing_text(session.case.position, point, EN)
        assert kind not in told
        session.show_moment(session.last_moment - 1)
        assert kind not in describe(session, point, EN)
        session.show_moment(session.last_moment)


def test_prisoners_of_a_moment_lie_on_their_lid(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "took.sgf"
    path.write_text("(;SZ[5];B[ba];W[aa];B[ab];W[ee];B[cc])")
    desk = start(path)
    desk.board.setFocus()
    seen = []
    for key, held in ((Key.Key_End, NONE), (Key.Key_Left, ALT), (Key.Key_Home, NONE)):
        desk.key(key, held)
        seen.append((desk.board.view().prisoners, *lids(desk)))
    last, before, first = seen
    assert [prisoners for prisoners, *_ in seen] == [(0, 1), (0, 1), (0, 0)]
    assert last[1:] == before[1:]
    assert before[2] == first[2], "no black stone was captured"
    assert before[1][1] != first[1][1]
    assert [told for told, _ in first[1:]] == ["Black took 0", "White took 0"]
    assert [told for told, _ in last[1:]] == ["Black took 1", "White took 0"]

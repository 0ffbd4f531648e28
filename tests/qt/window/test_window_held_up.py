"""What the window builds for records that are long, broken or many: no more than it shows."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from threading import current_thread, main_thread

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QPushButton

from goref.app.session import session_log as keeping_module
from goref.core.scoring import scorer as scoring_module
from goref.io.case.journal import Journal
from goref.qt.board.widget import BoardWidget
from goref.qt.record.move_list import MoveList
from tests.qt.conftest import Start
from tests.qt.desk import GAMES, Desk
from tests.qt.fitting import rest

MANY = 2000
OFTEN = 12
"""Games that are opened one after the other: what is remembered of games is full before."""


@pytest.fixture
def broken(start: Start, tmp_path: Path) -> Desk:
    """A record whose moves after the second are all on stones."""
    path = tmp_path / "broken.sgf"
    moves = "".join(f";{'BW'[n % 2]}[{'ec'[n % 2] * 2}]" for n in range(MANY + 2))
    path.write_text(f"(;SZ[9]KM[5.5]PB[Ann]PW[Ben]{moves})")
    return start(path)


def test_two_thousand_moves_onto_stones_are_one_question(broken: Desk) -> None:
    window = broken.window
    assert len(window.session.case.record.acts) == MANY + 2
    assert len(window.session.assessment.findings) < 10
    assert len(window.questions.questions) < 10
    rows = [row.text for row in window.questions.page.rest.rows]
    card = window.questions.page.card.subject.text()
    assert len(rows) < 10
    (told,) = (t for t in [card, *rows] if t.startswith(f"{MANY} times, first: Move 3 (B"))
    assert "occupied point" in told


def test_every_one_of_them_is_marked_among_the_moves(broken: Desk) -> None:
    window = broken.window
    assert window.views.moves  # the page itself is made when it is wanted first
    before = len(window.findChildren(QObject))
    window.pages.open("moves")
    QApplication.processEvents()
    moves = window.views.moves
    assert isinstance(moves, MoveList)
    assert moves.model.rowCount() == MANY + 3
    remark = moves.model.columnCount() - 1
    told = {moves.model.index(row, remark).data() for row in range(3, MANY + 3)}
    assert told == {"illegal: point occupied"}
    assert len(window.findChildren(QObject)) - before < 10, "no object for a row"


def kinds() -> Counter[str]:
    """How many of each of the program's own objects there are."""
    gc.collect()
    objects = (type(one) for one in gc.get_objects())
    return Counter(t.__name__ for t in objects if str(t.__module__).startswith("goref."))


def test_of_games_that_were_left_nothing_stays(start: Start, tmp_path: Path) -> None:
    """What is remembered is of a fixed number of games, and not of each that was opened."""
    text = (GAMES / "gold-petal-bowls.sgf").read_text()
    path = tmp_path / "game.sgf"
    desk = start(path if path.exists() else None)
    app = QApplication.instance()

    def look_at(count: int, first: int) -> None:
        for n in range(first, first + count):
            path.write_text(text.replace("(;", f"(;GN[game {n}]", 1))
            desk.main.open_path(path)
            app.processEvents()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    look_at(20, 0)
    rest(desk.main.window)
    before, widgets = kinds(), len(QApplication.allWidgets())
    look_at(OFTEN, 20)
    rest(desk.main.window)
    more = kinds() - before
    assert len(QApplication.allWidgets()) == widgets
    assert desk.main.window.findChildren(BoardWidget) == [desk.board]
    assert more["Session"] == more["SgfGame"] == more["Opened"] == more["Act"] == 0
    look_at(OFTEN, 20 + OFTEN)
    rest(desk.main.window)
    again = kinds() - before - more  # the last game may be looked through further than before
    assert not {kind for kind in more if more[kind] >= OFTEN and again[kind] >= OFTEN}


def test_a_palette_is_set_only_where_it_changes(start: Start, monkeypatch) -> None:
    """Qt keeps the pictures of every palette that a button ever had."""
    desk = start(None)
    desk.window.show_stage("result")
    QApplication.processEvents()
    page = desk.window.views.result_page
    set_: list[QPushButton] = []
    monkeypatch.setattr(QPushButton, "setPalette", lambda button, shades: set_.append(button))
    for stage in ("doubts", "result") * 3:
        desk.window.show_stage(stage)
        QApplication.processEvents()
    assert page.isVisible()
    assert not [one for one in set_ if one in (page.questions, page.print, page.next)]


def test_a_sitting_at_a_long_record_is_begun_beside_the_window(
    start: Start, monkeypatch, tmp_path: Path
) -> None:
    """Its journal and its judging are no work of the window's own thread."""
    path = tmp_path / "long.sgf"
    path.write_text(f"(;SZ[19]KM[6.5]{';B[dd];W[pp]' * 1000})")
    desk = start(None)
    done: list[tuple[str, bool]] = []

    def watched(name: str, act: Callable[..., object]) -> Callable[..., object]:
        def watching(*told: object) -> object:
            done.append((name, current_thread() is main_thread()))
            return act(*told)

        return watching

    monkeypatch.setattr(Journal, "begin", watched("journal", Journal.begin))
    for name in ("encode_case", "begun"):
        was = getattr(keeping_module, name)
        monkeypatch.setattr(keeping_module, name, watched(name, was))
    monkeypatch.setattr(scoring_module, "judging", watched("judging", scoring_module.judging))
    desk.main.open_path(path)
    desk.qtbot.waitUntil(lambda: desk.window.windowTitle().startswith("long.sgf"))
    assert {name for name, _ in done} == {"journal", "encode_case", "begun", "judging"}
    at_once = [name for name, in_window in done if in_window]
    assert at_once == []
    assert desk.window.session.is_journaled

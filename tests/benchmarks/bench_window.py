"""The window: how soon it is there, against an empty one, and how fast the board repaints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.benchmarks.pairs import ROOT, of_processes

GAME = ROOT / "resources" / "games" / "gold-petal-bowls.sgf"
EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, app.quit)

app = QApplication(sys.argv[:1])
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
"""
"""Closed like ours once it has really been painted."""
GOALS = {"--quit-when-board-shown": 1.6, "--quit-when-shown": 2.2}


@pytest.mark.parametrize("language", ["en_US", "zh_CN", "ja_JP", "ko_KR"])
@pytest.mark.parametrize("until", list(GOALS), ids=["board", "whole"])
def test_window(benchmark: Any, tmp_path: Path, until: str, language: str) -> None:
    """``goref gui GAME`` until its board, or all of it, has been painted."""
    pytest.importorskip("PySide6")
    ours = ["-m", "goref", "gui", str(GAME), until]
    ratios = benchmark.pedantic(
        of_processes, (ours, ["-c", EMPTY], tmp_path), {"language": language}, rounds=1
    )
    benchmark.extra_info.update(against="an empty window", ratios=ratios, at_most=GOALS[until])


def test_repaint_a_full_board(benchmark, home) -> None:
    """All 361 points taken or marked, at a window's usual size."""
    pytest.importorskip("PySide6")
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtWidgets import QApplication

    from goref.app.opening import open_path
    from goref.app.session.session import Session
    from goref.qt.board.view import Options
    from goref.qt.board.widget import BoardWidget
    from goref.qt.picture.picture import picture

    app = QApplication.instance() or QApplication([])
    session = Session.begin(open_path(GAME)[0], None)
    board = BoardWidget(picture(session, Options(numbers=True)))
    board.resize(760, 760)
    board.show()
    app.processEvents()
    view = board.view()
    taken = [p for p in view.position.grid.points if view.position.cells[p] or p in view.marks]
    assert len(taken) == 361
    image = QImage(board.size(), QImage.Format.Format_RGB32)

    def repaint() -> None:
        painter = QPainter(image)
        board.render(painter, board.rect().topLeft())
        painter.end()

    benchmark.extra_info.update(goal_ms=8)
    benchmark(repaint)
    board.close()

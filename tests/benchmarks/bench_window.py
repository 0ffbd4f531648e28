"""The window: how soon it is there, against an empty one, and how fast the board repaints."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

ROOT = Path(__file__).parents[2]
GAME = ROOT / "resources" / "games" / "gold-petal-bowls.sgf"
ROUNDS = 15
EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(sys.argv[:1])
window = QMainWindow()
window.resize(1280, 800)
window.show()
def leave():
    window.repaint()
    app.quit()
QTimer.singleShot(0, leave)
sys.exit(app.exec())
"""


def started(command: list[str], cache: Path) -> float:
    """Seconds that a whole process takes, from its start through its first paint to its end.

    ``cache`` keeps compiled modules from one start to the next, as an installation does.
    """
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(cache),
    }
    before = perf_counter()
    subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, check=True, capture_output=True
    )
    return perf_counter() - before


def test_first_paint(benchmark, tmp_path) -> None:
    """``goref gui GAME``, each start next to one of an empty PySide6 window."""
    pytest.importorskip("PySide6")
    ours, empty = [], []

    def an_empty_one() -> None:
        empty.append(started(["-c", EMPTY], tmp_path))

    def goref() -> None:
        ours.append(started(["-m", "goref", "gui", str(GAME), "--quit-when-shown"], tmp_path))

    benchmark.pedantic(goref, setup=an_empty_one, rounds=ROUNDS, warmup_rounds=2)
    ratio = statistics.median(ours) / statistics.median(empty)
    benchmark.extra_info.update(times="an empty window", ratio=ratio, goal_most=1.4)


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

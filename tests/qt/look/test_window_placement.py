"""Windows stay inside a small screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from goref.qt.look.window_placement import FRAME, resize_on_screen, set_least_size
from tests.qt.conftest import Start
from tests.qt.desk import settle

TITLE = 40
"""How high the title of a window is, at most."""
ROOT = Path(__file__).parents[3]
SCREEN = {"name": "small", "x": 0, "y": 0, "width": 960, "height": 640, "dpr": 1}
SHOW = """
from PySide6.QtWidgets import QApplication
from goref.qt.app.app import Application
app = QApplication([])
main = Application(app)
main.open_first_game()
for command in ("preferences", "protocol", "manual"):
    main.window.actions_by_id[command].trigger()
    for _ in range(5):
        app.processEvents()
    names = ("preferences", "protocol-dialog", "manual")
    for window in app.topLevelWidgets():
        if window.isVisible() and window.objectName() in names:
            inside = app.primaryScreen().availableGeometry().contains(window.geometry())
            print("SHOWN", window.objectName(), inside, window.size().toTuple(), flush=True)
            window.close()
main.window.session.finish()
"""


def run(program: str, platform: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_other_windows_stay_inside_a_small_screen(tmp_path: Path, home: Path) -> None:
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [SCREEN]}))
    platform = f"offscreen:configfile={screens}"
    ran = run(SHOW, platform)
    assert ran.returncode == 0, ran.stderr
    shown = [line.split()[1:3] for line in ran.stdout.splitlines() if line.startswith("SHOWN")]
    assert shown == [[n, "True"] for n in ("preferences", "protocol-dialog", "manual")], (
        ran.stdout
    )


def test_a_window_as_large_as_its_screen_leaves_room_for_its_frame(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    window.setMinimumSize(100, 100)
    resize_on_screen(window, (room.width(), room.height()))
    assert window.width() <= room.width() - FRAME
    assert window.height() <= room.height() - FRAME


def test_the_least_size_of_a_window_is_that_of_its_screen_at_most(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    room = window.screen().availableGeometry()
    set_least_size(window, (room.width() + 1, 100))
    resize_on_screen(window, (room.width() + 100, 800))
    assert window.width() == room.width()
    assert window.minimumHeight() == 100


MAIN = """
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSlider
from goref.qt.app.app import Application
from goref.qt.app.screen import application
app = application(lambda found: 4)
main = Application(app)
main.open_first_game()
while main.window is None or not main.window.is_whole or main.window.questions.is_busy:
    QTest.qWait(20)
window = main.window
window.show_stage("dead")
QTest.qWait(50)

def place(widget):
    return QRect(widget.mapTo(window, QPoint()), widget.size())

room = app.primaryScreen().availableGeometry().size()
inside = window.width() <= room.width() and window.height() + 40 <= room.height()
board, foot = place(window.board), place(window.foot)
print("SHOWN", inside, window.rect().contains(board), window.rect().contains(foot))
slider = place(window.left.findChild(QSlider))
laid = window.board.board_layout()
corner = window.board.mapTo(window, QPoint(*map(round, laid.centre(18 * 19))))
below = corner.y() < slider.top() and slider.bottom() <= foot.top() + 2
print("APART", below, laid.spacing > 9)
area = window.pages.parentWidget().parentWidget().parentWidget()
bar = area.verticalScrollBar()
bar.setValue(bar.maximum())
QTest.qWait(20)
last = QPoint(window.pages.width() // 2, window.pages.height() - 1)
print("SCROLLS", bar.maximum() > 0, area.rect().contains(window.pages.mapTo(area, last)))
main.window.session.finish()
"""


@pytest.mark.parametrize("size", [(911, 512), (683, 384)])
def test_the_main_window_fits_smaller_screens_and_its_page_scrolls(
    tmp_path: Path, home: Path, size: tuple[int, int]
) -> None:
    """Full HD at 200 % without and with a task bar's loss, and less."""
    screens = tmp_path / "screens.json"
    small = {**SCREEN, "width": size[0], "height": size[1]}
    screens.write_text(json.dumps({"screens": [small]}))
    ran = run(MAIN, f"offscreen:configfile={screens}")
    assert ran.returncode == 0, ran.stderr
    assert [line.split() for line in ran.stdout.splitlines()] == [
        ["SHOWN", "True", "True", "True"],
        ["APART", "True", "True"],
        ["SCROLLS", "True", "True"],
    ]


def test_the_least_window_fits_a_small_screen_below_its_title(start: Start) -> None:
    window = start().window
    window.resize(1, 1)
    settle()
    assert (window.width(), window.height() + TITLE) == (960, 640)

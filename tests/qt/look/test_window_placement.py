"""Windows stay inside a small screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QWidget

from goref.qt.look.window_placement import FRAME, resize_if_it_fits
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


def test_other_windows_stay_inside_a_small_screen(tmp_path: Path, home: Path) -> None:
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [SCREEN]}))
    platform = f"offscreen:configfile={screens}"
    ran = subprocess.run(
        [sys.executable, "-P", "-c", SHOW],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=60,
    )
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
    resize_if_it_fits(window, (room.width(), room.height()))
    assert window.width() <= room.width() - FRAME
    assert window.height() <= room.height() - FRAME


def test_on_a_screen_too_small_for_it_a_window_is_left_large(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    wide = window.screen().availableGeometry().width() + 1
    window.setMinimumSize(wide, 100)
    resize_if_it_fits(window, (wide + 100, 800))
    assert window.size().toTuple() == (wide + 100, 800)


def test_the_least_window_fits_a_small_screen_below_its_title(start: Start) -> None:
    window = start().window
    window.resize(1, 1)
    settle()
    assert (window.width(), window.height() + TITLE) == (960, 640)

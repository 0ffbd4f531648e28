"""Makes the manual's pictures of the window: every step, in every language, light and dark.

    PYTHONPATH=. python packaging/pictures.py [LANGUAGE ...]

They are written to resources/help/pictures/LANGUAGE/THEME/NAME.webp, each made by a process of
its own, in a home of its own. Needs PySide6.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from goref.qt.app.app import Application
    from goref.qt.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "resources" / "games"
PICTURES = ROOT / "resources" / "help" / "pictures"
THEMES = ("light", "dark")
SIZE = (960, 640)
"""The window's size in pixels: the smallest that goref supports."""
QUALITY = 36
"""Of the WebP files, in percent."""
PART = (520, 240)
"""The size of a part of the window, at its right side, in pixels."""
PARTS = {
    "dead-part": ("dead", "stages"),
    "doubts-part": ("doubts", "stages"),
    "count-part": ("count", "stage"),
    "result-part": ("result", "stages"),
}
"""Pictures of a part: the picture, and the widget at whose top the part begins."""
EVENT = """\
round,table,black,white
1,1,Jana Malá,Petr Dvořák
1,2,Kim Minseo,Li Wei
1,3,Tanaka Yui,Anna Berg
1,4,Paul Martin,Chen Hao
"""
PHOTOGRAPHED = (
    ".........",
    "..X.O....",
    "..X.OO...",
    "..XXO....",
    "...XO.O..",
    "..XXO....",
    "..X.XO...",
    ".....XO..",
    ".........",
)


def main() -> int:
    if sys.argv[1:2] == ["--one"]:
        return _make(*sys.argv[2:])
    from goref.io.text.catalogue import languages

    for language in sys.argv[1:] or languages():
        for theme, name in product(THEMES, [*SHOWN, *PARTS]):
            with tempfile.TemporaryDirectory() as home:
                made = {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home}
                quiet = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
                words = [sys.executable, __file__, "--one", language, theme, name, home]
                subprocess.run(words, env={**os.environ, **made, **quiet}, check=True)
    return 0


def _make(code: str, theme: str, name: str, home: str) -> int:
    """Makes one picture."""
    from PySide6.QtCore import QPoint, QRect, QSize
    from PySide6.QtWidgets import QApplication, QWidget

    from goref.io.text.catalogue import languages
    from goref.qt.app.app import Application
    from goref.qt.look.preferences import Preferences

    app = QApplication([])
    Preferences().theme = theme
    goref = Application(app)
    goref.use_language(languages()[code])
    whole, top = PARTS.get(name, (name, ""))
    window = SHOWN[whole](goref, Path(home))
    shown = window.rect()
    if top:
        at = window.findChild(QWidget, top).mapTo(window, QPoint(0, 0))
        shown = QRect(QPoint(window.width() - PART[0], at.y()), QSize(*PART))
    image = window.grab(shown).toImage()
    file = PICTURES / code / theme / f"{name}.webp"
    file.parent.mkdir(parents=True, exist_ok=True)
    image.save(str(file), "WEBP", QUALITY)
    print(code, theme, name, *image.size().toTuple(), file.stat().st_size, flush=True)
    os._exit(0)  # nothing of it is kept


def _rest(window: QWidget) -> None:
    """Waits until nothing is computed any more; in the main window that includes the second
    opinion and the questions, without which a result is shown as provisional.
    """
    from PySide6.QtWidgets import QApplication

    from goref.qt.window.main_window import MainWindow
    from tests.qt.fitting import rest

    rest(window)
    if isinstance(window, MainWindow):
        while window.suggesting.opinion.is_looking or window.questions.is_busy:
            QApplication.processEvents()
        rest(window)


def _opened(goref: Application, game: str) -> MainWindow:
    goref.open_path(GAMES / f"{game}.sgf", remember=False)
    while goref._reading is not None:
        goref.app.processEvents()
    window = goref.window
    window.resize(*SIZE)
    window.show()
    window.activateWindow()
    _rest(window)
    return window


def first_page(goref: Application, home: Path) -> QWidget:
    goref.open_first_page()
    goref.window.resize(*SIZE)
    goref.window.show()
    _rest(goref.window)
    return goref.window


def dead(goref: Application, home: Path) -> QWidget:
    window = _opened(goref, "takagawa--go-seigen-1959")
    window.show_stage("dead")
    window.suggesting.ask()
    _rest(window)
    return window


def doubts(goref: Application, home: Path) -> QWidget:
    from PySide6.QtTest import QTest

    window = _opened(goref, "iwamoto--go-seigen-1948")
    window.suggesting.ask()
    _rest(window)
    QTest.qWait(2000)  # a question that has just appeared is not answered by accident
    window.trigger_next_action()
    window.show_stage("doubts")
    _rest(window)
    return window


def count(goref: Application, home: Path) -> QWidget:
    window = _opened(goref, "gold-petal-bowls")
    window.show_stage("count")
    window.actions_by_id["arrange"].trigger()
    _rest(window)
    player = window.modes.staging.player
    player.go(player.last * 2 // 3, jump=True)
    _rest(window)
    return window


def result(goref: Application, home: Path) -> QWidget:
    window = _opened(goref, "gold-petal-bowls")
    window.show_stage("result")
    _rest(window)
    return window


def compare(goref: Application, home: Path) -> QWidget:
    window = _opened(goref, "gold-petal-bowls")
    window.actions_by_id["compare"].trigger()
    _rest(window)
    return window


def dispute(goref: Application, home: Path) -> QWidget:
    window = _opened(goref, "takagawa--go-seigen-1959")
    case = window.session.case
    position = case.position
    window.modes.trying.propose(position.chain(position.grid.point("K3")))
    _rest(window)
    window.trigger_next_action()
    _rest(window)
    return window


def incidents(goref: Application, home: Path) -> QWidget:
    from goref.core.incidents.incident import Offender

    window = _opened(goref, "takagawa--go-seigen-1959")
    window.actions_by_id["incidents"].trigger()
    _rest(window)
    page = window.features.desk.page
    page.home.sided.emit(Offender.WHITE)
    _rest(window)
    page.kind.chosen.emit("let-go-moved")
    _rest(window)
    return window


def recording(goref: Application, home: Path) -> QWidget:
    from tests.qt.states import LEFT, NONE

    goref.preferences.rules = "chinese-2002"
    goref.open_first_page()
    goref.window.show()
    goref.new_position("play-on-board")
    _rest(goref.window)
    window = goref.window
    for name in ("Q16", "D4", "R4", "D16", "P3"):
        point = window.session.case.position.grid.point(name)
        window.modes.now.clicked(point, LEFT, NONE)
        _rest(window)
    window.resize(*SIZE)
    _rest(window)
    return window


def event(goref: Application, home: Path) -> QWidget:
    from goref.__main__ import main as run

    file, pairings = home / "open.gorefevent", home / "pairings.csv"
    pairings.write_text(EVENT, encoding="utf-8")
    for words in (
        ["new", file, "--name", "Open 2026", "--rules", "chinese-2002"],
        ["import", file, pairings],
        ["set", file, "1/1", "--result", "B+3.5"],
        ["set", file, "1/2", "--result", "W+R"],
    ):
        run(["event", *map(str, words)])
    goref.open_path(file)
    window = goref.events.windows[-1]
    window.resize(*SIZE)
    _rest(window)
    return window


def sharing(goref: Application, home: Path) -> QWidget:
    from types import SimpleNamespace

    from goref.app.serving.own_server import ServedNow
    from goref.core.sharing.roles import ROLES
    from goref.qt.events.sharing.share_dialog import ShareDialog

    pins = dict(zip(ROLES, ("510281", "120254", "738600", "953182", "007974"), strict=True))
    hosts = "http://192.168.1.5:8080/", "192.168.1.5:8443"
    now = ServedNow(
        pages=hosts[:1],
        joins=hosts[1:],
        digits="4473 2204 1097",
        pins=pins,
        referees="https://192.168.1.5:8443/referee",
        fingerprint=":".join(f"{n * 7 % 256:02X}" for n in range(1, 33)),
        members=3,
        phones=14,
        devices=(),
    )
    window = event(goref, home)
    dialog = ShareDialog(window, SimpleNamespace(ask=lambda: now), goref.language)
    dialog.show()
    while dialog.work.is_busy:
        goref.app.processEvents()
    _rest(dialog)
    return dialog


def preferences(goref: Application, home: Path) -> QWidget:
    window = _opened(goref, "gold-petal-bowls")
    window.actions_by_id["preferences"].trigger()
    _rest(window)
    return goref.app.activeModalWidget() or goref.app.activeWindow()


def photograph(goref: Application, home: Path) -> QWidget:
    from tests.qt.photo.boards import CORNERS, drawn

    window = _opened(goref, "gold-petal-bowls")
    board = home / "board.png"
    drawn(PHOTOGRAPHED, CORNERS).save(str(board))
    goref._photograph(board)
    _rest(window)
    dialog = goref.app.activeModalWidget() or goref.app.activeWindow()
    dialog.grid.sizes[9].click()
    dialog.grid.view.put_corners(CORNERS)
    _rest(dialog)
    dialog.act.click()
    while dialog.is_busy:
        goref.app.processEvents()
    dialog.resize(*SIZE)
    _rest(dialog)
    return dialog


SHOWN: dict[str, Callable[[Application, Path], QWidget]] = {
    "first-page": first_page,
    "dead": dead,
    "doubts": doubts,
    "count": count,
    "result": result,
    "compare": compare,
    "dispute": dispute,
    "incidents": incidents,
    "recording": recording,
    "preferences": preferences,
    "photograph": photograph,
    "event": event,
    "sharing": sharing,
}

if __name__ == "__main__":
    sys.exit(main())

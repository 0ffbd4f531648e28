"""The window under test: a fresh application object for each, no dialog unasked for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings, Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from goref.core.rulesets.table import DEFAULT
from goref.io.places import journals
from goref.qt.app import look_change
from goref.qt.app.app import Application
from goref.qt.look.preferences import Preferences
from tests.languages import EN
from tests.qt.desk import Desk
from tests.qt.events.dialog_hands import sgf
from tests.qt.events.referee import RULED, event_file
from tests.qt.hall import Hall
from tests.qt.letters import depends_on_letters

Start = Callable[..., Desk]
WAITED_MS = 20_000
"""How long a test waits for what it expects, where nothing else is to be done."""


def patience_ms() -> int:
    """The same on this machine as it is now: where others are at work too, it takes longer."""
    waiting = os.getloadavg()[0] / (os.cpu_count() or 1) if hasattr(os, "getloadavg") else 1
    return round(WAITED_MS * max(1, waiting))


def patient(wait: Callable[..., Any]) -> Callable[..., Any]:
    """A way of waiting that gives up only when the machine had time enough.

    What is not expected (``raising=False``) is waited for as long as the test says.
    """

    @wraps(wait)
    def waits(*args: Any, **kwargs: Any) -> Any:
        if kwargs.get("raising", True):
            kwargs["timeout"] = patience_ms()
        return wait(*args, **kwargs)

    return waits


for name in ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed"):
    setattr(QtBot, name, patient(getattr(QtBot, name)))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--letters", action="store_true", help="only tests that depend on the letters' font"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what ``--letters`` does not want.

    What the offscreen platform says of windows it cannot raise is no warning of ours.
    """
    if config.getoption("--letters", default=False):
        functions = [each for each in items if isinstance(each, pytest.Function)]
        kept = dict.fromkeys(filter(depends_on_letters, functions))
        config.hook.pytest_deselected(items=[each for each in items if each not in kept])
        items[:] = kept
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(
                pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
            )


@pytest.fixture(autouse=True)
def own_settings(home: Path) -> Iterator[None]:
    """Qt looks only once where settings are: tell it of each test's own home."""
    form, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    QSettings.setPath(form, scope, str(home / ".config"))
    Preferences().language = EN
    Preferences().opinion_by_itself = False  # the few tests of it switch it on
    Preferences().rules = DEFAULT  # nobody is asked for those of new cases
    yield
    QSettings.setPath(form, scope, str(home / "gone"))


@pytest.fixture(autouse=True)
def read_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who answers in a test has read what came by itself, however fast he is."""
    monkeypatch.setattr("goref.qt.questions.question_focus.UNREAD_MS", 0)
    monkeypatch.setattr("goref.qt.frame.foot.UNREAD_MS", 0)


@pytest.fixture(autouse=True)
def bare_screen() -> None:
    """What an earlier test left on the screen would lie under the pointer of this one.

    It goes for good: style, palette and font are put in force for all widgets there are, so
    each start would take longer than the one before.
    """
    if QApplication.instance() is not None:
        for widget in QApplication.topLevelWidgets():
            widget.hide()
            if widget.parentWidget() is None:
                widget.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True)
def no_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dialog nobody answers would wait for ever: fail instead."""

    def refuse(*args: Any, **kwargs: Any) -> None:
        texts = [a for a in args if isinstance(a, str)]
        texts += [a.text() for a in args if isinstance(a, QMessageBox)]
        raise AssertionError(f"a dialog nobody expects: {texts}")

    for kind, names in (
        (QMessageBox, ("exec", "warning", "question", "about", "information", "critical")),
        (QInputDialog, ("getItem", "getText")),
        (QFileDialog, ("getOpenFileName", "getOpenFileNames", "getSaveFileName")),
    ):
        for name in names:
            monkeypatch.setattr(kind, name, refuse)


class Told(list[str]):
    """What message boxes said."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Message boxes that only tell something are answered, and heard."""
    said = Told()
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: said.append(text))
    return said


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], list[str]]:
    """``answer(button)``: what the question of unsaved work is answered with from now on."""

    def answer(button: Any) -> list[str]:
        asked: list[str] = []

        def question(parent: object, title: str, text: str, *more: object) -> Any:
            asked.append(text)
            return button

        monkeypatch.setattr(QMessageBox, "question", question)
        return asked

    return answer


@pytest.fixture
def save_as(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path | None], list[str]]:
    """``save_as(path)``: the place the file dialog answers with; the proposals it got."""

    def save_as(path: Path | None) -> list[str]:
        proposed: list[str] = []

        def get(parent: object, title: str, start: str, kinds: str) -> tuple[str, str]:
            proposed.append(start)
            return (str(path) if path else "", kinds)

        monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
        return proposed

    return save_as


class _Queue(QObject):
    """Calls something from inside the loop of a dialog that is about to open."""

    soon = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.soon.connect(lambda act: act(), Qt.ConnectionType.QueuedConnection)


_EXEC = QMessageBox.exec


@pytest.fixture
def drive(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """``drive(act)``: real message boxes open, and ``act(box)`` is done to each."""
    queue = _Queue()

    def drive(act: Callable[[QMessageBox], object]) -> list[str]:
        texts: list[str] = []

        def exec_(box: QMessageBox) -> int:
            texts.append(box.text())
            queue.soon.emit(lambda: act(box))
            return _EXEC(box)

        monkeypatch.setattr(QMessageBox, "exec", exec_)
        return texts

    return drive


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication) -> Iterator[Start]:
    """``start(path)``: the application as ``goref gui path`` makes it, its window active.
    Without a path it shows the sample game; with ``first_page=True`` the first page.

    ``start(path, read=False)``: as soon as the window is there, whatever is being read.
    """
    made: list[Application] = []
    before = (qapp.palette(), qapp.font(), qapp.doubleClickInterval())
    qapp.setDoubleClickInterval(1)

    def start(path: Path | None = None, *, read: bool = True, first_page: bool = False) -> Desk:
        main = Application(qapp)
        made.append(main)
        if path is None and not first_page:
            main.open_first_game()
        else:
            main.start(*([] if path is None else [path]))
        desk = Desk(main, qtbot)
        qtbot.waitExposed(desk.window)
        if not read:
            return desk
        qtbot.waitUntil(lambda: main._reading is None)
        desk.window.activateWindow()
        qtbot.waitUntil(desk.window.isActiveWindow)
        assert desk.window.session.keeping, "begun once the window has been painted"
        qtbot.waitUntil(lambda: desk.window.board.speaks)
        return desk

    yield start
    for main in made:
        if main.window is not None:
            main.window.bridge.stop()
            main.window.session.finish()
            main.window.hide()
            main.window.deleteLater()
        main._translators.use(EN)
        qapp.styleHints().colorSchemeChanged.disconnect(main._scheme_changed)
        main.deleteLater()
    qapp.processEvents()
    palette, font, interval = before
    qapp.setPalette(palette)
    qapp.setFont(font)
    qapp.setDoubleClickInterval(interval)
    assert list(journals().iterdir()) == [], "journals are left"


@pytest.fixture
def hall(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    monkeypatch.setattr(look_change, "LOOK_MS", 1)
    record = tmp_path / "game.sgf"
    record.write_text(sgf("Jane", "Rick"))
    desk = start(record)
    hall = Hall(desk, tmp_path)
    desk.main.open_path(event_file(tmp_path, [(1, RULED)]))
    desk.qtbot.waitExposed(hall.events)
    yield hall
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QDialog) and box.isVisible():
            box.reject()
    assert desk.main.act_on_event("close-events")

"""An application that begins with an event."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.io.places import journals
from goref.qt.app.app import Application
from goref.qt.events import file_watch, window
from goref.qt.work.work import stop_all
from tests.languages import EN
from tests.qt.events.referee import Begin, Referee


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts wait for more cases to be looked at, and the file is seen to now and then: here
    as in the window, but not as long."""
    monkeypatch.setattr(window, "SETTLE_MS", window.SETTLE_MS // 25)
    monkeypatch.setattr(file_watch, "POLL_MS", file_watch.POLL_MS // 5)


@pytest.fixture
def begin(qtbot: QtBot, qapp: QApplication) -> Iterator[Begin]:
    """``begin(path)``: the application as ``goref EVENT`` makes it, the event in front."""
    made: list[Application] = []
    palette, font, interval = qapp.palette(), qapp.font(), qapp.doubleClickInterval()

    def begin(path: Path) -> Referee:
        main = Application(qapp)
        made.append(main)
        main.start(path)
        referee = Referee(main, qtbot)
        qtbot.waitExposed(referee.events)
        referee.front(referee.events)
        return referee

    yield begin
    for main in made:
        if main._events is not None:
            for shown in tuple(main.events.windows):
                shown.close()
        if main.window is not None:
            main.window.bridge.stop()
            main.window.session.finish()
            main.window.hide()
            main.window.deleteLater()
        main._translators.use(EN)
        qapp.styleHints().colorSchemeChanged.disconnect(main._scheme_changed)
        main.deleteLater()
    stop_all()
    qapp.processEvents()
    qapp.processEvents()
    qapp.setPalette(palette)
    qapp.setFont(font)
    qapp.setDoubleClickInterval(interval)
    assert list(journals().iterdir()) == [], "journals are left"

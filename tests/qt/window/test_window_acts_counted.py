"""How many acts lead from a dropped record to the print dialog: real events, each counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QAbstractButton, QApplication

from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import Ruling, StoneStatus
from goref.core.scoring.status import CaseState
from goref.core.texts.results import WON
from goref.core.texts.status import STATES
from goref.io.sgf.write import write_sgf
from goref.qt.look.preferences import Preferences
from tests.core.build import bare
from tests.qt.desk import LEFT, NONE, Desk, Key, plain_sgf, settle
from tests.wordings import in_words


class Referee:
    """Somebody at the window whose acts are counted: a click, a chord, a drag is one each."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.acts = desk, 0

    def drop(self, path: Path) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        window = self.desk.window
        where, copy, before = window.rect().center(), Qt.DropAction.CopyAction, window.session
        QApplication.sendEvent(window, QDragEnterEvent(where, copy, data, LEFT, NONE))
        QApplication.sendEvent(window, QDropEvent(QPointF(where), copy, data, LEFT, NONE))
        self.desk.qtbot.waitUntil(lambda: self.desk.window.session is not before)
        self.acts += 1
        self.wait()

    def key(self, key: Qt.Key) -> None:
        self.desk.key(key)
        self.acts += 1
        self.wait()

    def click(self, point: str) -> None:
        self.desk.click(point)
        self.acts += 1
        self.wait()

    def press(self, name: str) -> None:
        button = self.desk.window.findChild(QAbstractButton, name)
        assert button is not None
        self.desk.press(button)
        self.acts += 1
        self.wait()

    def wait(self) -> None:
        """A person looks before he goes on: until nothing is worked out any more."""
        settle()
        window = self.desk.window
        opinion = window.suggesting.opinion
        self.desk.qtbot.waitUntil(lambda: not (opinion.is_working or window.questions.is_busy))


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles of the print dialogs that were opened, each left at once."""
    opened: list[str] = []

    def leave(dialog: QPrintDialog) -> int:
        opened.append(dialog.windowTitle())
        return 0

    monkeypatch.setattr(QPrintDialog, "exec", leave)
    return opened


@pytest.fixture
def referee(start: Callable[..., Desk]) -> Referee:
    Preferences().opinion_by_itself = True
    desk = start()
    made = Referee(desk)
    made.wait()
    return made


def test_a_game_whose_suggestion_is_right_takes_at_most_eight(referee, printed, tmp_path):
    desk = referee.desk
    referee.drop(plain_sgf("takagawa--go-seigen-1959", tmp_path))
    assert desk.result == in_words(STATES[CaseState.UNDECIDED])
    referee.key(Key.Key_Return)  # what is clear is accepted
    assert desk.result == in_words(WON[Unit.ZI], name="White", amount="1¾")
    referee.key(Key.Key_Return)
    assert desk.stage == "count"
    referee.key(Key.Key_Return)  # laid out
    referee.key(Key.Key_End)
    assert desk.result == "White 178½ − 176¾ = 1¾", "his side is counted sooner"
    referee.key(Key.Key_Return)
    assert desk.stage == "result"
    assert desk.read_result().startswith("White wins by 1¾ zi\nBlack 182½ − 184¼ = −1¾")
    referee.key(Key.Key_Return)
    assert len(printed) == 1
    assert desk.score.status.state is CaseState.SETTLED
    assert referee.acts <= 8


WITH_SEKI = (
    ".XO.XO.O.",
    ".XO.XO.O.",
    ".XOOXO.O.",
    ".XXXOOOOO",
    "..XXXXXXX",
    ".........",
    "...O.....",
    ".........",
    ".........",
)
"""C7 and E7 live in seki; White's stone at D3 is dead, says Black."""


def test_a_seki_and_a_dispute_take_at_most_fifteen(referee, printed, tmp_path):
    desk = referee.desk
    path = tmp_path / "seki.sgf"
    record = replace(bare(*WITH_SEKI).record)
    path.write_bytes(write_sgf(None, record.with_info(rules="Chinese"), Ruling()))
    referee.drop(path)
    desk.hover("D3")
    referee.key(Key.Key_4)  # played out: White says that it lives
    referee.press("trial-first-W")  # nobody could know that
    referee.key(Key.Key_Return)
    for point in ("D4", "C4", "D2"):
        referee.click(point)
    assert desk.result == "Trial, nothing counts yet"
    referee.key(Key.Key_2)  # both see that it is dead
    referee.key(Key.Key_Return)
    assert desk.window.foot.act.text() == "Accept  ↵"
    referee.key(Key.Key_Return)
    assert desk.case.ruling.stones(StoneStatus.SEKI)
    assert desk.signs() == {"dead": "✓", "doubts": "✓", "count": "", "result": ""}
    referee.key(Key.Key_Return)
    assert desk.stage == "count"
    referee.key(Key.Key_Return)
    referee.key(Key.Key_End)
    referee.key(Key.Key_Return)
    assert desk.stage == "result"
    assert desk.signs()["count"] == "✓", "it was read off"
    referee.key(Key.Key_Return)
    assert len(printed) == 1
    assert desk.score.status.state is CaseState.SETTLED
    assert referee.acts <= 15

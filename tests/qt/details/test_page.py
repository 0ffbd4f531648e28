"""What “Change…” opens: what is needed first, all else folded; fields, keys, sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from goref.app.assessment import Assessment
from goref.app.edits.base import Edit
from goref.app.edits.details import StateDetails
from goref.app.edits.ruling import ChooseRules, StateFacts
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.core.base.colour import Pair
from goref.core.base.language import Language, capital
from goref.core.case.case import Case
from goref.core.texts.terms import NEEDS
from goref.qt.details.needed import needs_opening
from goref.qt.details.page import DetailsPage
from goref.qt.frame.tab_order import go_by_tab
from goref.qt.look.appearance import size_texts
from goref.qt.look.i18n import Translators
from goref.qt.look.metrics import TARGET
from tests.languages import EN, LANGUAGES
from tests.length import sample
from tests.qt.desk import CTRL, LEFT, Key
from tests.qt.fitting import clipped, rest
from tests.wordings import in_words

POSITION = "(;SZ[5]AB[ba][bb][bc][bd][be]AW[da][db][dc][dd][de])"
GAME = "(;SZ[5]PB[A]BR[1d]EV[Cup]KM[6.5]RU[Japanese];B[bb];W[dd];B[];W[])"
Open = Callable[..., "Opened"]


class Opened(QWidget):
    """A page and a session, wired as a window wires them."""

    def focusNextPrevChild(self, next: bool) -> bool:
        return go_by_tab(self, forward=next)

    def __init__(self, text: str, rules: str, language: Language = EN) -> None:
        super().__init__()
        self.session = Session(open_bytes(text.encode())[0])
        self.session.do(ChooseRules(rules))
        self.edits: list[Edit] = []
        self.presses = 0
        self.page = DetailsPage(language)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self.page.ruled.connect(self.do)
        self.page.facts.connect(lambda values: self.do(StateFacts(values)))
        self.page.rulesChosen.connect(lambda id_: self.do(ChooseRules(id_)))
        self.session.listen(lambda _: self.show_case())
        self.show_case()

    @property
    def case(self) -> Case:
        return self.session.case

    def show_case(self) -> None:
        self.page.show_assessment(self.session.assessment)

    def do(self, edit: Edit) -> None:
        self.edits.append(edit)
        self.session.do(edit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.presses += event.key() in (Key.Key_Return, Key.Key_Enter)

    def spin(self, name: str) -> QSpinBox:
        found = self.page.findChild(QSpinBox, name)
        assert isinstance(found, QSpinBox)
        return found

    def line(self, name: str) -> QLineEdit:
        found = self.page.findChild(QLineEdit, name)
        assert isinstance(found, QLineEdit)
        return found

    def fill(self, field: QWidget, text: str, ends: Qt.Key = Key.Key_Return) -> None:
        field.setFocus()
        QTest.keyClick(field, Key.Key_A, CTRL)
        QTest.keyClicks(field, text)
        QTest.keyClick(field, ends)

    def rows(self) -> list[str]:
        """The labels of the facts in sight, from top to bottom."""
        labels = [
            w for w in self.page.form.findChildren(QLabel) if w.parent() is self.page.form
        ]
        seen = [label for label in labels if label.isVisible()]
        return [label.text() for label in sorted(seen, key=QLabel.y)]


@pytest.fixture
def open_(qtbot: QtBot, qapp: QApplication) -> Iterator[Open]:
    font = qapp.font()

    def open_(
        text: str = GAME, rules: str = "japanese", width: int = 520, **look: Language
    ) -> Opened:
        made = Opened(text, rules, **look)
        qtbot.addWidget(made)
        made.resize(width, 620)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        rest(made)
        return made

    yield open_
    qapp.setFont(font)


# What is needed


def test_what_is_missing_stands_first_and_is_marked(open_: Open) -> None:
    shown = open_(POSITION)
    assert shown.rows() == ["! Captured", "Komi (points)"]
    assert shown.page.missing.text() == "Still needed: prisoners"
    assert shown.page.go_to_needed()
    black, white = shown.spin("prisoners-B"), shown.spin("prisoners-W")
    assert QApplication.focusWidget() is black
    assert black.accessibleDescription() == "needed"
    shown.fill(black, "10")
    assert shown.edits == [], "half a pair is none"
    shown.fill(white, "2")
    assert shown.edits == [StateFacts((("prisoners", Pair(10, 2)),))]
    rest(shown)
    assert shown.rows() == ["Captured", "Komi (points)"], "nothing moves under the hand"
    assert not shown.page.missing.isVisible()
    assert black.accessibleDescription() == ""
    assert not shown.page.go_to_needed()
    assert shown.presses == 0, "Enter ended the writing and nothing else"


@pytest.mark.parametrize(
    ("text", "rules", "opens"),
    [
        (POSITION, "japanese", True),
        (POSITION, "chinese-2002", False),
        (POSITION, "jpd-a", True),
        (GAME, "japanese", False),
        ("(;SZ[9])", "japanese", False),
        ("(;SZ[5]AB[aa];B[bb]RE[W+R])", "japanese", False),
    ],
)
def test_it_opens_by_itself_only_where_something_decides(
    text: str, rules: str, opens: bool
) -> None:
    session = Session(open_bytes(text.encode())[0])
    session.do(ChooseRules(rules))
    assert needs_opening(session.assessment) is opens
    assert not needs_opening(Assessment(session.case, (), in_play=True))


# What nobody needs


def test_what_nobody_needs_is_folded_away(open_: Open) -> None:
    shown = open_(rules="chinese-2002")
    assert shown.rows() == ["Komi (points)"]
    QTest.mouseClick(shown.page.form.more, LEFT)
    rest(shown)
    assert shown.rows()[:3] == [
        "Komi (points)",
        capital(in_words(NEEDS["began"])),
        "First to pass",
    ]
    assert "Granted the first move" not in shown.rows()
    shown.page.form.more.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(shown.page.form.more, Key.Key_Return)
    assert shown.rows() == ["Komi (points)"]
    QTest.keyClick(shown.page.form.more, Key.Key_Space)
    assert len(shown.rows()) > 5


def test_what_counts_here_or_is_stated_is_in_sight(open_: Open) -> None:
    shown = open_(rules="chinese-2002")
    shown.session.do(StateFacts((("plays", Pair(3, 3)),)))
    assert shown.rows() == ["Komi (points)", "Plays"]
    box = shown.page.rules.box
    box.setFocus()
    while box.currentData() != "tingdao":
        QTest.keyClick(box, Key.Key_Down)
    assert shown.case.rules == "tingdao"
    rest(shown)
    assert {"Granted the first move", "Played for", "Plays"} <= set(shown.rows())


def test_tab_goes_as_the_eye_does(open_: Open) -> None:
    shown = open_(POSITION, "jpd-a")
    shown.page.go_to_needed()
    seen = []
    for _ in range(8):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.append(focus.mapTo(shown, focus.rect().center()).y())
        QTest.keyClick(focus, Key.Key_Tab)
    assert seen == sorted(seen)


def test_the_ledger_opens_and_says_closed_that_something_is_wrong(open_: Open) -> None:
    shown = open_()
    row = shown.page.ledger_row
    assert row.text() == "Stone check ✓"
    assert not shown.page.ledger.isVisible()
    QTest.mouseClick(row, LEFT)
    assert shown.page.ledger.isVisible()
    shown.session.do(StateFacts((("prisoners", Pair(4, 0)),)))
    assert row.text() == "✕ Stone check: something is wrong"


# Players and event


def test_details_are_written_and_taken_away(open_: Open) -> None:
    shown = open_()
    shown.fill(shown.line("detail-PB"), "Dosaku")
    shown.fill(shown.line("detail-PC"), "Edo", Key.Key_Tab)
    event = shown.line("detail-EV")
    event.setFocus()
    QTest.keyClick(event, Key.Key_A, CTRL)
    QTest.keyClick(event, Key.Key_Delete)
    QTest.keyClick(event, Key.Key_Return)
    assert shown.edits == [
        StateDetails((("PB", "Dosaku"),)),
        StateDetails((("PC", "Edo"),)),
        StateDetails((("EV", ""),)),
    ]
    assert dict(shown.case.record.info.texts) == {"PB": "Dosaku", "BR": "1d", "PC": "Edo"}
    shown.session.undo()
    assert event.text() == "Cup"
    assert shown.presses == 0


def test_what_is_not_changed_is_not_stated(open_: Open) -> None:
    shown = open_(GAME.replace("EV[Cup]", "EV[Cup\u202e 1]"))
    shown.line("detail-EV").setFocus()
    shown.fill(shown.line("detail-PB"), "A")
    shown.line("detail-RO").setFocus()
    shown.line("detail-DT").setFocus()
    assert shown.edits == []


def test_what_is_written_stays_while_something_else_changes(open_: Open) -> None:
    shown = open_()
    field = shown.line("detail-PB")
    field.setFocus()
    QTest.keyClick(field, Key.Key_End)
    QTest.keyClicks(field, "x")
    shown.session.do(StateFacts((("komi", Fraction(1)),)))
    assert field.text() == "Ax"
    shown.session.do(StateDetails((("PB", "B"),)))
    assert field.text() == "B"


def test_those_of_an_event_are_only_read(open_: Open) -> None:
    shown = open_()
    shown.page.set_editable(False)
    assert not shown.line("detail-PB").isEnabled()
    assert shown.spin("handicap").isEnabled()


# Room


@pytest.mark.parametrize(
    ("percent", "language"), sample(list(product([100, 200], LANGUAGES)), 7)
)
def test_nothing_is_clipped(
    open_: Open, qapp: QApplication, language: Language, percent: int
) -> None:
    translators = Translators(qapp)
    translators.use(language)
    try:
        size_texts(qapp, percent)
        for width in (390, 560) if percent == 100 else (560, 760):
            shown = open_(POSITION, "tingdao", width, language=language)
            shown.page.form.more.click()
            shown.page.ledger_row.click()
            for wide in (900, width):
                shown.resize(wide, 620)
                rest(shown)
            assert list(clipped(shown)) == []
            assert len(shown.page.findChildren(QScrollArea)) == 1
            assert not shown.page.area.horizontalScrollBar().isVisible()
            for kind in (QComboBox, QSpinBox, QLineEdit):
                for field in shown.page.findChildren(kind):
                    if not isinstance(field.parent(), QSpinBox):
                        assert field.height() >= TARGET or not field.isVisible()
            shown.hide()
    finally:
        translators.use(EN)

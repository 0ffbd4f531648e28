"""A box for a whole number: every form is taken, and what is none stays with its reason."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from goref.qt.fields.number_box import NumberBox, all_taken
from goref.qt.fields.remark import Remark, reminders
from tests.languages import EN, JA, ZH
from tests.qt.desk import CTRL, LEFT, NONE, Key

ENDS: dict[str, Callable[[QWidget, QWidget], None]] = {
    "tab": lambda box, _: QTest.keyClick(box, Key.Key_Tab),
    "return": lambda box, _: QTest.keyClick(box, Key.Key_Return),
    "click": lambda _, other: QTest.mouseClick(other, LEFT, NONE),
}


class Host(QWidget):
    """A box that begins at 7, its remark, and a line to go on to."""

    def __init__(self, least: int = 0, most: int = 99, special: str = "") -> None:
        super().__init__()
        self.box, self.other = NumberBox(parent=self), QLineEdit(self)
        self.box.setRange(least, most)
        self.box.setSpecialValueText(special)
        self.box.setValue(7)
        self.remark = Remark(self.box)
        self.told: list[int] = []
        self.box.valueChanged.connect(self.told.append)
        self.presses = 0
        column = QVBoxLayout(self)
        for part in (self.box, self.remark, self.other):
            column.addWidget(part)

    def keyPressEvent(self, event) -> None:
        self.presses += event.key() == Key.Key_Return

    def write(self, text: str, ends: str = "tab") -> None:
        self.box.setFocus()
        QTest.keyClick(self.box, Key.Key_A, CTRL)
        if text.isascii():
            QTest.keyClicks(self.box, text)
        else:
            self.box.lineEdit().insert(text)
        ENDS[ends](self.box, self.other)


@pytest.fixture
def host(qtbot) -> Callable[..., Host]:
    def make(*args: object) -> Host:
        made = Host(*args)
        qtbot.addWidget(made)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        return made

    return make


@pytest.mark.parametrize("ends", ENDS)
@pytest.mark.parametrize(("text", "number"), [("12", 12), ("１２", 12), ("十二", 12), ("0", 0)])
def test_a_number_is_taken_however_it_is_written(host, text, number, ends):
    made = host()
    made.write(text, ends)
    assert made.box.value() == number == int(made.box.text())
    assert made.told[-1] == number
    assert not made.remark.isVisible()
    assert not made.box.is_untaken


@pytest.mark.parametrize("ends", ENDS)
def test_a_number_is_reported_as_it_is_typed_and_not_again_at_its_end(host, ends) -> None:
    made = host()
    made.write("12", ends)
    assert made.told == [1, 12]
    assert made.presses == (ends == "return"), "what follows Enter finds the number reported"


@pytest.mark.parametrize("ends", ENDS)
@pytest.mark.parametrize(
    "text", ["0,5", "7,5", "½", "many", "120", "-1", "1,000", "６．５", "²"]
)
def test_what_is_none_stays_with_its_reason(host, text, ends):
    made = host()
    made.write(text, ends)
    reason = f"✕ Enter a whole number from 0 to 99, not “{text}”."
    for _ in range(2):
        assert made.box.text() == text
        assert made.remark.isVisible()
        assert made.remark.text() == made.box.accessibleDescription() == reason
        assert made.box.value() == 7
        made.hide()
        made.show()
    assert made.told[-1:] in ([], [7]), "and not what began like it"
    assert made.presses == 0, "and Enter does nothing with it"
    assert not all_taken(made)
    assert reminders(made, EN) == ""
    made.remark.hide()
    for language, colon in ((EN, ": "), (ZH, "："), (JA, "："), ("ko", ": ")):
        told = reminders(made, language)
        assert told.startswith("✕ ")
        assert told.endswith(f"{colon}{reason.removeprefix('✕ ')}")


@pytest.mark.parametrize("keeps_track", [True, False])
def test_what_stays_outlasts_what_the_program_shows(host, keeps_track):
    made = host(-1, 99, "?")
    made.box.setKeyboardTracking(keeps_track)
    made.write("many")
    for act in (
        lambda: made.box.setSpecialValueText("(3)"),
        lambda: made.box.setRange(-1, 50),
        lambda: made.box.setValue(7),
        lambda: made.box.setEnabled(False),
        lambda: made.box.setEnabled(True),
    ):
        act()
        assert made.box.text() == "many"
        assert made.box.is_untaken


@pytest.mark.parametrize(
    "act",
    [
        lambda made: made.box.stepUp(),
        lambda made: made.box.setValue(8),
        lambda made: made.write("8"),
    ],
)
def test_it_goes_where_a_number_is_meant(host, act):
    made = host()
    made.write("many")
    act(made)
    assert (made.box.value(), made.box.text()) == (8, "8")
    assert not made.remark.isVisible()
    assert made.box.accessibleDescription() == ""
    assert all_taken(made)


def test_an_emptied_box_states_nothing(host):
    made = host(-1, 99, "?")
    made.write("\b")
    assert (made.box.value(), made.box.text()) == (-1, "?")
    plain = host()
    plain.write("\b")
    assert (plain.box.value(), plain.box.text()) == (7, "7"), "none was typed"


def test_what_a_box_is_not_called_after_is_no_text_of_it(host):
    made = host(5, 25)
    made.box.setSuffix(" lines")
    made.write("4")
    assert "from 5 to 25, not “4”" in made.remark.text()
    made.write("十三")
    assert (made.box.value(), made.box.text()) == (13, "13 lines")


def test_it_is_marked_without_colour(host):
    made = host()
    made.write("7x")
    dark = [shade < 60 for shade in rim(made.box)]
    assert sum(a is not b for a, b in pairwise(dark)) > 4, "a broken line"
    made.write("7")
    assert min(rim(made.box)) > 60


def rim(box: NumberBox) -> list[int]:
    """How light the box is along its upper edge."""
    image = box.grab().toImage()
    return [image.pixelColor(x, 0).lightness() for x in range(image.width())]


def test_keys_reach_the_text_and_not_the_page(host):
    made = host()
    made.box.setFocus()
    QTest.keyClick(made.box, Qt.Key.Key_B)
    assert "b" in made.box.text()


def test_a_line_says_that_it_has_not_taken_all(qtbot):
    host = QWidget()
    line, remark = QLineEdit(host), Remark()
    remark.setParent(host)
    line.setMaxLength(5)
    remark.limit(line)
    qtbot.addWidget(host)
    host.show()
    QGuiApplication.clipboard().setText("too long")
    line.paste()
    assert (line.text(), remark.text()) == (
        "too l",
        "✕ Only the first 5 characters are kept.",
    )
    QTest.keyClick(line, Key.Key_Backspace)
    assert remark.text() == ""
    QTest.keyClicks(line, "xy")
    assert remark.isVisible()

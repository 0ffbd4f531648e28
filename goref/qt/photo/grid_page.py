"""The page for placing the grid: the photograph, the number of lines, and the alarm."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QButtonGroup, QPushButton, QWidget

from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.base.particles import formatted
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.look.appearance import text_scale
from goref.qt.look.metrics import HEADING, HIGH_TARGET, ROOM, SMALL, SPACE, TARGET, WIDE
from goref.qt.look.theme import BoardTheme
from goref.qt.photo.corners import CornerView
from goref.qt.widgets.boxes import Plate, in_column, in_row, label_of, named, scrolling
from goref.qt.widgets.buttons import push_button, show_choice
from goref.qt.widgets.wrapping import embolden, tell, wrapped

SIZES = (9, 13, 19)
SIDE, WIDEST = 264, 400
"""The usual and the largest width of the column next to a picture, in logical pixels."""


def side_width(page: QWidget) -> int:
    """Returns the width of the column next to a picture at the present size of texts.

    It is in logical pixels.
    """
    return min(round(SIDE * max(text_scale(page.font()), 1.0)), WIDEST)


class GridPage(QWidget):
    """The photograph and its grid.

    Attributes:
        sizes, lines: the buttons for usual numbers of lines, and the box for any number.
        problem: the reason why the photograph was not read; hidden if there is none.
        alarm: the question about the grid's place, with its two answers.

    Signals:
        changed: the user changed the grid.
        moved: the user answered the alarm: the grid should move.
        kept: the user answered the alarm: the grid is right.
    """

    changed = Signal()
    moved = Signal()
    kept = Signal()

    def __init__(self, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("photo-grid")
        self.view = CornerView(theme)
        self.view.laid.connect(self._laid)
        self.title = wrapped(
            "photo-grid-title", text=self.tr("Put the handles on the grid’s corners")
        )
        embolden(self.title, HEADING)
        told = self.tr(
            "The outermost crossings, not the board’s edge. Arrow keys move by a pixel, with "
            "Shift by ten; Tab: the next corner."
        )
        hint = wrapped("photo-grid-hint", text=told, size=SMALL, grey=True)
        self.lines = named(NumberBox(), "photo-lines", self.tr("Lines of the board"))
        self.lines.setRange(SMALLEST, LARGEST)
        self.lines.setMinimumHeight(TARGET)
        self.lines.setValue(19)
        self.lines.valueChanged.connect(self.show_lines)
        self._choose_lines = QButtonGroup(self)
        self.sizes: dict[int, QPushButton] = {}
        sizes = EqualButtonRow()
        for size in SIZES:
            button = push_button(f"photo-lines-{size}", str(size), auto=False, tall=TARGET)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the keys are left to the corners
            button.setAccessibleName(formatted(self.tr("{size} lines"), size=size))
            show_choice(button)
            button.clicked.connect(lambda _, size=size: self.lines.setValue(size))
            self._choose_lines.addButton(button, size)
            self.sizes[size] = button
            sizes.put(button)
        other = label_of(self.tr("&Lines"), self.lines)
        self.undo = push_button(
            "photo-undo", self.tr("Corners as before"), act=self.view.undo, auto=False
        )
        self.undo.setToolTip("Ctrl+Z")
        self.problem = wrapped("photo-problem", bold=True)
        self.alarm = Plate()
        self.alarm.setObjectName("photo-alarm")
        self.alarm.stands_out = True
        self.asked = wrapped("photo-alarm-asked", self.alarm, bold=True)
        self.move_grid = self._answer("photo-alarm-move", self.moved.emit)
        self.keep_grid = self._answer("photo-alarm-keep", self.kept.emit)
        self.move_grid.setText(self.tr("1 Move it"))
        self.keep_grid.setText(self.tr("2 It is right as it is"))
        told = self.tr("The board in the photograph does not end where the grid does.")
        why = wrapped("photo-alarm-why", self.alarm, told)
        inside = in_column(
            self.asked, why, self.move_grid, self.keep_grid, inside=self.alarm, gap=SPACE
        )
        inside.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        side = QWidget()
        in_column(
            *(self.title, hint, sizes, in_row(other, self.lines, grows=self.lines)),
            *(Remark(self.lines), self.undo, self.problem, self.alarm, None),
            inside=side,
            gap=SPACE,
        )
        self._area = scrolling(side, self)  # for texts of twice the size
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._area.setFixedWidth(side_width(self) + bar)
        in_row(self.view, self._area, inside=self, gap=ROOM, grows=self.view)
        self.show_lines(19)
        self.tell("")

    def _answer(self, name: str, act: Callable[[], object]) -> QPushButton:
        return push_button(name, "", act=act, tall=HIGH_TARGET, auto=False)

    def show_lines(self, lines: int) -> None:
        """Sets the grid's number of lines, and marks the button for it."""
        self.view.set_lines(lines)
        for size, button in self.sizes.items():
            self._choose_lines.setExclusive(False)
            button.setChecked(size == lines)
            self._choose_lines.setExclusive(True)
        self._laid()

    def _laid(self) -> None:
        """Clears the messages that were about the grid before its change."""
        self.tell("")
        self.undo.setEnabled(self.view.can_undo)
        self.changed.emit()

    def tell(self, problem: str) -> None:
        """Shows why the photograph was not read ("" hides the line), and hides the alarm."""
        self.alarm.hide()
        self.view.show_other()
        tell(self.problem, problem)
        self.undo.setEnabled(self.view.can_undo)

    @property
    def is_asking(self) -> bool:
        """True while the alarm is shown and not answered."""
        return not self.alarm.isHidden()

    @property
    def may_move(self) -> bool:
        """True while the alarm is shown and has a place to which the grid can be moved."""
        return self.is_asking and not self.move_grid.isHidden()

    def ask(self, asked: str, corners: tuple[tuple[float, float], ...]) -> None:
        """Shows the alarm.

        Args:
            asked: a question that proposes to move the grid.
            corners: the corners where the grid seems to belong; empty if unknown.
        """
        self.tell("")
        self.asked.setText(asked)
        self.move_grid.setVisible(bool(corners))
        self.alarm.show()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._area.ensureWidgetVisible(self.alarm)
        self.view.show_other(corners)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

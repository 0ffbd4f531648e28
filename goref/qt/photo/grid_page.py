"""The page on which the grid is placed: photograph, number of lines, alarm."""

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
"""The usual and the largest width of the column next to a photograph, in logical pixels."""


def side_width(page: QWidget) -> int:
    """Returns the width of the column next to a photograph for the present text size, in
    logical pixels.
    """
    return min(round(SIDE * max(text_scale(page.font()), 1.0)), WIDEST)


class GridPage(QWidget):
    """The page with the photograph and its grid.

    Attributes:
        sizes: the buttons for usual numbers of lines.
        lines: the box for any number of lines.
        problem: the label that says why the photograph was not read, or hidden.
        alarm: the question whether the grid is misplaced, with its two answers.

    Signals:
        changed: the user changed the grid.
        moved: the user answered the alarm: move the grid.
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
        """Sets the number of lines and checks the button for it."""
        self.view.set_lines(lines)
        for size, button in self.sizes.items():
            self._choose_lines.setExclusive(False)
            button.setChecked(size == lines)
            self._choose_lines.setExclusive(True)
        self._laid()

    def _laid(self) -> None:
        """Removes messages about the grid, since it was changed."""
        self.tell("")
        self.undo.setEnabled(self.view.can_undo)
        self.changed.emit()

    def tell(self, problem: str) -> None:
        """Shows why the photograph was not read, or nothing for "". Hides the alarm."""
        self.alarm.hide()
        self.view.show_other()
        tell(self.problem, problem)
        self.undo.setEnabled(self.view.can_undo)

    @property
    def is_asking(self) -> bool:
        """True while the alarm waits for an answer."""
        return not self.alarm.isHidden()

    @property
    def may_move(self) -> bool:
        """True while the alarm waits for an answer and proposes another place for the grid."""
        return self.is_asking and not self.move_grid.isHidden()

    def ask(self, asked: str, corners: tuple[tuple[float, float], ...]) -> None:
        """Shows the alarm.

        Args:
            asked: the question whether to move the grid.
            corners: the likely corners of the grid; () if unknown.
        """
        self.tell("")
        self.asked.setText(asked)
        self.move_grid.setVisible(bool(corners))
        self.alarm.show()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self._area.ensureWidgetVisible(self.alarm)
        self.view.show_other(corners)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

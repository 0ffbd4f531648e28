"""The page next to the board while a position is set up: brushes, size, other commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QIcon,
    QImage,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QToolButton,
    QWidget,
)

from goref.app.edits.position import NewBoard, SwapColours, TurnBoard
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import LARGEST, grid
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry
from goref.core.texts.terms import SIDES, term
from goref.qt.board.command_keys import letter_of
from goref.qt.board.painter import items, sample
from goref.qt.board.view import BoardView
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.frame.mode_page import ModePage
from goref.qt.look.metrics import GAP, HIGH_TARGET, TARGET
from goref.qt.look.theme import BoardTheme
from goref.qt.setup.setup_controller import Brush
from goref.qt.widgets.boxes import named
from goref.qt.widgets.buttons import bar_button, show_choice
from goref.qt.widgets.wrapping import WrappingRow, tip

KEYS = {Brush.BLACK: "B", Brush.WHITE: "W", Brush.ALTERNATE: "A", Brush.ERASE: "X"}
Reason = Qt.FocusReason
ICON = 22
SQUARE = 36
"""The smallest width of a control that has only a symbol, in logical pixels."""
SMALLEST_OFFERED = 5
"""The smallest board size that can be chosen, in lines. A smaller board remains as it is."""


class SizeBox(NumberBox):
    """A number box for the size of a board.

    Signals:
        tabbed: Tab has moved the focus out of the box.
    """

    tabbed = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in (Reason.TabFocusReason, Reason.BacktabFocusReason):
            self.tabbed.emit()


class SetupPage(ModePage):
    """The brushes, and the commands for the whole board.

    Attributes:
        brush: what the left mouse button puts.

    Signals:
        edit: the whole board is to be changed; carries the ``Edit``.
        brushed: another brush was chosen; carries the ``Brush``.
    """

    edit = Signal(object)
    brushed = Signal(object)

    def __init__(
        self,
        language: Language,
        theme: BoardTheme,
        size: int,
        is_empty: Callable[[], bool] = lambda: False,
        parent: QWidget | None = None,
    ) -> None:
        """Args:
        size: the size of the board, in lines.
        is_empty: returns whether the board has no stones that another size would remove.
        """
        super().__init__("setup-page", self.tr("Set up the position"), parent)
        self.tell(
            self.tr("Left, drag or Enter puts stones, right the other colour. Esc: done.")
        )
        self._is_empty = is_empty
        self._language = language
        self._size = size
        self.brush = Brush.BLACK
        self._brushes = self._make_brushes(theme)
        brushes, turns, board = EqualButtonRow(), WrappingRow(), WrappingRow()
        brushes.put(*self._brushes.values())
        self._turns = [*self._make_turns()]
        turns.put(*self._turns)
        self._make_beginning()
        board.put(self.size_box, self.begin)
        self.put(brushes, turns, board, Remark(self.size_box))
        self._fill(size)

    def choose(self, brush: Brush) -> None:
        """Selects a brush. Emits ``brushed`` if it is another one."""
        self._brushes[brush].setChecked(True)
        if brush is not self.brush:
            self.brush = brush
            self.brushed.emit(brush)

    def restore_from(self, old: SetupPage) -> None:
        """Copies brush and typed size of ``old``, the page of the replaced window."""
        self.choose(old.brush)
        self.size_box.setValue(old.size_box.value())

    def show_size(self, size: int) -> None:
        """Shows the size of the board, in lines. A typed size is kept unless the board's size
        changed.
        """
        if size != self._size:
            self._fill(size)

    def _fill(self, size: int) -> None:
        self._size = size
        self.size_box.setRange(min(SMALLEST_OFFERED, size), LARGEST)
        self.size_box.setValue(size)
        self._tell_beginning()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Selects a brush on the keys B, W, A and X."""
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        for brush, key in KEYS.items():
            if not held and letter_of(event).upper() == key:
                self.choose(brush)
                return
        super().keyPressEvent(event)

    # Its parts

    def _make_brushes(self, theme: BoardTheme) -> dict[Brush, QPushButton]:
        names = {
            Brush.BLACK: term(SIDES, "B", self._language),
            Brush.WHITE: term(SIDES, "W", self._language),
            Brush.ALTERNATE: self.tr("In turn"),
            Brush.ERASE: self.tr("Erase"),
        }
        group, made = QButtonGroup(self), dict[Brush, QPushButton]()
        for brush, key in KEYS.items():
            text, take = f"{names[brush]} ({key})", partial(self.choose, brush)
            button = bar_button(f"brush-{brush.value}", text, take, tall=HIGH_TARGET)
            button.setAccessibleName(names[brush])
            button.setAccessibleDescription(self.tr("What the left button paints"))
            button.setToolTip(self.tr("What the left button paints"))
            button.setIcon(QIcon(_with_air(stone_icon(brush, theme))))
            button.setIconSize(QSize(ICON + GAP, ICON))
            button.setCheckable(True)
            button.setChecked(brush is self.brush)
            show_choice(button)
            group.addButton(button)
            made[brush] = button
        return made

    def _make_turns(self) -> Iterator[QWidget]:
        yield bar_button(
            "swap-colours", self.tr("Swap colours"), lambda: self.edit.emit(SwapColours())
        )
        for symmetry, sign, name in (
            (Symmetry.QUARTER_LEFT, "↺", self.tr("Turn the board to the left")),
            (Symmetry.QUARTER_RIGHT, "↻", self.tr("Turn the board to the right")),
            (Symmetry.MIRROR, "⇄", self.tr("Mirror left and right")),
            (Symmetry.FLIP, "⇅", self.tr("Flip top and bottom")),
        ):
            turn = named(QToolButton(), f"turn-{symmetry.name.lower()}", name)
            turn.setText(sign)
            turn.setMinimumSize(SQUARE, TARGET)
            turn.setToolTip(tip(name))
            turn.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            turn.clicked.connect(lambda _, s=symmetry: self.edit.emit(TurnBoard(s)))
            yield turn

    def _make_beginning(self) -> None:
        self.size_box = named(SizeBox(), "board-size", self.tr("Board size"))
        shades, role = self.size_box.palette(), QPalette.ColorRole
        shades.setColor(role.Base, shades.color(role.Midlight))  # visible on a dark plate
        self.size_box.setPalette(shades)
        self.size_box.setSuffix(" " + self.tr("lines"))
        self.size_box.setMinimumHeight(TARGET)
        self.size_box.valueChanged.connect(self._tell_beginning)
        self.size_box.lineEdit().returnPressed.connect(self._resize_board)
        self.size_box.tabbed.connect(self._tabbed)
        self.begin = bar_button("new-board", "", self._begin)
        # As wide as it can become, or it would change rows.
        self.begin.setText(self._beginning(LARGEST))
        widest = self.begin.sizeHint().width()
        self.begin.setText(self.tr("Clear the board"))
        self.begin.setMinimumWidth(max(widest, self.begin.sizeHint().width()))

    # A new board

    def _beginning(self, size: int) -> str:
        """Returns the text of the button for a board size: "Clear the board" for the present
        size.
        """
        if size == self._size:
            return self.tr("Clear the board")
        return formatted(self.tr("New board {size}×{size}"), size=size)

    def _tell_beginning(self) -> None:
        text = self._beginning(self.size_box.value())
        self.begin.setText(text)
        self.begin.setAccessibleName(text)

    def _begin(self) -> None:
        if self.size_box.finish():
            self.edit.emit(NewBoard(self.size_box.value()))

    def _resize_board(self) -> None:
        if self.size_box.value() != self._size:  # Enter alone clears nothing
            self._begin()

    def _tabbed(self) -> None:
        """Applies the typed size after Tab, if the board is empty. Otherwise only the button
        does.
        """
        if self._is_empty() and not self.size_box.is_untaken:
            self._resize_board()


def stone_icon(brush: Brush, theme: BoardTheme, size: int = ICON, dpr: float = 2) -> QPixmap:
    """Returns an icon for a brush, ``size`` logical pixels wide."""
    image = _patch({Brush.WHITE: WHITE, Brush.ERASE: None}.get(brush, BLACK), theme, size, dpr)
    half = size / 2
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    if brush is Brush.ALTERNATE:
        p.setClipRect(QRectF(half, 0, half, size))
        p.drawImage(0, 0, _patch(WHITE, theme, size, dpr))
    elif brush is Brush.ERASE:
        p.setPen(QPen(QColor(theme.flag), size / 9))
        near, far = size / 4, size * 3 / 4
        p.drawLine(QPointF(near, near), QPointF(far, far))
        p.drawLine(QPointF(near, far), QPointF(far, near))
    p.end()
    return QPixmap.fromImage(image)


def _with_air(picture: QPixmap) -> QPixmap:
    """Returns a picture with space added at its right."""
    ratio = picture.devicePixelRatio()
    wide = QPixmap(picture.size() + QSize(round(GAP * ratio), 0))
    wide.setDevicePixelRatio(ratio)
    wide.fill(Qt.GlobalColor.transparent)
    p = QPainter(wide)
    p.drawPixmap(0, 0, picture)
    p.end()
    return wide


def _patch(colour: Colour | None, theme: BoardTheme, size: int, dpr: float) -> QImage:
    position = Position.empty(grid(2)).with_stones({0: colour})
    return sample(items(BoardView(position), 0), size, theme, dpr)

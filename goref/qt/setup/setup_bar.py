"""The bar above the board while a position is set up: brushes, turns, size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QIcon,
    QImage,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from goref.app.edits.position import NewBoard, SwapColours, TurnBoard
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import LARGEST, grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.case.symmetry import Symmetry
from goref.core.words.terms import SIDES, term
from goref.qt.board.painter import items, sample
from goref.qt.board.view import BoardView
from goref.qt.look.theme import BoardTheme
from goref.qt.setup.setup_controller import Brush
from goref.qt.widgets.boxes import named
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.metrics import GAP, LOW_TARGET

KEYS = {Brush.BLACK: "B", Brush.WHITE: "W", Brush.ALTERNATE: "A", Brush.ERASE: "X"}
Reason = Qt.FocusReason
ICON = 22
ANY = 100_000
"""A width in which everything has room."""
SQUARE = 36
"""Least width of a control that shows a sign only, in logical pixels."""
SMALLEST_OFFERED = 5
"""Lines; a smaller board can be kept, but is not offered."""


class SizeBox(QSpinBox):
    """A size to type.

    Signals:
        tabbed: the Tab key has left it.
    """

    tabbed = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in (Reason.TabFocusReason, Reason.BacktabFocusReason):
            self.tabbed.emit()


class SetupBar(QWidget):
    """What is painted, and what is done with the whole board.

    Attributes:
        brush: what the left button paints.

    Signals:
        edit: an act on the whole board: an ``Edit``.
        brushed: the left button is to paint something else: the ``Brush``.
        done: setting up is over.
    """

    edit = Signal(object)
    brushed = Signal(object)
    done = Signal()

    def __init__(
        self,
        language: Language,
        theme: BoardTheme,
        size: int,
        is_empty: Callable[[], bool] = lambda: False,
    ) -> None:
        """Args:
        size: of the board, in lines.
        is_empty: whether a board of another size would cost nothing.
        """
        super().__init__()
        self._is_empty = is_empty
        self.setAccessibleName(self.tr("Setting up the position"))
        self._language = language
        self._size = size
        self.brush = Brush.BLACK
        self._brushes: dict[Brush, QToolButton] = {}
        self._make_brushes(theme)
        self._turns = [*self._make_turns()]
        self._make_beginning()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._fill(size)

    def choose(self, brush: Brush) -> None:
        """Take a brush; its button goes down."""
        self._brushes[brush].setChecked(True)
        if brush is not self.brush:
            self.brush = brush
            self.brushed.emit(brush)

    def show_size(self, size: int) -> None:
        """Show the size of the board as it is now, in lines.

        A size that is typed in but not confirmed stays as long as the board keeps its own.
        """
        if size != self._size:
            self._fill(size)

    def _fill(self, size: int) -> None:
        self._size = size
        self.size_box.setRange(min(SMALLEST_OFFERED, size), LARGEST)
        self.size_box.setValue(size)
        self._tell_beginning()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """B, W, A and X take a brush."""
        held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        for brush, key in KEYS.items():
            if not held and event.text().upper() == key:
                self.choose(brush)
                return
        super().keyPressEvent(event)

    # The rows

    # They are placed by hand, for no layout breaks its rows where there is no room.

    def _rows(self, width: int) -> list[list[QWidget]]:
        """Two rows, or as many as they need where there is no room for two."""
        brushes, board = [*self._brushes.values()], [self.size_box, self.begin]
        two: list[list[QWidget]] = [[*brushes, self.end], [*self._turns, *board]]
        if _asked(two) <= width:
            return two
        rows = list[list[QWidget]]()
        for group in ([*brushes], [*self._turns, self.end], [*board]):
            rows.append([])
            for widget in group:
                if rows[-1] and _asked([[*rows[-1], widget]]) > width:
                    rows.append([])
                rows[-1].append(widget)
        return rows

    def _height(self, rows: list[list[QWidget]]) -> int:
        every = [widget.sizeHint().height() for row in rows for widget in row]
        return len(rows) * (max(LOW_TARGET, *every) + GAP) - GAP

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(self._rows(width))

    def sizeHint(self) -> QSize:
        rows = self._rows(ANY)
        return QSize(_asked(rows), self._height(rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(_asked(self._rows(0)), self._height(self._rows(ANY)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        rows = self._rows(self.width())
        high = (self._height(rows) + GAP) // len(rows)
        for number, row in enumerate(rows):
            brushes = [widget for widget in row if widget in self._brushes.values()]
            spare, x = max(self.width() - _asked([row]), 0), 0
            for widget in row:
                wide = _width(widget)
                if brushes:  # they share what is left over
                    wide += spare // len(brushes) if widget in brushes else 0
                elif widget in (self.size_box, self.end):  # what is last stands at the right
                    x += spare
                widget.setGeometry(x, number * high, wide, high - GAP)
                x += wide + GAP

    # What is on it

    def _make_brushes(self, theme: BoardTheme) -> None:
        names = {
            Brush.BLACK: term(SIDES, "B", self._language),
            Brush.WHITE: term(SIDES, "W", self._language),
            Brush.ALTERNATE: self.tr("In turn"),
            Brush.ERASE: self.tr("Erase"),
        }
        group = QButtonGroup(self)
        for brush, key in KEYS.items():
            button = QToolButton(self)
            button.setObjectName(f"brush-{brush.value}")
            button.setText(f"{names[brush]} ({key})")
            button.setAccessibleName(names[brush])
            button.setAccessibleDescription(self.tr("What the left button paints"))
            button.setToolTip(self.tr("What the left button paints"))
            button.setIcon(QIcon(stone_icon(brush, theme)))
            button.setIconSize(QSize(ICON, ICON))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setMinimumHeight(LOW_TARGET)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCheckable(True)
            button.setChecked(brush is self.brush)
            button.clicked.connect(lambda _, b=brush: self.choose(b))
            group.addButton(button)
            self._brushes[brush] = button
        self.end = self._button("done", self.tr("Done"), self.done.emit)

    def _make_turns(self) -> Iterator[QWidget]:
        yield self._button(
            "swap-colours", self.tr("Swap colours"), lambda: self.edit.emit(SwapColours())
        )
        for symmetry, sign, name in (
            (Symmetry.QUARTER_LEFT, "↺", self.tr("Turn the board to the left")),
            (Symmetry.QUARTER_RIGHT, "↻", self.tr("Turn the board to the right")),
            (Symmetry.MIRROR, "⇄", self.tr("Mirror left and right")),
            (Symmetry.FLIP, "⇅", self.tr("Flip top and bottom")),
        ):
            turn = QToolButton(self)
            turn.setObjectName(f"turn-{symmetry.name.lower()}")
            turn.setText(sign)
            turn.setMinimumSize(SQUARE, LOW_TARGET)
            turn.setToolTip(name)
            turn.setAccessibleName(name)
            turn.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            turn.clicked.connect(lambda _, s=symmetry: self.edit.emit(TurnBoard(s)))
            yield turn

    def _make_beginning(self) -> None:
        self.size_box = named(SizeBox(self), "board-size", self.tr("Board size"))
        self.size_box.setSuffix(" " + self.tr("lines"))
        self.size_box.setMinimumHeight(LOW_TARGET)
        self.size_box.valueChanged.connect(self._tell_beginning)
        self.size_box.lineEdit().returnPressed.connect(self._resize_board)
        self.size_box.tabbed.connect(self._tabbed)
        self.begin = self._button("new-board", "", self._begin)
        # As wide as it will ever be, or the bar would jump.
        self.begin.setText(self._beginning(LARGEST))
        widest = self.begin.sizeHint().width()
        self.begin.setText(self.tr("Clear the board"))
        self.begin.setMinimumWidth(max(widest, self.begin.sizeHint().width()))

    def _button(self, name: str, text: str, act: Callable[[], object]) -> QPushButton:
        button = bar_button(name, text, act, self, tall=LOW_TARGET)
        button.setAutoDefault(False)
        return button

    # A new board

    def _beginning(self, size: int) -> str:
        """What the button of a new board says: a size that is there already is only cleared."""
        if size == self._size:
            return self.tr("Clear the board")
        return self.tr("New board {size}×{size}").format(size=size)

    def _tell_beginning(self) -> None:
        text = self._beginning(self.size_box.value())
        self.begin.setText(text)
        self.begin.setAccessibleName(text)

    def _begin(self) -> None:
        self.edit.emit(NewBoard(self.size_box.value()))

    def _resize_board(self) -> None:
        if self.size_box.value() != self._size:  # Enter alone clears nothing
            self._begin()

    def _tabbed(self) -> None:
        """Take the size that was typed; where stones would go it waits for the button."""
        if self._is_empty():
            self._resize_board()


def _width(widget: QWidget) -> int:
    return max(widget.sizeHint().width(), widget.minimumWidth())


def _asked(rows: list[list[QWidget]]) -> int:
    """The width that the widest of some rows needs."""
    return max(sum(_width(widget) + GAP for widget in row) - GAP for row in rows)


def stone_icon(brush: Brush, theme: BoardTheme, size: int = ICON, dpr: float = 2) -> QPixmap:
    """What a brush paints, on a patch of board of some logical pixels."""
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


def _patch(colour: Colour | None, theme: BoardTheme, size: int, dpr: float) -> QImage:
    position = Position.empty(grid(2)).with_stones({0: colour})
    return sample(items(BoardView(position), 0), size, theme, dpr)

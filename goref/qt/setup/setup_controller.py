"""The painting of stones on the board by strokes of the mouse while a position is set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from goref.app.edits.position import PaintStones
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.frozen import field, frozen
from goref.core.base.geometry import Grid, Point
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.qt.board.widget import BoardWidget


class Brush(Enum):
    """The kind of stones that a stroke of the left button puts."""

    BLACK = "black"
    WHITE = "white"
    ALTERNATE = "alternate"
    """Black and White in turn, one stroke for each."""
    ERASE = "erase"


LETTERS = {"b": Brush.BLACK, "w": Brush.WHITE, "a": Brush.ALTERNATE, "x": Brush.ERASE}
"""The brushes that letters choose, wherever the cursor is."""
ERASERS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


@frozen(eq=False)
class Stroke:
    """The points painted from a press to its release; ``colour`` None removes stones.

    ``start`` is the position before the stroke.
    """

    start: Position
    button: Qt.MouseButton
    colour: Colour | None
    painted: dict[Point, Colour | None] = field(default_factory=dict)

    def paint(self, point: Point) -> None:
        if self.start.colour(point) is not self.colour:
            self.painted[point] = self.colour


class SetupController(QObject):
    """The controller that turns strokes and keys on the board into edits, one for each stroke.

    Attributes:
        brush: the brush of the left button.

    Signals:
        preview: the stroke has changed; carries a mapping of its points to a colour or None (no
            stone), which is empty when there is no stroke.
        edit: the stroke is complete; carries a ``PaintStones``.
        brushed: a key chose another brush; carries the brush.
    """

    preview = Signal(object)
    edit = Signal(object)
    brushed = Signal(object)

    def __init__(self, case: Callable[[], Case], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._case = case
        self.brush = Brush.BLACK
        self._stroke: Stroke | None = None
        self._put_last: tuple[Grid, Point, Colour] | None = None
        self._board: BoardWidget | None = None

    def use(self, brush: Brush) -> None:
        """Takes another brush, which was chosen on the page."""
        self.brush, self._put_last = brush, None

    @property
    def colour(self) -> Colour | None:
        """The stone that a left press puts on an empty point; None for none."""
        return {Brush.BLACK: BLACK, Brush.WHITE: WHITE, Brush.ERASE: None}.get(
            self.brush, self._turn()
        )

    @property
    def is_painting(self) -> bool:
        """True during a stroke."""
        return self._stroke is not None

    def shown(self, position: Position) -> Position:
        """Returns a position with the stroke under way applied; unchanged without a stroke, or
        if the stroke is on another board."""
        stroke = self._stroke
        if stroke is None or stroke.start.grid != position.grid:
            return position
        return position.with_stones(stroke.painted)

    # A board

    def take(self, board: BoardWidget) -> None:
        """Listens to the drags, Delete and Backspace of a board, and no longer to another
        board.

        Presses and letters come from the mode instead.
        """
        self.leave()
        self._board = board
        board.pointDragged.connect(self.dragged)
        board.released.connect(self.released)
        board.installEventFilter(self)

    def leave(self) -> None:
        """Ends a stroke, and stops listening to the board."""
        self.released()
        board, self._board = self._board, None
        if board is None:
            return
        board.removeEventFilter(self)
        board.pointDragged.disconnect(self.dragged)
        board.released.disconnect(self.released)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Removes the stone at the cursor on Delete or Backspace; boards emit a signal only for
        letters."""
        if watched is self._board and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            pressed = event.type() is QEvent.Type.KeyPress
            if pressed and not plain and event.key() in ERASERS:
                self._take_off(self._board.cursor_point())
                return True
        return super().eventFilter(watched, event)

    # Strokes

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """Begins a stroke when a button is pressed on a point.

        The right button, or Shift, uses the other colour. A stroke that begins on a stone of
        its colour removes stones.
        """
        self.released()
        if button not in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            return
        start, colour = self._case().position, self.colour
        shifted = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if colour is not None and shifted is (button == Qt.MouseButton.LeftButton):
            colour = colour.other
        if start.colour(point) is colour:
            colour = None
        self._stroke = Stroke(start, button, colour)
        self.dragged(point, button)

    def dragged(self, point: Point, button: Qt.MouseButton) -> None:
        """Continues a stroke over another point while the button is held."""
        stroke = self._stroke
        if stroke is not None and button == stroke.button:
            stroke.paint(point)
            self.preview.emit(dict(stroke.painted))

    def released(self) -> None:
        """Ends a stroke when the button is released; emits its edit if it changed any point."""
        stroke, self._stroke = self._stroke, None
        if stroke is None:
            return
        if stroke.painted and stroke.start.grid == self._case().record.grid:
            self._paint(stroke.start.grid, stroke.painted)
        self.preview.emit({})  # after the edit, otherwise the stones would vanish for a moment

    # Keys

    def activated(self, point: Point) -> None:
        """Acts on Enter as on a click of the left button."""
        self.clicked(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        self.released()

    def key(self, point: Point, letter: str) -> None:
        """Chooses the brush of a letter; puts no stone."""
        if letter in LETTERS:
            self.brushed.emit(LETTERS[letter])

    def _take_off(self, point: Point) -> None:
        self.released()
        position = self._case().position
        if position.colour(point) is not None:
            self._paint(position.grid, {point: None})

    def _paint(self, board: Grid, painted: Mapping[Point, Colour | None]) -> None:
        point, colour = list(painted.items())[-1]
        if colour is not None:
            self._put_last = (board, point, colour)
        self.edit.emit(
            PaintStones(
                black=frozenset(p for p, c in painted.items() if c is BLACK),
                white=frozenset(p for p, c in painted.items() if c is WHITE),
                cleared=frozenset(p for p, c in painted.items() if c is None),
            )
        )

    def _turn(self) -> Colour:
        """Returns the colour of the next stroke when colours alternate."""
        if self._put_last is None:
            return BLACK
        board, point, colour = self._put_last
        position = self._case().position
        # A stone that was undone is put again.
        stands = position.grid == board and position.colour(point) is colour
        return colour.other if stands else colour

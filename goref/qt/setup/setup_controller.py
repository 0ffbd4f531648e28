"""The placing of stones with the mouse while a position is set up."""

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
    """A kind of stroke: what the left mouse button puts on the board."""

    BLACK = "black"
    WHITE = "white"
    ALTERNATE = "alternate"
    """Black and White in turn, changing with each stroke."""
    ERASE = "erase"


LETTERS = {"b": Brush.BLACK, "w": Brush.WHITE, "a": Brush.ALTERNATE, "x": Brush.ERASE}
"""The letter keys that choose a brush."""
ERASERS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


@frozen(eq=False)
class Stroke:
    """The points painted between pressing and releasing a mouse button.

    Attributes:
        start: the position before.
        colour: the colour of the stones put; None removes stones.
        painted: the painted points, with the colour of each or None.
    """

    start: Position
    button: Qt.MouseButton
    colour: Colour | None
    painted: dict[Point, Colour | None] = field(default_factory=dict)

    def paint(self, point: Point) -> None:
        if self.start.colour(point) is not self.colour:
            self.painted[point] = self.colour


class SetupController(QObject):
    """The controller that turns strokes of the mouse, and keys, into edits.

    Attributes:
        brush: what the left button puts.

    Signals:
        preview: the stroke has changed; carries a dict of its points to a colour, or None for
            no stone. Carries an empty dict when there is no stroke.
        edit: a stroke is complete; carries a ``PaintStones``.
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
        """Sets the brush. Called when the user chose one on the page."""
        self.brush, self._put_last = brush, None

    @property
    def colour(self) -> Colour | None:
        """The colour of the stone that a left click puts on an empty point; None for
        no stone.
        """
        return {Brush.BLACK: BLACK, Brush.WHITE: WHITE, Brush.ERASE: None}.get(
            self.brush, self._turn()
        )

    @property
    def is_painting(self) -> bool:
        """True during a stroke."""
        return self._stroke is not None

    def shown(self, position: Position) -> Position:
        """Returns a position with the present stroke added.

        Returns it unchanged if there is no stroke, or the stroke is on a board of another size.
        """
        stroke = self._stroke
        if stroke is None or stroke.start.grid != position.grid:
            return position
        return position.with_stones(stroke.painted)

    # A board

    def take(self, board: BoardWidget) -> None:
        """Follows the drags, Delete and Backspace of a board, instead of another one.

        Clicks and letters come from the board mode.
        """
        self.leave()
        self._board = board
        board.pointDragged.connect(self.dragged)
        board.released.connect(self.released)
        board.installEventFilter(self)

    def leave(self) -> None:
        """Ends the present stroke, and stops following the board."""
        self.released()
        board, self._board = self._board, None
        if board is None:
            return
        board.removeEventFilter(self)
        board.pointDragged.disconnect(self.dragged)
        board.released.disconnect(self.released)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Removes the stone at the cursor on Delete or Backspace."""
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
        """Begins a stroke when a mouse button is pressed on a point.

        The right button, or Shift, takes the other colour. If the point has a stone of that
        colour, the stroke removes stones.
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
        """Adds a point to the stroke while the button is held down."""
        stroke = self._stroke
        if stroke is not None and button == stroke.button:
            stroke.paint(point)
            self.preview.emit(dict(stroke.painted))

    def released(self) -> None:
        """Ends the stroke, and emits its edit if it changed a point."""
        stroke, self._stroke = self._stroke, None
        if stroke is None:
            return
        if stroke.painted and stroke.start.grid == self._case().record.grid:
            self._paint(stroke.start.grid, stroke.painted)
        self.preview.emit({})  # after the edit, otherwise the stones would vanish for a moment

    # Keys

    def activated(self, point: Point) -> None:
        """Handles Enter at a point like a left click."""
        self.clicked(point, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        self.released()

    def key(self, point: Point, letter: str) -> None:
        """Chooses the brush with a letter. Puts no stone."""
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
        """Returns the colour of the next stroke if colours alternate."""
        if self._put_last is None:
            return BLACK
        board, point, colour = self._put_last
        position = self._case().position
        # A stone that was undone is put again.
        stands = position.grid == board and position.colour(point) is colour
        return colour.other if stands else colour

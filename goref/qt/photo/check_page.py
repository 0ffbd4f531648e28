"""The page with photograph and position next to each other, and the list of points to check."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from goref.app.photo.reviewing import ReviewedReading
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import Point, grid
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.board.position import Position
from goref.core.texts.terms import SIDES, term
from goref.qt.board.command_keys import letter_of
from goref.qt.board.view import BoardView
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.look.metrics import HEADING, SMALL, SPACE
from goref.qt.look.theme import BoardTheme
from goref.qt.photo.counted_form import CountedForm
from goref.qt.photo.decoding import Photo
from goref.qt.photo.flat import PhotoBoard
from goref.qt.photo.grid_page import side_width
from goref.qt.photo.loupe import Loupe
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import CheckBox, push_button
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import tell, tip, wrapped

Differs = tuple[str, tuple[Point, ...]]
"""A difference from the record: (sentence, points)."""

KEYS: dict[str, Colour | None] = {"b": BLACK, "w": WHITE, "x": None}
"""The letter keys that set the current point: to a stone of a colour, or to empty (None)."""


class CheckPage(QWidget):
    """The page on which the referee checks the position read from a photograph.

    Attributes:
        point: the current point.
        photo, board: the photograph as seen from above, and the position.
        rows: the points to check, least certain first, then the differences from the record.
        puts: the buttons that set the current point, by key.

    Signals:
        put: the referee sets a point; carries the point, and a colour or None for empty.
        cycled: a point is to change from empty to black to white; carries the point.
        passed: the referee asks for the next doubtful point.
        confirmed: Enter was pressed on a board.
    """

    put = Signal(int, object)
    cycled = Signal(int)
    passed = Signal()
    confirmed = Signal()

    def __init__(self, theme: BoardTheme, language: Language) -> None:
        super().__init__()
        self.setObjectName("photo-check")
        self._language = language
        self._photo: Photo | None = None
        self._looked: ReviewedReading | None = None
        self._differing: Sequence[Differs] = ()
        self.point: Point = 0
        view = BoardView(Position.empty(grid(19)), lids=False)
        self.photo, self.board = PhotoBoard(view, theme), PhotoBoard(view, theme)
        self.photo.setAccessibleName(
            self.tr("Straightened photograph, with the stones that were read")
        )
        for board, name in ((self.photo, "photo-flat"), (self.board, "photo-board")):
            board.setObjectName(name)
            board.set_describe(self._describe)
            board.pointClicked.connect(self._clicked)
            board.pointActivated.connect(lambda _: self.confirmed.emit())
            board.pointKey.connect(self._key)
            board.cursorMoved.connect(self.go_to)
        self.title = wrapped("photo-left", size=HEADING, bold=True)
        self.loupe = Loupe(theme)
        self.puts: dict[str, QPushButton] = {}
        for key, text in (
            ("x", self.tr("Empty")),
            ("b", term(SIDES, "B", language)),
            ("w", term(SIDES, "W", language)),
        ):
            act = partial(self._put, KEYS[key])
            button = push_button(f"photo-put-{key}", text, act=act, auto=False)
            button.setToolTip(tip(key.upper()))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.puts[key] = button
        puts = EqualButtonRow()
        puts.put(*self.puts.values())
        told = self.tr("A click changes a point; keys X, B, W. N: next. Ctrl+Z: undo.")
        hint = wrapped("photo-check-hint", text=told, size=SMALL, grey=True)
        self.record = wrapped("photo-record")
        self.rows = TextList("photo-rows", self.tr("To check"))
        self.rows.setMinimumHeight(3 * QFontMetrics(self.font()).lineSpacing())
        self.rows.installEventFilter(self)
        self.rows.currentRowChanged.connect(self._chose)
        self.over = push_button("photo-over", self.tr("Overlay (Space)"), auto=False)
        self.over.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.over.pressed.connect(partial(self.photo.lay_over, True))
        self.over.released.connect(partial(self.photo.lay_over, False))
        self.counted = CountedForm(language)
        self.keeps = CheckBox(self.tr("Keep the photograph with the case"))
        self.keeps.setObjectName("photo-keeps")
        self.keeps.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        side = QWidget()
        side.setFixedWidth(side_width(self))
        in_column(
            *(self.title, self.loupe, puts, hint, self.record, self.rows, self.over),
            inside=side,
            gap=SPACE,
            grows=self.rows,
        )
        boards = in_row(self.photo, self.board, gap=SPACE)
        boards.setStretch(0, 1)
        boards.setStretch(1, 1)
        left = in_column(boards, self.counted, self.keeps, gap=SPACE, grows=boards)
        in_row(left, side, inside=self, gap=SPACE, grows=left)

    # Showing

    def show_photo(self, photo: Photo, looked: ReviewedReading) -> None:
        """Shows a photograph and the position read from it."""
        self._photo = photo
        corners = looked.reading.corners
        self.photo.show_photo(photo, corners)
        self._looked, self._differing = looked, ()
        self.show_record("", ())
        self.show_looked(looked)

    def go_to_first(self) -> None:
        """Goes to the least certain point. If no doubtful point is left, goes to the first
        difference from the record.
        """
        looked = self._looked
        assert looked is not None
        if looked.left or not self._differing:
            self.go_to(looked.reading.worst_first[0])
        else:
            self.go_to(self._differing[0][1][0])

    def show_looked(self, looked: ReviewedReading) -> None:
        """Shows the position with the referee's changes, and the doubtful points that
        are left.
        """
        self._looked = looked
        count = len(looked.left)
        if count:
            told = formatted(self.tr("{count} left to check"), count=count)
        elif looked.reading.doubts:
            told = self.tr("All doubts checked")
        else:
            told = self.tr("No point is in doubt")
        self.title.setText(told)
        self._fill()
        self._show_boards()

    def show_record(self, told: str, differing: Sequence[Differs]) -> None:
        """Shows how the position agrees with the record, and the differences. "" shows
        no text.
        """
        tell(self.record, told)
        self._differing = tuple(differing)
        if self._looked is not None:
            self._fill()
            self._show_boards()

    def go_to(self, point: Point) -> None:
        """Goes to a point: marks it on both boards and in the list, and shows it enlarged."""
        self.point = point
        for board in (self.photo, self.board):
            with QSignalBlocker(board):
                board.set_cursor_point(point)
            board.update()
        if self._photo is not None and self._looked is not None:
            position = self._looked.position
            corners = self._looked.reading.corners
            self.loupe.show_point(self._photo, corners, position.grid, point)
        self._choose_row()
        self._show_boards()

    def _fill(self) -> None:
        looked = self._looked
        assert looked is not None
        board, position = looked.position.grid, looked.position
        with QSignalBlocker(self.rows):
            self.rows.clear()
            for point in looked.listed:
                sign = "?" if point in looked.left else "✓" if point in looked.seen else "·"
                what = self._what(position.colour(point))
                self.rows.put(f"{sign} {board.name(point)}: {what}", (point,))
            for told, points in self._differing:
                self.rows.put(f"≠ {told}", points)
        self._choose_row()

    def _choose_row(self) -> None:
        """Selects the row of the list that is about the current point; none if there is no such
        row.
        """
        with QSignalBlocker(self.rows):
            rows = range(self.rows.count())
            about = [row for row in rows if self.point in self._points_of(row)]
            now = self.rows.currentRow()
            if now not in about:
                self.rows.setCurrentRow(about[0] if about else -1)

    def _points_of(self, row: int) -> tuple[Point, ...]:
        points: tuple[Point, ...] = self.rows.item(row).data(Qt.ItemDataRole.UserRole)
        return points

    def _what(self, colour: Colour | None) -> str:
        return (
            self.tr("empty") if colour is None else term(SIDES, colour.letter, self._language)
        )

    def _show_boards(self) -> None:
        looked = self._looked
        if looked is None:
            return
        differing = frozenset(p for _, points in self._differing for p in points)
        row = self.rows.currentRow()
        lit = {self.point, *(self._points_of(row) if row >= 0 else ())}
        view = BoardView(
            looked.position,
            disputed=frozenset(looked.left),
            flagged=differing,
            lit=frozenset(lit),
            lids=False,
        )
        for board in (self.photo, self.board):
            board.set_view(view)

    def _describe(self, point: Point) -> str:
        looked = self._looked
        if looked is None:
            return ""
        told = (
            f"{looked.position.grid.name(point)}: {self._what(looked.position.colour(point))}"
        )
        if point in looked.left:
            told = formatted(self.tr("{point}, in doubt"), point=told)
        return told

    # Input

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Passes keys pressed in the list to the boards. Otherwise the list would search for
        the letter.
        """
        if isinstance(event, QKeyEvent) and watched is self.rows and not event.isAutoRepeat():
            pressed = event.type() is QEvent.Type.KeyPress
            if event.key() == Qt.Key.Key_Space:
                self.photo.lay_over(pressed)
                return True
            if pressed and (letter := letter_of(event)) in (*KEYS, "n", "c"):
                self._key(self.point, letter)
                return True
        return super().eventFilter(watched, event)

    def _clicked(self, point: Point, button: Qt.MouseButton, held: object) -> None:
        if button == Qt.MouseButton.LeftButton:
            self.go_to(point)
            self.cycled.emit(point)
        elif button == Qt.MouseButton.RightButton:
            self.go_to(point)

    def _key(self, point: Point, letter: str) -> None:
        if letter in KEYS:
            self.put.emit(point, KEYS[letter])
        elif letter == "n":
            self.passed.emit()
        elif letter == "c":
            self.cycled.emit(point)

    def _put(self, colour: Colour | None) -> None:
        self.put.emit(self.point, colour)

    def _chose(self, row: int) -> None:
        if row >= 0:
            self.go_to(self._points_of(row)[0])

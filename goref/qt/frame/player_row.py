"""A player: a stone, name and rank. Both can be edited in place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QSizePolicy, QWidget

from goref.app.board.shapes import Cell
from goref.app.board.signs import stone
from goref.app.sheet.plain import plain
from goref.core.base.colour import Colour
from goref.core.base.language import Language
from goref.core.texts.terms import SIDES, term
from goref.qt.board.marks import draw
from goref.qt.frame.line_button import ENTER, LineButton
from goref.qt.look.metrics import GAP, SPACE, TARGET
from goref.qt.look.theme import BoardTheme
from goref.qt.widgets.boxes import named
from goref.qt.widgets.wrapping import embolden, tip

LARGER = 1.05
"""The size of names, as a multiple of ordinary text."""
STONE = 1.0
"""The diameter of the stone, as a multiple of the height of a line."""
ROW = 28
"""The smallest height of a row, in logical pixels. Its width is that of the header."""
RANK = "9 dan pro"
"""The field of a rank is wide enough for this text; the field of a name is at least as wide."""
LONGEST_RANK = 20
"""The largest number of characters shown of a rank."""


class PlayerRow(QWidget):
    """A player: a stone, name and rank.

    A click turns name and rank into text fields. Enter, or leaving the fields, applies the
    text; Esc discards it.

    Signals:
        stated: the user changed the name or rank; carries the edit.
    """

    takes_enter = True

    stated = Signal(object)

    def __init__(self, colour: Colour, language: Language, theme: BoardTheme) -> None:
        super().__init__()
        self._colour, self._theme = colour, theme
        self._keys = (f"P{colour.letter}", f"{colour.letter}R")
        self._recorded = ("", "")
        self._before: QWidget | None = None
        self._editable = True
        self.side = term(SIDES, colour.letter, language)
        self.setObjectName(f"player-{colour.letter}")
        self.name = LineButton(self, low=ROW)
        self.name.setObjectName(f"name-{colour.letter}")
        embolden(self.name, LARGER)
        self.name.clicked.connect(self.edit)
        self.fields: tuple[QLineEdit, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    # Showing

    def show_player(self, name: str, rank: str) -> None:
        """Shows the name and rank that the record states; "" if it states none."""
        if (name, rank) != self._recorded:
            self._recorded = (name, rank)
            if self.is_edited:  # another game, or an act was undone
                self._end()
        self._show_name()
        self.arrange()

    def _show_name(self) -> None:
        name, rank = plain(self._recorded[0]), plain(self._recorded[1], LONGEST_RANK)
        told = " ".join(text for text in (name, rank) if text)
        add = self.tr("Add a name")
        # For a missing name the side is shown, and that a name can be added.
        shown = told or (f"{self.side} – {add}" if self._editable else self.side)
        role = QPalette.ColorRole
        embolden(self.name, bold=bool(told))
        ink = role.WindowText if told else role.PlaceholderText
        self.name.say(shown, ink, f" {rank}" if name and rank else "")
        change = self.tr("Change name and rank") if told else add
        self.name.setAccessibleName(f"{self.side}: {told or add}")
        self.name.setAccessibleDescription(change if self._editable else "")
        self.name.setToolTip(tip("\n".join([told, change] if told else [change])))
        if not self._editable:
            self.name.setToolTip(tip(told))

    def set_editable(self, on: bool) -> None:
        """Sets whether name and rank can be edited. A change discards text being edited."""
        if on is not self._editable:
            self._editable = on
            self._end()
            self.name.setEnabled(on)
            self._show_name()

    # Editing

    @property
    def is_edited(self) -> bool:
        """True while name and rank are text fields."""
        return bool(self.fields) and not self.fields[0].isHidden()

    def edit(self) -> None:
        """Turns name and rank into text fields and focuses the name, if editing is allowed."""
        if not self._editable or self.is_edited:
            return
        self._before = QApplication.focusWidget()
        if not self.fields:
            self.fields = self._made_fields()
        for field, text in zip(self.fields, self._recorded, strict=True):
            field.setText(text)
            field.show()
        self.name.hide()
        self.arrange()
        self.fields[0].selectAll()
        self.fields[0].setFocus()

    def _made_fields(self) -> tuple[QLineEdit, ...]:
        from goref.app.edits.details import LONGEST

        made = []
        letter = self._colour.letter
        for key, what in (("name", self.tr("Name")), ("rank", self.tr("Rank"))):
            line = QLineEdit(self, placeholderText=what, maxLength=LONGEST)
            field = named(line, f"{key}-field-{letter}", f"{self.side}: {what}")
            field.installEventFilter(self)
            made.append(field)
        return tuple(made)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ends the editing on Enter, Esc, or if the focus leaves the fields."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and event.key() in (*ENTER, Qt.Key.Key_Escape):
            event.accept()  # it must not go to anything else
            if kind is QEvent.Type.KeyPress and not event.isAutoRepeat():
                # A repeated key would be the one that made them fields.
                self._finish(keep=event.key() in ENTER)
            return True
        if kind is QEvent.Type.FocusOut and self._was_left():
            self._state()
            self._end()
        return super().eventFilter(watched, event)

    def _was_left(self) -> bool:
        """Returns whether the focus moved to another part of the window, or to another menu
        than the fields'.
        """
        popup = QApplication.activePopupWidget()
        if popup is not None:  # opening a field's own menu does not leave it
            return popup.parent() not in self.fields
        focus = QApplication.focusWidget()
        here = self.window().isActiveWindow()
        return self.is_edited and here and focus not in self.fields

    def _finish(self, *, keep: bool) -> None:
        before = self._before
        if keep:
            self._state()
        self._end()
        back = before if before is not None and before.isVisible() else self.name
        back.setFocus()

    def _state(self) -> None:
        """Emits an edit if the text in the fields differs from the record."""
        from goref.app.edits.details import StateDetails, as_detail

        texts = []
        for key, field, was in zip(self._keys, self.fields, self._recorded, strict=True):
            now = as_detail(field.text())
            if field.isModified() and now != was:
                texts.append((key, now))
            field.setModified(False)
        if texts:
            self.stated.emit(StateDetails(tuple(texts)))

    def _end(self) -> None:
        """Ends the editing and discards the text in the fields."""
        if self.is_edited:
            self.name.show()
            for field in self.fields:
                field.hide()
            self.arrange()

    # Layout

    @property
    def _left(self) -> int:
        """The left end of the name, in pixels."""
        return self._stone + SPACE

    @property
    def _stone(self) -> int:
        return round(self.name.fontMetrics().height() * STONE)

    def arrange(self) -> None:
        """Places stone, name and text fields."""
        high, left = self.height(), self._left
        self.name.setGeometry(left - GAP, 0, max(self.width() - left, 0), high)
        if self.is_edited:
            name, rank = self.fields
            wide = rank.fontMetrics().horizontalAdvance(RANK) + 2 * SPACE
            wide = min(wide, (self.width() - left) // 3)
            low = min(max(TARGET, name.sizeHint().height()), high)
            top = (high - low) // 2
            start = self.width() - wide
            name.setGeometry(left, top, start - GAP - left, low)
            rank.setGeometry(start, top, wide, low)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = width - self._left
        return max(self.name.heightForWidth(max(room, 1)), ROW)

    def sizeHint(self) -> QSize:
        width = self.minimumSizeHint().width()
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def minimumSizeHint(self) -> QSize:
        least = self.name.fontMetrics().horizontalAdvance(RANK)
        return QSize(self._left + least, ROW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        painter.translate(QPointF(self._stone / 2, self.height() / 2))
        cell = Cell(round(self._stone * ratio), ratio, 1)
        draw(painter, stone(cell, self._theme, self._colour))
        painter.end()

"""The questions that are not open, one line each, with their stakes at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goref.qt.look.metrics import GAP, SPACE, TARGET, WIDE
from goref.qt.look.style import CARD_ROUND
from goref.qt.questions.texts import RestRow
from goref.qt.widgets.wrapping import tip

Index = QModelIndex | QPersistentModelIndex
STAKE = Qt.ItemDataRole.UserRole
QUIET = Qt.ItemDataRole.UserRole + 1
MORE = Qt.ItemDataRole.UserRole + 2
MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
BROKEN = int(Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip)
"""Qt's flags for wrapped text. Clipping is off: Japanese letters may be higher than
measured.
"""
FEW = 2
"""The list scrolls only if at least this many lines are visible."""


class RestModel(QAbstractListModel):
    """The Qt model of the list: a line for each question that is not open."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[RestRow, ...] = ()

    def show_rows(self, rows: Sequence[RestRow]) -> None:
        """Replaces the lines. Keeps the selection if only the texts differ, not the keys."""
        new, old = tuple(rows), self.rows
        if new == old:
            return
        if [r.key for r in new] == [r.key for r in old]:
            self.rows = new
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole:
                return tip("\n".join(filter(None, (row.text, row.more))))
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join(filter(None, (row.text, row.stake, row.more)))
            case _ if role == STAKE:
                return row.stake
            case _ if role == QUIET:
                return row.quiet
            case _ if role == MORE:
                return row.more
        return None


class RestDelegate(QStyledItemDelegate):
    """A delegate that draws each line as a folded card, and wraps long texts.

    Attributes:
        wanted: the smallest width of the view in which no line wraps, in pixels.
    """

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.wanted = 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        measure = QFontMetrics(option.font)
        room, high = self._room(measure, index), 0
        for text in _lines(index):
            across = measure.horizontalAdvance(text)
            self.wanted = max(self.wanted, self._view.width() - room + across)
            high += measure.height() if across <= room else _high(measure, text, room)
        return QSize(80, max(high + 2 * SPACE, TARGET) + GAP)

    @cached_property
    def _bar(self) -> int:
        """The width of the vertical scroll bar, in pixels."""
        return self._view.verticalScrollBar().sizeHint().width()

    def _room(self, measure: QFontMetrics, index: Index) -> int:
        """Returns the width for the question's text next to its stake, in pixels.

        Always leaves room for the scroll bar. Otherwise the bar could cause the wrapping that
        causes the bar.
        """
        stake = measure.horizontalAdvance(str(index.data(STAKE) or ""))
        beside = 2 * WIDE + 1 + self._bar + stake + (SPACE if stake else 0)
        return max(self._view.width() - beside, 1)

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shades: QPalette = option.palette
        state = option.state
        place = QRect(option.rect).adjusted(0, 0, -1, -GAP - 1)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        focus = bool(
            state & (QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected)
        )
        role = QPalette.ColorRole
        p.setPen(shades.color(role.Highlight if focus else role.Mid))
        p.setBrush(shades.color(role.Midlight if over else role.Base))
        p.drawRoundedRect(place, CARD_ROUND, CARD_ROUND)
        inner = place.adjusted(WIDE, 0, -WIDE, 0)
        p.setFont(option.font)
        measure = p.fontMetrics()
        p.setPen(shades.color(role.PlaceholderText))
        middle = Qt.AlignmentFlag.AlignVCenter
        p.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, str(index.data(STAKE) or ""))
        wide = self._room(measure, index)
        lines = [(text, _high(measure, text, wide)) for text in _lines(index)]
        room = QRect(inner.left(), inner.top(), wide, 0)
        room.translate(0, (inner.height() - sum(high for _, high in lines)) // 2)
        p.setPen(shades.color(role.PlaceholderText if index.data(QUIET) else role.Text))
        for text, high in lines:
            room.setHeight(high)
            p.drawText(room, BROKEN, text)
            p.setPen(shades.color(role.PlaceholderText))
            room.translate(0, high)
        p.restore()


def _high(measure: QFontMetrics, text: str, wide: int) -> int:
    """Returns the height in pixels of a text wrapped to ``wide`` pixels."""
    if measure.horizontalAdvance(text) <= wide:
        return measure.height()
    return measure.boundingRect(QRect(0, 0, wide, 1 << 20), BROKEN, text).height()


def _lines(index: Index) -> list[str]:
    """Returns the lines to draw for a question: its text, then the lines of grey text."""
    more = str(index.data(MORE) or "")
    return [str(index.data(Qt.ItemDataRole.DisplayRole)), *more.splitlines()]


class RestList(QListView):
    """The list of the questions that are not open.

    Signals:
        wanted: the user chose a question; carries its key.
        rewrapped: the width changed, so that lines may need other heights.
    """

    wanted = Signal(object)
    rewrapped = Signal()

    def __init__(self, name: str, called: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(called)
        self._model = RestModel()
        self.setModel(self._model)
        self._delegate = RestDelegate(self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        ground = QWidget()  # Qt's own would load the wrappers of every kind of widget
        ground.setAutoFillBackground(False)
        self.setViewport(ground)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.clicked.connect(self._want)
        self.activated.connect(self._want)

    @property
    def rows(self) -> tuple[RestRow, ...]:
        """The lines that the list shows."""
        return self._model.rows

    def show_rows(self, rows: Sequence[RestRow]) -> None:
        """Replaces the lines. The selected question remains selected.

        If the first line was selected, or the question is gone, the line now in that place is
        selected.
        """
        at = self.currentIndex().row()
        key = self.rows[at].key if 0 < at < len(self.rows) else None
        self._delegate.wanted = 0
        self._model.show_rows(rows)
        if rows and not self.currentIndex().isValid() and (at >= 0 or self.hasFocus()):
            same = (n for n, row in enumerate(rows) if row.key == key)
            at = next(same, min(max(at, 0), len(rows) - 1))
            self.setCurrentIndex(self._model.index(at))

    def fit(self, room: int) -> None:
        """Lets the list scroll within ``room`` pixels of height. If that is too little, shows
        all lines.
        """
        few = self.whole(FEW)
        self.setMinimumHeight(few if room >= few else self.whole())

    def whole(self, most: int | None = None) -> int:
        """Returns the height of the first ``most`` lines, or of all, in pixels."""
        return sum(self.sizeHintForRow(n) for n, _ in enumerate(self.rows[:most]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before, now = event.oldSize().width(), event.size().width()
        if now != before and min(before, now) < self._delegate.wanted:
            self.rewrapped.emit()

    def _want(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self.rows):
            self.wanted.emit(self.rows[index.row()].key)

    def event(self, event: QEvent) -> bool:
        """Keeps the keys that move the selection from triggering shortcuts of the window."""
        override = event.type() is QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in MOVES:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Opens the selected question on Enter or Space. Passes letters and digits on, as they
        answer the open question.
        """
        here = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if here.isValid() and not event.isAutoRepeat():
                self._want(here)
        elif event.key() in MOVES:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        return QSize(240, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 0)

"""A row of buttons of equal size."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from goref.qt.look.metrics import SPACE
from goref.qt.widgets.wrapping import WrappingRow


class EqualButtonRow(WrappingRow):
    """Buttons of equal size, in as many columns as fit. They fill the whole width."""

    def arrange(self) -> None:
        shown = self._in_sight()
        if shown:
            columns, high = self._columns(self.width()), self._high()
            wide = (self.width() + SPACE) // columns - SPACE
            for number, widget in enumerate(shown):
                row, column = divmod(number, columns)
                widget.setGeometry(column * (wide + SPACE), row * (high + SPACE), wide, high)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        count = len(self._in_sight())
        rows = -(-count // self._columns(width)) if count else 0
        return max(rows * (self._high() + SPACE) - SPACE, 0)

    def sizeHint(self) -> QSize:
        count = len(self._in_sight())
        width = max(count * (self._widest() + SPACE) - SPACE, 0)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._widest(), self._high())

    def _in_sight(self) -> list[QWidget]:
        return [widget for widget in self._members if not widget.isHidden()]

    def _columns(self, width: int) -> int:
        """Returns the number of columns. Uses fewer than fit if the rows are then more even."""
        count, widest = len(self._in_sight()), self._widest()
        for rows in range(1, count + 1):
            columns = -(-count // rows)
            if columns * (widest + SPACE) - SPACE <= width:
                return columns
        return 1

    def _widest(self) -> int:
        shown = self._in_sight()
        return max((max(w.sizeHint().width(), w.minimumWidth()) for w in shown), default=0)

    def _high(self) -> int:
        shown = self._in_sight()
        return max((max(w.sizeHint().height(), w.minimumHeight()) for w in shown), default=0)

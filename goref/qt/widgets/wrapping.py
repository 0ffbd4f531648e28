"""Rows of widgets that wrap, and labels that wrap, scroll or are bold."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QListWidgetItem, QScrollArea, QSizePolicy, QWidget

from goref.qt.look.metrics import GAP, TARGET

MOST_LINES = 5
"""The largest number of lines of a text that are visible without scrolling."""


class WrappingRow(QWidget):
    """Widgets in a row, which continues below if it is too long. A text field gets the rest of
    its row.

    The class places the widgets itself, since Qt's layouts do not wrap rows.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._members: list[QWidget] = []
        self._whole: set[QWidget] = set()
        self._is_stale = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def put_whole(self, widget: QWidget) -> None:
        """Adds a widget that fills a whole row."""
        self._whole.add(widget)
        self.put(widget)

    def put(self, *widgets: QWidget) -> None:
        """Adds widgets after the existing ones."""
        for widget in widgets:
            if widget.parent() is not self:
                widget.setParent(self)
        self._members += widgets
        self._is_stale = not self.isVisible()  # then it is resized before it is shown
        if self._is_stale:
            self.updateGeometry()
        else:
            self.arrange()

    def arrange(self) -> None:
        """Places all visible widgets. Call it after a text has changed."""
        self._is_stale = False
        y = 0
        for row, high in self._rows(self.width()):
            x, spare = 0, self.width() - sum(_wide(widget) + GAP for widget in row) + GAP
            for widget in row:
                wide = min(_wide(widget), self.width())
                if widget in self._whole:
                    wide = self.width()
                elif spare > 0 and _grows(widget):
                    wide, spare = wide + spare, 0
                widget.setGeometry(x, y, wide, high)
                x += wide + GAP
            y += high + GAP
        self.updateGeometry()

    def _rows(self, width: int) -> list[tuple[list[QWidget], int]]:
        """Returns each row as (its widgets, its height in pixels)."""
        rows: list[list[QWidget]] = []
        left = 0
        for widget in self._members:
            if widget.isHidden():
                continue
            if widget in self._whole:
                rows.append([widget])
                left = 0
                continue
            wide = _wide(widget) + GAP
            if wide > left or not rows:
                rows.append([])
                left = width + GAP
            rows[-1].append(widget)
            left -= wide
        return [(row, self._row_height(row, width)) for row in rows]

    def _row_height(self, row: list[QWidget], width: int) -> int:
        if row[0] in self._whole:
            return row[0].heightForWidth(width)
        return max(TARGET, *(widget.sizeHint().height() for widget in row))

    def _shown(self) -> list[QWidget]:
        """Returns the visible widgets except those that fill a whole row."""
        return [w for w in self._members if not w.isHidden() and w not in self._whole]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(sum(high + GAP for _, high in self._rows(width)) - GAP, 0)

    def sizeHint(self) -> QSize:
        members = [_wide(w) + GAP for w in self._shown()]
        width = max(sum(members) - GAP, 0)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        members = [_wide(w) for w in self._shown()]
        return QSize(max(members, default=0), TARGET if members else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.FontChange):
            self.arrange()  # a member was shown, hidden or changed its text
        return super().event(event)


def in_two_lines(text: str) -> str:
    """Returns a text with a line break in place of the space nearest its middle. Without
    spaces, returns it unchanged.
    """
    blanks = [place for place, sign in enumerate(text) if sign == " "]
    middle = min(blanks, key=lambda place: abs(2 * place - len(text)), default=0)
    return f"{text[:middle]}\n{text[middle + 1 :]}" if middle else text


class ScrolledText(QScrollArea):
    """A text as high as it needs, but at most :data:`MOST_LINES` lines; then it scrolls."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._told = ""
        self.label = wrapped(name, self, copied=True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(self.label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the arrow keys scroll it

    def text(self) -> str:
        return self.label.text()

    def set_text(self, text: str) -> None:
        if text != self.label.text():
            self.label.setText(text)
            if self.accessibleName() == self._told:  # nobody has set another one
                self.setAccessibleName(text)
            self._told = text
            self.verticalScrollBar().setValue(0)
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        frame = 2 * self.frameWidth()
        # A scroll bar remains while the text would not fit next to it.
        bar = self.verticalScrollBar().sizeHint().width()
        whole = self.label.heightForWidth(max(width - frame - bar, 1))
        return min(whole, self._few()) + frame

    def sizeHint(self) -> QSize:
        width = max(self.width(), 300)
        return QSize(300, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, min(self.heightForWidth(max(self.width(), 300)), self._few()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # the width decides the number of lines

    def _few(self) -> int:
        return MOST_LINES * self.fontMetrics().lineSpacing()


def _grows(widget: QWidget) -> bool:
    return widget.inherits("QLineEdit")


def _wide(widget: QWidget) -> int:
    return max(widget.sizeHint().width(), widget.minimumWidth())


def wrapped(
    name: str,
    parent: QWidget | None = None,
    text: str = "",
    *,
    copied: bool = False,
    size: float = 1.0,
    bold: bool = False,
    grey: bool = False,
) -> QLabel:
    """Returns a label that wraps its text.

    Args:
        copied: True if the user can select and copy the text.
        size, bold: see :func:`embolden`.
        grey: True for the colour of secondary text.
    """
    label = plain_label(text, parent, size=size, bold=bold)
    label.setObjectName(name)
    label.setWordWrap(True)
    if copied:
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    if grey:
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def plain_label(
    text: str = "", parent: QWidget | None = None, *, size: float = 1.0, bold: bool = False
) -> QLabel:
    """Returns a label that shows text as it is, and at the left in any script. A plain QLabel
    would read some texts as HTML, and move Arabic and Hebrew names to the right.
    """
    label = QLabel(text, parent)
    label.setAlignment(label.alignment() | Qt.AlignmentFlag.AlignAbsolute)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if bold or size != 1.0:
        embolden(label, size, bold=bold)
    return label


def tip(text: str) -> str:
    """Returns a tooltip text that shows ``text`` as it is, even if it resembles HTML."""
    if "<" not in text:
        return text
    from html import escape  # few texts look like that

    return "<qt>" + escape(text).replace("\n", "<br>") + "</qt>"


def tell(label: QLabel, text: str) -> None:
    """Shows a text in a label. Hides the label if the text is ""."""
    label.setText(text)
    label.setVisible(bool(text))


def embolden(
    thing: QWidget | QListWidgetItem, larger: float = 1.0, *, bold: bool = True
) -> None:
    """Makes the font of a label or list item bold, or not if ``bold`` is False.

    Args:
        larger: multiplies the size of the font.
    """
    font = thing.font()
    if larger != 1.0:
        font.setPointSizeF(font.pointSizeF() * larger)
    font.setBold(bold)
    thing.setFont(font)

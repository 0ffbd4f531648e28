"""A page of the manual, with links, search and zoom."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QTextBrowser

from goref.core.base.language import Language
from goref.qt.look.theme import BoardTheme
from goref.qt.manual.text import PageLook, fill, fit_pictures, heading

SMALLEST, LARGEST = -3, 12
"""The smallest and the largest zoom, in typographic points relative to other texts."""
EDGE = 3
"""A table may be wider than the page by this many pixels without a scroll bar."""


class ManualReader(QTextBrowser):
    """A view of one page of the manual. Its owner opens the targets of links.

    Attributes:
        zoom: the text size minus that of other texts, in typographic points.

    Signals:
        followed: a link was clicked; carries its target as written in the page.
        zoomed: the zoom was set; carries it.
    """

    followed = Signal(str)
    zoomed = Signal(int)

    def __init__(self, theme: BoardTheme, language: Language) -> None:
        super().__init__()
        self._language = language
        self.setObjectName("manual-page")
        self.setAccessibleName(self.tr("Page of the manual"))
        self.setOpenLinks(False)
        self.document().setDocumentMargin(14)
        self.zoom = 0
        self._theme = theme
        self._points = self.font().pointSizeF()
        self._text = ""
        self._fitted = 0
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self.horizontalScrollBar().rangeChanged.connect(self._spare_bar)

    def show_page(self, text: str, anchor: str = "") -> None:
        """Shows a page, given as Markdown, from its beginning or from the heading
        ``anchor``.
        """
        self._text = text
        fill(self.document(), text, self._look())
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.scroll_to(0.0)
        found = heading(self.document(), anchor) if anchor else None
        if found is not None:
            top = self.document().documentLayout().blockBoundingRect(found).top()
            self.verticalScrollBar().setValue(int(top))
            self.setTextCursor(QTextCursor(found))

    def _look(self) -> PageLook:
        scale = (self._points + self.zoom) / self._points
        ratio = self.devicePixelRatioF()
        around = 2 * self.document().documentMargin() + 2 * self.frameWidth()
        width = self.width() - around - self.verticalScrollBar().sizeHint().width()
        return PageLook(self._theme, self.palette(), scale, ratio, self._language, width)

    def scrolled(self) -> float:
        """Returns the scroll position of the page, from 0 (top) to 1 (end)."""
        bar = self.verticalScrollBar()
        return bar.value() / bar.maximum() if bar.maximum() else 0.0

    def scroll_to(self, part: float) -> None:
        """Scrolls the page to a position from 0 (top) to 1 (end)."""
        bar = self.verticalScrollBar()
        bar.setValue(round(part * bar.maximum()))

    def set_zoom(self, zoom: int) -> None:
        """Sets the zoom, within limits. Pictures are scaled in proportion."""
        self.zoom = min(max(zoom, SMALLEST), LARGEST)
        font = self.font()
        font.setPointSizeF(self._points + self.zoom)
        part = self.scrolled()
        self.setFont(font)
        if self._text:
            self.show_page(self._text)
            self.scroll_to(part)
        self.zoomed.emit(self.zoom)

    def seek(self, text: str, *, back: bool = False) -> bool:
        """Selects the next occurrence of a text, or with ``back`` the previous one. Wraps
        around.

        Returns False if the text does not occur, or is "".
        """
        if not text:
            return False
        flags = QTextDocument.FindFlag(0)
        if back:
            flags |= QTextDocument.FindFlag.FindBackward
        if self.find(text, flags):
            return True
        here = self.textCursor()
        operation = QTextCursor.MoveOperation
        self.moveCursor(operation.End if back else operation.Start)
        if self.find(text, flags):
            return True
        self.setTextCursor(here)
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the pictures to a page of another width."""
        super().resizeEvent(event)
        if self._fitted != self.width():  # a scroll bar that comes or goes changes nothing
            self._fitted = self.width()
            fit_pictures(self.document(), self._look())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Changes the zoom on the mouse wheel with Ctrl."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y()
            if steps:
                self.set_zoom(self.zoom + (1 if steps > 0 else -1))
            event.accept()
            return
        super().wheelEvent(event)

    def _spare_bar(self, _: int, most: int) -> None:
        policy = Qt.ScrollBarPolicy
        wanted = policy.ScrollBarAlwaysOff if most <= EDGE else policy.ScrollBarAsNeeded
        if wanted is not self.horizontalScrollBarPolicy():
            self.setHorizontalScrollBarPolicy(wanted)

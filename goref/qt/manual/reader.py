"""A page of the manual to read: links to follow, text to find, size to choose."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QTextBrowser

from goref.qt.look.theme import BoardTheme
from goref.qt.manual.text import PageLook, fill, heading
from goref.qt.widgets.focus_frame import FocusFrame

SMALLEST, LARGEST = -3, 12
"""How far texts can be zoomed, in steps of a point from the program's own size."""
EDGE = 3
"""Pixels that the border of a table as wide as the page sticks out: nothing to scroll to."""


class ManualReader(QTextBrowser):
    """Shows one page; where a link leads is for others to say.

    Attributes:
        zoom: points that texts are larger than elsewhere in the program.

    Signals:
        followed: a link was chosen, as it stands in the page.
        zoomed: another size was chosen.
    """

    followed = Signal(str)
    zoomed = Signal(int)

    def __init__(self, theme: BoardTheme) -> None:
        super().__init__()
        self.setObjectName("manual-page")
        self.setAccessibleName(self.tr("Page of the manual"))
        FocusFrame(self)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(14)
        self.zoom = 0
        self._theme = theme
        self._points = self.font().pointSizeF()
        self._text = ""
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self.horizontalScrollBar().rangeChanged.connect(self._spare_bar)

    def show_page(self, text: str, anchor: str = "") -> None:
        """Show a page's Markdown from its beginning, or from the heading of an anchor."""
        self._text = text
        scale = (self._points + self.zoom) / self._points
        look = PageLook(self._theme, self.palette(), scale, self.devicePixelRatioF())
        fill(self.document(), text, look)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.scroll_to(0.0)
        found = heading(self.document(), anchor) if anchor else None
        if found is not None:
            top = self.document().documentLayout().blockBoundingRect(found).top()
            self.verticalScrollBar().setValue(int(top))
            self.setTextCursor(QTextCursor(found))

    def scrolled(self) -> float:
        """How far the page is scrolled, from 0 to 1."""
        bar = self.verticalScrollBar()
        return bar.value() / bar.maximum() if bar.maximum() else 0.0

    def scroll_to(self, part: float) -> None:
        """Scroll the page to where it was (see :meth:`scrolled`)."""
        bar = self.verticalScrollBar()
        bar.setValue(round(part * bar.maximum()))

    def set_zoom(self, zoom: int) -> None:
        """Show texts and pictures larger or smaller than elsewhere in the program."""
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
        """Mark the next place of a text, beginning anew at the end; False if it is nowhere."""
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

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the wheel zooms, pictures too."""
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

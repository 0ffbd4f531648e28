"""Whether a name that looks like markup is shown as it stands, wherever it is shown."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QTabBar,
    QTextEdit,
    QWidget,
)

MARK = "let-in"
HOSTILE = f"<img src={MARK}><a href={MARK}>x</a>"
"""A name for players, files and reasons: as HTML it would load a picture, and be a link."""
MOST_ROWS = 200
TOLD = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)


def names_shown() -> int:
    """How many texts of all widgets hold the hostile name, each as it stands.

    AssertionError for one that is taken for markup.
    """
    shown = 0
    for widget in QApplication.allWidgets():
        for what, text in _texts(widget):
            if MARK in text:
                shown += 1
                assert not let_in(text), f"{what} of {_called(widget)}: {text}"
    return shown


def let_in(text: str) -> bool:
    """Whether Qt, left to guess, makes a picture or a link of the name in a text."""
    if not GuiQt.mightBeRichText(text):
        return False
    document = QTextDocument()
    document.setHtml(text)
    return in_document(document)


def in_document(document: QTextDocument) -> bool:
    """Whether a document holds a picture or a link out of the name."""
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            form = fragments.fragment().charFormat()
            if MARK in form.anchorHref() or MARK in form.toImageFormat().name():
                return True
            fragments += 1
        block = block.next()
    return False


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What a widget shows or tells that Qt may take for markup."""
    yield "tool tip", widget.toolTip()
    yield "what's this", widget.whatsThis()
    for action in widget.actions():
        yield "tool tip of a command", action.toolTip()
        yield "what's this of a command", action.whatsThis()
    if isinstance(widget, QLabel):
        plain = widget.textFormat() is Qt.TextFormat.PlainText
        yield "text", widget.text().replace("<", "‹") if plain else widget.text()
    elif isinstance(widget, QTextEdit):
        assert not in_document(widget.document()), _called(widget)
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield "tool tip of a tab", widget.tabToolTip(tab)
    elif isinstance(widget, QAbstractItemView | QComboBox):
        yield from _cells(widget.model())


def _cells(
    model: QAbstractItemModel | None, under: QModelIndex | None = None
) -> Iterator[tuple[str, str]]:
    if model is None:
        return
    parent = under or QModelIndex()
    listed = isinstance(model, QAbstractListModel)
    columns = 1 if listed else model.columnCount(parent)
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in TOLD:
                yield "tool tip of a cell", str(index.data(role) or "")
            if not (listed or column):
                yield from _cells(model, index)


def _called(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()!r}"

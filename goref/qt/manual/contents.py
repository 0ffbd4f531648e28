"""The table of contents of the manual, with a search field."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from goref.app.manual import pages as manual
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.qt.look.appearance import text_scale
from goref.qt.widgets.boxes import in_column, label_of, named
from goref.qt.widgets.find_bar import SearchLine
from goref.qt.widgets.wrapping import tip, wrapped

NARROWEST = 180
"""The smallest width of the list, in pixels at the ordinary text size."""
AIR = 8
"""The space around the text of a row, in pixels."""
ID = Qt.ItemDataRole.UserRole


class ManualContents(QWidget):
    """The pages of the manual in order. During a search, only those that contain all words.

    Signals:
        chosen: a page was selected; carries its id.
        entered: the user wants to read the selected page.
    """

    chosen = Signal(str)
    entered = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language
        self.search = SearchLine("manual-search")
        self.search.setPlaceholderText(self.tr("Words in titles and texts"))
        asked = label_of(self.tr("&Search the manual:"), self.search)
        self.tree = named(QTreeWidget(), "manual-pages", self.tr("Pages by section"))
        self.tree.setHeaderHidden(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.told = wrapped("manual-found")
        self.told.hide()
        in_column(asked, self.search, self.told, self.tree, inside=self, grows=self.tree)
        self.setMinimumWidth(round(NARROWEST * text_scale(self.font())))
        self._fill()
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._open_first)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self._go_down)
        self.tree.currentItemChanged.connect(self._choose)
        self.tree.itemActivated.connect(self._enter)

    @property
    def sought(self) -> str:
        """The text in the search field; "" for no search."""
        return self.search.text().strip()

    def found(self) -> list[str]:
        """Returns the ids of the listed pages, in order."""
        return [item.data(0, ID) for item in self._pages if not item.isHidden()]

    def show_current(self, page_id: str) -> None:
        """Selects a page in the list. Emits no signal."""
        with QSignalBlocker(self.tree):
            for item in self._pages:
                if item.data(0, ID) == page_id:
                    self.tree.setCurrentItem(item)
                    self.tree.scrollToItem(item)

    def _go_down(self) -> None:
        """Moves the focus from the search field to a listed page."""
        current = self.tree.currentItem()
        if not self.found():
            return
        if current is None or current.isHidden():
            self._open_first()
        self.tree.setFocus()

    def _fill(self) -> None:
        sections: dict[str, QTreeWidgetItem] = {}
        self._pages: list[QTreeWidgetItem] = []
        for page in manual.pages(self._language):
            item = self._listed(page)
            self._pages.append(item)
            if not page.section:
                self.tree.addTopLevelItem(item)
                continue
            if page.section not in sections:
                sections[page.section] = self._section(page.section)
                self.tree.addTopLevelItem(sections[page.section])
            sections[page.section].addChild(item)
        self._sections = list(sections.values())
        self.tree.expandAll()

    def _listed(self, page: manual.ManualPage) -> QTreeWidgetItem:
        item = QTreeWidgetItem([page.title])
        item.setData(0, ID, page.id)
        item.setToolTip(0, tip(page.title))
        item.setSizeHint(0, self._row())
        return item

    def _section(self, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([title])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.tree.font()
        font.setBold(True)
        item.setFont(0, font)
        item.setSizeHint(0, self._row())
        return item

    def _row(self) -> QSize:
        return QSize(0, self.tree.fontMetrics().height() + AIR)

    def _narrow(self) -> None:
        for item in self._pages:
            item.setHidden(not self._is_in(self._text(item)))
        for section in self._sections:
            pages = [page for page in self._pages if page.parent() is section]
            section.setHidden(all(page.isHidden() for page in pages))
        count = len(self.found())
        if count:
            self.told.setText(formatted(self.tr("Pages found: {count}"), count=count))
        else:
            self.told.setText(self.tr("No page has all these words; try fewer."))
        self.told.setVisible(bool(self.sought))

    def _is_in(self, text: str) -> bool:
        """Returns whether a text contains all words of the search."""
        return all(word in text.casefold() for word in self.sought.casefold().split())

    def _text(self, item: QTreeWidgetItem) -> str:
        """Returns the text of a page in which to search; for the table of contents, only its
        title.
        """
        id_, title = item.data(0, ID), item.text(0)
        text = "" if id_ == manual.INDEX else manual.page(id_, self._language)
        return f"{title}\n{text}"

    def _open_first(self) -> None:
        """Opens the first page with all words in its title, or else the first listed page."""
        listed = [item for item in self._pages if not item.isHidden()]
        named = [item for item in listed if self._is_in(item.text(0))]
        for item in (named or listed)[:1]:
            if item is self.tree.currentItem():
                self._choose(item)
            self.tree.setCurrentItem(item)

    def _choose(self, item: QTreeWidgetItem | None, _: object = None) -> None:
        if item is not None and item.data(0, ID):
            self.chosen.emit(item.data(0, ID))

    def _enter(self, item: QTreeWidgetItem) -> None:
        if item.data(0, ID):
            self.entered.emit()

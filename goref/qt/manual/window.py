"""The window of the manual: contents and search, the page, and a history."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QMessageBox, QPushButton, QSplitter, QWidget

from goref.app.manual import pages as manual
from goref.app.manual.examples import example
from goref.app.manual.pages import ManualError
from goref.core.base.faults import fault
from goref.core.base.particles import formatted
from goref.core.texts.faults.said import said
from goref.io.sgf.info import title as game_title
from goref.qt.context.app_protocol import Host
from goref.qt.look.window_placement import resize_on_screen
from goref.qt.manual.contents import ManualContents
from goref.qt.manual.reader import ManualReader
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import push_button
from goref.qt.widgets.dialog import letter_for_letter
from goref.qt.widgets.find_bar import FindBar
from goref.qt.widgets.wrapping import tip

SIZE = (980, 680)
CONTENTS_WIDTH = 300


@dataclass
class ReadingPlace:
    """An entry of the history: a page and its scroll position, from 0 to 1."""

    page: str
    part: float = 0.0


class ManualWindow(QWidget):
    """The manual's window. It is closed together with its main window.

    It is no child of the main window: that would keep it above the board on which an example is
    opened.
    """

    goes_along = True

    def __init__(self, beside: QWidget, host: Host) -> None:
        super().__init__()
        self.setObjectName("manual")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self._host, self._language = host, host.language
        self._places: list[ReadingPlace] = []
        self._at = -1
        preferences = host.preferences
        self.contents = ManualContents(self._language)
        self.reader = ManualReader(host.theme, self._language)
        self.find_bar = FindBar()
        self._lay_out()
        self._bind()
        self.contents.chosen.connect(self._chosen)
        self.contents.entered.connect(self.reader.setFocus)
        self.reader.followed.connect(self.follow)
        self.reader.zoomed.connect(self._zoomed)
        self.find_bar.sought.connect(self._seek)
        geometry = preferences.manual_geometry
        if geometry is None or not self.restoreGeometry(geometry):
            resize_on_screen(self, SIZE)
        self.reader.set_zoom(preferences.manual_zoom)
        beside.destroyed.connect(self.deleteLater)

    # Building

    def _lay_out(self) -> None:
        self.back_button = self._button("manual-back", self.tr("&Back"), "Alt+Left", self.back)
        self.forward_button = self._button(
            "manual-forward", self.tr("&Forward"), "Alt+Right", self.forward
        )
        self.home_button = self._button(
            "manual-home", self.tr("&Contents"), "Alt+Home", self.open
        )
        self.find_button = self._button(
            "manual-find", self.tr("F&ind…"), "Ctrl+F", self.find_bar.open
        )
        self.smaller_button = self._button(
            "manual-smaller", self.tr("S&maller"), "Ctrl+−", lambda: self._zoom(-1)
        )
        self.larger_button = self._button(
            "manual-larger", self.tr("&Larger"), "Ctrl++", lambda: self._zoom(1)
        )
        self.print_button = self._button("manual-print", self.tr("&Print"), "Ctrl+P", None)
        self.print_menu = QMenu(self)
        self.print_menu.addAction(self.tr("&This page…"), lambda: self.print(self.page_id))
        self.print_menu.addAction(self.tr("The &whole manual…"), lambda: self.print())
        self.print_button.setMenu(self.print_menu)
        ways = self.back_button, self.forward_button, self.home_button
        looks = self.find_button, self.smaller_button, self.larger_button
        bar = in_row(*ways, None, *looks)
        right = QWidget()
        in_column(bar, self.reader, self.find_bar, inside=right, grows=self.reader)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        left = QWidget()
        in_column(self.contents, self.print_button, inside=left, grows=self.contents)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([CONTENTS_WIDTH, SIZE[0] - CONTENTS_WIDTH])
        splitter.setChildrenCollapsible(False)
        in_column(splitter, inside=self).setContentsMargins(8, 8, 8, 8)

    def _button(
        self, name: str, text: str, keys: str, act: Callable[[], object] | None
    ) -> QPushButton:
        button = push_button(name, text, act=act)
        button.setToolTip(tip(keys))
        return button

    def _bind(self) -> None:
        key = QKeySequence.StandardKey
        acts: tuple[tuple[QKeySequence | QKeySequence.StandardKey | str, object], ...] = (
            ("Alt+Left", self.back),
            ("Alt+Right", self.forward),
            ("Alt+Home", self.open),
            (key.ZoomIn, lambda: self._zoom(1)),
            ("Ctrl+=", lambda: self._zoom(1)),
            (key.ZoomOut, lambda: self._zoom(-1)),
            ("Ctrl+0", lambda: self.reader.set_zoom(0)),
            (key.Find, self.find_bar.open),
            ("F3", self.find_bar.seek),
            ("Shift+F3", lambda: self.find_bar.seek(back=True)),
            (key.Print, self.print_button.showMenu),
            ("Escape", self._escape),
            ("Ctrl+W", self.close),
        )
        for keys, act in acts:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)

    # Pages

    @property
    def page_id(self) -> str:
        """The id of the shown page; "" before the first one."""
        return self._places[self._at].page if self._places else ""

    def open(self, page_id: str = manual.INDEX, anchor: str = "") -> None:
        """Shows a page, from the heading ``anchor`` if given, and adds it to the history.

        Does nothing if the page is shown already and there is no anchor.

        Raises:
            ManualError: there is no such page.
        """
        if page_id == self.page_id and not anchor:
            return
        text = manual.page(page_id, self._language)
        self._remember_place()
        self._places[self._at + 1 :] = [ReadingPlace(page_id)]
        self._at = len(self._places) - 1
        self._present(text, anchor)

    def restore_from(self, old: ManualWindow) -> None:
        """Copies page, scroll position, history and search of ``old``, the replaced window."""
        old._remember_place()
        self._places, self._at = old._places, old._at
        self.contents.search.setText(old.contents.search.text())
        self.find_bar.restore_from(old.find_bar)
        self._return()

    def back(self) -> None:
        """Shows the previous page of the history."""
        self._go(-1)

    def forward(self) -> None:
        """Shows the next page of the history."""
        self._go(1)

    def follow(self, link: str) -> None:
        """Opens the target of a link: a page here, or an example in the main window. Shows an
        error if there is no target.
        """
        try:
            if manual.is_example(link):
                self._open_case(link)
                return
            page = self.page_id if link.startswith("#") else manual.page_of(link)
            if page is None:
                raise ManualError(fault("manual-link-unknown", link=link))
            self.open(page, link.partition("#")[2])
        except ManualError as error:
            reason = said(error, self._language)
            told = formatted(self.tr("This link leads nowhere: {reason}."), reason=reason)
            QMessageBox.warning(self, "goref", letter_for_letter(told))

    def _open_case(self, link: str) -> None:
        case = example(link, self.page_id)
        players = not case.record.is_bare
        title = game_title(case.record.info, 1) if players else self._title()
        self._host.open_case(case, title)

    def _title(self) -> str:
        titles = {page.id: page.title for page in manual.pages(self._language)}
        return titles[self.page_id]

    def _present(self, text: str, anchor: str = "") -> None:
        self.reader.show_page(text, anchor)
        title = self._title()
        self.reader.setAccessibleDescription(title)
        name = self.tr("Manual of goref")
        self.setWindowTitle(name if self.page_id == manual.INDEX else f"{title} — {name}")
        self.contents.show_current(self.page_id)
        for button, by in ((self.back_button, -1), (self.forward_button, 1)):
            there = 0 <= self._at + by < len(self._places)
            if not there and button.hasFocus():
                self.reader.setFocus()
            button.setEnabled(there)

    def _remember_place(self) -> None:
        if self._places:
            self._places[self._at].part = self.reader.scrolled()

    def _go(self, by: int) -> None:
        if 0 <= self._at + by < len(self._places):
            self._remember_place()
            self._at += by
            self._return()

    def _return(self) -> None:
        """Shows the present page of the history where it was left."""
        self._present(manual.page(self.page_id, self._language))
        self.reader.scroll_to(self._places[self._at].part)

    def _chosen(self, page_id: str) -> None:
        self.open(page_id)
        words = self.contents.sought
        if words and not self.reader.seek(words):
            self.reader.seek(words.split()[0])

    def print(self, page_id: str = "") -> None:
        """Asks for a printer, and prints a page; the whole manual for ""."""
        from goref.qt.manual.printing import BookletPrinting  # few readers print

        BookletPrinting(self, self._language, page_id).ask_and_print()

    # In the page

    def _seek(self, text: str, back: bool) -> None:
        self.find_bar.tell(self.reader.seek(text, back=back))

    def _zoom(self, by: int) -> None:
        self.reader.set_zoom(self.reader.zoom + by)

    def _zoomed(self, zoom: int) -> None:
        self._host.preferences.manual_zoom = zoom

    def _escape(self) -> None:
        if self.find_bar.isVisible():
            self.find_bar.hide()
            self.reader.setFocus()
        else:
            self.close()

    # Qt

    def keep_place(self) -> None:
        """Stores position and size of the window for the next time."""
        self._host.preferences.manual_geometry = self.saveGeometry()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep_place()
        event.accept()

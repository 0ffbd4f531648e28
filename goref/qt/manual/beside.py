"""The manual of a window, and the box "About goref"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from goref import __version__
from goref.app.manual.pages import FIRST
from goref.core.base.particles import formatted
from goref.qt.context.app_protocol import Host
from goref.qt.look.window_placement import bring_forward, show_in_place

if TYPE_CHECKING:
    from goref.qt.manual.window import ManualWindow


class Help(QObject):
    """The commands that open the manual of a window and the box "About goref".

    Attributes:
        manual_window: the manual's window; None before it is first opened.
    """

    def __init__(self, beside: QWidget, host: Host) -> None:
        super().__init__(beside)
        self._beside, self._host = beside, host
        self.manual_window: ManualWindow | None = None

    def about(self) -> None:
        """Shows name and version of the program."""
        told = QCoreApplication.translate(
            "help",
            "<b>goref {version}</b><p>A referee's tool for finished games of Go.</p>"
            "<p>MIT licence.</p>",
        )
        QMessageBox.about(self._beside, "goref", formatted(told, version=__version__))

    def restore_from(self, old: Help) -> None:
        """Shows the manual that was open next to the replaced window."""
        shown, old.manual_window = old.manual_window, None
        if shown is None:
            return
        if shown.isVisible():
            shown.keep_place()
            self.manual_window = self._made()
            show_in_place(self.manual_window, shown)
            self.manual_window.restore_from(shown)
            shown.hide()
        shown.deleteLater()

    def _made(self) -> ManualWindow:
        from goref.qt.manual.window import ManualWindow

        return ManualWindow(self._beside, self._host)

    def leave(self) -> None:
        """Closes the manual, since its main window is closed."""
        if self.manual_window is not None:
            self.manual_window.close()

    def open_manual(self, page: str = "") -> None:
        """Shows a page of the manual. "" shows the last one again, or the first page.

        Raises:
            ManualError: there is no such page.
        """
        if self.manual_window is None:
            self.manual_window = self._made()
        shown = self.manual_window
        if page or not shown.page_id:
            shown.open(page or FIRST)
        bring_forward(shown)
        shown.reader.setFocus()

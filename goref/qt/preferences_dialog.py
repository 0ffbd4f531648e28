"""The preferences that no menu holds: tournament mode, and the engines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGroupBox, QVBoxLayout

from goref.qt.engines_page import EnginesPage
from goref.qt.panels.check_box import CheckBox
from goref.qt.panels.wrapping import wrapped

if TYPE_CHECKING:
    from goref.qt.main_window import MainWindow

ROOM = 560, 600


class PreferencesDialog(QDialog):
    """What is chosen here holds at once, and at the next start."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = window.host.preferences
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Preferences"))
        self.resize(*ROOM)
        self.tournament = CheckBox(self.tr("Tournament mode"))
        self.tournament.setObjectName("tournament")
        self.hides = CheckBox(self.tr("Hide opinions until both players have marked"))
        self.hides.setObjectName("hide-opinion")
        referee = QGroupBox(self.tr("At a tournament"))
        inner = QVBoxLayout(referee)
        inner.addWidget(self.tournament)
        inner.addWidget(self.hides)
        note = wrapped("hide-note", referee)
        note.setText(
            self.tr(
                "A referee must not reveal life and death: with this on, no opinion is worked "
                "out or shown before the referee says that both players have marked."
            )
        )
        inner.addWidget(note)
        self.engines = EnginesPage(self._preferences, window.language)
        self.engines.changed.connect(self._changed)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)  # Enter in the line of a command adds, and closes nothing
        column = QVBoxLayout(self)
        column.addWidget(referee)
        column.addWidget(self.engines, 1)
        column.addWidget(buttons)
        self._fill()
        self.tournament.clicked.connect(self._set_tournament)
        self.hides.clicked.connect(self._set_hides)

    def _fill(self) -> None:
        self.tournament.setChecked(self._preferences.tournament)
        self.hides.setChecked(self._preferences.hides_opinion)

    def _set_tournament(self, on: bool) -> None:
        self._preferences.tournament = on
        self._fill()
        self._changed()

    def _set_hides(self, on: bool) -> None:
        self._preferences.hides_opinion = on
        self._changed()

    def _changed(self) -> None:
        self._window.suggesting.see_preferences()

    def reject(self) -> None:
        """Esc closes it, once nothing is being tried any more."""
        if not self.engines.trial.cancel():
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.engines.trial.stop()
        super().closeEvent(event)


def show_preferences(window: MainWindow) -> PreferencesDialog:
    """Open the preferences, or bring those to the front that are open."""
    for dialog in window.findChildren(PreferencesDialog):
        if dialog.isVisible():
            dialog.raise_()
            dialog.activateWindow()
            return dialog
    dialog = PreferencesDialog(window)
    dialog.show()
    return dialog

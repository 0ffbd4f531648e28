"""The menus of choices: language, theme, recent files, and the switches of the View menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from goref.qt.i18n import LANGUAGES

if TYPE_CHECKING:
    from goref.qt.main_window import MainWindow

SWITCHES = {"coordinates": True, "numbers": False, "marks": True, "legend": False}
"""What is remembered of the View menu, and how it is at first."""


class ViewMenu(QObject):
    """Fills the menus that the table of commands does not."""

    def __init__(self, window: MainWindow, menus: dict[str, QMenu]) -> None:
        super().__init__(window)
        self._window = window
        self._switch()
        self._languages(menus["view"])
        self._themes(menus["view"])
        self._recent = QMenu(self.tr("Open &recent"), window)
        menus["file"].insertMenu(window.actions_by_id["bundled"], self._recent)
        self._recent.aboutToShow.connect(self._fill_recent)
        self._fill_recent()

    def _switch(self) -> None:
        for key, default in SWITCHES.items():
            action = self._window.actions_by_id[key]
            action.blockSignals(True)
            action.setChecked(self._window.host.preferences.flag(key, default))
            action.blockSignals(False)

        full = self._window.actions_by_id["fullscreen"]
        full.blockSignals(True)
        full.setChecked(self._window.host.projecting)
        full.blockSignals(False)

    def _languages(self, menu: QMenu) -> None:
        language = menu.addMenu(self.tr("&Language"))
        group = QActionGroup(self)
        for code, name in LANGUAGES.items():
            action = language.addAction(name)
            action.setCheckable(True)
            action.setChecked(code == self._window.language)
            action.triggered.connect(lambda _, c=code: self._window.host.use_language(c))
            group.addAction(action)

    def _themes(self, menu: QMenu) -> None:
        theme = menu.addMenu(self.tr("&Theme"))
        group = QActionGroup(self)
        for key, name in (
            ("system", self.tr("As the system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
            ("contrast", self.tr("High contrast")),
        ):
            action = theme.addAction(name)
            action.setCheckable(True)
            action.setChecked(key == self._window.host.preferences.theme)
            action.triggered.connect(lambda _, k=key: self._window.host.use_theme(k))
            group.addAction(action)

    def _fill_recent(self) -> None:
        self._recent.clear()
        for path in self._window.host.preferences.recent:
            action = self._recent.addAction(path.name.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(lambda _, p=path: self._window.host.open_path(p))
        self._recent.setEnabled(not self._recent.isEmpty())

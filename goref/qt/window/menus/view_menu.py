"""The menus of languages, themes and recent files, and the check boxes of the View menu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtWidgets import QMenu

from goref.qt.look.appearance import ORDINARY, TEXT_SIZES
from goref.qt.look.preferences import RECENT, SWITCHES, gone_of
from goref.qt.preferences.look_menus import add_looks
from goref.qt.widgets.menus import roomy
from goref.qt.widgets.wrapping import tip
from goref.qt.work.work import Work

if TYPE_CHECKING:
    from goref.qt.context.app_protocol import Host
    from goref.qt.context.window import Window


def step_size(host: Host, by: int) -> None:
    """Makes all texts ``by`` steps larger, smaller if negative. Does nothing beyond the largest
    and the smallest size.
    """
    place = TEXT_SIZES.index(host.preferences.text_size) + by
    if 0 <= place < len(TEXT_SIZES):
        host.use_text_size(TEXT_SIZES[place])


def ordinary_size(host: Host) -> None:
    """Sets all texts to the ordinary size."""
    if host.preferences.text_size != ORDINARY:
        host.use_text_size(ORDINARY)


class ViewMenu(QObject):
    """The menus of languages, themes and recent files, and the check boxes of the View menu."""

    def __init__(self, window: Window, menus: Mapping[str, QMenu]) -> None:
        super().__init__(window.widget)
        self._window = window
        self._switch()
        add_looks(menus["view"], self, window.host)
        self._recent = roomy(QMenu(self.tr("Open &recent"), window.widget))
        self._gone: frozenset[Path] = frozenset()
        self._asking = Work(self)
        menus["file"].insertMenu(window.actions_by_id["bundled"], self._recent)
        # Its own signal would not come while it is disabled.
        menus["file"].aboutToShow.connect(self._show_recent)
        self._recent.setEnabled(False)

    def _switch(self) -> None:
        host, actions = self._window.host, self._window.actions_by_id
        for key, first in SWITCHES.items():
            on = host.preferences.flag(key, first)
            with QSignalBlocker(actions[key]):
                actions[key].setChecked(on)
        size = TEXT_SIZES.index(host.preferences.text_size)
        actions["smaller-text"].setEnabled(size > 0)
        actions["larger-text"].setEnabled(size < len(TEXT_SIZES) - 1)

    def _show_recent(self) -> None:
        """Fills the menu of recent files. A moment later removes the names of files that no
        longer exist.

        A thread looks for the files, since a slow disk may take a second.
        """
        names = self._window.host.preferences.recent_names
        self._fill_recent(names)
        self._asking.start(lambda _: gone_of(names), self._answered)

    def _answered(self, gone: frozenset[Path]) -> None:
        self._gone = gone
        self._fill_recent(self._window.host.preferences.recent_names)

    def _fill_recent(self, names: Sequence[Path]) -> None:
        shown = [path for path in names if path not in self._gone][:RECENT]
        if shown == [action.data() for action in self._recent.actions()]:
            return
        self._recent.clear()
        for path in shown:
            action = self._recent.addAction(path.name.replace("&", "&&"))
            action.setData(path)
            action.setToolTip(tip(str(path)))
            action.triggered.connect(lambda _, p=path: self._window.host.open_path(p))
        self._recent.setEnabled(bool(shown))

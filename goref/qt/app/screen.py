"""The QApplication; if Qt cannot show windows, the reasons and an exit code."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QLibrary,
    QLibraryInfo,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

STYLE = "fusion"
"""The Qt style in use. The styles of the platforms do not fully respect a palette."""


class NoScreen(NamedTuple):
    """The reasons why Qt cannot show windows.

    Attributes:
        words: the messages of Qt.
        library: the file name of a missing system library; "" if none is missing.
    """

    words: tuple[str, ...] = ()
    library: str = ""

    @property
    def package(self) -> str:
        """The Debian or Ubuntu package with the missing library, such as ``libxcb-cursor0``; ""
        for none.
        """
        name, _, version = self.library.lower().partition(".so.")
        return f"{name}-{version}" if name[-1:].isdigit() else f"{name}{version}"


def application(no_screen: Callable[[NoScreen], int]) -> QApplication:
    """Returns the QApplication, creating it if necessary.

    Without a screen Qt would print something about plugins and abort. Instead, ``no_screen`` is
    called, and the process ends with the exit code it returns.
    """
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            heard.append(text)  # printed later if it was about something else
            return
        code = no_screen(NoScreen(tuple(heard), _missing_library(heard)))
        sys.stderr.flush()
        os._exit(code)  # returning to Qt would abort

    before = qInstallMessageHandler(hear)
    try:
        made = QApplication([sys.argv[0], "-style", STYLE])
    finally:
        qInstallMessageHandler(before)
    for text in heard:
        print(text, file=sys.stderr)
    return made


def _missing_library(heard: Sequence[str]) -> str:
    """Returns the missing system library that Qt's plugin needs; "" if none is missing.

    Qt's message names only the plugin, so this function loads the plugin again to learn the
    name.
    """
    named = re.search(r'platform plugin "(\w+)"', "\n".join(heard))
    plugins = f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)}/platforms"
    folder = os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH") or plugins
    if named is None or not sys.platform.startswith("linux"):
        return ""
    # Qt keeps no reason with a file that it could not load, so the path is another one.
    plugin = QLibrary(f"{folder}/./libq{named[1]}.so")
    reason = "" if plugin.load() else plugin.errorString()
    missing = re.search(r"(\S+\.so\.\S+): cannot open shared object", reason)
    return "" if missing is None else missing[1]

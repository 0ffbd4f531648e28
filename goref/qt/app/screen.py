"""The application object; or, if Qt can show no window, the reasons and an exit code."""

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
"""Qt's own style; the platforms' styles do not fully respect another palette."""


class NoScreen(NamedTuple):
    """The reasons why Qt can show no window.

    Attributes:
        words: Qt's own messages.
        library: the file name of a system library that is missing; "" if none is.
    """

    words: tuple[str, ...] = ()
    library: str = ""

    @property
    def package(self) -> str:
        """The Debian and Ubuntu package with the library, such as ``libxcb-cursor0``; "" for
        none.
        """
        name, _, version = self.library.lower().partition(".so.")
        return f"{name}-{version}" if name[-1:].isdigit() else f"{name}{version}"


def application(no_screen: Callable[[NoScreen], int]) -> QApplication:
    """Returns the existing application object, or a new one.

    Without a screen Qt would mention plugins and abort: instead, the process ends with the
    exit code that ``no_screen`` returns.
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
    """Returns the system library without which Qt cannot load its plugin; "" if none is.

    Qt's message names only the plugin. Loading the plugin once more yields the library's name.
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

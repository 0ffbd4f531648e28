"""The application object; where there is no screen for it, one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

STYLE = "fusion"
"""The platforms' own styles heed a foreign palette only in part."""


def application(no_screen: Callable[[], int]) -> QApplication:
    """The application that there is, or a new one.

    Without a screen Qt would tell of plugins and abort: then the process ends with what
    ``no_screen`` returns.
    """
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            heard.append(text)  # told if it was not about this
            return
        code = no_screen()
        sys.stderr.flush()
        os._exit(code)  # back in Qt it would abort

    before = qInstallMessageHandler(hear)
    try:
        made = QApplication([sys.argv[0], "-style", STYLE])
    finally:
        qInstallMessageHandler(before)
    for text in heard:
        print(text, file=sys.stderr)
    return made

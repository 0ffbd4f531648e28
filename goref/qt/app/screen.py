"""The application object; without a screen, an error in one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

STYLE = "fusion"
"""Qt's own style: those of the platforms do not fully respect another palette."""


def application(no_screen: Callable[[], int]) -> QApplication:
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
        code = no_screen()
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

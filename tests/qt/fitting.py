"""Whether everything in a window has the room it asks for.

As a program (``python -m tests.qt.fitting``) it checks a window of its own at the scale that
QT_SCALE_FACTOR names, in every language and step, and prints what is clipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from goref.qt.app import Application
from goref.qt.main_window import MainWindow

SIZES = ((1280, 800), (1024, 700))
LANGUAGES = ("en", "zh", "ja")


def clipped(window: QWidget) -> Iterator[str]:
    """What has less room than it needs, or lies outside of what it is in."""
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, (QLabel, QAbstractButton)) or not widget.isVisible():
            continue
        text = widget.text()
        if not text:
            continue
        wanted = widget.sizeHint()
        if isinstance(widget, QLabel) and widget.wordWrap():
            needed = (widget.minimumSizeHint().width(), widget.heightForWidth(widget.width()))
        else:
            needed = (wanted.width(), wanted.height())
        if widget.width() < needed[0] or widget.height() < needed[1]:
            size = (widget.width(), widget.height())
            yield f"{type(widget).__name__} {text!r} has {size}, needs {needed}"
        outside = _outside(widget, window)
        if outside:
            yield f"{type(widget).__name__} {text!r} sticks out of {outside}"


def _outside(widget: QWidget, window: QWidget) -> str:
    """The ancestor that cuts a widget off; a scroll area may, it scrolls."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent.parentWidget(), QScrollArea):
            viewport = parent
            across = widget.mapTo(viewport, QPoint(0, 0)).x()
            return (
                "" if across >= 0 and across + widget.width() <= viewport.width() else "scroll"
            )
        place = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
        if not parent.rect().contains(place):
            return f"{type(parent).__name__} {parent.objectName()}"
        if parent is window:
            break
        parent = parent.parentWidget()
    return ""


def everywhere(window: MainWindow) -> Iterator[str]:
    """All of it: every step and tab."""
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        rows = window.steps.list.count() if tab == 0 else 1
        for row in range(rows):
            window.steps.list.setCurrentRow(row)
            QApplication.processEvents()
            yield from (f"tab {tab}, step {row}: {said}" for said in clipped(window))
    window.tabs.setCurrentIndex(0)
    window.steps.list.setCurrentRow(0)


def main() -> None:
    app = QApplication([])
    goref = Application(app)
    goref.start(None)
    for language in LANGUAGES:
        goref.use_language(language)
        window = goref.window
        assert window is not None
        print("ratio", window.devicePixelRatioF())
        for width, height in SIZES:
            window.resize(width, height)
            app.processEvents()
            for said in everywhere(window):
                print("clipped", language, (width, height), said)
            if width == SIZES[0][0]:
                image = window.board.grab().toImage()
                x, y = window.board.board_layout().centre(
                    window.session.case.record.grid.point("H17")
                )
                ratio = image.devicePixelRatio()
                print("pixel", image.pixelColor(int(x * ratio), int(y * ratio)).name())
                Path("window.png").unlink(missing_ok=True)
    assert goref.window is not None
    goref.window.session.finish()


if __name__ == "__main__":
    main()

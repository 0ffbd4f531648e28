"""Whether everything in a window has the room it asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QStatusBar,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from goref.qt.events.table.table_bar import Elided
from goref.qt.opinion.second_opinion import SecondOpinion
from goref.qt.work.work import Work
from tests import languages
from tests.qt.cells import cut

SIZES = ((1280, 800), (1024, 700))
MOST_TURNS = 200_000
LAYOUTS = 10
"""Rounds of events until what was laid out anew has told all that it is in."""
LANGUAGES = tuple(languages.LANGUAGES)
CASES = ("huang-longshi--zhou-donghou", "iwamoto--go-seigen-1948")
"""A game with sekis, and one with many findings."""
Flag = QEventLoop.ProcessEventsFlag
AWAIT = Flag.AllEvents | Flag.WaitForMoreEvents
SEEN = 72
"""Least height of what scrolls, in pixels: three lines of text and their margins."""


def clipped(window: QWidget) -> Iterator[str]:
    """What has less room than it needs, or lies outside of what it is in."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        yield from cut(widget)
        text = _text(widget)
        if not text:
            continue
        what = f"{type(widget).__name__} {widget.objectName()} {text!r}"
        needed = _needed(widget, text)
        if widget.width() < needed[0] or widget.height() < needed[1]:
            size = (widget.width(), widget.height())
            yield f"{what} has {size}, needs {needed}"
        outside = _outside(widget, window)
        if outside:
            yield f"{what} sticks out of {outside}"
    yield from _squeezed(window)
    yield from _overlapping(window)
    yield from _scrolled_twice(window)


def _text(widget: QWidget) -> str:
    match widget:
        case QLabel() | QAbstractButton():
            return widget.text()
        case QComboBox():
            return widget.currentText()
        case QLineEdit():
            # Typed text scrolls under the cursor; what was put there has to be seen.
            shown = widget.text() or widget.placeholderText()
            return "" if shown == widget.toolTip() else shown
        case QStatusBar():
            return "" if widget.toolTip() == widget.currentMessage() else "status"
    return ""


def _needed(widget: QWidget, text: str) -> tuple[int, int]:
    """Width and height in pixels that a text needs in a widget."""
    metrics = widget.fontMetrics()
    match widget:
        case QAbstractButton() if widget.hasHeightForWidth():
            return widget.minimumSizeHint().width(), widget.heightForWidth(widget.width())
        case QLabel() if widget.wordWrap():
            return widget.minimumSizeHint().width(), widget.heightForWidth(widget.width())
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = widget.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                widget,
            )
            frame = widget.width() - field.width()
            return metrics.horizontalAdvance(text) + frame, metrics.height()
        case QLineEdit():
            frame = 0 if isinstance(widget.parentWidget(), QSpinBox) else 8
            return metrics.horizontalAdvance(text) + frame, metrics.height()
        case QStatusBar():
            return metrics.horizontalAdvance(text) + 12, metrics.height()
    # A broad button can do without its air, and a tool tip tells the whole of what is cut.
    least = isinstance(widget, QAbstractButton | Elided)
    hint = widget.minimumSizeHint() if least else widget.sizeHint()
    return hint.width(), hint.height()


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


def _squeezed(window: QWidget) -> Iterator[str]:
    """What scrolls, but shows hardly anything at a time; tabs that do not fit side by side."""
    for area in window.findChildren(QScrollArea):
        inner = area.widget()
        if not area.isVisible() or inner is None:
            continue
        seen = area.viewport().height()
        if seen < min(inner.height(), SEEN):
            yield f"QScrollArea {area.objectName()} shows {seen} of {inner.height()}"
    for bar in window.findChildren(QTabBar):
        if bar.isVisible() and bar.count():
            end = bar.tabRect(bar.count() - 1).right()
            if end > bar.width():
                yield f"QTabBar is {bar.width()} wide, its tabs end at {end}"


def _scrolled_twice(window: QWidget) -> Iterator[str]:
    """What has to be scrolled within what has to be scrolled."""
    areas = window.findChildren(QAbstractScrollArea)
    moved = [a for a in areas if a.isVisible() and a.verticalScrollBar().maximum()]
    for inner in moved:
        for outer in moved:
            if outer is not inner and outer.isAncestorOf(inner):
                yield f"{inner.objectName()} scrolls within {outer.objectName()}, which scrolls"


def _overlapping(window: QWidget) -> Iterator[str]:
    """Texts that lie on one another."""
    families: dict[QWidget, list[QWidget]] = {}
    for widget in window.findChildren(QWidget):
        parent = widget.parentWidget()
        if widget.isVisible() and parent is not None and _text(widget):
            families.setdefault(parent, []).append(widget)
    for family in families.values():
        for index, one in enumerate(family):
            for other in family[:index]:
                if one.geometry().intersects(other.geometry()):
                    yield f"{_text(one)!r} lies on {_text(other)!r}"


class _LaidOut(QObject):
    """Counts by name what is asked to be laid out anew while it looks."""

    def __init__(self) -> None:
        super().__init__()
        self.names: Counter[str] = Counter()
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.names[f"{type(watched).__name__} {watched.objectName()}"] += 1
        return False


def restless() -> Iterator[str]:
    """What is laid out anew for ever, though nothing happens any more."""
    seen = _LaidOut()
    for _ in range(LAYOUTS):
        QApplication.processEvents()
    QApplication.instance().removeEventFilter(seen)
    for name, count in seen.names.items():
        if count > 2:  # some rounds are for its parents alone
            yield f"{name} is laid out for ever"


def rest(window: QWidget) -> None:
    """Let everything be worked out that waits for a pause between events, or on threads.

    A second opinion comes when it comes.
    """
    timers, works = window.findChildren(QTimer), window.findChildren(Work)
    works = [work for work in works if not isinstance(work.parent(), SecondOpinion)]
    for _ in range(MOST_TURNS):
        waits = any(work.is_busy for work in works)
        QApplication.processEvents(AWAIT if waits else Flag.AllEvents)
        if not waits and not any(timer.isActive() and not timer.interval() for timer in timers):
            break
    else:
        raise AssertionError("the window comes to no rest")
    for _ in range(LAYOUTS):
        QApplication.processEvents()

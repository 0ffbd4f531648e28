"""The order in which Tab visits widgets: by their position in the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def go_by_tab(window: QWidget, *first: QWidget, forward: bool) -> bool:
    """Moves the focus to the next or previous widget of a window. Returns False if there is
    nothing to focus.

    Call it from the window's ``focusNextPrevChild``. After the last widget comes the first.

    Args:
        first: widgets that come before all others, each followed by the widgets inside it.
        forward: True for the next widget, False for the previous one.
    """
    early = [one for each in first if each.isVisible() for one in _as_they_stand(each)]
    every = [*dict.fromkeys((*early, *_as_they_stand(window)))]
    if not forward:
        every.reverse()
    now = window.focusWidget()
    here = every.index(now) + 1 if now in every else 0
    found = next(filter(_takes_tab, (*every[here:], *every[:here])), None)
    if found is None:
        return False
    reasons = Qt.FocusReason
    found.setFocus(reasons.TabFocusReason if forward else reasons.BacktabFocusReason)
    return True


def _takes_tab(widget: QWidget) -> bool:
    if widget.focusProxy() is not None:  # Tab reaches the proxy itself
        return False
    wanted = Qt.FocusPolicy.TabFocus
    all_do = Qt.TabFocusBehavior.TabFocusAllControls
    if QGuiApplication.styleHints().tabFocusBehavior() != all_do:  # a setting of macOS
        wanted = Qt.FocusPolicy.StrongFocus
    return widget.focusPolicy() & wanted == wanted


def _as_they_stand(widget: QWidget) -> Iterator[QWidget]:
    """Yields a widget and all visible, enabled widgets inside it, row by row from the left."""
    yield widget
    parts = [part for part in widget.children() if isinstance(part, QWidget)]
    parts = [p for p in parts if not p.isWindow() and p.isVisible() and p.isEnabled()]
    parts.sort(key=lambda part: part.y())
    row: list[QWidget] = []
    for part in (*parts, None):
        if part is not None and row and _is_beside(row[0], part):
            row.append(part)
            continue
        for one in sorted(row, key=lambda one: (one.x(), one.y())):
            yield from _as_they_stand(one)
        row = [] if part is None else [part]


def _is_beside(one: QWidget, lower: QWidget) -> bool:
    """Returns whether ``lower`` is in the same row as ``one``: its centre is not below
    ``one``.
    """
    return lower.geometry().center().y() <= one.geometry().bottom()

"""The chip in the head of an event's window: whether a joined event is in step."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton

from goref.app.sharing.joined_event import joined_with
from goref.app.sharing.state import SharingState
from goref.app.sharing.state_texts import chip_text, clock_text, listening_text, state_texts
from goref.core.base.faults import why
from goref.core.base.frozen import replace
from goref.core.event.event import EventError
from goref.qt.context.open_event import OpenEvent
from goref.qt.events.tables.filter_bar import CHIP_HEIGHT
from goref.qt.look.style import CHIP
from goref.qt.widgets.buttons import push_button, set_role
from goref.qt.widgets.wrapping import tip

if TYPE_CHECKING:
    from goref.app.sharing.synchroniser import EventSynchroniser

CONNECTED, SILENT, SENDING, REFUSED, ASKS, PROBLEM = "●", "○", "↑", "✕", "?", "!"
"""The signs before the words of the chip, so that no state is shown by colour alone."""


class SharingChip(QObject):
    """The chip, and the state of the window's joined event.

    Attributes:
        button: the chip; hidden if the event was not joined.
        sync: keeps the event in step; None if it was not joined.

    Signals:
        changed: the state has changed.
        caught_up: the event's file has everything that the server has.
    """

    changed = Signal()
    caught_up = Signal()
    _published = Signal(object)

    def __init__(self, window: OpenEvent) -> None:
        super().__init__(window.widget)
        self._window = window
        self.sync: EventSynchroniser | None = None
        self.state: SharingState | None = None
        self._end: Callable[[], Thread | None] | None = None
        self.button: QPushButton = push_button(
            "event-sharing", "", window.widget, tall=CHIP_HEIGHT, auto=False
        )
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(self.button, CHIP)
        self.button.hide()
        self._published.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Starts to keep the window's event in step, if it is a joined one."""
        joined = joined_with(self._window.store.path)
        if joined is None:
            return
        from goref.app.sharing import kept_in_step  # with all of asyncio

        try:
            self.sync = sync = kept_in_step.keep_in_step(joined, self._window.language)
        except EventError as error:
            self._show(replace(joined.first_state, problem=why(error)))
            return
        unsubscribe = sync.subscribe(self._published.emit)

        def end() -> Thread | None:
            unsubscribe()
            return kept_in_step.let_go(sync)

        self._end = end
        self._show(sync.state)

    def stop(self) -> None:
        """Ends that, unless another window of the event uses it."""
        if self._end is not None:
            self._end()
        self._end = self.sync = None

    def pause(self) -> None:
        """Ends it for a while, and waits for the end. Called in another thread."""
        end, self._end = self._end, None
        waiting = end() if end is not None else None
        if waiting is not None:
            waiting.join()

    def resume(self) -> None:
        """Begins again after :meth:`pause`."""
        if self._end is None and self.sync is not None:
            self.begin()

    def _show(self, state: SharingState) -> None:
        was_in_step = self.state is not None and self.state.is_in_step
        self.state = state
        words = state_texts(state, self._window.language)
        self.button.setText(f"{sign_of(state)} {chip_text(state, self._window.language)}")
        counts = listening_text(state, self._window.language)
        more = (*words, counts, clock_text(state, self._window.language), state.who)
        self.button.setToolTip(tip("\n".join(filter(None, more))))
        self.button.setAccessibleName(", ".join(filter(None, (*words, counts))))
        self.button.show()
        self.changed.emit()
        if state.is_in_step and not was_in_step:
            self.caught_up.emit()


def sign_of(state: SharingState) -> str:
    """Returns the sign of the most urgent part of a state."""
    if state.must_join or state.problem is not None:
        return PROBLEM
    if state.clashes:
        return ASKS
    if state.refused:
        return REFUSED
    if not state.is_heard:
        return SILENT
    return SENDING if state.on_the_way else CONNECTED

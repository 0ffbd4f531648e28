"""The windows of events, and the way between them and the main window."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.app.event.files import here, open_event
from goref.app.event.restoring import has_copies
from goref.app.event.table_storage import seat_of, sit_down
from goref.app.session.session import Session
from goref.app.sharing.joined_event import JoinedEvent, author_at, joined_events, joined_with
from goref.app.sharing.server_record import server_of
from goref.core.event.event import EventError, Table
from goref.core.texts.faults.said import said
from goref.io.case.journal import JournalError
from goref.io.event.store import EventStore
from goref.io.files import FileError, probe, probe_all
from goref.io.places import journals
from goref.qt.context.board_host import BoardHost
from goref.qt.context.message_window import MessageWindow
from goref.qt.context.window import Window
from goref.qt.events.dialogs.info_dialog import new_event
from goref.qt.events.dialogs.restore_dialog import RestoreDialog
from goref.qt.events.table.table_controller import TableController
from goref.qt.events.tables.glance_scheduler import Cache
from goref.qt.events.window import EventWindow
from goref.qt.look.window_placement import bring_forward, show_in_place
from goref.qt.widgets.dialog import run
from goref.qt.widgets.file_questions import file_to_open

if TYPE_CHECKING:
    from goref.app.serving.own_server import OwnServer


class EventWindows(QObject):
    """The windows of events, and the controller of the table shown in the main window.

    Attributes:
        windows: the open windows of events, in the order in which they were opened.
    """

    def __init__(self, main: BoardHost, parent: QObject, *, asks: bool = True) -> None:
        """Args:
        asks: False if no dialogs may be shown, because no user is there.
        """
        super().__init__(parent)
        self._main, self._asks = main, asks
        self.windows: list[EventWindow] = []
        self._cache: Cache = {}
        self._at: TableController | None = None

    @property
    def is_open(self) -> bool:
        return bool(self.windows)

    # Commands

    def act(self, command: str) -> bool:
        """Carries out a command about events. Returns False if it had no effect.

        ``"close-events"`` returns whether all windows of events are closed.
        """
        match command:
            case "event-open":
                return self.choose()
            case "event-new":
                return self.new()
            case "event-join":
                return self.join()
            case "event-show":
                return self.show()
            case "close-events":
                return all(window.close() for window in tuple(self.windows))
        if self._at is None or self._main.window is None:
            return False
        return self._at.act(command)

    def has(self, path: Path) -> bool:
        """Returns whether an event is open in a window."""
        return any(_same(window.store.path, path) for window in self.windows)

    def open(self, path: Path, store: EventStore | None = None) -> EventWindow | None:
        """Shows the window of an event. Returns None, after showing an error, if that fails.

        Args:
            store: the event's file, if it is already open.
        """
        try:
            window = self.window_of(path, store)
        except FileError as error:
            if self._put_back(path, error):
                return self.open(path)
            return None
        bring_forward(window)
        return window

    def _put_back(self, path: Path, error: FileError) -> bool:
        """Offers the copies of an event that cannot be read. Returns True if one was
        restored.
        """
        language = self._main.language
        if not self._asks or not has_copies(path, error):
            self._main.refuse(said(error, language))
            return False
        # At start the dialog may have no parent: no window is open yet.
        return run(RestoreDialog(self.front(), path, here(), language, error)).changed

    def choose(self) -> bool:
        """Asks for an event's file and opens it. Returns False if cancelled."""
        title, kinds = self.tr("Open an event"), self.tr("Events (*.gorefevent);;All files (*)")
        path = file_to_open(self.front(), title, self._main.preferences, kinds)
        if path is not None:
            self._main.open_path(path)
        return path is not None

    def new(self) -> bool:
        """Creates a new event and opens it. Returns False if cancelled or failed."""
        path = new_event(self.front(), self._main.preferences, self._main.language)
        return path is not None and self.open(path) is not None

    def join(self) -> bool:
        """Joins an event that another computer serves; returns False if cancelled."""
        return self._join(None)

    def _join(self, window: EventWindow | None) -> bool:
        """Joins an event; one that is in a window, but not joined, gives way to it."""
        from goref.qt.events.sharing.join_dialog import join

        alone = window is not None and joined_with(window.store.path) is None
        bring = window.store.path if window is not None and alone else None
        joined = join(window or self.front(), self._main.language, bring)
        if joined is None:
            return False
        if window is not None and alone and _begins_with(window.store, joined.membership.id):
            return self._replace(window, joined.working) is not None
        return self.open(joined.working) is not None

    def share(self, window: EventWindow) -> bool:
        """Shares the event of a window; returns False if cancelled.

        If it is shared already, shows by which words others come in, and who has.
        """
        from goref.app.serving.own_server import server_joined
        from goref.qt.events.sharing.share_dialog import ShareDialog

        joined = joined_with(window.store.path)
        server = None if joined is None else server_joined(joined, window.language)
        if server is None:
            shared = self._start_sharing(window, joined)
            if shared is None:
                return False
            window, server = shared
        dialog = ShareDialog(window, server, window.language, window.sharing.state)
        window.sharing.changed.connect(lambda: dialog.see(window.sharing.state))
        run(dialog)
        if dialog.stopped:
            self._replace(window, Path(server.record.event))
        return True

    def _start_sharing(
        self, window: EventWindow, joined: JoinedEvent | None
    ) -> tuple[EventWindow, OwnServer] | None:
        """Starts the server of a window's event; the window then is a client of it."""
        from goref.qt.events.sharing.start_dialog import StartSharingDialog

        board = self._main.window
        if self._is_at(window) and board is not None and not _may_leave(board, window):
            return None
        path, language = window.store.path, window.language
        ready = window.sharing.pause if joined is not None else lambda: None
        dialog = run(StartSharingDialog(window, path, language, joined, ready))
        window.sharing.resume()
        if dialog.server is None or dialog.joined is None:
            return None
        if joined is None:
            new = self._replace(window, dialog.joined.working)
            if new is None:
                return None
            window = new
        return window, dialog.server

    def _is_at(self, window: EventWindow) -> bool:
        """Returns whether the main window shows a table of a window's event."""
        board = self._main.window
        if board is None or not board.is_whole or not board.session.home.is_table:
            return False
        return _same(seat_of(board.session).event, window.store.path)

    def _replace(self, old: EventWindow, path: Path) -> EventWindow | None:
        """Replaces a window by one of another file of the same event.

        Returns None, after showing an error, if that file cannot be opened.
        """
        board = self._main.window
        table = None
        if board is not None and self._is_at(old):
            table = seat_of(board.session).id
            if not _may_leave(board, old):
                return None
        try:
            store = opened(path)
        except FileError as error:
            old.refused(error)
            return None
        window = self.built(store)
        window.begin()
        window.restore_from(old)
        self._connect(window)
        self.windows[self.windows.index(old)] = window
        show_in_place(window, old)
        window.help.restore_from(old.help)
        old.leave()
        old.store.close()
        old.hide()
        old.deleteLater()
        seated = None if table is None else window.table_of(table)
        if seated is not None:
            self.sit(window, seated)
        return window

    def show(self) -> bool:
        """Shows the event of the table on the board; without one, the event opened last.

        Returns False if no event is open, or after showing an error.
        """
        if self._at is not None and self._main.window is not None and self._at.is_on:
            return self._at.back()
        if self.windows:
            bring_forward(self.windows[-1])
        return self.is_open

    # Windows

    def window_of(self, path: Path, store: EventStore | None = None) -> EventWindow:
        """Returns the window of an event, opening it if necessary.

        Args:
            store: the event's file, if it is already open. It is closed if the event has a
                window.

        Raises:
            EventFileError: the file cannot be opened.
        """
        path = _followed(path) if store is None else path
        for window in self.windows:
            if _same(window.store.path, path):
                if store is not None:
                    store.close()
                return window
        window = self.built(store or opened(path))
        window.begin()
        self.show_window(window)
        return window

    def built(self, store: EventStore) -> EventWindow:
        """Creates a window for an event. It stays empty until its ``begin()`` is called."""
        return EventWindow(store, self._main, self._cache)

    def show_window(self, window: EventWindow) -> None:
        """Shows a window that :meth:`built` created. Call its ``begin()`` first."""
        self._connect(window)
        self.windows.append(window)
        window.show()
        self._main.preferences.add_recent(window.store.path)
        self._offer_back()

    def rebuild(self) -> None:
        """Replaces all windows by new ones, after a change of language or theme."""
        for number, old in enumerate(self.windows):
            window = self.built(old.store)
            window.begin()
            window.restore_from(old)
            self._connect(window)
            self.windows[number] = window
            show_in_place(window, old)
            window.help.restore_from(old.help)
            old.leave()
            old.hide()
            old.deleteLater()
        self._reread()

    def _connect(self, window: EventWindow) -> None:
        window.adjudicated.connect(lambda table: self.adjudicate(window, table))
        window.happened.connect(partial(self._open_incidents, window))
        window.wanted.connect(partial(self._wanted, window))
        window.reread.connect(self._reread)
        window.closed.connect(self._closed)

    def _wanted(self, window: EventWindow, command: str) -> None:
        match command:
            case "main":
                self._show_board()
            case "event-share":
                self.share(window)
            case "event-join":
                self._join(window)
            case _:
                self.act(command)

    def _closed(self, window: EventWindow) -> None:
        if window in self.windows:
            self.windows.remove(window)
        window.deleteLater()
        self._offer_back()

    def _offer_back(self) -> None:
        """Enables "Back to the event" in the main window if there is an event to show."""
        board = self._main.window
        if board is not None and board.is_whole:
            can = self.is_open or board.session.home.is_table
            board.actions_by_id["event-show"].setEnabled(can)

    def _reread(self) -> None:
        if self._at is not None and self._main.window is not None:
            self._at.show()

    def front(self) -> MessageWindow | None:
        """Returns the window to be the parent of a dialog, or None."""
        for window in reversed(self.windows):
            if window.isActiveWindow():
                return window
        if self._main.window is not None:
            return self._main.window.widget
        return self.windows[-1] if self.windows else None

    def bring(self, paths: Sequence[Path]) -> None:
        """Imports files into the event whose window was opened last. Call it only while an
        event's window is open.
        """
        window = self.windows[-1]
        bring_forward(window)
        window.around.dropped(paths, "")

    # The board

    def follow(self, window: Window, *, at_table: bool) -> None:
        """Shows or hides the bar of the table. Called when the main window has another
        session.
        """
        if self._at is None or self._at.window is not window:
            if not at_table:
                self._at = None
                return
            self._at = TableController(window, self)
        self._at.show()

    def adjudicate(self, window: EventWindow, table: Table) -> bool:
        """Shows the case of a table on the board. Returns False if that fails, or the user
        keeps the present case.
        """
        main = self._main
        shown = main.window
        if shown is not None:
            seat = seat_of(shown.session) if shown.session.home.is_table else None
            if seat and seat.id == table.id and _same(seat.event, window.store.path):
                bring_forward(shown.widget)
                return self._at is not None and self._at.check_conflict()
            if not _may_leave(shown, window):
                return False
        if not self.sit(window, table):
            return False
        shown = main.window
        assert shown is not None
        bring_forward(shown.widget)
        # An empty board is to be set up, unless the table has no case yet.
        if table.case and not any(shown.session.case.position.cells):
            shown.actions_by_id["set-up"].setChecked(True)
        shown.board.setFocus()
        return True

    def _open_incidents(self, window: EventWindow, table: Table, entry: str) -> None:
        """Opens the page of incidents for a table, and begins an entry. Without a record, the
        board is empty.
        """
        if self.adjudicate(window, table) and self._main.window is not None:
            self._main.window.open_incidents(entry)

    def sit(self, window: EventWindow, table: Table) -> bool:
        """Replaces the session of the main window by the table's. Returns False, after showing
        an error, if that fails.
        """
        try:
            session = self._sit_down(window, table)
        except (EventError, FileError) as error:
            window.refused(error)
            return False
        self._main.show_session(session)
        return True

    def _sit_down(self, window: EventWindow, table: Table) -> Session:
        try:
            return sit_down(window.store, table, journals())
        except JournalError as error:
            self._main.refuse(said(error, self._main.language))
            return sit_down(window.store, table)

    def _show_board(self) -> None:
        main = self._main
        if main.window is None:
            main.open_first_page()
        if main.window is not None:
            bring_forward(main.window.widget)


def opened(path: Path) -> EventStore:
    """Returns the open store of an event's file, whose author is who joined it, if anybody did.

    Raises EventFileError if the file cannot be opened.
    """
    return open_event(path, author_at(path), sitting=True)


def _followed(path: Path) -> Path:
    """Returns the joined copy of an event that this computer shares; else the same path."""
    record = server_of(path)
    if record is not None:
        for one in joined_events():
            member = one.membership
            is_own = (member.id, member.address) == (record.id, record.address)
            if is_own and probe(one.working).found is not None:
                return one.working
    return path


def _begins_with(store: EventStore, id_: str) -> bool:
    """Returns whether an event is the one with an id: the link of its first entry."""
    links = store.chain().links
    return bool(links) and links[0] == id_


def _may_leave(board: Window, window: EventWindow) -> bool:
    """Returns whether the main window may leave its present case. If not, both windows show
    why.
    """
    before = board.message
    board.show_message("")
    if board.may_close():
        return True
    if board.message:
        window.say(board.message)
    else:
        board.show_message(before)
    return False


def _same(one: Path, other: Path) -> bool:
    first, second = (probed.found for probed in probe_all((one, other)))
    if first is None or second is None:
        return one.absolute() == other.absolute()
    return os.path.samestat(first, second)

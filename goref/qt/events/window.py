"""The window of an event: its tables, their states, and summaries of their cases."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from goref.app.event.files import writing_told
from goref.app.event.glance import Glance
from goref.core.base.language import LANGUAGES, flagged
from goref.core.event.event import Event, Table, TableState
from goref.core.event.notes import Note
from goref.core.rulesets.table import ruleset
from goref.core.texts.faults.said import said
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.context.app_protocol import Host
from goref.qt.context.message_window import MessageWindow
from goref.qt.events.commands import (
    ACTIONS,
    COMMANDS,
    make_actions,
    make_buttons,
    open_menu,
)
from goref.qt.events.dialog_handlers import DialogHandlers
from goref.qt.events.file_watch import FileWatch
from goref.qt.events.focus_return import FocusReturn
from goref.qt.events.round_acts import RoundActs
from goref.qt.events.round_foot import RoundFoot
from goref.qt.events.table_acts import TableActs
from goref.qt.events.tables.filter_bar import FilterBar
from goref.qt.events.tables.glance_scheduler import Cache, GlanceScheduler
from goref.qt.events.tables.table_list import ListPage, TableList
from goref.qt.events.tables.table_model import NO_EVENT, TableModel
from goref.qt.events.unfit_banner import UnfitBanner
from goref.qt.frame.foot import Foot
from goref.qt.look.window_placement import resize_on_screen, set_least_size, stand_as
from goref.qt.manual.beside import Help
from goref.qt.preferences.look_menus import add_looks
from goref.qt.widgets.boxes import in_column
from goref.qt.widgets.metrics import SPACE, WIDE
from goref.qt.widgets.wrapping import WrappingRow, wrapped
from goref.qt.window.drop_handler import DropHandler

SETTLE_MS = 250
"""Milliseconds to wait for further case summaries before the counts are updated."""
SIZE, LEAST = (1180, 740), (800, 500)


class EventWindow(MessageWindow):
    """The window of one event; shows the event's file and carries out acts on it.

    Attributes:
        store: the event's file, open as long as the window is.
        event_read: the event as last read from the file.
        stamp: the store's stamp at that reading; below 0 before the first one.

    Signals:
        adjudicated: a table is to be adjudicated; carries the ``Table``, which has a case.
        happened: an incident is to be entered; carries the ``Table``, with or without a case.
        wanted: a command of no event; carries ``event-new``, ``event-open`` or ``main``.
        reread: the event was read again, and had changed.
        closed: the window and its file were closed; carries the window.
    """

    goes_along = True
    adjudicated = Signal(object)
    happened = Signal(object)
    wanted = Signal(str)
    reread = Signal()
    closed = Signal(object)

    def __init__(self, store: EventStore, host: Host, cache: Cache) -> None:
        super().__init__()
        self.setObjectName("event-window")
        set_least_size(self, LEAST)
        self.store, self.host, self.language = store, host, host.language
        self.event_read: Event = NO_EVENT
        self.stamp = -1
        self.filter = FilterBar(self.language)
        self.model = TableModel(self.language, self.glance, self)
        self.list = TableList(self.model)
        self.acts = TableActs(self)
        self.acts.adjudicated.connect(self.adjudicated)
        self.acts.happened.connect(self.happened)
        self.around = DialogHandlers(self)
        self.rounds = RoundActs(self)
        take = self.around.dropped
        DropHandler(self, lambda paths: take(paths, ""), lambda text: take((), text))
        self.help = Help(self, host)
        self.actions_by_id = make_actions(self)
        menus = ACTIONS.make_menus(self.menuBar())
        ACTIONS.fill_menus(menus, self.actions_by_id)
        menus["show"].addSeparator()
        add_looks(menus["show"], self, host)
        self.next = RoundFoot(self)
        self.banner = UnfitBanner(self)
        self.foot = Foot(self.language)
        self._lay_out()
        self.lookout = GlanceScheduler(store, self.list, host.preferences, cache)
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self._settled)
        self.watch = FileWatch(self)
        FocusReturn(self, self.list.enter)
        self._connect()
        geometry = host.preferences.event_geometry
        if geometry is None or not self.restoreGeometry(geometry):
            resize_on_screen(self, SIZE)

    def begin(self) -> None:
        """Shows the event, and starts to watch for changes by others."""
        self.reload()
        if (told := writing_told(self.store)) is not None:
            self.refused(EventFileError(told))
        self.watch.start()
        self.look_whether_it_fits()
        self.list.enter()

    @property
    def widget(self) -> MessageWindow:
        """The Qt window: the parent of dialogs and objects."""
        return self

    # Building

    def _lay_out(self) -> None:
        inner = QWidget()
        self.detail = wrapped("event-detail", inner, copied=True)
        self.detail.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + 4)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignTop)
        row = self._row = WrappingRow(inner)
        self.buttons = make_buttons(row, self.actions_by_id)
        row.put(*self.buttons.values())
        shown = self.banner, self.filter, self.list, self.detail, row, self.foot
        column = in_column(*shown, inside=inner, gap=SPACE, grows=self.list)
        column.setContentsMargins(WIDE, SPACE, WIDE, SPACE)
        self.setCentralWidget(inner)

    def _connect(self) -> None:
        self.filter.changed.connect(self._show_tables)
        self.filter.entered.connect(self.list.enter)
        self.list.activated.connect(self.actions_by_id["adjudicate"].trigger)
        self.list.selected.connect(self._selected)
        self.list.scrolled.connect(self.lookout.schedule_next)
        self.list.menued.connect(lambda at: open_menu(self, self.actions_by_id, at))
        self.list.wanted.connect(lambda id_: self.actions_by_id[id_].trigger())
        self.lookout.made.connect(self._looked_at)

    # Reading

    def reload(self) -> bool:
        """Reads the event again; returns False, after showing the error, if that fails."""
        before = self.stamp
        try:
            stamp = self.store.stamp()
            event = self.store.event()
        except FileError as error:
            self.refused(error)
            return False
        self.event_read, self.stamp = event, stamp
        if self.unfit and before != stamp:
            self.look_whether_it_fits()  # the change may have corrected it
        self.filter.show_event(event)
        self._show_tables()
        self.setWindowTitle(f"{event.info.name} — goref")
        if before >= 0 and before != stamp:
            self.reread.emit()
        elif before < 0:
            rules = ruleset(event.info.rules).name.in_(self.language)
            told = filter(None, (event.info.name, event.info.place, rules))
            self.say(LANGUAGES[self.language].listed(told))
        return True

    @property
    def unfit(self) -> Sequence[Note]:
        """The differences of the event from its audit that the last comparison found."""
        return self.banner.notes

    def look_whether_it_fits(self) -> None:
        """Starts comparing the event with its audit; the banner then shows the differences."""
        self.banner.look()

    def table_of(self, id_: int) -> Table | None:
        """Returns the table with an id, as last read; None if there is none."""
        return next((t for t in self.event_read.tables if t.id == id_), None)

    @property
    def table(self) -> Table | None:
        """The table that is chosen in the list; None if there is none."""
        return self.list.table_chosen()

    def choose(self, table: Table) -> None:
        """Chooses a table in the list; if the filter hides it, shows the table's round."""
        if self.model.number_of(table.id) is None:
            self.filter.clear()
            self.filter.rounds.setCurrentIndex(self.filter.rounds.findData(table.round))
        row = self.model.number_of(table.id)
        if row is not None:
            self.list.choose_row(row)

    # Showing

    def say(self, text: str) -> None:
        """Shows a text in the status line."""
        self.show_message(text)

    def refused(self, error: Exception) -> None:
        """Shows an error in the status line."""
        self.say(flagged(said(error, self.language)))

    def glance(self, table: Table) -> Glance | None:
        """Returns the summary of a table's case; None if there is none yet."""
        return self.lookout.of(table)

    @property
    def round(self) -> int:
        """The chosen round; 0 for all rounds."""
        return self.filter.round

    @property
    def listed(self) -> Sequence[Table]:
        """The tables that the list shows, in its order."""
        return self.model.rows

    @property
    def tables(self) -> Sequence[Table]:
        """The tables of the chosen round, or of all rounds."""
        return self.event_read.of_round(self.round) if self.round else self.event_read.tables

    def ready(self) -> list[Table]:
        """Returns the tables of the chosen round that only have to be decided."""
        return list(filter(self.lookout.is_ready, self.tables))

    def unlooked(self) -> int:
        """Returns how many undecided tables of the chosen round have a case but no summary."""
        return self.lookout.unlooked(self.tables)

    def _show_tables(self) -> None:
        """Shows the tables that pass the filter; keeps the chosen table if it is among them."""
        event, chosen = self.event_read, self.table
        self.lookout.on_preferences_changed()
        tables = self.filter.chosen(event, self.lookout.is_ready)
        top = self.list.table.verticalScrollBar().value()
        self.model.show_tables(event, tables)
        row = self.model.number_of(chosen.id) if chosen is not None else None
        if row is None:
            open_ = (n for n, t in enumerate(tables) if t.state is not TableState.DECIDED)
            row = next(open_, 0)
        with QSignalBlocker(self.list):  # _selected() runs below, once
            self.list.choose_row(row, scroll=False)
        self.list.table.verticalScrollBar().setValue(top)
        if tables:
            self.list.show_page(ListPage.TABLES)
        else:
            self.list.show_page(ListPage.NONE_FIT if event.tables else ListPage.EMPTY)
        self._count()
        self._selected()
        self.lookout.begin()

    def _settled(self) -> None:
        """Updates the counts, the filter "ready" and the foot after further case summaries."""
        if self.filter.states.currentData() == "ready":
            tables = self.filter.chosen(self.event_read, self.lookout.is_ready)
            if tables != list(self.model.rows):
                self._show_tables()
                return
        self._count()
        self.foot.show_foot(self.next.state())

    def _count(self) -> None:
        self.next.look()
        self.actions_by_id["ready"].setEnabled(self.next.has_ready)

    def _selected(self) -> None:
        """Enables the commands that the chosen table allows, and shows its details."""
        table = self.table
        glance = self.glance(table) if table is not None else None
        for command in filter(lambda command: command.of_table, COMMANDS):
            on = table is not None and self.acts.can(command.id, table, glance)
            self.actions_by_id[command.id].setEnabled(on)
            if command.id in self.buttons:
                self.buttons[command.id].setEnabled(on)
        for id_, can in self.rounds.offers().items():
            self.actions_by_id[id_].setEnabled(can)
        self.detail.setText(self.model.detail(table) if table is not None else "")
        self.foot.show_foot(self.next.state())

    def go_to_round(self, round: int) -> None:
        """Clears the filter and shows the tables of a round; 0 shows all rounds."""
        self.filter.clear()
        self.filter.rounds.setCurrentIndex(self.filter.rounds.findData(round))
        self.list.enter()

    def _looked_at(self, digest: str) -> None:
        self.model.looked_at(digest)
        table = self.table
        if table is not None and table.case == digest:
            self._selected()
        if not self._settling.isActive():
            self._settling.start()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the next act if the focused widget ignores it; a held key does nothing."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            if not event.isAutoRepeat():
                self.foot.press()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.host.preferences.event_geometry = self.saveGeometry()
        self.leave()
        self.help.leave()
        self.store.close()
        event.accept()
        self.closed.emit(self)

    def leave(self) -> None:
        """Stops all work. The file is kept open for a window in another language."""
        self.watch.stop()
        self.removeEventFilter(self.watch)
        self._settling.stop()
        self.lookout.stop()
        self.banner.stop()

    def restore_from(self, old: EventWindow) -> None:
        """Takes over position, filter and chosen table from the window that it replaces."""
        stand_as(self, old)
        self.filter.restore_from(old.filter)
        if old.table is not None:
            self.choose(old.table)

"""The window of an event: its tables, their states, and summaries of their cases."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from goref.app.event.closing import to_decide_again
from goref.app.event.files import writing_told
from goref.app.event.glance import Glance
from goref.app.event.slips import Slip, only_round
from goref.core.base.faults import fault
from goref.core.base.language import LANGUAGES, flagged
from goref.core.base.particles import formatted
from goref.core.event.event import Event, EventError, Table, TableState
from goref.core.event.notes import Note
from goref.core.texts.faults.said import said
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.context.app_protocol import Host
from goref.qt.context.message_window import MessageWindow
from goref.qt.events.commands import (
    ACTIONS,
    COMMANDS,
    LETTERS,
    RESULTS,
    make_actions,
    make_buttons,
    open_menu,
)
from goref.qt.events.dialog_handlers import DialogHandlers
from goref.qt.events.file_watch import FileWatch
from goref.qt.events.focus_return import FocusReturn
from goref.qt.events.round_acts import RoundActs
from goref.qt.events.round_foot import RoundFoot
from goref.qt.events.sharing.sharing_chip import SharingChip
from goref.qt.events.table_acts import CHANGING, TableActs
from goref.qt.events.tables.filter_bar import CHIP_HEIGHT, FilterBar
from goref.qt.events.tables.glance_scheduler import Cache, GlanceScheduler
from goref.qt.events.tables.table_list import DIGITS, ListPage, TableList
from goref.qt.events.tables.table_model import NO_EVENT, TableModel
from goref.qt.events.tables.table_panel import TablePanel
from goref.qt.events.unfit_banner import UnfitBanner
from goref.qt.frame.foot import Foot
from goref.qt.look.metrics import HEADING, ROOM, SMALL, SPACE
from goref.qt.look.style import FLAT
from goref.qt.look.window_placement import resize_on_screen, set_least_size, stand_as
from goref.qt.manual.beside import Help
from goref.qt.preferences.look_menus import add_looks
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.buttons import bar_button, set_role
from goref.qt.widgets.dialog import run
from goref.qt.widgets.wrapping import wrapped
from goref.qt.window.drop_handler import DropHandler

SETTLE_MS = 250
"""Milliseconds to wait for more case summaries before the counts are updated."""
SIZE, LEAST = (1240, 760), (900, 560)
LOW = 700
"""The height of the window, in logical pixels, below which the foot is small."""
LIST_PART, PANEL_PART = 5, 2
"""The relative widths of the list of tables and of the panel with the selected table."""


class EventWindow(MessageWindow):
    """The window of one event. It shows the event's file and carries out acts on it.

    Attributes:
        store: the event's file; it is open as long as the window is.
        event_read: the event as last read from the file.
        stamp: the number of the file's version that was last read; below 0 before the first.

    Signals:
        adjudicated: the user wants to adjudicate a table; carries the ``Table``, which has a
            case.
        happened: the user wants to enter an incident; carries the ``Table`` and the kind of
            entry: ``"protest"``, ``"time"`` or "".
        wanted: a command was chosen that the windows of events carry out together, such as
            ``"event-open"``, ``"event-share"`` or ``"main"``; carries its id.
        reread: the event was read again and had changed.
        closed: the window and its file were closed; carries the window.
    """

    goes_along = True
    adjudicated = Signal(object)
    happened = Signal(object, str)
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
        self.sharing = SharingChip(self)
        self.foot = Foot(self.language)
        self.panel = TablePanel(host.theme, self.language)
        self._missed: list[tuple[int, int, str]] = []  # round or 0, number, as typed
        self._asked: tuple[int, str] | None = None  # the slip that has to be confirmed
        self._said = ""  # in the foot, without the slips that were missed
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
        """Reads and shows the event, and starts to watch its file."""
        self.reload()
        if (told := writing_told(self.store)) is not None:
            self.refused(EventFileError(told))
        self.watch.start()
        self.sharing.begin()
        self.look_whether_it_fits()
        self.list.enter()

    @property
    def widget(self) -> MessageWindow:
        """This window, to be used as the parent of dialogs and QObjects."""
        return self

    # Building

    def _lay_out(self) -> None:
        inner = QWidget()
        self.heading = wrapped("event-heading", inner, size=HEADING, bold=True)
        self.detail, row = self.panel.detail, self.panel.acts
        self.buttons = make_buttons(row, self.actions_by_id)
        row.put(*self.buttons.values())
        chip = self.sharing.button
        head = in_row(self.heading, self.filter, chip, gap=ROOM, grows=self.filter)
        tables = in_column(self.filter.chips, self.list, gap=SPACE, grows=self.list)
        middle = in_row(gap=ROOM)
        middle.addLayout(tables, LIST_PART)
        middle.addWidget(self.panel, PANEL_PART)
        shown = self.banner, head, middle, self.foot
        column = in_column(*shown, inside=inner, gap=SPACE, grows=middle)
        column.setContentsMargins(ROOM, SPACE, ROOM, 0)
        self.told = wrapped("event-told", inner, copied=True, size=SMALL)
        undo = self.actions_by_id["undo"]
        text = f"{self.tr('Undo')}  {undo.shortcut().toString()}"
        self.undo = bar_button("event-undo", text, undo.trigger, inner, tall=CHIP_HEIGHT)
        set_role(self.undo, FLAT)
        line = QWidget(inner)
        in_row(self.undo, self.told, inside=line, gap=SPACE, grows=self.told)
        self.foot.put_line(line)
        self.setCentralWidget(inner)

    def _connect(self) -> None:
        self.filter.changed.connect(self._filter_changed)
        self.filter.entered.connect(self.list.enter)
        self.filter.typed.connect(self._enter_slip)
        self.filter.escaped.connect(self._forget_missed)
        self.list.rows.keyed.connect(self._press_letter)
        self.list.activated.connect(self.actions_by_id["adjudicate"].trigger)
        self.list.selected.connect(self._selected)
        self.list.scrolled.connect(self.lookout.schedule_next)
        self.list.menued.connect(lambda at: open_menu(self, self.actions_by_id, at))
        self.list.wanted.connect(lambda id_: self.actions_by_id[id_].trigger())
        self.lookout.made.connect(self._looked_at)
        self.sharing.button.clicked.connect(self._show_sharing)
        self.sharing.caught_up.connect(self.watch.look)

    # Reading

    def reload(self) -> bool:
        """Reads the event from its file. If that fails, shows the error and returns False."""
        before = self.stamp
        try:
            stamp = self.store.stamp()
            event = self.store.event()
            again = to_decide_again(self.store, event.tables)
        except FileError as error:
            self.refused(error)
            return False
        link = self.event_read.link  # entries may have been replaced by as many others
        self.event_read, self.stamp = event, stamp
        self.model.again = frozenset(table.id for table in again)
        if self.unfit and before != stamp:
            self.look_whether_it_fits()  # the change may have corrected it
        self.filter.show_event(event)
        self._show_tables()
        self.setWindowTitle(f"{event.info.name} — goref")
        self.heading.setText(event.info.name)
        if before >= 0 and (before != stamp or link != event.link):
            self.reread.emit()
        return True

    def _show_sharing(self) -> None:
        from goref.qt.events.sharing.sharing_dialog import SharingDialog

        run(SharingDialog(self, self, self.sharing))
        self.reload()

    @property
    def unfit(self) -> Sequence[Note]:
        """The contradictions between event and audit that the last comparison found."""
        return self.banner.notes

    def look_whether_it_fits(self) -> None:
        """Starts comparing the event with its audit. The banner shows the result later."""
        self.banner.look()

    def table_of(self, id_: int) -> Table | None:
        """Returns the table with an id, as last read from the file, or None."""
        return next((t for t in self.event_read.tables if t.id == id_), None)

    @property
    def table(self) -> Table | None:
        """The table selected in the list; None if no table is selected."""
        return self.list.table_chosen()

    def choose(self, table: Table) -> None:
        """Selects a table in the list. If the filter hides it, shows the table's round
        unfiltered.
        """
        if self.model.number_of(table.id) is None:
            self.filter.clear()
            self.filter.rounds.setCurrentIndex(self.filter.rounds.findData(table.round))
        row = self.model.number_of(table.id)
        if row is not None:
            self.list.choose_row(row)

    # Showing

    @property
    def message(self) -> str:
        """The message in the foot; "" for no message."""
        return self.told.text()

    def show_message(self, text: str) -> None:
        """Shows a message in the foot, followed by typed results that could not be entered."""
        self._said = text
        if self._missed:
            listed = LANGUAGES[self.language].listed(typed for *_, typed in self._missed)
            missed = formatted(self.tr("Not entered: {slips}"), slips=listed)
            text = " · ".join(filter(None, (text, missed)))
        self.told.setText(text)
        self._show_undo()

    def hush(self) -> None:
        """Removes the message, which is about an earlier act; slips not entered remain."""
        if self._said:
            self.say("")

    def say(self, text: str) -> None:
        """Shows a message in the foot."""
        self.show_message(text)

    def remember(self, undo: Callable[[], str], text: str) -> None:
        """Makes an act the last one that Undo undoes, as :meth:`TableActs.remember` does."""
        self.acts.remember(undo, text)

    def refused(self, error: Exception) -> None:
        """Shows an error in the foot."""
        self.say(flagged(said(error, self.language)))

    def glance(self, table: Table) -> Glance | None:
        """Returns the summary of a table's case. None if the table has no case, or it was not
        read yet.
        """
        return self.lookout.of(table)

    @property
    def round(self) -> int:
        """The number of the shown round, from 1; 0 if the tables of all rounds are shown."""
        return self.filter.round

    @property
    def listed(self) -> Sequence[Table]:
        """The tables in the list, from top to bottom: those that pass the filter."""
        return self.model.rows

    @property
    def tables(self) -> Sequence[Table]:
        """The tables of the shown round, or of all rounds, including those the filter hides."""
        return self.event_read.of_round(self.round) if self.round else self.event_read.tables

    def ready(self) -> list[Table]:
        """Returns the undecided ones among :attr:`tables` whose case is ready to be decided."""
        return list(filter(self.lookout.is_ready, self.tables))

    def unlooked(self) -> int:
        """Returns how many of :attr:`tables` have a case that was not read yet.

        Tables that are decided or in dispute are not counted.
        """
        return self.lookout.unlooked(self.tables)

    def _show_tables(self) -> None:
        """Shows the tables that pass the filter. Keeps the selected table if it is one
        of them.
        """
        event, chosen = self.event_read, self.table
        self.lookout.on_preferences_changed()
        tables = self.filter.chosen(event, self.model.status)
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

    def _filter_changed(self) -> None:
        """Shows the tables that pass the filter.

        If the typed text is a table's number, selects that table, even if other tables match
        too.
        """
        if self.filter.search.text()[:1].isdigit():  # a slip
            self.hush()
        self._show_tables()
        meant = self.filter.meant(self.listed)
        if meant is not None:
            self.choose_if_shown(meant)

    def _settled(self) -> None:
        """Updates counts, foot and filter after new case summaries."""
        if self.filter.status is not None:
            tables = self.filter.chosen(self.event_read, self.model.status)
            if tables != list(self.model.rows):
                self._show_tables()
                return
        self._count()
        self.foot.show_foot(self.next.state())

    def _count(self) -> None:
        self.next.look()
        self.filter.count(map(self.model.status, self.tables))
        self.actions_by_id["ready"].setEnabled(self.next.has_ready)

    def _selected(self) -> None:
        """Enables the commands that are possible at the selected table, and shows its
        details.
        """
        table = self.table
        glance = self.glance(table) if table is not None else None
        for command in filter(lambda command: command.of_table, COMMANDS):
            on = table is not None and self.acts.can(command.id, table, glance)
            self.actions_by_id[command.id].setEnabled(on)
            if command.id in self.buttons:
                self.buttons[command.id].setEnabled(on)
        for id_, can in self.rounds.offers().items():
            self.actions_by_id[id_].setEnabled(can)
        detail = self.model.detail(table) if table is not None else ""
        self.panel.show_table(self.event_read, table, glance, detail)
        self.actions_by_id["undo"].setEnabled(self.acts.can_undo)
        self._show_undo()
        self.foot.show_foot(self.next.state())

    def _show_undo(self) -> None:
        """Shows the Undo button while the foot shows the message about the act to be undone."""
        self.undo.setVisible(self.acts.can_undo and self._said == self.acts.said)

    # Entering results

    def enter_results(self) -> None:
        """Moves the focus to the line in which results are typed."""
        self.filter.seek()

    def _press_letter(self, letter: str) -> None:
        """Carries out what a letter means for the selected table."""
        table = self.table
        if table is None:
            return
        if letter in LETTERS:
            command = LETTERS[letter]
            if command in CHANGING and table.round in self.event_read.info.closed:
                self.refused(EventError(fault("round-closed", round=table.round)))
                return
            self.actions_by_id[command].trigger()
            return
        rows = list(self.listed)
        after = rows[min(rows.index(table) + 1, len(rows) - 1)]

        def entered() -> None:
            self._drop_missed(table)
            self.choose_if_shown(after)

        self.acts.enter(table, RESULTS[letter], then=entered)

    def _enter_slip(self, slip: Slip) -> None:
        """Enters a typed result. If that fails, the foot keeps showing it, so that it is not
        lost.
        """
        typed, search = self.filter.search.text(), self.filter.search
        round = slip.round or self.round or only_round(self.event_read)
        tables = [t for t in self.event_read.of_round(round) if t.number == slip.number]
        problem, forced = "", False
        if not round:
            problem = self.tr("Choose a round, or type it: 2/12 B.")
        elif not tables:
            told = self.tr("There is no table {table}.")
            problem = formatted(told, table=f"{round}/{slip.number}")
        else:
            asked = (tables[0].id, slip.word)
            forced = asked == self._asked
            problem = self.acts.obstacle(tables[0], slip.word, forced=forced)
            self._asked = asked if self.acts.is_odd(tables[0], slip.word) else None
        with QSignalBlocker(self.filter):  # the list is shown again below
            search.clear()
        if not problem and not self.acts.enter(tables[0], slip.word, forced=forced):
            problem = self.message
        if problem:
            QApplication.beep()
            self._missed.append((round, slip.number, typed.strip()))
            self._show_tables()
            self.say(flagged(problem))
        else:
            self._drop_missed(tables[0])
        if tables and round:
            self.choose_if_shown(tables[0])

    def _drop_missed(self, table: Table) -> None:
        """Removes the results typed for a table from the foot, since the table is now
        decided.
        """
        meant = [(round, table.number) for round in (0, table.round)]
        left = [missed for missed in self._missed if missed[:2] not in meant]
        if left != self._missed:
            self._missed = left
            self.say(self._said)

    def choose_if_shown(self, table: Table) -> None:
        """Selects a table in the list, unless the filter hides it."""
        row = self.model.number_of(table.id)
        if row is not None:
            self.list.choose_row(row)

    def _forget_missed(self) -> None:
        """Removes from the foot the typed results that could not be entered."""
        if self._missed:
            self._missed.clear()
            self.say("")

    def go_to_round(self, round: int) -> None:
        """Clears the filter and shows a round; 0 shows all rounds."""
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
        """Handles keys that the focused widget did not use. Repeats of a key held down do
        nothing.

        Enter performs the next act, letters act on the selected table, and a digit begins a
        result.
        """
        keypad, shift = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.ShiftModifier
        held, letter = event.modifiers() & ~keypad, event.text().lower()
        # A menu passes on the keys that are no letters of its own.
        meant = not event.isAutoRepeat() and QApplication.activePopupWidget() is None
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            if meant:
                self.foot.press()
            return
        if letter and (letter in LETTERS or letter in RESULTS) and not held & ~shift:
            if meant:
                self._press_letter(letter)
            return
        if letter and letter in DIGITS and not held & ~shift:
            if meant:
                self.filter.begin(letter)
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.foot.set_brief(self.height() < LOW)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_end_sharing():
            event.ignore()
            return
        self.host.preferences.event_geometry = self.saveGeometry()
        self.leave()
        self.help.leave()
        self.store.close()
        event.accept()
        self.closed.emit(self)

    def _may_end_sharing(self) -> bool:
        """Asks about the server of this computer, if the event has one; returns False to
        stay open."""
        if self.sharing.sync is None:
            return True
        from goref.app.serving.own_server import server_joined
        from goref.qt.events.sharing.end_question import EndQuestion

        server = server_joined(self.sharing.sync.joined, self.language)
        if server is None:
            return True
        question = run(EndQuestion(self, server, self.sharing.state, self.language))
        return question.result() == EndQuestion.DialogCode.Accepted

    def leave(self) -> None:
        """Stops all background work. Leaves the file open, for another window that replaces
        this one.
        """
        self.watch.stop()
        self.removeEventFilter(self.watch)
        self._settling.stop()
        self.lookout.stop()
        self.banner.stop()
        self.sharing.stop()

    def restore_from(self, old: EventWindow) -> None:
        """Copies position, filter and selected table from ``old``, the window that this one
        replaces.
        """
        stand_as(self, old)
        self.filter.restore_from(old.filter)
        if old.table is not None:
            self.choose(old.table)

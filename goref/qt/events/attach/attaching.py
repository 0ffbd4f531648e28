"""The dialog that adds many games to an event, at existing or new tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QCoreApplication, QModelIndex
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QComboBox, QFileDialog, QWidget

from goref.app.event.adding.games import Game, look_through
from goref.app.event.adding.plans import AddedGame, AddingPlan, carry_out
from goref.app.event.files import open_event
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.event.event import MOST_ROUNDS, Event, EventError, Table
from goref.core.texts.faults.said import said
from goref.io.event.store import EventStore
from goref.io.files import FileError
from goref.qt.events.attach.layout import AttachForm
from goref.qt.events.attach.model import AttachModel, AttachRow
from goref.qt.events.dialogs.fault_box import changed_in, opened
from goref.qt.look import motion
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.file_questions import files_to_open
from goref.qt.widgets.wrapping import tell
from goref.qt.work.work import Work


def fill_targets(box: QComboBox, model: AttachModel, row: AttachRow, round: int) -> None:
    """Offers the tables at which a game can be put, existing and new ones. Selects the present
    target.

    The data of an item is (table, 0), (None, round of a new table), or (None, 0) for no target.
    """
    box.addItem(QCoreApplication.translate("event-attach", "no table yet"), (None, 0))
    rounds = {round, round + 1, row.game.round or round, *(t.round for t in model.free_tables)}
    wish = row.wish
    tables = list(model.free_tables)
    for mine in (model.table_of(row), wish.table if wish else None):
        if mine is not None and all(mine.id != table.id for table in tables):
            tables.insert(0, mine)
    if wish is not None and wish.table is None:
        rounds.add(wish.round)
    for table in tables:
        box.addItem(f"{table.place}  {model.players_of(table)}", (table, 0))
    for number in sorted(n for n in rounds if n <= MOST_ROUNDS):
        new = QCoreApplication.translate("event-attach", "a new table in round {round}")
        box.addItem(formatted(new, round=number), (None, number))
    if wish is None:
        return
    for at in range(box.count()):
        table, number = box.itemData(at)
        same = wish.table is not None and table is not None and table.id == wish.table.id
        if same or (wish.table is None and number == wish.round):
            box.setCurrentIndex(at)
            return


@frozen
class Done:
    """The result of carrying out a plan.

    Attributes:
        steps: the steps carried out.
        tables: the table of each step.
        event: the event afterwards.
    """

    steps: tuple[AddedGame, ...]
    tables: tuple[Table, ...]
    event: Event


def do(path: Path, who: str, plan: AddingPlan, *, read_only: bool = False) -> Done:
    """Carries out a plan in the event at a path.

    Raises:
        EventError: the event does not allow it.
        FileError: the event's file cannot be used.
    """
    with open_event(path, who, read_only=read_only) as store:
        tables = carry_out(store, plan)
        return Done(plan.doable, tables, store.event())


class AttachDialog(AttachForm):
    """The list of games, each with its target table. OK adds the checked games."""

    def __init__(self, parent: QWidget | None, store: EventStore, language: Language) -> None:
        event = store.event()
        super().__init__(parent, AttachModel(event, language))
        self._store, self._language = store, language
        self.round.setValue(max((t.round for t in event.tables), default=1))
        self._halt = Flag()
        self._doing = False
        self.work = Work(self)
        self.model.planned.connect(self._show)
        self.table.selectionModel().currentRowChanged.connect(self._show_row)
        self.table.toggled.connect(self._toggle)
        self.table.doubleClicked.connect(lambda index: self.target.showPopup())
        self.target.activated.connect(self._send)
        self.files.clicked.connect(self._ask_files)
        self.folder.clicked.connect(self._ask_folder)
        self.paste.clicked.connect(lambda: self.look((), QGuiApplication.clipboard().text()))
        self.rest.clicked.connect(self._make_tables)
        self.stop.clicked.connect(self._halt.set)
        self.ok.clicked.connect(self._do)
        self.leave.clicked.connect(self.reject)
        self._busy(False)
        self._show()

    def _make_tables(self) -> None:
        if self.round.finish():
            self.model.make_tables(self.round.value())

    # Reading

    def look(self, paths: Sequence[Path], text: str = "") -> None:
        """Starts to read the games in files, folders and a text, and adds them to the list.

        Does nothing if there is nothing to read, or other games are being read or added.
        """
        if self.work.is_busy or not (paths or text.strip()):
            return
        event = opened(self, self._language, self._store.event)
        if event is None:
            return
        self.model.renew(event)
        halt, called = self._halt, self.tr("pasted")
        halt.clear()
        self._busy(True)
        self.work.start(
            lambda task: look_through(
                event,
                paths,
                text,
                called,
                lambda: task.is_given_up() or halt.is_set(),
                task.tell,
            ),
            self._add,
            self._failed,
            self._tell,
        )

    def _tell(self, now: int, of: int, what: str) -> None:
        self.bar.setMaximum(of)
        self.bar.setValue(now)
        self.said.setText(formatted(self.tr("Reading {name}…"), name=what))

    def _ask_files(self) -> None:
        kinds = self.tr(
            "Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt)"
            ";;All files (*)"
        )
        title = self.tr("Games to put into the event")
        self.look(files_to_open(self, title, Preferences(), kinds))

    def _ask_folder(self) -> None:
        preferences = Preferences()
        name = QFileDialog.getExistingDirectory(
            self, self.tr("A folder of games"), preferences.folder
        )
        if name:
            preferences.folder = name
            self.look([Path(name)])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if not self.work.is_busy and (data.hasUrls() or data.hasText()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
        self.look(
            [Path(url.toLocalFile()) for url in urls],
            "" if urls else event.mimeData().text(),
        )

    # Choosing

    @property
    def row(self) -> AttachRow | None:
        """The selected game, or None."""
        at = self.table.currentIndex().row()
        return self.model.rows[at] if 0 <= at < len(self.model.rows) else None

    def _toggle(self, at: int) -> None:
        self.model.want(at, not self.model.rows[at].is_wanted)

    def _send(self, at: int) -> None:
        table, round = self.target.itemData(at)
        self.model.send(self.table.currentIndex().row(), table, round)

    def _show_row(self, current: QModelIndex) -> None:
        row = self.row
        self.target.clear()
        self.target.setEnabled(row is not None and row.is_open)
        if row is None:
            self.notes.show_lines(())
            return
        self.notes.show_lines(self.model.lines(row))
        if not row.is_open:
            self.target.addItem(row.place or "–", (None, 0))
            return
        fill_targets(self.target, self.model, row, self.round.value())

    def _show(self) -> None:
        """Updates the counts, the buttons, and the fields about the selected game."""
        rows = self.model.rows
        games = sum(row.game.opened is not None for row in rows)
        bad = len(rows) - games
        doable = len(self.model.plan.doable)
        wanted = sum(row.is_wanted for row in rows)
        parts = [formatted(self.tr("Games: {count}."), count=games)]
        if bad:
            parts.append(formatted(self.tr("Files that cannot be used: {count}."), count=bad))
        if wanted > doable:
            told = self.tr("✕ Checked, but not possible as it is: {count}.")
            parts.append(formatted(told, count=wanted - doable))
        if players := self.model.plan.players:
            parts.append(formatted(self.tr("New players: {count}."), count=len(players)))
        empty = self.tr("Choose files or a folder, paste games, or drop them here.")
        self.told.setText(" ".join(parts) if rows else empty)
        self.ok.setText(formatted(self.tr("&Put games in: {count}"), count=doable))
        self.ok.setEnabled(bool(doable) and not self.work.is_busy)
        self.rest.setEnabled(any(row.is_homeless for row in rows))
        self._show_row(self.table.currentIndex())

    # Doing

    def _do(self) -> None:
        plan = self.model.plan
        store = self._store
        path, who, shut = store.path, store.who, store.read_only
        if plan.doable and not self.work.is_busy:
            self._doing = True
            self._busy(True)
            self.said.setText(self.tr("Putting the games in …"))
            self.work.start(
                lambda task: do(path, who, plan, read_only=shut),
                self._put,
                self._failed,
                writes=True,
            )

    def _put(self, done: Done) -> None:
        self._doing = False
        self._busy(False)
        self.changed = True
        self.model.put(done.steps, done.tables, done.event)
        count = len(done.tables)
        tell(
            self.said,
            "✓ " + formatted(self.tr("Attached to their tables: {count}."), count=count),
        )
        if not any(not row.place for row in self.model.rows):
            self.accept()

    def _add(self, games: tuple[Game, ...]) -> None:
        self._busy(False)
        self.model.add(games, self.round.value())
        tell(self.said, "" if games else "✕ " + self.tr("No game was found there."))
        if games and not self.table.currentIndex().isValid():
            self.table.selectRow(0)
        self._show()

    def _failed(self, error: Exception) -> None:
        self._doing = False
        self._busy(False)
        tell(self.said, f"✕ {said(error, self._language)}")
        try:
            self.model.renew(self._store.event())
        except (EventError, FileError) as other:
            tell(self.said, f"✕ {said(other, self._language)}")

    def _busy(self, on: bool) -> None:
        for widget in (self.files, self.folder, self.paste, self.rest, self.round, self.table):
            widget.setEnabled(not on)
        self.leave.setEnabled(not self._doing)
        self.ok.setEnabled(not on and bool(self.model.plan.doable))
        if on:
            motion.busy(self.bar, Preferences().motion)
        self.bar.setVisible(on)
        self.stop.setVisible(on and not self._doing)
        self.said.setVisible(on or bool(self.said.text()))
        if not on:
            self.table.setFocus()

    def done(self, result: int) -> None:
        if not self._doing:  # not in the middle of a change
            self.work.stop()
            super().done(result)


def attach_records(
    parent: QWidget | None,
    store: EventStore,
    language: Language,
    paths: Sequence[Path] = (),
    text: str = "",
) -> bool:
    """Opens the dialog to add games to an event. Returns whether the event was changed.

    Args:
        paths: files and folders to read when the dialog opens.
        text: one or more games as SGF; "" for none.
    """

    def make() -> AttachDialog:
        dialog = AttachDialog(parent, store, language)
        dialog.look(tuple(paths), text)
        return dialog

    return changed_in(parent, language, make)

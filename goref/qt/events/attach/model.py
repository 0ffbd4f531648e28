"""The Qt model of the games to add: which are checked, and their target tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, Signal

from goref.app.event.adding.games import Game
from goref.app.event.adding.plans import AddedGame, AddingPlan, RequestedTarget, plan, proposed
from goref.app.event.table_storage import names_of
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.core.event.event import Event, Table
from goref.core.event.notes import Note
from goref.core.texts.faults.said import said
from goref.qt.events.dialogs.notes_box import in_words
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.widgets.rows_model import Index, Role, RowsModel, TableColumn

Column = IntEnum("Column", "FILE BLACK WHITE TABLE NOTES", start=0)
"""The columns, from the left."""


@dataclass
class AttachRow:
    """A game in the list.

    Attributes:
        wish: the target chosen for it; None for none.
        step: its step in the present plan; None if it has none.
        place: the table to which it was attached, such as ``"2/12"``; "" before.
        taken: the notes on the step that attached it.
    """

    game: Game
    wish: RequestedTarget | None = None
    step: AddedGame | None = field(default=None, repr=False)
    place: str = ""
    taken: tuple[Note, ...] = ()

    @property
    def is_open(self) -> bool:
        """True if the game could be read and is not attached yet."""
        return self.game.opened is not None and not self.place

    @property
    def is_going(self) -> bool:
        """True if the game is to be attached: it is open and has a target."""
        return self.is_open and self.wish is not None

    @property
    def is_homeless(self) -> bool:
        """True if the game is open and has no target. False if its table is decided by a case
        already.
        """
        decided = any(note.code == "table-decided" for note in self.game.notes)
        return self.is_open and self.wish is None and not decided

    @property
    def is_wanted(self) -> bool:
        return self.is_open and self.wish is not None and self.wish.wanted


class AttachModel(RowsModel[AttachRow]):
    """The games to add. A check mark means that the game will be added.

    Attributes:
        rows: the games.
        plan: what will be done with the games that have a target.

    Signals:
        planned: the plan has changed.
    """

    planned = Signal()

    def __init__(self, event: Event, language: Language) -> None:
        columns = (
            TableColumn[AttachRow](
                QT_TRANSLATE_NOOP("event-attach", "Game record"),
                lambda row: row.game.title,
                tip=lambda row: row.game.file if row.game.number == 1 else row.game.title,
                checked=lambda row: row.is_wanted if row.is_going else None,
            ),
            TableColumn[AttachRow](
                QT_TRANSLATE_NOOP("event-attach", "Black"), lambda row: row.game.black
            ),
            TableColumn[AttachRow](
                QT_TRANSLATE_NOOP("event-attach", "White"), lambda row: row.game.white
            ),
            TableColumn[AttachRow](QT_TRANSLATE_NOOP("event-attach", "Table"), self.target),
            TableColumn[AttachRow](
                QT_TRANSLATE_NOOP("event-attach", "Remarks"),
                lambda row: "   ".join(self.lines(row)),
                tip=lambda row: "\n".join(self.lines(row)),
            ),
        )
        super().__init__(columns, "event-attach")
        self._event = event
        self._language = language
        self.plan = AddingPlan()

    @property
    def free_tables(self) -> tuple[Table, ...]:
        """The tables without a case; the decided ones come last."""
        bare = (table for table in self._event.tables if not table.case)
        return tuple(sorted(bare, key=lambda table: table.result is not None))

    def table_of(self, row: AttachRow) -> Table | None:
        """Returns the table to which a game seems to belong.

        None if there is no such table, it was removed, or it is decided by a case already.
        """
        if row.game.table is None:
            return None
        id_ = row.game.table.id
        return next((t for t in self._event.tables if t.id == id_ and not t.is_by_case), None)

    def players_of(self, table: Table) -> str:
        """Returns the names of the players at a table, Black first."""
        return names_of(self._event, table)

    def add(self, games: Sequence[Game], round: int) -> None:
        """Adds games at the end with proposed targets. Skips games that are already in the
        list.
        """
        there = {(row.game.file, row.game.number, row.game.data) for row in self.rows}
        games = [g for g in games if (g.file, g.number, g.data) not in there]
        if not games:
            return
        wishes = proposed(self._event, games, round, beside=self._wishes())
        self.add_rows([AttachRow(game, wish) for game, wish in zip(games, wishes, strict=True)])
        self._plan()

    def want(self, row: int, on: bool) -> None:
        """Checks a game if ``on``, else unchecks it. Does nothing if it has no target."""
        found = self.rows[row]
        if found.is_open and found.wish is not None and found.wish.wanted != on:
            found.wish = replace(found.wish, wanted=on)
            self._plan()

    def send(self, row: int, table: Table | None, round: int) -> None:
        """Sets the target of a game: a table, a new table in a round, or for (None, 0) no
        target.
        """
        found = self.rows[row]
        if not found.is_open:
            return
        nowhere = table is None and not round
        found.wish = None if nowhere else RequestedTarget(found.game, table, round)
        self._plan()

    def make_tables(self, round: int) -> None:
        """Gives each game that has no target (:attr:`AttachRow.is_homeless`) a new table in a
        round.
        """
        left = [row for row in self.rows if row.is_homeless]
        wishes = proposed(
            self._event,
            [replace(row.game, table=None) for row in left],
            round,
            new_tables=True,
            beside=self._wishes(),
        )
        for row, wish in zip(left, wishes, strict=True):
            row.wish = None if wish is None else replace(wish, game=row.game)
        self._plan()

    def put(self, steps: Sequence[AddedGame], tables: Iterable[Table], event: Event) -> None:
        """Marks the games of ``steps`` as attached to ``tables``, and takes over the event read
        afterwards.
        """
        put = {id(s.wish): (s, t.place) for s, t in zip(steps, tables, strict=True)}
        for row in self.rows:
            if row.wish is not None and id(row.wish) in put:
                step, row.place = put[id(row.wish)]
                row.taken = step.notes
        self.renew(event)

    def renew(self, event: Event) -> None:
        """Replaces the event by the same event read again. Targets whose tables no longer exist
        are removed.
        """
        self._event = event
        by_id = {table.id: table for table in event.tables}
        for row in self.rows:
            if row.is_open and row.wish is not None and row.wish.table is not None:
                now = by_id.get(row.wish.table.id)
                row.wish = None if now is None else replace(row.wish, table=now)
        self._plan()

    def _wishes(self) -> list[RequestedTarget]:
        return [row.wish for row in self.rows if row.is_open and row.wish is not None]

    def _plan(self) -> None:
        going = [row for row in self.rows if row.is_going]
        self.plan = plan(self._event, self._wishes(), self._language)
        for row in self.rows:
            row.step = None
        for row, step in zip(going, self.plan.steps, strict=True):
            row.step = step
        self.columns_changed(Column.FILE, Column.NOTES)
        self.planned.emit()

    def lines(self, row: AttachRow) -> list[str]:
        """Returns lines about a game: why it cannot be read, or its notes with the most serious
        first.

        For an attached game, the first line names its table.
        """
        if row.place:
            done = QCoreApplication.translate("event-attach", "Attached to table {table}.")
            told = in_words(row.taken, self._language)  # the assumption is still shown
            return [f"✓ {formatted(done, table=row.place)}", *told]
        if row.game.problem is not None:
            return [f"✕ {said(row.game.problem, self._language)}"]
        if row.step is None:
            return in_words(row.game.notes, self._language)
        return in_words((*row.step.problems, *row.step.notes), self._language)

    def target(self, row: AttachRow) -> str:
        """Returns the target of a game as text; "–" for none."""
        if row.place:
            return row.place
        if row.wish is None:
            return "–"
        if row.wish.table is not None:
            return row.wish.table.place
        told = row.step.table if row.step is not None else None
        new = QCoreApplication.translate("event-attach", "new: {table}")
        return formatted(new, table=told.place if told else f"{row.wish.round}/–")

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        if role != Role.CheckStateRole or index.column() != Column.FILE:
            return False
        self.want(index.row(), Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

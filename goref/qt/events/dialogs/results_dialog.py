"""The dialog in which a list of results is typed or pasted."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from goref.app.event.acts.doing import new_id
from goref.app.event.files import open_event
from goref.app.event.slips import EnteredSlips, enter_slips
from goref.core.base.faults import Fault, why
from goref.core.base.frozen import frozen
from goref.core.base.language import Language, capital
from goref.core.event.event import MOST_ROUNDS
from goref.core.texts.faults.said import said, said_each
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from goref.io.files import digest_of
from goref.qt.events.dialogs.form import grow_to_fit
from goref.qt.fields.number_box import NumberBox, all_taken
from goref.qt.fields.remark import Remark
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import named
from goref.qt.widgets.dialog import OK_CANCEL, Standard, WritingDialog, caption
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.work import Task, Work

ROOM, LEAST = (560, 520), 440
ROWS = 5
"""The smallest number of visible lines."""


@frozen
class ResultsDraft:
    """A list that was typed but not entered."""

    round: int
    list: str
    reason: str


class ResultsDialog(WritingDialog):
    """A list of results, one a line. Either all are entered, or none and the wrong lines are
    named.

    Attributes:
        entered: the tables before and after, once the results were entered; else None.
        list: the text field for the list.
        problems: the lines that cannot be entered; hidden if all can.
    """

    def __init__(
        self,
        parent: QWidget | None,
        store: EventStore,
        round: int,
        language: Language,
        draft: ResultsDraft | None = None,
    ) -> None:
        """Args:
        round: the round selected at first.
        draft: a list typed before, shown again with its own round; None for none.
        """
        super().__init__(parent, "event-results", ROOM, (LEAST, 0))
        self.setWindowTitle(self.tr("Enter a list of results"))
        self._store, self._language = store, language
        self.entered: EnteredSlips | None = None
        # What was undone may be entered again in another dialog, and a corrected line in this.
        self._id = new_id()
        asked = self.tr(
            "One result on each line, as on the slips: 12 B, 12 W+3.5, 12 =. Either all of "
            "them are entered, or none."
        )
        told = wrapped("event-results-asked", self, asked)
        self.round = named(NumberBox(1, MOST_ROUNDS), "event-results-round", self.tr("Round"))
        self.round.setValue(round)
        self.list = named(QPlainTextEdit(), "event-results-list", self.tr("Results"))
        self.list.setTabChangesFocus(True)
        self.list.setMinimumHeight(ROWS * self.fontMetrics().lineSpacing())
        self.reason = named(QLineEdit(), "event-results-reason", self.tr("Reason"))
        self.said = wrapped("event-results-said", self)
        self.problems = NotesBox("event-results-problems", self.tr("Remarks"), 2)
        self.force = QCheckBox(self.tr("Enter &margins that no count gives all the same"))
        self.force.setObjectName("event-results-force")
        for part in (self.said, self.problems, self.force):
            part.hide()
        self.put_buttons(OK_CANCEL, accept=self._enter)
        self.ok = self.buttons.button(Standard.Ok)
        self.ok.setText(self.tr("&Enter them"))
        self.leave = self.buttons.button(Standard.Cancel)
        form = QFormLayout()
        form.addRow(caption(self.tr("&Round:"), self.round), self.round)
        form.addRow(Remark(self.round))
        after = QFormLayout()
        after.addRow(caption(self.tr("&Why, if a reason is needed:"), self.reason), self.reason)
        for field in (self.round, self.reason):
            field.setMinimumHeight(TARGET)
        self.stack(
            told, form, self.list, after, self.said, self.problems, self.force, self.buttons,
            grows=self.list,
        )  # fmt: skip
        self.work = Work(self)
        if draft is not None:
            self.round.setValue(draft.round)
            self.list.setPlainText(draft.list)
            self.list.moveCursor(QTextCursor.MoveOperation.End)
            self.reason.setText(draft.reason)
        self.list.textChanged.connect(self._forget)
        self.list.setFocus()

    @property
    def draft(self) -> ResultsDraft | None:
        """The typed list; None if nothing is typed, or the list was entered."""
        text, reason = self.list.toPlainText(), self.reason.text()
        if self.entered is not None or not (text.strip() or reason.strip()):
            return None
        return ResultsDraft(self.round.value(), text, reason)

    def _forget(self) -> None:
        """Removes the messages about wrong lines, since the list has changed."""
        self.said.hide()
        self.problems.hide()
        self.force.hide()
        self.force.setChecked(False)

    def _enter(self) -> None:
        if self.work.is_busy or not all_taken(self):
            return
        store, round = self._store, self.round.value()
        path, who, shut = store.path, store.who, store.read_only
        data, reason = self.list.toPlainText().encode(), " ".join(self.reason.text().split())
        forced = self.force.isChecked()
        id_ = digest_of(self._id.encode() + data)

        def act(task: Task) -> EnteredSlips:
            with open_event(path, who, read_only=shut) as own:  # a store of this thread
                return enter_slips(own, data, round, reason, id=id_, forced=forced)

        self._busy(True)
        self.work.start(act, self._done, self._failed, writes=True)

    def _busy(self, on: bool) -> None:
        for widget in (self.ok, self.leave, self.list, self.round, self.reason):
            widget.setEnabled(not on)

    def _done(self, done: EnteredSlips) -> None:
        self._busy(False)
        self.entered, self.changed = done, bool(done.entered)
        self.accept()

    def _failed(self, error: Exception) -> None:
        self._busy(False)
        is_list = isinstance(error, ListError)
        told = self.tr("Nothing was entered.") if is_list else said(error, self._language)
        self.said.setText(f"✕ {capital(told)}")
        self.said.show()
        self.problems.setVisible(is_list)
        self.problems.show_lines(map(capital, said_each(error, self._language)))
        self.force.setVisible(any(one.has("margin-impossible") for one in _faults(error)))
        self.changed = not is_list  # some may have been entered before an error
        grow_to_fit(self)
        self.list.setFocus()


def _faults(error: Exception) -> Iterator[Fault]:
    """Yields the faults that an error carries; none of an error that is no list's."""
    if isinstance(error, ListError):
        yield from error.problems
        if isinstance(problem := why(error), Fault):
            yield problem

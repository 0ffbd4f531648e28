"""The dialog that merges a copy of the event, changed elsewhere, into the event."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from goref.app.event.files import open_event
from goref.app.event.merging import CopyClash, CopyComparison, MergedCopy, compared, merge_copy
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.particles import formatted
from goref.core.texts.event.audit import change_text, subject_of
from goref.core.texts.faults.said import filled, said
from goref.io.event.store import EventStore
from goref.io.files import one_line
from goref.io.text.times import local_time
from goref.io.values.regulations import regulation_named
from goref.qt.events.dialogs.notes_box import in_words
from goref.qt.look.metrics import SPACE, TARGET
from goref.qt.widgets.boxes import named, scrolling
from goref.qt.widgets.dialog import OK_CANCEL, Standard, WritingDialog
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.wrapping import plain_label, wrapped
from goref.qt.work.work import Task, Work

ROOM, LEAST = (760, 520), (480, 320)


class CopyDialog(WritingDialog):
    """The number of acts done in the copy, and for each clash a choice between event
    and copy.
    """

    def __init__(
        self, parent: QWidget | None, store: EventStore, language: Language, path: Path
    ) -> None:
        super().__init__(parent, "", ROOM, LEAST)
        self._store, self._language, self._path = store, language, path
        self._found: CopyComparison | None = None
        self._count = 0
        self.choices: dict[int, QButtonGroup] = {}
        """For each clash, by its number: the two buttons, with the ids 0 (this event) and 1
        (copy).
        """
        self.setWindowTitle(self.tr("Import a copy of the event"))
        self.told = wrapped("copy-told", self)
        self._clashes = QWidget()
        self._grid = QGridLayout(self._clashes)
        self._grid.setVerticalSpacing(SPACE)
        self.area = scrolling(self._clashes, self, "copy-clashes")
        self.area.hide()
        self.notes = NotesBox("copy-notes", self.tr("Remarks"), 4)
        self.notes.hide()
        self.put_buttons(OK_CANCEL, accept=self._merge)
        self.ok = self.buttons.button(Standard.Ok)
        self.ok.setText(self.tr("&Import"))
        self.ok.setEnabled(False)
        self.leave = self.buttons.button(Standard.Cancel)
        self.stack(self.told, self.area, self.notes, self.buttons, grows=self.area)
        self.work = Work(self)
        self.told.setText(formatted(self.tr("Reading {name}…"), name=one_line(path.name)))
        event, who = store.path, store.who

        def look(task: Task) -> tuple[CopyComparison, Mapping[int, str]]:
            with (
                open_event(event, who, read_only=True) as own,
                EventStore.open(path, who, read_only=True) as copy,
            ):
                names = {player.id: player.name for player in own.event().players}
                return compared(own, copy), names

        self.work.start(look, self._looked, self._failed)

    def _looked(self, found: tuple[CopyComparison, Mapping[int, str]]) -> None:
        self._found, names = found
        acts = self._found.acts
        if not acts:
            self.told.setText(self.tr("Nothing was done in the copy that is not here already."))
            return
        told = formatted(
            self.tr("Acts in the copy: {count}, by {who}."),
            count=len(acts),
            who=LANGUAGES[self._language].comma.join(
                dict.fromkeys(one_line(a.who) for a in acts)
            ),
        )
        if self._found.clashes:
            told += "\n" + self.tr("Both were changed: choose what to keep.")
        self.told.setText(told)
        for clash in self._found.clashes:
            self._ask(clash, names)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.area.setVisible(bool(self.choices))
        self._check()
        first = next(iter(self.choices.values()), None)
        (self.ok if first is None else first.button(0)).setFocus()

    def _ask(self, clash: CopyClash, names: Mapping[int, str]) -> None:
        """Adds the two versions of a clash, next to each other."""
        row = self._grid.rowCount()
        subject = str(filled(subject_of(clash.subject), self._language))
        self._grid.addWidget(plain_label(subject, bold=True), row, 0, 1, 2)
        group = self.choices[clash.number] = QButtonGroup(self)
        sides = (
            (self.tr("Here"), clash.here, clash.who_here, clash.time_here),
            (self.tr("Copy"), clash.copy, clash.who_copy, clash.time_copy),
        )
        for id_, (text, values, who, time) in enumerate(sides):
            button = named(QRadioButton(text), f"clash-{clash.number}-{id_}", "")
            button.setMinimumHeight(TARGET)
            group.addButton(button, id_)
            changed = change_text({}, values, names, regulation_named, self._language)
            when = local_time(time)
            told = wrapped("", self._clashes, f"{one_line(who)}, {when}\n{changed}")
            button.setAccessibleName(f"{subject}: {text.replace('&', '')}, {told.text()}")
            self._grid.addWidget(button, row + 1, id_)
            self._grid.addWidget(told, row + 2, id_)
        group.idToggled.connect(self._check)

    def _check(self) -> None:
        chosen = all(group.checkedId() >= 0 for group in self.choices.values())
        self.ok.setEnabled(self._found is not None and bool(self._found.acts) and chosen)

    def _failed(self, error: Exception) -> None:
        self.ok.setEnabled(False)
        self.leave.setEnabled(True)
        self.told.setText(f"✕ {said(error, self._language)}")

    def _merge(self) -> None:
        found = self._found
        if found is None or self.work.is_busy or not self.ok.isEnabled():
            return
        event, who, shut, path = (
            self._store.path, self._store.who, self._store.read_only, self._path
        )  # fmt: skip
        chosen = [number for number, group in self.choices.items() if group.checkedId() == 1]

        def act(task: Task) -> MergedCopy:
            with (
                open_event(event, who, read_only=shut) as own,
                EventStore.open(path, who, read_only=True) as copy,
            ):
                return merge_copy(own, copy, found, chosen)

        for widget in (self.area, self.ok, self.leave):
            widget.setEnabled(False)
        self.told.setText(self.tr("Importing …"))
        self.work.start(act, self._done, self._failed, writes=True)

    @property
    def outcome(self) -> str:
        """A sentence that says how much was imported."""
        return formatted(self.tr("Imported from the copy: {count}."), count=self._count)

    def _done(self, done: MergedCopy) -> None:
        self.changed = done.done > 0
        self._count = done.done
        if not done.notes:
            self.accept()
            return
        told = self.tr("Imported: {count}. The rest is not possible here:")
        self.told.setText(formatted(told, count=done.done))
        self.notes.show()
        self.notes.show_lines(in_words(done.notes, self._language))
        self.area.hide()
        self.only_close(self.tr("Close"))

"""The Go programs in the preferences: list, choice, and test."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QGroupBox,
    QLineEdit,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
)

from goref.app.opinion.engines.engines import EngineSpec
from goref.core.base.language import Language
from goref.core.base.particles import formatted
from goref.io.engine.gtp import GtpError
from goref.io.engine.programs import join_command
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark
from goref.qt.look.preferences import LEAST_SECONDS, MOST_SECONDS, Preferences
from goref.qt.preferences.engine_choice import NOBODY, Engine, consulted, engines
from goref.qt.preferences.engine_trial import EngineTrial
from goref.qt.widgets.boxes import fill, in_row, label_of, named
from goref.qt.widgets.buttons import CheckBox, push_button
from goref.qt.widgets.lists import TextList
from goref.qt.widgets.wrapping import WrappingRow, tip

LEAST = 90
"""The smallest height of the list, in pixels."""


class EnginesPage(QGroupBox):
    """The list of Go programs that speak GTP, found or added by command line.

    Signals:
        changed: the program to ask, or its settings, have changed.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, language: Language) -> None:
        super().__init__()
        self._preferences, self._language = preferences, language
        self._engines: tuple[Engine, ...] = ()
        self.setTitle(self.tr("Other engines (GTP)"))
        self.list = TextList("engines", self.tr("Engines"))
        self.list.setMinimumHeight(LEAST)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.currentRowChanged.connect(lambda _: self._allow())
        # Enter in the line adds a program, and presses none of the buttons.
        self.row = WrappingRow(self)
        self.choose = self._button("consult", self.tr("Do not consult it"), self._choose)
        self.try_ = self._button("try", self.tr("Test"), self._try)
        self.remove = self._button("remove", self.tr("Remove"), self._remove)
        self.row.put(self.choose, self.try_, self.remove)
        self.when_unclear = CheckBox("")
        self.when_unclear.setObjectName("engine-when-unclear")
        self.when_unclear.setToolTip(
            self.tr("goref then starts it by itself, but not where opinions are hidden.")
        )
        self.when_unclear.clicked.connect(self._set_when_unclear)
        self.line = named(QLineEdit(), "engine-line", self.tr("Command line of an engine"))
        self.line.setPlaceholderText(self.tr("Command line, e.g. gnugo --mode gtp"))
        self.line.setToolTip(tip(self.line.placeholderText()))
        self.line.textChanged.connect(lambda _: self._allow())
        self.line.returnPressed.connect(self._add)
        self.browse = self._button("browse", self.tr("Find…"), self._browse)
        self.add = self._button("add", self.tr("Add"), self._add)
        self.limit = NumberBox(LEAST_SECONDS, MOST_SECONDS)
        self.limit.setObjectName("engine-seconds")
        self.limit.setValue(preferences.engine_seconds)
        self.limit.valueChanged.connect(self._set_limit)
        self.limit_label = label_of(self.tr("Time limit in &seconds:"), self.limit)
        self.trial = EngineTrial(language)
        self.trial.changed.connect(self._allow)
        self._lay_out()
        self._fill()

    def _button(self, does: str, text: str, act: Callable[[], object]) -> QPushButton:
        return push_button(f"{does}-engine", text, self.row, act=act, auto=False)

    def _lay_out(self) -> None:
        line = in_row(self.line, self.browse, self.add, grows=self.line)
        limit = in_row(self.limit_label, self.limit, None)
        below = limit, Remark(self.limit), self.trial
        parts = self.list, self.row, self.when_unclear, line, *below
        fill(QVBoxLayout(self), *parts, grows=self.list)

    # Showing

    @property
    def engine(self) -> Engine | None:
        """The selected program, or None."""
        number = self.list.currentRow()
        return self._engines[number] if 0 <= number < len(self._engines) else None

    def _fill(self, chosen: str = "") -> None:
        """Lists all programs. Selects the one with the command line ``chosen``; "" keeps the
        selection.
        """
        before = self.engine
        chosen = chosen or (before.spec.command if before is not None else "")
        self._engines = engines(self._preferences)
        self.list.clear()
        for engine in self._engines:
            item = QListWidgetItem(self._told(engine), self.list)
            item.setToolTip(tip(engine.spec.command))
        if not self._engines:
            told = self.tr("No engine was found. Install GNU Go, or add a program below.")
            item = QListWidgetItem(told, self.list)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        commands = [engine.spec.command for engine in self._engines]
        at = commands.index(chosen) if chosen in commands else 0
        self.list.setCurrentRow(at if commands else -1)
        self._allow()

    def _told(self, engine: Engine) -> str:
        sign = "✓ " if engine.consulted else ""
        how = self.tr("added") if engine.added else self.tr("found on this machine")
        if engine.consulted:
            how = formatted(self.tr("{how}; is consulted"), how=how)
        return f"{sign}{engine.spec.name} — {how}\n{engine.spec.command}"

    def _allow(self) -> None:
        """Enables the buttons that are possible now."""
        engine, busy = self.engine, self.trial.is_busy
        self.choose.setEnabled(engine is not None)
        leaves, takes = self.tr("Do not consult it"), self.tr("Consult this one")
        self.choose.setText(leaves if engine is not None and engine.consulted else takes)
        self.try_.setEnabled(engine is not None and not busy)
        self.remove.setEnabled(engine is not None and engine.added)
        self.add.setEnabled(bool(self.line.text().strip()))
        self.row.arrange()
        self.on_preferences_changed()

    def on_preferences_changed(self) -> None:
        """Shows whether a program may be asked automatically, and enables that choice if it is
        possible.
        """
        asked = next((e.spec for e in self._engines if e.consulted), None)
        self.when_unclear.setVisible(asked is not None)
        if asked is not None:
            told = self.tr("Ask {engine} where the position is unclear")
            self.when_unclear.setText(formatted(told, engine=asked.name))
            allowed = self._preferences.engine_when_unclear
            self.when_unclear.setChecked(allowed == asked.command)
        hidden = self._preferences.tournament or self._preferences.hides_opinion
        self.when_unclear.setEnabled(not hidden)

    # Acting

    def _choose(self) -> None:
        engine = self.engine
        if engine is not None:
            self._preferences.consulted = NOBODY if engine.consulted else engine.spec.command
            self._fill()
            self.changed.emit()

    def _set_when_unclear(self, on: bool) -> None:
        asked = consulted(self._preferences)
        command = asked.command if asked is not None and on else ""
        self._preferences.engine_when_unclear = command
        self.changed.emit()

    def _add(self) -> None:
        command = self.line.text().strip()
        if not command:
            return
        try:
            spec = EngineSpec.of_command(command)
        except GtpError as error:
            self.trial.say(error.sentence(self._language))
            return
        if spec.command not in {engine.spec.command for engine in self._engines}:
            self._preferences.engines = [*self._preferences.engines, spec.command]
        self.line.clear()
        self.trial.say("")
        self._fill(spec.command)
        self.changed.emit()

    def _remove(self) -> None:
        engine = self.engine
        if engine is not None and engine.added:
            kept = [c for c in self._preferences.engines if c != engine.spec.command]
            self._preferences.engines = kept
            self._fill()
            self.changed.emit()

    def _browse(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("The program"), "")
        if name:
            self.line.setText(join_command([name]))
            self.line.setFocus()

    def _set_limit(self, seconds: int) -> None:
        self._preferences.engine_seconds = seconds
        self.changed.emit()

    def _try(self) -> None:
        engine = self.engine
        if engine is not None:
            self.trial.start(engine.spec, self._preferences.engine_seconds)

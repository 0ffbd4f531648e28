"""The first step: who caused a new incident, the list of recorded ones, the regulation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QSizePolicy

from goref.core.base.colour import COLOURS
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.event.carried_over import CarriedOver
from goref.core.incidents.incident import Offender, in_act_order
from goref.core.incidents.proposing import outdated
from goref.core.rulesets.table import ruleset
from goref.core.texts.incidents.consequences import WHOSE
from goref.core.texts.incidents.telling import heading, outcome_of, protest_parts
from goref.core.texts.terms import JOINT, term
from goref.core.texts.terms import SIDES as SIDE_NAMES
from goref.io.values.regulations import proposed, regulations, usual_with
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.frame.equal_button_row import EqualButtonRow
from goref.qt.incidents.incident_step import IncidentStep, small
from goref.qt.look.metrics import GAP, HIGH_TARGET, TARGET
from goref.qt.questions.rest_list import RestList
from goref.qt.questions.texts import RestRow
from goref.qt.widgets.boxes import in_column, label_of, named
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.wrapping import tell, tip

SIDES = {Offender.BLACK: "B", Offender.WHITE: "W", Offender.BOTH: "2", Offender.NOBODY: "0"}
"""The key that chooses each side as the cause of a new incident."""
INCIDENT, PROTEST = "incident", "protest"
"""The two kinds of entries in the list. The key of an entry is (kind, number)."""
FROM_FILE = "file"


class IncidentOverview(IncidentStep):
    """The step that asks who caused a new incident, and lists the recorded ones.

    Signals:
        sided: the user chose the side of a new incident; carries the side.
        opened: the user chose an entry of the list; carries ``(INCIDENT or PROTEST, number)``.
        regulationChosen: a regulation was chosen; carries its id, "" for the usual one.
        fileWanted: the user wants to read a regulation from a file.
        protested: the user wants to protest against the result.
    """

    sided = Signal(object)
    opened = Signal(object)
    regulationChosen = Signal(str)  # noqa: N815
    fileWanted = Signal()  # noqa: N815
    protested = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__("desk-home")
        self._language = language
        self.sides: dict[Offender, QPushButton] = {}
        row = EqualButtonRow(self.plate)
        for side, key in SIDES.items():
            said = capital(WHOSE[side].in_(language))
            act = partial(self.sided.emit, side)
            button = bar_button(f"side-{side.value}", "", act, row, tall=HIGH_TARGET)
            button.setText(f"{key}  {said}")
            button.setAccessibleName(said)
            button.installEventFilter(self)
            self.sides[side] = button
        row.put(*self.sides.values())
        self.put(row)
        self.ask(self.tr("An incident: whose?"))
        self._waiting: tuple[str, int] | None = None  # the key of an undecided entry
        self.list = RestList("incidents", self.tr("Incidents and protests of this game"))
        self.list.wanted.connect(self.opened)
        self.list.rewrapped.connect(self._fit)
        self.protest = bar_button(
            "desk-protest", self.tr("P  Protest against the result…"), self.protested.emit
        )
        fits = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        box = ChoiceBox(minimumContentsLength=12, sizeAdjustPolicy=fits)
        self.box = named(box, "regulation", self.tr("Regulation"))
        self.box.setMinimumHeight(TARGET)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(self._choose)
        self.whence = small("regulation-whence", self)
        label = label_of(self.tr("Re&gulation"), self.box)
        below = in_column(label, self.box, self.whence, gap=GAP)
        self.put_below(self.list, None, self.protest, below)

    def begin(self) -> None:
        """Moves the focus to an undecided protest or incident; without one, to the buttons of
        the sides."""
        if self._waiting is None:
            self.sides[Offender.BLACK].setFocus()
        else:
            self._go_to(self._waiting)

    def go_to_protest(self, number: int) -> None:
        """Moves the focus to a protest, which Enter opens; does nothing if it is not listed."""
        self._go_to((PROTEST, number))

    def _go_to(self, key: tuple[str, int]) -> None:
        keys = [row.key for row in self.list.rows]
        if key in keys:
            self.list.setFocus()
            self.list.setCurrentIndex(self.list.model().index(keys.index(key), 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down moves the focus from the sides to the list. Enter on the sides does nothing.

        The first side has the focus without the user having chosen it.
        """
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return True
        if event.key() != Qt.Key.Key_Down or not self.list.rows:
            return super().eventFilter(watched, event)
        self.list.setFocus()
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        return True

    def letter(self, key: str) -> bool:
        side = next((s for s, k in SIDES.items() if k == key.upper()), None)
        if side is not None:
            self.sided.emit(side)
        elif key == "p" and not self.protest.isHidden():
            self.protested.emit()
        else:
            return False
        return True

    def show_case(self, case: Case, ground: CarriedOver, *, has_result: bool) -> None:
        """Shows the incidents and protests of a case, and its regulation.

        Args:
            ground: the event's regulation and the players' earlier incidents.
            has_result: True if there is a result to protest against.
        """
        language = self._language
        asked = proposed(ground.asked_by(case).regulation, case.rules)
        otherwise = outdated(asked, case.incidents, ground.precedents)
        stale = {each.number for each in otherwise}
        writing = LANGUAGES[language]
        rows = []
        for each in in_act_order(case.incidents):
            text, outcome = heading(each, language), outcome_of(each, language)
            if each.number in stale:
                text = writing.with_aside(
                    text, self.tr("⚑ the regulation now says something else")
                )
            key, more = (INCIDENT, each.number), f"→ {capital(outcome)}"
            rows.append(RestRow(key, text, quiet=bool(each.annulled), more=more))
        waiting = [(PROTEST, one.number) for one in case.protests if one.is_lodged]
        waiting += [(INCIDENT, one.number) for one in case.incidents if one.is_open]
        self._waiting = next(iter(waiting), None)
        for protest in case.protests:
            text, lodged, decided, said = protest_parts(protest, language)
            parts = filter(None, (writing.listed(lodged), writing.listed(decided), said))
            key, more = (PROTEST, protest.number), "\n".join(parts)
            rows.append(RestRow(key, capital(text), more=more))
        self.list.show_rows(rows)
        self.list.setVisible(bool(rows))
        self._fit()
        told = [*self.names(case, ground)]
        if case.is_under_protest:
            told.append(self.tr("Under protest"))
        self.ask(self.tr("An incident: whose?"), JOINT.join(told))
        self.protest.setVisible(has_result)
        self._show_regulation(case, ground)

    def names(self, case: Case, ground: CarriedOver) -> Iterator[str]:
        """Yields ``Black: name`` and ``White: name``, with the names of the event, else of the
        record.
        """
        for side in COLOURS:
            name = ground.names.get(side) or case.record.info.text(f"P{side.letter}")
            if name := " ".join(name.split()):
                colon = LANGUAGES[self._language].colon
                yield f"{term(SIDE_NAMES, side.letter, self._language)}{colon}{name}"

    def _fit(self) -> None:
        """Makes the list as high as all its lines, so that it never scrolls by itself."""
        self.list.setFixedHeight(self.list.whole())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _show_regulation(self, case: Case, ground: CarriedOver) -> None:
        language, own = self._language, case.regulation
        asked = proposed(ground.asked_by(case).regulation, case.rules)
        rules = ruleset(case.rules).name.in_(language)
        usual = ground.regulation or usual_with(case.rules)
        with QSignalBlocker(self.box):
            self.box.clear()
            none = self.tr("None: decided each time")
            self.box.addItem(none if usual is None else usual.name.in_(language), "")
            for each in regulations().values():
                if usual is None or each.id != usual.id:
                    self.box.addItem(each.name.in_(language), each.id)
            if own is not None and own.id not in regulations():
                self.box.addItem(own.name.in_(language), own.id)
            self.box.addItem(self.tr("From a file…"), FROM_FILE)
            self.box.setCurrentIndex(0 if own is None else max(self.box.findData(own.id), 0))
        self.box.setToolTip(tip(self.box.currentText()))
        if ground.regulation is not None and own in (None, ground.regulation):
            told = self.tr("The event's.")
        elif own is not None:
            told = self.tr("Chosen for this game.")
        elif usual is not None:
            told = formatted(self.tr("Proposed: it is usual with {rules}."), rules=rules)
        else:
            told = formatted(self.tr("No regulation is usual with {rules}."), rules=rules)
        tell(self.whence, told)
        note = None if asked is None or asked.note is None else asked.note.in_(language)
        self.whence.setToolTip(tip(note or ""))

    def _choose(self, row: int) -> None:
        chosen = self.box.itemData(row)
        if chosen == FROM_FILE:
            self.fileWanted.emit()
        else:
            self.regulationChosen.emit(chosen)

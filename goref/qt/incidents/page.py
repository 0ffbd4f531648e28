"""The page of incidents, which shows one step at a time and handles the keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from goref.core.base.language import Language
from goref.qt.board.command_keys import command_of
from goref.qt.context.foot import FootAct
from goref.qt.incidents.detail import DetailStep
from goref.qt.incidents.incident_overview import IncidentOverview
from goref.qt.incidents.incident_step import IncidentStep
from goref.qt.incidents.kind_step import KindStep
from goref.qt.incidents.other_decision_step import OtherDecisionStep
from goref.qt.incidents.protest_form import ProtestForm
from goref.qt.incidents.reason_step import ReasonStep
from goref.qt.incidents.ruling_step import RulingStep
from goref.qt.look.metrics import SPACE
from goref.qt.widgets.boxes import in_column, scrolling


def desk_act(name: str, text: str, does: Callable[[], object], key: str = "") -> FootAct:
    """Returns a button for the foot. Its letter ``key``, if any, is shown before the text."""
    shown = f"{key}  {text}" if key else text
    return FootAct(f"incident-{name}", shown, does, means=text, keys=key)


NESTED = 3
"""The number of layouts inside each other. A layout request must be sent once for each."""
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class IncidentPage(QWidget):
    """A page that shows one step. Letters and digits work wherever the focus is.

    Attributes:
        step: the visible step.

    Signals:
        escaped: Esc was pressed, and the step had nothing open to close.
        stepped: another step is shown, or the page was hidden.
    """

    escaped = Signal()
    stepped = Signal()

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.setObjectName("incident-page")
        self.home, self.kind = IncidentOverview(language), KindStep(language)
        self.ruling, self.otherwise = RulingStep(language), OtherDecisionStep(language)
        self.detail, self.why = DetailStep(language), ReasonStep()
        self.protest = ProtestForm(language)
        self._frames: dict[IncidentStep, QWidget] = {}
        column = in_column(inside=self, gap=SPACE)
        for step in (
            *(self.home, self.kind, self.ruling, self.otherwise),
            *(self.detail, self.why, self.protest),
        ):
            step.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            frame: QWidget = step
            if step is not self.kind:  # its list scrolls
                inner = QWidget()
                below = () if step is self.home else (None,)
                in_column(step, *below, inside=inner)
                frame = scrolling(inner, self, f"{step.objectName()}-area")
            frame.hide()
            self._frames[step] = frame
            column.addWidget(frame, 1)
        self.step: IncidentStep = self.home
        self.ruling.more.opened.connect(self._bring)
        self._frames[self.home].show()

    def show_step(self, step: IncidentStep) -> None:
        """Shows a step and moves the focus to it."""
        if step is not self.step:
            self._frames[self.step].hide()
            self.step = step
            self.stepped.emit()
        frame = self._frames[step]
        frame.show()
        if isinstance(frame, QScrollArea):
            frame.verticalScrollBar().setValue(0)
        if self.isVisible():
            step.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.stepped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if held or event.isAutoRepeat():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            if not self.step.escape():
                self.escaped.emit()
        elif event.key() in ENTERS:
            if not self.step.enter():
                event.ignore()  # Enter triggers the foot's act
        elif not (event.text() and self._letter(command_of(event))):
            super().keyPressEvent(event)

    def _letter(self, key: str) -> bool:
        done = self.step.letter(key) or self.step.press(key)
        self._bring()
        if done and self.step is self.otherwise and self.otherwise.needs_reason:
            frame = self._frames[self.step]
            if isinstance(frame, QScrollArea):
                line = self.otherwise.reason  # Qt scrolls only to the cursor of a line
                frame.ensureWidgetVisible(line, 0, line.height() // 2)
        return done

    def _bring(self) -> None:
        """Scrolls until the focused widget and the open field are visible."""
        frame, at = self._frames[self.step], QApplication.focusWidget()
        if isinstance(frame, QScrollArea) and at in self.step.findChildren(QWidget):
            for _ in range(NESTED):
                QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            field = self.ruling.more.field
            if field is not None:
                frame.ensureWidgetVisible(field, 0, SPACE)
            frame.ensureWidgetVisible(at, 0, SPACE)

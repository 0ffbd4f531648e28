"""The base class of the steps on the page of incidents: a heading, and buttons with letters."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from goref.qt.context.foot import FootAct
from goref.qt.look.metrics import GAP, HEADING, SMALL, SPACE, WIDE
from goref.qt.widgets.boxes import Part, Plate, fill, in_column
from goref.qt.widgets.buttons import bar_button, show_choice
from goref.qt.widgets.wrapping import WrappingRow, embolden, tell, wrapped


class IncidentStep(QWidget):
    """A step: a question about one incident or protest, or its details.

    Attributes:
        plate: the background of the heading and of the parts added by :meth:`put`.
        beside: the buttons of all acts except the next one, which is in the foot.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.plate = Plate(self)
        self.title = wrapped(f"{name}-title", self.plate)
        embolden(self.title, HEADING)
        self.told = small(f"{name}-told", self.plate)
        self._on_plate = in_column(
            in_column(self.title, self.told, gap=GAP), inside=self.plate, gap=SPACE
        )
        self._on_plate.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        self._column = in_column(self.plate, inside=self, gap=SPACE)
        self.beside = WrappingRow(self.plate)
        self.beside.hide()
        self._buttons: dict[str, QPushButton] = {}
        self._acts: tuple[FootAct, ...] = ()

    def put(self, *parts: Part, grows: Part = None) -> None:
        """Adds parts at the bottom of the plate."""
        fill(self._on_plate, *parts, grows=grows)

    def put_below(self, *parts: Part, grows: Part = None) -> None:
        """Adds parts below the plate."""
        fill(self._column, *parts, grows=grows)

    def ask(self, title: str, told: str = "") -> None:
        """Sets the heading and the sentence below it."""
        self.title.setText(title)
        self.setAccessibleName(title)
        tell(self.told, told)

    def offer(self, acts: tuple[FootAct, ...]) -> None:
        """Sets the acts of the step. The first one goes to the foot; the others get buttons
        here.
        """
        self._acts, shown = acts, acts[1:]
        for act in shown:
            if act.name not in self._buttons:
                button = bar_button(act.name, "", partial(self._do, act.name), self.beside)
                self._buttons[act.name] = button
                self.beside.put(button)
        offered = {act.name: act for act in shown}
        for name, button in self._buttons.items():
            button.setVisible(name in offered)
            if name in offered:
                button.setText(offered[name].text)
                button.setAccessibleName(offered[name].means)
        self.beside.setVisible(bool(shown))
        self.beside.arrange()

    def press(self, letter: str) -> bool:
        """Performs the act with this letter. Returns False if no act has it."""
        act = next((a for a in self._acts if a.keys == letter.upper()), None)
        if act is not None:
            act.does()
        return act is not None

    def _do(self, name: str) -> None:
        act = next((a for a in self._acts if a.name == name), None)
        if act is not None:
            act.does()

    def begin(self) -> None:
        """Called when the step is shown; takes the focus."""
        self.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus()

    def _show_focus(self) -> None:
        self.plate.stands_out = self.hasFocus()
        self.plate.update()

    def letter(self, key: str) -> bool:
        """Handles a letter or digit. Returns False if the step does not use it."""
        return False

    def enter(self) -> bool:
        """Handles Enter. Returns False if Enter is to perform the foot's next act."""
        return False

    def escape(self) -> bool:
        """Handles Esc: closes an open part of the step. Returns False if no part is open."""
        return False


def choice_button(
    name: str, key: str, said: str, act: Callable[[], object], parent: QWidget | None = None
) -> QPushButton:
    """Returns a checkable button with its key before the text: ``B Black``."""
    button = bar_button(name, f"{key}  {said}", act, parent)
    button.setAccessibleName(said)
    button.setCheckable(True)
    show_choice(button)
    return button


def small(name: str, parent: QWidget | None = None) -> QLabel:
    """Returns a hidden label for an explanation in small grey text."""
    label = wrapped(name, parent, copied=True)
    embolden(label, SMALL, bold=False)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.hide()
    return label

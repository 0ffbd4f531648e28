"""A step of the desk: a plate with a heading, and what its keys do."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from goref.qt.context.foot import FootAct
from goref.qt.widgets.boxes import Part, Plate, fill, in_column
from goref.qt.widgets.buttons import bar_button
from goref.qt.widgets.metrics import GAP, HEADING, SMALL, SPACE, WIDE
from goref.qt.widgets.wrapping import WrappingRow, embolden, tell, wrapped


class DeskStep(QWidget):
    """One question, or what is known of one incident.

    Attributes:
        title: what it asks.
        told: a small sentence under it.
        plate: what both stand on, with what is put there.
        beside: buttons of what can be done besides the next act at the foot.
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
        """Put something on the plate, under what there is."""
        fill(self._on_plate, *parts, grows=grows)

    def put_below(self, *parts: Part, grows: Part = None) -> None:
        """Put something under the plate."""
        fill(self._column, *parts, grows=grows)

    def ask(self, title: str, told: str = "") -> None:
        """Have another heading."""
        self.title.setText(title)
        self.setAccessibleName(title)
        tell(self.told, told)

    def offer(self, acts: tuple[FootAct, ...]) -> None:
        """Offer acts: the first is at the foot, the others here; their letters do them too."""
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
        """Do what is offered with a letter; False where nothing is."""
        act = next((a for a in self._acts if a.keys == letter.upper()), None)
        if act is not None:
            act.does()
        return act is not None

    def _do(self, name: str) -> None:
        act = next((a for a in self._acts if a.name == name), None)
        if act is not None:
            act.does()

    def begin(self) -> None:
        """Take the focus: the step has come into sight."""
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
        """Do what a letter or a figure stands for; False where it stands for nothing."""
        return False

    def enter(self) -> bool:
        """Do what Enter does here; False where the next act at the foot is to be done."""
        return False

    def escape(self) -> bool:
        """Close what is open within the step; False where there is nothing."""
        return False


def small(name: str, parent: QWidget | None = None) -> QLabel:
    """A small grey text that explains; it is hidden while it is empty."""
    label = wrapped(name, parent, copied=True)
    embolden(label, SMALL, bold=False)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    label.hide()
    return label

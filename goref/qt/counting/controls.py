"""The controls of a count's playback: start and end, speed, and motion of the stones."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSlider

from goref.qt.counting.timing import SPEEDS, USUAL
from goref.qt.widgets.boxes import label_of
from goref.qt.widgets.buttons import CheckBox
from goref.qt.widgets.metrics import TARGET
from goref.qt.widgets.wrapping import WrappingRow, tip

AIR = 26
"""Pixels around the text of a button."""


class StageButton(QPushButton):
    """A button that acts when its key goes down, and leaves all other keys to the stage."""

    takes_enter = True

    def __init__(self, name: str, text: str, told: str, keys: str) -> None:
        super().__init__(text)
        self.setObjectName(name)
        self.setAccessibleName(told)
        self.setToolTip(tip(f"{told} ({keys})" if keys else told))
        self.setMinimumHeight(max(TARGET, self.sizeHint().height()))
        # A click does not move the focus.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Returns the width of its text, however short, with air."""
        text = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(text + AIR, TARGET), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressed = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if pressed and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.click()
        else:
            event.ignore()


class SpeedSlider(QSlider):
    """A slider that keeps the arrow keys and leaves Home and End to the stage."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("stage-speed")
        self.setRange(0, len(SPEEDS) - 1)
        self.setValue(USUAL)
        self.setPageStep(1)
        self.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.setTickInterval(1)
        self.setMinimumSize(60, TARGET)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            event.ignore()
        else:
            super().keyPressEvent(event)


class Controls(WrappingRow):
    """Rarely used controls while a count is shown.

    Signals:
        wanted: an act is requested: ``start`` or ``end``.
        speedChosen: another speed: an index into ``SPEEDS``.
        travelChosen: True if stones should travel.
    """

    wanted = Signal(str)
    speedChosen = Signal(int)  # noqa: N815
    travelChosen = Signal(bool)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.start = StageButton("stage-start", "|◀", self.tr("To the start"), "Home")
        self.end = StageButton("stage-end", "▶|", self.tr("To the end"), "End")
        for button in (self.start, self.end):
            act = button.objectName().removeprefix("stage-")
            button.clicked.connect(lambda _, wanted=act: self.wanted.emit(wanted))
        self.speed = SpeedSlider()
        self.speed.setAccessibleName(self.tr("Speed of the stones"))
        self.speed.setToolTip(tip(self.speed.accessibleName()))
        self.speed.valueChanged.connect(self.speedChosen)
        caption = label_of(self.tr("Speed"), self.speed)
        self.travels = CheckBox(self.tr("Stones travel"))
        self.travels.setObjectName("stage-travels")
        self.travels.toggled.connect(self.travelChosen)
        self.travels.toggled.connect(self.speed.setEnabled)
        self.put(self.start, self.end, caption, self.speed, self.travels)
        self.allow_travel(True)

    def show_preferences(self, speed: int, travels: bool) -> None:
        """Shows earlier choices without emitting signals."""
        with QSignalBlocker(self.speed), QSignalBlocker(self.travels):
            self.speed.setValue(speed)
            self.travels.setChecked(travels)
        self.speed.setEnabled(travels)

    def allow_travel(self, may: bool) -> None:
        """Enables or disables the choice whether stones travel."""
        self.travels.setEnabled(may)
        self.travels.setToolTip(
            tip(
                self.tr("Off: stones jump to their places.")
                if may
                else self.tr("Motion is off in the preferences.")
            )
        )

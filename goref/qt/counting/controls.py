"""The controls of a count: start, end, speed, and whether stones travel or jump."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSlider

from goref.qt.counting.timing import SPEEDS, USUAL
from goref.qt.look.metrics import TARGET
from goref.qt.widgets.boxes import label_of
from goref.qt.widgets.buttons import CheckBox
from goref.qt.widgets.wrapping import WrappingRow, tip

AIR = 26
"""The width of a button is that of its text plus this number of pixels."""


class StageButton(QPushButton):
    """A button that reacts to Space and Enter when they go down. All other keys go to the
    stage.
    """

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
        """Returns the size of the button; its width is that of the text plus :data:`AIR`
        pixels.
        """
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
    """A slider that uses the arrow keys, and leaves Home and End to the stage."""

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
    """Rarely used controls of a count.

    Signals:
        wanted: the user goes to the start or end of the count; carries ``"start"`` or
            ``"end"``.
        speedChosen: another speed was chosen; carries its index in ``SPEEDS``.
        travelChosen: the check box was changed; carries True if stones are to travel.
    """

    wanted = Signal(str)
    speedChosen = Signal(int)  # noqa: N815
    travelChosen = Signal(bool)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.start = StageButton("stage-start", "|◀", self.tr("To the start"), "Home")
        self.end = StageButton("stage-end", "▶|", self.tr("To the end"), "End")
        self.start.clicked.connect(lambda _: self.wanted.emit("start"))
        self.end.clicked.connect(lambda _: self.wanted.emit("end"))
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
        """Shows the stored speed (an index in ``SPEEDS``) and whether stones travel. Emits no
        signals.
        """
        with QSignalBlocker(self.speed), QSignalBlocker(self.travels):
            self.speed.setValue(speed)
            self.travels.setChecked(travels)
        self.speed.setEnabled(travels)

    def allow_travel(self, may: bool) -> None:
        """Enables or disables the check box for travelling stones. The tooltip says why it is
        disabled.
        """
        self.travels.setEnabled(may)
        told = self.tr("Off: stones jump to their places.")
        self.travels.setToolTip(
            tip(told if may else self.tr("Motion is off in the preferences."))
        )

"""The buttons under the stage's sentences: on, back, play, speed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from goref.qt.stage.timing import SPEEDS, USUAL
from goref.qt.widgets.boxes import in_column, in_row
from goref.qt.widgets.metrics import HIGH_TARGET
from goref.qt.widgets.wrapping import embolden

AIR = 26
"""Pixels around the text of a button."""


class StageButton(QPushButton):
    """A button that acts as its key goes down, and leaves all other keys to the stage."""

    def __init__(self, name: str, text: str, told: str, keys: str) -> None:
        super().__init__(text)
        self.setObjectName(name)
        self.setAccessibleName(told)
        self.setToolTip(f"{told} ({keys})" if keys else told)
        self.setMinimumHeight(HIGH_TARGET)
        # A press leaves the keys where they are.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """As wide as its text wants, however short that is."""
        text = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(text + AIR, HIGH_TARGET), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressed = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if pressed and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.click()
        else:
            event.ignore()


class SpeedSlider(QSlider):
    """A slider that keeps the arrows and leaves the ends to the stage."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("stage-speed")
        self.setRange(0, len(SPEEDS) - 1)
        self.setValue(USUAL)
        self.setPageStep(1)
        self.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.setTickInterval(1)
        self.setMinimumSize(80, 28)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            event.ignore()
        else:
            super().keyPressEvent(event)


class Controls(QWidget):
    """What moves the stage on.

    Signals:
        wanted: an act: ``start``, ``back``, ``play``, ``forward``, ``end``, ``fullscreen``.
        speedChosen: another speed: an index into ``SPEEDS``.
        travelChosen: whether stones are to travel.
    """

    wanted = Signal(str)
    speedChosen = Signal(int)  # noqa: N815
    travelChosen = Signal(bool)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.start = StageButton("stage-start", "|◀", self.tr("To the start"), "Home")
        self.back = StageButton(
            "stage-back", "◀", self.tr("Back one step"), self.tr("Backspace, Shift+Space")
        )
        self.play = StageButton("stage-play", "", self.tr("Play"), "P")
        texts = (self.tr("Play"), self.tr("Pause"))
        widest = max(self.play.fontMetrics().horizontalAdvance(text) for text in texts)
        self.play.setMinimumWidth(widest + AIR)  # or the others would jump
        self.forward = StageButton(
            "stage-forward", self.tr("Next step ▶"), self.tr("Next step"), self.tr("Space")
        )
        self.end = StageButton("stage-end", "▶|", self.tr("To the end"), "End")
        embolden(self.forward)
        self.forward.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        buttons = QHBoxLayout()
        for button in (self.start, self.back, self.play, self.forward, self.end):
            act = button.objectName().removeprefix("stage-")
            button.clicked.connect(lambda _, wanted=act: self.wanted.emit(wanted))
            buttons.addWidget(button)
        self.speed = SpeedSlider()
        self.speed.setAccessibleName(self.tr("Speed of the stones"))
        self.speed.setToolTip(self.speed.accessibleName())
        self.speed.valueChanged.connect(self.speedChosen)
        caption = QLabel(self.tr("Speed"))
        caption.setBuddy(self.speed)
        self.travels = QCheckBox(self.tr("Stones travel"))
        self.travels.setObjectName("stage-travels")
        self.travels.setMinimumHeight(28)
        self.travels.toggled.connect(self.travelChosen)
        self.travels.toggled.connect(self.speed.setEnabled)
        self.full = StageButton("stage-fullscreen", "", self.tr("Full screen"), "F11")
        self.full.setIcon(_corners(self.full))
        self.full.setMinimumHeight(30)
        self.full.clicked.connect(lambda: self.wanted.emit("fullscreen"))
        line = in_row(caption, self.speed, self.travels, self.full, grows=self.speed)
        in_column(buttons, line, inside=self)
        self.allow_travel(True)
        self.show_state(plays=False, ends=False)

    def show_preferences(self, speed: int, travels: bool) -> None:
        """Show what was chosen earlier; nothing is told of it."""
        with QSignalBlocker(self.speed), QSignalBlocker(self.travels):
            self.speed.setValue(speed)
            self.travels.setChecked(travels)
        self.speed.setEnabled(travels)

    def allow_travel(self, may: bool) -> None:
        """Whether stones may travel at all."""
        self.travels.setEnabled(may)
        self.travels.setToolTip(
            self.tr("Off: stones jump to where they go.")
            if may
            else self.tr("The preferences say: no motion.")
        )

    def show_state(self, *, plays: bool, ends: bool) -> None:
        """Whether it plays by itself, and whether it is at the end.

        No button turns grey: the one with the focus would lose it.
        """
        text = self.tr("Pause") if plays else self.tr("Play")
        self.play.setText(text)
        self.play.setAccessibleName(text)
        self.play.setToolTip(f"{text} (P)")
        self.forward.setText(self.tr("The end ✓") if ends else self.tr("Next step ▶"))


def _corners(button: QWidget) -> QIcon:
    """Four corners of a screen in the ink of the theme: the style's own picture is black."""
    size, dpr = 16, 2
    picture = QPixmap(size * dpr, size * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setPen(QPen(button.palette().buttonText().color(), 2))
    for x, across in ((1, 5), (size - 1, -5)):
        for y, down in ((1, 5), (size - 1, -5)):
            painter.drawPolyline([QPoint(x + across, y), QPoint(x, y), QPoint(x, y + down)])
    painter.end()
    return QIcon(picture)

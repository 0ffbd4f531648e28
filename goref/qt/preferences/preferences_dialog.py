"""The preferences that are in no menu: appearance, tournament mode, Go programs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QVBoxLayout,
    QWidget,
)

from goref.core.base.particles import formatted
from goref.qt.context.window import Window
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.look.appearance import TEXT_SIZES, text_scale
from goref.qt.look.metrics import TARGET
from goref.qt.look.motion import ALWAYS, NEVER, SYSTEM, steady
from goref.qt.look.window_placement import resize_on_screen, show_in_place
from goref.qt.preferences.engines_page import EnginesPage
from goref.qt.widgets.boxes import fill, named, scrolling
from goref.qt.widgets.buttons import CheckBox
from goref.qt.widgets.dialog import button_box, shown_beside
from goref.qt.widgets.wrapping import wrapped

ROOM = 560, 640
LARGEST = 1.7
"""If the text is larger, the dialog is wider, at most by this factor."""


class PreferencesDialog(QDialog):
    """The dialog of preferences. Each choice takes effect and is stored at once."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._preferences = window.host.preferences
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("preferences")
        self.setWindowTitle(self.tr("Preferences"))
        larger = min(max(text_scale(self.font()), 1.0), LARGEST)
        resize_on_screen(self, (round(ROOM[0] * larger), ROOM[1]))
        self.tournament = CheckBox(self.tr("Tournament mode"))
        self.tournament.setObjectName("tournament")
        self.hides = CheckBox(self.tr("Hide opinions until both players have marked"))
        self.hides.setObjectName("hide-opinion")
        self.by_itself = CheckBox(self.tr("Give a second opinion automatically"))
        self.by_itself.setObjectName("opinion-by-itself")
        self.by_itself.setToolTip(
            self.tr(
                "When a game is over and nobody has ruled, but not where opinions are hidden."
            )
        )
        referee = QGroupBox(self.tr("At a tournament"))
        told = self.tr(
            "A referee must not reveal life and death: with this on, goref neither computes "
            "nor shows an opinion before the referee says that both players have marked."
        )
        note = wrapped("hide-note", referee, told)
        fill(QVBoxLayout(referee), self.tournament, self.hides, note)
        self.engines = EnginesPage(self._preferences, window.language)
        self.engines.changed.connect(window.on_preferences_changed)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)  # Enter in the line of a command adds, and must not close
        inside = QWidget()
        parts = self._looks(), self.by_itself, referee, self.engines
        fill(QVBoxLayout(inside), *parts, grows=self.engines)
        self.area = scrolling(inside, name="preferences-scroll", across=True)
        fill(QVBoxLayout(self), self.area, buttons, grows=self.area)
        self._fill()
        self.tournament.clicked.connect(self._set_tournament)
        self.hides.clicked.connect(self._set_hides)
        self.by_itself.clicked.connect(self._set_by_itself)

    def _looks(self) -> QGroupBox:
        self.text_size = named(ChoiceBox(), "text-size", self.tr("Size of texts"))
        for percent in TEXT_SIZES:
            self.text_size.addItem(formatted(self.tr("{percent} %"), percent=percent), percent)
        self.motion = named(ChoiceBox(), "reduce-motion", self.tr("Reduce motion"))
        self.motion.setToolTip(self.tr("Without motion, the stones of a count jump."))
        for value, name in (
            (SYSTEM, self.tr("As the system")),
            (NEVER, self.tr("Never")),
            (ALWAYS, self.tr("Always")),
        ):
            self.motion.addItem(name, value)
        group = QGroupBox(self.tr("Appearance"))
        form = QFormLayout(group)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for box, chosen in (
            (self.text_size, self._preferences.text_size),
            (self.motion, self._preferences.motion),
        ):
            box.setMinimumHeight(TARGET)
            box.setCurrentIndex(box.findData(chosen))
            form.addRow(box.accessibleName(), box)
        self.text_size.activated.connect(self._set_text_size)
        self.motion.activated.connect(self._set_motion)
        return group

    @property
    def goes_along(self) -> bool:
        """True if a new dialog may replace this one without loss: nothing typed, no test
        running.
        """
        return not self.engines.line.text() and not self.engines.trial.is_busy

    def restore_from(self, old: PreferencesDialog) -> None:
        """Copies position and focus of ``old``, the dialog of the replaced window."""
        show_in_place(self, old)
        self.setGeometry(old.geometry())
        focus = old.focusWidget()
        if focus is not None and focus.objectName():
            mine = self.findChild(QWidget, focus.objectName())
            if isinstance(mine, QWidget):
                mine.setFocus()

    def _set_text_size(self, row: int) -> None:
        percent = self.text_size.itemData(row)
        if percent != self._preferences.text_size:
            self._window.host.use_text_size(percent)

    def _set_motion(self, row: int) -> None:
        self._preferences.motion = self.motion.itemData(row)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            steady(app, self._preferences.motion == ALWAYS)
        self._window.on_preferences_changed()

    def _fill(self) -> None:
        self.tournament.setChecked(self._preferences.tournament)
        self.hides.setChecked(self._preferences.hides_opinion)
        self.by_itself.setChecked(self._preferences.opinion_by_itself)
        self.by_itself.setEnabled(not self._preferences.hides_opinion)
        self.engines.on_preferences_changed()

    def _set_tournament(self, on: bool) -> None:
        self._preferences.tournament = on
        self._fill()
        self._window.on_preferences_changed()

    def _set_hides(self, on: bool) -> None:
        self._preferences.hides_opinion = on
        self._fill()
        self._window.on_preferences_changed()

    def _set_by_itself(self, on: bool) -> None:
        self._preferences.opinion_by_itself = on
        self._window.on_preferences_changed()

    def reject(self) -> None:
        """Cancels a running test; without one, closes the dialog."""
        if not self.engines.trial.cancel():
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.engines.trial.stop()
        super().closeEvent(event)


def show_preferences(window: Window) -> PreferencesDialog:
    """Opens the dialog of preferences, or brings it to the front. Returns it."""
    return shown_beside(window.widget, PreferencesDialog, lambda: PreferencesDialog(window))

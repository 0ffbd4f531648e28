"""The screen for the audience: the window's board on it, with the names and one sentence."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QKeyEvent, QKeySequence

from goref.core.base.colour import COLOURS
from goref.core.texts.terms import side_name
from goref.qt.board.widget import BoardWidget
from goref.qt.context.feature import Feature
from goref.qt.context.foot import FootState
from goref.qt.context.window import Window
from goref.qt.frame.audience_view import AudienceView
from goref.qt.look.window_placement import show_in_place

COMMAND = "fullscreen"
NAMES = ("PB", "PW")


class AudienceScreen(Feature):
    """Lends the board to a screen of its own, and takes it back."""

    def __init__(
        self,
        window: Window,
        take_back: Callable[[BoardWidget], None],
        told: Callable[[], FootState],
        sentence: Callable[[], str],
    ) -> None:
        """Args:
        take_back: puts the board where it belongs.
        told: returns the content of the foot.
        sentence: returns the current step of the count; empty if none is laid out.
        """
        super().__init__(window.widget)
        self._window, self._take_back = window, take_back
        self._told, self._sentence = told, sentence
        self.view: AudienceView | None = None
        window.shown.connect(self.follow)

    def turn(self, on: bool) -> None:
        """Fills the screen, or closes the audience's view."""
        if on and self.view is None:
            view = self._make_view()
            view.setScreen(self._window.widget.screen())
            view.showFullScreen()
        elif not on and self.view is not None:
            self.view.close()

    def go_on_beside(self, old: AudienceScreen) -> None:
        before = old.view
        if before is None:
            return
        view = self._make_view()
        view.setScreen(before.screen())
        view.setGeometry(before.geometry())
        view.setWindowState(before.windowState())
        show_in_place(view, before)
        self._check(True)
        old.turn(False)

    def stop(self) -> None:
        self.turn(False)

    def _make_view(self) -> AudienceView:
        window = self._window
        self.view = view = AudienceView(window.host.theme, window.language, window.board)
        view.setWindowTitle("goref")
        view.left.connect(self._left)
        view.keyPressed.connect(self._pressed)
        self.follow()
        return view

    def _check(self, on: bool) -> None:
        action = self._window.actions_by_id[COMMAND]
        with QSignalBlocker(action):
            action.setChecked(on)

    def follow(self) -> None:
        """Shows the present names and sentence."""
        if self.view is None:
            return
        info, language = self._window.session.case.record.info, self._window.language
        names = [
            info.text(key) or side_name(side, language)
            for key, side in zip(NAMES, COLOURS, strict=True)
        ]
        foot, sentence = self._told(), self._sentence()
        says, more = (sentence, foot.says) if sentence else (foot.says, foot.more)
        black, white = names
        self.view.show_words(black, white, says, more)

    def _left(self) -> None:
        """Takes the board back after the audience's screen was closed."""
        view, self.view = self.view, None
        if view is None:
            return
        self._take_back(view.board)
        view.deleteLater()
        self._check(False)
        self._window.board.setFocus()

    def _pressed(self, event: QKeyEvent) -> None:
        """Handles a key as the window would: as a command's, else by the board's mode."""
        pressed = QKeySequence(event.keyCombination())
        for action in self._window.actions_by_id.values():
            if action.isEnabled() and pressed in action.shortcuts():
                action.trigger()
                return
        self._window.take_key(event)

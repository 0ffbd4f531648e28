"""The window for the audience, on a second screen if there is one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QGuiApplication

from goref.core.base.colour import COLOURS, Pair
from goref.core.base.frozen import replace
from goref.core.texts.terms import side_name
from goref.qt.context.feature import Feature
from goref.qt.context.foot import FootState
from goref.qt.context.window import Window
from goref.qt.frame.audience_view import AudienceView
from goref.qt.look.window_placement import resize_on_screen, show_in_place

COMMAND = "fullscreen"
NAMES = ("PB", "PW")
ORDINARY = 1100, 640
"""The size of the window in logical pixels if there is no second screen."""


class AudienceScreen(Feature):
    """The controller of the audience's window, whose board follows the referee's board."""

    def __init__(
        self,
        window: Window,
        told: Callable[[], FootState],
        of_case: Callable[[], FootState],
        sentence: Callable[[], str],
        figures: Callable[[], list[list[str]]],
        captured: Callable[[], Pair[int] | None],
    ) -> None:
        """Args:
        told: returns the content of the foot.
        of_case: returns the state of the case, whatever the board's mode is.
        sentence: returns the current step of the count; empty if none is laid out.
        figures: returns the rows of the count's figures at that step.
        captured: returns each side's captured stones; None if unknown.
        """
        super().__init__(window.widget)
        self._window = window
        self._told, self._of_case, self._sentence = told, of_case, sentence
        self._figures, self._captured = figures, captured
        self.view: AudienceView | None = None
        window.shown.connect(self.follow)

    def turn(self, on: bool) -> None:
        """Opens the audience's window if ``on``, else closes it."""
        if on and self.view is None:
            self._open(self._make_view())
        elif not on and self.view is not None:
            self.view.close()

    def _open(self, view: AudienceView) -> None:
        """Shows the audience's window without taking the focus from the referee's window."""
        view.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._show(view)
        self._window.widget.activateWindow()

    def _show(self, view: AudienceView) -> None:
        """Shows the audience's window full screen on the second screen, or as a window if there
        is one screen.
        """
        mine = self._window.widget.screen()
        others = [screen for screen in QGuiApplication.screens() if screen is not mine]
        if not others:
            resize_on_screen(view, ORDINARY)
            view.show()
            return
        view.setScreen(others[0])
        view.setGeometry(others[0].geometry())
        # showFullScreen() would also request the keyboard, and could have it last.
        view.setWindowState(Qt.WindowState.WindowFullScreen)
        view.show()

    def go_on_beside(self, old: AudienceScreen) -> None:
        before = old.view
        if before is None:
            return
        view = self._make_view()
        view.setScreen(before.screen())
        view.setGeometry(before.geometry())
        view.setWindowState(before.windowState())
        view.set_blank(before.is_blank)
        show_in_place(view, before)
        self._check(True)
        old.turn(False)

    def stop(self) -> None:
        self.turn(False)

    def _make_view(self) -> AudienceView:
        window = self._window
        self.view = view = AudienceView(window.host.theme, window.language)
        view.setWindowTitle("goref")
        view.left.connect(self._left)
        self.follow()
        return view

    def _check(self, on: bool) -> None:
        action = self._window.actions_by_id[COMMAND]
        with QSignalBlocker(action):
            action.setChecked(on)

    def follow(self) -> None:
        """Updates the audience's window, if open: board, players' names, and a text.

        The text is the current step of the count, with the verdict below it. If no count is
        laid out, it is the foot's text.
        """
        if self.view is None:
            return
        window = self._window
        # Dead stones that are still on the board are in no lid.
        shown, captured = window.board.view(), self._captured()
        self.view.board.set_view(replace(shown, lids=True, hover=None, prisoners=captured))
        info, language = window.session.case.record.info, window.language
        names = [
            info.text(key) or side_name(side, language)
            for key, side in zip(NAMES, COLOURS, strict=True)
        ]
        foot, sentence = self._told(), self._sentence()
        says, more, verdict = foot.says, foot.more, ""
        if sentence:
            verdict = self._of_case().says
            # At its end the foot has the sum first, and then the winner.
            says, more = sentence, more if says == verdict else says
        black, white = names
        self.view.show_words(black, white, says, more, self._figures(), verdict)

    def _left(self) -> None:
        """Deletes the audience's window after it was closed, and unchecks its command."""
        view, self.view = self.view, None
        if view is not None:
            view.deleteLater()
            self._check(False)

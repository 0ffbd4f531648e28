"""The modes of the main window, each of which is there when it is wanted first."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from goref.qt.context.board_modes import BoardMode, BoardModes

if TYPE_CHECKING:  # few games need any of them
    from goref.qt.context.window import Window
    from goref.qt.record.correcting import Correcting
    from goref.qt.record.playing import Playing
    from goref.qt.setup.setting_up import SettingUp
    from goref.qt.stage.staging import Staging
    from goref.qt.trial.trying import Trying
    from goref.qt.window.views import Views

ALL = "setting_up", "playing", "trying", "correcting", "staging"


class Modes(BoardModes):
    """What the board of a window can be in hand for besides ruling; none is made unasked.

    Args:
        views: gives the window's pages.
        to_stage: brings the page of a stage into sight.
    """

    def __init__(
        self,
        window: Window,
        ruling: BoardMode,
        views: Callable[[], Views],
        to_stage: Callable[[str], None],
    ) -> None:
        super().__init__(window.board, ruling)
        self._window, self._views, self._to_stage = window, views, to_stage

    @cached_property
    def setting_up(self) -> SettingUp:
        """Stones are put and taken off: a position is set up."""
        from goref.qt.setup.setting_up import SettingUp

        return self.join(SettingUp(self._window))

    @cached_property
    def playing(self) -> Playing:
        """A game is recorded."""
        from goref.qt.record.playing import Playing

        return self.join(Playing(self._window))

    @cached_property
    def trying(self) -> Trying:
        """A status is played out."""
        from goref.qt.trial.trying import Trying

        return self.join(Trying(self._window))

    @cached_property
    def correcting(self) -> Correcting:
        """A move of the record is corrected, or put in."""
        from goref.qt.record.correcting import Correcting

        return self.join(Correcting(self._window, lambda: self._views().moves))

    @cached_property
    def staging(self) -> Staging:
        """A count is laid out."""
        from goref.qt.stage.staging import Staging

        def to_count() -> bool:
            self._to_stage("count")
            return True

        staging = Staging(self._window, lambda: self._views().count_page, to_count)
        staging.resultWanted.connect(lambda: self._to_stage("result"))
        return self.join(staging)

    def is_made(self, mode: str) -> bool:
        """Whether a mode was wanted."""
        return mode in self.__dict__

    def handlers(self) -> dict[str, Callable[..., object]]:
        """What the commands of the modes do, by their ids."""
        return {
            "set-up": lambda on: self.setting_up.turn(on),
            "play-on-board": lambda on: self.playing.turn(on),
            "try-on-board": lambda on: self.trying.turn(on),
            "arrange": lambda: self.staging.open(),
        }

    def go_on_from(self, old: Modes) -> None:
        """Have the board in hand for what it was in another window of the session."""
        for mode in filter(old.is_made, ALL):
            getattr(self, mode).go_on_from(getattr(old, mode))

    # Of a mode that may not be there

    def has_counted(self) -> bool:
        """Whether the case was laid out and read off as it is."""
        case = self._window.session.case
        return self.is_made("staging") and self.staging.has_counted(case)

    def sentence(self) -> str:
        """What is done in the count; empty where none is laid out."""
        return self.staging.sentence() if self.is_made("staging") else ""

    def leave_count(self) -> None:
        """Give the board back from a count."""
        if self.is_made("staging"):
            self.staging.leave()

    def see_preferences(self) -> None:
        """The preferences say otherwise now."""
        if self.is_made("staging"):
            self.staging.see_preferences()

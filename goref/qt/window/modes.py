"""What the board of the main window can be in hand for, each made when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goref.core.base.late import Late
from goref.qt.context.board_modes import BoardMode, BoardModes

if TYPE_CHECKING:  # few games need any of them
    from goref.qt.context.window import Window
    from goref.qt.record.correcting import Correcting
    from goref.qt.record.move_list import MoveList
    from goref.qt.record.playing import Playing
    from goref.qt.setup.setting_up import SettingUp
    from goref.qt.stage.count_page import CountPage
    from goref.qt.stage.staging import Staging
    from goref.qt.trial.trying import Trying


class Modes(BoardModes):
    """What the board of a window can be in hand for besides ruling; a new one is named here.

    Args:
        moves, count_page: give the list of moves, and the page where a count is chosen.
    """

    def __init__(
        self,
        window: Window,
        ruling: BoardMode,
        moves: Callable[[], MoveList],
        count_page: Callable[[], CountPage],
    ) -> None:
        super().__init__(window.board, ruling)
        self._window, self._moves, self._count_page = window, moves, count_page

    @Late
    def setting_up(self) -> SettingUp:
        """Stones are put and taken off: a position is set up."""
        from goref.qt.setup.setting_up import SettingUp

        return self.join(SettingUp(self._window))

    @Late
    def playing(self) -> Playing:
        """A game is recorded."""
        from goref.qt.record.playing import Playing

        return self.join(Playing(self._window))

    @Late
    def trying(self) -> Trying:
        """A status is played out."""
        from goref.qt.trial.trying import Trying

        return self.join(Trying(self._window))

    @Late
    def correcting(self) -> Correcting:
        """A move of the record is corrected, or put in."""
        from goref.qt.record.correcting import Correcting

        return self.join(Correcting(self._window, self._moves))

    @Late
    def staging(self) -> Staging:
        """A count is laid out."""
        from goref.qt.stage.staging import Staging

        def to_count() -> bool:
            self._window.show_stage("count")
            return True

        staging = Staging(self._window, self._count_page, to_count)
        staging.resultWanted.connect(lambda: self._window.show_stage("result"))
        return self.join(staging)

    def go_on_from(self, old: Modes) -> None:
        for mode in MODES:
            if (theirs := mode.made(old)) is not None:
                mode.of(self).go_on_from(theirs)

    # Of a count that may not be laid out

    def has_counted(self) -> bool:
        """Whether the case was laid out and read off as it is."""
        staging = Modes.staging.made(self)
        return staging is not None and staging.has_counted(self._window.session.case)

    def sentence(self) -> str:
        """What is done in the count; empty where none is laid out."""
        staging = Modes.staging.made(self)
        return "" if staging is None else staging.sentence()

    def leave_count(self) -> None:
        """Give the board back from a count."""
        if (staging := Modes.staging.made(self)) is not None:
            staging.leave()

    def see_preferences(self) -> None:
        if (staging := Modes.staging.made(self)) is not None:
            staging.see_preferences()


MODES = Late.all(Modes)

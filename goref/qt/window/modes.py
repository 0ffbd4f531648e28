"""The modes of the main window's board, each created on first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goref.core.base.late import Late
from goref.qt.context.board_modes import BoardMode, BoardModes

if TYPE_CHECKING:  # few games need any of them
    from goref.qt.context.window import Window
    from goref.qt.counting.count_mode import CountMode
    from goref.qt.counting.count_page import CountPage
    from goref.qt.record.correction_mode import CorrectionMode
    from goref.qt.record.move_list import MoveList
    from goref.qt.record.recording_mode import RecordingMode
    from goref.qt.setup.setup_mode import SetupMode
    from goref.qt.trial.trial_mode import TrialMode


class Modes(BoardModes):
    """The modes of a window's board. Add new modes here.

    Args:
        ruling: the mode that is on while no other is.
        moves: returns the page with the list of moves.
        count_page: returns the page on which the user chooses how to count.
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
    def setting_up(self) -> SetupMode:
        """The mode in which stones are put down and removed."""
        from goref.qt.setup.setup_mode import SetupMode

        return self.join(SetupMode(self._window))

    @Late
    def playing(self) -> RecordingMode:
        """The mode in which a game is recorded."""
        from goref.qt.record.recording_mode import RecordingMode

        return self.join(RecordingMode(self._window))

    @Late
    def trying(self) -> TrialMode:
        """The mode in which a dispute is played out."""
        from goref.qt.trial.trial_mode import TrialMode

        return self.join(TrialMode(self._window))

    @Late
    def correcting(self) -> CorrectionMode:
        """The mode in which a move of the record is corrected or inserted."""
        from goref.qt.record.correction_mode import CorrectionMode

        return self.join(CorrectionMode(self._window, self._moves))

    @Late
    def staging(self) -> CountMode:
        """The mode in which a count is laid out."""
        from goref.qt.counting.count_mode import CountMode

        def to_count() -> bool:
            self._window.show_stage("count")
            return True

        staging = CountMode(self._window, self._count_page, to_count)
        staging.resultWanted.connect(lambda: self._window.show_stage("result"))
        return self.join(staging)

    def restore_from(self, old: Modes) -> None:
        for mode in MODES:
            if (theirs := mode.made(old)) is not None:
                mode.of(self).restore_from(theirs)

    # For a count that need not be laid out

    def has_counted(self) -> bool:
        """Returns whether the present case has been counted with stones on the board."""
        staging = Modes.staging.made(self)
        return staging is not None and staging.has_counted(self._window.session.case)

    def sentence(self) -> str:
        """Returns the current step of the count as a sentence; "" if no count is laid out."""
        staging = Modes.staging.made(self)
        return "" if staging is None else staging.sentence()

    def figures(self) -> list[list[str]]:
        """Returns the rows of figures for the current step of the count; [] if no count is laid
        out.
        """
        staging = Modes.staging.made(self)
        return [] if staging is None else staging.figures()

    def leave_count(self) -> None:
        """Ends the laying out of a count, if it is on."""
        if (staging := Modes.staging.made(self)) is not None:
            staging.leave()

    def on_preferences_changed(self) -> None:
        if (staging := Modes.staging.made(self)) is not None:
            staging.on_preferences_changed()


MODES = Late.all(Modes)

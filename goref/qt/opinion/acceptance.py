"""The referee's hand on a second opinion: what accepts it, row by row or all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from goref.core.base.geometry import Point
from goref.qt.context.window import Window
from goref.qt.opinion.second_opinion import SecondOpinion

if TYPE_CHECKING:
    from goref.app.edits.base import Edit

ACCEPT = "a"
"""The key that accepts what is suggested at the board's cursor."""


class SuggestHand(QObject):
    """Turns what is accepted into edits of the case, each an act of its own."""

    def __init__(
        self,
        window: Window,
        opinion: SecondOpinion,
        shows: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Args:
        shows: whether the board shows the opinion now.
        """
        super().__init__(parent)
        self._window, self._opinion, self._shows = window, opinion, shows
        window.board.pointKey.connect(self._key)

    def accept_all(self) -> None:
        """Mark everything that is clear, as suggested."""
        from goref.app.suggesting.accepting import acceptance

        suggestion = self._opinion.suggestion
        if suggestion is not None:
            self.do(acceptance(self._window.session.case, suggestion))

    def accept_at(self, point: Point) -> None:
        """Mark what is suggested of the stones at a point."""
        from goref.qt.opinion.offers import accepting

        case, suggestion = self._window.session.case, self._opinion.suggestion
        if suggestion is None or not self._shows():
            return
        chain = next((c for c in suggestion.chains if point in c.points), None)
        marks = accepting(chain.points, suggestion, case) if chain is not None else ()
        if marks:
            self.do(marks)
        else:
            name = case.record.grid.name(point)
            self._window.say(self.tr("Nothing is suggested at {point}.").format(point=name))

    def do(self, edits: Iterable[Edit]) -> None:
        """Carry out acts in order, up to the first that fails."""
        count = 0
        for edit in edits:
            if not self._window.do(edit):
                return
            count += 1
        if count == 1:
            self._window.say(self.tr("Marked. Ctrl+Z takes it back."))
        elif count:
            told = self.tr("Marked in {count} acts; Ctrl+Z takes them back one by one.")
            self._window.say(told.format(count=count))

    def _key(self, point: Point, key: str) -> None:
        if key == ACCEPT and self._shows():
            self.accept_at(point)

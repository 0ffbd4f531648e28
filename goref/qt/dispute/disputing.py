"""The tab of disputes: its title tells how many are open; it is filled when it is wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goref.app.session.session import Change, Part
from goref.qt.context.window import Window

if TYPE_CHECKING:
    from goref.core.case.case import Case
    from goref.qt.dispute.view import DisputesView

QUIET = Part.MOMENT | Part.SAVED | Part.HISTORY | Part.NOTES
"""Changes after which nothing else is to be asked."""


class Disputing(QObject):
    """Puts the tab into a window and keeps it up to date.

    Attributes:
        page: the tab's page, empty until it is seen first.

    Signals:
        tryWanted: a dispute is to be resolved on the board: its points (a frozenset).
        trialWanted: a trial is to be shown: its place among those of the case.
    """

    tryWanted = Signal(object)  # noqa: N815
    trialWanted = Signal(int)  # noqa: N815

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._under_way: tuple[object, int] = (None, 0)
        self.page = QWidget()
        self.page.setObjectName("disputes-page")
        self.page.installEventFilter(self)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        window.tabs.insertTab(1, self.page, self.tr("Disputes"))

    @cached_property
    def view(self) -> DisputesView:
        """What the page shows; made when it is wanted first."""
        from goref.qt.dispute.view import DisputesView

        window = self._window
        view = DisputesView(window.language, self.page)
        view.chosen.connect(window.look)
        view.detail.ruled.connect(window.do)
        view.detail.tryWanted.connect(self.tryWanted)
        view.detail.trialWanted.connect(self.trialWanted)
        view.show_assessment(window.session.assessment)
        layout = self.page.layout()
        assert layout is not None
        layout.addWidget(view)
        return view

    @property
    def is_made(self) -> bool:
        """Whether the view was wanted already."""
        return "view" in self.__dict__

    def open(self) -> None:
        """Show the tab, its list in hand."""
        self._window.tabs.setCurrentWidget(self.page)
        self.view.list.setFocus()

    def follow(self, change: Change) -> None:
        """Tell what is open after a change."""
        if not change.parts & ~QUIET:
            return
        count = self._count(self._window.session.case)
        title = self.tr("Disputes ({count})") if count else self.tr("Disputes")
        index = self._window.tabs.indexOf(self.page)
        self._window.tabs.setTabText(index, title.format(count=count))
        if self.is_made:
            self.view.show_assessment(self._window.session.assessment)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and not self.is_made:
            self.view.show()
        return super().eventFilter(watched, event)

    def _count(self, case: Case) -> int:
        """Open disputes, and trials under way."""
        if not case.disputed and not case.trials:
            return 0
        from goref.app.questions.trial_status import all_tried
        from goref.core.trials.checklist import in_dispute

        key = case.trials, case.record, case.voided
        if self._under_way[0] != key:  # a trial is played through again to tell
            self._under_way = key, sum(one.is_under_way for one in all_tried(case))
        disputes = in_dispute(self._window.session.assessment.score.survey, case.disputed)
        return sum(1 for _ in disputes) + self._under_way[1]

"""The checklist with disputes and trials, opened over the page; filled when it is wanted."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from goref.app.session.session import Change, Part
from goref.qt.context.window import Window

if TYPE_CHECKING:
    from goref.qt.dispute.view import DisputesView

QUIET = Part.MOMENT | Part.SAVED | Part.HISTORY | Part.NOTES | Part.DETAILS
"""Changes after which nothing else is to be asked."""
DRAWER = "disputes"


class Disputing(QObject):
    """Has a window open the checklist, and keeps it up to date.

    Attributes:
        page: what is opened, empty until it is seen first.

    Signals:
        tryWanted: a dispute is to be resolved on the board: its points (a frozenset).
        trialWanted: a trial is to be shown: its place among those of the case.
    """

    tryWanted = Signal(object)  # noqa: N815
    trialWanted = Signal(int)  # noqa: N815

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self.page = QWidget()
        self.page.setObjectName("disputes-page")
        self.page.installEventFilter(self)
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        window.pages.add_drawer(DRAWER, self.tr("Checklist and trials"), self.page)

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
        """Show it, its list in hand."""
        self._window.pages.open(DRAWER)
        self.view.list.setFocus()

    def follow(self, change: Change) -> None:
        """Tell what is to be asked after a change."""
        if change.parts & ~QUIET and self.is_made:
            self.view.show_assessment(self._window.session.assessment)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and not self.is_made:
            self.view.show()
        return super().eventFilter(watched, event)

"""The interface by which a feature uses the page next to the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from goref.qt.context.foot import FootAct


class Pages(Protocol):
    """The part of the window next to the board: the page of the stage, or a page over it.

    Implemented by :class:`goref.qt.frame.pages.PageBand`.

    Attributes:
        drawer: the id of the page open over the stage's page; None if no page is.
    """

    drawer: str | None

    def drawer_acts(self) -> tuple[FootAct, ...]:
        """Returns the foot's buttons for the page open over the stage's page. The first one is
        the next act.
        """

    @property
    def in_sight(self) -> QWidget | None:
        """The visible page; None before the first page is shown."""

    @property
    def stage(self) -> str:
        """The id of the present stage; another page may cover the stage's page."""

    @property
    def is_at_mode(self) -> bool:
        """True if the visible page is that of a board mode."""

    def add(self, page: QWidget) -> None:
        """Adds a hidden page to the window."""

    def add_stage(self, id_: str, page: Callable[[], QWidget]) -> None:
        """Adds a stage. ``page`` is called at every visit and returns the page to show; two
        stages may return the same page.
        """

    def add_drawer(
        self,
        id_: str,
        title: str,
        make: Callable[[], QWidget],
        acts: Callable[[], tuple[FootAct, ...]] = tuple,
    ) -> None:
        """Adds a page that can be opened over the stage's page.

        Args:
            make: creates the page; called when the page is first opened.
            acts: returns the foot's buttons for the page, the next act first.
        """

    def open(self, id_: str) -> None:
        """Opens a page over the stage's page."""

    def close_drawer(self) -> bool:
        """Closes the page opened over the stage's page; returns False if there was none."""

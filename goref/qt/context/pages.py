"""The interface by which a feature uses the page next to the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtWidgets import QWidget

from goref.qt.context.foot import FootAct


class Pages(Protocol):
    """The area of the page next to the board; see :class:`goref.qt.frame.pages.PageBand`.

    Attributes:
        drawer: the id of the page open over the stage's page; None for no page.
    """

    drawer: str | None

    def drawer_acts(self) -> tuple[FootAct, ...]:
        """Returns the foot's acts for the page opened over the stage's page, the next act
        first.
        """

    @property
    def in_sight(self) -> QWidget | None:
        """The visible page; None before the first page is shown."""

    @property
    def stage(self) -> str:
        """The id of the stage whose page is shown, or is covered by another page."""

    @property
    def is_at_mode(self) -> bool:
        """True if the page of a mode is visible."""

    def add(self, page: QWidget) -> None:
        """Adds a page to the window, hidden until it is shown."""

    def add_stage(self, id_: str, page: Callable[[], QWidget]) -> None:
        """Adds a stage; ``page`` returns the stage's page on each visit. Two stages may
        share a page.
        """

    def add_drawer(
        self,
        id_: str,
        title: str,
        make: Callable[[], QWidget],
        acts: Callable[[], tuple[FootAct, ...]] = tuple,
    ) -> None:
        """Adds a page that can be opened over the stage's page; it is created when first
        opened.
        """

    def open(self, id_: str) -> None:
        """Opens a page over the stage's page."""

    def close_drawer(self) -> bool:
        """Closes the page opened over the stage's page; returns False if there was none."""

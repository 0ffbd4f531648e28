"""What a feature may know of the page beside the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtWidgets import QWidget

from goref.qt.context.foot import FootAct


class Pages(Protocol):
    """The band with the page, see :class:`goref.qt.frame.pages.PageBand`.

    Attributes:
        drawer: the id of what is opened over the stage's page; None for nothing.
    """

    drawer: str | None

    @property
    def drawers(self) -> Mapping[str, object]:
        """What can be opened, by id."""

    def drawer_acts(self) -> tuple[FootAct, ...]:
        """What can be done at the foot in what is opened: the next act, then others."""

    @property
    def in_sight(self) -> QWidget | None:
        """The page that is shown."""

    @property
    def stage(self) -> str:
        """The stage whose page it is, or lies under what was opened over it."""

    @property
    def is_at_mode(self) -> bool:
        """Whether the page of what is done now is in sight."""

    def add(self, page: QWidget) -> None:
        """Have a page in the window, out of sight until it is shown."""

    def add_stage(self, id_: str, page: Callable[[], QWidget]) -> None:
        """Have a page for a stage, given when it is gone to; two may have the same."""

    def add_drawer(
        self,
        id_: str,
        title: str,
        make: Callable[[], QWidget],
        acts: Callable[[], tuple[FootAct, ...]] = tuple,
    ) -> None:
        """Have a page that can be opened over a stage's; it is made when it is opened first."""

    def open(self, id_: str) -> None:
        """Open something over the stage's page."""

    def close_drawer(self) -> bool:
        """Close what was opened; False where nothing was."""

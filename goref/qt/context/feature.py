"""When the main window calls one of its features."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import QObject


class Feature(QObject):
    """Part of the main window; what it does not need of this it leaves as it is.

    For the changes of the session it asks by ``Window.follow``.
    """

    def begin(self) -> None:
        """The window shows another session."""

    def restore_from(self, old: Self) -> None:
        """Be as the same feature is in another window of the session."""

    def go_on_beside(self, old: Self) -> None:
        """Open again, now that the window is shown, what the other one had beside it."""

    def on_preferences_changed(self) -> None:
        """The preferences have changed."""

    def stop(self) -> None:
        """The window closes."""

    @property
    def goes_along(self) -> bool:
        """False while another window in place of this one would lose something."""
        return True

"""The calls from the main window to its features."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import QObject


class Feature(QObject):
    """A part of the main window; it overrides the methods that it needs.

    It receives changes of the session by ``Window.follow``.
    """

    def begin(self) -> None:
        """Prepares for another session, which the window now shows."""

    def restore_from(self, old: Self) -> None:
        """Restores the state of the same feature in another window of the session."""

    def go_on_beside(self, old: Self) -> None:
        """Reopens the dialogs of the feature that this one replaces, now that the window is
        shown.
        """

    def on_preferences_changed(self) -> None:
        """Handles changed preferences."""

    def stop(self) -> None:
        """Handles the closing of the window."""

    @property
    def goes_along(self) -> bool:
        """False while replacing the window by a new one would lose something."""
        return True

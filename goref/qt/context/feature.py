"""The base class of the main window's parts, with the calls that the window makes to them."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import QObject


class Feature(QObject):
    """A part of the main window. The methods do nothing; subclasses override those they need.

    To be called after changes of the session, a part registers a function by ``Window.follow``.
    """

    def begin(self) -> None:
        """Called when the window has changed to another session."""

    def restore_from(self, old: Self) -> None:
        """Copies the state of ``old``, the same part in the window that this window
        replaces.
        """

    def go_on_beside(self, old: Self) -> None:
        """Reopens the dialogs of ``old``, the same part in the replaced window. Called once the
        new window is visible.
        """

    def on_preferences_changed(self) -> None:
        """Called after the user changed the preferences."""

    def stop(self) -> None:
        """Called when the window is closed."""

    @property
    def goes_along(self) -> bool:
        """False while something would be lost if a new window (say, in another language)
        replaced this one.
        """
        return True

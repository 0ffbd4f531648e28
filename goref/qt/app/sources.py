"""Keeps PySide6 from reading the source of every module that is imported after it."""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401 - brings what reads them


def leave_unread() -> None:
    """PySide6 looks in a source for its own name, for a way to write that goref does not use.

    That takes a twentieth of the window's start. If another PySide6 does otherwise, nothing
    changes.
    """
    feature = sys.modules.get("PySide6.support.feature")
    if feature is not None:
        vars(feature)["_mod_uses_pyside"] = lambda module: False

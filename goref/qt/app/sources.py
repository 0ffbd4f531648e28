"""A switch that makes imports faster by stopping PySide6 from reading their sources."""

from __future__ import annotations

import sys

import PySide6.QtCore  # noqa: F401 - imports the code that reads them


def leave_unread() -> None:
    """Turns off PySide6's search of imported sources for its own name.

    The search serves a syntax that goref does not use, and takes 5 % of the start. Has no
    effect if another version of PySide6 works differently.
    """
    feature = sys.modules.get("PySide6.support.feature")
    if feature is not None:
        feature._mod_uses_pyside = lambda module: False  # type: ignore[attr-defined]

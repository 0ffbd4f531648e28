"""What the built program runs first: goref.spec's start file."""

from __future__ import annotations

import os
import sys


def give_back_library_path() -> None:
    """Let programs started by goref (a Go engine, a browser) find their own libraries.

    PyInstaller's loader may point the path at the libraries brought along, and keeps the
    user's in a variable of its own.
    """
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(name + "_ORIG", None)
        if before is not None:
            os.environ[name] = before
        elif os.environ.get(name) == getattr(sys, "_MEIPASS", None):
            os.environ.pop(name, None)


def forget_other_qt() -> None:
    """Load no plugin of another Qt, whatever the desktop has set for its own programs."""
    for name in ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        os.environ.pop(name, None)


if __name__ == "__main__":
    if "--multiprocessing-fork" in sys.argv:  # macOS starts batch's helpers anew
        import multiprocessing

        multiprocessing.freeze_support()
    give_back_library_path()
    if sys.platform == "linux":  # elsewhere PyInstaller sets them
        forget_other_qt()
    from goref.__main__ import main

    sys.exit(main())

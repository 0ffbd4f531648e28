"""Runs goref in the program for Windows, for its launchers and ``python -m goref_start``."""

from __future__ import annotations

import sys
from pathlib import Path


def name_python() -> None:
    """Names the Python that starts other processes, such as the helpers of ``goref batch``.

    The launcher is no Python, and multiprocessing asks for both names. A program without a
    console starts processes without one.
    """
    name = "python.exe" if sys.stdout is not None else "pythonw.exe"
    sys.executable = sys._base_executable = str(Path(sys.prefix, name))  # type: ignore[attr-defined]


if __name__ == "__main__":
    name_python()
    from goref.__main__ import main

    sys.exit(main())

"""What ``goref gui`` was asked. The window itself is opened by :mod:`goref.__main__`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from goref.cli.text import options
from goref.cli.text.faults import UnusableError, WrongUsageError
from goref.core.base.faults import fault
from goref.io.files import shown_path

SUMMARY = "Open the window."


class WindowWanted(NamedTuple):
    """The window asked for."""

    path: Path | None
    quit_when_shown: bool


def read(argv: Sequence[str]) -> WindowWanted:
    """Read the command line of ``goref gui``."""
    parser = options.Parser("gui", SUMMARY)
    parser.add_argument("file", metavar="FILE", nargs="?", help="SGF, .goref, or rows of .XO")
    parser.add_argument(
        "--quit-when-shown", action="store_true", help="close again after the first paint"
    )
    args = parser.parse_args(argv)
    if args.file == "":
        raise WrongUsageError(fault("no-file-name"))
    path = Path(args.file) if args.file else None
    if path is not None and not path.exists():
        raise UnusableError(fault("no-file", path=shown_path(path)))
    return WindowWanted(path, args.quit_when_shown)

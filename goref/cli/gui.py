"""What ``goref gui`` was asked. The window itself is opened by :mod:`goref.__main__`."""

from __future__ import annotations

from argparse import SUPPRESS
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from goref.cli.text import options
from goref.cli.text.faults import WrongUsageError
from goref.core.base.faults import fault
from goref.io.files import path_of

SUMMARY = "Open the window."


class WindowWanted(NamedTuple):
    """The window asked for."""

    paths: tuple[Path, ...]
    quit_when_shown: bool


def read(argv: Sequence[str]) -> WindowWanted:
    """Read the command line of ``goref gui``.

    Whether the files are there is seen by the window, which says so where it is read.
    """
    parser = options.Parser("gui", SUMMARY)
    parser.add_argument("files", metavar="FILE", nargs="*", help=options.FILE_HELP)
    # For measuring and tests: it closes again after the first paint.
    parser.add_argument("--quit-when-shown", action="store_true", help=SUPPRESS)
    args = parser.parse_args(argv)
    if "" in args.files:
        raise WrongUsageError(fault("no-file-name"))
    return WindowWanted(tuple(map(path_of, args.files)), args.quit_when_shown)

"""The command line of ``goref gui``. :mod:`goref.__main__` opens the window."""

from __future__ import annotations

from argparse import SUPPRESS
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from goref.cli.text.faults import WrongUsageError
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen
from goref.io.files import path_of

SUMMARY = "Open the window."
Quit = Literal["", "all", "board"]
QUITS: dict[str, Quit] = {"--quit-when-shown": "all", "--quit-when-board-shown": "board"}
"""Options for tests: the window closes itself once it, or its board, is painted."""


@frozen
class WindowWanted:
    """The files to open, and the part of the window whose painting closes it.

    The part is "" if only the user closes the window.
    """

    paths: tuple[Path, ...]
    quit_when: Quit = ""


def read(argv: Sequence[str]) -> WindowWanted:
    """Returns the files and options on the command line of ``goref gui``.

    The window checks later whether the files exist. Raises WrongUsageError if the command line
    is wrong.
    """
    if all(word in ("-", *QUITS) or not word.startswith("-") for word in argv):
        files = [word for word in argv if word not in QUITS]  # a parser takes longer
        quit_when: Quit = next((QUITS[word] for word in argv if word in QUITS), "")
    else:
        files, quit_when = _parsed(argv)
    if "" in files:
        raise WrongUsageError(fault("no-file-name"))
    return WindowWanted(tuple(map(path_of, files)), quit_when)


def _parsed(argv: Sequence[str]) -> tuple[list[str], Quit]:
    """Parses a command line that holds an error, a request for help, or ``--``."""
    from goref.cli.text import options

    parser = options.Parser("gui", SUMMARY)
    parser.add_argument("files", metavar="FILE", nargs="*", help=options.FILE_HELP)
    how: dict[str, Any] = {"action": "store_const", "dest": "quit_when", "help": SUPPRESS}
    for name, when in QUITS.items():
        parser.add_argument(name, const=when, default="", **how)
    args = parser.parse_args(argv)
    return args.files, args.quit_when

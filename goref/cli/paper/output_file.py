"""The option ``-o`` of the commands that write paper: the file, its kind, and ``--force``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from goref.cli.text.faults import WrongUsageError
from goref.cli.text.options import Parser
from goref.core.base.faults import fault
from goref.io.files import is_there, shown_path

PDF = ".pdf"
HTML = (".html", ".htm")
BOTH = (PDF, *HTML)
"""The suffixes of the files that can be written, in small letters."""


def take_output(parser: Parser, kinds: str) -> None:
    """Adds the options; ``kinds`` is the help text, which names the kinds of files."""
    parser.add_argument("-o", "--out", metavar="OUT", required=True, help=kinds)
    parser.add_argument("--force", action="store_true", help="even if the file already exists")


def output_file(args: argparse.Namespace, suffixes: Sequence[str]) -> Path:
    """Returns the file to write.

    Raises WrongUsageError for an empty name, for another suffix, and for a file that exists,
    unless ``--force`` was given.
    """
    if not args.out:
        raise WrongUsageError(fault("out-empty"))
    out = Path(args.out)
    if out.suffix.lower() not in suffixes:
        kinds = ", ".join(suffix for suffix in suffixes if suffix != HTML[1])
        raise WrongUsageError(fault("sheet-kind", path=shown_path(out), kinds=kinds))
    if not args.force and is_there(out, "cannot-write"):
        raise WrongUsageError(fault("file-there", path=shown_path(out)))
    return out

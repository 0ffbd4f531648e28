"""The command line of ``goref sheet``. :mod:`goref.__main__` uses Qt to make the PDF."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from goref.cli.paper.output_file import BOTH, output_file, take_output
from goref.cli.text.faults import WrongUsageError
from goref.cli.text.options import Parser, up_to
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.event.event import MOST_ROUNDS
from goref.io.event.schema import SUFFIX
from goref.io.files import path_of

SUMMARY = (
    "Write the score sheets of cases, or of an event's tables, as one PDF or one web page. "
    "A sheet that is not settled says so across every page."
)
CASES = "SGF, .goref, or an event (.gorefevent); - for standard input"


class SheetsWanted(NamedTuple):
    """The requested sheets.

    Attributes:
        round: for event files, the only round that is printed; 0 for every round.
        protocol: True if the log of every act follows each sheet.
    """

    files: tuple[Path, ...]
    out: Path
    round: int
    protocol: bool
    language: Language


def read(argv: Sequence[str]) -> SheetsWanted:
    """Returns the sheets that a command line of ``goref sheet`` requests.

    Raises WrongUsageError if it is wrong.
    """
    parser = Parser("sheet", SUMMARY)
    add = parser.add_argument
    add("files", metavar="CASE", nargs="+", help=CASES)
    take_output(parser, "the file to write: .pdf or .html")
    add(
        "--round",
        default=0,
        metavar="N",
        type=up_to(MOST_ROUNDS, zero="rounds-from-one"),
        help="of an event: only this round",
    )
    add(
        "--protocol",
        action="store_true",
        help="print every act of the log of rulings after the sheet",
    )
    parser.take("lang")
    args = parser.parse_args(argv)
    if "" in args.files:
        raise WrongUsageError(fault("no-file-name"))
    if args.round and not any(file.lower().endswith(SUFFIX) for file in args.files):
        raise WrongUsageError(fault("round-of-events"))
    out = output_file(args, BOTH)
    files = tuple(map(path_of, args.files))
    return SheetsWanted(files, out, args.round, args.protocol, args.lang)

"""The command line of ``goref kifu``. :mod:`goref.__main__` uses Qt to lay out the figures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from goref.app.kifu.figures import MOST_FIGURES
from goref.cli.text.faults import WrongUsageError
from goref.cli.text.options import Parser
from goref.cli.text.reading import choose
from goref.core.base.faults import fault
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.io.files import is_there, shown_path

SUMMARY = (
    "Write the moves of a game as a PDF of one to four figures with numbers; moves at points "
    "that had a stone before are listed below them."
)
PDF = ".pdf"


class KifuWanted(NamedTuple):
    """The requested figures: the game, the output file, and the number of figures (0: by
    length)."""

    case: Case
    out: Path
    figures: int
    language: Language


def read(argv: Sequence[str]) -> KifuWanted:
    """Returns the figures that the command line of ``goref kifu`` requests. Raises
    CommandError."""
    parser = Parser("kifu", SUMMARY)
    parser.take("file", "game")
    add = parser.add_argument
    add("-o", "--out", metavar="OUT", required=True, help="the file to write: .pdf")
    add("--force", action="store_true", help="even if the file already exists")
    counts = [str(count) for count in range(1, MOST_FIGURES + 1)]
    add("--figures", choices=counts, help="how many (usual: one for every 100 moves)")
    parser.take("lang")
    args = parser.parse_args(argv)
    if not args.out:
        raise WrongUsageError(fault("out-empty"))
    out = Path(args.out)
    if out.suffix.lower() != PDF:
        raise WrongUsageError(fault("sheet-kind", path=shown_path(out), kinds=PDF))
    if not args.force and is_there(out, "cannot-write"):
        raise WrongUsageError(fault("file-there", path=shown_path(out)))
    chosen = choose(args.file, args.game, args.encoding)
    return KifuWanted(chosen.opened.case, out, int(args.figures or 0), args.lang)

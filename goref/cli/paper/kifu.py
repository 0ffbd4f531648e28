"""The command line of ``goref kifu``. :mod:`goref.__main__` uses Qt to lay out the figures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from goref.app.kifu.figures import MOST_FIGURES
from goref.cli.paper.output_file import PDF, output_file, take_output
from goref.cli.text.options import Parser
from goref.cli.text.reading import choose
from goref.core.base.language import Language
from goref.core.case.case import Case

SUMMARY = (
    "Write the moves of a game as a PDF of one to four figures with numbers; moves at points "
    "that had a stone before are listed below them."
)


class KifuWanted(NamedTuple):
    """The requested figures: game, output file, and number of figures (0: by length)."""

    case: Case
    out: Path
    figures: int
    language: Language


def read(argv: Sequence[str]) -> KifuWanted:
    """Returns the figures that a command line of ``goref kifu`` requests.

    Raises CommandError if it is wrong, or a file cannot be used.
    """
    parser = Parser("kifu", SUMMARY)
    parser.take("file", "game")
    add = parser.add_argument
    take_output(parser, "the file to write: .pdf")
    counts = [str(count) for count in range(1, MOST_FIGURES + 1)]
    add("--figures", choices=counts, help="how many (usual: one for every 100 moves)")
    parser.take("lang")
    args = parser.parse_args(argv)
    out = output_file(args, (PDF,))
    chosen = choose(args.file, args.game, args.encoding)
    return KifuWanted(chosen.opened.case, out, int(args.figures or 0), args.lang)

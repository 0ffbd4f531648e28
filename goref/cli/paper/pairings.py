"""The command line of ``goref pairings``. :mod:`goref.__main__` uses Qt to make the PDF."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from goref.app.event.files import open_event
from goref.cli.paper.output_file import BOTH, output_file, take_output
from goref.cli.text.options import Parser, up_to
from goref.core.base.language import Language
from goref.core.event.event import MOST_ROUNDS, Event
from goref.core.texts.event.pairing_lists import listed_round

SUMMARY = (
    "Write the pairing lists of a round, by name and by table, and who does not play, as a PDF "
    "in large type or as one web page for phones."
)


class PairingsWanted(NamedTuple):
    """The requested lists: the event's file, the output file, and the round (0: the last)."""

    file: Path
    out: Path
    round: int
    language: Language

    def read(self) -> tuple[Event, int]:
        """Returns the event and the round.

        Raises EventFileError if the file cannot be read, EventError if nobody is paired in the
        round.
        """
        with open_event(self.file, read_only=True) as store:
            event = store.event()
        return event, listed_round(event, self.round)


def read(argv: Sequence[str]) -> PairingsWanted:
    """Reads the command line of ``goref pairings``. Raises WrongUsageError if it is wrong."""
    parser = Parser("pairings", SUMMARY)
    add = parser.add_argument
    add("event", metavar="EVENT", help="the event's file (.gorefevent)")
    take_output(parser, "the file to write: .pdf or .html")
    add(
        "--round",
        default=0,
        metavar="N",
        type=up_to(MOST_ROUNDS, zero="rounds-from-one"),
        help="the round (usual: the last with pairings)",
    )
    parser.take("lang")
    args = parser.parse_args(argv)
    return PairingsWanted(Path(args.event), output_file(args, BOTH), args.round, args.lang)

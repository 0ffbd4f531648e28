"""A command that is not there, for tests of what follows from its one entry."""

from __future__ import annotations

from collections.abc import Sequence

from goref.cli.commands import COMMANDS, Subcommand
from goref.cli.text.options import Parser
from goref.cli.text.output import print_json, print_lines

DANCE = Subcommand("dance with a file", __name__)


def run(argv: Sequence[str]) -> int:
    parser = Parser("dance", "Dance with a file, once or many times.")
    parser.take("file", "game", "lang", "json")
    parser.add_argument("--pirouettes", metavar="N", help="how many turns")
    args = parser.parse_args(argv)
    if args.json:
        print_json({"turns": args.pirouettes})
    else:
        print_lines([f"turned {args.pirouettes}"])
    return 0


def add() -> None:
    """Declares it beside the others, for the rest of the process."""
    COMMANDS["dance"] = DANCE

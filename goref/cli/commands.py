"""The sub-commands: their names, their summaries, and how one is started.

A command's module is imported on use, so none costs time for another.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from goref.cli.text.terminal import columns_of
from goref.core.base.language import ENGLISH, Language
from goref.core.base.particles import formatted

COMMANDS = {
    "score": "count a finished game under a rule set",
    "suggest": "report which stones seem dead, in seki, unfinished, or unclear",
    "compare": "count it under every rule set, and say why the results differ",
    "arrange": "lay out the count with stones, move by move",
    "export": "write it as a game record (SGF), with result and rulings",
    "check": "check a record move by move",
    "verify": "check that the log of rulings of a saved case was not changed",
    "rules": "list the rule sets, or show one",
    "incidents": "list the kinds of incidents and the regulations, or show one",
    "batch": "count many files into a table (CSV, JSON)",
    "event": "keep an event's players, tables and results",
    "photo": "read the position of a board from its photograph",
    "manual": "read the manual, or write it as web pages",
    "sheet": "write the score sheets of cases or of an event",
    "kifu": "write the moves of a game as numbered figures",
    "gui": "open the window",
}
BEFORE = 12
"""Columns before the summary of a command."""
OVERVIEW = """\
usage: goref COMMAND ... | goref [FILE]

A referee's tool for finished games of Go.

{commands}

goref FILE, or goref alone, opens the window. goref COMMAND -h says more.
Exit codes: 0 answered, 2 wrong usage, 3 facts missing,
4 input unusable or no screen for the window,
5 not ruled yet or still in play,
6 answered, but the record is incomplete, out of order or does not fit."""


def overview(language: Language = ENGLISH) -> str:
    """Returns the output of ``goref -h``."""
    text, summaries = OVERVIEW, COMMANDS
    if language != ENGLISH:
        text = language.words("help", text)
        summaries = {name: language.words("help", said) for name, said in COMMANDS.items()}
    listed = "\n".join(
        f"  {name:<{BEFORE - 3}} {summary}" for name, summary in summaries.items()
    )
    whole, columns = formatted(text, commands=listed), columns_of(sys.stdout)
    if not columns:
        return whole
    from goref.cli.text.wrapping import narrowed  # only a terminal needs it

    return narrowed(whole, columns, BEFORE)


def run(command: str, argv: Sequence[str]) -> int:
    """Runs a sub-command that needs no Qt; returns the exit code. Raises CommandError."""
    match command:
        case "score":
            from goref.cli.score import run as command_run
        case "suggest":
            from goref.cli.suggest import run as command_run
        case "compare":
            from goref.cli.compare import run as command_run
        case "arrange":
            from goref.cli.arrange import run as command_run
        case "export":
            from goref.cli.export import run as command_run
        case "check":
            from goref.cli.check import run as command_run
        case "verify":
            from goref.cli.verify import run as command_run
        case "rules":
            from goref.cli.rules import run as command_run
        case "incidents":
            from goref.cli.incidents import run as command_run
        case "batch":
            from goref.cli.batch import run as command_run
        case "photo":
            from goref.cli.photo import run as command_run
        case "manual":
            from goref.cli.manual import run as command_run
        case "event":
            from goref.cli.event.event import run as command_run
        case _:
            raise ValueError(f"no sub-command: {command}")
    return command_run(argv)

"""The commands of the command line, each declared once, and the overview of all commands.

A command's module is imported only when the command runs, so the others cost no time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module  # noqa: TID251
from typing import Any, Literal, NamedTuple

from goref.cli.text.terminal import columns_of
from goref.core.base.language import ENGLISH, Language
from goref.core.base.particles import formatted


class Subcommand(NamedTuple):
    """A command, or an action of a command: what is known before its module is imported.

    Attributes:
        summary: its purpose, in a few words, for help, man pages and completions.
        module: the module that reads its arguments and runs it; imported on use.
        name: the name of the module's function that is called with the arguments.
        actions: its actions, by name; their functions take the action's parser as first
            argument.
        is_short: True if it ends so soon that garbage collection would only cost time.
        needs: ``Qt`` or ``screen`` if the command cannot run without that; else empty.
    """

    summary: str
    module: str
    name: str = "run"
    actions: Mapping[str, Subcommand] = {}
    is_short: bool = False
    needs: Literal["", "Qt", "screen"] = ""

    def function(self) -> Callable[..., Any]:
        """Imports the module and returns the function that is called with the arguments."""
        module = import_module(self.module)  # in goref.cli, as a test asserts
        function: Callable[..., Any] = vars(module)[self.name]
        return partial(function, self.actions) if self.actions else function


REPORTS, FILES = "goref.cli.event.reports", "goref.cli.event.files"
TABLE = "goref.cli.event.table"
ACTIONS = {
    "new": Subcommand("make the file of an event", REPORTS, "new"),
    "edit": Subcommand(
        "change the event's name, place, days, rules, komi or criteria", REPORTS, "edit"
    ),
    "import": Subcommand(
        "import players, pairings or a pairing program's file", FILES, "import_"
    ),
    "list": Subcommand("list the tables, or those of a round", REPORTS, "list_"),
    "incidents": Subcommand(
        "list the cautions and warnings of each player, and every incident",
        "goref.cli.event.incidents",
        "incidents",
    ),
    "set": Subcommand(
        "decide a table, put it in dispute, open it again, or enter a list of results",
        TABLE,
        "set_",
    ),
    "close": Subcommand(
        "close a round, so that it can no longer be changed, or open it again", TABLE, "close"
    ),
    "time": Subcommand(
        "set when a round began and how long it lasts, or list the times",
        "goref.cli.event.calls_and_times",
        "time",
    ),
    "call": Subcommand(
        "call a referee to a table, answer or end a call, or list the calls",
        "goref.cli.event.calls_and_times",
        "call",
    ),
    "retype": Subcommand(
        "record slips typed a second time, and list the differences",
        "goref.cli.event.second_entry",
        "retype",
    ),
    "attach": Subcommand("attach the records in a folder to their tables", TABLE, "attach"),
    "case": Subcommand("write the case attached to a table to a file", FILES, "case"),
    "export": Subcommand(
        "write results for OpenGotha, Pairgoth, EGF, AGA, as CSV or as a page", FILES, "export"
    ),
    "standings": Subcommand("points and sums of opponents' points", REPORTS, "standings_"),
    "check": Subcommand(
        "compare the event with all that was done, and count every case again", REPORTS, "check"
    ),
    "audit": Subcommand("who did what, when and why", REPORTS, "audit"),
    "restore": Subcommand(
        "go back to a copy that was kept, or list the copies", FILES, "restore"
    ),
    "serve": Subcommand(
        "serve the event to other computers and, as pages, to phones",
        "goref.cli.event.serve",
        "serve",
    ),
    "devices": Subcommand(
        "list the laptops that have joined an event, or remove one",
        "goref.cli.event.devices",
        "devices",
    ),
    "join": Subcommand(
        "join an event that another computer serves, and keep a copy in step",
        "goref.cli.event.join",
        "join",
    ),
}
"""The actions of ``goref event``."""
OF_CASES = {
    "list": Subcommand(
        "list the chapters, or the cases of a chapter", "goref.cli.cases", "list_"
    ),
    "show": Subcommand(
        "show a case with the answer of each rule set", "goref.cli.cases", "show"
    ),
    "run": Subcommand(
        "answer the cases by goref, and list deviations", "goref.cli.cases", "run_"
    ),
    "check": Subcommand(
        "ask another program, and list where it deviates and by which term",
        "goref.cli.cases",
        "check",
    ),
}
"""The actions of ``goref cases``."""
COMMANDS = {
    "score": Subcommand(
        "count a finished game under a rule set", "goref.cli.score", is_short=True
    ),
    "suggest": Subcommand(
        "report which stones seem dead, in seki, unfinished, or unclear",
        "goref.cli.suggest",
        is_short=True,
    ),
    "compare": Subcommand(
        "count it under every rule set, and say why the results differ",
        "goref.cli.compare",
        is_short=True,
    ),
    "convert": Subcommand(
        "convert a recorded result to other rule sets, or say what decides it",
        "goref.cli.conversion.convert",
        is_short=True,
    ),
    "arrange": Subcommand(
        "lay out the count with stones, move by move", "goref.cli.arrange", is_short=True
    ),
    "export": Subcommand(
        "write it as a game record (SGF), with result and rulings",
        "goref.cli.export",
        is_short=True,
    ),
    "check": Subcommand("check a record move by move", "goref.cli.check", is_short=True),
    "verify": Subcommand(
        "check that the log of rulings of a saved case was not changed",
        "goref.cli.verify",
        is_short=True,
    ),
    "rules": Subcommand("list the rule sets, or show one", "goref.cli.rules", is_short=True),
    "incidents": Subcommand(
        "list the kinds of incidents and the regulations, or show one", "goref.cli.incidents"
    ),
    "batch": Subcommand("count many files into a table (CSV, JSON)", "goref.cli.batch"),
    "event": Subcommand(
        "keep an event's players, tables and results", "goref.cli.event.event", actions=ACTIONS
    ),
    "cases": Subcommand(
        "list, show and run the library of cases, or ask another program",
        "goref.cli.cases",
        actions=OF_CASES,
    ),
    "photo": Subcommand(
        "read the position of a board from its photograph", "goref.cli.photo", needs="Qt"
    ),
    "manual": Subcommand(
        "read the manual, or write it as web pages or a PDF", "goref.cli.manual"
    ),
    "sheet": Subcommand(
        "write the score sheets of cases or of an event", "goref.cli.paper.sheet", "read"
    ),
    "pairings": Subcommand(
        "write the pairing lists of a round, for the wall and for phones",
        "goref.cli.paper.pairings",
        "read",
    ),
    "kifu": Subcommand(
        "write the moves of a game as numbered figures",
        "goref.cli.paper.kifu",
        "read",
        needs="Qt",
    ),
    "school": Subcommand(
        "list exercises, or write an exam with its key", "goref.cli.paper.school", "read"
    ),
    "gui": Subcommand("open the window", "goref.cli.gui", "read", needs="screen"),
}
"""The commands, in the order of the help. A new command needs only an entry here: parser, help,
man pages and completions follow from it. Functions with Qt are in :mod:`goref.__main__`."""
BEFORE = 12
"""The column at which the commands' summaries begin in the overview."""
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
    text = OVERVIEW
    summaries = {name: command.summary for name, command in COMMANDS.items()}
    if language != ENGLISH:
        text = language.words("help", text)
        summaries = {name: language.words("help", said) for name, said in summaries.items()}
    listed = "\n".join(
        f"  {name:<{BEFORE - 3}} {summary}" for name, summary in summaries.items()
    )
    whole, columns = formatted(text, commands=listed), columns_of(sys.stdout)
    if not columns:
        return whole
    from goref.cli.text.wrapping import narrowed  # only a terminal needs it

    return narrowed(whole, columns, BEFORE)

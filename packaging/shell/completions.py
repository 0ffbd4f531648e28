"""Completions for bash, zsh and fish, made with shtab from the commands' own parsers."""

from __future__ import annotations

import argparse

import shtab
from man import VERSION
from tree import every_command

from goref.app.manual.pages import pages
from goref.app.reports.batch import AS_RECORDED
from goref.cli.batch import rules_named
from goref.cli.commands import COMMANDS, OVERVIEW
from goref.cli.text import options
from goref.core.base.language import LANGUAGES
from goref.core.rulesets.table import RULESETS
from goref.io.values.regulations import regulations

MADE = {"bash": "goref.bash", "zsh": "_goref", "fish": "goref.fish"}
"""The shells, and the files of their completions."""
FILES = {"FILE", "CASE", "PATH", "OUT", "XML", "EVENT", "IMAGE", "GAME", "ID|FILE"}
"""What stands for a file in the help."""
COUNTS = tuple(
    dict.fromkeys(count.value for rules in RULESETS.values() for count in rules.counts)
)
COMPUTED = tuple(rules.id for rules in RULESETS.values() if not rules.known_only)


REPAIRED = {
    # goref FILE opens the window: files as well as commands, and where nothing else is known
    "bash": (("-o bashdefault -F", "-o bashdefault -o default -F"),),
    "zsh": (
        (
            "_describe 'goref commands' _commands\n",
            "_describe 'goref commands' _commands\n  _files\n",
        ),
        ('"(*):', '"*:'),  # every one of several files, not the first alone
    ),
    "fish": (("complete -c goref -f\n", "complete -c goref -n 'not _shtab_goref_using' -f\n"),),
}
"""What is put right in what shtab makes."""


def completion(shell: str) -> str:
    """The completion for one shell."""
    made = shtab.complete(whole(), shell, root_prefix="goref")
    for before, after in REPAIRED[shell]:
        assert before in made, f"shtab {shtab.__version__} makes that otherwise: {before}"
        made = made.replace(before, after)
    return made


def whole() -> argparse.ArgumentParser:
    """All commands in one parser, with what can stand in each place."""
    root = argparse.ArgumentParser("goref", description=OVERVIEW.split("\n")[2])
    root.add_argument("--version", action="store_true", help=VERSION.en)
    root.add_argument("--lang", choices=tuple(LANGUAGES), help=options.LANG_HELP)
    below = {"": root.add_subparsers(dest="command", metavar="COMMAND")}
    for command in every_command():
        group, _, name = command.name.rpartition(" ")
        if not group and COMMANDS[name].actions:
            made = below[group].add_parser(name, help=command.summary)
            below[name] = made.add_subparsers(dest="action", metavar="ACTION")
            continue
        for action in command.parser._actions:
            _fill(command.name, action)
        below[group].add_parser(
            name, help=command.summary, parents=[command.parser], add_help=False
        )
    return root


def _fill(command: str, action: argparse.Action) -> None:
    """Say what can stand in the place of an argument."""
    shown = action.metavar if isinstance(action.metavar, str) else ""
    if action.choices or not shown:
        return
    if shown in FILES:
        action.complete = shtab.FILE  # type: ignore[attr-defined]
    elif shown == "DIR":
        action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    elif action.type is options.computable:
        action.choices = COMPUTED
    elif action.type is rules_named:
        action.choices = (AS_RECORDED, *COMPUTED)
    elif action.type is options.known:
        action.choices = tuple(RULESETS)
    elif "--count" in action.option_strings:
        action.choices = COUNTS
    elif command == "incidents":
        action.choices = tuple(regulations())
    elif shown == "PAGE":
        action.choices = tuple(page.id for page in pages("en"))
    elif "|" in shown and "CMD" not in shown:
        action.choices = tuple(shown.split("|"))

"""The man page, made from the commands' own parsers and the words of their help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator

from tree import Command, every_command

from goref.app.manual.pages import page as manual_page
from goref.cli.commands import OVERVIEW
from goref.cli.text import options
from goref.cli.text.wrapping import pieces
from goref.core.base.language import LANGUAGES, Language, Text

RULING = {option.name for option in options.RULING}
EVERYWHERE = {"-h", "--lang"}
"""Options that are told once."""

TITLES = {
    "name": Text("man page", "NAME"),
    "synopsis": Text("man page", "SYNOPSIS"),
    "description": Text("man page", "DESCRIPTION"),
    "commands": Text("man page", "COMMANDS"),
    "everywhere": Text(
        "man page", "OPTIONS OF EVERY COMMAND"
    ),
    "ruling": Text(
        "man page", "GIVING WHAT THE FILE LACKS",
    ),
    "status": Text("man page", "EXIT STATUS"),
    "environment": Text("man page", "ENVIRONMENT"),
    "examples": Text("man page", "EXAMPLES"),
    "more": Text("man page", "SEE ALSO"),
}  # fmt: skip
VERSION = Text(
    "man page",
    "print the versions of goref and of the software that it runs on",
)
TAKES_RULING = Text(
    "man page",
    "It accepts every option that gives what the file lacks; they are below.",
)
ENVIRONMENT = {
    "LC_ALL, LC_MESSAGES, LANG": Text(
        "man page",
        "The language of answers, help and errors without --lang.",
    ),
    "NO_COLOR, TERM": Text(
        "man page", "No colours on a terminal, if NO_COLOR is set, or TERM is dumb.",
    ),
    "COLUMNS": Text(
        "man page",
        "The width of help, and of tables on a terminal, instead of the terminal's own.",
    ),
}  # fmt: skip
MORE = Text(
    "man page",
    "goref manual lists the pages of the manual: counting, every rule set, files, events.",
)


def page(language: Language) -> str:
    """The man page in a language."""
    return "\n".join(_Page(language).lines()) + "\n"


class _Page:
    """The page in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._commands = every_command()

    def lines(self) -> Iterator[str]:
        tagline, tail = (self._say(OVERVIEW).split("\n\n")[part] for part in (1, 3))
        opening, *status = tail.splitlines()
        yield '.\\" Made by packaging/shell/make.py; do not edit.'
        yield '.TH GOREF 1 "" "goref" ""'
        yield from (".nh", ".ad l")  # options and wide signs are neither parted nor spread
        yield from self._section("name", [f"goref \\- {_plain(tagline.rstrip('.。'))}"])
        synopsis = [r"\fBgoref\fR \fICOMMAND\fR ...", ".br", r"\fBgoref\fR [\fIFILE\fR]"]
        yield from self._section("synopsis", synopsis)
        yield from self._section("description", [_plain(opening)])
        yield from self._section("commands", self._every_command())
        yield from self._section("everywhere", self._everywhere())
        score = next(one.parser for one in self._commands if one.name == "score")
        ruling = [a for a in score._actions if RULING & {*a.option_strings}]
        yield from self._section("ruling", self._options(ruling))
        joined = LANGUAGES[self._language].gap
        yield from self._section("status", [_plain(joined.join(status))])
        yield from self._section("environment", self._environment())
        yield from self._section("examples", self._examples())
        yield from self._section("more", [_plain(MORE.in_(self._language))])

    def _say(self, text: str) -> str:
        return self._language.words("help", text)

    def _section(self, key: str, lines: Iterable[str]) -> Iterator[str]:
        yield f'.SH "{TITLES[key].in_(self._language)}"'
        yield from lines

    def _every_command(self) -> Iterator[str]:
        for command in self._commands:
            yield from self._command(command)

    def _command(self, command: Command) -> Iterator[str]:
        parser = command.parser
        names = [_argument(a) for a in parser._actions if not a.option_strings]
        typed = [rf"\fBgoref {_plain(command.name)}\fR", *names]
        yield f".SS {' '.join(typed)}"
        yield _plain(self._say(str(parser.description)))
        takes_ruling = parser._option_string_actions.keys() >= RULING
        below = EVERYWHERE | (RULING if takes_ruling else set())
        yield from self._options(a for a in parser._actions if not below & {*a.option_strings})
        if takes_ruling:
            yield ".PP"
            yield _plain(TAKES_RULING.in_(self._language))

    def _everywhere(self) -> Iterator[str]:
        parser = self._commands[0].parser
        yield from self._options(a for a in parser._actions if EVERYWHERE & {*a.option_strings})
        yield ".TP"
        yield r"\fB\-\-version\fR"
        yield _plain(VERSION.in_(self._language))

    def _options(self, actions: Iterable[argparse.Action]) -> Iterator[str]:
        for action in actions:
            if action.help and action.help != argparse.SUPPRESS:
                yield ".TP"
                yield _named(action)
                yield _plain(self._say(action.help))

    def _environment(self) -> Iterator[str]:
        for names, text in ENVIRONMENT.items():
            yield ".TP"
            yield rf"\fB{names}\fR"
            yield _plain(text.in_(self._language))

    def _examples(self) -> Iterator[str]:
        told = manual_page("command-line", self._language)
        found = re.search(r"^```\n(.*?)^```", told, re.MULTILINE | re.DOTALL)
        assert found is not None
        yield ".nf"
        yield from map(_plain, found[1].splitlines())
        yield ".fi"


def _plain(text: str) -> str:
    """A line of text in which nothing is a command of troff's."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("\n", " ")
    if not text.isascii():  # words without spaces may be parted, as the command line does
        text = re.sub(r"(?<=\S)\0", r"\\:", "\0".join(pieces(text)).replace(" \0", " "))
    return rf"\&{text}" if text[:1] in (".", "'") else text


def _values(action: argparse.Action) -> str:
    """What follows an option, or stands for an argument."""
    formatter = argparse.HelpFormatter("")
    usual = action.dest if not action.option_strings else action.dest.upper()
    return formatter._format_args(action, usual) if action.nargs != 0 else ""


def _argument(action: argparse.Action) -> str:
    return rf"\fI{_plain(_values(action))}\fR"


def _named(action: argparse.Action) -> str:
    """An option as it is typed, or an argument."""
    if not action.option_strings:
        return _argument(action)
    names = ", ".join(rf"\fB{_plain(name)}\fR" for name in action.option_strings)
    values = _values(action)
    return rf"{names} \fI{_plain(values)}\fR" if values else names

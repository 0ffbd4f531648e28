"""Turns argparse's messages about a command line into faults in every language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence

from goref.cli.text.faults import meant
from goref.core.base.faults import Fault, fault, fault_of

SAID = (
    (r"the following arguments are required: (?P<names>.+)", "arguments-missing"),
    (r"unrecognized arguments: (?P<names>.+)", "arguments-unknown"),
    (r"one of the arguments (?P<names>.+) is required", "one-of-arguments"),
    (r"ambiguous option: (?P<option>.+) could match (?P<known>.+)", "option-ambiguous"),
    (r"invalid choice: '(?P<text>.*)' \(choose from (?P<known>.+)\)", "choice-unknown"),
    (r"expected one argument", "value-expected"),
    (r"expected at least one argument", "values-expected"),
    (r"expected at most one argument", "value-most"),
    (r"ignored explicit argument '(?P<text>.*)'", "value-unwanted"),
    (r"not allowed with argument (?P<name>.+)", "not-with"),
    (r"invalid (?P<kind>.+) value: '(?P<text>.*)'", "value-invalid"),
)
"""Patterns of argparse's messages, each with the code of a fault. Other messages are kept."""
OF_UNKNOWN = ("arguments-unknown", "arguments-missing")
"""The codes of faults that an unknown option can cause."""


def complaint(error: argparse.ArgumentError) -> object:
    """Returns the problem with an argument, with the argument's name if argparse gives one.

    The problem is the fault raised by the option's reader, else argparse's message.
    """
    cause = error.__context__
    problem = (fault_of(cause) if cause else None) or sentence(error.message)
    if error.argument_name is None:
        return problem
    return fault("argument", name=error.argument_name, problem=problem)


def sentence(message: str) -> Fault | str:
    """Returns argparse's message as a fault; an unknown message is returned unchanged."""
    for pattern, code in SAID:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            problem = fault(code, **found.groupdict())
            if code == "choice-unknown":
                known = found["known"].replace("'", "").split(", ")
                return meant(problem, found["text"], known)
            return problem
    return message


def mistyped(problem: object, given: Sequence[str], options: Iterable[str]) -> object:
    """Returns the problem; for an unknown option, adds the option that was probably meant.

    A required option that was mistyped is reported as mistyped, not as missing.
    """
    if not isinstance(problem, Fault) or problem.code not in OF_UNKNOWN:
        return problem
    known = list(options)
    for word in given:
        name = word.partition("=")[0]
        if word == "--":
            break
        if name.startswith("-") and not name[1:2].isdigit() and name not in known:
            unknown = fault("arguments-unknown", names=name)
            found = meant(unknown, name, known)
            if found is not unknown or problem.code == "arguments-missing":
                return found
    return problem

"""What argparse says of a command line, as faults that can be said in every language."""

from __future__ import annotations

import argparse
import re

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
"""Its sentences, and ours. What is none of these is said as it is."""


def complaint(error: argparse.ArgumentError) -> object:
    """What is wrong with an argument: in its reader's words, if that refused the value."""
    cause = error.__context__
    problem = (fault_of(cause) if cause else None) or sentence(error.message)
    if error.argument_name is None:
        return problem
    return fault("argument", name=error.argument_name, problem=problem)


def sentence(message: str) -> Fault | str:
    """A sentence of argparse's as a fault."""
    for pattern, code in SAID:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return fault(code, **found.groupdict())
    return message

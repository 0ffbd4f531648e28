"""Sentences for faults in a regulation, an incident or a protest."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    "no-regulation": Text("errors", "no regulation is called {id!r}; there are {known}"),
    "regulation-damaged": Text("errors", "the regulation cannot be used: {where} {problem}"),
    "regulation-long": Text("errors", "the regulation is longer than {most} bytes"),
    "regulation-no-utf8": Text("errors", "not a regulation: byte {byte} is not UTF-8"),
    "regulation-no-toml": Text("errors", "the regulation is not TOML at line {line}, column {column}"),
    "regulation-too-deep": Text("errors", "the regulation is nested too deeply, or a number in it is too long"),
    "regulation-long-key": Text("errors", "a key on line {line} of the regulation has {count} parts between its dots; {most} are the most. Write a table of its own for what belongs together"),
    # Places
    "where-regulation": Text("errors", "the regulation"),
    "where-rule": Text("errors", "[[rule]] {number}"),
    "where-sum": Text("errors", "[[sum]] {number}"),
    "where-incident": Text("errors", '"incidents", incident {number}'),
    "where-protest": Text("errors", '"protests", protest {number}'),
    # Faults
    "key-unknown": Text("errors", "has {key!r}, which is not one of {known}"),
    "rule-twice": Text("errors", "is the second one of {kind}"),
    "no-kind": Text("errors", "has {value} as its kind; goref incidents --kinds lists those there are"),
    "no-id": Text("errors", "is {value}; use only small letters, digits, dots and hyphens"),
    "id-taken": Text("errors", "is {id}, which is one of goref's own regulations"),
    "no-times": Text("errors", "is not a list of at most {most} consequences, or of lists of them"),
    "no-consequence": Text("errors", "{text!r} is not a consequence; there are {known}"),
    "no-count-to": Text("errors", "has {value} where a number from 0 to {most} should be"),
    "no-number-from-one": Text("errors", "is not a number from 1 up"),
    "neither-true-nor-false": Text("errors: a regulation", "is neither true nor false"),
    "text-too-long": Text("errors", "has more than {most} characters"),
    "numbers-fall": Text("errors", "are not numbered in order"),
    # Acts
    "no-incident": Text("errors", "there is no incident {number}"),
    "no-protest": Text("errors", "there is no protest {number}"),
    "incident-number": Text("errors", "the next incident is number {number}"),
    "incident-kind": Text("errors", "no kind of incident is called {kind!r}"),
    "incident-annulled": Text("errors", "incident {number} is annulled"),
    "incident-needs-reason": Text("errors", "a decision that differs from the proposal needs a reason"),
    "incident-of-nobody": Text("errors", "nobody did it, so nobody can be warned, pay or lose"),
    "annulled-needs-reason": Text("errors", "an incident is annulled with a reason"),
    "most-incidents": Text("errors", "a case has at most {most} incidents"),
    "most-protests": Text("errors", "a case has at most {most} protests"),
    "protest-decided": Text("errors", "protest {number} is decided already"),
    "no-penalty": Text("errors", "{text!r} is not a penalty: W:2:REASON, or W:1zi:REASON"),
}  # fmt: skip

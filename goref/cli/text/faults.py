"""Errors that end a command early: one line for the user, and an exit code."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.closest_match import closest_match
from goref.core.base.faults import Fault, ListedError, fault

ANSWERED = 0
WRONG_USAGE = 2
FACTS_MISSING = 3
UNUSABLE = 4
NOT_RULED = 5
"""Exit code: the result is printed as it counts now, but lacks a ruling or is still in play."""
NOT_WHOLE = 6
"""Exit code: the recorded acts fit together, but one is missing, or times run backwards."""
INTERRUPTED = 130


class CommandError(Exception):
    """An error that ends a command. Carries a fault; its sentence is one line for the user."""

    code = UNUSABLE


class WrongUsageError(CommandError):
    """The command line itself is wrong."""

    code = WRONG_USAGE


class MissingFactError(CommandError):
    """A fact or a ruling is missing."""

    code = FACTS_MISSING


class UnusableError(CommandError):
    """A file or another value on the command line cannot be used."""


class UnusableFileError(UnusableError, ListedError):
    """A file cannot be used, for several reasons; they are listed below the error's line."""

    def __init__(self, problem: Fault, problems: tuple[Fault, ...], more: int) -> None:
        super().__init__(problem)
        self.problems, self.more = problems, more


def meant(problem: Fault, word: str, known: Iterable[str]) -> Fault:
    """Returns the fault of an unknown word, with the most similar known word, if any."""
    name = closest_match(word, known)
    return fault("did-you-mean", problem=problem, near=name) if name else problem

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
"""The requested result is printed as it counts now, but without a ruling or still in play."""
NOT_WHOLE = 6
"""The recorded part fits, but something is not recorded, or times run backwards."""
INTERRUPTED = 130


class CommandError(Exception):
    """A command cannot continue. Carries a fault, whose sentence is one line for the user."""

    code = UNUSABLE


class WrongUsageError(CommandError):
    """The command line itself is wrong."""

    code = WRONG_USAGE


class MissingFactError(CommandError):
    """A fact or a ruling is missing."""

    code = FACTS_MISSING


class UnusableError(CommandError):
    """A file or the like on the command line cannot be used."""


class UnusableFileError(UnusableError, ListedError):
    """A file cannot be used for several reasons, which are listed below the line."""

    def __init__(self, problem: Fault, problems: tuple[Fault, ...], more: int) -> None:
        super().__init__(problem)
        self.problems, self.more = problems, more


def meant(problem: Fault, word: str, known: Iterable[str]) -> Fault:
    """Returns the fault of an unknown word, with the most similar known word, if any."""
    name = closest_match(word, known)
    return fault("did-you-mean", problem=problem, near=name) if name else problem

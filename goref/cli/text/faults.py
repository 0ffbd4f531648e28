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
"""The exit code for a result without a ruling, or of a game still in play."""
NOT_WHOLE = 6
"""The exit code if recorded acts fit together, but some are missing or times run backwards."""
INTERRUPTED = 130


class CommandError(Exception):
    """An error that ends a command. Its fault is shown to the user as one line."""

    code = UNUSABLE


class WrongUsageError(CommandError):
    """Raised if the command line itself is wrong."""

    code = WRONG_USAGE


class MissingFactError(CommandError):
    """Raised if a fact or a ruling is missing."""

    code = FACTS_MISSING


class UnusableError(CommandError):
    """Raised if a file or another value on the command line cannot be used."""


class UnusableFileError(UnusableError, ListedError):
    """Raised if a file cannot be used for several reasons, listed below the message."""

    def __init__(self, problem: Fault, problems: tuple[Fault, ...], more: int) -> None:
        super().__init__(problem)
        self.problems, self.more = problems, more


def meant(problem: Fault, word: str, known: Iterable[str]) -> Fault:
    """Returns a fault about an unknown word, with the most similar known word added, if any."""
    name = closest_match(word, known)
    return fault("did-you-mean", problem=problem, near=name) if name else problem

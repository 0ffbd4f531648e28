"""What ends a command early: one line for the user, and an exit code."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.faults import Fault, fault
from goref.core.base.near import near

ANSWERED = 0
WRONG_USAGE = 2
FACTS_MISSING = 3
UNUSABLE = 4
NOT_RULED = 5
"""What was asked is printed as it is counted now, but nobody has ruled who has what, or the
game is still in play: it is no result."""
NOT_WHOLE = 6
"""What is recorded fits, but not all of it is recorded, or its times run backwards."""
INTERRUPTED = 130


class CommandError(Exception):
    """A command cannot go on. Carries a fault, whose sentence is one line for the user."""

    code = UNUSABLE


class WrongUsageError(CommandError):
    """The command line itself is wrong."""

    code = WRONG_USAGE


class UnsaidError(CommandError):
    """Something has to be known or ruled on first."""

    code = FACTS_MISSING


class UnusableError(CommandError):
    """What the command line names cannot be used."""


class UnfitError(UnusableError):
    """A file cannot be used for several reasons, which are told below the line.

    Attributes:
        problems: the first of them.
        more: how many there are beyond these.
    """

    def __init__(self, problem: Fault, problems: tuple[Fault, ...], more: int) -> None:
        super().__init__(problem)
        self.problems, self.more = problems, more


def meant(problem: Fault, word: str, known: Iterable[str]) -> Fault:
    """That a word is unknown, and which of those there are was meant, if one is like it."""
    name = near(word, known)
    return fault("did-you-mean", problem=problem, near=name) if name else problem

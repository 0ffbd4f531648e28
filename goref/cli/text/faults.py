"""What ends a command early: one line for the user, and an exit code."""

from __future__ import annotations

ANSWERED = 0
WRONG_USAGE = 2
FACTS_MISSING = 3
UNUSABLE = 4
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

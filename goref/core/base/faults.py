"""Faults: things that can go wrong, each as a code and the values for its sentence.

An exception carries a fault as its argument: ``raise FileError(fault("no-file", path=path))``.
The sentences are in ``core/texts/faults``. Only :func:`goref.core.texts.faults.said.said`
returns the sentence of an error in a language; ``str(error)`` is the code and the parts.
"""

from __future__ import annotations

import errno
from typing import NamedTuple

SYSTEM = {
    "ENOSPC": "no-space",
    "EDQUOT": "no-quota",
    "EACCES": "denied",
    "EPERM": "not-permitted",
    "EROFS": "read-only",
    "ENOENT": "not-found",
    "ENOTDIR": "no-folder",
    "EISDIR": "is-folder",
    "EEXIST": "exists",
    "ENAMETOOLONG": "name-too-long",
    "EFBIG": "file-too-large",
    "EBUSY": "in-use",
    "ETXTBSY": "in-use",
    "EIO": "device-error",
    "EMFILE": "too-many-files",
    "ELOOP": "link-loop",
    **dict.fromkeys(
        (
            *("ENOTCONN", "ESTALE", "ENODEV", "ENXIO", "ETIMEDOUT"),
            *("EHOSTDOWN", "EHOSTUNREACH", "ENETDOWN", "ENETUNREACH"),
        ),
        "out-of-reach",
    ),
}
"""The system's names of common file errors, each with goref's code for the fault."""


class Fault(NamedTuple):
    """One thing that went wrong.

    Attributes:
        code: identifies the sentence; a key of a table in ``core/texts/faults``.
        parts: values for its placeholders: texts and numbers that are the same in every
            language, faults, translatable texts, and errors that have a sentence of their own.
    """

    code: str
    parts: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Returns the code and the parts, for a developer; not a sentence."""
        told = ", ".join(f"{name}={value!s}" for name, value in self.parts)
        return one_line(f"{self.code} ({told})" if told else self.code)

    def has(self, code: str) -> bool:
        """Returns whether the fault, or one of those among its parts, has a code."""
        parts = (part for _, part in self.parts if isinstance(part, Fault))
        return self.code == code or any(part.has(code) for part in parts)


class FaultText(str):
    """The English of a fault, for places that store text, such as an argument of a finding.

    Attributes:
        fault: the fault itself, from which other languages are made; files store it.
    """

    fault: Fault

    def __new__(cls, text: str, fault: Fault) -> FaultText:
        made = super().__new__(cls, text)
        made.fault = fault
        return made

    def __str__(self) -> str:
        return self  # and so stays what it is where arguments are turned into text


class ListedError(Exception):
    """An error that may name several problems.

    Attributes:
        problems: the first problems; empty if the message of the error is complete.
        more: the number of further problems, which are not listed.
    """

    problems: tuple[Fault, ...] = ()
    more = 0


def fault(code: str, **parts: object) -> Fault:
    return Fault(code, tuple(parts.items()))


def fault_of(error: BaseException) -> Fault | None:
    """Returns the fault that an exception carries; None if it carries none."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Fault) else None


def why(error: BaseException) -> object:
    """Returns an error's message as part of a fault: the fault that the error carries.

    If it carries none: for an OSError, the fault for its number or the system's text; for any
    other error, the error itself.
    """
    found = fault_of(error)
    if found is not None:
        return found
    if isinstance(error, OSError):
        # Windows has its own names for the errors of networks.
        name = errno.errorcode.get(error.errno or 0, "").removeprefix("WSA")
        code = SYSTEM.get(name)
        match error:
            # Only Windows has these; ``errno`` says "denied", "not found" or "invalid" there.
            case OSError(winerror=32 | 33):  # type: ignore[misc, unused-ignore]
                code = "in-use"
            # the network path, name or host
            case OSError(winerror=53 | 59 | 64 | 67 | 121 | 1231):  # type: ignore[misc, unused-ignore]
                code = "out-of-reach"
        return Fault(code) if code else error.strerror or str(error)
    return error


def one_line(text: str) -> str:
    """Returns a text as one line.

    An unprintable space becomes a blank, any other unprintable character ``?``.
    """
    return "".join(
        sign if sign.isprintable() else " " if sign.isspace() else "?" for sign in text
    )

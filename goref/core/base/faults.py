"""What can go wrong, as data: a code and what fills its sentence.

An exception carries one as its argument, ``raise FileError(fault("no-file", path=path))``.
The sentences are in ``core/words/faults``; :func:`goref.core.words.faults.said.said` has any
error's in a language, and is the only way to one: ``str(error)`` is the code and the parts.
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
"""What systems often say of files, and the code of our own words for it."""
SHARED = (32, 33)
"""What Windows calls a file that another program holds; its errno says only "denied"."""


class Fault(NamedTuple):
    """One thing that went wrong.

    Attributes:
        code: which sentence, a key of a table in ``core/words/faults``.
        parts: what fills its places: texts and numbers, which are the same in every language;
            faults, texts in every language, and errors that have words of their own.
    """

    code: str
    parts: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """The code and the parts, for who looks into an error; it is no sentence."""
        told = ", ".join(f"{name}={value!s}" for name, value in self.parts)
        return one_line(f"{self.code} ({told})" if told else self.code)


def fault(code: str, **parts: object) -> Fault:
    """Make a fault."""
    return Fault(code, tuple(parts.items()))


def fault_of(error: BaseException) -> Fault | None:
    """The fault that an exception carries, if it carries one."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Fault) else None


def why(error: BaseException) -> object:
    """What an error says, to be a part of a fault; itself where it has words of its own."""
    found = fault_of(error)
    if found is not None:
        return found
    if isinstance(error, OSError):
        shared = getattr(error, "winerror", None) in SHARED
        name = errno.errorcode.get(error.errno or 0, "")
        code = "in-use" if shared else SYSTEM.get(name)
        return Fault(code) if code else error.strerror or str(error)
    return error


def one_line(text: str) -> str:
    """A text as one line that can be printed."""
    return "".join(
        sign if sign.isprintable() else " " if sign.isspace() else "?" for sign in text
    )

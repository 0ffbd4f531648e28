"""What can go wrong, as data: a code and what fills its sentence.

An exception carries one as its argument, ``raise FileError(fault("no-file", path=path))``,
so that ``str(error)`` is the English sentence. The sentences are in ``core/words/faults``;
:func:`goref.core.words.faults.said.said` has any error's in a language.
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
}
"""What systems often say of files, and the code of our own words for it."""
SHARED = (32, 33)
"""What Windows calls a file that another program holds; its errno says only "denied"."""


class Fault(NamedTuple):
    """One thing that went wrong.

    Attributes:
        code: which sentence, a key of a table in ``core/words/faults``.
        parts: what fills its places: texts and numbers, which are the same in every language,
            and whatever has an ``in_(language)``, as a fault or a text in three languages has.
    """

    code: str
    parts: tuple[tuple[str, object], ...] = ()

    def in_(self, language: str) -> str:
        """The sentence in ``en``, ``zh`` or ``ja``. Raises KeyError for an unknown code."""
        from goref.core.words.faults.said import sentence  # seldom needed

        return sentence(self, language)

    def __str__(self) -> str:
        return self.in_("en")


class Worded(str):
    """The English of a fault, which has its words in the other languages too.

    For what is kept as text, such as an argument of a finding: read from a file again it is
    its English alone.
    """

    fault: Fault

    def __new__(cls, said: Fault) -> Worded:
        text = super().__new__(cls, said)
        text.fault = said
        return text

    def __str__(self) -> str:
        return self  # and so stays what it is where arguments are turned into text

    def in_(self, language: str) -> str:
        """The sentence in ``en``, ``zh`` or ``ja``."""
        return self.fault.in_(language)


def fault(code: str, **parts: object) -> Fault:
    """Make a fault."""
    return Fault(code, tuple(parts.items()))


def fault_of(error: BaseException) -> Fault | None:
    """The fault that an exception carries, if it carries one."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Fault) else None


def why(error: BaseException) -> object:
    """What an error says, to be a part of a fault: in every language where it has words."""
    found = fault_of(error)
    if found is not None:
        return found
    if isinstance(error, OSError):
        shared = getattr(error, "winerror", None) in SHARED
        name = errno.errorcode.get(error.errno or 0, "")
        code = "in-use" if shared else SYSTEM.get(name)
        return Fault(code) if code else error.strerror or str(error)
    from goref.core.words.faults.said import in_all  # seldom needed

    return in_all(error)


def worded(error: BaseException) -> str:
    """What an error says, to be kept as text."""
    found = fault_of(error)
    return str(error) if found is None else Worded(found)


def one_line(text: str) -> str:
    """A text as one line that can be printed."""
    return "".join(
        sign if sign.isprintable() else " " if sign.isspace() else "?" for sign in text
    )

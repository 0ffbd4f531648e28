"""The language of a command's answer: that of ``--lang``, else the system's."""

from __future__ import annotations

import os
from collections.abc import Sequence

from goref.core.base.language import ENGLISH, Language
from goref.io.text.catalogue import language_of

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the system's language, in order of precedence."""
OPTION = "--lang"


def wanted(argv: Sequence[str]) -> Language:
    """Returns the language that a command line requests, else the system's (:func:`usual`).

    Errors in other arguments are ignored.
    """
    found = ""
    for place, word in enumerate(argv):
        if word == "--":
            break
        if word == OPTION and place + 1 < len(argv):
            found = argv[place + 1]
        elif word.startswith(f"{OPTION}="):
            found = word.partition("=")[2]
    return language_of(found.lower(), usual())


def usual() -> Language:
    """Returns the system's language if goref is translated into it, else English."""
    said = next(filter(None, map(os.environ.get, VARIABLES)), "")
    name = said[:2].lower()
    return ENGLISH if said[2:3].isalpha() else language_of(name)

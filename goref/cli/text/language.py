"""The language a command answers in: what ``--lang`` says, else what the system is set to."""

from __future__ import annotations

import os
from collections.abc import Sequence

from goref.core.base.language import ENGLISH, Language
from goref.io.text.catalogue import language_of

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language, the first that is set before the others."""
OPTION = "--lang"


def wanted(argv: Sequence[str]) -> Language:
    """A language, from a command line that need not make sense otherwise."""
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
    """The language of the system if goref has it, else English."""
    said = next(filter(None, map(os.environ.get, VARIABLES)), "")
    name = said[:2].lower()
    return ENGLISH if said[2:3].isalpha() else language_of(name)

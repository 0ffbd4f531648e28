"""Finding what is English in a text of another language."""

from __future__ import annotations

import re

from goref.cli.commands import ACTIONS, COMMANDS
from goref.core.rulesets.table import RULESETS
from goref.core.sharing.roles import ROLES
from tests.languages import JA, KO, ZH
from tests.pseudo import PSEUDO

OTHERS = (ZH, JA, KO, PSEUDO)
NAMES = {
    # programs, formats, bodies, properties and the like, which no language translates
    *(
        "goref",
        "SGF",
        "CSV",
        "JSON",
        "XML",
        "TOML",
        "GTP",
        "UTF",
        "NumPy",
        "OpenGotha",
        "Pairgoth",
        "dask",
        "rules",  # the command
        "parquet",
        "KataGo",
        "OGS",
    ),
    *(
        "EGF",
        "AGA",
        "BGA",
        "FFG",
        "WMSG",
        "Tromp",
        "Taylor",
        "tax",
        "ALL",
        "SOS",
        "SOSOS",
        "SODOS",
    ),
    *("SZ", "RE", "KM", "RU", "TB", "TW", "OUT", "auto", PSEUDO),
    # the words of options' values
    *("agreed", "alive", "forced", "none", "territory", "eye", "false-eye", "one-sided"),
    *("sole-liberty", "ko", "shared", "dame", "draw", "both-lose", "no-result"),
    *("game", "chips", "zi", "as-recorded", "dev"),
    *("to-play", "in-dispute", "decided", "user", "computer"),
    *(*ROLES, "PIN"),
}
WORD = re.compile(r"[A-Za-z]{2,}(?:-[A-Za-z0-9.]+)*")
PASSED_OVER = re.compile(
    r"(?<![\w-])--?[a-z][a-z-]*"  # options
    rf"|goref (?:{'|'.join(COMMANDS)})(?: (?:{'|'.join(ACTIONS)}))?\b"  # as they are typed
    r"|[\x21-\x7e]*\.[a-z]{2,10}\b"  # files
    r"|[\x21-\x7e]*/[\x21-\x7e]*"  # paths
    r"|\b[0-9a-f]{12,}\b|[0-9A-Z]{4}(?:-[0-9A-Z]{4})+"  # hashes, codes of sheets
    r"|\w+@\w+",  # who did it
    re.ASCII,  # a Han sign next to a name is no part of it
)


def english(text: str, *more: str) -> set[str]:
    """The words of a text that are neither names nor ids."""
    plain = PASSED_OVER.sub(" ", text)
    known = {*NAMES, *RULESETS, *more}
    counts = {count.value for rules in RULESETS.values() for count in rules.counts}
    return {word for word in WORD.findall(plain) if word not in known | counts}

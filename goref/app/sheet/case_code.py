"""The code of a case: sixteen characters on its sheet that identify the case.

Two cases have the same code if they are equal in all that the signed sheet covers:

- the record: stones, moves, players, place and date, komi and handicap;
- the rule set and the facts stated;
- the ruling with its reasons, void moves, points in dispute, findings let stand, notes;
- the disputes played out;
- incidents, protests and their regulation.

Otherwise their codes differ. The code does not depend on the form of the file, the language or
undone acts. Nor does it depend on stones of a count put elsewhere, which change no result, on
comments and variations of the record, or on the stored photograph.
"""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from typing import Any

from goref.core.base.faults import Fault, FaultText, fault
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.case.case import Case
from goref.core.game.record import Act, Entry, GameRecord, Setup
from goref.io.case.chain import canonical
from goref.io.values.case_values import FINDING, encode_answers, encode_ruling, encode_table
from goref.io.values.trial_file import encode_trial

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Thirty-two characters, five bits each; no 0 or O, no 1 or I."""
LENGTH, GROUP = 16, 4
FORM = "goref case 1"
"""The version of the data that is hashed; the hash includes it."""
TOLD = ("PB", "BR", "BT", "PW", "WR", "WT", "GN", "EV", "RO", "DT", "PC")
"""SGF properties of the record that the code covers: players, place and date."""
NEARLY = 3
"""The most wrong characters in a code that counts as misread, not as another case's.

The code of another case differs in nearly all characters.
"""


class CodeError(ValueError):
    """Raised, with the reason, for a text that is not the code of a case."""

    def __init__(self, problem: Fault) -> None:
        super().__init__(problem)
        self.problem = problem


def case_code(case: Case) -> str:
    """Returns the code of a case: ``XXXX-XXXX-XXXX-XXXX``, 80 bits of a SHA-256."""
    hashed = sha256(canonical([FORM, _as_object(case)])).digest()
    bits = int.from_bytes(hashed[:10], "big")
    signs = [SIGNS[bits >> 5 * place & 31] for place in reversed(range(LENGTH))]
    return _grouped("".join(signs))


def read_code(text: str) -> str:
    """Returns a typed code in its standard form.

    Accepts small letters, the full-width letters of a Chinese or Japanese keyboard, and
    hyphens, spaces or nothing between. Raises CodeError for any other text.
    """
    plain = unicodedata.normalize("NFKC", text).upper()
    signs = [sign for sign in plain if not _between(sign)]
    strange = sorted({sign for sign in signs if sign not in SIGNS})
    if strange:
        told = ", ".join(sign if sign.isprintable() else ascii(sign) for sign in strange[:8])
        raise CodeError(fault("code-signs", signs=told))
    if len(signs) != LENGTH:
        raise CodeError(fault("code-length", length=LENGTH, count=len(signs)))
    return _grouped("".join(signs))


def misread(code: str, other: str) -> int:
    """Returns the number of characters that were misread, if one code is the other misread.

    Returns 0 if the codes are equal, or differ in more than ``NEARLY`` characters.
    """
    count = sum(1 for a, b in zip(code, other, strict=True) if a != b)
    return count if count <= NEARLY else 0


def _between(sign: str) -> bool:
    """Returns whether a character is a separator: a space, hyphen, dash, dot or stop."""
    return sign in "·・.,_|~−ー" or sign.isspace() or unicodedata.category(sign) in ("Pd", "Cf")


def _grouped(signs: str) -> str:
    return "-".join(signs[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def _as_object(case: Case) -> dict[str, Any]:
    board = case.record.grid
    return {
        "record": _record(case.record),
        "ruling": encode_ruling(board, case.ruling),
        "answers": encode_answers(case.answers),
        "rules": case.rules,
        "voided": [[n, case.void_reasons.get(n, "")] for n in sorted(case.voided)],
        "disputed": board.names(case.disputed),
        "settled": sorted(
            ([_finding(board, f), reason] for f, reason in case.settled.items()),
            key=canonical,
        ),
        "notes": case.notes,
        "trials": [encode_trial(trial) for trial in case.trials],
        **encode_table(case),
    }


def _finding(board: Grid, finding: Finding) -> dict[str, Any]:
    """Returns a finding for the hash; faults in it are English texts, as ``FORM`` requires."""
    args = {name: str(value) for name, value in finding.args if isinstance(value, FaultText)}
    written = FINDING.write(board, finding)
    return {**written, "args": written["args"] | args}


def _record(record: GameRecord) -> dict[str, Any]:
    board, info = record.grid, record.info
    entries = [_entry(board, entry) for entry in record.entries]
    return {
        "size": [board.width, board.height],
        "setup": _setup(board, record.setup),
        "entries": [entry for entry in entries if entry],
        "first": record.first.letter if record.first else "",
        "komi": "" if info.komi is None else str(info.komi),
        "handicap": info.handicap or 0,
        "texts": [info.text(key) for key in TOLD],
    }


def _entry(board: Grid, entry: Entry) -> list[Any]:
    if isinstance(entry, Setup):
        return ["setup", *_setup(board, entry)] if entry else []
    if isinstance(entry, Act):
        point = "" if entry.point is None else board.name(entry.point)
        colour = entry.colour.letter
        return [entry.kind.value, colour, point, entry.settling, entry.written]
    return ["said", entry.said.value, entry.colour.letter if entry.colour else ""]


def _setup(board: Grid, setup: Setup) -> list[Any]:
    return [board.names(stones) for stones in (setup.black, setup.white, setup.cleared)]

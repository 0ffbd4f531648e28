"""A game to rule on, sittings with it, and what an audit of a saved file says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from goref.app.act_log.audit import audit
from goref.app.edits.ruling import ChooseRules, MarkStones, WriteNotes
from goref.app.opening import Opened, OpeningError, open_bytes, open_path
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.core.base.geometry import grid
from goref.core.ruling.ruling import StoneStatus
from tests.app.session.test_session import SGF

BOARD = grid(9)


def at(names: str) -> frozenset[int]:
    return frozenset(BOARD.point(name) for name in names.split())


def game() -> Opened:
    return open_bytes(SGF)[0]


def saved(session: Session, path: Path) -> dict[str, Any]:
    session.save(path)
    value = json.loads(path.read_bytes())
    assert isinstance(value, dict)
    return value


def reopened(path: Path) -> Session:
    (opened,) = open_path(path)
    return Session.begin(opened, None, FileStorage(path))


def fits(path: Path) -> bool:
    (opened,) = open_path(path)
    assert opened.kept is not None
    return audit(opened.kept, opened.case).fits


def faults(value: dict[str, Any]) -> list[tuple[str, int | None]]:
    """Returns the audit's problems of a case file with this content; a refusal counts as
    one."""
    try:
        (opened,) = open_bytes(json.dumps(value).encode())
    except OpeningError:
        return [("refused", None)]
    assert opened.kept is not None
    result = audit(opened.kept, opened.case)
    if result.protocol is None:
        return [("none", None)]
    told = "protocol-broken" in {f.code for f in opened.findings}
    said = [(fault.code, fault.number) for fault in result.faults]
    # Opening does not do the acts again; all else it sees.
    assert told or {code for code, _ in said} <= {"act", "outcome", "sitting"}
    return said


def kind(entry: dict[str, Any]) -> str:
    keys = ("undo", "redo", "saved", "sitting")
    return entry.get("edit") or next(key for key in keys if key in entry)


def three_acts(folder: Path) -> dict[str, Any]:
    """Returns the content of a saved case: two acts, an undo, a saving; then an act, a saving.

    It was opened again before the last act.
    """
    path = folder / "three.goref"
    session = Session(game())
    session.do(MarkStones(at("C7"), StoneStatus.DEAD, "both agree"), who="B")
    session.do(ChooseRules("aga"), who="W", reason="as announced")
    session.undo()
    session.save(path)
    again = reopened(path)
    again.do(WriteNotes("n"))
    value = saved(again, path)
    assert [kind(entry) for entry in value["protocol"]["entries"]] == [
        *("stones", "rules", "undo", "saved", "sitting", "notes", "saved")
    ]
    return value

"""Acts of an earlier goref, to which marks were the referee's word about the whole board."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from goref.app.act_log.act_log import OPEN, REST, act_entry, now, saved_entry, steps
from goref.app.edits.ruling import MarkStones
from goref.app.session.session import Session
from goref.core.ruling.ruling import StatusSource, StoneStatus
from goref.core.scoring.scorer import Winner
from goref.io.case.act_log_file import Protocol, dump_kept
from goref.io.case.case_file import encode_case
from goref.io.case.chain import LINK
from goref.io.case.journal import unfinished
from tests.app.sittings import at, fits, game, reopened

MARK = MarkStones(at("C7"), StoneStatus.DEAD)


def as_before(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The entry as an earlier goref wrote it, to be chained anew."""
    assert entry[REST] == OPEN
    return {key: value for key, value in entry.items() if key not in (REST, LINK)}


def voice(session: Session) -> StatusSource:
    return session.case.ruling.voice


def test_a_saved_case_stays_what_it_was_and_goes_on(tmp_path: Path) -> None:
    opened = game()
    entry = as_before(act_entry(MARK, opened.case, MARK.apply(opened.case)))
    protocol = Protocol.begun(now(), encode_case(opened.case, opened.game)).added(entry)
    (step,) = steps(protocol)
    saved = encode_case(step.after, opened.game)
    assert "word" not in saved["ruling"]
    path = tmp_path / "earlier.goref"
    path.write_bytes(dump_kept(saved, protocol.added(saved_entry(path.name, saved))))
    assert fits(path)
    session = reopened(path)
    assert not session.assessment.score.status.undecided
    session.do(MarkStones(at("C3"), StoneStatus.DEAD))
    assert voice(session) is StatusSource.REFEREE, "his word goes on"
    session.save(path)
    assert fits(path)
    session.do(MarkStones(at("C7 C3"), None))
    session.do(MARK)
    assert voice(session) is StatusSource.NOBODY
    assert session.assessment.score.winner is Winner.NONE
    session.save(path)
    assert fits(path)
    assert reopened(path).case == session.case


def test_a_journal_comes_back_as_it_was_meant_and_goes_on(tmp_path: Path) -> None:
    begun = Session.begin(game(), tmp_path)
    begun.do(MARK)
    begun.leave()
    (path,) = tmp_path.glob("*.journal")
    header, entry = map(json.loads, path.read_bytes().splitlines())
    del header["protocol"]  # so that its lines are chained in reading
    path.write_text(f"{json.dumps(header)}\n{json.dumps(as_before(entry))}\n")
    (left,) = unfinished(tmp_path)
    session = Session.recover(left)
    assert voice(session) is StatusSource.REFEREE
    session.undo()
    session.do(MARK)
    assert voice(session) is StatusSource.NOBODY
    session.leave()
    (left,) = unfinished(tmp_path)
    again = Session.recover(left)
    assert again.history == session.history
    again.finish()

"""A sitting: journal, then value, then announcement; and back after any end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import count, islice
from pathlib import Path

import pytest

import goref
from goref.app.edits.details import StateDetails
from goref.app.edits.ruling import (
    ChooseRules,
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
    MarkStones,
    StateFacts,
    VoidMove,
    WriteNotes,
)
from goref.app.opening import Opened, open_bytes, open_path
from goref.app.session.change import Change, Part
from goref.app.session.session import Session
from goref.app.session.storage import FileStorage
from goref.core.base.findings import Level, found
from goref.core.case.case import Case
from goref.core.rulesets.table import DEFAULT, ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring import scorer
from goref.io.case.case_file import load
from goref.io.case.journal import JournalError, Unfinished, unfinished
from goref.io.files import FileChangedError, FileError, digest_of, file_digest
from goref.io.values.codec import CaseFileError
from tests.refusals import refuses
from tests.systems import any_bytes, links

ROOT = Path(goref.__file__).parents[2]
CHECKOUT = Path(__file__).parents[3]
SGF = b"(;SZ[9]RU[jp]KM[6.5]PB[A]PW[B]XX[kept];B[cc];W[gg];B[cg];W[gc];B[];W[])"
DEAD = MarkStones(frozenset({20}), StoneStatus.DEAD, "both agree")
posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals and limits")


def game() -> Opened:
    return open_bytes(SGF)[0]


def only(folder: Path) -> Unfinished:
    (left,) = unfinished(folder)
    return left


def lines(folder: Path) -> list[dict[str, object]]:
    (path,) = folder.glob("*.journal")
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_an_act_is_journaled_then_taken_then_told(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    seen: list[object] = []

    def listener(change: Change) -> None:
        seen.append(
            (change, session.case.ruling.stones(StoneStatus.DEAD), lines(tmp_path)[-1]["edit"])
        )

    session.listen(listener)
    session.do(DEAD)
    parts = Part.RULING | Part.HISTORY | Part.SAVED
    assert seen == [(Change(parts), {20}, "stones")]
    session.finish()


@posix
def test_a_journal_deleted_in_between_is_told_and_another_has_the_whole_state(
    tmp_path: Path,
) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(DEAD)
    session.do(ChooseRules("aga"))
    session.undo()
    (path,) = tmp_path.iterdir()
    path.unlink()
    assert not session.is_journaled
    told: list[Part] = []
    session.listen(lambda change: told.append(change.parts & Part.JOURNAL))
    session.do(WriteNotes("a"))
    session.do(WriteNotes("b"))
    assert told == [Part.JOURNAL, Part(0)]
    session.undo()
    session.leave()
    back = Session.recover(only(tmp_path))
    assert back.case == session.case
    assert (back.history.past, back.history.future) == (
        session.history.past,
        session.history.future,
    )
    assert back.lost == 0
    assert back.protocol.broken_at is None
    back.finish()
    assert list(tmp_path.iterdir()) == []


def test_without_a_journal_nothing_is_said_to_be_in_one() -> None:
    session = Session(game())
    session.do(DEAD)
    assert not session.is_journaled


def test_an_act_that_changes_nothing_is_not_recorded(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    heard: list[Change] = []
    session.listen(heard.append)
    for edit in (
        MarkStones(frozenset(), StoneStatus.DEAD),
        MarkStones(frozenset({20}), None),
        ChooseRules("japanese"),
        StateFacts((("komi", None),)),
        VoidMove(1, False),
        WriteNotes(""),
    ):
        session.do(edit)
    session.undo()
    session.redo()
    assert heard == []
    assert len(lines(tmp_path)) == 1
    assert not session.history.past
    session.finish()


def test_what_makes_no_sense_changes_nothing(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    heard: list[Change] = []
    session.listen(heard.append)
    for edit in (
        VoidMove(99),
        ChooseRules("checkers"),
        MarkStones(frozenset({81}), StoneStatus.DEAD),
        StateFacts((("komi", Fraction(1, 3)),)),
    ):
        with pytest.raises(ValueError, match=r"."):
            session.do(edit)
    assert heard == []
    assert session.case == game().case
    assert len(lines(tmp_path)) == 1
    session.finish()


def test_undo_and_redo_to_the_ends_give_the_same_cases() -> None:
    session = Session(game())
    cases = [session.case]
    for edit in (DEAD, ChooseRules("aga"), WriteNotes("n"), VoidMove(2)):
        session.do(edit)
        cases.append(session.case)
    for case in reversed(cases):
        assert session.case is case
        session.undo()
    for case in cases:
        assert session.case is case
        session.redo()


def test_each_part_is_told() -> None:
    session = Session(game())
    heard: list[Change] = []
    session.listen(heard.append)
    for edit, part in (
        (DEAD, Part.RULING),
        (ChooseRules("aga"), Part.RULES),
        (StateFacts((("handicap", 2),)), Part.FACTS),
        (VoidMove(2), Part.RECORD),
        (VoidMove(2, reason="out of turn"), Part.RECORD),
        (StateDetails((("PB", "Dosaku"),)), Part.DETAILS),
        (WriteNotes("n"), Part.NOTES),
        (DisputePoints(frozenset({20})), Part.DOUBTS),
        (LetFindingStand(found("dame-left", Level.NOTE)), Part.DOUBTS),
    ):
        session.do(edit)
        session.undo()
        session.redo()
        assert {change.parts & ~Part.SAVED for change in heard} == {part | Part.HISTORY}
        heard.clear()


def test_saved_is_told_when_it_turns(tmp_path: Path) -> None:
    session = Session(game())
    heard: list[Change] = []
    session.listen(heard.append)
    session.do(WriteNotes("a"))
    session.do(WriteNotes("b"))
    session.undo()
    session.undo()
    session.redo()
    session.save(tmp_path / "a.goref")
    session.undo()
    told = [bool(change.parts & Part.SAVED) for change in heard]
    assert told == [True, False, False, True, True, True, True]


def test_back_to_what_was_saved_is_not_changed(tmp_path: Path) -> None:
    session = Session(game())
    assert not session.is_changed
    session.do(DEAD)
    assert session.is_changed
    session.undo()
    assert not session.is_changed
    session.redo()
    session.save(tmp_path / "a.goref")
    assert not session.is_changed
    session.undo()
    assert session.is_changed
    session.do(DEAD)  # the same by another way
    assert not session.is_changed


# Listeners


@pytest.mark.logs
def test_a_listener_that_fails_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    session = Session(game())
    heard: list[Change] = []

    def fail(change: Change) -> None:
        raise ValueError("a view's mistake")

    session.listen(fail)
    session.listen(heard.append)
    session.do(DEAD)
    session.undo()
    assert len(heard) == 2
    assert [r.exc_info[0] for r in caplog.records if r.exc_info] == [ValueError] * 2


def test_a_listener_stops(tmp_path: Path) -> None:
    session = Session(game())
    heard: list[Change] = []
    stop = session.listen(heard.append)
    session.do(DEAD)
    stop()
    stop()
    session.undo()
    assert len(heard) == 1


def test_a_listener_stopped_by_another_is_not_told() -> None:
    session = Session(game())
    heard: list[Change] = []
    session.listen(lambda change: stop())
    stop = session.listen(heard.append)
    session.do(DEAD)
    assert heard == []


def test_a_listener_may_act() -> None:
    session = Session(game())
    heard: list[Change] = []

    def follow(change: Change) -> None:
        if change.parts & Part.RULING:
            session.do(WriteNotes("a stone was marked"))

    session.listen(follow)
    session.listen(heard.append)
    session.do(DEAD)
    assert session.case.notes == "a stone was marked"
    assert {change.parts & ~Part.SAVED for change in heard} == {
        Part.RULING | Part.HISTORY,
        Part.NOTES | Part.HISTORY,
    }


# Playing through


def test_moments() -> None:
    session = Session(game())
    heard: list[Change] = []
    session.listen(heard.append)
    assert session.moment == session.last_moment == 6
    for asked, shown in ((3, 3), (-5, 0), (99, 6), (2, 2)):
        session.show_moment(asked)
        assert session.moment == shown
    assert {change.parts for change in heard} == {Part.MOMENT}
    assert not session.history.past
    session.do(DEAD)
    assert session.moment == 2


def test_the_assessment_follows_the_case() -> None:
    session = Session(game())
    first = session.assessment
    assert first is session.assessment
    assert first.score.rules.id == "japanese"
    session.do(ChooseRules("aga"))
    assert session.assessment.score.rules.id == "aga"
    session.undo()
    assert session.assessment.case is session.case
    assert session.assessment.score.margin == first.score.margin
    assert set(game().findings) <= set(first.findings)
    assert len(session.assessment.compared(DEFAULT)) > 20


def test_what_is_undone_is_not_worked_out_again() -> None:
    session = Session(game())
    first = session.assessment
    assert first.score
    session.do(VoidMove(2))
    assert session.assessment is not first
    second = session.assessment
    session.undo()
    assert session.assessment is first
    session.redo()
    assert session.assessment is second


def test_a_mark_judges_no_move_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(game())
    illegal = session.assessment.bench.illegal(ruleset(session.case.rules).play)
    assert session.assessment.score
    for name in ("judging", "facts_of", "settling"):
        monkeypatch.setattr(scorer, name, lambda *told: pytest.fail("a second time"))
    session.do(ConfirmAllOthers())
    assert session.assessment.bench.illegal(ruleset(session.case.rules).play) is illegal
    assert session.assessment.score.status


def test_what_is_in_dispute_is_in_the_assessment_at_once() -> None:
    session = Session(game())

    def disputed() -> list[tuple[int, ...]]:
        findings = session.assessment.findings
        return [found.points for found in findings if found.code == "dead-disputed"]

    session.do(DEAD)
    assert disputed() == []
    session.do(DisputePoints(frozenset({20})))
    assert disputed() == [(20,)]
    session.do(DisputePoints(frozenset({20}), disputed=False))
    assert disputed() == []
    session.undo()
    assert disputed() == [(20,)]


# Saving


def test_saving_keeps_the_record_as_it_was_written(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(DEAD)
    path = tmp_path / "a.goref"
    session.save(path)
    assert session.path == path
    (opened,) = open_path(path)
    assert opened.case == session.case
    again = Session(opened, FileStorage(path))
    again.do(WriteNotes("n"))
    again.save(path)
    assert "XX[kept]" in json.loads(path.read_bytes())["sgf"]
    assert load(path.read_bytes()).case == again.case
    session.finish()


@links
def test_what_another_session_saved_is_not_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "a.goref"
    first = Session(game())
    first.do(DEAD)
    first.save(path)
    (opened,) = open_path(path)
    second = Session(opened, FileStorage(path, file_digest(path) or ""))
    second.do(WriteNotes("second"))
    second.save(path)
    second.do(ChooseRules("aga"))
    second.save(path)  # its own is no other's
    first.do(WriteNotes("first"))
    link = tmp_path / "link.goref"
    link.symlink_to(path)
    before = path.read_bytes()
    for place in (path, link):
        with refuses(FileChangedError, "file-changed"):
            first.save(place)
    assert path.read_bytes() == before
    assert first.is_changed
    first.save(path, anyway=True)
    assert open_path(path)[0].case == first.case
    with pytest.raises(FileChangedError):
        second.save(path)
    path.unlink()
    second.save(path)  # nothing is lost with what is not there
    assert open_path(path)[0].case == second.case
    first.save(tmp_path / "b.goref")
    first.save(path)  # whoever chose another place was asked


def test_what_was_saved_is_known_after_a_crash(tmp_path: Path) -> None:
    path, folder = tmp_path / "a.goref", tmp_path / "journals"
    folder.mkdir()
    Session(game()).save(path)
    (opened,) = open_path(path)
    for saves in (False, True):
        session = Session.begin(opened, folder, FileStorage(path, file_digest(path) or ""))
        session.do(DEAD)
        if saves:
            session.save(path)
            session.do(ChooseRules("aga"))
        session.leave()
        other = path.read_bytes()
        path.write_bytes(other + b" ")
        back = Session.recover(only(folder))
        assert back.lost == 0
        assert back.protocol.broken_at is None
        with pytest.raises(FileChangedError):
            back.save(path)
        path.write_bytes(other)
        back.save(path)
        back.finish()


class Killed(BaseException):
    """The process ends."""


def killed_before_the_word(session: Session, path: Path, length: int = 0) -> None:
    """Save as if killed once the file is written; so much of the word of it is there."""
    journal = session.keeping.journal
    assert journal is not None

    def write(entry: object) -> None:
        raise Killed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal, "write", write)
        with pytest.raises(Killed):
            session.save(path)
    with journal.path.open("ab") as file:
        file.write(b'{"time": "2026-11-21T09:30:00+01:00", "saved": "a.gor'[:length])
    session.leave()


@pytest.fixture
def at_a_file(tmp_path: Path) -> Session:
    """A sitting at a case that was opened from its file, and journals in a folder."""
    path, folder = tmp_path / "a.goref", tmp_path / "journals"
    folder.mkdir()
    Session(game()).save(path)
    (opened,) = open_path(path)
    session = Session.begin(opened, folder, FileStorage(path, file_digest(path) or ""))
    session.do(DEAD)
    return session


@pytest.mark.parametrize("length", [0, 20])
def test_a_saving_of_which_the_journal_had_no_word_is_its_own(
    tmp_path: Path, at_a_file: Session, length: int
) -> None:
    path, folder = tmp_path / "a.goref", tmp_path / "journals"
    killed_before_the_word(at_a_file, path, length)
    for _ in range(2):  # also where the next process ends before it does anything
        back = Session.recover(only(folder))
        assert not back.is_changed, "it is in the file"
        assert back.lost == 0
        assert back.protocol.broken_at is None
        back.leave()
    back = Session.recover(only(folder))
    back.do(WriteNotes("n"))
    # And so it is where the word of the recovery, too, had not come to the journal.
    back.leave()
    back = Session.recover(only(folder))
    killed_before_the_word(back, path)
    back = Session.recover(only(folder))
    assert not back.is_changed
    back.undo()
    back.save(path)
    (kept,) = open_path(path)
    assert kept.kept is not None
    assert kept.kept.is_as_saved
    assert kept.case == back.case
    back.finish()


def test_a_file_in_which_something_else_was_written_is_not_its_own(
    tmp_path: Path, at_a_file: Session
) -> None:
    """The word in it is goref's, the case is not any more."""
    path = tmp_path / "a.goref"
    killed_before_the_word(at_a_file, path)
    told = json.loads(path.read_bytes())
    told["notes"] = "written by hand"
    path.write_text(json.dumps(told))
    back = Session.recover(only(tmp_path / "journals"))
    assert back.is_changed
    with pytest.raises(FileChangedError):
        back.save(path)
    back.leave()


def test_a_copy_saved_elsewhere_leaves_its_home_as_it_was(
    tmp_path: Path, at_a_file: Session
) -> None:
    killed_before_the_word(at_a_file, tmp_path / "b.goref")
    back = Session.recover(only(tmp_path / "journals"))
    assert back.path == tmp_path / "a.goref"
    assert back.is_changed
    back.save(back.path)
    back.finish()


@pytest.mark.parametrize("act", [True, False])
def test_what_somebody_else_made_of_an_interrupted_saving_is_not_its_own(
    tmp_path: Path, at_a_file: Session, act: bool
) -> None:
    path = tmp_path / "a.goref"
    killed_before_the_word(at_a_file, path)
    (opened,) = open_path(path)
    other = Session(opened, FileStorage(path, file_digest(path) or ""))
    if act:
        other.do(WriteNotes("theirs"))
    other.save(path)
    back = Session.recover(only(tmp_path / "journals"))
    assert back.is_changed
    with pytest.raises(FileChangedError):
        back.save(path)
    back.finish()


@links
def test_other_files_are_known_as_they_were_read_or_written(tmp_path: Path) -> None:
    session, path = Session(game()), tmp_path / "a.sgf"
    path.write_bytes(b"1")
    assert not session.is_other(path), "it has never seen it"
    session.saw(path, lambda: digest_of(b"1"))
    assert not session.is_other(path)
    path.write_bytes(b"2")
    (tmp_path / "link").symlink_to(path)
    assert session.is_other(tmp_path / "link")
    path.unlink()
    assert not session.is_other(path)


def test_a_failed_save_changes_nothing(tmp_path: Path) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(DEAD)
    heard: list[Change] = []
    session.listen(heard.append)
    with pytest.raises(FileError):
        session.save(tmp_path / "none" / "a.goref")
    assert session.path is None
    assert session.is_changed
    assert heard == []
    assert len(lines(tmp_path)) == 2
    session.finish()


def test_a_path_is_remembered_in_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "journals").mkdir()
    session = Session.begin(game(), tmp_path / "journals", FileStorage(Path("old.goref")))
    assert session.path == tmp_path / "old.goref"
    session.do(DEAD)
    session.save(Path("new.goref"))
    session.leave()
    monkeypatch.chdir("/")
    recovered = Session.recover(only(tmp_path / "journals"))
    assert recovered.path == tmp_path / "new.goref"
    recovered.finish()


def test_a_saved_file_is_saved_even_if_the_journal_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "journals").mkdir()
    session = Session.begin(game(), tmp_path / "journals")
    session.do(DEAD)
    heard: list[Change] = []
    session.listen(heard.append)

    def full(entry: object) -> None:
        raise JournalError("no room")

    monkeypatch.setattr(session.keeping.journal, "write", full)
    session.save(tmp_path / "a.goref")
    assert not session.is_changed
    assert heard == [Change(Part.SAVED)]
    with pytest.raises(JournalError):
        session.do(WriteNotes("n"))
    with pytest.raises(JournalError):
        session.undo()
    assert session.case.ruling.stones(StoneStatus.DEAD)
    assert len(heard) == 1
    monkeypatch.undo()
    session.undo()
    assert not session.case.ruling
    session.finish()


# Coming back


def same(one: Session, other: Session) -> None:
    assert one.case == other.case
    assert one.history == other.history
    assert one.is_changed == other.is_changed
    assert one.path == other.path
    assert one.title == other.title


def test_all_comes_back(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    session = Session.begin(game(), tmp_path / "journals")
    session.do(DEAD)
    session.do(ChooseRules("aga"))
    session.save(tmp_path / "a.goref")
    session.do(StateFacts((("komi", Fraction(15, 2)),)))
    session.undo()
    session.undo()
    session.redo()
    session.undo()
    session.leave()
    recovered = Session.recover(only(tmp_path / "journals"))
    same(recovered, session)
    assert recovered.lost == 0
    assert recovered.history.redo_act == ChooseRules("aga")
    recovered.redo()
    assert not recovered.is_changed
    recovered.do(WriteNotes("after"))
    recovered.leave()
    again = Session.recover(only(tmp_path / "journals"))
    same(again, recovered)
    assert again.game is not None
    again.save(tmp_path / "b.goref")
    assert "XX[kept]" in json.loads((tmp_path / "b.goref").read_bytes())["sgf"]
    again.finish()
    assert list((tmp_path / "journals").iterdir()) == []


@pytest.mark.parametrize(
    "entry",
    [
        *({"edit": "dance"}, {"redo": True}, {"undo": 1}, {"saved": 5}, {}),
        {"edit": "stones", "points": ["Z25"], "life": "dead"},
        {"edit": "rules", "rules": "checkers"},
        {"edit": "facts", "values": {}, "unstated": ["weather"]},
        {"edit": "facts", "values": {"handicap": 1e999}},
    ],
)
def test_what_cannot_be_understood_ends_what_comes_back(
    tmp_path: Path, entry: dict[str, object]
) -> None:
    session = Session.begin(game(), tmp_path)
    session.do(DEAD)
    session.keeping.journal.write(entry)  # type: ignore[union-attr]
    session.do(WriteNotes("n"))
    session.leave()
    recovered = Session.recover(only(tmp_path))
    assert recovered.case.ruling.stones(StoneStatus.DEAD) == {20}
    assert recovered.case.notes == ""
    assert recovered.lost == 2
    recovered.do(WriteNotes("more"))
    recovered.leave()
    again = Session.recover(only(tmp_path))
    same(again, recovered)
    assert again.lost == 0
    again.finish()


@pytest.mark.parametrize("case", [None, 5, {}, {"goref": 2}, {"goref": 1, "sgf": "("}])
def test_a_journal_without_a_readable_case_is_refused(tmp_path: Path, case: object) -> None:
    session = Session.begin(game(), tmp_path)
    session.leave()
    left = only(tmp_path)
    with pytest.raises(CaseFileError):
        Session.recover(replace(left, header={**left.header, "case": case}))
    assert only(tmp_path) == left  # still there, and free


def test_rules_of_another_version_do_not_keep_a_case_from_coming_back(tmp_path: Path) -> None:
    Session.begin(Opened(Case(rules="checkers")), tmp_path).leave()
    recovered = Session.recover(only(tmp_path))
    assert recovered.case.rules == DEFAULT
    assert "rules-not-known" in {f.code for f in recovered.assessment.findings}
    recovered.finish()


@any_bytes
def test_names_that_are_no_utf8_are_journaled_too(tmp_path: Path) -> None:
    path = Path(os.fsdecode(b"/tmp/\xff.goref"))
    Session.begin(replace(game(), title="\udcff"), tmp_path, FileStorage(path)).leave()
    recovered = Session.recover(only(tmp_path))
    assert recovered.path == path
    recovered.finish()


def test_without_a_journal_nothing_is_written() -> None:
    session = Session.begin(game(), None)
    session.do(DEAD)
    session.leave()
    session.finish()
    assert session.is_changed


CHILD = """
import sys
sys.path.append(sys.argv[3])  # the tests' own folder, behind an installed goref
from pathlib import Path
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from tests.app.session.test_session import sitting
folder = Path(sys.argv[1])
session = Session.begin(open_bytes(bytes.fromhex(sys.argv[2]))[0], folder / "journals")
session.listen(lambda change: print(change.parts, flush=True))
for act in sitting(session, folder / "a.goref"):
    act()
"""


def sitting(session: Session, path: Path) -> Iterator[Callable[[], None]]:
    """Acts without end, each of them one entry of the journal."""
    yield lambda: session.do(DEAD)
    for number in count():
        yield lambda n=number: session.do(WriteNotes(f"note {n}"))  # type: ignore[misc]
        void = VoidMove(number // 3 % 6 + 1, number % 36 < 18)  # only every third one stays
        yield lambda void=void: session.do(void)  # type: ignore[misc]
        yield session.undo
        yield lambda: session.save(path)
        if number % 3 == 2:
            yield session.redo


@posix
def test_a_killed_sitting_is_offered_back_complete(tmp_path: Path) -> None:
    (tmp_path / "journals").mkdir()
    command = [sys.executable, "-c", CHILD, str(tmp_path), SGF.hex(), str(CHECKOUT)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        shown = list(islice(process.stdout, 20))
        assert list(unfinished(tmp_path / "journals")) == []
        process.kill()
        shown += process.stdout.readlines()
    left = only(tmp_path / "journals")
    assert len(left.entries) - len(shown) in (0, 1)  # one may be written and not yet shown
    recovered = Session.recover(left)
    session = Session(game())
    acts = sitting(session, tmp_path / "a.goref")
    for act in islice(acts, len(left.entries)):
        act()
    if session.is_changed and not recovered.is_changed:  # saved, and no word of it yet
        next(acts)()
    same(recovered, session)
    assert recovered.history.past
    recovered.finish()


LIMITED = """
import resource, sys
from pathlib import Path
from goref.app.edits.ruling import WriteNotes
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.core.base.language import ENGLISH
from goref.core.texts.faults.said import said
from goref.io.case.journal import JournalError
folder = Path(sys.argv[1])
session = Session.begin(open_bytes(bytes.fromhex(sys.argv[2]))[0], folder)
session.do(WriteNotes("first"))
(path,) = folder.glob("*.journal")
limit = path.stat().st_size + 150
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
before, heard = session.history, []
session.listen(heard.append)
for _ in range(2):
    try:
        session.do(WriteNotes("x" * 300))
    except JournalError as error:
        print(said(error, ENGLISH))
assert session.history is before and not heard
session.undo()
assert session.case.notes == "" and len(heard) == 1
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
session.redo()
session.do(WriteNotes("second"))
"""


@posix
def test_a_full_disk_refuses_the_act_and_nothing_else(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LIMITED, str(tmp_path), SGF.hex()]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.stderr == ""
    assert run.stdout.count("free some space and try again") == 2
    recovered = Session.recover(only(tmp_path))
    assert recovered.case.notes == "second"
    recovered.undo()
    assert recovered.case.notes == "first"
    recovered.undo()
    assert not recovered.is_changed
    assert recovered.lost == 0
    recovered.finish()


def test_everything_is_every_part_there_is() -> None:
    every = Part(0)
    for part in Part:
        every |= part
    assert every == Part.EVERYTHING | Part.JOURNAL, "which is no part of the case"
    assert Part.EVERYTHING.value.bit_count() == len(Part) - 1

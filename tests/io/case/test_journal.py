"""The journal: what it says is on the disk, whole, and nobody else's."""

from __future__ import annotations

import errno
import json
import os
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, tzinfo
from pathlib import Path

import pytest

import goref
from goref.io.case import journal as module
from goref.io.case.journal import Journal, JournalError, Unfinished, discard, unfinished
from goref.io.files import FileError
from goref.io.places import journals
from tests.refusals import refuses
from tests.systems import WINDOWS
from tests.wordings import in_words

ROOT = Path(goref.__file__).parents[2]
HEADER = {"case": {"goref": 1}, "title": "黒 – 白"}
posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX limits and signals")


def written(folder: Path, *entries: dict[str, object]) -> Path:
    journal = Journal.begin(folder, HEADER)
    for entry in entries:
        journal.write(entry)
    journal.leave()
    return journal.path


def only(folder: Path) -> Unfinished:
    (left,) = unfinished(folder)
    return left


def acts(left: Unfinished) -> list[object]:
    return [entry.get("act") for entry in left.entries]


def child(code: str, *args: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, args)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_what_is_left_is_offered(tmp_path: Path) -> None:
    path = written(tmp_path, {"act": 1}, {"act": "囲\n\udcff"})
    left = only(tmp_path)
    assert left.path == path
    assert left.header["case"] == {"goref": 1}
    assert left.header["title"] == "黒 – 白"
    assert acts(left) == [1, "囲\n\udcff"]
    assert not left.damaged
    assert left.when == left.entries[-1]["time"]
    assert left.when[4] == left.when[7] == "-"


def test_it_was_left_when_its_last_act_was_written(tmp_path: Path) -> None:
    times = [f"2026-01-02T10:0{minute}:00+01:00" for minute in range(3)]
    written(tmp_path, *({"act": number, "time": time} for number, time in enumerate(times)))
    assert only(tmp_path).when == times[-1]


def test_what_is_finished_is_gone(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, HEADER)
    journal.finish()
    assert list(tmp_path.iterdir()) == []


def test_a_journal_that_cannot_be_removed_is_offered_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    journal = Journal.begin(tmp_path, HEADER)
    monkeypatch.setattr(Path, "unlink", refuse)
    journal.finish()
    assert len(list(tmp_path.iterdir())) == 1
    assert list(unfinished(tmp_path)) == []


def test_every_line_is_synced_before_write_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bytes] = []
    real = os.fsync

    def fsync(descriptor: int) -> None:
        real(descriptor)
        seen.extend(path.read_bytes() for path in tmp_path.iterdir())

    monkeypatch.setattr(os, "fsync", fsync)
    journal = Journal.begin(tmp_path, HEADER)
    count = len(seen)
    assert count == (1 if WINDOWS else 2)  # the file, then the folder that has it
    journal.write({"act": 1})
    assert len(seen) == count + 1
    assert seen[-1].endswith(b'"act": 1}\n')
    assert journal.path.read_bytes() == seen[-1]
    journal.finish()


def test_the_newest_comes_first_and_no_two_share_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stopped(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Stopped:
            return cls(2026, 1, 2, tzinfo=UTC)

    old = written(tmp_path)
    monkeypatch.setattr(module, "datetime", Stopped)
    paths = {written(tmp_path) for _ in range(3)}
    monkeypatch.undo()
    new = written(tmp_path)
    assert len(paths) == 3
    found = [left.path for left in unfinished(tmp_path)]
    assert found[:2] == [new, old]
    assert set(found[2:]) == paths


def test_a_running_journal_is_not_offered(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, HEADER)
    assert list(unfinished(tmp_path)) == []
    journal.leave()
    resumed = Journal.resume(only(tmp_path))
    assert list(unfinished(tmp_path)) == []
    resumed.leave()
    assert acts(only(tmp_path)) == []


@posix
def test_another_process_sees_no_running_journal(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from goref.io.case.journal import unfinished\n"
        "print(len(list(unfinished(Path(sys.argv[1])))))"
    )
    journal = Journal.begin(tmp_path, HEADER)
    running, errors = child(code, tmp_path).communicate()
    assert (running, errors) == ("0\n", "")
    journal.leave()
    left, errors = child(code, tmp_path).communicate()
    assert (left, errors) == ("1\n", "")


WRITER = """
import sys
from pathlib import Path
from goref.io.case.journal import Journal
journal = Journal.begin(Path(sys.argv[1]), {"case": {}})
number = 0
while True:
    number += 1
    journal.write({"act": number})
    print(number, flush=True)
"""


@posix
def test_a_killed_process_loses_no_act(tmp_path: Path) -> None:
    with child(WRITER, tmp_path) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line == "5\n":
                break
        assert list(unfinished(tmp_path)) == []  # it runs, and has its lock
        process.kill()
        said = [5, *map(int, process.stdout.read().split())]
    left = only(tmp_path)
    count = len(left.entries)
    assert count >= said[-1]
    assert acts(left) == list(range(1, count + 1))


def test_a_line_cut_short_anywhere(tmp_path: Path) -> None:
    path = written(tmp_path, {"act": 1}, {"act": "二"}, {"act": 3})
    data = path.read_bytes()
    ends = [i + 1 for i, byte in enumerate(data) if byte == 10]
    for length in range(len(data) + 1):
        path.write_bytes(data[:length])
        whole = sum(end <= length for end in ends)
        found = list(unfinished(tmp_path))
        if not whole:
            assert found == []
            continue
        (left,) = found
        assert acts(left) == [1, "二", 3][: whole - 1]
        assert left.damaged == (length not in ends)
        if length % 5 and length not in ends:
            continue
        journal = Journal.resume(left)
        journal.write({"act": "more"})
        journal.leave()
        assert acts(only(tmp_path)) == [*[1, "二", 3][: whole - 1], "more"]
        assert path.read_bytes().startswith(data[: ends[whole - 1]])
        assert not only(tmp_path).damaged


@pytest.mark.parametrize(
    "line",
    [b"{", b"[]", b"5", b"\x00\x00", b"\xff\xfe", b"", b"[" * 100_000, b"9" * 10_000],
)
def test_damage_in_the_middle_ends_what_is_recovered(tmp_path: Path, line: bytes) -> None:
    path = written(tmp_path, {"act": 1})
    good = path.read_bytes()
    path.write_bytes(good + line + b"\n" + b'{"act": 2}\n')
    left = only(tmp_path)
    assert acts(left) == [1]
    assert left.damaged
    journal = Journal.resume(left)
    journal.write({"act": "more"})
    journal.leave()
    assert acts(only(tmp_path)) == [1, "more"]


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\n", b"{", b"{}\n", b'{"case": 1}\n', b"[]\n", b"\xff\xfe\n", b"[" * 99_999),
        b'{"goref-journal": 2, "case": {}}\n',
        b'{"goref-journal": 1, "case": {}}',
        b'\n{"goref-journal": 1, "case": {}}\n',
    ],
)
def test_a_damaged_header_is_passed_over(tmp_path: Path, data: bytes) -> None:
    good = written(tmp_path)
    (tmp_path / "x.journal").write_bytes(data)
    (tmp_path / "folder.journal").mkdir()
    assert [left.path for left in unfinished(tmp_path)] == [good]


def test_a_folder_that_is_not_there_has_no_journals(tmp_path: Path) -> None:
    assert list(unfinished(tmp_path / "none")) == []
    with refuses(JournalError, "journal-not-begun"):
        Journal.begin(tmp_path / "none", HEADER)


def test_only_some_entries_are_kept(tmp_path: Path) -> None:
    written(tmp_path, {"act": 1}, {"act": 2}, {"act": 3})
    journal = Journal.resume(only(tmp_path), 1)
    journal.write({"act": "more"})
    journal.leave()
    assert acts(only(tmp_path)) == [1, "more"]


def test_what_another_has_taken_is_not_resumed(tmp_path: Path) -> None:
    written(tmp_path, {"act": 1})
    mine, theirs = only(tmp_path), only(tmp_path)
    journal = Journal.resume(theirs)
    with refuses(JournalError, "journal-taken"):
        Journal.resume(mine)
    journal.write({"act": 2})
    journal.leave()
    with refuses(JournalError, "journal-taken"):
        Journal.resume(mine)  # it would cut off what was done meanwhile
    assert acts(only(tmp_path)) == [1, 2]
    Journal.resume(only(tmp_path)).finish()
    with refuses(JournalError, "not-found"):
        Journal.resume(mine)


def test_what_nobody_has_taken_is_discarded(tmp_path: Path) -> None:
    written(tmp_path, {"act": 1})
    discard(only(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_what_another_has_taken_is_not_discarded(tmp_path: Path) -> None:
    written(tmp_path, {"act": 1})
    mine = only(tmp_path)
    journal = Journal.resume(only(tmp_path))
    with refuses(JournalError, "journal-taken"):
        discard(mine)
    journal.write({"act": 2})
    journal.leave()
    with refuses(JournalError, "journal-taken"):
        discard(mine)  # what was done meanwhile was not asked about
    assert acts(only(tmp_path)) == [1, 2]


# Deleted or replaced while it is in use


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def overwritten(path: Path) -> None:
    path.write_bytes(b"#" * 2 * path.stat().st_size)


def replaced(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def folder_deleted(path: Path) -> None:
    shutil.rmtree(path.parent)


@posix
@pytest.mark.parametrize(
    "harm",
    [Path.unlink, emptied, overwritten, replaced, folder_deleted],
    ids=lambda harm: harm.__name__,
)
def test_another_is_begun_with_all_that_was_in_it(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    folder = tmp_path / "journals"
    folder.mkdir()
    journal = Journal.begin(folder, HEADER)
    journal.write({"act": 1})
    before, whole = journal.path, journal.path.read_bytes()
    assert journal.is_whole()
    harm(before)
    harmed = before.read_bytes() if before.exists() else None
    assert not journal.is_whole()
    assert not journal.begun_anew
    journal.write({"act": 2})
    assert journal.begun_anew
    assert journal.is_whole()
    assert journal.path != before
    assert journal.path.read_bytes().startswith(whole)
    assert stat.S_IMODE(journal.path.stat().st_mode) == 0o600
    assert (before.read_bytes() if before.exists() else None) == harmed, "not ours any more"
    assert journal.path not in [left.path for left in unfinished(folder)], "it is locked"
    journal.begun_anew = False
    journal.write({"act": 3})
    assert not journal.begun_anew
    journal.leave()
    (left,) = [left for left in unfinished(folder) if left.path == journal.path]
    assert left.header["case"] == HEADER["case"]
    assert acts(left) == [1, 2, 3]


@posix
@pytest.mark.parametrize("harm", [overwritten, replaced], ids=lambda harm: harm.__name__)
def test_what_was_put_in_its_place_stays_when_it_is_finished(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    journal = Journal.begin(tmp_path, HEADER)
    harm(journal.path)
    there = journal.path.read_bytes()
    journal.finish()
    assert journal.path.read_bytes() == there


@posix
def test_where_none_can_be_begun_the_line_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    folder.mkdir()
    journal = Journal.begin(folder, HEADER)
    journal.write({"act": 1})
    shutil.rmtree(folder)
    folder.write_bytes(b"")  # nothing can be put there
    for _ in range(2):
        with pytest.raises(JournalError):
            journal.write({"act": "refused"})
    folder.unlink()
    journal.write({"act": 2})
    journal.leave()
    assert acts(only(folder)) == [1, 2]


@posix
def test_a_journal_is_read_by_nobody_else(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        path = written(tmp_path, {"act": 1})
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        path.chmod(0o644)  # as an earlier goref left it
        Journal.resume(only(tmp_path)).leave()
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(old)


# A disk that refuses


@pytest.mark.parametrize("failing", ["fsync", "write"])
def test_a_refused_line_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    journal = Journal.begin(tmp_path, HEADER)
    journal.write({"act": 1})
    before = journal.path.read_bytes()
    real = os.write

    def fail(descriptor: int, data: bytes = b"") -> None:
        if failing == "write":
            real(descriptor, bytes(data)[:7])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, fail)
    with refuses(JournalError, "journal-not-written", "no-space"):
        journal.write({"act": "refused"})
    monkeypatch.undo()
    assert journal.path.read_bytes() == before
    journal.write({"act": 2})
    journal.leave()
    assert acts(only(tmp_path)) == [1, 2]


def test_a_refused_line_is_taken_off_later_if_it_must_be(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, HEADER)
    journal.write({"act": 1})
    with journal.path.open("ab") as file:  # as after a write whose undoing failed too
        file.write(b'{"act": "ghost"}\n{"act"')
    journal.write({"act": 2})
    journal.leave()
    assert acts(only(tmp_path)) == [1, 2]


def test_a_journal_that_cannot_begin_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(JournalError):
        Journal.begin(tmp_path, HEADER)
    assert list(tmp_path.iterdir()) == []


def test_a_closed_journal_refuses(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, HEADER)
    journal.leave()
    with pytest.raises(JournalError):
        journal.write({"act": 1})


LIMITED = """
import json, resource, sys
from pathlib import Path
from goref.core.base.language import ENGLISH
from goref.core.texts.faults.said import said
from goref.io.case.journal import Journal, JournalError
journal = Journal.begin(Path(sys.argv[1]), {"case": {}})
size = journal.path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 200, resource.RLIM_INFINITY))
journal.write({"act": 1})
for _ in range(2):
    try:
        journal.write({"act": "x" * 500})
    except JournalError as error:
        print(said(error, ENGLISH))
journal.write({"act": 2})
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
journal.write({"act": "x" * 500})
"""


@posix
def test_a_full_disk_and_room_made(tmp_path: Path) -> None:
    out, errors = child(LIMITED, tmp_path).communicate()
    assert errors == ""
    assert out.count(f"{in_words('file-too-large')}; free some space and try again") == 2
    left = only(tmp_path)
    assert not left.damaged
    assert acts(left) == [1, 2, "x" * 500]


# Where journals are


def test_the_folder_is_made(home: Path) -> None:
    folder = journals()
    assert folder.is_dir()
    assert home in folder.parents
    assert journals() == folder


def test_a_folder_that_cannot_be_made(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(home / "file"))
    (home / "file").write_bytes(b"")
    if os.name == "posix" and sys.platform != "darwin":
        with refuses(FileError, "no-journal-folder"):
            journals()


def test_platformdirs_is_imported_only_when_a_folder_is_asked_for() -> None:
    code = (
        "import sys; import goref.app.session.session, goref.io.places\n"
        "assert 'platformdirs' not in sys.modules\n"
        "goref.io.places.journals(); assert 'platformdirs' in sys.modules"
    )
    _, errors = child(code).communicate()
    assert errors == ""


def test_lines_are_json_of_their_own(tmp_path: Path) -> None:
    path = written(tmp_path, {"act": "a\u2028b\nc"})
    lines = path.read_bytes().split(b"\n")
    assert lines.pop() == b""
    assert [json.loads(line).get("act") for line in lines] == [None, "a\u2028b\nc"]


@posix
def test_what_is_no_regular_file_is_passed_over(tmp_path: Path) -> None:
    kept = written(tmp_path, {"act": 1})
    os.mkfifo(tmp_path / "a-pipe.journal")
    (tmp_path / "a-folder.journal").mkdir()
    (tmp_path / "z-link.journal").symlink_to(tmp_path / "a-pipe.journal")
    assert [left.path for left in unfinished(tmp_path)] == [kept]


def test_a_folder_of_journals_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def scandir(*_: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "scandir", scandir)
    with refuses(FileError, "cannot-read", path=tmp_path.name):
        list(unfinished(tmp_path))

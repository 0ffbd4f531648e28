"""Files are written whole or not at all, and every failure is one line."""

from __future__ import annotations

import errno
import json
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import goref
from goref.core.texts.faults.said import said
from goref.io import files
from goref.io.files import (
    FileChangedError,
    FileError,
    digest_of,
    file_digest,
    is_there,
    json_bytes,
    naming,
    one_line,
    probe,
    probe_all,
    read_bytes,
    read_in_time,
    shown_path,
    write_bytes,
)
from goref.io.locking import lock
from tests.languages import EN
from tests.refusals import refuses
from tests.systems import WINDOWS, links
from tests.unreachable import HANGS, REFUSALS, falling_silent, unreachable
from tests.wordings import in_words, like

ROOT = Path(goref.__file__).parents[1]
posix = pytest.mark.skipif(os.name != "posix", reason="this system has no such files")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# Reading


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\x00\xff\r\n")
    assert read_bytes(tmp_path / "a") == b"\x00\xff\r\n"


def test_what_cannot_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    for path, words in (
        (tmp_path / "none.sgf", like("no-file")),
        (tmp_path, like("folder-not-file")),
        (tmp_path / ("x" * 300), like("no-file") if WINDOWS else "cannot read"),
        (tmp_path / "a\0b", "cannot read"),
        (tmp_path / "a\nb\udcff", "cannot read" if WINDOWS else like("no-file")),
    ):
        with refuses(FileError, says=words) as caught:
            read_bytes(path)
        message = said(caught.value, EN)
        assert message.isprintable()
        message.encode("utf-8")


def test_a_file_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 10)
    (tmp_path / "a").write_bytes(b"x" * 10)
    assert len(read_bytes(tmp_path / "a")) == 10
    (tmp_path / "a").write_bytes(b"x" * 11)
    with refuses(FileError, "file-no-game"):
        read_bytes(tmp_path / "a")


@posix
def test_what_a_shell_hands_over_is_read_up_to_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(files, "LARGEST", 1000)
    for sent, refused in ((b"(;GM[1])", False), (b"x" * 1001, True)):
        end, begin = os.pipe()
        try:
            os.write(begin, sent)
            os.close(begin)
            if refused:
                with refuses(FileError, "file-no-game"):
                    read_bytes(Path(f"/dev/fd/{end}"))
            else:
                assert read_bytes(Path(f"/dev/fd/{end}")) == sent
        finally:
            os.close(end)


@pytest.fixture
def fifo(tmp_path: Path) -> Path:
    """A pipe with a name that nobody reads or writes: to open it would wait for ever."""
    path = tmp_path / "game.sgf"
    os.mkfifo(path)
    (tmp_path / "link.sgf").symlink_to(path)
    return path


@posix
def test_a_pipe_or_a_device_that_lies_there_is_no_file(fifo: Path) -> None:
    paths = (fifo, fifo.with_name("link.sgf"), Path("/dev/zero"), Path("/dev/tty"))
    for path in (path for path in paths if path.exists()):
        with refuses(FileError, says=f"cannot read .*{in_words('special-file')}"):
            read_bytes(path)
        with refuses(FileError, says=f"cannot write .*{in_words('special-file')}"):
            write_bytes(path, b"x")
    assert stat.S_ISFIFO(fifo.stat().st_mode)


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with (tmp_path / "a.sgf").open("wb") as file:
        file.truncate(1 << 40)  # takes no room
    with refuses(FileError, "file-no-game", most=64):
        read_bytes(tmp_path / "a.sgf")


# Probing


@pytest.mark.parametrize("why", [*REFUSALS, HANGS])
def test_a_path_that_cannot_be_reached_is_named_within_a_second(
    tmp_path: Path, why: str
) -> None:
    path, other = tmp_path / "game.sgf", tmp_path / "other.sgf"
    for each in (path, other):
        each.write_bytes(b"(;)")
    with unreachable(path, why):
        found, near = probe_all((path, other))  # one that hangs does so until the end
        assert found.is_out_of_reach
        assert [found.is_there, found.is_file, found.is_folder] == [False] * 3
        assert near.is_file
        for act in (is_there, read_bytes, file_digest):
            with refuses(FileError, says=r"cannot read .*game\.sgf: \S"):
                act(path)
        with refuses(FileError, says=r"cannot write .*game\.sgf: \S"):
            write_bytes(path, b"x")
    assert path.read_bytes() == b"(;)"


def test_an_error_that_means_nothing_is_there_is_no_refusal(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    for why in ("ENOENT", "ENOTDIR"):
        with unreachable(path, why):
            assert not probe(path).is_out_of_reach
            assert not is_there(path)


def test_a_path_that_does_not_answer_is_waited_for_once_and_asked_anew_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.sgf"
    waited, real = [], files._Asking.is_over

    def is_over(asking: files._Asking, limit_s: float) -> bool:
        waited.append(limit_s)
        return real(asking, limit_s)

    monkeypatch.setattr(files._Asking, "is_over", is_over)
    with unreachable(path, HANGS):
        assert probe(path).is_out_of_reach
        assert 0 < waited.pop() <= files.ANSWER_S < 1
        assert all(probe(path).is_out_of_reach for _ in range(20))
        assert not any(waited)
    while probe(path).is_out_of_reach:  # the first question is still being answered
        pass
    path.write_bytes(b"")
    assert is_there(path)


def test_the_program_ends_though_a_path_never_answers(tmp_path: Path) -> None:
    code = (
        "import os, sys, time; from pathlib import Path; from goref.io import files\n"
        "os.stat = lambda *_, **__: time.sleep(600)\n"
        "sys.exit(3 if files.probe(Path('x')).is_out_of_reach else 1)"
    )
    ran = subprocess.run([sys.executable, "-P", "-c", code], cwd=ROOT, timeout=30)
    assert ran.returncode == 3


def test_where_there_are_no_threads_left_a_path_is_probed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(files, "start_new_thread", start)
    assert probe(tmp_path).is_folder


@pytest.mark.parametrize("size", [0, 1, files.PIECE, 5 * files.PIECE + 3])
def test_a_window_reads_the_same_bytes(tmp_path: Path, size: int) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(os.urandom(size))
    assert read_in_time(path) == read_bytes(path) == path.read_bytes()
    assert read_in_time(path, begins=True) == path.read_bytes()[: files.PIECE]


@pytest.mark.parametrize("after", [0, 1, 3])
def test_a_window_gives_up_a_disk_that_falls_silent(tmp_path: Path, after: int) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(bytes(3 * files.PIECE))
    with falling_silent(path, after), refuses(FileError, "out-of-reach"):
        read_in_time(path)


def test_what_a_window_cannot_read_is_said_in_the_same_words(tmp_path: Path) -> None:
    large = tmp_path / "large.sgf"
    with large.open("wb") as file:
        file.truncate(files.LARGEST + 1)
    for path in (tmp_path, tmp_path / "none.sgf", tmp_path / "a\0b", large):
        told = []
        for read in (read_bytes, read_in_time):
            with pytest.raises(FileError) as raised:
                read(path)
            told.append(said(raised.value, EN))
        assert told[0] == told[1], told
    assert len(read_in_time(large, begins=True)) == files.PIECE


def test_a_window_reads_where_there_are_no_threads_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    (tmp_path / "a").write_bytes(b"x")
    monkeypatch.setattr(files, "start_new_thread", start)
    assert read_in_time(tmp_path / "a") == b"x"


# Writing


@pytest.mark.parametrize("data", [b"", b"new", b"n" * 100_000])
def test_a_file_is_written_and_nothing_else(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.goref"
    for _ in range(2):
        write_bytes(path, data)
        assert path.read_bytes() == data
        assert names(tmp_path) == ["a.goref"]


@posix
def test_permissions(tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        write_bytes(tmp_path / "new", b"1")
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640
    (tmp_path / "new").chmod(0o604)
    write_bytes(tmp_path / "new", b"2")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o604


@posix
@pytest.mark.parametrize("private_by", ["content before", "model", "mode"])
def test_a_private_file_is_private_from_its_first_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, private_by: str
) -> None:
    private, path = tmp_path / "private", tmp_path / "written"
    seen: set[int] = set()
    for file in {"content before": (private, path), "model": (private,)}.get(private_by, ()):
        file.touch()
        file.chmod(0o600)

    def watched(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **more: Any) -> Any:
            seen.update(stat.S_IMODE(one.stat().st_mode) for one in tmp_path.glob(".goref*"))
            return real(*given, **more)

        return call

    for name in ("write", "chmod", "fsync", "replace"):
        monkeypatch.setattr(os, name, watched(getattr(os, name)))
    old = os.umask(0)
    try:
        if private_by == "mode":
            write_bytes(path, b"1", mode=0o600)
        else:
            write_bytes(path, b"1", like=private)
    finally:
        os.umask(old)
    assert seen == {0o600}
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@posix
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(Path("folder") / "target")
    (tmp_path / "second").symlink_to("link")
    write_bytes(tmp_path / "second", b"new")  # the target was not there
    write_bytes(tmp_path / "second", b"newer")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "second").is_symlink()
    assert (tmp_path / "folder" / "target").read_bytes() == b"newer"
    assert names(tmp_path) == ["folder", "link", "second"]
    assert names(tmp_path / "folder") == ["target"]


@posix
def test_what_a_shell_hands_over_is_written_to_and_not_replaced() -> None:
    end, begin = os.pipe()
    write_bytes(Path(f"/dev/fd/{begin}"), b"told")
    os.close(begin)
    assert os.read(end, 10) == b"told"
    os.close(end)
    before = Path("/dev/null").stat()
    write_bytes(Path("/dev/null"), b"x")
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)
    assert Path("/dev/null").stat().st_ino == before.st_ino
    if Path("/dev/full").exists():
        with refuses(FileError, "cannot-write", path="/dev/full"):
            write_bytes(Path("/dev/full"), b"x")


def test_the_longest_names_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("囲" * 83 + ".goref")  # 255 bytes
    write_bytes(path, b"1")
    assert names(tmp_path) == [path.name]


@posix
def test_what_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "folder").mkdir()
    before = names(tmp_path)
    for name, words in (
        ("folder", like("folder-not-file")),
        ("none/a", f"cannot write .*{in_words('not-found')}"),
        ("file/a", "cannot write"),
        ("loop", "cannot write"),
        ("a\0", "cannot write"),
        ("x" * 300, "cannot write"),
        ("none\n\udcff/a", "cannot write"),
    ):
        with refuses(FileError, says=words) as caught:
            write_bytes(tmp_path / name, b"x")
        assert said(caught.value, EN).isprintable()
    assert names(tmp_path) == before


@pytest.mark.parametrize(
    ("number", "step"),
    [
        (errno.EACCES, in_words("step-folder")),
        (errno.EROFS, in_words("step-folder")),
        (errno.ENOENT, in_words("step-make")),
        (errno.ENOSPC, in_words("step-room")),
        (errno.ENAMETOOLONG, in_words("step-name")),
    ],
)
def test_what_helps_is_said_where_nothing_can_be_written(number: int, step: str) -> None:
    for code in ("cannot-write", "cannot-make"):
        with refuses(FileError, says=f"a: .*; {step}$"), naming(Path("a"), code):
            raise OSError(number, "")
    with refuses(FileError, says="^cannot read a: [^;]+$"), naming(Path("a"), "cannot-read"):
        raise OSError(number, "")


def test_a_protected_file_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the tests may run as root
    with refuses(FileError, "write-protected"):
        write_bytes(path, b"new")
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("failing", ["fsync", "replace", "write", "chmod"])
@pytest.mark.parametrize("error", [OSError(28, "No space left"), KeyboardInterrupt()])
def test_a_failure_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, error: BaseException
) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(os, failing, fail)
    expected = FileError if isinstance(error, OSError) else KeyboardInterrupt
    with pytest.raises(expected):
        write_bytes(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


def test_a_short_write_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = os.write
    monkeypatch.setattr(os, "write", lambda file, data: whole(file, bytes(data)[:3]))
    write_bytes(tmp_path / "a", b"abcdefgh")
    assert (tmp_path / "a").read_bytes() == b"abcdefgh"


@posix
def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    code = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from goref.core.base.language import ENGLISH\n"
        "from goref.core.texts.faults.said import said\n"
        "from goref.io.files import FileError, write_bytes\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
        "try:\n"
        "    write_bytes(Path(sys.argv[1]), b'x' * 9000)\n"
        "except FileError as error:\n"
        "    print(said(error, ENGLISH))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "a")],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith(
        in_words("cannot-write", path=tmp_path / "a", reason=in_words("file-too-large"))
    )
    assert (tmp_path / "a").read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


# What somebody else has written


@links
def test_only_what_was_read_is_replaced(tmp_path: Path) -> None:
    path, link = tmp_path / "a.goref", tmp_path / "link"
    link.symlink_to(path)
    write_bytes(path, b"1", digest_of(b"whatever"))  # nothing is there to be lost
    assert file_digest(path) == digest_of(b"1")
    for place in (path, link):
        with refuses(FileChangedError, "file-changed", path="a.goref"):
            write_bytes(place, b"2", digest_of(b"0"))
        with refuses(FileChangedError, "file-changed"):
            write_bytes(place, b"2", "")
        assert path.read_bytes() == b"1"
    write_bytes(link, b"2", digest_of(b"1"))
    assert path.read_bytes() == b"2"
    assert names(tmp_path) == ["a.goref", "link"]
    assert file_digest(tmp_path / "none") is None


COUNTING = """
import sys
from pathlib import Path
from goref.io.files import FileChangedError, digest_of, read_bytes, write_bytes
path = Path(sys.argv[1])
for _ in range(40):
    while True:
        data = read_bytes(path)
        try:
            write_bytes(path, b"%d" % (int(data) + 1), digest_of(data))
        except FileChangedError:
            continue
        break
"""


@posix
def test_of_two_that_write_at_once_neither_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"0")
    command = [sys.executable, "-c", COUNTING, str(path)]
    both = [subprocess.Popen(command, cwd=ROOT) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    assert path.read_bytes() == b"80"


@posix
def test_a_file_that_another_holds_is_refused_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PATIENCE", 0.01)
    path = tmp_path / "a"
    path.write_bytes(b"1")
    with path.open("rb") as file:
        assert lock(file)
        with refuses(FileError, "in-use"):
            write_bytes(path, b"2", digest_of(b"1"))
    write_bytes(path, b"2", digest_of(b"1"))
    assert path.read_bytes() == b"2"


# What was not written to its end

KILLED = """
import resource, signal, sys
from pathlib import Path
from goref.io.files import write_bytes
signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
write_bytes(Path(sys.argv[1]), b"x" * 9000)
"""


@posix
def test_what_a_killed_process_left_goes_once_it_is_old(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    ran = subprocess.run([sys.executable, "-c", KILLED, str(path)], cwd=ROOT, check=False)
    assert ran.returncode == -signal.SIGXFSZ
    assert path.read_bytes() == b"old"
    (left,) = [name for name in names(tmp_path) if name != "a"]
    write_bytes(path, b"new")
    assert names(tmp_path) == [left, "a"], "it might still be written"
    for name in (left, ".goref-notes.tmp", "b.tmp"):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (0, 0))
    folder, link = (tmp_path / f".goref-{digit * 16}.tmp" for digit in "12")
    folder.mkdir()
    link.symlink_to("b.tmp")
    os.utime(folder, (0, 0))
    write_bytes(path, b"newer")
    kept = [".goref-notes.tmp", folder.name, link.name, "a", "b.tmp"]
    assert names(tmp_path) == sorted(kept)
    files.sweep(tmp_path / "none")


# Texts


@given(st.recursive(st.text(), lambda inner: st.dictionaries(st.text(), inner, max_size=3)))
def test_any_text_survives_as_json(value: object) -> None:
    assert json.loads(json_bytes(value).decode("utf-8")) == value
    assert b"\n" not in json_bytes(value)


def test_half_a_surrogate_pair_survives_as_json() -> None:
    assert json.loads(json_bytes({"a": "囲\udcff"}).decode("utf-8")) == {"a": "囲\udcff"}
    assert "囲".encode() in json_bytes("囲")


@given(st.text(st.characters()))
def test_one_line(text: str) -> None:
    line = one_line(text)
    assert not line or line.isprintable()
    line.encode("utf-8")


def test_a_path_is_shown_as_it_is() -> None:
    assert shown_path(Path("/a  b/囲碁.sgf")) == f"{os.sep}a  b{os.sep}囲碁.sgf"
    assert shown_path(Path("a\nb\udcff")) == "a b?"

"""An engine that hangs, dies, babbles or floods is told apart from one that answers."""

from __future__ import annotations

import errno
import os
import select
import shlex
import sys
import threading
from pathlib import Path
from time import monotonic

import pytest

from goref.core.texts.engines import FAULTS
from goref.io.engine import gtp
from goref.io.engine.gtp import GtpError, GtpProcess
from goref.io.engine.programs import find_program, join_command, split_command
from tests.io.engine_script import words
from tests.languages import EN, JA, KO, ZH
from tests.systems import WINDOWS
from tests.wordings import in_words, tells

posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX processes")


def engine_command(*flags: str) -> str:
    return join_command(words(*flags))


def started(*flags: str, limit_s: float = 5) -> GtpProcess:
    return GtpProcess(engine_command(*flags), "Fake", limit_s=limit_s)


def fault(process: GtpProcess, command: str, limit_s: float | None = None) -> GtpError:
    with process, pytest.raises(GtpError) as caught:
        process.ask(command, limit_s)
    assert_gone(process)
    return caught.value


def assert_gone(process: GtpProcess) -> None:
    """Neither running nor waiting to be waited for, and nothing reads from it any more."""
    pid = process._process.pid
    assert process._process.returncode is not None
    if os.name == "posix":
        with pytest.raises(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)
    assert "drain" not in {thread.name for thread in threading.enumerate()}


def test_commands_are_answered_one_by_one() -> None:
    with started() as engine:
        assert engine.ask("name") == "Fake"
        assert engine.ask("boardsize 9") == ""
        assert engine.ask("play black C3") == ""
        assert engine.ask("list_stones black") == "C3"
        assert engine.ask("list_commands").split()[:2] == ["name", "version"]
        assert engine.ask("showboard").splitlines()[-1] == 'Rules: {"ko":"SIMPLE"}'
    assert_gone(engine)


def test_a_refusal_is_no_end() -> None:
    with started() as engine:
        with pytest.raises(GtpError) as caught:
            engine.ask("boardsize 25")
        assert engine.ask("version") == "1.5"
    assert caught.value.code == "refused"
    assert str(caught.value) == "Fake refused “boardsize 25”: unacceptable size"


@pytest.mark.parametrize("flag", ["--no-ids", "--crlf", "--banner", "--flood"])
def test_habits_of_engines_are_borne(flag: str) -> None:
    with started(flag) as engine:
        assert engine.ask("name") == "Fake"
        assert engine.ask("list_commands").splitlines()[1] == "version"
        assert engine.ask("echo a b") == "a b"


def test_a_reply_has_a_deadline() -> None:
    began = monotonic()
    error = fault(started("--slow", "version"), "version", 0.15)
    assert monotonic() - began < 4
    assert (error.code, error.command, error.seconds) == ("timeout", "version", 0.15)
    assert "did not answer “version” within 0.15 s" in str(error)


def test_all_replies_together_have_a_deadline() -> None:
    error = fault(started("--slow", "version", limit_s=0.15), "version", 9)
    assert (error.code, error.seconds) == ("timeout", 0.15)


def test_a_crash_is_told_with_the_last_words() -> None:
    error = fault(started("--crash", "play"), "play black A1")
    assert (error.code, error.detail) == ("crashed", "cudnn: out of memory")
    assert "“play black A1”; its last words: cudnn: out of memory" in str(error)


def test_a_silent_end() -> None:
    error = fault(GtpProcess(join_command([sys.executable, "-c", ""]), limit_s=5), "name")
    assert error.code == "crashed-silent"
    assert sys.executable[:20] in error.engine


def test_a_program_that_is_no_engine_is_told_by_what_it_prints() -> None:
    command = join_command([sys.executable, "-c", "print('usage: list [FILE]')"])
    error = fault(GtpProcess(command, "List", limit_s=5), "name")
    assert (error.code, error.detail) == ("crashed", "usage: list [FILE]")


def test_garbage_is_quoted() -> None:
    engine = started("--garbage", "name")
    engine.ask("version")
    error = fault(engine, "name", 0.15)
    assert error.code == "unreadable"
    assert error.detail.isprintable()
    assert error.detail.endswith("blurb, blurb")


@pytest.mark.parametrize("flag", ["--endless", "--endless-line"])
def test_output_without_end_is_cut_off(flag: str) -> None:
    began = monotonic()
    error = fault(started(flag, "name"), "name")
    assert error.code == "endless"
    assert monotonic() - began < 4


def test_an_engine_that_will_not_quit_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gtp, "QUIT_S", 0.1)
    began = monotonic()
    with started("--ignore-quit") as engine:
        engine.ask("name")
    assert_gone(engine)
    assert monotonic() - began < 4


def test_an_engine_that_quits_is_not_waited_for_long() -> None:
    with started() as engine:
        engine.ask("name")
    assert engine._process.returncode == 0


@posix
def test_what_an_engine_has_started_ends_with_it(tmp_path: Path) -> None:
    fifo = tmp_path / "held"
    os.mkfifo(fifo)
    reading = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    try:
        engine = started("--child", str(fifo), "--slow", "version")
        assert select.select([reading], [], [], 5)[0]
        assert os.read(reading, 9) == b"here\n"
        assert fault(engine, "version", 0.1).code == "timeout"
        assert select.select([reading], [], [], 5)[0]
        assert os.read(reading, 9) == b""
    finally:
        os.close(reading)


@pytest.mark.parametrize("flag", ["--slow", "--endless"])
def test_another_thread_may_call_it_off(flag: str) -> None:
    engine = started(flag, "version")
    engine.ask("name")
    threading.Timer(0.02, engine.cancel).start()
    began = monotonic()
    error = fault(engine, "version")
    assert error.code in ("cancelled", "endless")
    assert error.code == "cancelled" or flag == "--endless"
    assert monotonic() - began < 4


def test_an_asker_may_give_up() -> None:
    gave_up = threading.Event()
    engine = GtpProcess(
        engine_command("--slow", "version"), "Fake", limit_s=5, cancelled=gave_up.is_set
    )
    engine.ask("name")
    threading.Timer(0.02, gave_up.set).start()
    error = fault(engine, "version")
    assert str(error) == in_words(FAULTS["cancelled"], engine="Fake")


def test_after_a_fault_nothing_is_answered() -> None:
    engine = started("--slow", "version")
    assert fault(engine, "version", 0.1).code == "timeout"
    with pytest.raises(GtpError):
        engine.ask("name")
    engine.close()


def test_a_stream_is_read_up_to_the_line_wanted() -> None:
    with started("--katago") as engine:
        line = engine.first("kata-analyze black 50 ownership true", lambda s: "ownership" in s)
        assert "ownership" in line
        assert engine.ask("name") == "Fake"


def test_a_stream_that_ends_before_is_no_answer() -> None:
    engine = started()
    with engine, pytest.raises(GtpError) as caught:
        engine.first("list_commands", lambda s: "ownership" in s)
    assert caught.value.code == "unreadable"
    assert_gone(engine)


@pytest.mark.parametrize("command", ["", " ", "name\nquit", "play black \0A1"])
def test_a_command_is_one_line(command: str) -> None:
    with started() as engine, pytest.raises(ValueError, match="not a command"):
        engine.ask(command)


def failed_start(command: str) -> GtpError:
    with pytest.raises(GtpError) as caught:
        GtpProcess(command, "Mine", limit_s=1)
    return caught.value


def test_a_program_that_is_not_there() -> None:
    error = failed_start("no-such-program --mode gtp")
    assert (error.code, error.detail) == ("not-found", "no-such-program")
    assert tells(str(error), FAULTS["not-found"], engine="Mine")
    assert "preferences" in str(error)


@posix
def test_a_program_that_cannot_run(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_bytes(b"\x7fELF nonsense")
    program.chmod(0o755)
    error = failed_start(str(program))
    assert (error.code, error.detail) == ("not-started", os.strerror(errno.ENOEXEC))


@pytest.mark.parametrize(
    "command", ["", "   ", *([] if WINDOWS else ["''"]), "gnugo 'open", "gnugo \0"]
)
def test_a_command_line_that_cannot_be_read(command: str) -> None:
    assert failed_start(command).code == "command-line"


@posix
def test_no_shell_reads_the_command_line(tmp_path: Path) -> None:
    made = tmp_path / "made"
    engine = GtpProcess(f"echo $HOME; touch {shlex.quote(str(made))}", limit_s=5)
    error = fault(engine, "name")
    assert error.detail.startswith("$HOME; touch")
    assert not made.exists()


def test_words_and_command_lines() -> None:
    line = ["/opt/my engine/katago", "gtp", "-model", "a b.bin.gz"]
    assert split_command(join_command(line)) == line


@posix
def test_windows_paths_are_not_escapes_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "name", "nt")
    line = r'"C:\Go Engines\katago.exe" gtp -model C:\nets\b6.bin.gz'
    assert split_command(line)[0] == r"C:\Go Engines\katago.exe"
    assert split_command(line)[3] == r"C:\nets\b6.bin.gz"
    assert split_command(join_command(split_command(line))) == split_command(line)


@posix
def test_programs_beside_the_path_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "some-engine"
    program.write_text("")
    program.chmod(0o755)
    assert find_program("some-engine") is None
    monkeypatch.setattr("goref.io.engine.programs.FOLDERS", (str(tmp_path),))
    assert find_program("some-engine") == str(program)
    monkeypatch.delenv("PATH")
    assert find_program("some-engine") == str(program)


def test_every_fault_is_told_in_every_language() -> None:
    for code in FAULTS:
        error = GtpError(code, "GNU Go", "name", "D4", 2.5)
        said = {error.sentence(language) for language in (EN, ZH, JA, KO)}
        assert len(said) == 4
        assert all("GNU Go" in sentence and "{" not in sentence for sentence in said)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_no_engine_was_left() -> None:
    left = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = status.read_text().partition("(")[2].rpartition(")")
        except OSError:  # it has ended meanwhile
            continue
        state, parent = rest.split()[:2]
        if int(parent) == os.getpid():
            command = status.with_name("cmdline").read_bytes().decode(errors="replace")
            if state == "Z" or "engine_script" in command:
                left.append((name, state, command))
    assert left == []

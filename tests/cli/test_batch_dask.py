"""``goref batch --dask ADDRESS``, with a real cluster of two processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
import zipfile
from collections import deque
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from goref.app.reports.batch import Row
from goref.app.reports.cluster import Cluster
from tests.cli.runs import COMMAND, GAMES, HALVES, PLAIN, Goref
from tests.clusters import ENVIRONMENT, cluster
from tests.wordings import in_words, tells

if TYPE_CHECKING:
    from distributed import Client

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs POSIX signals")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as (found, _):
        yield found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Whatever a table may meet: games, two in a file, in archives, broken, no file at all."""
    folder = tmp_path / "games"
    folder.mkdir()
    for path in GAMES.glob("*.sgf"):
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "two.sgf").write_text("(;SZ[5]RE[W+2];B[cc])(;SZ[5]KM[0]RE[B+25];B[cc])")
    (folder / "broken.sgf").write_text("junk")
    (folder / "empty.sgf").touch()
    os.mkfifo(folder / "pipe.sgf")
    (folder / "gone.sgf").symlink_to(folder / "none.sgf")
    with zipfile.ZipFile(folder / "some.zip", "w") as archive:
        archive.writestr("a/halves.txt", HALVES)
        archive.writestr("b/inner.zip", b"")
    (folder / "bad.zip").write_bytes(b"PK\3\4 and no more")
    for number in range(120):
        (folder / f"plain-{number}.sgf").write_text(PLAIN)
    return folder


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_the_table_is_that_of_one_process(
    address: str, goref: Goref, folder: Path, tmp_path: Path, form: str
) -> None:
    plain, spread = tmp_path / f"plain.{form}", tmp_path / f"spread.{form}"
    asked = ["batch", folder, "--rules", "japanese", *["--json"] * (form == "jsonl")]
    told = goref(*asked, "--jobs", "1", "-o", plain)
    ran = goref(*asked, "--dask", address, "-o", spread)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == told.out.replace(plain.name, spread.name)
    assert spread.read_bytes() == plain.read_bytes()
    again = goref(*asked, "--dask", address, "-o", spread)  # all is there
    assert "0 counted, 0 lacking facts, 0 unusable" in again.out
    assert spread.read_bytes() == plain.read_bytes()


def test_marks_are_suggested_too(
    address: str, goref: Goref, folder: Path, tmp_path: Path
) -> None:
    plain, spread = tmp_path / "plain.csv", tmp_path / "spread.csv"
    files = [folder / f"plain-{number}.sgf" for number in range(12)]
    asked = ["batch", *files, "--rules", "japanese", "--suggest"]
    goref(*asked, "--jobs", "1", "-o", plain)
    goref(*asked, "--dask", address, "-o", spread)
    assert spread.read_bytes() == plain.read_bytes()


class Names(threading.Thread):
    """Writes names to a process, those of some files and then of none, until it is told."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        super().__init__(daemon=True)
        assert process.stdin is not None
        self.pipe, self.enough = process.stdin, threading.Event()
        self.files = sorted(str(path) for path in folder.iterdir())
        self.told: list[str] = []

    def run(self) -> None:
        try:
            for number in count():
                if number >= len(self.files) and self.enough.is_set():
                    break
                more = number < len(self.files)
                name = self.files[number] if more else f"none-{number}.sgf"
                self.told.append(name)
                os.write(self.pipe.fileno(), os.fsencode(name + "\n"))
            self.pipe.close()
        except BrokenPipeError:
            pass


@pytest.fixture
def client(address: str) -> Iterator[Client]:
    """Somebody else at the cluster, there before a count begins: none runs on meanwhile."""
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        yield client


@pytest.fixture
def begun(
    address: str, client: Client, folder: Path
) -> Iterator[tuple[subprocess.Popen[str], Names]]:
    """A count whose names do not end, of which nothing was read yet."""
    with subprocess.Popen(
        [*COMMAND, "batch", "-", "--rules", "aga", "--json", "--dask", address],
        env={**ENVIRONMENT, "LC_ALL": "C.UTF-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        names = Names(process, folder)
        names.start()
        try:
            yield process, names
        finally:
            process.kill()
            names.join()


def rows(told: str) -> list[Row]:
    return [json.loads(line) for line in told.splitlines()]


def test_a_worker_is_killed_and_every_row_is_there_once(
    client: Client, begun: tuple[subprocess.Popen[str], Names], goref: Goref, tmp_path: Path
) -> None:
    process, names = begun
    workers = client.run(os.getpid)
    assert len(workers) == 2
    assert process.stdout is not None
    first = process.stdout.readline()
    os.kill(min(workers.values()), signal.SIGKILL)
    names.enough.set()
    assert process.stderr is not None
    rest, errors = process.stdout.read(), process.stderr.read()
    assert process.wait() == 0, errors
    told = tmp_path / "names"
    (tmp_path / "names.txt").write_text("\n".join(names.told))
    with told.open("w") as out, (tmp_path / "names.txt").open() as given:
        subprocess.run(
            [*COMMAND, "batch", "-", "--rules", "aga", "--json", "--jobs", "1"],
            env={**ENVIRONMENT, "LC_ALL": "C.UTF-8"},
            stdin=given,
            stdout=out,
            check=True,
            stderr=subprocess.DEVNULL,
        )
    assert rows(first + rest) == rows(told.read_text())
    assert len(errors.splitlines()) == 1  # the summary


def test_ctrl_c_ends_it_and_the_cluster_forgets_it(
    client: Client, begun: tuple[subprocess.Popen[str], Names]
) -> None:
    process, _ = begun
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    while process.stdout.readline():
        pass
    assert process.stderr.read() == "goref: interrupted\n"
    assert process.wait() == 130
    left = client.run_on_scheduler(lambda dask_scheduler: list(dask_scheduler.tasks))
    assert left == []


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_interruption_is_not_lost_where_something_is_let_go(address: str) -> None:
    """What is raised there Python drops."""

    class Going:
        def __del__(self) -> None:
            signal.raise_signal(signal.SIGINT)

    def items() -> Iterator[int]:
        for number in count():
            if number == 5:
                Going()
            yield number

    with Cluster(address) as cluster:
        told = islice(cluster.spread(abs, items(), 2), 10_000)
        with pytest.raises(KeyboardInterrupt):
            deque(told)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_what_does_not_go_together(goref: Goref, folder: Path, tmp_path: Path) -> None:
    asked = ["batch", folder, "--rules", "aga", "-o", tmp_path / "t.csv"]
    ran = goref(*asked, "--dask", "tcp://127.0.0.1:1", "--jobs", "2")
    assert in_words("not-with", name="--dask (--jobs)") in ran.complaint
    ran = goref(*asked, "--merge", "--dask", "tcp://127.0.0.1:1")
    assert in_words("not-with", name="--merge") in ran.complaint
    assert tells(goref(*asked, "--dask", " ").complaint, "dask-form")


def test_an_address_at_which_nothing_is_leaves_no_table(
    goref: Goref, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="distributed is in the extra 'test'")
    monkeypatch.setattr("goref.app.reports.cluster.CONNECT_S", 0.2)
    out = tmp_path / "t.csv"
    ran = goref("batch", folder, "--rules", "aga", "-o", out, "--dask", "tcp://127.0.0.1:1")
    assert ran.code == 4
    assert "the dask scheduler at tcp://127.0.0.1:1 cannot be reached: " in ran.complaint
    assert not out.exists()

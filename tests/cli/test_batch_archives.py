"""``goref batch`` of archives: a row for every game in them, as if they were folders."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from goref.app.reports.batch import Row
from goref.cli.text.words import HEADINGS
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, GAMES, HALVES, Goref
from tests.wordings import in_words

AGA = ("--rules", "aga")
TWO = "(;SZ[5]KM[0]RE[B+25];B[cc])(;SZ[5]KM[0];W[cc])"


def pack(path: Path, **files: str | bytes) -> Path:
    """An archive of files; ``__`` in their names stands for ``/``, ``_`` for ``.``."""
    named = {name.replace("__", "/").replace("_", "."): text for name, text in files.items()}
    every = {
        name: text.encode() if isinstance(text, str) else text for name, text in named.items()
    }
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, data in every.items():
                packed.writestr(name, data)
    else:
        with tarfile.open(path, "w:" if path.suffix == ".tar" else "w:gz") as unfolded:
            for name, data in every.items():
                info = tarfile.TarInfo(name)
                info.size = len(data)
                unfolded.addfile(info, io.BytesIO(data))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A file and three archives with eight games between them, one of them broken."""
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.txt").write_text(HALVES)
    pack(folder / "b.zip", x__two_sgf=TWO, x__bad_sgf="junk", notes_md="no game")
    pack(folder / "c.tar.gz", bowls_sgf=BOWLS.read_bytes(), halves_TXT=HALVES)
    pack(folder / "d.tar", one_sgf="(;SZ[5];B[cc])", in_zip=b"PK", y__one_sgf="(;SZ[5];W[cc])")
    return folder


NAMES = [
    *("a.txt", "b.zip/x/two.sgf", "b.zip/x/two.sgf", "b.zip/x/bad.sgf"),
    *("c.tar.gz/bowls.sgf", "c.tar.gz/halves.TXT"),
    *("d.tar/one.sgf", "d.tar/in.zip", "d.tar/y/one.sgf"),
]


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_row_for_every_game(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    ran = goref("batch", folder, *AGA, "-o", out, "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "7 counted, 0 lacking facts, 2 unusable" in ran.out
    rows = read(out)
    assert [Path(row["file"]).relative_to(folder).as_posix() for row in rows] == NAMES
    assert [(row["game"], row["games"]) for row in rows[1:3]] == [("1", "2"), ("2", "2")]
    assert [row["status"] for row in rows[1:3]] == ["undecided"] * 2
    bad, nested = (row["error"] for row in rows if row["error"])
    assert bad.startswith("bad.sgf: No game record")
    assert nested == (f"in.zip: {in_words('member-archive')}")
    assert len(list(folder.iterdir())) == 4  # nothing was unpacked


def test_a_member_counts_as_its_file_does(goref: Goref, tmp_path: Path) -> None:
    games = {path.name: path.read_bytes() for path in GAMES.glob("*.sgf")}
    with zipfile.ZipFile(tmp_path / "games.zip", "w") as packed:
        for name, data in sorted(games.items()):
            packed.writestr(name, data)
    tables = []
    for number, path in enumerate((GAMES, tmp_path / "games.zip")):
        out = tmp_path / f"{number}.csv"
        goref("batch", path, "--rules", "as-recorded", "-o", out)
        own = ("file", "size", "modified")
        tables.append([[v for k, v in row.items() if k not in own] for row in read(out)])
    assert tables[0] == tables[1]
    assert len(tables[0]) == len(games)


def test_gone_on_with(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    goref("batch", folder, *AGA, "-o", out)
    whole = out.read_bytes()
    for keep in (len(whole) // 3, len(whole) * 2 // 3, len(whole)):
        out.write_bytes(whole[:keep])
        ran = goref("batch", folder, *AGA, "-o", out, "--lang", "en")
        assert out.read_bytes() == whole
    assert (
        f"0 counted, 0 lacking facts, 0 unusable {in_words(HEADINGS['batch-there'], count=8)}"
    ) in ran.out


def test_an_archive_that_changed_is_counted_again(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.csv"
    goref("batch", folder, *AGA, "-o", out)
    before = read(out)
    pack(folder / "b.zip", x__two_sgf=TWO, x__new_sgf="(;SZ[5];B[cc])")
    ran = goref("batch", folder, *AGA, "-o", out, "--lang", "en")
    assert "3 counted, 0 lacking facts, 0 unusable (" in ran.out
    assert "already: 6)" in ran.out
    rows = read(out)
    assert [row for row in rows if "b.zip" not in row["file"]] == [
        row for row in before if "b.zip" not in row["file"]
    ]
    changed = [Path(row["file"]).name for row in rows if "b.zip" in row["file"]]
    assert changed == ["two.sgf", "two.sgf", "new.sgf"]


def test_an_archive_that_cannot_be_read_is_a_row_until_it_can(
    goref: Goref, tmp_path: Path
) -> None:
    out, path = tmp_path / "out.csv", tmp_path / "a.zip"
    pack(path, a_sgf="(;SZ[5];B[cc])")
    whole = path.read_bytes()
    path.write_bytes(whole[:-10])
    for there in (
        "",
        (
            f" {in_words(HEADINGS['batch-there'], count=1)} "
            f"{in_words(HEADINGS['batch-there-unusable'], count=1)}"
        ),
    ):
        ran = goref("batch", path, *AGA, "-o", out, "--lang", "en")
        assert ran.code == 4, "however often"
        assert ran.out.endswith(f"{0 if there else 1} unusable{there}\n")
        (row,) = read(out)
        assert (row["file"], row["game"], row["games"]) == (str(path), "1", "1")
        assert row["error"].startswith("a.zip: the archive is damaged or cut off")
    path.write_bytes(whole)
    goref("batch", path, *AGA, "-o", out)
    (row,) = read(out)
    assert (row["file"], row["error"]) == (f"{path}{os.sep}a.sgf", "")


def test_what_was_read_before_the_damage_stays(goref: Goref, tmp_path: Path) -> None:
    out, path = tmp_path / "out.csv", tmp_path / "a.tar"
    pack(path, a_sgf="(;SZ[5];B[cc])", b_sgf="(;SZ[5];B[cc])")
    path.write_bytes(path.read_bytes()[:1200])
    for _ in range(2):
        goref("batch", path, *AGA, "-o", out)
        rows = read(out)
        assert [row["file"] for row in rows] == [f"{path}{os.sep}a.sgf", str(path)]
        assert [bool(row["error"]) for row in rows] == [False, True]


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_several_processes_and_parts(folder: Path, tmp_path: Path, form: list[str]) -> None:
    for number in range(70):
        (folder / f"{number:02}.sgf").write_text("(;SZ[5];B[cc])")
    tables, parts = [], []
    runs = [("1", ""), ("2", ""), *(("1", f"{number}/3") for number in (1, 2, 3))]
    for jobs, part in runs:
        out = tmp_path / f"{jobs}{part[:1]}.csv"
        shard = ["--shard", part] if part else []
        command = [*COMMAND, "batch", folder, *AGA, *form, "-o", out, "--jobs", jobs, *shard]
        ran = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (0, "")
        (parts if part else tables).append(out)
    assert tables[0].read_bytes() == tables[1].read_bytes()
    out = tmp_path / "merged"
    command = [*COMMAND, "batch", "--merge", *form, *parts, "-o", out]
    assert subprocess.run(command, env=ENVIRONMENT, capture_output=True).returncode == 0
    assert sorted(out.read_bytes().split(b"\n")) == sorted(tables[0].read_bytes().split(b"\n"))


def test_named_and_printed(folder: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "batch", "-", *AGA, "--json"],
        input=os.fsencode(folder / "d.tar") + b"\n",
        env=ENVIRONMENT,
        capture_output=True,
    )
    found = [json.loads(line)["file"] for line in ran.stdout.splitlines()]
    assert found == [str(folder / name) for name in NAMES[-3:]]


def test_no_member_is_a_formula_or_obeyed(goref: Goref, tmp_path: Path) -> None:
    path, out = tmp_path / "a.zip", tmp_path / "out.csv"
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("\x1b[2J;=cmd()\n\u202e.sgf", "(;SZ[5];B[cc])")
    goref("batch", path, *AGA, "-o", out)
    assert len(out.read_text("utf-8").splitlines()) == 2
    assert read(out)[0]["file"] == f"{path}{os.sep}?[2J;'=cmd() ?.sgf"
    ran = goref("batch", path, *AGA, "-o", out, "--lang", "en")
    assert in_words(HEADINGS["batch-there"], count=1) in ran.out

"""``goref batch``: the names it is given, and what becomes of parts that are given others."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.runs import COMMAND, ENVIRONMENT, HALVES, Goref


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Four files, two of them in a folder of their own."""
    folder = tmp_path / "games"
    (folder / "b").mkdir(parents=True)
    for name in ("a.txt", "c.TXT", "b/d.txt", "b/e.txt"):
        (folder / name).write_text(HALVES)
    return folder


def test_parts_of_names_that_were_read_are_of_the_same_names(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    plain = [folder / "a.txt", folder / "c.TXT", folder / "b"]
    spelt = [os.path.relpath(name, tmp_path) for name in plain]
    parts = [str(tmp_path / f"{number}.csv") for number in (1, 2)]
    command = [*COMMAND, "batch", "-", "--rules", "aga", "--shard"]
    for names, code in ((spelt, 4), (plain[::-1], 4), (plain, 0)):
        for number, (part, told) in enumerate(zip(parts, (plain, names), strict=True), 1):
            Path(part).unlink(missing_ok=True)
            subprocess.run(
                [*command, f"{number}/2", "-o", part],
                input=b"".join(os.fsencode(name) + b"\n" for name in told),
                env=ENVIRONMENT,
                cwd=tmp_path,
                check=True,
                capture_output=True,
            )
        ran = goref("batch", "--merge", *parts, "-o", tmp_path / "out.csv", "--lang", "en")
        assert ran.code == code, names
    assert "rows: 4, parts: 2" in ran.out


def test_parts_of_paths_in_another_order_do_not_go_together(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    """Of a file met twice through links the first path gives the name, and so its part."""
    links, parts = tmp_path / "links", [tmp_path / f"{number}.csv" for number in (1, 2)]
    links.mkdir()
    (links / "link.txt").symlink_to(folder / "a.txt")
    for number, paths in enumerate(((links, folder), (folder, links)), 1):
        out = ("-o", parts[number - 1], "--rules", "aga")
        assert goref("batch", *paths, "--shard", f"{number}/2", *out).code == 0
    ran = goref("batch", "--merge", *parts, "-o", tmp_path / "out.csv")
    assert ran.code == 4
    assert "a part of other files" in ran.complaint


def test_a_name_that_no_table_could_hold_is_refused(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "batch", "-", "--rules", "aga", "-o", str(tmp_path / "out.csv")],
        input=b"x" * 140_000 + b".sgf\n",
        env=ENVIRONMENT,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 4
    assert b"longer than" in done.stderr
    assert not (tmp_path / "out.csv").exists()

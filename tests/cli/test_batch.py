"""``goref batch``: a table that survives being stopped."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goref.app.reports.batch import COLUMNS, Row, rows_of
from goref.cli import batch
from goref.cli.text.progress import Progress, bar
from goref.cli.text.words import HEADINGS
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, GAMES, HALVES, Goref
from tests.wordings import in_words, tells


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Files in two folders: seven games, one of them broken, and a file that is none."""
    folder = tmp_path / "games"
    (folder / "b").mkdir(parents=True)
    for name in ("a.txt", "c.TXT", "b/e.txt"):
        (folder / name).write_text(HALVES)
    (folder / "b" / "two.sgf").write_text("(;SZ[5]RE[W+2];B[cc])(;SZ[5]KM[0]RE[B+25];B[cc])")
    (folder / "broken.sgf").write_text("junk")
    (folder / "bowls.sgf").write_bytes(BOWLS.read_bytes())
    (folder / "notes.md").write_text(HALVES)
    return folder


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", errors="surrogateescape", newline="") as file:
        return list(csv.DictReader(file))


def test_a_row_for_every_game_in_the_order_of_the_files(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.csv"
    ran = goref("batch", folder, "--rules", "chinese-2002", "--csv", out)
    assert (ran.code, ran.err) == (0, "")
    assert "6 counted, 0 lacking facts, 1 unusable" in ran.out
    rows = read(out)
    assert tuple(rows[0]) == COLUMNS
    assert [(Path(r["file"]).relative_to(folder).as_posix(), r["game"]) for r in rows] == [
        ("a.txt", "1"),
        ("bowls.sgf", "1"),
        ("broken.sgf", "1"),
        ("c.TXT", "1"),
        ("b/e.txt", "1"),
        ("b/two.sgf", "1"),
        ("b/two.sgf", "2"),
    ]
    assert {r["rules"] for r in rows} == {"chinese-2002"}
    first, bowls, broken = rows[:3]
    assert (first["margin"], first["native"], first["unit"]) == ("", "", "zi")
    assert (first["winner"], first["re"], first["error"]) == ("none", "?", "")
    assert (first["status"], bowls["status"]) == ("undecided", "settled")
    assert (bowls["recorded_re"], bowls["agrees"]) == ("B+1", "no")
    assert (broken["margin"], broken["winner"]) == ("", "")
    assert "broken.sgf" in broken["error"]
    assert [r["agrees"] for r in rows[-2:]] == ["", ""]


def test_missing_facts_are_rows_too(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert goref("batch", folder / "a.txt", "--rules", "jpd-a", "--csv", out).code == 0
    (row,) = read(out)
    assert (row["margin"], row["winner"], row["needs"]) == ("", "none", "'--first-pass")


def test_stopped_and_started_again_gives_the_same_table(
    goref: Goref, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "out.csv"
    goref("batch", folder, "--rules", "aga", "--csv", whole)

    def stopping(path: str, rules: str, *more: Any) -> Iterator[Row]:
        for row in rows_of(path, rules, *more):
            if row["game"] == "2":
                raise KeyboardInterrupt
            yield row

    with monkeypatch.context() as patch:
        patch.setattr(batch, "rows_of", stopping)
        ran = goref("batch", folder, "--rules", "aga", "--csv", out)
    assert ran.code == 130
    assert ran.complaint == "goref: interrupted\n"
    assert len(read(out)) == 6

    counted = []

    def watched(path: str, rules: str, *more: Any) -> Iterator[Row]:
        counted.append(Path(path).name)
        yield from rows_of(path, rules)

    monkeypatch.setattr(batch, "rows_of", watched)
    assert goref("batch", folder, "--rules", "aga", "--csv", out).code == 0
    assert counted == ["two.sgf"]
    assert out.read_bytes() == whole.read_bytes()


def test_a_row_cut_off_is_written_anew(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    goref("batch", folder, "--rules", "aga", "--csv", out)
    whole = out.read_bytes()
    for length in (0, 10, len(whole) // 2, len(whole) - 1):
        out.write_bytes(whole[:length])
        ran = goref("batch", folder, "--rules", "aga", "--csv", out)
        if 0 < length < whole.index(b"\n"):
            assert ran.code == 4  # not even a heading: it might be anything
            assert out.read_bytes() == whole[:length]
        else:
            assert out.read_bytes() == whole


def test_a_file_that_changed_is_counted_again(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.csv"
    goref("batch", folder, "--rules", "aga", "--csv", out)
    before = {(r["file"], r["game"]): r for r in read(out)}
    file = folder / "b" / "two.sgf"
    file.write_text("(;SZ[5]KM[3];W[cc])")
    ran = goref("batch", folder, "--rules", "aga", "--csv", out)
    assert "1 counted" in ran.out
    after = {(r["file"], r["game"]): r for r in read(out)}
    assert after.keys() == before.keys() - {(str(file), "2")}
    changed = [key for key, row in after.items() if row != before[key]]
    assert changed == [(str(file), "1")]
    assert after[changed[0]]["status"] == "undecided"


def test_tables_of_several_rule_sets(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    for rules in ("aga", "japanese", "aga"):
        goref("batch", folder, "--rules", rules, "--csv", out)
    assert [r["rules"] for r in read(out)] == ["aga"] * 7 + ["japanese"] * 7


def test_a_foreign_file_is_not_written_over(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    out.write_text("name,price\nbread,3\n")
    ran = goref("batch", folder, "--rules", "aga", "--csv", out)
    assert ran.code == 4
    assert "out.csv" in ran.complaint
    assert out.read_text() == "name,price\nbread,3\n"


def test_places_that_cannot_be_used(goref: Goref, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for path, out in (
        (folder, tmp_path / "none" / "out.csv"),
        (folder, tmp_path),
        (tmp_path / "empty", tmp_path / "out.csv"),
    ):
        ran = goref("batch", path, "--rules", "aga", "--csv", out)
        assert ran.code == 4
        assert ran.complaint


def test_several_processes_give_the_same_table(folder: Path, tmp_path: Path) -> None:
    command = [*COMMAND, "batch", str(folder), str(GAMES), "--rules", "aga"]
    tables = []
    for jobs in ("1", "3"):
        out = tmp_path / f"{jobs}.csv"
        ran = subprocess.run(
            [*command, "--csv", str(out), "--jobs", jobs],
            env=ENVIRONMENT,
            capture_output=True,
            text=True,
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        tables.append(out.read_bytes())
    assert tables[0] == tables[1]
    assert tables[0].count(b"\n") == 1 + 7 + len(list(GAMES.glob("*.sgf")))


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_killed_process_costs_its_file_and_the_next_run_counts_it(
    goref: Goref, tmp_path: Path
) -> None:
    game, files = max(GAMES.glob("*.sgf"), key=lambda path: path.stat().st_size), 12
    for number in range(files):
        (tmp_path / f"{number}.sgf").write_bytes(game.read_bytes())
    out = tmp_path / "out.csv"
    # A second opinion keeps a process at a file for nearly all of its time.
    batch = ["batch", str(tmp_path), "--rules", "chinese-2002", "--csv", str(out), "--suggest"]
    with subprocess.Popen(
        [*COMMAND, *batch, "--jobs", "2", "--lang", "en"],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while not (out.exists() and out.read_bytes().count(b"\n") > 1):  # it has come up
            assert process.poll() is None
        found = children.read_text().split()
        os.kill(int(found[0]), signal.SIGKILL)
        said, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")
    assert f"{files - 1} counted, 0 lacking facts, 1 unusable" in said
    (failed,) = [row for row in read(out) if row["error"]]
    assert tells(failed["error"], "batch-ended")
    assert "1 counted, 0 lacking facts, 0 unusable" in goref(*batch).out
    assert [row["file"] for row in read(out) if row["error"]] == []
    assert len(read(out)) == files


@pytest.mark.skipif(os.name == "nt", reason="file names are text there")
def test_names_from_standard_input(folder: Path, tmp_path: Path) -> None:
    out, odd = tmp_path / "out.csv", os.fsencode(tmp_path) + b"/\xff.txt"
    Path(os.fsdecode(odd)).write_text(HALVES)
    ran = subprocess.run(
        [*COMMAND, "batch", str(folder / "c.TXT"), "-", "--rules", "aga", "--csv", str(out)],
        input=odd + b"\n\n" + os.fsencode(folder / "b") + b"\r\n",
        env=ENVIRONMENT,
        capture_output=True,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    names = [os.fsencode(Path(row["file"]).name) for row in read(out)]
    assert names == [b"c.TXT", b"\xff.txt", b"e.txt", b"two.sgf", b"two.sgf"]


@pytest.mark.skipif(os.name == "nt", reason="file names are text there")
def test_a_file_name_that_is_no_text(goref: Goref, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / os.fsdecode(b"caf\xe9.txt")).write_text(HALVES)
    out = tmp_path / "out.csv"
    for _ in range(2):
        assert goref("batch", folder, "--rules", "aga", "--csv", out).code == 0
        (row,) = read(out)
        assert os.fsencode(row["file"]).endswith(b"caf\xe9.txt")


def test_no_file_name_is_a_formula(
    goref: Goref, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("=cmd.sgf").write_text("(;SZ[5]KM[7.5]RE[=1+1];B[cc])")
    for _ in range(2):
        ran = goref("batch", "=cmd.sgf", "--rules", "tromp-taylor", "--csv", "out.csv")
        (row,) = read(Path("out.csv"))
        assert (row["file"], row["recorded_re"]) == ("'=cmd.sgf", "'=1+1")
        assert float(row["margin"]) == 25
    assert tells(ran.out, HEADINGS["batch-there"])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
def test_what_is_no_file_or_too_large_is_a_row_and_holds_nothing_up(
    goref: Goref, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    os.mkfifo(folder / "a.sgf")
    (folder / "b.sgf").symlink_to("/dev/zero")
    with (folder / "c.sgf").open("wb") as file:
        file.truncate(1 << 40)
    ran = goref("batch", folder, "--rules", "aga", "--csv", tmp_path / "out.csv")
    assert "0 counted, 0 lacking facts, 3 unusable" in ran.out
    assert ran.code == 4, "nothing could be used"
    pipe, device, huge = (row["error"] for row in read(tmp_path / "out.csv"))
    assert pipe.endswith(in_words("special-file"))
    assert device.endswith(in_words("special-file"))
    assert "larger than 64 MB" in huge


def test_a_name_that_is_not_there_is_told_before_anything_is_counted(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.csv"
    ran = goref("batch", folder, tmp_path / "gmaes", "--rules", "aga", "--csv", out)
    assert ran.code == 4
    assert "gmaes" in ran.complaint
    assert not out.exists()


def test_a_name_that_was_read_and_is_not_there_is_a_row(tmp_path: Path) -> None:
    out, gone = tmp_path / "out.csv", tmp_path / "gone.sgf"
    ran = subprocess.run(
        [*COMMAND, "batch", "-", "--rules", "aga", "--csv", str(out)],
        input=os.fsencode(gone) + b"\n",
        env=ENVIRONMENT,
        capture_output=True,
    )
    assert (ran.returncode, ran.stderr) == (4, b"")
    (row,) = read(out)
    assert row["file"] == str(gone)
    assert "gone.sgf" in row["error"]


def test_the_bar() -> None:
    assert bar(2, None) == "files: 2"
    assert bar(0, 4) == "[..............................]   0%  files: 0 of 4"
    assert bar(2, 4) == "[###############...............]  50%  files: 2 of 4"
    assert bar(4, 4) == "[##############################] 100%  files: 4 of 4"


def test_the_bar_is_for_terminals_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for terminal in (False, True):
        monkeypatch.setattr(sys.stderr, "isatty", lambda seen=terminal: seen)
        with Progress(2) as progress:
            progress.step()
            progress.step()
        drawn = capsys.readouterr().err
        assert ("files: 2 of 2\n" in drawn) is terminal


def test_parts_put_together_are_the_whole(goref: Goref, folder: Path, tmp_path: Path) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "out.csv"
    goref("batch", folder, "--rules", "aga", "--csv", whole)
    parts = [tmp_path / f"{number}.csv" for number in range(1, 10)]
    for number, part in enumerate(parts, 1):
        for _ in range(2):  # begun, and gone on with
            ran = goref(
                *("batch", folder, "--rules", "aga", "--csv", part, "--shard", f"{number}/9")
            )
            assert ran.code == 0
    ran = goref("batch", "--merge", *reversed(parts), "-o", out, "--lang", "en")
    assert (ran.code, ran.out) == (0, f"{out}: rows: 7, parts: 9\n")
    lines = out.read_bytes().splitlines()
    assert lines[0] == whole.read_bytes().splitlines()[0]
    assert sorted(lines) == sorted(whole.read_bytes().splitlines())
    assert goref("batch", "--merge", *parts, "-o", out).code == 4  # it is there
    ran = goref("batch", folder, "--rules", "aga", "--csv", parts[0], "--shard", "2/9")
    assert ran.code == 4
    assert "--shard 1/9" in ran.complaint


def test_parts_of_paths_that_are_spelt_otherwise_do_not_go_together(
    goref: Goref, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The part of a file hangs on its name: else some would be missing, and some twice."""
    monkeypatch.chdir(tmp_path)
    command = ("batch", "--rules", "aga", "--shard")
    assert goref(*command, "1/2", folder.name, "-o", "1.csv").code == 0
    assert goref(*command, "2/2", folder, "-o", "2.csv").code == 0
    ran = goref("batch", "--merge", "1.csv", "2.csv", "-o", "out.csv")
    assert (ran.code, (tmp_path / "out.csv").exists()) == (4, False)
    assert tells(ran.complaint, "merge-others", first="1.csv")
    ran = goref(*command, "2/2", folder.name, "-o", "2.csv")
    assert tells(ran.complaint, "part-of-others")
    assert goref(*command, "2/2", f"./{folder.name}/", "-o", "3.csv").code == 0
    merged = goref("batch", "--merge", "1.csv", "3.csv", "-o", "out.csv").out
    assert "rows: 7, parts: 2" in merged


def test_a_part_has_one_rule_set(goref: Goref, folder: Path, tmp_path: Path) -> None:
    part = tmp_path / "1.csv"
    command = ("batch", folder, "--shard", "1/1", "-o", part, "--rules")
    assert goref(*command, "japanese").code == 0
    before = part.read_bytes()
    ran = goref(*command, "aga")
    assert ran.code == 4
    assert "counted under japanese" in ran.complaint
    assert part.read_bytes() == before


def test_what_a_record_says_is_cut_so_that_the_table_is_read_again(
    goref: Goref, tmp_path: Path
) -> None:
    game, out = tmp_path / "long.sgf", tmp_path / "out.csv"
    game.write_text(f"(;SZ[5]RE[{'x' * 200_000}];B[cc])")
    for _ in range(2):
        assert goref("batch", game, "--rules", "aga", "-o", out).code == 0
    assert (
        in_words(HEADINGS["batch-there"], count=1)
        in goref("batch", game, "--rules", "aga", "-o", out).out
    )
    assert len(out.read_bytes()) < 5000


def test_names_parted_by_nul_are_refused(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    told = b"\0".join(os.fsencode(folder / name) for name in ("a.txt", "c.TXT"))
    done = subprocess.run(
        [*COMMAND, "batch", "-", "--rules", "aga", "-o", str(out)],
        input=told,
        env=ENVIRONMENT,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 4
    assert b"not -print0" in done.stderr
    assert not out.exists()


@pytest.mark.parametrize("text", ["0/8", "9/8", "1", "a/b", "1/0", "1/2/3"])
def test_what_is_no_part(goref: Goref, tmp_path: Path, text: str) -> None:
    out = tmp_path / "out.csv"
    ran = goref("batch", tmp_path, "--rules", "aga", "--csv", out, "--shard", text)
    assert ran.code == 2
    assert text in ran.complaint


def test_usage_of_merging(goref: Goref, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert "--rules" in goref("batch", tmp_path, "--csv", out).complaint
    ran = goref("batch", "--merge", tmp_path / "a.csv", "--rules", "aga", "-o", out)
    assert ran.code == 2
    assert "--rules" in ran.complaint
    ran = goref("batch", "--merge", tmp_path / "none.csv", "-o", out)
    assert (ran.code, "none.csv" in ran.complaint, "--shard" in ran.complaint) == (
        *(4, True, False),
    )
    for option in (["--suggest"], ["--jobs", "2"], ["--limit", "7"]):
        ran = goref("batch", "--merge", tmp_path / "a.csv", "-o", out, *option)
        assert (ran.code, option[0] in ran.complaint) == (2, True)


def test_each_game_under_the_rules_that_its_record_names(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    (folder / "broken.sgf").write_text("(;SZ[5]RU[Calvinball];B[cc])")
    (folder / "b" / "two.sgf").write_text("(;SZ[5]RU[AGA];B[cc])(;SZ[5]RU[Japanese];B[cc])")
    out, parts = tmp_path / "out.csv", [tmp_path / f"{number}.csv" for number in (1, 2, 3)]
    command = ("batch", folder, "--rules", "As-Recorded", "--lang", "en")
    ran = goref(*command, "--csv", out)
    assert ran.code == 0
    assert f"{2 + 1} counted, 4 lacking facts, 0 unusable" in ran.out
    rules = {row["rules"] for row in read(out)}
    assert {"as-recorded", "as-recorded:aga", "as-recorded:japanese"} <= rules
    assert in_words(HEADINGS["batch-there"], count=6) in goref(*command, "--csv", out).out
    for number, part in enumerate(parts, 1):
        assert goref(*command, "--csv", part, "--shard", f"{number}/3").code == 0
    assert "rows: 7, parts: 3" in goref("batch", "--merge", *parts, "-o", tmp_path / "m").out


def test_a_table_is_not_printed_and_no_file_is_called_a_dash(
    goref: Goref, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = goref("batch", GAMES, "--rules", "aga", "-o", "-")
    assert (ran.code, "--json" in ran.complaint) == (2, True)
    assert not list(tmp_path.iterdir())

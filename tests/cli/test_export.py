"""``goref export``: a record for other programs, and what it does not write over."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from goref.app.opening import open_path
from goref.app.reports.sgf_export import Exported
from goref.app.reports.sgf_replacing import OverwriteConflict, in_the_way
from goref.cli import export
from goref.core.texts.export import CLASHES, RESULTS
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, Goref
from tests.wordings import in_words, like, tells

SMALL = (
    "(;SZ[5]PB[Ann]PW[Bob]RE[{result}];B[cc];W[bc];B[cb];W[bb];B[cd];W[bd];B[ca];W[ba]"
    ";B[ce];W[be];B[];W[])"
)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.sgf"
    path.write_text(SMALL.format(result="W+2.5"))
    return path


def test_a_game_goes_out_with_what_was_ruled(goref: Goref, small: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.sgf"
    ran = goref(
        "export",
        small,
        "-o",
        out,
        "--rules",
        "japanese",
        "--komi",
        "0.5",
        "--dead",
        "B3",
        "--as-it-stands",
    )
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{out}: B+24.5 (Black wins by 24½ points)\n")
    assert "The record says W+2.5; the counted B+24.5 is written" in ran.out
    (opened,) = open_path(out)
    assert opened.case.rules == "japanese"
    assert len(opened.case.ruling.lives) == 5
    scored = goref("score", out, "--json").json
    assert (scored["rules"], scored["re"]) == ("japanese", "B+24.5")
    other = goref("score", out, "--rules", "korean", "--json").json
    assert "option-over-record" in [finding["code"] for finding in other["findings"]]


def test_the_bowls_are_what_they_were(goref: Goref, tmp_path: Path) -> None:
    ran = goref("export", BOWLS, "--out", tmp_path / "a.sgf", "--lang", "zh")
    assert ran.out.startswith(f"{tmp_path / 'a.sgf'}: B+1 (黑胜一路)\n")
    ran = goref("export", BOWLS, "--out", tmp_path / "a.sgf", "--json")
    assert ran.code == 0, "the same result is no reason to ask"
    assert ran.json["re"] == ran.json["recorded_re"] == "B+1"
    assert ran.json["bytes"] == (tmp_path / "a.sgf").stat().st_size
    assert ran.json["game"]["count"] == 1


def test_to_the_output_goes_the_record_and_nothing_else(small: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "export", str(small), "-o", "-", "--lang", "en"],
        capture_output=True,
        check=False,
        env=ENVIRONMENT,
    )
    assert ran.returncode == 0
    assert ran.stdout.startswith(b"(;FF[4]GM[1]")
    assert ran.stdout.endswith(b")\n")
    assert b"W+2.5 (White wins by 1\xc2\xbc zi)" in ran.stderr


@pytest.mark.parametrize("result", ["B+3.5", "W+R"])
def test_another_result_is_not_written_over(
    goref: Goref, small: Path, tmp_path: Path, result: str
) -> None:
    out = tmp_path / "out.sgf"
    before = SMALL.format(result=result)
    out.write_text(before)
    ran = goref("export", small, "-o", out)
    assert (ran.code, ran.out) == (4, "")
    theirs = {
        "B+3.5": in_words(RESULTS["points"], winner="Black", amount="3½", number=2),
        "W+R": in_words(RESULTS["R"], winner="White"),
    }[result]
    ours = in_words(RESULTS["points"], winner="White", amount="2½", number=2)
    clash = in_words(CLASHES["result"], file="out.sgf", theirs=theirs, ours=ours)
    assert ran.err == f"goref: {in_words('in-the-way', problem=clash)}\n"
    assert out.read_text() == before
    assert goref("export", small, "-o", out, "--force").code == 0
    assert b"RE[W+2.5]" in out.read_bytes()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("(;SZ[5]PB[Cy]PW[Bob]RE[W+2.5];B[cc])", like(CLASHES["game"], game="Cy – Bob")),
        ("(;SZ[9]RE[W+2.5];B[cc])", like(CLASHES["game"])),
        ("(;SZ[5]PB[Ann]PW[Bob];B[cc];W[bc];B[dd])", like(CLASHES["moves"], move=3)),
        (SMALL.replace("W[])", "W[];B[aa])"), like(CLASHES["moves"], move=13)),
        ("(;SZ[5];B[cc])(;SZ[5];B[cc])", "holds 2 games"),
        ("milk, eggs, bread", like(CLASHES["other"])),
        ("XO\n..\n", like(CLASHES["other"])),
    ],
)
def test_nor_is_anything_else(
    goref: Goref, small: Path, tmp_path: Path, content: str, told: str
) -> None:
    out = tmp_path / "out.sgf"
    out.write_text(content)
    ran = goref("export", small, "-o", out)
    assert ran.code == 4
    assert re.search(told, ran.err)
    assert out.read_text() == content


@pytest.mark.parametrize("before", [None, SMALL.format(result="W+2.5")])
def test_what_is_written_there_at_the_last_moment_stays(
    goref: Goref,
    small: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    before: str | None,
) -> None:
    out = tmp_path / "out.sgf"
    if before is not None:
        out.write_text(before)

    def looked(path: Path, made: Exported) -> OverwriteConflict | None:
        found = in_the_way(path, made)
        out.write_text("theirs")  # as another program, right after it was looked at
        return found

    monkeypatch.setattr(export, "in_the_way", looked)
    ran = goref("export", small, "-o", out)
    assert ran.code == 4
    assert "out.sgf was changed by somebody else" in ran.complaint
    assert out.read_text() == "theirs"
    assert goref("export", small, "-o", out, "--force").code == 0
    assert b"RE[W+2.5]" in out.read_bytes()


def test_the_beginning_of_the_game_makes_way(goref: Goref, small: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.sgf"
    out.write_text("(;SZ[5]PB[Ann];B[cc];W[bc])")
    assert goref("export", small, "-o", out).code == 0


def test_a_resignation_stays_unless_the_count_is_asked_for(
    goref: Goref, small: Path, tmp_path: Path
) -> None:
    small.write_text(SMALL.format(result="B+R"))
    out = tmp_path / "out.sgf"
    ran = goref("export", small, "-o", out)
    assert f"\n{out}: B+R (Black wins by resignation)\n" in ran.out
    assert "it is kept, because nobody has ruled on the board" in ran.out
    ran = goref("export", small, "-o", out, "--counted", "--json")
    assert ran.code == 4, "the file says B+R"
    ran = goref("export", small, "-o", out, "--counted", "--force", "--json")
    assert (ran.json["re"], ran.json["recorded_re"]) == ("W+2.5", "B+R")


def test_facts_that_are_missing_are_asked_for(goref: Goref, tmp_path: Path) -> None:
    rows = tmp_path / "rows.txt"
    rows.write_text("XX.\n.XO\nOO.\n")
    out = tmp_path / "out.sgf"
    ran = goref("export", rows, "-o", out, "--rules", "japanese")
    assert ran.code == 3
    assert "--prisoners B=N,W=N" in ran.out
    assert b"RE[" not in out.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "required: -o/--out"),
        (["-o", ""], "is empty"),
        (["-o", "-", "--json"], like("json-and-output")),
        (["-o", "no/such/place.sgf"], "cannot write"),
        (["-o", "."], like("folder-not-file")),
        (["-o", f"{'x' * 300}.sgf"], re.escape(f"xxx.sgf: {in_words('name-too-long')}")),
    ],
)
def test_what_cannot_be_written_is_told(
    goref: Goref, small: Path, arguments: list[str], told: str
) -> None:
    ran = goref("export", small, *arguments)
    assert ran.code in (2, 4)
    assert re.search(told, ran.err)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("name", ["case.goref", "CASE.GOREF", "cup.gorefevent"])
def test_no_record_is_written_under_the_name_of_another_kind_of_file(
    goref: Goref, tmp_path: Path, name: str
) -> None:
    out = tmp_path / name
    ran = goref("export", BOWLS, "-o", out, "--lang", "en")
    assert ran.code == 2
    assert f"{out} ends in {out.suffix.lower()}" in ran.err
    assert tells(ran.err, "export-other-file")
    assert not out.exists()

"""``--suggest`` of ``goref score`` and ``goref batch``: suggested marks, and that they are."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from goref.app.edits.ruling import ConfirmAllOthers
from goref.app.opening import open_path
from goref.app.opinion import marking
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import (
    Caution,
    Doubt,
    FirstPlay,
    Reason,
    Suggestion,
    Why,
)
from goref.app.reports.batch import ASKED, COLUMNS, SUGGESTED, Row, rows_of
from goref.app.session.session import Session
from goref.app.stakes import Stake
from goref.cli import batch
from goref.cli.text.words import HEADINGS
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.ruling.ruling import StoneStatus
from goref.io.engine.programs import join_command
from tests.cli.runs import COMMAND, ENVIRONMENT, GAMES, PLAIN, STONES, Goref
from tests.io.engine_script import words
from tests.languages import EN, JA, KO, ZH
from tests.wordings import in_words, tells

BORDERS = ("clear_of_stones", "open_borders", "border_worth")
LEFT = "".join(f"[{c}{r}]" for c in "abc" for r in "abcdefg")
OTHERWISE = f"(;SZ[7]KM[0]RU[Chinese]{STONES};B[];W[];TB{LEFT}[gc][ge])"
RULED = f"(;SZ[7]KM[0]RU[Chinese]{STONES};B[];W[];GOREF[alive B5])"


def codes(said: dict[str, list[dict[str, str]]]) -> list[str]:
    return [finding["code"] for finding in said["findings"]]


def test_a_score_with_the_marks_that_are_suggested(goref: Goref, plain: Path) -> None:
    without = goref("score", plain, "--json").json
    assert without["ruling"]["dead"] == []
    ran = goref("score", plain, "--suggest", "--json")
    assert ran.code == 0
    assert ran.json["ruling"]["dead"] == ["B5", "G4"]
    assert ran.json["margin"]["points"] == "7"
    (note,) = (f for f in ran.json["findings"] if f["code"] == "dead-suggested")
    assert (note["level"], note["points"]) == ("note", ["B5", "G4"])
    assert "conflict" not in [f["level"] for f in ran.json["findings"]]


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_people_are_told_too(goref: Goref, plain: Path, language: str) -> None:
    out = goref("score", plain, "--suggest", "--lang", language).out
    assert "B5, G4" in out


def test_marks_that_are_there_stay(goref: Goref, tmp_path: Path, plain: Path) -> None:
    said = goref("score", plain, "--suggest", "--seki", "B5", "--json").json
    assert said["ruling"]["seki"]
    assert "B5" not in said["ruling"]["dead"]
    file = tmp_path / "file.sgf"
    file.write_text(RULED)
    said = goref("score", file, "--suggest", "--json").json
    assert said["ruling"]["dead"] == ["G4"]
    file.write_text(OTHERWISE)
    said = goref("score", file, "--suggest", "--json").json
    assert said["ruling"]["dead"] == ["B5"]
    (check,) = (f for f in said["findings"] if f["code"] == "suggested-otherwise")
    assert (check["level"], check["points"]) == ("check", ["G4"])


def test_what_the_referee_has_ruled_on_stays_ruled(goref: Goref, tmp_path: Path) -> None:
    ruled = tmp_path / "ruled.sgf"
    ruled.write_text(RULED)
    case = tmp_path / "ruled.goref"
    (opened,) = open_path(ruled)
    session = Session(opened)
    session.do(ConfirmAllOthers())
    session.save(case)
    plain, suggested = (goref("score", case, "--json", *o).json for o in ((), ("--suggest",)))
    assert plain["open"] == suggested["open"]
    assert plain["ruling"] == suggested["ruling"]


def test_nothing_to_suggest_is_said(goref: Goref, halves: Path) -> None:
    said = goref("score", halves, "--suggest", "--json").json
    assert {"nothing-suggested", "dead-suggested"} & set(codes(said))


LEAN = """
import sys
from goref.__main__ import main
code = main()
slow = {name for name in sys.modules if name.partition(".")[0] == "numpy"
        or name.startswith("goref.app.opinion")}
sys.exit(f"imported: {slow}" if slow else code)
"""


def test_a_score_without_suggestions_does_not_pay_for_them(plain: Path) -> None:
    command = [sys.executable, "-P", "-c", LEAN, "score", str(plain)]
    ran = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    assert (ran.returncode, ran.stderr) == (5, "")


# Many files.


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    for number in range(3):
        (folder / f"{number}.sgf").write_text(PLAIN)
    (folder / "broken.sgf").write_text("junk")
    (folder / "otherwise.sgf").write_text(OTHERWISE)
    (folder / "two.sgf").write_text(PLAIN * 2)
    return folder


def read(path: Path) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_table_with_suggested_marks(goref: Goref, folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    ran = goref("batch", folder, "--rules", "chinese-2002", "--suggest", "--csv", out)
    assert (ran.code, ran.err) == (0, "")
    rows = read(out)
    assert tuple(rows[0]) == SUGGESTED == (*COLUMNS, "clear", "unclear", *BORDERS)
    by_name = {Path(row["file"]).stem: row for row in rows}
    assert len(rows) == 7
    first = by_name["0"]
    assert (first["margin"], first["agrees"]) == ("7", "yes")
    assert (first["clear"], first["unclear"]) == ("yes", "0")
    assert [first[name] for name in BORDERS] == ["yes", "0", "0"]
    assert [by_name["broken"][name] for name in BORDERS] == ["", "", ""]
    said = by_name["otherwise"]["findings"].split()
    assert "check:suggested-otherwise" in said
    assert (first["status"], by_name["otherwise"]["status"]) == ("provisional", "provisional")
    assert not any(code.startswith("conflict:") for code in said)
    assert (by_name["broken"]["clear"], by_name["broken"]["unclear"]) == ("", "")
    assert by_name["broken"]["error"]


def test_tables_with_and_without_are_not_mixed(
    goref: Goref, folder: Path, tmp_path: Path
) -> None:
    for first, then, said in (
        ([], ["--suggest"], "without --suggest"),
        (["--suggest"], [], "with --suggest"),
    ):
        out = tmp_path / f"{len(first)}.csv"
        command = ["batch", folder, "--rules", "aga", "--csv", out]
        assert goref(*command, *first).code == 0
        whole = out.read_bytes()
        ran = goref(*command, *then)
        assert ran.code == 4
        assert said in ran.complaint
        assert out.read_bytes() == whole
        assert tells(goref(*command, *first).out, HEADINGS["batch-there"])
        assert out.read_bytes() == whole


@pytest.mark.parametrize(
    ("change", "told"),
    [(1, ("yes", "0", "yes", "1", "2")), (None, ("no", "1", "yes", "1", ""))],
)
def test_a_table_tells_stones_and_borders_apart(
    goref: Goref,
    plain: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: int | None,
    told: tuple[str, ...],
) -> None:
    def open_border(case: Case, *rest: object) -> Suggestion:
        """The opinion as it is, but for a border that is open; noted if its worth is known."""
        spot = frozenset({case.record.grid.point("E5")})
        gain = None if change is None else Fraction(change)
        lost = None if gain is None else -gain
        sides = ((BLACK, gain), (WHITE, lost))
        firsts = tuple(FirstPlay(side, min(spot), of, winner=False) for side, of in sides)
        care = Caution(spot, BLACK, Reason(Why.OPEN, spot), firsts)
        return replace(suggest(case), open_borders=(care,))

    monkeypatch.setattr(marking, "suggest", open_border)
    out = tmp_path / "out.csv"
    assert goref("batch", plain, "--rules", "aga", "--csv", out, "--suggest").code == 0
    (row,) = read(out)
    assert tuple(row[name] for name in ("clear", "unclear", *BORDERS)) == told


def lone_stone_unclear(case: Case, *rest: object) -> Suggestion:
    """The opinion as it is, but for a doubt about B5."""
    made, stone = suggest(case), case.position.chain(case.record.grid.point("B5"))
    doubt = Doubt(stone, (Reason(Why.NEAR),), Stake(None, False), StoneStatus.ALIVE)
    chains = tuple(
        replace(c, unclear=True, proved=False) if c.points == stone else c for c in made.chains
    )
    return replace(made, chains=chains, unclear=(doubt,))


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--dead", "B5 G4"), ("agrees", "yes", "0")),
        (("--dead", "G4"), ("differs", "no", "1")),
        (("--slow", "final_status_list"), ("timeout", "no", "1")),
    ],
    ids=["agrees", "differs", "slow"],
)
def test_a_table_with_an_engine_asked_where_it_is_unclear(
    goref: Goref,
    plain: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    flags: tuple[str, ...],
    told: tuple[str, str, str],
) -> None:
    monkeypatch.setattr(marking, "suggest", lone_stone_unclear)
    out, engine = tmp_path / "out.csv", join_command(words(*flags))
    command = ["batch", plain, "--rules", "chinese-2002", "--csv", out, "--suggest"]
    asks = ["--ask-when-unclear", engine, "--limit", "1" if "--slow" in flags else "20"]
    assert goref(*command, *asks).code == 0
    (row,) = read(out)
    assert tuple(row) == ASKED == (*SUGGESTED, "engine")
    assert (row["engine"], row["clear"], row["unclear"]) == told
    assert row["margin"] == ("7" if told[1] == "yes" else ""), "what is unclear nobody ruled"
    ran = goref(*command)
    assert ran.code == 4
    assert "with --ask-when-unclear" in ran.complaint
    assert tells(goref(*command, *asks).out, HEADINGS["batch-there"])


def test_without_doubts_or_suggestions_no_engine_is_asked(
    goref: Goref, plain: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["batch", plain, "--rules", "chinese-2002", "--csv", tmp_path / "out.csv"]
    ran = goref(*command, "--ask-when-unclear", "gone")
    assert ran.code == 2
    assert "--suggest" in ran.complaint
    assert goref(*command, "--suggest", "--ask-when-unclear", "gone").code == 0
    (row,) = read(tmp_path / "out.csv")
    assert (row["engine"], row["clear"]) == ("", "yes")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("goref.io.engine.programs.FOLDERS", ())
    monkeypatch.setenv("HOME", str(tmp_path))
    ran = goref(*command, "--suggest", "--ask-when-unclear", "auto")
    assert ran.code == 4
    assert tells(ran.complaint, "no-engine")


def test_stopped_and_started_again_gives_the_same_table(
    goref: Goref, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "out.csv"
    command = ["batch", folder, "--rules", "aga", "--suggest", "--jobs", "1", "--csv"]
    goref(*command, whole)

    def stopping(path: str, rules: str, *more: Any) -> Iterator[Row]:
        for row in rows_of(path, rules, *more):
            if row["game"] == "2":
                raise KeyboardInterrupt
            yield row

    with monkeypatch.context() as patch:
        patch.setattr(batch, "rows_of", stopping)
        assert goref(*command, out).code == 130
    assert len(read(out)) == 6
    assert goref(*command, out).code == 0
    assert out.read_bytes() == whole.read_bytes()


def test_several_processes_give_the_same_table(folder: Path, tmp_path: Path) -> None:
    tables = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.csv"
        command = [*COMMAND, "batch", folder, "--rules", "aga", "--suggest", "--jobs", jobs]
        ran = subprocess.run(
            [*command, "--csv", out], env=ENVIRONMENT, capture_output=True, text=True
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        tables.append(out.read_bytes())
    assert tables[0] == tables[1]


def test_what_is_clear_has_nothing_that_asks(goref: Goref, tmp_path: Path) -> None:
    ran = goref(
        "batch", *sorted(GAMES.glob("*.sgf")), "--rules", "ming-qing", "--suggest", "--json"
    )
    rows = {Path(r["file"]).stem: r for r in map(json.loads, ran.out.splitlines())}
    asking = rows["takagawa--go-seigen-1959"]
    assert asking["findings"] == "check:dame-unfilled"
    assert (asking["clear"], asking["unclear"]) == ("no", "1")
    alone = goref("suggest", asking["file"], "--rules", "ming-qing")
    assert alone.out.startswith(in_words(HEADINGS["not-clear"], count=1))
    told = "check  3 dame are unfilled (E19, K13, G12); this rule set requires them"
    assert told in alone.out
    said = goref("suggest", asking["file"], "--rules", "ming-qing", "--json").json
    assert said["clear"] is False
    assert [f["code"] for f in said["findings"] if f["level"] == "check"] == ["dame-unfilled"]
    area = goref("suggest", asking["file"], "--rules", "chinese-2002").out
    assert area.startswith("Clear:"), "which wants no dame filled"
    outer = rows["jia-xuan--yang-xican"]  # a seki with a liberty beside stones that live
    assert (outer["clear"], outer["findings"]) == ("yes", "")
    clear = [row for row in rows.values() if row["clear"] == "yes"]
    assert len(clear) >= 3
    for row in clear:
        assert (row["unclear"], row["findings"]) == ("0", "")

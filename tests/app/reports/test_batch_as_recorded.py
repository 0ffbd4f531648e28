"""Every game under the rule set that its record names, and what names none."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.opening import open_path
from goref.app.reports.batch import AS_RECORDED, Row, asked_for, count_file
from goref.app.reports.batch_table import BatchTable, line
from goref.app.session.session import Session
from tests.cli.runs import GAMES, HALVES
from tests.languages import ZH
from tests.wordings import in_words, tells

STONES = "AB[da][db][dc][dd][de][df][dg][gd]AW[ea][eb][ec][ed][ee][ef][eg][bc]"


def record(rules: str) -> str:
    return f"(;SZ[7]KM[0]{rules}RE[B+7]{STONES};B[];W[])"


def only(file: Path, rules: str = AS_RECORDED, **more: bool) -> Row:
    (row,) = count_file(str(file), rules, **more)
    return row


@pytest.mark.parametrize(
    ("named", "rules"),
    [
        ("Japanese", "japanese"),
        ("中国规则", "chinese-2002"),
        ("AGA", "aga"),
        ("NZ", "new-zealand"),
    ],
)
def test_a_game_under_the_rules_of_its_record(tmp_path: Path, named: str, rules: str) -> None:
    file = tmp_path / "a.sgf"
    file.write_text(record(f"RU[{named}]"), encoding="utf-8")
    row = only(file)
    assert row.pop("rules") == f"as-recorded:{rules}"
    assert row == {key: value for key, value in only(file, rules).items() if key != "rules"}
    assert row["status"] or row["needs"]


def test_games_of_one_file_each_under_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.sgf"
    file.write_text("".join(map(record, ("RU[AGA]", "", "RU[Japanese]"))))
    rows = count_file(str(file), AS_RECORDED)
    assert [row["rules"] for row in rows] == [
        "as-recorded:aga", "as-recorded", "as-recorded:japanese"
    ]  # fmt: skip
    assert [(row["game"], row["games"]) for row in rows] == [("1", "3"), ("2", "3"), ("3", "3")]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("", in_words("rules-unsaid")),
        (
            "RU[Calvin\nball]",
            in_words("rules-strange", rules="Calvin ball"),
        ),
    ],
)
def test_nothing_is_counted_under_rules_that_nobody_named(
    tmp_path: Path, rules: str, said: str
) -> None:
    file = tmp_path / "a.sgf"
    file.write_text(record(rules))
    row = only(file)
    assert (row["rules"], row["needs"]) == ("as-recorded", "--rules")
    assert row["error"] == said
    assert row["recorded_re"] == "B+7"
    assert not any(row[column] for column in ("margin", "native", "winner", "re", "status"))
    assert ("check:rules-not-known" in row["findings"]) is bool(rules)
    assert only(file, "tromp-taylor")["margin"]
    (other,) = count_file(str(file), AS_RECORDED, language=ZH)
    assert "请用 --rules ID" in other["error"]


def test_rows_of_text_name_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(HALVES)
    assert tells(only(tmp_path / "a.txt")["error"], "rules-unsaid")


def test_a_saved_case_is_counted_under_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.sgf"
    file.write_text(record("RU[Japanese]"))
    (opened,) = open_path(file)
    _, data = Session.begin(opened.under("korean"), None).written("a.goref")
    (tmp_path / "a.goref").write_bytes(data)
    assert only(tmp_path / "a.goref")["rules"] == "as-recorded:korean"
    (tmp_path / "b.goref").write_bytes(data.replace(b'"korean"', b'"martian"'))
    assert "'martian'" in only(tmp_path / "b.goref")["error"]
    (tmp_path / "b.goref").write_bytes(data.replace(b'"korean"', b'"cangjie"'))
    assert "cangjie is known by name only" in only(tmp_path / "b.goref")["error"]


def test_a_case_without_a_record_is_counted_under_its_own(tmp_path: Path) -> None:
    (typed,) = open_path(GAMES / "gold-petal-bowls.sgf")
    typed = replace(typed, game=None, case=replace(typed.case, rules="aga"))
    _, data = Session.begin(typed, None).written("a.goref")
    (tmp_path / "a.goref").write_bytes(data)
    assert only(tmp_path / "a.goref")["rules"] == "as-recorded:aga"


def test_with_suggested_marks(tmp_path: Path) -> None:
    file = tmp_path / "a.sgf"
    file.write_text(record("RU[Chinese]"))
    assert only(file, suggest=True)["clear"] == "yes"
    file.write_text(record(""))
    assert only(file, suggest=True)["clear"] == ""


def test_the_games_that_come_with_goref() -> None:
    rows = [row for file in GAMES.glob("*.sgf") for row in count_file(str(file), AS_RECORDED)]
    assert {asked_for(row["rules"]) for row in rows} == {AS_RECORDED}
    assert all((row["rules"] == AS_RECORDED) == (row["needs"] == "--rules") for row in rows)
    assert any(row["rules"] != AS_RECORDED for row in rows)


def test_a_table_has_them_beside_those_of_one_rule_set(tmp_path: Path) -> None:
    file, out = tmp_path / "a.sgf", tmp_path / "out.csv"
    file.write_text(record("RU[AGA]") + record(""))
    name = str(file)
    rows = count_file(name, AS_RECORDED)
    with BatchTable(out, [name], AS_RECORDED).open() as stream:
        stream.write(line(rows[0]))
    assert not BatchTable(out, [name], "aga").has(name, "1")
    table = BatchTable(out, [name], AS_RECORDED)
    assert (table.has(name, "1"), table.has(name, "2")) == (True, False)
    with table.open() as stream:
        stream.write(line(rows[1]) + b"".join(map(line, count_file(name, "aga"))))
    for rules in (AS_RECORDED, "aga"):
        assert BatchTable(out, [name], rules).is_complete(name)
    file.write_text(record("RU[Japanese]"))
    assert len(list(BatchTable(out, [name], AS_RECORDED).kept())) == 2  # the others stay

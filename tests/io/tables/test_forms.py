"""Tables as CSV and as JSON lines: what is written is read again, and what is no table."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from goref.io.tables.forms import CSV, JSON_LINES, Form, JsonForm, TableError
from tests.refusals import refuses

COLUMNS = ("file", "game", "margin")
ROWS = (
    {"file": "a, \"b\".sgf", "game": "1", "margin": "-7.5"},
    {"file": "=cmd()|'x.sgf", "game": "=1+1", "margin": ""},
    {"file": "caf\udce9/两\t行.sgf", "game": "'-1;=2", "margin": "+3"},
)  # fmt: skip


def written(path: Path, form: Form, part: str = "") -> bytes:
    data = form.heading(COLUMNS, part) + b"".join(map(form.line, ROWS))
    path.write_bytes(data)
    return data


@pytest.mark.parametrize("form", [CSV, JSON_LINES])
@pytest.mark.parametrize(
    "name", ["a\r\nb\u2028c\n", "b/a\rb.sgf", "\r", "a\x85b\x0b\x0c\x1c", "\udcff\udc85\n\r"]
)
def test_a_line_s_end_in_a_name(form: Form, name: str, tmp_path: Path) -> None:
    row = {"file": name, "game": "1"}
    whole = form.heading(tuple(row), "part 1/2 begun") + form.line(row) * 2
    (tmp_path / "t").write_bytes(whole)
    assert list(form.cells(tmp_path / "t"))[1:] == [tuple(row.values())] * 2
    for length in range(len(whole) - len(form.line(row)), len(whole)):
        (tmp_path / "t").write_bytes(whole[:length])
        assert list(form.cells(tmp_path / "t"))[1:] == [tuple(row.values())]


def test_a_table_whose_lines_end_as_on_windows(tmp_path: Path) -> None:
    (tmp_path / "t").write_bytes(written(tmp_path / "t", CSV).replace(b"\n", b"\r\n"))
    assert list(CSV.cells(tmp_path / "t"))[1:] == [tuple(row.values()) for row in ROWS]


@pytest.mark.parametrize("form", [CSV, JSON_LINES, JsonForm(ascii=True)])
@pytest.mark.parametrize("part", ["", "part 1/2 begun"])
def test_what_is_written_is_read_again(form: Form, part: str, tmp_path: Path) -> None:
    written(tmp_path / "t", form, part)
    first, *rows = form.cells(tmp_path / "t")
    assert first == ((*COLUMNS, part) if part else COLUMNS)
    assert rows == [tuple(row.values()) for row in ROWS]


def test_json_is_an_object_a_line_for_whoever_reads_it(tmp_path: Path) -> None:
    lines = written(tmp_path / "t", JSON_LINES).splitlines()
    assert [json.loads(line) for line in lines] == list(ROWS)
    assert b"\xe4\xb8\xa4" not in lines[2]  # half a character stands there too
    assert "两".encode() in JSON_LINES.line({"file": "两"})
    assert JsonForm(ascii=True).line({"file": "两"}).isascii()


def test_csv_has_no_formula(tmp_path: Path) -> None:
    written(tmp_path / "t", CSV)
    with (tmp_path / "t").open(newline="", errors="surrogateescape") as file:
        *_, formula, last = csv.reader(file)
    assert (formula[0], formula[1]) == ("'=cmd()|'x.sgf", "'=1+1")
    assert last[2] == "+3"


@pytest.mark.parametrize("form", [CSV, JSON_LINES])
def test_a_row_cut_off_is_not_read(form: Form, tmp_path: Path) -> None:
    path = tmp_path / "t"
    whole = written(path, form, "part 1/2 begun")
    ends = [at + 1 for at, sign in enumerate(whole) if sign == ord("\n")]
    for length in range(ends[0], len(whole)):
        path.write_bytes(whole[:length])
        rows = list(form.cells(path))[1:]
        assert rows == [tuple(row.values()) for row in ROWS][: len(rows)]
        assert len(rows) < len(ROWS)


def test_a_first_row_of_json_cut_off_is_nothing_yet(tmp_path: Path) -> None:
    path = tmp_path / "t"
    for length in range(len(line := JSON_LINES.line(ROWS[0]))):
        path.write_bytes(line[:length])
        assert list(JSON_LINES.cells(path)) == []


@pytest.mark.parametrize("form", [CSV, JSON_LINES])
def test_where_there_is_nothing_yet(form: Form, tmp_path: Path) -> None:
    assert list(form.cells(tmp_path / "none")) == []
    assert list(form.cells(tmp_path)) == []
    for nothing in (b" \n", b"\n" * 70_000):
        (tmp_path / "t").write_bytes(nothing)
        assert list(form.cells(tmp_path / "t")) == []


def test_what_stands_behind_much_space_is_not_overlooked(tmp_path: Path) -> None:
    (tmp_path / "t").write_bytes(b"\n" * 70_000 + b"mine\n")
    assert list(CSV.cells(tmp_path / "t")) != []
    with refuses(TableError, "table-other"):
        list(JSON_LINES.cells(tmp_path / "t"))


@pytest.mark.parametrize(
    "content",
    [
        b"[1]\n",
        b"no table\n",
        b'{"file": \n',
        b'{"columns": 7}\n',
        b'{"a": ' * 9 + b'{"a":' * 50_000 + b"\n",
        b'{"file": "a"}\n7\n',
        b'{"\xff": 1}\n',
        b'{"name": "somebody\'s", "and": "no line\'s end"}',
    ],
    ids=lambda content: content[:12],
)
def test_what_is_no_table_of_json(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "t.jsonl").write_bytes(content)
    with refuses(TableError, "table-other", path="t.jsonl"):
        list(JSON_LINES.cells(tmp_path / "t.jsonl"))


def test_the_one_form_is_not_taken_for_the_other(tmp_path: Path) -> None:
    written(tmp_path / "t", JSON_LINES)
    with refuses(TableError, "table-with-option", option="--json"):
        list(CSV.cells(tmp_path / "t"))
    written(tmp_path / "t", CSV)
    with refuses(TableError, "table-without-option", option="--json"):
        list(JSON_LINES.cells(tmp_path / "t"))


def test_an_object_with_other_columns_is_no_row(tmp_path: Path) -> None:
    written(tmp_path / "t", JSON_LINES)
    with (tmp_path / "t").open("ab") as file:
        file.write(b'{"file": "a"}\n' + JSON_LINES.line(ROWS[0]))
    assert len(list(JSON_LINES.cells(tmp_path / "t"))) == 1 + len(ROWS) + 1

"""Parts of one count put together: all of them, once, whole and made alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from goref.app.reports.batch import COLUMNS, count_file
from goref.app.reports.batch_table import BatchTable, line
from goref.app.reports.gathering import Shard
from goref.app.reports.merging import merge
from goref.io.tables.forms import CSV, JSON_LINES, Form, TableError
from tests.refusals import refuses
from tests.wordings import in_words


@pytest.fixture
def games(tmp_path: Path) -> list[str]:
    """Eight files; each of two parts has four of them."""
    names: dict[bool, list[str]] = {True: [], False: []}
    for number in range(200):
        name = str(tmp_path / f"{number:03}.sgf")
        names[Shard(1, 2).holds(name)].append(name)
    made = sorted([*names[True][:4], *names[False][:4]])
    for name in made:
        Path(name).write_text("(;SZ[5];B[cc])")
    return made


def counted(
    out: Path,
    games: list[str],
    part: Shard,
    rules: str = "aga",
    whole: bool = True,
    form: Form = CSV,
) -> Path:
    table = BatchTable(out, games, rules, part=part, form=form)
    with table.open() as stream:
        for game in filter(part.holds, games):
            stream.write(b"".join(line(row, form) for row in count_file(game, rules)))
    if whole:
        table.finish()
    return out


def test_every_file_is_in_one_part_whatever_else_there_is() -> None:
    files = [f"games/{number}.sgf" for number in range(200)]
    for of in (1, 2, 7):
        parts = [set(filter(Shard(i, of).holds, files)) for i in range(1, of + 1)]
        assert sum(map(len, parts)) == len(set.union(*parts)) == len(files)
        assert min(map(len, parts)) > 100 / of
    # On every machine and in every version: parts are joined that were made apart.
    assert [Shard(n, 7).holds("games/1.sgf") for n in range(1, 8)].index(True) == 2


@pytest.mark.parametrize(
    "heading",
    ["part 1/99999999999 of 00000000 whole", f"part 1/{'9' * 5000} of 00000000 whole"],
)
def test_a_heading_made_to_do_harm_is_none_of_ours(heading: str, tmp_path: Path) -> None:
    path = tmp_path / "p.csv"
    path.write_text(",".join((*COLUMNS, heading)) + "\n")
    with refuses(TableError, "merge-no-part"):
        merge([path], tmp_path / "out.csv")


def test_of_many_missing_parts_ten_are_named(games: list[str], tmp_path: Path) -> None:
    one = counted(tmp_path / "1.csv", games, Shard(1, 2))
    one.write_bytes(one.read_bytes().replace(b"part 1/2", b"part 1/90000"))
    with refuses(
        TableError,
        "merge-missing",
        parts=", ".join([*(f"{number}/90000" for number in range(2, 12)), "…"]),
    ):
        merge([one], tmp_path / "out.csv")
    with refuses(TableError, "no-file-or-folder", path="nix.csv"):
        merge([tmp_path / "nix.csv"], tmp_path / "out.csv")


@pytest.mark.parametrize("form", [CSV, JSON_LINES])
def test_a_part_that_lacks_whole_lines_or_has_one_more_is_refused(
    games: list[str], tmp_path: Path, form: Form
) -> None:
    one = counted(tmp_path / "1.csv", games, Shard(1, 2), form=form)
    two = counted(tmp_path / "2.csv", games, Shard(2, 2), form=form)
    rows, out = two.read_bytes().splitlines(keepends=True), tmp_path / "out.csv"
    all_ = len(rows) - 1
    for left, has in ((rows[:-1], all_ - 1), (rows[:1], 0), ([*rows, rows[-1]], all_ + 1)):
        two.write_bytes(b"".join(left))
        with refuses(
            TableError, says=rf"2\.csv: part 2/2 was finished with {all_} rows and has {has}"
        ):
            merge([one, two], out, form)
    two.write_bytes(b"".join(rows))
    assert merge([one, two], out, form) == len(games)


def test_a_part_of_an_earlier_goref_told_no_rows(games: list[str], tmp_path: Path) -> None:
    parts = [counted(tmp_path / f"{n}.csv", games, Shard(n, 2)) for n in (1, 2)]
    for part in parts:
        part.write_bytes(re.sub(rb" whole [0-9]{10}", b" whole", part.read_bytes()))
    assert merge(parts, tmp_path / "out.csv") == len(games)


@pytest.mark.parametrize("form", [CSV, JSON_LINES])
def test_a_part_that_ends_in_the_middle_of_a_line_is_refused(
    games: list[str], tmp_path: Path, form: Form
) -> None:
    one = counted(tmp_path / "1.csv", games, Shard(1, 2), form=form)
    two = counted(tmp_path / "2.csv", games, Shard(2, 2), form=form)
    whole, out = two.read_bytes(), tmp_path / "out.csv"
    for cut in (1, 2, len(whole.splitlines()[-1])):
        two.write_bytes(whole[:-cut])
        with refuses(TableError, "merge-cut", path="2.csv", part="2/2"):
            merge([one, two], out, form)
    assert not out.exists()
    two.write_bytes(whole)
    assert merge([one, two], out, form) == len(games)


def test_what_cannot_be_merged_is_told_with_its_place(games: list[str], tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    one = counted(tmp_path / "1.csv", games, Shard(1, 2))
    two = counted(tmp_path / "2.csv", games, Shard(2, 2))
    twice = counted(tmp_path / "twice.csv", games, Shard(1, 2))
    third = counted(tmp_path / "third.csv", games, Shard(2, 3))
    begun = counted(tmp_path / "begun.csv", games, Shard(2, 2), whole=False)
    japanese = counted(tmp_path / "japanese.csv", games, Shard(2, 2), "japanese")
    plain = tmp_path / "plain.csv"
    BatchTable(plain, games, "aga").open().close()
    stray = tmp_path / "stray.csv"
    stray.write_bytes(one.read_bytes().replace(b"part 1/2", b"part 2/2"))
    for parts, said in (
        ([one], "missing: 2/2"),
        ([one, two, twice], r"twice\.csv, row 1: part 1/2 is also in .*1\.csv"),
        ([one, third], r"third\.csv, row 1: made with other"),
        ([one, japanese], r"japanese\.csv, row 2: made with other"),
        ([one, begun], r"begun\.csv, row 1: part 2/2 is not finished"),
        ([one, plain], r"plain\.csv, row 1: this was not made"),
        (
            [one, stray],
            in_words("merge-stray", path="stray\\.csv", row=2, file=".*\\.sgf", part="2/2"),
        ),
    ):
        with refuses(TableError, says=said):
            merge(parts, out)
        assert not out.exists()
    assert merge([two, one], out) == len(games)
    with refuses(TableError, "merge-there"):
        merge([two, one], out)

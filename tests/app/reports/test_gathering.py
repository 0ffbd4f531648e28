"""Which files are meant: in order, each once, and taken as they are needed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from goref.app.reports.batch import stamp_of
from goref.app.reports.gathering import FileSelection, collect, within
from goref.io.records.members import Member
from tests.systems import links
from tests.unreachable import HANGS, unreachable


def listed(*paths: Any, **more: Any) -> list[str]:
    return list(collect(*paths, **more))


def test_collecting(tmp_path: Path) -> None:
    for name in ("z.sgf", "a.SGF", "sub/m.goref", "sub/deep/n.txt", "x.md", "sub/y.csv"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    names = ["a.SGF", "z.sgf", "sub/m.goref", "sub/deep/n.txt"]
    expected = [str(tmp_path / name) for name in names]
    assert listed([str(tmp_path)]) == expected
    again = [str(tmp_path / "sub" / ".." / "z.sgf"), str(tmp_path), str(tmp_path / "x.md")]
    assert listed(again) == [expected[1], expected[0], *expected[2:], str(tmp_path / "x.md")]
    assert listed([str(tmp_path)], leave_out=tmp_path / "z.sgf") == [
        name for name in expected if not name.endswith("z.sgf")
    ]


@links
def test_behind_a_link_two_dots_lead_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "far" / "sub").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "far" / "sub")
    for name in ("x.sgf", "far/x.sgf"):
        (tmp_path / name).touch()
    named = str(tmp_path / "link" / ".." / "x.sgf")
    assert [Path(name).resolve() for name in listed([named])] == [tmp_path / "far" / "x.sgf"]


@links
def test_a_file_met_twice_through_links_is_meant_once(tmp_path: Path) -> None:
    real, other = tmp_path / "real", tmp_path / "other"
    (real / "sub").mkdir(parents=True)
    other.mkdir()
    inside, outside = real / "sub" / "a.sgf", other / "b.sgf"
    inside.touch()
    outside.touch()
    (real / "link.sgf").symlink_to(inside)
    (real / "z.sgf").symlink_to(outside)
    (real / "gone.sgf").symlink_to(real / "nothing.sgf")
    (tmp_path / "again").symlink_to(real)
    found = [str(real / "gone.sgf"), str(real / "z.sgf"), str(inside)]
    assert listed([str(real), str(tmp_path / "again"), str(other)]) == found
    assert listed([str(inside), str(real / "link.sgf"), str(tmp_path)]) == [
        str(inside), str(outside), str(real / "gone.sgf")
    ]  # fmt: skip
    assert listed([str(real), str(inside), str(outside)]) == found
    assert listed([str(outside), str(real)], leave_out=inside) == [str(outside), found[0]]


def test_names_are_taken_as_they_are_needed(tmp_path: Path) -> None:
    taken = []

    def names() -> Any:
        for number in range(10):
            taken.append(number)
            yield str(tmp_path / f"{number}.sgf")

    found = collect(names())
    assert next(found) == str(tmp_path / "0.sgf")
    assert taken == [0]


def test_what_is_meant_by_names() -> None:
    meant = FileSelection(["games", "a/../one.sgf"])
    files = (os.path.join("games", "x", "y.sgf"), "one.sgf", os.path.join("games2", "x.sgf"))
    assert [file in meant for file in files] == [True, True, False]
    assert "x.sgf" in FileSelection(["."])
    assert "../x.sgf" not in FileSelection(["."])
    assert f"{os.sep}x.sgf" not in FileSelection(["."])
    assert f"{os.sep}x.sgf" in FileSelection(["/"])
    assert "anything" in FileSelection(None)


def test_what_is_in_an_archive_stands_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "a.sgf").touch()
    with ZipFile(tmp_path / "b.ZIP", "w") as packed:
        packed.writestr("x/1.sgf", "one")
        packed.writestr("x/2.md", "two")
        packed.writestr("3.goref", "three")
    (tmp_path / "c.tar.bz2").touch()
    found = listed([str(tmp_path)])
    assert [Path(name).name for name in found] == ["a.sgf", "b.ZIP"]
    archive = str(tmp_path / "b.ZIP")
    one, three = (
        Member(os.path.join(archive, name), data)
        for name, data in (("x/1.sgf", b"one"), ("3.goref", b"three"))
    )
    assert list(within(found, lambda _: True)) == [found[0], one, three]
    assert list(within(found, lambda name: name.endswith("1.sgf"))) == [one]
    meant = FileSelection([archive])
    assert one.name in meant
    assert stamp_of(one.name) == stamp_of(archive) != stamp_of(found[0])
    assert stamp_of(f"{tmp_path}/none.zip/a.sgf") == ("", "")


@pytest.mark.parametrize("why", ["EACCES", "ESTALE", HANGS])
def test_a_path_out_of_reach_is_left_to_the_reading(tmp_path: Path, why: str) -> None:
    good, bad = tmp_path / "good.sgf", tmp_path / "bad"
    good.touch()
    with unreachable(bad, why):
        assert listed([str(bad), str(good)]) == [str(bad), str(good)]

"""Which names lead into an archive."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goref.io.records.members import archive_of, is_archive


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        *(("a.zip", True), ("b/A.TAR.GZ", True), ("a.tgz", True), ("a.tar", True)),
        *(("a.gz", False), ("zip", False), ("a.zip/b.sgf", False), ("a.tar.bz2", False)),
    ],
)
def test_names_of_archives(name: str, is_one: bool) -> None:
    assert is_archive(name) is is_one


def test_the_archive_that_a_name_leads_into(tmp_path: Path) -> None:
    (tmp_path / "folder.zip").mkdir()
    path = tmp_path / "folder.zip" / "b.tgz"
    path.write_bytes(b"")
    assert archive_of(os.path.join(path, "c/d.sgf")) == str(path)
    assert archive_of(str(path)) is None
    assert archive_of(f"{tmp_path}/none.zip/d.sgf") is None
    assert archive_of(f"{tmp_path}/d.sgf") is None

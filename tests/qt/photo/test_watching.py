"""The newest picture of a folder, also one that comes while it is watched."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from goref.qt.photo.watching import NewestPicture


def put(folder: Path, name: str, when: int) -> Path:
    path = folder / name
    path.write_bytes(b"picture")
    os.utime(path, (when, when))
    return path


def test_the_newest_picture_is_taken_and_nothing_else(tmp_path: Path) -> None:
    parent = QObject()
    newest = NewestPicture(parent)
    assert newest.path is None
    put(tmp_path, "old.jpg", 1000)
    new = put(tmp_path, "new.PNG", 2000)
    put(tmp_path, "game.sgf", 3000)
    (tmp_path / "folder.jpg").mkdir()
    newest.watch(tmp_path)
    assert newest.path == new
    newest.watch(tmp_path / "gone")
    assert newest.path is None


def test_a_picture_that_comes_is_told_of_once_it_is_whole(tmp_path: Path, qtbot: QtBot) -> None:
    parent = QObject()
    newest = NewestPicture(parent)
    newest.watch(tmp_path)
    with qtbot.waitSignal(newest.changed):
        came = put(tmp_path, "came.jpg", 1000)
    assert newest.path == came
    newest.watch(None)
    put(tmp_path, "later.jpg", 2000)
    with qtbot.assertNotEmitted(newest.changed, wait=300):
        pass
    assert newest.path is None

"""The newest picture of a folder, also one that comes while it is watched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from goref.core.texts.faults.said import said
from goref.qt.look.preferences import Preferences
from goref.qt.photo import watching
from goref.qt.photo.source_page import SourcePage
from goref.qt.photo.watching import NewestPicture
from tests.languages import EN
from tests.unreachable import HANGS, unreachable

pytestmark = pytest.mark.usefixtures("qapp")


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


def test_a_picture_that_comes_while_the_folder_is_out_of_reach_is_not_missed(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "AGAIN_MS", 1)
    parent = QObject()
    newest = NewestPicture(parent)
    newest.watch(tmp_path)
    with unreachable(tmp_path, "EIO"):
        came = put(tmp_path, "came.jpg", 1000)
        qtbot.waitUntil(lambda: newest.problem is not None)
    qtbot.waitUntil(lambda: newest.path == came)


@pytest.mark.parametrize("why", ["EACCES", "ENOTCONN", "EIO", HANGS])
def test_a_folder_out_of_reach_is_named_until_it_is_back(tmp_path: Path, why: str) -> None:
    parent = QObject()
    newest = NewestPicture(parent)
    came = put(tmp_path, "came.jpg", 1000)
    with unreachable(tmp_path, why):
        newest.watch(tmp_path)
        assert newest.path is None
        assert newest.problem is not None
        assert str(tmp_path) in said(newest.problem, EN)
        newest.watch(None)
        assert newest.problem is None
    while newest.path is None:  # the first question may still be being answered
        newest.watch(tmp_path)
    assert newest.path == came
    assert newest.problem is None


def test_the_page_says_why_the_folder_is_out_of_reach(tmp_path: Path, qtbot: QtBot) -> None:
    kept = Preferences()
    kept.photo_folder = str(tmp_path)
    page = SourcePage(kept)
    qtbot.addWidget(page)
    with unreachable(tmp_path, "ESTALE"):
        page.watch()
        assert f"cannot read {tmp_path}: its disk" in page._told.text()
    page.watch()
    assert "No picture there yet" in page._told.text()

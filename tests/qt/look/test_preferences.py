"""Settings that cannot be read, and paths in them that cannot be reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.qt.look.preferences import RECENT, Preferences
from tests.unreachable import HANGS, unreachable


@pytest.mark.parametrize("text", ["--5", "-", "5.5", "²", "9" * 5000, "five", ""])
def test_a_zoom_that_cannot_be_read_is_the_usual_one(text: str) -> None:
    kept = Preferences()
    kept._settings.setValue("manual/zoom", text)
    assert kept.manual_zoom == 0


def test_a_zoom_is_kept() -> None:
    kept = Preferences()
    for zoom in (-2, 0, 7):
        kept.manual_zoom = zoom
        assert kept.manual_zoom == zoom


def test_files_that_are_gone_take_no_place_from_others(tmp_path: Path) -> None:
    kept = Preferences()
    paths = [tmp_path / f"{number}.sgf" for number in range(2 * RECENT)]
    for path in paths:
        path.write_text("(;)")
        kept.add_recent(path)
    newest = paths[::-1]
    assert kept.recent == newest[:RECENT]
    for path in newest[:3]:
        path.unlink()
    assert kept.recent == newest[3 : RECENT + 3]
    kept.add_recent(newest[5])
    assert kept.recent[:3] == [newest[5], newest[3], newest[4]]


def test_a_recent_file_out_of_reach_is_kept_and_none_is_asked_when_one_is_added(
    tmp_path: Path,
) -> None:
    kept, bad, good = Preferences(), tmp_path / "bad.sgf", tmp_path / "good.sgf"
    for path in (bad, good):
        path.write_text("(;)")
    kept.add_recent(bad)
    for why in ("EACCES", HANGS):
        with unreachable(bad, why):
            kept.add_recent(good)
            assert kept.recent == [good, bad]


def test_a_dialog_starts_at_home_while_its_folder_is_out_of_reach(
    tmp_path: Path, home: Path
) -> None:
    kept = Preferences()
    assert kept.folder == str(home)
    kept.folder = str(tmp_path)
    assert kept.folder == str(tmp_path)
    with unreachable(tmp_path, "ENOTCONN"):
        assert kept.folder == str(home)
    assert kept.folder == str(tmp_path)

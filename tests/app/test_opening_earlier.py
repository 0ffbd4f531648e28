"""Files that earlier versions of goref wrote open as they did, and say the same.

The files in ``tests/data/version_*`` were written by those versions and are never written
anew; what is said of them stands in ``tests/golden``.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from goref.__main__ import main
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.io.case.case_file import encode_case
from goref.io.case.journal import unfinished

DATA = Path(__file__).parents[1] / "data"
VERSIONS = sorted(DATA.glob("version_*"))
Golden = Callable[[str, str], None]


def files(suffix: str) -> list[Path]:
    found = [path for version in VERSIONS for path in sorted(version.glob(f"*.{suffix}"))]
    assert found
    return found


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def pretty(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


@pytest.mark.parametrize("path", files("goref"), ids=named)
def test_a_case_is_read_as_it_was_and_written_as_it_was(path: Path) -> None:
    (opened,) = open_path(path)
    then = json.loads(path.read_bytes())
    now = json.loads(json.dumps(encode_case(opened.case, opened.game)))
    assert now.keys() <= then.keys()
    for written in (then, now):  # a line may break elsewhere, and a name was longer once
        written["sgf"] = "".join(written.get("sgf", "").split()).replace("GOREF[", "XG[")
    assert now == {key: then[key] for key in now}


@pytest.mark.parametrize("path", files("goref"), ids=named)
@pytest.mark.parametrize("command", ["score", "verify", "check"])
def test_a_case_is_answered_as_it_was(
    path: Path,
    command: str,
    golden: Golden,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(path.parent)
    main([command, path.name, "--json"])
    golden(f"{named(path)}.{command}.json", capsys.readouterr().out)


@pytest.mark.parametrize("path", files("journal"), ids=named)
def test_a_journal_brings_its_case_back_with_its_undo(
    path: Path, golden: Golden, tmp_path: Path
) -> None:
    shutil.copy(path, tmp_path)
    (left,) = unfinished(tmp_path)
    session = Session.recover(left)
    assert session.lost == 0
    cases = [session.case]
    while session.history.past:
        session.undo()
        cases.append(session.case)
    session.finish()
    golden(f"{named(path)}.json", pretty([encode_case(case) for case in cases]))


@pytest.mark.parametrize("path", files("gorefevent"), ids=named)
@pytest.mark.parametrize("action", ["list", "standings", "check", "audit"])
def test_an_event_is_told_as_it_was(
    path: Path,
    action: str,
    golden: Golden,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shutil.copy(path, tmp_path)
    monkeypatch.chdir(tmp_path)
    main(["event", action, path.name, "--json"])
    golden(f"{named(path)}.{action}.json", capsys.readouterr().out)

"""The folder of a joined event: its files' names, and what is stored for the user alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.app.sharing.joined_event import (
    JOINED,
    JoinedEvent,
    Membership,
    joined_events,
    joined_with,
)
from goref.app.sharing.state import RefusedOwnAct
from goref.core.base.frozen import replace
from goref.io.event.faults import EventFileError
from tests.refusals import refuses
from tests.systems import is_private, user_data

MEMBER = Membership(
    "[::1]:8443", "PEM", "1234", "referee", "Ann (referee)", "secret", "Cup", "ab" * 32
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in user_data(tmp_path).items():
        monkeypatch.setenv(name, value)
    return tmp_path


def stored(member: Membership = MEMBER) -> JoinedEvent:
    joined = JoinedEvent.of(member)
    joined.make_folder()
    joined.store()
    return joined


def test_the_folder_is_the_user_s_alone_and_reads_back(home: Path) -> None:
    joined = stored()
    assert joined.folder.is_relative_to(home)
    assert joined.working.name == "Cup.gorefevent"
    assert is_private(joined.folder)
    assert is_private(joined.folder / JOINED)
    (read,) = joined_events()
    assert (read.membership, read.refused) == (MEMBER, ())
    found = joined_with(joined.working)
    assert found is not None
    assert found.membership == MEMBER
    assert joined_with(joined.mirror) is None
    assert joined_with(home / "Cup.gorefevent") is None


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Frühling 2026: 春/夏", "Frühling 2026 春 夏.gorefevent"),
        ("../../x\0y", "x y.gorefevent"),
        ("mirror", "event.gorefevent"),
        ("…", "event.gorefevent"),
        ("x" * 500, f"{'x' * 60}.gorefevent"),
    ],
)
def test_a_name_of_any_event_makes_a_file(name: str, file: str) -> None:
    joined = stored(replace(MEMBER, event=name))
    assert joined.working.name == file
    assert joined.working.parent == joined.folder
    joined.working.touch()


def test_who_joins_again_keeps_the_files_and_the_refused_acts() -> None:
    act = RefusedOwnAct("a", "Ann", "table 1/1", "", "no")
    stored().refuse([act, replace(act, id="b")])
    again = stored(replace(MEMBER, token="new", event="Renamed", role="chief"))
    assert again.working.name == "Cup.gorefevent"
    assert [one.id for one in again.refused] == ["a", "b"]
    again.refuse([replace(act, problem="later")], ["b"])
    (read,) = joined_events()
    assert (read.membership.token, read.refused) == ("new", (act,))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"member": 3}', "\0", "[" * 100_000])
def test_a_damaged_file_is_left_out(text: str) -> None:
    joined = stored()
    (joined.folder / JOINED).write_text(text)
    with refuses(EventFileError, "event-damaged"):
        JoinedEvent.read(joined.folder)
    assert joined_events() == ()


def test_a_file_elsewhere_is_not_opened() -> None:
    joined = stored()
    path = joined.folder / JOINED
    path.write_text(path.read_text().replace("Cup.gorefevent", "../x.gorefevent"))
    assert JoinedEvent.read(joined.folder).working.parent == joined.folder

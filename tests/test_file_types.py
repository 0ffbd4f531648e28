"""goref's types of files: what the desktop is told of them, and what the program writes."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sqlite3
import struct
import subprocess
from configparser import ConfigParser
from contextlib import closing
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from goref.core.case.case import Case
from goref.io.case.case_file import encode_case
from goref.io.case.names import SUFFIX as CASE_SUFFIX
from goref.io.event.schema import APPLICATION as EVENT_APPLICATION
from goref.io.event.schema import SUFFIX as EVENT_SUFFIX
from goref.io.event.schema import build
from goref.io.files import json_bytes

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
TYPES = {
    "application/x-goref-case": [CASE_SUFFIX.removeprefix(".")],
    "application/x-goref-event": [EVENT_SUFFIX.removeprefix(".")],
    "application/x-go-sgf": ["sgf"],
}


def loaded(name: str) -> ModuleType:
    """Returns a module from the folder of the spec, which is no package."""
    spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_are_those_the_program_writes() -> None:
    types = loaded("file_types").read()
    assert {kind.mime: list(kind.suffixes) for kind in types} == TYPES
    for kind in types:
        assert kind.name
        assert (ROOT / "resources" / "icons" / f"{kind.icon}.svg").exists()


def found_by_magic(data: bytes) -> set[str]:
    """Returns the types whose magic in goref-mime.xml fits the data, read as the standard
    says."""

    def fits(match: ElementTree.Element) -> bool:
        first, _, last = match.attrib["offset"].partition(":")
        value = match.attrib["value"]
        if match.attrib["type"] == "big32":
            sought = struct.pack(">I", int(value, 16))
        else:
            sought = value.encode()
        offsets = range(int(first), int(last or first) + 1)
        here = any(data[at : at + len(sought)] == sought for at in offsets)
        inner = match.findall(MIME + "match")
        return here and (not inner or any(map(fits, inner)))

    root = ElementTree.parse(PACKAGING / "goref-mime.xml").getroot()
    return {
        kind.attrib["type"]
        for kind in root.iter(MIME + "mime-type")
        for match in kind.iterfind(f"{MIME}magic/{MIME}match")
        if fits(match)
    }


def test_a_case_is_known_by_its_content() -> None:
    case = encode_case(Case())
    for data in (json_bytes(case), json_bytes(case, indent=1)):
        assert found_by_magic(data) == {"application/x-goref-case"}
    assert found_by_magic(json.dumps({"other": case}).encode()) == set()


def test_an_event_is_known_by_its_content(tmp_path: Path) -> None:
    for name, made in (("mine", True), ("other", False)):
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            if made:
                build(connection)
            else:
                connection.execute("CREATE TABLE thing (id INTEGER)")
            connection.commit()
        found = found_by_magic((tmp_path / name).read_bytes())
        assert found == ({"application/x-goref-event"} if made else set())
    assert f"0x{EVENT_APPLICATION:08X}" in (PACKAGING / "goref-mime.xml").read_text("utf-8")


def test_the_games_are_known_by_their_content() -> None:
    for game in (ROOT / "resources" / "games").glob("*.sgf"):
        assert found_by_magic(game.read_bytes()) == {"application/x-go-sgf"}, game.name


def test_the_desktop_files_name_every_type() -> None:
    desktop = ConfigParser(interpolation=None)
    desktop.read(PACKAGING / "goref.desktop", encoding="utf-8")
    assert set(desktop["Desktop Entry"]["MimeType"].strip(";").split(";")) == set(TYPES)
    metainfo = ElementTree.parse(PACKAGING / "goref.metainfo.xml").getroot()
    assert {kind.text for kind in metainfo.iterfind("provides/mediatype")} == set(TYPES)


def test_the_desktop_database_takes_the_types(tmp_path: Path) -> None:
    if shutil.which("update-mime-database") is None:
        pytest.skip("shared-mime-info is not installed")
    packages = tmp_path / "packages"
    packages.mkdir()
    shutil.copy(PACKAGING / "goref-mime.xml", packages / "goref.xml")
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path.parent)}
    run = subprocess.run(
        ["update-mime-database", "-V", str(tmp_path)],
        capture_output=True,
        text=True,
        env=environment,
    )
    assert run.returncode == 0, run.stderr
    lines = (tmp_path / "globs2").read_text("utf-8").splitlines()
    globs = {tuple(line.split(":")[1:3]) for line in lines if not line.startswith("#")}
    assert globs == {(mime, f"*.{suffix}") for mime, (suffix,) in TYPES.items()}

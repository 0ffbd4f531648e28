"""The installers' files agree with each other and with the program; nothing is built here."""

from __future__ import annotations

import importlib.util
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from goref import __version__
from goref.io.case.names import SUFFIX as CASE_SUFFIX
from goref.io.event.schema import SUFFIX as EVENT_SUFFIX
from tests.languages import EN, LANGUAGES

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
FLATPAK = PACKAGING / "flatpak" / "io.github.goref.goref.yaml"
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


# The spec.


class Built(NamedTuple):
    """The calls that the spec made to PyInstaller, and the programs that it started."""

    calls: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]]
    started: list[list[str]]

    def only(self, name: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Returns the arguments of the only call of a name."""
        (call,) = self.calls[name]
        return call


FOUND = {
    "binaries": [
        ("libpython3.11.so.1.0", "/there/libpython3.11.so.1.0", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/there/libqxcb.so", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "/there/libqvnc.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Network.so.6", "/there/libQt6Network.so.6", "BINARY"),
    ],
    "datas": [
        ("PySide6/Qt/translations/qtbase_ja.qm", "/there/qtbase_ja.qm", "DATA"),
        ("PySide6/Qt/translations/qtbase_sv.qm", "/there/qtbase_sv.qm", "DATA"),
        ("PySide6/Qt/translations/qt_ja.qm", "/there/qt_ja.qm", "DATA"),
    ],
    "scripts": [
        (name, "/there", "PYSOURCE") for name in ("pyi_rth_pyside6", "pyi_rth_inspect", "start")
    ],
    "pure": [],
}
"""What PyInstaller's analysis is made to find."""


@pytest.fixture
def run_spec(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], Built]:
    """Returns a function that runs goref.spec as on another system, with a fake PyInstaller."""

    def run(platform: str) -> Built:
        built = Built({}, [])

        def recorder(what: str, **result: Any) -> Callable[..., SimpleNamespace]:
            def call(*args: Any, **kwargs: Any) -> SimpleNamespace:
                built.calls.setdefault(what, []).append((args, kwargs))
                return SimpleNamespace(**result)

            return call

        def not_started(command: list[object], **_: object) -> SimpleNamespace:
            built.started.append([str(part) for part in command])
            return SimpleNamespace(stdout="", returncode=0)

        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(sys, "path", list(sys.path))  # the spec puts its folder there
        monkeypatch.setattr(subprocess, "run", not_started)
        names = {
            "SPECPATH": str(PACKAGING),
            "workpath": str(tmp_path),
            "Analysis": recorder("Analysis", **FOUND),
            "COLLECT": recorder("COLLECT", name=str(tmp_path / "goref")),
            **{what: recorder(what) for what in ("PYZ", "EXE", "BUNDLE")},
        }
        exec(
            compile((PACKAGING / "goref.spec").read_text("utf-8"), "goref.spec", "exec"), names
        )
        return built

    return run


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_program_brings_every_resource_and_every_module(
    run_spec: Callable[[str], Built], platform: str
) -> None:
    built = run_spec(platform)
    args, asked = built.only("Analysis")
    assert args == ([str(PACKAGING / "start.py")],)
    brought = {(Path(source), target) for source, target in asked["datas"]}
    for file in (ROOT / "resources").rglob("*"):
        inside = file.relative_to(ROOT / "resources")
        if file.is_file() and inside.parts[0] not in ("screenshots", "i18n"):
            assert (file, str(Path("goref/_resources", inside).parent)) in brought
    tables = {
        source.name for source, to in brought if source.suffix == ".table" and "i18n" in to
    }
    assert tables == {f"{code}.table" for code in LANGUAGES if code != EN}
    targets = {target for _, target in brought}
    assert {"licences", "licences/goref", "licences/numpy"} <= targets
    told = [source for source, _ in brought if source.name == "METADATA"]
    assert ["pyside6_essentials" in str(each).lower() for each in told] == [True]
    assert all(source.exists() for source, _ in brought if source.suffix != ".icns")
    for file in (ROOT / "goref").rglob("*.py"):
        module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        assert module.removesuffix(".__init__") in asked["hiddenimports"]


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_what_is_not_needed_stays_out(run_spec: Callable[[str], Built], platform: str) -> None:
    built = run_spec(platform)
    collected, asked = built.only("COLLECT")
    binaries, datas = collected[-2:]
    names = {Path(entry[0]).name for entry in binaries}
    assert names == {"libpython3.11.so.1.0", "libqxcb.so"}
    assert [Path(entry[0]).name for entry in datas] == ["qtbase_ja.qm"]
    assert asked["strip"] is False  # numpy's libraries do not survive it


def test_linux_has_one_program_and_its_hooks_leave_qt_alone(
    run_spec: Callable[[str], Built],
) -> None:
    built = run_spec("linux")
    args, asked = built.only("EXE")
    assert (asked["name"], asked["console"], asked["icon"]) == ("goref", True, None)
    assert [entry[0] for entry in args[1]] == ["pyi_rth_inspect", "start"]
    assert "BUNDLE" not in built.calls


def test_windows_has_a_window_and_a_command_line(
    run_spec: Callable[[str], Built], tmp_path: Path
) -> None:
    built = run_spec("win32")
    asked = [kwargs for _, kwargs in built.calls["EXE"]]
    assert {kwargs["name"]: kwargs["console"] for kwargs in asked} == {
        "goref": False,
        "goref-cli": True,
    }
    for kwargs in asked:
        assert kwargs["icon"].endswith("goref.ico")
        assert kwargs["version"].endswith("version.txt")
    assert [command[1:2] for command in built.started] == [[str(PACKAGING / "icons.py")]]
    told = (tmp_path / "languages.iss").read_text("utf-8-sig")
    for language in LANGUAGES:
        assert f'\nName: "{language}"; MessagesFile: "compiler:' in told
        for name, english in loaded("desktop").INSTALLER.items():
            (text,) = re.findall(rf"^{language}\.{name}=(.+)", told, re.MULTILINE)
            assert (text == english) == (language == EN)
    assert told.count("#if FileExists") == told.count("#endif") == len(LANGUAGES) - 1


def test_macos_has_a_bundle_that_owns_its_files(run_spec: Callable[[str], Built]) -> None:
    built = run_spec("darwin")
    _, asked = built.only("BUNDLE")
    assert asked["version"] == __version__
    plist = asked["info_plist"]
    assert plist["CFBundleShortVersionString"] == __version__
    declared = {
        kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]
        for key in ("UTExportedTypeDeclarations", "UTImportedTypeDeclarations")
        for kind in plist[key]
    }
    told = {
        tags["public.mime-type"][0]: tags["public.filename-extension"]
        for tags in declared.values()
    }
    assert told == TYPES
    ranks = {}
    brought = {Path(source).name for source, _ in built.only("Analysis")[1]["datas"]}
    for kind in plist["CFBundleDocumentTypes"]:
        (identifier,) = kind["LSItemContentTypes"]
        ranks[declared[identifier]["public.filename-extension"][0]] = kind["LSHandlerRank"]
        if kind["CFBundleTypeIconFile"] != "goref.icns":  # that one the bundle has anyway
            assert kind["CFBundleTypeIconFile"] in brought
    assert ranks == {"goref": "Owner", "gorefevent": "Owner", "sgf": "Alternate"}


# Icons, the other systems, and what the documents claim.


def test_the_icons_of_windows_and_macos_hold_every_size(qapp: object, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    icons = loaded("icons")
    drawn = {path.name: path.read_bytes() for path in icons.write(tmp_path)}
    assert {name.partition(".")[0] for name in drawn} == {"goref", "goref-case", "goref-event"}
    for name, data in drawn.items():
        if name.endswith(".ico"):
            count = struct.unpack_from("<HHH", data)[2]
            places = [struct.unpack_from("<8xII", data, 6 + 16 * n) for n in range(count)]
            pictures = [data[at : at + length] for length, at in places]
            sizes = list(icons.ICO_SIZES)
            assert {16, 32, 48, 256} <= set(sizes)  # the least Windows asks for
        else:
            assert (data[:4], struct.unpack_from(">I", data, 4)) == (b"icns", (len(data),))
            pictures, at = [], 8
            while at < len(data):
                (length,) = struct.unpack_from(">I", data, at + 4)
                pictures.append(data[at + 8 : at + length])
                at += length
            sizes = list(icons.ICNS_SIZES.values())
        read = [QImage.fromData(picture) for picture in pictures]
        assert [image.width() for image in read] == sizes, name
        assert all(
            len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 3
            for image in read
        ), name


def test_the_windows_installer_names_every_type() -> None:
    text = (PACKAGING / "windows" / "goref.iss").read_text("utf-8")
    for mime, (suffix,) in TYPES.items():
        assert re.search(rf'Subkey: "Software\\Classes\\\.{suffix}[\\"]', text), suffix
        if mime != "application/x-go-sgf":
            assert f'ValueData: "{mime}"' in text
    classes = set(re.findall(r"Classes\\(goref\.\w+)", text))
    for name in classes:
        assert f"Classes\\{name}\\shell\\open\\command" in text
    asked = set(re.findall(r"\{cm:(\w+)\}", text)) - {"CreateDesktopIcon"}
    desktop = loaded("desktop")
    assert asked == set(desktop.INSTALLER)
    assert {kind.name for kind in loaded("file_types").read()} < {*desktop.INSTALLER.values()}
    assert [*re.findall(r'^#include "(.+)"', text, re.MULTILINE)] == [
        r"..\..\build\goref\languages.iss"
    ]
    for path in re.findall(r"\.\.\\\.\.\\((?:LICENSE|resources|packaging)[^\"\s]*)", text):
        assert (ROOT / path.replace("\\", "/")).exists(), path


def test_the_flatpak_manifest_names_what_is_there() -> None:
    text = FLATPAK.read_text("utf-8")
    lines = dict(re.findall(r'^([\w-]+): "?([^"\n]+)"?$', text, re.MULTILINE))
    metainfo = ElementTree.parse(PACKAGING / "goref.metainfo.xml").getroot()
    assert lines["app-id"] == metainfo.findtext("id") == FLATPAK.stem
    assert lines["base-version"] == lines["runtime-version"]
    assert (PACKAGING / lines["rename-desktop-file"]).exists()
    assert (PACKAGING / lines["rename-appdata-file"]).exists()
    assert (ROOT / "resources" / "icons" / f"{lines['rename-icon']}.svg").exists()
    (source,) = re.findall(r"^ +path: (.+)$", text, re.MULTILINE)
    assert (FLATPAK.parent / source).resolve() == ROOT
    assert "\t" not in text


def test_the_built_programs_are_of_packages_whose_files_are_known() -> None:
    import tomllib

    from packaging.requirements import Requirement

    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["xlsx"], *extras["serve"]]
    listed = (PACKAGING / "requirements.in").read_text("utf-8").splitlines()
    wanted += [line for line in listed if not line.startswith("#")]
    pinned: dict[str, list[Requirement]] = {}
    text = (PACKAGING / "requirements.txt").read_text("utf-8").replace("\\\n", "")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        requirement, *digests = line.split(" --hash=")
        one = Requirement(requirement)
        pinned.setdefault(one.name.lower(), []).append(one)
        assert [s.operator for s in one.specifier] == ["=="], one
        assert digests, one
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64} *", digest) for digest in digests), one
    for requirement in map(Requirement, wanted):
        for version in ("3.11", "3.12", "3.14"):
            where = {"python_version": version, "python_full_version": f"{version}.0"}
            if requirement.marker is not None and not requirement.marker.evaluate(where):
                continue
            [found] = (
                one
                for one in pinned[requirement.name.lower()]
                if one.marker is None or one.marker.evaluate(where)
            )
            [exact] = found.specifier
            assert requirement.specifier.contains(exact.version), requirement


def test_the_flatpak_installs_what_goref_needs() -> None:
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    text = FLATPAK.read_text("utf-8")
    for requirement in needed:
        if not requirement.startswith("PySide6"):  # the base application brings that
            assert f'"{requirement}"' in text


def test_what_was_never_run_says_so() -> None:
    for path in (
        PACKAGING / "windows" / "goref.iss",
        PACKAGING / "windows" / "README.md",
        PACKAGING / "macos" / "build-dmg",
        PACKAGING / "macos" / "README.md",
        FLATPAK,
    ):
        assert "written, not run" in path.read_text("utf-8").lower(), path.name


@pytest.mark.parametrize("name", ["linux/README.txt", "linux/install.sh", "THIRD-PARTY.md"])
def test_what_goes_into_the_archive_is_there(name: str) -> None:
    assert (PACKAGING / name).stat().st_size > 0
    assert "build-linux" in (PACKAGING / "RELEASING.md").read_text("utf-8")

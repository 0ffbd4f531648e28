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


def loaded(name: str, folder: str = "") -> ModuleType:
    """Returns a module from packaging, which is no package."""
    spec = importlib.util.spec_from_file_location(name, PACKAGING / folder / f"{name}.py")
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


@pytest.mark.parametrize("platform", ["linux", "darwin"])
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


@pytest.mark.parametrize("platform", ["linux", "darwin"])
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
    text = (PACKAGING / "windows" / "goref.nsi").read_text("utf-8")
    kinds = {kind.mime: kind for kind in loaded("file_types").read()}
    for mime, (suffix,) in TYPES.items():
        (found,) = re.findall(rf'insertmacro Associate {suffix} (goref\.\w+) ([\w-]+) "', text)
        assert found[1] == kinds[mime].icon
        own = f"insertmacro Own {suffix} {found[0]} {mime}\n" in text
        assert own == kinds[mime].own  # records belong to others, too
        assert f"insertmacro Leave {suffix} {found[0]} {mime}\n" in text


def test_the_windows_installer_speaks_every_language() -> None:
    text = (PACKAGING / "windows" / "goref.nsi").read_text("utf-8")
    desktop = loaded("desktop")
    asked = set(re.findall(r"\$\((\w+)\)", text))
    assert asked == set(desktop.INSTALLER)
    assert {kind.name for kind in loaded("file_types").read()} < {*desktop.INSTALLER.values()}
    told = desktop.for_nsis(desktop.translations())
    for language in LANGUAGES:
        known = desktop.NSIS[language]
        assert f'!insertmacro MUI_LANGUAGE "{known}"\n' in told
        for name, english in desktop.INSTALLER.items():
            line = rf'^LangString {name} \$\{{LANG_{known.upper()}\}} "(.+)"$'
            (said,) = re.findall(line, told, re.MULTILINE)
            assert (said == english) == (language == EN)


def test_the_windows_uninstaller_names_files_and_no_others(tmp_path: Path) -> None:
    program = tmp_path / "program"
    for name in ("goref.exe", "python/python.exe", "python/a $ (1).txt"):
        (program / name).parent.mkdir(parents=True, exist_ok=True)
        (program / name).write_bytes(b"")
    assert [*loaded("installer", "windows").removal(program)] == [
        "!macro RemoveFiles",
        r'  Delete "$INSTDIR\goref.exe"',
        r'  Delete "$INSTDIR\python\a $$ (1).txt"',
        r'  Delete "$INSTDIR\python\python.exe"',
        r'  RMDir "$INSTDIR\python"',
        "!macroend",
    ]


def test_the_windows_program_has_qts_texts_in_every_language() -> None:
    words = loaded("program", "windows").WITH_LIBRARIES["PySide6"]
    for language, writing in LANGUAGES.items():
        there = f"translations/qtbase_{writing.locale}.qm" in words
        assert there == (language != EN)


def test_the_libraries_that_a_program_of_windows_loads_are_found(tmp_path: Path) -> None:
    program = loaded("program", "windows")
    # The least file of Windows: one section, in which the table of imports names one library.
    names = struct.pack("<12xI4x", 0x1030).ljust(0x30, b"\0") + b"Qt6Core.dll\0"
    head = b"PE\0\0" + struct.pack("<2xH12xH2x", 1, 240)
    optional = bytearray(240)
    struct.pack_into("<I", optional, 120, 0x1000)
    section = struct.pack("<8xIIII16x", len(names), 0x1000, len(names), 0x200)
    whole = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40) + head + optional + section
    path = tmp_path / "QtCore.pyd"
    path.write_bytes(whole.ljust(0x200, b"\0") + names)
    assert program.imports(path) == ["qt6core.dll"]
    assert [*program.unknown_imports(tmp_path)] == [
        "QtCore.pyd loads qt6core.dll, which is not there"
    ]
    (tmp_path / "Qt6Core.dll").write_bytes(whole.ljust(0x200, b"\0") + bytes(64))
    assert [*program.unknown_imports(tmp_path)] == []


def test_the_bill_of_materials_names_every_part(tmp_path: Path) -> None:
    about = tmp_path / "sgfmill-1.1.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: sgfmill\nVersion: 1.1.1\n", encoding="utf-8")
    other = tmp_path / "pip-9.dist-info"
    other.mkdir()
    (other / "METADATA").write_text("Name: pip\nVersion: 9\n", encoding="utf-8")
    sbom = loaded("sbom")
    wanted = sbom.required("sgfmill==1.1.1 \\\n    --hash=sha256:" + "ab" * 32 + "\n")
    made = sbom.bill("1.2.3", wanted, tmp_path, ["Python=3.13.2"])
    assert (made["bomFormat"], made["metadata"]["component"]["version"]) == (
        "CycloneDX",
        "1.2.3",
    )
    python, sgfmill = made["components"]
    assert (python["name"], python["version"]) == ("Python", "3.13.2")
    assert sgfmill["purl"] == "pkg:pypi/sgfmill@1.1.1"
    assert sgfmill["licenses"] == [{"expression": "MIT"}]
    (found,) = sgfmill["externalReferences"]
    assert found["hashes"] == [{"alg": "SHA-256", "content": "ab" * 32}]
    assert made == sbom.bill("1.2.3", wanted, tmp_path, ["Python=3.13.2"])
    with pytest.raises(SystemExit, match="numpy"):
        sbom.bill("1.2.3", {**wanted, "numpy": []}, tmp_path, [])


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
        PACKAGING / "macos" / "build-dmg",
        PACKAGING / "macos" / "README.md",
        FLATPAK,
    ):
        assert "written, not run" in path.read_text("utf-8").lower(), path.name


@pytest.mark.parametrize(
    "name", ["linux/README.txt", "linux/install.sh", "windows/README.txt", "THIRD-PARTY.md"]
)
def test_what_goes_into_the_archive_is_there(name: str) -> None:
    assert (PACKAGING / name).stat().st_size > 0
    assert "build-linux" in (PACKAGING / "RELEASING.md").read_text("utf-8")

"""What is handed over: the wheel, the desktop files, and the scripts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from configparser import ConfigParser
from email.parser import Parser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from goref.core.base import language as table
from tests.languages import EN, LANGUAGES, MADE_UP
from tests.qt.letters import MEASURES, said

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
OTHERS = [language for language in LANGUAGES if language != EN]
SCRIPTS = [
    *(PACKAGING / name for name in ("run", "test", "with-font", "setup.sh")),
    *(PACKAGING / name for name in ("build-linux", "smoke-linux", "smoke.sh")),
    *(PACKAGING / name for name in ("build-windows", "smoke-windows", "windows/wine")),
    PACKAGING / "linux" / "install.sh",
    PACKAGING / "macos" / "build-dmg",
    ROOT / ".ci" / "run",
]


# The wheel.


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling", reason="hatchling is in the extra 'test'")
    folder = tmp_path_factory.mktemp("wheel")
    command = ["-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    run = subprocess.run(
        [sys.executable, *command, "--wheel-dir", str(folder), str(ROOT)],
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_every_resource_and_every_module(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    resources = ROOT / "resources"
    every = (p for p in resources.rglob("*") if p.is_file() and p.parent.name != "i18n")
    kept = {f"goref/_resources/{file.relative_to(resources).as_posix()}" for file in every}
    ours = {name for name in kept if "/screenshots/" not in name}
    tables = {f"goref/_resources/i18n/{code}.table" for code in OTHERS}
    brought = {name for name in names if name.startswith("goref/_resources/")}
    assert brought == ours | tables
    assert ours < kept, "README's pictures stay out"
    for file in (ROOT / "goref").rglob("*.py"):
        assert file.relative_to(ROOT).as_posix() in names
    assert not [name for name in names if name.startswith(("tests/", "packaging/"))]


def test_the_wheel_brings_its_menu_entry_and_icon(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = [name.partition(".data/data/")[2] for name in packed.namelist()]
    assert {
        "share/applications/goref.desktop",
        "share/metainfo/goref.metainfo.xml",
        "share/mime/packages/goref.xml",
        "share/icons/hicolor/scalable/apps/goref.svg",
        "share/icons/hicolor/scalable/mimetypes/application-x-goref-case.svg",
        "share/icons/hicolor/scalable/mimetypes/application-x-goref-event.svg",
        "share/bash-completion/completions/goref",
        "share/zsh/site-functions/_goref",
        "share/fish/vendor_completions.d/goref.fish",
        "share/man/man1/goref.1",
        *(f"share/man/{LANGUAGES[other].locale}/man1/goref.1" for other in OTHERS),
    } == {name for name in names if name}


def test_the_wheel_says_what_it_is_in_every_language(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        told = {
            Path(name).name: packed.read(name).decode()
            for name in packed.namelist()
            if name.endswith(("goref.desktop", ".metainfo.xml", "mime/packages/goref.xml"))
        }
    assert len(told) == 3
    for locale in (LANGUAGES[other].locale for other in OTHERS):
        assert f"\nGenericName[{locale}]=" in told["goref.desktop"]
        assert f'<summary xml:lang="{locale.replace("_", "-")}">' in told["goref.metainfo.xml"]
        assert told["goref.xml"].count(f'<comment xml:lang="{locale}">') == 3


def test_another_language_is_a_row_and_a_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(PACKAGING))
    import desktop
    import file_types

    monkeypatch.setitem(table.LANGUAGES, "ka", MADE_UP)
    asked = dict.fromkeys(english for english, _ in desktop.english())
    (tmp_path / "ka.po").write_text(
        'msgid ""\nmsgstr ""\n'
        + "".join(f'\nmsgctxt "desktop"\nmsgid "{one}"\nmsgstr "ქ"\n' for one in asked),
        "utf-8",
    )
    for other in OTHERS:
        shutil.copy(ROOT / "resources" / "i18n" / f"{other}.po", tmp_path)
    texts = desktop.translations(tmp_path)
    placed = desktop.write(tmp_path / "share", texts)
    assert placed[str(PACKAGING / "shell" / "goref.ka.1")] == "share/man/ka_GE/man1/goref.1"
    told = {path.name: path.read_text("utf-8") for path in (tmp_path / "share").iterdir()}
    for key in ("GenericName", "Comment", "Keywords"):
        assert f"\n{key}[ka_GE]=ქ\n" in told["goref.desktop"]
    assert told["goref.metainfo.xml"].count(' xml:lang="ka-GE">ქ<') == 3
    for locale in ("ka_GE", "ka"):
        assert told["goref-mime.xml"].count(f'<comment xml:lang="{locale}">ქ<') == 3
    assert "ქ" not in desktop.for_nsis(texts)  # NSIS does not speak it
    plist = file_types.info_plist([], "id", "1")
    assert plist["CFBundleLocalizations"][-1] == "ka_GE"


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = [
            name for name in packed.namelist() if name.endswith(".dist-info/METADATA")
        ]
        (entries,) = [name for name in packed.namelist() if name.endswith("/entry_points.txt")]
        said = Parser().parsestr(packed.read(metadata).decode())
        scripts = ConfigParser()
        scripts.read_string(packed.read(entries).decode())
    assert said["Name"] == "goref"
    assert said["License-Expression"] == "MIT"
    tried = set(re.findall(r"Python (3\.\d+)", (ROOT / ".ci" / "run").read_text("utf-8")))
    assert tried == set(re.findall(r":: (3\.\d+)", "\n".join(said.get_all("Classifier"))))
    spoken = {f"Natural Language :: {writing.in_english}" for writing in LANGUAGES.values()}
    assert spoken < set(said.get_all("Classifier"))
    assert scripts["console_scripts"]["goref"] == "goref.__main__:main"


def test_the_entry_point_is_there() -> None:
    found = subprocess.run(
        [sys.executable, "-P", "-c", "from goref.__main__ import main; print(callable(main))"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert (found.stdout, found.stderr) == ("True\n", "")


# The desktop.


def test_the_desktop_entry() -> None:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(PACKAGING / "goref.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Type"] == "Application"
    assert entry["Exec"].split() == ["goref", "gui", "%F"]
    assert entry["Icon"] == "goref"
    for key in ("Name", "GenericName", "Comment"):
        assert entry[key]
    for key in ("MimeType", "Categories", "Keywords"):
        assert entry[key].endswith(";")


def test_the_metainfo() -> None:
    root = ElementTree.parse(PACKAGING / "goref.metainfo.xml").getroot()
    assert root.get("type") == "desktop-application"
    assert root.findtext("launchable") == "goref.desktop"
    assert root.findtext("project_license") == "MIT"


@pytest.mark.parametrize("name", ["goref", "goref-case", "goref-event"])
def test_an_icon_is_a_square_drawing(name: str) -> None:
    root = ElementTree.parse(ROOT / "resources" / "icons" / f"{name}.svg").getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    left, top, width, height = map(int, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width == height


def test_the_changelog_keeps_its_form() -> None:
    lines = (PACKAGING / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    headings = [line for line in lines if line.startswith("## ")]
    assert headings[0] == "## [Unreleased]"
    for heading in headings[1:]:
        assert re.fullmatch(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading), heading
    kinds = {line for line in lines if line.startswith("### ")}
    allowed = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")
    assert kinds <= {f"### {kind}" for kind in allowed}


# The scripts.


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_script_can_be_read_and_started(script: Path) -> None:
    run = subprocess.run(["bash", "-n", script], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    assert os.access(script, os.X_OK) == (script.suffix != ".sh" or script.name == "install.sh")


# A stand-in for the environment's Python: it writes down what it is asked and does nothing.
STAND_IN = """#!/bin/bash
case $1 in
  -V) echo Python 3.11.2 ;;
  *) printf '%s|' "$PWD" "$@" >>"$ASKED"; echo >>"$ASKED" ;;
esac
"""


class Started:
    """``packaging/run`` with a stand-in for its environment, in a folder with a space."""

    def __init__(self, folder: Path) -> None:
        self.here = folder / "some games"
        self.here.mkdir()
        self.asked = folder / "asked"
        self.venv = folder / "an environment"
        python = self.venv / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(STAND_IN, encoding="utf-8")
        python.chmod(0o755)

    def start(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {key: os.environ[key] for key in ("HOME", "PATH")}
        mine = {"GOREF_VENV": str(self.venv), "GOREF_SYSTEM": "keep", "ASKED": str(self.asked)}
        return subprocess.run(
            ["bash", PACKAGING / "run", *arguments],
            cwd=self.here,
            env={**kept, **mine, **environment},
            capture_output=True,
            text=True,
        )

    def calls(self) -> list[list[str]]:
        lines = (
            self.asked.read_text(encoding="utf-8").splitlines() if self.asked.exists() else []
        )
        self.asked.unlink(missing_ok=True)
        return [line.rstrip("|").split("|") for line in lines]


@pytest.fixture
def started(tmp_path: Path) -> Started:
    if not sys.platform.startswith("linux"):
        pytest.skip("the stand-in and the check for a screen are written for Linux")
    return Started(tmp_path)


def test_run_says_that_there_is_no_screen_before_it_installs_anything(started: Started) -> None:
    run = started.start()
    assert run.returncode == 1
    assert "no screen" in run.stderr
    assert "DISPLAY" in run.stderr
    assert started.calls() == []


def test_the_first_start_installs_and_the_second_does_not(started: Started) -> None:
    first = started.start(DISPLAY=":7")
    assert (first.returncode, first.stdout) == (0, "")
    assert "installing Python packages" in first.stderr
    asked = started.calls()
    assert any(call[1:4] == ["-m", "pip", "install"] for call in asked)
    opened = [str(started.here), "-P", "-m", "goref", "gui"]
    assert asked[-1] == opened

    second = started.start(WAYLAND_DISPLAY="wayland-0")
    assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
    assert started.calls() == [opened]


def test_run_hands_file_names_on_as_they_are(started: Started) -> None:
    started.start(DISPLAY=":7")
    started.calls()
    started.start("final game.sgf", QT_QPA_PLATFORM="offscreen")
    assert started.calls() == [
        [str(started.here), "-P", "-m", "goref", "gui", "final game.sgf"]
    ]


def test_a_failed_installation_is_tried_again(started: Started) -> None:
    python = started.venv / "bin" / "python"
    python.write_text(STAND_IN + "[[ $3 != install ]]\n", encoding="utf-8")
    failed = started.start(DISPLAY=":7")
    assert failed.returncode == 1
    assert "pip could not install" in failed.stderr
    started.calls()
    python.write_text(STAND_IN, encoding="utf-8")
    assert started.start(DISPLAY=":7").returncode == 0
    assert any(call[1:4] == ["-m", "pip", "install"] for call in started.calls())


def test_run_leaves_a_folder_alone_that_is_no_environment(started: Started) -> None:
    precious = started.here / "final.sgf"
    precious.write_text("(;)")
    run = started.start(DISPLAY=":7", GOREF_VENV=str(started.here))
    assert run.returncode == 1
    assert "not a Python environment" in run.stderr
    assert precious.exists()


# One font for Chinese and Japanese, whatever else is installed.

DPKG = """#!/usr/bin/env bash
[[ $1 == -L ]] || exit 2
case $2 in
  fonts-dejavu-core) echo /fonts/dejavu/DejaVuSans.ttf ;;
  fonts-one) printf '%s\\n' /doc/one /fonts/one/a.ttc /fonts/one/b.ttc "/fonts/of two/c.otf" ;;
  *) exit 1 ;;
esac
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Debian")
def test_a_command_is_run_with_the_fonts_of_one_package(tmp_path: Path) -> None:
    packaging = tmp_path / "packaging"
    packaging.mkdir()
    for name in ("with-font", "setup.sh"):
        (packaging / name).write_bytes((PACKAGING / name).read_bytes())
    dpkg = tmp_path / "bin" / "dpkg"
    dpkg.parent.mkdir()
    dpkg.write_text(DPKG, encoding="utf-8")
    dpkg.chmod(0o755)

    def run(package: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["bash", packaging / "with-font", package, "bash", "-c", 'cat "$FONTCONFIG_FILE"'],
            env={**os.environ, "PATH": f"{dpkg.parent}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
        )

    made = run("fonts-one")
    assert made.returncode == 0, made.stderr
    folders = [one.text for one in ElementTree.fromstring(made.stdout).findall("dir")]
    assert folders == ["/fonts/dejavu", "/fonts/of two", "/fonts/one"]
    other = run("fonts-other")
    assert other.returncode == 1
    assert other.stdout == ""
    assert "fonts-other" in other.stderr


MEASURED = """
from tests.qt.fitting import SIZES, clipped

def found(window):
    return list(clipped(window))

def test_by_another(window):
    assert found(window) == []

def test_of_none(window):
    assert window.size() in SIZES
"""


def test_what_measures_letters_is_seen_through_what_it_calls(tmp_path: Path) -> None:
    file = tmp_path / "test_window.py"
    file.write_text(MEASURED, encoding="utf-8")
    assert MEASURES & set(said(file, "test_by_another", set()))
    assert MEASURES.isdisjoint(said(file, "test_of_none", set()))

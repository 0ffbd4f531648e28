"""Where Qt can show no window: why, an exit code that the manual lists, and no abort."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from goref.qt.app.screen import NoScreen

ROOT = Path(__file__).parents[3]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")


XCB = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms", "libqxcb.so")
NEEDED, MISSING = b"libQt6XcbQpa.so.6", b"libxcb-curso.so.0"
"""A library that Qt's plugin needs, and one of the same length that no system has."""


def started(platform: dict[str, str]) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k not in SCREENS} | platform
    environment["LANG"] = "zh_CN.UTF-8"
    return subprocess.run(
        [sys.executable, "-P", "-m", "goref", "gui"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_screen_that_is_said_and_what_qt_says() -> None:
    ran = started({"QT_QPA_PLATFORM": "none-such"})
    assert (ran.returncode, ran.stdout) == (4, "")
    first, *others = ran.stderr.splitlines()
    assert first.startswith("goref: 窗口须有显示屏")
    assert others
    assert all(line.startswith("  Qt: ") for line in others)
    assert "none-such" in others[0]


@pytest.mark.skipif(not XCB.exists(), reason="Qt is there without the plugin for X11")
def test_a_missing_library_is_named_with_its_package(tmp_path: Path) -> None:
    plugins = tmp_path / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    (tmp_path / "Qt" / "lib").symlink_to(XCB.parents[2] / "lib")
    whole = XCB.read_bytes()
    assert NEEDED in whole
    (plugins / XCB.name).write_bytes(whole.replace(NEEDED, MISSING))
    ran = started({"QT_QPA_PLATFORM": "xcb", "QT_QPA_PLATFORM_PLUGIN_PATH": str(plugins)})
    assert (ran.returncode, ran.stdout) == (4, "")
    first, *others = ran.stderr.splitlines()
    assert "libxcb-curso.so.0" in first
    assert "libxcb-curso0" in first.split()[-1]
    assert any(line.startswith("  Qt: ") and "xcb" in line for line in others)


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
    ],
)
def test_a_package_is_called_as_debian_calls_it(library: str, package: str) -> None:
    assert NoScreen((), library).package == package

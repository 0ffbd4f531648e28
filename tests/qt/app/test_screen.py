"""Where there is no screen: one line, an exit code that the manual lists, and no abort."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM")


@pytest.mark.parametrize("platform", [{"QT_QPA_PLATFORM": "none-such"}, {"DISPLAY": ":4711"}])
def test_without_a_screen_one_line_is_said(platform: dict[str, str]) -> None:
    environment = {k: v for k, v in os.environ.items() if k not in SCREENS} | platform
    environment["LANG"] = "zh_CN.UTF-8"
    ran = subprocess.run(
        [sys.executable, "-P", "-m", "goref", "gui"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (4, "")
    assert ran.stderr.startswith("goref: 窗口须有显示屏")
    assert ran.stderr.count("\n") == 1

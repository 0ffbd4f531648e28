"""The sources of the window's modules stay unread at its start."""

from __future__ import annotations

import subprocess
import sys

from tests.project import ROOT

START = """
import linecache
from goref.__main__ import main
main()
print("READ", *(name for name in linecache.cache if "goref" in name))
"""


def test_no_source_is_read_at_the_start() -> None:
    game = ROOT / "resources" / "games" / "gold-petal-bowls.sgf"
    start = [sys.executable, "-P", "-c", START, "gui", str(game), "--quit-when-board-shown"]
    ran = subprocess.run(start, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1].split() == ["READ"]

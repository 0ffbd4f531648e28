"""The grammar of SGF, which is sgfmill's, is imported without a word of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import ROOT


@pytest.mark.parametrize("first", ["sgf.syntax", "sgf.trials", "records.server_game"])
def test_a_start_that_compiles_everything_warns_of_nothing(first: str, tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-W", "always", "-c", f"import goref.io.{first}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert (told.returncode, told.stderr) == (0, "")

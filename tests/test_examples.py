"""The examples in docstrings: the public values have them, and a wrong one fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from goref.core.base.closest_match import closest_match
from goref.core.base.colour import Colour, Pair
from goref.core.base.geometry import Grid
from goref.core.base.numbers import in_zi, mixed
from goref.core.board.position import Position
from goref.core.game.replay import replay
from goref.core.rulesets.table import ruleset
from goref.core.ruling.survey import survey
from goref.core.scoring.scorer import Score
from goref.core.texts.results import verdict
from goref.io.sgf.read import read_sgf
from goref.io.text.encoding import decode

ROOT = Path(__file__).parents[1]

PUBLIC = (Colour, Grid, Pair, Position, Score)
PUBLIC += (decode, in_zi, mixed, closest_match, read_sgf, replay, ruleset, survey, verdict)


@pytest.mark.parametrize("public", PUBLIC, ids=lambda public: public.__name__)
def test_public_values_have_examples(public: object) -> None:
    assert ">>> " in (public.__doc__ or "")


@pytest.mark.parametrize(("printed", "status"), [("2", 0), ("3", 1)], ids=["right", "wrong"])
def test_an_example_is_run_as_a_test(tmp_path: Path, printed: str, status: int) -> None:
    module = tmp_path / "module.py"
    module.write_text(f'"""A module.\n\n>>> 1 + 1\n{printed}\n"""\n')
    config = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path))
    command = (sys.executable, "-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", *config)
    done = subprocess.run((*command, str(module)), capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout


def test_the_suite_runs_the_examples_of_core_and_io(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.getini("testpaths") == ["tests", "goref/core", "goref/io"]
    assert pytestconfig.getoption("doctestmodules")

"""Small files to count, and goref run in this process."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.__main__ import main
from tests import pseudo
from tests.cli.runs import HALVES, PLAIN, Goref, Ran


@pytest.fixture(autouse=True)
def pseudo_language(monkeypatch: pytest.MonkeyPatch) -> None:
    pseudo.make_known(monkeypatch)


@pytest.fixture
def goref(capsys: pytest.CaptureFixture[str]) -> Goref:
    """``goref("score", file)``: run it in this process."""

    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def halves(tmp_path: Path) -> Path:
    """A position without a record."""
    path = tmp_path / "halves.txt"
    path.write_text(HALVES)
    return path


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    """Two games: an empty 5×5 board with a stone, and one with two moves."""
    path = tmp_path / "two.sgf"
    path.write_text("(;SZ[5]AB[aa])(;SZ[5]KM[0.5];B[cc];W[bb])")
    return path


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    """A dead stone in each half of the board that nobody has marked."""
    path = tmp_path / "plain.sgf"
    path.write_text(PLAIN)
    return path

"""``goref --version``: a line for each thing that a report should name."""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

from goref import __version__
from goref.cli import version as told
from goref.cli.version import MISSING, NETWORKS
from tests.cli.english import OTHERS, english
from tests.cli.runs import ENVIRONMENT, Goref
from tests.languages import EN
from tests.wordings import in_words


def installed() -> str:
    """The version of Qt that is there, by either name."""
    for name in ("PySide6-Essentials", "PySide6"):
        try:
            return version(name)
        except PackageNotFoundError:
            continue
    return in_words(MISSING)


def test_what_it_is_what_it_runs_on_and_what_it_has_learned(goref: Goref) -> None:
    first, python, qt, *networks = goref("--version").out.splitlines()
    assert first == f"goref {__version__}"
    assert python == f"Python {platform.python_version().rstrip('+')}"
    assert qt == f"PySide6 {installed()}"
    assert [line.rpartition(" ")[0] for line in networks] == [
        in_words(NETWORKS["ownership/weights.npy"]),
        in_words(NETWORKS["photo/weights.npz"]),
    ]
    digests = {line.rpartition(" ")[2] for line in networks}
    assert len(digests) == 2
    assert all(len(one) == 8 and int(one, 16) >= 0 for one in digests)


def test_the_network_is_named_as_in_its_opinions(goref: Goref) -> None:
    network = pytest.importorskip("goref.app.ownership.network", exc_type=ImportError)
    assert f"neural network for ownership {network.load().version}\n" in goref("--version").out


@pytest.mark.parametrize("language", OTHERS)
def test_in_other_languages(goref: Goref, language: str) -> None:
    every = goref("--version", "--lang", language).out
    first, rest = every.split("\n", 1)
    assert first == f"goref {__version__}"
    assert not english(re.sub(r"\b[0-9a-f]{8}\b", "", rest), "Python", "PySide")


def test_what_is_not_there_is_told_as_such(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(told, "QT", ("no-such-distribution",))
    monkeypatch.setattr(told, "resources", lambda: tmp_path)
    assert told.lines(EN)[2:] == [
        "PySide6 not there",
        "neural network for ownership not there",
        "neural network for photographs not there",
    ]


def test_neither_qt_nor_a_network_is_loaded_for_that() -> None:
    code = (
        "import sys; from goref.__main__ import main; main(['--version']); "
        "sys.exit(bool({'PySide6', 'shiboken6', 'numpy'} & set(sys.modules)))"
    )
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code], env=ENVIRONMENT, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stderr) == (0, "")

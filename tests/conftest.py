"""What every test stands on: no screen, a home of its own, and silence in the log.

The directories without Qt (core, io, app, cli) also run where neither PySide6 nor pytest-qt
is installed, so nothing here may import them.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import tempfile
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from goref.cli.text.language import VARIABLES
from tests.length import PROFILE

if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    SCREEN = Path(__file__).parent / "data" / "screen.json"  # else one of 800 by 800
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREEN}"
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run beside each other
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell began them in its background
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "dev", deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow]
)
# Same examples each time: a change is not to fail for what chance found in another.
settings.register_profile("ci", settings.get_profile("dev"), max_examples=100, derandomize=True)
settings.register_profile("thorough", settings.get_profile("dev"), max_examples=2000)
settings.load_profile(PROFILE)

GOLDEN = Path(__file__).parent / "golden"
MEMORY = Path("/dev/shm")
HOMES = count()
"""The numbers of the homes, each in a folder of their own: pytest reads a folder of temporary
ones whole for each that it adds, which took a tenth of the tests' time."""
ROOM = 1 << 30
"""Bytes that must be free in memory before the tests write there; a whole run takes a fifth."""


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite tests/golden from what is drawn now",
    )
    if not pluginmanager.hasplugin("pytest-qt"):
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "read by pytest-qt, which is not here")


def _in_memory() -> bool:
    """Returns whether there is a file system in memory that has room and can run programs."""
    try:
        found = os.statvfs(MEMORY)
    except (AttributeError, OSError):  # Windows has no such call, macOS no such folder
        return False
    return (
        found.f_bavail * found.f_frsize >= ROOM
        and not found.f_flag & os.ST_NOEXEC
        and os.access(MEMORY, os.W_OK)
    )


def pytest_configure(config: pytest.Config) -> None:
    # goref waits for the disk after each act, dozens of times a test: where files lie in
    # memory the waiting takes no time, and all else is as it is.
    if "TMPDIR" not in os.environ and _in_memory():
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
    config.addinivalue_line(
        "markers", "logs: this test expects warnings in the log, and looks at them with caplog"
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out of the collection the modules that tests only import.

    Examples in docstrings are run in goref's modules, not in those.
    """
    wanted = any(map(collection_path.match, config.getini("python_files")))
    return (collection_path.suffix == ".py" and not wanted) or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collects the tests without garbage collection, since all of them are kept.

    After that it runs seldom, as in goref's window. The objects that tests leave behind grow in
    number, and searching them took a sixth of the tests' time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.set_threshold(10_000, 10, 100)
        gc.enable()
        gc.collect()
        gc.freeze()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a new, empty home, where settings, journals and caches go, never into the
    user's."""
    home = tmp_path_factory.getbasetemp() / "homes" / f"{next(HOMES)}"
    home.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(home))
    for name, folder in (
        ("XDG_CONFIG_HOME", ".config"),
        ("XDG_DATA_HOME", ".local/share"),
        ("XDG_STATE_HOME", ".local/state"),
        ("XDG_CACHE_HOME", ".cache"),
        ("XDG_DOCUMENTS_DIR", "Documents"),
        ("XDG_RUNTIME_DIR", "run"),
        ("USERPROFILE", ""),  # Windows; platformdirs asks it, not the environment, for the rest
        ("WIN_PD_OVERRIDE_LOCAL_APPDATA", "AppData/Local"),
        ("WIN_PD_OVERRIDE_PERSONAL", "Documents"),
    ):
        monkeypatch.setenv(name, str(home / folder))
    (home / "run").mkdir(mode=0o700)  # Qt warns unless it is there and private
    return home


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes English the system's language for every test that asks for no other."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")  # without it Qt complains


class _Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def silent_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test if anything is logged at WARNING or above, unless it is marked ``logs``."""
    heard = _Heard()
    logging.getLogger().addHandler(heard)
    yield
    logging.getLogger().removeHandler(heard)
    if heard.lines and request.node.get_closest_marker("logs") is None:
        pytest.fail("logged, and the test is not marked 'logs':\n" + "\n".join(heard.lines))


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Returns a function ``golden(name, text)``.

    It fails unless ``text`` is exactly the content of ``tests/golden/name``.
    """

    def check(name: str, text: str) -> None:
        file = GOLDEN / name
        if request.config.getoption("--update-golden"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        assert file.exists(), f"no {file}: make it with --update-golden, then read it"
        assert text == file.read_text(encoding="utf-8"), f"differs from {file}"

    return check

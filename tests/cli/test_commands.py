"""How goref ends: exit codes, one line on stderr, never a traceback."""

from __future__ import annotations

import errno
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from goref import __version__
from goref.__main__ import WITH_QT
from goref.cli import gui, score
from goref.cli.commands import ACTIONS, COMMANDS
from goref.io.case.case_file import dump
from goref.io.files import STANDARD_INPUT
from tests.cli import made_up
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, HALVES, Goref
from tests.core.build import bare
from tests.languages import EN, JA, ZH
from tests.unreachable import HANGS, unreachable
from tests.wordings import in_words

WRONG_SCORES = [
    ["--rules", "chin"],
    ["--rules", ""],
    ["--rules", "cangjie"],
    ["--komi", "much"],
    ["--komi", "1001"],
    ["--komi", "-1000.5"],
    ["--komi", "1/3"],
    ["--komi", "nan"],
    ["--komi"],
    ["--handicap", "-1"],
    ["--handicap", "two"],
    ["--handicap", "9" * 5000],
    ["--dead", "A4"],
    ["--dead", "I4"],
    ["--dead", "E1"],
    ["--dead", "A0"],
    ["--dead", "A1,,A2"],
    ["--dead", ""],
    ["--dead", "4A"],
    ["--seki", "D4"],
    ["--dead", "A1", "--seki", "B1"],
    ["--claim", "eye"],
    ["--claim", "eye:B"],
    ["--claim", "eye:B:"],
    ["--claim", "eyes:B:A4"],
    ["--claim", "eye:X:A4"],
    ["--claim", "eye:-:A4"],
    ["--claim", "ko:-:A4"],
    ["--claim", "dame:B:A4"],
    ["--claim", "shared:W:A4"],
    ["--claim", "eye:B:A1"],
    ["--claim", "eye:B:A9"],
    ["--claim", "eye:B:A4", "--claim", "dame:-:A4"],
    ["--first", "none"],
    ["--first", "black"],
    ["--first-pass", "nobody"],
    ["--last-play", "-"],
    ["--prisoners", "B=3"],
    ["--prisoners", "B=3,B=2"],
    ["--prisoners", "B=3,W=2,W=2"],
    ["--prisoners", "B=-3,W=2"],
    ["--prisoners", "3,2"],
    ["--bowls", "59"],
    ["--plays", "B=1.5,W=2"],
    ["--plays", "B=²,W=2"],
    ["--pass-stones", "B=0 W=0"],
    ["--end", "soon"],
    ["--lang", "sv"],
    ["--game", "0"],
    ["--game", "2"],
    ["--nonsense"],
    ["--koumi", "5"],
    ["--kom", "5"],
    ["another.sgf"],
    ["--claim", "eye:B:A4\nA2"],
]


@pytest.mark.parametrize("options", WRONG_SCORES, ids=lambda o: " ".join(o)[:40] or "none")
@pytest.mark.parametrize("command", ["score", "compare"])
def test_wrong_usage(goref: Goref, halves: Path, command: str, options: list[str]) -> None:
    ran = goref(command, halves, *options)
    assert ran.code == 2
    assert len(ran.complaint) > len("goref: \n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["score"],
        ["compare"],
        ["check"],
        ["check", str(BOWLS), "--dead", "D4"],
        ["check", str(BOWLS), "--rules", "cangjie"],
        ["compare", str(BOWLS), "--reference", "cangjie"],
        ["rules", "nothing"],
        ["rules", "aga", "bga"],
        ["batch"],
        ["batch", str(BOWLS), "--rules", "aga"],
        ["batch", str(BOWLS), "--csv", "x.csv"],
        ["batch", str(BOWLS), "--csv", "x.csv", "--rules", "cangjie"],
        ["batch", str(BOWLS), "--csv", "x.csv", "--rules", "aga", "--jobs", "0"],
        ["gui", str(BOWLS), ""],
        ["gui", "--lang", "en"],
        ["gui", ""],
        ["--nonsense"],
        ["score", ""],
    ],
    ids=lambda arguments: " ".join(Path(a).name for a in arguments),
)
def test_wrong_usage_of_each_command(goref: Goref, arguments: list[str]) -> None:
    ran = goref(*arguments)
    assert ran.code == 2
    assert ran.complaint


def test_near_names_are_offered(goref: Goref, halves: Path) -> None:
    assert "tang-song" in goref("score", halves, "--rules", "tang").complaint
    assert "goref rules" in goref("score", halves, "--rules", "xyz").complaint


MISTYPED = [
    (["scroe"], 2, "score"),
    (["evnt", "list"], 2, "event"),
    (["--versoin"], 2, "--version"),
    (["--hlep"], 2, "--help"),
    (["score", "x", "--koumi", "5"], 2, "--komi"),
    (["score", "x", "--kom=5"], 2, "--komi"),
    (["score", "--lagn", ZH, "x"], 2, "--lang"),
    (["export", "x", "--ou", "y"], 2, "--out"),
    (["batch", "x", "--rule", "aga", "--csv", "y"], 2, "--rules"),
    (["event", "lst"], 2, "list"),
    (["event", "list", "e", "--stat", "decided"], 2, "--state"),
    (["event", "export", "e", "--as", "cvs", "--out", "o"], 2, "csv"),
    (["rules", "chnese"], 2, "chinese-2002"),
    (["score", "x", "--rules", "wing"], 2, "ing"),
]
MEANT = {EN: "did you mean {}?", ZH: "是否为 {}？", JA: "{}のことですか"}


@pytest.mark.parametrize("language", MEANT)
@pytest.mark.parametrize(
    ("arguments", "code", "meant"), MISTYPED, ids=[" ".join(line[0]) for line in MISTYPED]
)
def test_what_was_meant_is_named(
    goref: Goref, arguments: list[str], code: int, meant: str, language: str
) -> None:
    ran = goref(*arguments, "--lang", language)
    assert ran.code == code
    assert MEANT[language].format(meant) in ran.complaint


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["score.sgf"],
        ["--nonsense"],
        ["score", "x", "--xyz"],
        ["score", "x", "y", "--", "--koumi"],
        ["score", "x", "--game", "-5"],
        ["gui", "--quit-when"],
        ["score"],
    ],
    ids=" ".join,
)
def test_nothing_is_named_where_nothing_is_like_it(goref: Goref, arguments: list[str]) -> None:
    assert "mean" not in goref(*arguments, "--lang", "en").complaint


@pytest.mark.parametrize("command", ["score", "compare", "check"])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"junk",
        b"{",
        b'{"goref": 99}',
        b"(;SZ[40])",
        b".X\n.",
        b"\xff\xfe\x00\x01" * 9,
        b"(;GM[3];B[aa])",
    ],
)
def test_unusable_input(goref: Goref, tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "file.sgf"
    file.write_bytes(content)
    ran = goref(command, file)
    assert ran.code == 4
    assert "file.sgf" in ran.complaint


@pytest.mark.parametrize("command", ["score", "compare", "check"])
def test_a_file_that_is_not_there(goref: Goref, tmp_path: Path, command: str) -> None:
    ran = goref(command, tmp_path / "none.sgf")
    assert ran.code == 4
    assert "none.sgf" in ran.complaint


def test_neither_a_file_nor_a_command(goref: Goref) -> None:
    for name, code in (("scroe", 2), ("qqq", 2), ("scroe.sgf", 4), ("folder/scroe", 4)):
        ran = goref(name)
        assert ran.code == code
        assert f"'{name}'" in ran.complaint


def test_a_folder_is_no_game(goref: Goref, tmp_path: Path) -> None:
    assert goref("score", tmp_path).code == 4


def test_version_and_help(goref: Goref) -> None:
    told = goref("--version")
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith(f"goref {__version__}\n")
    overview = goref("-h")
    assert overview.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in overview.out
        shown = goref(command, "--help")
        assert (shown.code, shown.err) == (0, "")
        assert shown.out.startswith(f"usage: goref {command} ")


def test_a_command_is_declared_by_one_entry(
    goref: Goref, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its man page and its completions are seen by tests/test_shell.py."""
    monkeypatch.setitem(COMMANDS, "dance", made_up.DANCE)
    assert "\n  dance     dance with a file\n" in goref("-h").out
    assert goref("dance", "-h").out.startswith("usage: goref dance ")
    assert goref("dance", "x", "--pirouettes", "3").out == "turned 3\n"
    assert "--pirouettes" in goref("dance", "x", "--piroutes", "3").complaint
    assert "did you mean dance?" in goref("danc").complaint


@pytest.mark.parametrize("name", [*COMMANDS, *(f"event {action}" for action in ACTIONS)])
def test_a_command_has_a_module_of_the_command_line(name: str) -> None:
    command = (COMMANDS | {f"event {action}": one for action, one in ACTIONS.items()})[name]
    assert command.module.startswith("goref.cli.")
    assert callable(command.function())


def test_what_stands_without_a_command_takes_a_language_and_nothing_else(goref: Goref) -> None:
    for option in ("-h", "--version"):
        assert goref(option, "--lang", "ja").out != goref(option, "--lang", "en").out
        assert "'fr'" in goref(option, "--lang", "sv").complaint
        assert goref(option, "--jsn").code == 2
    assert goref("--lang", "ko", "-h").out.startswith("사용법: ")


def test_help_for_a_command_may_be_asked_for_before_it(goref: Goref) -> None:
    assert goref("--help", "score").out == goref("score", "-h").out


def test_a_fault_of_the_program_is_one_line(
    goref: Goref, halves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(score, "stated", broken)
    ran = goref("score", halves)
    assert ran.code == 4
    assert ran.complaint.startswith("goref: internal error: RuntimeError: two lines in test_")
    assert ran.complaint.endswith("; please report\n")


def test_ctrl_c_is_one_line(
    goref: Goref, halves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(score, "stated", interrupted)
    ran = goref("score", halves)
    assert ran.code == 130
    assert ran.complaint == "goref: interrupted\n"


# As processes of their own.


def shell(
    *arguments: object, code: str = "", **more: object
) -> subprocess.CompletedProcess[str]:
    """``python -m goref``, or some code that imports it."""
    command = [sys.executable, "-P", "-c", code] if code else COMMAND
    usual = {"capture_output": True, "encoding": "utf-8", "env": ENVIRONMENT}
    return subprocess.run([*command, *map(str, arguments)], **(usual | more))


def test_as_a_process(halves: Path) -> None:
    ran = shell("score", halves, "--as-it-stands", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout)["re"] == "W+7.5"
    assert shell("score", halves, "--rules", "button").returncode == 3
    wrong = shell("score", halves, "--dead", "A4")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == f"goref: {in_words('stone-empty', option='--dead', point='A4')}\n"


def test_the_windows_file_may_be_handed_over_too() -> None:
    assert gui.read(["-", "a.sgf"]).paths == (STANDARD_INPUT, Path("a.sgf"))


@pytest.mark.skipif(os.name != "posix", reason="this system hands over nothing so")
def test_what_a_shell_hands_over_is_a_game() -> None:
    for name in ("-", "/dev/stdin"):
        ran = shell("score", name, "--as-it-stands", "--json", input=HALVES)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert json.loads(ran.stdout)["re"] == "W+7.5"
    for command in (
        ["compare", "-"],
        ["check", "-"],
        ["arrange", "-", "--as-it-stands"],
        ["export", "-", "-o", "-", "--as-it-stands"],
    ):
        ran = shell(*command, input=HALVES)
        code = 5 if command == ["compare", "-"] else 0
        assert (ran.returncode, bool(ran.stderr)) == (code, command[0] == "export")
        assert ran.stdout
    case = dump(bare(*HALVES.split())).decode()
    ran = shell("verify", "-", input=case)
    assert ran.returncode == 3, "a case without a protocol"
    ran = subprocess.run(
        ["bash", "-c", f"{shlex.join(COMMAND)} score <(printf '{HALVES}') --as-it-stands"],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "White wins" in ran.stdout


WITHOUT_QT = """
import sys
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
from goref.__main__ import main
code = main()
assert "goref.qt.window.main_window" not in sys.modules
sys.exit(code)
"""


def test_everything_but_the_window_runs_without_pyside(halves: Path, tmp_path: Path) -> None:
    for arguments in (
        ["score", halves],
        ["compare", halves],
        ["check", halves],
        ["rules"],
        ["batch", halves, "--rules", "aga", "--csv", tmp_path / "out.csv"],
    ):
        ran = shell(*arguments, code=WITHOUT_QT)
        code = 5 if arguments[0] in ("score", "compare") else 0
        assert (ran.returncode, ran.stderr) == (code, ""), arguments
    for arguments in ([], ["gui"], [halves], ["gui", halves, "--quit-when-shown"]):
        ran = shell(*arguments, code=WITHOUT_QT)
        assert (ran.returncode, ran.stdout) == (4, ""), arguments
        assert ran.stderr.startswith("goref: the window needs PySide6: pip install ")
        assert ran.stderr.count("\n") == 1


WITHOUT_LIBRARY = """
import sys

class Unloadable:  # as Qt's own modules fail where the system lacks a library
    def find_spec(self, name, path=None, target=None):
        if name == "PySide6":
            lib = "libGL.so.1: cannot open shared object file: No such file or directory"
            raise ImportError(lib, name="QtGui", path="/lib/PySide6/QtGui.abi3.so")

sys.meta_path.insert(0, Unloadable())
from goref.__main__ import main
sys.exit(main())
"""


def test_a_library_that_the_system_lacks_is_named(halves: Path) -> None:
    ran = shell("gui", halves, code=WITHOUT_LIBRARY)
    assert (ran.returncode, ran.stdout) == (4, "")
    assert "libGL.so.1" in ran.stderr
    assert "internal" not in ran.stderr
    assert ran.stderr.count("\n") == 1


LEAN = """
import sys
from goref.__main__ import main
code = main()
slow = {"PySide6", "platformdirs", "shutil", "multiprocessing", "csv",
        "goref.io.case.case_file", "goref.io.sgf.write", "goref.core.scoring.compare",
        "goref.app.reports.batch", "goref.qt",
        "goref.app.questions.cycle_status", "goref.app.questions.trial_status"}
sys.exit(f"imported: {slow & set(sys.modules)}" if slow & set(sys.modules) else code)
"""


def test_a_score_imports_only_what_it_needs() -> None:
    ran = shell("score", BOWLS, code=LEAN)
    assert (ran.returncode, ran.stderr) == (0, "")


ONLY_RULES = """
import sys
from goref.__main__ import main
code = main()
more = [name for name in sys.modules
        if name.startswith(("goref.app.", "goref.io.", "goref.core.scoring.",
                            "goref.core.incidents.", "goref.core.texts.findings"))]
more = [name for name in more if name not in ("goref.io.text", "goref.io.text.catalogue")]
sys.exit(f"imported: {more}" if more else code)
"""

NO_ENGINE = """
import sys
from goref.__main__ import main
code = main()
more = [name for name in sys.modules
        if name.startswith(("goref.app.opinion.engines", "goref.app.reports"))]
sys.exit(f"imported: {more}" if more else code)
"""


def test_an_opinion_without_engines_loads_none_of_theirs() -> None:
    pytest.importorskip("numpy")
    ran = shell("suggest", BOWLS, code=NO_ENGINE)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_table_of_rule_sets_needs_no_case() -> None:
    ran = shell("rules", code=ONLY_RULES)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_reader_that_has_seen_enough() -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as closed:
        ran = shell(
            "compare", BOWLS, capture_output=False, stdout=closed, stderr=subprocess.PIPE
        )
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(halves: Path) -> None:
    with open("/dev/full", "w") as full:
        ran = shell("score", halves, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert ran.returncode == 4
    assert ran.stderr.startswith("goref: cannot continue: ")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "gb18030", "utf-8"])
def test_a_pipe_gets_utf_8_whatever_the_system_writes(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "halves.txt"
    file.write_text(HALVES)
    usual = {**ENVIRONMENT, "PYTHONIOENCODING": encoding}
    ran = shell("score", file, "--as-it-stands", "--lang", "zh", env=usual)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "白胜3¾子" in ran.stdout
    ran = shell("score", file, "--as-it-stands", "--lang", "zh", "--json", env=usual)
    assert "白胜3¾子" in ran.stdout
    ran = shell("score", tmp_path / "没有.sgf", "--lang", "zh", env=usual)
    assert (ran.returncode, ran.stdout) == (4, "")
    assert "没有.sgf" in ran.stderr


@pytest.mark.parametrize("why", ["EACCES", "ENAMETOOLONG", "ESTALE", HANGS])
def test_the_window_tells_of_a_file_that_cannot_be_reached(
    goref: Goref, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    shown: list[object] = []
    monkeypatch.setattr("goref.__main__._window", lambda argv: shown.append(argv) or 0)
    path = tmp_path / "game.sgf"
    with unreachable(path, why):
        assert goref(path).code == 0
    assert shown == [[str(path)]]


def test_what_the_system_refuses_is_named(
    goref: Goref, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(argv: object) -> int:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), "/secret/place")

    monkeypatch.setitem(WITH_QT, "gui", refuse)
    ran = goref("gui")
    assert (ran.code, ran.err) == (
        4,
        "goref: cannot continue: /secret/place: Permission denied\n",
    )

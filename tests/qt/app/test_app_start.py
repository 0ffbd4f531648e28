"""The window starts with what its first step shows; the rest is imported when wanted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from goref.qt.look.preferences import Preferences
from tests.qt.conftest import Start
from tests.qt.desk import plain_sgf

ROOT = Path(__file__).parents[3]
LATE = {
    "goref.app.edits.table": "acts are read back from a journal or a log",
    "goref.app.edits.details": "a detail is stated",
    "goref.app.edits.position": "a position is set up",
    "goref.app.edits.trial": "a dispute is tried",
    "goref.app.questions.finding_answers": "a finding is there",
    "goref.core.arranging": "a count is laid out",
    "goref.core.case.stored_trial": "a case has trials",
    "goref.core.incidents.incident": "something happened at the table",
    "goref.core.proving": "an opinion is asked for",
    "goref.core.ruling.line_points": "a line of a count is chosen",
    "goref.core.scoring.compare": "rule sets are compared",
    "goref.core.scoring.stone_discrepancy": "stones are astray",
    "goref.core.texts.questions": "something is asked",
    "goref.core.texts.findings": "something is asked",
    "goref.core.texts.stopping": "a game is recorded",
    "goref.io.text.encoding_guess": "a record does not say its encoding",
    "goref.io.values.trial_file": "a case has trials",
    "goref.app.sheet.names": "a sheet is made, or the case is of an event",
    "goref.core.event": "an event is opened",
    "goref.qt.details.page": "record and facts are opened",
    "goref.qt.first_page": "there is no case",
    "goref.qt.frame.collapsible_row": "doubts are gone to",
    "goref.qt.questions.manual_rulings": "doubts are gone to",
    "goref.qt.questions.question_view": "something is asked",
    "goref.qt.questions.rest_list": "several things are asked",
    "goref.qt.questions.stake_loader": "something is asked",
    "goref.qt.result.result_page": "the result is gone to",
    "goref.qt.counting.count_page": "the count is gone to",
    "goref.qt.widgets.dialog": "something is told or asked in a box",
    "goref.qt.act_log": "the protocol is shown",
    "goref.qt.board.space_painter": "there is an opinion",
    "goref.qt.board.vessel_painter": "a count is laid out",
    "goref.qt.events": "an event is opened",
    "goref.qt.manual": "the manual is opened",
    "goref.qt.incidents": "something happened at the table",
    "goref.qt.opinion.engine_line": "an engine is asked",
    "goref.qt.opinion.view": "the page of the opinion is seen",
    "goref.qt.picture.legend": "the legend is shown",
    "goref.qt.record.correct_bar": "a move is corrected",
    "goref.qt.record.play_page": "a game is recorded",
    "goref.qt.setup.setup_page": "a position is set up",
    "goref.qt.setup.setup_controller": "a position is set up",
    "goref.qt.sheet": "a sheet is printed",
    "goref.qt.counting.panel": "a count is laid out",
    "goref.qt.counting.timing": "a count is laid out",
    "goref.qt.trial.page": "a dispute is tried",
    "goref.qt.window.announcer": "others get at the window",
    "goref.qt.window.drop_handler": "others get at the window",
}
"""Modules, and packages with all that is in them, and when each is wanted."""
START = """
import sys
from goref.__main__ import main
code = main()
print("LOADED", *(name for name in sys.modules if name.startswith("goref.")), flush=True)
sys.exit(code)
"""


def loaded_by(*files: str) -> list[str]:
    """The modules that are loaded once the window is complete."""
    command = [sys.executable, "-P", "-c", START, "gui", "--quit-when-shown", *files]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    (said,) = (line for line in ran.stdout.splitlines() if line.startswith("LOADED "))
    return said.split()[1:]


def test_without_a_file_only_the_first_page_is_loaded_beside() -> None:
    loaded = loaded_by()
    assert "goref.qt.first_page.first_page" in loaded
    assert "goref.qt.first_page.recent_loader" not in loaded, "no file is recent"
    late = LATE.keys() - {"goref.qt.first_page"}
    assert [m for m in loaded if any(f"{m}.".startswith(f"{one}.") for one in late)] == []


def test_what_few_windows_want_is_not_loaded_at_the_start() -> None:
    loaded = loaded_by(str(ROOT / "resources" / "games" / "gold-petal-bowls.sgf"))
    assert "goref.qt.window.main_window" in loaded
    seen = {
        m: why for m in loaded for late, why in LATE.items() if f"{m}.".startswith(f"{late}.")
    }
    assert not seen
    for late in LATE:
        path = ROOT.joinpath(*late.split("."))
        assert path.is_dir() or path.with_suffix(".py").is_file(), late


BEHIND = (
    *("goref.app.session.session", "goref.core.scoring"),
    *("goref.qt.frame.foot", "goref.qt.frame.playback", "goref.qt.widgets.wrapping"),
)
"""What comes once the board is painted."""


def test_the_board_is_painted_before_what_stands_beside_it_is_loaded() -> None:
    game = ROOT / "resources" / "games" / "gold-petal-bowls.sgf"
    start = [sys.executable, "-P", "-c", START, "gui", str(game)]
    for option, comes in (("--quit-when-board-shown", False), ("--quit-when-shown", True)):
        ran = subprocess.run([*start, option], cwd=ROOT, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        assert "goref.qt.board.widget" in ran.stdout
        assert [name in ran.stdout.split() for name in BEHIND] == [comes] * len(BEHIND)


PLACES = """
import sys
import goref.qt.board.widget as board
from goref.__main__ import main
from PySide6.QtCore import QPoint

Painted = board.BoardWidget.paintEvent

def paint(self, event):
    laid = self.board_layout()
    where = self.mapTo(self.window(), QPoint(0, 0)).toTuple()
    print("PLACE", where, self.size().toTuple(), tuple(laid.board), laid.spacing)
    Painted(self, event)

board.BoardWidget.paintEvent = paint
sys.exit(main())
"""


@pytest.mark.parametrize("percent", [100, 200])
def test_the_board_stays_while_the_window_is_built_around_it(percent: int) -> None:
    game = ROOT / "resources" / "games" / "gold-petal-bowls.sgf"
    kept = Preferences()
    kept.text_size = percent
    kept.save()
    start = [sys.executable, "-P", "-c", PLACES, "gui", str(game), "--quit-when-shown"]
    ran = subprocess.run(start, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    places = [line for line in ran.stdout.splitlines() if line.startswith("PLACE")]
    assert len(places) > 1
    assert len(set(places)) == 1


def test_the_second_opinion_begins_once_the_window_is_painted() -> None:
    kept = Preferences()
    kept.opinion_by_itself = True
    kept.save()
    at_once = "import goref.qt.opinion.second_opinion as its\nits.SOON_MS = 0\n"
    command = [sys.executable, "-P", "-c", f"{at_once}{START}", "gui", "--quit-when-shown"]
    game = ROOT / "resources" / "games" / "iwamoto--go-seigen-1948.sgf"
    ran = subprocess.run([*command, str(game)], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert "goref.qt.opinion.second_opinion" in ran.stdout
    assert "goref.core.proving" not in ran.stdout


def test_a_start_that_is_given_up_looks_no_further(start: Start, tmp_path: Path) -> None:
    Preferences().opinion_by_itself = True
    desk = start(plain_sgf("modern-ending", tmp_path))
    opinion = desk.window.suggesting.opinion
    assert opinion.is_wanted
    desk.main.give_up()
    assert not opinion.is_wanted
    assert not opinion.is_working


EARLY = """
import sys
from pathlib import Path
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from goref.qt.app.start import run

reached = []


class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.KeyPress and isinstance(watched, QWidget):
            reached.append(event.key())
        return False


def press():
    shown = next(w for w in app.topLevelWidgets() if w.isVisible()).windowHandle()
    watch = Watch(app)
    app.installEventFilter(watch)
    for name in sys.argv[2:]:
        combination = QKeySequence(name)[0]
        QTest.keyClick(shown, combination.key(), combination.keyboardModifiers())
    assert not reached, "the window is not whole"
    app.aboutToQuit.connect(lambda: print("REACHED", *sorted(set(reached)), flush=True))


app = QApplication(sys.argv[:1])
QTimer.singleShot(0, press)
sys.exit(run([Path(sys.argv[1])], quit_when="all"))
"""


def early(*keys: str) -> str:
    """What a start writes in which keys are pressed before anything is painted; it ends with
    what follows the first paint."""
    game = ROOT / "resources" / "games" / "gold-petal-bowls.sgf"
    command = [sys.executable, "-P", "-c", EARLY, str(game), *keys]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_a_key_pressed_before_the_first_paint_confirms_nothing_and_is_not_lost() -> None:
    assert early("Return", "C", "F24").split() == ["REACHED", str(Qt.Key.Key_F24.value)]


def test_a_window_made_anew_before_it_was_painted_goes_on_as_any_other() -> None:
    assert early("Ctrl++").split() == ["REACHED"]

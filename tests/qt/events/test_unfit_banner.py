"""An event that does not fit its audit says so, as long as it does not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QLabel

from goref.app.event.tables import decide_by_referee
from goref.core.texts.event.checking import UNFIT
from goref.core.texts.export import RESULTS
from goref.qt.events import unfit_banner
from goref.qt.events.dialogs.restore_dialog import RestoreDialog
from goref.qt.events.tables.table_model import Column
from tests.app.event.test_checking import tamper
from tests.qt.desk import Key, settle
from tests.qt.events.dialog_hands import meanwhile, press, write
from tests.qt.events.referee import Begin, Referee, event_file
from tests.qt.fitting import LANGUAGES, clipped
from tests.wordings import in_words

FORGED = "UPDATE game SET re = 'W+R', verdict = 'white' WHERE round = 1 AND number = 1"
UNTRUE = in_words(UNFIT)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return event_file(tmp_path)


def looked(referee: Referee) -> None:
    """Wait until the event was set against its audit."""
    banner = referee.events.banner
    referee.qtbot.waitUntil(lambda: not banner._work.is_busy)


def decided(begin: Begin, path: Path) -> Referee:
    referee = begin(path)
    decide_by_referee(referee.events.store, referee.table(), "B+R")
    looked(referee)
    assert not referee.events.banner.isVisible()
    return referee


def test_what_was_falsified_meanwhile_is_told_until_it_is_put_right(
    begin: Begin, path: Path
) -> None:
    referee = decided(begin, path)
    banner = referee.events.banner
    tamper(path, FORGED)
    referee.qtbot.waitUntil(banner.isVisible)
    assert (banner.head.text(), banner.back.text()) == (UNTRUE, "Correct it…")
    assert "✕ table 1/1: what was done would give another state" in banner.told.text()
    assert referee.cells(Column.RESULT)[0] == in_words(RESULTS["R"], winner="White"), (
        "as it is there"
    )

    def put_right(dialog: QDialog) -> None:
        assert isinstance(dialog, RestoreDialog)
        told.extend((dialog.copy.currentText(), dialog.hint.text().partition(". ")[2]))
        write(dialog.reason, "falsified")
        press(dialog, Key.Key_Return)

    told: list[str] = []
    meanwhile(put_right)
    referee.events.actions_by_id["restore"].trigger()
    assert told == [
        "no copy: from the log of the event",
        "Everything done is kept, and the log names the corrections.",
    ]
    referee.qtbot.waitUntil(lambda: not banner.isVisible())
    result = referee.table().result
    assert result is not None
    assert result.re == "B+R"


def test_what_was_falsified_before_is_told_at_once(begin: Begin, path: Path) -> None:
    tamper(path, "UPDATE audit SET chain = '', about = NULL")
    referee = begin(path)
    referee.qtbot.waitUntil(referee.events.banner.isVisible)
    assert "the links were removed" in referee.events.banner.told.text()
    assert referee.events.banner.back.text() == "Go back to a copy…"

    (dialog,) = opened_by(referee.events.banner.back.click)
    assert isinstance(dialog, RestoreDialog)
    assert dialog.copy.findData("recorded") == -1, "the record is not to be trusted"


def opened_by(act: Callable[[], object]) -> list[QDialog]:
    """The dialog that something opens, which is closed again."""
    met = meanwhile(QDialog.reject)
    act()
    return met


def test_its_own_changes_cost_no_audit(
    begin: Begin, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    referee = decided(begin, path)
    looks: list[Path] = []
    monkeypatch.setattr(unfit_banner, "read", lambda path, who: (looks.append(path), ())[1])
    decide_by_referee(referee.events.store, referee.table(1, 2), "B+R")
    referee.events.reload()
    referee.events.watch.look()
    assert looks == []
    tamper(path, FORGED)
    referee.events.watch.look()
    referee.qtbot.waitUntil(lambda: looks == [path])


def test_an_event_that_others_change_all_the_time_is_compared_now_and_then(
    begin: Begin, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    referee = decided(begin, path)
    banner, looks = referee.events.banner, list[Path]()
    banner.stop()
    monkeypatch.setattr(unfit_banner, "REST", 10**5)
    monkeypatch.setattr(unfit_banner, "read", lambda path, who: (looks.append(path), ())[1])
    banner.look()
    referee.qtbot.waitUntil(banner._rest.isActive)
    for _ in range(2):
        banner.look()
        looked(referee)
    assert len(looks) == 1
    banner._rest.start(0)  # it is over
    referee.qtbot.waitUntil(lambda: len(looks) == 2)


@pytest.mark.parametrize("command", ["standings", "export", "close-round", "put-back"])
def test_dialogs_that_use_the_event_tell_it_too(begin: Begin, path: Path, command: str) -> None:
    referee = begin(path)
    for number in range(1, 5):
        decide_by_referee(referee.events.store, referee.table(1, number), "B+R")
    referee.events.reload()
    tamper(path, FORGED)
    referee.qtbot.waitUntil(referee.events.banner.isVisible)
    (dialog,) = opened_by(referee.events.actions_by_id[command].trigger)
    told = [label.text() for label in dialog.findChildren(QLabel, "warning")]
    assert [text.partition("\n")[0] for text in told] == [UNTRUE]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
def test_nothing_is_clipped(
    begin: Begin, path: Path, language: str, size: tuple[int, int]
) -> None:
    tamper(path, "UPDATE game SET note = 'forged'", "UPDATE audit SET chain = ''")
    referee = begin(path)
    referee.main.use_language(language)
    referee.qtbot.waitUntil(referee.events.banner.isVisible)
    referee.looked()
    referee.events.resize(*size)
    settle()
    assert list(clipped(referee.events)) == []

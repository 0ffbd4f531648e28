"""An event goes back to a copy from its window, and a damaged one is put back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goref.app.event.files import open_event
from goref.core.texts.event.checking import COPIES
from goref.io.event.copies import copies_of, folder_of
from goref.io.event.faults import EventFileError
from goref.io.event.store import EventStore
from goref.qt.events.dialogs.restore_dialog import OK, RestoreDialog
from tests.attack.tampering import tamper
from tests.languages import EN
from tests.qt.desk import Key
from tests.qt.events.dialog_hands import LANGUAGES, cup, opened, press, write
from tests.qt.fitting import clipped
from tests.qt.window.test_window_accessible import unclear
from tests.wordings import in_words, tells


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """An event with copies of before its second round, its first, and of before all."""
    with cup(tmp_path) as store:
        yield store


def test_the_event_is_as_it_was_before_the_first_round(qtbot, store):
    dialog = opened(qtbot, RestoreDialog(None, store.path, "anna@desk", EN))
    told = [dialog.copy.itemText(n).partition(" (")[2] for n in range(dialog.copy.count())]
    assert told[-2:] == ["before round 1)", f"{in_words(COPIES['start'])})"]
    press(dialog, Key.Key_End)
    press(dialog, Key.Key_Up)
    assert dialog.copy.currentData().round == 1
    press(dialog, Key.Key_Return)
    assert dialog.fault.text() == "✕ A reason is needed here."
    write(dialog.reason, "wrong list")
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.changed
    assert (len(store.event().players), store.event().tables) == (6, ())
    assert {entry.reason for entry in store.audit()[-5:]} == {"wrong list"}


def test_without_copies_nothing_can_be_chosen(qtbot, tmp_path):
    with cup(tmp_path, empty=True) as store:
        dialog = opened(qtbot, RestoreDialog(None, store.path, "anna@desk", EN))
    assert dialog.hint.text() == "No copies of this event are kept."
    assert not dialog.buttons.button(OK).isEnabled()


def test_a_damaged_file_is_put_back_and_told_why(qtbot, store):
    store.close()
    store.path.write_bytes(b"SQLite format 3\0" + b"\0" * 600)
    with pytest.raises(EventFileError) as caught:
        open_event(store.path)
    error = caught.value
    dialog = opened(qtbot, RestoreDialog(None, store.path, "anna@desk", EN, error))
    assert store.path.name in dialog.hint.text()
    assert "the damaged file, which is moved to the copies" in dialog.hint.text()
    press(dialog, Key.Key_Return)
    assert dialog.changed
    with open_event(store.path) as other:
        assert other.audit()[-1].what == "event-restored"
    assert len(list(folder_of(store.path).glob("damaged *"))) == 1


def test_a_copy_that_was_tampered_with_is_refused(qtbot, store):
    (copy,) = (one for one in copies_of(store.path) if one.round == 1)
    assert tamper(copy.path, "UPDATE audit SET chain = '', about = NULL")
    dialog = opened(qtbot, RestoreDialog(None, store.path, "anna@desk", EN))
    press(dialog, Key.Key_End)
    press(dialog, Key.Key_Up)
    write(dialog.reason, "wrong list")
    press(dialog, Key.Key_Return)
    assert dialog.isVisible()
    assert "the links were removed" in dialog.fault.text()
    assert tells(dialog.fault.text(), "copy-unfit")
    assert store.event().tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_clear_in_every_language(qtbot, store, language):
    dialog = opened(qtbot, RestoreDialog(None, store.path, "anna@desk", language))
    assert list(unclear(dialog)) == []
    assert list(clipped(dialog)) == []

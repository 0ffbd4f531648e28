"""A record whose every name is markup: nothing of it is loaded, nothing is a link."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QMenu, QMessageBox

from goref.app.edits.ruling import LetFindingStand, MarkStones
from goref.core.ruling.ruling import StoneStatus
from goref.qt.act_log.dialog import ProtocolDialog
from goref.qt.app.many_files import ManyFilesDialog
from goref.qt.sheet.printable_sheet import PrintableSheet, page_layout
from tests.languages import EN
from tests.qt.desk import ALT, CTRL, Desk, Key
from tests.qt.plain import HOSTILE, MARK, in_document, names_shown
from tests.qt.states import states

NAMED = ("PB", "PW", "BR", "EV", "RO", "GN", "PC", "DT", "RU", "RE", "HA", "KM", "C", "US")


def record(folder: Path) -> Path:
    path = folder / f"{HOSTILE.replace('/', '')}.sgf"
    names = "".join(f"{key}[{HOSTILE}]" for key in NAMED)
    path.write_text(f"(;SZ[9]{names};B[ee]C[{HOSTILE}];W[ee];W[cc];B[gg])")
    return path


def test_no_name_is_taken_for_markup_in_any_state(start, tmp_path: Path) -> None:
    desk: Desk = start(record(tmp_path))
    window = desk.window
    window.session.do(LetFindingStand(desk.score.findings[0], True, HOSTILE))
    window.session.do(MarkStones(desk.points("E5"), StoneStatus.DEAD, reason=HOSTILE))
    window.say(HOSTILE)
    seen = {where: names_shown() for where in states(window)}
    assert min(seen.values()) > 2, seen
    before = names_shown()
    window.actions_by_id["protocol"].trigger()
    (dialog,) = window.findChildren(ProtocolDialog)
    desk.qtbot.waitUntil(lambda: not dialog.pump.is_busy)
    assert names_shown() > before
    before = names_shown()
    many = ManyFilesDialog(EN, window, [record(tmp_path)], [])
    assert names_shown() > before
    many.deleteLater()
    dialog.close()
    menus = window.findChildren(QMenu)
    for menu in menus:
        menu.aboutToShow.emit()
    told = [act.toolTip() for menu in menus for act in menu.actions()]
    assert any(MARK in tip for tip in told), "the recent files"
    assert names_shown()


def test_no_name_is_taken_for_markup_in_a_question(
    start, tmp_path: Path, save_as, drive
) -> None:
    desk: Desk = start(record(tmp_path))
    other = tmp_path / "other.sgf"
    other.write_text(f"(;SZ[9]PB[{HOSTILE} 2]PW[{HOSTILE} 3];B[aa])")
    seen: list[int] = []

    def look(box: QMessageBox) -> None:
        seen.append(names_shown())
        desk.qtbot.keyClick(box, Key.Key_Escape)

    save_as(other)
    texts = drive(look)
    before = names_shown()
    desk.key(Key.Key_E, CTRL)
    assert any("let-in" in text for text in texts)
    assert max(seen) > before


def test_no_name_is_taken_for_markup_on_the_sheet(start, tmp_path: Path) -> None:
    desk: Desk = start(record(tmp_path))
    window = desk.window
    window.session.do(MarkStones(desk.points("E5"), StoneStatus.DEAD, reason=HOSTILE))
    paper = PrintableSheet(window.session, window.board.view(), EN, protocol=True)
    pages = paper.pages(page_layout())
    assert pages
    html = QTextDocument()
    html.setHtml(paper.html().decode("utf-8"))
    assert HOSTILE in html.toPlainText()
    assert not any(in_document(one) for one in (html, *(page.document for page in pages)))


def test_a_slash_in_a_name_leads_to_no_folder_that_is_not_there(
    start, tmp_path: Path, save_as
) -> None:
    path = tmp_path / "slash.sgf"
    path.write_text("(;SZ[9]PB[Ann/Zoe]PW[../Bo];B[ee];W[cc];B[gg];W[gc])")
    desk: Desk = start(path)
    proposed = save_as(None)
    window = desk.window
    asking = "save-as", "export", "save-picture", "save-csv", "save-sheet", "save-kifu"
    for command in asking:
        window.actions_by_id[command].trigger()
    window.actions_by_id["protocol"].trigger()
    (dialog,) = window.findChildren(ProtocolDialog)
    desk.qtbot.waitUntil(lambda: not dialog.pump.is_busy)
    desk.qtbot.keyClick(dialog, Key.Key_S, ALT)
    desk.qtbot.waitUntil(lambda: len(proposed) == len(asking) + 1)
    dialog.close()
    assert {Path(start).parent.is_dir() for start in proposed} == {True}, proposed
    assert {".." in Path(start).parts for start in proposed} == {False}, proposed

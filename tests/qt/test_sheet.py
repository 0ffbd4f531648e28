"""The score sheet: what stands on it, and that it prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPalette, QTextFormat
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from goref.app.edits import DisputePoints, MarkStones, SettleFinding, VoidMove, WriteNotes
from goref.app.protocol_lines import protocol_lines
from goref.app.trial_edits import EndTrial, OpenTrial
from goref.app.tried import accepting, tried
from goref.core.colour import BLACK
from goref.core.numbers import mixed
from goref.core.ruling import Life
from goref.core.trials.kept import Asserted, Assertion
from goref.core.words.results import sentence
from goref.core.words.speak import say
from goref.core.words.standing import standing
from goref.core.words.terms import LINES, term
from goref.core.words.trials import claim_text
from goref.qt import sheet as sheet_module
from goref.qt.sheet import sheet
from tests.qt.desk import CTRL, GAMES, Desk, Key


@pytest.fixture
def desk(start) -> Desk:
    return start(GAMES / "gold-petal-bowls.sgf")


@pytest.mark.parametrize("language", ["en", "zh", "ja"])
def test_all_that_was_counted_stands_on_it(desk, language):
    text = sheet(desk.window.session, desk.board.view(), language).toPlainText()
    score = desk.score
    assert sentence(desk.case, score, language) in text
    assert standing(score, language) in text
    assert score.rules.source.in_(language) in text
    rows = text.split("\n")
    for line in score.lines:
        start = rows.index(term(LINES, line.key, language))
        assert rows[start + 1 : start + 3] == [mixed(line.black), mixed(line.white)]


def test_rulings_reasons_and_findings_let_stand_are_on_it(desk):
    board = desk.case.record.grid
    point = desk.point("K10")
    stone = min(desk.case.position.chain(desk.point("L10")))
    desk.window.do(MarkStones(desk.case.position.chain(stone), Life.SEKI, "both agreed"))
    desk.window.do(DisputePoints(frozenset({point})))
    finding = next(f for f in desk.score.findings if f.code == "claim-disputed")
    desk.window.do(SettleFinding(finding, reason="drawn by lot"))
    desk.window.do(VoidMove(57, reason="taken back at once"))
    desk.window.do(WriteNotes("board 14 <final>"))
    text = sheet(desk.window.session, desk.board.view(), "en").toPlainText()
    assert f"{board.name(stone)}: both agreed" in text
    assert f"{say(finding, board, 'en')} — drawn by lot" in text
    assert "Move 57 is void — taken back at once" in text
    assert "board 14 <final>" in text


def test_it_is_black_on_white_in_a_dark_room_too(desk, qapp):
    dark = QPalette(qapp.palette())
    dark.setColor(QPalette.ColorRole.Text, QColor("white"))
    qapp.setPalette(dark)
    document = sheet(desk.window.session, desk.board.view(), "en")
    document.setTextWidth(500)
    image = QImage(500, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    document.drawContents(painter)
    painter.end()
    darkest = min(image.pixelColor(x, y).lightness() for x in range(300) for y in range(5, 50))
    assert darkest < 60, "the title can be read"


def test_the_ruled_board_goes_on_paper_whatever_is_shown(desk, monkeypatch):
    """A sheet printed while playing through, or with marks hidden, is of the ruling."""
    printed = []
    monkeypatch.setattr(sheet_module, "print_sheet", lambda *told: printed.append(told[2]))
    desk.key(Key.Key_P, CTRL)
    desk.window._light(desk.points("A1 A2"))
    desk.key(Key.Key_P, CTRL)
    desk.window.actions_by_id["marks"].trigger()
    desk.key(Key.Key_P, CTRL)
    desk.key(Key.Key_Home)
    assert desk.board.view().position.count(BLACK) == 2
    desk.key(Key.Key_P, CTRL)
    assert len(printed) == 4
    assert all(view == printed[0] for view in printed)
    assert printed[0].dead == desk.score.survey.dead
    assert printed[0].marks
    assert not printed[0].lids
    assert not printed[0].lit


def test_it_prints_to_a_file(desk, monkeypatch, tmp_path: Path):
    path = tmp_path / "sheet.pdf"

    def choose(dialog: QPrintDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    desk.key(Key.Key_P, CTRL)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert b"%%EOF" in data[-32:]


def test_whoever_thinks_better_of_it_prints_nothing(desk, monkeypatch, tmp_path: Path):
    monkeypatch.setattr(QPrintDialog, "exec", lambda dialog: 0)
    desk.key(Key.Key_P, CTRL)
    assert list(tmp_path.iterdir()) == []


def test_the_signs_on_the_board_are_explained(desk):
    desk.window.do(DisputePoints(desk.points("K10")))
    text = sheet(desk.window.session, desk.board.view(), "en").toPlainText()
    explained = next(row for row in text.split("\n") if "territory" in row)
    assert "dead" in explained
    assert "disputed" in explained
    assert "sole liberty" not in explained, "none is there"


def test_the_disputes_tried_and_the_protocol_follow(desk):
    """What was tried stands on the sheet with its ruling; every act follows, with the chain."""
    session = desk.window.session
    board = desk.case.record.grid
    stones = desk.case.position.chain(desk.point("L10"))
    owner = desk.case.position.colour(min(stones))
    claim = Assertion(Asserted.DEAD, owner.other, owner, stones)
    desk.window.do(OpenTrial(claim, BLACK))
    open_one = sheet(session, desk.board.view(), "en").toPlainText()
    assert f"{claim_text(claim, board, 'en')}. Tang–Song filling. Under way." in open_one
    desk.window.do(EndTrial(0))
    desk.window.do(accepting(tried(desk.case, 0), "en"))
    document = sheet(session, desk.board.view(), "en")
    text = document.toPlainText()
    assert "Ended by agreement." in text
    assert "could not be captured, hence alive." in text
    assert "Ruled as it showed." in text
    assert text.index("Signed") < text.index("Trial begun") < text.index("Ruled as trial 1")
    for line in protocol_lines(session.protocol, "en"):
        assert line.what in text
        assert line.reason in text
    assert f"Last link of the chain: {session.protocol.last}" in text
    blocks = [document.begin()]
    while blocks[-1].next().isValid():
        blocks.append(blocks[-1].next())
    (heading,) = [b for b in blocks if b.text() == "Protocol"]
    before = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
    assert heading.blockFormat().pageBreakPolicy() & before


def test_a_case_on_which_nothing_was_done_has_no_protocol_on_paper(desk):
    text = sheet(desk.window.session, desk.board.view(), "en").toPlainText()
    assert "Protocol" not in text.split("\n")
    assert "Tried on the board" not in text

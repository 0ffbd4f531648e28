"""The page of the result: no more than somebody has ruled, read out as large as it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from goref.app.assessment import Assessment
from goref.app.questions.open_matters import OpenMatter, OpenMatters, open_matters
from goref.core.base.colour import BLACK
from goref.core.base.findings import Level, found
from goref.core.case.case import Case
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.status import CaseState
from goref.core.texts.count.fact_sources import SOURCES
from goref.core.texts.results import KNOWN_ONLY, OUTCOMES, WON
from goref.core.texts.status import COUNTED, STATES
from goref.qt.frame.collapsible_row import RowHead
from goref.qt.look.appearance import size_texts
from goref.qt.look.i18n import Translators
from goref.qt.look.metrics import HEADING, RESULT, TARGET
from goref.qt.look.style import PRIMARY, ROLE, roles
from goref.qt.result.result_page import ResultPage
from tests.core.build import COMPUTED, bare, game, ruled
from tests.languages import EN, JA, KO, ZH
from tests.qt.desk import settle
from tests.qt.fitting import clipped, rest
from tests.wordings import in_words

LEFT = Qt.MouseButton.LeftButton
SEKI = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19")
HALVES = bare(*(".XO..",) * 5)
"""White has five points more, and a komi of 3¾ zi."""
UNRULED = replace(HALVES, ruling=Ruling())
WINNERS = ("wins", "胜", "勝ち", " 승")
Make = Callable[..., ResultPage]


@pytest.fixture(autouse=True)
def ordinary_texts(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    size_texts(qapp)
    yield
    qapp.setFont(before)


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(
        case: Case,
        rules: str = "chinese-2002",
        *,
        language: str = EN,
        size: tuple[int, int] = (528, 560),
        reading: tuple = (),
        in_play: bool = False,
        acts: int = 17,
    ) -> ResultPage:
        page = ResultPage(language)  # type: ignore[arg-type]
        qtbot.addWidget(page)
        page.resize(*size)
        assessment = Assessment(replace(case, rules=rules), reading, in_play)
        page.show_assessment(assessment, open_matters(assessment), acts)
        with qtbot.waitExposed(page):
            page.show()
        qtbot.waitUntil(lambda: not page.checking.is_busy)
        return page

    return made


@pytest.fixture
def larger_texts(ordinary_texts: None, qapp: QApplication) -> None:
    size_texts(qapp, 200)


def wide_open(page: QWidget) -> Iterator[QWidget]:
    yield from (w for w in page.findChildren(QWidget) if w.isVisible())


def texts(page: ResultPage) -> str:
    """Everything that is to be read on the page."""
    told = [page.sentence.said]
    for widget in wide_open(page):
        if isinstance(widget, QLabel | QPushButton):
            told.append(widget.text())
        elif isinstance(widget, RowHead):
            told += [widget.text(), widget.state]
    return "\n".join(told)


def show(page: ResultPage, assessment: Assessment, acts: int = 0) -> None:
    page.show_assessment(assessment, open_matters(assessment), acts)


def press(widget: QWidget, where: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, pos=where or widget.rect().center())


# What it says


def test_the_result_is_read_out_with_the_line_to_check_it_by(make: Make) -> None:
    page = make(SEKI)
    assert page.sentence.said == in_words(WON[Unit.ZI], name="White", amount="3¾")
    assert page.checked.text() == "Black 180½ − 184¼ = −3¾"
    assert not page.note.isVisible()
    assert page.sentence.font().bold()
    assert page.counted.head.state == "12 ways agree ✓"
    assert page.still_open.head.state == "nothing open"
    assert page.compare.head.state == f"{len(COMPUTED)} ›"
    assert page.decided.head.state == "17 acts ›"


def test_points_that_must_be_filled_leave_a_result_provisional(make: Make) -> None:
    page = make(SEKI, "tang-song")
    assert page.state.text() == "Provisional"
    assert page.sentence.said == "Black wins by 1 route"
    assert page.sentence.accessibleName() == "Provisional: Black wins by 1 route"
    assert page.still_open.head.state != "nothing open"


def test_what_is_open_stands_in_full_directly_below_the_result(make: Make) -> None:
    page = make(SEKI, "tang-song")
    assert page.still_open.is_open
    assert page.could_change.isVisible()
    assert page.could_change.count() == 2
    assert page.still_open.y() < page.counted.y()
    assert page.print.text() == "Print as provisional…"
    press(page.still_open.head)
    show(page, Assessment(replace(SEKI, rules="tang-song"), ()), 18)
    assert not page.still_open.is_open, "the referee closed it"
    page.hide()
    page.show()
    assert page.still_open.is_open
    show(page, Assessment(replace(SEKI, rules="chinese-2002"), ()))
    assert page.still_open.head.state == "nothing open"
    assert not page.still_open.is_open
    settle()
    assert page.compare.y() < page.still_open.y()
    assert page.print.text() == "Print the sheet"


@pytest.mark.parametrize("size", [(528, 560), (528, 900), (364, 400)])
def test_the_open_matters_are_as_high_as_their_rows(make: Make, size: tuple[int, int]) -> None:
    page = make(SEKI, "tang-song", size=size)
    settle()
    listed = page.could_change
    rows = sum(listed.sizeHintForRow(row) for row in range(listed.count()))
    assert listed.height() == rows
    assert page.still_open.height() < page.still_open.head.height() + rows + 20


@pytest.mark.parametrize("size", [(528, 560), (364, 400), (364, 200)])
def test_open_matters_leave_the_result_in_sight(make: Make, size: tuple[int, int]) -> None:
    page = make(SEKI, "tang-song", size=size)
    settle()
    assert page.area.verticalScrollBar().value() == 0
    assert page.sentence.mapTo(page, QPoint(0, 0)).y() >= 0


def test_before_anybody_ruled_it_is_grey_and_names_nobody(make: Make) -> None:
    page = make(UNRULED)
    assert page.sentence.said == in_words(
        COUNTED, told=in_words(STATES[CaseState.UNDECIDED]), count=1
    )
    faint = QApplication.palette().color(QPalette.ColorRole.PlaceholderText)
    assert page.sentence.palette().color(QPalette.ColorRole.WindowText) == faint
    assert not page.sentence.font().bold()
    assert not page.checked.isVisible()
    assert page.counted.head.state == "–"
    assert page.still_open.head.state == "1 open"


@pytest.mark.parametrize(
    ("made", "state"),
    [
        ((UNRULED, "chinese-2002", {}), CaseState.UNDECIDED),
        ((HALVES, "chinese-2002", {"in_play": True}), CaseState.IN_PLAY),
        ((HALVES, "jpd-a", {}), CaseState.PROVISIONAL),
        ((HALVES, "chinese-2002", {}), CaseState.SETTLED),
    ],
)
@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_a_winner_is_named_where_the_status_allows_it(
    make: Make, made: tuple, state: CaseState, language: str
) -> None:
    case, rules, more = made
    page = make(case, rules, language=language, **more)
    score = page._assessment.score  # type: ignore[union-attr]
    assert score.status.state is state
    named = [word for word in WINNERS if word in texts(page)]
    assert bool(named) is (score.margin is not None and state.names_winner)
    if not state.names_winner:
        page.counted.open()
        page.still_open.open()
        QApplication.processEvents()
        assert not [word for word in WINNERS if word in texts(page)]


def test_no_winner_is_named_by_what_could_change_it(make: Make) -> None:
    page = make(replace(SEKI, ruling=Ruling()), size=(400, 330))
    press(page.still_open.head)
    listed = page.could_change
    told = "\n".join(listed.item(row).text() for row in range(listed.count()))
    assert "→ Dead: White +30½ zi" in told, "in the rule set's own unit"
    assert "wins" not in told
    rest(page)
    place = page.still_open.mapTo(page.area.viewport(), QPoint(0, 0))
    assert place.y() == 0, "what was opened comes to the top"


@pytest.mark.parametrize("by_key", [True, False])
def test_what_could_change_it_is_pointed_at(make: Make, qtbot: QtBot, by_key: bool) -> None:
    page = make(replace(SEKI, ruling=Ruling()))
    press(page.still_open.head)
    listed = page.could_change
    rest(page)
    listed.setCurrentRow(1)
    with qtbot.waitSignal(page.pointsChosen) as told:
        if by_key:
            QTest.keyClick(listed, Qt.Key.Key_Return)
        else:
            place = listed.visualItemRect(listed.item(1)).center()
            QTest.mouseClick(listed.viewport(), LEFT, pos=place)
    points, move = told.args
    assert (points, move) == listed.item(1).data(Qt.ItemDataRole.UserRole)
    assert points


def test_what_is_provisional_says_so_and_has_its_line(make: Make) -> None:
    doubt = found("open-border", Level.CHECK, [0], count=1)
    page = make(HALVES, reading=(doubt,))
    assert page.state.text() == "Provisional"
    assert page.sentence.said == "White wins by 6¼ zi"
    assert is_grey(page)
    assert page.still_open.head.state == "1 open"
    assert page.checked.text() == "Black 10 − 16¼ = −6¼"


def test_no_result_is_read_out_large_while_somebody_asks_a_question(make: Make) -> None:
    page = make(HALVES)
    assert page.sentence.said == in_words(WON[Unit.ZI], name="White", amount="6¼")
    assessment = Assessment(HALVES, ())
    border = OpenMatter(found("open-border", Level.CHECK, [0], count=1), stake=Fraction(1))
    page.show_open(OpenMatters(assessment.score, (border, border)))
    assert page.state.isVisible()
    assert is_grey(page)
    assert page.still_open.head.state == "2 open"
    assert page.questions.isVisible()
    page.show_open(OpenMatters(assessment.score, is_known=False))
    assert page.state.isVisible()
    assert page.still_open.head.state == "Searching …", "more may come"
    page.show_open(OpenMatters(assessment.score))
    assert page.still_open.head.state == "nothing open"
    assert page.sentence.said == in_words(WON[Unit.ZI], name="White", amount="6¼")
    assert not is_grey(page)
    assert not page.state.isVisible()
    assert not page.questions.isVisible()


def is_grey(page: ResultPage) -> bool:
    """Returns whether the result has the colour of what is not settled."""
    faint = QApplication.palette().color(QPalette.ColorRole.PlaceholderText)
    return page.sentence.palette().color(QPalette.ColorRole.WindowText) == faint


def test_the_badge_of_a_provisional_result_is_painted(make: Make) -> None:
    page = make(SEKI, "tang-song")
    shown = page.state.grab().toImage()
    ground = shown.pixelColor(shown.width() // 2, 1)
    assert ground == QColor(roles().badge)


def test_rule_sets_that_compute_nothing_or_take_no_ruling_say_so(make: Make) -> None:
    page = make(SEKI, "cangjie")
    assert page.sentence.said == in_words(KNOWN_ONLY)
    assert page.note.text().startswith(in_words(FINDING_KINDS["known-cangjie"].text))
    for gone in (page.print, page.questions, page.counted, page.still_open, page.played_on):
        assert not gone.isVisible()
    page = make(SEKI, "tromp-taylor")
    assert page.sentence.said == in_words(WON[Unit.POINTS], name="White", amount=13, number=2)
    assert page.note.text() == (in_words(FINDING_KINDS["ruling-ignored"].text))


def test_a_resigned_game_has_its_winner_and_no_count(make: Make) -> None:
    record = replace(HALVES.record, entries=(Statement(StatementKind.RESIGN, BLACK),))
    page = make(replace(HALVES, record=record, ruling=Ruling()))
    assert page.sentence.said == in_words(OUTCOMES[GameEnding.RESIGNED], winner="White")
    assert not page.checked.isVisible()
    assert page.counted.head.state == "–"


# What is done with it


def test_only_buttons_that_make_sense_are_shown_and_none_is_filled(make: Make) -> None:
    page = make(HALVES)
    assert not page.questions.isVisible()
    assert page.print.isVisible()
    show(page, Assessment(UNRULED, ()), 1)
    assert page.questions.isVisible()
    filled = [b for b in page.findChildren(QPushButton) if b.property(ROLE) == PRIMARY]
    assert filled == [], "the next act is at the foot"
    assert page.decided.head.state == "1 act ›"
    show(page, Assessment(HALVES, (), True))
    assert not page.questions.isVisible()
    assert not page.print.isVisible()
    assert not page.next.isVisible()
    page.set_at_table(True)
    assert page.next.isVisible()


def test_every_button_and_row_asks_for_its_command_by_mouse_and_keys(
    make: Make, qtbot: QtBot
) -> None:
    page = make(UNRULED)
    page.set_at_table(True)
    wanted: list[str] = []
    page.wanted.connect(wanted.append)
    for button, command in (
        (page.questions, "questions"),
        (page.print, "print"),
        (page.save, "save"),
        (page.next, "table-next"),
        (page.copy, "copy-result"),
        (page.compare.head, "compare"),
        (page.decided.head, "protocol"),
        (page.played_on.head, "playing-on"),
    ):
        wanted.clear()
        press(button)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
        QTest.keyClick(button, Qt.Key.Key_Return)
        assert wanted == [command] * 3


def test_rows_open_one_at_a_time_by_mouse_and_keys(make: Make, qtbot: QtBot) -> None:
    page = make(SEKI)
    assert "told" not in vars(page), "made when it is first asked for"
    press(page.counted.head)
    assert page.told.isVisible()
    assert page.counted.head.isChecked()
    assert page.told.facts.isVisible()
    assert (
        f"Komi: 3¾ zi ({in_words(SOURCES['rule-set'])})" in page.told.facts.text().splitlines()
    )
    page.still_open.head.setFocus()
    QTest.keyClick(page.still_open.head, Qt.Key.Key_Return)
    assert page.could_change.isVisible()
    assert not page.told.isVisible()
    QTest.keyClick(page.still_open.head, Qt.Key.Key_Space)
    assert not page.could_change.isVisible()
    assert not page.still_open.head.isChecked()


def test_the_tables_of_an_opened_row_do_not_scroll(make: Make, qtbot: QtBot) -> None:
    page = make(SEKI, size=(400, 330))
    press(page.counted.head)
    rest(page)
    assert page.area.verticalScrollBar().maximum() > 300
    for table in (page.told.lines.table, page.told.ways.table):
        assert table.verticalScrollBar().maximum() == 0
        rows = table.verticalHeader().length() + table.horizontalHeader().height()
        assert table.viewport().height() + table.horizontalHeader().height() >= rows


def test_a_line_of_the_count_and_an_open_matter_light_their_points(make: Make) -> None:
    page = make(HALVES, reading=(found("open-border", Level.CHECK, [0, 1], count=2),))
    shown: list[tuple] = []
    page.pointsChosen.connect(lambda points, move: shown.append((points, move)))
    press(page.counted.head)
    table = page.told.lines.table
    QApplication.processEvents()
    press(table.viewport(), table.visualItemRect(table.item(0, 1)).center())
    assert shown[-1] == (frozenset(range(1, 25, 5)), None)
    press(page.still_open.head)
    listed = page.could_change
    press(listed.viewport(), listed.visualItemRect(listed.item(0)).center())
    assert shown[-1] == (frozenset({0, 1}), None)


def test_nothing_is_worked_out_while_nobody_looks(make: Make, qtbot: QtBot) -> None:
    page = make(HALVES)
    page.hide()
    show(page, Assessment(SEKI, ()), 3)
    assert not page.checking.is_busy
    page.show()
    assert page.checking.is_busy
    page.hide()
    assert not page.checking.is_busy
    page.show()
    qtbot.waitUntil(lambda: not page.checking.is_busy)
    assert page.checked.text().startswith("Black 180½")


# How it stands there


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
@pytest.mark.parametrize("width", [380, 700])
def test_the_result_has_room_in_two_lines(make: Make, language: str, width: int) -> None:
    for rules in ("chinese-2002", "tang-song", "japanese"):
        page = make(SEKI, rules, language=language, size=(width, 560))
        fits(page)
        assert list(clipped(page)) == []


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_at_twice_the_text_size_too(
    larger_texts: None, qapp: QApplication, make: Make, language: str
) -> None:
    translators = Translators(qapp)
    translators.use(language)  # type: ignore[arg-type]
    try:
        for width, case in ((380, UNRULED), (380, SEKI), (540, SEKI)):
            page = make(case, language=language, size=(width, 620))
            fits(page)
            if width == 540:  # the least that the window has at this size
                press(page.counted.head)
            rest(page)
            assert list(clipped(page)) == []
    finally:
        translators.use(EN)


def fits(page: ResultPage) -> None:
    label, plain = page.sentence, QFont(QApplication.font())
    scale = label.font().pointSizeF() / plain.pointSizeF()
    assert HEADING - 0.01 <= scale <= RESULT + 0.01
    lines = label.text().split("\n")
    assert " ".join(lines) == label.said
    assert label.height() <= 2.1 * QFontMetrics(label.font()).lineSpacing()
    if label.font().bold():
        for line in lines:
            assert QFontMetrics(label.font()).horizontalAdvance(line) <= label.width()


def test_a_short_result_is_as_large_as_it_may_be(make: Make) -> None:
    page = make(SEKI, language=ZH, size=(700, 700))
    scale = page.sentence.font().pointSizeF() / QApplication.font().pointSizeF()
    assert scale == pytest.approx(RESULT)


def test_in_little_height_it_leaves_room_for_what_is_below_it(
    larger_texts: None, make: Make
) -> None:
    page = make(SEKI, size=(700, 300))
    assert page.height() == 300
    assert page.sentence.height() <= 76
    assert page.area.height() >= TARGET


def test_what_comes_from_a_file_is_plain_text(make: Make) -> None:
    for label in make(SEKI).findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText, label.objectName()


def test_every_rule_set_has_a_page(make: Make) -> None:
    for rules in RULESETS:
        page = make(SEKI, rules)
        assert page.sentence.said
        page.close()

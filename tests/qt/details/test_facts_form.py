"""The form of facts: every field changes the result it should, and is undone again."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from goref.cli.text.words import HEADINGS
from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.case import StatedFacts
from goref.core.game.play_rules import End, PlayedFor
from goref.core.rulesets.ruleset import Unit
from goref.core.scoring.status import CaseState
from goref.core.texts.act_log import STATES as ACT_LOG_STATES
from goref.core.texts.count.fact_sources import UNKNOWN
from goref.core.texts.count.refusals import REFUSALS
from goref.core.texts.results import WON
from goref.core.texts.status import STATES
from goref.core.texts.terms import NEEDS
from goref.qt.fields.remark import Remark
from tests.qt.desk import CTRL, NONE, SHIFT, Desk, Key, plain_sgf, settle
from tests.qt.fitting import LANGUAGES, LAYOUTS, clipped
from tests.wordings import in_words

CHAINS = "H17 C12 R11 F5 K2"
BARE = """
.X.XO.OO.
XXXXOOO.O
X.XXXO.O.
.XXOXOOO.
XXXOOO.OO
OXXXO.OO.
OOOXXO.O.
.O.OXXOO.
O.OOX.XO.
"""


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.click(CHAINS)
    desk.nothing_else()
    return desk


@pytest.fixture
def bare(start, tmp_path) -> Desk:
    path = tmp_path / "bare.txt"
    path.write_text("XXXX.OOOO\n" * 9)
    return start(path)


def field(desk: Desk, kind: type, name: str):
    found = desk.details.form.findChild(kind, name)
    more = desk.details.form.more
    if (found is None or not found.isVisible()) and not more.isChecked():
        desk.scroll_to(more)
        desk.press(more)
        found = desk.details.form.findChild(kind, name)
    assert found is not None, name
    desk.scroll_to(found)
    return found


def choose(desk: Desk, name: str, value: object) -> None:
    """Choose in a combo box by keys: down from "as recorded" to the value."""
    box = field(desk, QComboBox, name)
    box.setFocus()
    desk.key(Key.Key_Down, times=box.findData(value))
    assert box.currentData() == value


def fill(desk: Desk, widget: QWidget, text: str) -> None:
    """Type into a field and press Enter."""
    widget.setFocus()
    desk.key(Key.Key_A, CTRL)
    QTest.keyClicks(widget, text)
    desk.key(Key.Key_Return)


def pair(desk: Desk, name: str, black: int, white: int) -> None:
    for letter, value in (("B", black), ("W", white)):
        fill(desk, field(desk, QSpinBox, f"{name}-{letter}"), str(value))


KOMI = "komi"
CASES = [
    # field, what is entered, under which rule set, the margin before and after
    ("began", BLACK, "chinese-1964", 1, 0),
    ("first_pass", Who.BLACK, "jpd-a", None, "-11/2"),
    ("first_pass", Who.WHITE, "jpd-a", None, "-13/2"),
    ("last_play", Who.WHITE, "modern-1920", 1, 2),
    ("prisoners", Pair(9, 3), "japanese", "-11/2", "-23/2"),
    ("plays", Pair(140, 133), "lu-nan", "-13/2", "-27/2"),
    ("pass_stones", Pair(2, 0), "tang-song", 1, -1),
    ("end", End.ALIVE, "new-zealand", -6, -30),
    (KOMI, Fraction(10), "japanese", "-11/2", -9),
    ("handicap", 3, "ming-qing", 1, -5),
]


def enter(desk: Desk, name: str, value: object) -> None:
    if isinstance(value, Pair):
        pair(desk, name, value.black, value.white)
    elif name == KOMI:
        fill(desk, field(desk, QLineEdit, KOMI), "10")
    elif name == "handicap":
        fill(desk, field(desk, QSpinBox, name), "3")
    else:
        choose(desk, name, value)


@pytest.mark.parametrize(("name", "value", "rules", "before", "after"), CASES)
def test_each_field_changes_the_result_and_is_undone(desk, name, value, rules, before, after):
    desk.rules(rules)
    stated = desk.case
    result = desk.result
    assert desk.score.margin == (None if before is None else Fraction(before))
    enter(desk, name, value)
    assert getattr(desk.case.answers, name) == value
    assert desk.score.margin == Fraction(after)
    assert desk.result != result
    for _ in range(len(desk.window.session.history.past) - 7):
        desk.undo()
    assert desk.case == stated, "undone from the field itself"
    assert desk.result == result
    shown = {w.objectName() for w in desk.details.form.findChildren(QWidget)}
    assert name in shown or f"{name}-B" in shown
    desk.redo()
    assert getattr(desk.case.answers, name) is not None


def test_the_fields_say_what_the_record_says(desk):
    assert field(desk, QComboBox, "began").currentText() == "as recorded: White"
    assert field(desk, QComboBox, "last_play").currentText() == "as recorded: Black"
    assert field(desk, QComboBox, "first_pass").currentText() == in_words(UNKNOWN)
    assert field(desk, QSpinBox, "prisoners-B").text() == "(3)"
    assert field(desk, QSpinBox, "plays-W").text() == "(133)"
    assert field(desk, QSpinBox, "handicap").text() == "(0)"
    assert field(desk, QLineEdit, "komi").placeholderText() == "7½"
    desk.rules("tang-song")
    assert field(desk, QLineEdit, "komi").placeholderText() == "none"
    assert desk.case.answers == StatedFacts()


def test_a_field_emptied_again_is_as_recorded(desk):
    desk.rules("japanese")
    prisoners = field(desk, QSpinBox, "prisoners-B")
    fill(desk, prisoners, "9")
    assert desk.case.answers.prisoners == Pair(9, 3), "White's number as recorded"
    prisoners.setFocus()
    prisoners.setValue(-1)
    field(desk, QSpinBox, "prisoners-W").setValue(-1)
    assert desk.case.answers.prisoners is None
    assert desk.score.margin == Fraction(-11, 2)
    komi = field(desk, QLineEdit, "komi")
    fill(desk, komi, "0.5")
    assert desk.score.margin == Fraction(1, 2)
    komi.setFocus()
    desk.key(Key.Key_A, CTRL)
    desk.key(Key.Key_Backspace)
    desk.key(Key.Key_Return)
    assert desk.case.answers.komi is None


def test_the_side_that_is_not_stated_stays_as_recorded(start, tmp_path):
    path = tmp_path / "took.sgf"
    path.write_text("(;SZ[5]RU[Japanese];B[ba];W[aa];B[ab];W[ee])")
    desk = start(path)
    black, white = (field(desk, QSpinBox, f"prisoners-{side}") for side in "BW")
    assert (black.text(), white.text()) == ("(0)", "(1)")
    fill(desk, black, "4")
    assert desk.case.answers.prisoners == Pair(4, 1)
    desk.undo()
    fill(desk, white, "4")
    assert desk.case.answers.prisoners == Pair(0, 4)


def test_enter_after_the_last_missing_fact_leaves_the_page(bare: Desk) -> None:
    desk = bare
    desk.rules("japanese")
    desk.window.open_details()
    assert desk.window.pages.drawer == "details"
    fill(desk, field(desk, QSpinBox, "prisoners-B"), "3")
    assert desk.window.pages.drawer == "details", "White's number is missing"
    fill(desk, field(desk, QSpinBox, "prisoners-W"), "2")
    assert desk.case.answers.prisoners == Pair(3, 2)
    assert desk.window.pages.drawer is None
    assert desk.board.hasFocus()
    fill(desk, field(desk, QLineEdit, KOMI), "5.5")
    assert desk.window.pages.drawer == "details", "nothing was missing"


def test_half_of_a_pair_stays_while_something_else_is_stated(desk):
    desk.rules("jpd-b")
    black, white = (field(desk, QSpinBox, f"bowls-{side}") for side in "BW")
    fill(desk, black, "40")
    assert desk.case.answers.bowls is None, "one bowl tells nothing"
    fill(desk, field(desk, QLineEdit, KOMI), "5.5")
    assert black.value() == 40
    fill(desk, white, "41")
    assert desk.case.answers.bowls == Pair(40, 41)


@pytest.mark.parametrize("text", ["6.5", "6½", "13/2"])
def test_komi_is_read_as_it_is_written(desk, text):
    desk.rules("aga")
    fill(desk, field(desk, QLineEdit, "komi"), text)
    assert desk.case.answers.komi == Fraction(13, 2)
    assert field(desk, QLineEdit, "komi").text() in (text, "6.5")


def test_beside_the_points_of_a_komi_stands_what_it_is_in_zi(desk):
    told = desk.details.form.findChild(QLabel, "komi-in-unit")
    desk.rules("chinese-1988")
    komi = field(desk, QLineEdit, "komi")
    assert (told.isVisible(), told.text()) == (True, "komi 2¾ zi")
    assert told.mapTo(desk.window, QPoint()).x() > komi.mapTo(desk.window, QPoint()).x()
    fill(desk, komi, "7.5")
    assert told.text() == "komi 3¾ zi" == komi.accessibleDescription()
    fill(desk, komi, "0")
    assert told.isHidden(), "nought is nought in any unit"
    fill(desk, komi, "6.5")
    for rules, hidden in (("japanese", True), ("lu-nan", False), ("aga", True)):
        desk.rules(rules)
        assert told.isHidden() is hidden, rules
        assert komi.accessibleDescription() == ("" if hidden else "komi 3¼ zi")


def test_a_komi_that_is_no_number_changes_nothing_and_says_so(desk):
    before = desk.case
    komi = field(desk, QLineEdit, "komi")
    fill(desk, komi, "six")
    assert desk.case == before
    remark = said_under(komi)
    assert remark.text() == f"✕ {in_words('komi-form', text='six')}"
    assert komi.accessibleDescription() == remark.text()
    fill(desk, komi, "6")
    assert desk.case.answers.komi == 6
    assert not remark.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (960, 640)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_komi_is_none_stands_under_it(desk, language, size):
    desk.main.use_language(language)
    desk.window.resize(*size)
    komi = field(desk, QLineEdit, "komi")
    fill(desk, komi, "six")
    for _ in range(LAYOUTS):
        settle()
    handicap = field(desk, QSpinBox, "handicap")
    komi, remark = (w.mapToGlobal(QPoint()).y() + w.height() for w in (komi, said_under(komi)))
    assert komi < remark <= handicap.mapToGlobal(QPoint()).y()
    assert list(clipped(desk.window)) == []


def said_under(widget: QWidget) -> Remark:
    """The remark of a field, where it is seen."""
    parent = widget.parentWidget()
    while (found := parent.findChild(Remark)) is None:
        parent = parent.parentWidget()
    assert found.isVisible()
    return found


def test_what_was_undone_is_not_stated_again_when_the_field_is_left(desk):
    komi = field(desk, QLineEdit, "komi")
    fill(desk, komi, "5.5")
    assert desk.case.answers.komi == Fraction(11, 2)
    desk.window.actions_by_id["undo"].trigger()  # from the menu, the field keeps the focus
    assert desk.case.answers.komi is None
    assert komi.text() == ""
    desk.board.setFocus()
    assert desk.case.answers.komi is None
    assert desk.window.session.history.future


def test_while_typing_ctrl_z_is_the_fields_own(desk):
    komi = field(desk, QLineEdit, "komi")
    komi.setFocus()
    QTest.keyClicks(komi, "77")
    before = desk.case
    desk.undo()
    assert desk.case == before, "the text goes, not the last ruling"
    assert komi.text() == ""


def test_the_wheel_scrolls_the_form_and_states_nothing(desk):
    for widget in desk.details.form.findChildren(QWidget):
        if not isinstance(widget, (QComboBox, QSpinBox)):
            continue
        desk.board.setFocus()
        desk.scroll_to(widget)
        before = desk.case
        for turn in (120, -120):
            QApplication.sendEvent(widget, wheel(widget, turn))
        assert desk.case == before, widget.objectName()
    handicap = field(desk, QSpinBox, "handicap")
    handicap.setFocus()
    QApplication.sendEvent(handicap, wheel(handicap))
    assert handicap.value() != -1, "where one is typing the wheel turns the number"


def wheel(widget: QWidget, turn: int = 120) -> QWheelEvent:
    middle = QPointF(widget.rect().center())
    return QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


# A bare position


def test_missing_facts_are_named_and_supplied(bare):
    desk = bare
    desk.rules("japanese")
    assert desk.result.startswith(in_words(STATES[CaseState.UNDECIDED]))
    desk.key(Key.Key_A, CTRL | SHIFT)
    assert desk.score.margin is None
    said = "Not decided: prisoners must be known"
    assert (desk.result, desk.more) == (said, "1 question open")
    assert desk.details.missing.text() == "Still needed: prisoners"
    assert field(desk, QSpinBox, "prisoners-B").text() == "?"
    desk.go("count")
    assert desk.window.views.count_page.none.text() == in_words(
        REFUSALS["facts-missing"], needs="prisoners"
    )
    assert desk.signs()["count"] == ""
    assert desk.lines()[-1][0] != "Total", "no sums without a margin"
    assert desk.read_result().splitlines()[0] == f"{said} · 1 question open"
    pair(desk, "prisoners", 10, 2)
    assert desk.case.answers.prisoners == Pair(10, 2)
    assert desk.score.margin == Fraction(-29, 2)
    assert desk.window.pages.drawer is None, "the last missing fact is known"
    desk.go("count")
    assert desk.result == in_words(WON[Unit.MOKU], name="White", amount="14½")
    assert desk.details.missing.text() == ""
    desk.board.setFocus()
    desk.undo()
    assert desk.score.margin is None
    desk.redo()
    assert desk.result == in_words(WON[Unit.MOKU], name="White", amount="14½")


def test_half_a_pair_states_nothing_and_is_not_lost(bare):
    desk = bare
    desk.rules("japanese")
    black = field(desk, QSpinBox, "prisoners-B")
    fill(desk, black, "4")
    assert desk.case.answers.prisoners is None
    desk.go("dead")
    assert not black.isVisible()
    assert desk.details.isVisible()
    assert black.value() == 4
    fill(desk, field(desk, QSpinBox, "prisoners-W"), "0")
    assert desk.case.answers.prisoners == Pair(4, 0)


def test_first_pass_is_asked_for_and_supplied(bare):
    desk = bare
    desk.rules("jpd-a")
    desk.key(Key.Key_A, CTRL | SHIFT)
    assert desk.result == f"Not decided: {in_words(NEEDS['first_pass'])} must be known"
    choose(desk, "first_pass", Who.NOBODY)
    assert desk.case.answers.first_pass is Who.NOBODY
    assert desk.score.margin is not None


def test_values_come_back_as_they_were_stated(bare):
    """Combo boxes give back the very values of the core, not plain numbers."""
    desk = bare
    choose(desk, "began", WHITE)
    assert desk.case.answers.began is WHITE
    choose(desk, "end", End.FORCED)
    assert desk.case.answers.end is End.FORCED
    assert field(desk, QComboBox, "began").currentText() == "White"


def test_what_few_rule_sets_ask_is_asked_only_there(bare):
    desk = bare
    names = ("last_dame", "granted_first", "played_for")

    def boxes() -> list[QComboBox | None]:
        return [desk.details.form.findChild(QComboBox, name) for name in names]

    for rules, asked in (
        ("chinese-2002", [False, False, False]),
        ("tang-song", [True, False, False]),
        ("tang-song-chen", [True, False, False]),
        ("saturation-stones", [False, True, True]),
        ("tingdao", [False, True, True]),
    ):
        desk.rules(rules)
        assert desk.details.isVisible()
        seen = [box is not None and not box.isHidden() for box in boxes()]
        assert seen == asked
    unstated = in_words(ACT_LOG_STATES["unstated"])
    assert [box.currentText() for box in boxes()] == [unstated] * 3
    choose(desk, "played_for", PlayedFor.CHIPS)
    assert desk.case.answers == StatedFacts(played_for=PlayedFor.CHIPS)
    desk.rules("chinese-2002")
    assert [box.isHidden() for box in boxes()] == [True, True, False], "what is stated is shown"


def test_pasting_over_facts_begins_anew(bare):
    desk = bare
    QGuiApplication.clipboard().setText(BARE)
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert desk.case.answers == StatedFacts()
    assert desk.case.position.rows == BARE.split()


# The bowls


def test_what_is_found_in_the_bowls_is_compared_and_undone(desk):
    desk.rules("japanese")
    bowls = field(desk, QSpinBox, "bowls-B")
    assert bowls.text() == "?", "nobody has looked into them"
    row = desk.details.ledger_row
    desk.scroll_to(row)
    desk.press(row)
    held = desk.details.ledger.findChildren(QWidget, "ledger-bowls")[0]
    assert not held.isVisible()
    fill(desk, bowls, "46")
    assert desk.case.answers.bowls is None, "half a count is none"
    fill(desk, field(desk, QSpinBox, "bowls-W"), "44")
    assert desk.case.answers.bowls == Pair(46, 44)
    assert held.text() == f"✕ {in_words(HEADINGS['bowls'])}: White: missing 1."
    codes = [finding.code for finding in desk.score.findings]
    assert codes.count("ledger-missing") == 1
    assert row.text().startswith("✕")
    margin = desk.score.margin
    fill(desk, field(desk, QSpinBox, "bowls-W"), "45")
    assert held.text() == "✓ The bowls hold what they must."
    assert "ledger-missing" not in [finding.code for finding in desk.score.findings]
    assert desk.score.margin == margin, "bowls change no result"
    desk.undo()
    desk.undo()
    assert desk.case.answers.bowls is None
    assert not held.isVisible()


def test_a_digit_takes_the_place_of_what_is_not_known(start, tmp_path):
    path = tmp_path / "bare.sgf"
    path.write_text("(;SZ[5]RU[Japanese]AB[ba]AW[aa][bb])")
    desk = start(path)
    black = field(desk, QSpinBox, "prisoners-B")
    desk.details.form.go_to("prisoners")
    assert black.hasFocus()
    desk.key(Key.Key_2)
    desk.key(Key.Key_Return)
    assert black.value() == 2

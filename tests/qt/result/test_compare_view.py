"""The comparison: against what, why in sentences, and that looking changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStyleOptionViewItem, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from goref.app.assessment import Assessment
from goref.app.opening import open_bytes
from goref.app.questions.open_matters import open_under
from goref.app.reports.comparison import COUNTED, WON
from goref.core.base.colour import Who
from goref.core.case.case import Case
from goref.core.incidents.consequence import LOSS, points
from goref.core.incidents.incident import Incident, Offender
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.scorer import Winner
from goref.core.scoring.status import CaseState
from goref.core.texts.reasons import CLAUSES, NOT_COUNTED
from goref.core.texts.results import EVERY_PENALTY, PROVISIONAL
from goref.core.texts.status import AS_IT_STANDS, STATES
from goref.qt.look.appearance import size_texts
from goref.qt.look.metrics import GAP, SPACE
from goref.qt.result.compare_view import CompareView
from goref.qt.result.outcome_tree import AMOUNT, BETWEEN, ID, LONGEST, MARGIN, NAME, WHY
from tests.core.build import COMPUTED, game, ruled, walls
from tests.languages import EN, JA, KO, ZH
from tests.qt.cells import cut
from tests.qt.desk import GAMES
from tests.qt.fitting import clipped, rest
from tests.wordings import in_words, tells

SEKI = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19").answering(
    last_competitive=Who.WHITE
)
AMOUNTS = ((Winner.BLACK, 2), (Winner.DRAW, 6), (Winner.WHITE, 13))
"""How many rule sets lead to each outcome of ``SEKI`` for good."""
Make = Callable[..., CompareView]


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
    ) -> CompareView:
        view = CompareView(language)  # type: ignore[arg-type]
        qtbot.addWidget(view)
        view.resize(*size)
        view.show_assessment(Assessment(replace(case, rules=rules), ()))
        with qtbot.waitExposed(view):
            view.show()
        rest(view)
        return view

    return made


def tops(view: CompareView) -> list[QTreeWidgetItem]:
    return [view.table.topLevelItem(row) for row in range(view.table.topLevelItemCount())]


def items(view: CompareView) -> dict[str, QTreeWidgetItem]:
    """The row of every rule set, by its id."""
    rows = [top.child(row) for top in tops(view) for row in range(top.childCount())]
    return {row.data(NAME, ID): row for row in rows}


def click(view: CompareView, rules: str, *, twice: bool = False) -> None:
    item = items(view)[rules]
    if not item.parent().isExpanded():
        press_at(view, item.parent())
    press_at(view, item, QTest.mouseDClick if twice else QTest.mouseClick)


def press_at(
    view: CompareView, item: QTreeWidgetItem, press: Callable[..., None] = QTest.mouseClick
) -> None:
    view.table.scrollToItem(item)
    where = view.table.visualItemRect(item).center()
    press(view.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QApplication.processEvents()


def why(view: CompareView, rules: str) -> str:
    return items(view)[rules].text(WHY)


def unfold_all(view: CompareView) -> None:
    view.table.setFocus()
    QTest.keyClick(view.table, Qt.Key.Key_Home)
    for top in tops(view):
        view.table.setCurrentItem(top)
        QTest.keyClick(view.table, Qt.Key.Key_Right)
    QApplication.processEvents()


def test_every_group_is_in_sight_and_names_its_rule_sets(make: Make) -> None:
    view = make(SEKI)
    seen = view.table.viewport().rect()
    groups = tops(view)
    assert [top.isExpanded() for top in groups] == [False] * len(groups)
    outcomes = groups[:-2]  # the last is provisional, or a fact is missing
    assert all(seen.contains(view.table.visualItemRect(top)) for top in outcomes)
    winners = [in_words(COUNTED, outcome=in_words(WON[w]), count=n) for w, n in AMOUNTS]
    assert [t.text(NAME) for t in groups if t.text(NAME) in winners] == winners
    names = " ".join(top.data(NAME, Qt.ItemDataRole.AccessibleTextRole) for top in groups)
    assert all(in_words(rules.name) in names for rules in COMPUTED)


def test_a_group_folds_by_key_and_mouse(make: Make) -> None:
    view = make(SEKI)
    first, second = tops(view)[:2]
    high = view.table.visualItemRect(first).height()
    press_at(view, first)
    assert first.isExpanded()
    assert view.table.visualItemRect(first).height() < high, "its rows have the names now"
    press_at(view, first)
    assert not first.isExpanded()
    place = view.table.visualItemRect(first)
    arrow = QPoint(place.left() + 10, place.center().y())
    for opened in (True, False):
        QTest.mouseClick(view.table.viewport(), Qt.MouseButton.LeftButton, pos=arrow)
        assert first.isExpanded() is opened
    view.table.setFocus()
    QTest.keyClick(view.table, Qt.Key.Key_Down)
    assert view.table.currentItem() is second
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Left):
        before = second.isExpanded()
        QTest.keyClick(view.table, key)
        assert second.isExpanded() is not before
    assert not view.use.isEnabled(), "a group is no rule set"


def test_a_margin_is_a_bar_from_the_middle_black_left_white_right(make: Make) -> None:
    view = make(SEKI)
    unfold_all(view)
    sides = {}
    for rules in ("sunjang", "japanese", "chinese-2002"):
        view.table.scrollToItem(items(view)[rules])
        QApplication.processEvents()
        place = view.table.visualItemRect(items(view)[rules])
        left = view.table.columnViewportPosition(MARGIN)
        wide = view.table.columnWidth(MARGIN)
        number = view.table.fontMetrics().horizontalAdvance(LONGEST) + SPACE
        picture = view.table.viewport().grab().toImage()
        ratio = picture.devicePixelRatio()
        line = place.top() + view.table.fontMetrics().height() // 2 + GAP
        dark = [
            x - left - number
            for x in range(left + number, left + wide)
            if picture.pixelColor(round(x * ratio), round(line * ratio)).lightness() < 60
        ]
        half = (wide - number - SPACE) // 2
        sides[rules] = (sum(x < half - 2 for x in dark), sum(x > half + 2 for x in dark))
    assert sides["sunjang"][0] > 20, "filled with black"
    assert sides["sunjang"][1] == 0
    for rules in ("japanese", "chinese-2002"):
        assert sides[rules][0] == 0
        assert 0 < sides[rules][1] < 5, "white with a rim"


def test_a_group_says_the_margins_of_its_rule_sets(make: Make) -> None:
    view = make(SEKI)
    seen = 0
    for top in tops(view):
        children = [top.child(row) for row in range(top.childCount())]
        told = [child.text(MARGIN) for child in children]
        known = [one for one in told if one != "–"]
        ends = dict.fromkeys((known[0], known[-1])) if known else ()
        assert top.data(NAME, AMOUNT) == BETWEEN.join(ends), "the best for Black first"
        seen += len(children)
    assert seen == len(COMPUTED)


def test_the_reference_is_the_cases_own_and_follows_it(make: Make) -> None:
    view = make(SEKI)
    assert view.reference_id == "chinese-2002"
    assert why(view, "chinese-2002") == "the reference"
    assert why(view, "chinese-1988") == "Komi +2"
    view.show_assessment(Assessment(replace(SEKI, rules="chinese-1988"), ()))
    rest(view)
    assert view.reference_id == "chinese-1988"
    assert why(view, "chinese-2002") == "Komi −2"


def test_another_reference_stays_whatever_the_case_is_counted_by(make: Make) -> None:
    view = make(SEKI)
    view.reference.setFocus()
    for _ in range(view.reference.findData("tang-song")):
        QTest.keyClick(view.reference, Qt.Key.Key_Down)
    rest(view)
    assert why(view, "tang-song") == "the reference"
    view.show_assessment(Assessment(replace(SEKI, rules="japanese"), ()))
    rest(view)
    assert view.reference_id == "tang-song"


def test_the_chosen_row_is_explained_in_sentences(make: Make) -> None:
    view = make(SEKI)
    assert view.why.text() == ""
    click(view, "chinese-2002")
    assert view.why.text() == "Chinese, 2002 (3¾ zi): White wins by 3¾ zi (the reference)."
    click(view, "japanese")
    assert view.why.text().splitlines() == [
        "Japanese: Provisional: White wins by 4½ points.",
        "Komi is 6½ here and 7½ in the reference: 1 point better for Black.",
        in_words(NOT_COUNTED, name="points in seki eyes: 1 point better for Black."),
        f"{in_words(CLAUSES['plays'].there)}: 1 point better for Black.",
    ]
    QTest.keyClick(view.table, Qt.Key.Key_Down)
    assert view.why.text().startswith("Korean: Provisional: White wins by 4½ points.\n")


def test_looking_changes_nothing_and_the_button_does(make: Make) -> None:
    view = make(SEKI)
    asked: list[str] = []
    view.rulesChosen.connect(asked.append)
    assert not view.use.isEnabled(), "it is counted so already"
    click(view, "japanese", twice=True)
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    assert asked == []
    assert view.use.isEnabled()
    QTest.mouseClick(view.use, Qt.MouseButton.LeftButton)
    view.use.setFocus()
    QTest.keyClick(view.use, Qt.Key.Key_Space)
    assert asked == ["japanese"] * 2


def test_the_chosen_row_stays_chosen_when_the_case_changes(make: Make) -> None:
    view = make(SEKI)
    click(view, "japanese")
    view.show_assessment(Assessment(replace(SEKI, rules="japanese"), ()))
    rest(view)
    assert view.table.currentItem() is items(view)["japanese"]
    assert not view.use.isEnabled()
    assert view.why.text() == "Japanese: Provisional: White wins by 4½ points (the reference)."


@pytest.mark.parametrize("chosen", ["", "japanese"])
def test_rows_of_the_case_before_are_called_so_while_it_is_counted_again(
    make: Make, chosen: str
) -> None:
    view = make(SEKI)
    if chosen:
        click(view, chosen)
    view.show_assessment(Assessment(replace(SEKI, rules="japanese"), ()))
    assert tops(view), "the earlier rows are still there"
    assert view.why.text() == "Counting under every rule set …"
    assert view.why.isVisible()
    rest(view)
    assert "Counting" not in view.why.text()


def test_a_reference_without_a_result_is_told_and_explains_nothing(make: Make) -> None:
    view = make(walls(181, 180), "jpd-a")
    assert "The reference has no result to compare with." in view.status.text()
    assert why(view, "jpd-a").startswith("missing: ")
    assert why(view, "chinese-2002") == "–"
    click(view, "chinese-2002")
    assert view.why.text() == "Chinese, 2002 (3¾ zi): White wins by 3¼ zi."
    view = make(SEKI, "cangjie")
    assert len(items(view)) == len(COMPUTED)
    assert "The reference has no result to compare with." in view.status.text()


def test_csv_is_a_command(make: Make) -> None:
    view = make(SEKI)
    wanted: list[str] = []
    view.wanted.connect(wanted.append)
    button = view.findChild(type(view.use), "save-csv-button")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted == ["save-csv"]


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
@pytest.mark.parametrize("width", [380, 528, 760])
def test_names_wrap_and_nothing_is_cut(make: Make, language: str, width: int) -> None:
    view = make(SEKI, language=language, size=(width, 480))
    unfold_all(view)
    assert view.table.isColumnHidden(WHY) is (width == 380)
    assert view.table.horizontalScrollBar().maximum() == 0
    assert list(clipped(view)) == []
    header = view.table.header()
    assert list(cut(header)) == []
    for item in (*tops(view), *items(view).values()):
        for column in (NAME, MARGIN) if width == 380 else (NAME, WHY, MARGIN):
            index = view.table.indexFromItem(item, column)
            needs = view.table.itemDelegate().sizeHint(QStyleOptionViewItem(), index)
            assert view.table.visualItemRect(item).height() >= needs.height(), item.text(NAME)
    number = view.table.fontMetrics().horizontalAdvance(LONGEST)
    assert view.table.columnWidth(MARGIN) > 2 * number


@pytest.mark.parametrize(
    ("language", "size"), [(EN, (800, 374)), (KO, (800, 322)), (EN, (600, 330))]
)
def test_with_texts_twice_as_large_everything_can_be_reached(
    make: Make, qtbot: QtBot, qapp: QApplication, language: str, size: tuple[int, int]
) -> None:
    size_texts(qapp, 150 if size[0] == 600 else 200)
    paid = Incident(1, "phone-rang", Offender.WHITE, decided=(points(2),))
    view = make(replace(SEKI, incidents=(paid,)), language=language, size=size)
    csv = view.findChild(QPushButton, "save-csv-button")
    unfold_all(view)
    QTest.keyClick(view.table, Qt.Key.Key_Home)
    for _ in range(len(items(view)) + len(tops(view)) - 1):
        QTest.keyClick(view.table, Qt.Key.Key_Down)
        QApplication.processEvents()
        assert view.use.isVisible()
        assert csv.isVisible()
        qtbot.waitUntil(lambda: not list(clipped(view)))  # a scroll bar is laid out late
        current = view.table.currentItem()
        row = view.table.visualItemRect(current)
        seen = view.table.viewport().rect()
        assert seen.intersected(row).height() >= min(row.height() - 1, 64)
        told, sentences = view.why.text().splitlines()[0], view.why.text().splitlines()[1:]
        assert "+2" in told, "what is told of all is above what is told of the row"
        assert bool(sentences) is (current.parent() is not None)


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_in_the_least_room_both_acts_are_in_sight_and_obey_the_mouse(
    make: Make, qapp: QApplication, language: str
) -> None:
    size_texts(qapp, 200)
    view = make(SEKI, language=language, size=(562, 206))  # as in a window of 1024 by 700
    csv = view.findChild(QPushButton, "save-csv-button")
    wanted: list[str] = []
    view.wanted.connect(wanted.append)
    view.rulesChosen.connect(wanted.append)
    chosen = "chinese-1964"
    click(view, chosen)
    QApplication.processEvents()
    tight = [each for each in clipped(view) if not each.startswith("OutcomeTree")]
    assert tight == []
    row = view.table.visualItemRect(view.table.currentItem())
    seen = view.table.viewport().rect().intersected(row).height()
    assert seen >= min(row.height(), 64), "the chosen row can be read"
    for button in (view.use, csv):
        assert view.rect().contains(QRect(button.mapTo(view, QPoint()), button.size()))
        assert view.childAt(button.mapTo(view, button.rect().center())) is button
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wanted == [chosen, "save-csv"]
    assert view.use.toolTip() == view.use.accessibleName() != view.use.text()
    view.resize(562, 700)
    rest(view)
    assert view.use.text() == view.use.accessibleName(), "said in full where there is room"
    assert list(clipped(view)) == []


def test_a_loss_by_penalty_is_told_once_above_the_rows(make: Make) -> None:
    lost = Incident(1, "phone-rang", Offender.WHITE, decided=(LOSS,))
    view = make(replace(SEKI, incidents=(lost,)))
    assert view.status.text().startswith("Black wins: White loses by penalty (telephone rang)")
    told = [row.toolTip(MARGIN) for row in items(view).values()]
    assert not any("penalty" in each for each in told)
    click(view, "chinese-2002")
    assert "White wins by" in view.why.text()


def test_a_payment_is_told_once_above_the_rows(make: Make) -> None:
    paid = Incident(1, "phone-rang", Offender.WHITE, decided=(points(2),))
    view = make(replace(SEKI, incidents=(paid,)))
    assert view.status.text() == in_words(EVERY_PENALTY, name="Black", amount=2)


def test_what_rests_on_no_ruling_says_so_beside_what_is_ruled(make: Make) -> None:
    for case in (SEKI, replace(SEKI, ruling=Ruling())):
        view = make(case)
        assert why(view, "tromp-taylor").startswith(in_words(AS_IT_STANDS))
        assert not why(view, "aga").startswith(in_words(AS_IT_STANDS))
        click(view, "tromp-taylor")
        assert in_words(AS_IT_STANDS) in view.why.text()
    unruled = items(view)["aga"].parent().text(NAME)
    assert unruled == in_words(
        COUNTED, outcome=STATES[CaseState.UNDECIDED].en, count=len(COMPUTED) - 1
    )
    assert items(view)["aga"].text(MARGIN) == "–", "nobody has ruled"
    told = items(view)["tromp-taylor"].parent().text(NAME)
    assert tells(
        told, PROVISIONAL, result=in_words(COUNTED, outcome=WON[Winner.WHITE].en, count=1)
    )


def test_what_is_provisional_is_what_the_other_pages_call_open(make: Make) -> None:
    """As the command line does, it asks for each rule set what is open in the case under it."""
    path = GAMES / "huang-longshi--zhou-donghou.sgf"
    case = open_bytes(path.read_bytes(), path.name)[0].case
    view = make(case, case.rules)
    assert not view.pump.is_busy
    assessment = Assessment(case, ())
    told = {
        item.score.rules.id: open_under(assessment.bench, item.score).counted.status.state
        for item in assessment.compared(case.rules)
        if item.score.winner is not Winner.NONE
    }
    assert CaseState.PROVISIONAL in told.values()
    provisional = {
        id_ for id_, item in items(view).items() if tells(item.parent().text(NAME), PROVISIONAL)
    }
    assert provisional == {id_ for id_, state in told.items() if state is CaseState.PROVISIONAL}


def test_an_empty_table_says_what_is_being_done(qtbot: QtBot) -> None:
    view = CompareView(EN)
    qtbot.addWidget(view)
    view.resize(528, 560)
    view.show_assessment(assessment := Assessment(SEKI, ()))
    with qtbot.waitExposed(view):
        view.show()
    area, words = view.table.viewport(), view.table.waiting
    assert tops(view) == []
    shown = area.grab().toImage()
    view.table.waiting = ""
    assert shown != area.grab().toImage()
    view.table.waiting = words
    rest(view)
    rows = view.compared(assessment)
    assert tops(view) != []
    assert area.grab().toImage() != shown
    assert [row.score.margin for row in rows] == [
        row.score.margin for row in assessment.compared(view.reference_id)
    ]

"""The comparison: against what, why in sentences, and that looking changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from goref.app.assessment import Assessment
from goref.core.case.case import Case
from goref.core.incidents.consequence import LOSS, points
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling
from goref.core.texts.reasons import CLAUSES, NOT_COUNTED
from goref.core.texts.results import EVERY_PENALTY
from goref.core.texts.status import AS_IT_STANDS
from goref.qt.look.appearance import size_texts
from goref.qt.result.compare_view import RESULT, CompareView
from tests.core.build import COMPUTED, game, ruled, walls
from tests.languages import EN, JA, KO, ZH
from tests.qt.cells import cut
from tests.qt.fitting import clipped, rest
from tests.wordings import in_words

SEKI = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19")
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


def row_of(view: CompareView, rules: str) -> int:
    name = RULESETS[rules].name.in_(EN)
    [row] = [r for r in range(view.table.rowCount()) if view.table.item(r, 0).text() == name]
    return row


def click(view: CompareView, rules: str, *, twice: bool = False) -> None:
    item = view.table.item(row_of(view, rules), 0)
    view.table.scrollToItem(item)
    where = view.table.visualItemRect(item).center()
    press = QTest.mouseDClick if twice else QTest.mouseClick
    press(view.table.viewport(), Qt.MouseButton.LeftButton, pos=where)


def why(view: CompareView, rules: str) -> str:
    return view.table.item(row_of(view, rules), 3).text()


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
    assert view.why.text() == "Chinese, 2002 (3¾ zi): the reference."
    click(view, "japanese")
    assert view.why.text().splitlines() == [
        "Japanese:",
        "Komi is 6½ here and 7½ in the reference: 1 point better for Black.",
        in_words(NOT_COUNTED, name="points in seki eyes: 1 point better for Black."),
        f"{in_words(CLAUSES['plays'].there)}: 1 point better for Black.",
    ]
    QTest.keyClick(view.table, Qt.Key.Key_Up)
    assert view.why.text().startswith("Lu Nan's correction:\n")


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
    assert view.table.currentRow() == row_of(view, "japanese")
    assert not view.use.isEnabled()
    assert view.why.text() == "Japanese: the reference."


def test_a_reference_without_a_result_is_told_and_explains_nothing(make: Make) -> None:
    view = make(walls(181, 180), "jpd-a")
    assert "The reference has no result to compare with." in view.status.text()
    assert why(view, "jpd-a").startswith("missing: ")
    assert why(view, "chinese-2002") == "–"
    click(view, "chinese-2002")
    assert view.why.text() == "Chinese, 2002 (3¾ zi): –."
    view = make(SEKI, "cangjie")
    assert view.table.rowCount() == len(COMPUTED)
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
    assert view.table.isColumnHidden(3) is (width == 380)
    assert view.table.horizontalScrollBar().maximum() == 0
    assert list(clipped(view)) == []
    assert list(cut(view.table)) == []


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
    view.table.setFocus()
    view.table.setCurrentCell(0, 0)
    for _ in range(view.table.rowCount()):
        QApplication.processEvents()
        assert view.use.isVisible()
        assert csv.isVisible()
        qtbot.waitUntil(lambda: not list(clipped(view)))  # a scroll bar is laid out late
        row = view.table.visualItemRect(view.table.item(view.table.currentRow(), 0))
        assert view.table.viewport().rect().intersected(row).height() >= min(row.height(), 64)
        told, sentences = view.why.text().splitlines()[0], view.why.text().splitlines()[1:]
        assert "+2" in told, "what is told of all is above what is told of the row"
        assert sentences
        QTest.keyClick(view.table, Qt.Key.Key_Down)


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
    view.table.setFocus()
    view.table.setCurrentCell(1, 0)
    chosen = view.table.item(view.table.currentRow(), 0).data(Qt.ItemDataRole.UserRole)
    QApplication.processEvents()
    tight = [each for each in clipped(view) if not each.startswith("FiguresTable")]
    assert tight == []
    row = view.table.visualItemRect(view.table.item(view.table.currentRow(), 0))
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
    told = [view.table.item(row, 2).text() for row in range(view.table.rowCount())]
    assert not any("penalty" in each for each in told)
    assert view.table.item(row_of(view, "chinese-2002"), 2).text().startswith("White wins by")


def test_a_payment_is_told_once_above_the_rows(make: Make) -> None:
    paid = Incident(1, "phone-rang", Offender.WHITE, decided=(points(2),))
    view = make(replace(SEKI, incidents=(paid,)))
    assert view.status.text() == in_words(EVERY_PENALTY, name="Black", amount=2)


def test_what_rests_on_no_ruling_says_so_beside_what_is_ruled(make: Make) -> None:
    for case in (SEKI, replace(SEKI, ruling=Ruling())):
        view = make(case)
        told = view.table.item(row_of(view, "tromp-taylor"), RESULT).text()
        assert told.startswith(f"{in_words(AS_IT_STANDS)}: ")
        others = view.table.item(row_of(view, "aga"), RESULT).text()
        assert not others.startswith("Counted")
    assert others == "–", "nobody has ruled"

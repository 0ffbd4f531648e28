"""One model of rows: its columns are data, asked when a cell is looked at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel

from goref.qt.look.i18n import Translators
from goref.qt.widgets.rows_model import RowsModel, TableColumn
from goref.qt.widgets.tables import tsv
from tests.languages import EN, ZH

Role = Qt.ItemDataRole
ACROSS = Qt.Orientation.Horizontal


def struck(row: int) -> QFont | None:
    font = QFont()
    font.setStrikeOut(True)
    return font if row == 2 else None


COLUMNS = (
    TableColumn[int]("Act", str, number=True, checked=lambda row: row > 1 if row else None),
    TableColumn[int](
        "Reason",
        lambda row: f"row {row}",
        tip=lambda row: "odd" if row % 2 else "",
        spoken=lambda row: f"Reason: {row}",
        font=struck,
    ),
)


def test_it_is_a_model_as_qt_wants_it_whatever_is_done_to_its_rows(qtmodeltester):
    model = RowsModel[int](COLUMNS)
    qtmodeltester.check(model)
    model.show_rows(range(4))
    qtmodeltester.check(model)
    model.add_rows([7, 8])
    qtmodeltester.check(model)
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == list("012378")
    model.show_rows(())
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (0, 2)


def test_a_cell_says_what_its_column_says_of_its_row(qtbot):
    model = RowsModel[int](COLUMNS)
    model.show_rows(range(3))
    number, reason = model.index(1, 0), model.index(1, 1)
    assert (number.data(), reason.data()) == ("1", "row 1")
    assert (number.data(Role.ToolTipRole), reason.data(Role.ToolTipRole)) == ("1", "odd")
    assert model.index(2, 1).data(Role.ToolTipRole) is None, "an empty tip is none"
    assert number.data(Role.AccessibleTextRole) is None, "its text is read out"
    assert reason.data(Role.AccessibleTextRole) == "Reason: 1"
    assert number.data(Role.TextAlignmentRole) & Qt.AlignmentFlag.AlignRight
    assert reason.data(Role.TextAlignmentRole) is None
    assert model.index(2, 1).data(Role.FontRole).strikeOut()
    assert reason.data(Role.FontRole) is None
    assert model.texts() == [["0", "1", "2"], ["row 0", "row 1", "row 2"]]
    assert model.row_of(reason) == 1
    assert model.row_of(model.index(-1, 0)) is None


def test_only_what_can_be_checked_has_a_box(qtbot):
    model = RowsModel[int](COLUMNS)
    model.show_rows(range(3))
    boxes = [model.index(row, 0).data(Role.CheckStateRole) for row in range(3)]
    assert boxes == [None, Qt.CheckState.Unchecked, Qt.CheckState.Checked]
    can = [
        bool(model.index(row, 0).flags() & Qt.ItemFlag.ItemIsUserCheckable) for row in range(3)
    ]
    assert can == [False, True, True]
    assert not model.index(1, 1).flags() & Qt.ItemFlag.ItemIsUserCheckable


def test_nothing_is_worked_out_before_it_is_looked_at(qtbot):
    asked = []

    def text(row: int) -> str:
        asked.append(row)
        return str(row)

    model = RowsModel[int]((TableColumn("", text),))
    model.show_rows(range(1000))
    model.add_rows(range(1000))
    assert (model.rowCount(), asked) == (2000, [])
    assert model.index(3, 0).data() == "3"
    assert asked == [3]


def test_headings_are_translated_where_a_context_is_known(qapp):
    titles = RowsModel[int](COLUMNS, "protocol"), RowsModel[int](COLUMNS)
    translators = Translators(qapp)
    try:
        translators.use(ZH)
        known, plain = (
            [model.headerData(at, ACROSS) for at in range(model.columnCount())]
            for model in titles
        )
        assert known == [
            QCoreApplication.translate("protocol", title) for title in ("Act", "Reason")
        ]
        assert known != plain == ["Act", "Reason"]
    finally:
        translators.use(EN)


def test_a_tip_is_no_markup_whoever_is_named_in_it(qtbot):
    model = RowsModel[str]((TableColumn[str]("Name", str),))
    model.show_rows(["<b>x</b> & y"])
    cell = model.index(0, 0)
    assert cell.data() == "<b>x</b> & y"
    assert cell.data(Role.ToolTipRole) == "<qt>&lt;b&gt;x&lt;/b&gt; &amp; y</qt>"


def test_rows_that_are_copied_hold_no_formula(qapp) -> None:
    model = QStandardItemModel(1, 3)
    for column, text in enumerate(("=1+1", "−6.5", "two\nlines\tand a tab")):
        model.setItem(0, column, QStandardItem(text))
    assert tsv(model, [0]) == "'=1+1\t−6.5\ttwo lines and a tab"

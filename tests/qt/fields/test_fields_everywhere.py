"""Every field of the window that a number or a day is typed into: taken, or kept and told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QStyle,
    QStyleOptionFrame,
    QVBoxLayout,
    QWidget,
)

from goref.core.base.language import Language, capital
from goref.core.incidents.incident import Incident, Offender
from goref.core.rulesets.ruleset import Unit
from goref.io.event.store import EventStore
from goref.io.sgf.typed import in_points, typed_count, typed_komi
from goref.qt.details.page import DetailsPage
from goref.qt.events.attach.attaching import AttachDialog
from goref.qt.events.dialogs.decision_dialog import DecisionDialog
from goref.qt.events.dialogs.form import FormDialog
from goref.qt.events.dialogs.info_dialog import EditInfoDialog
from goref.qt.events.output.exporting import ExportDialog
from goref.qt.events.output.importing import ImportDialog
from goref.qt.events.players.byes_dialog import ByesDialog
from goref.qt.events.players.pairing_dialog import PairingDialog
from goref.qt.events.players.player_dialog import PlayerDialog
from goref.qt.events.players.withdraw_dialog import WithdrawDialog
from goref.qt.events.reports.standings_view import StandingsDialog
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.remark import Remark, reminders
from goref.qt.incidents.more_fields import MoreFields
from goref.qt.incidents.other_decision_step import OtherDecisionStep
from goref.qt.look.preferences import Preferences
from goref.qt.look.style import use
from goref.qt.look.theme import LIGHT, ROLES
from goref.qt.photo.counted_form import CountedForm
from goref.qt.photo.grid_page import GridPage
from goref.qt.preferences.engines_page import EnginesPage
from goref.qt.setup.setup_page import SetupPage
from tests.languages import EN
from tests.length import share
from tests.qt.desk import CTRL, LEFT, NONE, Desk, Key, plain_sgf, settle
from tests.qt.details.test_page import GAME, Opened
from tests.qt.events.dialog_hands import cup, opened
from tests.qt.fitting import LANGUAGES, clipped, rest
from tests.qt.narrow import WIDTHS, cramped, texts
from tests.wordings import in_words

TEXTS = {"comma": "0,5", "words": "三", "half": "七目半", "wide": "１２", "none": "~?!"}
WAYS = ("tab", "return", "click", "leave")


class Page(QWidget):
    """A page of the window, and a line beside it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.page, self.other = page, QLineEdit()
        column = QVBoxLayout(self)
        column.addWidget(page)
        column.addWidget(self.other)


@dataclass
class Form:
    """A field in its window; ``reads`` gives what a text is there, None for what is none."""

    window: QWidget
    field: QWidget
    reads: Callable[[str], object]
    number: Callable[[], object] | None = None


def box(window: QWidget, name: str) -> Form:
    """A number box, by name."""
    field = window.findChild(NumberBox, name)
    assert field is not None, name

    def reads(text: str) -> int | None:
        number = typed_count(text)
        least, most = max(field.minimum(), 0), field.maximum()
        return number if number is not None and least <= number <= most else None

    return Form(window, field, reads, field.value)


def komi_of(unit: Unit) -> Callable[[str], object]:
    def reads(text: str) -> object:
        try:
            return in_points(typed_komi(text), unit)
        except ValueError:
            return None

    return reads


def facts(name: str) -> Form:
    """A field of record and facts; all of them unfolded."""
    opened = Opened(GAME, "japanese")
    opened.page.form.more.setChecked(True)
    if name == "komi":
        form = Form(opened, opened.line("komi"), komi_of(Unit.MOKU))
        form.number = lambda: opened.case.answers.komi
        return form
    return box(opened, name)


def otherwise(name: str) -> Form:
    step = OtherDecisionStep(EN)
    step.letter("4" if name.endswith("amount") else "t")
    return box(Page(step), name)


def more(language: Language = EN) -> QWidget:
    host = QWidget()
    fields = MoreFields(language, host)
    QVBoxLayout(host).addWidget(fields)
    fields.show_draft(Incident(1, "late", Offender.WHITE), 99)
    fields.letter("m")
    return host


def line(dialog: QDialog, name: str, reads: Callable[[str], object] = lambda _: None) -> Form:
    field = dialog.findChild(QWidget, name)
    assert isinstance(field, QLineEdit | QComboBox), name
    return Form(dialog, field, reads)


def info(store: EventStore) -> EditInfoDialog:
    dialog = EditInfoDialog(None, store, EN)
    dialog.criteria.setEditText("MMS SOSM")
    return dialog


def word(store: EventStore) -> DecisionDialog:
    event, host = store.event(), QWidget()
    dialog = DecisionDialog(host, event, event.table(2, 1), EN, lambda *_: "no", "B")
    dialog.host = host  # which it would be gone with
    return dialog


def export(store: EventStore) -> ExportDialog:
    dialog = ExportDialog(None, store, EN)
    dialog.radios["egf"].setChecked(True)
    return dialog


def imported(store: EventStore) -> ImportDialog:
    path = store.path.parent / "in.csv"
    path.write_text("Table,Black,White\n1,Doe Jane,Roe Rick\n")
    return ImportDialog(None, store, EN, path)


def table(store: EventStore) -> PairingDialog:
    return PairingDialog(None, store, store.event().table(2, 1), 2, EN)


def player(store: EventStore) -> PlayerDialog:
    dialog = PlayerDialog(None, store, store.event().players[0], EN)
    for field in (dialog.mms_correction, dialog.absent):
        dialog.form.setRowVisible(field, True)
    return dialog


def lines() -> Form:
    page = GridPage(LIGHT)
    page.view.hide()  # there is no photograph
    return box(Page(page), "photo-lines")


MOKU = komi_of(Unit.MOKU)
PAGES: dict[str, Callable[[], Form]] = {
    **{
        name: lambda name=name: facts(name)
        for name in ("komi", "handicap", "prisoners-B", "plays-W", "bowls-B", "pass_stones-W")
    },
    **{
        name: lambda name=name: otherwise(name)
        for name in ("consequence-amount", "consequence-minutes")
    },
    "field-m": lambda: box(Page(more()), "field-m"),
    "board-size": lambda: box(Page(SetupPage(EN, LIGHT, 9)), "board-size"),
    "photo-lines": lines,
    "photo-bowls-W": lambda: box(Page(CountedForm(EN)), "photo-bowls-W"),
    "engine-seconds": lambda: box(Page(EnginesPage(Preferences(), EN)), "engine-seconds"),
}
DIALOGS: dict[str, Callable[[EventStore], Form]] = {
    "event-rounds": lambda store: box(info(store), "event-rounds"),
    "event-komi": lambda store: line(info(store), "event-komi", MOKU),
    "event-handicap-komi": lambda store: line(info(store), "event-handicap-komi", MOKU),
    "event-begins": lambda store: line(info(store), "event-begins"),
    "event-ends": lambda store: line(info(store), "event-ends"),
    "event-bar": lambda store: line(info(store), "event-bar"),
    "event-criteria": lambda store: line(info(store), "event-criteria"),
    "table-round": lambda store: box(table(store), "table-round"),
    "table-number": lambda store: box(table(store), "table-number"),
    "table-handicap": lambda store: box(table(store), "table-handicap"),
    "table-komi": lambda store: line(table(store), "table-komi", MOKU),
    "table-black": lambda store: line(table(store), "table-black"),
    "event-word-margin": lambda store: line(word(store), "event-word-margin", MOKU),
    "player-rating": lambda store: line(player(store), "player-rating", typed_count),
    "player-mms-correction": lambda store: line(
        player(store), "player-mms-correction", typed_count
    ),
    "event-byes-round": lambda store: box(ByesDialog(None, store, 1, EN), "event-byes-round"),
    "withdraw-round": lambda store: box(
        WithdrawDialog(None, store, None, 1, EN), "withdraw-round"
    ),
    "standings-round": lambda store: box(
        StandingsDialog(None, store.event(), EN), "standings-round"
    ),
    "attach-round": lambda store: box(AttachDialog(None, store, EN), "attach-round"),
    "export-minutes": lambda store: box(export(store), "export-minutes"),
    "export-country": lambda store: line(export(store), "export-country"),
    "import-round": lambda store: box(imported(store), "import-round"),
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with cup(tmp_path) as store:
        yield store


def write(field: QWidget, text: str) -> None:
    """Write a text in place of what is there, by keys or as a composed one."""
    edit = field.lineEdit() if isinstance(field, QComboBox | NumberBox) else field
    assert isinstance(edit, QLineEdit)
    field.setFocus()
    QTest.keyClick(edit, Key.Key_A, CTRL)
    if text.isascii():
        QTest.keyClicks(field, text)
    else:
        edit.insert(text)


def shown_text(field: QWidget) -> str:
    return field.currentText() if isinstance(field, QComboBox) else field.text()


def reasons(window: QWidget, text: str) -> list[str]:
    """What is read in a window that says of a text why it is none, beside fields."""
    told = [w.text() for w in window.findChildren(QLabel) if w.isVisible()]
    notes = window.findChildren(QPlainTextEdit)
    told += [w.toPlainText() for w in notes if w.isVisible()]
    return [one for one in told if one.startswith("✕") or f"“{text}”" in one]


def end(form: Form, text: str, way: str) -> None:
    """Go on from the field."""
    window, field = form.window, form.field
    match way:
        case "tab" | "return":
            key = Key.Key_Tab if way == "tab" else Key.Key_Return
            handle = window.windowHandle()
            assert handle is not None
            QTest.keyClick(handle, key)
        case "click":
            others = [w for w in window.findChildren(QLineEdit) if w.isVisible()]
            others = [w for w in others if not field.isAncestorOf(w) and w is not field]
            if others and others[-1].isEnabled():
                QTest.mouseClick(others[-1], LEFT, NONE)
            else:
                window.setFocus()
        case "leave" if isinstance(window, FormDialog):
            window.accept()
        case "leave" if isinstance(window, QDialog):  # others store nothing as they close
            window.setFocus()
        case "leave":
            page = getattr(window, "page", window)
            page.hide()
            settle()
            if form.reads(text) is None:
                assert text in reminders(window, EN), "told where it was left"
            page.show()
    settle()


def check(form: Form, text: str, way: str) -> None:
    number = None if form.number is None else form.number()
    write(form.field, text)
    end(form, text, way)
    expected = form.reads(text)
    if expected is not None:
        if form.number is not None:
            assert form.number() == expected
        else:
            assert form.reads(shown_text(form.field)) == expected
        remarks = form.window.findChildren(Remark)
        assert not any(remark.refuses(form.field) for remark in remarks)
        return
    assert form.window.isVisible(), "nothing is stored while a field is not read"
    assert shown_text(form.field).removesuffix(" lines") == text
    assert reasons(form.window, text)
    if form.number is not None:
        assert form.number() == number, "and nothing else is taken in its place"


NAMES = share(list(product(PAGES, TEXTS.values(), WAYS)), 3)


@pytest.mark.parametrize(("name", "text", "way"), NAMES)
def test_on_every_page_it_is_taken_or_kept_and_told(qtbot, name, text, way):
    form = PAGES[name]()
    qtbot.addWidget(form.window)
    form.window.resize(560, 900)
    form.window.show()
    form.window.activateWindow()
    qtbot.waitUntil(form.window.isActiveWindow)
    check(form, text, way)


@pytest.mark.parametrize(
    ("name", "text", "way"), share(list(product(DIALOGS, TEXTS.values(), WAYS)), 3)
)
def test_in_every_dialog_it_is_taken_or_kept_and_told(qtbot, store, name, text, way):
    form = DIALOGS[name](store)
    if isinstance(form.window, ImportDialog):
        opened(qtbot, form.window)
        qtbot.waitUntil(lambda: not form.window.work.is_busy)
    opened(qtbot, form.window)
    check(form, text, way)
    if work := getattr(form.window, "work", None):
        qtbot.waitUntil(lambda: not work.is_busy)


@pytest.mark.parametrize("name", [*PAGES, *DIALOGS])
def test_the_wheel_over_a_field_without_the_focus_changes_nothing(qapp, qtbot, store, name):
    use(qapp, ROLES["light"])
    window = (PAGES[name]() if name in PAGES else DIALOGS[name](store)).window
    if isinstance(window, QDialog):
        opened(qtbot, window)
    else:
        qtbot.addWidget(window)
        window.resize(560, 1400)
        window.show()
        qtbot.waitExposed(window)
    if isinstance(window, ImportDialog):
        qtbot.waitUntil(lambda: not window.work.is_busy)
    turned = 0
    for kind in (NumberBox, QComboBox):
        for field in window.findChildren(kind):
            if not (field.isVisible() and field.isEnabled() and on_screen(field)):
                continue
            window.setFocus()
            focused, before = window.focusWidget(), shown_text(field)
            if focused in (field, *field.findChildren(QWidget)):
                continue
            for turn in (120, -120):
                roll(field, turn)
                assert (window.focusWidget(), shown_text(field)) == (focused, before)
            turned += 1
    if name in PAGES:
        assert turned


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*PAGES, *DIALOGS])
def test_every_number_has_room(qapp, qtbot, store, name, language):
    use(qapp, ROLES["light"])
    with texts(qapp, language, 100):
        window = (PAGES[name]() if name in PAGES else DIALOGS[name](store)).window
        qtbot.addWidget(window)
        window.resize(window.minimumSizeHint().expandedTo(QSize(PANEL, 0)))
        window.show()
        settle()
        for box in window.findChildren(NumberBox):
            line = box.lineEdit()
            option = QStyleOptionFrame()
            line.initStyleOption(option)
            contents = QStyle.SubElement.SE_LineEditContents
            room = line.style().subElementRect(contents, option, line).width() - 2 * MARGIN
            shown = [box.specialValueText() or str(box.minimum()), str(box.maximum())]
            for text in shown:
                text = f"{box.prefix()}{text}{box.suffix()}"
                assert not box.isVisible() or line.fontMetrics().horizontalAdvance(text) <= room


PANEL = 340
"""The least width of the panel beside the board, in logical pixels."""
MARGIN = 2
"""The pixels that Qt's line leaves left and right of its text."""


def test_the_wheel_turns_the_number_that_is_being_typed(qapp, qtbot):
    use(qapp, ROLES["light"])
    form = PAGES["photo-lines"]()
    qtbot.addWidget(form.window)
    form.window.show()
    form.window.activateWindow()
    qtbot.waitUntil(form.window.isActiveWindow)
    assert isinstance(form.field, NumberBox)
    form.field.setFocus()
    before = form.field.value()
    roll(form.field, -120)
    assert form.field.value() != before


def on_screen(field: QWidget) -> bool:
    window, middle = field.window(), field.rect().center()
    return window.childAt(field.mapTo(window, middle)) in (field, *field.findChildren(QWidget))


def roll(field: QWidget, turn: int) -> None:
    """Turn the wheel over a field, as Qt gets it from the system."""
    window = field.window()
    handle = window.windowHandle()
    assert handle is not None
    at = QPointF(field.mapTo(window, field.rect().center()))
    QTest.wheelEvent(handle, at, QPoint(0, turn))
    settle()


def test_no_box_of_qt_is_left_in_the_window():
    """Qt's own drops what it cannot read."""
    found = [
        path.name
        for path in (Path(__file__).parents[3] / "goref" / "qt").rglob("*.py")
        if "QSpinBox(" in path.read_text(encoding="utf-8") and path.name != "number_box.py"
    ]
    assert found == []


# In the window itself


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def into_komi(desk: Desk, text: str) -> QLineEdit:
    komi = desk.details.form.findChild(QLineEdit, "komi")
    assert komi is not None
    write(komi, text)
    return komi


def test_a_page_that_was_left_reminds_of_what_it_did_not_take(desk):
    komi = into_komi(desk, "much")
    assert not desk.window.who.untaken.isVisible()
    desk.go("count")  # the field has the focus still
    reminder = desk.window.who.untaken
    assert reminder.isVisible()
    assert reminder.text() == f"✕ Komi: {in_words('komi-form', text='much')}"
    desk.key(Key.Key_Right)
    assert reminder.isVisible(), "whatever else is done"
    desk.window.open_details()
    assert (komi.text(), reminder.isVisible()) == ("much", False)
    write(komi, "0,5")
    desk.go("dead")
    assert not reminder.isVisible()
    assert desk.case.answers.komi == Fraction(1, 2)


@pytest.mark.parametrize("by", ["tab", "back", "stage"])
def test_zi_are_made_points_and_said_so(desk, by):
    desk.rules("chinese-1988")
    komi = into_komi(desk, "3又3/4子")
    if by == "tab":
        desk.key(Key.Key_Tab)
    elif by == "back":
        desk.press(desk.window.pages.back)
        desk.window.open_details()
    else:
        desk.go("count")
        desk.window.open_details()
    assert desk.case.answers.komi == Fraction(15, 2)
    assert komi.text() == "7.5"
    told = "The komi 3¾子 is in zi; it was read as 7½ points."
    assert reasons(desk.window, told) or told in [
        one.text() for one in desk.details.form.findChildren(Remark)
    ]
    desk.window.actions_by_id["undo"].trigger()
    assert told not in [one.text() for one in desk.details.form.findChildren(Remark)]


def test_zi_are_refused_where_none_are_counted(desk):
    desk.rules("japanese")
    komi = into_komi(desk, "3子")
    desk.key(Key.Key_Tab)
    assert komi.text() == "3子"
    assert desk.case.answers.komi is None
    assert reasons(desk.window, "") == [f"✕ {capital(in_words('komi-no-zi'))}"]


# Room


@pytest.mark.parametrize(
    ("language", "percent", "name"),
    list(product(LANGUAGES, WIDTHS, ("facts", "otherwise", "more", "setup", "counted"))),
)
def test_reasons_have_room(qapp, qtbot, language, percent, name):
    with texts(qapp, language, percent):
        host = {
            "facts": lambda: Opened(GAME, "chinese-1988", language),
            "otherwise": lambda: Page(OtherDecisionStep(language)),
            "more": lambda: Page(more(language)),
            "setup": lambda: Page(SetupPage(language, LIGHT, 9)),
            "counted": lambda: Page(CountedForm(language)),
        }[name]()
        qtbot.addWidget(host)
        page = host.page
        if isinstance(page, DetailsPage):
            page.form.more.setChecked(True)
        elif isinstance(page, OtherDecisionStep):
            page.letter("4")
        host.show()
        boxes = page.findChildren(NumberBox)
        for box in boxes:
            box.lineEdit().setText("~?!")
            box.lineEdit().textEdited.emit("~?!")
            box.finish()
        said = [one for one in page.findChildren(Remark) if one.isVisible()]
        assert said
        assert cramped(host, percent, 2400) == []
        for one in said:
            assert one.height() >= one.heightForWidth(one.width())


@pytest.mark.parametrize(("language", "percent"), list(product(LANGUAGES, (100, 200))))
def test_the_window_has_room_for_a_reminder(start, tmp_path, language, percent):
    Preferences().language = language
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.main.use_text_size(percent)
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    desk.window.resize(*(960, 640) if percent == 100 else (1280, 960))
    into_komi(desk, "much")
    desk.key(Key.Key_Tab)
    handicap = desk.details.form.findChild(NumberBox, "handicap")
    write(handicap, "1200")
    desk.key(Key.Key_Tab)
    rest(desk.window)
    assert list(clipped(desk.window)) == []
    remarks = desk.details.form.findChildren(Remark)
    remark = next(one for one in remarks if one.refuses(handicap))
    assert [one.text().count("✕") for one in remarks if one.isVisible()] == [1, 1]
    area = desk.details.area
    area.ensureWidgetVisible(remark)
    assert area.viewport().height() > remark.height(), "it is read at once"
    desk.window.pages.close_drawer()
    rest(desk.window)
    reminder = desk.window.who.untaken
    assert reminder.isVisible()
    assert reminder.height() >= reminder.heightForWidth(reminder.width())
    assert list(clipped(desk.window)) == []

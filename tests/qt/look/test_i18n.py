"""The other languages: nothing English is left in the window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QMenu,
    QMessageBox,
    QRadioButton,
    QTabBar,
    QTableView,
    QTableWidget,
    QTreeView,
    QWidget,
)

from goref.app.edits.ruling import ChooseRules, StateFacts
from goref.core.base.colour import BLACK, Pair, Who
from goref.core.game.play_rules import End
from goref.core.rulesets.table import RULESETS
from goref.io.text.catalogue import read_po
from goref.qt.frame.foot import FootNote
from goref.qt.look.i18n import SourceTranslator, Translators
from goref.qt.look.preferences import Preferences
from goref.qt.look.theme import LIGHT
from goref.qt.window.commands import COMMANDS, MENUS
from goref.qt.window.menus.help import keys_html, rules_html
from tests.languages import DE, EN, JA, KO, LANGUAGES, OTHER_SCRIPTS, ZH
from tests.length import sample, share
from tests.qt.desk import GAMES, LEFT, NONE, Desk, settle
from tests.qt.fitting import rest
from tests.qt.states import drawers, stages, states

ROOT = Path(__file__).parents[3]
I18N = ROOT / "resources" / "i18n"
OTHERS = [code for code in LANGUAGES if code != "en"]

MNEMONIC = re.compile(r"&(\w)")

# Words that are the same in every language.
NAMES = {
    "goref", "SGF", "MIT", "Python", "AGA", "BGA", "FFG", "WMSG", "Tromp", "Taylor",
    "KataGo", "area", "tax", "ALL",  # a setting of KataGo's
    "stone", "scoring",  # the id of a rule set
    "II", "III",
    "Void",  # as records write it
    "Ctrl", "Alt", "Shift", "Home", "End", "PgUp", "PgDown", "PgDn", "Enter", "Return",
    "Ins", "Del", "CSV", "PDF", "HTML", "Esc", "Backspace",
}  # fmt: skip
WORD = re.compile(r"[A-Za-z]{2,}")
NAMES |= {word for each in LANGUAGES.values() for word in WORD.findall(each.name)}
ENTITY = re.compile(r"&\w+;|<[^>]*>|GNU Go")  # an engine, where it is installed
# The translator


class Base(QWidget):
    def said(self, text: str) -> str:
        return self.tr(text)


class Derived(Base):
    pass


class Catalogue:
    """A catalogue of one text."""

    def find(self, context: str, source: str, /) -> str | None:
        return "三又四分之三" if (context, source) == ("Base", "3¾ “Go”…") else None


@pytest.fixture
def installed(qapp):
    translator = SourceTranslator(Catalogue())
    assert not translator.isEmpty()
    assert qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_the_context_is_the_class_or_one_it_derives_from(installed, qtbot):
    for kind in (Base, Derived):
        widget = kind()
        qtbot.addWidget(widget)
        assert widget.said("3¾ “Go”…") == "三又四分之三"
    assert QCoreApplication.translate("Base", "3¾ “Go”…") == "三又四分之三"
    assert QCoreApplication.translate("Elsewhere", "3¾ “Go”…") == "3¾ “Go”…"


def test_a_text_without_translation_stays_as_it_is(installed, qtbot):
    widget = Derived()
    qtbot.addWidget(widget)
    assert widget.said("None of this") == "None of this"
    assert QCoreApplication.translate("Base", "None of this") == "None of this"


SAVE = {ZH: "保存", JA: "保存", KO: "저장", DE: "Speichern"}
DISCARD = {ZH: "丢弃", JA: "変更を破棄", KO: "무시", DE: "Verwerfen"}


@pytest.mark.parametrize("language", SAVE)
def test_qts_own_dialogs_speak_it_too(qapp, qtbot, language):
    translators = Translators(qapp)
    translators.use(language)
    buttons = QMessageBox.StandardButton
    try:
        box = QMessageBox()
        qtbot.addWidget(box)
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        texts = [box.button(b).text() for b in (buttons.Save, buttons.Discard, buttons.Cancel)]
        edit = QLineEdit()
        qtbot.addWidget(edit)
        menu = edit.createStandardContextMenu()
        entries = [a.text().split("\t")[0] for a in menu.actions() if a.text()]
        menu.deleteLater()
    finally:
        translators.use(EN)
    assert texts[0].startswith(SAVE[language])
    assert texts[1].startswith(DISCARD[language])
    if language in OTHER_SCRIPTS:
        assert [t for t in (*texts, *entries) if english(t)] == []


@pytest.mark.parametrize("language", OTHER_SCRIPTS)
def test_qts_file_and_print_dialogs_speak_it_too(qapp, qtbot, tmp_path, language):
    (tmp_path / "folder").mkdir()
    translators = Translators(qapp)
    translators.use(language)
    try:
        files = QFileDialog(None, "", str(tmp_path), "A (*.x)")
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        qtbot.addWidget(files)
        view = files.findChild(QTreeView)
        qtbot.waitUntil(lambda: view.model().rowCount(view.rootIndex()) == 1)
        kind = view.model().index(0, 2, view.rootIndex()).data()
        paper = QPrintDialog(QPrinter())
        qtbot.addWidget(paper)
        labels = [
            widget.text()
            for dialog in (files, paper)
            for widget in (*dialog.findChildren(QLabel), *dialog.findChildren(QRadioButton))
        ]
    finally:
        translators.use(EN)
    assert len(labels) > 10
    assert [text for text in (kind, *labels) if english(text)] == []


def test_english_comes_back_whole(qapp):
    translators = Translators(qapp)
    for language in (*OTHERS, EN):
        translators.use(language)
    assert translators.language == "en"
    assert QCoreApplication.translate("actions", "&Open…") == "&Open…"


# The window


def speaking(start, language: str, path: Path | None = None) -> Desk:
    Preferences().language = language
    return start(path)


@cache
def english(text: str) -> list[str]:
    """The English words in a text, names left out; most texts are met hundreds of times."""
    return [w for w in WORD.findall(ENTITY.sub(" ", text)) if w not in NAMES]


def shown(window: QWidget) -> Iterator[tuple[str, str]]:
    """Everything the window says: where, and what."""
    for widget in window.findChildren(QWidget):
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield f"{where} tip", widget.toolTip()
        yield f"{where} name", widget.accessibleName()
        yield f"{where} description", widget.accessibleDescription()
        match widget:
            case FootNote():  # it may be elided
                yield where, widget.said
            case QLabel() | QAbstractButton():
                yield where, widget.text()
            case QLineEdit():
                if not widget.objectName().startswith("detail-"):  # those are the record's
                    yield where, widget.text()
                yield where, widget.placeholderText()
            case QComboBox():
                for index in range(widget.count()):
                    yield where, widget.itemText(index)
            case QTabBar():
                for index in range(widget.count()):
                    yield where, widget.tabText(index)
                    yield f"{where} name", widget.accessibleTabName(index)
            case QListView() if not isinstance(widget, QListWidget):
                model = widget.model()
                for row in range(model.rowCount()):
                    yield where, str(model.index(row, 0).data() or "")
            case QListWidget():
                for row in range(widget.count()):
                    yield where, widget.item(row).text()
                    yield f"{where} tip", widget.item(row).toolTip()
            case QTableWidget():
                for column in range(widget.columnCount()):
                    yield where, widget.horizontalHeaderItem(column).text()
                    for row in range(widget.rowCount()):
                        if item := widget.item(row, column):
                            yield where, item.text()
                            yield f"{where} tip", item.toolTip()
            case QTableView():
                model, across = widget.model(), Qt.Orientation.Horizontal
                for column in range(model.columnCount()):
                    yield where, str(model.headerData(column, across) or "")
                    for row in range(model.rowCount()):
                        cell = model.index(row, column)
                        yield where, str(cell.data() or "")
                        yield f"{where} tip", str(cell.data(Qt.ItemDataRole.ToolTipRole) or "")
            case QMenu():
                yield where, widget.title()
    files = {path.name for path in Preferences().recent}
    for action in window.findChildren(QAction):
        if action.text() not in files:
            yield f"action {action.objectName()}", action.text()


def check(desk: Desk, when: str) -> None:
    settle()
    info = desk.case.record.info
    theirs = {word for key in ("PB", "PW", "EV") for word in english(info.text(key))}
    seen = [*shown(desk.window), ("status", desk.status)]
    left = {(where, text) for where, text in seen if set(english(text)) - theirs}
    assert left == set(), when


@pytest.mark.parametrize("language", share(OTHER_SCRIPTS, 3))
def test_no_english_is_left_under_any_kind_of_rules(start, language):
    desk = speaking(start, language)
    board = desk.case.record.grid
    for id_ in ("chinese-2002", "jpd-a", "tang-song", "aga", "japanese", "tromp-taylor"):
        desk.window.do(ChooseRules(id_))
        for stage in desk.window.stages.ids:
            desk.window.show_stage(stage)
            for point in (board.point("K10"), *list(board.points)[:2]):
                desk.board.pointClicked.emit(point, LEFT, NONE)
            rest(desk.window)
            check(desk, f"{id_}, {stage}")
        if id_ in ("tang-song", "japanese"):  # a point is a route there, a moku here
            desk.window.pages.open("compare")
            rest(desk.window)
            check(desk, f"{id_}, all rule sets")
    desk.window.session.show_moment(3)
    check(desk, "in the middle of the game")
    desk.board.pointClicked.emit(0, LEFT, NONE)
    check(desk, "a click in the middle of the game")


@pytest.mark.parametrize(
    ("name", "language"),
    share(list(product(sorted(p.stem for p in GAMES.glob("*.sgf")), OTHER_SCRIPTS)), 5),
)
def test_no_english_is_left_in_any_bundled_game(start, language, name):
    desk = speaking(start, language, GAMES / f"{name}.sgf")
    for where in states(desk.window):
        check(desk, where)


@pytest.mark.parametrize("language", sample(OTHER_SCRIPTS[1:] + OTHER_SCRIPTS[:1], 3))
def test_no_english_is_left_where_facts_contradict(start, language):
    desk = speaking(start, language)
    desk.window.session.do(
        StateFacts(
            (
                ("began", BLACK),
                ("first_pass", Who.NOBODY),
                ("last_play", Who.BLACK),
                ("prisoners", Pair(90, 1)),
                ("plays", Pair(3, 90)),
                ("end", End.ALIVE),
                ("handicap", 4),
            )
        )
    )
    for where in (*stages(desk.window), *drawers(desk.window)):
        check(desk, where)


STRANGE = (
    "(;GM[1]SZ[9]RU[自家]KM[6,5]HA[x]CA[UTF-8]RE[W+好]PL[?]AB[aa][bb]AW[aa];B[cc];B[dd];W[cc]"
    ";W[甲乙];AE[bb];W[ee](;B[ff])(;B[gg]))"
)


@pytest.mark.parametrize("language", sample(OTHER_SCRIPTS[2:] + OTHER_SCRIPTS[:2], 3))
def test_no_english_is_left_of_a_record_full_of_slips(start, language, tmp_path):
    path = tmp_path / "1.sgf"
    path.write_text(STRANGE, encoding="utf-8")
    desk = speaking(start, language, path)
    assert len(desk.questions.questions) > 5
    for where in states(desk.window):
        check(desk, where)


@pytest.mark.parametrize("language", OTHER_SCRIPTS)
def test_help_is_translated(start, language):
    desk = speaking(start, language)
    assert english(keys_html(desk.window.actions_by_id, language, LIGHT)) == []
    for rules in RULESETS.values():
        html = rules_html(rules, language).replace(rules.id, "")
        assert english(html) == [], rules.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_are_unique_in_each_menu(start, language):
    desk = speaking(start, language)
    bar = desk.window.menuBar()
    menus = [bar, *bar.findChildren(QMenu)]
    assert len(menus) > len(MENUS)
    for menu in menus:
        letters = [m.upper() for a in menu.actions() for m in MNEMONIC.findall(a.text())]
        assert len(letters) == len(set(letters)), [a.text() for a in menu.actions()]


MENU_TEXTS = {
    EN: ["&File", "&Edit", "&Case", "&View", "&Help"],
    ZH: ["文件(&F)", "编辑(&E)", "案卷(&C)", "查看(&V)", "帮助(&H)"],
    JA: ["ファイル(&F)", "編集(&E)", "裁定(&C)", "表示(&V)", "ヘルプ(&H)"],
}
STAGES = {
    EN: ["Dead stones", "Doubts", "Count", "Result"],
    ZH: ["死子", "待定之点", "点算", "结果"],
    JA: ["死に石", "未確定の点", "整地・計算", "結果"],
}
UNDO = {
    EN: "&Undo: choose the rule set",
    ZH: "撤销(&U)：选择规则",
    JA: "元に戻す(&U)：ルールの選択",
}


def test_another_language_is_spoken_at_once(start):
    desk = speaking(start, EN)
    desk.window.do(ChooseRules("jpd-a"))
    desk.go("doubts")
    for language in (ZH, JA, EN, JA, ZH):
        switches = {a.text(): a for a in desk.window.findChildren(QAction)}
        switches[LANGUAGES[language].name].trigger()
        settle()
        window = desk.window
        assert Preferences().language == language
        assert [a.text() for a in window.menuBar().actions()] == MENU_TEXTS[language]
        bar = window.stages
        assert [bar.tabText(index) for index in range(bar.count())] == STAGES[language]
        assert window.actions_by_id["undo"].text() == UNDO[language]
        assert desk.stage == "doubts"
        assert desk.case.rules == "jpd-a"


@pytest.mark.parametrize("language", OTHERS)
def test_commands_are_translated(start, language):
    desk = speaking(start, language)
    own = read_po(I18N / f"{language}.po")
    for command in COMMANDS:
        action = desk.window.actions_by_id[command.id]
        assert action.text().startswith(own["actions", command.text]), command.id

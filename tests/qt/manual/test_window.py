"""The manual in its window: read, searched, followed; its examples in the main window."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPalette, QTextDocument, QTextFormat, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QTextBrowser, QWidget

from goref.app.edits.ruling import ChooseRules
from goref.app.manual import pages as manual
from goref.app.manual.pictures import is_picture, is_position
from goref.core.base.frozen import replace
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import RULESETS
from goref.core.texts.results import WON
from goref.qt.look.theme import BOARDS, DARK, LIGHT, palette
from goref.qt.manual.contents import ID
from goref.qt.manual.text import PageLook, blocks, fill, fit_pictures, heading
from goref.qt.manual.window import ManualWindow
from tests.languages import EN, JA, KO, ZH
from tests.length import sample
from tests.qt.desk import ALT, CTRL, LEFT, NONE, SHIFT, Desk, Key
from tests.qt.fitting import LANGUAGES
from tests.qt.window.test_window_accessible import unclear
from tests.wordings import in_words

IDS = [page.id for page in manual.pages(EN)]
JAPANESE = "goref:position/1?rules=japanese&komi=0&seki=D3,C3"


@pytest.fixture
def desk(start) -> Desk:
    return start()


def opened(desk: Desk) -> ManualWindow:
    """The manual, opened with its key, in front."""
    desk.key(Key.Key_F1, CTRL)
    return shown(desk)


def shown(desk: Desk) -> ManualWindow:
    window = desk.window.features.help.beside.manual_window
    assert window is not None
    assert window.isVisible()
    desk.qtbot.waitUntil(window.isActiveWindow)
    return window


def key(window: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the focus of the manual is."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)


def write(window: QWidget, text: str) -> None:
    for letter in text:
        focus = window.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, letter)


def spot(reader: QTextBrowser, link: str, number: int = 0) -> QPoint:
    """Where a link of the page stands; the page is scrolled to it."""
    found = []
    for block in blocks(reader.document()):
        at = block.begin()
        while not at.atEnd():
            piece = at.fragment()
            if piece.charFormat().anchorHref() == link:
                found.append(piece.position())
            at += 1
    cursor = reader.textCursor()
    cursor.setPosition(found[number] + 1)
    reader.setTextCursor(cursor)
    reader.ensureCursorVisible()
    return reader.cursorRect(cursor).center()


def follow(reader: QTextBrowser, link: str, number: int = 0) -> None:
    QTest.mouseClick(reader.viewport(), LEFT, NONE, spot(reader, link, number))


def click_page(window: ManualWindow, id_: str) -> None:
    """Choose a page in the list with the mouse."""
    tree = window.contents.tree
    [item] = [
        item
        for item in tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
        if item.data(0, ID) == id_
    ]
    tree.scrollToItem(item)
    where = tree.visualItemRect(item).center()
    QTest.mouseClick(tree.viewport(), LEFT, NONE, where)


def text(window: ManualWindow) -> str:
    return window.reader.toPlainText()


# Opening


def test_the_program_starts_with_a_sample_case_and_the_manual_is_one_key_away(desk):
    assert desk.case.record.acts, "the first window shows a game"
    assert desk.window.features.help.beside.manual_window is None, (
        "made only when it is asked for"
    )
    window = opened(desk)
    assert window.page_id == manual.FIRST
    assert window.reader.hasFocus()
    assert text(window).startswith("From a game to a signed sheet")


def test_the_manual_is_no_second_one_and_stays_where_it_was(desk):
    window = opened(desk)
    window.open("glossary")
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    assert opened(desk) is window
    assert window.page_id == "glossary"


@pytest.mark.parametrize("rules", ["tang-song", "chinese-2.5zi", "japanese"])
def test_shift_f1_opens_the_page_of_the_present_rule_set(desk, rules):
    desk.window.do(ChooseRules(rules))
    desk.key(Key.Key_F1, SHIFT)
    window = shown(desk)
    assert window.page_id == f"rules-{rules}"
    assert rules in text(window)
    assert window.contents.tree.currentItem().data(0, ID) == window.page_id


def test_every_rule_set_has_its_page_in_the_window(desk):
    for rules in RULESETS:
        desk.window.do(ChooseRules(rules))
        desk.window.actions_by_id["rule-set"].trigger()
        assert shown(desk).page_id == f"rules-{rules}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_the_program(desk, language):
    desk.main.use_language(language)
    desk.window.actions_by_id["manual"].trigger()
    window = desk.window.features.help.beside.manual_window
    window.open("start")
    title = {page.id: page.title for page in manual.pages(language)}["start"]
    assert title in text(window)
    assert window.windowTitle().startswith(title)
    assert list(unclear(window)) == []
    assert all(b.height() >= 34 for b in window.findChildren(QPushButton) if b.isVisible())


def test_another_language_takes_the_open_page_along(desk):
    window = opened(desk)
    window.open("glossary")
    desk.main.use_language(ZH)
    again = desk.window.features.help.beside.manual_window
    assert again is not window
    assert again.isVisible()
    assert not window.isVisible()
    assert again.page_id == "glossary"
    assert text(again).startswith("术语")


def test_size_and_zoom_are_remembered(desk):
    window = opened(desk)
    window.resize(760, 555)
    plain = window.reader.font().pointSizeF()
    key(window, Key.Key_Plus, CTRL)
    key(window, Key.Key_Plus, CTRL)
    key(window, Key.Key_Minus, CTRL)
    assert window.reader.font().pointSizeF() == plain + 1
    key(window, Key.Key_Escape)
    assert not window.isVisible()
    desk.main.use_language(ZH)  # a new window
    desk.window.actions_by_id["manual"].trigger()
    again = desk.window.features.help.beside.manual_window
    assert again is not window
    assert (again.width(), again.height()) == (760, 555)
    assert again.reader.zoom == 1
    key(again, Key.Key_0, CTRL)
    assert again.reader.font().pointSizeF() == plain


def test_it_goes_with_the_last_window(desk):
    window = opened(desk)
    desk.window.close()
    desk.qtbot.waitUntil(lambda: not window.isVisible())


# Going about


def test_pages_are_chosen_with_the_mouse_and_gone_back_over(desk):
    window = opened(desk)
    assert not window.back_button.isEnabled()
    click_page(window, "rules-japanese")
    assert window.page_id == "rules-japanese"
    bar = window.reader.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    follow(window.reader, "rules-chinese-2002.md")
    assert window.page_id == "rules-chinese-2002"
    key(window, Key.Key_Left, ALT)
    assert window.page_id == "rules-japanese"
    assert bar.value() > 0, "where it was left"
    key(window, Key.Key_Left, ALT)
    assert window.page_id == manual.FIRST
    key(window, Key.Key_Right, ALT)
    key(window, Key.Key_Right, ALT)
    assert window.page_id == "rules-chinese-2002"
    assert not window.forward_button.isEnabled()
    QTest.mouseClick(window.back_button, LEFT)
    assert window.page_id == "rules-japanese"
    key(window, Key.Key_Home, ALT)
    assert window.page_id == manual.INDEX
    assert desk.case.moments[desk.window.session.moment] is desk.case.moments[-1], (
        "the keys of the manual leave the board alone"
    )


def test_the_list_is_walked_with_the_arrows(desk):
    window = opened(desk)
    window.open(manual.INDEX)
    window.contents.tree.setFocus()
    first = window.page_id
    key(window, Key.Key_Down)
    key(window, Key.Key_Down)
    assert window.page_id == IDS[1] != first, "past the heading of a section"
    key(window, Key.Key_Return)
    assert window.reader.hasFocus()


def test_a_link_is_followed_with_the_keyboard(desk):
    window = opened(desk)
    window.open(manual.INDEX)
    key(window, Key.Key_Tab)
    key(window, Key.Key_Return)
    assert window.page_id == manual.FIRST


def test_tab_reaches_everything_and_leaves_the_page(desk):
    window = opened(desk)
    window.open("rules-no-pass-go")
    window.reader.setFocus()
    reached = set()
    for _ in range(60):
        key(window, Key.Key_Tab)
        reached.add(window.focusWidget().objectName())
    assert reached >= {
        *("manual-search", "manual-pages", "manual-page", "manual-back"),
        *("manual-home", "manual-find", "manual-smaller", "manual-larger"),
    }


def test_an_anchor_leads_to_its_heading(desk):
    window = opened(desk)
    window.follow("rules-japanese.md#worked-example")
    assert window.page_id == "rules-japanese"
    assert window.reader.textCursor().block().text() == "Worked example"
    assert window.reader.verticalScrollBar().value() > 0
    window.follow("#the-count")
    assert window.reader.textCursor().block().text() == "The count"
    assert heading(window.reader.document(), "no-such-heading") is None


# Searching


def test_pages_are_searched_by_title_and_text(desk):
    window = opened(desk)
    key(window, Key.Key_S, ALT)
    assert window.contents.search.hasFocus()
    write(window, "gold-petal")
    found = window.contents.found()
    assert "rules-tang-song" in found
    assert "rules-ing" not in found
    for id_ in found:
        assert "gold-petal" in manual.page(id_, EN).casefold()
    assert str(len(found)) in window.contents.told.text()
    key(window, Key.Key_Return)
    assert window.page_id == found[0]
    assert window.reader.textCursor().selectedText().casefold() == "gold-petal"
    key(window, Key.Key_Down)
    assert window.contents.tree.hasFocus()
    window.contents.search.setFocus()
    write(window, "xyzzy")
    assert window.contents.found() == []
    assert "fewer" in window.contents.told.text()
    window.contents.search.clear()
    assert window.contents.found() == IDS
    assert not window.contents.told.isVisible()


def test_a_title_goes_before_texts(desk):
    window = opened(desk)
    key(window, Key.Key_S, ALT)
    write(window, "new zealand")
    key(window, Key.Key_Return)
    assert window.page_id == "rules-new-zealand"


def test_finding_in_the_page(desk):
    window = opened(desk)
    window.open("rules-japanese")
    key(window, Key.Key_F, CTRL)
    assert window.find_bar.text.hasFocus()
    write(window, "prisoner")
    key(window, Key.Key_Return)
    first = window.reader.textCursor().selectionStart()
    assert window.reader.textCursor().selectedText().casefold() == "prisoner"
    key(window, Key.Key_F3)
    assert window.reader.textCursor().selectionStart() > first
    key(window, Key.Key_F3, SHIFT)
    assert window.reader.textCursor().selectionStart() == first
    key(window, Key.Key_F3, SHIFT)
    assert window.reader.textCursor().selectionStart() > first, "round from the end"
    window.find_bar.text.setFocus()
    write(window, "zzz")
    key(window, Key.Key_Return)
    assert window.find_bar.told.text()
    key(window, Key.Key_Escape)
    assert not window.find_bar.isVisible()
    assert window.isVisible()
    assert window.reader.hasFocus()


# Examples


@pytest.mark.parametrize(
    "page_id",
    [
        "rules-japanese",
        "rules-chinese-2002",
        "rules-tang-song",
        "rules-jpd-a",
        "why-results-differ",
    ],
)
def test_every_row_of_cases_opens_with_the_result_it_tells(desk, page_id):
    window = opened(desk)
    rows = 0
    window.open(page_id)
    for table in tables(window.reader.document()):
        if cell(table, 0, 0) != "Case":
            continue
        for row in range(1, table.rows()):
            link = table.cellAt(row, 0).firstCursorPosition().block().begin().fragment()
            href = link.charFormat().anchorHref()
            told = cell(table, row, 2)
            if not manual.is_example(href):
                continue
            window.activateWindow()
            window.follow(href)
            result = desk.result.removeprefix("Provisional: ").partition(" · ")[0]
            assert result == told, href
            assert f"rules={desk.case.rules}&" in f"{href}&"
            rows += 1
    assert rows >= 2


def test_an_example_is_opened_with_the_mouse(desk):
    window = opened(desk)
    window.open("rules-japanese")
    [link] = {
        href
        for block in blocks(window.reader.document())
        if block.text() == "Open this case"
        for href in [block.begin().fragment().charFormat().anchorHref()]
    }
    follow(window.reader, link)
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    assert desk.board.hasFocus()
    assert desk.case.rules == "japanese"
    assert desk.case.answers.prisoners.black == 1
    assert desk.result == in_words(WON[Unit.MOKU], name="White", amount=10)
    assert f"Result: {desk.result}" in text(window).replace("\xa0", " ")
    assert window.page_id == "rules-japanese", "the page stays open"
    assert "Japanese" in desk.window.windowTitle()
    assert not desk.window.session.is_changed


def test_the_event_s_rule_set_does_not_change_an_example(desk):
    desk.main.preferences.rules = "japanese"
    window = opened(desk)
    window.open("family-chinese")
    follow(
        window.reader,
        "goref:position/1?rules=chinese-2002&first=B&first-pass=W&last-play=B"
        "&prisoners=B=0,W=0&plays=B=8,W=7",
    )
    assert desk.case.rules == "chinese-2002"
    assert desk.result == in_words(WON[Unit.ZI], name="White", amount="3¼")
    assert "?" not in desk.window.windowTitle().partition(" – ")[0]


def test_unsaved_work_is_asked_about(desk, answer):
    desk.window.do(ChooseRules("ing"))
    window = opened(desk)
    window.open("rules-japanese")
    asked = answer(QMessageBox.StandardButton.Cancel)
    window.follow(JAPANESE)
    assert len(asked) == 1
    assert desk.case.rules == "ing"
    answer(QMessageBox.StandardButton.Discard)
    window.follow(JAPANESE)
    assert desk.case.rules == "japanese"


def test_an_opened_example_can_be_saved_and_read_again(desk, tmp_path: Path):
    window = opened(desk)
    window.open("rules-japanese")
    window.follow(JAPANESE)
    path = tmp_path / "example.goref"
    desk.window.session.save(path)
    told = desk.result
    desk.main.open_path(path)
    assert desk.result == told


@pytest.mark.parametrize(
    "link", ["goref:open/nothing?rules=ing", "goref:position/99?rules=ing", "gone.md", "a:b"]
)
def test_a_link_that_leads_nowhere_is_told_in_a_sentence(desk, told, link):
    window = opened(desk)
    before = desk.case
    window.follow(link)
    [said] = told
    assert said.startswith("This link leads nowhere: ")
    assert link.partition("?")[0] in said
    assert desk.case is before
    assert window.page_id == manual.FIRST


# The pages as they are shown


def tables(document: QTextDocument) -> list[QTextTable]:
    return [t for t in document.rootFrame().childFrames() if isinstance(t, QTextTable)]


def cell(table: QTextTable, row: int, column: int) -> str:
    return table.cellAt(row, column).firstCursorPosition().block().text()


@pytest.mark.parametrize(
    ("theme", "language"), sample(list(product(BOARDS, [EN, ZH, JA, KO])), 5)
)
def test_every_page_is_drawn_whole(qapp: QApplication, qtbot, language, theme):
    """Nothing that Qt warns of (the log fails the test), no picture missing, no rows left."""
    colours = palette(theme)
    for page in manual.pages(language):
        document = QTextDocument()
        written = manual.page(page.id, language)
        fill(document, written, PageLook(BOARDS[theme], colours))
        pictures = []
        for block in blocks(document):
            language_of = block.blockFormat().property(QTextFormat.Property.BlockCodeLanguage)
            assert language_of != "position", (page.id, block.text())
            at = block.begin()
            while not at.atEnd():
                if at.fragment().charFormat().isImageFormat():
                    pictures.append(at.fragment().charFormat().toImageFormat())
                at += 1
        rows = [rows.strip() for rows in manual.positions(written)]
        of_window = [p for p in pictures if is_picture(p.name())]
        assert len(of_window) == written.count("](picture:")
        assert sum(is_position(p.name()) for p in pictures) == written.count("](position:")
        drawn = [p for p in pictures if p.name().startswith("board:")]
        alt = [p.property(QTextFormat.Property.ImageAltText) for p in drawn]
        assert alt == rows, page.id
        for picture in pictures:
            image = document.resource(QTextDocument.ResourceType.ImageResource, picture.name())
            assert not image.isNull()
            if picture in of_window:
                assert picture.width() < image.width()
                shape = image.height() / image.width()
                assert picture.height() == pytest.approx(picture.width() * shape, abs=1)
            else:
                assert image.width() == picture.width() == picture.height()
        assert written.count("\n|:--") + written.count("\n|--") == len(tables(document))
        document.setTextWidth(700)
        assert document.size().height() > 100


def test_a_stone_is_where_the_rows_have_it(desk):
    window = opened(desk)
    window.open("rules-ing")
    reader = window.reader
    [picture] = [
        block
        for block in blocks(reader.document())
        if block.begin().fragment().charFormat().isImageFormat()
    ]
    format_ = picture.begin().fragment().charFormat().toImageFormat()
    assert format_.property(QTextFormat.Property.ImageAltText).splitlines()[0] == ".XXO."
    cursor = reader.textCursor()
    cursor.setPosition(picture.position())
    reader.setTextCursor(cursor)
    reader.ensureCursorVisible()
    image = reader.document().resource(QTextDocument.ResourceType.ImageResource, format_.name())
    dark = sum(
        image.pixelColor(x, y).lightness() < 60
        for x in range(image.width())
        for y in range(image.height())
    )
    assert dark > 0.05 * image.width() * image.height(), "seven black stones"
    grown = format_.width()
    key(window, Key.Key_Plus, CTRL)
    again = next(
        block.begin().fragment().charFormat().toImageFormat()
        for block in blocks(reader.document())
        if block.begin().fragment().charFormat().isImageFormat()
    )
    assert again.width() > grown, "pictures grow with the texts"


@pytest.mark.parametrize(("theme", "is_dark"), [(LIGHT, False), (DARK, True)])
def test_texts_and_links_read_well_on_their_ground(desk, theme, is_dark):
    desk.main.use_theme(theme.name)
    desk.window.actions_by_id["manual"].trigger()
    window = desk.window.features.help.beside.manual_window
    window.open("start")
    colours = window.reader.palette()
    base = colours.color(QPalette.ColorRole.Base)
    assert (base.lightness() < 128) is is_dark
    grab = window.reader.viewport().grab().toImage()
    assert grab.pixelColor(2, 2).name() == base.name()
    grounds = {base.name()}
    for block in blocks(window.reader.document()):
        at = block.begin()
        while not at.atEnd():
            format_ = at.fragment().charFormat()
            if format_.isAnchor():
                apart = abs(format_.foreground().color().lightness() - base.lightness())
                assert apart > 60, at.fragment().text()
            if format_.fontFixedPitch():
                grounds.add(format_.background().color().name())
            at += 1
    assert len(grounds) == 2, "words of the program stand on a ground of their own"
    ink = colours.color(QPalette.ColorRole.Text).lightness()
    for ground in grounds:
        shade = type(base)(ground).lightness()
        assert abs(shade - ink) > 120


def test_rows_that_are_no_board_stay_text(qapp):
    document = QTextDocument()
    fill(document, "# A\n\n```position\n..X\n.O\n```\n", PageLook(LIGHT, palette("light")))
    assert "..X" in document.toPlainText()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_of_the_window_are_in_the_colours_of_the_page(qapp, theme):
    document = QTextDocument()
    colours = palette(theme)
    text = (
        "# A\n\n![B](picture:dead)\n\n| C | D |\n|:--|:--|\n| ![E](picture:count-part) | F |\n"
    )
    look = PageLook(BOARDS[theme], colours, scale=0.5)
    fill(document, text, look)
    kind = QTextDocument.ResourceType.ImageResource
    ground = document.resource(kind, "picture:dead").pixelColor(940, 100)
    assert (ground.lightness() < 128) is (theme == "dark")
    assert widths(document) == [320, 208], "a part is larger than a picture of the whole"
    fit_pictures(document, replace(look, width=212))
    assert widths(document) == [188, 88], "no wider than the page"


def widths(document: QTextDocument) -> list[float]:
    """The widths of the pictures of a page, in order."""
    found = []
    for block in blocks(document):
        at = block.begin()
        while not at.atEnd():
            format_ = at.fragment().charFormat()
            found += [format_.toImageFormat().width()] * format_.isImageFormat()
            at += 1
    return found


def test_the_pictures_follow_the_width_of_the_window(desk):
    window = opened(desk)
    seen = set()
    for width in (window.minimumSizeHint().width(), 1200):
        window.resize(width, 500)
        QApplication.processEvents()
        page = window.reader.viewport().width()
        pictures = widths(window.reader.document())
        assert len(pictures) == 4
        assert min(page - 100, 500) < 2 * max(pictures) < page
        seen.add(max(pictures))
    assert len(seen) == 2

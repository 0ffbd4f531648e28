"""The foot: the verdict, and the one next act."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QColor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.core.rulesets.ruleset import Unit
from goref.core.scoring.status import CaseState
from goref.core.texts.event.glance import BY_MARGIN
from goref.core.texts.results import PROVISIONAL, WON
from goref.core.texts.status import STATES
from goref.qt.context.foot import FootAct, FootState, Tone
from goref.qt.frame.foot import ANY_LETTERS, Foot
from goref.qt.look.appearance import apply_theme
from goref.qt.look.metrics import TARGET
from tests.languages import EN
from tests.qt.desk import settle
from tests.wordings import in_words


@pytest.fixture
def foot(qtbot: QtBot, qapp: QApplication) -> Foot:
    apply_theme(qapp, "light")
    made = Foot(EN)
    qtbot.addWidget(made)
    made.resize(500, 70)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_it_shows_what_it_is_told(foot):
    foot.show_foot(FootState("Not ruled yet", "3 questions open"))
    assert foot.says.text() == in_words(STATES[CaseState.UNDECIDED])
    assert foot.more.text() == "3 questions open"
    assert foot.act.isHidden()
    foot.show_foot(FootState("White wins by 1¾ zi", tone=Tone.SETTLED))
    assert foot.more.isVisible(), "a message has its space"
    assert foot.says.font().bold()
    foot.show_foot(FootState("Provisional", tone=Tone.PROVISIONAL))
    assert not foot.says.font().bold()


def test_a_verdict_does_not_break_before_its_unit(foot):
    text = in_words(PROVISIONAL, result=in_words(WON[Unit.ZI], name="White", amount="1¾"))
    assert "1¾ " in text
    foot.show_foot(FootState(text, tone=Tone.PROVISIONAL))
    assert foot.says.text() == text.replace("¾ ", "¾\u00a0")


def test_what_is_settled_is_said_louder(foot):
    foot.show_foot(FootState("White wins", tone=Tone.SETTLED))
    loud = foot.says.palette().color(foot.says.foregroundRole())
    foot.show_foot(FootState("White wins", tone=Tone.PROVISIONAL))
    quiet = foot.says.palette().color(foot.says.foregroundRole())
    assert loud != quiet


def test_a_long_verdict_is_smaller_rather_than_broken(foot):
    foot.resize(400, 70)
    back, act = (FootAct(name, name, lambda: None) for name in ("Back one step", "Result"))
    short, long = (
        in_words(BY_MARGIN, winner="White", amount="½"),
        "Black 59, White 55 + 4½ = 59½",
    )
    foot.show_foot(FootState(short, tone=Tone.SETTLED, act=act))
    large = foot.says.font().pointSizeF()
    foot.resize(foot.says.fontMetrics().horizontalAdvance(long) - 20, 70)
    foot.show_foot(FootState(long, tone=Tone.SETTLED, act=act, beside=(back,)))
    assert foot.font().pointSizeF() < foot.says.font().pointSizeF() < large
    foot.resize(900, 70)
    assert foot.says.font().pointSizeF() == large
    foot.set_brief(True)
    assert foot.says.font().pointSizeF() < large
    foot.set_brief(False)
    foot.show_foot(FootState(short, tone=Tone.SETTLED, act=act))
    assert foot.says.font().pointSizeF() == large


@pytest.mark.parametrize("width", [380, 420, 460, 524])
@pytest.mark.parametrize("says", ["백 반집 승", "White wins by 1¾ zi", "黒番でダメ詰めです"])
def test_the_verdict_never_breaks_in_two(foot, says, width):
    """It goes above the buttons of the count where it has no room beside them."""
    foot.show_foot(FootState("White", tone=Tone.SETTLED))
    foot.resize(width, 120)
    line = foot.says.fontMetrics().lineSpacing()
    texts = ("◀", "▶ 처음부터 보기", "対局の結果へ")
    back, play, act = (FootAct(text, text, lambda: None) for text in texts)
    foot.show_foot(FootState(says, "3", tone=Tone.SETTLED, act=act, beside=(back, play)))
    settle()
    label = foot.says
    needed = label.fontMetrics().horizontalAdvance(says)
    assert needed <= label.width()
    assert label.height() < 2 * line
    assert foot.rect().contains(foot.act.geometry())


def test_each_button_does_its_own_act(foot):
    done: list[str] = []
    act = FootAct("next", "Next ▸", lambda: done.append("next"), keys="PgDn")
    back = FootAct("back", "◀", lambda: done.append("back"), means="Back one step")
    foot.show_foot(FootState("", act=act, beside=(back,)))
    assert foot.act.text() == "Next ▸  ↵"
    assert foot.act.toolTip() == "Next ▸ (PgDn)"
    QTest.mouseClick(foot.act, Qt.MouseButton.LeftButton)
    QTest.mouseClick(foot.beside[0], Qt.MouseButton.LeftButton)
    assert foot.beside[0].accessibleName() == "Back one step"
    assert foot.press()
    assert done == ["next", "back", "next"]
    assert foot.act.focusPolicy() is Qt.FocusPolicy.TabFocus, "a press leaves the keys"


def test_an_act_that_enter_does_not_do_shows_no_sign_of_it(foot):
    done: list[str] = []
    act = FootAct("done", "Done", lambda: done.append("done"), enters=False)
    foot.show_foot(FootState("White to move", act=act))
    assert foot.act.text() == "Done"
    assert not foot.press()
    assert done == []
    QTest.mouseClick(foot.act, Qt.MouseButton.LeftButton)
    assert done == ["done"]


def test_nothing_is_pressed_where_nothing_is_to_be_done(foot):
    done: list[str] = []
    assert not foot.press()
    off = FootAct("next", "Next", lambda: done.append("next"), enabled=False)
    foot.show_foot(FootState("", act=off))
    assert not foot.press()
    foot.show_foot(FootState("", act=FootAct("next", "Next", lambda: done.append("next"))))
    assert foot.press()
    assert done == ["next"]


def test_the_next_act_is_seen_at_a_glance(foot):
    foot.show_foot(FootState("", act=FootAct("next", "N", lambda: None)))
    image = foot.grab().toImage()
    ratio = image.devicePixelRatio()
    where = foot.act.geometry()
    seen = image.pixelColor(int((where.left() + 6) * ratio), int((where.center().y()) * ratio))
    wanted = QColor(foot.palette().highlight().color())
    assert abs(seen.hue() - wanted.hue()) < 25
    assert seen.saturation() > 120


def test_the_foots_menu_has_a_button_of_its_own(foot):
    assert foot.others.isHidden()
    done = []
    act = QAction("Incident…", foot)
    act.triggered.connect(lambda: done.append("incident"))
    foot.put_in_menu(act)
    assert foot.others.isVisible()
    assert foot.others.accessibleName() == "Other acts"
    assert min(foot.others.width(), foot.others.height()) >= TARGET
    assert foot.others.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.mouseClick(foot.others, Qt.MouseButton.LeftButton)
    assert foot.menu.isVisible()
    QTest.keyClick(foot.menu, Qt.Key.Key_Down)
    QTest.keyClick(foot.menu, Qt.Key.Key_Return)
    assert done == ["incident"]


def test_the_foots_menu_has_room_for_the_sign_before_a_letter(foot):
    """Else Qt shortens the only text in the middle: 对局中的…(W)."""
    foot.put_in_menu(QAction("对局中的事件(&W)", foot))
    needed = foot.menu.sizeHint().width()
    QTest.mouseClick(foot.others, Qt.MouseButton.LeftButton)
    shown = foot.menu.width()
    foot.menu.close()
    assert shown >= needed + foot.menu.fontMetrics().horizontalAdvance("&")


def test_enter_that_was_meant_for_the_act_before_does_not_leave_the_window(foot, monkeypatch):
    """Whoever walked through the count with Enter printed the sheet."""
    done: list[str] = []
    foot.show_foot(
        FootState("", act=FootAct("result", "Result", lambda: done.append("result")))
    )
    out = FootAct("print", "Print", lambda: done.append("print"), leaves=True)
    foot.show_foot(FootState("", act=out))
    monkeypatch.setattr("goref.qt.frame.foot.UNREAD_MS", 1 << 30)
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert foot.takes_key(enter)
    assert done == []
    QTest.mouseClick(foot.act, Qt.MouseButton.LeftButton)
    assert done == ["print"], "the button itself is meant"
    monkeypatch.setattr("goref.qt.frame.foot.UNREAD_MS", 0)
    assert foot.takes_key(enter)
    assert done == ["print", "print"]


LONG_MESSAGE = (
    "The ruling differs from the outcome of play. Give a reason, or play the position out "
    "again from the first move with the other side to begin."
)


@pytest.mark.parametrize("width", [364, 420, 524, 900])
@pytest.mark.parametrize("brief", [False, True])
def test_a_long_message_wraps_and_is_read_to_its_end(foot, width, brief):
    act = FootAct("next", "Next question ▸", lambda: None)
    foot.set_brief(brief)
    foot.show_foot(FootState("Not ruled yet", "3 questions open", act=act))
    foot.resize(width, 82)
    foot.note.say(LONG_MESSAGE)
    settle()
    foot.resize(width, max(foot.heightForWidth(width), foot.minimumHeight()))
    settle()
    note = foot.note
    assert note.text() == LONG_MESSAGE
    assert note.height() >= note.heightForWidth(note.width()), "lines are cut off"
    assert foot.rect().contains(note.rect().translated(note.mapTo(foot, note.rect().topLeft())))
    assert note.toolTip() == note.accessibleName() == LONG_MESSAGE


def test_two_lines_of_a_message_move_neither_the_page_nor_the_next_act(foot):
    act = FootAct("next", "Next question ▸", lambda: None)
    foot.show_foot(FootState("Not ruled yet", "3 questions open", act=act))
    foot.resize(524, 82)
    settle()
    before = foot.act.geometry()
    letters, words = foot.note.fontMetrics(), ["press", "again"]
    while letters.horizontalAdvance(" ".join(words)) < 1.4 * foot.note.width():
        words += ["and", "read", "it"]  # in fonts of any width
    foot.note.say(" ".join(words))
    settle()
    assert foot.note.height() > 1.5 * foot.note.fontMetrics().lineSpacing()
    assert foot.act.geometry() == before
    assert foot.heightForWidth(524) <= foot.minimumHeight() == 82


def test_a_word_without_spaces_wraps_and_an_endless_message_ends_with_a_sign(foot):
    foot.resize(380, 82)
    path = "/home/referee/" + 5 * "Championship-of-the-Club-" + "/final.goref"
    foot.note.say(f"Saved: {path}")
    settle()
    note = foot.note
    assert note.text().replace("\u200b", "") == f"Saved: {path}"
    assert note.minimumSizeHint().width() <= note.width()
    foot.note.say(50 * LONG_MESSAGE)
    settle()
    assert note.text().endswith("…")
    line = note.fontMetrics().size(0, ANY_LETTERS).height()  # of every script's font
    assert note.height() < 6 * line
    assert note.toolTip() == note.accessibleName() == 50 * LONG_MESSAGE


def test_what_is_under_the_pointer_never_moves_the_page(foot):
    foot.show_foot(FootState("Not ruled yet", "3 questions open"))
    foot.resize(300, 82)
    foot.note.say(LONG_MESSAGE, passing=True)
    settle()
    assert foot.note.text().endswith("…")
    assert foot.note.toolTip() == LONG_MESSAGE
    assert foot.heightForWidth(300) <= foot.minimumHeight()
    foot.note.say(LONG_MESSAGE)
    assert foot.note.text() == LONG_MESSAGE


@pytest.mark.parametrize(
    "text",
    [
        "H8：白、20子の連、呼吸点6。裁定するには「死に石」に戻ってください。",
        "H8：白方，相连20子，6气。如需裁定，请回到“死子”。",
        "H8: 백, 연결된 돌 20개, 활로 6개. 판정하려면 사석(으)로 가세요.",
    ],
)
def test_a_message_of_any_script_is_whole_in_the_least_width(foot, text):
    back, act = (FootAct(name, name, lambda: None) for name in ("結果 ▸", "盤上で数える"))
    foot.resize(400, 82)
    foot.show_foot(FootState("白2目勝ち", tone=Tone.SETTLED, act=act, beside=(back,)))
    foot.note.say(text)
    settle()
    assert foot.note.text() == text, "Qt breaks these lines by the rules of their scripts"


def test_an_act_of_the_foot_is_announced_before_it_is_done(foot):
    done: list[str] = []
    foot.acting.connect(lambda: done.append("acting"))
    foot.show_foot(FootState("", act=FootAct("next", "N", lambda: done.append("next"))))
    QTest.mouseClick(foot.act, Qt.MouseButton.LeftButton)
    assert done == ["acting", "next"]


def test_a_message_that_is_gone_takes_no_space(foot):
    foot.show_foot(FootState("Not ruled yet", "3 questions open"))
    foot.resize(380, 82)
    before = foot.heightForWidth(foot.width())
    foot.note.say(LONG_MESSAGE)
    foot.note.say("")
    settle()
    assert foot.note.isHidden()
    assert foot.heightForWidth(foot.width()) == before

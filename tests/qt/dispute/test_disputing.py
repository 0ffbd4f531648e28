"""The tab of disputes: what is asked, what it changes, and ruling on it by mouse and keys."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from goref.app.edits.ruling import ClaimPoints, DisputePoints, MarkStones, StateFacts
from goref.app.edits.trial import OpenTrial
from goref.core.articles.table import article
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.game.record import Say, Word
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.core.trials.claims import claims_for
from goref.io.sgf.write import write_sgf
from goref.qt.dispute.rows import HEADINGS
from goref.qt.dispute.view import DisputesView
from goref.qt.work import pump
from tests.core.build import bare
from tests.core.trials.boards import DOUBLE_KO
from tests.qt.desk import CTRL, GAMES, LEFT, NONE, SHIFT, Desk, Key
from tests.qt.fitting import LANGUAGES, SIZES, clipped, rest

# Black's stone at D3 stands in what White encloses. Alive it leaves nine points to nobody:
# Black has 11, White 5. Dead it leaves Black 10 and White 15.
INTRUDER = bare(".XO..", ".XO..", ".XOX.", ".XO..", ".XO..")
# White lives below; the three points between are shared unless the referee says more.
BETWEEN = bare("XXXXX", "X...X", "OOOOO", "O.O.O", "OOOOO")


def opened(start, folder: Path, case: Case, rules: str) -> Desk:
    path = folder / "case.sgf"
    path.write_bytes(write_sgf(None, case.record, case.ruling))
    desk = start(path)
    desk.rules(rules)
    desk.window.session.do(StateFacts((("komi", Fraction(0)),)))
    return desk


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return opened(start, tmp_path, INTRUDER, "chinese-2002")


def title(desk: Desk) -> str:
    tabs = desk.window.tabs
    return tabs.tabText(tabs.indexOf(desk.window.disputing.page))


def shown(desk: Desk) -> DisputesView:
    """The tab, brought up by its key and worked out."""
    desk.key(Key.Key_D, CTRL)
    view = desk.window.disputing.view
    assert view.isVisible()
    rest(desk.window)
    return view


def dispute(desk: Desk, name: str) -> None:
    desk.board.setFocus()
    desk.walk(name)
    window = desk.window.windowHandle()
    assert window is not None
    QTest.keyClick(window, "?", SHIFT)


def texts(view: DisputesView) -> list[str]:
    return [view.list.item(row).text() for row in range(view.list.count())]


def under(view: DisputesView, group: str) -> list[str]:
    """The rows below a heading."""
    found: list[str] = []
    inside = False
    for row in view.list.rows:
        if row.of is None:
            inside = row.key == ("heading", group)
        elif inside:
            found.append(row.text)
    return found


def click_row(desk: Desk, text: str) -> None:
    """Choose the first row that says something with the mouse."""
    view = desk.window.disputing.view
    number = next(n for n, told in enumerate(texts(view)) if text in told)
    item = view.list.item(number)
    view.list.scrollToItem(item)
    where = view.list.visualItemRect(item).center()
    QTest.mouseClick(view.list.viewport(), LEFT, NONE, where)


def said(view: DisputesView) -> list[str]:
    """What the buttons of the chosen row say."""
    return [b.text().partition(" ")[2] for b in view.detail.rulings.buttons if b.isVisible()]


def press(desk: Desk, text: str) -> None:
    buttons = desk.window.disputing.view.detail.rulings.buttons
    [button] = [b for b in buttons if b.isVisible() and text in b.text()]
    desk.scroll_to(button)
    desk.press(button)
    rest(desk.window)


def tab_to(desk: Desk, widget: QWidget) -> None:
    for _ in range(20):
        if QApplication.focusWidget() is widget:
            return
        desk.key(Key.Key_Tab)
    raise AssertionError(f"Tab does not come to {widget.objectName()}")


# Disputes


def test_a_dispute_from_the_board_to_a_ruling_by_keyboard(desk):
    assert title(desk) == "Disputes"
    before = desk.colour("D3")
    dispute(desk, "D3")
    assert title(desk) == "Disputes (1)"
    assert not desk.window.disputing.is_made, "nothing is asked before somebody looks"
    disputed = desk.colour("D3", 0.45, 0.45)
    view = shown(desk)
    assert not view.none.isVisible()
    [row] = under(view, "disputes")
    # Dead it turns 11 to 5 into 10 to 15: 11 points, which are 5½ zi.
    assert row == (
        "○  In dispute: Black's stones D3\n"
        "open  → ‼ changes the winner, and the margin by up to 5½ zi"
    )
    number = texts(view).index(row)
    assert view.list.item(number).font().bold()

    assert view.list.hasFocus()
    desk.key(Key.Key_Down)
    assert view.list.currentRow() == number
    assert desk.board.view().lit == desk.points("D3")
    assert desk.colour("D3", 0.45, 0.45) != disputed, "its square is lit"
    assert said(view) == [
        "✓ As it is: Alive\nBlack wins by 3 zi",
        "Dead\nchanges the winner: White wins by 2½ zi",
        "In seki\nchanges nothing",
    ]
    tab_to(desk, view.detail.reason)
    for letter in "twoeyes":
        desk.key(Key[f"Key_{letter.upper()}"])
    tab_to(desk, view.detail.rulings.buttons[1])
    desk.key(Key.Key_Space)
    rest(desk.window)
    assert desk.case.ruling.lives == {desk.point("D3"): Life.DEAD}
    assert desk.case.ruling.reasons == {desk.point("D3"): "twoeyes"}
    assert not desk.case.disputed
    assert desk.result == "White wins by 2½ zi"
    assert title(desk) == "Disputes"
    assert under(view, "disputes") == []
    assert not view.detail.isVisible()
    assert view.list.hasFocus(), "the keys do not go nowhere"
    assert view.none.isVisible()
    assert "press ?" in view.none.text()
    assert desk.colour("D3") != before
    desk.undo()
    rest(desk.window)
    assert title(desk) == "Disputes (1)"
    assert len(under(view, "disputes")) == 1
    assert not desk.case.ruling


def test_a_dispute_ruled_as_it_is_with_the_mouse(desk):
    dispute(desk, "D3")
    tabs = desk.window.tabs.tabBar()
    at = desk.window.tabs.indexOf(desk.window.disputing.page)
    QTest.mouseClick(tabs, LEFT, NONE, tabs.tabRect(at).center())
    rest(desk.window)
    click_row(desk, "D3")
    press(desk, "As it is")
    assert desk.case.ruling.lives == {desk.point("D3"): Life.ALIVE}
    assert not desk.case.disputed
    assert "Black wins by 3 zi" in desk.result
    desk.undo()
    assert desk.result.startswith("Not ruled yet"), "what is in dispute is not decided"
    assert desk.case.disputed == desk.points("D3")


def test_a_dispute_is_withdrawn(desk):
    dispute(desk, "D3")
    view = shown(desk)
    click_row(desk, "D3")
    desk.press(view.detail.withdraw)
    rest(desk.window)
    assert not desk.case.disputed
    assert not desk.case.ruling, "nothing was ruled"
    assert title(desk) == "Disputes"


def test_points_are_disputed_too(desk):
    dispute(desk, "A1")
    view = shown(desk)
    click_row(desk, "A1")
    # A1 alone would go: Black 10 less 1. As White's it counts a point more.
    assert "✓ As it is: Black's territory" in said(view)[0]
    press(desk, "Nobody's")
    assert desk.case.ruling.claims == {desk.point("A1"): Claim(Kind.DAME, None)}


def test_the_figures_follow_the_rule_set(desk):
    dispute(desk, "D3")
    view = shown(desk)
    click_row(desk, "D3")
    desk.rules("new-zealand")
    rest(desk.window)
    assert "by up to 11 points" in under(view, "disputes")[0]
    assert view.list.chosen_row is not None, "what was chosen stays chosen"
    assert said(view)[1] == "Dead\nchanges the winner: White wins by 5 points"


def test_two_disputes_of_three_stones_are_counted_as_two(desk):
    desk.window.session.do(DisputePoints(desk.points("B1 B2 B3 B4 B5 D3")))
    assert title(desk) == "Disputes (2)"
    assert len(under(shown(desk), "disputes")) == 2


# The checklist


def test_a_ko_with_its_article_is_ruled_and_stays_with_its_ruling(start, tmp_path):
    desk = opened(start, tmp_path, DOUBLE_KO, "chinese-2002")
    view = shown(desk)
    kos = under(view, "kos")
    assert [row.partition("\n")[0] for row in kos] == [
        "○  Black: must the ko at B6 be connected?",
        "○  White: must the ko at C4 be connected?",
    ]
    click_row(desk, "B6")
    assert desk.board.view().lit == desk.points("B6")
    rests_on = article(RULESETS["chinese-2002"], "points")
    assert view.detail.article.cite.text() == rests_on.cited("en")
    assert not view.detail.article.text.isVisible()
    desk.press(view.detail.article.button)
    rest(desk.window)
    assert view.detail.article.text.isVisible()
    assert view.detail.article.text.text() == rests_on.told("en")
    QTest.keyClicks(view.detail.reason, "no threats")
    press(desk, "It must be connected")
    b6 = desk.point("B6")
    assert desk.case.ruling.claims == {b6: Claim(Kind.DAME, None)}
    assert desk.case.ruling.reasons == {b6: "no threats"}
    [ruled] = [row for row in under(view, "kos") if "B6" in row]
    assert ruled.startswith("✓")
    assert "ruled: It must be connected: no point — no threats" in ruled
    assert "As it is" not in " ".join(said(view)), "it is ruled so already"
    assert view.detail.reason.text() == ""
    desk.press(view.detail.back)
    rest(desk.window)
    assert not desk.case.ruling.claims
    assert under(view, "kos") == kos


def test_one_sided_dame_proposed_and_ruled(start, tmp_path):
    desk = opened(start, tmp_path, BETWEEN, "jpd-art")
    session = desk.window.session
    session.do(MarkStones(frozenset(desk.case.position.chain(desk.point("A5"))), Life.SEKI))
    session.do(MarkStones(frozenset(desk.case.position.chain(desk.point("A3"))), Life.SEKI))
    claim = Claim(Kind.ONE_SIDED, BLACK)
    session.do(ClaimPoints(desk.points("B4 C4"), claim, "two of three"))
    session.do(ClaimPoints(desk.points("D4"), Claim(Kind.SHARED, None)))
    view = shown(desk)
    rows = under(view, "one-sided")
    assert [row for row in rows if row.startswith("✓  Can one side alone play B4?")]
    assert "ruled: Black alone can play there — two of three" in rows[0]
    click_row(desk, "B4")
    rests_on = article(RULESETS["jpd-art"], "seki")
    assert view.detail.article.cite.text() == rests_on.cited("en")
    assert view.detail.article.text.text() == rests_on.told("en")
    press(desk, "Both can play there")
    assert desk.case.ruling.claims[desk.point("B4")] == Claim(Kind.SHARED, None)
    assert desk.case.ruling.claims[desk.point("C4")] == claim


def test_what_presses_for_nothing_is_folded_away(start):
    desk = start(GAMES / "gold-petal-bowls.sgf")
    view = shown(desk)
    [heading] = texts(view)
    assert heading == "▸ Other points to think of (18)"
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Return)
    assert len(texts(view)) == 19
    assert view.list.currentRow() == 0
    desk.key(Key.Key_Down)
    assert len(desk.board.view().lit) == 1
    desk.key(Key.Key_Up)
    desk.key(Key.Key_Left)
    assert len(texts(view)) == 1
    click_row(desk, "Other points")
    assert len(texts(view)) == 19


def test_it_is_worked_out_in_pieces(start, monkeypatch):
    monkeypatch.setattr(pump, "SHARE_MS", 0)  # a piece at a time, however fast they are
    desk = start(GAMES / "gold-petal-bowls.sgf")
    desk.key(Key.Key_D, CTRL)
    view = desk.window.disputing.view
    assert view.is_busy
    assert texts(view) == ["Looking through the board …"]
    while not view.items:
        QApplication.processEvents()
    assert view.is_busy, "the rest is still to come"
    assert len(view.list.rows) == 1
    desk.window.session.do(DisputePoints(desk.points("Q16")))
    assert view.is_busy
    assert view.items == [], "it begins anew with another case"
    rest(desk.window)
    assert "Q16" in under(view, "disputes")[0]


def test_another_game_brings_another_list(desk, answer):
    dispute(desk, "D3")
    view = shown(desk)
    click_row(desk, "D3")
    answer(QMessageBox.StandardButton.Discard)
    desk.main.open_path(GAMES / "takagawa--go-seigen-1959.sgf", remember=False)
    assert title(desk) == "Disputes"
    view = shown(desk)
    assert not view.detail.isVisible()
    assert under(view, "disputes") == []


# Trials


def test_a_trial_is_listed_gone_on_with_and_dropped(desk):
    [claim, _] = claims_for(desk.case.position, desk.points("D3"))
    desk.window.session.do(OpenTrial(claim, WHITE))
    assert title(desk) == "Disputes (1)"
    view = shown(desk)
    [row] = under(view, "trials")
    assert row == (
        "○  White claims: Black's stones D3 are dead\n"
        "Chinese, 2002 (3¾ zi): under way (acts: 0)"
    )
    click_row(desk, "White claims")
    assert desk.board.view().lit == desk.points("D3")
    assert view.detail.open.text() == "Go on"
    assert said(view) == []
    desk.press(view.detail.open)
    assert desk.window.trying.is_on
    desk.key(Key.Key_Escape)
    assert not desk.window.trying.is_on
    view = shown(desk)
    click_row(desk, "White claims")
    desk.press(view.detail.drop)
    rest(desk.window)
    assert desk.case.trials == ()
    assert title(desk) == "Disputes"
    assert under(view, "trials") == []
    desk.undo()
    assert title(desk) == "Disputes (1)"


def test_a_dispute_goes_to_trial(desk):
    dispute(desk, "D3")
    view = shown(desk)
    click_row(desk, "D3")
    desk.press(view.detail.try_)
    assert desk.window.trying.is_on
    assert desk.case.trials == (), "what is claimed is still to be said"


# Cycles


def test_a_triple_ko_is_named_and_settled_with_a_reason(start):
    (path,) = GAMES.glob("li-zhe*.sgf")
    desk = start(path)
    desk.rules("jpd-a")
    view = shown(desk)
    [row] = under(view, "cycles")
    assert "Triple ko ahead, 3 of its moves played from move 218 on" in row
    assert "article 4.2" in row
    click_row(desk, "Triple ko")
    assert desk.points("L19 G13") <= desk.board.view().lit
    assert "Ji Ping Dian A, article 4.2" in view.detail.reason.text()
    [button] = [b for b in view.detail.rulings.buttons if b.isVisible()]
    view.detail.reason.clear()
    assert not button.isEnabled(), "it needs a reason"
    QTest.keyClicks(view.detail.reason, "as the organiser announced")
    assert button.isEnabled()
    press(desk, "No result")
    assert desk.case.record.entries[-1] == Word(Say.NO_RESULT)
    assert desk.result.startswith("No result")
    desk.undo()
    assert desk.case.record.entries[-1] != Word(Say.NO_RESULT)


def test_the_move_that_a_ban_strikes_is_void(start):
    (path,) = GAMES.glob("rin-kaiho*.sgf")
    desk = start(path)
    desk.rules("jpd-a")
    view = shown(desk)
    assert "Eternal life, moves 323 to 333" in under(view, "cycles")[0]
    click_row(desk, "Eternal life")
    press(desk, "Move 328 repeats the board")
    assert desk.case.voided == {328}
    assert "article 4.2" in desk.case.void_reasons[328]


# How it looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_clipped_in_any_row(start, language, size):
    (path,) = GAMES.glob("li-zhe*.sgf")
    desk = start(path)
    desk.main.use_language(language)
    desk.window.show()
    desk.window.resize(*size)
    session = desk.window.session
    session.do(DisputePoints(desk.case.position.chain(desk.point("K10"))))
    session.do(DisputePoints(desk.points("B3")))
    session.do(OpenTrial(claims_for(desk.case.position, desk.points("K10"))[0]))
    session.do(ClaimPoints(desk.points("G14"), Claim(Kind.DAME, None), "agreed"))
    desk.window.actions_by_id["disputes"].trigger()
    view = desk.window.disputing.view
    rest(desk.window)
    view.list.folded.emit(True)
    assert len(view.list.rows) > len(HEADINGS)
    for number, row in enumerate(view.list.rows):
        if row.of is None and not row.folds:
            continue
        view.list.setCurrentRow(number)
        for unfolded in (True, False):
            view.detail.article.button.setChecked(unfolded)
            rest(desk.window)
            assert list(clipped(desk.window)) == [], row.text
        item = view.list.item(number)
        shown_ = view.list.visualItemRect(item)
        assert view.list.viewport().rect().intersects(shown_)
        lines = item.text().count("\n") + 1
        assert shown_.height() >= lines * view.list.fontMetrics().height()
    for button in (*view.detail.rulings.buttons, view.detail.try_, view.detail.withdraw):
        assert not button.isVisible() or button.height() >= 34

"""A live game recorded at the board: mouse and keys, the stop, refusals, undo, the journal."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from goref.app.act_log.lines import protocol_lines
from goref.app.edits.play import RULED, UNDO
from goref.app.opening import open_path
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Act, Statement
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.stopping.game_state import ending
from goref.core.stopping.options import AllowedAct
from goref.core.texts.stopping.stopping import option_means
from goref.core.texts.stopping.stopping_tables import MEANS, PHASES, REFUSED
from goref.core.texts.terms import ENDS
from goref.io.case.journal import unfinished
from goref.io.places import journals
from goref.qt.act_log.dialog import ProtocolDialog
from goref.qt.look.metrics import HIGH_TARGET, TARGET
from goref.qt.record.play_page import PlayPage
from tests.languages import EN, ZH
from tests.qt.desk import ALT, CTRL, GAMES, LEFT, RIGHT, SHIFT, Desk, Key, settle
from tests.qt.fitting import rest
from tests.wordings import in_words


def opened(start, folder: Path, sgf: str = "(;GM[1]FF[4]SZ[5])") -> Desk:
    path = folder / "live.sgf"
    path.write_text(sgf)
    desk = start(path)
    desk.rules("jpd-a")
    return desk


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    """An empty 5×5 board under Ji Ping Dian A, recording."""
    desk = opened(start, tmp_path)
    desk.board.setFocus()
    desk.key(Key.Key_P, CTRL | SHIFT)
    assert desk.window.modes.playing.is_on
    return desk


def page(desk: Desk) -> PlayPage:
    return desk.window.modes.playing.panel


def command(desk: Desk) -> QAction:
    return desk.window.actions_by_id["play-on-board"]


def button(desk: Desk, name: str) -> QPushButton:
    found = desk.window.findChild(QPushButton, name)
    assert found is not None
    return found


def press(desk: Desk, *names: str) -> None:
    for name in names:
        desk.press(button(desk, name))


def offered(desk: Desk) -> list[str]:
    """The names of the buttons that are seen, as they stand."""
    whole = page(desk)
    found = [b for b in whole.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
    found.sort(key=lambda b: (b.mapTo(whole, QPoint()).y(), b.mapTo(whole, QPoint()).x()))
    return [b.objectName().removeprefix("do-") for b in found]


def standing_of(desk: Desk) -> str:
    assert page(desk).title.isVisible()
    assert desk.result == page(desk).title.text(), "the foot says it too"
    return page(desk).title.text()


def said(desk: Desk) -> str:
    message = page(desk).message
    return message.text() if message.isVisible() else ""


def game(desk: Desk) -> str:
    """What the record holds, in short."""
    grid, found = desk.case.record.grid, []
    for entry in desk.case.record.entries:
        match entry:
            case Act(kind=ActKind.PLAY, colour=colour, point=int(point)):
                found.append(f"{colour.letter}:{grid.name(point)}")
            case Act(kind=kind, colour=colour):
                found.append(f"{colour.letter}:{kind.value}")
            case Statement(said=say, colour=colour):
                found.append(f"{colour.letter if colour else 'both'}:{say.value}")
    return " ".join(found)


def asked(desk: Desk) -> list[str]:
    """Who asked for each act of the protocol."""
    return [str(entry["who"]) for entry in desk.window.session.protocol.entries]


FOUR = ["pass-stone", "give-up", "resign-B", "resign-W"]
WHAT, REASON = 3, 5
"""Columns of the protocol in its window."""
TALK = ["disagree", "agreed", "all-alive", "resign-B", "resign-W"]


# A whole game


def test_a_game_is_entered_with_the_mouse_and_the_journal_tells_the_same(desk):
    assert standing_of(desk) == "Black to move"
    assert offered(desk) == FOUR
    before = len(asked(desk))
    desk.click("C3 C4")
    assert standing_of(desk) == "Black to move"
    desk.click("B4")
    press(desk, "do-pass-stone")
    assert game(desk) == "B:C3 W:C4 B:B4 W:pass-stone"
    assert standing_of(desk) == "Black to move"
    press(desk, "do-give-up")
    assert standing_of(desk) == "Black proposes to stop; White answers"
    desk.click("D3")
    assert game(desk) == "B:C3 W:C4 B:B4 W:pass-stone B:pass-stone W:D3"
    assert standing_of(desk) == "Black to move"
    press(desk, "do-give-up", "do-give-up")
    assert standing_of(desk) == f"Play is stopped: {in_words(UNDO[StatementKind.AGREED])}"
    assert offered(desk) == TALK
    desk.click("E5")
    assert said(desk) == in_words(REFUSED["stopped"])
    press(desk, "do-agreed")
    assert standing_of(desk) == f"Over: {in_words(ENDS['agreed'])}"
    assert offered(desk) == []
    assert game(desk) == (
        "B:C3 W:C4 B:B4 W:pass-stone B:pass-stone W:D3 B:give-up W:give-up both:agreed"
    )
    assert asked(desk)[before:] == ["B", "W", "B", "W", "B", "W", "B", "W", "referee"]
    assert ending(desk.case, ruleset("jpd-a")) == (End.AGREED, None)
    assert desk.score.facts.pass_stones == (1, 1)
    case = desk.case
    desk.window.session.leave()
    [left] = unfinished(journals())
    replayed = Session.recover(left)
    try:
        assert (replayed.case, replayed.lost) == (case, 0)
    finally:
        replayed.finish()


def test_all_is_taken_back_and_done_again(desk):
    empty = desk.case
    desk.click("C3 C4")
    press(desk, "do-give-up")
    desk.click("D3")
    after = desk.case
    assert game(desk) == "B:C3 W:C4 B:pass-stone W:D3"
    desk.undo()
    assert game(desk) == "B:C3 W:C4 B:give-up"
    assert standing_of(desk) == "Black proposes to stop; White answers"
    for _ in range(3):
        desk.undo()
    assert desk.case == empty
    assert standing_of(desk) == "Black to move"
    for _ in range(4):
        desk.redo()
    assert desk.case == after
    assert standing_of(desk) == "Black to move"


def test_no_agreement_makes_both_put_down_a_stone(desk):
    desk.click("C3 C4")
    press(desk, "do-give-up", "do-give-up", "do-disagree")
    assert standing_of(desk) == f"Black must {in_words(UNDO[ActKind.PASS_STONE])} first"
    assert offered(desk) == ["pass-stone", "resign-B", "resign-W"]
    desk.click("D3")
    assert said(desk) == in_words(PHASES["owed"], mover="Black")
    press(desk, "do-pass-stone", "do-pass-stone")
    assert standing_of(desk) == "Black to move"
    desk.click("D3")
    assert game(desk).endswith("both:disagree B:pass-stone W:pass-stone B:D3")


def test_a_side_resigns_whose_turn_it_is_not(desk):
    desk.click("C3 C4")
    press(desk, "do-resign-W")
    assert standing_of(desk) == "Over: White resigned"
    assert desk.case.record.entries[-1] == Statement(StatementKind.RESIGN, WHITE)
    assert asked(desk)[-1] == "W"
    before = desk.case
    desk.click("D4")
    assert said(desk) == in_words(REFUSED["over"])
    assert desk.case is before
    desk.undo()
    assert offered(desk) == FOUR


def test_the_fourth_pass_stone_ends_it_and_the_refusing_play_is_not_recorded(desk):
    desk.click("C3")
    press(desk, "do-pass-stone", "do-pass-stone", "do-pass-stone", "do-give-up")
    assert said(desk).startswith("Refuses to stop: Black's give-up becomes pass stone 4")
    desk.click("D4")
    assert standing_of(desk) == "Over: four pass stones in one position, all alive"
    assert game(desk) == "B:C3" + " W:pass-stone B:pass-stone" * 2


def test_at_a_stop_stones_are_marked_dead_and_agreed_on(desk):
    desk.click("C3 C4 D3 B2")
    assert desk.board.view().marks == {}
    press(desk, "do-give-up", "do-give-up")
    assert page(desk).told.text() == "Click the stones that both agree are dead."
    desk.click("B2")
    both = desk.points("B2 C4")
    assert desk.case.ruling.lives == dict.fromkeys(both, StoneStatus.DEAD)
    assert desk.board.view().dead == both
    assert asked(desk)[-1] == "referee"
    assert page(desk).told.text() == "Click the stones that both agree are dead."
    desk.walk("C4")
    assert desk.status == "C4: White, chain of 1, 3 liberties, dead (ruled)"
    desk.walk("B2")
    desk.key(Key.Key_Return)
    assert not desk.case.ruling.lives
    desk.undo()
    press(desk, "do-agreed")
    assert standing_of(desk) == f"Over: {in_words(ENDS['agreed'])}"
    assert desk.board.view().dead == both
    desk.click("B2")
    assert said(desk) == in_words(REFUSED["over"])
    assert desk.score.survey.dead == both
    desk.undo()
    press(desk, "do-disagree")
    assert desk.board.view().dead == frozenset(), "no marks while play goes on"


# Refusals


def test_an_illegal_play_is_refused_in_words_and_changes_nothing(desk):
    desk.click("C3 D3 B1 D4 A2")
    before, acts = desk.case, len(asked(desk))
    desk.click("C3")
    assert said(desk) == "C3 is occupied."
    desk.click("A1")
    assert said(desk) == in_words(REFUSED["suicide"], point="A1")
    assert page(desk).message.font().bold()
    assert desk.case is before
    assert len(asked(desk)) == acts
    assert desk.board.view().position == before.position
    desk.click("B2")
    assert said(desk) == ""
    assert not page(desk).message.font().bold()
    assert game(desk).endswith("W:B2")


def test_the_reason_speaks_the_language_of_the_window(desk):
    desk.main.use_language(ZH)
    settle()
    assert desk.window.modes.playing.is_on
    assert standing_of(desk) == "轮到黑方"
    desk.click("C3 C3")
    assert said(desk) == "C3已有棋子。"


def test_other_buttons_of_the_mouse_play_nothing(desk):
    desk.click("C3", RIGHT)
    assert game(desk) == ""


def test_a_give_up_that_waits_tells_what_a_play_would_do(desk):
    desk.click("C3")
    press(desk, "do-give-up")
    assert said(desk) == (in_words(MEANS["play-refuses"], proposer="White"))
    desk.click("C3")
    assert said(desk) == "C3 is occupied."
    assert game(desk) == "B:C3 W:give-up"


# What is refused, recorded by ruling

KO = "C4 D4 B3 E3 C2 D2 D3 C3"
"""White has just taken a ko: Black's stone at D3 is gone."""
WHY = "both agreed"


def why(desk: Desk, text: str) -> None:
    """Write a reason where it is asked for, with keys."""
    assert QApplication.focusWidget() is page(desk).line.reason
    QTest.keyClicks(page(desk).line.reason, text)


def told(desk: Desk) -> list[tuple[str, str, str]]:
    """Who, what and why of the last act in the protocol."""
    line = list(protocol_lines(desk.window.session.protocol, EN))[-1]
    return [(line.who, line.what, line.reason)]


def test_an_illegal_play_is_recorded_by_ruling_and_the_protocol_says_why(desk):
    desk.click(KO)
    before, wood = desk.case, desk.colour("D3", 0.2, 0.2)
    desk.click("D3")
    assert said(desk) == in_words(REFUSED["ko"], point="D3")
    assert desk.colour("D3", 0.2, 0.2) == wood
    press(desk, "rule-it")
    assert offered(desk) == [*FOUR, "ruling-confirm", "ruling-drop"]
    assert said(desk) == in_words(REFUSED["ko"], point="D3"), "it is still told"
    why(desk, WHY)
    desk.key(Key.Key_Return)
    assert game(desk).endswith("W:C3 B:D3")
    assert desk.light("D3", 0.2, 0.2) < 90, "a black stone"
    assert desk.colour("C3", 0.2, 0.2) == wood, "White's is taken"
    assert asked(desk)[-1] == "referee"
    assert told(desk) == [("Referee", in_words(RULED, act="Black D3"), WHY)]
    assert standing_of(desk) == "White to move"
    assert said(desk) == ""
    assert offered(desk) == [*FOUR, "no-result"], "the position has been repeated"
    assert QApplication.focusWidget() is desk.board
    found = {f.code: f.move for f in desk.window.session.assessment.findings}
    assert found["illegal-ko"] == 9, "it stays to be seen"
    after = desk.case
    desk.undo()
    assert desk.case == before
    desk.redo()
    assert desk.case == after
    desk.window.session.leave()
    [left] = unfinished(journals())
    replayed = Session.recover(left)
    try:
        assert (replayed.case, replayed.lost) == (after, 0)
    finally:
        replayed.finish()


def test_the_protocol_in_its_window_has_the_reason(desk):
    desk.click(f"{KO} D3")
    press(desk, "rule-it")
    why(desk, WHY)
    press(desk, "ruling-confirm")
    desk.window.actions_by_id["protocol"].trigger()
    [dialog] = desk.window.findChildren(ProtocolDialog)
    desk.qtbot.waitUntil(lambda: not dialog.pump.is_busy)
    model = dialog.model
    last = [model.index(model.rowCount() - 1, c).data() for c in (WHAT, REASON)]
    assert last == [in_words(RULED, act="Black D3"), WHY]


@pytest.mark.parametrize(
    ("rules", "before", "point", "refusal", "code"),
    [
        (
            "jpd-a",
            "C3 D3 B1 D4 A2",
            "A1",
            in_words(REFUSED["suicide"], point="A1"),
            "illegal-suicide",
        ),
        (
            "ikeda-territory-1",
            f"{KO} pass pass",
            "D3",
            in_words(REFUSED["repeats"], point="D3", move=7),
            "illegal-repeats",
        ),
        ("tang-song", KO, "D3", in_words(REFUSED["ko"], point="D3"), "illegal-ko"),
    ],
)
def test_each_kind_of_illegal_play(start, tmp_path, rules, before, point, refusal, code):
    desk = opened(start, tmp_path)
    desk.rules(rules)
    command(desk).trigger()
    for name in before.split():
        if name == "pass":
            press(desk, "do-pass")
        else:
            desk.click(name)
    desk.click(point)
    assert said(desk) == refusal
    press(desk, "rule-it")
    why(desk, WHY)
    desk.key(Key.Key_Enter)
    assert desk.case.record.acts[-1].point == desk.point(point)
    assert code in {f.code for f in desk.window.session.assessment.findings}
    assert told(desk)[0][2] == WHY


def test_a_play_out_of_turn_with_shift_or_a_letter(desk):
    desk.click("C3")
    shifted = desk.spot("D3")
    QTest.mouseClick(desk.board, LEFT, SHIFT, shifted)
    assert said(desk) == "It is White's turn."
    desk.walk("D2")
    desk.key(Key.Key_B)
    assert said(desk) == "It is White's turn."
    press(desk, "rule-it")
    why(desk, WHY)
    desk.key(Key.Key_Return)
    assert game(desk) == "B:C3 B:D2", "the last that was refused"
    assert desk.light("D2", 0.2, 0.2) < 90
    assert standing_of(desk) == "White to move"
    desk.board.setFocus()
    desk.walk("A1")
    desk.key(Key.Key_W)
    assert game(desk) == "B:C3 B:D2 W:A1", "whose turn it is may be said as well"


def test_a_play_at_a_stop_or_after_the_end_is_recorded_by_ruling(desk):
    desk.click("C3 C4")
    press(desk, "do-give-up", "do-give-up")
    desk.click("E5")
    assert said(desk) == in_words(REFUSED["stopped"])
    press(desk, "rule-it")
    why(desk, WHY)
    desk.key(Key.Key_Return)
    assert game(desk).endswith("W:give-up B:E5")
    press(desk, "do-resign-W")
    desk.click("A1")
    assert said(desk) == in_words(REFUSED["over"])
    press(desk, "rule-it")
    why(desk, WHY)
    desk.key(Key.Key_Return)
    assert game(desk).endswith("W:resign W:A1")
    assert standing_of(desk) == "Black to move"


def test_what_no_stone_can_do_is_not_offered(desk):
    desk.click("C3 C3")
    assert said(desk) == "C3 is occupied."
    assert "rule-it" not in offered(desk)
    QTest.mouseClick(desk.board, LEFT, SHIFT, desk.spot("C3"))
    assert said(desk) == "It is White's turn."
    assert "rule-it" not in offered(desk)
    desk.click("D3")
    desk.key(Key.Key_Home)
    desk.click("D3")
    assert said(desk).startswith("An earlier move is shown.")
    assert "rule-it" not in offered(desk)


def test_a_word_that_is_refused_is_recorded_by_ruling(desk):
    desk.click("C3")
    article = desk.window.modes.playing.now.options[0].article
    page(desk).chosen.emit(AllowedAct(None, None, StatementKind.AGREED, "agreed", article))
    assert said(desk).startswith("That cannot be stated now: ")
    press(desk, "rule-it")
    why(desk, WHY)
    desk.key(Key.Key_Return)
    assert game(desk) == "B:C3 both:agreed"
    assert standing_of(desk) == f"Over: {in_words(ENDS['agreed'])}"
    assert told(desk)[0][2] == WHY


def test_a_ruling_needs_its_reason(desk):
    desk.click(f"{KO} D3")
    before = desk.case
    press(desk, "rule-it")
    desk.key(Key.Key_Return)
    assert said(desk) == in_words(REFUSED["no-reason"])
    why(desk, "  ")
    press(desk, "ruling-confirm")
    assert said(desk) == in_words(REFUSED["no-reason"])
    assert desk.case is before
    assert QApplication.focusWidget() is page(desk).line.reason
    why(desk, WHY)
    desk.key(Key.Key_Return)
    assert told(desk)[0][2] == WHY


@pytest.mark.parametrize("way", ["esc", "button", "esc from a button", "esc from the board"])
def test_the_reason_can_be_left_without_leaving_the_recording(desk, way):
    desk.click(f"{KO} D3")
    before = desk.case
    press(desk, "rule-it")
    why(desk, "half a reas")
    match way:
        case "button":
            press(desk, "ruling-drop")
        case "esc from a button":
            desk.key(Key.Key_Tab)
            assert QApplication.focusWidget() is button(desk, "ruling-confirm")
            desk.key(Key.Key_Escape)
        case "esc from the board":
            desk.board.setFocus()
            desk.key(Key.Key_Escape)
        case _:
            desk.key(Key.Key_Escape)
    assert desk.window.modes.playing.is_on
    assert not page(desk).is_asking
    assert desk.case is before
    assert offered(desk) == [*FOUR, "rule-it"]
    assert QApplication.focusWidget() is desk.board
    press(desk, "rule-it")
    assert page(desk).line.reason.text() == ""
    desk.key(Key.Key_Escape)
    desk.key(Key.Key_Escape)
    assert not desk.window.modes.playing.is_on


def test_another_act_closes_the_reason_and_saving_does_not(desk, save_as, tmp_path):
    desk.click(f"{KO} D3")
    press(desk, "rule-it")
    why(desk, "half")
    save_as(tmp_path / "case.goref")
    desk.key(Key.Key_S, CTRL)
    assert desk.window.session.path is not None
    assert page(desk).is_asking
    assert page(desk).line.reason.text() == "half"
    desk.click("A5")
    assert game(desk).endswith("W:C3 B:A5")
    assert not page(desk).is_asking
    assert offered(desk) == FOUR
    page(desk).line.given.emit(WHY)
    assert game(desk).endswith("W:C3 B:A5"), "nothing is refused any more"


def test_the_keys_are_on_the_board_when_the_offer_of_a_ruling_goes(desk):
    desk.click(f"{KO} D3")
    offer = button(desk, "rule-it")
    offer.setFocus()
    desk.undo()
    assert not offer.isVisible()
    assert QApplication.focusWidget() is desk.board


def test_the_board_stays_where_it_is_when_something_is_refused(desk):
    desk.click(KO)
    rest(desk.window)
    place = desk.board.geometry()
    desk.click("D3")
    rest(desk.window)
    assert button(desk, "rule-it").isVisible()
    assert desk.board.geometry() == place
    press(desk, "rule-it")
    rest(desk.window)
    assert desk.board.geometry() == place


# The board


def test_the_board_shows_the_last_moment_and_the_stone_to_come(start, tmp_path):
    desk = opened(start, tmp_path, "(;GM[1]FF[4]SZ[5];B[cc];W[dd];B[bb])")
    desk.go("dead")
    desk.click("D2")
    assert desk.case.ruling.lives == {desk.point("D2"): StoneStatus.DEAD}
    desk.window.actions_by_id["first-move"].trigger()
    desk.window.actions_by_id["play-on-board"].trigger()
    session, view = desk.window.session, desk.board.view()
    assert session.moment == session.last_moment
    assert view.position == desk.case.position
    assert view.last == desk.point("B4")
    assert (view.dead, view.marks, view.hover) == (frozenset(), {}, WHITE)
    desk.hover("C2")
    assert desk.status == "C2: empty"
    desk.click("C2")
    assert desk.board.view().hover is BLACK
    assert desk.board.view().last == desk.point("C2")


def test_at_an_earlier_move_no_stone_is_played(desk):
    desk.click("C3 C4")
    desk.key(Key.Key_Home)
    assert not any(desk.board.view().position.cells)
    assert desk.board.view().hover is None
    desk.click("D3")
    assert said(desk).startswith("An earlier move is shown.")
    assert game(desk) == "B:C3 W:C4"
    desk.key(Key.Key_End)
    assert said(desk) == ""
    desk.click("D3")
    assert game(desk) == "B:C3 W:C4 B:D3"
    desk.key(Key.Key_Home)
    press(desk, "do-pass-stone")
    assert game(desk).endswith("W:pass-stone")
    assert desk.window.session.moment == desk.window.session.last_moment


def test_the_steps_follow_and_the_board_rules_again_afterwards(desk):
    desk.click("C3 C4")
    press(desk, "do-resign-B")
    assert desk.result == "Over: Black resigned"
    press(desk, "play-done")
    assert "White" in desk.result
    desk.undo()
    desk.go("dead")
    desk.click("C4")
    assert desk.score.survey.dead == desk.points("C4")
    assert game(desk) == "B:C3 W:C4"


# The keyboard


def test_a_game_with_keys_alone(desk):
    desk.walk("C3")
    desk.key(Key.Key_Return)
    desk.walk("D3")
    desk.key(Key.Key_Enter)
    assert game(desk) == "B:C3 W:D3"
    desk.key(Key.Key_Tab)
    assert QApplication.focusWidget() is button(desk, "do-pass-stone")
    assert said(desk) == (in_words(MEANS["stone"], mover="Black", count=1))
    desk.key(Key.Key_Space)
    desk.key(Key.Key_Tab)
    assert QApplication.focusWidget() is button(desk, "do-give-up")
    assert said(desk).startswith("Proposes to stop. If Black gives up too")
    desk.key(Key.Key_Return)
    assert game(desk) == "B:C3 W:D3 B:pass-stone W:give-up"
    desk.key(Key.Key_Return)
    assert standing_of(desk) == f"Play is stopped: {in_words(UNDO[StatementKind.AGREED])}"
    assert QApplication.focusWidget() is desk.board, "its button is gone: on no other act"
    desk.key(Key.Key_Tab, times=2)
    assert QApplication.focusWidget() is button(desk, "do-agreed")
    desk.key(Key.Key_Space)
    assert standing_of(desk) == f"Over: {in_words(ENDS['agreed'])}"
    assert QApplication.focusWidget() is desk.board
    desk.key(Key.Key_Escape)
    assert not desk.window.modes.playing.is_on


def test_every_button_tells_what_it_means(desk):
    for option in desk.window.modes.playing.now.options:
        if option.kind is not ActKind.PLAY:
            here, means = page(desk).button(option), option_means(option, EN)
            assert here.toolTip() == f"{means}\n({option.article.in_(EN)})"
            assert here.accessibleDescription() == means
            assert here.height() >= (
                TARGET if option.say is StatementKind.RESIGN else HIGH_TARGET
            )
            here.setFocus()
            assert said(desk) == means


# Beginning and leaving


@pytest.mark.parametrize("way", ["command", "esc", "done", "esc from a button"])
def test_leaving(desk, way):
    desk.click("C3")
    match way:
        case "command":
            desk.key(Key.Key_P, CTRL | SHIFT)
        case "esc":
            desk.key(Key.Key_Escape)
        case "done":
            press(desk, "play-done")
        case _:
            button(desk, "do-give-up").setFocus()
            desk.key(Key.Key_Escape)
    assert not desk.window.modes.playing.is_on
    assert not command(desk).isChecked()
    assert not page(desk).isVisible()
    assert QApplication.focusWidget() is desk.board
    desk.key(Key.Key_Escape)
    desk.click("D3")
    assert game(desk) == "B:C3"


@pytest.mark.parametrize("modifiers", [SHIFT, CTRL, ALT, CTRL | SHIFT])
def test_only_esc_alone_leaves(desk, modifiers):
    desk.key(Key.Key_Escape, modifiers)
    assert desk.window.modes.playing.is_on
    desk.click(f"{KO} D3")
    press(desk, "rule-it")
    why(desk, "half a reas")
    desk.key(Key.Key_Escape, modifiers)
    assert page(desk).is_asking
    assert page(desk).line.reason.text() == "half a reas"


def test_it_is_off_at_first_and_can_begin_again_and_again(start, tmp_path):
    desk = opened(start, tmp_path)
    assert not command(desk).isChecked()
    for names, all_ in (("C3", "B:C3"), ("D3", "B:C3 W:D3"), ("B2", "B:C3 W:D3 B:B2")):
        command(desk).trigger()
        desk.click(names)
        assert game(desk) == all_
        command(desk).trigger()
        assert not page(desk).isVisible()


def test_setting_up_and_recording_leave_each_other(desk):
    desk.click("C3")
    desk.key(Key.Key_T, CTRL)
    assert desk.window.modes.setting_up.is_on
    assert not desk.window.modes.playing.is_on
    assert not page(desk).isVisible()
    desk.key(Key.Key_P, CTRL | SHIFT)
    assert not desk.window.modes.setting_up.is_on
    assert not desk.window.actions_by_id["set-up"].isChecked()
    desk.click("D3")
    assert game(desk) == "B:C3 W:D3"


def test_the_stage_and_recording_leave_each_other(start):
    desk = start(GAMES / "gold-petal-bowls.sgf")
    desk.rules("jpd-b")
    command(desk).trigger()
    desk.key(Key.Key_K, CTRL)
    assert desk.window.modes.staging.is_on
    assert not desk.window.modes.playing.is_on
    command(desk).trigger()
    assert not desk.window.modes.staging.is_on
    assert desk.window.modes.playing.is_on
    assert desk.board.view().heaps == ()
    assert page(desk).isVisible()


def test_another_case_ends_it_and_closing_the_window_too(desk):
    desk.click("C3")
    desk.main.show(open_path(GAMES / "huang-longshi--zhou-donghou.sgf")[0], None)
    assert not desk.window.modes.playing.is_on
    assert not command(desk).isChecked()
    command(desk).trigger()
    assert page(desk).isVisible()
    assert desk.window.close()


def test_another_rule_set_offers_what_it_has(desk):
    desk.click("C3")
    desk.rules("chinese-2002")
    assert offered(desk) == ["pass", "stop", "resign-B", "resign-W"]
    press(desk, "do-pass", "do-pass")
    assert standing_of(desk) == f"Play is stopped: {in_words(UNDO[StatementKind.AGREED])}"


# The page


def test_a_standing_that_is_the_same_leaves_the_page_alone(desk):
    desk.click("C3 C3")
    assert said(desk)
    page(desk).show_standing(desk.window.modes.playing.now, desk.case)
    assert said(desk) == "C3 is occupied."


def test_nothing_above_a_button_moves_when_it_is_looked_at_or_refused(desk):
    resign = button(desk, "do-resign-W")
    place = resign.mapTo(desk.window, resign.rect().center())
    resign.setFocus()
    assert said(desk)
    desk.click("C3 C3")
    assert said(desk) == "C3 is occupied."
    rest(desk.window)
    assert resign.mapTo(desk.window, resign.rect().center()) == place


def test_what_a_button_means_goes_with_the_pointer(desk):
    desk.click("C3 C3")
    act = button(desk, "do-pass-stone")
    QApplication.sendEvent(act, QEvent(QEvent.Type.Enter))
    assert said(desk).startswith("White puts a stone off the board")
    assert not page(desk).message.font().bold()
    QApplication.sendEvent(act, QEvent(QEvent.Type.Leave))
    assert said(desk) == "C3 is occupied."
    assert page(desk).message.font().bold()


def test_the_page_tells_whose_turn_it_is_and_what_was_last(desk):
    def seen() -> tuple[str, str]:
        return standing_of(desk), page(desk).told.text()

    def sign() -> int | None:
        if not page(desk).sign.isVisible():
            return None
        image = page(desk).sign.pixmap().toImage()
        return image.pixelColor(image.width() // 3, image.height() // 2).lightness()

    assert seen() == ("Black to move", "Move 1")
    assert sign() < 100
    desk.click("C3")
    assert seen() == ("White to move", "Move 2 · last: Black C3")
    assert sign() > 200
    press(desk, "do-give-up")
    assert seen()[1] == "Move 3 · last: White give-up"
    press(desk, "do-give-up")
    assert sign() is None, "nobody's turn"
    press(desk, "do-resign-W")
    assert seen() == ("Over: White resigned", "Moves recorded: 3")


def test_enter_never_ends_it(desk):
    foot = desk.window.foot
    assert foot.act.text() == "Done"
    assert foot.act.toolTip() == "Done (Ctrl+Shift+P)"
    assert all(button.isHidden() for button in foot.beside)
    desk.key(Key.Key_Return)
    assert game(desk) == "B:C3", "it plays at the cursor"
    desk.window.playback.slider.setFocus()
    desk.key(Key.Key_Return)
    desk.key(Key.Key_Enter)
    assert desk.window.modes.playing.is_on
    foot.act.setFocus()
    desk.key(Key.Key_Space)
    assert not desk.window.modes.playing.is_on


def test_at_a_stop_letters_rule_on_the_point_and_on_no_other(desk):
    desk.click("C3 C4 D3 B2")
    desk.walk("B2")
    desk.key(Key.Key_D)
    assert not desk.case.ruling.lives, "play goes on"
    press(desk, "do-give-up", "do-give-up")
    desk.walk("C4")
    desk.key(Key.Key_S)
    assert desk.case.ruling.lives == {desk.point("C4"): StoneStatus.SEKI}
    desk.walk("B2")
    desk.key(Key.Key_Question, SHIFT)
    assert desk.case.disputed == desk.points("B2")
    desk.key(Key.Key_Home)
    desk.key(Key.Key_D)
    assert desk.case.ruling.stones(StoneStatus.DEAD) == frozenset(), "an earlier move is shown"

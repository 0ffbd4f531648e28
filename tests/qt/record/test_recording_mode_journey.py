"""A game from its first stone to a settled position: stopped, disputed, tried, ruled."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton
from sgfmill import sgf

from goref.__main__ import main
from goref.app.act_log.lines import protocol_lines
from goref.app.edits.play import UNDO
from goref.app.edits.trial import ACCEPTED
from goref.app.reports.sgf_export import sgf_of
from goref.app.session.session import Session
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, Statement
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.dispute.outcomes import STATES
from goref.io.case.journal import unfinished
from goref.io.places import journals
from tests.languages import EN
from tests.qt.desk import CTRL, SHIFT, Desk, Key
from tests.wordings import in_words

# Black holds columns A to C, White D and E. White's B3 stands in Black's area, Black's E3 in
# White's; of B3 they do not agree.
PLAYS = "C3 D3 C4 D4 C2 D2 C5 D5 C1 D1 E3 B3"


def press(desk: Desk, *names: str) -> None:
    for name in names:
        found = [b for b in desk.window.findChildren(QAbstractButton, name) if b.isVisible()]
        assert len(found) == 1, name
        desk.press(found[0])


def test_from_the_first_stone_to_a_settled_position(start, tmp_path: Path, capsys) -> None:
    path = tmp_path / "table 14.sgf"
    path.write_text("(;GM[1]FF[4]SZ[5]KM[6.5])")
    desk = start(path)
    desk.rules("jpd-art")
    desk.board.setFocus()

    # Played and stopped.
    desk.key(Key.Key_P, CTRL | SHIFT)
    desk.click(PLAYS)
    assert len(desk.case.record.acts) == 12
    bare = desk.light("A3", 0.2, -0.2)
    press(desk, "do-give-up", "do-give-up")
    assert desk.result == f"Play is stopped: {in_words(UNDO[StatementKind.AGREED])}"
    desk.click("E3")
    assert desk.case.ruling.stones(StoneStatus.DEAD) == desk.points("E3")

    # B3 is disputed; the rule set has it tried, by the side to move first.
    desk.walk("B3")
    desk.key(Key.Key_Question, SHIFT)
    assert desk.case.disputed == desk.points("B3")
    press(desk, "do-disagree")
    at_the_stop = desk.case
    desk.key(Key.Key_D, CTRL | SHIFT)
    trying = desk.window.modes.trying
    assert trying.panel.sentence.text() == "Black claims: White's stone B3 is dead."
    press(desk, "trial-begin")
    desk.click("B4")
    press(desk, "try-give-up")
    desk.click("B2")
    press(desk, "try-give-up")
    desk.click("A3")
    assert desk.board.view().position.cells[desk.point("B3")] == 0
    assert desk.light("A3", 0.2, -0.2) < bare - 50, "a black stone of the trial stands there"
    press(desk, "try-give-up", "try-give-up")

    # Restored: nothing of the trial has touched the position.
    assert desk.case.record == at_the_stop.record
    assert desk.case.ruling == at_the_stop.ruling
    assert desk.board.view().position == at_the_stop.position
    assert abs(desk.light("A3", 0.2, -0.2) - bare) < 30

    # Ruled as it showed, and agreed.
    press(desk, "trial-accept")
    assert desk.case.ruling.stones(StoneStatus.DEAD) == desk.points("B3 E3")
    assert desk.case.disputed == frozenset()
    assert desk.window.modes.playing.is_on, "the recording goes on where it was"
    assert desk.status.startswith(f"{in_words(STATES['as-shown'], what='dead')}.")
    press(desk, "do-agreed")
    desk.key(Key.Key_Escape)

    # Moku by hand: Black 10 and a prisoner, White 5 and a prisoner; 11 - 6 - 6½ = -1½.
    assert desk.score.margin == -desk.score.rules.komi + 5
    assert "1½" in desk.result
    assert "White" in desk.result

    # The journal leads to the same case.
    acts = desk.case.record.acts
    assert [act.kind for act in acts[12:]] == [ActKind.GIVE_UP, ActKind.GIVE_UP]
    words = [e for e in desk.case.record.entries if isinstance(e, Statement)]
    assert words == [Statement(StatementKind.DISAGREE), Statement(StatementKind.AGREED)]
    assert not any(isinstance(e, Act) for e in desk.case.record.entries[-2:])
    session = desk.window.session
    told = protocol_lines(session.protocol, EN)
    assert in_words(ACCEPTED.told, trial=1) in [line.what for line in told]

    # Saved, verified, exported with the trial as a variation.
    saved = tmp_path / "table 14.goref"
    session.save(saved)
    assert main(["verify", str(saved), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["fits"] is True
    written = sgf_of(session.case, session.game, session.assessment.score).data
    tree = sgf.Sgf_game.from_bytes(written)
    main_line = tree.get_main_sequence()
    variations = [node for node in main_line if len(node) > 1]
    assert len(variations) <= 1
    assert b"Black claims: White's stone B3 is dead" in written
    assert b"RE[W+1.5]" in written
    case = desk.case
    session.leave()
    (left,) = unfinished(journals())
    replayed = Session.recover(left)
    try:
        assert (replayed.case, replayed.lost) == (case, 0)
        assert replayed.protocol.broken_at is None
    finally:
        replayed.finish()

"""The stage: what one frame of a travelling stone costs on a full board."""

from __future__ import annotations

from pathlib import Path

import pytest

GAME = Path(__file__).parents[2] / "resources" / "games" / "gold-petal-bowls.sgf"
FRAMES = 100


def test_frame_of_a_travelling_stone(benchmark, home) -> None:
    """The stone moved, and what was and is under it repainted: half a frame at 60 Hz."""
    pytest.importorskip("PySide6")
    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QApplication

    from goref.app.opening import open_path
    from goref.core.arranging.plan import arrange
    from goref.core.base.colour import BLACK
    from goref.core.rulesets.ruleset import Count
    from goref.core.rulesets.table import ruleset
    from goref.core.scoring.scorer import score
    from goref.qt.board.view import BoardView
    from goref.qt.board.widget import BoardWidget
    from goref.qt.counting.showing import stage_view
    from goref.qt.counting.sprite import Sprite

    app = QApplication.instance() or QApplication([])
    case = open_path(GAME)[0].case
    made = arrange(case, score(case, ruleset("jpd-b")), Count.FILL_IN)
    board = BoardWidget(BoardView(made.start))
    board.resize(760, 760)
    board.show()
    board.set_view(stage_view(made, len(made.moves) - 1))
    app.processEvents()
    laid = board.board_layout()
    vessel, points = laid.vessels[0], laid.grid.points
    start, end = QPointF(vessel.x, vessel.y), QPointF(*laid.centre(points[-1]))
    sprite = Sprite(board)
    sprite.become(BLACK)
    sprite.show()
    part = [0]

    def frame() -> None:
        part[0] = (part[0] + 1) % FRAMES
        sprite.centre_on(start + (end - start) * (part[0] / FRAMES))
        app.processEvents()

    benchmark.extra_info.update(goal_ms=8)
    benchmark.pedantic(frame, rounds=FRAMES, warmup_rounds=5)
    board.close()


def test_setting_off_and_coming_in(benchmark, home) -> None:
    """A frame in which the board changes too: a point emptied, a lid fuller by one."""
    pytest.importorskip("PySide6")
    from PySide6.QtWidgets import QApplication

    from goref.app.opening import open_path
    from goref.core.arranging.plan import arrange
    from goref.core.rulesets.ruleset import Count
    from goref.core.rulesets.table import ruleset
    from goref.core.scoring.scorer import score
    from goref.qt.board.view import BoardView
    from goref.qt.board.widget import BoardWidget
    from goref.qt.counting.showing import stage_view

    app = QApplication.instance() or QApplication([])
    case = open_path(GAME)[0].case
    made = arrange(case, score(case, ruleset("jpd-b")), Count.FILL_IN)
    board = BoardWidget(BoardView(made.start))
    board.resize(760, 760)
    board.show()
    board.set_view(stage_view(made, 0))
    app.processEvents()
    done = [0]

    def frame() -> None:
        done[0] = (done[0] + 1) % len(made.moves)
        board.set_view(stage_view(made, done[0]))
        app.processEvents()

    benchmark.extra_info.update(goal_ms=8)
    benchmark.pedantic(frame, rounds=FRAMES, warmup_rounds=5)
    board.close()

"""Every state of the window: a scripted session goes through all of them and leaves none.

As a program (``python -m tests.qt.states``) it checks a window of its own at the scale that
QT_SCALE_FACTOR names, in every language and state, and prints what is clipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, product
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goref.app.opening import FIRST_GAME
from goref.core.board.position import Position
from goref.core.incidents.incident import Offender
from goref.qt.app.app import Application
from goref.qt.look.preferences import Preferences
from goref.qt.questions.question_presenter import NOTES
from goref.qt.window.main_window import MainWindow
from tests.length import share
from tests.qt.fitting import CASES, LANGUAGES, SIZES, clipped, rest, restless

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
GAMES = Path(__file__).parents[2] / "resources" / "games"
DRAWERS = ("details", "moves", "compare", "second-opinion", "legend")
"""The commands that open something over the page."""


def states(window: MainWindow) -> Iterator[str]:
    """Bring a window into each of its states; what that is. The case is as before then."""
    for walk in (stages, drawers, desk, modes):
        yield from walk(window)


def stages(window: MainWindow) -> Iterator[str]:
    """Every stage, a question of every kind open there, every row of its page open."""
    for id_ in window.stages.ids:
        window.show_stage(id_)
        rest(window)
        yield id_
        if id_ == "dead":
            yield from _questions(window)
        if id_ in ("count", "result"):
            window.actions_by_id["article"].trigger()
            rest(window)
            yield f"{id_}, its article"
            window.pages.close_drawer()
        by_hand = window.questions.by_hand
        for row in (by_hand.seki, by_hand.claims):
            if row.isVisible():
                yield from _toggled(window, f"{id_}, {row.objectName()}", row.open)
    window.show_stage("count")
    checks = window.views.count_page.checks
    if not checks.isHidden():
        yield from _toggled(window, "count, other counts", checks.open)
    window.show_stage("result")
    page = window.views.result_page
    for name, row in (("how", page.counted), ("still open", page.still_open)):
        if not row.isHidden():
            yield from _toggled(window, f"result, {name}", row.open)
    window.show_stage("dead")


def _questions(window: MainWindow) -> Iterator[str]:
    questions = window.questions
    questions.open_key(NOTES)
    rest(window)
    yield "dead, all that is noted"
    seen = set()
    for card in questions.questions:
        kind = (card.kind, *(f.code for f in card.findings))
        if kind in seen:
            continue
        seen.add(kind)
        questions.open_key(card.key)
        rest(window)
        yield f"dead, {kind}"
        yield from _toggled(
            window, f"dead, {kind}, reasons", questions.page.card.info.setChecked
        )
    questions.open_key(NOTES)


def drawers(window: MainWindow) -> Iterator[str]:
    """Whatever can be opened over the page."""
    for command in DRAWERS:
        window.actions_by_id[command].trigger()
        assert window.pages.drawer is not None, command
        rest(window)
        yield command
        if command == "details":
            page = window.views.details
            yield from _toggled(window, "details, more facts", page.form.more.setChecked)
            yield from _toggled(window, "details, ledger", page.ledger_row.setChecked)
        if command == "second-opinion":
            window.suggesting.dismiss()
        window.pages.close_drawer()
    rest(window)


def desk(window: MainWindow) -> Iterator[str]:
    """Every step of the incident desk; what was entered is undone."""
    session = window.session
    window.actions_by_id["incidents"].trigger()
    rest(window)
    yield "incidents, none"
    page, case = window.features.desk.page, session.case
    page.home.sided.emit(Offender.WHITE)
    rest(window)
    yield "incidents, what happened"
    page.kind.chosen.emit("let-go-moved")
    page.ruling.more.open("c")
    rest(window)
    yield "incidents, what it leads to and clocks"
    page.ruling.more.close_field()
    page.ruling.press("o")
    page.otherwise.letter("m")
    page.otherwise.letter("4")
    rest(window)
    yield "incidents, decided otherwise"
    page.otherwise.reason.setText("17")
    window.trigger_next_action()
    rest(window)
    yield "incidents, one"
    page.home.list.wanted.emit(page.home.list.rows[0].key)
    rest(window)
    yield "incidents, in full"
    page.step.press("p")
    rest(window)
    yield "incidents, a protest"
    page.escaped.emit()
    page.escaped.emit()
    window.pages.close_drawer()
    while session.case != case:
        session.undo()


def modes(window: MainWindow) -> Iterator[str]:
    """Whatever the board can be in hand for."""
    actions = window.actions_by_id
    for id_ in ("play-on-board", "set-up"):
        actions[id_].setChecked(True)
        rest(window)
        yield id_
        window.modes.leave()
    if window.session.case.record.acts:
        actions["moves"].trigger()
        for inserting in (False, True):
            window.modes.correcting.ask(1, inserting=inserting)
            rest(window)
            yield f"correcting, {inserting=}"
        window.modes.leave()
        window.pages.close_drawer()
        window.session.show_moment(0)
        rest(window)
        yield "the start of the game"
        window.session.show_moment(window.session.last_moment)
    if not window.session.in_play:
        yield from _trial(window)
        yield from _count(window)
    window.show_stage("dead")


def _trial(window: MainWindow) -> Iterator[str]:
    case, session = window.session.case, window.session
    points = chain_of(case.position)
    if not points:
        return
    window.actions_by_id["try-on-board"].setChecked(True)
    rest(window)
    yield "trial, nothing chosen"
    window.modes.leave()
    window.modes.trying.propose(points)
    rest(window)
    yield "trial, claimed"
    window.trigger_next_action()
    rest(window)
    yield "trial, begun"
    _play(window)
    rest(window)
    yield "trial, a move on"
    trying = window.modes.trying
    yield from _toggled(window, "trial, its rules", trying.panel.unfold.setChecked)
    trying.panel.steps.asking.answer(1)
    rest(window)
    yield "trial, over"
    trying.escape()
    rest(window)
    window.show_stage("dead")
    rest(window)
    yield "dead, after a trial"
    while session.case != case:
        session.undo()


def chain_of(position: Position) -> frozenset[int]:
    """The largest chain of a position: what can be disputed of any game."""
    board = position.grid
    chains = {position.chain(p) for p in board.points if position.cells[p]}
    return max(chains, key=lambda chain: (len(chain), -min(chain)), default=frozenset())


def _play(window: MainWindow) -> None:
    """Play a first move of a trial wherever that is allowed."""
    session = window.session
    position, before = session.case.position, session.case
    for point in position.grid.points:
        if not position.cells[point]:
            window.modes.trying.clicked(point, LEFT, NONE)
            if session.case != before:
                return


def _count(window: MainWindow) -> Iterator[str]:
    window.show_stage("count")
    window.actions_by_id["arrange"].trigger()
    rest(window)
    staging = window.modes.staging
    if not staging.is_on:
        return
    yield "the count, its start"
    staging.player.go(staging.player.last // 2, jump=True)
    rest(window)
    yield "the count, its middle"
    staging.act("end")
    rest(window)
    yield "the count, its end"
    yield from _toggled(window, "the count, its steps", staging.panel.all_steps.open)
    if not window.views.count_page.checks.isHidden():
        opened = window.views.count_page.checks.open
        yield from _toggled(window, "the count, other counts", opened)
    window.modes.leave()


def _toggled(window: MainWindow, name: str, turn: Callable[[bool], object]) -> Iterator[str]:
    turn(True)
    rest(window)
    yield name
    turn(False)


def everywhere(window: MainWindow) -> Iterator[str]:
    """What is clipped in any state of a window, or comes to no rest."""
    for where in states(window):
        for said in chain(clipped(window), restless()):
            yield f"{where}: {said}"


def main() -> None:
    app = QApplication([])
    Preferences().opinion_by_itself = False
    goref = Application(app)
    for name, language, size in share(list(product(CASES, LANGUAGES, SIZES)), 5):
        goref.open_path(GAMES / f"{name}.sgf", remember=False)
        goref.use_language(language)
        window = goref.window
        assert window is not None
        window.show()
        print("ratio", window.devicePixelRatioF())
        window.resize(*size)
        app.processEvents()
        for said in everywhere(window):
            print("clipped", name, language, size, said)
    goref.open_path(GAMES / FIRST_GAME, remember=False)
    assert goref.window is not None
    board = goref.window.board
    image = board.grab().toImage()
    grid = goref.window.session.case.record.grid
    x, y = board.board_layout().centre(grid.point("H17"))
    ratio = image.devicePixelRatio()
    print("pixel", image.pixelColor(int(x * ratio), int(y * ratio)).name())
    goref.window.session.finish()


if __name__ == "__main__":
    main()

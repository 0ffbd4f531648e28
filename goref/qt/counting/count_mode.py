"""The count done with stones: laid out on the board, played step by step, read off, closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goref.app.edits.ruling import RearrangeOthers, ShiftStone
from goref.app.session.change import Change, Part
from goref.core.arranging.dragging import RefusedError
from goref.core.arranging.plan import CannotArrangeError
from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.colour import Colour
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.base.late import Late
from goref.core.base.particles import formatted
from goref.core.case.case import Case
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.texts.count.arranging import read_line
from goref.core.texts.count.refusals import count_refusal, shift_refusal
from goref.core.texts.findings import say
from goref.core.texts.status import asked_line
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.foot import FootAct, FootState, Tone
from goref.qt.context.window import Window
from goref.qt.counting.count_page import CountPage
from goref.qt.counting.count_planner import CountPlanner
from goref.qt.counting.drag_controller import DragController
from goref.qt.counting.panel import StagePanel
from goref.qt.counting.player import ArrangementPlayer, same_place
from goref.qt.counting.showing import describe
from goref.qt.counting.timing import SPEEDS, USUAL
from goref.qt.look.motion import ALWAYS, still

ANOTHER_CASE = Part.RECORD | Part.RULING | Part.RULES | Part.FACTS
"""If one of these parts of a case changes, the present arrangement is no longer valid."""
MOMENTS = ("first-move", "back-move", "forward-move", "last-move")
"""The ids of commands that are disabled during a count, since it uses their keys."""
Key = Qt.Key
ACTS = {
    Key.Key_Space: "forward",
    Key.Key_Backspace: "back",
    Key.Key_Right: "stone",
    Key.Key_Period: "stone",
    Key.Key_Left: "stone-back",
    Key.Key_Comma: "stone-back",
    Key.Key_Home: "start",
    Key.Key_End: "end",
    Key.Key_P: "play",
    Key.Key_T: "tidy",
}
"""The name of the act that each key performs during a count."""
DROPPED = "arrange-shift-dropped"
AT_ONCE = (DROPPED, "arrange-quicker-side")
"""The codes of notes that are shown as soon as a count is laid out. Other notes are in the list
of steps.
"""
OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class CountMode(BoardMode):
    """The board mode in which a count is done with stones.

    Signals:
        resultWanted: the count is read off and the referee asks for the result.
    """

    resultWanted = Signal()  # noqa: N815

    def __init__(
        self, window: Window, page: Callable[[], CountPage], show_page: Callable[[], bool]
    ) -> None:
        """Args:
        page: returns the page on which the user chooses a count. During the count it shows
            the count.
        show_page: shows that page; returns False if the case has no such stage.
        """
        super().__init__(window.widget)
        self._window = window
        self._page_of_count, self._show_page = page, show_page
        self.chosen: tuple[Count, Colour | None] | None = None
        self._counted: Case | None = None  # the case at the last reading off
        self._is_opening = False  # waiting for the first plan
        self._then = ""  # the act requested meanwhile

    @property
    def _page(self) -> CountPage:
        return self._page_of_count()

    @Late
    def player(self) -> ArrangementPlayer:
        """The playback of the arrangement; created on first use."""
        window = self._window
        player = ArrangementPlayer(window.board, self)
        player.changed.connect(self._changed)
        player.went.connect(self._went)
        player.played.connect(window.show_side)
        self._recall(player)
        return player

    @Late
    def plans(self) -> CountPlanner:
        """The planner of arrangements, which also caches them."""
        return CountPlanner(self)

    @Late
    def hand(self) -> DragController:
        """The controller that moves a stone when the referee drags it."""
        hand = DragController(self._window.board, self.player, self)
        hand.shifted.connect(lambda shift: self._window.do(ShiftStone(shift)))
        hand.refused.connect(self._refuse)
        hand.taken.connect(self._taken)
        return hand

    @Late
    def panel(self) -> StagePanel:
        """The panel on the page: the present step and the figures."""
        panel = StagePanel(self._window.language, self.player)
        panel.controls.wanted.connect(self.act)
        panel.plate.tidy.clicked.connect(lambda: self.act("tidy"))
        panel.controls.speedChosen.connect(self._choose_speed)
        panel.controls.travelChosen.connect(self._choose_travel)
        for widget in (
            panel.plate,
            panel.plate.tidy,
            panel.steps,
            *panel.controls.findChildren(QWidget),
        ):
            if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                widget.installEventFilter(self)
        self._show_motion(panel)
        return panel

    def _recall(self, player: ArrangementPlayer) -> None:
        preferences = self._window.host.preferences
        # A user who ticked "Stones travel" wants that whatever the system's setting, but this
        # program's own preference has priority.
        moves = preferences.flag("travel", not still(preferences.motion))
        player.travels = moves and preferences.motion != ALWAYS
        player.speed = preferences.speed(len(SPEEDS), USUAL)

    def on_preferences_changed(self) -> None:
        """Applies the preferences: whether stones travel, and how fast."""
        if (player := CountMode.player.made(self)) is not None:
            player.finish()
            self._recall(player)
        if (panel := CountMode.panel.made(self)) is not None:
            self._show_motion(panel)

    def _show_motion(self, panel: StagePanel) -> None:
        panel.controls.show_preferences(self.player.speed, self.player.travels)
        panel.controls.allow_travel(self._window.host.preferences.motion != ALWAYS)

    # Opening and closing

    @property
    def is_on(self) -> bool:
        return self._is_opening or self.is_laid_out

    @property
    def is_laid_out(self) -> bool:
        """True if the count is laid out on the board. False before, and while it is only
        planned.
        """
        player = CountMode.player.made(self)
        return player is not None and player.arrangement is not None

    @property
    def is_planning(self) -> bool:
        """True while a count is being planned in the background."""
        plans = CountMode.plans.made(self)
        return plans is not None and plans.is_busy

    @property
    def page(self) -> QWidget | None:
        """The page of the count; None while the mode is off."""
        return self._page if self.is_on else None

    def foot(self) -> FootState | None:
        """Returns the foot's content: buttons for the steps, or at the end the result. None
        while the mode is off.
        """
        if not self.is_on:
            return None
        player = self.player
        back = self._act_of("back", "◀", self.tr("Back one step"), self.tr("Backspace"))
        if player.reads:
            result = FootAct("stage-result", self.tr("Result ▸"), self.resultWanted.emit)
            says, more, tone = self._checked()
            return FootState(says, more, tone, result, (back,))
        # Translators: the count is shown move by move, as a film
        play = self.tr("Pause") if player.plays else self.tr("Play")
        text = play if player.plays else f"▶ {play}"
        step = self.tr("Next step")
        return FootState(
            act=self._act_of("forward", f"{step} ▶", step, self.tr("Space")),
            beside=(back, self._act_of("play", text, play, "P")),
        )

    def _act_of(self, act: str, text: str, means: str, keys: str) -> FootAct:
        return FootAct(f"stage-{act}", text, lambda: self.act(act), means=means, keys=keys)

    def _checked(self) -> tuple[str, str, Tone]:
        """Returns (main line, second line, tone) of the foot at the end of a count. The second
        line may be "".
        """
        session, language = self._window.session, self._window.language
        score = session.assessment.score
        (told,) = asked_line(session.case, score, 0, language)
        made = self.player.arrangement
        line = "" if made is None else read_line(made, score, language)
        tone = Tone.QUIET
        if score.status.state.names_winner:
            tone = Tone.SETTLED if score.status.is_settled else Tone.PROVISIONAL
        return (line, told, tone) if line else (told, "", tone)

    def sentence(self) -> str:
        """Returns the present step without the names of points; "" if no count is laid out."""
        return self.panel.headline if self.is_laid_out else ""

    def figures(self) -> list[list[str]]:
        """Returns the rows of figures at the present step; [] if no count is laid out."""
        return self.panel.figures if self.is_laid_out else []

    def open(self) -> None:
        """Lays out the count chosen on the page. If none is possible, shows why.

        Does nothing while the mode is on.
        """
        if self.is_on:
            return
        window = self._window
        window.modes.leave(but=self)
        page = self._page
        if not self._show_page() or page.count is None:
            window.say(page.none.text())
            return
        self._open(page.count, page.side)

    def _open(self, count: Count, side: Colour | None) -> None:
        """Starts planning a count. The board does not change before the plan is ready."""
        window = self._window
        self.chosen = count, side
        self._is_opening = True
        self._take_keys(True)
        window.session.show_moment(window.session.last_moment)
        self._plan()
        if self._is_opening:
            self._page.show_planning(True)
            window.show_side()

    def _plan(self) -> None:
        """Plans the chosen count of the present case."""
        session = self._window.session
        assert self.chosen is not None
        score = session.assessment.score
        self.plans.plan(session.case, score, *self.chosen, self._planned, self._not_planned)

    def _planned(self, made: Arrangement) -> None:
        before = self.player.arrangement
        if before is not None:
            done = same_place(before, made, self.player.done)
            self._take(made, done, reads=self.player.reads)
            return
        then, self._then = self._then, ""
        self._is_opening = False
        self._page.show_planning(False)
        self._show(made)
        if then:
            self.act(then)

    def _not_planned(self, error: Exception) -> None:
        self.leave()
        if not isinstance(error, CannotArrangeError):
            raise error

        self._window.say(count_refusal(error, self._window.language))

    def chosen_anew(self) -> None:
        """Stops planning if the user has chosen another count or side on the page."""
        if self._is_opening and self.chosen != (self._page.count, self._page.side):
            self.leave()

    def restore_from(self, old: CountMode) -> None:
        """Copies the state of ``old``, the mode of the replaced window, with its count and its
        moment.
        """
        if (plans := CountMode.plans.made(old)) is not None:
            self.plans.take_over(plans)
        if old._is_opening and old.chosen is not None:
            self._page.choose(*old.chosen)
            self._open(*old.chosen)
            self._then = old._then
            return
        before = old.player if old.is_on else None
        if before is not None and before.arrangement is not None and old.chosen is not None:
            self.chosen = old.chosen
            plays = before.plays and not before.reads
            before.pause()
            before.travel.stop()
            self._page.choose(*old.chosen)
            self._show(before.arrangement, before.done, reads=before.reads)
            if plays:
                self.player.play()

    def leave(self) -> None:
        """Ends the count. The board shows the rulings again."""
        if not self.is_on:
            return
        window = self._window
        was_laid_out, self._is_opening, self._then = self.is_laid_out, False, ""
        self.plans.stop()
        self._page.show_planning(False)
        if was_laid_out:
            self.hand.leave()
            self.player.take(None)
            window.board.removeEventFilter(self)
            self._page.show_panel(None)
        window.say("")  # the message may name keys that no longer work
        self._take_keys(False)
        window.show_board()
        window.show_side()
        if was_laid_out:
            window.board.setFocus()

    def _take_keys(self, on: bool) -> None:
        for id_ in MOMENTS:
            self._window.actions_by_id[id_].setEnabled(not on)

    def _show(self, arrangement: Arrangement, done: int = 0, *, reads: bool = False) -> None:
        window = self._window
        self._take_keys(True)
        window.board.installEventFilter(self)
        self.hand.take()
        self._take(arrangement, done, reads=reads)
        self.panel.say(self._said_of(arrangement, AT_ONCE))
        self._page.show_panel(self.panel)
        window.show_side()
        self.panel.plate.setFocus()

    def _take(self, arrangement: Arrangement, done: int, *, reads: bool) -> None:
        self.panel.names_winner = self._names_winner()
        self.panel.plate.show_planning(False)
        self.hand.let_go()  # the held stone may be elsewhere now, or gone
        self.player.take(arrangement, done, reads=reads)
        self.panel.show_arrangement(arrangement)
        self.panel.say(self._said_of(arrangement, (DROPPED,)))

    def _said_of(self, arrangement: Arrangement, codes: tuple[str, ...]) -> str:
        """Returns the notes of an arrangement that have one of the codes, a line each; "" for
        none.
        """
        grid, language = arrangement.grid, self._window.language
        told = (f for f in arrangement.findings if f.code in codes)
        return "\n".join(say(finding, grid, language) for finding in told)

    def _names_winner(self) -> bool:
        return self._window.session.assessment.score.status.state.names_winner

    def on_session_changed(self, change: Change) -> None:
        """Ends the count if the case changed. If the referee moved stones, plans the count
        again.
        """
        if change.parts & ANOTHER_CASE or self.chosen is None:
            self.leave()
        elif change.parts & Part.SHIFTS:
            self._plan()
        elif self.is_laid_out and self.panel.names_winner is not self._names_winner():
            self.panel.names_winner = self._names_winner()
            self.panel.show_moment()

    # Showing

    def view(self, options: Options) -> BoardView:
        if not self.is_laid_out:
            return self._window.modes.ruling.view(options)
        return self.player.view(coordinates=options.coordinates)

    def has_counted(self, case: Case) -> bool:
        """Returns whether a case has been counted to the end here. Changed protests and notes
        do not matter.
        """
        counted = self._counted
        if counted is None or counted is case:
            return counted is case
        return replace(counted, protests=case.protests, notes=case.notes) == case

    def describe(self, point: Point) -> str:
        """Describes a point of the board in one line: ``D4: Black, a block of 10``."""
        if not self.is_laid_out:
            return self._window.modes.ruling.describe(point)
        assert self.player.arrangement is not None
        return describe(
            self.player.arrangement, self.player.shown, point, self._window.language
        )

    def _changed(self) -> None:
        if self.is_laid_out:
            if self.player.reads:
                self._counted = self._window.session.case
            self.panel.show_moment()
            self._window.show_board()

    def _went(self) -> None:
        if self.is_laid_out:
            if not self.hand.holds:
                self.panel.say("")
            self._window.show_side()

    # Acting

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        if self.is_laid_out:
            self.hand.pressed(point, button)

    def activated(self, point: Point) -> None:
        """Handles Enter at a point: puts the held stone there. Without a held stone, performs
        the foot's next act.
        """
        if self.hand.holds:
            self.hand.toggle(point)
        else:
            self._window.trigger_next_action()

    def key(self, point: Point, key: str) -> None:
        if key == "m":
            if self.is_laid_out:
                self.hand.toggle(point)
        elif key in ("p", "t"):
            self.act("play" if key == "p" else "tidy")

    def pressed(self, event: QKeyEvent) -> bool:
        """Handles a key that no widget used. Returns True if the count used it."""
        if event.modifiers() & OTHERS:
            return False
        key = event.key()
        if key == Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.act("back")
        elif key in ACTS:
            self.act(ACTS[Key(key)])
        elif key == Key.Key_M:
            self._window.board.setFocus()
            if self.is_laid_out:
                self.hand.toggle(self._window.board.cursor_point())
        elif key != Key.Key_Escape:
            return False
        elif self.hand.holds:
            self.hand.let_go()
        else:
            self.leave()
        return True

    def act(self, act: str) -> None:
        """Performs an act, one of the values of :data:`ACTS`. First stops any playback.

        While the count is being planned, only stores the act. The last one is performed
        afterwards.
        """
        if not self.is_laid_out:
            self._then = act
            return
        player = self.player
        self.hand.let_go()
        player.finish()
        plays = player.plays
        player.pause()
        match act:
            case "forward":
                player.forward()
            case "back":
                player.back()
            case "stone" | "stone-back":
                player.go(player.done + (1 if act == "stone" else -1))
            case "start" | "end":
                player.go(player.last + 1 if act == "end" else 0, jump=True)
            case "play" if not plays:
                player.play()
            case "tidy":
                self._tidy()

    def _tidy(self) -> None:
        """Replans all moves that the referee did not make, unless "Tidy the rest" is not
        offered.
        """
        made, session = self.player.arrangement, self._window.session
        tidy = self.panel.plate.tidy
        if made is None or self.chosen is None or tidy.isHidden() or self.is_planning:
            return
        score, side = session.assessment.score, self.chosen[1]
        self.plans.tidy(session.case, score, made, side, self._tidied)
        self.panel.plate.show_planning(True)

    def _tidied(self, shifts: tuple[Shift, ...]) -> None:
        self.panel.plate.show_planning(False)
        if shifts:
            self._window.do(RearrangeOthers(shifts))
            self.player.go(self.player.last, jump=True)  # this comes last
        else:
            self.panel.say(
                self.tr("Tidying the rest would not make the count any quicker to read.")
            )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finishes moving stones at any key press, and adapts them to the size of the board."""
        if event.type() is QEvent.Type.KeyPress:
            self.player.finish()
        elif event.type() is QEvent.Type.Resize and watched is self._window.board:
            self.player.travel.fit()
        return super().eventFilter(watched, event)

    def _choose_speed(self, speed: int) -> None:
        self.player.speed = speed
        self._window.host.preferences.set_speed(speed)

    def _choose_travel(self, on: bool) -> None:
        self.player.finish()
        self.player.travels = on
        self._window.host.preferences.set_flag("travel", on)

    def _refuse(self, error: RefusedError) -> None:
        grid = self._window.session.case.record.grid
        self.panel.say(shift_refusal(error, grid, self._window.language))

    def _taken(self, point: Point | None) -> None:
        if point is None:
            self.panel.say("")
            return
        told = self.tr(
            "You are moving the stone of {point}. Put it on an empty point (M or Enter); "
            "Esc cancels."
        )
        name = self._window.session.case.record.grid.name(point)
        self.panel.say(formatted(told, point=name))

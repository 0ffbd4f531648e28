"""Whole ways to a result: what every page of the wizard shows, and a referee who goes there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout, QLabel, QMenu, QPushButton, QTableWidget, QWidget

from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling
from goref.core.words.findings import say
from tests.qt.desk import ALT, LEFT, NONE, Desk, Key, cells
from tests.qt.journey_pages import (
    NAMES,
    NOTHING_OPEN,
    NOTHING_TO_LOOK_AT,
    RULES,
    STEPS,
    TYPED,
    Game,
    Pages,
    Row,
)

MOST_STOPS, MOST_ACTS = 60, 200
"""More widgets than Tab stops at in a window; more acts than a journey has."""


class Referee(Desk):
    """Goes from page to page, by mouse or by keyboard alone, and reads what is shown."""

    def __init__(self, desk: Desk, *, keyboard: bool = False) -> None:
        super().__init__(desk.main, desk.qtbot)
        self.keyboard = keyboard

    # What is shown

    @property
    def step(self) -> str:
        assert self.steps.step is not None
        return self.steps.step.id

    @property
    def is_english(self) -> bool:
        return self.window.language == "en"

    def said(self, name: str) -> str:
        """The text of a label that is in sight."""
        found = [w for w in self.window.findChildren(QLabel, name) if w.isVisible()]
        assert len(found) == 1, name
        return found[0].text()

    def signs(self) -> dict[str, str]:
        """The stepper's sign before every step."""
        listed = self.steps.list
        texts = [listed.item(row).text() for row in range(listed.count())]
        for number, (text, name) in enumerate(zip(texts, self.names, strict=True), 1):
            assert text[1:] == f"  {number}. {name}"
        return dict(zip(STEPS, (text[0] for text in texts), strict=True))

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[self.window.language]

    def looked_at(self) -> list[str]:
        """The findings of the page, each without its sign, when all are weighed."""
        panel = self.steps.findings
        self.qtbot.waitUntil(lambda: not panel.weighing.is_busy)
        listed = panel.list
        return [listed.item(row).text() for row in range(listed.count())]

    def ledger(self) -> list[tuple[str, str]]:
        view = self.window.findChild(QWidget, "ledger")
        assert view is not None
        assert view.isVisible()
        grid = view.layout()
        assert isinstance(grid, QGridLayout)
        return [(_text_at(grid, row, 1), _text_at(grid, row, 2)) for row in range(1, 9)]

    def seki_rows(self) -> list[list[str]]:
        """The table of the seki when every worth is worked out."""
        table = self.steps.seki.table
        self.qtbot.waitUntil(lambda: all(row[3] != "…" for row in cells(table)))
        return cells(table)

    def other_way(self) -> list[list[str]]:
        """The rows of "Why not the other way?", when all are worked out."""
        view = self.steps.result
        assert view.other_way.isVisible()
        self.qtbot.waitUntil(lambda: not view.weighing.is_busy)
        rows = [view.other_way.item(row).text() for row in range(view.other_way.count())]
        return [[line.strip() for line in text.splitlines()] for text in rows]

    def lit(self, names: Iterable[str]) -> set[str]:
        """Those of some points that are lit: at the right, off the board's lines."""
        image, laid, found = self.picture(), self.board.board_layout(), set()
        ratio, lit = image.devicePixelRatio(), QColor(self.board.theme().accent)
        for name in names:
            x, y = laid.centre(self.point(name))
            at = (x + 0.44 * laid.spacing) * ratio, (y + 0.07 * laid.spacing) * ratio
            seen = image.pixelColor(int(at[0]), int(at[1]))
            if abs(seen.hue() - lit.hue()) < 12 and seen.saturation() > 120:
                found.add(name)
        return found

    # Hands

    def forward(self) -> None:
        if self.keyboard:
            self.key(Key.Key_PageDown)
        else:
            self.press(self.steps.next)

    def backward(self) -> None:
        if self.keyboard:
            self.key(Key.Key_PageUp)
        else:
            self.press(self.steps.back)

    def turn_to(self, step: str) -> None:
        """Go to a step with the buttons or keys of the pages."""
        ahead = STEPS.index(step) - STEPS.index(self.step)
        for _ in range(abs(ahead)):
            (self.forward if ahead > 0 else self.backward)()
        assert self.step == step

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until a widget has the focus."""
        for _ in range(MOST_STOPS):
            if widget.hasFocus():
                return
            self.key(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {widget.objectName()}")

    def use(self, rules: str) -> None:
        """Choose a rule set."""
        if not self.keyboard:
            self.rules(rules)
        else:
            self.key(Key.Key_R, ALT)
            assert self.window.rules.hasFocus()
            QTest.keyClicks(self.window.rules, TYPED[rules])
            for _ in RULESETS:
                if self.case.rules != rules:
                    self.key(Key.Key_Down)
            self.tab_to(self.board)
        assert self.case.rules == rules

    def mark(self, names: str, key: Key) -> None:
        """Click points; at the keyboard go there and press a key."""
        if self.keyboard:
            self.tab_to(self.board)
            self.strike(names, key)
        else:
            self.click(names)

    def lift(self, names: str) -> None:
        """Mark stones dead, those that have not followed by themselves."""
        for name in names.split():
            if self.point(name) not in self.score.survey.dead:
                self.mark(name, Key.Key_D)

    def answer(self, part: str, number: int) -> None:
        """Choose the finding that speaks of something, and one of what can be said to it."""
        texts = self.looked_at()
        [row] = [row for row, text in enumerate(texts) if part in text]
        listed = self.steps.findings.list
        if self.keyboard:
            self.tab_to(listed)
            self.key(Key.Key_Up, times=len(texts))
            self.key(Key.Key_Down, times=row)
        else:
            listed.scrollToItem(listed.item(row))
            where = listed.visualItemRect(listed.item(row)).center()
            QTest.mouseClick(listed.viewport(), LEFT, NONE, where)
        assert listed.currentRow() == row
        button = self.steps.findings.findChild(QPushButton, f"choice-{number}")
        assert button is not None
        # The choices scroll into sight by themselves.
        self.qtbot.waitUntil(lambda: button.visibleRegion().boundingRect() == button.rect())
        before = self.case
        if self.keyboard:
            self.key(Key(Key.Key_1 + number), ALT)
        else:
            self.press(button)
        # A button pressed by its letter goes down and comes up again first.
        self.qtbot.waitUntil(lambda: self.case != before)

    def press_cell(self, table: QTableWidget, row: int, column: int = 0) -> None:
        """Click a cell of a table."""
        item = table.item(row, column)
        assert item is not None
        self.press(table.viewport(), table.visualItemRect(item).center())

    def choose_command(self, id_: str) -> None:
        """Choose a command in its menu, with the mouse."""
        wanted, bar = self.window.actions_by_id[id_], self.window.menuBar()
        [title] = [a for a in bar.actions() if wanted in cast("QMenu", a.menu()).actions()]
        menu = cast("QMenu", title.menu())
        QTest.mouseClick(bar, LEFT, NONE, bar.actionGeometry(title).center())
        self.qtbot.waitUntil(menu.isVisible)
        QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(wanted).center())
        self.qtbot.waitUntil(lambda: not menu.isVisible())
        # The offscreen platform gives no window the keys back after a menu.
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def stroke(self, names: str, held: Qt.KeyboardModifier = NONE) -> None:
        """Press on the first point, pass the others, let go on the last."""
        spots = [self.spot(name) for name in names.split()]
        QTest.mousePress(self.board, LEFT, held, spots[0])
        for spot in spots[1:]:
            QTest.mouseMove(self.board, spot)
        QTest.mouseRelease(self.board, LEFT, held, spots[-1])

    # The whole way

    def travel(self, game: Game, rules: str) -> None:
        """From the first page to the result, and back; everything is looked at on the way."""
        pages = game.pages[rules]
        self.use(rules)
        assert self.step == "record"
        assert self.case.ruling == Ruling()
        assert self.ledger() == game.ledger(pages.pass_stones, lifted=False)
        tasks = set()
        for step in STEPS:
            if step == "dead":
                assert self.signs()["dead"] == "?", "chains nobody has marked ask for a look"
            if step in game.acts:
                game.acts[step](self)
            self.see(game, rules, step, lifted=step != "record")
            tasks.add(self.said("step-task"))
            if step != "result":
                self.forward()
        assert len(tasks) == len(STEPS), "each step has a task of its own"
        assert not self.steps.next.isEnabled()
        case = self.case
        for step in reversed(STEPS):
            self.see(game, rules, step, lights=False)
            if step != "record":
                self.backward()
        assert not self.steps.back.isEnabled()
        assert self.case == case, "looking changes nothing"

    def see(
        self, game: Game, rules: str, step: str, *, lifted: bool = True, lights: bool = True
    ) -> None:
        """Everything that is shown on a step is as it should be."""
        pages = game.pages[rules]
        assert self.step == step
        number = STEPS.index(step)
        title = self.said("step-title").replace("<b>", "").replace("</b>", "")
        assert title.endswith(self.names[number])
        assert self.said("step-task")
        assert self.said("article-cite")
        signs = self.signs()
        here = "●" if step != "result" or self.score.status.is_settled else "?"
        assert signs[step] == pages.stepper.get(step, here), self.looked_at()
        for before in STEPS[1:number]:
            assert signs[before] == pages.stepper.get(before, "✓"), before
        assert self.window.result.isVisible() is (step != "result"), "said once"
        if STEPS.index(step) >= STEPS.index("payments"):
            self._see_result_line(game, pages)
        if step != "result" and self.is_english and lifted:
            self._see_findings(pages.findings.get(step, ()))
        match step:
            case "record":
                assert self.ledger() == game.ledger(pages.pass_stones, lifted=lifted)
                assert self.said("ledger-verdict").startswith("✓")
            case "dead":
                self._see_lifted(game)
            case "seki":
                self._see_seki(game, pages)
            case "points":
                shown = self.steps.kinds.findChild(QWidget, "kind-ko")
                assert shown is not None
                assert shown.isVisible()
            case "payments":
                self._see_rows(cells(self.steps.payments.table), pages.payments)
                told = "" if pages.payments else "Nothing is paid in this case."
                if self.is_english:
                    assert self.steps.payments.checks.text() == told
            case "count":
                self._see_count(game, pages)
                if lights:
                    self._see_lines_lit(pages)
            case "result":
                self._see_result(pages)

    def _see_result_line(self, game: Game, pages: Pages) -> None:
        if self.is_english:
            black, white, public = pages.area or game.area
            assert self.window.tally.text() == (
                f"Area: Black {black}, White {white}, public {public} — in all 361 ✓"
            )
            assert pages.verdict in self.result

    def _see_findings(self, begin: tuple[str, ...]) -> None:
        texts = self.looked_at()
        if not begin:
            assert texts == [NOTHING_TO_LOOK_AT]
            return
        assert len(texts) == len(begin), texts
        for text in begin:
            assert [t for t in texts if t[3:].startswith(text)], text

    def _see_lifted(self, game: Game) -> None:
        said = self.said("lifted")
        for count in game.dead:
            assert str(count) in said
        if self.is_english:
            black, white = game.dead
            assert said == f"Lifted as dead: Black {black}, White {white}."

    def _see_seki(self, game: Game, pages: Pages) -> None:
        rows = self.seki_rows()
        assert self.steps.seki.empty.isVisible() is not bool(game.seki)
        assert self.steps.seki.table.isVisible() is bool(game.seki)
        assert tuple(row[0] for row in rows) == tuple(row[0] for row in game.seki)
        assert tuple(row[3] for row in rows) == pages.worths
        if self.is_english:
            assert tuple(tuple(row[:3]) for row in rows) == game.seki

    def _see_rows(self, shown: list[list[str]], rows: tuple[Row, ...]) -> None:
        assert [row[1:] for row in shown] == [list(row[1:]) for row in rows]
        names = [row[0] for row in shown]
        if self.is_english:
            assert names == [row[0] for row in rows]
        else:
            assert not set(names) & {row[0] for row in rows}, "in another language"

    def _see_count(self, game: Game, pages: Pages) -> None:
        black, white, difference = pages.sums
        sums: tuple[Row, ...] = (
            ("Total", black, white),
            (f"Black less White, in {pages.unit}", difference, ""),
        )
        self._see_rows(cells(self.steps.score.table), (*pages.lines, *sums))
        told = self.said("checks").replace("\u00a0", " ")
        assert "✕" not in told
        assert told.count("✓") == 1 + len(pages.checks)
        if self.is_english:
            for count in pages.checks:
                assert f"✓ {count}" in told
            public = (pages.area or game.area)[2]
            assert told.startswith(f"✓ both areas and the public points ({public}) make")

    def _see_lines_lit(self, pages: Pages) -> None:
        """The space bar goes through the figures; each lights its points, and the end none."""
        table = self.steps.score.table
        if self.keyboard:
            self.tab_to(self.board)
        before, by_click = self.case, self.window.rules.hasFocus()
        for row, (name, *_) in enumerate(pages.lines):
            sides = pages.lit.get(name, ("", ""))
            for column, on in enumerate(sides, 1):
                if by_click:
                    self.press_cell(table, row, column)
                else:
                    self.key(Key.Key_Space)
                assert self.step == "count", "the space bar stays with the figures"
                assert (table.currentRow(), table.currentColumn()) == (row, column)
                if name in pages.lit:
                    assert self.lit(" ".join(sides).split()) == set(on.split()), name
        self.key(Key.Key_Space)
        assert table.currentRow() == -1
        assert not self.lit(p for on in pages.lit.values() for p in " ".join(on).split())
        assert self.case == before

    def _see_result(self, pages: Pages) -> None:
        sentence, open_ = pages.sentence or pages.verdict, self.score.status.open
        if open_:
            s = "" if len(open_) == 1 else "s"
            told = sentence.removesuffix(".")
            sentence = f"Provisional: {told} · {len(open_)} question{s} open"
        grid = self.case.record.grid
        if self.is_english:
            assert self.said("sentence") == sentence
            assert self.said("standing") == pages.standing
            told = ", ".join(pages.checks)
            assert self.said("result-checks") == (
                f"✓ Counted by itself with the same margin: {told}."
            )
            rows = [list(row) for row in pages.other]
            listed = {row[0] for row in rows}
            # What is open is listed also where it could change nothing.
            left = [text for f in open_ if (text := say(f, grid, "en")) not in listed]
            rows = [*rows, *([text] for text in left)] or [[NOTHING_OPEN]]
            assert (shown := self.other_way()) == rows, shown
        else:
            assert self.said("result-checks").startswith("✓")
            assert len(self.other_way()) >= max(1, len(pages.other), len(open_))

    # Over and over

    def switch_everywhere(self, game: Game) -> None:
        """With everything ruled, other rule sets on every step: ruling and step stay."""
        ruling = self.case.ruling
        for number, step in enumerate(STEPS):
            self.turn_to(step)
            for rules in (RULES[number % 5], RULES[(number + 2) % 5]):
                self.rules(rules)
                assert self.case.rules == rules
                assert self.case.ruling == ruling
                self.see(game, rules, step)

    def undo_all(self) -> int:
        """Undo until nothing is left to undo; how many acts that were."""
        for acts in range(MOST_ACTS):
            if not self.window.session.history.past:
                return acts
            self.undo()
        raise AssertionError("undo goes on for ever")

    def undo_and_redo(self, first: Case) -> None:
        """All the way back to the record as it came, and to the end again."""
        last = self.case
        acts = self.undo_all()
        assert self.case == first
        assert self.case.ruling == Ruling()
        assert not self.window.actions_by_id["undo"].isEnabled()
        for _ in range(acts):
            self.redo()
        assert self.case == last
        assert not self.window.session.history.future


def _text_at(grid: QGridLayout, row: int, column: int) -> str:
    item = grid.itemAtPosition(row, column)
    label = item.widget() if item is not None else None
    assert isinstance(label, QLabel)
    return label.text()

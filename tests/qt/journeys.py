"""Whole ways to a result: what is shown at every stage, and a referee who goes there."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout, QLabel, QTableWidget

from goref.app.questions.sentences import subjects
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling, StatusSource
from goref.core.texts.results import MARGINS
from tests.qt.desk import ALT, CTRL, Desk, Key, cells
from tests.qt.journey_pages import (
    DONE,
    NOTHING_OPEN,
    RULES,
    STAGES,
    TYPED,
    Game,
    Pages,
    Row,
    split,
)
from tests.wordings import in_words

MOST_ACTS = 200
"""More widgets than Tab stops at in a window; more acts than a journey has."""


class Referee(Desk):
    """Goes from stage to stage, by mouse or by keyboard alone, and reads what is shown."""

    def __init__(self, desk: Desk, *, keyboard: bool = False) -> None:
        super().__init__(desk.main, desk.qtbot)
        self.keyboard = keyboard

    # What is shown

    @property
    def is_english(self) -> bool:
        return self.window.language == "en"

    def ledger(self) -> list[tuple[str, str]]:
        """The ledger among the details, which are closed again."""
        page = self.details
        self.scroll_to(page.ledger_row)
        self.press(page.ledger_row)
        assert page.ledger.isVisible()
        grid = page.ledger.layout()
        assert isinstance(grid, QGridLayout)
        rows = [(_text_at(grid, row, 1), _text_at(grid, row, 2)) for row in range(1, 9)]
        self.press(page.ledger_row)
        assert page.ledger_row.text().endswith("✓"), page.ledger_row.text()
        self.key(Key.Key_Escape)
        return rows

    def seki_rows(self) -> list[list[str]]:
        """The table of the seki when every worth is worked out; its row is open then."""
        row = self.questions.by_hand.seki
        if not row.is_open:
            self.press(row.head)
        table = row.inner.findChild(QTableWidget, "seki-points")
        assert table is not None
        self.qtbot.waitUntil(lambda: all(line[3] != "…" for line in cells(table)))
        return cells(table)

    def other_way(self) -> list[list[str]]:
        """The rows of what could still change the result, when all are worked out."""
        self.turn_to("result")
        row = self.window.views.result_page.still_open
        if not row.is_open:
            self.press(row.head)
        view = self.window.views.result_page.could_change
        assert view.isVisible()
        self.qtbot.waitUntil(lambda: self.questions.open_matters.is_known)
        texts = [view.item(at).text() for at in range(view.count())]
        return [[line.strip() for line in text.splitlines()] for text in texts]

    # Hands

    def forward(self) -> None:
        self.key(Key.Key_PageDown)

    def backward(self) -> None:
        self.key(Key.Key_PageUp)

    def turn_to(self, stage: str) -> None:
        """Go to a stage with a click, or with the keys."""
        if not self.keyboard:
            self.go(stage)
        ahead = STAGES.index(stage) - STAGES.index(self.stage)
        for _ in range(abs(ahead)):
            (self.forward if ahead > 0 else self.backward)()
        assert self.stage == stage

    def use(self, rules: str) -> None:
        """Choose a rule set."""
        if not self.keyboard:
            self.rules(rules)
        else:
            self.key(Key.Key_B, CTRL)
            box = self.details.rules.box
            self.key(Key.Key_R, ALT)
            assert box.hasFocus()
            QTest.keyClicks(box, TYPED[rules])
            for _ in RULESETS:
                if self.case.rules != rules:
                    self.key(Key.Key_Down)
            self.key(Key.Key_Escape)
            assert self.board.hasFocus()
        assert self.case.rules == rules

    def mark(self, names: str, key: Key) -> None:
        """Rule on points by a letter: pointed at with the mouse, or with the cursor."""
        if self.keyboard:
            self.tab_to(self.board)
            self.strike(names, key)
        else:
            self.rule(names, key)

    def lift(self, names: str) -> None:
        """Mark stones dead, those that have not followed by themselves; nothing else is."""
        for name in names.split():
            if self.point(name) in self.score.survey.dead:
                continue
            if self.keyboard:
                self.mark(name, Key.Key_D)
            else:
                self.click(name)
        self.leave_board()
        acts = len(self.window.session.history.past)
        if self.keyboard:
            self.key(Key.Key_Return)
        else:
            self.press(self.window.foot.act)
        assert len(self.window.session.history.past) == acts + 1
        assert self.case.ruling.word is StatusSource.REFEREE

    def rule_on(self, about: str, number: int) -> None:
        """Open the question whose line begins so, and press one of its answers."""
        page, before = self.questions.page, self.case
        self.weighed()
        if self.keyboard:
            if not page.card.subject.text().startswith(about):
                self.tab_to(page.rest)
                rows = [row.text.startswith(about) for row in page.rest.rows]
                self.key(Key.Key_Home)
                self.key(Key.Key_Down, times=rows.index(True))
                self.key(Key.Key_Return)
            assert page.card.subject.text().startswith(about)
            self.key(Key(Key.Key_1 + number))
        else:
            self.open_card(about)
            button = page.card.answers.buttons[number]
            self.scroll_to(button)
            self.press(button)
        assert self.case != before

    def press_cell(self, table: QTableWidget, row: int, column: int = 0) -> None:
        """Click a cell of a table."""
        item = table.item(row, column)
        assert item is not None
        self.press(table.viewport(), table.visualItemRect(item).center())

    # The whole way

    def travel(self, game: Game, rules: str) -> None:
        """From the record to the result, and back; everything is looked at on the way."""
        pages = game.pages[rules]
        self.use(rules)
        assert self.stage == "dead"
        assert self.case.ruling == Ruling()
        assert self.ledger() == game.ledger(pages.pass_stones, lifted=False)
        assert self.signs()["dead"] not in ("", "✓"), "nobody has said what is dead"
        assert self.sentence() != pages.verdict
        for act in game.acts:
            act(self)
        self.see_all(game, rules)
        case = self.case
        for stage in reversed(STAGES):
            self.turn_to(stage)
            assert self.signs() == {**DONE, **pages.signs}
        assert self.case == case, "looking changes nothing"

    def see_all(self, game: Game, rules: str) -> None:
        """Everything that is shown at every stage is as it should be."""
        pages = game.pages[rules]
        self.weighed()
        for stage in STAGES:
            self.turn_to(stage)
            self.see(game, rules, stage)
        assert self.ledger() == game.ledger(pages.pass_stones, lifted=True)

    def see(self, game: Game, rules: str, stage: str) -> None:
        """Everything that is shown at a stage is as it should be."""
        pages = game.pages[rules]
        assert self.signs() == {**DONE, **pages.signs}
        match stage:
            case "dead":
                self._see_dead(game, pages)
                self._see_asked(pages)
            case "doubts":
                self._see_seki(game, pages)
            case "result":
                self._see_result(pages)

    def _see_dead(self, game: Game, pages: Pages) -> None:
        dead, position = self.score.survey.dead, self.case.position
        count = [sum(position.cells[p] == c for p in dead) for c in (BLACK, WHITE)]
        assert count == list(game.dead)
        tally = self.score.tally
        area = [*map(tally.area, (BLACK, WHITE)), tally.public]
        assert area == list(pages.area or game.area)
        if self.is_english:
            assert pages.verdict in self.result

    def _see_asked(self, pages: Pages) -> None:
        """What is asked at the end, and what is only noted, by the beginnings of the lines."""
        self.leave_board()
        self.key(Key.Key_Escape)  # nothing is pointed at by the cursor either
        self.weighed()
        asked = [card for card in self.questions.questions if card.asks]
        shown = self.asked()[: len(asked)]
        noted = self.noted()
        if self.is_english:
            assert len(shown) == len(pages.asked), shown
            assert _begins(shown, pages.asked), shown
            assert _begins(noted, pages.noted), noted

    def _see_seki(self, game: Game, pages: Pages) -> None:
        by_hand = self.questions.by_hand
        assert by_hand.seki.isVisible() is bool(game.seki)
        assert by_hand.claims.isVisible()
        if not game.seki:
            return
        rows = self.seki_rows()
        assert tuple(row[0] for row in rows) == tuple(row[0] for row in game.seki)
        assert tuple(row[3] for row in rows) == pages.worths
        if self.is_english:
            heading = by_hand.seki.inner.findChild(QTableWidget).horizontalHeaderItem(3)
            assert tuple(tuple(row[:3]) for row in rows) == game.seki
            assert heading.text() == f"Worth ({pages.unit})"
        self.press(by_hand.seki.head)

    def _see_rows(self, shown: list[list[str]], rows: tuple[Row, ...]) -> None:
        assert [row[1:] for row in shown] == [list(row[1:]) for row in rows]
        names = [row[0] for row in shown]
        if self.is_english:
            assert names == [row[0] for row in rows]
        else:
            assert not set(names) & {row[0] for row in rows}, "in another language"

    def _see_result(self, pages: Pages) -> None:
        page, language = self.window.views.result_page, self.window.language
        self.qtbot.waitUntil(lambda: self.questions.open_matters.is_known)
        open_ = self.score.status.open
        if self.is_english:
            assert page.sentence.said == pages.verdict
            assert page.state.isVisible() is bool(open_)
            assert page.checked.text() == pages.check
            assert page.note.text() == pages.story
        self._see_count(pages)
        rows = self.other_way()
        if self.is_english:
            expected = [list(row) for row in pages.other]
            listed = {row[0] for row in expected}
            # What is open is listed also where it could change nothing.
            asked = subjects(self.questions.questions, self.case, language)
            left = [asked[c.key] for c in self.questions.questions if c.asks]
            expected += [[text] for text in left if text not in listed]
            assert sorted(rows) == sorted(expected or [[NOTHING_OPEN]]), rows
        else:
            assert len(rows) >= max(1, len(pages.other), len(open_))
        self.press(page.still_open.head)

    def _see_count(self, pages: Pages) -> None:
        page = self.window.views.result_page
        self.press(page.counted.head)
        table = page.told.lines.table
        black, white, difference = pages.sums
        with_komi = any(row[0] == "Komi" for row in pages.lines)
        margin = in_words(MARGINS["komi"]) if with_komi else in_words(MARGINS["plain"])
        total: Row = ("Total", black, white)
        above, below = split(pages)
        last: Row = (f"{margin}, in {pages.unit}", difference, "")
        self._see_rows(cells(table), (*above, total, *below, last))
        checks = page.told.lines.checks.text().replace("\u00a0", " ")
        assert "✕" not in checks
        assert checks.count("✓") == 1 + len(pages.checks)
        if self.is_english:
            for count in pages.checks:
                assert f"✓ {count}" in checks
        self._see_lines_lit(table, pages)
        self.press(page.counted.head)

    def _see_lines_lit(self, table: QTableWidget, pages: Pages) -> None:
        """The space bar goes through the figures; each lights its points, and the end none."""
        before = self.case
        table.setFocus()
        above, below = split(pages)
        after = len(above) + 1  # the sum between them is no figure of its own
        places = [*enumerate(above), *enumerate(below, after)]
        for row, (name, *_) in places:
            sides = pages.lit.get(name, ("", ""))
            for column, on in enumerate(sides, 1):
                if self.keyboard:
                    self.key(Key.Key_Space)
                else:
                    self.scroll_to(table)
                    self.press_cell(table, row, column)
                assert (table.currentRow(), table.currentColumn()) == (row, column)
                if name in pages.lit:
                    shown = self.lit(" ".join(sides).split())
                    assert shown == set(on.split()), name
        self.key(Key.Key_Space)
        assert table.currentRow() == -1
        assert not self.lit(p for on in pages.lit.values() for p in " ".join(on).split())
        assert self.case == before

    # Over and over

    def switch_everywhere(self, game: Game) -> None:
        """With everything ruled, other rule sets at every stage: ruling and stage stay."""
        ruling = self.case.ruling
        for number, stage in enumerate(STAGES):
            self.turn_to(stage)
            for rules in (RULES[number], RULES[(number + 2) % 5]):
                self.rules(rules)
                assert self.case.rules == rules
                assert self.case.ruling == ruling
                assert self.stage == stage
                self.see(game, rules, stage)

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


def _begins(shown: Iterable[str], begin: tuple[str, ...]) -> bool:
    """Whether some text begins with each of some beginnings."""
    shown = list(shown)
    return all(any(text.startswith(one) for text in shown) for one in begin)


def _text_at(grid: QGridLayout, row: int, column: int) -> str:
    item = grid.itemAtPosition(row, column)
    label = item.widget() if item is not None else None
    assert isinstance(label, QLabel)
    return label.text()

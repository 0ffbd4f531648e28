"""The page of a game that is recorded: every option has its button, every text its room."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Act, GameRecord
from goref.core.rulesets.table import RULESETS
from goref.core.stopping.game_state import GameState, standing
from goref.core.stopping.options import CYCLES
from goref.core.texts.stopping.stopping import option_means
from goref.qt.look.theme import LIGHT
from goref.qt.record.play_page import KEYS, Key, PlayPage
from tests.languages import LANGUAGES
from tests.length import sample
from tests.qt.narrow import WIDTHS, cramped, texts


def test_every_option_of_every_rule_set_has_a_button() -> None:
    sayings: set[Key] = {(None, None, say) for say in CYCLES} | {
        (None, None, StatementKind.BOTH_LOSE)
    }
    for rules in RULESETS.values():
        stop = rules.stop
        sayings |= {(None, kind, None) for kind in stop.empties}
        sayings |= {(None, None, say) for say in stop.closing}
        for say, _ in stop.going_on:
            sides = (BLACK, WHITE) if say is StatementKind.RESUME else (None,)
            sayings |= {(side, None, say) for side in sides}
    assert sayings <= set(KEYS)


def standings() -> Iterator[tuple[GameState, Case]]:
    """Where a game can stand under each rule set: at its start, and after empty moves."""
    seen = set()
    for rules in RULESETS.values():
        for kinds in ((), *((kind,) * n for kind in rules.stop.empties for n in (1, 2, 3))):
            sides = (BLACK, WHITE, BLACK)
            acts = tuple(Act(kind, side) for kind, side in zip(kinds, sides, strict=False))
            case = Case(GameRecord(grid(19), entries=acts))
            now = standing(case, rules)
            here = now.phase, now.how, tuple((o.kind, o.say, o.means) for o in now.options)
            if here not in seen:
                seen.add(here)
                yield now, case


@pytest.mark.parametrize(("percent", "language"), sample(list(product(WIDTHS, LANGUAGES)), 7))
def test_everything_has_room(
    qtbot: QtBot, qapp: QApplication, language: Language, percent: int
) -> None:
    with texts(qapp, language, percent):
        around = QWidget()
        qtbot.addWidget(around)
        page = PlayPage(language, LIGHT, around)
        page.setParent(None)
        qtbot.addWidget(page)
        count = 0
        for now, case in standings():
            count += 1
            page.show_standing(now, case)
            told = [option_means(option, language) for option in now.options]
            page.refuse(max(told, key=len, default=""), may_rule=True)
            assert cramped(page, percent) == []
        assert count > 20
        page.offer.click()
        assert page.is_asking
        assert cramped(page, percent) == []

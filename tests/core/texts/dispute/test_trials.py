"""How a rule set settles a cycle, in words."""

from __future__ import annotations

import pytest

from goref.core.base.language import Text
from goref.core.game.play_rules import Repetition
from goref.core.repetition.cycle_rules import Settled, Settlement
from goref.core.texts.dispute.trials import settlement_text
from tests.languages import EN

SOURCE = Text("sources", "Rules 3")


@pytest.mark.parametrize(
    ("settled", "plain", "cited"),
    [
        (Settlement((Settled.NO_RESULT,), SOURCE), "no result", "no result (Rules 3)"),
        (
            Settlement((Settled.NO_RESULT,), SOURCE, agreement=True),
            "no result, if both players agree",
            "no result, if both players agree (Rules 3)",
        ),
        (
            Settlement((Settled.NO_RESULT,), SOURCE, organiser=True),
            "no result, at the organiser's discretion",
            "no result, at the organiser's discretion (Rules 3)",
        ),
    ],
)
def test_a_source_is_told_only_where_it_is_wanted(
    settled: Settlement, plain: str, cited: str
) -> None:
    assert settlement_text(settled, EN, cited=False) == plain
    assert settlement_text(settled, EN) == cited


def test_what_bars_a_cycle_is_told_with_its_source() -> None:
    barred = Settlement((Settled.BANNED,), SOURCE, by=Repetition.POSITIONAL)
    plain, cited = (settlement_text(barred, EN, cited=cite) for cite in (False, True))
    assert cited.startswith(f"{plain} (")
    assert cited.endswith("(Rules 3)")
    assert len(cited) > len(f"{plain} (Rules 3)"), "and what it repeats"

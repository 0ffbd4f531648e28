"""The foot beside the result: how far a case is ruled on, and on what the result stands."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.assessment import Assessment
from goref.core.case.case import Case
from goref.core.incidents.incident import Person, Protest
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.status import CaseState
from goref.core.texts.status import AS_IT_STANDS, UNDER_PROTEST
from goref.core.texts.status import STATES as STATUS_STATES
from goref.qt.context.foot import FootAct, Tone
from goref.qt.result.result_foot import result_foot
from tests.core.build import bare, game, ruled
from tests.languages import EN
from tests.wordings import in_words

HALVES = bare(*(".XO..",) * 5)
PROTESTED = replace(HALVES, protests=(Protest(1, Person.BLACK),))
DEAD = ruled(game("huang-longshi--zhou-donghou").settled(), seki="G19")


@pytest.mark.parametrize(
    ("case", "rules", "in_play", "says", "more", "tone"),
    [
        (DEAD, "chinese-2002", False, "Settled", " dead stones, as ruled", Tone.SETTLED),
        (HALVES, "tromp-taylor", False, "Settled", in_words(AS_IT_STANDS), Tone.SETTLED),
        (
            PROTESTED,
            "tromp-taylor",
            False,
            in_words(UNDER_PROTEST),
            "Counted as it is",
            Tone.PROVISIONAL,
        ),
        (
            HALVES,
            "chinese-2002",
            True,
            in_words(STATUS_STATES[CaseState.IN_PLAY]),
            "",
            Tone.QUIET,
        ),
        (HALVES, "jpd-a", False, "Provisional", "", Tone.PROVISIONAL),
        (
            replace(HALVES, ruling=Ruling()),
            "chinese-2002",
            False,
            in_words(STATUS_STATES[CaseState.UNDECIDED]),
            "",
            Tone.QUIET,
        ),
        (HALVES, "cangjie", False, in_words(RULESETS["cangjie"].name), "", Tone.QUIET),
    ],
)
def test_it_says_how_far_and_on_what(
    case: Case, rules: str, in_play: bool, says: str, more: str, tone: Tone
) -> None:
    assessment = Assessment(replace(case, rules=rules), (), in_play)
    act = FootAct("print-sheet", "Print the sheet", lambda: None)
    foot = result_foot(assessment, EN, act)
    assert (foot.says, foot.tone, foot.act) == (says, tone, act)
    assert more in foot.more
    is_open = assessment.score.status.open and not assessment.score.rules.known_only
    assert bool(foot.more) is bool(more or is_open)
    assert "wins" not in foot.more

"""Trials as variations: every act of one in words, where no move tells it."""

from __future__ import annotations

from goref.core.base.colour import BLACK, WHITE
from goref.core.case.stored_trial import (
    AssertedStatus,
    Assertion,
    StoredTrial,
    TrialAct,
    TrialStep,
)
from goref.core.texts.dispute.trials import STEPS
from goref.io.sgf.info import PRIVATE
from goref.io.sgf.syntax import Node, long_text
from goref.io.sgf.trials import add_trials
from tests.core.build import bare, spots
from tests.wordings import in_words

CASE = bare(".XO..", "XO.O.", ".XO..", ".....", ".....")


def test_every_act_is_told() -> None:
    board = CASE.record.grid
    at = board.point("B4")
    acts = (
        TrialAct(TrialStep.PLAY, BLACK, at),
        TrialAct(TrialStep.PASS, WHITE),
        TrialAct(TrialStep.PASS_STONE, BLACK),
        TrialAct(TrialStep.GIVE_UP, WHITE),
        TrialAct(TrialStep.KO_PASS, BLACK, at),
    )
    claim = Assertion(AssertedStatus.DEAD, BLACK, WHITE, spots(board, "B5"))
    trial = StoredTrial("jpd-b", CASE.position, 0, claim, BLACK, acts)
    nodes = [Node({})]
    add_trials(board, [trial], CASE.moments, nodes)
    ((_, *played),) = (aside.sequence for aside in nodes[0].asides)
    told = [{key: long_text(value) for key, (value,) in node.items()} for node in played]
    assert told == [
        {"B": "bb"},
        {"W": ""},
        {"B": "", PRIVATE: "pass-stone", "C": in_words(STEPS[TrialStep.PASS_STONE])},
        {"W": "", PRIVATE: "give-up", "C": in_words(STEPS[TrialStep.GIVE_UP])},
        {"B": "", PRIVATE: "pass-for-ko bb", "C": f"{in_words(STEPS[TrialStep.KO_PASS])} B4"},
    ]

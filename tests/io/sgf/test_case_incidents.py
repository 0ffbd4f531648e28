"""Incidents in a record: marks that come back, a comment for others, a loss in ``RE``."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.opening import open_bytes
from goref.app.reports.sgf_export import sgf_of
from goref.core.case.case import Case
from goref.core.incidents.consequence import LOSS, ConsequenceKind
from goref.core.incidents.kinds import KINDS
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer
from goref.core.texts.incidents.consequences import EFFECTS
from goref.io.sgf.read import read_sgf
from goref.io.values.incidents_of import encode_chosen
from tests.io.values.test_incidents_of import CASE, FULL
from tests.wordings import in_words


def written(case: Case, read: bytes = b"") -> bytes:
    game = read_sgf(read).games[0] if read else None
    return sgf_of(case, game, Scorer(case).score(RULESETS["korean"])).data


@pytest.mark.parametrize(
    "case",
    [
        CASE,
        replace(CASE, incidents=(FULL, replace(FULL, number=2, facts="]\n\\", annulled=""))),
        replace(CASE, regulation=None, protests=()),
        replace(CASE, incidents=(), regulation=replace(CASE.regulation, id="own")),  # type: ignore[type-var]
    ],
)
def test_incidents_come_back_and_the_comment_is_not_doubled(case: Case) -> None:
    once = written(case)
    (opened,) = open_bytes(once)
    back = opened.case
    assert (back.incidents, back.protests) == (case.incidents, case.protests)
    regulations = (back.regulation, case.regulation)
    kept, told = (None if one is None else encode_chosen(one) for one in regulations)
    assert kept == told
    assert opened.findings == ()
    again = written(back, once)
    assert again.count(b"]XG[as-ruled]") == once.count(b"]XG[as-ruled]") <= 1
    assert again.count(b"prisoner not laid") == once.count(b"prisoner not laid")


def test_others_read_of_it_in_a_comment_and_a_loss_in_the_result() -> None:
    lost = replace(FULL, decided=(LOSS,), annulled="", reason="twice")
    data = written(replace(CASE, incidents=(lost,)))
    assert b"RE[B+F]" in data
    told = (
        f"C[1. White, move 2: {in_words(KINDS['prisoner-not-in-lid'].name)} → "
        f"{in_words(EFFECTS[ConsequenceKind.LOSS])}"
    )
    assert told.encode() in data


def test_a_mark_without_sense_is_kept_and_listed() -> None:
    data = written(replace(CASE, protests=())).replace(b'"side": "W"', b'"side": "?"')
    (opened,) = open_bytes(data)
    assert opened.case.incidents == ()
    assert "mark-unreadable" in {finding.code for finding in opened.findings}

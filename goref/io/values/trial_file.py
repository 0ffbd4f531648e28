"""Stored trials as objects for JSON."""

from __future__ import annotations

from typing import Any

from goref.core.base.faults import fault
from goref.core.base.geometry import Grid
from goref.core.case.stored_trial import Assertion, StoredTrial, TrialAct, TrialStep
from goref.core.rulesets.table import RULESETS
from goref.core.trials.claims import ANSWERS
from goref.io.values.case_values import RULING
from goref.io.values.codec import (
    COLOUR,
    NO_BOARD,
    POINT,
    POINTS,
    POSITION,
    CaseFileError,
    FieldCodec,
    Where,
    damaged,
    many,
    one_of,
    optional,
    plain,
    read_object,
    read_text,
    record,
    within,
    words,
)

MOST_ACTS = 5000
"""The most acts of one trial."""


def _write_act(board: Grid, act: TrialAct) -> str:
    """Returns an act of a trial as a line, its point by name."""
    point = "" if act.point is None else f" {board.name(act.point)}"
    return f"{act.colour.letter} {act.step.value}{point}"


def _read_act(board: Grid, value: object, where: Where) -> TrialAct:
    text = read_text(value, where)
    parts = text.split()
    if len(parts) not in (2, 3):
        raise _unreadable(where, "trial-no-act", text=text[:20])
    step = words(TrialStep).read(board, parts[1], where)
    if (len(parts) == 3) is not (step in (TrialStep.PLAY, TrialStep.KO_PASS)):
        raise _unreadable(where, "trial-no-act", text=text[:20])
    point = POINT.read(board, parts[2], where) if len(parts) == 3 else None
    return TrialAct(step, COLOUR.read(board, parts[0], where), point)


def _unreadable(where: Where, code: str, **parts: object) -> CaseFileError:
    return damaged(where, fault("cannot-be-read", reason=fault(code, **parts)))


ACT = FieldCodec(_write_act, _read_act)
CLAIM = record(Assertion, points=POINTS)
TRIAL = record(
    StoredTrial,
    "rules frozen after claim first acts closed agreed ruled",
    # Without agreement or ruling there is no key, as in files of earlier versions.
    lambda key, value: value is None,
    rules=plain(one_of, {id_: id_ for id_ in RULESETS}),
    claim=CLAIM,
    acts=many(ACT, MOST_ACTS),
    ruled=optional(RULING),
)


def encode_trial(trial: StoredTrial) -> dict[str, Any]:
    """Returns a trial as an object for JSON, points by name."""
    value: dict[str, Any] = TRIAL.write(trial.frozen.grid, trial)
    return value


def decode_trial(value: object, where: Where) -> StoredTrial:
    """Reads a trial from its object. Raises CaseFileError if it is damaged."""
    rows = read_object(value, where).get("frozen")
    board = POSITION.read(NO_BOARD, rows, within(where, "frozen")).grid
    trial = TRIAL.read(board, value, where)
    answers = ANSWERS[trial.claim.what]
    if trial.agreed is not None and not (trial.closed and trial.agreed in answers):
        raise _unreadable(where, "trial-no-such-answer")
    ruled, points = trial.ruled, trial.claim.points
    if ruled is not None and points not in (ruled.lives.keys(), ruled.claims.keys()):
        raise _unreadable(where, "trial-no-ruled")
    return trial

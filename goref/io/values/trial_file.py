"""Kept trials as objects for JSON.

Everything is read strictly; what cannot be read is a ValueError that says what is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, TypeVar

from goref.core.base.colour import Colour
from goref.core.base.faults import fault, why
from goref.core.base.geometry import Grid, Point
from goref.core.board.position import DiagramError, Position
from goref.core.case.kept_trial import (
    Agreed,
    Asserted,
    Assertion,
    KeptTrial,
    TrialAct,
    TrialStep,
)
from goref.core.rulesets.table import RULESETS
from goref.core.trials.claims import ANSWERS
from goref.io.values.case_values import decode_ruling, encode_ruling

MOST_ACTS = 5000
"""So many acts one trial may have."""

E = TypeVar("E", bound=Enum)


def encode_claim(board: Grid, claim: Assertion) -> dict[str, Any]:
    """A claim to be tried as an object for JSON."""
    return {
        "what": claim.what.value,
        "claimant": claim.claimant.letter,
        "owner": claim.owner.letter,
        "points": board.names(claim.points),
    }


def decode_claim(board: Grid, value: object) -> Assertion:
    """A claim to be tried from its object. Raises ValueError for a damaged one."""
    said = _object(value, "claim")
    return Assertion(
        _word(Asserted, said.get("what")),
        _colour(said.get("claimant")),
        _colour(said.get("owner")),
        frozenset(board.point(name) for name in _texts(said.get("points"), "points")),
    )


def encode_trial(trial: KeptTrial) -> dict[str, Any]:
    """A trial as an object for JSON, points by name.

    What was not agreed or ruled has no key: so did trials look before goref kept it.
    """
    board = trial.frozen.grid
    decided: dict[str, Any] = {}
    if trial.agreed is not None:
        decided["agreed"] = trial.agreed.value
    if trial.ruled is not None:
        decided["ruled"] = encode_ruling(board, trial.ruled)
    return {
        "rules": trial.rules,
        "frozen": trial.frozen.rows,
        "after": trial.after,
        "claim": encode_claim(board, trial.claim),
        "first": trial.first.letter,
        "acts": [act_text(board, act) for act in trial.acts],
        "closed": trial.closed,
        **decided,
    }


def decode_trial(value: object) -> KeptTrial:
    """A trial from its object. Raises ValueError for a damaged one."""
    entry = _object(value, "trial")
    rows = _texts(entry.get("frozen"), "frozen")
    try:
        frozen = Position.from_rows(rows)
    except DiagramError as error:
        raise ValueError(fault("trial-frozen", reason=why(error))) from None
    board = frozen.grid
    claim = decode_claim(board, entry.get("claim"))
    acts = _texts(entry.get("acts"), "acts")
    if len(acts) > MOST_ACTS:
        raise ValueError(fault("trial-most-acts", count=len(acts), most=MOST_ACTS))
    after, rules, closed = entry.get("after"), entry.get("rules"), entry.get("closed", False)
    if not isinstance(after, int) or isinstance(after, bool) or after < 0:
        raise ValueError(fault("trial-no-after"))
    if not isinstance(rules, str) or rules not in RULESETS:
        raise ValueError(fault("trial-no-rules"))
    said, last = entry.get("agreed"), entry.get("ruled")
    if not isinstance(closed, bool):
        raise ValueError(fault("trial-no-closed"))
    agreed = None if said is None else read_agreed(said)
    if agreed is not None and not (closed and agreed in ANSWERS[claim.what]):
        raise ValueError(fault("trial-no-such-answer"))
    ruled = None if last is None else decode_ruling(board, _object(last, "ruled"))
    if ruled is not None and claim.points not in (ruled.lives.keys(), ruled.claims.keys()):
        raise ValueError(fault("trial-no-ruled"))
    read, first = tuple(read_act(board, text) for text in acts), _colour(entry.get("first"))
    return KeptTrial(rules, frozen, after, claim, first, read, closed, agreed, ruled)


def read_agreed(value: object) -> Agreed:
    """What both sides agreed on, from its word. Raises ValueError for another."""
    return _word(Agreed, value)


def act_text(board: Grid, act: TrialAct) -> str:
    """An act of a trial as a line, its point by name."""
    point = "" if act.point is None else f" {board.name(act.point)}"
    return f"{act.colour.letter} {act.step.value}{point}"


def read_act(board: Grid, text: str) -> TrialAct:
    """An act of a trial from its line. Raises ValueError for one that makes no sense."""
    words = text.split()
    if not 2 <= len(words) <= 3:
        raise ValueError(fault("trial-no-act", text=text[:20]))
    step = _word(TrialStep, words[1])
    point: Point | None = board.point(words[2]) if len(words) == 3 else None
    if (point is not None) is not (step in (TrialStep.PLAY, TrialStep.KO_PASS)):
        raise ValueError(fault("trial-no-act", text=text[:20]))
    return TrialAct(step, _colour(words[0]), point)


def _object(value: object, what: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(fault("trial-no-object", key=what))
    return value


def _texts(value: object, what: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(fault("trial-no-texts", key=what))
    return value


def _colour(value: object) -> Colour:
    if value not in ("B", "W"):
        raise ValueError(fault("trial-no-side"))
    return Colour.from_letter(str(value))


def _word(words: type[E], value: object) -> E:
    for word in words:
        if word.value == value:
            return word
    known = ", ".join(str(word.value) for word in words)
    raise ValueError(fault("trial-none-of", known=known))

"""A second opinion (a suggestion) as a plain object: the output of ``--json``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from goref.app.opinion import sentences
from goref.app.opinion.side_by_side import SaidOfStones, side_by_side
from goref.app.opinion.suggestion import (
    Caution,
    ChainFinding,
    Doubt,
    OtherOpinion,
    Reason,
    Suggestion,
    joined,
)
from goref.app.reports.report import finding_objects
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import Language
from goref.core.base.numbers import decimal
from goref.core.ruling.survey import owner_letter


def suggestion_object(
    suggestion: Suggestion,
    language: Language,
    findings: Iterable[Finding] = (),
    *,
    besides: int = 0,
) -> dict[str, Any]:
    """Returns a suggestion as an object for JSON; points are named in board order.

    ``clear``: no question is open. ``clear_of_stones``: no stone is in doubt. ``border_open``:
    an area is not closed; ``borders`` has the points at stake. ``dead`` and ``seki`` include
    unclear stones, by their more likely status. ``protect``: points where a side may need a
    play of its own; ``must_fill``: those that it must fill even if that costs a point.
    ``look_at``: the reason for each of these, for each open border, and for stones in atari.

    Args:
        besides: the number of questions that do not come from the suggestion.
    """
    board = suggestion.position.grid
    looks = (
        ("open-border", suggestion.open_borders),
        ("protect", suggestion.protect),
        ("atari", suggestion.in_atari),
    )
    return {
        "clear": suggestion.asked + besides == 0,
        "dead": board.names(suggestion.dead),
        "seki": board.names(suggestion.seki),
        "points": [
            {
                "point": board.name(found.point),
                "kind": found.kind.value,
                "owner": owner_letter(found.owner),
                "proposed": found.proposed,
                "confidence": found.confidence,
            }
            for found in suggestion.points
        ],
        "unclear": [_doubt(doubt, suggestion, language) for doubt in suggestion.unclear],
        "open_borders": board.names(joined(care.points for care in suggestion.open_borders)),
        "protect": board.names(joined(care.points for care in suggestion.protect)),
        "seconds": round(suggestion.seconds, 3),
        "chains": [_chain(chain, board, language) for chain in suggestion.chains],
        "look_at": [
            _care(what, care, suggestion.rules, board, language)
            for what, cares in looks
            for care in cares
        ],
        "clear_of_stones": suggestion.clear_of_stones,
        "border_open": suggestion.border_open,
        "borders": [_border(care, suggestion, language) for care in suggestion.open_borders],
        "must_fill": board.names(joined(care.points for care in suggestion.to_fill)),
        "open_kos": [board.names(points) for points in suggestion.open_kos],
        "others": [_other(other, suggestion, language) for other in suggestion.others],
        "rules": suggestion.rules,
        "size": board.width,
        "position": suggestion.position.rows,
        "findings": finding_objects(findings, board, language),
    }


def _chain(chain: ChainFinding, board: Grid, language: Language) -> dict[str, Any]:
    return {
        "points": board.names(chain.points),
        "colour": chain.colour.letter,
        "life": chain.life.value,
        "certainty": sentences.certainty(chain),
        "confidence": chain.confidence,
        "reason": _reason(chain.reason, board, language),
        "agreed": list(chain.agreed),
        "premises": board.names(chain.premises),
        "rests_on": list(sentences.rests_on(chain, board, language)),
    }


def _reason(reason: Reason, board: Grid, language: Language) -> dict[str, Any]:
    return {
        "code": reason.why.value,
        "text": sentences.said(reason, board, language),
        "points": board.names(reason.points),
    }


def _doubt(doubt: Doubt, suggestion: Suggestion, language: Language) -> dict[str, Any]:
    board, stake = suggestion.position.grid, doubt.at_stake
    return {
        "points": board.names(doubt.points),
        "why": sentences.why_text(doubt, board, language),
        "at_stake": {
            "points": None if stake.change is None else decimal(abs(stake.change)),
            "winner": stake.flips,
        },
        "codes": [reason.why.value for reason in doubt.reasons],
        "text": sentences.doubt_text(doubt, suggestion, language),
        "otherwise": doubt.otherwise and doubt.otherwise.value,
        "follows": board.names(doubt.follows),
        "opinions": [_said(said, board) for said in side_by_side(doubt.points, suggestion)],
    }


def _said(said: SaidOfStones, board: Grid) -> dict[str, Any]:
    lives = {life.value if life else "not-dead": points for life, points in said.lives.items()}
    told: dict[str, Any] = {"engine": said.name}
    if said.begins is not None:
        told["begins"] = said.begins.letter
    told |= {life: board.names(points) for life, points in lives.items()}
    if said.owners:
        told["owners"] = {owner_letter(o): board.names(p) for o, p in said.owners.items()}
    return told


def _border(care: Caution, suggestion: Suggestion, language: Language) -> dict[str, Any]:
    board = suggestion.position.grid
    return {
        "points": board.names(care.points),
        "owner": owner_letter(care.owner),
        "asks": care.asks,
        "worth": None if care.worth is None else decimal(care.worth),
        "if_first": [
            {
                "side": one.side.letter,
                "play": None if one.point is None else board.name(one.point),
                "change": None if one.change is None else decimal(one.change),
                "winner": one.winner,
                "tried": one.tried.value,
            }
            for one in care.firsts
        ],
        "text": sentences.worth_text(care, suggestion.rules, board, language),
    }


def _care(
    what: str, care: Caution, rules: str, board: Grid, language: Language
) -> dict[str, Any]:
    return {
        "what": what,
        "points": board.names(care.points),
        "owner": owner_letter(care.owner),
        "code": care.reason.why.value,
        "why": sentences.care_text(care, rules, board, language),
    }


def _other(other: OtherOpinion, suggestion: Suggestion, language: Language) -> dict[str, Any]:
    board = suggestion.position.grid
    settled = (c.points for c in suggestion.chains if other.name in c.agreed)
    return {
        "engine": other.engine,
        "version": other.version,
        "dead": board.names(other.dead),
        "seki": None if other.seki is None else board.names(other.seki),
        "differs": board.names(other.differs),
        "agreed": board.names(joined(settled)),
        "text": sentences.opinion_text(other, suggestion, language),
        "remarks": list(other.remarks),
        "seconds": round(other.seconds, 3),
    }

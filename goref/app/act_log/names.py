"""Names and texts for acts and changes: records, kinds of points, findings, facts, opinions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from goref.app.edits.accepting import AcceptSuggestion
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language
from goref.core.case.case import Case
from goref.core.case.stored_trial import TrialAct
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, Statement
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling
from goref.core.texts.act_log import ACCEPTED, OWNED, RECORDS, TURNS, points_text, stones_text
from goref.core.texts.details import DETAILS
from goref.core.texts.dispute.outcomes import ANSWERS
from goref.core.texts.dispute.trials import claim_text, trial_act_text
from goref.core.texts.findings import say
from goref.core.texts.incidents.telling import heading
from goref.core.texts.stopping.stopping import act_name, saying
from goref.core.texts.terms import COUNTS, FACTS, KINDS, SIDES, term


def outline(case: Case, language: Language) -> str:
    """Returns a record in one line: board size, stones at the end, and number of moves."""
    board, position = case.record.grid, case.position
    moves = len(case.record.acts)
    return RECORDS["game" if moves else "position"].in_(
        language,
        size=f"{board.width}×{board.height}",
        black=position.count(BLACK),
        white=position.count(WHITE),
        moves=moves,
    )


def act_text(act: Act, board: Grid, language: Language) -> str:
    """Returns a turn in words: ``Black D4``, ``White: pass``.

    A point that is not on the board is given as the record writes it, or as ``?``.
    """
    side = term(SIDES, act.colour.letter, language)
    gap = LANGUAGES[language].gap
    if act.kind is not ActKind.PLAY:
        return f"{side}{gap}{act_name(act.kind, language)}"
    known = act.point is not None and act.point in board.points
    return f"{side}{gap}{board.name(act.point) if known else act.written or '?'}"  # type: ignore[arg-type]


def kind_text(kind: PointKind, owner: Colour | None, language: Language) -> str:
    """Returns a kind of point with its owner: ``territory of Black``, ``shared liberty``."""
    word = term(KINDS, kind.value, language)
    if owner is None:
        return word
    return OWNED.in_(language, kind=word, owner=term(SIDES, owner.letter, language))


def finding_text(finding: Finding, board: Grid, language: Language) -> str:
    """Returns a finding's sentence without its full stop; its code if it has no sentence."""
    try:
        return say(finding, board, language).rstrip(".。")
    except (KeyError, ValueError, IndexError, AttributeError):
        return finding.code


def rules_text(id_: str, language: Language) -> str:
    """Returns a rule set's name, with its id; only the id if the rule set is not known."""
    known = RULESETS.get(id_)
    return id_ if known is None else f"{known.name.in_(language)} ({id_})"


def fact_name(field: str, language: Language) -> str:
    """Returns the name of a fact in words."""
    return term(FACTS, field, language)


def detail_name(key: str, language: Language) -> str:
    """Returns the name of a detail of the game, by its SGF property."""
    return term(DETAILS, key, language)


def _opinion(act: AcceptSuggestion, language: Language) -> str:
    """Returns the author of an accepted opinion: goref, or another engine with version."""
    if act.network:
        return ACCEPTED["own"].in_(language)
    return ACCEPTED["other"].in_(language, engine=f"{act.engine} {act.version}".strip())


def _with_network(told: str, act: AcceptSuggestion, language: Language) -> str:
    """Returns a text with the versions of goref and of its network added in brackets.

    Another engine's text is returned unchanged.
    """
    if not act.network:
        return told
    versions = ACCEPTED["network"].in_(language, version=act.version, network=act.network)
    return LANGUAGES[language].with_aside(told, versions)


def mark_origin(act: AcceptSuggestion, point: Point, language: Language) -> str:
    """Returns in words where an accepted mark came from.

    It names the opinion, and states whether the mark was proved or engines agreed to it.
    """
    writing, own = LANGUAGES[language], _opinion(act, language)
    engines = writing.listed(engine for engine, points in act.agreed if point in points)
    key = "proved-mark" if point in act.proved else "agreed-mark" if engines else "mark"
    told = ACCEPTED[key].in_(language, opinion=own, engines=engines)
    return _with_network(told, act, language)


def _taken(act: AcceptSuggestion, board: Grid, language: Language) -> str:
    """Returns in words which marks were accepted, which of them are proved, and what was left
    open."""
    writing = LANGUAGES[language]

    def said(key: str, points: Iterable[Point], **more: str) -> str:
        named = points_text(board.names(points), language)
        return ACCEPTED[key].in_(language, points=named, **more)

    parts = []
    for life, points in act.marks:
        if not (points := points - act.standing):
            continue
        told, proved = said(life.value, points), points & act.proved
        if proved:
            told = writing.with_aside(told, said("proved", proved))
        parts.append(told)
    if act.standing:
        parts.append(said("standing", act.standing))
    for engine, points in act.agreed:
        parts.append(said("agreed", points, engine=engine))
    if act.unclear:
        parts.append(said("unclear", act.unclear))
    if act.whole:
        parts.append(ACCEPTED["rest" if parts else "all"].in_(language))
    return _with_network(writing.semicolon.join(parts), act, language)


def _done(act: Act | TrialAct | Statement, board: Grid, language: Language) -> str:
    match act:
        case Act():
            return act_text(act, board, language)
        case TrialAct():
            return trial_act_text(act, board, language)
        case Statement():
            return saying(act.said, act.colour, language)


def _kind(claim: PointRuling, board: Grid, language: Language) -> str:
    kind = kind_text(claim.kind, claim.owner, language)
    return kind[:1].upper() + kind[1:]


def _facts(fields: Iterable[str], board: Grid, language: Language) -> str:
    return LANGUAGES[language].listed(fact_name(field, language) for field in fields)


def _details(keys: Iterable[str], board: Grid, language: Language) -> str:
    return LANGUAGES[language].listed(detail_name(key, language) for key in keys)


SAID: dict[str, Callable[[Any, Grid, Language], str]] = {
    "points": lambda points, board, language: points_text(board.names(points), language),
    "living": lambda points, board, language: points_text(board.names(points), language),
    "stones": lambda count, board, language: stones_text(count, language),
    "kind": _kind,
    "facts": _facts,
    "details": _details,
    "finding": finding_text,
    "rules": lambda id_, board, language: rules_text(id_, language),
    "count": lambda count, board, language: term(COUNTS, count, language),
    "turn": lambda symmetry, board, language: TURNS[symmetry].in_(language),
    "claim": claim_text,
    "act": _done,
    "opinion": lambda act, board, language: _opinion(act, language),
    "taken": _taken,
    "incident": lambda incident, board, language: heading(incident, language),
    "agreed": lambda agreed, board, language: ANSWERS[agreed].in_(language),
}
"""Functions that put an argument of an act's sentence into words, by the argument's name."""

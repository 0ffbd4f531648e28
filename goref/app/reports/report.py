"""Scores and comparisons as plain objects, for ``--json`` and for views."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from goref.app.questions.fact_sources import fact_object, facts_told
from goref.app.questions.open_matters import OpenMatters
from goref.core.articles.entry import STEPS, Article
from goref.core.base.colour import Pair
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid
from goref.core.base.language import InWords, Language
from goref.core.base.numbers import decimal
from goref.core.case.case import Case
from goref.core.case.facts import facts_of
from goref.core.case.ledger import ledger_of
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.used_facts import used_facts
from goref.core.ruling.ruling import PointKind, StoneStatus
from goref.core.ruling.survey import Survey, owner_letter
from goref.core.scoring.check_line import check_line
from goref.core.scoring.lines import Line
from goref.core.scoring.penalties import without_penalties
from goref.core.scoring.scorer import Score, Scorer
from goref.core.scoring.stone_discrepancy import effects
from goref.core.texts.check_line import check_line_text
from goref.core.texts.findings import say
from goref.core.texts.results import sentence
from goref.core.texts.terms import COUNTS, LINES, REASONS, term
from goref.io.text.catalogue import in_every_language
from goref.io.values.articles import article
from goref.io.values.fact_names import OPTIONS, names_of

if TYPE_CHECKING:
    from goref.core.scoring.compare import Compared

NONE_SETTLED: Mapping[Finding, str] = MappingProxyType({})


def finding_object(finding: Finding, grid: Grid, language: Language) -> dict[str, Any]:
    """Returns a finding as an object: code, level, message, points, and its move, if any."""
    value: dict[str, Any] = {
        "code": finding.code,
        "level": finding.level.value,
        "message": say(finding, grid, language, options=OPTIONS),
        "points": grid.names(finding.points),
    }
    if finding.move is not None:
        value["move"] = finding.move
    return value


def finding_objects(
    findings: Iterable[Finding],
    grid: Grid,
    language: Language,
    settled: Mapping[Finding, str] = NONE_SETTLED,
) -> list[dict[str, Any]]:
    """Returns findings as objects in order, each once.

    ``settled``: by finding, the reason for which the referee let it stand.
    """
    objects = []
    for finding in dict.fromkeys(findings):
        value = finding_object(finding, grid, language)
        if finding in settled:
            value["settled"] = settled[finding]
        objects.append(value)
    return objects


def ruling_object(survey: Survey) -> dict[str, Any]:
    """Returns the ruling as it is counted: stones and points, both decided and computed."""
    board = survey.position.grid
    decided = survey.ruling
    points = []
    for kind in PointKind:
        for owner in (1, 2, 0):
            here = [
                p
                for p, s in survey.statuses.items()
                if s.kind is kind and (s.owner or 0) == owner
            ]
            if here:
                status = survey.statuses[here[0]]
                points.append(
                    {
                        "kind": kind.value,
                        "owner": owner_letter(status.owner),
                        "points": board.names(here),
                        "decided": board.names(p for p in here if survey.statuses[p].decided),
                    }
                )
    return {
        "by": decided.voice.value,
        "dead": board.names(survey.dead),
        "seki": board.names(survey.seki),
        "decided": {life.value: board.names(decided.stones(life)) for life in StoneStatus},
        "points": points,
        "reasons": {board.name(p): text for p, text in sorted(decided.reasons.items())},
    }


def margin_object(score: Score) -> dict[str, Any] | None:
    """Returns the margin: exact decimals in points and in the rule set's own unit.

    Before any ruling, it is the margin of the board as it is; the entry ``status`` shows that.
    Returns None for an empty board, or if the margin is not known.
    """
    empty = any(finding.code == "board-empty" for finding in score.status.undecided)
    if score.margin is None or score.native is None or empty:
        return None
    return {
        "points": decimal(score.margin),
        "native": decimal(score.native),
        "unit": score.rules.unit.value,
    }


def check_line_object(score: Score) -> dict[str, Any] | None:
    """Returns the line by which a player can check the result; None if there is none."""
    line = check_line(score)
    if line is None:
        return None
    return {
        "reckoning": line.reckoning.value,
        "terms": [
            {"side": each.side.letter, "role": each.role, "amount": decimal(each.amount)}
            for each in line.terms
        ],
        "text": in_every_language(InWords(check_line_text, (score,))),
    }


def sides_object(of: Pair[Fraction] | Line) -> dict[str, str]:
    """Returns each side's amount as an exact decimal."""
    return {"black": decimal(of.black), "white": decimal(of.white)}


def score_object(bench: Scorer, matters: OpenMatters, language: Language) -> dict[str, Any]:
    """Returns a whole score with its open matters."""
    case, score, board = bench.case, matters.score, bench.case.record.grid
    return {
        **result_object(case, matters, language, bench.reading),
        "position": case.position.rows,
        "ruling": ruling_object(score.survey),
        "lines": [
            {
                "key": line.key,
                "label": term(LINES, line.key, language),
                **sides_object(line),
                **({} if line.incident is None else {"incident": line.incident}),
            }
            for line in score.lines
        ],
        "totals": sides_object(score.totals),
        "check_line": check_line_object(score),
        "counted": score.basis.value,
        "facts": {
            fact.key: fact_object(fact) for fact in facts_told(case, score, bench.reading)
        },
        "ledger": ledger_object(case, score),
        "checks": [
            {
                "count": check.count.value,
                "label": term(COUNTS, check.count.value, language),
                "margin": decimal(check.margin),
                "agrees": check.agrees,
            }
            for check in score.checks
        ],
        "size": board.width,
        **_table_object(bench, score, language),
    }


def _table_object(bench: Scorer, score: Score, language: Language) -> dict[str, Any]:
    """Returns incidents, protests and the result without penalties; without these, nothing."""
    case = bench.case
    if not (case.incidents or case.protests):
        return {}
    from goref.app.incidents.listing import incident_objects  # few games have any

    without = bench.with_case(without_penalties(case)).score(score.rules, remarks=False)
    return {
        **incident_objects(case, language),
        "penalty": decimal(score.penalty),
        "without_penalty": {
            "margin": margin_object(without),
            "re": without.re_ahead,
        },
    }


def ledger_object(case: Case, score: Score) -> dict[str, Any]:
    """Returns each side's number of stones by place (board, lid, bowl); None if not known.

    The entry ``off`` lists wrong numbers: how many stones are missing (below zero) or too many,
    and by how many points each count could be wrong because of that.
    """
    facts = facts_of(case, score.rules.passes)
    kept = ledger_of(case, facts, score.tally.dead, equal_sets=score.rules.equal_sets)
    astray = dict.fromkeys((*kept.unexplained, *kept.astray))
    figures = {
        "plays": kept.plays,
        "setup": kept.setup,
        "board": kept.standing,
        "dead": kept.dead,
        "captured": kept.captured,
        "lids": kept.lost,
        "pass_stones": kept.pass_stones,
        "bowls": kept.in_bowls,
        "found": kept.found,
    }
    return {
        **{key: None if pair is None else pair._asdict() for key, pair in figures.items()},
        "off": [
            {
                "colour": colour.letter,
                "stones": gap,
                "counts": {c.value: points for c, points in effects(score.rules, colour, gap)},
            }
            for colour, gap in astray
        ],
    }


def open_objects(matters: OpenMatters, grid: Grid) -> list[dict[str, Any]]:
    """Returns the open matters: those of unknown stake first, then by the size of the stake.

    ``stake``: the points by which a matter could change the margin; None if unknown. ``turns``:
    True if it could change the winner.
    """
    return [
        {
            "code": matter.code,
            "points": grid.names(matter.points),
            "stake": None if matter.stake is None else decimal(matter.stake),
            "turns": matter.turns,
        }
        for matter in matters.matters
    ]


def result_object(
    case: Case,
    matters: OpenMatters,
    language: Language,
    extra: Iterable[Finding] = (),
) -> dict[str, Any]:
    """Returns the entries that the outputs of ``score`` and ``compare`` share.

    Args:
        extra: findings to list before those of the score.
    """
    score = matters.counted
    findings = [*extra, *score.findings]
    return {
        "rules": score.rules.id,
        "status": score.status.state.value,
        "open": open_objects(matters, case.record.grid),
        "margin": margin_object(score),
        "winner": score.winner.value,
        "re": score.re,
        "text": in_every_language(InWords(sentence, (case, score))),
        "needs": names_of(score.needs),
        "findings": finding_objects(findings, case.record.grid, language, case.settled),
    }


def compare_object(
    bench: Scorer,
    compared: Iterable[Compared],
    opened: Iterable[OpenMatters],
    reference: RuleSet,
    language: Language,
) -> dict[str, Any]:
    """Returns a comparison: every result, and why it differs from that of the reference.

    Args:
        opened: the open matters under each of the rule sets, in the same order.
        reference: the rule set with which the others are compared.
    """
    results = [
        {
            **result_object(bench.case, matters, language, bench.reading),
            "counted": item.score.basis.value,
            "reasons": [
                {
                    "term": reason.term,
                    "label": term(REASONS, reason.term, language),
                    "points": decimal(reason.points),
                }
                for reason in item.reasons
            ],
        }
        for item, matters in zip(compared, opened, strict=True)
    ]
    return {"reference": reference.id, "results": results}


def rules_object(rules: RuleSet, language: Language) -> dict[str, Any]:
    """Returns a rule set as the ``rules`` command shows it."""
    return {
        "id": rules.id,
        "name": in_every_language(rules.name),
        "source": rules.source.in_(language),
        "family": rules.family,
        "unit": rules.unit.value,
        "komi": None if rules.komi is None else decimal(rules.komi),
        "counts": [count.value for count in rules.counts],
        "weights": {quantity.value: weight for quantity, weight in rules.weights.items()},
        "payments": [payment.value for payment in rules.payments],
        "suicide": rules.play.suicide.value,
        "repetition": rules.play.repetition.value,
        "depends": [
            {"fact": used.fact, "source": used.source.in_(language)}
            for used in used_facts(rules)
        ],
        "passes": rules.passes.value,
        "computed": not rules.known_only,
    }


def articles_object(rules: RuleSet, language: Language) -> dict[str, Any]:
    """Returns the articles of a rule set by step, as ``rules --articles`` shows them."""
    return {step: _article_object(article(rules, step), language) for step in STEPS}


def _article_object(article: Article, language: Language) -> dict[str, Any]:
    passages = [
        {
            "by": passage.speaker.name.lower(),
            "text": passage.text.in_(language),
            "places": [
                {
                    "work": place.work.value.in_(language),
                    "part": place.part,
                    "words": place.words,
                }
                for place in passage.places
            ],
        }
        for passage in article.says
    ]
    return {"source": article.cite.in_(language), "says": passages}

"""What the library says of the rule sets: ``resources/cases/rules.json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goref.core.articles.entry import STEPS
from goref.core.base.language import ENGLISH
from goref.core.base.numbers import decimal
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import COMPUTED
from goref.core.ruling.quantity import Quantity
from goref.io.values.articles import article

NOTE = (
    "The margin is the sum of each weight times Black's count less White's, and of the "
    "payments. Komi is the usual one, in points. Repetition names what may not come back. "
    "Articles name what each step of a ruling rests on."
)


def rules_object(chapters: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Returns the table as an object for JSON, with the number of cases in each chapter."""
    return {
        "note": NOTE,
        "chapters": {one["chapter"]: one["title"] for one in chapters},
        "rules": {rules.id: _told(rules, chapters) for rules in COMPUTED},
    }


def _told(rules: RuleSet, chapters: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {
        "name": rules.name.in_(ENGLISH),
        "source": rules.source.in_(ENGLISH),
        "unit": rules.unit.value,
        "weights": {
            quantity.value: weight
            for quantity, weight in rules.weights.items()
            if quantity is not Quantity.PUBLIC  # half for each side: no difference
        },
        "payments": [payment.value for payment in rules.payments],
        "komi": None if rules.komi is None else decimal(rules.komi),
        "handicap_komi": None if rules.komi is None else decimal(rules.handicap_komi),
        **({"own_komi": True} if rules.own_komi else {}),
        "ties": rules.ties.value if rules.ties else "draw",
        "handicap_ties": (rules.handicap_ties or rules.ties).value
        if rules.handicap_ties or rules.ties
        else "draw",
        "repetition": rules.play.repetition.value,
        "suicide": rules.play.suicide.value,
        "articles": {step: article(rules, step).cite.in_(ENGLISH) for step in STEPS},
        "cases": {
            one["chapter"]: sum(
                any(rules.id in answer["rules"] for answer in case["answers"])
                for case in one["cases"]
            )
            for one in chapters
        },
    }

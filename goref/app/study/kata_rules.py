"""Rule sets in KataGo's words, for ``kata-set-rules``.

Source: KataGo, docs/GTP_Extensions.md.
"""

from __future__ import annotations

import json

from goref.core.game.play_rules import Repetition, Suicide
from goref.core.rulesets.ruleset import Payment, RuleSet
from goref.core.ruling.quantity import Quantity

KO = {
    Repetition.SIMPLE_KO: "SIMPLE",
    Repetition.POSITIONAL: "POSITIONAL",
    Repetition.SITUATIONAL: "SITUATIONAL",
}
BONUS = {Payment.HANDICAP: "N", Payment.HANDICAP_LESS_ONE: "N-1"}
PAID = {Payment.KOMI, Payment.BUTTON, *BONUS}
"""The payments that KataGo knows."""


def play_rules(rules: RuleSet) -> dict[str, object] | None:
    """Returns KataGo's fields for the rules on plays; None if it lacks the rule on repetition.

    Where suicide of any kind is allowed KataGo still forbids that of a single stone.
    """
    if rules.play.repetition not in KO:
        return None
    return {"ko": KO[rules.play.repetition], "suicide": rules.play.suicide is not Suicide.NO}


def count_rules(rules: RuleSet) -> dict[str, object] | None:
    """Returns KataGo's fields for the count; None if it has no such count."""
    weights = {quantity for quantity, weight in rules.weights.items() if weight}
    taxed = {Quantity.GROUPS, Quantity.SEKI_GROUPS} <= weights
    area = Quantity.STONES in weights
    territory = Quantity.LOST in weights and Quantity.PASS_STONES not in weights
    if not (area or (territory and not taxed)) or not set(rules.payments) <= PAID:
        return None
    tax = "ALL" if taxed else "NONE" if area or Quantity.EYES in weights else "SEKI"
    bonus = next((BONUS[paid] for paid in rules.payments if paid in BONUS), "0")
    return {
        "scoring": "AREA" if area else "TERRITORY",
        "tax": tax,
        "hasButton": Payment.BUTTON in rules.payments,
        "whiteHandicapBonus": bonus,
    }


def told_rules(*fields: dict[str, object]) -> str:
    """Returns fields as the argument of ``kata-set-rules``; those not given are as usual."""
    usual = {"scoring": "AREA", "tax": "NONE", "hasButton": False, "whiteHandicapBonus": "0"}
    told: dict[str, object] = {"ko": "SIMPLE", "suicide": False, **usual}
    for some in fields:
        told |= some
    return json.dumps(told, separators=(",", ":"))

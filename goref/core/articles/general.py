"""Articles for a rule set without articles of its own: built from its entry in the table."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from goref.core.articles.entry import Article, Passage, Speaker
from goref.core.base.language import LANGUAGES, InWords, Language, Text
from goref.core.game.play_rules import Passes
from goref.core.rulesets.ruleset import RuleSet
from goref.core.texts.terms import COUNTS, LINES, SIDES, UNITS, amount, term

text = partial(Text, "articles")

PASSES = {
    Passes.FREE: text("A pass costs nothing and hands over no stone."),
    Passes.STONES: text("Every empty move of a record is a pass stone."),
    Passes.GIVE_UPS: text(
        "The two empty moves that close a record are give-ups, earlier ones are pass stones."
    ),
    Passes.ALL_GIVE_UPS: text("Every empty move of a record is a give-up."),
}

SAYS = {
    "record": text(
        "goref knows no article of this rule set on the end of the game. {passes} Both sides "
        "must agree that play is over."
    ),
    "dead": text(
        "goref knows no article of this rule set on dead stones. Mark what both sides agree "
        "on; if they disagree, let them play it out."
    ),
    "seki": text(
        "goref knows no article of this rule set on seki. Counted for their owner: {seki}."
    ),
    "points": text(
        "goref knows no article of this rule set on single points. Counted for their owner: "
        "{single}. {dame}"
    ),
    "payments": text("Komi: {komi}. On top of the count: {payments}. {handicap}"),
    "count": text("Counted in {unit}. Counts goref performs: {counts}."),
    "result": text(
        "The larger number after all payments wins, stated in {unit}. Equal: {ties}."
    ),
}

KNOWN_ONLY = text(
    "Only the name of this rule set is known. Its text on this step was not found, and "
    "goref computes nothing by it: choose another rule set for a result."
)
NONE = text("none")
DAME = text("Dame must be filled before the count.")
DAME_FREE = text("goref knows of no duty to fill dame.")
SILENT = text("goref knows of no payment for handicap stones.")
DRAW = text("draw")
TIE_TO = text("{side} wins")
SEKI_LINES = ("eyes", "one-sided", "sole-liberties")
SINGLE_LINES = ("ko-points", "one-sided")


def general_article(rules: RuleSet, step: str) -> Article:
    """Returns the article on a step, built from the rule set's entry in the table.

    ``step`` is one of :data:`goref.core.articles.entry.STEPS`; any other raises KeyError.
    """
    template = SAYS[step]
    told = KNOWN_ONLY if rules.known_only else InWords(_filled, (template, rules))
    return Article(rules.source, (Passage(Speaker.GOREF, told),))


def _filled(template: Text, rules: RuleSet, language: Language) -> str:
    return template.in_(language, **_fields(rules, language)).strip()


def _fields(rules: RuleSet, language: Language) -> dict[str, str]:
    """Returns the values for the placeholders of the templates, in a language."""

    def joined(words: list[str]) -> str:
        return LANGUAGES[language].listed(words) or NONE.in_(language)

    lines = {quantity.value for quantity, weight in rules.weights.items() if weight > 0}
    payments = [term(LINES, p.value, language) for p in rules.payments if p.value != "komi"]
    ties = DRAW.in_(language)
    if rules.ties is not None:
        ties = TIE_TO.in_(language, side=term(SIDES, rules.ties.value, language))
    return {
        "passes": PASSES[rules.passes].in_(language),
        "seki": joined([term(LINES, q, language) for q in SEKI_LINES if q in lines]),
        "single": joined([term(LINES, q, language) for q in SINGLE_LINES if q in lines]),
        "dame": (DAME if rules.wants_dame_filled else DAME_FREE).in_(language),
        "komi": NONE.in_(language) if rules.komi is None else _komi(rules, language),
        "payments": joined(payments),
        "handicap": "" if rules.settles_handicap else SILENT.in_(language),
        "counts": joined([term(COUNTS, count.value, language) for count in rules.counts]),
        "unit": term(UNITS, rules.unit.value, language),
        "ties": ties,
    }


def _komi(rules: RuleSet, language: Language) -> str:
    """Returns the usual komi in the rule set's unit: ``3¾ zi``, ``7½点``."""
    return amount(Fraction(rules.komi or 0) / rules.unit.points, rules.unit, language)

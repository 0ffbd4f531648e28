"""``goref rules``: the table of rule sets, or one of them in detail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goref.cli.text import options, words
from goref.cli.text.faults import ANSWERED
from goref.cli.text.output import heading, print_json, print_lines, table
from goref.core.articles.entry import STEPS
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.base.language import Language, Text
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import FAMILIES, RULESETS
from goref.core.texts.count.fact_sources import depends_text
from goref.core.texts.terms import COUNTS, GRANTED_LOSES, LINES, SIDES, UNITS, term

SUMMARY = "List the rule sets, or show one in detail."


def run(argv: Sequence[str]) -> int:
    parser = options.Parser("rules", SUMMARY)
    parser.add_argument("id", metavar="ID", nargs="?", type=options.known, help="one rule set")
    parser.add_argument(
        "--articles",
        action="store_true",
        help="the articles on which each step rests: who says what, and where",
    )
    parser.take("lang", "json")
    args = parser.parse_args(argv)
    chosen = list(RULESETS.values()) if args.id is None else [args.id]
    if args.json:
        every = [_object(rules, args.lang, articles=args.articles) for rules in chosen]
        print_json({"rules": every} if args.id is None else every[0])
    elif args.articles:
        print_lines(with_articles(chosen, args.lang))
    else:
        print_lines(listed(args.lang) if args.id is None else detailed(args.id, args.lang))
    return ANSWERED


def _object(rules: RuleSet, language: Language, *, articles: bool) -> dict[str, Any]:
    from goref.app.reports.report import articles_object, rules_object  # not for the table

    told = rules_object(rules, language)
    return {**told, "articles": articles_object(rules, language)} if articles else told


def with_articles(chosen: Sequence[RuleSet], language: Language) -> list[str]:
    """Returns lines about rule sets; each is followed by its articles, for every step."""
    from goref.io.values.articles import article  # read from files, seldom requested

    said: list[str] = []
    for rules in chosen:
        said += [""] * bool(said) + detailed(rules, language)
        for step in STEPS:
            found = article(rules, step)
            name = term(words.STEPS, step, language)
            said += ["", *table([(name, found.cited(language))], indent="  ")]
            passages = found.told(language).splitlines()
            said += table([("", line) for line in passages], indent="  ")
    return said


def listed(language: Language) -> list[str]:
    """Returns a line for each rule set, under headings for the families."""
    ordered = [r for family in FAMILIES for r in RULESETS.values() if r.family == family]
    rows = [
        (
            rules.id,
            rules.name.in_(language),
            ""
            if rules.known_only
            else f"{heading('komi', language)}: {_komi(rules, language)}",
        )
        for rules in ordered
    ]
    said: list[str] = []
    family = ""
    for line, rules in zip(table(rows, indent="  "), ordered, strict=True):
        if rules.family != family:
            family = rules.family
            said += [""] * bool(said) + [FAMILIES[family].in_(language)]
        said.append(line)
    return said


def _komi(rules: RuleSet, language: Language) -> str:
    return mixed(rules.komi) if rules.komi else heading("no-komi", language)


def detailed(rules: RuleSet, language: Language) -> list[str]:
    """Returns lines about one rule set: its source, and what it counts, pays and forbids."""
    said = [f"{rules.name.in_(language)} ({rules.id})"]
    rows = [(heading("source", language), rules.source.in_(language))]
    if rules.known_only:
        said[0] += f" {heading('known-only', language)}"
    else:
        rows += _facts(rules, language)
    said += table(rows, indent="  ")
    from goref.core.texts.findings import say  # the table of all needs no sentences

    board = grid(19)
    remarks = [say(found(code, Level.NOTE), board, language) for code in rules.remarks]
    return said + [f"  {remark}" for remark in remarks]


def _facts(rules: RuleSet, language: Language) -> list[tuple[str, str]]:
    def word(terms: dict[str, Text], key: str) -> str:
        return term(terms, key, language)

    def play(terms: dict[str, Text], key: str) -> str:
        rule = word(terms, key)
        return words.UNSAID.in_(language, rule=rule) if rules.play.unsaid else rule

    def joined(parts: list[str]) -> str:
        return "; ".join(parts) or heading("nothing", language)

    komi = _komi(rules, language)
    if rules.komi:
        usual = mixed(rules.handicap_komi)
        komi += f" ({heading('in-handicap', language, komi=usual)})"
    counted = [
        _weighed(weight, word(LINES, quantity.value))
        for quantity, weight in rules.weights.items()
    ]
    facts = {
        "unit": word(UNITS, rules.unit.value),
        "komi": komi,
        "ties": (
            GRANTED_LOSES.in_(language)
            if rules.granted_loses
            else word(SIDES, rules.ties.value if rules.ties else "draw")
        ),
        "counted": " ".join(counted).removeprefix("+ "),
        "payments": joined([word(LINES, payment.value) for payment in rules.payments]),
        "counts": joined([word(COUNTS, count.value) for count in rules.counts]),
        "suicide": play(words.SUICIDE, rules.play.suicide.value),
        "repetition": play(words.REPETITION, rules.play.repetition.value),
        "depends": depends_text(rules, language) or heading("nothing", language),
        "passes": word(words.PASSES, rules.passes.value),
    }
    return [(heading(key, language), said) for key, said in facts.items()]


def _weighed(weight: int, label: str) -> str:
    times = f"{abs(weight)} × " if abs(weight) != 1 else ""
    return f"{'+' if weight > 0 else '−'} {times}{label}"

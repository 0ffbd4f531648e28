"""``goref rules``: the table of rule sets, or one of them in detail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goref.cli.text import options
from goref.cli.text.faults import ANSWERED
from goref.cli.text.output import heading, print_json, print_lines, table
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.base.language import Language
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import FAMILIES, RULESETS
from goref.core.texts.count.rule_set_facts import STEPS, rule_set_facts

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
        for step, name in STEPS.items():
            found = article(rules, step)
            said += ["", *table([(name.in_(language), found.cited(language))], indent="  ")]
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
    if rules.known_only:
        said[0] += f" {heading('known-only', language)}"
    said += table(rule_set_facts(rules, language)[1:], indent="  ")
    from goref.core.texts.findings import say  # the table of all needs no sentences

    board = grid(19)
    remarks = [say(found(code, Level.NOTE), board, language) for code in rules.remarks]
    return said + [f"  {remark}" for remark in remarks]

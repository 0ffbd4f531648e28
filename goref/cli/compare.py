"""``goref compare``: one case under every rule set, and the reasons why the results differ."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from goref.app.questions.open_matters import OpenMatters, open_under
from goref.app.reports.comparison import (
    OutcomeGroup,
    comparison_bytes,
    group_objects,
    outcome_groups,
)
from goref.app.reports.report import compare_object
from goref.cli.score import needed, status_lines
from goref.cli.text.faults import (
    ANSWERED,
    FACTS_MISSING,
    NOT_RULED,
    UnusableError,
    WrongUsageError,
)
from goref.cli.text.options import Parser, computable
from goref.cli.text.output import finding_lines, heading, print_json, print_lines, table
from goref.cli.text.reading import stated
from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding
from goref.core.base.frozen import replace
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import COMPUTED, DEFAULT, ruleset
from goref.core.scoring.compare import Compared, compare
from goref.core.scoring.scorer import Score, Scorer
from goref.core.scoring.status import RULED_BOARDS, is_ruled_on
from goref.core.texts.results import (
    as_counted,
    ends_every_count,
    same_everywhere,
    sentence,
)
from goref.core.texts.status import on_its_board, verdict_told
from goref.core.texts.terms import REASONS, SIDES, term
from goref.io.files import FileError, path_of, probe, probe_all, shown_path, write_bytes

SUMMARY = "Count a finished game under every rule set and say why the results differ."


def run(argv: Sequence[str]) -> int:
    parser = Parser("compare", SUMMARY)
    parser.take("file", "rules")
    parser.add_argument(
        "--reference",
        metavar="ID",
        type=computable,
        help="the rule set the others are compared with (usual: the case's own)",
    )
    parser.take("ruling", "suggest", "game", "lang", "json")
    parser.add_argument(
        "--csv", metavar="OUT", type=Path, help="also write the table here, for spreadsheets"
    )
    parser.add_argument("--force", action="store_true", help="even if the file exists")
    parser.add_argument(
        "--settle-dame",
        action="store_true",
        help="report instead how filling the dame in turn would change the result",
    )
    parser.add_argument(
        "--play-out",
        metavar="D4",
        help="report instead how capturing the dead chain there would change the result",
    )
    args = parser.parse_args(argv)
    asks = args.settle_dame or args.play_out is not None
    if args.settle_dame and args.play_out is not None:
        raise WrongUsageError(fault("one-what-if"))
    if asks and (args.csv is not None or args.reference is not None):
        raise WrongUsageError(fault("what-if-alone"))
    if args.csv is not None and _same_file(args.csv, path_of(args.file)):
        raise WrongUsageError(fault("csv-is-game", path=shown_path(args.csv)))
    if (
        args.csv is not None
        and probe(args.csv).known("cannot-write").is_file
        and not args.force
    ):
        raise UnusableError(fault("file-there", path=shown_path(args.csv)))
    chosen, bench = stated(args, computed=False)
    if asks:
        from goref.cli.text.played_on import answer  # another question than below

        return answer(bench, chosen, args)
    reference = args.reference or _usual(bench.case)
    made = list(compare(bench, COMPUTED, reference))
    opened = [open_under(bench, item.score) for item in made]
    compared = [
        replace(item, score=open_.counted) for item, open_ in zip(made, opened, strict=True)
    ]
    if args.csv is not None:
        _write_csv(args.csv, bench.case, compared, args.lang)
    if args.json:
        value = compare_object(bench, compared, opened, reference, args.lang)
        groups = group_objects(bench.case, compared)
        print_json({**value, "groups": groups, "game": chosen.place})
    else:
        print_lines(lines(bench, compared, opened, reference, args.lang))
    known = [item.score for item in compared if item.score.margin is not None]
    if not known:
        return FACTS_MISSING
    return ANSWERED if any(_is_of_case(bench.case, score) for score in known) else NOT_RULED


def _is_of_case(case: Case, score: Score) -> bool:
    """Returns whether a score can be shown as a result of the case.

    Before anybody has ruled on the case, only scores that ignore the ruling can be shown.
    """
    return score.can_be_shown and (score.basis in RULED_BOARDS or is_ruled_on(case))


def _same_file(one: Path, other: Path) -> bool:
    first, second = (probed.found for probed in probe_all((one, other)))
    return first is not None and second is not None and os.path.samestat(first, second)


def _write_csv(
    path: Path, case: Case, compared: Sequence[Compared], language: Language
) -> None:
    try:
        write_bytes(path, comparison_bytes(case, compared, language))
    except FileError as error:
        raise UnusableError(why(error)) from None


def _usual(case: Case) -> RuleSet:
    own = ruleset(case.rules)
    return ruleset(DEFAULT) if own.known_only else own


def lines(
    bench: Scorer,
    compared: Sequence[Compared],
    opened: Iterable[OpenMatters],
    reference: RuleSet,
    language: Language,
) -> list[str]:
    """Returns the printed lines of a comparison: one line for each rule set, by outcome.

    If matters are open, the first line is the case's status under the reference rule set.
    """
    case, name = bench.case, reference.name.in_(language)
    base = next(c.score for c in compared if c.score.rules.id == reference.id)
    of_base = next(open_ for open_ in opened if open_.score.rules.id == reference.id)
    said = status_lines(case, of_base.status, language)
    said += [heading("reference", language, name=name, id=reference.id)]
    if not (base.can_be_shown or ends_every_count(base)):
        said.append(heading("reference-open", language, id=reference.id))
    if everywhere := same_everywhere(base, language):
        said.append(everywhere)
    groups = outcome_groups(case, compared)
    ordered = [member for group in groups for member in group.members]
    keys = ("rules", "margin", "winner", "result", "reasons")
    rows = [[heading(key, language) for key in keys]]
    rows += [_row(case, item, language) for item in ordered]
    first, *printed = table(rows, right=(1,), indent="  ")
    said += ["", first]
    for group in groups:
        said.append(_title(group, language))
        for item in group.members:
            line = printed.pop(0)
            if not (item.score.can_be_shown or ends_every_count(item.score)):
                line = f"  {item.score.rules.id}: {sentence(case, item.score, language)}"
            said.append(line)
    needs = dict.fromkeys(need for item in ordered for need in item.score.needs)
    if needs:
        said += ["", *needed(needs, language)]
    told = (*bench.reading, *_of_all(ordered), *base.findings)
    return said + finding_lines(told, case, language)


def _title(group: OutcomeGroup, language: Language) -> str:
    return LANGUAGES[language].colon.join(
        filter(None, (group.title(language), group.why(language)))
    )


def _row(case: Case, item: Compared, language: Language) -> list[str]:
    score = item.score
    if ends_every_count(score):
        counted = as_counted(score)
        if counted is None:
            return [score.rules.id, "–"]
        score = counted
    if score.margin is None or not score.can_be_shown:
        return [score.rules.id]
    reasons = ", ".join(
        f"{term(REASONS, reason.term, language)} {signed(mixed(reason.points))}"
        for reason in (item.reasons if item.reference.can_be_shown else ())
    )
    return [
        score.rules.id,
        signed(mixed(score.margin)),
        term(SIDES, score.winner.value, language) if _is_of_case(case, score) else "–",
        on_its_board(score, verdict_told(case, score, language), language),
        reasons,
    ]


def _of_all(compared: Sequence[Compared]) -> list[Finding]:
    """Returns the findings that are in all scores: they concern the case, not a rule set."""
    if not compared:
        return []
    first, *rest = (item.score.findings for item in compared)
    everywhere = set(first).intersection(*rest)
    return [finding for finding in first if finding in everywhere]

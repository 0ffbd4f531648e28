"""``goref arrange``: a count laid out with stones, move by move, as a sheet or as JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence

from goref.app.questions.open_matters import open_under
from goref.app.reports.arrangement_report import arrangement_object
from goref.app.reports.report import finding_objects
from goref.cli.score import exit_code, needed, status_lines
from goref.cli.text.faults import FACTS_MISSING, WrongUsageError
from goref.cli.text.options import Parser
from goref.cli.text.output import (
    finding_lines,
    heading,
    margin_line,
    print_json,
    print_lines,
    table,
)
from goref.cli.text.reading import stated
from goref.cli.text.terminal import columns_of, width
from goref.core.arranging.plan import CannotArrangeError, arrange
from goref.core.arranging.table.arrangement import Arrangement, Block, Layout, Space, totals_of
from goref.core.base.colour import BLACK, Colour
from goref.core.base.faults import Fault, fault
from goref.core.base.findings import Finding
from goref.core.base.language import Language
from goref.core.base.numbers import mixed
from goref.core.case.case import Case
from goref.core.rulesets.ruleset import Count, RuleSet
from goref.core.rulesets.table import ruleset
from goref.core.scoring.base_number import COUNTED_AGAINST_A_BASE
from goref.core.scoring.lines import Line
from goref.core.scoring.scorer import Score
from goref.core.texts.check_line import needs_and_has
from goref.core.texts.count import arranging
from goref.core.texts.count.refusals import count_refusal
from goref.core.texts.results import sentence
from goref.core.texts.terms import SIDES, cut_short, term
from goref.io.text.diagram_text import BASIC_EYE, diagram_text, letters
from goref.io.values.fact_names import names_of

SUMMARY = "Lay out the count of a finished game with stones, move by move."
ACROSS = 88
"""The greatest width of a sheet, in columns."""


def run(argv: Sequence[str]) -> int:
    parser = Parser("arrange", SUMMARY)
    parser.take("file", "count", "side", "rules", "ruling", "suggest", "game", "lang", "json")
    args = parser.parse_args(argv)
    chosen, bench = stated(args)
    case, rules = bench.case, ruleset(bench.case.rules)
    count = _count(rules, args)
    result = bench.score(rules)
    findings = [*bench.reading, *result.findings]
    try:
        made = arrange(case, result, count, args.side, case.shifts)
    except CannotArrangeError as error:
        if error.code == "no-side":
            raise WrongUsageError(_not_alone(rules, count)) from None
        return _refused(case, count, error, findings, args)
    if args.json:
        value = arrangement_object(case, made, args.lang, findings)
        print_json({**value, "game": chosen.place})
    else:
        title = chosen.opened.title
        opened = open_under(bench, result, chosen.suggestion)
        said = status_lines(case, opened.status, args.lang)
        said += lines(title, case, result, made, args.lang, findings)
        print_lines(said)
    return exit_code(result)


def lines(
    title: str,
    case: Case,
    result: Score,
    made: Arrangement,
    language: Language,
    findings: Iterable[Finding] = (),
) -> list[str]:
    """Returns the printed lines of an arrangement."""
    rules, end = made.rules, len(made.moves)
    said = [title] if title else []
    said += table(
        [
            [heading("rules", language), f"{rules.name.in_(language)} ({rules.id})"],
            [
                heading("count", language),
                f"{arranging.count_name(made, language)} ({made.count.value})",
            ],
        ]
    )
    said += ["", *_board(made, 0, language, result.survey.dead)]
    said += _vessels(made.opening, language)
    said += ["", heading("arrange-steps", language), *_steps(made, language)]
    counted = made.spaces if made.counts_spaces else ()
    spaces = sorted(counted, key=lambda s: (s.owner, -len(s), min(s.points)))
    said += ["", *_counted_board(made, spaces, language), *_vessels(made.at(end), language)]
    said += _shapes(made, spaces, language)
    said += ["", *_read_off(made, language)]
    said += [margin_line(made.margin, rules, language), ""]
    side = made.readoff.side or BLACK
    if made.count in COUNTED_AGAINST_A_BASE and (told := needs_and_has(result, language, side)):
        said.append(told)
    said.append(sentence(case, result, language))
    return said + finding_lines((*findings, *made.findings), case, language)


def _count(rules: RuleSet, args: argparse.Namespace) -> Count:
    """Returns the requested count, by default the rule set's own."""
    asked: str | None = args.count
    if not rules.counts:
        raise WrongUsageError(fault("rules-no-counts", rules=rules.id))
    if asked is None:
        return rules.counts[0]
    for count in rules.counts:
        if count.value == asked.strip().lower():
            return count
    known = ", ".join(count.value for count in rules.counts)
    raise WrongUsageError(fault("count-unknown", count=asked, rules=rules.id, known=known))


def _not_alone(rules: RuleSet, count: Count) -> Fault:
    alone = " / ".join(c.value for c in rules.counts if c.one_sided)
    if not alone:
        return fault("side-not-alone", count=count.value)
    return fault("side-not-alone-but", count=count.value, rules=rules.id, known=alone)


def _refused(
    case: Case,
    count: Count,
    error: CannotArrangeError,
    findings: Iterable[Finding],
    args: argparse.Namespace,
) -> int:
    """Prints why the count cannot be laid out, and the options that help."""
    grid, language = case.record.grid, args.lang
    told = count_refusal(error, language)
    if args.json:
        print_json(
            {
                "rules": error.rules.id,
                "count": count.value,
                "margin": None,
                "needs": names_of(error.needs),
                "unfit": [fact.value for fact in error.unfit],
                "others": [other.value for other in error.others],
                "text": told,
                "findings": finding_objects(findings, grid, language, case.settled),
            }
        )
    else:
        said = [told, *needed(error.needs, language)]
        if error.others:
            counts = " / ".join(f"--count {other.value}" for other in error.others)
            said.append(heading("give-count", language, counts=counts))
        print_lines((*said, *finding_lines(findings, case, language)))
    return FACTS_MISSING


def _board(
    made: Arrangement, done: int, language: Language, dead: Iterable[int] = ()
) -> list[str]:
    return diagram_text(made.at(done).position, frozenset(dead), language=language).splitlines()


def _counted_board(made: Arrangement, spaces: Sequence[Space], language: Language) -> list[str]:
    """Returns the board at the end, with letters for spaces and marks for the basic eyes."""
    eyes = {p: (BASIC_EYE, space.owner) for space in spaces for p in space.eyes}
    points = [sorted(space.points) for space in spaces]
    return diagram_text(made.final, marks=eyes, spaces=points, language=language).splitlines()


def _vessels(moment: Layout, language: Language) -> list[str]:
    """Returns lines with the numbers of stones on the lids and in the bowls, if known."""
    rows = []
    for key, held in (("lids", moment.lids), ("bowls", moment.bowls)):
        if held is not None:
            sides = zip(("B", "W"), held, strict=True)
            stones = (
                f"{term(SIDES, side, language)} {arranging.held_text(n, language)}"
                for side, n in sides
            )
            rows.append([heading(key, language), ", ".join(stones)])
    return table(rows)


def _steps(made: Arrangement, language: Language) -> Iterator[str]:
    """Yields numbered steps; tally and margin follow each step that changes one of them."""
    yield from _indented(_state(made, 0, language), "    ")
    told = made.opening
    for number, step in enumerate(made.steps, 1):
        said = arranging.step_sentence(made, step, language)
        yield from _indented(said, "    ", f"{number:>2}. ")
        now = made.at(step.last)
        if _counted(now) != _counted(told):
            yield from _indented(_state(made, step.last, language), "    ")
            told = now
    if made.moves:
        yield f"    {arranging.invariant_sentence(made, len(made.moves), language)}"


def _counted(layout: Layout) -> tuple[object, ...]:
    """Returns the parts of a layout that are shown after a step if they change."""
    return totals_of(layout.terms), layout.public, layout.margin


def _state(made: Arrangement, done: int, language: Language) -> str:
    tally = arranging.tally_sentence(made.at(done), made.rules, language)
    margin = arranging.invariant_sentence(made, done, language)
    return f"{tally} · {margin}"


def _indented(text: str, indent: str, first: str = "") -> Iterator[str]:
    """Yields a text in lines no wider than the sheet and the terminal, broken at spaces."""
    line, empty = first or indent, True
    across = min(columns_of(sys.stdout) or ACROSS, ACROSS)
    for word in text.split(" "):
        if not empty and width(line) + 1 + width(word) > across:
            yield line
            line, empty = indent, True
        line += word if empty else f" {word}"
        empty = False
    yield line


def _shapes(made: Arrangement, spaces: Sequence[Space], language: Language) -> list[str]:
    """Returns a table of the empty spaces on the final board, by side and kind."""
    alike: dict[tuple[Colour, int, str], list[str]] = {}
    for letter, space in zip(letters(len(spaces)), spaces, strict=True):
        block = space.block.value
        single = len(space) == 1 and space.block in (Block.RECTANGLE, Block.REMAINDER)
        kind = space.owner, len(space), "single" if single else block
        alike.setdefault(kind, []).append(f"{letter} {_where(made, space, language)}")
    rows = [
        [
            term(SIDES, owner.letter, language),
            str(size),
            heading(shape, language),
            cut_short(places),
        ]
        for (owner, size, shape), places in alike.items()
    ]
    if not rows:
        return []
    return ["", heading("shapes", language), *table(rows, right=(1,), indent="  ")]


def _where(made: Arrangement, space: Space, language: Language) -> str:
    """Returns the place of a space as text, with its basic eyes.

    The place is two corners for a rectangle of several points, else the first point.
    """
    names = made.grid.names(space.points)
    corners = space.rectangle and len(names) > 1
    place = f"{names[0]}–{names[-1]}" if corners else names[0]
    if not space.eyes or len(space) == 1:
        return place
    eyes = " ".join(made.grid.names(space.eyes))
    return heading("basic-eyes", language, place=place, eyes=eyes)


def _read_off(made: Arrangement, language: Language) -> list[str]:
    """Returns the result read off the board with its parts, and the calculated payments."""
    sides = [term(SIDES, side, language) for side in ("B", "W")]
    rows = [[heading("readoff", language), *sides]]
    rows += [_row(line, language) for line in (*made.readoff.parts, *made.payments)]
    said = table(rows, right=(1, 2))
    said.append(arranging.readoff_sentence(made, language))
    read = made.readoff
    land = arranging.land_sentence(made, language)
    if land and read.land != (read.black, read.white):
        said.append(f"{heading('land', language)}: {land}")
    return said


def _row(line: Line, language: Language) -> list[str]:
    label = arranging.part_label(line.key, language)
    return [label, mixed(line.black), mixed(line.white)]

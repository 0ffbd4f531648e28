"""The answers of ``goref compare --settle-dame`` and ``--play-out``, as text or JSON."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence

from goref.app.questions.open_matters import open_under
from goref.app.reports.playing_on_report import playing_on_object
from goref.cli.text.faults import ANSWERED, FACTS_MISSING, WrongUsageError
from goref.cli.text.output import finding_lines, heading, print_json, print_lines, table
from goref.cli.text.reading import SelectedGame
from goref.core.base.faults import fault, why
from goref.core.base.findings import Finding
from goref.core.base.language import Language
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.continuation.continuation import Continuation, to_move
from goref.core.continuation.dame import settled_ways
from goref.core.continuation.effects import Effect, effects
from goref.core.continuation.play_out import play_out
from goref.core.rulesets.table import COMPUTED, FAMILIES, ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import Scorer
from goref.core.texts.count import playing_on as words
from goref.core.texts.status import status_text
from goref.core.texts.terms import side_name
from goref.io.text.diagram_text import diagram_text
from goref.io.values.fact_names import OPTIONS, names_of


def answer(bench: Scorer, chosen: SelectedGame, args: argparse.Namespace) -> int:
    """Prints how the results change if the dame are filled, or if a dead chain is captured.

    Returns the exit code. Raises WrongUsageError if ``--play-out`` names no dead chain.
    """
    case, findings = bench.case, bench.reading
    status = open_under(bench, bench.score(ruleset(case.rules)), chosen.suggestion).status
    language: Language = args.lang
    if args.play_out is not None:
        ways, asked = _played_out(case, args.play_out, language)
    else:
        mover = to_move(case)
        if mover is None:
            return _without_turn(chosen, args, language)
        ways = settled_ways(case, mover.colour)
        asked = [words.SETTLED.in_(language), words.whose_turn(mover, language)]
    found = list(effects(COMPUTED, ways, proof=args.play_out is not None))
    if args.json:
        value = playing_on_object(ways, found, language, findings)
        print_json(
            {"status": status.state.value, "asked": asked, **value, "game": chosen.place}
        )
    else:
        said = lines(asked, ways, found, language, findings)
        if not status.is_settled:
            said = [status_text(status, case.record.grid, language, OPTIONS), "", *said]
        print_lines(said)
    compared = any(effect.difference is not None for effect in found)
    return ANSWERED if compared else FACTS_MISSING


def _played_out(
    case: Case, name: str, language: Language
) -> tuple[dict[bool, Continuation], list[str]]:
    try:
        point = case.record.grid.point(name)
        made = play_out(case, point)
    except ValueError as error:  # a PlayOutError is one
        problem = why(error)
        raise WrongUsageError(
            fault("option-says", option="--play-out", problem=problem)
        ) from None
    asked = words.played_out(case.position.chain(point), made, language)
    return {True: made, False: made}, [asked]


def _without_turn(chosen: SelectedGame, args: argparse.Namespace, language: Language) -> int:
    told, needs = words.UNKNOWN.in_(language), (RequiredFact.LAST_PLAY,)
    if args.json:
        print_json(
            {"first": None, "needs": names_of(needs), "text": told, "game": chosen.place}
        )
    else:
        options = f"{OPTIONS[RequiredFact.LAST_PLAY.value]} B|W"
        print_lines([told, heading("give", language, options=options)])
    return FACTS_MISSING


def lines(
    asked: Iterable[str],
    ways: Mapping[bool, Continuation],
    found: Sequence[Effect],
    language: Language,
    findings: Iterable[Finding] = (),
) -> list[str]:
    """Returns the printed lines of a continuation: turns, final board, table of rule sets."""
    made, left = ways[True], ways[False]
    said = [*asked, "", *_turns(made, language)]
    said += _board(made, language)
    if left.turns != made.turns:
        said += ["", heading("kos-left", language), *_turns(left, language)]
    keys = ("rules", "as-it-is", "played-on", "change")
    ordered = [e for family in FAMILIES for e in found if e.rules.family == family]
    rows = [[heading(key, language) for key in keys]]
    rows += [_row(effect, language) for effect in ordered]
    said += ["", heading("margin", language), *table(rows, right=(1, 2), indent="  ")]
    noted = dict.fromkeys((*findings, *made.findings, *left.findings))
    return said + finding_lines(noted, made.case, language)


def _turns(made: Continuation, language: Language) -> list[str]:
    if not made.turns:
        return [words.NOTHING.in_(language)]
    rows = [
        [
            f"{number}.",
            side_name(turn.act.colour, language),
            words.turn_place(made, turn),
            words.turn_aim(turn, language),
        ]
        for number, turn in enumerate(made.turns, 1)
    ]
    return table(rows, right=(0,), indent="  ")


def _board(made: Continuation, language: Language) -> list[str]:
    if not made.turns:
        return []
    dead = made.longer.ruling.stones(StoneStatus.DEAD)
    standing = frozenset(p for p in dead if made.turns[-1].position.cells[p])
    return [
        "",
        *diagram_text(made.turns[-1].position, standing, language=language).splitlines(),
    ]


def _row(effect: Effect, language: Language) -> list[str]:
    compared = effect.difference is not None
    margins = [effect.before.margin, effect.after.margin if compared else None]
    told = ["–" if margin is None else signed(mixed(margin)) for margin in margins]
    return [effect.rules.id, *told, words.effect_sentence(effect, language)]

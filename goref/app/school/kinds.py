"""The table of the kinds of exercises. To add a kind, add an entry and its texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise

from goref.app.conversion.conversion_table import ConversionError, typed_result
from goref.app.incidents.drafting import drafted, regulation_of
from goref.app.school.exercise import AnswerForm, Exercise, ExerciseKind, HandedIn, Mark
from goref.core.base.colour import Colour, Who, added_up
from goref.core.base.faults import fault
from goref.core.base.frozen import replace
from goref.core.base.geometry import Grid, Point, grid
from goref.core.base.language import LANGUAGES, AnyText, InWords, Language, Text
from goref.core.base.numbers import mixed, signed
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, GameRecord, Statement
from goref.core.game.replay import NO_STONES
from goref.core.incidents.consequence import Consequences
from goref.core.incidents.incident import Incident
from goref.core.incidents.regulation import Regulation
from goref.core.rulesets.ruleset import Payment, RuleSet, Unit
from goref.core.ruling.ruling import PointKind, Ruling, StatusSource
from goref.core.ruling.survey import survey
from goref.core.scoring.lines import Line
from goref.core.scoring.scorer import Scorer, Winner
from goref.core.stopping.stop_machine import Phase
from goref.core.study.answers import CountAnswer, PlayAnswer, StateAnswer
from goref.core.study.study_case import StudyCase, StudyKind
from goref.core.texts.faults.said import said
from goref.core.texts.incidents.consequences import (
    WHOSE,
    consequences_said,
    counts_zi,
    kind_said,
    regulation_said,
)
from goref.core.texts.results import DRAWN, won_by
from goref.core.texts.school import exercises as asking
from goref.core.texts.school import marking as words
from goref.core.texts.terms import LINES, SIDES, amount, cut_short, term
from goref.io.sgf.result import read_result
from goref.io.values.regulations import regulation

YES, NO = "yes", "no"
WINNERS = ("B", "W", "draw")
OPENING = "Q16 D4 Q4 D16 F17 C14 R6 O3 C6 F3"
"""The moves of the game in which an incident happens."""
MOST_RULES = 5
"""The most rule sets among which an exercise lets one choose."""
MOST_MORE_TURNS = 1
"""The most turns that a side can be ahead: it began, and made the last one."""
TURNS = {Payment.EQUAL_TURNS, Payment.HANDED_STONES, Payment.SURPLUS_TURNS}
AGREEMENTS = (StatementKind.AGREED, StatementKind.ALL_ALIVE)


def says(text: Text, /, **parts: object) -> InWords:
    """Returns a text whose places are filled in when it is shown; texts among them, too."""
    return InWords(_say, (text, tuple(parts.items())))


def _say(text: Text, parts: Sequence[tuple[str, AnyText | object]], language: Language) -> str:
    return text.in_(language, **{name: _shown(part, language) for name, part in parts})


def _shown(part: object, language: Language) -> object:
    return part.in_(language) if isinstance(part, (Text, InWords)) else part


def _names(board: Grid, points: object) -> str:
    return cut_short(sorted(board.names(points)))


def study_of(exercise: Exercise) -> StudyCase:
    """Returns the case of an exercise that is not about an incident."""
    assert exercise.study is not None
    return exercise.study


def _under(exercise: Exercise) -> Case:
    """Returns the case under the exercise's rule set, with nobody's word that all is ruled."""
    case = study_of(exercise).case
    unsaid = replace(case.ruling, word=StatusSource.NOBODY)
    return replace(case, rules=exercise.rules.id, ruling=unsaid)


def _is_plain(study: StudyCase, rules: RuleSet) -> bool:
    """Returns whether only the question itself can be disputed.

    That is: no penalty, no agreement or declaration, no needed play that was not made, no kind
    of act that the rule set does not have, and no facts that no game has together. How the rule
    set reads a pass is among the known facts.
    """
    case = study.case
    stated = case.answers
    at_odds = stated.last_dame not in (None, Who.NOBODY, stated.last_play)
    if stated.handicap and (stated.began is Colour.BLACK or stated.granted_first is not None):
        at_odds = True
    if stated.plays and TURNS & set(rules.payments):  # sides move in turn
        turns = added_up(stated.plays, stated.pass_stones or NO_STONES)
        at_odds |= turns is not None and abs(turns.black - turns.white) > MOST_MORE_TURNS
    kinds = {act.kind for act in case.record.acts} - {ActKind.PASS}
    return not (
        at_odds
        or case.incidents
        or study.needed
        or case.answers.end is not None
        or not case.record.has_only_acts
        or kinds - {ActKind.PLAY, *rules.stop.empties}
    )


# Which stones are dead?


def _asks_for_dead(study: StudyCase, rules: RuleSet) -> bool:
    marked = bool(study.case.ruling.lives) and not rules.ignores_ruling
    return study.kind is StudyKind.COUNT and marked and _is_plain(study, rules)


def _unruled(exercise: Exercise) -> Case:
    return replace(study_of(exercise).case, rules=exercise.rules.id, ruling=Ruling())


def _dead(case: Case) -> frozenset[Point]:
    return survey(case.position, case.ruling).dead


def _mark_dead(exercise: Exercise, handed: HandedIn) -> Mark:
    case = study_of(exercise).case
    board, right, marked = case.record.grid, _dead(case), _dead(handed.case)
    told: list[AnyText] = []
    if missed := right - marked:
        told.append(says(words.DEAD_MISSED, points=_names(board, missed)))
    if wrong := marked - right:
        told.append(says(words.ALIVE_MARKED, points=_names(board, wrong)))
    if not told:
        return Mark(True, tuple(_dead_key(exercise)), "dead")
    return Mark(False, tuple(told), "dead")


def _dead_key(exercise: Exercise) -> Sequence[AnyText]:
    case = study_of(exercise).case
    if not (dead := _dead(case)):
        return (words.NONE_DEAD,)
    return (says(words.DEAD_ARE, points=_names(case.record.grid, dead)),)


# Must a side fill?


def _asks_for_plays(study: StudyCase, rules: RuleSet) -> bool:
    return study.needed is not None and not rules.ignores_ruling


def _mark_plays(exercise: Exercise, handed: HandedIn) -> Mark:
    study = study_of(exercise)
    board, given = study.case.record.grid, study.case.position
    after = handed.case
    in_order = [act.point for act in after.record.acts if act.point is not None]
    put = {
        point: after.position.colour(point)
        for point in dict.fromkeys((*in_order, *board.points))
        if after.position.cells[point] and not given.cells[point]
    }
    dame = survey(given, study.case.ruling).points(PointKind.DAME)
    told: list[AnyText] = []
    useful: set[Point] = set(dame)
    for play in study.needed or ():
        made = [p for p in put if p in play.at and put[p] is play.owner]
        useful.update(made[:1])
        if not made:
            told.append(_play_told(board, play.owner, play.at))
    if wrong := put.keys() - useful:
        told.append(says(words.FILL_NOT_NEEDED, points=_names(board, wrong)))
    return Mark(not told, tuple(told or _plays_key(exercise)), study.step)


def _play_told(board: Grid, owner: Colour, at: frozenset[Point]) -> AnyText:
    text = words.FILL_MISSED if len(at) == 1 else words.FILL_ANY_MISSED
    return says(text, side=SIDES[owner.letter], points=_names(board, at))


def _plays_key(exercise: Exercise) -> Sequence[AnyText]:
    study = study_of(exercise)
    board = study.case.record.grid
    told = [_play_told(board, play.owner, play.at) for play in study.needed or ()]
    return told or (words.NONE_NEEDED,)


# Count this board; who wins?


def count_answer(exercise: Exercise) -> CountAnswer:
    """Returns the library's answer to an exercise about a result."""
    answer = study_of(exercise).answers[exercise.rules.id]
    assert isinstance(answer, CountAnswer)
    return answer


def _is_counted(study: StudyCase, rules: RuleSet) -> bool:
    answer = study.answers.get(rules.id)
    if not isinstance(answer, CountAnswer) or answer.margin is None:
        return False
    if not _is_plain(study, rules):
        return False
    return (2 * answer.margin).denominator == 1  # a quarter of a point would be read as zi


def lines_of(exercise: Exercise) -> tuple[Line, ...]:
    """Returns the lines of the count of an exercise; they sum to its margin."""
    return Scorer(study_of(exercise).case, checks_stand=True).score(exercise.rules).lines


def _result(exercise: Exercise) -> AnyText:
    answer = count_answer(exercise)
    if answer.winner is Winner.DRAW or answer.margin is None:
        return DRAWN
    amount_won = abs(answer.margin) / exercise.rules.unit.points
    return InWords(won_by, (answer.winner.value, amount_won, exercise.rules))


def _count_key(exercise: Exercise) -> Sequence[AnyText]:
    return (
        says(words.RESULT_IS, result=_result(exercise)),
        says(words.TERMS_ARE, terms=InWords(_terms_told, (lines_of(exercise),))),
    )


def _terms_told(lines: Sequence[Line], language: Language) -> str:
    told = [
        f"{term(LINES, line.key, language)} {signed(mixed(line.difference))}"
        for line in lines
        if line.difference
    ]
    return LANGUAGES[language].listed(told or ["0"])


def _mark_count(exercise: Exercise, handed: HandedIn) -> Mark:
    if not handed.text.strip():
        return Mark(None, (words.UNANSWERED,))
    text = handed.text.strip()[:40]
    written = read_result(text, "Chinese")
    in_zi = exercise.rules.unit is Unit.ZI
    if written.unit_open or (in_zi and written.number and written.unit is None):
        return Mark(None, (InWords(said, (fault("convert-unit", text=text),)),))
    try:
        typed = typed_result(text, exercise.rules).margin
    except ConversionError:
        return Mark(None, (InWords(said, (fault("convert-form", text=text),)),))
    margin = count_answer(exercise).margin
    assert margin is not None
    if typed == margin:
        return Mark(True, tuple(_count_key(exercise)), "count")
    return Mark(
        False, (_missed(exercise, typed, margin), *_count_key(exercise)), _step(exercise, typed)
    )


def _missed(exercise: Exercise, typed: Fraction, margin: Fraction) -> AnyText:
    """Returns what a wrong margin missed: one line of the count, the side, or its size."""
    if typed == -margin:
        return words.OTHER_SIDE
    for line in lines_of(exercise):
        if line.difference and typed == margin - line.difference:
            return says(words.LEFT_OUT, term=LINES.get(line.key, line.key))
    unit = exercise.rules.unit
    off = InWords(amount, (abs(typed - margin) / unit.points, unit))
    return says(words.OFF_BY, amount=off)


def _step(exercise: Exercise, typed: Fraction) -> str:
    """Returns the step whose article backs the marking of a wrong margin."""
    margin = count_answer(exercise).margin
    paid = [line for line in lines_of(exercise) if line.paid]
    is_pay = any(margin is not None and typed == margin - line.difference for line in paid)
    return "payments" if is_pay else "count"


def _winner_choices(exercise: Exercise) -> Mapping[str, AnyText]:
    return {key: SIDES[key] for key in WINNERS}


def _mark_winner(exercise: Exercise, handed: HandedIn) -> Mark:
    if not handed.chosen:
        return Mark(None, (words.UNANSWERED,))
    right = handed.chosen == (count_answer(exercise).winner.value,)
    return Mark(right, tuple(_count_key(exercise)), "result")


# Under which rules?


def _differs(study: StudyCase, rules: RuleSet) -> bool:
    return _is_counted(study, rules) and len(study.answers) > 1


def _won_by_black(exercise: Exercise) -> tuple[RuleSet, ...]:
    answers = study_of(exercise).answers
    won = (answers[rules.id] for rules in exercise.among)
    return tuple(
        rules
        for rules, answer in zip(exercise.among, won, strict=True)
        if isinstance(answer, CountAnswer) and answer.winner is Winner.BLACK
    )


def _listed(rules: Sequence[RuleSet], language: Language) -> str:
    return LANGUAGES[language].listed(one.name.in_(language) for one in rules)


def _mark_rules(exercise: Exercise, handed: HandedIn) -> Mark:
    right = _won_by_black(exercise)
    chosen = [rules for rules in exercise.among if rules.id in handed.chosen]
    told: list[AnyText] = []
    if missed := tuple(rules for rules in right if rules not in chosen):
        told.append(says(words.RULES_MISSED, rules=InWords(_listed, (missed,))))
    if wrong := tuple(rules for rules in chosen if rules not in right):
        told.append(says(words.RULES_WRONG, rules=InWords(_listed, (wrong,))))
    results = tuple(_rules_key(exercise))
    return Mark(not told, (*told, *results), "result")


def _rules_key(exercise: Exercise) -> Sequence[AnyText]:
    return [InWords(_by, (replace(exercise, rules=rules),)) for rules in exercise.among]


def _by(exercise: Exercise, language: Language) -> str:
    name = exercise.rules.name.in_(language)
    return f"{name}{LANGUAGES[language].colon}{_result(exercise).in_(language)}"


# Is the play legal; has the game ended?


def _asks_play(study: StudyCase, rules: RuleSet) -> bool:
    asks = study.kind is StudyKind.PLAY and rules.id in study.answers
    if not asks or not _has_only_its_acts(study, rules):
        return False
    # After an illegal play one can argue what follows from that.
    return not Scorer(study.case, checks_stand=True).illegal(rules.play)


def _has_only_its_acts(study: StudyCase, rules: RuleSet) -> bool:
    kinds = {act.kind for act in study.case.record.acts}
    return kinds <= {ActKind.PLAY, *rules.stop.empties}


def _legal_key(exercise: Exercise) -> Sequence[AnyText]:
    answer = study_of(exercise).answers[exercise.rules.id]
    assert isinstance(answer, PlayAnswer)
    if answer.refusal is None:
        return (words.IS_LEGAL,)
    return (says(words.IS_NOT_LEGAL, reason=words.REASONS[answer.refusal.value]),)


def _legal_parts(exercise: Exercise, language: Language) -> Mapping[str, object]:
    study = study_of(exercise)
    assert study.play is not None
    return {
        "side": term(SIDES, study.play.colour.letter, language),
        "point": study.case.record.grid.name(study.play.point),
        "rules": exercise.rules.name.in_(language),
    }


def _yes_or_no(exercise: Exercise) -> Mapping[str, AnyText]:
    return {YES: asking.YES, NO: asking.NO}


def _mark_yes(
    exercise: Exercise, handed: HandedIn, *, step: str, key: object, is_yes: object
) -> Mark:
    if not handed.chosen:
        return Mark(None, (words.UNANSWERED,))
    assert callable(is_yes)
    assert callable(key)
    right = (handed.chosen == (YES,)) is bool(is_yes(exercise))
    return Mark(right, tuple(key(exercise)), step)


def _is_legal(exercise: Exercise) -> bool:
    answer = study_of(exercise).answers[exercise.rules.id]
    return isinstance(answer, PlayAnswer) and answer.is_legal


def _asks_state(study: StudyCase, rules: RuleSet) -> bool:
    if study.kind is not StudyKind.STATE or not study.is_drawn or rules.id not in study.answers:
        return False
    # Once nothing is left to play for, or more is recorded after a statement, one can argue; so
    # one can of an offer that a play refuses, and of an agreement that the rules do not know.
    *before, last = study.case.record.entries
    kinds = [act.kind for act in study.case.record.acts]
    if (ActKind.GIVE_UP, ActKind.PLAY) in pairwise(kinds):
        return False
    if rules.ignores_ruling and isinstance(last, Statement) and last.said in AGREEMENTS:
        return False
    said = [entry.said for entry in before if isinstance(entry, Statement)]
    if isinstance(last, Statement) and last.said is StatementKind.STOP:
        said.append(last.said)
    return not said and _has_only_its_acts(study, rules)


def _has_ended(exercise: Exercise) -> bool:
    answer = study_of(exercise).answers[exercise.rules.id]
    return isinstance(answer, StateAnswer) and answer.phase is Phase.ENDED


def _state_key(exercise: Exercise) -> Sequence[AnyText]:
    return (words.HAS_ENDED if _has_ended(exercise) else words.HAS_NOT_ENDED,)


# What does the regulation say?


def _no_study(study: StudyCase, rules: RuleSet) -> bool:
    return False


def incident_of(exercise: Exercise) -> Incident:
    """Returns what happened in an exercise about a regulation."""
    assert exercise.incident is not None
    return exercise.incident


def told_before(exercise: Exercise, case: Case) -> Case:
    """Returns the case with an exercise's earlier incidents: of the same kind, and decided."""
    incident = incident_of(exercise)
    for _ in range(exercise.time - 1):
        made, _proposal = drafted(case, incident.kind, incident.side)
        made = replace(made, decided=made.proposed)
        case = replace(case, incidents=(*case.incidents, made))
    return case


def at_the_desk(exercise: Exercise) -> Case:
    """Returns the case of an exercise about a regulation, with the earlier incidents."""
    board = grid(19)
    sides = (Colour.BLACK, Colour.WHITE)
    acts = tuple(
        Act(ActKind.PLAY, sides[number % 2], board.point(name))
        for number, name in enumerate(OPENING.split())
    )
    case = Case(
        GameRecord(board, entries=acts),
        rules=exercise.rules.id,
        regulation=regulation(incident_of(exercise).regulation),
    )
    return told_before(exercise, case)


def expected_incident(exercise: Exercise) -> Incident:
    """Returns the incident that is to be recorded, with what the regulation proposes."""
    incident = incident_of(exercise)
    return drafted(at_the_desk(exercise), incident.kind, incident.side)[0]


def _mark_incident(exercise: Exercise, handed: HandedIn) -> Mark:
    given, expected = at_the_desk(exercise).incidents, expected_incident(exercise)
    new = [one for one in handed.case.incidents[len(given) :] if not one.annulled]
    if not new:
        return Mark(None, (words.NO_INCIDENT,))
    last, told = new[-1], list[AnyText]()
    if last.kind != expected.kind:
        recorded, kind = (InWords(kind_said, (one.kind,)) for one in (last, expected))
        told.append(says(words.OTHER_KIND, recorded=recorded, kind=kind))
    if last.side is not expected.side:
        told.append(words.OTHER_OFFENDER)
    if last.decided is None:
        told.append(words.UNDECIDED)
    is_right = not told and set(last.decided or ()) == set(expected.proposed)
    return Mark(is_right, (*told, *_incident_key(exercise)))


def _incident_key(exercise: Exercise) -> Sequence[AnyText]:
    expected = expected_incident(exercise)
    applied = regulation_of(at_the_desk(exercise))
    assert applied is not None
    named = InWords(_regulation_named, (applied, expected.article))
    led = InWords(_led, (expected.proposed, exercise.rules))
    return (says(words.REGULATION_SAYS, regulation=named, consequences=led),)


def _regulation_named(applied: Regulation, article: str, language: Language) -> str:
    return regulation_said(applied, language, article)


def _led(consequences: Consequences, rules: RuleSet, language: Language) -> str:
    told = consequences_said(consequences, language, in_zi=counts_zi(rules))
    return told or words.NOTHING_FOLLOWS.in_(language)


def _incident_parts(exercise: Exercise, language: Language) -> Mapping[str, object]:
    incident = incident_of(exercise)
    applied = regulation_of(at_the_desk(exercise))
    assert applied is not None
    return {
        "side": WHOSE[incident.side].in_(language),
        "kind": kind_said(incident.kind, language),
        "time": asking.TIMES[exercise.time].in_(language),
        "regulation": regulation_said(applied, language),
    }


LEGAL = partial(_mark_yes, step="record", key=_legal_key, is_yes=_is_legal)
ENDED = partial(_mark_yes, step="record", key=_state_key, is_yes=_has_ended)
KINDS = {
    kind.id: kind
    for kind in (
        ExerciseKind("dead", AnswerForm.BOARD, _asks_for_dead, _unruled, _mark_dead, _dead_key),
        ExerciseKind(
            "fill",
            AnswerForm.BOARD,
            _asks_for_plays,
            _under,
            _mark_plays,
            _plays_key,
            opens="play-on-board",  # else the window's own question names the point
        ),
        ExerciseKind("count", AnswerForm.RESULT, _is_counted, _under, _mark_count, _count_key),
        ExerciseKind(
            "won",
            AnswerForm.CHOICE,
            _is_counted,
            _under,
            _mark_winner,
            _count_key,
            _winner_choices,
        ),
        ExerciseKind(
            "which-rules",
            AnswerForm.CHOICES,
            _differs,
            _under,
            _mark_rules,
            _rules_key,
            lambda exercise: {rules.id: rules.name for rules in exercise.among},
        ),
        ExerciseKind(
            "legal",
            AnswerForm.CHOICE,
            _asks_play,
            _under,
            LEGAL,
            _legal_key,
            _yes_or_no,
            _legal_parts,
        ),
        ExerciseKind(
            "stopped", AnswerForm.CHOICE, _asks_state, _under, ENDED, _state_key, _yes_or_no
        ),
        ExerciseKind(
            "regulation",
            AnswerForm.BOARD,
            _no_study,
            at_the_desk,
            _mark_incident,
            _incident_key,
            parts=_incident_parts,
            opens="incidents",
        ),
    )
}
"""The kinds of exercises by id. An entry here and its texts are all that a kind needs."""


def kind_of(exercise: Exercise) -> ExerciseKind:
    return KINDS[exercise.kind]


def question(exercise: Exercise, language: Language) -> str:
    """Returns the question of an exercise."""
    return asking.ASKS[exercise.kind].in_(
        language, **kind_of(exercise).parts(exercise, language)
    )

"""The texts in the bar of an exercise and in an exam: question, facts, marking."""

from __future__ import annotations

from fractions import Fraction

from goref.app.act_log.names import act_text
from goref.app.school.exercise import Exercise, Mark
from goref.app.school.kinds import kind_of, question
from goref.core.base.colour import Colour, Pair, Who
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed
from goref.core.case.facts import facts_of
from goref.core.game.play_rules import End
from goref.core.game.record import Act, GameRecord, Statement
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.used_facts import used_facts
from goref.core.scoring.payments import komi_of
from goref.core.texts.details import komi_text
from goref.core.texts.school import exercises as asking
from goref.core.texts.school import marking as words
from goref.core.texts.stopping.stopping import saying
from goref.core.texts.terms import ENDS, FACTS, JOINT, SIDES, term

ASKS_RESULT = ("count", "won", "which-rules")
"""The kinds of exercises whose answer depends on facts."""
ASKS_MOVES = ("legal", "stopped")
"""The kinds of exercises whose answer depends on the moves, passes and statements before."""
MOVES_NAMED = 8
"""The most moves that are named."""
OTHER_NAMES = {"prisoners": "captured"}
"""The fields of :class:`~goref.core.case.facts.Facts` that have another name than the fact."""


def asked_text(exercise: Exercise, language: Language) -> str:
    """Returns the question, the known facts and how to answer, as lines."""
    told = [question(exercise, language)]
    if facts := facts_text(exercise, language):
        told.append(asking.KNOWN.in_(language, facts=facts))
    sentences = asking.HOW[exercise.kind], asking.FIRST_COUNTS
    told.append(LANGUAGES[language].gap.join(each.in_(language) for each in sentences))
    return "\n".join(told)


def facts_text(exercise: Exercise, language: Language) -> str:
    """Returns the facts that decide and that the board does not show, in a line."""
    if exercise.study is not None and exercise.kind in ASKS_MOVES:
        return _moves_text(exercise.study.case.record, language)
    if exercise.study is None or exercise.kind not in ASKS_RESULT:
        return ""
    case, colon, told = exercise.study.case, LANGUAGES[language].colon, []
    for rules in exercise.among or (exercise.rules,):
        facts = facts_of(case, rules.passes)
        for used in used_facts(rules):
            value: object = getattr(facts, OTHER_NAMES.get(used.fact, used.fact), None)
            if used.fact == "komi":
                value = komi_of(case, rules, facts.handicap)
                if exercise.among and case.answers.komi is None:
                    value = asking.USUAL.in_(language)
            elif used.fact == "end":
                value = case.answers.end
            if value is not None and (value or used.fact != "handicap"):
                name = asking.FACT_NAMES.get(used.fact, FACTS[used.fact]).in_(language)
                if used.fact == "komi" and isinstance(value, Fraction):
                    unit = Unit.POINTS if exercise.among else rules.unit
                    told.append(komi_text(value, unit, language))
                else:
                    told.append(f"{name}{colon}{_value(value, language)}")
    return JOINT.join(dict.fromkeys(told))


def _moves_text(record: GameRecord, language: Language) -> str:
    told = [
        saying(entry.said, entry.colour, language)
        if isinstance(entry, Statement)
        else act_text(entry, record.grid, language)
        for entry in record.entries
        if isinstance(entry, (Act, Statement))
    ][-MOVES_NAMED:]
    if not told:
        return ""
    name = asking.LAST_MOVES.in_(language)
    return f"{name}{LANGUAGES[language].colon}{LANGUAGES[language].listed(told)}"


def _value(value: object, language: Language) -> str:
    if isinstance(value, Fraction):
        return mixed(value)
    if isinstance(value, Pair):
        sides = (f"{term(SIDES, c.letter, language)} {value.of(c)}" for c in Colour)
        return LANGUAGES[language].listed(sides)
    if isinstance(value, Colour):
        return term(SIDES, value.letter, language)
    if isinstance(value, Who):
        return term(SIDES, value.value, language)
    if isinstance(value, End):
        return term(ENDS, value.value, language)
    return str(value)


def marked_text(
    mark: Mark, language: Language, *, seen: bool = False, seconds: int | None = None
) -> str:
    """Returns a marking as lines: right or not, the mistakes, and the time it took.

    Args:
        seen: True if the result was shown before the answer was handed in.
        seconds: the time that the exercise took; None for none.
    """
    told = [one.in_(language) for one in mark.sentences]
    if mark.is_right is not None:
        first = (words.RIGHT if mark.is_right else words.WRONG).in_(language)
        if seconds is not None:
            first = LANGUAGES[language].with_aside(first, f"{seconds // 60}:{seconds % 60:02}")
        told.insert(0, first)
        if seen:
            told.append(asking.HANDED_BACK.in_(language))
    return "\n".join(told)


def key_text(exercise: Exercise, language: Language) -> str:
    """Returns the right answer, as lines."""
    return "\n".join(one.in_(language) for one in kind_of(exercise).key(exercise))

"""Texts of questions: the question itself, its reasons, the answers and their stakes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from goref.app.edits.accepting import NONE, AcceptSuggestion
from goref.app.edits.ruling import MarkStones
from goref.app.questions.question import Answer, Question, WindowAction
from goref.app.questions.stake_calculator import QuestionStake
from goref.app.questions.trial_status import Ruled, TrialStatus
from goref.app.questions.trial_status import told as trial_told
from goref.app.stakes import Stake
from goref.core.base.colour import COLOURS, Colour
from goref.core.base.findings import Finding
from goref.core.base.geometry import Grid, Point
from goref.core.base.language import LANGUAGES, Language, capital
from goref.core.case.case import Case
from goref.core.findings.kind import QuestionKind, Topic
from goref.core.findings.table import kind_of
from goref.core.repetition.cycle_rules import Settled
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.ruling.survey import Survey
from goref.core.scoring.status import REST_NOT_RULED, UNCONFIRMED
from goref.core.texts import questions as words
from goref.core.texts.dispute.choices import choice_text
from goref.core.texts.dispute.trials import claim_text, settled_text
from goref.core.texts.findings import say
from goref.core.texts.places import at_place
from goref.core.texts.results import would_be
from goref.core.texts.suggestions import UNSETTLED_HERE
from goref.core.texts.terms import JOINT, KINDS, SIDES, amount, side_name, term
from goref.core.trials.claims import claims_for
from goref.core.trials.trial import first_to_move

if TYPE_CHECKING:  # with classes that take longer to make than most answers
    from goref.app.opinion.suggestion import Caution, Reason, Suggestion

MOST_WORDS = 25
"""The most words of a sentence shown under a question.

In a language without spaces, twice as many characters.
"""
LEFT_UNCLEAR = "left-unclear"
SHARED_ASKED = (QuestionKind.ONE_SIDED, QuestionKind.SOLE_LIBERTY)


# The question.


def subjects(
    questions: Iterable[Question], case: Case, language: Language
) -> dict[tuple[object, ...], str]:
    """Returns the text of every question, by its key.

    Where texts would be equal, they also name a point.
    """
    questions = tuple(questions)
    told = {question.key: subject(question, case, language) for question in questions}
    often = Counter(told.values())
    for question in questions:
        if often[told[question.key]] > 1 and question.points:
            told[question.key] = subject(question, case, language, named=True)
    return told


def subject(question: Question, case: Case, language: Language, *, named: bool = False) -> str:
    """Returns the heading of a question: “Who began?”, a claim, or the name of a cycle.

    Args:
        named: True to name one of the stones too, if two headings would be equal without it.
    """
    match question.kind:
        case QuestionKind.ACCEPT:
            return _accepting(question, case, language)
        case QuestionKind.TRIAL:
            assert question.trial is not None
            return claim_text(
                question.trial.kept.claim, question.trial.kept.frozen.grid, language
            )
        case QuestionKind.CYCLE:
            assert question.cycle is not None
            return question.cycle.name(language)
        case QuestionKind.FACT:
            need = str(question.findings[0].arg("need"))
            return words.NEEDS[need].in_(language)
        case QuestionKind.FINDING:
            short = kind_of(question.findings[0]).short
            if short is None:
                return capital(_sentences(question.findings[0], case, language)[0])
            about = short
        case asked if asked in SHARED_ASKED and question.owner is None:
            about = words.SHARED_SUBJECT
        case asked:
            about = words.SUBJECTS[asked]
    return about.in_(language, **_parts(question, case, language, named=named))


def _parts(
    question: Question, case: Case, language: Language, *, named: bool
) -> dict[str, object]:
    """Returns the values for the placeholders in a question's text or reasons."""
    first = next(iter(question.findings), None)
    owner = question.owner or (first.side if first else None)
    return {
        "stones": stones_text(question.points, case, language, named=named),
        "points": points_text(case.record.grid, question.points, language),
        "side": side_name(owner, language),
        "enemy": side_name(owner.other if owner else None, language),
        "count": len(question.points),
        "number": first.arg("number") if first else "",
    }


def stones_text(
    points: Iterable[Point], case: Case, language: Language, *, named: bool = False
) -> str:
    """Returns stones in words by colour, number and place: ``Black's 4 stones, top left``.

    Empty points among ``points`` are left out; if all are empty, returns :func:`points_text`.

    Args:
        named: True to add the name of one stone, if there are several.
    """
    position, grid = case.position, case.record.grid
    stones = frozenset(p for p in points if position.cells[p])
    if not stones:
        return points_text(grid, points, language)
    count = {c: sum(position.cells[p] == c for p in stones) for c in COLOURS}
    if all(count.values()):
        black, white = count.values()
        thing = words.BOTH.in_(language, black=black, white=white)
    else:
        side = side_name(max(COLOURS, key=lambda c: count[c]), language)
        text = words.STONES[len(stones) == 1]
        thing = text.in_(language, side=side, count=len(stones))
    placed = at_place(thing, grid, stones, language)
    if not named or len(stones) == 1:
        return placed
    return words.NAMED_TOO.in_(language, thing=placed, name=grid.name(min(stones)))


def points_text(grid: Grid, points: Iterable[Point], language: Language) -> str:
    """Returns points in words, by the name of one: ``N19 and three more``; "" for no points."""
    every = tuple(points)
    if not every:
        return ""
    rest = len(every) - 1
    more = words.MORE[rest - 2] if 2 <= rest < len(words.MORE) + 2 else rest
    text = words.POINTS[min(rest, 2)]
    first = grid.name(min(every))
    return text.in_(language, first=first, count=len(every), rest=rest, more=more)


def _accepting(question: Question, case: Case, language: Language) -> str:
    marked = case.ruling.stones(StoneStatus.DEAD)
    act, parts = question.accepts, []
    new = _new(question)
    rest = REST_NOT_RULED in question.findings
    if _confirms(question) or (rest and not any(new)):
        count = words.COUNTED[len(marked) == 1].in_(language, count=len(marked))
        key = "none-marked" if not marked else "rest" if rest else "marked"
        parts.append(words.ACCEPT[key].in_(language, dead=count))
    if act is None:
        return parts[0] if parts else words.ACCEPT["nobody"].in_(language)
    more = bool(case.ruling.lives)
    table = words.COUNTED_MORE if more else words.COUNTED
    dead, seki = (table[len(one) == 1].in_(language, count=len(one)) for one in new)
    match bool(new[0]), bool(new[1]):
        case True, True:
            # Only the first number says "more".
            seki = words.COUNTED[len(new[1]) == 1].in_(language, count=len(new[1]))
            key = "both"
        case True, False:
            # If stones are left open, the text must not say that none is in seki.
            open_ = any(case.position.cells[p] for p in act.unclear)
            key = "more-dead" if more or open_ else "dead"
        case False, True:
            key = "more-seki" if more else "seki"
        case _:
            key = "" if more else "nothing-else" if question.waits else "nothing"
    if key and any(new) and not _is_plain(question):
        key += "-seeming"
    if key:
        parts.append(words.ACCEPT[key].in_(language, dead=dead, seki=seki))
    return LANGUAGES[language].gap.join(parts)


def _new(question: Question) -> list[frozenset[Point]]:
    """Returns two sets of stones that accepting newly marks: as dead, and as in seki."""
    act, accept = question.accepts, question.answer("accept")
    if act is None or accept is None or accept.says:  # it only confirms
        return [NONE, NONE]
    return [points & question.points for points in (act.dead, act.seki)]


def _is_plain(question: Question) -> bool:
    """Returns whether all marks that accepting would make are almost certain."""
    accept = question.answer("accept")
    return accept is not None and accept.suggested


# Why.


def why(
    question: Question, case: Case, suggestion: Suggestion | None, language: Language
) -> str:
    """Returns the most serious reason for a question.

    Returns "" if there is none, or if it is too long to be shown under the question.
    """
    told = reasons(question, case, suggestion, language)
    return told[0] if told and is_brief(told[0], language) else ""


def more_reasons(
    question: Question, case: Case, suggestion: Suggestion | None, language: Language
) -> tuple[str, ...]:
    """Returns all reasons for a question except that of :func:`why`, one sentence for each."""
    first = why(question, case, suggestion, language)
    return tuple(t for t in reasons(question, case, suggestion, language) if t != first)


def is_brief(text: str, language: Language) -> bool:
    """Returns whether a sentence is short enough to be shown under a question."""
    if LANGUAGES[language].gap:
        return len(text.split()) <= MOST_WORDS
    return len(text) <= 2 * MOST_WORDS


def reasons(
    question: Question, case: Case, suggestion: Suggestion | None, language: Language
) -> tuple[str, ...]:
    """Returns all reasons for a question, the most serious first."""
    told = dict.fromkeys(_reasons(question, case, suggestion, language))
    return tuple(text for text in told if text)


def _reasons(
    question: Question, case: Case, suggestion: Suggestion | None, language: Language
) -> Iterator[str]:
    parts = _parts(question, case, language, named=False)

    def told(key: str) -> str:
        return words.WHY[key].in_(language, **parts)

    if question.kind is QuestionKind.ACCEPT:
        yield from _grounds(question, suggestion, language) or (told(_why_accept(question)),)
        return
    if question.kind is QuestionKind.CYCLE:
        assert question.cycle is not None
        settled = capital(question.cycle.told(language))
        if question.asks and is_brief(settled, language):
            yield settled
        yield told("cycle")
        yield settled
        return
    if question.trial is not None:
        yield words.TRIED[trial_state(question.trial)].in_(language)
        yield trial_told(question.trial, language)
    if question.disputed:
        yield told("disputed")
    if question.kind is QuestionKind.FACT:
        yield told("fact")
        return
    if question.kind is QuestionKind.EYE:
        yield told("eye")
    own = question.kind is QuestionKind.FINDING
    for finding in question.findings:
        known = finding.code == LEFT_UNCLEAR and (
            question.doubts or question.cautions
        )  # the doubts and cautions give the reasons
        why = kind_of(finding).why
        if why is not None and not known:
            yield why.in_(language, **parts)
    for doubt in question.doubts:
        for reason in doubt.reasons:
            yield _said(reason, case, language)
    for item in question.items:
        if item.asked is QuestionKind.FILL:
            yield told("pressing")
            if len(item.places) > 1:
                names = ", ".join(case.record.grid.names(item.places))
                yield words.WHY["places"].in_(language, places=names)
    for caution in question.cautions:
        yield _said(caution.reason, case, language)
        yield _border_text(caution, case, language)
    for finding in question.findings:
        sentences, kind = _sentences(finding, case, language), kind_of(finding)
        if own:
            yield from sentences if kind.short else sentences[1:]
        elif kind.why is None and kind.topic is not Topic.DISPUTED:
            yield from sentences
    for finding in question.findings:
        if finding in case.settled:
            yield told("settled")
            yield case.settled[finding]
    if suggestion is not None:
        yield from _opinions(question, case, suggestion, language)
    if question.kind is QuestionKind.STONES:
        yield from _reach(question, language)


def _reach(question: Question, language: Language) -> Iterator[str]:
    """Yields a sentence for each answer that marks more stones than are in question."""
    said: dict[frozenset[Point], list[str]] = {}
    for life in (StoneStatus.ALIVE, StoneStatus.DEAD, StoneStatus.SEKI):
        answer = question.answer(life.value)
        edit = answer.edit if answer is not None and not answer.as_now else None
        if (
            answer is not None
            and isinstance(edit, MarkStones)
            and edit.points > question.points
        ):
            said.setdefault(edit.points, []).append(answer_text(answer, language))
    for stones, answers in said.items():
        yield words.WHY["reach"].in_(language, answer=" / ".join(answers), reach=len(stones))


def trial_state(of: TrialStatus) -> str:
    """Returns the state of a trial, as a key of :data:`goref.core.texts.questions.TRIED`."""
    if of.trial is None:
        return "other-record"
    if of.is_under_way:
        return "under-way"
    if of.ruled is Ruled.OPEN:
        return "waits" if of.found else "nothing"
    return "contrary" if of.waits else of.ruled.value


def _grounds(
    question: Question, suggestion: Suggestion | None, language: Language
) -> list[str]:
    """Returns one sentence, with a number of stones, for each special ground of accepting.

    These grounds are a ruling, another engine's agreement, and playing out.
    """
    if suggestion is None or question.accepts is None or _confirms(question):
        return []
    if question.points.isdisjoint(question.accepts.marked):
        return []
    from goref.app.opinion import sentences

    new = [c for c in suggestion.chains if c.points & question.points]
    lots = {
        "accept-by-ruling": [c for c in new if c.premises],
        "accept-agreed": [c for c in new if c.agreed],
        "accept-played": [c for c in new if c.reason.why in sentences.PLAYED and not c.agreed],
    }
    made = []
    for key, chains in lots.items():
        engines = LANGUAGES[language].listed(dict.fromkeys(e for c in chains for e in c.agreed))
        count = sum(len(c.points & question.points) for c in chains)
        if count:
            made.append(words.WHY[key].in_(language, count=count, engines=engines))
    return made


def _why_accept(question: Question) -> str:
    if _confirms(question):
        return "record"
    rest = REST_NOT_RULED in question.findings
    if question.accepts is not None and (any(_new(question)) or not rest):
        return "accept"
    return "rest" if rest else "nobody"


def _confirms(question: Question) -> bool:
    """Returns whether a question asks to confirm marks that no referee has made."""
    return any(finding in UNCONFIRMED.values() for finding in question.findings)


def _said(reason: Reason, case: Case, language: Language) -> str:
    """Returns a second opinion's reason as a sentence, without points: the board outlines them.

    Only the sentence of LEADS names points, since they are other points than those asked about.
    """
    from goref.app.opinion import sentences, suggestion

    number = len(reason.points) if reason.number is None else reason.number
    points = reason.points if reason.why is suggestion.Why.LEADS else frozenset[Point]()
    told = suggestion.Reason(reason.why, points, number)
    return sentences.said(told, case.record.grid, language)


def _border_text(caution: Caution, case: Case, language: Language) -> str:
    """Returns what an open border is worth to whichever side plays first; empty if unknown."""
    if not caution.firsts:
        return ""
    from goref.app.opinion import sentences

    return sentences.worth_text(caution, case.rules, case.record.grid, language)


def _opinions(
    question: Question, case: Case, made: Suggestion, language: Language
) -> Iterator[str]:
    """Yields sentences on what opinions say of the question's stones.

    goref's own is included only if it is sure; another engine's only if it differs or is open.
    """
    from goref.app.opinion import sentences, side_by_side, suggestion

    for chain in made.chains:
        mine = question.kind is QuestionKind.STONES and chain.points & question.points
        if mine and not chain.unclear and chain.reason.why is not suggestion.Why.RULED:
            yield _said(chain.reason, case, language)
            yield from sentences.rests_on(chain, case.record.grid, language)
    for other in made.others:
        if other.differs & question.points:
            yield sentences.opinion_text(other, made, language)
        elif question.doubts and question.points & side_by_side.unsettled(other, made):
            yield UNSETTLED_HERE.in_(language, engine=other.name)


def _sentences(finding: Finding, case: Case, language: Language) -> list[str]:
    """Returns the sentences of a finding, one by one."""
    text = say(finding, case.record.grid, language)
    return [part for part in re.split(r"(?<=[.?])\s+|(?<=[。？])", text) if part]


def standing(question: Question, seen: Survey, language: Language) -> str:
    """Returns in words the status of a question's stones or points, and whether it was ruled.

    Returns "" if they have different statuses, or none.
    """
    known = _status(question, seen, language)
    if known is None:
        return ""
    return words.WHY["ruled" if known[1] else "counted"].in_(language, status=known[0])


def kept_reason(question: Question, case: Case, language: Language) -> str:
    """Returns the reason of the ruling on a question's stones or points; "" without one."""
    reasons = case.ruling.reasons
    reason = next((reasons[p] for p in sorted(question.points) if reasons.get(p)), "")
    return words.WHY["because"].in_(language, reason=reason) if reason else ""


def state_text(question: Question, case: Case, seen: Survey, language: Language) -> str:
    """Returns in a word or two the state of a trial, or the ruling on a question.

    Returns "" if the question is open or has no ruling.
    """
    if question.trial is not None:
        return words.TRIED_BRIEF[trial_state(question.trial)].in_(language)
    if question.asks:
        return ""
    known = _status(question, seen, language)
    if known is not None and known[1]:
        return words.RULED.in_(language, status=known[0])
    return words.LET_STAND if any(f in case.settled for f in question.findings) else ""


def _status(question: Question, seen: Survey, language: Language) -> tuple[str, bool] | None:
    """Returns the status of a question's stones or points in words, and whether it was ruled.

    Returns None if they have different statuses, or none.
    """
    kinds: set[tuple[str, Colour | None, bool]] = set()
    for p in question.points:
        life, status = seen.life(p), seen.statuses.get(p)
        if life is not None:
            kinds.add((life.value, None, p in seen.ruling.lives))
        elif status is not None:
            kinds.add((status.kind.value, status.owner, p in seen.ruling.claims))
    if len(kinds) != 1:
        return None
    ((kind, owner, ruled),) = kinds
    status_text = term(KINDS, kind, language)
    if owner is not None:
        status_text = words.OWNED.in_(
            language, side=side_name(owner, language), kind=status_text
        )
    return status_text, ruled


# Answers.


def answer_text(answer: Answer, language: Language) -> str:
    """Returns an answer in one or two words, as on its button."""
    key = answer.says or answer.name
    side = term(SIDES, answer.owner, language) if answer.owner else ""
    if key == "as-engine" and isinstance(answer.edit, AcceptSuggestion):
        ((life, _),) = answer.edit.marks
        said = words.ANSWERS[life.value].in_(language)
        return words.ANSWERS[key].in_(language, life=said, engine=answer.edit.engine)
    if not answer.says and answer.needs_reason:  # one of a cycle
        move = int(answer.point) if answer.point else None
        return settled_text(Settled(answer.name), move, language)
    if key in words.ANSWERS:
        return words.ANSWERS[key].in_(language, owner=side)

    return choice_text(key, answer.owner, answer.point, language)


def stake_text(
    question: Question, answer: Answer, outcome: Stake | None, case: Case, language: Language
) -> str:
    """Returns the effect of an answer in words: ``Black +9 zi``, ``as now``.

    For PLAY_OUT, returns which side moves first. Returns "" if the effect is not known, or not
    yet.
    """
    if answer.does is WindowAction.PLAY_OUT:
        return begins_text(question, case, language)
    if answer.as_now and not (outcome is not None and outcome.change):
        return words.AS_NOW.in_(language)
    if outcome is None or answer.edit is None:
        return ""
    if outcome.change is None:
        then = outcome.then
        if then is not None:
            known = then.margin is not None and then.status.state.names_winner
            return would_be(then, language) if known else ""
        return "" if question.kind is QuestionKind.FACT else words.FACTS.in_(language)
    told = "" if outcome.flips else words.NO_CHANGE.in_(language)
    if outcome.change:
        side = "B" if outcome.change > 0 else "W"
        told = words.GAINS.in_(
            language,
            side=term(SIDES, side, language),
            amount=change_text(outcome.change, case, language),
        )
    if outcome.flips:
        told = JOINT.join(filter(None, (told, words.DECIDES.in_(language))))
    return told


def begins_text(question: Question, case: Case, language: Language) -> str:
    """Returns in words which side moves first if a question is played out; "" if not known."""
    claims = claims_for(case.position, question.points)
    sides = {first_to_move(case, ruleset(case.rules), claim) for claim in claims}
    side = sides.pop() if len(sides) == 1 else None
    return words.BEGINS.in_(language, side=side_name(side, language)) if side else ""


def worth_text(stake: QuestionStake | None, case: Case, language: Language) -> str:
    """Returns the largest stake of a question, such as ``½ zi``; "" if zero or not known."""
    if stake is None or not stake.change:
        return ""
    return change_text(stake.change, case, language)


def change_text(points: Fraction, case: Case, language: Language) -> str:
    """Returns a change of the margin (in points) as text in the rule set's unit, unsigned."""
    unit = ruleset(case.rules).unit
    return amount(abs(points) / unit.points, unit, language)

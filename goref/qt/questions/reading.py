"""The texts of a question for the page, the list and a menu."""

from __future__ import annotations

from collections.abc import Iterable

from goref.app.opinion.sentences import speaker_text
from goref.app.opinion.side_by_side import SaidOfStones
from goref.app.opinion.suggestion import Suggestion
from goref.app.questions import sentences
from goref.app.questions.opinions import answer_of, opinions_of, said_text
from goref.app.questions.question import Answer, Key, Question
from goref.app.questions.stake_calculator import QuestionStake
from goref.app.session.session import Session
from goref.core.base.frozen import frozen, replace
from goref.core.base.language import Language, capital
from goref.core.findings.table import kind_of
from goref.core.rulesets.table import ruleset
from goref.core.texts.questions import ANSWERS, DECIDES
from goref.core.texts.terms import JOINT, KINDS, term
from goref.io.values.articles import article
from goref.qt.questions.side_by_side import OpinionText
from goref.qt.questions.texts import AnswerText, QuestionText, RestRow

WEIGHTY = "‼"
"""The mark of an answer that would change the winner."""
STEPS = {"dead": "dead", "doubts": "points"}
"""The step of the count, by stage, whose article is shown if no finding names one."""


@frozen(eq=False)
class QuestionReader:
    """The source of the texts of a case's questions, in a language, with a suggestion."""

    session: Session
    language: Language
    suggestion: Suggestion | None = None

    def subjects(self, questions: Iterable[Question]) -> dict[Key, str]:
        """Returns the text of each question by the question's key; no two texts are equal."""
        every = {question.key: question for question in questions}.values()
        return sentences.subjects(every, self.session.case, self.language)

    def question_text(
        self, question: Question, subject: str, stake: QuestionStake | None = None
    ) -> QuestionText:
        """Returns the text of a question for its view.

        Args:
            subject: the text of the question, different from all other visible ones.
        """
        case, suggestion, language = self.session.case, self.suggestion, self.language
        seen = self.session.assessment.bench.ruled[0]
        now = sentences.standing(question, seen, language)
        why = sentences.why(question, case, suggestion, language)
        told = [now] if why else []
        told += [sentences.kept_reason(question, case, language)]
        return QuestionText(
            subject,
            why or now,
            self._more_text(question, told),
            tuple(self._answer_text(question, one, stake) for one in question.answers),
            takes_reason=any(one.takes_reason for one in question.answers),
            reason=next((one.reason for one in question.answers if one.reason), ""),
            others=bool(question.more),
            opinions=tuple(
                self._opinion(one, question, stake) for one in opinions_of(question, suggestion)
            ),
        )

    def _opinion(
        self, said: SaidOfStones, question: Question, stake: QuestionStake | None
    ) -> OpinionText:
        """Returns an opinion as text, with the effect of a ruling that follows it."""
        told = said_text(said, question, self.session.case.record.grid, self.language)
        answer = answer_of(said, question)
        effect = "" if answer is None else self._answer_text(question, answer, stake).stake
        return OpinionText(speaker_text(said, self.language), told, effect)

    def _more_text(self, question: Question, told: Iterable[str]) -> str:
        """Returns further facts, other reasons, and the article that decides a question."""
        case, language = self.session.case, self.language
        reasons = sentences.more_reasons(question, case, self.suggestion, language)
        told = [*filter(None, told), *reasons]
        if question.items:
            step = question.items[0].step
        elif question.findings:
            step = kind_of(question.findings[0]).step
        else:
            step = STEPS.get(question.stage, "")
        if question.cycle is not None or not step:  # a cycle's reasons cite the rule already
            return "\n".join(told)
        rests_on = article(ruleset(case.rules), step)
        cite, says = rests_on.cited(language), rests_on.told(language)
        return "\n\n".join(filter(None, ("\n".join(told), cite, says)))

    def _answer_text(
        self, question: Question, answer: Answer, stake: QuestionStake | None
    ) -> AnswerText:
        """Returns the text of an answer for its button."""
        case, language = self.session.case, self.language
        outcome = stake.outcomes.get(answer.name) if stake is not None else None
        whole = sentences.stake_text(question, answer, outcome, case, language)
        brief, weighty = whole, outcome is not None and outcome.flips
        if outcome is not None and weighty:
            if outcome.change != 0:
                alone = replace(outcome, flips=False)
                brief = sentences.stake_text(question, answer, alone, case, language)
            brief = f"{WEIGHTY} {brief}"
        return AnswerText(
            sentences.answer_text(answer, language),
            brief,
            answer.key.upper(),
            means=whole,
            suggested=answer.suggested,
            weighty=weighty,
            needs_reason=answer.needs_reason,
        )

    def rest_row(
        self, question: Question, subject: str, stake: QuestionStake | None
    ) -> RestRow:
        """Returns the line of a question in the list."""
        seen = self.session.assessment.bench.ruled[0]
        state = sentences.state_text(question, self.session.case, seen, self.language)
        told = JOINT.join(filter(None, (state, self._worth(stake))))
        return RestRow(question.key, subject, told, quiet=not question.asks)

    def fold_row(self, key: object, text: str, stakes: Iterable[QuestionStake]) -> RestRow:
        """Returns the line that folds the notes, with the largest of their stakes.

        If the largest stake would change the winner, the line is not quiet.
        """
        heaviest = max(stakes, key=lambda one: (one.flips, one.change or 0), default=None)
        flips = heaviest is not None and heaviest.flips
        return RestRow(key, text, self._worth(heaviest), quiet=not flips)

    def _worth(self, stake: QuestionStake | None) -> str:
        """Returns the largest stake as text, marked if it would change the winner."""
        worth = sentences.worth_text(stake, self.session.case, self.language)
        if stake is None or not stake.flips:
            return worth
        return f"{WEIGHTY} {worth or DECIDES.in_(self.language)}"


def menu_text(answer: Answer, number: int | None, language: Language) -> str:
    """Returns an answer's text for a menu, with its keys.

    ``number`` is the answer's place, from 0, if a digit gives the answer; else None.
    """
    figure = "" if number is None else str(number + 1)
    return _with_keys(sentences.answer_text(answer, language), figure, answer)


def side_text(owner: str, language: Language) -> str:
    """Returns the title of a menu of kinds that points of ``owner``, "B" or "W", can have."""
    return ANSWERS["points-black" if owner == "B" else "points-white"].in_(language)


def kind_text(answer: Answer, language: Language) -> str:
    """Returns the kind of point that an answer gives, for its side's menu, with its key."""
    name = term(KINDS, answer.says or answer.name, language)
    return _with_keys(capital(name), "", answer)


def _with_keys(text: str, figure: str, answer: Answer) -> str:
    keys = ", ".join(filter(None, (figure, answer.key.upper())))
    return f"{text}\t{keys}".replace("&", "&&")

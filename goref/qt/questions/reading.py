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
"""The mark of an answer or question that could change the winner."""
STEPS = {"dead": "dead", "doubts": "points"}
"""The step of the count whose article is shown at a stage, unless a finding names
another step.
"""


@frozen(eq=False)
class QuestionReader:
    """The texts of a case's questions in a language.

    Attributes:
        suggestion: the second opinion, or None.
    """

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
        """Returns the texts that the view of a question shows.

        Args:
            subject: the question's text from :meth:`subjects`.
            stake: what depends on the answer; None if it is not computed yet.
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
        """Returns one engine's opinion as text, with the effect of a ruling that agrees with
        it.
        """
        told = said_text(said, question, self.session.case.record.grid, self.language)
        answer = answer_of(said, question)
        effect = "" if answer is None else self._answer_text(question, answer, stake).stake
        return OpinionText(speaker_text(said, self.language), told, effect)

    def _more_text(self, question: Question, told: Iterable[str]) -> str:
        """Returns the folded details of a question: the given texts, further reasons, and the
        article.
        """
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
        """Returns the texts on the button of an answer."""
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
        """Returns the line of a question in the list of questions."""
        seen = self.session.assessment.bench.ruled[0]
        state = sentences.state_text(question, self.session.case, seen, self.language)
        told = JOINT.join(filter(None, (state, self._worth(stake))))
        return RestRow(question.key, subject, told, quiet=not question.asks)

    def fold_row(self, key: object, text: str, stakes: Iterable[QuestionStake]) -> RestRow:
        """Returns the line that folds or unfolds the notes, with the largest of their
        ``stakes``.

        The line is quiet (grey) unless one of the notes could change the winner.
        """
        heaviest = max(stakes, key=lambda one: (one.flips, one.change or 0), default=None)
        flips = heaviest is not None and heaviest.flips
        return RestRow(key, text, self._worth(heaviest), quiet=not flips)

    def _worth(self, stake: QuestionStake | None) -> str:
        """Returns what depends on a question, as text: its largest stake. Marked if it could
        change the winner.
        """
        worth = sentences.worth_text(stake, self.session.case, self.language)
        if stake is None or not stake.flips:
            return worth
        return f"{WEIGHTY} {worth or DECIDES.in_(self.language)}"


def menu_text(answer: Answer, number: int | None, language: Language) -> str:
    """Returns the text of an answer in a menu, with its keys.

    Args:
        number: the index of the answer, from 0, if a digit gives it; else None.
    """
    figure = "" if number is None else str(number + 1)
    return _with_keys(sentences.answer_text(answer, language), figure, answer)


def side_text(owner: str, language: Language) -> str:
    """Returns the title of the submenu with kinds for points of ``owner``, "B" or "W"."""
    return ANSWERS["points-black" if owner == "B" else "points-white"].in_(language)


def kind_text(answer: Answer, language: Language) -> str:
    """Returns the text of an answer that gives points a kind, in its submenu: the kind and the
    key.
    """
    name = term(KINDS, answer.says or answer.name, language)
    return _with_keys(capital(name), "", answer)


def _with_keys(text: str, figure: str, answer: Answer) -> str:
    keys = ", ".join(filter(None, (figure, answer.key.upper())))
    return f"{text}\t{keys}".replace("&", "&&")

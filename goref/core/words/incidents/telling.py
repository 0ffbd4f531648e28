"""An incident or a protest in a sentence, for lists, sheets, comments and the log of acts."""

from __future__ import annotations

from collections.abc import Iterable

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.case.case import Case
from goref.core.incidents.adding_up import counted_said
from goref.core.incidents.incident import Incident, Protest, ProtestState, in_act_order
from goref.core.incidents.regulation import Regulation
from goref.core.scoring.lines import Line
from goref.core.words.incidents.consequences import (
    PEOPLE,
    PROTESTS,
    WHOSE,
    consequences_said,
    kind_said,
    regulation_said,
)
from goref.core.words.terms import LINES, term

MOVE = Text("move {move}", "第{move}手", "{move}手目", "{move}수")
NOT_DECIDED = Text("not decided", "未裁定", "未裁定", "미결정")
WITHOUT = Text("no consequence", "不处罚", "処置なし", "처분 없음")
ANNULLED = Text(
    "annulled: {reason}", "已撤销：{reason}", "取り消し：{reason}", "취소됨: {reason}"
)
BECAUSE = Text("reason: {reason}", "理由：{reason}", "理由：{reason}", "이유: {reason}")
FROM = Text(
    "round {round}, table {table}",
    "第{round}轮第{table}台",
    "{round}回戦 卓{table}",
    "{round}라운드 테이블 {table}",
)
WITHOUT_IT = Text(
    "Without the penalty: {result}",
    "若不计罚则：{result}",
    "罰がなければ：{result}",
    "벌점이 없다면: {result}",
)
PROTEST = Text("protest of {by}", "{by}的申诉", "{by}の抗議", "{by}의 항의")
LODGED = Text("lodged {what}", "{what}提出", "{what}提出", "제기: {what}")
UNTIL = Text("could be lodged until {what}", "期限{what}", "期限{what}", "제기 기한: {what}")
DECIDED = Text("decided {what}", "{what}裁决", "{what}裁定", "결정: {what}")
BY = Text("by {what}", "由{what}裁决", "裁定者：{what}", "결정자: {what}")
AGAINST = Text("incident {number}", "第{number}号事件", "事案{number}", "사안 {number}")
THE_RESULT = Text("the result", "比赛结果", "結果", "결과")
WITHIN = Text(
    "Protests: within {minutes} minutes of the result",
    "申诉须在结果公布后{minutes}分钟内提出",
    "抗議は結果から{minutes}分以内",
    "항의: 결과 후 {minutes}분 이내",
)
LEFT = Text(
    "Protests: until {time} ({left} minutes left)",
    "申诉期限{time}（还有{left}分钟）",
    "抗議は{time}まで（残り{left}分）",
    "항의: {time}까지({left}분 남음)",
)
LAST = Text(
    "Protests: until {time} (1 minute left)",
    "申诉期限{time}（还有1分钟）",
    "抗議は{time}まで（残り1分）",
    "항의: {time}까지(1분 남음)",
)
PASSED = Text(
    "Protests: the time passed at {time}",
    "申诉期限已于{time}过",
    "抗議の期限は{time}に過ぎた",
    "항의: {time}에 기한이 지남",
)


def heading(incident: Incident, language: Language) -> str:
    """Which it is: ``1. White, move 18: prisoner not laid in the lid``."""
    writing = LANGUAGES[language]
    where = WHOSE[incident.side].in_(language)
    if incident.move:
        where += writing.clause + MOVE.in_(language, move=incident.move)
    return f"{incident.number}. {where}{writing.colon}{what_of(incident, language)}"


def what_of(incident: Incident, language: Language) -> str:
    """What happened: the name of its kind, or the facts where the kind says nothing."""
    if incident.kind == "other" and incident.facts:
        return " ".join(incident.facts.split())
    return kind_said(incident.kind, language)


def line_name(line: Line, incidents: Iterable[Incident], language: Language) -> str:
    """The name of a line of the count; a penalty's with its incident as the reason."""
    name = term(LINES, line.key, language)
    if line.incident is None:
        return name
    for each in incidents:
        if each.number == line.incident:
            return LANGUAGES[language].with_aside(
                name, f"{each.number}. {what_of(each, language)}"
            )
    return name


def outcome_of(incident: Incident, language: Language) -> str:
    """What it led to: ``warning, 2 points to the opponent``, or why it holds no more."""
    if incident.annulled:
        return ANNULLED.in_(language, reason=incident.annulled)
    if incident.decided is None:
        return NOT_DECIDED.in_(language)
    return consequences_said(incident.decided, language) or WITHOUT.in_(language)


def outcome_with_sum(incident: Incident, language: Language) -> str:
    """What it led to, and what it was counted with, where the proposal was taken."""
    told, led = outcome_of(incident, language), incident.adds_up
    if led is None or incident.differs or not incident.holds:
        return told
    return LANGUAGES[language].with_aside(told, counted_said(led, language))


def incident_said(incident: Incident, language: Language, own: Regulation | None = None) -> str:
    """All of it in a line, without a full stop.

    Args:
        own: the regulation of the case, where that is no one of goref's.
    """
    writing = LANGUAGES[language]
    parts = [f"{heading(incident, language)} → {outcome_with_sum(incident, language)}"]
    if incident.regulation and incident.article:
        cited = regulation_said(incident.regulation, language, own, incident.article)
        parts[0] = writing.with_aside(parts[0], cited)
    if incident.reason and incident.reason != incident.facts:
        parts.append(BECAUSE.in_(language, reason=incident.reason))
    return writing.semicolon.join(parts)


def protest_said(protest: Protest, language: Language) -> str:
    """A protest in a line: ``protest of White (incident 1): under protest``."""
    told, lodged, decided, said = protest_parts(protest, language)
    writing = LANGUAGES[language]
    if known := lodged + decided:
        told = writing.with_aside(told, writing.listed(known))
    return f"{told}{writing.semicolon}{said}" if said else told


def protest_parts(
    protest: Protest, language: Language
) -> tuple[str, list[str], list[str], str]:
    """Of a protest: whose, against what, and what has become of it; when it was or could be
    lodged; when and by whom it was decided; and why."""
    writing = LANGUAGES[language]
    of = PROTEST.in_(language, by=PEOPLE[protest.by].in_(language))
    against = (
        THE_RESULT.in_(language)
        if protest.against is None
        else AGAINST.in_(language, number=protest.against)
    )
    told = writing.with_aside(of, against) + writing.colon
    told += PROTESTS[protest.state].in_(language)
    lodged = ((LODGED, protest.lodged), (UNTIL, protest.deadline))
    decided = ((DECIDED, protest.decided), (BY, protest.by_whom))
    first, then = (
        [text.in_(language, what=value) for text, value in times if value]
        for times in (lodged, decided)
    )
    said = protest.grounds if protest.state is ProtestState.LODGED else protest.ruling
    return told, first, then, said


def deadline_said(minutes: int, until: str, left: int, language: Language) -> str:
    """How long a protest may be lodged; ``until`` is empty where that is not known."""
    if not until:
        return WITHIN.in_(language, minutes=minutes)
    text = PASSED if not left else LAST if left == 1 else LEFT
    return text.in_(language, time=until, left=left)


def case_lines(case: Case, language: Language) -> list[str]:
    """The incidents of a case in the order of the acts, then its protests, a line each."""
    lines = [
        incident_said(one, language, case.regulation) for one in in_act_order(case.incidents)
    ]
    return [*lines, *(protest_said(one, language) for one in case.protests)]


def brief(incidents: Iterable[Incident], language: Language) -> str:
    """What each side got at a table, for a list: ``Black: warning; White: 2 points``."""
    writing = LANGUAGES[language]
    told = [
        f"{WHOSE[one.side].in_(language)}{writing.colon}{outcome_of(one, language)}"
        for one in in_act_order(incidents)
        if not one.annulled
    ]
    return writing.semicolon.join(told)

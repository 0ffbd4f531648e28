"""What was done to an event, as the audit has it, in words: acts, and what they changed."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from goref.core.base.faults import Fault, fault
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.event.forced import FORCED, read_forced
from goref.core.words.event.events import TERMS, VERDICTS
from goref.core.words.event.fields import FIELDS
from goref.core.words.findings import say
from goref.core.words.status import STATES
from goref.core.words.terms import term

DONE: dict[str, Text] = {
    "event-created": Text("Event made", "建立赛事", "大会の作成", "대회 생성"),
    "event-changed": Text("Event changed", "更改赛事", "大会の変更", "대회 변경"),
    "event-restored": Text(
        "Put back from a copy", "由副本恢复", "控えから復元", "사본에서 복원"
    ),
    "event-gap": Text(
        "Entries found to be missing",
        "发现缺少记录",
        "記録の欠落を発見",
        "빠진 항이 있음",
    ),
    "event-found": Text(
        "Event found changed", "发现赛事被改动", "大会の改変を発見", "대회가 바뀌어 있었음"
    ),
    "player-found": Text(
        "Player found changed", "发现棋手被改动", "選手の改変を発見", "선수가 바뀌어 있었음"
    ),
    "table-found": Text(
        "Table found changed", "发现台次被改动", "卓の改変を発見", "테이블이 바뀌어 있었음"
    ),
    "bye-found": Text(
        "Bye found changed", "发现轮空被改动", "不戦の改変を発見", "부전승이 바뀌어 있었음"
    ),
    "player-added": Text("Player entered", "登记棋手", "選手の登録", "선수 등록"),
    "player-changed": Text("Player changed", "更改棋手", "選手の変更", "선수 변경"),
    "player-removed": Text("Player taken out", "移去棋手", "選手の削除", "선수 삭제"),
    "table-added": Text("Table put in", "加台", "卓の追加", "테이블 추가"),
    "table-changed": Text("Table changed", "更改台次", "卓の変更", "테이블 변경"),
    "table-removed": Text("Table taken out", "撤台", "卓の削除", "테이블 삭제"),
    "bye-added": Text("Bye given", "给予轮空", "不戦の追加", "부전승 부여"),
    "bye-removed": Text("Bye taken back", "撤销轮空", "不戦の取り消し", "부전승 취소"),
}
"""The acts of the audit; one that is not known here is told as it is written down."""
ABOUT = Text("{act}: {subject}", "{act}：{subject}", "{act}：{subject}", "{act}: {subject}")
"""An act, and what it was about."""
BASES: dict[str, Text] = {
    "case": Text("the case", "案卷", "裁定ファイル", "판정 파일"),
    "word": Text("the referee's word", "裁判认定", "審判の認定", "심판의 말"),
    "imported": Text("a file", "文件", "ファイル", "파일"),
}
"""What a result is known from."""
OPEN_STILL = Text(
    "decided by force, {count} open ({state}): {told}",
    "强行定局，当时{count}项未决（{state}）：{told}",
    "未決{count}件のまま強いて決定（{state}）：{told}",
    "미결 {count}건인 채 강제 확정({state}): {told}",
)
"""That a case decided its table though something was open in it."""
SHOWN = 3
"""Of what was open at most this many are told."""
DIGEST = 12
"""Signs of a digest that are shown."""
NONE = "–"
_NUMBER = re.compile(r"-?\d{1,9}(?:/\d{1,9})?")


def act_text(what: str, subject: str, language: Language) -> str:
    """An act and what it was about: ``Table changed: 2/1``."""
    act, name = term(DONE, what, language), subject.partition(" ")[2]
    if what.startswith("bye"):
        name = TERMS["round-n"].in_(language, n=subject.rpartition(" ")[2])
    return ABOUT.in_(language, act=act, subject=name) if name else act


def change_text(
    before: Mapping[str, object],
    after: Mapping[str, object],
    names: Mapping[int, str],
    language: Language,
) -> str:
    """What an act changed: ``state: to play → decided; result: – → B+R``.

    Args:
        names: players by id; one who is gone is called by the id.
    """
    told = []
    for key in dict.fromkeys((*before, *after)):
        if key == FORCED:
            told.append(_forced_text(after[key], language))
            continue
        was = value_text(key, before.get(key), names, language)
        now = value_text(key, after.get(key), names, language)
        name = term(FIELDS, key, language)
        if was == now:
            continue
        if before and after:
            told.append(f"{name}: {was or NONE} → {now or NONE}")
        elif was or now:
            told.append(f"{name}: {was or now}")
    return "; ".join(told)


def _forced_text(value: Any, language: Language) -> str:
    """What was open in a case that a table was decided by all the same."""
    try:
        state, board, matters = read_forced(value)
        told = [say(one, board, language) for one in matters[:SHOWN]]
    except (ValueError, KeyError, TypeError):  # of a later goref
        return str(value)
    more = ["…"] * (len(matters) > SHOWN)
    return OPEN_STILL.in_(
        language,
        count=len(matters),
        state=STATES[state].in_(language),
        told=LANGUAGES[language].gap.join((*told, *more)),
    )


def value_text(key: str, value: object, names: Mapping[int, str], language: Language) -> str:
    """A field's value in words; empty for none."""
    if value is None or value == "":
        return ""
    match key:
        case "black" | "white" | "player" if isinstance(value, int):
            return names.get(value, f"#{value}")
        case "state":
            return term(TERMS, str(value), language)
        case "verdict":
            return term(VERDICTS, str(value), language)
        case "basis":
            return term(BASES, str(value), language)
        case "digest":
            return str(value)[:DIGEST]
        case "margin" if _NUMBER.fullmatch(str(value)):
            return mixed(Fraction(str(value)))
        case "signed":
            return str(value).partition(" ")[0]
        case "size" if not value:
            return ""
        case "by_default":
            return "✓" if value else ""
        case "placement":
            return _criteria(str(value))
        case "incidents" | "protests" | "regulation":
            from goref.core.words.incidents.audited import audited  # few events have any

            return audited(key, str(value), language)
    return " ".join(str(value).split())


def _criteria(text: str) -> str:
    """The criteria of a placement as the event's file keeps it."""
    try:
        return " ".join(map(str, json.loads(text)["criteria"]))
    except (RecursionError, ValueError, TypeError, KeyError):  # of a later goref
        return text


def subject_of(subject: str) -> Fault | str:
    """What an act was about, as the audit has it, in words of every language."""
    kind, _, name = subject.partition(" ")
    said: dict[str, Fault] = {
        "event": fault("subject-event"),
        "table": fault("subject-table", table=name),
        "player": fault("subject-player", name=name),
        "bye": fault("subject-bye", round=name.rpartition(" ")[2]),
    }
    return said.get(kind, subject)

"""What was done to an event, as the audit has it: acts, what they were about, and fields."""

from __future__ import annotations

from goref.core.faults import Fault, fault
from goref.core.text import Text

DONE: dict[str, Text] = {
    "event-created": Text("event-created", "建立赛事", "大会の作成"),
    "event-changed": Text("event-changed", "更改赛事", "大会の変更"),
    "player-added": Text("player-added", "加入棋手", "選手の追加"),
    "player-changed": Text("player-changed", "更改棋手", "選手の変更"),
    "player-removed": Text("player-removed", "移去棋手", "選手の削除"),
    "table-added": Text("table-added", "加台", "卓の追加"),
    "table-changed": Text("table-changed", "更改该台", "卓の変更"),
    "table-removed": Text("table-removed", "撤台", "卓の削除"),
    "bye-added": Text("bye-added", "给予轮空", "不戦の追加"),
    "bye-removed": Text("bye-removed", "撤销轮空", "不戦の取り消し"),
}
"""The acts of the audit. In English they are said as they are written down."""

FIELDS: dict[str, Text] = {
    "name": Text("name", "名称", "名称"),
    "place": Text("place", "地点", "場所"),
    "begins": Text("begins", "开始日", "開始日"),
    "ends": Text("ends", "结束日", "終了日"),
    "rounds": Text("rounds", "轮数", "回戦数"),
    "rules": Text("rules", "规则", "ルール"),
    "komi": Text("komi", "贴目", "コミ"),
    "handicap_komi": Text("handicap_komi", "让子棋贴目", "置碁のコミ"),
    "bye": Text("bye", "轮空得分", "不戦の勝点"),
    "surname": Text("surname", "姓", "姓"),
    "given": Text("given", "名", "名"),
    "rank": Text("rank", "段级", "段級位"),
    "rating": Text("rating", "等级分", "レーティング"),
    "club": Text("club", "单位", "所属"),
    "country": Text("country", "国家", "国"),
    "egf_pin": Text("egf_pin", "EGF 编号", "EGF 番号"),
    "aga_id": Text("aga_id", "AGA 编号", "AGA 番号"),
    "round": Text("round", "轮次", "回戦"),
    "number": Text("number", "台次", "卓"),
    "black": Text("black", "黑", "黒"),
    "white": Text("white", "白", "白"),
    "player": Text("player", "棋手", "選手"),
    "handicap": Text("handicap", "让子", "置石"),
    "state": Text("state", "状态", "状態"),
    "result": Text("result", "结果", "結果"),
    "verdict": Text("verdict", "胜负", "勝敗"),
    "re": Text("re", "记作", "記録"),
    "basis": Text("basis", "依据", "根拠"),
    "margin": Text("margin", "差", "差"),
    "result_rules": Text("result_rules", "结果所依规则", "結果のルール"),
    "by_default": Text("by_default", "弃权", "不戦"),
    "reason": Text("reason", "理由", "理由"),
    "digest": Text("digest", "案卷", "裁定ファイル"),
    "source": Text("source", "来源", "出所"),
    "note": Text("note", "备注", "備考"),
}
"""The fields of an event, its players and its tables, by the names they are kept under."""

VALUES: dict[tuple[str, str], Text] = {
    ("state", "to-play"): Text("to-play", "未下完", "対局前・対局中"),
    ("state", "in-dispute"): Text("in-dispute", "有争议", "係争中"),
    ("state", "decided"): Text("decided", "已定", "決定"),
    ("verdict", "black"): Text("black", "黑胜", "黒勝ち"),
    ("verdict", "white"): Text("white", "白胜", "白勝ち"),
    ("verdict", "draw"): Text("draw", "和棋", "持碁"),
    ("verdict", "both-lose"): Text("both-lose", "双方负", "両者負け"),
    ("verdict", "both-win"): Text("both-win", "双方胜", "両者勝ち"),
    ("verdict", "no-result"): Text("no-result", "无胜负", "無勝負"),
    ("basis", "case"): Text("case", "案卷", "裁定ファイル"),
    ("basis", "word"): Text("word", "裁判认定", "審判の認定"),
    ("basis", "imported"): Text("imported", "导入", "取り込み"),
}
"""Values that are words, by field."""


def done(what: str, language: str) -> str:
    """An act of the audit in a language; as it is where it is not known."""
    return DONE[what].in_(language) if what in DONE else what


def field_name(field: str, language: str) -> str:
    """A field's name in a language; as it is where it is not known."""
    return FIELDS[field].in_(language) if field in FIELDS else field


def value_words(field: str, value: object, language: str) -> str:
    """A field's value in a language."""
    if value is None:
        return "None" if language == "en" else "–"
    text = str(value)
    return VALUES[field, text].in_(language) if (field, text) in VALUES else text


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

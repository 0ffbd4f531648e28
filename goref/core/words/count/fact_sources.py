"""Where the facts of a result come from, in words."""

from __future__ import annotations

from goref.core.base.language import Text

TITLE = Text("Facts and their sources", "事实及其来源", "事実とその出所", "사실과 그 출처")
FACTS: dict[str, Text] = {
    "rules": Text("Rule set", "规则", "ルール", "규칙"),
    "komi": Text("Komi", "贴目", "コミ", "덤"),
    "handicap": Text("Handicap", "让子", "置石", "접바둑"),
    "stones": Text("Stones on the board", "盘上棋子", "盤上の石", "바둑판의 돌"),
    "dead": Text("Dead stones", "死子", "死石", "사석"),
    "last_play": Text("Last play", "收后", "最後の着手", "마지막 착수"),
    "prisoners": Text("Prisoners", "俘子", "アゲハマ", "따낸 돌"),
}
"""The facts that are told with their source, by key."""
SOURCES: dict[str, Text] = {
    "record": Text("record", "棋谱", "棋譜", "기보"),
    "rule-set": Text(
        "usual for the rule set", "该规则的通常值", "このルールの通常の値", "규칙의 보통 값"
    ),
    "event": Text("event", "赛事", "大会", "대회"),
    "referee": Text("stated", "申明", "申告", "입력"),
    "suggestion": Text("suggestion", "建议", "提案", "제안"),
    "photograph": Text("photograph", "照片", "写真", "사진"),
    "nobody": Text("not stated", "未说明", "記載なし", "언급 없음"),
}
"""The values of a source."""
NONE = Text("none", "无", "なし", "없음")
UNKNOWN = Text("not known", "不详", "不明", "알 수 없음")

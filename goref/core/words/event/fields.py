"""What the fields of an event, its players and its tables are called."""

from __future__ import annotations

from goref.core.base.language import Text

FIELDS: dict[str, Text] = {
    "name": Text("name", "名称", "名称"),
    "place": Text("place", "地点", "場所"),
    "begins": Text("first day", "首日", "初日"),
    "ends": Text("last day", "末日", "最終日"),
    "rounds": Text("rounds", "轮数", "回戦数"),
    "rules": Text("rule set", "规则", "ルール"),
    "komi": Text("komi", "贴目", "コミ"),
    "handicap_komi": Text("komi with handicap", "让子棋贴目", "置碁のコミ"),
    "bye": Text("points for a bye", "轮空得分", "不戦の勝点"),
    "surname": Text("surname", "姓", "姓"),
    "given": Text("given name", "名", "名"),
    "rank": Text("rank", "段级", "段級位"),
    "rating": Text("rating", "等级分", "レーティング"),
    "club": Text("club", "单位", "所属"),
    "country": Text("country", "国家", "国"),
    "egf_pin": Text("EGF number", "EGF 编号", "EGF 番号"),
    "aga_id": Text("AGA number", "AGA 编号", "AGA 番号"),
    "round": Text("round", "轮次", "回戦"),
    "number": Text("table", "台次", "卓"),
    "black": Text("Black", "黑", "黒"),
    "white": Text("White", "白", "白"),
    "handicap": Text("handicap", "让子", "置石"),
    "state": Text("state", "状态", "状態"),
    "verdict": Text("winner", "胜负", "勝敗"),
    "re": Text("result", "结果", "結果"),
    "margin": Text("Black less White", "黑减白", "黒−白"),
    "digest": Text("case", "案卷", "裁定ファイル"),
    "source": Text("record", "棋谱", "棋譜"),
    "incidents": Text("incidents", "事件", "事案"),
    "protests": Text("protests", "申诉", "抗議"),
    "regulation": Text("regulation", "规程", "規定"),
    "note": Text("remark", "备注", "備考"),
    "player": Text("player", "棋手", "選手"),
    "reason": Text("reason", "理由", "理由"),
    "result_rules": Text("counted under", "结果所依规则", "結果のルール"),
    "by_default": Text("by default", "弃权", "不戦"),
    "copy": Text("copy", "副本", "控え"),
    "basis": Text("known from", "依据", "根拠"),
}
"""By the names they are kept under."""

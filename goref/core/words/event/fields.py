"""What the fields of an event, its players and its tables are called."""

from __future__ import annotations

from goref.core.base.language import Text

FIELDS: dict[str, Text] = {
    "name": Text("name", "名称", "名称", "명칭"),
    "place": Text("place", "地点", "場所", "장소"),
    "begins": Text("first day", "首日", "初日", "첫날"),
    "ends": Text("last day", "末日", "最終日", "마지막 날"),
    "rounds": Text("rounds", "轮数", "回戦数", "라운드 수"),
    "rules": Text("rule set", "规则", "ルール", "규칙"),
    "size": Text("board size", "棋盘路数", "盤の路数", "바둑판 크기"),
    "komi": Text("komi", "贴目", "コミ", "덤"),
    "handicap_komi": Text("komi with handicap", "让子棋贴目", "置碁のコミ", "접바둑의 덤"),
    "bye": Text("points for a bye", "轮空得分", "不戦の勝点", "부전승의 승점"),
    "surname": Text("surname", "姓", "姓", "성"),
    "given": Text("given name", "名", "名", "이름"),
    "rank": Text("rank", "段级", "段級位", "단급"),
    "rating": Text("rating", "等级分", "レーティング", "레이팅"),
    "club": Text("club", "单位", "所属", "소속"),
    "country": Text("country", "国家", "国", "국가"),
    "egf_pin": Text("EGF number", "EGF 编号", "EGF 番号", "EGF 번호"),
    "aga_id": Text("AGA number", "AGA 编号", "AGA 番号", "AGA 번호"),
    "round": Text("round", "轮次", "回戦", "라운드"),
    "number": Text("table", "台次", "卓", "테이블"),
    "black": Text("Black", "黑", "黒", "흑"),
    "white": Text("White", "白", "白", "백"),
    "handicap": Text("handicap", "让子", "置石", "치석"),
    "state": Text("state", "状态", "状態", "상태"),
    "verdict": Text("winner", "胜负", "勝敗", "승자"),
    "re": Text("result", "结果", "結果", "결과"),
    "margin": Text("Black less White", "黑减白", "黒−白", "흑에서 백을 뺀 값"),
    "digest": Text("case", "案卷", "裁定ファイル", "판정 파일"),
    "source": Text("record", "棋谱", "棋譜", "기보"),
    "incidents": Text("incidents", "事件", "事案", "사안"),
    "protests": Text("protests", "申诉", "抗議", "항의"),
    "placement": Text("placed by", "名次依据", "順位の基準", "순위 기준"),
    "mms_correction": Text(
        "McMahon correction", "麦克马洪调整分", "マクマホン調整点", "맥마흔 보정점"
    ),
    "absent": Text("absent in rounds", "缺席轮次", "欠場の回戦", "결장 라운드"),
    "closed": Text("rounds closed", "已封闭的轮次", "締め切った回戦", "마감한 라운드"),
    "signed": Text("signed", "已签字", "署名", "서명"),
    "regulation": Text("regulation", "规程", "規定", "규정"),
    "note": Text("remark", "备注", "備考", "비고"),
    "player": Text("player", "棋手", "選手", "선수"),
    "reason": Text("reason", "理由", "理由", "이유"),
    "result_rules": Text("counted under", "结果所依规则", "結果のルール", "계가 규칙"),
    "by_default": Text("by default", "弃权", "不戦", "부전"),
    "copy": Text("copy", "副本", "控え", "사본"),
    "cut": Text("entries missing", "缺少的记录", "欠けている項", "빠진 항"),
    "basis": Text("known from", "依据", "根拠", "근거"),
}
"""By the names they are kept under."""

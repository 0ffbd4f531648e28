"""The words of the score sheet: its headings, what makes it not final, its signatures."""

from __future__ import annotations

from goref.core.base.language import Text

HEADINGS: dict[str, Text] = {
    "sheet": Text("Score sheet", "记分单", "記録用紙", "결과지"),
    "event": Text("Event", "赛事", "大会", "대회"),
    "round": Text("Round", "轮次", "回戦", "라운드"),
    "table": Text("Table", "台次", "卓", "테이블"),
    "place": Text("Place", "地点", "場所", "장소"),
    "date": Text("Date", "日期", "日付", "날짜"),
    "rules": Text("Rule set", "规则", "ルール", "규칙"),
    "source": Text("Source", "出处", "出典", "출처"),
    "komi": Text("Komi", "贴目", "コミ", "덤"),
    "handicap": Text("Handicap", "让子", "置石", "치석"),
    "moves": Text("Moves", "手数", "手数", "총 수"),
    "board": Text("Board", "棋盘", "碁盤", "바둑판"),
    "position": Text("Final position", "终局盘面", "終局図", "종국 국면"),
    "legend": Text("Signs", "图例", "記号", "기호"),
    "count": Text("Count", "计算", "計算", "계가"),
    "payments": Text("Komi and adjustments", "贴目与还子", "コミなどの加減", "덤과 가감"),
    "total": Text("Total", "合计", "合計", "합계"),
    "so-far": Text("Total so far", "暂计", "暫定合計", "현재까지 합계"),
    "difference": Text("Black less White", "黑减白", "黒−白", "흑에서 백을 뺀 값"),
    "difference-so-far": Text("Black less White so far", "黑减白（暂计）", "黒−白（暫定）", "흑−백(잠정)"),
    "captured": Text("Captured in play", "对局中被提之子", "対局中に取られた石", "대국 중 잡힌 돌"),
    "dead": Text("Dead, taken off", "死子（取走）", "取り上げた死石", "들어낸 사석"),
    "unknown": Text("not known", "不详", "不明", "알려지지 않음"),
    "result": Text("Result", "结果", "結果", "결과"),
    "code": Text("Code", "校验码", "照合コード", "확인 코드"),
    "rulings": Text("What was ruled", "裁定内容", "裁定の内容", "판정 내용"),
    "no-rulings": Text(
        "Nothing was ruled. Stones are counted as they stand.",
        "未作任何裁定，各子暂按原样计算。",
        "裁定はない。石はそのまま数えている。", "아무것도 판정되지 않았습니다. 돌은 있는 그대로 셉니다.",
    ),
    "as-it-stands": Text(
        "The rest of the board counts as it stands",
        "盘上其余各处均照原样计算",
        "盤上のほかはすべてそのまま数える", "바둑판의 나머지는 있는 그대로 셈",
    ),
    "reason": Text("Reason", "理由", "理由", "이유"),
    "article": Text("Article", "条文", "条文", "조항"),
    "stated": Text("Stated by the referee", "裁判说明的事实", "審判が申告した事実", "심판이 밝힌 사실"),
    "basis": Text("What the count rests on", "计算依据", "計算の根拠", "계가의 근거"),
    "trials": Text("Tried on the board", "实战解决", "実戦解決", "바둑판에서 실전 확인"),
    "checks": Text("Counted in every way", "各种算法核对", "各計算法による照合", "모든 방법으로 계가"),
    "way": Text("Way to count", "算法", "数え方", "계가 방법"),
    "margin": Text("Black less White, with komi", "黑减白（贴目后）", "黒−白（コミ込み）", "흑−백(덤 포함)"),
    "agrees": Text("agrees", "一致", "一致", "일치"),
    "differs": Text("DIFFERS", "不一致", "不一致", "불일치"),
    "findings": Text("Findings", "提示", "指摘", "지적 사항"),
    "notes": Text("Notes", "备注", "備考", "비고"),
    "protocol": Text("Protocol", "裁判记录", "裁定記録", "판정 기록"),
    "link": Text("Last link of the chain", "校验链末值", "検証連鎖の最後の値", "마지막 연쇄값"),
    "not-final": Text("PROVISIONAL", "暂定", "暫定", "잠정"),
    "more-open": Text(
        "And {count} more (see Findings).", "另有{count}项（见“提示”）。", "ほか{count}件（「指摘」を参照）。", "그 밖에 {count}건(지적 사항 참조)."
    ),
    "incidents": Text("Incidents", "事件", "事案", "사안"),
    "carried": Text("Brought from earlier rounds", "前几轮带入", "前の回戦から", "앞 라운드에서 넘어온 것"),
    "protests": Text("Protests", "申诉", "抗議", "항의"),
    "under-protest": Text("UNDER PROTEST", "申诉中", "抗議中", "항의 중"),
    "photograph": Text("Photograph", "照片", "写真", "사진"),
    "photo-unreadable": Text(
        "The photograph in the case cannot be shown.",
        "案卷中的照片无法显示。",
        "裁定ファイルの写真は表示できない。", "판정 파일의 사진을 표시할 수 없습니다.",
    ),
    "signatures": Text("Signatures", "签名", "署名", "서명"),
    "referee": Text("Referee", "裁判", "審判", "심판"),
    "signed-on": Text("Date", "日期", "日付", "날짜"),
    "none": Text("none", "无", "なし", "없음"),
}  # fmt: skip

STEPS: dict[str, Text] = {
    "payments": Text("Komi and adjustments", "贴目与还子", "コミなどの加減", "덤과 가감"),
    "count": Text("Count", "计算", "計算", "계가"),
    "result": Text("Result", "结果", "結果", "결과"),
}
"""Steps whose articles the count rests on."""

LEGEND: dict[str, Text] = {
    "last": Text("last move", "最后一手", "最終手", "마지막 수"),
    "proposed": Text("hatched: proposed", "斜线：建议", "斜線：提案", "빗금: 제안"),
    "disputed": Text("disputed", "有争议", "異議あり", "이의 있음"),
    "flagged": Text("contradiction", "矛盾", "矛盾", "모순"),
}
"""Signs on the board that are no kind of a point and no status of a stone."""

SAID: dict[str, Text] = {
    "word": Text(
        "{verdict}, by the referee's decision.",
        "{verdict}，由裁判判定。",
        "{verdict}、審判の決定による。",
        "{verdict}, 심판의 결정에 따름.",
    ),
    "imported": Text(
        "{verdict}, as the event's results say.",
        "{verdict}，依赛事成绩。",
        "{verdict}、大会の成績による。",
        "{verdict}, 대회 결과에 따름.",
    ),
}
"""The result of a table that was not decided by a count, by its basis."""
SAID_WHY = Text(
    "Reason: {reason}. ", "理由：{reason}。", "理由：{reason}。", "이유: {reason}. "
)
BY_COUNT = Text(
    "The count of the board would say: {counted}",
    "若按盘面计算：{counted}",
    "盤面を数えれば：{counted}",
    "바둑판을 계가하면: {counted}",
)
BY_BOARD = Text(
    "The board itself: {counted}",
    "盘面本身：{counted}",
    "盤面自体：{counted}",
    "바둑판 자체: {counted}",
)
OPEN: dict[str, Text] = {
    "known-only": Text(
        "this rule set is known by name only",
        "此规则仅知其名",
        "このルールは名前のみ伝わる",
        "이 규칙은 이름만 알려져 있음",
    ),
    "trial-contrary": Text(
        "ruled otherwise than trial {number} showed, without a reason",
        "裁定与实战解决{number}的结果不同，且未写理由",
        "裁定が実戦解決{number}の結果と異なり、理由がない",
        "판정이 실전 확인 {number}의 결과와 다르며 이유가 없음",
    ),
    "checks": Text(
        "the ways to count do not agree",
        "各种算法结果不一致",
        "計算法の結果が一致しない",
        "계가 방법들이 서로 일치하지 않음",
    ),
    "table-dispute": Text(
        "the table is in dispute", "该台有争议", "この卓は係争中", "테이블이 이의가 있음"
    ),
    "table-decided": Text(
        "the table was decided otherwise: {verdict}",
        "该台已另行判定：{verdict}",
        "この卓は別に決定済み：{verdict}",
        "테이블이 다르게 확정되었음: {verdict}",
    ),
}
"""Why a sheet is not final, beside what the case's status says."""

AGREEMENT: dict[bool, Text] = {
    True: Text(
        "All {count} ways to count give the same margin.",
        "{count}种算法结果全部一致。",
        "{count}通りの数え方がすべて一致。",
        "계가 방법 {count}가지가 모두 같은 차이를 냅니다.",
    ),
    False: Text(
        "{bad} of {count} ways to count DISAGREE.",
        "{count}种算法中有{bad}种不一致。",
        "{count}通りの数え方のうち{bad}通りが不一致。",
        "계가 방법 {count}가지 중 {bad}가지가 일치하지 않습니다.",
    ),
}
WAYS: dict[str, Text] = {
    "formula": Text("Formula of the rule set", "公式", "計算式", "규칙의 계산식"),
    "numbers": Text(
        "{count} · difference only",
        "{count} · 仅算差数",
        "{count} · 差のみ",
        "{count} · 차이만",
    ),
    "stones": Text(
        "{count} · with stones", "{count} · 做棋", "{count} · 石を並べて", "{count} · 돌로"
    ),
    "stones-alone": Text(
        "{count} · with stones, {alone}",
        "{count} · 做棋，{alone}",
        "{count} · 石を並べて、{alone}",
        "{count} · 돌로, {alone}",
    ),
}
"""How a way to count is called, by its means."""

CHAIN = Text(
    "{point} ({stones})", "{point}（{stones}）", "{point}（{stones}）", "{point} ({stones})"
)
"""A chain, by one of its stones and the number of all."""
OF_SIDE = Text("{side} {chains}", "{side}{chains}", "{side}{chains}", "{side} {chains}")
LINE_UNIT = Text("in {unit}", "单位：{unit}", "単位：{unit}", "단위: {unit}")
STANDS: dict[str, Text] = {
    "settled": Text("let stand", "已认可", "了承済み", "그대로 인정"),
    "conflict": Text("contradiction", "矛盾", "矛盾", "모순"),
    "check": Text("open", "未处理", "未処理", "미처리"),
    "note": Text("note", "说明", "備考", "참고"),
}
"""What became of a finding."""
MOVES = Text("{count}", "{count}手", "{count}手", "{count}수")
SIZE = Text(
    "{width} × {height}", "{width}路×{height}路", "{width}×{height}路", "{width} × {height}로"
)
FOOT = Text(
    "goref {version} · code {code}",
    "goref {version} · 校验码 {code}",
    "goref {version} · 照合コード {code}",
    "goref {version} · 확인 코드 {code}",
)
PAGE = Text(
    "page {page} of {pages}",
    "第{page}页，共{pages}页",
    "{page}／{pages}ページ",
    "{page}/{pages}쪽",
)
READ_FROM = Text(
    "The board was read from this photograph.",
    "盘面读自此照片。",
    "盤面はこの写真から読み取った。",
    "바둑판은 이 사진에서 읽었습니다.",
)
READ_FROM_FILE = Text(
    "The board was read from this photograph, from the file {name}.",
    "盘面读自此照片，文件名为{name}。",
    "盤面はこの写真（ファイル {name}）から読み取った。",
    "바둑판은 이 사진(파일 {name})에서 읽었습니다.",
)
DIGEST = Text(
    "SHA-256 of the file: {digest}",
    "文件的SHA-256：{digest}",
    "ファイルのSHA-256：{digest}",
    "파일의 SHA-256: {digest}",
)
CHECK_CODE = Text(
    "goref verify CASE --code {code} tells whether this sheet belongs to a case.",
    "用 goref verify 案卷 --code {code} 可核对本单是否属于该案卷。",
    "goref verify ファイル --code {code} で、この用紙がその裁定ファイルのものか確認できる。",
    "goref verify 파일 --code {code} 명령으로 이 결과지가 그 판정 파일의 것인지 알 수 있습니다.",
)

"""The words of the score sheet: its headings, what makes it not final, its signatures."""

from __future__ import annotations

from goref.core.base.language import Text

HEADINGS: dict[str, Text] = {
    "sheet": Text("Score sheet", "记分单", "記録用紙"),
    "event": Text("Event", "赛事", "大会"),
    "round": Text("Round", "轮次", "回戦"),
    "table": Text("Table", "台次", "卓"),
    "place": Text("Place", "地点", "場所"),
    "date": Text("Date", "日期", "日付"),
    "rules": Text("Rule set", "规则", "ルール"),
    "source": Text("Source", "出处", "出典"),
    "komi": Text("Komi", "贴目", "コミ"),
    "handicap": Text("Handicap", "让子", "置石"),
    "moves": Text("Moves", "手数", "手数"),
    "board": Text("Board", "棋盘", "碁盤"),
    "position": Text("Final position", "终局盘面", "終局図"),
    "legend": Text("Signs", "图例", "記号"),
    "count": Text("Count", "计算", "計算"),
    "payments": Text("Komi and adjustments", "贴目与还子", "コミなどの加減"),
    "total": Text("Total", "合计", "合計"),
    "so-far": Text("Total so far", "暂计", "暫定合計"),
    "difference": Text("Black less White", "黑减白", "黒−白"),
    "difference-so-far": Text("Black less White so far", "黑减白（暂计）", "黒−白（暫定）"),
    "captured": Text("Captured in play", "对局中被提之子", "対局中に取られた石"),
    "dead": Text("Dead, taken off", "死子（取走）", "取り上げた死石"),
    "unknown": Text("not known", "不详", "不明"),
    "result": Text("Result", "结果", "結果"),
    "code": Text("Code", "校验码", "照合コード"),
    "rulings": Text("What was ruled", "裁定内容", "裁定の内容"),
    "no-rulings": Text(
        "Nothing was ruled. Stones are counted as they stand.",
        "未作任何裁定，各子暂按原样计算。",
        "裁定はない。石はそのまま数えている。",
    ),
    "as-it-stands": Text(
        "The rest of the board counts as it stands",
        "盘上其余各处均照原样计算",
        "盤上のほかはすべてそのまま数える",
    ),
    "reason": Text("Reason", "理由", "理由"),
    "article": Text("Article", "条文", "条文"),
    "stated": Text("Stated by the referee", "裁判说明的事实", "審判が申告した事実"),
    "basis": Text("What the count rests on", "计算依据", "計算の根拠"),
    "trials": Text("Tried on the board", "实战解决", "実戦解決"),
    "checks": Text("Counted in every way", "各种算法核对", "各計算法による照合"),
    "way": Text("Way to count", "算法", "数え方"),
    "margin": Text("Black less White, with komi", "黑减白（贴目后）", "黒−白（コミ込み）"),
    "agrees": Text("agrees", "一致", "一致"),
    "differs": Text("DIFFERS", "不一致", "不一致"),
    "findings": Text("Findings", "提示", "指摘"),
    "notes": Text("Notes", "备注", "備考"),
    "protocol": Text("Protocol", "裁判记录", "裁定記録"),
    "link": Text("Last link of the chain", "校验链末值", "検証連鎖の最後の値"),
    "not-final": Text("PROVISIONAL", "暂定", "暫定"),
    "more-open": Text(
        "And {count} more (see Findings).", "另有{count}项（见“提示”）。", "ほか{count}件（「指摘」を参照）。"
    ),
    "incidents": Text("Incidents", "事件", "事案"),
    "carried": Text("Brought from earlier rounds", "前几轮带入", "前の回戦から"),
    "protests": Text("Protests", "申诉", "抗議"),
    "under-protest": Text("UNDER PROTEST", "申诉中", "抗議中"),
    "photograph": Text("Photograph", "照片", "写真"),
    "photo-unreadable": Text(
        "The photograph in the case cannot be shown.",
        "案卷中的照片无法显示。",
        "裁定ファイルの写真は表示できない。",
    ),
    "signatures": Text("Signatures", "签名", "署名"),
    "referee": Text("Referee", "裁判", "審判"),
    "signed-on": Text("Date", "日期", "日付"),
    "none": Text("none", "无", "なし"),
}  # fmt: skip

STEPS: dict[str, Text] = {
    "payments": Text("Komi and adjustments", "贴目与还子", "コミなどの加減"),
    "count": Text("Count", "计算", "計算"),
    "result": Text("Result", "结果", "結果"),
}
"""Steps whose articles the count rests on."""

LEGEND: dict[str, Text] = {
    "last": Text("last move", "最后一手", "最終手"),
    "proposed": Text("hatched: proposed", "斜线：建议", "斜線：提案"),
    "disputed": Text("disputed", "有争议", "異議あり"),
    "flagged": Text("contradiction", "矛盾", "矛盾"),
}
"""Signs on the board that are no kind of a point and no status of a stone."""

SAID: dict[str, Text] = {
    "word": Text(
        "{verdict}, by the referee's decision.",
        "{verdict}，由裁判判定。",
        "{verdict}、審判の決定による。",
    ),
    "imported": Text(
        "{verdict}, as the event's results say.",
        "{verdict}，依赛事成绩。",
        "{verdict}、大会の成績による。",
    ),
}
"""The result of a table that was not decided by a count, by its basis."""
SAID_WHY = Text("Reason: {reason}. ", "理由：{reason}。", "理由：{reason}。")
BY_COUNT = Text(
    "The count of the board would say: {counted}",
    "若按盘面计算：{counted}",
    "盤面を数えれば：{counted}",
)
BY_BOARD = Text("The board itself: {counted}", "盘面本身：{counted}", "盤面自体：{counted}")
OPEN: dict[str, Text] = {
    "known-only": Text(
        "this rule set is known by name only", "此规则仅知其名", "このルールは名前のみ伝わる"
    ),
    "trial-contrary": Text(
        "ruled otherwise than trial {number} showed, without a reason",
        "裁定与实战解决{number}的结果不同，且未写理由",
        "裁定が実戦解決{number}の結果と異なり、理由がない",
    ),
    "checks": Text(
        "the ways to count do not agree", "各种算法结果不一致", "計算法の結果が一致しない"
    ),
    "table-dispute": Text("the table is in dispute", "该台有争议", "この卓は係争中"),
    "table-decided": Text(
        "the table was decided otherwise: {verdict}",
        "该台已另行判定：{verdict}",
        "この卓は別に決定済み：{verdict}",
    ),
}
"""Why a sheet is not final, beside what the case's status says."""

AGREEMENT: dict[bool, Text] = {
    True: Text(
        "All {count} ways to count give the same margin.",
        "{count}种算法结果全部一致。",
        "{count}通りの数え方がすべて一致。",
    ),
    False: Text(
        "{bad} of {count} ways to count DISAGREE.",
        "{count}种算法中有{bad}种不一致。",
        "{count}通りの数え方のうち{bad}通りが不一致。",
    ),
}
WAYS: dict[str, Text] = {
    "formula": Text("Formula of the rule set", "公式", "計算式"),
    "numbers": Text("{count} · on numbers", "{count} · 按数计算", "{count} · 数で計算"),
    "stones": Text("{count} · with stones", "{count} · 做棋", "{count} · 石を並べて"),
    "stones-alone": Text(
        "{count} · with stones, {alone}",
        "{count} · 做棋，{alone}",
        "{count} · 石を並べて、{alone}",
    ),
}
"""How a way to count is called, by its means."""

CHAIN = Text("{point} ({stones})", "{point}（{stones}）", "{point}（{stones}）")
"""A chain, by one of its stones and the number of all."""
OF_SIDE = Text("{side} {chains}", "{side}{chains}", "{side}{chains}")
LINE_UNIT = Text("in {unit}", "单位：{unit}", "単位：{unit}")
STANDS: dict[str, Text] = {
    "settled": Text("let stand", "已认可", "了承済み"),
    "conflict": Text("contradiction", "矛盾", "矛盾"),
    "check": Text("open", "未处理", "未処理"),
    "note": Text("note", "说明", "備考"),
}
"""What became of a finding."""
MOVES = Text("{count}", "{count}手", "{count}手")
SIZE = Text("{width} × {height}", "{width}路×{height}路", "{width}×{height}路")
FOOT = Text(
    "goref {version} · code {code}",
    "goref {version} · 校验码 {code}",
    "goref {version} · 照合コード {code}",
)
PAGE = Text("page {page} of {pages}", "第{page}页，共{pages}页", "{page}／{pages}ページ")
READ_FROM = Text(
    "The board was read from this photograph.",
    "盘面读自此照片。",
    "盤面はこの写真から読み取った。",
)
READ_FROM_FILE = Text(
    "The board was read from this photograph, from the file {name}.",
    "盘面读自此照片，文件名为{name}。",
    "盤面はこの写真（ファイル {name}）から読み取った。",
)
DIGEST = Text(
    "SHA-256 of the file: {digest}", "文件的SHA-256：{digest}", "ファイルのSHA-256：{digest}"
)
CHECK_CODE = Text(
    "goref verify CASE --code {code} tells whether this sheet belongs to a case.",
    "用 goref verify 案卷 --code {code} 可核对本单是否属于该案卷。",
    "goref verify ファイル --code {code} で、この用紙がその裁定ファイルのものか確認できる。",
)

"""Headings of the command line's texts. Results and findings have their words in the core."""

from __future__ import annotations

from goref.core.base.language import Text

HEADINGS: dict[str, Text] = {
    "rules": Text("Rule set", "规则", "ルール"),
    "total": Text("Total", "合计", "合計"),
    "margin": Text("Black less White", "黑减白", "黒−白"),
    "result": Text("Result", "结果", "結果"),
    "winner": Text("Winner", "胜方", "勝者"),
    "reasons": Text("Why it differs", "差异原因", "違いの理由"),
    "checks": Text("Other counts of this case", "其他算法核对", "別の数え方による照合"),
    "agrees": Text("agrees", "一致", "一致"),
    "differs": Text("DIFFERS", "不一致", "不一致"),
    "findings": Text("Findings", "提示", "指摘"),
    "reference": Text(
        "Compared with {name} ({id})", "参照规则：{name}（{id}）", "基準：{name}（{id}）"
    ),
    "reference-open": Text(
        "{id} itself is not decided, so no reasons are given.",
        "{id} 本身未定，故不列差异原因。",
        "{id} 自体が未定のため、理由は示さない。",
    ),
    "give": Text("Give: {options}", "请用选项说明：{options}", "次を指定：{options}"),
    "give-record": Text(
        "A position alone is not enough: the record of the game is needed.",
        "仅有局面不够，须有棋谱。",
        "局面だけでは足りず、棋譜が必要。",
    ),
    "moves": Text("Moves: {count}", "手数：{count}", "手数：{count}"),
    "illegal": Text("Illegal moves: {count}", "不合规则之着：{count}", "反則の着手：{count}"),
    "cycles": Text("Long cycles: {count}", "长循环：{count}", "長い循環：{count}"),
    "legal": Text("Every move is legal.", "各着均合规则。", "すべての着手が合法。"),
    "source": Text("Source", "出处", "出典"),
    "no-incidents": Text("No incidents.", "没有事件。", "事案はない。"),
    "edition": Text("Edition", "版本", "版"),
    "claimed": Text("To be claimed", "提出期限", "申し出の期限"),
    "claimant": Text("By", "提出者", "申し出る人"),
    "scope": Text("Added up", "累计", "累積"),
    "note": Text("Note", "说明", "注"),
    "unit": Text("Unit", "单位", "単位"),
    "komi": Text("Komi", "贴目", "コミ"),
    "no-komi": Text("none", "无", "なし"),
    "in-handicap": Text("{komi} with handicap", "让子棋 {komi}", "置碁 {komi}"),
    "counted": Text("Counted", "计入", "数えるもの"),
    "payments": Text("Komi and adjustments", "贴目与还子", "コミなどの加減"),
    "counts": Text("Ways of counting", "算法", "数え方"),
    "ties": Text("Ties", "相等时", "同点"),
    "suicide": Text("Suicide", "自尽", "自殺手"),
    "repetition": Text("Repetition", "同形再现", "同形反復"),
    "passes": Text("A bare pass means", "空着视为", "パスの意味"),
    "count": Text("Count", "算法", "数え方"),
    "arrange-steps": Text("Steps", "步骤", "手順"),
    "lids": Text("Prisoners and pass stones on the lids", "罐盖上的子", "蓋の石"),
    "bowls": Text("In the bowls", "棋罐内的子", "碁笥の石"),
    "shapes": Text("Spaces to count", "空形", "空点の形"),
    "tens": Text("whole tens", "整十", "十単位"),
    "rectangle": Text("rectangle", "矩形", "長方形"),
    "remainder": Text("remainder", "余数", "端数"),
    "eye": Text("eyes", "眼位", "眼"),
    "irregular": Text("point by point", "须逐点数", "一点ずつ数える"),
    "single": Text("single point", "单点", "一点"),
    "basic-eyes": Text(
        "{place} (basic eyes {eyes})", "{place}（基本眼位{eyes}）", "{place}（基本眼{eyes}）"
    ),
    "readoff": Text("Read off", "点数结果", "数えた結果"),
    "land": Text("Land of each side", "双方之地", "双方の地"),
    "known-only": Text("(not computed)", "（不计算）", "（計算しない）"),
    "nothing": Text("nothing", "无", "なし"),
    "clear": Text(
        "Clear: nothing to ask the players.",
        "明确：无须询问双方。",
        "明確：対局者に尋ねることはない。",
    ),
    "not-clear": Text(
        "Not clear: to ask the players: {count}.",
        "不明确：须询问双方{count}处。",
        "不明確：対局者に尋ねること：{count}件。",
    ),
    "ask": Text("Ask the players", "须询问双方", "対局者に尋ねること"),
    "open-borders": Text("Open borders", "未收的边界", "閉じていない境界"),
    "protect": Text(
        "A protective play may be needed", "可能须补手", "手入れが要るかもしれない点"
    ),
    "in-atari": Text("Border stones in atari", "被叫吃的边界之子", "アタリの境界の石"),
    "open-kos": Text("Open kos", "未粘之劫", "継がれていない劫"),
    "dead": Text("Dead stones", "死子", "死石"),
    "seki": Text("In seki", "双活", "セキ"),
    "engines": Text("Other engines", "其他引擎", "ほかのエンジン"),
    "batch": Text(
        "{path}: {counted} counted, {lacking} lacking facts, {unusable} unusable",
        "{path}：已计算 {counted} 局，缺少事实 {lacking} 局，无法使用 {unusable} 局",
        "{path}：計算済み {counted} 局、事実不足 {lacking} 局、使用不可 {unusable} 局",
    ),
    "batch-there": Text(
        "({count} files were there already)",
        "（另有 {count} 个文件此前已有）",
        "（ほかに {count} 個のファイルは前からあった）",
    ),
    "files-done": Text(
        "{done} of {total} files", "文件 {done}/{total}", "ファイル {done}/{total}"
    ),
    "merged": Text(
        "{path}: {rows} rows of {parts} parts",
        "{path}：{parts} 个部分共 {rows} 行",
        "{path}：{parts} 区分、計 {rows} 行",
    ),
    "files-so-far": Text("{done} files", "文件 {done} 个", "ファイル {done} 個"),
    "imported": Text(
        "{players} players, {tables} tables, {changed} changed, {results} results",
        "棋手 {players} 名，{tables} 台，更改 {changed} 处，结果 {results} 个",
        "選手 {players} 名、卓 {tables}、変更 {changed}、結果 {results}",
    ),
    "as-it-is": Text("As it is", "原局面", "現状"),
    "played-on": Text("Played on", "续下之后", "打ち続けた後"),
    "change": Text("What changes", "变化", "変化"),
    "kos-left": Text(
        "Where a last ko may be left open:",
        "最后之劫可以不粘的规则：",
        "最後の劫を継がなくてよいルールでは：",
    ),
    "event-fits": Text("OK", "相符", "一致"),
}

LEVELS: dict[str, Text] = {
    "conflict": Text("conflict", "矛盾", "矛盾"),
    "check": Text("check", "请核对", "要確認"),
    "note": Text("note", "说明", "注記"),
    "settled": Text("let stand", "已认可", "了承済み"),
}

SUICIDE: dict[str, Text] = {
    "no": Text("not allowed", "禁止", "禁止"),
    "groups": Text("of two stones or more", "两子以上可", "二子以上は可"),
    "any": Text("allowed", "允许", "可"),
}

REPETITION: dict[str, Text] = {
    "allowed": Text("allowed", "允许", "可"),
    "simple-ko": Text("no taking back a ko at once", "不得立即回提", "劫の即時取り返し禁止"),
    "positional": Text("no earlier position again", "全局不得同形再现", "過去の同一局面を禁止"),
    "situational": Text(
        "no earlier position with the same side to move",
        "同一方轮走之同形不得再现",
        "同じ手番の同一局面を禁止",
    ),
    "own-plays": Text(
        "no position that a play of one's own made",
        "不得重现己方着手造成之局面",
        "自分の着手で作った局面を禁止",
    ),
    "own-turns": Text(
        "no position as after a turn of one's own",
        "不得重现己方走后之局面",
        "自分の手番後の局面を禁止",
    ),
    "with-pass-stones": Text(
        "no earlier position with the same numbers of pass stones",
        "局面与双方虚着子数均同者不得再现",
        "局面とパスの石数が同じものを禁止",
    ),
}

PASSES: dict[str, Text] = {
    "free": Text("a pass", "虚着，不交子", "パス（石を渡さない）"),
    "stones": Text("a pass stone", "虚着之子", "パスの石"),
    "give-ups": Text(
        "a give-up (the closing two), else a pass stone",
        "末二次为放弃，其余为虚着之子",
        "最後の二回は放棄、他はパスの石",
    ),
    "all-give-ups": Text("a give-up", "放弃", "放棄"),
}

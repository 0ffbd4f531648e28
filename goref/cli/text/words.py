"""Headings of the command line's texts. Results and findings have their words in the core."""

from __future__ import annotations

from goref.core.base.language import Text

HEADINGS: dict[str, Text] = {
    "rules": Text("Rule set", "规则", "ルール", "규칙"),
    "total": Text("Total", "合计", "合計", "합계"),
    "margin": Text("Black less White", "黑减白", "黒−白", "흑에서 백을 뺀 값"),
    "result": Text("Result", "结果", "結果", "결과"),
    "winner": Text("Winner", "胜方", "勝者", "승자"),
    "reasons": Text("Why it differs", "差异原因", "違いの理由", "다른 이유"),
    "checks": Text(
        "Other counts of this case", "其他算法核对", "別の数え方による照合", "이 건의 다른 계가"
    ),
    "agrees": Text("agrees", "一致", "一致", "일치"),
    "differs": Text("DIFFERS", "不一致", "不一致", "불일치"),
    "findings": Text("Findings", "提示", "指摘", "지적 사항"),
    "open": Text("Open", "待定事项", "未決事項", "미결 사항"),
    "reference": Text(
        "Compared with {name} ({id})",
        "参照规则：{name}（{id}）",
        "基準：{name}（{id}）",
        "비교 기준: {name}({id})",
    ),
    "reference-open": Text(
        "{id} itself is not decided, so no reasons are given.",
        "{id} 本身未定，故不列差异原因。",
        "{id} 自体が未定のため、理由は示さない。",
        "{id} 자체가 정해지지 않아 이유를 보이지 않습니다.",
    ),
    "give": Text(
        "Give: {options}",
        "请用选项说明：{options}",
        "次を指定：{options}",
        "다음을 지정하세요: {options}",
    ),
    "give-count": Text(
        "Or count otherwise: {counts}",
        "或改用：{counts}",
        "別の数え方：{counts}",
        "다른 계가: {counts}",
    ),
    "give-record": Text(
        "A position alone is not enough: the record of the game is needed.",
        "仅有局面不够，须有棋谱。",
        "局面だけでは足りず、棋譜が必要。",
        "국면만으로는 부족하며 대국의 기보가 필요합니다.",
    ),
    "moves": Text("Moves: {count}", "手数：{count}", "手数：{count}", "수: {count}"),
    "illegal": Text(
        "Illegal moves: {count}",
        "不合规则之着：{count}",
        "反則の着手：{count}",
        "반칙 착수: {count}",
    ),
    "cycles": Text(
        "Long cycles: {count}", "长循环：{count}", "長い循環：{count}", "긴 순환: {count}"
    ),
    "legal": Text(
        "Every move is legal.",
        "各着均合规则。",
        "すべての着手が合法。",
        "모든 수가 규칙에 맞습니다.",
    ),
    "legal-read": Text(
        "The moves that were read are legal; not all of the record was.",
        "已读入的各着均合规则；棋谱未全部读入。",
        "読めた着手はすべて合法です。棋譜の一部は読めていません。",
        "읽은 수는 모두 규칙에 맞습니다. 기보를 다 읽지는 못했습니다.",
    ),
    "source": Text("Source", "出处", "出典", "출처"),
    "no-incidents": Text("No incidents.", "没有事件。", "事案はない。", "사안이 없습니다."),
    "edition": Text("Edition", "版本", "版", "판"),
    "claimed": Text("To be claimed", "提出期限", "申し出の期限", "신청 기한"),
    "claimant": Text("By", "提出者", "申し出る人", "신청자"),
    "scope": Text("Added up", "累计", "累積", "누적"),
    "note": Text("Note", "说明", "注", "주"),
    "unit": Text("Unit", "单位", "単位", "단위"),
    "komi": Text("Komi", "贴目", "コミ", "덤"),
    "no-komi": Text("none", "无", "なし", "없음"),
    "in-handicap": Text(
        "{komi} with handicap", "让子棋 {komi}", "置碁 {komi}", "접바둑 {komi}"
    ),
    "counted": Text("Counted", "计入", "数えるもの", "세는 것"),
    "payments": Text("Komi and adjustments", "贴目与还子", "コミなどの加減", "덤과 가감"),
    "counts": Text("Ways of counting", "算法", "数え方", "계가 방법"),
    "ties": Text("Ties", "相等时", "同点", "같을 때"),
    "suicide": Text("Suicide", "自尽", "自殺手", "자살수"),
    "repetition": Text("Repetition", "同形再现", "同形反復", "동형반복"),
    "passes": Text("A bare pass means", "空着视为", "パスの意味", "그냥 패스의 뜻"),
    "count": Text("Count", "算法", "数え方", "계가"),
    "arrange-steps": Text("Steps", "步骤", "手順", "단계"),
    "lids": Text(
        "Prisoners and pass stones on the lids",
        "罐盖上的子",
        "蓋の石",
        "뚜껑에 있는 따낸 돌과 패스 돌",
    ),
    "bowls": Text("In the bowls", "棋罐内的子", "碁笥の石", "바둑통 안"),
    "shapes": Text("Spaces to count", "空形", "空点の形", "셀 빈 곳"),
    "tens": Text("whole tens", "整十", "十単位", "10 단위"),
    "rectangle": Text("rectangle", "矩形", "長方形", "직사각형"),
    "remainder": Text("remainder", "余数", "端数", "나머지"),
    "eye": Text("eyes", "眼位", "眼", "눈"),
    "irregular": Text("point by point", "须逐点数", "一点ずつ数える", "한 점씩 세기"),
    "single": Text("single point", "单点", "一点", "한 점"),
    "basic-eyes": Text(
        "{place} (basic eyes {eyes})",
        "{place}（基本眼位{eyes}）",
        "{place}（基本眼{eyes}）",
        "{place}(기본눈 {eyes})",
    ),
    "readoff": Text("Read off", "点数结果", "数えた結果", "센 결과"),
    "land": Text("Land of each side", "双方之地", "双方の地", "양쪽의 집"),
    "known-only": Text("(not computed)", "（不计算）", "（計算しない）", "(계산하지 않음)"),
    "nothing": Text("nothing", "无", "なし", "없음"),
    "clear": Text(
        "Clear: nothing to ask the players about stones, borders or fills.",
        "明确：棋子、边界与补手均无须询问双方。",
        "明確：石、境界、手入れについて対局者に尋ねることはない。",
        "분명함: 돌, 경계, 가일수에 관해 대국자에게 물을 것이 없습니다.",
    ),
    "clear-open": Text(
        "Clear: nothing to ask the players. Open borders, noted below: {borders}.",
        "明确：无须询问双方。下列边界未收：{borders}处。",
        "明確：対局者に尋ねることはありません。閉じていない境界（下記）：{borders}か所。",
        "분명함: 대국자에게 물을 것이 없습니다. 닫히지 않은 경계(아래): {borders}곳.",
    ),
    "clear-stones": Text(
        "Not clear: to ask the players: {count}. Stones: clear. Open borders: {borders}.",
        "不明确：须询问双方{count}处。棋子死活明确，未收的边界{borders}处。",
        "不明確：対局者に尋ねること：{count}件。石の死活は明確、閉じていない境界：{borders}か所。",
        "불분명: 대국자에게 물을 것이 {count}건 있습니다. 돌의 사활은 분명합니다. "
        "닫히지 않은 경계: {borders}곳.",
    ),
    "not-clear": Text(
        "Not clear: to ask the players: {count}.",
        "不明确：须询问双方{count}处。",
        "不明確：対局者に尋ねること：{count}件。",
        "불분명: 대국자에게 물을 것이 {count}건 있습니다.",
    ),
    "ask": Text("Ask the players", "须询问双方", "対局者に尋ねること", "대국자에게 물을 것"),
    "open-borders": Text("Open borders", "未收的边界", "閉じていない境界", "닫히지 않은 경계"),
    "to-fill": Text(
        "Must these be filled?", "这些点须补吗？", "手入れは必要？", "가일수가 필요합니까?"
    ),
    "protect": Text(
        "A protective play may be needed",
        "可能须补手",
        "手入れが要るかもしれない点",
        "가일수가 필요할 수 있음",
    ),
    "in-atari": Text(
        "Border stones in atari",
        "被叫吃的边界之子",
        "アタリの境界の石",
        "단수에 몰린 경계의 돌",
    ),
    "open-kos": Text("Open kos", "未粘之劫", "継がれていない劫", "잇지 않은 패"),
    "dead": Text("Dead stones", "死子", "死石", "사석"),
    "seki": Text("In seki", "双活", "セキ", "빅"),
    "engines": Text("Other engines", "其他引擎", "ほかのエンジン", "다른 엔진"),
    "batch": Text(
        "{path}: {counted} counted, {lacking} lacking facts, {unusable} unusable",
        "{path}：已计算 {counted} 局，缺少事实 {lacking} 局，无法使用 {unusable} 局",
        "{path}：計算済み {counted} 局、事実不足 {lacking} 局、使用不可 {unusable} 局",
        "{path}: 계가 {counted}, 사실 부족 {lacking}, 사용 불가 {unusable}",
    ),
    "batch-undecided": Text(
        "({count} of those counted without a margin: not ruled on, or without a result)",
        "（已计算者中 {count} 局无分差：未裁定，或无结果）",
        "（計算済みのうち {count} 局は差なし：未裁定、または結果なし）",
        "(계가한 것 중 {count}국은 차이 없음: 판정 전이거나 결과 없음)",
    ),
    "batch-there-unusable": Text(
        "(of these unusable: {count})",
        "（其中无法使用：{count}）",
        "（うち使用不可：{count}）",
        "(그중 사용 불가: {count})",
    ),
    "batch-there": Text(
        "(files that were there already: {count})",
        "（另有 {count} 个文件此前已有）",
        "（ほかに {count} 個のファイルは前からあった）",
        "(파일 {count}개는 이미 있었음)",
    ),
    "files-done": Text(
        "files: {done} of {total}",
        "文件 {done}/{total}",
        "ファイル {done}/{total}",
        "파일 {total}개 중 {done}개",
    ),
    "merged": Text(
        "{path}: rows: {rows}, parts: {parts}",
        "{path}：{parts} 个部分共 {rows} 行",
        "{path}：{parts} 区分、計 {rows} 行",
        "{path}: {parts}개 부분의 {rows}개 행",
    ),
    "files-so-far": Text(
        "files: {done}", "文件 {done} 个", "ファイル {done} 個", "파일 {done}개"
    ),
    "attached": Text(
        "Records attached: {count} of {of}",
        "已附上的棋谱：{count}/{of}",
        "卓に付けた棋譜：{count}/{of}",
        "붙인 기보: {count}/{of}",
    ),
    "would-attach": Text(
        "Records that would be attached: {count} of {of}",
        "将附上的棋谱：{count}/{of}",
        "卓に付ける棋譜：{count}/{of}",
        "붙일 기보: {count}/{of}",
    ),
    "imported": Text(
        "Players: {players}, tables: {tables}, changed: {changed}, results: {results}",
        "棋手 {players} 名，{tables} 台，更改 {changed} 处，结果 {results} 个",
        "選手 {players} 名、卓 {tables}、変更 {changed}、結果 {results}",
        "선수 {players}명, 테이블 {tables}개, 변경 {changed}건, 결과 {results}건",
    ),
    "put-into": Text(
        "{file}: results written: {count}",
        "{file}：已写入成绩 {count} 个",
        "{file}：結果 {count} を書き込んだ",
        "{file}: 결과 {count}건을 썼습니다",
    ),
    "does-not-fit": Text(
        "{file}: nothing was written, for it does not fit (--force writes what does)",
        "{file}：不相符，没有写入（--force 写入相符者）",
        "{file}：合わないので何も書き込んでいない（--force で合うものだけ書く）",
        "{file}: 맞지 않아 아무것도 쓰지 않았습니다(--force는 맞는 것을 씁니다)",
    ),
    "kept-as": Text(
        "As it was: {copy}", "原件：{copy}", "元のまま：{copy}", "원래 파일: {copy}"
    ),
    "as-it-is": Text("As it is", "原局面", "現状", "지금 그대로"),
    "played-on": Text("Played on", "续下之后", "打ち続けた後", "계속 둔 뒤"),
    "change": Text("What changes", "变化", "変化", "바뀌는 것"),
    "kos-left": Text(
        "Where a last ko may be left open:",
        "最后之劫可以不粘的规则：",
        "最後の劫を継がなくてよいルールでは：",
        "마지막 패를 잇지 않아도 되는 규칙에서는:",
    ),
    "event-fits": Text("OK", "相符", "一致", "일치"),
}

LEVELS: dict[str, Text] = {
    "conflict": Text("conflict", "矛盾", "矛盾", "모순"),
    "check": Text("check", "请核对", "要確認", "확인"),
    "note": Text("note", "说明", "注記", "참고"),
    "settled": Text("let stand", "已认可", "了承済み", "그대로 인정"),
}

SUICIDE: dict[str, Text] = {
    "no": Text("not allowed", "禁止", "禁止", "금지"),
    "groups": Text(
        "of two stones or more", "两子以上可", "二子以上は可", "돌 두 개 이상이면 허용"
    ),
    "any": Text("allowed", "允许", "可", "허용"),
}

REPETITION: dict[str, Text] = {
    "allowed": Text("allowed", "允许", "可", "허용"),
    "simple-ko": Text(
        "no taking back a ko at once",
        "不得立即回提",
        "劫の即時取り返し禁止",
        "패를 곧바로 되따내기 금지",
    ),
    "positional": Text(
        "no earlier position again",
        "全局不得同形再现",
        "過去の同一局面を禁止",
        "이전 국면 재현 금지",
    ),
    "situational": Text(
        "no earlier position with the same side to move",
        "同一方轮走之同形不得再现",
        "同じ手番の同一局面を禁止",
        "둘 차례까지 같은 이전 국면 재현 금지",
    ),
    "own-plays": Text(
        "no position that a play of one's own made",
        "不得重现己方着手造成之局面",
        "自分の着手で作った局面を禁止",
        "자기 착수로 만든 국면 재현 금지",
    ),
    "own-turns": Text(
        "no position as after a turn of one's own",
        "不得重现己方走后之局面",
        "自分の手番後の局面を禁止",
        "자기 차례 뒤의 국면 재현 금지",
    ),
    "with-pass-stones": Text(
        "no earlier position with the same numbers of pass stones",
        "局面与双方虚着子数均同者不得再现",
        "局面とパスの石数が同じものを禁止",
        "패스 돌의 수까지 같은 이전 국면 재현 금지",
    ),
}

PASSES: dict[str, Text] = {
    "free": Text("a pass", "虚着，不交子", "パス（石を渡さない）", "패스"),
    "stones": Text("a pass stone", "虚着之子", "パスの石", "패스 돌"),
    "give-ups": Text(
        "a give-up (the closing two), else a pass stone",
        "末二次为放弃，其余为虚着之子",
        "最後の二回は放棄、他はパスの石",
        "마지막 두 번은 착수 포기, 그 밖에는 패스 돌",
    ),
    "all-give-ups": Text("a give-up", "放弃", "放棄", "착수 포기"),
}

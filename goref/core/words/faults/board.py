"""The sentences of what is wrong with points, rows, rule sets and acts on a case."""

from __future__ import annotations

from goref.core.base.language import Text

SENTENCES: dict[str, Text] = {
    # Points, rows, rule sets
    "no-point": Text("not a point: {name!r} (a letter without I, then a number)", "“{name}”不是坐标（字母不用 I，后接数字）", "「{name}」は座標ではない（I を除く英字の後に数字）"),
    "off-the-board": Text("{name} is off the {width}x{height} board", "{name} 在 {width}×{height} 的棋盘之外", "{name} は {width}×{height} の盤の外"),
    "in-row": Text("row {row}: {problem}", "第{row}行：{problem}", "{row}行目：{problem}"),
    "no-rows": Text("no rows of . X O", "没有由 . X O 组成的行", ". X O の行がない"),
    "row-length": Text("{count} points where row 1 has {width}", "有{count}点，而第1行有{width}点", "{count}点あるが、1行目は{width}点"),
    "no-stone-sign": Text("{sign!r} is none of . X O", "“{sign}”不是 . X O 之一", "「{sign}」は . X O のどれでもない"),
    "rows-not-square": Text("{height} rows of {width} points: the board must be square", "{height}行，每行{width}点：棋盘须为正方形", "{width}点の行が{height}行：盤は正方形であること"),
    "board-size": Text("boards have {least} to {most} lines, not {size}", "棋盘为 {least} 至 {most} 路，不能是 {size} 路", "盤は {least}～{most} 路。{size} 路ではない"),
    "rows-other-size": Text("the rows are no board of {size} lines", "各行不成 {size} 路棋盘", "行が {size} 路の盤になっていない"),
    "no-rule-set": Text("no rule set is called {id!r}", "没有名为“{id}”的规则", "「{id}」というルールはない"),
    "no-rule-set-but": Text("no rule set is called {id!r} (did you mean {near}?)", "没有名为“{id}”的规则（是否为 {near}？）", "「{id}」というルールはない（{near} のことか？）"),
    "no-number": Text("not a number: {text!r}", "“{text}”不是数", "「{text}」は数ではない"),
    "no-decimal": Text("{value} has no finite decimal", "{value} 不能写成有限小数", "{value} は有限小数で書けない"),
    "no-colour": Text("not a colour: {letter!r} (B or W)", "“{letter}”不是颜色（B 或 W）", "「{letter}」は色ではない（B か W）"),
    "claim-no-owner": Text("{kind} needs no owner", "{kind} 不属任何一方", "{kind} に持ち主はない"),
    "claim-owner": Text("{kind} needs an owner, B or W", "{kind} 须有所属方（B 或 W）", "{kind} には持ち主（B か W）が要る"),
    # Acts on a case
    "act-off-board": Text("a point is off the board", "有一点在棋盘之外", "盤の外の点がある"),
    "marked-twice": Text("a stone is marked in two ways", "同一子有两种判定", "同じ石に二通りの裁定がある"),
    "proved-unmarked": Text("a stone that is proved is not marked", "有已证明之子未作判定", "証明済みの石に裁定がない"),
    "painted-twice": Text("a point is painted in two ways", "同一点有两种摆法", "同じ点に二通りの置き方がある"),
    "painted-other-size": Text("stones painted on a board of another size", "摆子所用的棋盘大小不同", "石を置いた盤の大きさが違う"),
    "new-board-no-size": Text("a new board without a size", "新棋盘没有路数", "新しい盤に路数がない"),
    "no-fact": Text("there is no fact {fact!r}", "没有“{fact}”这项事实", "「{fact}」という事実はない"),
    "komi-unreasonable": Text("komi is out of all reason", "贴目不合情理", "コミが常識の範囲を超えている"),
    "fact-unreasonable": Text("{fact} is less than none, or out of all reason", "{fact} 为负，或不合情理", "{fact} が負か、常識の範囲を超えている"),
    "no-move": Text("there is no move {number}", "没有第{number}手", "{number}手目はない"),
    "no-move-number": Text("a move number is missing", "缺少手数", "手数がない"),
    "put-where-it-is": Text("a stone is put where it is", "子放回原处", "石を元の場所に置いている"),
    "shift-no-count": Text("a stone is moved after no number of moves", "未说明在第几步之后移子", "何手目の後に石を動かすのかがない"),
    "rules-no-count": Text("{rules} has no count {count}", "{rules} 没有 {count} 这种算法", "{rules} に {count} という数え方はない"),
    "most-shifts": Text("no more than {most} stones can be put elsewhere", "最多移动 {most} 子", "動かせる石は {most} 個まで"),
    "most-trials": Text("no more than {most} trials can be kept", "最多保留 {most} 次试下", "残せる試行は {most} 件まで"),
    "most-trial-acts": Text("no more than {most} acts can be tried", "最多试下 {most} 手", "試せるのは {most} 手まで"),
    "no-trial": Text("there is no such trial", "没有此次试下", "その試行はない"),
    "trial-no-place": Text("a trial is named by its place", "试下须以序号指明", "試行は番号で指定する"),
    "overruling-no-reason": Text("a ruling against what the board showed needs a reason", "与盘上试下结果相反的裁定须写理由", "盤上の結果と異なる裁定には理由が要る"),
    "ruling-kind": Text("stones are ruled alive, dead or in seki; points are given a kind", "子判为活、死或双活；点判为某类", "石は生き・死に・セキ、点は種類で裁定する"),
    "play-no-point": Text("a play needs a point, and nothing else has one", "着手须有落点，其他操作不得有", "着手には点が要り、ほかの行為には点がない"),
    "colour-b-w": Text("a colour is B or W", "颜色为 B 或 W", "色は B か W"),
    "journal-entry": Text("unreadable journal entry: {reason}", "日志中有无法读取的一项：{reason}", "読めない記録項目：{reason}"),
    "who-unknown": Text("{who!r} is none of {known}", "“{who}”不是 {known} 之一", "「{who}」は {known} のどれでもない"),
    "act-own-reason": Text("the act holds its own reason", "该操作已自带理由", "この行為はすでに理由を持つ"),
}  # fmt: skip

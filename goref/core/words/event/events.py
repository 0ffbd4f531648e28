"""The wording of events: the sentences of notes, and the terms of lists and tables."""

from __future__ import annotations

from goref.core.base.findings import Level
from goref.core.base.language import Language, Text
from goref.core.event.notes import Note
from goref.core.event.result import Result
from goref.core.rulesets.table import RULESETS
from goref.core.words.event.adding import SENTENCES as ADDING
from goref.core.words.event.checking import SENTENCES as CHECKING
from goref.core.words.event.fields import FIELDS
from goref.core.words.faults.said import filled
from goref.core.words.terms import term

SENTENCES: dict[str, tuple[Level, Text]] = {
    **ADDING,
    **CHECKING,
    "encoding-guessed": (Level.NOTE, Text("The file does not say its encoding; it was read as {encoding}.", "文件未注明编码，按 {encoding} 读取。", "文字コードの記載がなく、{encoding} として読んだ。")),
    "column-ignored": (Level.NOTE, Text("The column “{column}” was not read.", "“{column}”一列未读取。", "列「{column}」は読まなかった。")),
    "column-nameless": (Level.CHECK, Text("Column {column} has no heading and was not read.", "{column} 列没有列名，未读取。", "{column} 列には見出しがなく、読まなかった。")),
    "column-given": (Level.CHECK, Text("The column “{column}” stands beside the surnames; it was read as given names.", "“{column}”一列与姓并列，按名读取。", "列「{column}」は姓と並ぶので、名として読んだ。")),
    "sheet-read": (Level.NOTE, Text("Of {count} sheets in sight “{sheet}” was read, the first whose headings fit.", "{count}个可见工作表中读取了“{sheet}”，即列名相合的第一个。", "見えるシート{count}枚のうち、見出しの合う最初の「{sheet}」を読んだ。")),
    "points-order": (Level.CHECK, Text("Results such as “{text}” were read with the points of {field} first, as the column “{column}” stands first.", "“{text}”之类的结果按{field}方的分在前读取，因为“{column}”一列在前。", "「{text}」のような結果は、列「{column}」が先なので、{field}の点を先として読んだ。")),
    "points-nobody": (Level.CHECK, Text("“{text}” was read as lost by both.", "“{text}”按双方负读取。", "「{text}」を両者負けとして読んだ。")),
    "points-everybody": (Level.CHECK, Text("“{text}” was read as won by both.", "“{text}”按双方胜读取。", "「{text}」を両者勝ちとして読んだ。")),
    "rank-unreadable": (Level.CHECK, Text("The rank “{text}” of {name} is kept as written; it is none that is known.", "{name}的段级“{text}”无法识别，照录。", "{name}の段級位「{text}」は読めず、そのまま残した。")),
    "table-numbered": (Level.NOTE, Text("No table was given; the game was put at {table}.", "未写台次，排在{table}台。", "卓の記載がなく、{table}とした。")),
    "part-ignored": (Level.NOTE, Text("“{part}” was not read.", "“{part}”部分未读取。", "「{part}」は読まなかった。")),
    "game-ignored": (Level.CHECK, Text("A game was left out: no player of the file is {name}.", "略去一局：文件中没有棋手{name}。", "一局を除いた：ファイルに選手{name}がいない。")),
    "bye-ignored": (Level.CHECK, Text("A bye was left out: no player of the file is {name}.", "略去一次轮空：文件中没有棋手{name}。", "不戦の回を除いた：ファイルに選手{name}がいない。")),
    "bye-dropped": (Level.CHECK, Text("{name} is paired in round {round} now; the bye was taken back.", "{name}第{round}轮已有对手，撤销轮空。", "{name}は第{round}回戦に相手がつき、不戦を取り消した。")),
    "bye-not-taken": (Level.CHECK, Text("{name} has a game in round {round}; the bye was not taken.", "{name}第{round}轮有对局，未采用轮空。", "{name}は第{round}回戦に対局があり、不戦としなかった。")),
    "colours-unknown": (Level.CHECK, Text("In {count} games the file does not know who had Black; its order was taken.", "文件有{count}局未定黑白，按其次序。", "{count}局は黒白が未定で、ファイルの順とした。")),
    "result-unknown": (Level.CHECK, Text("The result “{text}” is not known; the table stays open.", "结果“{text}”无法识别，该台未定。", "結果「{text}」は読めず、卓は未定のまま。")),
    "komi-unreadable": (Level.CHECK, Text("The komi “{text}” was not read.", "贴目“{text}”无法读取。", "コミ「{text}」は読めなかった。")),
    "starts-not-read": (Level.CHECK, Text("In the file “{field}” moves the start of {names}; it was not read. Give those who start elsewhere a McMahon correction.", "文件中“{field}”改变{names}的起点，未读取；起点不同者请自行设定麦克马洪调整分。", "ファイルの「{field}」は{names}の始点を動かすが、読まなかった。始点の違う選手にはマクマホン調整点を入れること。")),
    "starts-by-rating": (Level.CHECK, Text("In the file players start by their rating ({field}); goref starts them by rank.", "文件按等级分定起点（{field}）；goref 按段级定。", "ファイルでは始点をレーティングで決める（{field}）。goref は段級位で決める。")),
    "setting-not-followed": (Level.NOTE, Text("The file has {field} = {value}; goref does not go by it when it places players.", "文件中 {field} = {value}；goref 排名次时不据此。", "ファイルでは {field} = {value}。goref は順位をつけるときこれに従わない。")),
    "sums-unclear": (Level.CHECK, Text("The file does not say whether {names} sum wins or McMahon scores; nobody is placed until the criteria are set.", "文件未说明{names}是胜局之和还是麦克马洪分之和；设定名次依据之前不排名次。", "{names}が勝数の和かマクマホン点の和か、ファイルには書かれていない。基準を決めるまで順位はつかない。")),
    "marks-not-read": (Level.NOTE, Text("Marked “{field}” in the file, which was not read: {names}.", "文件中标有“{field}”，未读取：{names}。", "ファイルで「{field}」の印があるが、読まなかった：{names}。")),
    "results-by-referee": (Level.CHECK, Text("In the file the referee decided these results; whether the games were played it does not say: {tables}.", "文件中以下结果由裁判判定，是否实际对局未注明：{tables}。", "ファイルで審判が決めた結果。対局があったかどうかは書かれていない：{tables}。")),
    "players-preliminary": (Level.NOTE, Text("Registered preliminarily only: {names}.", "仅预报名：{names}。", "仮登録のみ：{names}。")),
    "ratings-shifted": (Level.NOTE, Text("An older file: {shift} was added to its ratings, as OpenGotha does.", "旧版文件：等级分已加{shift}，与 OpenGotha 一致。", "旧形式のため、OpenGotha と同じくレーティングに{shift}を足した。")),
    "absent-sums-differ": (Level.CHECK, Text("The file wants sums over opponents in which a missed round counts otherwise ({field}); goref counts the start of the player there.", "文件要求缺席轮次在对手分中另计（{field}）；goref 按棋手的起点计。", "ファイルでは欠場の回戦の相手の点を別に数える（{field}）。goref は選手の始めの点とする。")),
    "info-differs": (Level.NOTE, Text("The event's {field} stays {mine}; the file has {theirs}.", "赛事的 {field} 仍为{mine}，文件为{theirs}。", "大会の {field} は{mine}のまま。ファイルは{theirs}。")),
    "player-changed": (Level.NOTE, Text("{name}: {field} was {before}, now {after}.", "{name}：{field} 由{before}改为{after}。", "{name}：{field} を{before}から{after}に改めた。")),
    "table-changed": (Level.NOTE, Text("Table {table}: {field} is now as in the file.", "{table}台：{field} 已按文件更改。", "卓{table}：{field} をファイルのとおり改めた。")),
    "table-kept": (Level.CHECK, Text("Table {table}: {field} differs in the file; nothing was changed, for something was done at the table.", "{table}台：{field} 与文件不同；该台已有处理，未作更改。", "卓{table}：{field} がファイルと違う。すでに扱った卓なので改めない。")),
    "pairing-in-the-way": (Level.CONFLICT, Text("The file's table {table} was left out: at {by}, with a player or a place of it, something was done already.", "文件中的{table}台被略去：与其棋手或台次相同的{by}台已有处理。", "ファイルの卓{table}を除いた：同じ選手か番号の卓{by}をすでに扱っている。")),
    "pairing-replaced": (Level.CHECK, Text("Table {table} was taken out: the file pairs otherwise.", "{table}台已撤去：文件的编排不同。", "卓{table}を取り除いた：ファイルの組み合わせが違う。")),
    "result-changed": (Level.CHECK, Text("Table {table}: the imported result {mine} is now {theirs}.", "{table}台：导入的结果由{mine}改为{theirs}。", "卓{table}：取り込んだ結果{mine}が{theirs}に変わった。")),
    "result-differs": (Level.CONFLICT, Text("Table {table}: the result here is {mine}, in the file {theirs}; {mine} stays.", "{table}台：此处结果{mine}，文件为{theirs}；保留{mine}。", "卓{table}：ここでは{mine}、ファイルでは{theirs}。{mine}のまま。")),
    "result-in-dispute": (Level.CHECK, Text("Table {table} is in dispute; the file's result {theirs} was not taken.", "{table}台有争议，未采用文件的结果{theirs}。", "卓{table}は係争中。ファイルの結果{theirs}は採らなかった。")),
    "round-closed-kept": (Level.CHECK, Text("Round {round} is closed: the file has {what} otherwise, which was not taken.", "第{round}轮已封闭：文件中{what}有所不同，未采用。", "第{round}回戦は締め切った。ファイルでは{what}が違うが、採らなかった。")),
    "table-not-in-file": (Level.CHECK, Text("The file has no table {table}; it stays.", "文件中没有{table}台，予以保留。", "ファイルに卓{table}がない。残した。")),
    "game-not-in-file": (Level.CHECK, Text("The file has no game for table {table}; its result was not written.", "文件中没有{table}台的对局，结果未写入。", "ファイルに卓{table}の対局がなく、結果を書かなかった。")),
    "game-unknown": (Level.NOTE, Text("A game of the file has no table here; it stays as it is.", "文件中有一局在此没有对应的台，保持原样。", "ファイルの一局に当たる卓がない。そのまま残した。")),
    "game-without-table": (Level.NOTE, Text("{black} – {white} in round {round} of the file have no table here; their game stays as it is.", "文件第{round}轮的{black}—{white}在此没有对应的台，该局保持原样。", "ファイルの第{round}回戦{black}–{white}に当たる卓がない。その対局はそのまま残した。")),
    "handicap-differs": (Level.CHECK, Text("Table {table}: handicap {mine} here, {theirs} in the file, where it stays.", "{table}台：此处让{mine}子，文件为{theirs}，文件保持原样。", "卓{table}：置石はここで{mine}、ファイルで{theirs}。ファイルはそのまま。")),
    "colours-differ": (Level.CHECK, Text("Table {table}: the file has the colours the other way round; its colours stay, the winner is the same player.", "{table}台：文件黑白相反；文件不改，胜者为同一人。", "卓{table}：ファイルでは黒白が逆。ファイルはそのままで、勝者は同じ人。")),
    "result-left": (Level.CHECK, Text("Table {table} is not decided; the file's {theirs} stays.", "{table}台未定，文件中的 {theirs} 保留。", "卓{table}は未定。ファイルの {theirs} を残した。")),
    "result-no-word": (Level.CHECK, Text("Table {table}: OpenGotha has no word for {mine}; nothing was written.", "{table}台：OpenGotha 无法表示{mine}，未写入。", "卓{table}：OpenGotha には{mine}を表す語がなく、書かなかった。")),
    "default-no-sign": (Level.NOTE, Text("Table {table}: Pairgoth has no sign for a result by default; “{after}” stands for it, as after a game that was played.", "{table}台：Pairgoth 没有弃权判定的记号，与下过的棋一样记作“{after}”。", "卓{table}：Pairgoth に不戦を表す記号はなく、打った対局と同じ「{after}」で表す。")),
    "no-result-cancels": (Level.CHECK, Text("Table {table}: no result; written as “{after}”, by which Pairgoth means a cancelled game.", "{table}台：无胜负，写作“{after}”，在 Pairgoth 中意为取消的对局。", "卓{table}：無勝負。Pairgoth で取り消した対局を表す「{after}」と書いた。")),
    "result-overwritten": (Level.CHECK, Text("Table {table}: {theirs} in the file became {mine}.", "{table}台：文件中的 {theirs} 改为 {mine}。", "卓{table}：ファイルの {theirs} を {mine} に改めた。")),
    "written-unfinished": (Level.CHECK, Text("Not decided yet: {tables}.", "尚未定：{tables}。", "未定：{tables}。")),
    "egf-no-result": (Level.CHECK, Text("Without result, written as games not played: {tables}.", "无胜负，按未下写出：{tables}。", "無勝負のため、対局なしとして書いた：{tables}。")),
    "egf-both-sides": (Level.CHECK, Text("Lost or won by both, which the list does not know; written as rounds without an opponent: {tables}.", "双方负或双方胜，等级分无此项，按无对手的轮次写出：{tables}。", "両者負け・両者勝ちはレーティングにないため、相手のない回戦として書いた：{tables}。")),
    "egf-pin-odd": (Level.CHECK, Text("No number of eight digits, left out: {names}.", "不是八位编号，略去：{names}。", "8桁の番号ではないため除いた：{names}。")),
    "egf-no-pin": (Level.NOTE, Text("Without a number the list goes by the name: {names}.", "没有编号，等级分按姓名查找：{names}。", "番号がなく、レーティングでは氏名で照合される：{names}。")),
    "egf-country": (Level.CHECK, Text("The list wants two letters for a country; written XX: {names}.", "等级分的国家须为两个字母，写作 XX：{names}。", "国は2文字でなければならず、XX と書いた：{names}。")),
    "egf-club-cut": (Level.NOTE, Text("Clubs are cut to {most} characters: {names}.", "单位截为{most}个字符：{names}。", "所属は{most}字に切った：{names}。")),
    "aga-id-odd": (Level.CHECK, Text("No AGA number, left out: {names}.", "不是 AGA 编号，略去：{names}。", "AGA 番号ではないため除いた：{names}。")),
    "aga-no-rank": (Level.CHECK, Text("The list asks for the rank of: {names}.", "等级分须有段级：{names}。", "段級位が要る：{names}。")),
    "egf-header-lacks": (Level.CHECK, Text("To be filled in before it is sent: {fields}.", "提交前须补：{fields}。", "提出前に補うこと：{fields}。")),
    "players-without-games": (Level.NOTE, Text("Left out, for they have no game: {names}.", "无对局，略去：{names}。", "対局がないため除いた：{names}。")),
    "egf-name-parted": (Level.CHECK, Text("{name} has no given name of its own; written “{written}”.", "{name}未分姓名，写作“{written}”。", "{name}は姓名が分かれておらず、「{written}」と書いた。")),
    "name-cut": (Level.CHECK, Text("{name}: cut to {most} characters.", "{name}：截为{most}个字符。", "{name}：{most}字に切った。")),
    "letters-changed": (Level.NOTE, Text("“{before}” was written “{after}”.", "“{before}”写作“{after}”。", "「{before}」を「{after}」と書いた。")),
    "placed-by": (Level.NOTE, Text("Players are placed as the file says: by {criteria}.", "名次依文件：{criteria}。", "順位はファイルのとおり：{criteria}。")),
    "placement-differs": (Level.CHECK, Text("Players stay placed as this event says; the file places them otherwise, by {theirs}.", "名次仍依本赛事所定；文件另依{theirs}。", "順位の基準はこの大会のまま。ファイルでは{theirs}。")),
    "egf-no-places": (Level.CHECK, Text("The numbers at the left are no places: {criteria} cannot be told.", "左端的数字不是名次：无法得知{criteria}。", "左端の数字は順位ではない：{criteria}がわからない。")),
    "games-not-rated": (Level.NOTE, Text("Not rated, left out: {tables}.", "不计等级分，略去：{tables}。", "レーティング対象外として除いた：{tables}。")),
    "aga-no-date": (Level.CHECK, Text("The event has no date, which the list asks for.", "赛事没有日期，而等级分须有。", "大会に日付がない。レーティングには要る。")),
    "aga-temporary-ids": (Level.CHECK, Text("Numbers given for the file only: {names}.", "仅为此文件给出的编号：{names}。", "このファイルのためだけの番号：{names}。")),
    "record-komi": (Level.CHECK, Text("The record says komi {theirs}; the event's {mine} is used.", "棋谱贴目为{theirs}，按赛事的{mine}。", "棋譜のコミは{theirs}。大会の{mine}を用いる。")),
    "record-handicap": (Level.CHECK, Text("The record says handicap {theirs}; the table's {mine} is used.", "棋谱为让{theirs}子，按该台的{mine}。", "棋譜の置石は{theirs}。卓の{mine}を用いる。")),
    "record-no-handicap": (Level.CHECK, Text("The table says handicap {mine}, but the record begins without handicap stones; the table's {mine} is used.", "该台为让{mine}子，而棋谱开局没有让子；按该台的{mine}。", "卓では置石{mine}だが、棋譜は置石なしで始まる。卓の{mine}を用いる。")),
    "record-rules": (Level.NOTE, Text("The record names {theirs}; the event's rules {mine} are used.", "棋谱注明“{theirs}”，按赛事规则“{mine}”。", "棋譜には「{theirs}」とある。大会のルール「{mine}」を用いる。")),
    "case-rules": (Level.CHECK, Text("The case is under {theirs}, the event under {mine}; the case stays as it is.", "案卷按“{theirs}”，赛事按“{mine}”；案卷不改。", "裁定ファイルは「{theirs}」、大会は「{mine}」。裁定ファイルはそのまま。")),
    "recount-differs": (Level.CONFLICT, Text("Table {table}: decided as {mine}, but its case counts {theirs}.", "{table}台：已定为{mine}，而案卷算得{theirs}。", "卓{table}：{mine}と決まったが、裁定ファイルでは{theirs}。")),
    "recount-impossible": (Level.CONFLICT, Text("Table {table}: decided as {mine}, but its case cannot be counted now: {problem}", "{table}台：已定为{mine}，但案卷现无法计算：{problem}", "卓{table}：{mine}と決まったが、いま裁定ファイルを数えられない：{problem}")),
    "recount-unsettled": (Level.CHECK, Text("Table {table}: decided as {mine}, though its case is not settled. {status}", "{table}台：已定为{mine}，而案卷未裁定完毕。{status}", "卓{table}：{mine}と決まったが、裁定ファイルの裁定は済んでいない。{status}")),
    "same-players": (Level.NOTE, Text("Both players are those of the table.", "双方棋手与该台相符。", "両対局者が卓と一致。")),
    "near-players": (Level.CHECK, Text("Only like the players of the table: {black} – {white}.", "仅与该台棋手相近：{black}—{white}。", "卓の対局者に似ているだけ：{black}–{white}。")),
    "colours-turned": (Level.CHECK, Text("The record has the colours the other way round.", "棋谱黑白相反。", "棋譜では黒白が逆。")),
    "same-round": (Level.NOTE, Text("The round is the same.", "轮次相符。", "回戦が一致。")),
    "other-round": (Level.CHECK, Text("The record says round {theirs}.", "棋谱注明第{theirs}轮。", "棋譜では第{theirs}回戦。")),
    "no-round": (Level.NOTE, Text("The record does not say the round; these two meet once.", "棋谱未注轮次；二人仅对局一次。", "棋譜に回戦の記載がない。両者の対局は一度だけ。")),
    "same-event": (Level.NOTE, Text("The event is the same.", "赛事相符。", "大会名が一致。")),
    "other-event": (Level.CHECK, Text("The record names another event: {theirs}.", "棋谱注明另一赛事：{theirs}。", "棋譜には別の大会名：{theirs}。")),
    "no-such-players": (Level.CHECK, Text("No table has these players: {black} – {white}.", "没有这两位棋手的台：{black}—{white}。", "この対局者の卓がない：{black}–{white}。")),
    "several-tables": (Level.CHECK, Text("Could be any of these: {tables}.", "可能是：{tables}。", "次のどれか：{tables}。")),
    "several-records": (Level.CHECK, Text("Another record fits the table too: {other}.", "另有棋谱也合此台：{other}。", "別の棋譜もこの卓に合う：{other}。")),
    "table-has-case": (Level.CHECK, Text("Table {table} has a case already.", "{table}台已有案卷。", "卓{table}にはすでに裁定ファイルがある。")),
    "table-decided": (Level.CHECK, Text("Table {table} is decided already.", "{table}台已定。", "卓{table}はすでに決まっている。")),
}  # fmt: skip
"""Every note's sentence, and how much it asks of the reader."""

LINE = Text("line {line}: {said}", "第{line}行：{said}", "{line}行目：{said}")

TERMS: dict[str, Text] = {
    "round": Text("Round", "轮次", "回戦"),
    "round-n": Text("Round {n}", "第{n}轮", "第{n}回戦"),
    "table": Text("Table", "台次", "卓"),
    "black": Text("Black", "黑", "黒"),
    "white": Text("White", "白", "白"),
    "handicap": Text("Hd", "让子", "置石"),
    "komi": Text("Komi", "贴目", "コミ"),
    "state": Text("State", "状态", "状態"),
    "result": Text("Result", "结果", "結果"),
    "place": Text("Pl", "名次", "順位"),
    "name": Text("Name", "姓名", "氏名"),
    "rank": Text("Rank", "段级", "段級位"),
    "club": Text("Club", "单位", "所属"),
    "points": Text("Points", "积分", "勝点"),
    "sos": Text("SOS", "对手分", "SOS"),
    "sosos": Text("SOSOS", "对手分和", "SOSOS"),
    "sodos": Text("SODOS", "胜手分", "SODOS"),
    "standings": Text("Standings", "名次表", "順位表"),
    "tables": Text("Tables", "对局表", "対局表"),
    "rules": Text("Rules", "规则", "ルール"),
    "bye": Text("bye", "轮空", "不戦"),
    "to-play": Text("to play", "未下完", "対局前・対局中"),
    "in-dispute": Text("in dispute", "有争议", "係争中"),
    "decided": Text("decided", "已定", "決定"),
    "signed": Text("signed", "已签字", "署名済み"),
    "closed": Text("round closed", "本轮已封闭", "締め切り済み"),
    "held": Text("Cautions and warnings", "注意与警告", "注意と警告"),
    "cautions": Text("cautions", "注意", "注意"),
    "warnings": Text("warnings", "警告", "警告"),
    "paid": Text("points paid", "罚目", "罰の目数"),
    "lost": Text("lost by penalty", "判负", "反則負け"),
    "what-happened": Text("what happened", "情况", "出来事"),
    "under-protest": Text("under protest", "申诉中", "抗議中"),
    "open": Text("Not decided yet: {count}.", "尚有{count}台未定。", "未定の卓：{count}。"),
    "nobody": Text("No players yet.", "尚无棋手。", "選手がまだいない。"),
}

VERDICTS: dict[str, Text] = {
    "black": Text("Black wins", "黑胜", "黒勝ち"),
    "white": Text("White wins", "白胜", "白勝ち"),
    "draw": Text("Draw", "和棋", "持碁"),
    "both-lose": Text("Both lose", "双方负", "両者負け"),
    "both-win": Text("Both win", "双方胜", "両者勝ち"),
    "no-result": Text("No result", "无胜负", "無勝負"),
}
BY_DEFAULT = Text("{verdict} by default", "{verdict}（弃权）", "{verdict}（不戦）")


def say(note: Note, language: Language) -> str:
    """A note's sentence in a language. Raises KeyError for a code without one."""
    args = {name: filled(value, language) for name, value in note.args}
    for name in ("mine", "theirs"):
        rules = RULESETS.get(str(args.get(name)))
        if rules is not None:
            args[name] = rules.name.in_(language)
    if "field" in args:
        args["field"] = term(FIELDS, str(args["field"]), language)
    said = SENTENCES[note.code][1].in_(language, **args)
    return said if note.line is None else LINE.in_(language, line=note.line, said=said)


def level(note: Note) -> Level:
    """How much a note asks of the reader."""
    return SENTENCES[note.code][0]


def result_words(result: Result, language: Language) -> str:
    """A result for people: its ``RE`` where that says all, else in words."""
    if result.re not in ("0", "Void") and not result.by_default:
        return result.re
    verdict = VERDICTS[result.verdict.value].in_(language)
    return BY_DEFAULT.in_(language, verdict=verdict) if result.by_default else verdict

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
    "encoding-guessed": (Level.NOTE, Text("The file does not say its encoding; it was read as {encoding}.", "文件未注明编码，按 {encoding} 读取。", "文字コードの記載がなく、{encoding} として読んだ。", "파일에 인코딩이 적혀 있지 않아 {encoding}(으)로 읽었습니다.")),
    "encoding-unsure": (Level.CHECK, Text("The file does not say its encoding; it was read as {used}: {names}. As {other} the same would be {others}. If that is right, import it with --encoding {other}.", "文件未注明编码，按 {used} 读取：{names}。若按 {other} 则为 {others}。如后者正确，导入时请加--encoding {other}。", "文字コードの記載がなく、{used} として読みました：{names}。{other} なら {others} となります。後者が正しければ、--encoding {other}を付けて取り込んでください。", "파일에 인코딩이 적혀 있지 않아 {used}(으)로 읽었습니다: {names}. {other}(으)로 읽으면 {others}입니다. 뒤의 것이 맞으면 --encoding {other}을(를) 붙여 가져오세요.")),
    "column-ignored": (Level.NOTE, Text("The column “{column}” was not read.", "“{column}”一列未读取。", "列「{column}」は読まなかった。", "열 “{column}”을(를) 읽지 않았습니다.")),
    "own-list": (Level.NOTE, Text("This is a list that goref wrote. Reasons, notes and incidents in it are not taken; signatures and cases are not in it. The event's own file (.gorefevent) has them all.", "这是goref写出的名单。其中的理由、备注和事件不采用；签字和案卷不在其中。赛事文件（.gorefevent）中全都有。", "gorefが書き出した一覧です。理由・備考・事案は取り込みません。署名と裁定ファイルは含まれていません。大会ファイル（.gorefevent）にはすべてあります。", "goref가 쓴 목록입니다. 그 안의 사유, 비고, 사안은 받아들이지 않으며, 서명과 판정 파일은 들어 있지 않습니다. 대회 파일(.gorefevent)에는 모두 있습니다.")),
    "file-rules": (Level.CHECK, Text("The file's rules are {theirs}; the event stays under {mine}. Change its rule set if the file is right.", "文件的规则为“{theirs}”，赛事仍按“{mine}”。若文件无误，请更改赛事的规则。", "ファイルのルールは「{theirs}」、大会は「{mine}」のままです。ファイルが正しければ大会のルールを変えてください。", "파일의 규칙은 {theirs}, 대회는 {mine} 그대로입니다. 파일이 맞으면 대회의 규칙을 바꾸세요.")),
    "size-not-taken": (Level.CHECK, Text("The board size {text} in the file was not taken; goref has boards of {least} to {most} lines.", "文件中的棋盘路数{text}未采用；goref的棋盘为{least}至{most}路。", "ファイルの盤の大きさ{text}は取り込みませんでした。gorefの盤は{least}～{most}路です。", "파일의 바둑판 크기 {text}은(는) 받아들이지 않았습니다. goref의 바둑판은 {least}줄부터 {most}줄까지입니다.")),
    "cell-left-out": (Level.CHECK, Text("The cell of column “{column}” was left out: {problem}.", "“{column}”一列的此格略去：{problem}。", "列「{column}」のこのセルは読みませんでした：{problem}。", "“{column}” 열의 이 칸은 뺐습니다: {problem}.")),
    "cells-left-out": (Level.CHECK, Text("{count} more cells were left out.", "另有{count}格略去。", "ほかに{count}個のセルを読みませんでした。", "그 밖에 {count}개의 칸을 뺐습니다.")),
    "ratings-rounded": (Level.NOTE, Text("goref keeps ratings as whole numbers. Rounded: {count}, the first from {text} to {rating}.", "goref的等级分为整数。取整{count}项，首项由{text}取为{rating}。", "gorefはレーティングを整数で持ちます。四捨五入したもの：{count}件、最初は{text}を{rating}に。", "goref는 레이팅을 정수로 보관합니다. 반올림한 것: {count}개, 첫 번째는 {text}을(를) {rating}(으)로.")),
    "tdlist-not-kept": (Level.NOTE, Text("The ratings gave the ranks; they have decimals and are not kept, nor are kind and end of the membership, the state, sigma and the day of the rating.", "段级由等级分得出；等级分带小数，不保留；会员类别与到期日、州、sigma、等级分日期也不保留。", "段級位はレーティングから定めました。レーティングは小数のため残していません。会員の種別と期限、州、シグマ、レーティングの日付も残していません。", "단급은 레이팅에서 정했습니다. 레이팅은 소수이므로 보관하지 않으며, 회원 종류와 만료일, 주, 시그마, 레이팅 날짜도 보관하지 않습니다.")),
    "tdlist-no-rank": (Level.CHECK, Text("Without a rating, so without a rank: {names}.", "没有等级分，故无段级：{names}。", "レーティングがなく、段級位もありません：{names}。", "레이팅이 없어 단급도 없습니다: {names}.")),
    "tdlist-rating": (Level.CHECK, Text("The AGA has no such rating (1 and more, or −1 and less), so without a rank: {names}.", "AGA 没有这样的等级分（只有 1 以上或 −1 以下），故无段级：{names}。", "AGA のレーティングは 1 以上か −1 以下です。そうでないため段級位がありません：{names}。", "AGA 레이팅은 1 이상이거나 −1 이하입니다. 그렇지 않아 단급이 없습니다: {names}.")),
    "column-nameless": (Level.CHECK, Text("Column {column} has no heading and was not read.", "{column} 列没有列名，未读取。", "{column} 列には見出しがなく、読まなかった。", "{column} 열에는 제목이 없어 읽지 않았습니다.")),
    "column-given": (Level.CHECK, Text("The column “{column}” stands beside the surnames; it was read as given names.", "“{column}”一列与姓并列，按名读取。", "列「{column}」は姓と並ぶので、名として読んだ。", "열 “{column}”: 성 옆에 있어 이름으로 읽었습니다.")),
    "sheet-read": (Level.NOTE, Text("Of {count} sheets in sight “{sheet}” was read, the first whose headings fit.", "{count}个可见工作表中读取了“{sheet}”，即列名相合的第一个。", "見えるシート{count}枚のうち、見出しの合う最初の「{sheet}」を読んだ。", "보이는 시트 {count}개 가운데 제목이 맞는 첫 시트 “{sheet}”를 읽었습니다.")),
    "points-order": (Level.CHECK, Text("Results such as “{text}” were read with the points of {field} first, as the column “{column}” stands first.", "“{text}”之类的结果按{field}方的分在前读取，因为“{column}”一列在前。", "「{text}」のような結果は、列「{column}」が先なので、{field}の点を先として読んだ。", "“{text}” 같은 결과는 열 “{column}”이(가) 먼저이므로 {field}의 점수를 앞에 두고 읽었습니다.")),
    "points-nobody": (Level.CHECK, Text("“{text}” was read as lost by both.", "“{text}”按双方负读取。", "「{text}」を両者負けとして読んだ。", "“{text}”: 양쪽 패배로 읽었습니다.")),
    "points-everybody": (Level.CHECK, Text("“{text}” was read as won by both.", "“{text}”按双方胜读取。", "「{text}」を両者勝ちとして読んだ。", "“{text}”: 양쪽 승리로 읽었습니다.")),
    "rank-unreadable": (Level.CHECK, Text("The rank “{text}” of {name} is kept as written; it is none that is known.", "{name}的段级“{text}”无法识别，照录。", "{name}の段級位「{text}」は読めず、そのまま残した。", "{name}의 단급 “{text}”: 알 수 없는 단급이므로 적힌 그대로 두었습니다.")),
    "table-numbered": (Level.NOTE, Text("No table was given; the game was put at {table}.", "未写台次，排在{table}台。", "卓の記載がなく、{table}とした。", "테이블이 적혀 있지 않아 대국을 테이블 {table}(으)로 정했습니다.")),
    "part-ignored": (Level.NOTE, Text("“{part}” was not read.", "“{part}”部分未读取。", "「{part}」は読まなかった。", "“{part}”을(를) 읽지 않았습니다.")),
    "game-ignored": (Level.CHECK, Text("A game was left out: no player of the file is {name}.", "略去一局：文件中没有棋手{name}。", "一局を除いた：ファイルに選手{name}がいない。", "대국 하나를 뺐습니다. 파일의 선수 가운데 {name}이(가) 없습니다.")),
    "bye-ignored": (Level.CHECK, Text("A bye was left out: no player of the file is {name}.", "略去一次轮空：文件中没有棋手{name}。", "不戦の回を除いた：ファイルに選手{name}がいない。", "부전승 하나를 뺐습니다. 파일의 선수 가운데 {name}이(가) 없습니다.")),
    "bye-dropped": (Level.CHECK, Text("{name} is paired in round {round} now; the bye was taken back.", "{name}第{round}轮已有对手，撤销轮空。", "{name}は第{round}回戦に相手がつき、不戦を取り消した。", "{name}: {round}라운드에 대진이 정해져 부전승을 취소했습니다.")),
    "byes-several": (Level.CHECK, Text("Round {round} has {count} byes in the file, and all of them here; OpenGotha itself keeps the last alone, that of {name}.", "文件第{round}轮有{count}人轮空，此处全部保留；OpenGotha 自身只保留最后一人{name}。", "ファイルの第{round}回戦には不戦が{count}名あり、ここではすべて採る。OpenGotha 自身は最後の{name}だけを残す。", "파일의 {round}라운드에는 부전승이 {count}명 있고 여기서는 모두 받아들입니다. OpenGotha 자신은 마지막 {name}만 남깁니다.")),
    "bye-not-taken": (Level.CHECK, Text("{name} has a game in round {round}; the bye was not taken.", "{name}第{round}轮有对局，未采用轮空。", "{name}は第{round}回戦に対局があり、不戦としなかった。", "{name}: {round}라운드에 대국이 있어 부전승을 받아들이지 않았습니다.")),
    "colours-unknown": (Level.CHECK, Text("In {count} games the file does not know who had Black; its order was taken.", "文件有{count}局未定黑白，按其次序。", "{count}局は黒白が未定で、ファイルの順とした。", "파일에 흑이 누구인지 정해지지 않은 대국이 {count}국 있어, 파일의 순서를 따랐습니다.")),
    "result-unknown": (Level.CHECK, Text("The result “{text}” is not known; the table stays open.", "结果“{text}”无法识别，该台未定。", "結果「{text}」は読めず、卓は未定のまま。", "결과 “{text}”을(를) 알 수 없습니다. 테이블은 미정으로 남습니다.")),
    "komi-unreadable": (Level.CHECK, Text("The komi “{text}” was not read.", "贴目“{text}”无法读取。", "コミ「{text}」は読めなかった。", "덤 “{text}”을(를) 읽지 못했습니다.")),
    "starts-not-read": (Level.CHECK, Text("In the file “{field}” moves the start of {names}; it was not read. Give those who start elsewhere a McMahon correction.", "文件中“{field}”改变{names}的起点，未读取；起点不同者请自行设定麦克马洪调整分。", "ファイルの「{field}」は{names}の始点を動かすが、読まなかった。始点の違う選手にはマクマホン調整点を入れること。", "파일에서 “{field}”이(가) 출발점을 옮기는 선수: {names}. 읽지 않았습니다. 출발점이 다른 선수에게는 맥마흔 보정을 주세요.")),
    "starts-by-rating": (Level.CHECK, Text("In the file players start by their rating ({field}); goref starts them by rank.", "文件按等级分定起点（{field}）；goref 按段级定。", "ファイルでは始点をレーティングで決める（{field}）。goref は段級位で決める。", "파일에서는 레이팅으로 출발점을 정합니다({field}). goref는 단급으로 정합니다.")),
    "setting-not-followed": (Level.NOTE, Text("The file has {field} = {value}; goref does not go by it when it places players.", "文件中 {field} = {value}；goref 排名次时不据此。", "ファイルでは {field} = {value}。goref は順位をつけるときこれに従わない。", "파일에는 {field} = {value}이(가) 있습니다. goref는 순위를 매길 때 이를 따르지 않습니다.")),
    "sums-unclear": (Level.CHECK, Text("The file does not say whether {names} sum wins or McMahon scores; nobody is placed until the criteria are set.", "文件未说明{names}是胜局之和还是麦克马洪分之和；设定名次依据之前不排名次。", "{names}が勝数の和かマクマホン点の和か、ファイルには書かれていない。基準を決めるまで順位はつかない。", "파일은 {names}이(가) 승수의 합인지 맥마흔 점수의 합인지 말하지 않습니다. 기준을 정할 때까지 아무에게도 순위를 주지 않습니다.")),
    "marks-not-read": (Level.NOTE, Text("Marked “{field}” in the file, which was not read: {names}.", "文件中标有“{field}”，未读取：{names}。", "ファイルで「{field}」の印があるが、読まなかった：{names}。", "파일에 “{field}” 표시가 있으나 읽지 않았습니다: {names}.")),
    "results-by-referee": (Level.CHECK, Text("In the file the referee decided these results; whether the games were played it does not say: {tables}.", "文件中以下结果由裁判判定，是否实际对局未注明：{tables}。", "ファイルで審判が決めた結果。対局があったかどうかは書かれていない：{tables}。", "파일에서 심판이 정한 결과입니다. 실제로 두었는지는 적혀 있지 않습니다: {tables}.")),
    "players-preliminary": (Level.NOTE, Text("Registered preliminarily only: {names}.", "仅预报名：{names}。", "仮登録のみ：{names}。", "가등록만 한 선수: {names}.")),
    "ratings-shifted": (Level.NOTE, Text("An older file: {shift} was added to its ratings, as OpenGotha does.", "旧版文件：等级分已加{shift}，与 OpenGotha 一致。", "旧形式のため、OpenGotha と同じくレーティングに{shift}を足した。", "이전 형식의 파일입니다. OpenGotha와 같이 레이팅에 {shift}을(를) 더했습니다.")),
    "absent-sums-differ": (Level.CHECK, Text("The file wants sums over opponents in which a missed round counts otherwise ({field}); goref counts the start of the player there.", "文件要求缺席轮次在对手分中另计（{field}）；goref 按棋手的起点计。", "ファイルでは欠場の回戦の相手の点を別に数える（{field}）。goref は選手の始めの点とする。", "파일은 빠진 라운드를 달리 세는 상대 점수의 합을 요구합니다({field}). goref는 그 자리를 그 선수의 시작 점수로 셉니다.")),
    "info-differs": (Level.NOTE, Text("The event's {field} stays {mine}; the file has {theirs}.", "赛事的 {field} 仍为{mine}，文件为{theirs}。", "大会の {field} は{mine}のまま。ファイルは{theirs}。", "대회의 {field}: {mine} 그대로 둡니다. 파일에는 {theirs}(으)로 되어 있습니다.")),
    "player-changed": (Level.NOTE, Text("{name}: {field} was {before}, now {after}.", "{name}：{field} 由{before}改为{after}。", "{name}：{field} を{before}から{after}に改めた。", "{name}: {field} 항목이 {before}에서 {after}(으)로 바뀌었습니다.")),
    "table-changed": (Level.NOTE, Text("Table {table}: {field} is now as in the file.", "{table}台：{field} 已按文件更改。", "卓{table}：{field} をファイルのとおり改めた。", "테이블 {table}: {field} 항목을 파일대로 바꾸었습니다.")),
    "table-kept": (Level.CHECK, Text("Table {table}: {field} differs in the file; nothing was changed, for something was done at the table.", "{table}台：{field} 与文件不同；该台已有处理，未作更改。", "卓{table}：{field} がファイルと違う。すでに扱った卓なので改めない。", "테이블 {table}: {field} 항목이 파일과 다릅니다. 이 테이블에서 이미 처리가 있었으므로 아무것도 바꾸지 않았습니다.")),
    "pairing-in-the-way": (Level.CONFLICT, Text("The file's table {table} was left out: at {by}, with a player or a place of it, something was done already.", "文件中的{table}台被略去：与其棋手或台次相同的{by}台已有处理。", "ファイルの卓{table}を除いた：同じ選手か番号の卓{by}をすでに扱っている。", "파일의 테이블 {table}: 뺐습니다. 같은 선수 또는 같은 자리의 테이블 {by}에서 이미 처리가 있었습니다.")),
    "pairing-replaced": (Level.CHECK, Text("Table {table} was taken out: the file pairs otherwise.", "{table}台已撤去：文件的编排不同。", "卓{table}を取り除いた：ファイルの組み合わせが違う。", "테이블 {table}: 삭제했습니다. 파일의 대진이 다릅니다.")),
    "result-changed": (Level.CHECK, Text("Table {table}: the imported result {mine} is now {theirs}.", "{table}台：导入的结果由{mine}改为{theirs}。", "卓{table}：取り込んだ結果{mine}が{theirs}に変わった。", "테이블 {table}: 가져온 결과 {mine}이(가) {theirs}(으)로 바뀌었습니다.")),
    "result-differs": (Level.CONFLICT, Text("Table {table}: the result here is {mine}, in the file {theirs}; {mine} stays.", "{table}台：此处结果{mine}，文件为{theirs}；保留{mine}。", "卓{table}：ここでは{mine}、ファイルでは{theirs}。{mine}のまま。", "테이블 {table}: 여기의 결과는 {mine}, 파일의 결과는 {theirs}입니다. {mine} 그대로 둡니다.")),
    "result-in-dispute": (Level.CHECK, Text("Table {table} is in dispute; the file's result {theirs} was not taken.", "{table}台有争议，未采用文件的结果{theirs}。", "卓{table}は係争中。ファイルの結果{theirs}は採らなかった。", "테이블 {table}: 이의가 있어 파일의 결과 {theirs}을(를) 받아들이지 않았습니다.")),
    "round-closed-kept": (Level.CHECK, Text("Round {round} is closed: the file has {what} otherwise, which was not taken.", "第{round}轮已封闭：文件中{what}有所不同，未采用。", "第{round}回戦は締め切った。ファイルでは{what}が違うが、採らなかった。", "{round}라운드는 마감되었습니다. 파일에서는 {what}이(가) 다르지만 받아들이지 않았습니다.")),
    "table-not-in-file": (Level.CHECK, Text("The file has no table {table}; it stays.", "文件中没有{table}台，予以保留。", "ファイルに卓{table}がない。残した。", "테이블 {table}: 파일에 없으나 그대로 둡니다.")),
    "game-not-in-file": (Level.CHECK, Text("The file has no game for table {table}; its result is not written.", "文件中没有{table}台的对局，其结果不写入。", "ファイルに卓{table}の対局がなく、結果は書かない。", "테이블 {table}: 파일에 대국이 없어 결과를 쓰지 않습니다.")),
    "game-without-table": (Level.NOTE, Text("{black} – {white} in round {round} of the file have no table here; their game stays as it is.", "文件第{round}轮的{black}—{white}在此没有对应的台，该局保持原样。", "ファイルの第{round}回戦{black}–{white}に当たる卓がない。その対局はそのまま残した。", "파일의 {round}라운드 {black}–{white}: 여기에 테이블이 없습니다. 그 대국은 그대로 둡니다.")),
    "handicap-differs": (Level.CHECK, Text("Table {table}: handicap {mine} here, {theirs} in the file, where it stays.", "{table}台：此处让{mine}子，文件为{theirs}，文件保持原样。", "卓{table}：置石はここで{mine}、ファイルで{theirs}。ファイルはそのまま。", "테이블 {table}: 치석이 여기서는 {mine}, 파일에서는 {theirs}입니다. 파일은 그대로 둡니다.")),
    "colours-differ": (Level.CHECK, Text("Table {table}: the file has the colours the other way round; its colours stay, the winner is the same player.", "{table}台：文件黑白相反；文件不改，胜者为同一人。", "卓{table}：ファイルでは黒白が逆。ファイルはそのままで、勝者は同じ人。", "테이블 {table}: 파일의 흑백이 반대입니다. 파일의 흑백은 그대로 두며, 승자는 같은 선수입니다.")),
    "result-left": (Level.CHECK, Text("Table {table} is not decided; the file's {theirs} stays.", "{table}台未定，文件中的 {theirs} 保留。", "卓{table}は未定。ファイルの {theirs} を残した。", "테이블 {table}: 확정되지 않았습니다. 파일의 {theirs} 그대로 둡니다.")),
    "result-no-word": (Level.CHECK, Text("Table {table}: OpenGotha has no word for {mine}; nothing was written.", "{table}台：OpenGotha 无法表示{mine}，未写入。", "卓{table}：OpenGotha には{mine}を表す語がなく、書かなかった。", "테이블 {table}: OpenGotha에는 {mine}에 해당하는 말이 없어 아무것도 쓰지 않았습니다.")),
    "default-no-sign": (Level.NOTE, Text("Table {table}: Pairgoth has no sign for a result by default; “{after}” stands for it, as after a game that was played.", "{table}台：Pairgoth 没有弃权判定的记号，与下过的棋一样记作“{after}”。", "卓{table}：Pairgoth に不戦を表す記号はなく、打った対局と同じ「{after}」で表す。", "테이블 {table}: Pairgoth에는 부전의 표시가 없어, 둔 대국과 똑같이 “{after}”로 적습니다.")),
    "no-result-cancels": (Level.CHECK, Text("Table {table}: no result; written as “{after}”, by which Pairgoth means a cancelled game.", "{table}台：无胜负，写作“{after}”，在 Pairgoth 中意为取消的对局。", "卓{table}：無勝負。Pairgoth で取り消した対局を表す「{after}」と書いた。", "테이블 {table}: 무승부. Pairgoth에서 취소된 대국을 뜻하는 “{after}”로 적었습니다.")),
    "result-overwritten": (Level.CHECK, Text("Table {table}: the file has {theirs}, the event {mine}, which goes before it.", "{table}台：文件为 {theirs}，赛事为 {mine}，以赛事为准。", "卓{table}：ファイルは {theirs}、大会は {mine}。大会のほうを採る。", "테이블 {table}: 파일에는 {theirs}, 대회에는 {mine}. 대회의 것을 따릅니다.")),
    "bye-not-in-file": (Level.CHECK, Text("Round {round}: in the file {name} has no bye.", "第{round}轮：文件中{name}没有轮空。", "第{round}回戦：ファイルでは{name}は不戦ではない。", "{round}라운드: 파일에서는 {name}이(가) 부전승이 아닙니다.")),
    "bye-only-in-file": (Level.CHECK, Text("Round {round}: in the file {name} has a bye, here not.", "第{round}轮：{name}在文件中轮空，此处没有。", "第{round}回戦：{name}はファイルでは不戦、ここでは違う。", "{round}라운드: {name}은(는) 파일에서 부전승이지만 여기서는 아닙니다.")),
    "table-under-protest": (Level.CHECK, Text("Table {table} is under protest.", "{table}台申诉中。", "卓{table}は抗議中。", "테이블 {table}: 항의 중입니다.")),
    "open-anew": (Level.NOTE, Text("Where {program} has the file open, open it there anew before it is saved: it would write its old results over these.", "若 {program} 已打开此文件，请先在其中重新打开再保存，否则会以旧结果覆盖。", "{program} でこのファイルを開いているなら、保存の前に開き直すこと。そのまま保存すると古い結果で上書きされる。", "{program}에서 이 파일을 열어 두었다면 저장하기 전에 다시 여세요. 그대로 저장하면 옛 결과로 덮어씁니다.")),
    "written-unfinished": (Level.CHECK, Text("Not decided yet: {tables}.", "尚未定：{tables}。", "未定：{tables}。", "아직 확정되지 않았습니다: {tables}.")),
    "rounds-written": (Level.NOTE, Text("Rounds in the file: {rounds}.", "写入的轮次：{rounds}。", "ファイルに書いた回戦：{rounds}。", "파일에 쓴 라운드: {rounds}.")),
    "rounds-not-written": (Level.CHECK, Text("No result yet, so not in the file: round {rounds}.", "尚无结果，未写入：第{rounds}轮。", "まだ結果がなく、書いていません：第{rounds}回戦。", "아직 결과가 없어 쓰지 않았습니다: {rounds}라운드.")),
    "egf-no-result": (Level.CHECK, Text("Without result, written as games not played: {tables}.", "无胜负，按未下写出：{tables}。", "無勝負のため、対局なしとして書いた：{tables}。", "무승부이므로 두지 않은 대국으로 썼습니다: {tables}.")),
    "egf-both-sides": (Level.CHECK, Text("Lost or won by both, which the list does not know; written as rounds without an opponent: {tables}.", "双方负或双方胜，等级分无此项，按无对手的轮次写出：{tables}。", "両者負け・両者勝ちはレーティングにないため、相手のない回戦として書いた：{tables}。", "양쪽 패배 또는 양쪽 승리는 목록에 없어 상대 없는 라운드로 적었습니다: {tables}.")),
    "egf-pin-odd": (Level.CHECK, Text("No number of eight digits, left out: {names}.", "不是八位编号，略去：{names}。", "8桁の番号ではないため除いた：{names}。", "여덟 자리 번호가 아니어서 뺐습니다: {names}.")),
    "egf-no-pin": (Level.NOTE, Text("Without a number the list goes by the name: {names}.", "没有编号，等级分按姓名查找：{names}。", "番号がなく、レーティングでは氏名で照合される：{names}。", "번호가 없어 레이팅 목록에서는 이름으로 찾습니다: {names}.")),
    "egf-country": (Level.CHECK, Text("The list wants two letters for a country; written XX: {names}.", "等级分的国家须为两个字母，写作 XX：{names}。", "国は2文字でなければならず、XX と書いた：{names}。", "나라는 두 글자여야 하므로 XX로 적었습니다: {names}.")),
    "egf-club-cut": (Level.NOTE, Text("Clubs are cut to {most} characters: {names}.", "单位截为{most}个字符：{names}。", "所属は{most}字に切った：{names}。", "소속은 {most}자로 줄였습니다: {names}.")),
    "aga-id-odd": (Level.CHECK, Text("No AGA number, left out: {names}.", "不是 AGA 编号，略去：{names}。", "AGA 番号ではないため除いた：{names}。", "AGA 번호가 아니어서 뺐습니다: {names}.")),
    "aga-no-rank": (Level.CHECK, Text("The list asks for the rank of: {names}.", "等级分须有段级：{names}。", "段級位が要る：{names}。", "목록에 단급이 필요합니다: {names}.")),
    "egf-header-lacks": (Level.CHECK, Text("To be filled in before it is sent: {fields}.", "提交前须补：{fields}。", "提出前に補うこと：{fields}。", "보내기 전에 채우세요: {fields}.")),
    "players-without-games": (Level.NOTE, Text("Left out, for they have no game: {names}.", "无对局，略去：{names}。", "対局がないため除いた：{names}。", "대국이 없어 뺐습니다: {names}.")),
    "egf-name-parted": (Level.CHECK, Text("{name} has no given name of its own; written “{written}”.", "{name}未分姓名，写作“{written}”。", "{name}は姓名が分かれておらず、「{written}」と書いた。", "{name}: 성과 이름이 나뉘어 있지 않아 “{written}”(으)로 적었습니다.")),
    "name-cut": (Level.CHECK, Text("{name}: cut to {most} characters.", "{name}：截为{most}个字符。", "{name}：{most}字に切った。", "{name}: {most}자로 잘랐습니다.")),
    "letters-changed": (Level.NOTE, Text("“{before}” was written “{after}”.", "“{before}”写作“{after}”。", "「{before}」を「{after}」と書いた。", "“{before}”을(를) “{after}”(으)로 적었습니다.")),
    "placed-by": (Level.NOTE, Text("Players are placed as the file says: by {criteria}.", "名次依文件：{criteria}。", "順位はファイルのとおり：{criteria}。", "순위는 파일에 적힌 대로 매깁니다: {criteria}.")),
    "placement-differs": (Level.CHECK, Text("Players stay placed as this event says; the file places them otherwise, by {theirs}.", "名次仍依本赛事所定；文件另依{theirs}。", "順位の基準はこの大会のまま。ファイルでは{theirs}。", "순위는 이 대회에서 정한 대로 둡니다. 파일의 기준은 다릅니다: {theirs}.")),
    "egf-no-places": (Level.CHECK, Text("The numbers at the left are no places: {criteria} cannot be told.", "左端的数字不是名次：无法得知{criteria}。", "左端の数字は順位ではない：{criteria}がわからない。", "왼쪽 끝의 숫자는 순위가 아닙니다: {criteria}을(를) 알 수 없습니다.")),
    "handicap-high": (Level.CHECK, Text("More than {most} handicap stones, written as they were; programs that pair write one digit, so ask the list before you send it: {tables}.", "让子超过{most}子，照实写出；编排软件只写一位数，寄送前请询问等级分方：{tables}。", "置石が{most}子を超え、そのまま書いた。組み合わせソフトは一桁で書くので、送る前にレーティング側に確かめること：{tables}。", "치석이 {most}점을 넘으며 그대로 썼습니다. 대진 프로그램은 한 자리로 쓰므로 보내기 전에 레이팅 쪽에 물어보세요: {tables}.")),
    "games-not-rated": (Level.NOTE, Text("Not rated, left out: {tables}.", "不计等级分，略去：{tables}。", "レーティング対象外として除いた：{tables}。", "레이팅 대상이 아니어서 제외: {tables}.")),
    "aga-no-date": (Level.CHECK, Text("The event has no date, which the list asks for.", "赛事没有日期，而等级分须有。", "大会に日付がない。レーティングには要る。", "대회에 날짜가 없습니다. 레이팅에는 날짜가 필요합니다.")),
    "aga-temporary-ids": (Level.CHECK, Text("Numbers given for the file only: {names}.", "仅为此文件给出的编号：{names}。", "このファイルのためだけの番号：{names}。", "이 파일에만 쓰는 번호: {names}.")),
    "record-komi": (Level.CHECK, Text("The record says komi {theirs}; the event's {mine} is used.", "棋谱贴目为{theirs}，按赛事的{mine}。", "棋譜のコミは{theirs}。大会の{mine}を用いる。", "기보의 덤은 {theirs}입니다. 대회의 {mine}을(를) 씁니다.")),
    "record-handicap": (Level.CHECK, Text("The record says handicap {theirs}; the table's {mine} is used.", "棋谱为让{theirs}子，按该台的{mine}。", "棋譜の置石は{theirs}。卓の{mine}を用いる。", "기보의 치석은 {theirs}입니다. 테이블의 {mine}을(를) 씁니다.")),
    "record-no-handicap": (Level.CHECK, Text("The table says handicap {mine}, but the record begins without handicap stones; the table's {mine} is used.", "该台为让{mine}子，而棋谱开局没有让子；按该台的{mine}。", "卓では置石{mine}だが、棋譜は置石なしで始まる。卓の{mine}を用いる。", "테이블에는 치석이 {mine}(으)로 되어 있으나 기보는 치석 없이 시작합니다. 테이블의 {mine}을(를) 씁니다.")),
    "record-rules": (Level.NOTE, Text("The record names {theirs}; the event's rules {mine} are used.", "棋谱注明“{theirs}”，按赛事规则“{mine}”。", "棋譜には「{theirs}」とある。大会のルール「{mine}」を用いる。", "기보에는 {theirs}(이)라고 적혀 있습니다. 대회 규칙 {mine}을(를) 씁니다.")),
    "case-unrecorded": (Level.CHECK, Text("The case has no protocol: it was removed, or goref did not save the case.", "案卷没有裁判记录：记录已被删去，或案卷并非由 goref 保存。", "裁定ファイルに裁定記録がない：削除されたか、goref で保存されたものではない。", "판정 파일에 판정 기록이 없습니다. 삭제되었거나 goref가 저장한 파일이 아닙니다.")),
    "case-rules": (Level.CHECK, Text("The case is under {theirs}, the event under {mine}; the case stays as it is.", "案卷按“{theirs}”，赛事按“{mine}”；案卷不改。", "裁定ファイルは「{theirs}」、大会は「{mine}」。裁定ファイルはそのまま。", "판정 파일은 {theirs}, 대회는 {mine}을(를) 따릅니다. 판정 파일은 그대로 둡니다.")),
    "recount-differs": (Level.CONFLICT, Text("Table {table}: decided as {mine}, but its case counts {theirs}.", "{table}台：已定为{mine}，而案卷算得{theirs}。", "卓{table}：{mine}と決まったが、裁定ファイルでは{theirs}。", "테이블 {table}: {mine}(으)로 확정되었으나 판정 파일의 계가는 {theirs}입니다.")),
    "recount-impossible": (Level.CONFLICT, Text("Table {table}: decided as {mine}, but its case cannot be counted now: {problem}", "{table}台：已定为{mine}，但案卷现无法计算：{problem}", "卓{table}：{mine}と決まったが、いま裁定ファイルを数えられない：{problem}", "테이블 {table}: {mine}(으)로 확정되었으나 지금은 판정 파일을 계가할 수 없습니다: {problem}")),
    "recount-unsettled": (Level.CHECK, Text("Table {table}: decided as {mine}, though its case is not settled. {status}", "{table}台：已定为{mine}，而案卷未裁定完毕。{status}", "卓{table}：{mine}と決まったが、裁定ファイルの裁定は済んでいない。{status}", "테이블 {table}: {mine}(으)로 확정되었으나 판정 파일의 판정이 끝나지 않았습니다. {status}")),
    "same-players": (Level.NOTE, Text("Both players are those of the table.", "双方棋手与该台相符。", "両対局者が卓と一致。", "두 대국자가 테이블과 일치합니다.")),
    "near-players": (Level.CHECK, Text("Only like the players of the table: {black} – {white}.", "仅与该台棋手相近：{black}—{white}。", "卓の対局者に似ているだけ：{black}–{white}。", "테이블의 대국자와 비슷할 뿐입니다: {black} – {white}.")),
    "colours-turned": (Level.CHECK, Text("The record has the colours the other way round.", "棋谱黑白相反。", "棋譜では黒白が逆。", "기보에는 흑백이 반대로 되어 있습니다.")),
    "same-round": (Level.NOTE, Text("The round is the same.", "轮次相符。", "回戦が一致。", "라운드가 일치합니다.")),
    "other-round": (Level.CHECK, Text("The record says round {theirs}.", "棋谱注明第{theirs}轮。", "棋譜では第{theirs}回戦。", "기보에는 {theirs}라운드로 적혀 있습니다.")),
    "no-round": (Level.NOTE, Text("The record does not say the round; these two meet once.", "棋谱未注轮次；二人仅对局一次。", "棋譜に回戦の記載がない。両者の対局は一度だけ。", "기보에 라운드가 적혀 있지 않습니다. 두 사람의 대국은 한 번뿐입니다.")),
    "same-event": (Level.NOTE, Text("The event is the same.", "赛事相符。", "大会名が一致。", "대회가 일치합니다.")),
    "other-event": (Level.CHECK, Text("The record names another event: {theirs}.", "棋谱注明另一赛事：{theirs}。", "棋譜には別の大会名：{theirs}。", "기보에 다른 대회가 적혀 있습니다: {theirs}.")),
    "no-such-players": (Level.CHECK, Text("No table has these players: {black} – {white}.", "没有这两位棋手的台：{black}—{white}。", "この対局者の卓がない：{black}–{white}。", "이 대국자들의 테이블이 없습니다: {black} – {white}.")),
    "other-players": (Level.CHECK, Text("The record names the players otherwise: {black} – {white}.", "棋谱所写棋手与该台不同：{black}—{white}。", "棋譜の対局者名が卓と異なる：{black}–{white}。", "기보에 적힌 대국자가 테이블과 다릅니다: {black} – {white}.")),
    "other-size": (Level.CHECK, Text("The record's board has {theirs} lines, the table's {mine}.", "棋谱的棋盘为{theirs}路，该台为{mine}路。", "棋譜の盤は{theirs}路、卓は{mine}路です。", "기보의 바둑판은 {theirs}줄, 테이블은 {mine}줄입니다.")),
    "several-tables": (Level.CHECK, Text("Could be any of these: {tables}.", "可能是：{tables}。", "次のどれか：{tables}。", "다음 중 하나일 수 있습니다: {tables}.")),
    "several-records": (Level.CHECK, Text("Another record fits the table too: {other}.", "另有棋谱也合此台：{other}。", "別の棋譜もこの卓に合う：{other}。", "다른 기보도 이 테이블에 맞습니다: {other}.")),
    "table-has-case": (Level.CHECK, Text("Table {table} has a case already.", "{table}台已有案卷。", "卓{table}にはすでに裁定ファイルがある。", "테이블 {table}: 이미 판정 파일이 있습니다.")),
    "table-decided": (Level.CHECK, Text("Table {table} is decided already.", "{table}台已定。", "卓{table}はすでに決まっている。", "테이블 {table}: 이미 확정되었습니다.")),
}  # fmt: skip
"""Every note's sentence, and how much it asks of the reader."""

LINE = Text(
    "line {line}: {said}", "第{line}行：{said}", "{line}行目：{said}", "{line}행: {said}"
)

TERMS: dict[str, Text] = {
    "round": Text("Round", "轮次", "回戦", "라운드"),
    "round-n": Text("Round {n}", "第{n}轮", "第{n}回戦", "{n}라운드"),
    "table": Text("Table", "台次", "卓", "테이블"),
    "black": Text("Black", "黑", "黒", "흑"),
    "white": Text("White", "白", "白", "백"),
    "handicap": Text("Hd", "让子", "置石", "치석"),
    "komi": Text("Komi", "贴目", "コミ", "덤"),
    "state": Text("State", "状态", "状態", "상태"),
    "result": Text("Result", "结果", "結果", "결과"),
    "place": Text("Pl", "名次", "順位", "순위"),
    "name": Text("Name", "姓名", "氏名", "이름"),
    "rank": Text("Rank", "段级", "段級位", "단급"),
    "club": Text("Club", "单位", "所属", "소속"),
    "points": Text("Points", "积分", "勝点", "승점"),
    "sos": Text("SOS", "对手分", "SOS", "SOS"),
    "sosos": Text("SOSOS", "对手分和", "SOSOS", "SOSOS"),
    "sodos": Text("SODOS", "胜手分", "SODOS", "SODOS"),
    "standings": Text("Standings", "名次表", "順位表", "순위표"),
    "tables": Text("Tables", "对局表", "対局表", "테이블"),
    "rules": Text("Rules", "规则", "ルール", "규칙"),
    "bye": Text("bye", "轮空", "不戦", "부전승"),
    "to-play": Text("to play", "未下完", "対局前・対局中", "대국 전·중"),
    "in-dispute": Text("in dispute", "有争议", "係争中", "이의 있음"),
    "decided": Text("decided", "已定", "決定", "확정"),
    "signed": Text("signed", "已签字", "署名済み", "서명됨"),
    "closed": Text("round closed", "本轮已封闭", "締め切り済み", "라운드 마감됨"),
    "held": Text("Cautions and warnings", "注意与警告", "注意と警告", "주의와 경고"),
    "cautions": Text("cautions", "注意", "注意", "주의"),
    "warnings": Text("warnings", "警告", "警告", "경고"),
    "paid": Text("points paid", "罚目", "罰の目数", "벌점"),
    "lost": Text("lost by penalty", "判负", "反則負け", "반칙패"),
    "what-happened": Text("what happened", "情况", "出来事", "있었던 일"),
    "under-protest": Text("under protest", "申诉中", "抗議中", "항의 중"),
    "open": Text(
        "Not decided yet: {count}.",
        "尚有{count}台未定。",
        "未定の卓：{count}。",
        "아직 확정되지 않음: {count}.",
    ),
    "nobody": Text(
        "No players yet.", "尚无棋手。", "選手がまだいない。", "아직 선수가 없습니다."
    ),
}

VERDICTS: dict[str, Text] = {
    "black": Text("Black wins", "黑胜", "黒勝ち", "흑 승"),
    "white": Text("White wins", "白胜", "白勝ち", "백 승"),
    "draw": Text("Draw", "和棋", "持碁", "비김"),
    "both-lose": Text("Both lose", "双方负", "両者負け", "양쪽 패배"),
    "both-win": Text("Both win", "双方胜", "両者勝ち", "양쪽 승"),
    "no-result": Text("No result", "无胜负", "無勝負", "무승부"),
}
BY_DEFAULT = Text(
    "{verdict} by default", "{verdict}（弃权）", "{verdict}（不戦）", "{verdict}(부전)"
)


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

"""What was repaired, passed over or doubtful in reading a file, in every language.

Placeholders: ``{points}`` and ``{move}`` always, the rest as the finding's arguments.
"""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, Topic, kinds

DEAD = {
    "dead-as-removed": Text(
        "The players took stones off as dead: {points}. Confirm them.",
        "对局者作为死子提去的子：{points}。请确认。",
        "対局者が死石として取り除いた石：{points}。確認してください。",
        "대국자들이 죽은 돌로 들어낸 돌: {points}. 확인하세요.",
    ),
    "empty-removed": Text(
        "The players marked empty points as no territory: {points}. Check whether they are"
        " dame.",
        "对局者将空点标为不是地：{points}。请核对是否单官。",
        "対局者は空点を地でないとしました：{points}。ダメかどうか確認してください。",
        "대국자들이 빈 점을 집이 아닌 것으로 표시했습니다: {points}. 공배인지 확인하세요.",
    ),
    "dead-from-territory-marks": Text(
        "The territory marked in the file makes {count} stones dead: {points}. Confirm them.",
        "按文件中的地域标记，{count} 子为死子：{points}。请确认。",
        "ファイルの地の印から {count} 子を死石とした：{points}。確認すること。",
        "파일에 표시된 집에 따르면 돌 {count}개가 죽은 돌입니다: {points}. 확인하세요.",
    ),
    "territory-differs": Text(
        "The territory marks of the record and the count disagree at {count} points: {points}.",
        "棋谱的地域标记与计算有{count}点不符：{points}。",
        "棋譜の地の印と計算が{count}点で食い違っています：{points}。",
        "기보의 집 표시와 계가가 {count}개 점에서 다릅니다: {points}.",
    ),
    "territory-swapped": Text(
        "The territory marks of the record ({marked} points) disagree with the board: most "
        "lie in the other side's land, as if TB and TW were swapped. They were not used.",
        "棋谱的地域标记（{marked}点）与盘面不符：大多在对方的地域内，似将 TB 与 TW 颠倒。未"
        "采用。",
        "棋譜の地の印（{marked}点）が盤面と食い違い、大半が相手の地にあり、TB と TW が逆の"
        "ようです。用いていません。",
        "기보의 집 표시({marked}개 점)가 바둑판과 다르고 대부분 상대의 집에 있어 TB와 TW가 "
        "뒤바뀐 듯합니다. 쓰지 않았습니다.",
    ),
    "territory-both": Text(
        "{points}: marked as territory of both sides; that mark was not used.",
        "{points}同时标为双方的地域，该标记未采用。",
        "{points}は双方の地として印があり、その印は用いていません。",
        "{points}: 양쪽의 집으로 표시되어 있어 그 표시는 쓰지 않았습니다.",
    ),
    "territory-unlike": Text(
        "Territory is marked more than once behind the last move, and not alike at "
        "{points}; the last marks were used.",
        "末手之后地域标记不止一处，{points}处不一致；采用最后的标记。",
        "最後の手の後に地の印が複数あり、{points}で一致しないため、最後の印を用いました。",
        "마지막 수 뒤에 집 표시가 여러 번 있고 {points}에서 서로 달라 마지막 표시를 썼습니다.",
    ),
    "territory-aside": Text(
        "The territory marks stand in a variation behind the last move; they were used.",
        "地域标记在末手之后的变化中，已采用。",
        "地の印は最後の手の後の変化図にあり、これを用いました。",
        "집 표시는 마지막 수 뒤의 변화도에 있으며 그 표시를 썼습니다.",
    ),
    "territory-early": Text(
        "Territory is marked at move {move}, before the end of the game (places: {count}); "
        "those marks were not used.",
        "第 {move} 手处、终局之前有地域标记（{count}处），未采用。",
        "終局前の {move} 手目に地の印があります（{count}か所、用いていません）。",
        "종국 전인 {move}수에 집 표시가 있으나({count}곳) 쓰지 않았습니다.",
    ),
}

FACTS = {
    "fact-late": Text(
        "{name}[{text}] stands behind move {move}, not at the beginning; it was read as "
        "the whole game's.",
        "{name}[{text}] 写在第 {move} 手之后而不在开头，按全局的信息读入。",
        "{name}[{text}] は冒頭でなく {move} 手目の後にあり、対局全体のものとして読みました。",
        "{name}[{text}]: 처음이 아니라 {move}수 뒤에 있어 대국 전체의 것으로 읽었습니다.",
    ),
    "fact-twice": Text(
        "{name} is given more than once at the beginning of the record, and not alike: "
        "goref goes by {text}, not by {other}.",
        "棋谱开头的 {name} 不止一处且不一致：以 {text} 为准，不以 {other} 为准。",
        "棋譜の冒頭に {name} が複数あって一致せず、{other} ではなく {text} によります。",
        "기보의 처음에 {name} 항목이 여러 번 있고 서로 다르며, 기준으로 삼은 것은 {text}, "
        "삼지 않은 것은 {other}입니다.",
    ),
    "fact-again": Text(
        "{name} is given again behind move {move}, and not alike: goref goes by {text}, "
        "not by {other}.",
        "{name} 在第 {move} 手之后又有一处且不一致：以 {text} 为准，不以 {other} 为准。",
        "{name} が {move} 手目の後にもあって一致せず、{other} ではなく {text} によります。",
        "{name} 항목이 {move}수 뒤에 다시 있고 서로 다르며, 기준으로 삼은 것은 {text}, 삼지"
        " 않은 것은 {other}입니다.",
    ),
    "komi-in-ko-too": Text(
        "KO[{other}] gives another komi than {name}[{text}], as records of some portals "
        "have it: goref goes by {text}, not by {other}.",
        "KO[{other}]（某些门户网站的写法）与 {name}[{text}] 的贴目不一致：以 {text} 为准，"
        "不以 {other} 为准。",
        "KO[{other}]（一部のサイトの書き方）のコミが {name}[{text}] と一致せず、{other} で"
        "はなく {text} によります。",
        "KO[{other}] 항목(일부 사이트의 방식)의 덤이 {name}[{text}] 항목과 다르며, 기준으로"
        " 삼은 것은 {text}, 삼지 않은 것은 {other}입니다.",
    ),
    "fact-line": Text(
        "Line {line} gives {name} again, and not alike: goref goes by {text}, not by {other}.",
        "第 {line} 行又写有 {name} 且不一致：以 {text} 为准，不以 {other} 为准。",
        "{line} 行目に {name} が再びあって一致せず、{other} ではなく {text} によります。",
        "{line}행에 {name} 항목이 다시 있고 서로 다르며, 기준으로 삼은 것은 {text}, 삼지 않"
        "은 것은 {other}입니다.",
    ),
    "turn-differs": Text(
        "Behind move {move} the record says that {colour} is to move, but the next move is "
        "the other side's; the moves were kept.",
        "棋谱写明第 {move} 手之后轮到{colour}，下一手却是另一方的；着手照旧保留。",
        "棋譜では {move} 手目の後は{colour}の番ですが、次の手は相手の手で、着手はそのまま残"
        "しました。",
        "기보에는 {move}수 뒤가 {colour} 차례로 되어 있으나 다음 수는 상대의 수이며, 수순은"
        " 그대로 두었습니다.",
    ),
    "move-in-doubt": Text(
        "After move {move} stands {name}[{text}], which is no move to goref and was not "
        "played. Check whether a move is missing.",
        "第 {move} 手之后有 {name}[{text}]，goref 不识为着手，未落子。请核对是否缺一手。",
        "{move} 手目の後に {name}[{text}] があり、着手と読めず、打っていません。手が抜けて"
        "いないか確認してください。",
        "{move}수 뒤에 {name}[{text}] 항목이 있으나 수로 읽을 수 없어 두지 않았습니다. 빠진"
        " 수가 없는지 확인하세요.",
    ),
    "fact-in-doubt": Text(
        "After move {move} stands {other}[{text}], which goref does not know, and the "
        "record has no {name}. Check whether it was meant; it was not used.",
        "第 {move} 手之后有 {other}[{text}]，goref 不认识，而棋谱没有 {name}。请核对是否即"
        "此项；未采用。",
        "{move} 手目の後に goref の知らない {other}[{text}] があり、棋譜に {name} がありま"
        "せん。それのつもりか確認してください（用いていません）。",
        "{move}수 뒤에 goref가 모르는 {other}[{text}] 항목이 있고 기보에 {name} 항목이 없습"
        "니다. 그것을 뜻하는지 확인하세요(쓰지 않았습니다).",
    ),
    "bracket-missing": Text(
        "{name} after move {move} goes on into another entry: …{text}. A ] is probably missing. "
        "Check what was meant.",
        "第 {move} 手之后的 {name} 连到了另一条目：…{text}。可能缺少“]”。请核对原意。",
        "{move} 手目の後の {name} が次の項目に続いています：…{text}。「]」が抜けているようです。"
        "本来の内容を確認してください。",
        "{move}수 뒤의 {name} 항목이 다른 항목으로 이어집니다: …{text}. ] 기호가 빠진 듯합니다. 원래 내용을 "
        "확인하세요.",
    ),
    "properties-unknown": Text(
        "goref does not know these properties; they are kept and were not used (in "
        "brackets: after which move): {names}.",
        "goref 不认识以下属性，予以保留，未采用（括号内为其前的手数）：{names}。",
        "次のプロパティは goref が知らないもので、残しますが用いていません（括弧内は何手目"
        "の後か）：{names}。",
        "goref가 모르는 속성이며 그대로 두되 쓰지 않았습니다(괄호 안은 몇 수 뒤인지): {names}.",
    ),
    "properties-late": Text(
        "Behind the first move stand details of the game; they are kept and were not used "
        "(in brackets: after which move): {names}.",
        "首着之后写有对局信息，予以保留，未采用（括号内为其前的手数）：{names}。",
        "初手の後に対局情報があり、残しますが用いていません（括弧内は何手目の後か）：{names}。",
        "첫 수 뒤에 대국 정보가 있으며 그대로 두되 쓰지 않았습니다(괄호 안은 몇 수 뒤인지"
        "): {names}.",
    ),
    "handicap-beside-setup": Text(
        "The record gives a handicap of {said}, and {placed} black and {white} white "
        "stones were set up: which are handicap stones cannot be known. A handicap of "
        "{said} was taken.",
        "棋谱写明让 {said} 子，又摆了黑子 {placed} 颗、白子 {white} 颗：哪些是让子无法断定"
        "。按让 {said} 子处理。",
        "置石は {said} とあり、黒石 {placed} 個と白石 {white} 個が置かれていて、どれが置石"
        "か分かりません。{said} を採りました。",
        "기보에는 접바둑 {said}점으로 있고 흑돌 {placed}개와 백돌 {white}개가 놓여 있어 어"
        "느 것이 치석인지 알 수 없습니다. {said}점으로 보았습니다.",
    ),
    "komi-with-handicap": Text(
        "The komi {text}, {komi} points as in an even game, stands beside a handicap of "
        "{handicap}; it was taken. Some servers write it so where there is none.",
        "棋谱让 {handicap} 子，又写明贴目 {text}（{komi} 点，同分先）；已采用。某些平台在不"
        "贴目时也如此写。",
        "置石 {handicap} の対局に、互先と同じコミ {text}（{komi} 目）が書かれており、これを"
        "採りました。コミがなくてもこう書くサーバーがあります。",
        "접바둑 {handicap}점인데 호선과 같은 덤 {text}({komi}점)이 적혀 있어 그대로 받아들"
        "였습니다. 덤이 없어도 이렇게 적는 서버가 있습니다.",
    ),
    "komi-unusual": Text(
        "The komi {text} is far from what is usual; {komi} points were taken. Check it.",
        "贴目 {text} 与通常相差甚远；按 {komi} 点处理。请核对。",
        "コミ {text} は通常から大きく外れており、{komi} 目としました。確認してください。",
        "덤 {text}: 보통과 크게 다르며 {komi}점으로 보았습니다. 확인하세요.",
    ),
}

REMARKS = {
    "encoding-guessed": Text(
        "The file does not say how its letters are encoded; it was read as {used}. "
        "Check the names.",
        "文件没有声明编码，按 {used} 读入。请核对姓名。",
        "文字コードの指定がないため {used} として読み込んだ。氏名を確認すること。",
        "파일에 문자 인코딩이 적혀 있지 않아 {used}(으)로 읽었습니다. 이름을 확인하세요.",
    ),
    "encoding-unknown-name": Text(
        "The file declares the encoding {name}, which is not known; it was read as {used}.",
        "文件声明的编码 {name} 无法识别，按 {used} 读入。",
        "指定された文字コード {name} は未知のため、{used} として読み込んだ。",
        "파일에 적힌 인코딩 {name}은(는) 알 수 없는 것이어서 {used}(으)로 읽었습니다.",
    ),
    "encoding-not-as-declared": Text(
        "The file declares the encoding {name}, but its bytes do not fit; it was read as "
        "{used}.",
        "文件声明编码为 {name}，但内容不符，按 {used} 读入。",
        "文字コードは {name} と指定されているが内容と合わず、{used} として読み込んだ。",
        "파일에 적힌 인코딩은 {name}이지만 내용과 맞지 않아 {used}(으)로 읽었습니다.",
    ),
    "encoding-unsure": Text(
        "The file was read as {used}: {names}. As {other} the same would be {others}. "
        "Check the names.",
        "文件按 {used} 读入：{names}。若按 {other} 则为 {others}。请核对姓名。",
        "{used} として読み込みました：{names}。{other} なら {others} となります。氏名を確認してください。",
        "파일을 {used}(으)로 읽었습니다: {names}. {other}(으)로 읽으면 {others}입니다. 이름을 확인하세요.",
    ),
    "encoding-bytes-lost": Text(
        "{count} characters could not be read as {used} and are shown as \ufffd.",
        "有 {count} 个字符无法按 {used} 读出，以 \ufffd 代替。",
        "{count} 文字が {used} として読めず、\ufffd で示した。",
        "글자 {count}개를 {used}(으)로 읽을 수 없어 �로 표시합니다.",
    ),
    "text-outside": Text(
        "Text before, between or after the games was passed over.",
        "棋谱之外（前、后或之间）的文字已略过。",
        "棋譜の前後または間にある文字は読み飛ばした。",
        "대국의 앞이나 뒤, 사이에 있는 글은 건너뛰었습니다.",
    ),
    "closed": Text(
        "The file breaks off in game {game}; {count} missing closing brackets were added. "
        "Check that the game is complete.",
        "文件在第 {game} 局处中断，已补上缺少的 {count} 个右括号。请核对棋谱是否完整。",
        "ファイルは第 {game} 局の途中で切れており、閉じ括弧 {count} 個を補った。"
        "棋譜が揃っているか確認すること。",
        "파일이 대국 {game}에서 끊겨 있어 빠진 닫는 괄호 {count}개를 보탰습니다. 대국이 온전한지 확인하세요.",
    ),
    "headless": Text(
        "Game {game} begins without the sign ; before its first entry; it was read as if "
        "it stood there.",
        "第 {game} 局第一个条目之前没有“;”，按有此符号读入。",
        "第 {game} 局の最初の項目の前に「;」がなく、あるものとして読んだ。",
        "대국 {game}: 첫 항목 앞에 ; 기호가 없어 있는 것으로 읽었습니다.",
    ),
    "handicap-placed": Text(
        "The record gives a handicap of {count} and does not say where the stones lie; "
        "they were put on the star points {points}. Check them.",
        "棋谱写明让 {count} 子，未写位置；已放在星位 {points}。请核对。",
        "棋譜は {count} 子局とするだけで置石の位置を書いていないため、星 {points} に置いた"
        "。確認すること。",
        "기보에 접바둑 {count}점이라고만 있고 치석의 자리가 없어 화점 {points}에 놓았습니다"
        ". 확인하세요.",
    ),
    "handicap-not-placed": Text(
        "The record gives a handicap of {count} and does not say where the stones lie; "
        "none were put on the board.",
        "棋谱写明让 {count} 子，未写位置；未放置任何让子。",
        "棋譜は {count} 子局とするだけで置石の位置を書いておらず、置石は置かなかった。",
        "기보에 접바둑 {count}점이라고만 있고 치석의 자리가 없어 바둑판에 놓지 않았습니다.",
    ),
    "komi-half-added": Text(
        "Records of this kind leave out the half point of the komi; {text} was read as {komi}.",
        "此种棋谱省略贴目中的半目；{text} 读作 {komi}。",
        "この形式の棋譜はコミの半目を省くため、{text} を {komi} と読んだ。",
        "이런 종류의 기보는 덤의 반집을 생략하므로 {text}을(를) {komi}(으)로 읽었습니다.",
    ),
    "record-lines-unread": Text(
        "Line {lines} of the file was not understood and passed over ({text}). Check that no "
        "move is missing.",
        "文件第{lines}行无法识别，已略过（{text}）。请核对有无缺手。",
        "ファイルの{lines}行目は理解できず、読み飛ばしました（{text}）。抜けた着手がないか確認してください。",
        "파일의 {lines}행을 이해할 수 없어 건너뛰었습니다({text}). 빠진 수가 없는지 확인하세요.",
    ),
    "blanks-written": Text(
        "From line {line} on, {sign} stands for a blank; it was read as one. Check the moves.",
        "自第{line}行起以 {sign} 代替空格，已按空格读入。请核对着手。",
        "{line}行目から {sign} が空白の代わりになっており、空白として読みました。着手を確認"
        "してください。",
        "{line}행부터 {sign} 기호가 빈칸을 대신하므로 빈칸으로 읽었습니다. 수순을 확인하세요.",
    ),
    "several-games": Text(
        "The file holds {count} games.",
        "文件中有 {count} 局棋。",
        "ファイルには {count} 局が入っている。",
        "파일에 대국이 {count}개 있습니다.",
    ),
    "game-skipped": Text(
        "Game {game} could not be read and was passed over. {reason}",
        "第 {game} 局无法读取，已略过。{reason}",
        "第 {game} 局は読めず、飛ばした。{reason}",
        "대국 {game}: 읽을 수 없어 건너뛰었습니다. {reason}",
    ),
    "nameless-property": Text(
        "Entries named {names} (the first in line {line}, column {column}) were passed "
        "over: names of entries have capital letters. Check what they say.",
        "名为 {names} 的条目（首见于第{line}行第{column}列）已略过：条目名称应有大写字母。"
        "请核对其内容。",
        "{names} という名の項目（最初は{line}行{column}列）は読み飛ばしました（項目の名には"
        "大文字があります）。内容を確認してください。",
        "이름이 {names}인 항목(처음은 {line}행 {column}열)을 건너뛰었습니다(항목의 이름에는"
        " 대문자가 있습니다). 내용을 확인하세요.",
    ),
    "small-names": Text(
        "Entries named {names} (the first in line {line}, column {column}) were read as if "
        "their names were in capital letters.",
        "名为 {names} 的条目（首见于第{line}行第{column}列）按大写名称读入。",
        "{names} という名の項目（最初は{line}行{column}列）は大文字の名として読みました。",
        "이름이 {names}인 항목(처음은 {line}행 {column}열)을 대문자 이름으로 보고 읽었습니다.",
    ),
    "stray-bracket": Text(
        "Game {game}: a ] in line {line}, column {column} does not end the text it stands in; the "
        "text was read on to where the record continues. Check it and the moves.",
        "第 {game} 局：第{line}行第{column}列的“]”不是所在文字的结尾；文字一直读到棋谱继续之处。请核对文字与着手。",
        "第 {game} 局：{line}行{column}列の「]」は文の終わりではないため、棋譜が続くところまでを文として"
        "読みました。文と着手を確認してください。",
        "대국 {game}: {line}행 {column}열의 ]는 글의 끝이 아니어서, 기보가 이어지는 곳까지를 글로 읽었습니다. 글과 수순을 확인하세요.",
    ),
    "variations-kept": Text(
        "The main line was read; {count} variations are kept in the file but not shown.",
        "只读入主线；{count} 个变化保留在文件中，不显示。",
        "本譜を読み込み、変化図 {count} 個はファイルに残すが表示しない。",
        "본보를 읽었으며, 변화도 {count}개는 파일에 남기지만 표시하지 않습니다.",
    ),
    "game-inside-game": Text(
        "What belongs to the beginning of a game stands inside this one: two games have "
        "probably run together for want of a closing bracket. Check the moves.",
        "局中出现了只应在开头的内容，可能因缺少右括号而两局相连。请核对着手。",
        "対局の冒頭にあるべき項目が途中にあり、閉じ括弧が抜けて二局がつながった可能性がある"
        "。着手を確認すること。",
        "대국의 처음에 있어야 할 것이 이 대국 안에 있어, 닫는 괄호가 빠져 두 대국이 이어졌"
        "을 것입니다. 수순을 확인하세요.",
    ),
    "size-empty": Text(
        "The board's size is left empty; 19 lines were assumed.",
        "棋盘大小为空，按 19 路处理。",
        "盤の大きさが空欄のため 19 路とした。",
        "바둑판의 크기가 비어 있어 19줄로 보았습니다.",
    ),
    "handicap-unreadable": Text(
        "The handicap {text} could not be read and was left open.",
        "让子数 {text} 无法读出，未采用。",
        "置石 {text} は読めず、不明とした。",
        "접바둑 {text}을(를) 읽을 수 없어 정하지 않은 채 두었습니다.",
    ),
    "handicap-one": Text(
        "A handicap of one stone is none; it was read as an even game.",
        "让一子不算让子，按分先读入。",
        "一子の置石は置碁でないため、互先として読んだ。",
        "치석 하나는 접바둑이 아니므로 호선으로 읽었습니다.",
    ),
    "handicap-from-moves": Text(
        "Black's first {count} moves are as many as the handicap; they were read as "
        "handicap stones at {points}, not as moves.",
        "黑方最初的 {count} 手与让子数相同，作为让子 {points} 读入，不算着手。",
        "黒の最初の {count} 手は置石の数と同じなので、着手でなく置石 {points} として読んだ。",
        "흑의 처음 {count}수가 치석 수와 같아, 수가 아니라 {points}의 치석으로 읽었습니다.",
    ),
    "handicap-from-setup": Text(
        "{count} black stones stand before White's first move and no handicap is given; "
        "a handicap of {count} was read.",
        "白方先行之前有 {count} 颗黑子，棋谱未写让子数，按让 {count} 子读入。",
        "白の初手の前に黒石が {count} 個あり置石の記載がないため、{count} 子局として読んだ。",
        "백의 첫 수 앞에 흑돌이 {count}개 있고 접바둑이 적혀 있지 않아 {count}점 접바둑으로 읽었습니다.",
    ),
    "handicap-differs": Text(
        "The record gives a handicap of {said}, but {placed} black stones were placed; "
        "{said} was taken.",
        "棋谱写明让 {said} 子，但放置了 {placed} 颗黑子；按 {said} 子处理。",
        "置石は {said} とあるが黒石は {placed} 個置かれており、{said} を採った。",
        "기보에는 접바둑 {said}점으로 있으나 흑돌이 {placed}개 놓여 있으며 {said}점으로 보"
        "았습니다.",
    ),
    "first-unreadable": Text(
        "The side to move first is given as {text}, which could not be read.",
        "先行方写作 {text}，无法读出。",
        "先番の指定 {text} は読めなかった。",
        "먼저 둘 쪽이 {text}(으)로 적혀 있으나 읽을 수 없습니다.",
    ),
    "first-differs": Text(
        "The record says that {colour} moves first, but the first move is the other side'"
        "s; the moves were kept.",
        "棋谱写明{colour}先行，首着却是另一方的；着手照旧保留。",
        "先番は{colour}と指定されているが、初手は相手の手で、着手はそのまま残した。",
        "기보에는 {colour}이 먼저 둔다고 되어 있으나 첫 수는 상대의 수이며, 수순은 그대로 "
        "두었습니다.",
    ),
    "header-changed-since": Text(
        "{name} was written by goref as {written}; the file now says {text}. What the "
        "referee stated still holds; check it.",
        "{name} 由 goref 写为 {written}，文件中现为 {text}。裁判所填仍然有效，请核对。",
        "{name} は goref が {written} と書いたが、今は {text} とある。審判の入力が有効なの"
        "で確認すること。",
        "{name}: goref가 {written}(으)로 썼으나 지금 파일에는 {text}(으)로 되어 있습니다. "
        "심판이 입력한 것이 여전히 유효하니 확인하세요.",
    ),
    "impossible-move": Text(
        "Move {move} at {point} lies on an occupied point and was not played.",
        "第 {move} 手 {point} 处已有棋子，未落子。",
        "{move} 手目 {point} には既に石があり、打たなかった。",
        "{move}수 {point}: 이미 돌이 있는 자리여서 두지 않았습니다.",
    ),
    "point-unreadable": Text(
        "Move {move} is written {text}, which is no point of the board; it was kept as a "
        "turn but not played.",
        "第 {move} 手写作 {text}，不是盘上的点；保留为一手，未落子。",
        "{move} 手目の {text} は盤上の点でなく、手番としては残し、打たなかった。",
        "{move}수는 {text}(으)로 적혀 있으나 바둑판의 점이 아니며, 차례로는 남기고 두지는 "
        "않았습니다.",
    ),
    "same-colour-twice": Text(
        "Move {move} is {colour}'s second in a row; both were kept.",
        "第 {move} 手是{colour}连续的第二手，两手都保留。",
        "{move} 手目は{colour}の連続した手で、どちらも残した。",
        "{move}수는 {colour}이 연달아 둔 두 번째 수이며 둘 다 남겼습니다.",
    ),
    "moves-in-one-node": Text(
        "{count} moves stand in one place of the record; they were taken in the order "
        "written, up to move {move}.",
        "棋谱同一处写有 {count} 手，按书写顺序读入，至第 {move} 手。",
        "棋譜の一か所に {count} 手が書かれており、書かれた順に {move} 手目まで読んだ。",
        "기보의 한 곳에 수가 {count}개 있어 적힌 순서대로 {move}수까지 읽었습니다.",
    ),
    "setup-with-move": Text(
        "Stones were put on the board together with a move; they were put first.",
        "摆子与着手写在同一处，先摆子，后落子。",
        "石の配置と着手が同じ所に書かれており、配置を先にした。",
        "돌 놓기와 착수가 한곳에 적혀 있어 돌을 먼저 놓았습니다.",
    ),
    "setup-second-node": Text(
        "Stones put on the board before the first move were all taken as the start.",
        "首着之前摆放的棋子一并作为开局局面。",
        "初手の前に置かれた石はすべて開始局面とした。",
        "첫 수 앞에 놓인 돌은 모두 시작 국면으로 보았습니다.",
    ),
    "setup-later": Text(
        "After move {move} the board was changed by hand at {points}, not by play.",
        "第 {move} 手之后，{points}处经摆子改动，并非对局所下。",
        "{move} 手目の後、{points} は着手でなく配置で変えられている。",
        "{move}수 뒤에 {points} 자리가 착수가 아니라 돌 배치로 바뀌었습니다.",
    ),
    "setup-both-colours": Text(
        "{points} was given a stone of either colour; White's was kept.",
        "{points}处同时摆了黑子和白子，保留白子。",
        "{points} に黒白両方の石が置かれており、白を残した。",
        "{points}에 흑돌과 백돌이 함께 놓여 있어 백돌을 남겼습니다.",
    ),
    "setup-cleared-too": Text(
        "{points} was given a stone and cleared at once; the stone was kept.",
        "{points}处同时摆子又清除，保留棋子。",
        "{points} は石の配置と消去が同時に指定され、石を残した。",
        "{points}에 돌을 놓기와 지우기가 동시에 적혀 있어 돌을 남겼습니다.",
    ),
    "setup-unreadable": Text(
        "{text} in {name} is no point of the board and was passed over.",
        "{name} 中的 {text} 不是盘上的点，已略过。",
        "{name} の {text} は盤上の点でなく、読み飛ばした。",
        "{name}의 {text}: 바둑판 위의 점이 아니어서 건너뛰었습니다.",
    ),
    "mark-unreadable": Text(
        "goref's own mark {text} could not be understood and was not used.",
        "goref 标记 {text} 无法理解，未采用。",
        "goref の印 {text} は解釈できず、用いなかった。",
        "goref 자체 표시 {text}: 이해할 수 없어 쓰지 않았습니다.",
    ),
    "ruling-not-at-end": Text(
        "The record goes on after a ruling; that ruling was not used.",
        "裁定之后棋谱还有后续，该裁定未采用。",
        "裁定の後に棋譜が続いており、その裁定は用いなかった。",
        "판정 뒤에 기보가 이어져 그 판정은 쓰지 않았습니다.",
    ),
}

KOMI = {
    "komi-comma": Text(
        "The komi {text} is written with a comma and was read as a decimal.",
        "贴目 {text} 用了逗号，按小数读入。",
        "コミ {text} はコンマ書きのため小数として読んだ。",
        "덤 {text}: 쉼표로 적혀 있어 소수로 읽었습니다.",
    ),
    "komi-hundredths": Text(
        "The komi {text} is in hundredths, as some servers write it; it was read as {komi} "
        "points.",
        "贴目 {text} 是某些平台以百分之一为单位的写法，按 {komi} 点读入。",
        "コミ {text} は一部のサーバーの百分の一単位の書き方で、{komi} 目と読んだ。",
        "덤 {text}: 일부 서버처럼 100분의 1 단위로 적혀 있어 {komi}점으로 읽었습니다.",
    ),
    "komi-hundredths-open": Text(
        "The komi {text} may be {text} points or, in hundredths as some servers write it, "
        "{readings} points; none was used. Enter the komi.",
        "贴目 {text} 可能是 {text} 点，也可能以百分之一为单位（某些平台的写法），即 "
        "{readings} 点；未采用。请输入贴目。",
        "コミ {text} は {text} 目か、一部のサーバーの百分の一単位で {readings} 目か決められ"
        "ず、採っていません。コミを入力してください。",
        "덤 {text}: {text}점일 수도, 일부 서버처럼 100분의 1 단위여서 {readings}점일 수도 "
        "있어 받아들이지 않았습니다. 덤을 입력하세요.",
    ),
    "komi-in-ko": Text(
        "The komi stands in KO[{text}], as in records of some portals; {komi} points were "
        "read.",
        "贴目写在 KO[{text}] 中（某些门户网站的写法），按 {komi} 点读入。",
        "コミが KO[{text}] に書かれており（一部のサイトの書き方）、{komi} 目と読みました。",
        "덤이 KO[{text}] 항목에 있어(일부 사이트의 방식) {komi}점으로 읽었습니다.",
    ),
    "komi-dum": Text(
        "The record has a komi ({komi}) and other points ({text}) that change it; it was "
        "not used. Enter the komi.",
        "棋谱除贴目（{komi}）外另有改变贴目的点数（{text}）；未采用。请输入贴目。",
        "棋譜にコミ（{komi}）のほか、それを変える点数（{text}）があり、採っていません。コミ"
        "を入力してください。",
        "기보에 덤({komi}) 외에 덤을 바꾸는 점수({text})가 있어 받아들이지 않았습니다. 덤을"
        " 입력하세요.",
    ),
    "komi-zi": Text(
        "The komi {text} is in zi; it was read as {komi} points.",
        "贴子 {text} 以子为单位，合 {komi} 点。",
        "コミ {text} は子の単位で、{komi} 目と読んだ。",
        "덤 {text}: 자 단위이므로 {komi}점으로 읽었습니다.",
    ),
    "komi-zi-unusual": Text(
        "The komi {text} was read as {komi} points because it looks like zi, but the rules that "
        "the record names count in points. Check it.",
        "贴目 {text} 似以子为单位，按 {komi} 点读入，但棋谱所写规则以目计算。请核对。",
        "コミ {text} は子の単位と見て {komi} 目と読みましたが、棋譜のルールは目で数えます。確認してください。",
        "덤 {text}: 자 단위로 보아 {komi}점으로 읽었으나 기보의 규칙은 집으로 셉니다. 확인하세요.",
    ),
    "komi-words": Text(
        "The komi {text} is written in words and was read as {komi} points.",
        "贴目 {text} 以文字写成，按 {komi} 点读入。",
        "コミ {text} は文字書きで、{komi} 目と読んだ。",
        "덤 {text}: 글로 적혀 있어 {komi}점으로 읽었습니다.",
    ),
    "komi-unit-unknown": Text(
        "The komi {text} may be in zi, but nothing in the record says so; it was not used. "
        "Enter the komi.",
        "贴目 {text} 可能以子为单位，但棋谱没有说明，故未采用。请输入贴目。",
        "コミ {text} は子の単位かもしれないが、棋譜に根拠がなく採らなかった。"
        "コミを入力すること。",
        "덤 {text}: 자 단위일 수 있으나 기보에 그런 말이 없어 받아들이지 않았습니다. 덤을 입력하세요.",
    ),
    "komi-too-large": Text(
        "The komi {text} is larger than the board and was not taken. Enter the komi.",
        "贴目 {text} 超过全盘点数，未采用。请输入贴目。",
        "コミ {text} は盤の大きさを超えるため採らなかった。コミを入力すること。",
        "덤 {text}: 바둑판보다 커서 받아들이지 않았습니다. 덤을 입력하세요.",
    ),
    "komi-unreadable": Text(
        "The komi {text} could not be read. Enter the komi.",
        "贴目 {text} 无法读出。请输入贴目。",
        "コミ {text} は読めなかった。コミを入力すること。",
        "덤 {text}: 읽을 수 없었습니다. 덤을 입력하세요.",
    ),
}

RESULTS = {
    "result-unreadable": Text(
        "The result {text} could not be read; it is kept as written.",
        "结果 {text} 无法读出，按原文保留。",
        "結果 {text} は読めず、書かれたまま残した。",
        "결과 {text}: 읽을 수 없어 적힌 그대로 둡니다.",
    ),
    "result-unit-unknown": Text(
        "The result {text} may be in zi or in points; its margin was not used.",
        "结果 {text} 的单位是子还是点无法断定，差数未采用。",
        "結果 {text} は子か目か決められず、差は用いなかった。",
        "결과 {text}: 자 단위인지 점 단위인지 알 수 없어 차이를 쓰지 않았습니다.",
    ),
    "result-in-zi": Text(
        "The result {text} is in zi; its margin was read as {margin} points.",
        "结果 {text} 以子为单位，差数合 {margin} 点。",
        "結果 {text} は子の単位で、差は {margin} 目と読んだ。",
        "결과 {text}: 자 단위이므로 차이를 {margin}점으로 읽었습니다.",
    ),
    "result-earlier": Text(
        "Before this result ({now}) was written, the record had {text}.",
        "写入现结果（{now}）之前，棋谱上的结果是 {text}。",
        "現在の結果（{now}）を書き込む前、棋譜には {text} とあった。",
        "지금의 결과({now})가 적히기 전에 기보에는 {text}(으)로 되어 있었습니다.",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(DEAD, step="dead"),
    **kinds(FACTS),
    **kinds(REMARKS),
    **kinds(KOMI, topic=Topic.KOMI),
    **kinds(RESULTS, topic=Topic.RESULT),
}

"""Help in every language.

argparse, and whoever reads a command, has the English where an option is declared; to stand
there in all languages would be several lines an option. So the texts are here, each found by
its English, and are imported only where help is asked for in another language.
"""

from __future__ import annotations

from goref.cli.text.help_words_event import TEXTS as EVENT_TEXTS
from goref.core.base.language import Text

TEXTS: tuple[Text, ...] = (
    # goref -h
    Text("usage: ", "用法：", "使い方："),
    Text("positional arguments", "参数", "引数"),
    Text("options", "选项", "オプション"),
    Text("show this help message and exit", "显示此帮助后结束", "この説明を表示して終わる"),
    Text(
        "usage: goref COMMAND ... | goref [FILE]\n\nA referee's tool for finished games of Go.\n\n{commands}\n\ngoref FILE, or goref alone, opens the window. goref COMMAND -h says more.\nExit codes: 0 answered, 2 wrong usage, 3 facts missing,\n4 input unusable or no screen for the window.",
        "用法：goref COMMAND ... | goref [FILE]\n\n围棋终局裁判工具。\n\n{commands}\n\ngoref FILE 或只写 goref 则打开窗口。goref COMMAND -h 有详细说明。\n退出码：0 已有结果，2 用法错误，3 缺少事实，4 输入无法使用，或没有显示屏可开窗口。",
        "使い方：goref COMMAND ... | goref [FILE]\n\n終局した碁のための審判の道具。\n\n{commands}\n\ngoref FILE、または goref だけでウィンドウを開く。詳しくは goref COMMAND -h。\n終了コード：0 結果あり、2 使い方の誤り、3 事実不足、\n4 入力が使えない、またはウィンドウを開く画面がない。",
    ),
    Text("count a finished game under a rule set", "按一种规则计算终局", "終局した碁をあるルールで数える"),
    Text("say what seems dead, in seki, unfinished, or unclear", "指出似为死子、双活、未完或不明之处", "死石・セキらしい石や、未完・不明の所を示す"),
    Text("count it under every rule set, and say why the results differ", "按每种规则计算，并说明结果为何不同", "すべてのルールで数え、結果が違う理由を示す"),
    Text("lay out the count with stones, move by move", "逐步做棋计算", "一手ずつ石を動かして数えて見せる"),
    Text("write it as a game record (SGF), result and rulings in it", "写成含结果与裁定的棋谱（SGF）", "結果と裁定を入れた棋譜（SGF）に書き出す"),
    Text("check a record move by move", "逐手检查棋谱", "棋譜を一手ずつ調べる"),
    Text("check that the protocol of a saved case was not changed", "核验案卷的裁判记录未被改动", "裁定ファイルの裁定記録に変更がないか確かめる"),
    Text("list the rule sets, or show one", "列出各种规则，或显示其一", "ルールの一覧、または一つの詳細を示す"),
    Text("list the kinds of incidents and the regulations, or show one", "列出事件种类与规程，或显示一种规程", "事案の種類と規定の一覧、または一つの詳細を示す"),
    Text("List the kinds of incidents and the regulations, or show what one leads to.", "列出事件种类与规程，或显示一种规程的后果。", "事案の種類と規定の一覧、または一つの規定の処置を示す。"),
    Text("one regulation", "某一规程", "一つの規定"),
    Text("the kinds of incidents", "事件种类", "事案の種類"),
    Text("a regulation of your own (TOML): check and show it", "自定规程（TOML）：检查并显示", "独自の規定（TOML）：調べて示す"),
    Text("a penalty for a side, in points or zi, and why: W:2:REASON, W:1zi:REASON", "对一方的处罚，以目或子计，并写明理由：W:2:理由、W:1zi:理由", "一方への罰（目または子）と理由：W:2:理由、W:1zi:理由"),
    Text("count many files into a table (CSV)", "计算许多文件，结果成表（CSV）", "多くのファイルを数えて表（CSV）にする"),
    Text("keep an event's players, tables and results", "管理赛事的棋手、台次与结果", "大会の選手・卓・結果を扱う"),
    Text("open the window", "打开窗口", "ウィンドウを開く"),
    Text("read the position of a board off its photograph", "由棋盘照片读出局面", "盤の写真から局面を読み取る"),
    # What several commands share
    Text("SGF, .goref, or rows of .XO (top first); - for the input", "SGF、.goref，或由 .XO 组成的各行（自上而下）；- 表示标准输入", "SGF、.goref、または .XO の行（上から）。- は標準入力"),
    Text("rule set (goref rules lists them)", "规则（goref rules 列出全部）", "ルール（一覧は goref rules）"),
    Text("points White receives, such as 7.5 or -5", "白方所得贴目，如 7.5 或 -5", "白が受けるコミ。7.5、-5 など"),
    Text("handicap stones (0 or 1: none)", "让子数（0 或 1 为不让子）", "置石の数（0 か 1 は置石なし）"),
    Text("all dead stones; one names its whole chain", "全部死子；写一子即指整块", "死石のすべて。一つで連の全体を指す"),
    Text("all stones in seki, likewise", "全部双活之子，写法同上", "セキの石のすべて。書き方は同じ"),
    Text(
        "what empty points are: territory, eye, false-eye, one-sided, sole-liberty, ko (of B or W), shared, dame (of -); as in eye:B:D4,E4",
        "空点属何类：territory 地、eye 眼、false-eye 假眼、one-sided 单方权利官子、sole-liberty 单方拥有的气点、ko 劫空（B 或 W），shared 公气、dame 单官（-）；如 eye:B:D4,E4",
        "空点の種類：territory 地、eye 眼、false-eye 欠け眼、one-sided 片側のダメ、sole-liberty 片方だけのダメ、ko 劫の点（B か W）、shared 共有、dame ダメ（-）。eye:B:D4,E4 のように書く",
    ),
    Text("the referee's word: life and death as marked, else all alive, and checks stand", "裁判之言：死活照标记，其余皆活，各项提示照此不变", "審判の言葉：死活は印のとおり、ほかはすべて活き、確認事項もそのまま"),
    Text("who began", "先行方", "先手"),
    Text("who first passed or gave up", "首先虚着或放弃的一方", "最初にパスか放棄をした側"),
    Text("who put the last stone on the board", "盘上最后落子的一方", "盤上に最後の石を打った側"),
    Text("stones captured of each colour", "双方被提之子", "両者の取られた石"),
    Text("stones put on the board in turn", "双方盘上着手数", "両者が盤上に打った石"),
    Text("stones put off the board", "双方虚着之子", "両者がパスで渡した石"),
    Text("stones found in the bowls at the end", "终局时棋罐内之子", "終局時に碁笥にある石"),
    Text("how play ended", "如何终局：agreed 双方同意、alive 盘上全活、forced 强制", "終局の仕方：agreed 合意、alive すべて活き、forced 強制"),
    Text("who was granted the first move", "受饶先的一方（none 为分先）", "先番を許された側（none は互先）"),
    Text("what the players declared", "双方事先约定：game 只取局，chips 论筹", "対局者の事前の取り決め：game 局のみ、chips 論籌"),
    Text("mark dead stones and sekis that nobody has marked as goref would", "无人标明的死子与双活按 goref 的建议标出", "印のない死石とセキに goref の提案どおり印を付ける"),
    Text("which game of a collection (first: 1)", "棋谱集中的第几局（首局为 1）", "棋譜集の何局目か（最初は 1）"),
    Text("en, zh or ja (usual: the system's language)", "en、zh 或 ja（默认为系统语言）", "en、zh、ja（通常はシステムの言語）"),
    Text("print one JSON object", "输出一个 JSON 对象", "JSON オブジェクトを一つ出力する"),
    Text("for an engine (usual: 30)", "等候引擎的秒数（默认 30）", "エンジンを待つ秒数（通常 30）"),
    Text("ask such an engine only where stones are unclear; auto: the first found", "仅在棋子死活不明时询问此类引擎；auto 为最先找到的引擎", "石の死活が不明なときだけそのようなエンジンに尋ねる。auto は最初に見つかるもの"),
    Text("ask a GTP engine too, by its command line; auto: every one that is found", "另询问 GTP 引擎，写其命令行；auto 为找到的全部引擎", "GTP エンジンにも尋ねる。コマンドラインで指定し、auto は見つかるものすべて"),
    Text("rule set", "规则", "ルール"),
    # The commands
    Text("Count a finished game under a rule set.", "按一种规则计算终局。", "終局した碁をあるルールで数える。"),
    Text(
        "Say what seems dead or in seki on a finished board, whose the points are, and what is unclear and to be asked of the players. Nothing is ruled.",
        "指出终局盘上似为死子或双活之子、各点归属，以及不明而须询问双方之处。不作任何裁定。",
        "終局の盤で死石やセキらしい石、各点の持ち主、はっきりせず対局者に尋ねることを示す。裁定はしない。",
    ),
    Text("Count a finished game under every rule set and say why the results differ.", "按每种规则计算终局，并说明结果为何不同。", "終局した碁をすべてのルールで数え、結果が違う理由を示す。"),
    Text("the rule set the others are compared with (usual: the case's own)", "作为参照的规则（默认为案卷所用规则）", "比較の基準とするルール（通常は裁定ファイルのもの）"),
    Text("say instead what filling the dame in turn would change", "改为说明轮流收完单官会有何变化", "代わりに、ダメを交互に打つと何が変わるかを示す"),
    Text("say instead what capturing the dead chain there would change", "改为说明实际提净该处死子会有何变化", "代わりに、そこの死石を実際に取ると何が変わるかを示す"),
    Text("also write the table here, for spreadsheets", "另将表格写入此文件，供电子表格使用", "表をこのファイルにも書く（表計算用）"),
    Text("Lay out the count of a finished game with stones, move by move.", "逐步做棋，把终局的计算摆出来。", "終局した碁の数え方を、一手ずつ石を動かして見せる。"),
    Text("which count (usual: the rule set's own, its first)", "用哪种算法（默认为规则的第一种）", "数え方（通常はルールの最初のもの）"),
    Text("count this side alone, where a count can", "只摆此方（限可行的算法）", "この側だけを数える（できる数え方に限る）"),
    Text(
        "Write a case as a game record (SGF): the result in points, territory marked, dead stones and rulings kept.",
        "将案卷写成棋谱（SGF）：结果以点计，标出地域，保留死子与裁定。",
        "裁定ファイルを棋譜（SGF）に書き出す：結果は目数、地に印、死石と裁定も残す。",
    ),
    Text("the file to write; - for the output", "要写入的文件；- 为标准输出", "書き込むファイル。- は標準出力"),
    Text("though the file holds another result or game", "即使文件含有不同结果或其他对局", "ファイルに別の結果や対局があっても書く"),
    Text("write the count even where the record has a resignation, time, forfeit, or void", "即使棋谱写明认输、超时、判负或无效，仍写计算结果", "棋譜に投了・時間切れ・反則・無効とあっても数えた結果を書く"),
    Text("Check a record move by move against the rules of play.", "按行棋规则逐手检查棋谱。", "棋譜を一手ずつ打ち方の規則に照らして調べる。"),
    Text(
        "Check the protocol of a saved case: that no act was changed, taken out or put in, and that the acts lead to the case; and tell the code of its score sheet, or whether a sheet with a code is of this case. Exit codes: 0 all fits, 3 there is no protocol, 4 something does not fit, the code included. Whoever holds the file can still write a whole new protocol: compare with a signed sheet: its code (--code) and its link (--link).",
        "核验案卷的裁判记录：没有操作被改动、删去或插入，且由各项操作得出该案卷；并给出记分单的校验码，或核对有某一校验码的记分单是否属于此案卷。退出码：0 全部相符，3 没有裁判记录，4 有不符之处（含校验码不符）。持有文件者仍可写出全新的记录：请与签字的记分单核对：校验码（--code）与链值（--link）。",
        "裁定ファイルの裁定記録を検証する：操作が変更・削除・挿入されておらず、操作からその内容に至ること。あわせて記録用紙の照合コードを示すか、そのコードの記録用紙がこのファイルのものかを確かめる。終了コード：0 すべて一致、3 裁定記録なし、4 不一致あり（照合コードを含む）。ファイルを持つ者は記録全体を作り直せるので、署名済みの記録用紙の照合コード（--code）と連鎖の値（--link）を照らすこと。",
    ),
    Text("a saved case (.goref)", "保存的案卷（.goref）", "保存した裁定ファイル（.goref）"),
    Text("print the protocol, an act a line", "列出裁判记录，每行一项操作", "裁定記録を一行に一操作で出力する"),
    Text("whether the sheet with this code is of this case (capitals or not, any spaces)", "核对有此校验码的记分单是否属于此案卷（大小写、空格不限）", "この照合コードの記録用紙がこのファイルのものか確かめる（大文字小文字・空白は問わない）"),
    Text("whether this link of a sheet or a printed protocol stands in the chain", "核对记分单或打印的裁判记录上的链值是否在链中", "記録用紙または印刷した裁定記録の値が連鎖にあるか確かめる"),
    Text("List the rule sets, or show one in detail.", "列出各种规则，或详示其一。", "ルールの一覧、または一つの詳細を示す。"),
    Text("one rule set", "某一规则", "一つのルール"),
    Text(
        "Count every game of files and folders (.sgf, .goref, .txt) under a rule set, one row a game. Started again with the same CSV file, it goes on where it stopped.",
        "按一种规则计算文件和文件夹（.sgf、.goref、.txt）中的每一局，一局一行。以同一 CSV 文件再次执行，则从停止处继续。",
        "ファイルとフォルダー（.sgf、.goref、.txt）のすべての対局をあるルールで数え、一局を一行にする。同じ CSV ファイルでもう一度始めると続きから進む。",
    ),
    Text("files, or folders of files", "文件，或文件夹", "ファイル、またはフォルダー"),
    Text("the table to write", "要写入的表", "書き込む表"),
    Text("processes to work with", "并行的进程数", "使うプロセスの数"),
    Text("Read the position of a board off its photograph.", "由棋盘照片读出局面。", "盤の写真から局面を読み取る。"),
    Text("JPEG, PNG, WebP, TIFF or BMP", "JPEG、PNG、WebP、TIFF 或 BMP", "JPEG、PNG、WebP、TIFF、BMP"),
    Text("the grid's outermost crossings, top left first, clockwise, in pixels of the picture upright", "棋盘四角的交叉点，自左上起顺时针，按照片摆正后的像素计", "盤の四隅の交点。左上から時計回り、正しい向きの写真のピクセルで"),
    Text("lines of the board (usual: 19)", "棋盘路数（默认为 19）", "盤の路数（通常 19）"),
    Text("compare it with this record", "与此棋谱对照", "この棋譜と照らし合わせる"),
    Text("Open the window.", "打开窗口。", "ウィンドウを開く。"),
    Text("SGF, .goref, or rows of .XO", "SGF、.goref，或由 .XO 组成的各行", "SGF、.goref、または .XO の行"),
    Text("close again after the first paint", "首次显示后即关闭", "最初の描画の後に閉じる"),
)  # fmt: skip
"""All but the actions of events."""
WORDS = {text.en: text for text in (*TEXTS, *EVENT_TEXTS)}
"""All of them by their English."""

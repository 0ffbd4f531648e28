"""The sentences of findings that are not about reading a file.

Placeholders: ``{points}`` and ``{move}`` always, the rest as the finding's arguments.
Arguments named ``colour`` or ``owner`` are put in words; ``kind`` likewise.
"""

from __future__ import annotations

from goref.core.words.findings.arranging_findings import SENTENCES as ARRANGING

Sentence = tuple[str, str, str]

RULING: dict[str, Sentence] = {
    "decision-without-stone": (
        "No stone stands at {points}; the decision about it has no effect.",
        "{points}处没有棋子，对它的判定不起作用。",
        "{points}に石はなく、その判定は効力がない。",
    ),
    "claim-on-stone": (
        "A stone stands at {points}; the kind given to the point has no effect.",
        "{points}处有棋子，对该点的认定不起作用。",
        "{points}には石があり、その点の指定は効力がない。",
    ),
    "chain-two-statuses": (
        "The chain at {points} is marked {lives} at once; mark it once.",
        "{points}处的棋串同时被判为{lives}，请只判一种。",
        "{points}の連は同時に{lives}と裁定されている。一つにすること。",
    ),
    "no-liberty": (
        "The chain at {points} has no liberty; the position cannot have arisen in play.",
        "{points}处的棋串没有气，对局中不可能出现此局面。",
        "{points}の連には呼吸点がなく、対局では生じない局面である。",
    ),
    "dead-beside-alive": (
        "{colour} stones, dead and alive, lie beside one open space: {points}.",
        "同一片空旁的{colour}子有死有活：{points}。",
        "一つの空間に接する{colour}石に死石と活石がある：{points}。",
    ),
    "seki-beside-territory": (
        "Territory at {points} touches stones in seki and stones that are not.",
        "{points}的空既接双活之子又接非双活之子。",
        "{points}の地はセキの石とそうでない石の両方に接する。",
    ),
    "seki-on-one-side": (
        "The shared liberties at {points} touch seki stones of one colour only.",
        "{points}的公气旁，只有一方的棋子被判为双活。",
        "{points}の共有の呼吸点に接する石は、片方の色だけがセキとされている。",
    ),
    "shared-without-seki": (
        "{points} is called a shared liberty, but no stone in seki is near.",
        "{points}被认作公气，但近旁没有双活之子。",
        "{points}は共有の呼吸点とされたが、近くにセキの石がない。",
    ),
    "owned-beside-enemy": (
        "{points} is called {kind} of {owner}, but a live enemy stone touches it.",
        "{points}被认作{owner}方的{kind}，但有对方活子与它相邻。",
        "{points}は{owner}の{kind}とされたが、相手の活石が接している。",
    ),
    "one-sided-without-seki": (
        "One-sided dame at {points} is claimed where there is no seki.",
        "{points}主张为单方权利官子，但该处没有双活。",
        "{points}は片側の権利のダメとされたが、そこにセキはない。",
    ),
    "one-sided-nothing-shared": (
        "The one-sided claim at {points} leaves no shared liberty; name the one that stays.",
        "{points}的单方权利主张没有留下公气，请指明留作公气的点。",
        "{points}の主張では共有の呼吸点が残らない。残る点を示すこと。",
    ),
    "one-sided-shared-not-named": (
        "The one-sided claim at {points} does not name the shared liberty left; {shared} stays.",
        "{points}的单方权利主张未指明留作公气的点，剩下的是{shared}。",
        "{points}の主張は残る共有の呼吸点を示していない。残るのは{shared}。",
    ),
    "eye-without-seki": (
        "{points} is called {kind} of {owner}, but no {owner} stone in seki touches it.",
        "{points}被认作{owner}方的{kind}，但没有{owner}方双活之子与它相邻。",
        "{points}は{owner}の{kind}とされたが、{owner}のセキの石が接していない。",
    ),
    "ko-proposed": (
        "An open ko at {points}: taken as {owner}'s ko point; rule otherwise if it must be filled.",
        "{points}有未粘之劫，暂作{owner}方劫空；若须粘劫请改判。",
        "{points}に継がれていない劫がある。仮に{owner}の劫の点とする。継ぐべきなら裁定を改めること。",
    ),
    "seki-sole-liberty-possible": (
        "{points} may be sole liberties of {owner}: only its stones touch them. They are "
        "shared unless ruled otherwise.",
        "{points}仅与{owner}方棋子相邻，可能是{owner}方单方拥有的气点；未判定前作公气计。",
        "{points}に接するのは{owner}の石だけで、{owner}だけの呼吸点かもしれない。裁定がなければ共有とする。",
    ),
    "seki-one-sided-possible": (
        "{points} may be one-sided dame of {owner}: the other side would put itself in atari "
        "there. They are shared unless ruled otherwise.",
        "{points}处对方入子即被叫吃，可能是{owner}方的单方权利官子；未判定前作公气计。",
        "{points}は相手が打つとアタリになり、{owner}の片側の権利のダメかもしれない。裁定がなければ共有とする。",
    ),
    "dead-disputed": (
        "The players do not agree on the stones at {points}.",
        "双方对{points}的死活有争议。",
        "{points}の石について両者の意見が一致しない。",
    ),
    "claim-disputed": (
        "The players do not agree on {points}.",
        "双方对{points}的归属有争议。",
        "{points}について両者の意見が一致しない。",
    ),
    "left-in-atari": (
        "The chain at {points} is left in atari.",
        "{points}处的棋串只剩一口气。",
        "{points}の連はアタリのまま残っている。",
    ),
    "nobodys-region": (
        "No stone touches {points}; it is counted as public.",
        "{points}不与任何棋子相邻，作公空计。",
        "{points}に接する石はなく、共有点とする。",
    ),
    "open-border": (
        "An open border: {count} points at {points} touch both sides and are counted for nobody.",
        "边界未封：{points}等{count}点与双方相邻，不计给任何一方。",
        "境界が閉じていない：{points}の{count}点は双方に接し、どちらの地でもない。",
    ),
    "dame-left": (
        "{count} dame left: {points}.",
        "尚有单官{count}个：{points}。",
        "ダメが{count}か所残る：{points}。",
    ),
    "dead-kin-followed": (
        "The stones at {points} lie in the same enemy area and follow as dead.",
        "{points}在同一片敌方区域内，随之作死子。",
        "{points}は同じ相手の区域にあり、ともに死石とする。",
    ),
    "seki-spread": (
        "The seki mark spreads to {points}.",
        "双活标记扩及{points}。",
        "セキの印は{points}に及ぶ。",
    ),
}

FACTS: dict[str, Sentence] = {
    "option-over-record": (
        "{option}: {said} is stated, the record has {record}; {said} is used.",
        "{option}：填写为{said}，棋谱为{record}，按{said}计算。",
        "{option}：入力は{said}、棋譜は{record}。{said}を用いる。",
    ),
    "pass-stones-taken-as-none": (
        "No pass stones were stated; none are counted.",
        "未说明虚着之子，按没有计算。",
        "パスの石の申告がないため、ないものとする。",
    ),
    "ledger-gap": (
        "{colour}: stones on the board and captured differ from those played by {count}; "
        "check prisoners and plays.{off}",
        "{colour}方盘上与被提之子同所下之子相差{count}，请核对俘子与手数。{off}",
        "{colour}：盤上と取られた石の合計が打った石と{count}違う。アゲハマと手数を確かめること。{off}",
    ),
    "ledger-missing": (
        "{colour}, stones missing: {count}. In the bowl {seen}, there must be {due}.{off}",
        "{colour}方缺子：{count}。棋盒内{seen}子，应有{due}子。{off}",
        "{colour}石の不足：{count}個。碁笥に{seen}個、あるべき数は{due}個。{off}",
    ),
    "ledger-surplus": (
        "{colour}, stones too many: {count}. In the bowl {seen}, there must be {due}.{off}",
        "{colour}方多子：{count}。棋盒内{seen}子，应有{due}子。{off}",
        "{colour}石の余分：{count}個。碁笥に{seen}個、あるべき数は{due}個。{off}",
    ),
    "komi-from-record": (
        "Komi {komi} from the record is used instead of the usual {usual}.",
        "按棋谱贴{komi}点，而非通常的{usual}点。",
        "通常の{usual}ではなく棋譜のコミ{komi}を用いる。",
    ),
    "komi-ignored": (
        "This rule set has no komi; {komi} is ignored.",
        "此规则没有贴目，{komi}不计。",
        "このルールにコミはなく、{komi}は無視する。",
    ),
    "handicap-silent": (
        "The text says nothing of handicap games; nothing is paid for {handicap} stones.",
        "条文未提让子棋，让{handicap}子不作任何贴还。",
        "条文に置碁の定めがなく、{handicap}子について何も支払わない。",
    ),
    "payment-white-began": (
        "White began; the text speaks of games that Black begins. It is applied literally.",
        "本局白先；条文所说是黑先之局，此处按字面适用。",
        "白先の対局。条文は黒先の対局についてのものだが、字義どおりに適用する。",
    ),
    "button-untaken": (
        "Nobody passed: the button was not taken.",
        "无人虚手，纽扣未被取走。",
        "パスがなく、ボタンは取られていない。",
    ),
    "turns-by-dame": (
        "Turns are unequal: {colour} takes {count} dame to make them equal.",
        "双方手数不等：{colour}方收{count}个单官补足。",
        "手数が等しくない：{colour}がダメ{count}か所を打って等しくする。",
    ),
    "turns-by-stone": (
        "Turns are unequal: {colour} hands over {count} stones.",
        "双方手数不等：{colour}方交出{count}子。",
        "手数が等しくない：{colour}が石{count}個を渡す。",
    ),
    "counted-before-last": (
        "The last play only took a dame and made turns unequal: counted before it.",
        "最后一着仅收单官而使手数不等：计至该着之前。",
        "最後の着手はダメを取っただけで手数が等しくない：その前で計算する。",
    ),
    "counts-disagree": (
        "Two counts of this case disagree; see the cross-checks.",
        "两种算法结果不一致，请看核对。",
        "二つの計算が一致しない。照合を見ること。",
    ),
}

PLAY: dict[str, Sentence] = {
    "illegal-off-board": (
        "Move {move} ({colour}) names no point of the board and was not played.",
        "第{move}手（{colour}）不在棋盘上，未落子。",
        "{move}手目（{colour}）は盤上の点ではなく、打たれていない。",
    ),
    "illegal-occupied": (
        "Move {move} ({colour} {points}) is on an occupied point and was not played.",
        "第{move}手（{colour}{points}）落在已有棋子的点上，未落子。",
        "{move}手目（{colour}{points}）は石のある点で、打たれていない。",
    ),
    "illegal-suicide": (
        "Move {move} ({colour} {points}) is suicide, which this rule set forbids.",
        "第{move}手（{colour}{points}）自尽，此规则不许。",
        "{move}手目（{colour}{points}）は自殺手で、このルールでは禁じられている。",
    ),
    "illegal-ko": (
        "Move {move} ({colour} {points}) takes back a ko at once.",
        "第{move}手（{colour}{points}）立即回提单劫。",
        "{move}手目（{colour}{points}）は劫をすぐに取り返している。",
    ),
    "illegal-repeats": (
        "Move {move} ({colour} {points}) repeats the position after move {repeats}.",
        "第{move}手（{colour}{points}）重现第{repeats}手之后的局面。",
        "{move}手目（{colour}{points}）は{repeats}手目の後と同じ局面になる。",
    ),
}

RULES: dict[str, Sentence] = {
    "dead-marks-void": (
        "Play ended with every stone alive: the dead marks at {points} are void.",
        "终局时全部为活子，{points}的死子标记作废。",
        "すべて活石として終局したため、{points}の死石の印は無効。",
    ),
    "end-not-of-this-rule-set": (
        "This rule set knows no end of the kind {end}; the ruling stands.",
        "此规则没有“{end}”这种终局方式，判定照旧。",
        "このルールに「{end}」という終局はなく、裁定はそのまま。",
    ),
    "ruling-ignored": (
        "This rule set counts the board as it stands and ignores every ruling.",
        "此规则按盘面原样计算，不采用任何判定。",
        "このルールは盤面をそのまま数え、裁定を用いない。",
    ),
    "dame-unfilled": (
        "{count} dame are unfilled ({points}); this rule set wants them filled first.",
        "尚有{count}个单官未收（{points}），此规则要求先收完。",
        "ダメ{count}か所が打たれていない（{points}）。このルールでは先に打ち終えること。",
    ),
    "playing-out": (
        "To take the dead chains at {points} {colour} would play {plays} times in his own land; "
        "playing on would gain its owner up to {dame} (dame left).",
        "{colour}方要提净{points}的死子须在己空下{plays}手；续下则对方至多可得{dame}（以余下单官为限）。",
        "{points}の死石を取るには{colour}が自分の地に{plays}手打つ。打ち続ければ相手は残るダメの数、最大{dame}だけ得をする。",
    ),
    "lu-nan-parity-differs": (
        "Lu Nan's printed test (turns {turns} + public points {public} odd) would say otherwise; "
        "the surplus of plays is {surplus}, and that is paid.",
        "路南原文的判别式（手数{turns}＋公空{public}为奇）与此不同；实际多着子数为{surplus}，按此贴还。",
        "路南の判別式（手数{turns}＋共有点{public}が奇数）とは異なる。実際の手数差{surplus}で支払う。",
    ),
    "lu-nan-parity": (
        "Surplus plays are paid at half a zi each, by either side; repeated ko captures are "
        "prisoners like any other, though the text would subtract them.",
        "每多一着贴还半子，双方同此；反复提劫之子照计为俘子（原文主张减去）。",
        "手数差は一手につき半子、双方とも支払う。劫で取り返した石も通常のアゲハマとする（原文では差し引く）。",
    ),
    "jpd-ming-qing-one-sentence": (
        "This edition is known from one sentence only: no give-up, pass stones are filled back.",
        "此版本仅见一句话：不准放弃，可下虚着，虚着之子回填。",
        "この版は一文のみ知られる：放棄なし、パスの石は埋め戻す。",
    ),
    "no-pass-play": (
        "Whoever has no legal play loses; the count is the form with prisoners returned.",
        "无合法着手者负；此处按可还俘子的形式计算。",
        "合法な着手がない側の負け。アゲハマを返す形で計算する。",
    ),
    "sunjang-border": (
        "The border kept is every stone that touches an enemy or a public point.",
        "保留的边界为所有与对方棋子或公空相邻的棋子。",
        "残す境界は、相手の石か共有点に接するすべての石。",
    ),
    "ing-ko": (
        "Ing's fighting and disturbing kos are checked as simple kos only.",
        "应氏的“争劫”“搅劫”只按单劫检查。",
        "応氏の「争劫」「攪劫」は単劫としてのみ検査する。",
    ),
    "tie-granted-first": (
        "Equal: whoever was granted the first move loses; in an even game it is a draw.",
        "相等：受饶先者负；分先则为和棋。",
        "同数：先番を許された側の負け。互先なら持碁。",
    ),
    "known-natural": (
        "Said to follow edition A in the payment for White's first pass; no text was found.",
        "据称在白先虚着贴点一事上同 A 版，未见条文。",
        "白の先パスの支払いは A 版と同じとされるが、条文は見つかっていない。",
    ),
    "known-cangjie": (
        "Early edition of the live-stone rules (1993), with routes compared at equal stones.",
        "计活子围棋规则的早期版本（1993年），有“停子比路”之句。",
        "計活子ルールの初期の版（1993年）。石数を等しくして路を比べるとある。",
    ),
    "known-live-stones": (
        "More living stones wins once all but the basic eyes is filled; compare stone-scoring.",
        "填满基本眼位以外的点后活子多者胜；可参看“计子制（只计棋子）”。",
        "基本眼以外を埋めて活石の多い側の勝ち。「石数計算」を参照。",
    ),
    "known-chen": (
        "Argues that equal numbers of plays were the original premise; no rule text was found.",
        "主张等手为古规则的前提，未见规则条文。",
        "等手が本来の前提だったと論じる。規則の条文は見つかっていない。",
    ),
}

SENTENCES: dict[str, Sentence] = {**RULING, **FACTS, **PLAY, **RULES, **ARRANGING}

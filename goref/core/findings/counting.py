"""What is to be known of the facts, the play, the count and the rule set, in three languages.

Placeholders as in :mod:`goref.core.findings.ruling`.
"""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, Topic, kinds

RECORD = {
    "option-over-record": Text(
        "{option}: {said} is stated, the record has {record}; {said} is used.",
        "{option}：填写为{said}，棋谱为{record}，按{said}计算。",
        "{option}：入力は{said}、棋譜は{record}。{said}を用いる。",
    ),
    "pass-stones-taken-as-none": Text(
        "No pass stones were stated; none are counted.",
        "未说明虚着之子，按没有计算。",
        "パスの石の申告がないため、ないものとする。",
    ),
    "ledger-gap": Text(
        "{colour}: stones on the board and captured differ from those played by {count}; "
        "check prisoners and plays.{off}",
        "{colour}方盘上与被提之子同所下之子相差{count}，请核对俘子与手数。{off}",
        "{colour}：盤上と取られた石の合計が打った石と{count}違う。アゲハマと手数を確かめること。{off}",
    ),
    "ledger-missing": Text(
        "{colour}, stones missing: {count}. In the bowl {seen}, there must be {due}.{off}",
        "{colour}方缺子：{count}。棋盒内{seen}子，应有{due}子。{off}",
        "{colour}石の不足：{count}個。碁笥に{seen}個、あるべき数は{due}個。{off}",
    ),
    "ledger-surplus": Text(
        "{colour}, stones too many: {count}. In the bowl {seen}, there must be {due}.{off}",
        "{colour}方多子：{count}。棋盒内{seen}子，应有{due}子。{off}",
        "{colour}石の余分：{count}個。碁笥に{seen}個、あるべき数は{due}個。{off}",
    ),
    "end-not-of-this-rule-set": Text(
        "This rule set knows no end of the kind {end}; the ruling stands.",
        "此规则没有“{end}”这种终局方式，判定照旧。",
        "このルールに「{end}」という終局はなく、裁定はそのまま。",
    ),
    "end-from-record": Text(
        "How the game ended was read from the record: {end}.",
        "终局方式由棋谱读出：{end}。",
        "終局のしかたは棋譜から読んだ：{end}。",
    ),
}

ILLEGAL = {
    "illegal-off-board": Text(
        "Move {move} ({colour}) names no point of the board and was not played.",
        "第{move}手（{colour}）不在棋盘上，未落子。",
        "{move}手目（{colour}）は盤上の点ではなく、打たれていない。",
    ),
    "illegal-occupied": Text(
        "Move {move} ({colour} {points}) is on an occupied point and was not played.",
        "第{move}手（{colour}{points}）落在已有棋子的点上，未落子。",
        "{move}手目（{colour}{points}）は石のある点で、打たれていない。",
    ),
    "illegal-suicide": Text(
        "Move {move} ({colour} {points}) is suicide, which this rule set forbids.",
        "第{move}手（{colour}{points}）自尽，此规则不许。",
        "{move}手目（{colour}{points}）は自殺手で、このルールでは禁じられている。",
    ),
    "illegal-ko": Text(
        "Move {move} ({colour} {points}) takes back a ko at once.",
        "第{move}手（{colour}{points}）立即回提单劫。",
        "{move}手目（{colour}{points}）は劫をすぐに取り返している。",
    ),
    "illegal-repeats": Text(
        "Move {move} ({colour} {points}) repeats the position after move {repeats}.",
        "第{move}手（{colour}{points}）重现第{repeats}手之后的局面。",
        "{move}手目（{colour}{points}）は{repeats}手目の後と同じ局面になる。",
    ),
}

DEAD = {
    "dead-marks-void": Text(
        "Play ended with every stone alive: the dead marks at {points} are void.",
        "终局时全部为活子，{points}的死子标记作废。",
        "すべて活石として終局したため、{points}の死石の印は無効。",
    ),
    "playing-out": Text(
        "To take the dead chains at {points} {colour} would play {plays} times in his own land; "
        "playing on would gain its owner up to {dame} (dame left).",
        "{colour}方要提净{points}的死子须在己空下{plays}手；续下则对方至多可得{dame}（以余下单官为限）。",
        "{points}の死石を取るには{colour}が自分の地に{plays}手打つ。打ち続ければ相手は残るダメの数、最大{dame}だけ得をする。",
    ),
}

POINTS = {
    "dame-unfilled": Text(
        "{count} dame are unfilled ({points}); this rule set wants them filled first.",
        "尚有{count}个单官未收（{points}），此规则要求先收完。",
        "ダメ{count}か所が打たれていない（{points}）。このルールでは先に打ち終えること。",
    ),
}

PAYMENTS = {
    "komi-from-record": Text(
        "Komi {komi} from the record is used instead of the usual {usual}.",
        "按棋谱贴{komi}点，而非通常的{usual}点。",
        "通常の{usual}ではなく棋譜のコミ{komi}を用いる。",
    ),
    "payment-white-began": Text(
        "White began; the text speaks of games that Black begins. It is applied literally.",
        "本局白先；条文所说是黑先之局，此处按字面适用。",
        "白先の対局。条文は黒先の対局についてのものだが、字義どおりに適用する。",
    ),
    "button-untaken": Text(
        "Nobody passed: the button was not taken.",
        "无人虚手，纽扣未被取走。",
        "パスがなく、ボタンは取られていない。",
    ),
    "turns-by-dame": Text(
        "Turns are unequal: {colour} takes {count} dame to make them equal.",
        "双方手数不等：{colour}方收{count}个单官补足。",
        "手数が等しくない：{colour}がダメ{count}か所を打って等しくする。",
    ),
    "turns-by-stone": Text(
        "Turns are unequal: {colour} hands over {count} stones.",
        "双方手数不等：{colour}方交出{count}子。",
        "手数が等しくない：{colour}が石{count}個を渡す。",
    ),
    "counted-before-last": Text(
        "The last play only took a dame and made turns unequal: counted before it.",
        "最后一着仅收单官而使手数不等：计至该着之前。",
        "最後の着手はダメを取っただけで手数が等しくない：その前で計算する。",
    ),
    "lu-nan-parity-differs": Text(
        "Lu Nan's printed test (turns {turns} + public points {public} odd) would say otherwise; "
        "the surplus of plays is {surplus}, and that is paid.",
        "路南原文的判别式（手数{turns}＋公空{public}为奇）与此不同；实际多着子数为{surplus}，按此贴还。",
        "路南の判別式（手数{turns}＋共有点{public}が奇数）とは異なる。実際の手数差{surplus}で支払う。",
    ),
    "lu-nan-parity": Text(
        "Surplus plays are paid at half a zi each, by either side; repeated ko captures are "
        "prisoners like any other, though the text would subtract them.",
        "每多一着贴还半子，双方同此；反复提劫之子照计为俘子（原文主张减去）。",
        "手数差は一手につき半子、双方とも支払う。劫で取り返した石も通常のアゲハマとする（原文では差し引く）。",
    ),
}

COUNT = {
    "counts-disagree": Text(
        "Two counts of this case disagree; see the cross-checks.",
        "两种算法结果不一致，请看核对。",
        "二つの計算が一致しない。照合を見ること。",
    ),
}

RESULT = {
    "tie-granted-first": Text(
        "Equal: whoever was granted the first move loses; in an even game it is a draw.",
        "相等：受饶先者负；分先则为和棋。",
        "同数：先番を許された側の負け。互先なら持碁。",
    ),
}

REMARKS = {
    "komi-ignored": Text(
        "This rule set has no komi; {komi} is ignored.",
        "此规则没有贴目，{komi}不计。",
        "このルールにコミはなく、{komi}は無視する。",
    ),
    "handicap-silent": Text(
        "The text says nothing of handicap games; nothing is paid for {handicap} stones.",
        "条文未提让子棋，让{handicap}子不作任何贴还。",
        "条文に置碁の定めがなく、{handicap}子について何も支払わない。",
    ),
    "ruling-ignored": Text(
        "This rule set counts the board as it stands and ignores every ruling.",
        "此规则按盘面原样计算，不采用任何判定。",
        "このルールは盤面をそのまま数え、裁定を用いない。",
    ),
    "jpd-ming-qing-one-sentence": Text(
        "This edition is known from one sentence only: no give-up, pass stones are filled back.",
        "此版本仅见一句话：不准放弃，可下虚着，虚着之子回填。",
        "この版は一文のみ知られる：放棄なし、パスの石は埋め戻す。",
    ),
    "no-pass-play": Text(
        "Whoever has no legal play loses; the count is the form with prisoners returned.",
        "无合法着手者负；此处按可还俘子的形式计算。",
        "合法な着手がない側の負け。アゲハマを返す形で計算する。",
    ),
    "sunjang-border": Text(
        "The border kept is every stone that touches an enemy or a public point.",
        "保留的边界为所有与对方棋子或公空相邻的棋子。",
        "残す境界は、相手の石か共有点に接するすべての石。",
    ),
    "ing-ko": Text(
        "Ing's fighting and disturbing kos are checked as simple kos only.",
        "应氏的“争劫”“搅劫”只按单劫检查。",
        "応氏の「争劫」「攪劫」は単劫としてのみ検査する。",
    ),
    "known-natural": Text(
        "Said to follow edition A in the payment for White's first pass; no text was found.",
        "据称在白先虚着贴点一事上同 A 版，未见条文。",
        "白の先パスの支払いは A 版と同じとされるが、条文は見つかっていない。",
    ),
    "known-cangjie": Text(
        "Early edition of the live-stone rules (1993), with routes compared at equal stones.",
        "计活子围棋规则的早期版本（1993年），有“停子比路”之句。",
        "計活子ルールの初期の版（1993年）。石数を等しくして路を比べるとある。",
    ),
    "known-live-stones": Text(
        "More living stones wins once all but the basic eyes is filled; compare stone-scoring.",
        "填满基本眼位以外的点后活子多者胜；可参看“计子制（只计棋子）”。",
        "基本眼以外を埋めて活石の多い側の勝ち。「石数計算」を参照。",
    ),
    "known-chen": Text(
        "Argues that equal numbers of plays were the original premise; no rule text was found.",
        "主张等手为古规则的前提，未见规则条文。",
        "等手が本来の前提だったと論じる。規則の条文は見つかっていない。",
    ),
}

PLAYED_ON = {
    "settle-open": Text(
        "Left as they are: {points}. So many neutral points together are a border that is not "
        "closed, not dame.",
        "{points}未动：相连的公空如此之多，是边界未封，不是单官。",
        "{points}はそのまま残した：これほど続く中立点はダメではなく、閉じていない境界である。",
    ),
    "settle-land": Text(
        "At {points} a play won land or kept the other side from it: more than a dame was left "
        "open there.",
        "{points}处下子得空或阻止对方得空，原先所余不止单官。",
        "{points}では打つことで地を得るか相手の地を防いだ。ダメ以上のものが残っていた。",
    ),
    "settle-unplayable": Text(
        "Left as they are: {points}. Neither side can play there without putting its own stones "
        "in atari or losing some; perhaps they are liberties of a seki.",
        "{points}未动：双方在此下子都会使己方被叫吃或被提，或为双活的公气。",
        "{points}はそのまま残した：どちらが打っても自分の石がアタリになるか取られる。セキの共有の呼吸点かもしれない。",
    ),
    "settle-in-atari": Text(
        "Stones not ruled dead stood in atari when play stopped ({points}); they are left so.",
        "终局时已被叫吃而未判为死子者（{points}），维持原状。",
        "終局時にアタリのままで死石とされていない石（{points}）はそのままにした。",
    ),
    "settle-kos-left": Text(
        "The open kos at {points} are left open.",
        "{points}的劫未粘，保持原状。",
        "{points}の劫は継がずに残した。",
    ),
    "settle-first-pass": Text(
        "{colour} was stated as the first to pass, and was to move at the end: that pass is "
        "taken as the one that ended play, and comes after the dame.",
        "所填先虚着或放弃者为{colour}方，终局时亦轮其行棋：视该手为终止对局之手，移至收单官之后。",
        "最初のパスは{colour}、終局時の手番も{colour}：そのパスは対局を止めたものとみなし、ダメの後に移す。",
    ),
    "play-out-as-dead": Text(
        "Nobody has ruled {points} dead; here they are taken as dead.",
        "{points}尚未判为死子，此处姑且作死子计。",
        "{points}は死石と裁定されていない。ここでは死石とみなす。",
    ),
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(ILLEGAL, step="record", topic=Topic.ILLEGAL),
    **kinds(DEAD, step="dead"),
    **kinds(POINTS, step="points"),
    **kinds(PAYMENTS, step="payments"),
    **kinds(COUNT, step="count"),
    **kinds(RESULT, step="result"),
    **kinds(REMARKS),
    **kinds(PLAYED_ON),
}

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
        "{colour}方缺子：{count}。棋罐内{seen}子，应有{due}子。{off}",
        "{colour}石の不足：{count}個。碁笥に{seen}個、あるべき数は{due}個。{off}",
    ),
    "ledger-surplus": Text(
        "{colour}, stones too many: {count}. In the bowl {seen}, there must be {due}.{off}",
        "{colour}方多子：{count}。棋罐内{seen}子，应有{due}子。{off}",
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
    "must-be-filled": Text(
        "Once the dame are filled, {owner} must fill {points} too; it is counted as it "
        "stands. Filled, {colour} has {amount} more.",
        "单官收完后，{owner}方须在{points}补一手；现按未补计算，补后{colour}方多{amount}。",
        "ダメを詰め終えると{owner}は{points}に手入れが必要。今は手入れ前のまま数えている。"
        "入れると{colour}が{amount}多くなる。",
    ),
    "groups-joined-by-dame": Text(
        "With {by} {colour} could join groups that each pay for their eyes; they are counted "
        "as the board stands, apart. Joined, {colour} has {amount} more.",
        "{colour}方在{by}落子可使分别计眼位的棋块相连；现按盘面未连计算，连上则{colour}方多{amount}。",
        "{colour}が{by}に打てば、別々に眼を数えている石群がつながる。今は盤面どおり別々に数えている。"
        "つながれば{colour}が{amount}多くなる。",
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
        "The last play only took a dame and made turns unequal: counted before it. Typed in "
        "without its record, the same board is counted as it stands, and the side with fewer "
        "turns hands over a stone for each it lacks: {count}.",
        "最后一着仅收单官而使手数不等：计至该着之前。同一局面若无棋谱，则照原样计算，手数少的一方须交{count}子。",
        "最後の着手はダメを取っただけで手数が等しくない：その前で計算する。"
        "棋譜なしで入力した同じ盤面はそのまま数え、手数の少ない側が石{count}個を渡す。",
    ),
    "turns-without-record": Text(
        "Without a record nobody sees whether the last play only took a dame. If it did, the "
        "same game read from its record is counted before that play, and the stones handed "
        "over are fewer by {count}.",
        "没有棋谱，看不出最后一着是否仅收单官。若是，同一局由棋谱读出时计至该着之前，少交{count}子。",
        "棋譜がないと、最後の着手がダメを取っただけかどうか分からない。"
        "そうであれば、同じ碁を棋譜から読むとその前で計算し、渡す石は{count}個少ない。",
    ),
    "lu-nan-parity-differs": Text(
        "Lu Nan's printed test (turns {turns} + public points {public} odd) would say otherwise; "
        "the surplus of plays is {surplus}, and that is paid.",
        "路南原文的判别式（手数{turns}＋公空{public}为奇）与此不同；实际多着子数为{surplus}，按此贴还。",
        "路南の判別式（手数{turns}＋共有点{public}が奇数）とは異なる。実際の手数差{surplus}で支払う。",
    ),
    "lu-nan-parity": Text(
        "Without handicap, surplus plays are paid at half a zi each, by either side; repeated "
        "ko captures are prisoners like any other, though the text would subtract them.",
        "不让子时，每多一着贴还半子，双方同此；反复提劫之子照计为俘子（原文主张减去）。",
        "置石がなければ、手数差は一手につき半子、双方とも支払う。劫で取り返した石も通常のアゲハマとする（原文では差し引く）。",
    ),
    "lu-nan-handicap": Text(
        "Handicap, and {colour} made more plays (by {count}). The text returns half the "
        "handicap stones: Black less White {formula} zi, and so goref counts. Its wider rule, "
        "by which whoever plays more pays half a zi for each, would make that {wider} zi.",
        "让子局，{colour}方多着{count}子。原文让子归还半数，黑减白{formula}子，goref依此；"
        "其“推而广之”（多着一方每着贴还半子）则为{wider}子，二者不合。",
        "置碁で、{colour}の手数が{count}多い。原文の置石半数の返却では黒−白は{formula}子で、"
        "goref はこれに従う。「推而広之」（多く打った側が一手につき半子を払う）なら{wider}子となり、両者は合わない。",
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
        "Equal. If the first move was granted to a side, that side loses; in an even game it "
        "is a draw. Nobody has said which it was: taken as even.",
        "相等：受饶先者负，分先则为和棋。是否受饶先未经填写，暂作分先。",
        "同数。先番を許された側があればその側の負け、互先なら持碁。どちらか述べられていないので、互先とみなす。",
    ),
    "tie-granted-loses": Text(
        "Equal, and {colour} was granted the first move: {colour} loses.",
        "相等，{colour}方受饶先：{colour}方负。",
        "同数で、{colour}は先番を許されていた：{colour}の負け。",
    ),
    "tie-before-saturation": Text(
        "Equal, but dame are open ({points}). Whoever was granted the first move loses only at "
        "equal rights to play or at saturation; until then it is a draw.",
        "相等，但尚有单官（{points}）。“受饶先者负”以停道或两溢为前提，未至此则为和棋。",
        "同数だが、ダメが残る（{points}）。先番を許された側の負けは停道か両溢が前提で、それまでは持碁。",
    ),
    "tie-for-chips": Text(
        "Equal, and played for chips: whoever was granted the first move loses only where the "
        "game alone is played for. A draw, and no chips.",
        "相等而论筹：“受饶先者负”只用于取局，不论筹。作和棋，无筹。",
        "同数で、論籌の碁：先番を許された側の負けは局だけを争うときのこと。持碁とし、籌はない。",
    ),
}

RECORDED = {
    "record-not-counted": Text(
        "The record says {text}, which no count gives.",
        "棋谱写明 {text}，并非计算所得。",
        "棋譜に {text} とある。計算による結果ではない。",
    ),
    "record-differs-so-far": Text(
        "The record says {text}; counted as the board stands, Black less White is {margin}{komis}.",
        "棋谱写明 {text}；按现有盘面计算，黑减白为 {margin}{komis}。",
        "棋譜には {text}、今の盤面のまま数えると黒−白は {margin}{komis}。",
    ),
    "record-differs": Text(
        "The record says {text}, the count gives {counted}{komis}.",
        "棋谱写明 {text}，计算得 {counted}{komis}。",
        "棋譜には {text}、数えると {counted}{komis}。",
    ),
}

REMARKS = {
    "komi-ignored": Text(
        "This rule set has no komi; {komi} is ignored.",
        "此规则没有贴目，{komi}不计。",
        "このルールにコミはなく、{komi}は無視する。",
    ),
    "option-not-of-this-rule-set": Text(
        "{option}: stated, but this rule set makes nothing of it.",
        "{option}：已填写，但此规则不论及。",
        "{option}：述べられたが、このルールでは問わない。",
    ),
    "komi-of-another": Text(
        "The record's komi of {komi} was not agreed for this rule set; it counts only if stated.",
        "棋谱所记贴目 {komi} 并非为此规则而定，另行填写方计入。",
        "棋譜のコミ {komi} はこのルールのものではなく、入力した場合だけ数える。",
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
        "Known from Yan Lai alone: equal plays, a stone for each turn given up; no text was found.",
        "仅见燕来转述：着手相等，弃权一次交一子；未见规则条文。",
        "燕来の伝えるのみ：手数を等しくし、放棄一回に石を一つ渡す。条文は見つかっていない。",
    ),
}

PLAYED_ON = {
    "settle-open": Text(
        "Left as they are: {points}. So many neutral points together are a border that is not "
        "closed, not dame.",
        "{points}未动：相连的公空如此之多，是边界未收，不是单官。",
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
    **kinds(RECORDED, step="result"),
    **kinds(RESULT, step="result"),
    **kinds(REMARKS),
    **kinds(PLAYED_ON),
}

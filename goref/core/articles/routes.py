"""The articles of the old Chinese counts: Tang–Song routes and Ming–Qing stones."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    custom,
    editor,
)
from goref.core.base.language import Text
from goref.core.base.sources import ZHAO_ZHIYUN, AtHand, cited

TABLE_1 = Text(
    "Zhao Zhiyun, part 2, and part 3, table 1",
    "赵之云《中国围棋胜负计算法及其演变》第2部分，第3部分附表1",
    "趙之雲『中国囲碁の勝負計算法とその変遷』第2部、第3部の表1",
    "자오즈윈 “중국 바둑의 승부 계산법과 그 변천” 제2부, 제3부 표 1",
)
RECORD_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, with the editor's note in Huang's translation",
        "赵之云《中国围棋胜负计算法及其演变》第1部分；黄译本编者注",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、黄訳本の編者注",
        "자오즈윈 “중국 바둑의 승부 계산법과 그 변천” 제1부, 황(黃) 역본의 편자 주",
    ),
    says=(
        author(
            "The old records end on an even number: each side so many plays. Zhao guesses "
            "that this was an early rule, kept by then as a token of fairness.",
            "古谱以偶数终局，双方“各若干着”。赵文臆测这是早期的规定，"
            "到唐宋时只作为公允的象征保留。",
            "古い棋譜は偶数手で終わり、双方同数を打つ。趙之雲はこれを初期の定めと推測し、"
            "当時は公平のしるしとして残ったとみる。",
            "옛 기보는 짝수로 끝나며, 양쪽이 각각 같은 수만큼 둡니다. 자오즈윈은 이것이 "
            "초기의 규정이었고 당시에는 공평함의 표시로 남아 있었다고 추측합니다.",
            at(AtHand.ZHAO, "1", "偶数", "各若干着", "臆测", "象征"),
        ),
        author(
            "Endless cycles of ko are no result.",
            "循环不止的劫为无胜负。",
            "果てしない劫の循環は無勝負。",
            "패의 끝없는 순환은 무승부입니다.",
            at(AtHand.ZHAO, "1", "无胜负", "无法终局"),
        ),
        editor(
            "No turn may be given up, but a stone may be handed over instead.",
            "不得放弃一手，但可虚手，即交对方一子。",
            "手番は放棄できないが、代わりに石を一つ渡すことができる。",
            "차례를 포기할 수 없으나, 대신 돌 하나를 건넬 수 있습니다.",
            at(AtHand.HUANG, "编者注", "不得放弃", "虚手", "俘子一枚"),
        ),
        by_goref(
            "Zhao himself speaks of no such stone; goref goes by the note and reads every "
            "empty move as one. Give the plays of each side and all prisoners.",
            "赵文并无虚手之说；goref从编者注，将空着一律读作虚着交子。须知双方手数与全部俘子。",
            "趙之雲自身はそのような石に触れない。goref は編者の注に従い、"
            "空の手番をすべて石を渡したものと読む。双方の手数とすべてのアゲハマを示すこと。",
            "자오즈윈 자신은 그런 돌에 관해 말하지 않습니다. goref는 편자 주에 따라 "
            "착수가 없는 차례를 모두 돌을 건넨 것으로 읽습니다. 양쪽의 착수 수와 따낸 돌 "
            "전부를 입력하세요.",
        ),
    ),
)
DEAD_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1"),
    says=(
        author(
            "Dead stones are filled back with the prisoners. What is disputed: Zhao infers "
            "that the dame were filled and it was then played out, move for move, nobody "
            "escaping to fill his own routes. Bent four in the corner, standing alone, is "
            "dead at the end.",
            "死子与俘子一并回填。有争议的：赵文推断应先收完单官，再一人一手实战解决，"
            "谁也不得免填己路。孤立的盘角曲四，局终乃亡。",
            "死石はアゲハマとともに埋め戻す。争いについて趙之雲は、"
            "ダメを詰めてから一手ずつ実戦で決め、"
            "どちらも自分の路を埋めることを免れないと推論する。"
            "孤立した隅の曲がり四目は終局で死石。",
            "사석은 따낸 돌과 함께 되메웁니다. 다툼이 있는 곳은 공배를 메운 뒤 한 수씩 "
            "번갈아 두어 실전으로 해결했고, 아무도 자기 로를 메우는 것을 피할 수 "
            "없었다고 자오즈윈은 추론합니다. 고립된 귀곡사는 종국 때 죽은 돌입니다.",
            at(
                AtHand.ZHAO, "1", "全部填入", "实战解决", "不得少下一子", "局竟乃亡", "孤立无援"
            ),
        ),
        by_goref(
            "Look at the chains goref lists as worth playing out.",
            "goref列出值得续下的棋串，请留意。",
            "goref が挙げる打つ価値のある連に注意すること。",
            "실전으로 둘 가치가 있다고 goref가 보여 주는 연결된 돌을 살펴보세요.",
        ),
    ),
)
SEKI_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, figures 7 to 10; part 2, figure 1",
        "赵之云《中国围棋胜负计算法及其演变》第1部分，图7至10；第2部分，图1",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、図7〜10、第2部、図1",
        "자오즈윈 “중국 바둑의 승부 계산법과 그 변천” 제1부 그림 7~10, 제2부 그림 1",
    ),
    says=(
        author(
            "A point in a seki that its owner can fill without harm to the group is a "
            "route. No game record proves this; Zhao infers it.",
            "双活中己方自填而不影响生存的点是路。尚无棋谱验证，为赵文推断。",
            "セキの中でも、埋めて石群の生存を損なわない点は路である。"
            "棋譜の裏付けはなく趙之雲の推論である。",
            "빅에서 그 주인이 메워도 돌무리의 삶에 지장이 없는 점은 로입니다. 이를 "
            "증명하는 기보는 없으며, 자오즈윈의 추론입니다.",
            at(AtHand.ZHAO, "1", "公活", "不影响白棋的生存", "没有棋谱资料验证"),
        ),
        author(
            "Points that only one side can ever take he calls a privilege brought by the "
            "later count.",
            "早晚只归一方占领的点，赵文称为后来算法带来的专利。",
            "一方だけがいずれ占められる点は、後の計算がもたらした特権とされる。",
            "한쪽만 언젠가 차지할 수 있는 점을 그는 후대의 계가법이 가져온 특권이라고 "
            "부릅니다.",
            at(AtHand.ZHAO, "2", "专利", "不能染指"),
        ),
        by_goref(
            "goref therefore counts no route for one-sided dame. Of a group's eyes it "
            "keeps one real one back and counts the others and false eyes; shared "
            "liberties count for nobody.",
            "故goref不把单方权利官子算作路。有眼的棋块留一真眼，其余眼位与假眼都算路；"
            "公气不计。",
            "そこで goref は片側だけのダメを路としない。石群の真の眼を一つ残し、"
            "ほかの眼と欠け眼は路に数え、共有の呼吸点は数えない。",
            "따라서 goref는 한쪽만 둘 수 있는 공배를 로로 세지 않습니다. 돌무리의 눈 "
            "가운데 진짜 눈 하나를 남기고 나머지 눈과 옥집은 셉니다. 공유 공배는 누구의 "
            "것으로도 세지 않습니다.",
        ),
    ),
)
POINTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Dame are worth nothing and may stay. Zhao infers two cases where they were "
            "taken: to even out the turns, and before a doubtful shape was played out.",
            "单官无路，可以不收。赵文推断有两种情况要占：后走一方保持手数平衡；"
            "死活不清时先填满再实战解决。",
            "ダメは路でなく残してよい。趙之雲は打つ場合を二つ推論する："
            "手数を揃えるときと、死活の定まらない形を実戦で決める前。",
            "공배는 로가 아니며 남겨 두어도 됩니다. 자오즈윈은 공배를 둔 경우를 두 "
            "가지로 추론합니다: 차례 수를 맞출 때와, 사활이 불분명한 모양을 실전으로 "
            "해결하기 전입니다.",
            at(AtHand.ZHAO, "1", "无路官子", "保持手数平衡", "死活不清"),
            at(AtHand.ZHAO, "2", "可以不争"),
        ),
        by_goref(
            "Zhao says nothing of a ko left open; goref counts its point as a route of the "
            "holder. Rule otherwise if it must be connected.",
            "不粘之劫赵文未提；goref将劫空算作持劫方的路，若须粘劫请改判。",
            "継がない劫を趙之雲は述べず、goref は持つ側の路とする。"
            "継ぐべきなら裁定を改めること。",
            "잇지 않은 패에 관해 자오즈윈은 말하지 않습니다. goref는 그 점을 패를 가진 "
            "쪽의 로로 셉니다. 이어야 한다면 달리 판정하세요.",
        ),
    ),
)
PAYMENTS_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Both sides made equally many turns: the one to move last took a worthless "
            "point to even them.",
            "双方手数相等：后走一方占一个无路的点以保持平衡。",
            "双方の手数は等しい：後から打つ側は路でない点を打って揃えた。",
            "양쪽의 차례 수는 같습니다: 나중에 두는 쪽이 로가 아닌 점을 차지하여 차례 "
            "수를 맞추었습니다.",
            at(AtHand.ZHAO, "1", "保持手数平衡"),
        ),
        author(
            "For handicap stones, Zhao reasons, Black had nothing to return. He reckons "
            "Huang–Zhou without the last dame.",
            "让子局，赵文推论黑方无须还地。黄周一局换算时不计最后所收的单官。",
            "置石について趙之雲は、黒が返すものはなかったと論じる。"
            "黄・周の一局は最後のダメを除いて数える。",
            "치석에 대해 흑이 돌려줄 것은 없었다고 자오즈윈은 추론합니다. 황(黃)과 "
            "주(周)의 대국은 마지막 공배를 빼고 계산합니다.",
            at(AtHand.ZHAO, "2", "无须还白地域", "各一百六十一着"),
        ),
        by_goref(
            "No komi. Where turns are unequal the shorter side takes a dame; if none is "
            "left and the last play only took one, goref counts before it; else, by "
            "goref's reading, the shorter side hands over a stone and loses a route.",
            "不贴。手数不等时，少者收一单官；已无单官而最后一着只是收单官，"
            "goref计至该着之前；否则少者交一子，损一路，此为goref所取。",
            "コミはない。手数が違えば少ない側がダメを打つ。残りがなく最後の着手がダメなら "
            "goref はその前で数え、そうでなければ、goref の解釈で、"
            "少ない側が石を渡し一路を失う。",
            "덤은 없습니다. 차례 수가 다르면 적은 쪽이 공배를 하나 둡니다. 남은 공배가 "
            "없고 마지막 착수가 공배만 차지했으면 goref는 그 앞에서 계가합니다. 그렇지 "
            "않으면 goref의 해석에 따라 적은 쪽이 돌 하나를 건네고 로 하나를 잃습니다.",
        ),
    ),
)
COUNT_TANG = Article(
    cite=Text(
        "Zhao Zhiyun, part 1, figures 4 to 6; Zhang Xu, section 5",
        "赵之云《中国围棋胜负计算法及其演变》第1部分，图4至6；章许《中国古代围棋规则探源》第5节",
        "趙之雲『中国囲碁の勝負計算法とその変遷』第1部、図4〜6。章許『中国古代囲碁規則探源』第5節",
        "자오즈윈 “중국 바둑의 승부 계산법과 그 변천” 제1부 그림 4~6; 장쉬(章許) “중국 "
        "고대 바둑 규칙의 기원” 제5절",
    ),
    says=(
        author(
            "Fill each side's dead stones and prisoners into its own land. Then count the "
            "empty points it could still fill: two of each independent group do not count.",
            "将各方死子与俘子填入己方围空，再数尚可自填的空点：每块独立活棋总有两点不算。",
            "各側の死石とアゲハマをその側の地に埋め、なお埋められる空点を数える："
            "独立した石群ごとに二点は数えない。",
            "각 쪽의 사석과 따낸 돌을 그쪽의 집에 메웁니다. 그다음 그쪽이 더 메울 수 "
            "있는 빈 점을 셉니다. 독립된 돌무리마다 두 점은 세지 않습니다.",
            at(AtHand.ZHAO, "1", "全部填入", "总有两点任其空虚", "不算“路”"),
        ),
        author(
            "Dead stones, says Zhang Xu, are negative routes.",
            "章许称死子为负路。",
            "章許は死石を負の路と呼ぶ。",
            "장쉬는 사석을 음(負)의 로라고 부릅니다.",
            at(AtHand.ZHANG, "5", "死子是负路"),
        ),
        by_goref(
            "So goref counts stones that find no room against their side, fills stones "
            "handed over back as well, and keeps one point of a group in seki with a real "
            "eye.",
            "故goref将填不下的子记作负路，所交之子一并回填，双活中有真眼的棋块留一点。",
            "そこで goref は埋めきれない石をその側の負の路とし、渡した石も埋め戻し、"
            "真の眼を持つセキの石群は一点を残す。",
            "따라서 goref는 메울 자리가 없는 돌을 그쪽의 음의 로로 세고, 건넨 돌도 "
            "되메우며, 빅에서 진짜 눈이 있는 돌무리에 한 점을 남깁니다.",
        ),
    ),
)
RESULT_TANG = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "The sides are compared: who wins by how many routes, the plays of each side, "
            "the stones each has killed and the routes each has.",
            "双方相比：某方胜几路，双方各若干着，各杀对方几子、有几路。",
            "両方を比べる：どちらが何路勝ち、各側の着手数、取った石、路の数。",
            "양쪽을 비교합니다: 누가 몇 로를 이겼는지, 각 쪽의 착수 수, 각 쪽이 잡은 "
            "돌과 각 쪽의 로입니다.",
            at(AtHand.ZHAO, "1", "差额计算法", "黑胜一路", "各一百二十二着"),
        ),
        author(
            "Equal routes are a draw.",
            "路数均等为和棋。",
            "路が同数なら持碁。",
            "로 수가 같으면 비김입니다.",
            at(AtHand.ZHAO, "2", "停路为", "路数均等"),
        ),
        by_goref(
            "goref tells it in the words of the old records; there is no base number.",
            "goref仿古谱用语报告；没有归本数。",
            "goref は古譜の言葉で述べる。基準の数はない。",
            "goref는 옛 기보의 말로 알립니다. 기준수는 없습니다.",
        ),
    ),
)
RECORD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=(
        author(
            "All dame are filled at the end. A player need only mind the board when it is "
            "counted: captured stones are not kept.",
            "收完单官终局。对局者只须在终局计算时留意：提子不必保管。",
            "ダメをすべて打って終局する。盤上を数えるときに気をつければ足り、"
            "取った石は残さない。",
            "종국 때 공배를 모두 메웁니다. 대국자는 바둑판을 셀 때만 주의하면 되며, 따낸 "
            "돌은 보관하지 않습니다.",
            at(AtHand.ZHAO, "2", "收完单官终局", "只须在终局计算"),
        ),
        author(
            "Who played last does not matter.",
            "谁收后不论。",
            "最後に打った側は問わない。",
            "누가 마지막에 두었는지는 상관없습니다.",
            at(AtHand.ZHAO, "3 表1", "不论"),
        ),
        custom(
            "Old games begin with four seat stones, and White moves first.",
            "古局置四个座子，白方先行。",
            "古い対局は四つの座子を置き、白が先に打つ。",
            "옛 대국은 좌자(座子) 네 개를 놓고 시작하며 백이 먼저 둡니다.",
            at(AtHand.ZHANG, "1.3", "座子"),
            at(AtHand.ZHAO, "2", "白先"),
        ),
        by_goref(
            "Zhao names no rule on endless cycles here; goref calls them no result, as in "
            "the Tang–Song count.",
            "此处赵文未提循环不止如何；goref仿唐宋作无胜负。",
            "ここで趙之雲は果てしない循環の定めを述べない。goref は唐宋にならい無勝負とする。",
            "자오즈윈은 여기서 끝없는 순환에 관한 규정을 들지 않습니다. goref는 당송 "
            "전공법과 같이 무승부로 합니다.",
        ),
    ),
)
DEAD_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "After the dame both sides take the dead stones off. Filling one's own land "
            "costs no stones as long as the group lives.",
            "收完单官后，双方取走盘上死子。自填己空，只要不影响生存，子数不减。",
            "ダメを詰めた後、双方が死石を取り去る。石群が活きている限り、"
            "自分の地を埋めても子数は減らない。",
            "공배를 메운 뒤 양쪽이 사석을 들어냅니다. 돌무리가 살아 있는 한 자기 집을 "
            "메워도 돌 수는 줄지 않습니다.",
            at(AtHand.ZHAO, "2", "取走盘上的死棋", "不会减少子数"),
        ),
        by_goref(
            "Zhao says nothing of a disagreement; goref has it played out.",
            "有分歧时如何赵文未提；goref以实战解决。",
            "異論の扱いは述べられず、goref は実戦で決める。",
            "의견이 다를 때에 관해 자오즈윈은 말하지 않습니다. goref는 실전으로 해결하게 "
            "합니다.",
        ),
    ),
)
SEKI_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "1 and 2"),
    says=(
        author(
            "Seki is treated as in the Tang–Song count.",
            "双活处理与唐宋一致。",
            "セキの扱いは唐宋と同じ。",
            "빅은 당송 전공법과 같이 다룹니다.",
            at(AtHand.ZHAO, "1", "与此也保持一致"),
        ),
        author(
            "What was a route is filled with own stones, what was none is halved. Where "
            "Black can take any two of three points and White none, two are Black's.",
            "视为路的空位填以己子，不算路的双方各半。三点中黑可任占两点、白不能染指的，"
            "两点归黑。",
            "路とされた点は自分の石で埋め、路でない点は折半する。"
            "三点のうち黒がどの二点も占め、白が打てないなら、二点は黒のもの。",
            "로인 점은 자기 돌로 메우고, 로가 아닌 점은 절반씩 나눕니다. 세 점 가운데 "
            "어느 두 점이든 흑이 차지할 수 있고 백은 하나도 차지할 수 없으면 두 점은 "
            "흑의 것입니다.",
            at(AtHand.ZHAO, "2", "按双方各半折合", "其中两点早晚归黑"),
        ),
        by_goref(
            "So goref halves the last real eye of a group and the shared liberties. Sole "
            "liberties are not named; goref halves them too.",
            "故goref将棋块所留的真眼与公气均分。单方拥有的气点未提，goref也均分。",
            "そこで goref は石群の最後の真の眼と共有の呼吸点を折半する。"
            "片側だけの呼吸点は述べられず、これも折半する。",
            "따라서 goref는 돌무리의 마지막 진짜 눈과 공유 공배를 절반씩 나눕니다. "
            "한쪽만의 공배에 관한 말은 없으며, goref는 이것도 절반씩 나눕니다.",
        ),
    ),
)
POINTS_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2"),
    says=(
        author(
            "All dame are filled before the count. Connecting the last ko is named among "
            "the questions of the last play.",
            "计算前收完单官。粘劫收后列为收后的细节问题。",
            "数える前にダメをすべて打つ。最後の劫継ぎは収後の問題の一つに挙げられる。",
            "계가하기 전에 공배를 모두 메웁니다. 마지막 패를 잇는 것은 마지막 착수의 "
            "문제로 거론됩니다.",
            at(AtHand.ZHAO, "2", "收完单官终局", "粘劫收后"),
        ),
        by_goref(
            "goref halves dame left and reports them. The text says nothing of a ko left "
            "open; goref counts its point for the holder.",
            "未收的单官goref均分并提示。不粘之劫文中未提，goref归持劫方。",
            "残ったダメは goref が折半して知らせる。継がない劫は述べられず、goref "
            "は持つ側の点とする。",
            "goref는 남은 공배를 절반씩 나누고 이를 알립니다. 원문은 잇지 않은 패에 관해 "
            "말하지 않습니다. goref는 그 점을 패를 가진 쪽의 것으로 셉니다.",
        ),
    ),
)
PAYMENTS_MING = Article(
    cite=TABLE_1,
    says=(
        author(
            "Three steps and no condition besides. Group tax: the side with more independent "
            "groups gives one zi for each in excess.",
            "只有三款，别无条件。还棋头：独立活棋较多的一方，每多一块还一子。",
            "三つの手順のほかに条件はない。切り賃：独立した石群の多い側が、"
            "超過一つにつき一子を返す。",
            "세 단계뿐이며 다른 조건은 없습니다. 환기두(還棋頭): 독립된 돌무리가 많은 "
            "쪽이 더 많은 돌무리마다 한 자를 냅니다.",
            at(AtHand.ZHAO, "2", "不需要附加其它条件", "还棋头"),
        ),
        author(
            "Nothing for the last play. For each handicap stone Black returns a whole zi.",
            "收后不论。让几子，黑还几子。",
            "最後の着手は問わない。置石一つにつき黒は一子を返す。",
            "마지막 착수에 대해서는 아무것도 내지 않습니다. 치석 하나마다 흑은 한 자를 "
            "돌려줍니다.",
            at(AtHand.ZHAO, "2", "须还白几子"),
            at(AtHand.ZHAO, "3 表1", "不论"),
        ),
        by_goref(
            "So goref takes no komi. It shows the tax as basic eyes, not as a payment.",
            "故goref不贴。还棋头列作基本眼位，不列为贴还。",
            "そこで goref にコミはない。切り賃は支払いでなく基本眼として示す。",
            "따라서 goref는 덤을 두지 않습니다. 환기두는 지급이 아니라 기본눈으로 보여 줍니다.",
        ),
    ),
)
COUNT_MING = Article(
    cite=cited(ZHAO_ZHIYUN, "2 and 3"),
    says=(
        author(
            "Take off the dead. Fill every route with its owner's stones; halve what stays "
            "empty, so that of the two eye points of a group one goes to the other side. "
            "Count one side in zi.",
            "取走死子。各方的路填以己子，余下空点双方均分，"
            "即每块活棋的两个眼位中一子属对方。任数一方，以子计。",
            "死石を取り去る。路はすべて持ち主の石で埋め、残る空点は折半するので、"
            "石群の二つの眼の一つは相手のものになる。片方を子で数える。",
            "사석을 들어냅니다. 로를 모두 그 주인의 돌로 메우고, 빈 채로 남은 점은 "
            "절반씩 나누므로 돌무리의 눈 두 점 가운데 하나는 상대에게 갑니다. 한쪽을 "
            "자로 셉니다.",
            at(AtHand.ZHAO, "2", "以己方棋子填入", "一子属己方", "任择一方"),
        ),
        author(
            "Or write down stones and land of both sides, as on the sheet of Takabe's game "
            "of 1910, which was still counted this way.",
            "也可将双方子、地分别列出，如高部1910年一局的谱注，该局仍按此法计算。",
            "高部の1910年の棋譜の注のように両者の石と地を書き出してもよい。"
            "その一局はなおこの方法で数えられた。",
            "또는 다카베(高部)의 1910년 대국 기록지처럼 양쪽의 돌과 집을 적습니다. 그 "
            "대국은 아직 이 방법으로 계가했습니다.",
            at(AtHand.ZHAO, "3", "仍按明清数子法计算", "又算白棋"),
        ),
        by_goref(
            "goref settles the groups then and compares; both must agree.",
            "此时goref先还清棋头再比较，两者应当一致。",
            "このとき goref は切り賃を清算して比べる。両者は一致するはず。",
            "이때 goref는 환기두를 정산한 뒤 비교합니다. 두 결과는 일치해야 합니다.",
        ),
    ),
)
RESULT_MING = Article(
    cite=TABLE_1,
    says=(
        author(
            "Each side's base is 180½ zi, in handicap games after the stones are returned. "
            "The same number is a draw, possible only with a seki. Records give the number "
            "of all plays.",
            "双方归本数均为180½子，让子局先还子。恰好相等为和棋，须有公活才可能。"
            "棋谱记“共若干着”。",
            "基準は双方180½子で、置碁では先に石を返す。同数は持碁で、"
            "セキがなければ生じない。棋譜は総手数を記す。",
            "각 쪽의 기준수는 180½자이며, 접바둑에서는 돌을 돌려준 뒤의 수입니다. "
            "기준수와 같으면 비김이며, 빅이 있을 때만 가능합니다. 기보에는 총 착수 수를 "
            "적습니다.",
            at(AtHand.ZHAO, "2", "180子半", "没有“公活”", "共若干着", "须还白几子"),
        ),
        author(
            "Who played last does not matter.",
            "谁收后不论。",
            "最後の着手は問わない。",
            "누가 마지막에 두었는지는 상관없습니다.",
            at(AtHand.ZHAO, "3 表1", "不论", "均为"),
        ),
    ),
)

ARTICLES: Table = {
    "tang-song": {
        "record": RECORD_TANG,
        "dead": DEAD_TANG,
        "seki": SEKI_TANG,
        "points": POINTS_TANG,
        "payments": PAYMENTS_TANG,
        "count": COUNT_TANG,
        "result": RESULT_TANG,
    },
    "ming-qing": {
        "record": RECORD_MING,
        "dead": DEAD_MING,
        "seki": SEKI_MING,
        "points": POINTS_MING,
        "payments": PAYMENTS_MING,
        "count": COUNT_MING,
        "result": RESULT_MING,
    },
}

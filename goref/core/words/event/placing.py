"""The wording of standings: what criteria are called and what they count, places as shown."""

from __future__ import annotations

from collections.abc import Sequence

from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.base.numbers import mixed
from goref.core.event.placement import CRITERIA, OVER_SCORES, OVER_WINS, Placement
from goref.core.event.ranks import rank_text
from goref.core.event.standings import Standings, StandingsRow
from goref.core.words.event.events import TERMS

NAMES: dict[str, Text] = {
    "NBW": TERMS["points"],
    "SOSW": TERMS["sos"],
    "SOSW-1": Text("SOS−1", "对手分−1", "SOS−1", "SOS−1"),
    "SOSW-2": Text("SOS−2", "对手分−2", "SOS−2", "SOS−2"),
    "SOSOSW": TERMS["sosos"],
    "SODOSW": TERMS["sodos"],
    "CUSSW": Text("CUSS", "累进分", "CUSS", "CUSS"),
    "MMS": Text("MMS", "麦克马洪分", "MMS", "MMS"),
    "DC": Text("DC", "直接交锋", "直接対決", "직접 대결"),
    "SDC": Text("SDC", "相互战绩", "総当たり", "상호 전적"),
    "EXT": Text("EXT", "越级分", "EXT", "EXT"),
    "EXR": Text("EXR", "越级胜分", "EXR", "EXR"),
    "CAT": Text("Cat.", "组别", "部門", "부문"),
    "RANK": TERMS["rank"],
    "RATING": Text("Rating", "等级分", "レーティング", "레이팅"),
}
OVER_MMS = Text("{name} M", "{name}M", "{name} M", "{name} M")
"""What a sum is called that is made of McMahon scores."""

COUNTED: dict[str, Text] = {
    "NBW": Text(
        "a win 1, a draw ½, and what byes and absences give",
        "胜1分，和½分，另加轮空与缺席所得",
        "勝ち1、引き分け½。不戦・欠場の分を加える",
        "승 1, 비김 ½, 여기에 부전승과 결장으로 얻는 점수",
    ),
    "SOSW": Text(
        "sum of the opponents' points", "各对手积分之和", "相手の勝点の和", "상대들의 승점의 합"
    ),
    "SOSW-1": Text(
        "SOS without the lowest round",
        "对手分去掉最低一轮",
        "SOS から最も低い一局を除く",
        "가장 낮은 라운드를 뺀 SOS",
    ),
    "SOSW-2": Text(
        "SOS without the two lowest rounds",
        "对手分去掉最低两轮",
        "SOS から最も低い二局を除く",
        "가장 낮은 두 라운드를 뺀 SOS",
    ),
    "SOSOSW": Text(
        "sum of the opponents' SOS",
        "各对手的对手分之和",
        "相手の SOS の和",
        "상대들의 SOS의 합",
    ),
    "SODOSW": Text(
        "sum of the points of opponents beaten, half of them for a draw",
        "所胜对手积分之和，和棋取半",
        "勝った相手の勝点の和。引き分けは半分",
        "이긴 상대들의 승점의 합, 비김은 그 절반",
    ),
    "CUSSW": Text(
        "sum of one's own points after every round",
        "各轮后自己积分之和",
        "各回戦後の自分の勝点の和",
        "각 라운드 후 자기 승점의 합",
    ),
    "MMS": Text(
        "McMahon score: 30K starts at 0, 1D at 30, nobody below {floor} or above {bar}, "
        "corrections aside; and the points",
        "起点30级为0、1段为30，不低于{floor}、不高于{bar}（另有调整者除外），加积分",
        "マクマホン点：30級が0、初段が30から始まり、{floor}を下らず{bar}を超えない"
        "（調整点は別）。これに勝点を加える",
        "맥마흔 점수: 30급은 0, 1단은 30에서 시작하고 누구도 {floor} 아래나 {bar} 위에서 시작하지 않으며(보정은 별도), 여기에 승점을 더함",
    ),
    "SOSM": Text(
        "sum of the opponents' MMS, handicap taken off for Black and added for White; a round "
        "without a game counts one's own start",
        "各对手麦克马洪分之和，让子：黑减白加；无对局的轮次计自己的起点",
        "相手の MMS の和。置石は黒から引き、白に足す。対局のない回戦は自分の始点を数える",
        "상대들의 MMS의 합, 치석은 흑에서 빼고 백에 더함. 대국이 없는 라운드는 자기 시작 점수로 셈",
    ),
    "DC": Text(
        "direct comparison, who beat whom among those equal so far",
        "此前相等者之间谁胜谁负",
        "ここまで等しい者どうしの勝敗",
        "직접 대결: 여기까지 동률인 사람들 사이의 승패",
    ),
    "SDC": Text(
        "direct comparison where all who are equal so far have met",
        "此前相等者全部相互对局时，其间的胜局数",
        "ここまで等しい者がみな対局していれば、その間の勝ち数",
        "여기까지 동률인 사람이 모두 서로 대국한 경우의 직접 대결",
    ),
    "EXT": Text(
        "the opponents' points, up to three times for opponents above the handicap",
        "各对手积分，对手强于让子所示者至多计三倍",
        "相手の勝点。置石より強い相手は三倍まで",
        "상대들의 승점, 치석보다 강한 상대는 최대 세 배",
    ),
    "EXR": Text(
        "EXT over games won",
        "越级分只计胜局",
        "EXT を勝った対局だけで数える",
        "이긴 대국에서의 EXT",
    ),
    "CAT": Text(
        "by rank, 1 the highest; lower ones after all of it",
        "按段级分组，1为最高；低组列于其后",
        "段級位による。1が最上で、下の部門はその後",
        "단급에 따라 나눔. 1이 가장 높고, 아래 부문은 그 뒤",
    ),
    "RANK": Text(
        "1D is 0, 1K is −1", "1段为0，1级为−1", "初段が0、1級が−1", "1단은 0, 1급은 −1"
    ),
    "RATING": Text("as entered", "按登记", "登録のとおり", "등록된 대로"),
}
"""What a criterion counts; sums of McMahon scores are as those of points, but for SOSM."""
AS_OVER_WINS = Text(
    "{counted}, with MMS",
    "{counted}（以麦克马洪分计）",
    "{counted}（MMS で数える）",
    "{counted}(MMS로 셈)",
)

ROUNDED = Text(
    "What byes and absences give is rounded down together.",
    "轮空与缺席所得合计后去尾取整。",
    "不戦・欠場の分は合わせて切り捨てる。",
    "부전승과 결장으로 얻는 점수는 합하여 내림합니다.",
)
HALVES = Text(
    "In sums over opponents a round they did not play counts ½.",
    "对手未对局的轮次在对手分中计½。",
    "相手が打たなかった回戦は相手の和で½と数える。",
    "상대들에 대한 합에서 상대가 두지 않은 라운드는 ½로 셉니다.",
)
SIGNS = Text(
    "In a round: the opponent's row, + won, − lost, = drawn, ? open, ! by default, b or w the "
    "colour, the handicap. A row in brackets shares the place above it.",
    "各轮：对手行号，+胜，−负，=和，?未定，!弃权，b、w为黑、白，其后为让子数。"
    "括号中的行与上一行并列。",
    "各回戦：相手の行、+勝ち、−負け、=引き分け、?未定、!不戦、b・w は黒・白、続けて置石。"
    "括弧の行は上の行と同順位。",
    "각 라운드: 상대의 행, + 승, − 패, = 비김, ? 미정, ! 부전, b나 w는 색(흑·백), 이어서 치석. 괄호 안의 행은 위의 행과 순위가 같습니다.",
)
UNKNOWN = Text(
    "No places: {criteria} cannot be told here. # is only a row's number.",
    "不排名次：此处无法得知{criteria}。#只是行号。",
    "順位なし：ここでは{criteria}がわからない。# は行の番号にすぎない。",
    "순위 없음: 여기서는 {criteria}을(를) 알 수 없습니다. #은 행 번호일 뿐입니다.",
)
UNRANKED = Text(
    "Without a rank, started at the floor: {names}.",
    "无段级，按下限起算：{names}。",
    "段級位がなく、下限から数えた：{names}。",
    "단급이 없어 하한에서 시작함: {names}.",
)
HEADINGS = (
    Text("Criterion", "代号", "記号", "기준"),
    Text("Heading", "表头", "見出し", "열 제목"),
    Text("What it counts", "计什么", "数えるもの", "세는 내용"),
)
EXAMPLE = Placement(bar=0, floor=-20)
"""Where McMahon scores start in the manual."""
SHOWN = 12
"""So many names are told."""


def criterion_name(criterion: str, language: Language) -> str:
    """What a criterion is called at the head of a column; one not known, as it was told."""
    if criterion in OVER_SCORES:
        name = NAMES[_over_wins(criterion)].in_(language)
        return OVER_MMS.in_(language, name=name)
    text = NAMES.get(criterion)
    return criterion if text is None else text.in_(language)


def criterion_told(criterion: str, placement: Placement, language: Language) -> str:
    """What a criterion counts, under an event's bar and floor; empty for one not known."""
    if criterion not in CRITERIA:
        return ""
    if criterion in OVER_SCORES and criterion not in COUNTED:
        counted = COUNTED[_over_wins(criterion)].in_(language)
        return AS_OVER_WINS.in_(language, counted=counted)
    ends = {"floor": rank_text(placement.floor), "bar": rank_text(placement.bar)}
    return COUNTED[criterion].in_(language, **ends)


def _over_wins(criterion: str) -> str:
    return OVER_WINS[OVER_SCORES.index(criterion)]


def place_text(row: StandingsRow) -> str:
    """A row's place: in brackets where it is shared, a mere number where there is none."""
    if row.place == row.row:
        return str(row.row)
    if row.place is not None:
        return f"({row.row})"
    return f"#{row.row}" if row.playing else "–"


def score_texts(row: StandingsRow) -> list[str]:
    """What every criterion gives, as it is shown."""
    return [mixed(score) for score in row.scores]


def explained(found: Standings, placement: Placement, language: Language) -> list[str]:
    """What is to be known of standings: why nobody is placed, what counts, what signs mean."""
    writing, told = LANGUAGES[language], []
    if found.unknown:
        names = _listed([criterion_name(c, language) for c in found.unknown], language)
        told.append(UNKNOWN.in_(language, criteria=names))
    if found.unranked:
        names = _listed([player.name for player in found.unranked], language)
        told.append(UNRANKED.in_(language, names=names))
    counted = (
        f"{criterion_name(c, language)}{writing.colon}{criterion_told(c, placement, language)}"
        for c in found.criteria
    )
    told.append(writing.semicolon.join(counted) + writing.stop)
    if placement.round_down:
        told.append(ROUNDED.in_(language))
    if placement.half_unplayed:
        told.append(HALVES.in_(language))
    return [*told, SIGNS.in_(language)]


def criteria_table(language: Language) -> str:
    """All criteria that goref knows, as a table of the manual."""
    rows = [[heading.in_(language) for heading in HEADINGS]]
    for criterion in CRITERIA:
        told = criterion_told(criterion, EXAMPLE, language)
        rows.append([f"`{criterion}`", criterion_name(criterion, language), told])
    head, *more = (f"| {' | '.join(row)} |" for row in rows)
    return "\n".join([head, "|:--" * len(HEADINGS) + "|", *more])


def _listed(names: Sequence[str], language: Language) -> str:
    more = ["…"] * (len(names) > SHOWN)
    return LANGUAGES[language].listed([*names[:SHOWN], *more])

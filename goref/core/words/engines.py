"""What goes wrong with a Go program asked for its opinion, and what to do, in words.

Placeholders: ``{engine}``, ``{command}`` (what it was asked), ``{detail}`` (its own words, or
the system's), ``{seconds}``.
"""

from __future__ import annotations

from goref.core.base.language import Text

FAULTS: dict[str, Text] = {
    "command-line": Text(
        "The command line of {engine} cannot be read ({detail}): correct it in the preferences.",
        "无法读懂 {engine} 的命令行（{detail}），请在首选项中改正。",
        "{engine} のコマンドラインを読めない（{detail}）。設定で直すこと。",
        "{engine}: 명령줄을 읽을 수 없습니다({detail}). 설정에서 고치세요.",
    ),
    "not-found": Text(
        "{engine} was not found: there is no program {detail}. Install it, or give its full path in the preferences.",
        "未找到 {engine}：没有程序 {detail}。请安装，或在首选项中填写完整路径。",
        "{engine} が見つからない：プログラム {detail} がない。インストールするか、設定で完全なパスを指定すること。",
        "{engine}: 찾을 수 없습니다. 프로그램 {detail}이(가) 없습니다. 설치하거나 설정에서 전체 경로를 지정하세요.",
    ),
    "not-started": Text(
        "{engine} could not be started: {detail}. Check its command line in the preferences.",
        "无法启动 {engine}：{detail}。请检查首选项中的命令行。",
        "{engine} を起動できない：{detail}。設定のコマンドラインを確かめること。",
        "{engine}: 시작할 수 없습니다: {detail}. 설정에서 명령줄을 확인하세요.",
    ),
    "timeout": Text(
        "{engine} had not answered “{command}” when its {seconds} s were up. Allow it more time, or a lower level.",
        "{engine} 到 {seconds} 秒用完时仍未回答“{command}”。请给它更多时间，或降低级别。",
        "{engine} は与えられた {seconds} 秒が過ぎても「{command}」に答えていなかった。時間を増やすか、レベルを下げること。",
        "{engine}: 주어진 {seconds}초가 다 되도록 “{command}”에 답하지 않았습니다. 시간을 더 주거나 레벨을 낮추세요.",
    ),
    "crashed": Text(
        "{engine} stopped running at “{command}”; its last words: {detail}",
        "{engine} 在“{command}”时中止运行；最后的输出：{detail}",
        "{engine} は「{command}」で異常終了した。最後の出力：{detail}",
        "{engine}: “{command}”에서 실행이 멈췄습니다. 마지막 출력: {detail}",
    ),
    "crashed-silent": Text(
        "{engine} stopped running at “{command}” and said nothing. Try its command line in a terminal.",
        "{engine} 在“{command}”时中止运行，没有任何输出。请在终端中试运行其命令行。",
        "{engine} は「{command}」で何も出力せずに異常終了した。端末でコマンドラインを試すこと。",
        "{engine}: “{command}”에서 아무 출력 없이 실행이 멈췄습니다. 터미널에서 명령줄을 실행해 보세요.",
    ),
    "unreadable": Text(
        "{engine} answered “{command}” with what cannot be read: {detail}. Is it a GTP program, and started in its GTP mode?",
        "{engine} 对“{command}”的回答无法读懂：{detail}。它是 GTP 程序并以 GTP 方式启动吗？",
        "{engine} の「{command}」への答えを読めない：{detail}。GTP のプログラムを GTP モードで起動しているか。",
        "{engine}: “{command}”에 대한 답을 읽을 수 없습니다: {detail}. GTP 프로그램이며 GTP 모드로 시작했습니까?",
    ),
    "endless": Text(
        "{engine} went on answering “{command}” without end. Is it a GTP program, and started in its GTP mode?",
        "{engine} 对“{command}”的回答没完没了。它是 GTP 程序并以 GTP 方式启动吗？",
        "{engine} の「{command}」への答えが終わらない。GTP のプログラムを GTP モードで起動しているか。",
        "{engine}: “{command}”에 대한 답이 끝나지 않습니다. GTP 프로그램이며 GTP 모드로 시작했습니까?",
    ),
    "refused": Text(
        "{engine} refused “{command}”: {detail}",
        "{engine} 拒绝执行“{command}”：{detail}",
        "{engine} は「{command}」を拒んだ：{detail}",
        "{engine}: “{command}” 거부: {detail}",
    ),
    "board-size": Text(
        "{engine} does not know the board size {detail}. Ask another engine.",
        "{engine} 不支持 {detail} 路棋盘，请改用其他引擎。",
        "{engine} は {detail} 路盤を扱えない。ほかのエンジンを使うこと。",
        "{engine}: 크기 {detail}의 바둑판을 다루지 못합니다. 다른 엔진을 사용하세요.",
    ),
    "another-board": Text(
        "{engine} has another board before it than it was given ({detail}); its opinion is not used.",
        "{engine} 的盘面与所给的不同（{detail}），其意见不予采用。",
        "{engine} の盤面が渡したものと違う（{detail}）。その意見は用いない。",
        "{engine}: 엔진의 바둑판이 건네받은 것과 다릅니다({detail}). 이 엔진의 의견은 쓰지 않습니다.",
    ),
    "contradicts-itself": Text(
        "{engine} contradicts itself at {detail}; its opinion is not used.",
        "{engine} 对 {detail} 的判断自相矛盾，其意见不予采用。",
        "{engine} の {detail} についての判断は矛盾している。その意見は用いない。",
        "{engine}: {detail}에 대한 판단이 모순됩니다. 이 엔진의 의견은 쓰지 않습니다.",
    ),
    "says-nothing": Text(
        "{engine} says of no stone whether it is alive or dead. Ask another engine.",
        "{engine} 没有判断任何棋子的死活，请改用其他引擎。",
        "{engine} はどの石の死活も答えない。ほかのエンジンを使うこと。",
        "{engine}: 어느 돌의 사활도 말하지 않습니다. 다른 엔진을 사용하세요.",
    ),
    "no-liberty": Text(
        "{engine} cannot be asked: the stones at {detail} have no liberty. Correct the position first.",
        "无法询问 {engine}：{detail} 的棋子没有气。请先改正盘面。",
        "{engine} に尋ねられない：{detail} の石にダメがない。先に盤面を直すこと。",
        "{engine}: 물어볼 수 없습니다. {detail}의 돌에 활로가 없습니다. 먼저 국면을 고치세요.",
    ),
    "no-opinion": Text(
        "{engine} has no command that tells dead stones (final_status_list, kata-raw-nn or kata-analyze). Ask another engine.",
        "{engine} 没有判断死子的命令（final_status_list、kata-raw-nn 或 kata-analyze），请改用其他引擎。",
        "{engine} には死石を示すコマンド（final_status_list、kata-raw-nn、kata-analyze）がない。ほかのエンジンを使うこと。",
        "{engine}: 죽은 돌을 알려 주는 명령(final_status_list, kata-raw-nn 또는 kata-analyze)이 없습니다. 다른 엔진을 사용하세요.",
    ),
    "cancelled": Text(
        "{engine} was no longer asked.",
        "已停止询问 {engine}。",
        "{engine} への問い合わせをやめた。",
        "{engine}: 더는 묻지 않았습니다.",
    ),
}
"""Why there is no opinion, by code."""

REMARKS: dict[str, Text] = {
    "komi-refused": Text(
        "{engine} does not take this komi and used its own.",
        "{engine} 不接受此贴目，用了它自己的贴目。",
        "{engine} はこのコミを受け付けず、自分のコミを用いた。",
        "{engine}: 이 덤을 받아들이지 않아 자체의 덤을 썼습니다.",
    ),
    "rules-refused": Text(
        "{engine} does not take this kind of rules and used its own.",
        "{engine} 不接受此类规则，用了它自己的规则。",
        "{engine} はこの種のルールを受け付けず、自分のルールを用いた。",
        "{engine}: 이런 종류의 규칙을 받아들이지 않아 자체의 규칙을 썼습니다.",
    ),
    "board-unchecked": Text(
        "{engine} does not show its board in a known way; that it is the right one was not checked.",
        "{engine} 不以已知方式显示盘面，未能核对其盘面是否正确。",
        "{engine} は盤面を既知の形で示さないため、正しい盤面かどうかを確かめていない。",
        "{engine}: 바둑판을 알려진 방식으로 보여 주지 않아, 올바른 바둑판인지 확인하지 못했습니다.",
    ),
    "no-seki": Text(
        "{engine} does not tell seki apart.",
        "{engine} 不区分双活。",
        "{engine} はセキを区別しない。",
        "{engine}: 빅을 구별하지 않습니다.",
    ),
    "hangs-on-turn": Text(
        "Asked with either side to begin {engine} did not say the same of some stones: that settles nothing, and stands beside the question for each side.",
        "分别以双方先下询问，{engine} 对部分棋子前后判断不同：不能据此定论，分别列于问题之旁。",
        "双方を先番にして尋ねると、{engine}の判断が食い違う石があります。それでは決まらないので、先番ごとの判断を質問に添えます。",
        "{engine}: 양쪽을 각각 먼저 두게 하여 물었을 때 일부 돌에 대한 판단이 서로 다릅니다. 그것으로 정해지지 않으며, 먼저 두는 쪽별로 질문 곁에 표시합니다.",
    ),
    "one-side-asked": Text(
        "{engine} answered with one side to begin only: that settles nothing, and stands beside the question.",
        "{engine} 只就一方先下作了答：不能据此定论，列于问题之旁。",
        "{engine}は一方を先番にした場合しか答えませんでした。それでは決まらないので、質問に添えます。",
        "{engine}: 한쪽이 먼저 둘 때에 대해서만 답했습니다. 그것으로 정해지지 않으며, 질문 곁에 표시합니다.",
    ),
    "chains-unsaid": Text(
        "{engine} says nothing of some stones.",
        "{engine} 对部分棋子没有表态。",
        "{engine} は一部の石について何も言わない。",
        "{engine}: 일부 돌에 대해서는 말하지 않습니다.",
    ),
}
"""What should be known of an opinion, by code."""
SAYS_NOTHING = Text("says nothing of it", "对此没有表态", "何も述べていません", "말하지 않음")
"""In place of an engine's opinion of what is asked."""

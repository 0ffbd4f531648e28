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
    ),
    "not-found": Text(
        "{engine} was not found: there is no program {detail}. Install it, or give its full path in the preferences.",
        "未找到 {engine}：没有程序 {detail}。请安装，或在首选项中填写完整路径。",
        "{engine} が見つからない：プログラム {detail} がない。インストールするか、設定で完全なパスを指定すること。",
    ),
    "not-started": Text(
        "{engine} could not be started: {detail}. Check its command line in the preferences.",
        "无法启动 {engine}：{detail}。请检查首选项中的命令行。",
        "{engine} を起動できない：{detail}。設定のコマンドラインを確かめること。",
    ),
    "timeout": Text(
        "{engine} did not answer “{command}” in {seconds} s. Allow it more time, or a lower level.",
        "{engine} 在 {seconds} 秒内没有回答“{command}”。请给它更多时间，或降低级别。",
        "{engine} は {seconds} 秒以内に「{command}」に答えなかった。時間を増やすか、レベルを下げること。",
    ),
    "crashed": Text(
        "{engine} stopped running at “{command}”; its last words: {detail}",
        "{engine} 在“{command}”时中止运行；最后的输出：{detail}",
        "{engine} は「{command}」で異常終了した。最後の出力：{detail}",
    ),
    "crashed-silent": Text(
        "{engine} stopped running at “{command}” and said nothing. Try its command line in a terminal.",
        "{engine} 在“{command}”时中止运行，没有任何输出。请在终端中试运行其命令行。",
        "{engine} は「{command}」で何も出力せずに異常終了した。端末でコマンドラインを試すこと。",
    ),
    "unreadable": Text(
        "{engine} answered “{command}” with what cannot be read: {detail}. Is it a GTP program, and started in its GTP mode?",
        "{engine} 对“{command}”的回答无法读懂：{detail}。它是 GTP 程序并以 GTP 方式启动吗？",
        "{engine} の「{command}」への答えを読めない：{detail}。GTP のプログラムを GTP モードで起動しているか。",
    ),
    "endless": Text(
        "{engine} went on answering “{command}” without end. Is it a GTP program, and started in its GTP mode?",
        "{engine} 对“{command}”的回答没完没了。它是 GTP 程序并以 GTP 方式启动吗？",
        "{engine} の「{command}」への答えが終わらない。GTP のプログラムを GTP モードで起動しているか。",
    ),
    "refused": Text(
        "{engine} refused “{command}”: {detail}",
        "{engine} 拒绝执行“{command}”：{detail}",
        "{engine} は「{command}」を拒んだ：{detail}",
    ),
    "board-size": Text(
        "{engine} does not know the board size {detail}. Ask another engine.",
        "{engine} 不支持 {detail} 路棋盘，请改用其他引擎。",
        "{engine} は {detail} 路盤を扱えない。ほかのエンジンを使うこと。",
    ),
    "another-board": Text(
        "{engine} has another board before it than it was given ({detail}); its opinion is not used.",
        "{engine} 的盘面与所给的不同（{detail}），其意见不予采用。",
        "{engine} の盤面が渡したものと違う（{detail}）。その意見は用いない。",
    ),
    "contradicts-itself": Text(
        "{engine} contradicts itself at {detail}; its opinion is not used.",
        "{engine} 对 {detail} 的判断自相矛盾，其意见不予采用。",
        "{engine} の {detail} についての判断は矛盾している。その意見は用いない。",
    ),
    "says-nothing": Text(
        "{engine} says of no stone whether it is alive or dead. Ask another engine.",
        "{engine} 没有判断任何棋子的死活，请改用其他引擎。",
        "{engine} はどの石の死活も答えない。ほかのエンジンを使うこと。",
    ),
    "no-liberty": Text(
        "{engine} cannot be asked: the stones at {detail} have no liberty. Correct the position first.",
        "无法询问 {engine}：{detail} 的棋子没有气。请先改正盘面。",
        "{engine} に尋ねられない：{detail} の石にダメがない。先に盤面を直すこと。",
    ),
    "no-opinion": Text(
        "{engine} has no command that tells dead stones (final_status_list, kata-raw-nn or kata-analyze). Ask another engine.",
        "{engine} 没有判断死子的命令（final_status_list、kata-raw-nn 或 kata-analyze），请改用其他引擎。",
        "{engine} には死石を示すコマンド（final_status_list、kata-raw-nn、kata-analyze）がない。ほかのエンジンを使うこと。",
    ),
    "cancelled": Text(
        "{engine} was no longer asked.",
        "已停止询问 {engine}。",
        "{engine} への問い合わせをやめた。",
    ),
}
"""Why there is no opinion, by code."""

REMARKS: dict[str, Text] = {
    "komi-refused": Text(
        "{engine} does not take this komi and used its own.",
        "{engine} 不接受此贴目，用了它自己的贴目。",
        "{engine} はこのコミを受け付けず、自分のコミを用いた。",
    ),
    "rules-refused": Text(
        "{engine} does not take this kind of rules and used its own.",
        "{engine} 不接受此类规则，用了它自己的规则。",
        "{engine} はこの種のルールを受け付けず、自分のルールを用いた。",
    ),
    "board-unchecked": Text(
        "{engine} does not show its board in a known way; that it is the right one was not checked.",
        "{engine} 不以已知方式显示盘面，未能核对其盘面是否正确。",
        "{engine} は盤面を既知の形で示さないため、正しい盤面かどうかを確かめていない。",
    ),
    "no-seki": Text(
        "{engine} does not tell seki apart.",
        "{engine} 不区分双活。",
        "{engine} はセキを区別しない。",
    ),
    "hangs-on-turn": Text(
        "For {engine} some stones hang on who plays first; of these it says nothing.",
        "{engine} 认为部分棋子的死活取决于谁先下，对其不表态。",
        "{engine} によれば、どちらが先に打つかで変わる石があり、それについては何も言わない。",
    ),
    "chains-unsaid": Text(
        "{engine} says nothing of some stones.",
        "{engine} 对部分棋子没有表态。",
        "{engine} は一部の石について何も言わない。",
    ),
}
"""What should be known of an opinion, by code."""

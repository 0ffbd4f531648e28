"""Help windows: the present rule set, the keys and marks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from goref.app.edits.ruling import DISPUTED
from goref.core.base.language import LANGUAGES, Language
from goref.core.base.numbers import mixed
from goref.core.rulesets.ruleset import RuleSet
from goref.core.words.terms import COUNTS, KINDS, LINES, UNITS, term
from goref.qt.look.theme import BoardTheme
from goref.qt.ruling.kinds import KEYS, sign
from goref.qt.widgets.focus_frame import FocusFrame


def _show(parent: QWidget, title: str, html: str) -> QDialog:
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.resize(560, 520)
    text = QTextBrowser()
    text.setHtml(html)
    text.setAccessibleName(title)
    FocusFrame(text)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.close)
    for button in buttons.buttons():
        if isinstance(button, QPushButton):
            button.setAutoDefault(False)  # or it looks the same with the focus and without
    layout = QVBoxLayout(dialog)
    layout.addWidget(text)
    layout.addWidget(buttons)
    dialog.show()
    return dialog


def rules_html(rules: RuleSet, language: Language) -> str:
    """A rule set described: its source, what counts, what is paid."""

    def row(name: str, value: str) -> str:
        return f"<tr><td><b>{escape(name)}</b>&nbsp;&nbsp;</td><td>{escape(value)}</td></tr>"

    writing = LANGUAGES[language]
    weights = writing.listed(
        term(LINES, quantity.value, language)
        + ("" if weight == 1 else f" × {weight}".replace("-", "−"))
        for quantity, weight in rules.weights.items()
    )
    payments = writing.listed(term(LINES, p.value, language) for p in rules.payments)
    counts = writing.listed(term(COUNTS, c.value, language) for c in rules.counts)
    none = QCoreApplication.translate("help", "none")
    rows = [
        row(QCoreApplication.translate("help", "Source"), rules.source.in_(language)),
        row(
            QCoreApplication.translate("help", "Unit"), term(UNITS, rules.unit.value, language)
        ),
        row(QCoreApplication.translate("help", "Counted"), weights or none),
        row(QCoreApplication.translate("help", "Paid"), payments or none),
        row(
            QCoreApplication.translate("help", "Komi"),
            none if rules.komi is None else mixed(rules.komi),
        ),
        row(QCoreApplication.translate("help", "Ways to count"), counts or none),
    ]
    return f"<h3>{escape(rules.name.in_(language))}</h3><table>{''.join(rows)}</table>"


def show_rules(parent: QWidget, rules: RuleSet, language: Language) -> QDialog:
    """The present rule set."""
    return _show(parent, rules.name.in_(language), rules_html(rules, language))


def keys_html(actions: Mapping[str, QAction], language: Language, theme: BoardTheme) -> str:
    """All keys, and the marks of the board."""
    rows = []
    for action in actions.values():
        keys = ", ".join(
            k.toString(QKeySequence.SequenceFormat.NativeText) for k in action.shortcuts()
        )
        if keys:
            rows.append((keys, re.sub(r"\(&\w\)|&", "", action.text())))
    rows += [
        (
            QCoreApplication.translate("help", "Arrows"),
            QCoreApplication.translate("help", "move the cursor on the board"),
        ),
        (
            QCoreApplication.translate("help", "Enter"),
            QCoreApplication.translate("help", "as a click at the cursor"),
        ),
        (
            QCoreApplication.translate("help", "Space"),
            QCoreApplication.translate("help", "next line of the count"),
        ),
        *_stage_keys(),
        *_opinion_keys(),
        ("D", term(KINDS, "dead", language)),
        ("S", term(KINDS, "seki", language)),
        ("?", DISPUTED.undo.in_(language)),
    ]
    keys = "".join(
        f"<tr><td><b>{escape(k)}</b>&nbsp;&nbsp;</td><td>{escape(t)}</td></tr>" for k, t in rows
    )
    marks = "".join(
        f'<tr><td><img src="data:image/png;base64,{_png(kind, theme)}" width="24" height="24"></td>'
        f"<td>&nbsp;{escape(term(KINDS, kind.value, language))}</td><td>&nbsp;<b>{key}</b></td></tr>"
        for kind, key in KEYS.items()
    )
    note = QCoreApplication.translate(
        "help", "A hatched mark is computed and not yet ruled on."
    )
    heading = QCoreApplication.translate("help", "Marks")
    return f"<table>{keys}</table><h4>{escape(heading)}</h4><table>{marks}</table><p>{escape(note)}</p>"


def _stage_keys() -> list[tuple[str, str]]:
    """The keys while a count is laid out with stones."""
    return [
        (
            QCoreApplication.translate("help", "Space"),
            QCoreApplication.translate("help", "count with stones: next step"),
        ),
        (
            QCoreApplication.translate("help", "Backspace"),
            QCoreApplication.translate("help", "count with stones: step back"),
        ),
        (
            ", .",
            QCoreApplication.translate("help", "count with stones: one stone back or forward"),
        ),
        ("P", QCoreApplication.translate("help", "count with stones: play or pause")),
        (
            "M",
            QCoreApplication.translate(
                "help", "count with stones: pick up or put down a stone"
            ),
        ),
        (
            QCoreApplication.translate("help", "Esc"),
            QCoreApplication.translate("help", "count with stones: close"),
        ),
    ]


def _opinion_keys() -> list[tuple[str, str]]:
    """The keys of a second opinion."""
    return [
        (
            QCoreApplication.translate("help", "Enter"),
            QCoreApplication.translate("help", "second opinion: accept the chosen row"),
        ),
        (
            "A",
            QCoreApplication.translate(
                "help", "second opinion: accept what is suggested at the cursor"
            ),
        ),
        (
            QCoreApplication.translate("help", "Esc"),
            QCoreApplication.translate("help", "second opinion: give up asking"),
        ),
    ]


def _png(kind: object, theme: BoardTheme) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    sign(kind, theme, 24).save(buffer, "PNG")  # type: ignore[arg-type]
    return bytes(data.toBase64().data()).decode("ascii")


def show_keys(
    parent: QWidget, actions: Mapping[str, QAction], language: Language, theme: BoardTheme
) -> QDialog:
    """The keys and the marks."""
    title = QCoreApplication.translate("help", "Keys and marks")
    return _show(parent, title, keys_html(actions, language, theme))

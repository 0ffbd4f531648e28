"""The help windows on a rule set, and on keys and marks."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from goref.app.questions.answers import KIND_KEYS
from goref.core.base.language import Language
from goref.core.rulesets.ruleset import RuleSet
from goref.core.texts.count.rule_set_facts import rule_set_facts
from goref.core.texts.questions import ANSWERS
from goref.core.texts.terms import KINDS, term
from goref.qt.look.theme import BoardTheme
from goref.qt.picture.diagram import png_bytes
from goref.qt.ruling.kinds import sign
from goref.qt.widgets.dialog import button_box


def other_keys() -> tuple[tuple[str, str], ...]:
    """Returns (key, meaning) for each key that is not the shortcut of a command."""
    translate = QCoreApplication.translate
    return (
        (translate("help", "Arrows"), translate("help", "move the cursor on the board")),
        (translate("help", "Enter"), translate("help", "the next act, at the bottom")),
        ("1–9", translate("help", "answer the open question")),
        ("A", translate("help", "answer it as the second opinion suggests")),
        (translate("help", "Menu"), translate("help", "other answers to the open question")),
        (translate("help", "Space"), translate("help", "next line of the count")),
        (translate("help", "Space"), translate("help", "count with stones: next step")),
        (translate("help", "Backspace"), translate("help", "count with stones: step back")),
        (", .", translate("help", "count with stones: one stone back or forward")),
        ("P", translate("help", "count with stones: play or pause")),
        ("M", translate("help", "count with stones: pick up or put down a stone")),
        ("T", translate("help", "count with stones: tidy the rest")),
        (translate("help", "Esc"), translate("help", "count with stones: close")),
        ("1 – 4", translate("help", "dispute played out: what both agree it has shown")),
        ("P, G", translate("help", "dispute played out: pass, give up")),
        (translate("help", "Backspace"), translate("help", "dispute played out: undo")),
        (translate("help", "Esc"), translate("help", "second opinion: cancel it")),
    )


def _show(parent: QWidget, title: str, html: str) -> QDialog:
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.resize(560, 520)
    text = QTextBrowser()
    text.setHtml(html)
    text.setAccessibleName(title)
    buttons = button_box(QDialogButtonBox.StandardButton.Close)
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
    """Returns a table of what a rule set's entry says, as HTML."""
    table = "".join(_row(*row) for row in rule_set_facts(rules, language))
    return f"<h3>{escape(rules.name.in_(language))}</h3><table>{table}</table>"


def show_rules(parent: QWidget, rules: RuleSet, language: Language) -> QDialog:
    """Opens a dialog about a rule set. Returns the dialog without waiting for it to be
    closed.
    """
    return _show(parent, rules.name.in_(language), rules_html(rules, language))


def keys_html(actions: Mapping[str, QAction], language: Language, theme: BoardTheme) -> str:
    """Returns a table of all keys and of the marks on the board, as HTML."""
    rows = []
    for action in actions.values():
        keys = ", ".join(
            k.toString(QKeySequence.SequenceFormat.NativeText) for k in action.shortcuts()
        )
        if keys:
            # The action's own text may name the act to be undone.
            text = QCoreApplication.translate("actions", action.data())
            rows.append((keys, re.sub(r"\(&\w\)|&", "", text)))
    rows += [
        *other_keys(),
        ("D", term(KINDS, "dead", language)),
        ("S", term(KINDS, "seki", language)),
        ("?", ANSWERS["play-out"].in_(language)),
    ]
    keys = "".join(_row(key, told) for key, told in rows)
    marks = "".join(
        f'<tr><td><img src="data:image/png;base64,{_png(sign(kind, theme, 24))}" width="24" height="24"></td>'
        f"<td>&nbsp;{escape(term(KINDS, kind.value, language))}</td><td>&nbsp;<b>{key.upper()}</b></td></tr>"
        for kind, key in KIND_KEYS.items()
    )
    note = QCoreApplication.translate(
        "help", "A hatched mark is computed and not yet ruled on."
    )
    heading = QCoreApplication.translate("help", "Marks")
    return f"<table>{keys}</table><h4>{escape(heading)}</h4><table>{marks}</table><p>{escape(note)}</p>"


def _row(name: str, value: str) -> str:
    return f"<tr><td><b>{escape(name)}</b>&nbsp;&nbsp;</td><td>{escape(value)}</td></tr>"


def _png(picture: QPixmap) -> str:
    return b64encode(png_bytes(picture.toImage())).decode("ascii")


def show_keys(
    parent: QWidget, actions: Mapping[str, QAction], language: Language, theme: BoardTheme
) -> QDialog:
    """Opens a dialog with the keys and marks. Returns the dialog without waiting for it to be
    closed.
    """
    title = QCoreApplication.translate("help", "Keys and marks")
    return _show(parent, title, keys_html(actions, language, theme))

"""The dialogs for the data of an event, new or existing."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QSizePolicy, QWidget

from goref.app.event.files import change_info
from goref.app.event.files import new_event as make_event
from goref.core.base.frozen import fields, replace
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.core.base.language import Language
from goref.core.base.numbers import decimal, mixed
from goref.core.base.particles import formatted
from goref.core.event.event import MOST_ROUNDS, USUAL_SIZE, EventInfo
from goref.core.event.placement import (
    CRITERIA,
    MCMAHON,
    SWISS,
    Placement,
    placed_by,
    read_criteria,
)
from goref.core.event.ranks import rank_number, rank_text
from goref.core.rulesets.table import DEFAULT, ruleset
from goref.core.texts.faults.said import said
from goref.io.event.schema import SUFFIX
from goref.io.event.store import EventStore
from goref.io.files import FileError, is_there, shown_path
from goref.qt.events.dialogs.form import (
    LONGEST_NUMBER,
    FieldError,
    FormDialog,
    merged,
    read_komi,
    zi_told,
)
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.fields.number_box import NumberBox
from goref.qt.fields.rules_box import RulesBox
from goref.qt.look.preferences import Preferences
from goref.qt.widgets.dialog import run
from goref.qt.widgets.wrapping import tip

BY_LENGTH = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
BYES = (Fraction(1), Fraction(1, 2), Fraction(0))
LONGEST_NAME = 60
DISABLING = Qt.ItemDataRole.UserRole - 1
"""The Qt role by which an item of a combo box is disabled, with the value 0."""


class InfoDialog(FormDialog):
    """A form for the fields of an EventInfo."""

    def __init__(
        self, parent: QWidget | None, title: str, info: EventInfo, language: Language
    ) -> None:
        super().__init__(parent, title, language)
        self.base = info
        self.name = self.line("event-name", self.tr("&Name:"))
        self.place = self.line("event-place", self.tr("&Place:"))
        self.begins = self.line("event-begins", self.tr("&First day:"))
        self.ends = self.line("event-ends", self.tr("&Last day:"))
        for line in (self.begins, self.ends):
            line.setPlaceholderText("2026-11-21")
        self.rounds = NumberBox(0, MOST_ROUNDS, none=self.tr("not given"))
        self.board_size = NumberBox(SMALLEST - 1, LARGEST, none=self.tr("not given"))
        self.put_two(
            ("event-rounds", self.tr("R&ounds:"), self.rounds),
            ("event-size", self.tr("Board si&ze:"), self.board_size),
        )
        self.rules = RulesBox(language)
        for index in range(self.rules.count()):
            id_ = self.rules.itemData(index)
            if id_ and ruleset(id_).known_only:
                self.rules.setItemData(index, 0, DISABLING)
        self.rules.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.put("event-rules", self.tr("&Rule set:"), self.rules)
        self.komi = self.line("event-komi", self.tr("&Komi:"), most=LONGEST_NUMBER)
        self.handicap_komi = self.line(
            "event-handicap-komi", self.tr("Komi with &handicap:"), most=LONGEST_NUMBER
        )
        self.bye = ChoiceBox()
        for value in BYES:
            self.bye.addItem(mixed(value), value)
        self.put("event-bye", self.tr("Points for a &bye:"), self.bye)
        wide = len(" ".join(SWISS.criteria))
        self.criteria = ChoiceBox(
            editable=True, minimumContentsLength=wide, sizeAdjustPolicy=BY_LENGTH
        )
        self.criteria.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for preset in (SWISS, MCMAHON):
            self.criteria.addItem(" ".join(preset.criteria))
        self.criteria.setToolTip(tip(" ".join(CRITERIA)))
        self.put("event-criteria", self.tr("Pl&aced by:"), self.criteria)
        self.bar, self.floor = QLineEdit(), QLineEdit()
        self._starts = self.put_two(
            ("event-bar", self.tr("&McMahon bar:"), self.bar),
            ("event-floor", self.tr("&Its floor:"), self.floor),
        )
        for field in (self.begins, self.ends):
            self.check(field, partial(_day, field))
        for field in (self.komi, self.handicap_komi):
            self.check(
                field, partial(self._komi, field), partial(zi_told, field, self.language)
            )
        self.check(self.criteria, self._criteria)
        for field in (self.bar, self.floor):
            self.check(field, partial(self._rank, field))
        self._fill(info)
        self.rules.currentIndexChanged.connect(self._say_usual)
        self._say_usual()
        self.criteria.editTextChanged.connect(self._ask_for_starts)
        self._ask_for_starts()
        self.name.setFocus()

    def _fill(self, info: EventInfo) -> None:
        for field in ("name", "place", "begins", "ends"):
            getattr(self, field).setText(getattr(info, field))
        self.rounds.setValue(info.rounds)
        self.board_size.setValue(info.size)
        self.rules.show_rules(info.rules)
        self.komi.setText("" if info.komi is None else decimal(info.komi))
        mine = info.handicap_komi
        self.handicap_komi.setText("" if mine is None else decimal(mine))
        if info.bye not in BYES and self.bye.findData(info.bye) < 0:
            self.bye.addItem(mixed(info.bye), info.bye)
        self.bye.setCurrentIndex(self.bye.findText(mixed(info.bye)))
        placement = info.placement
        self.criteria.setEditText(" ".join(placement.criteria))
        self.bar.setText(rank_text(placement.bar))
        self.floor.setText(rank_text(placement.floor))

    def _ask_for_starts(self) -> None:
        """Shows the fields for bar and floor if one of the criteria is the McMahon score."""
        try:
            asked = replace(SWISS, criteria=read_criteria(self.criteria.currentText())).mcmahon
        except ValueError:
            return
        self.form.setRowVisible(self._starts, asked)

    def _placement(self) -> Placement:
        """Returns the placement criteria described by the fields.

        Raises:
            FieldError: a field is invalid.
        """
        stored, criteria = self.base.placement, self._criteria()
        bar, floor = self._rank(self.bar), self._rank(self.floor)
        try:
            return placed_by(stored, criteria, bar, floor)
        except ValueError as error:
            raise FieldError(self.floor, said(error, self.language)) from None

    def _criteria(self) -> tuple[str, ...] | None:
        """Returns the typed criteria; None if they are unchanged.

        Raises:
            FieldError: the criteria are invalid.
        """
        text = self.criteria.currentText()
        if text.split() == list(self.base.placement.criteria):
            return None
        try:
            return read_criteria(text)
        except ValueError as error:
            raise FieldError(self.criteria, said(error, self.language)) from None

    def _rank(self, field: QLineEdit) -> int:
        number = rank_number(field.text())
        if number is None:
            told = self.tr("“{text}” is not a rank; write it as 3D or 12K.")
            raise FieldError(field, formatted(told, text=field.text()))
        return number

    def _komi(self, field: QLineEdit) -> Fraction | None:
        rules = ruleset(self.rules.currentData() or self.base.rules)
        return read_komi(field, rules, self.language)

    def _say_usual(self) -> None:
        """Shows in empty komi fields which komi the rule set has."""
        rules = ruleset(self.rules.currentData() or self.base.rules)
        for field, usual in (
            (self.komi, rules.komi),
            (self.handicap_komi, rules.handicap_komi if rules.komi is not None else None),
        ):
            told = self.tr("none, under these rules")
            if usual is not None:
                told = formatted(self.tr("{komi}, from the rule set"), komi=mixed(usual))
            field.setPlaceholderText(told)
            field.setToolTip(tip(told))

    def told(self) -> EventInfo:
        """Returns the data described by the fields.

        Raises:
            FieldError: a field is invalid.
        """
        name = " ".join(self.name.text().split())
        if not name:
            raise FieldError(self.name, self.tr("The event needs a name."))
        begins, ends = _day(self.begins), _day(self.ends)
        if begins and ends and ends < begins:
            told = self.tr("The event would end before it begins; correct a day.")
            raise FieldError(self.ends, told)
        return replace(
            self.base,
            name=name,
            place=" ".join(self.place.text().split()),
            begins=begins,
            ends=ends,
            rounds=self.rounds.value(),
            size=self.board_size.value() if self.board_size.value() >= SMALLEST else 0,
            rules=self.rules.currentData() or self.base.rules,
            komi=self._komi(self.komi),
            handicap_komi=self._komi(self.handicap_komi),
            bye=self.bye.currentData(),
            placement=self._placement(),
        )


class NewEventDialog(InfoDialog):
    """The form for a new event. OK asks where to save it."""

    def __init__(
        self, parent: QWidget | None, preferences: Preferences, language: Language
    ) -> None:
        title = QCoreApplication.translate("event-info", "New event")
        rules = preferences.rules_of_new(language) or DEFAULT
        info = EventInfo("", rules=rules, size=USUAL_SIZE)
        super().__init__(parent, title, info, language)
        self.path: Path | None = None
        self._preferences = preferences

    def act(self) -> bool:
        info = self.told()
        stem = info.name.replace("/", "-").strip(". ")[:LONGEST_NAME] or "event"
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Where to keep the event"),
            str(Path(self._preferences.folder) / f"{stem}{SUFFIX}"),
            self.tr("Events (*.gorefevent)"),
            options=QFileDialog.Option.DontConfirmOverwrite,  # nothing is ever overwritten
        )
        if not name:
            raise FieldError(self.name, "")  # cancelled: the form is kept open
        path = Path(name)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        self._preferences.folder = str(path.parent)
        if is_there(path, "cannot-write"):
            told = self.tr("{path} is there already; choose another name.")
            raise FileError(formatted(told, path=shown_path(path)))
        make_event(path, info).close()
        self.path = path
        return True


class EditInfoDialog(InfoDialog):
    """The form for the data of an existing event."""

    def __init__(self, parent: QWidget | None, store: EventStore, language: Language) -> None:
        event = store.event()
        title = QCoreApplication.translate("event-info", "Change the event")
        super().__init__(parent, title, event.info, language)
        self._store = store
        self._cases = sum(bool(table.case) for table in event.tables)
        self.reason = self.line("event-reason", self.tr("R&eason (kept):"))
        self.rules.currentIndexChanged.connect(self._say_what_stays)
        self.komi.textChanged.connect(self._say_what_stays)
        self.handicap_komi.textChanged.connect(self._say_what_stays)

    def _say_what_stays(self) -> None:
        """If rules or komi are changed, shows a hint that existing cases keep theirs."""
        try:
            told = self.told()
        except FieldError:
            return
        mine = self.base
        own = mine.rules, mine.komi, mine.handicap_komi
        same = (told.rules, told.komi, told.handicap_komi) == own
        hint = self.tr(
            "Tables that already have a case: {count}. These cases keep the rules and the "
            "komi they were made for."
        )
        stays = not same and self._cases
        self.show_hint(formatted(hint, count=self._cases) if stays else "")

    def act(self) -> bool:
        info = self.told()
        if info == self.base:
            return False
        change_info(self._store, info, self.reason.text().strip())
        return True

    def renew(self) -> str:
        now = self._store.event().info
        names = [field.name for field in fields(EventInfo) if field.name != "version"]
        shown = merged(self.told(), self.base, now, names)
        self.base = now
        self._fill(shown)
        return self.tr(
            "Your entries are kept; the rest shows the data as they are now. Check them, "
            "then press OK."
        )


def _day(field: QLineEdit) -> str:
    """Returns the typed day as ``2026-11-21``; "" for an empty field.

    Raises:
        FieldError: the text is no day.
    """
    text = field.text().strip()
    if not text:
        return ""
    found = re.fullmatch(r"([0-9]{4})\D([0-9]{1,2})\D([0-9]{1,2})\D?", text, re.ASCII)
    try:
        if found is None:
            raise ValueError(text)
        return date(*map(int, found.groups())).isoformat()
    except ValueError:
        told = QCoreApplication.translate(
            "event-info", "“{text}” is not a day; write it as 2026-11-21."
        )
        raise FieldError(field, formatted(told, text=text)) from None


def new_event(
    parent: QWidget | None, preferences: Preferences, language: Language
) -> Path | None:
    """Asks for the data of a new event, and where to save it. Returns its path; None if
    cancelled.
    """
    return run(NewEventDialog(parent, preferences, language)).path

"""Looks put in force: the theme the system asks for, the size of texts, no motion."""

import gc
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)

from goref.qt.look import appearance, motion
from goref.qt.look.appearance import (
    SMALLEST_POINTS,
    TEXT_SIZES,
    apply_theme,
    follow_system,
    ordinary_points,
    resolved,
    size_texts,
    text_scale,
)
from goref.qt.look.motion import ALWAYS, EFFECTS, NEVER, SYSTEM, steady, still
from goref.qt.look.style import roles, use
from goref.qt.look.theme import BOARDS, ROLES, THEMES
from tests.qt.contrast import contrast

ROLE = QPalette.ColorRole


@pytest.fixture
def app(qapp):
    """The application, given its own looks back afterwards."""
    colours, font = qapp.palette(), qapp.font()
    yield qapp
    steady(qapp, False)
    use(qapp, ROLES["light"])
    qapp.setPalette(colours)
    qapp.setFont(font)


class Hints(QObject):
    """What a system says of the user's eyes."""

    def __init__(self, wish):
        super().__init__()
        self.wish = wish

    def contrastPreference(self):
        return self.wish


class Heard(QObject):
    times = 0

    def hear(self):
        self.times += 1


@pytest.mark.parametrize("name", list(BOARDS))
def test_a_theme_put_in_force_colours_the_application(app, name):
    theme = apply_theme(app, name)
    assert theme is BOARDS[name]
    assert roles() is ROLES[name]
    base = QApplication.style().baseStyle()
    assert base.name() == "fusion", "the layout"
    assert app.palette().color(ROLE.Window).name() == theme.background


@pytest.mark.parametrize(
    ("dark", "wish", "theme"),
    [
        (False, "NoPreference", "light"),
        (True, "NoPreference", "dark"),
        (False, "HighContrast", "contrast"),
        (True, "HighContrast", "contrast-dark"),
    ],
)
def test_the_system_names_the_theme(qapp, monkeypatch, dark, wish, theme):
    scheme = Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light
    eyes = Hints(getattr(Qt.ContrastPreference, wish))
    hints = SimpleNamespace(colorScheme=lambda: scheme, accessibility=lambda: eyes)
    monkeypatch.setattr(appearance.QGuiApplication, "styleHints", lambda: hints)
    assert resolved("system") == theme
    assert resolved("light") == "light", "who chose one has it"


def test_the_real_system_is_asked_and_followed(qapp):
    for _ in range(3):
        gc.collect()
        assert resolved("system") in ("light", "dark", "contrast", "contrast-dark")
    assert set(THEMES) == {"system", *BOARDS}
    heard = Heard()
    follow_system(heard.hear)
    hints = qapp.styleHints()
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert heard.times == 1
    gc.collect()
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert heard.times == 2


def test_an_unknown_theme_is_refused(qapp):
    with pytest.raises(ValueError, match="no such theme: 'sepia'"):
        resolved("sepia")


# Texts


def test_texts_have_the_systems_size_times_what_is_chosen(app, monkeypatch):
    for system in (9.0, 14.0):
        font = QFont("DejaVu Sans")
        font.setPointSizeF(system)
        monkeypatch.setattr(appearance.QFontDatabase, "systemFont", lambda _, font=font: font)
        base = max(system, SMALLEST_POINTS)
        assert ordinary_points() == base
        for percent in TEXT_SIZES:
            size_texts(app, percent)
            size_texts(app, percent)  # again: it does not pile up
            assert app.font().pointSizeF() == pytest.approx(base * percent / 100)
            assert app.font().families()[0] == "DejaVu Sans"
            assert text_scale(app.font()) == pytest.approx(base * percent / 1050)


def test_a_system_that_tells_its_font_in_pixels_is_understood(qapp, monkeypatch):
    font = QFont("DejaVu Sans")
    font.setPixelSize(40)
    monkeypatch.setattr(appearance.QFontDatabase, "systemFont", lambda _: font)
    assert ordinary_points() > 20
    assert text_scale(font) == 1.0


# Motion


def test_the_wish_of_the_user_goes_before_the_systems(monkeypatch):
    for system in (True, False):
        monkeypatch.setattr(motion, "system_is_still", lambda system=system: system)
        assert still(ALWAYS)
        assert not still(NEVER)
        assert still(SYSTEM) is system


def test_the_system_can_be_asked_without_a_desktop(qapp, monkeypatch):
    for platform in ("linux", "darwin", "win32"):
        monkeypatch.setattr(motion.sys, "platform", platform)
        assert motion.system_is_still() is False


def test_what_a_mac_says_is_read(qapp, monkeypatch):
    monkeypatch.setattr(motion.sys, "platform", "darwin")
    for said, means in ((1, True), ("1", True), (True, True), (0, False), (None, False)):
        monkeypatch.setattr(motion.QSettings, "value", lambda _, key, said=said: said)
        assert motion.system_is_still() is means


@pytest.mark.parametrize(
    ("answers", "means"),
    [
        ({"reduced-motion": 1, "enable-animations": True}, True),
        ({"reduced-motion": 0, "enable-animations": False}, False),
        ({"enable-animations": False}, True),
        ({"enable-animations": True}, False),
        ({"AnimationDurationFactor": "0"}, True),
        ({"AnimationDurationFactor": "0.5"}, False),
        ({}, False),
    ],
)
def test_a_desktop_that_knows_the_newer_setting_is_believed_that(answers, means):
    assert motion.read(lambda place, key: answers.get(key)) is means


def test_without_motion_menus_and_the_text_cursor_stand_still_and_move_again(app):
    for effect in EFFECTS:
        app.setEffectEnabled(effect, True)
    before = [app.isEffectEnabled(effect) for effect in EFFECTS]
    flash = app.styleHints().cursorFlashTime()
    assert flash > 0
    for _ in range(2):
        steady(app, True)
        assert not any(app.isEffectEnabled(effect) for effect in EFFECTS)
        assert app.styleHints().cursorFlashTime() == 0
    for _ in range(2):
        steady(app, False)
        assert [app.isEffectEnabled(effect) for effect in EFFECTS] == before
        assert app.styleHints().cursorFlashTime() == flash
    for effect in EFFECTS:
        app.setEffectEnabled(effect, False)


@pytest.mark.parametrize("name", ["contrast", "contrast-dark"])
@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QLineEdit, QComboBox, QListWidget])
def test_in_high_contrast_controls_have_frames(app, qtbot, name, kind):
    apply_theme(app, name)
    widget = kind()
    qtbot.addWidget(widget)
    widget.resize(120, 40)
    image = widget.grab().toImage()
    ground = app.palette().color(ROLE.Window)
    edge = [image.pixelColor(x, 20) for x in range(5)]
    assert max(contrast(tone, ground) for tone in edge) >= 3


@pytest.mark.parametrize("kind", [QLineEdit, QSpinBox])
def test_in_the_dark_a_field_is_seen_on_a_card(app, qtbot, kind):
    apply_theme(app, "dark")
    card = QWidget()
    qtbot.addWidget(card)
    shades = card.palette()
    shades.setColor(ROLE.Window, shades.color(ROLE.Base))
    card.setPalette(shades)
    field = kind(card)
    field.setGeometry(20, 20, 100, 40)
    card.resize(200, 100)
    image = card.grab().toImage()
    rim = max(contrast(image.pixelColor(x, 40), image.pixelColor(180, 90)) for x in (20, 21))
    assert rim >= 3


@pytest.mark.parametrize("name", ["dark", "contrast", "contrast-dark"])
def test_a_box_to_check_is_seen_before_it_is_checked(app, qtbot, name):
    apply_theme(app, name)
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("x").setCheckable(True)
    box = QCheckBox("")
    qtbot.addWidget(box)
    for widget in (menu, box):
        widget.resize(widget.sizeHint())
        image = widget.grab().toImage()
        row = [image.pixelColor(x, image.height() // 2) for x in range(image.width() // 4)]
        ground = image.pixelColor(image.width() // 2, 2)
        assert max(contrast(tone, ground) for tone in row) >= 3
    apply_theme(app, "light")

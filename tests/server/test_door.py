"""Roles and their PINs, tokens, and how fast they can be guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.core.sharing.roles import ROLES
from goref.server import door
from goref.server.door import BURST, MOST_WAIT_S, REFILL_S, Brake, Door, PinHash, new_pins

PINS = {role: f"{number}00{number}" for number, role in enumerate(ROLES, 1)}


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_every_role_gets_a_pin_of_its_own() -> None:
    pins = new_pins()
    assert pins.keys() == ROLES.keys()
    assert len(set(pins.values())) == len(ROLES)
    assert all(len(pin) == 6 and pin.isdecimal() for pin in pins.values())
    assert pins != new_pins()


def test_a_pin_is_kept_salted_and_hashed() -> None:
    one, other = PinHash.of("482109"), PinHash.of("482109")
    assert one.digest != other.digest
    assert b"482109" not in one.digest + one.salt
    assert one.fits("482109")
    assert not one.fits("482108")


@pytest.mark.parametrize(
    ("role", "pin", "name"),
    [
        ("chief", PINS["referee"], "Ann"),
        ("chief", "", "Ann"),
        ("nobody", PINS["chief"], "Ann"),
        ("chief", PINS["chief"], " \n"),
    ],
)
def test_who_does_not_fit_stays_outside(role: str, pin: str, name: str) -> None:
    assert Door(PINS).joined(role, pin, name) is None


def test_a_member_is_known_by_the_token_alone() -> None:
    here = Door(PINS)
    joined = here.joined("referee", PINS["referee"], " Ann\x07 ")
    assert joined is not None
    token, member = joined
    assert (member.who, member.role.id) == ("Ann? (referee)", "referee")
    assert here.member(token) == member
    for wrong in ("", token[:-1], f"{token}x", "\ud800"):
        assert here.member(wrong) is None


def test_tokens_are_good_for_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "folder" / "tokens.json"
    joined = Door(PINS, path).joined("referee", PINS["referee"], "Ann")
    assert joined is not None
    token, member = joined
    assert token not in path.read_text()
    later = Door(new_pins(), path)
    assert later.member(token) == member
    monkeypatch.setattr(door, "LASTS_S", -1)
    assert later.member(token) is None


@pytest.mark.parametrize("text", ["", "{}", "[[1]]", '[["a", "king", "Ann", 1]]', "[" * 9999])
def test_a_damaged_file_of_tokens_lets_nobody_in(tmp_path: Path, text: str) -> None:
    path = tmp_path / "tokens.json"
    path.write_text(text)
    assert Door(PINS, path).member("") is None


def test_only_so_many_members_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_MEMBERS", 3)
    here = Door(PINS)
    tokens = [here.joined("referee", PINS["referee"], f"A{n}") for n in range(5)]
    known = [here.member(found[0]) is not None for found in tokens if found]
    assert known == [False, False, True, True, True]


def test_an_address_waits_longer_and_longer() -> None:
    clock = Clock()
    brake = Brake(clock)
    waits = []
    for _ in range(12):
        brake.was_wrong("a")
        waits.append(brake.wait_s("a"))
    assert waits == [0, 0, 1, 2, 4, 8, 16, 32, *[MOST_WAIT_S] * 4]
    clock.now += 59
    assert brake.wait_s("a") == 1
    assert brake.wait_s("b") == 0
    brake.was_right("a")
    assert brake.wait_s("a") == 0


def test_all_addresses_together_are_slow() -> None:
    clock = Clock()
    brake = Brake(clock)
    tried = 0
    for number in range(1000):
        if not brake.wait_s(str(number)):
            brake.was_wrong(str(number))
            tried += 1
    assert tried == BURST
    clock.now += 10 * REFILL_S
    assert brake.wait_s("new") == 0
    more = 0
    for number in range(1000, 2000):
        if not brake.wait_s(str(number)):
            brake.was_wrong(str(number))
            more += 1
    assert more == 10

"""Admission to a served event: PINs of the roles, tokens of members, a brake on guessing."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

from goref.core.base.frozen import frozen
from goref.core.sharing.roles import ROLES, Role
from goref.io.files import FileError, one_line, write_bytes
from goref.server.acting import EventMember

PIN_DIGITS = 6
MOST_MEMBERS = 500
"""The most tokens; beyond it the oldest is forgotten."""
LASTS_S = 7 * 24 * 3600
"""The number of seconds for which a token is good, through restarts of the server too."""
FREE = 3
"""The number of wrong PINs from an address before it has to wait."""
MOST_WAIT_S = 60
BURST, REFILL_S = 30, 2
"""The number of wrong PINs from all addresses at once, and the seconds until one more.

All million PINs of a role take 23 days at this rate.
"""
MOST_ADDRESSES = 10_000
DEVICE_SIGNS = 8
"""The number of signs of a token's hash by which its device is named."""
LISTENS_S = 3.0
"""The number of seconds for which a device counts as connected after it was heard."""


def new_pins() -> dict[str, str]:
    """Returns a new PIN for each role, by the role's id."""
    pins: dict[str, str] = {}
    for role in ROLES:
        while (pin := f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}") in pins.values():
            pass
        pins[role] = pin
    return pins


@frozen
class PinHash:
    """A PIN as it is kept: salted and hashed slowly."""

    salt: bytes
    digest: bytes

    @classmethod
    def of(cls, pin: str) -> PinHash:
        salt = secrets.token_bytes(16)
        return cls(salt, _hashed(pin, salt))

    def fits(self, pin: str) -> bool:
        """Returns whether a PIN is the right one, in the same time for every wrong one."""
        return hmac.compare_digest(self.digest, _hashed(pin, self.salt))


def _hashed(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=2**12, r=8, p=1)


class Brake:
    """Slows guessing down: for each address more and more, and for all together."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._wrong: dict[str, tuple[int, float]] = {}
        self._left, self._since = float(BURST), now()

    def wait_s(self, address: str) -> float:
        """Returns the number of seconds until an address may try again; 0 for at once."""
        now = self._now()
        self._left = min(BURST, self._left + (now - self._since) / REFILL_S)
        self._since = now
        count, last = self._wrong.get(address, (0, 0.0))
        own = last + min(MOST_WAIT_S, 2 ** (count - FREE)) - now if count >= FREE else 0.0
        return max(0.0, own, (1 - self._left) * REFILL_S)

    def was_wrong(self, address: str) -> None:
        """Notes a wrong PIN from an address."""
        self._left -= 1
        count, _ = self._wrong.pop(address, (0, 0.0))
        self._wrong[address] = min(count + 1, FREE + 10), self._now()
        while len(self._wrong) > MOST_ADDRESSES:
            del self._wrong[next(iter(self._wrong))]

    def was_right(self, address: str) -> None:
        """Takes back the last :meth:`was_wrong`, and forgets the wrong PINs from an address."""
        self._left += 1
        self._wrong.pop(address, None)


class Door:
    """Lets members in by role and PIN, and knows them by their tokens afterwards.

    Tokens are kept as hashes in a file, so that a server that was ended and started again
    knows its members; PINs are kept in memory alone.
    """

    def __init__(
        self, pins: Mapping[str, str], path: Path | None = None, key: str = ""
    ) -> None:
        """Reads the tokens in a file, if there is one.

        Args:
            pins: by the roles' ids.
            path: the file; None to keep no tokens.
            key: what the owner of the server is known by, in place of any PIN; "" for none.
        """
        self._key = key
        self._heard: dict[str, float] = {}
        self.brake = Brake()
        self._pins = {role: PinHash.of(pin) for role, pin in pins.items()}
        self._nobody = PinHash.of(secrets.token_hex(8))
        self._path = path
        self._members: dict[str, tuple[EventMember, float]] = _read(path)

    def joined(self, role: str, pin: str, name: str) -> tuple[str, EventMember] | None:
        """Returns a new token and its member; None for a wrong role, PIN or name.

        Slow on purpose: call it in a thread. The brake is the caller's to ask.
        """
        fits = self.is_owner(pin) or self._pins.get(role, self._nobody).fits(pin)
        name = one_line(name).strip()
        if not (fits and name and role in self._pins):
            return None
        member = EventMember(f"{name} ({role})", ROLES[role])
        token = secrets.token_urlsafe(32)
        self._members[_token_hash(token)] = member, time.time()
        while len(self._members) > MOST_MEMBERS:
            del self._members[next(iter(self._members))]
        self._store()
        return token, member

    def member(self, token: str) -> EventMember | None:
        """Returns the member with a token; None if there is none, or it is too old."""
        hashed = _token_hash(token)
        member, since = self._members.get(hashed, (None, 0.0))
        if member is None or time.time() - since >= LASTS_S:
            return None
        self._heard[hashed] = time.time()
        return member

    def is_owner(self, token: str) -> bool:
        """Returns whether a token is the key of the server's owner."""
        given = token.encode("utf-8", "surrogatepass")
        return bool(self._key) and hmac.compare_digest(self._key.encode(), given)

    def devices(self) -> list[dict[str, Any]]:
        """Returns the devices that have joined, for JSON; those heard last come first."""
        now = time.time()
        told = [
            {
                "id": hashed[:DEVICE_SIGNS],
                "who": member.who,
                "role": member.role.id,
                "joined": _iso(since),
                "heard": _iso(self._heard.get(hashed, since)),
                "listens": now - self._heard.get(hashed, 0.0) < LISTENS_S,
            }
            for hashed, (member, since) in self._members.items()
            if now - since < LASTS_S
        ]
        return sorted(told, key=lambda one: str(one["heard"]), reverse=True)

    def put_out(self, device: str) -> bool:
        """Forgets a device, by its id; returns False if there is none."""
        gone = [hashed for hashed in self._members if hashed[:DEVICE_SIGNS] == device]
        for hashed in gone:
            del self._members[hashed]
            self._heard.pop(hashed, None)
        if gone:
            self._store()
        return bool(gone)

    def forget(self, token: str) -> None:
        """Forgets a token: its member has signed out."""
        if self._members.pop(_token_hash(token), None) is not None:
            self._store()

    def _store(self) -> None:
        if self._path is None:
            return
        told = [
            [token, member.role.id, member.who, since]
            for token, (member, since) in self._members.items()
        ]
        with suppress(OSError, FileError):  # the members then join again after a restart
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_bytes(self._path, json.dumps(told).encode())
            self._path.chmod(0o600)


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().isoformat(timespec="seconds")


def _token_hash(token: str) -> str:
    # A token is 256 bits by chance; there is nothing to guess, and no salt is needed.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _read(path: Path | None) -> dict[str, tuple[EventMember, float]]:
    """Returns the members in a file by the hashes of their tokens; none if it is damaged."""
    if path is None:
        return {}
    try:
        told = json.loads(path.read_bytes())
        return {
            str(token): (EventMember(str(who), _role(role)), float(since))
            for token, role, who, since in told
        }
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return {}


def _role(id_: str) -> Role:
    return ROLES[id_]

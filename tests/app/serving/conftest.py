"""A served event for each test file; servers and proxies that end with their test."""

from __future__ import annotations

from tests.app.sharing.conftest import cup, home, no_server_is_left, proxies, serve, server

__all__ = ["cup", "home", "no_server_is_left", "proxies", "serve", "server"]

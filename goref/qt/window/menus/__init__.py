"""The main window's menus: their commands, and what those do that no other room does."""

"""The main window: assembly, menus, files, board."""

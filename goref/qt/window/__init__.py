"""The main window: its assembly, menus, files and board."""

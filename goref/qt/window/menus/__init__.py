"""The main window's menus, and the commands in them that belong to no feature."""

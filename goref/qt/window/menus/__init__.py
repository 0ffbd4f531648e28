"""The main window's menus, and those of their commands that belong to no other package."""

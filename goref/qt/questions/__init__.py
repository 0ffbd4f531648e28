"""The questions in the window: their page, the open one, what opens and answers one."""

"""The school in the window: its courses, the bar of an exercise, a printed exam."""

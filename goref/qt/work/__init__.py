"""Work that takes longer than a frame: in pieces while the window is idle, or on a thread."""

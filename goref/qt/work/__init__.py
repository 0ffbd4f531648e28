"""Work that takes longer than a frame: in idle time, or on a thread of its own."""

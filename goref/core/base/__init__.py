"""Parts of all values: points, colours, numbers, texts, faults, findings, undo."""

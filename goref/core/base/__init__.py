"""Parts that all values use: points, colours, numbers, texts, faults, findings, undo."""

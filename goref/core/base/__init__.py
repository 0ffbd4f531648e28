"""What all values are made of: points, colours, numbers, texts, faults, findings, undo."""

"""What is drawn on a board, as shapes in plain numbers; boards as SVG."""

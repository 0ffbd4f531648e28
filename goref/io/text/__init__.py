"""From bytes to text to rows of points, and boards drawn as text."""

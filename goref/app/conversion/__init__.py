"""A recorded result that is converted: read from text, as rows and as JSON."""

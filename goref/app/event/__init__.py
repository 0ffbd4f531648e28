"""The use cases of an event: import, adjudication, overview, export."""

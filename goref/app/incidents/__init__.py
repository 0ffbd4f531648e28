"""Use cases of incidents: drafts with proposals, lists, tables for people."""

"""Work with incidents: drafts with proposals, lists, tables of the manual."""

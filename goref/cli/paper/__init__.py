"""Commands that write on paper: what they are asked. Qt sets the pages."""

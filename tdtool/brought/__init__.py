"""Tournaments that are brought from elsewhere: our own portable files, and those of others."""

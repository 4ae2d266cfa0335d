"""Blind structures in files: read from JSON, CSV, .tdt and pasted text, written as JSON."""

"""Blind structures in files: read from JSON, CSV and pasted text, written as JSON."""

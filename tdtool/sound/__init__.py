"""Sounds and the system's voice: played beside the desk, which never waits for them."""

"""Players on the clock: a hand is counted down at a table."""

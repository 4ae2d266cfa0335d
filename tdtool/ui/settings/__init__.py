"""Settings: the house rules of the tournament, and what is set once for this computer."""

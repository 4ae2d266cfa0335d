"""Help: short chapters for directors, a search over them, and all keys."""

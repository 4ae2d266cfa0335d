"""Money of a tournament: its currency and what an entry costs."""

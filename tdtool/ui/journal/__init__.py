"""The Journal: everything that happened, and the way back."""

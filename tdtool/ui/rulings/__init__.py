"""The Rulings page: the library, the calculators, and the log of what was ruled."""
